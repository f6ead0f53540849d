"""Arena for the app floor: its cards as figures, and its set-ups, positions, sight and reach as documents.

All places in documents are ``[column, row]`` as the map editor counts them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from game.ai.evaluation import Evaluator
from game.app.files.wording import place_and_expectation
from game.app.games.arena.counting import ArenaCounted
from game.app.games.arena.map_kind import BATTLEFIELD_KIND
from game.app.games.game_entry import AnyView, GameEntry, refuse_unknown
from game.app.maps.library import map_named
from game.app.maps.scenarios import setup_of_scenario
from game.core.commands import Command, Done
from game.core.options import options_in
from game.core.state import AnyState
from game.geometry.hex_sight import SightReport, clear_sight_to_space
from game.geometry.hexes import Hex, from_axial, to_axial
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.cards.traits import ArmyCard
from game.rules.arena.positions.card_names import army_of_seat
from game.rules.arena.positions.documents import BoardDocument, SeatDocument, read_board
from game.rules.arena.positions.reading import load_position, write_position
from game.rules.arena.presentation import consequences, event_words, words
from game.rules.arena.presentation.card_words import card_text, plain
from game.rules.arena.presentation.names import card_name, figure_name
from game.rules.arena.presentation.queries import clear_sight_between, danger_of, reach_of, sight_between
from game.rules.arena.ruleset import ARENA
from game.rules.arena.setup import ArenaSetup, SeatSetup, flaws_of_setup
from game.rules.arena.standing import bodies_of, body_of, range_between
from game.rules.arena.state.board import Board, flaws
from game.rules.arena.state.options import ArenaOptions
from game.rules.arena.state.table import Figure, Table

#: The battlefield of a match that names none.
DEFAULT_MAP = "The Duel"

_SETUP_FIELDS = tuple(sorted(("board", "map", "seats", *ArenaOptions.__struct_fields__)))
_COLOURS = ("white", "blue", "black", "red", "green")
_KINDS = {"sorcery": "sorcery", "enchantment": "enchantment", "hidden": "hidden enchantment"}
_LEAST_SEATS = {"duel": 2, "skirmish": 4, "melee": 3}


class ArenaEntry(GameEntry):
    """Arena in the list of games."""

    ruleset = ARENA
    counted = ArenaCounted()
    write_position = staticmethod(write_position)
    prompt_text = staticmethod(words.prompt_text)
    answer_text = staticmethod(words.answer_text)
    event_text = staticmethod(event_words.event_text)
    consequence = staticmethod(consequences.consequence)
    side_of = staticmethod(consequences.side_of)

    def offer_text(self, view: AnyView, command: Command, names: Sequence[str], /) -> str:
        """Return the words of an answer; to go on is called as its button is."""
        if isinstance(command, Done) and view.decision is not None:
            return words.done_text(view.decision.prompt)
        return words.answer_text(view.table, command, names)

    def name_of(self, table: Table, number: int) -> str:
        return figure_name(table, number) if number in table.figures else card_name(table, number)

    def cards(self) -> list[dict[str, Any]]:
        return [_army_card(card) for card in ARMY_CARDS.values()] + [_spell_card(card) for card in SPELL_CARDS.values()]

    def content(self) -> Any:
        return [tuple(ARMY_CARDS.values()), tuple(SPELL_CARDS.values())]

    def board_of(self, setup: ArenaSetup) -> Any:
        return setup.board

    def setup(self, document: dict[str, Any]) -> ArenaSetup:
        """Read ``scenario`` (the name of its map); or ``map`` (a name, rows of levels, or an object) and ``seats`` with
        ``name``, and ``colour`` or ``army`` and ``spells``; the options. A set-up as the program writes it, with
        ``board``, is taken too."""
        found: ArenaSetup | None = setup_of_scenario(document, "arena", ArenaOptions)
        if found is not None:
            return found
        refuse_unknown(document, _SETUP_FIELDS, "setup")
        try:
            given = {field: document[field] for field in ArenaOptions.__struct_fields__ if field in document}
            options = msgspec.convert(given, ArenaOptions)
        except msgspec.ValidationError as error:
            raise ValueError(place_and_expectation(error, "setup")) from error
        if document.get("board") is not None:
            board = msgspec.convert(document["board"], Board)
        else:
            board = _board(document.get("map", DEFAULT_MAP), "setup.map")
        for flaw in flaws(board):
            if flaw.severity == "error":
                raise ValueError(f"setup.map: {flaw.text}")
        wanted = ArenaSetup(_seats(document.get("seats"), board), board, **options_in(options, ArenaOptions))
        for flaw_text in flaws_of_setup(wanted):
            raise ValueError(f"setup.seats: {flaw_text}")
        return wanted

    def load_position(self, document: dict[str, Any]) -> AnyState:
        """Load a position, as ``docs/positions.md`` has it. ``map`` may be the name of a battlefield."""
        named = document.get("map", DEFAULT_MAP)
        if isinstance(named, str):
            return load_position(document, _board(named, "map"))
        return load_position({**document, "map": named})

    def evaluator(self) -> Evaluator:
        from game.ai.arena.judging import ArenaEvaluator

        return ArenaEvaluator()

    def unnamed_seats(self, document: dict[str, Any]) -> int:
        """Return as many as the battlefield is for."""
        try:
            given = document.get("board")
            board = _board(document.get("map", DEFAULT_MAP), "map") if given is None else msgspec.convert(given, Board)
        except (ValueError, TypeError):
            return 2
        return _LEAST_SEATS[board.mode]

    def sight(self, state: AnyState, start: Any, end: Any) -> dict[str, Any]:
        """Return what the figure ``start`` (its number, or a space that it fills) sees of a figure: ``sees``,
        ``hit_zone`` and ``body``, reports of lines; or of a space without a figure: ``sees`` and ``space``."""
        table: Table = state.table
        seer = _figure(table, start, "from")
        if seer is None:
            raise ValueError("from: a figure on the battlefield, or a space that one fills, is expected")
        target = _figure(table, end, "to")
        if target is None:
            space = _space(table, end, "to")
            report = clear_sight_to_space(table.board.terrain, bodies_of(table), body_of(table, seer), space)
            return {"sees": report.clear, "space": _report(table, report)}
        if target.id == seer.id:
            raise ValueError("to: another figure than that of from is expected")
        hit_zone = sight_between(table, seer, target)
        return {
            "sees": hit_zone.clear,
            "spaces_apart": range_between(table, seer, target),
            "hit_zone": _report(table, hit_zone),
            "body": _report(table, clear_sight_between(table, seer, target)),
        }

    def reach(self, state: AnyState, piece: int) -> dict[str, Any]:
        """Return ``spaces`` with ``at`` (the front first), ``cost``, ``leaves``, ``falls``, ``unhurt`` and ``path``,
        cheapest first."""
        table: Table = state.table
        figure = table.figures.get(piece)
        if figure is None or figure.zone != "field":
            raise ValueError(f"piece: there is no figure {piece} on the battlefield")
        reach = reach_of(table, piece)

        def spots(spaces: Sequence[Hex]) -> list[tuple[int, int]]:
            return [from_axial(table.board.stagger, space) for space in spaces]

        found = []
        for spaces in sorted(reach.places, key=lambda spaces: (reach.cost(spaces), spaces)):
            danger = danger_of(reach, spaces)
            found.append(
                {
                    "at": spots(spaces),
                    "cost": danger.cost,
                    "leaves": danger.leaves,
                    "falls": danger.falls,
                    "unhurt": danger.unhurt,
                    "path": [spots(step) for step in reach.path(spaces)],
                }
            )
        return {"spaces": found}


# Cards


def _army_card(card: ArmyCard) -> dict[str, Any]:
    return {
        "name": card.name,
        "kind": card.kind,
        "colour": card.colour,
        "cost": card.cost,
        "copies": 1,
        "life": card.life,
        "move": card.move,
        "range": card.range,
        "power": card.power,
        "toughness": card.toughness,
        "height": card.height,
        "ppf": card.ppf,
        "unique": card.unique,
        "figures": card.figures,
        "spaces": card.spaces,
        "types": list(card.types),
        "text": plain(card_text(card)),
    }


def _spell_card(card: Any) -> dict[str, Any]:
    found = {
        "name": card.name,
        "kind": _KINDS[card.kind],
        "colour": card.colour,
        "cost": card.cost,
        "copies": card.copies,
        "text": plain(card_text(card)),
    }
    return found if card.on is None else {**found, "on": card.on}


# Set-ups


def _seats(given: Any, board: Board) -> tuple[SeatSetup, ...]:
    """Return seats from a document; where it names none, those that come with the set, in the order of the colours."""
    written = [{}] * _LEAST_SEATS[board.mode] if given is None else given
    if not isinstance(written, list | tuple) or len(written) > len(_COLOURS):
        raise ValueError(f"setup.seats: a list of at most {len(_COLOURS)} objects is expected")
    known = set(SeatSetup.__struct_fields__) | {"colour"}
    found = []
    for number, seat in enumerate(written):
        place = f"setup.seats[{number}]"
        refuse_unknown(seat, known, place)
        colour = seat.get("colour")
        if colour is not None and colour not in _COLOURS:
            raise ValueError(
                f"{place}.colour: {', '.join(_COLOURS[:-1])} or {_COLOURS[-1]} is expected, not {colour!r}"
            )
        try:
            document = msgspec.convert(seat, SeatDocument)
        except msgspec.ValidationError as error:
            where = str(error).partition("`$")[2].rstrip("`")
            raise ValueError(f"{place}{where}: {str(error).split(' - at')[0].replace('`', '')}") from error
        found.append(army_of_seat(place, document, _COLOURS[number]))  # type: ignore[arg-type]
    return tuple(found)


def _board(named: Any, place: str) -> Board:
    """Return a battlefield from a map's name, its rows, or an object with rows."""
    if isinstance(named, str):
        try:
            return battlefield_named(named)
        except ValueError as error:
            raise ValueError(f"{place}: {error}") from error
    try:
        drawn = msgspec.convert(named, tuple[str, ...] | BoardDocument)
    except msgspec.ValidationError as error:
        raise ValueError(
            f"{place}: a battlefield's name, rows of levels, or an object with rows is expected"
        ) from error
    try:
        return read_board(drawn)
    except ValueError as error:
        raise ValueError(f"{place.removesuffix('map')}{error}") from error


def battlefield_named(name: str) -> Board:
    """Return the battlefield of a map file, called by its path, its file name or its title. Raises ValueError with what
    is wrong with it, or with the nearest name."""
    board: Board = map_named(name, BATTLEFIELD_KIND)
    return board


# Sight


def _spot(where: Any, place: str) -> tuple[int, int]:
    try:
        return msgspec.convert(where, tuple[int, int])
    except msgspec.ValidationError as error:
        raise ValueError(f"{place}: a space [column, row] or a figure's number is expected") from error


def _space(table: Table, where: Any, place: str) -> Hex:
    spot = _spot(where, place)
    space = to_axial(table.board.stagger, *spot)
    if space not in table.board.terrain.by_place:
        raise ValueError(f"{place}: there is no space ({spot[0]}, {spot[1]})")
    return space


def _figure(table: Table, where: Any, place: str) -> Figure | None:
    """Return the figure of a number, or the one that fills a space; None for a space that nobody fills."""
    if isinstance(where, int) and not isinstance(where, bool):
        figure = table.figures.get(where)
        if figure is None or figure.zone != "field":
            raise ValueError(f"{place}: there is no figure {where} on the battlefield")
        return figure
    space = _space(table, where, place)
    return next((each for each in table.figures.values() if space in each.spaces), None)


def _report(table: Table, report: SightReport) -> dict[str, Any]:
    """Return a report with its spaces as documents call them."""
    written: dict[str, Any] = _with_spots(table, msgspec.to_builtins(report))
    return written


def _with_spots(table: Table, written: Any) -> Any:
    """Return the same, with each field that is a space, or a list of spaces, told as the map editor counts it."""
    if isinstance(written, dict):
        return {
            key: _spots(table, value) if key in _SPACES else _with_spots(table, value) for key, value in written.items()
        }
    if isinstance(written, list | tuple):
        return [_with_spots(table, each) for each in written]
    return written


#: The fields of a sight report that are spaces, edges of two spaces, or nothing.
_SPACES = ("at", "space", "spaces", "place", "edge")


def _spots(table: Table, value: Any) -> Any:
    if isinstance(value, list | tuple) and len(value) == 2 and all(isinstance(part, int) for part in value):
        return from_axial(table.board.stagger, (value[0], value[1]))
    if isinstance(value, list | tuple):
        return [_spots(table, each) for each in value]
    return value


ENTRY = ArenaEntry()
