"""The fifteen worked examples of the game's guide, and that no card goes untested."""

from __future__ import annotations

from game.rules.arena.attacks import why_no_attack
from game.rules.arena.standing import are_adjacent, engaged_with
from game.rules.arena.state import commands as c
from game.rules.arena.stats import dice_of, toughness_parts
from tests.rules.arena.battle import B, H, battle


def _rows(middle: str) -> tuple[str, ...]:
    """Return a flat battlefield with a row of other levels in the middle of it."""
    return ("111111111111",) * 4 + (middle,) + ("111111111111",) * 5


def test_example_1_basic_movement() -> None:
    b = battle(("Illusionary Projections", (2, 4)), colours=("blue", "black"), phase="move",
               card="Illusionary Projections")  # fmt: skip
    assert b.reaches("Illusionary Projections", (7, 4)) and not b.reaches("Illusionary Projections", (8, 4))


def test_example_2_moving_up_counts_the_sides() -> None:
    rows = ("111113333333",) * 10
    b = battle(("Pummelroot Elementals", (2, 4)), colours=("green", "black"), phase="move",
               card="Pummelroot Elementals", rows=rows)  # fmt: skip
    # Two steps on the flat, then a ledge two levels high: five spaces in all.
    assert b.reaches("Pummelroot Elementals", (5, 4)) and not b.reaches("Pummelroot Elementals", (6, 4))


def test_example_3_no_climb_as_high_as_the_figure() -> None:
    b = battle(("Chandra Nalaar", (4, 4)), colours=("red", "black"), phase="move", card="Chandra Nalaar",
               rows=_rows("111115411111"))  # fmt: skip
    assert not b.reaches("Chandra Nalaar", (5, 4))
    assert b.why(c.MoveFigure(b.id("Chandra Nalaar"), (b.hex((5, 4)),))) == "out_of_reach"


def test_example_4_moving_down_costs_no_sides() -> None:
    b = battle(("Chandra Nalaar", (5, 4)), colours=("red", "black"), phase="move", card="Chandra Nalaar",
               rows=_rows("111114111111"))  # fmt: skip
    b.move("Chandra Nalaar", (6, 4))
    assert b.table.turn.moving is not None and b.table.turn.moving.spent == 1


def test_example_5_falling_rolls_a_die() -> None:
    rows = _rows("111115111111")
    b = battle(("Chandra Nalaar", (5, 4)), colours=("red", "black"), phase="move", card="Chandra Nalaar", rows=rows)
    b.move("Chandra Nalaar", (8, 4), (B,))
    assert b.damage("Chandra Nalaar") == 0 and b.at("Chandra Nalaar") == (8, 4)
    hurt = battle(("Chandra Nalaar", (5, 4)), colours=("red", "black"), phase="move", card="Chandra Nalaar", rows=rows)
    hurt.move("Chandra Nalaar", (8, 4), (H,))
    assert hurt.damage("Chandra Nalaar") == 1


def test_example_6_water_ends_the_move() -> None:
    b = battle(("Chandra Nalaar", (4, 4)), colours=("red", "black"), phase="move", card="Chandra Nalaar",
               water=[(5, row) for row in range(10)])  # fmt: skip
    assert b.reaches("Chandra Nalaar", (5, 4)) and not b.reaches("Chandra Nalaar", (6, 4))


def test_example_7_leaving_water_costs_one_more() -> None:
    b = battle(("Chandra Nalaar", (4, 4)), colours=("red", "black"), phase="move", card="Chandra Nalaar",
               water=[(4, 4)])  # fmt: skip
    assert b.reaches("Chandra Nalaar", (9, 4)) and not b.reaches("Chandra Nalaar", (10, 4))


def test_example_8_a_long_figure_trails_and_ends_on_one_level() -> None:
    b = battle(("Blazing Firecats", (3, 4), 0, None, (2, 4)), colours=("red", "black"), phase="move",
               card="Blazing Firecats", rows=_rows("111112211111"))  # fmt: skip
    ends = {tuple(b.spot(space) for space in one.to) for one in b.legal(c.MoveFigure)}
    assert ((6, 4), (5, 4)) in ends and ((5, 4), (4, 4)) not in ends
    b.move("Blazing Firecats", (6, 4), back=(5, 4))
    assert [b.spot(space) for space in b.figure("Blazing Firecats").spaces] == [(6, 4), (5, 4)]


def test_example_9_flipping_costs_nothing_and_leaves_nobody() -> None:
    b = battle(("Blazing Firecats", (3, 4), 0, None, (2, 4)), ("Blighted Reavers", (4, 4)), colours=("red", "black"),
               phase="move", card="Blazing Firecats")  # fmt: skip
    b.move("Blazing Firecats", (2, 4), back=(3, 4))
    assert b.at("Blazing Firecats") == (2, 4) and b.table.turn.moving is None and b.damage("Blazing Firecats") == 0


def test_example_10_no_room_in_a_ruin() -> None:
    b = battle(("Chandra Nalaar", (4, 4)), colours=("red", "black"), phase="move", card="Chandra Nalaar",
               pillars=[{"at": (5, 4), "height": 6}])  # fmt: skip
    assert not b.reaches("Chandra Nalaar", (5, 4)) and b.reaches("Chandra Nalaar", (6, 4))


def test_example_11_a_ledge_as_high_as_the_figure_keeps_them_apart() -> None:
    figures = (("Chandra Nalaar", (4, 4)), ("Pummelroot Elementals", (5, 4)))
    b = battle(*figures, colours=("red", "green"), rows=_rows("111115111111"))
    chandra, plant = b.figure("Chandra Nalaar"), b.figure("Pummelroot Elementals")
    assert not are_adjacent(b.table, chandra, plant) and engaged_with(b.table, chandra) == ()
    low = battle(*figures, colours=("red", "green"), rows=_rows("111114111111"))
    assert are_adjacent(low.table, low.figure("Chandra Nalaar"), low.figure("Pummelroot Elementals"))


def test_example_12_each_engagement_that_is_left_rolls_a_die() -> None:
    b = battle(("Chandra Nalaar", (4, 4)), ("Pummelroot Elementals", (3, 4)), ("Pummelroot Elementals", (3, 3)),
               colours=("red", "green"), phase="move", card="Chandra Nalaar")  # fmt: skip
    b.move("Chandra Nalaar", (6, 4), (H,), (H,))
    assert b.damage("Chandra Nalaar") == 2


def test_example_13_range_and_a_line_past_a_phoenix() -> None:
    b = battle(("Elf Rangers", (2, 4)), ("Chandra Nalaar", (7, 4)), ("Flamewing Phoenixes", (5, 5)),
               colours=("green", "red"), card="Elf Rangers")  # fmt: skip
    assert why_no_attack(b.table, b.figure("Elf Rangers"), b.figure("Chandra Nalaar")) is None
    far = battle(("Elf Rangers", (2, 4)), ("Chandra Nalaar", (8, 4)), ("Nissa Revane", (11, 9)),
                 colours=("green", "red"), card="Elf Rangers")  # fmt: skip
    refusal = why_no_attack(far.table, far.figure("Elf Rangers"), far.figure("Chandra Nalaar"))
    assert refusal is not None and refusal.code == "out_of_range"


def test_examples_14_and_15_an_attack_and_what_it_comes_to() -> None:
    b = battle(("Elf Rangers", (2, 4)), ("Chandra Nalaar", (5, 4), 4), colours=("green", "red"), card="Elf Rangers",
               rows=_rows("111112111111"))  # fmt: skip
    elf, chandra = b.figure("Elf Rangers"), b.figure("Chandra Nalaar")
    assert dice_of(toughness_parts(b.table, chandra, elf)) == 5
    b.attack("Elf Rangers", "Chandra Nalaar", (H, H, B), (B,) * 5)
    assert b.zone("Chandra Nalaar") == "graveyard"
    assert b.state.outcome is not None and b.state.outcome.winners == (0,)
