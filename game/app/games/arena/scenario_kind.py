"""How scenarios drawn in Tiled are read on Arena's battlefields: ``SCENARIOS`` fills in ``ScenarioKind``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.app.games.arena.moments import MOMENTS
from game.app.scenarios.kinds import DrawnSeat, ScenarioKind, turns_from
from game.core.scenario.script import Script
from game.geometry.hex_grounds import GROUND_KINDS
from game.geometry.hexes import Hex, from_axial, neighbours
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.decks import PREMADE
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.setup import ArenaSetup, SeatSetup, flaws_of_setup
from game.rules.arena.standing import is_place
from game.rules.arena.state.board import Board
from game.tiled.hex_cells import hex_corner
from game.tiled.source import Source


def _centres(source: Source, board: Board) -> dict[Hex, tuple[float, float]]:
    """Return the middle of each space in the pixels of its map."""
    wide, high = source.tile_size
    found = {}
    for column in board.terrain.columns:
        x, y = from_axial(board.stagger, column.at)
        cell = x + source.origin[0], y + source.origin[1]
        left, top = hex_corner(source.tile_size, source.hex_side, source.stagger, cell)
        found[column.at] = (left + wide / 2, top + high / 2)
    return found


def _fills(board: Board, key: str, space: Hex) -> tuple[Hex, ...] | None:
    """Return the space, if a figure fits with its front there; None if not, or where a long one's back has no place."""
    terrain = board.terrain
    if not is_place(terrain, (space,)):
        return None
    if ARMY_CARDS[key].spaces == 1:
        return (space,)
    fitting = (back for back in neighbours(space) if is_place(terrain, (space, back)))
    return (space,) if next(fitting, None) is not None else None


def _setup(board: Board, script: Script, seats: Sequence[DrawnSeat]) -> ArenaSetup:
    """Return the set-up: each seat's ``list`` is the colour of its army; where it says none, that of its Planeswalker.
    The pieces that are drawn, which include this one, start on the battlefield; the rest are its reserve."""
    colours = tuple(PREMADE)
    drawn = []
    for number, seat in enumerate(seats):
        keys = [piece.card for piece in script.pieces if piece.seat == number]
        leaders = [ARMY_CARDS[key] for key in keys if ARMY_CARDS[key].kind == "planeswalker"]
        colour = seat.list.lower() or (leaders[0].colour if leaders else colours[number % len(colours)])
        if colour not in PREMADE:
            raise ValueError(f'seat {number + 1} has the list "{seat.list}"; {", ".join(colours)} are expected')
        premade = next(PREMADE[known] for known in colours if known == colour)
        drawn.append(SeatSetup(premade.cards, premade.spells, seat.name))
        for key in dict.fromkeys(keys):
            there = premade.cards.count(key) * ARMY_CARDS[key].figures
            if keys.count(key) > there:
                name = ARMY_CARDS[key].name
                raise ValueError(
                    f"seat {number + 1} has {there} figures of {name} in its army, and {keys.count(key)} are drawn"
                )
        if not leaders:
            name = ARMY_CARDS[premade.cards[0]].name
            raise ValueError(f"seat {number + 1} needs its Planeswalker among its pieces; {name} leads {colour}")
    setup = ArenaSetup(tuple(drawn), board, script)
    for flaw in flaws_of_setup(setup):
        raise ValueError(flaw)
    return setup


def _ways(board: Board, key: str, start: Hex, opened: frozenset[Hex]) -> Mapping[Hex, int]:
    """Return a lower bound of the turns to each space: nobody is in the way, and every step costs one."""

    def near(here: Hex) -> Iterator[Hex]:
        return (space for space in neighbours(here) if space in board.terrain.by_place)

    return turns_from(start, near, ARMY_CARDS[key].move, lambda space: (space,))


SCENARIOS = ScenarioKind(
    centres=_centres,
    cards=lambda: {card.name: key for key, card in ARMY_CARDS.items()},
    fills=_fills,
    grounds=tuple(kind.name for kind in GROUND_KINDS),
    has_levels=True,
    lacks={"Gold": "this game has no gold to give"},
    hand_cards=lambda: {card.name: key for key, card in SPELL_CARDS.items()},
    is_open=lambda board, space: is_place(board.terrain, (space,)),
    setup=_setup,
    ways=_ways,
    moments=MOMENTS,
)
