"""Starting zones on Arena's battlefield are of the colour of whoever began there, and of none before that."""

from __future__ import annotations

import pygame
import pytest

from game.core import runner
from game.core.views import view_for
from game.rules.arena.positions.reading import PositionError, load_position, write_position
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from game.ui.art.palette import SEAT_COLOURS
from game.ui.boards.hexes import inlays
from game.ui.games.arena.board import ArenaBoard
from tests.conformance.arena_setups import arena_setup_of
from tests.rules.arena.battle import Battle

PX = 48


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def _setting_up(mode: str, first: int, number: int = 1) -> Battle:
    """Return a match at its first placing; in a duel that seat goes first."""
    b = Battle({"map": ["1111111"] * 5})
    b.state = runner.start(ARENA, arena_setup_of(mode, number), number).state
    return b.do(c.GoFirst(first)) if b.prompt == "go_first" else b


def _place_in(b: Battle, zone: int) -> Battle:
    starts = b.table.board.starts[zone]
    return b.do(next(one for one in b.legal(c.PlaceFigure) if one.spaces[0] in starts))


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("zone", [0, 1])
def test_a_zone_belongs_to_whoever_began_there_and_the_others_see_it(first: int, zone: int) -> None:
    # rule: arena/starting_zones
    b = _setting_up("duel", first)
    assert b.table.zones == ()
    _place_in(b, zone)
    assert b.table.zones[zone] == first and b.table.zones[1 - zone] == -1
    _place_in(b, 1 - zone)
    assert b.table.zones[zone] == first and b.table.zones[1 - zone] == 1 - first
    assert [view_for(ARENA, b.state, seat).table.zones for seat in (0, 1)] == [b.table.zones] * 2


def test_a_team_s_zone_belongs_to_its_first_seat_there_and_a_shared_one_to_nobody() -> None:
    b = _setting_up("skirmish", 0)
    order = [b.seat]
    _place_in(b, 1)
    while b.prompt == "place_planeswalker":
        order.append(b.seat)
        b.do(b.legal(c.PlaceFigure)[0])
    teams = [b.table.players[seat].team for seat in order]
    assert teams[0] == teams[1] != teams[2] == teams[3] and b.table.zones == (order[2], order[0])
    melee = _setting_up("melee", 0)
    melee.do(melee.legal(c.PlaceFigure)[0])
    assert melee.table.zones == ()


def test_a_position_keeps_the_zones_and_without_a_word_who_stands_there_began_there() -> None:
    rows = ["1111111"] * 5
    table = load_position({"map": rows}).table
    assert table.zones == (0, 1)
    assert load_position({"map": rows, "zones": [1, -1]}).table.zones == (1, -1)
    b = _place_in(_setting_up("duel", 1), 0)
    again = runner.resume(ARENA, load_position(write_position(b.state))).state
    assert again.table == b.table
    for zones, words in (([0], "2 are expected"), ([0, 1, 0], "2 are expected"), ([0, 2], "zones"), ([-2, 0], "zones")):
        with pytest.raises(PositionError, match=words):
            load_position({"map": rows, "zones": zones})


def _tint(board: ArenaBoard, place: tuple[int, int], bare: ArenaBoard) -> tuple[int, ...]:
    """Return how the ground of a space differs from that of a battlefield without zones: its colour, roughly."""
    found = []
    for one in (board, bare):
        surface = pygame.Surface((round(one.projection.columns * PX), round(one.projection.rows * PX)))
        one.chunks.ground.paint(surface, surface.get_rect(), PX)
        x, y = one.projection.spot(place)
        found.append(surface.get_at((round(x * PX), round(y * PX))))
    return tuple(painted - plain for painted, plain in zip(found[0][:3], found[1][:3], strict=True))


def test_zones_are_painted_in_the_colours_of_their_owners_and_pale_before() -> None:
    b = _setting_up("duel", 1)
    board, bare = (ArenaBoard(b.table.board, ("Ada", "Ben")) for _ in range(2))
    place = b.table.board.starts[0][0]
    bare.battlefield = type(bare.battlefield)(b.table.board.terrain, (), (), b.table.board.stagger,
                                              bare.battlefield.map_look, ())  # fmt: skip
    bare.rotate(0)
    board.show_table(b.table)
    pale = _tint(board, place, bare)
    assert max(pale) - min(pale) < 40
    _place_in(b, 0)
    _place_in(b, 1)
    board.show_table(b.table)
    for zone, seat in ((0, 1), (1, 0)):
        (red, _, blue), (red_of, _, blue_of) = _tint(board, b.table.board.starts[zone][0], bare), SEAT_COLOURS[seat]
        assert (red > blue) == (red_of > blue_of)


def test_what_is_nobody_s_has_no_seat_s_colour() -> None:
    near = [sum(abs(a - b) for a, b in zip(inlays.SHARED, colour, strict=True)) for colour in SEAT_COLOURS]
    assert min(near) > 120
