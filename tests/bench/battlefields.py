"""What the benchmark of Arena draws and looks at: a crowded battlefield, and sight over hills."""

from __future__ import annotations

import random
from collections.abc import Callable

from msgspec.structs import replace

from game.app.files.settings import Settings
from game.app.matches.match import Match, Seating
from game.core import runner
from game.geometry.hex_sight import Body, sight_row
from game.geometry.hex_terrain import Column, HexTerrain
from game.geometry.hexes import Hex, Stagger, steps_apart, to_axial
from game.rules.arena.cards.decks import PREMADE
from game.rules.arena.ruleset import ARENA
from game.rules.arena.setup import ArenaSetup, SeatSetup
from game.rules.arena.standing import card_of
from game.rules.arena.state.board import Board, GlyphPlace
from game.ui.application import Application
from game.ui.art.palette import SEAT_NAMES
from tests.bench.scenes import seated


def _hills(size: int, chance: random.Random) -> HexTerrain:
    """Return a battlefield of hills up to seven levels, with ponds and ruins."""
    places = [to_axial(Stagger(), column, row) for row in range(size) for column in range(size)]
    tops = [(chance.choice(places), chance.randrange(3, 8)) for _ in range(size // 2)]
    columns = []
    for place in places:
        level = max([1, *(peak - steps_apart(place, top) for top, peak in tops)])
        kind = chance.random()
        columns.append(Column(place, level, "water" if kind < 0.06 and level == 1 else "", 5 if kind > 0.99 else 0))
    return HexTerrain(tuple(columns))


def crowded_battlefield(size: tuple[int, int]) -> Application:
    """Return a window with a melee on 40x40 hexes and forty figures on it, at rest."""
    chance = random.Random(3)
    terrain = _hills(40, chance)
    free = [column.at for column in terrain.columns if not column.ground and not column.pillar]
    start = tuple(free[:200])
    board = Board("Bench", "melee", terrain, (start,), (GlyphPlace(free[300], "power"),), tuple(free[400:410]))
    armies = [PREMADE[colour] for colour in ("white", "blue", "black", "green", "blue")]
    seats = tuple(SeatSetup(army.cards, army.spells) for army in armies)
    state = runner.start(ARENA, ArenaSetup(seats, board), 1).state
    while state.table.turn.number < 1 or state.decision.prompt != "choose_army":
        state = runner.submit(ARENA, state, state.decision.seat, runner.legal(ARENA, state)[0]).state
    figures = dict(state.table.figures)
    spots = iter(chance.sample(free[500:], 400))
    for number, figure in figures.items():
        if figure.zone != "field" and card_of(state.table, figure).spaces == 1:
            figures[number] = replace(figure, zone="field", spaces=(next(spots),))
    extra = [figure for figure in figures.values() if figure.zone == "field"]
    assert len(extra) >= 35, len(extra)
    state = replace(state, table=replace(state.table, figures=figures))
    app = Application(size, settings=Settings(animation_speed="off", volume=0.0))
    asked = state.decision.seat
    seatings = tuple(
        Seating(name, "human" if seat == asked else "computer") for seat, name in enumerate(SEAT_NAMES[: len(seats)])
    )
    app.play(Match.from_state(ARENA, state, seatings))
    return seated(app, 400)


def sight_of_all() -> tuple[Callable[[Hex], object], list[Hex]]:
    """Return a function that looks at all hexes of 24x24 from a place, and places to look from."""
    chance = random.Random(5)
    terrain = _hills(24, chance)
    free = [column.at for column in terrain.columns if not column.pillar]
    bodies = tuple(
        Body(number, (place,), terrain.top(place), 4) for number, place in enumerate(chance.sample(free, 20), 1)
    )

    def look(place: Hex) -> object:
        return sight_row(terrain, bodies, Body(99, (place,), terrain.top(place), 4), 4)

    return look, chance.sample(free, 12)
