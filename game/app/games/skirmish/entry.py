"""Skirmish for the app floor: its cards as figures, and its set-ups and positions as documents."""

from __future__ import annotations

from typing import Any

import msgspec

from game.ai.evaluation import Evaluator
from game.app.games.game_entry import GameEntry, refuse_unknown, seats_written
from game.app.games.skirmish.boards import board_named, tile_named
from game.app.games.skirmish.counting import SkirmishCounted
from game.app.maps.scenarios import setup_of_scenario
from game.core.state import AnyState
from game.geometry.sight import SightReport, sight
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import ActionCard, CreatureCard
from game.rules.skirmish.positions.documents import BoardDocument, read_board
from game.rules.skirmish.positions.reading import load_position
from game.rules.skirmish.positions.writing import write_position
from game.rules.skirmish.presentation import consequences, event_words, words
from game.rules.skirmish.presentation.queries import reach_of
from game.rules.skirmish.presentation.words import card_text, plain
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.setup import SeatSetup, SkirmishSetup
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.options import SkirmishOptions
from game.rules.skirmish.state.table import Table
from game.rules.skirmish.stats import size_of

#: The board of a match that names none.
PLAIN_HALL = (
    "11............22",
    "11............22",
    "11....#..#....22",
    "11............22",
    "11..^......^..22",
    "11............22",
    "11....#..#....22",
    "11............22",
    "11............22",
)

_FACTIONS = ("drow", "crown")


class SkirmishEntry(GameEntry):
    """Skirmish in the list of games."""

    ruleset = SKIRMISH
    counted = SkirmishCounted()
    write_position = staticmethod(write_position)
    prompt_text = staticmethod(words.prompt_text)
    answer_text = staticmethod(words.answer_text)
    name_of = staticmethod(words.card_name)
    event_text = staticmethod(event_words.event_text)
    consequence = staticmethod(consequences.consequence)
    side_of = staticmethod(consequences.side_of)

    def cards(self) -> list[dict[str, Any]]:
        return [_creature(card) for card in CREATURES.values()] + [_action(card) for card in ACTIONS.values()]

    def content(self) -> Any:
        return [tuple(CREATURES.values()), tuple(ACTIONS.values())]

    def board_of(self, setup: SkirmishSetup) -> Any:
        return setup.board or setup.tiles

    def setup(self, document: dict[str, Any]) -> SkirmishSetup:
        """Read ``scenario`` (the name of its map); or ``map`` (a name, rows, or an object) or ``tiles`` (names),
        ``seats`` (2 by default, with ``faction``, ``side`` and ``name``) and the options. A set-up as the program
        writes it, with ``board``, is taken too."""
        found: SkirmishSetup | None = setup_of_scenario(document, "skirmish", SkirmishOptions)
        if found is not None:
            return found
        refuse_unknown(document, {"map", "board", "tiles", "seats", *SkirmishOptions.__struct_fields__}, "setup")
        seats = _seats(document.get("seats"))
        options = {field: document[field] for field in SkirmishOptions.__struct_fields__ if field in document}
        if document.get("board") is not None:
            board = msgspec.convert(document["board"], Board)
            if len(board.starts) != 2 or any(board.grid.blocks(cell) for area in board.starts for cell in area):
                raise ValueError("setup.board.starts: squares of 2 sides that are not wall are expected")
            return msgspec.convert({"seats": seats, "board": board, **options}, SkirmishSetup)
        if document.get("tiles"):
            tiles = _tiles(document["tiles"])
            return msgspec.convert({"seats": seats, "tiles": tiles, **options}, SkirmishSetup)
        board = _board(document.get("map", PLAIN_HALL), "setup")
        return msgspec.convert({"seats": seats, "board": board, **options}, SkirmishSetup)

    def load_position(self, document: dict[str, Any]) -> AnyState:
        """Load a position, as ``docs/positions.md`` has it. ``map`` may be the name of a map."""
        named = document.get("map", PLAIN_HALL)
        if isinstance(named, str):
            return load_position({**document, "map": ["."]}, _board(named, ""))
        return load_position({**document, "map": named})

    def evaluator(self) -> Evaluator:
        from game.ai.skirmish.judging import SkirmishEvaluator

        return SkirmishEvaluator()

    def sight(self, state: AnyState, start: Any, end: Any) -> dict[str, Any]:
        """Return ``verdict`` clear, cover or blocked between two creatures (their numbers) or squares ([x, y])."""
        table: Table = state.table
        (from_cell, from_size), (to_cell, to_size) = _body(table, start, "from"), _body(table, end, "to")
        report: SightReport = sight(table.board.grid, from_cell, from_size, to_cell, to_size)
        written: dict[str, Any] = msgspec.to_builtins(report)
        return written

    def reach(self, state: AnyState, piece: int) -> dict[str, Any]:
        """Return ``squares`` with ``cell``, ``cost`` and ``path``, cheapest first."""
        if piece not in state.table.creatures:
            raise ValueError(f"piece: there is no creature {piece} on the board")
        reach = reach_of(state.table, piece)
        return {
            "squares": [{"cell": cell, "cost": cost, "path": reach.path(cell)} for cell, cost in reach.costs.items()]
        }


def _creature(card: CreatureCard) -> dict[str, Any]:
    return {
        "name": card.name,
        "deck": "creatures",
        "faction": card.faction,
        "count": card.count,
        "level": card.level,
        "abilities": list(card.abilities),
        "hp": card.hp,
        "damage": card.damage,
        "speed": card.speed,
        "keywords": list(card.keywords),
        "large": card.large,
        "text": plain(card_text(card)).replace("**", ""),
    }


def _action(card: ActionCard) -> dict[str, Any]:
    return {
        "name": card.name,
        "deck": "actions",
        "faction": card.faction,
        "count": card.count,
        "level": card.level,
        "abilities": [card.ability],
        "kind": card.timing,
        "text": plain(card_text(card)).replace("**", ""),
    }


def _seats(given: Any) -> tuple[SeatSetup, ...]:
    """Return seats from a document: sides in turn, drow against crown, where nothing else is said."""
    written = seats_written(given, (2, 4))
    filled = [{"faction": _FACTIONS[number % 2], "side": number % 2, **seat} for number, seat in enumerate(written)]
    try:
        return msgspec.convert(filled, tuple[SeatSetup, ...])
    except msgspec.ValidationError as error:
        raise ValueError(
            f"setup.seats{str(error).partition('`$')[2].rstrip('`')}: {str(error).split(' - at')[0]}"
        ) from error


def _board(named: Any, root: str) -> Board:
    """Return a board from a map's name, its rows, or an object with rows."""
    place = f"{root}.map" if root else "map"
    if isinstance(named, str):
        try:
            return board_named(named)
        except ValueError as error:
            raise ValueError(f"{place}: {error}") from error
    try:
        drawn = msgspec.convert(named, tuple[str, ...] | BoardDocument)
    except msgspec.ValidationError as error:
        raise ValueError(f"{place}: a map's name, rows of text, or an object with rows is expected") from error
    try:
        return read_board(drawn)
    except ValueError as error:
        raise ValueError(f"{root}.{error}" if root else str(error)) from error


def _tiles(named: Any) -> tuple[Any, ...]:
    if not isinstance(named, list) or not 2 <= len(named) <= 64:
        raise ValueError("setup.tiles: a list of 2 to 64 names of board tiles is expected")
    found = []
    for number, name in enumerate(named):
        try:
            found.append(tile_named(name) if isinstance(name, str) else name)
        except ValueError as error:
            raise ValueError(f"setup.tiles[{number}]: {error}") from error
    return tuple(found)


def _body(table: Table, where: Any, place: str) -> tuple[tuple[int, int], int]:
    """Return the top left square and the size of a creature, or a single square."""
    if isinstance(where, int) and not isinstance(where, bool):
        if where not in table.creatures:
            raise ValueError(f"{place}: there is no creature {where} on the board")
        creature = table.creatures[where]
        return creature.cell, size_of(creature)
    try:
        cell = msgspec.convert(where, tuple[int, int])
    except msgspec.ValidationError as error:
        raise ValueError(f"{place}: a square [x, y] or a creature's number is expected") from error
    if not table.board.grid.inside(cell):
        raise ValueError(f"{place}: square ({cell[0]}, {cell[1]}) lies off the board")
    return cell, 1


ENTRY = SkirmishEntry()
