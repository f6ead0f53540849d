"""What a screen asks before acting: figures as they are now, ways with their dangers, sight."""

from __future__ import annotations

import pytest

from game.rules.arena.presentation.queries import clear_sight_between, danger_of, reach_of, sight_between, stats_of
from tests.rules.arena.battle import Battle, battle


def test_the_figures_of_a_figure() -> None:
    b = battle(("Rhox Veterans", (3, 4), 1), ("Restless Zombies", (4, 4)), ("Restless Zombies", (9, 9)),
               on_army=(("Hold the Rank", "Rhox Veterans"), ("Mirrored Zeal", "Rhox Veterans")))  # fmt: skip
    stats = stats_of(b.table, b.id("Rhox Veterans"))
    assert (stats.name, stats.life, stats.life_left, stats.range) == ("Rhox Veterans", 3, 2, 1)
    assert (stats.height, stats.base, stats.hidden, stats.auras) == (5, 1, 1, ("Hold the Rank",))
    assert stats.engaged == (b.id("Restless Zombies"),) and stats.move == (("Rhox Veterans", 5),)
    assert stats.abilities == ("Battle Formation", "Trample")
    with pytest.raises(KeyError):
        stats_of(b.table, b.id("Rhox Veterans", 2))


def test_the_dice_of_a_figure_count_whatever_holds_against_anybody_and_nothing_else() -> None:
    figures = [("Rhox Veterans", (3, 3 + number)) for number in (1, 2, 0)]
    b = battle(*figures, ("Liliana Vess", (11, 9)), on_army=(("Steadfast Guard", "Rhox Veterans"),))
    stats = stats_of(b.table, b.id("Rhox Veterans"))
    assert stats.toughness == (("Rhox Veterans", 2), ("Battle Formation", 2), ("Steadfast Guard", 1))
    assert stats.power == (("Rhox Veterans", 3),)


def test_the_reach_of_a_figure_is_what_is_left_of_its_move() -> None:
    b = battle(("Rhox Veterans", (3, 4)), phase="move", card="Rhox Veterans")
    number = b.id("Rhox Veterans")
    assert (b.hex((8, 4)),) in reach_of(b.table, number) and (b.hex((9, 4)),) not in reach_of(b.table, number)
    b.move("Rhox Veterans", (5, 4))
    assert (b.hex((8, 4)),) in reach_of(b.table, number) and (b.hex((9, 4)),) not in reach_of(b.table, number)
    assert (b.hex((6, 4)),) in reach_of(b.table, number, 1) and (b.hex((7, 4)),) not in reach_of(b.table, number, 1)
    other = reach_of(b.table, b.id("Gideon Jura"))
    assert max(other.cost(spaces) for spaces in other.places) == 6


def test_the_dangers_of_a_way() -> None:
    rows = ("111111111111",) * 4 + ("117711111111",) + ("111111111111",) * 5
    b = battle(("Rhox Veterans", (3, 4)), ("Restless Zombies", (9, 9)), phase="move", card="Rhox Veterans", rows=rows)
    reach = reach_of(b.table, b.id("Rhox Veterans"))
    fall = danger_of(reach, (b.hex((4, 4)),))
    assert (fall.cost, fall.leaves, fall.falls, fall.unhurt) == (1, (), (6,), 0.5)
    flat = danger_of(reach, (b.hex((2, 4)),))
    assert (flat.cost, flat.leaves, flat.falls, flat.unhurt) == (1, (), (), 1.0)


def test_the_dangers_of_leaving() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Restless Zombies", (4, 4)), ("Restless Zombies", (3, 3)), phase="move",
               card="Rhox Veterans")  # fmt: skip
    reach = reach_of(b.table, b.id("Rhox Veterans"))
    danger = danger_of(reach, (b.hex((2, 5)),))
    both = {b.id("Restless Zombies"), b.id("Restless Zombies", 2)}
    assert set(danger.leaves) == both and danger.unhurt == 0.25 and danger.falls == ()


def test_the_dangers_of_a_long_figure_are_those_of_its_front() -> None:
    rows = ("111111111111",) * 4 + ("155511111111",) + ("111111111111",) * 5
    b = battle(("Blazing Firecats", (3, 4), 0, None, (2, 4)), colours=("red", "black"), phase="move",
               card="Blazing Firecats", rows=rows)  # fmt: skip
    reach = reach_of(b.table, b.id("Blazing Firecats"))
    way = danger_of(reach, (b.hex((5, 4)), b.hex((4, 4))))
    assert way.falls == (4,) and way.unhurt == 0.5 and way.cost == 2


def _sighted(height: int) -> Battle:
    return battle(("Liliana Vess", (2, 4)), ("Gideon Jura", (6, 4)), colours=("black", "white"),
                  pillars=[{"at": (4, 4), "height": height}])  # fmt: skip


def test_sight_between_two_figures_is_that_of_the_rules() -> None:
    for height, seen in ((1, True), (30, False)):
        b = _sighted(height)
        one, other = b.figure("Liliana Vess"), b.figure("Gideon Jura")
        assert (sight_between(b.table, one, other).seen > 0) == seen
        assert (clear_sight_between(b.table, one, other).seen > 0) == seen
