"""Overrun: each enemy that is passed through rolls one leaving die."""

from __future__ import annotations

import pytest

from game.rules.arena.presentation.queries import danger_of, reach_of
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from tests.rules.arena.battle import B, Battle, H, battle

ELVES = "Elf Rangers"
STRIP = ("1" * 12,)


def _charge(*foes: tuple[object, ...], rows: tuple[str, ...] = STRIP, colour: str = "black",
            charges: bool = True, **more: object) -> Battle:  # fmt: skip
    """Return a Ranger at (2, 0) of a strip, its squad charging, in its move."""
    walker = {"black": "Liliana Vess", "red": "Chandra Nalaar"}[colour]
    b = battle((ELVES, (2, 0)), ("Nissa Revane", (0, 0)), (walker, (11, 0)), *foes, colours=("green", colour),
               phase="spells", card=ELVES, hand=("Overrun",), rows=rows, **more)  # type: ignore[arg-type]  # fmt: skip
    if charges:
        b.play("Overrun", b.army(ELVES))
    while b.prompt != "move":
        b.done()
    return b


def _struck(b: Battle) -> list[int]:
    return [one.enemy for one in b.events if isinstance(one, e.LeavingStruck)]


@pytest.mark.parametrize("end", [5, 6, 8])
def test_an_enemy_of_one_space_rolls_one_die_wherever_the_way_ends(end: int) -> None:
    # rule: arena/overrun
    b = _charge(("Blighted Reavers", (4, 0)))
    reach = reach_of(b.table, b.id(ELVES))
    there = (b.hex((end, 0)),)
    danger = danger_of(reach, there)
    assert (reach.risk(there), danger.leaves, danger.unhurt) == (1, (b.id("Blighted Reavers"),), 0.5)
    b.move(ELVES, (end, 0), (B,))
    assert _struck(b) == [b.id("Blighted Reavers")] and b.at(ELVES) == (end, 0)


@pytest.mark.parametrize("end", [6, 7, 8])
@pytest.mark.parametrize("front", [4, 5])
def test_an_enemy_of_two_spaces_rolls_one_die_whichever_way_it_looks(end: int, front: int) -> None:
    # rule: arena/overrun
    b = _charge(("Blazing Firecats", (front, 0), 0, 1, (9 - front, 0)), colour="red")
    assert reach_of(b.table, b.id(ELVES)).risk((b.hex((end, 0)),)) == 1
    b.move(ELVES, (end, 0), (B,))
    assert _struck(b) == [b.id("Blazing Firecats")] and b.at(ELVES) == (end, 0)


def test_two_that_are_passed_through_roll_one_die_each_where_they_are_met() -> None:
    # rule: arena/overrun
    b = _charge(("Blighted Reavers", (3, 0)), ("Restless Zombies", (5, 0)))
    both = [b.id("Blighted Reavers"), b.id("Restless Zombies")]
    assert reach_of(b.table, b.id(ELVES)).risk((b.hex((7, 0)),)) == 2
    b.move(ELVES, (7, 0), (B,), (H,))
    assert _struck(b) == both and b.damage(ELVES) == 1
    killed = _charge(("Blighted Reavers", (3, 0)), ("Restless Zombies", (5, 0)))
    assert killed.move(ELVES, (4, 0), (B,)).at(ELVES) == (4, 0) and _struck(killed) == both[:1]


def test_who_is_destroyed_by_the_die_has_not_entered_the_space() -> None:
    # rule: arena/leaving_engagements
    b = battle((ELVES, (2, 0), 1), ("Nissa Revane", (0, 0)), ("Liliana Vess", (11, 0)), ("Blighted Reavers", (4, 0)),
               colours=("green", "black"), phase="spells", card=ELVES, hand=("Overrun",), rows=STRIP)  # fmt: skip
    b.play("Overrun", b.army(ELVES)).move(ELVES, (6, 0), (H,))
    assert b.zone(ELVES) == "graveyard"
    assert [b.spot(one.spaces[0]) for one in b.events if isinstance(one, e.FigureMoved)] == [(3, 0)]


def test_an_enemy_far_below_that_is_passed_through_rolls_its_die_all_the_same() -> None:
    # rule: arena/overrun - it was not engaged before: the Ranger, of height 4, comes from four levels above.
    b = _charge(("Restless Zombies", (4, 0)), rows=("5" * 4 + "2" * 8,))
    assert reach_of(b.table, b.id(ELVES)).risk((b.hex((5, 0)),)) == 1
    deep = _charge(("Restless Zombies", (4, 0)), rows=("5" * 4 + "1" * 8,))
    # One more level is a fall, with a die of its own.
    assert reach_of(deep.table, deep.id(ELVES)).risk((deep.hex((5, 0)),)) == 2


def test_enemies_that_are_only_walked_past_roll_as_for_anybody() -> None:
    # rule: arena/leaving_engagements
    for charges in (True, False):
        b = _charge(("Blighted Reavers", (3, 1)), rows=(STRIP[0], "...1........"), charges=charges)
        assert reach_of(b.table, b.id(ELVES)).risk((b.hex((3, 0)),)) == 0
        assert reach_of(b.table, b.id(ELVES)).risk((b.hex((6, 0)),)) == 1


def test_a_safer_way_round_is_taken_before_the_one_through() -> None:
    # rule: arena/movement - the fewest dice, then the cheapest.
    wide = ("1" * 12,) * 5
    b = battle((ELVES, (2, 2)), ("Nissa Revane", (0, 0)), ("Liliana Vess", (11, 0)), ("Blighted Reavers", (4, 2)),
               colours=("green", "black"), phase="spells", card=ELVES, hand=("Overrun",), rows=wide)  # fmt: skip
    b.play("Overrun", b.army(ELVES))
    reach = reach_of(b.table, b.id(ELVES))
    beyond = (b.hex((5, 2)),)
    assert (reach.risk(beyond), reach.cost(beyond)) == (0, 4)
    assert all(b.spot(step[0]) != (4, 2) for step in reach.path(beyond))


def test_each_part_of_a_broken_way_begins_again() -> None:
    # rule: arena/overrun
    b = _charge(("Blighted Reavers", (4, 0)))
    b.move(ELVES, (5, 0), (B,))
    assert b.prompt == "move" and reach_of(b.table, b.id(ELVES)).risk((b.hex((6, 0)),)) == 1
    b.do(c.MoveFigure(b.id(ELVES), (b.hex((6, 0)),)), (B,))
    assert _struck(b) == [b.id("Blighted Reavers")] * 2


def test_no_charge_is_stopped_by_those_who_bar_the_way_of_others() -> None:
    b = _charge(("Blighted Reavers", (4, 0)), charges=False)
    assert not b.reaches(ELVES, (5, 0)) and not b.reaches(ELVES, (4, 0))
