"""How scenarios drawn in Tiled are read on Skirmish's boards: ``SCENARIOS`` fills in ``ScenarioKind``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from game.app.games.skirmish.moments import MOMENTS
from game.app.scenarios.kinds import DrawnSeat, ScenarioKind, turns_from
from game.core.scenario.script import Script
from game.geometry.squares import Cell, fits, footprint
from game.geometry.terrain import TERRAINS
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.setup import SeatSetup, SkirmishSetup, flaws_of_setup
from game.rules.skirmish.state.board import Board
from game.tiled.source import Source

_FACTIONS: tuple[Literal["drow", "crown"], ...] = ("drow", "crown")


def _centres(source: Source, board: Board) -> dict[Cell, tuple[float, float]]:
    wide, high = source.tile_size
    left, top = source.origin
    return {(x, y): ((x + left + 0.5) * wide, (y + top + 0.5) * high) for x, y in board.grid.cells()}


def _fills(board: Board, key: str, cell: Cell) -> tuple[Cell, ...] | None:
    size = CREATURES[key].size
    return footprint(cell, size) if fits(board.grid, cell, size) else None


def _setup(board: Board, script: Script, seats: Sequence[DrawnSeat]) -> SkirmishSetup:
    """Return the match: each seat's ``list`` is its faction, drow or crown; where it says none, that of its pieces."""
    drawn = []
    for number, seat in enumerate(seats, 1):
        own = Counter(CREATURES[piece.card].faction for piece in script.pieces if piece.seat == number - 1)
        faction = seat.list.lower() or (own.most_common(1)[0][0] if own else _FACTIONS[seat.side % 2])
        if faction not in _FACTIONS:
            raise ValueError(f'seat {number} has the list "{seat.list}"; "drow" or "crown" is expected')
        drawn.append(SeatSetup("drow" if faction == "drow" else "crown", 1 if seat.side else 0, seat.name))
    setup = SkirmishSetup(tuple(drawn), board, scenario=script)
    for flaw in flaws_of_setup(setup):
        raise ValueError(flaw)
    return setup


def _ways(board: Board, key: str, start: Cell, opened: frozenset[Cell]) -> Mapping[Cell, int]:
    """Return the turns to each square with nobody in the way, at the creature's full speed."""
    size = CREATURES[key].size

    def near(cell: Cell) -> Iterator[Cell]:
        around = ((cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
        return (one for one in around if _is_open(board, one, size, opened))

    return turns_from(start, near, CREATURES[key].speed, lambda cell: footprint(cell, size))


def _is_open(board: Board, cell: Cell, size: int, opened: frozenset[Cell]) -> bool:
    return all(space in opened or not board.grid.blocks(space) for space in footprint(cell, size))


SCENARIOS = ScenarioKind(
    centres=_centres,
    cards=lambda: {card.name: key for key, card in CREATURES.items()},
    fills=_fills,
    grounds=tuple(terrain.name for terrain in TERRAINS),
    hand_cards=lambda: {card.name: key for key, card in ACTIONS.items()},
    is_open=lambda board, space: not board.grid.blocks(space),
    setup=_setup,
    ways=_ways,
    moments=MOMENTS,
)
