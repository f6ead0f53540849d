"""Movement at its limits: what a figure may just do, and what is one too much. One chapter, since each way of moving is
held against the same ground and the same enemies."""

from __future__ import annotations

from typing import Any

import pytest

from game.core import runner
from game.core.commands import Agree
from game.core.refusals import Refusal
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.movement_costs import why_no_ground
from game.rules.arena.presentation.queries import danger_of, reach_of, stats_of
from game.rules.arena.ruleset import ARENA
from game.rules.arena.standing import engaged_with
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from game.rules.arena.stats import move_of
from tests.rules.arena.battle import FLAT, B, Battle, H, battle

CARDS = tuple(ARMY_CARDS.values())
WALKERS = [card for card in CARDS if card.key != "flamewing-phoenixes"]
LONG = "Blazing Firecats"


def _rows(middle: str) -> tuple[str, ...]:
    return (*FLAT[:4], middle, *FLAT[5:])


def _alone(name: str, at: tuple[int, int] = (2, 4), *others: tuple[Any, ...], **more: Any) -> Battle:
    """Return a figure in its move phase, the Planeswalkers in far corners."""
    card = next(one for one in CARDS if one.name == name)
    foe = "white" if card.colour == "black" else "black"
    walkers = {one.colour: one.name for one in CARDS if one.kind == "planeswalker"}
    figures: list[tuple[Any, ...]] = [(name, at, 0, 0, (at[0] - 1, at[1])) if card.spaces == 2 else (name, at)]
    figures += [] if card.kind == "planeswalker" else [(walkers[card.colour], (0, 0))]
    figures += [] if any(one[0] == walkers[foe] for one in others) else [(walkers[foe], (11, 9))]
    return battle(*figures, *others, colours=(card.colour, foe), phase="move", card=name, **more)


# Why not


def test_where_no_move_could_end_is_reported_before_how_far_it_is() -> None:
    b = _alone("Gideon Jura", (2, 4), ("Rhox Veterans", (11, 4)), pillars=[{"at": (10, 4), "height": 1}])
    for spot, code in (((3, 4), ""), ((9, 4), "out_of_reach"), ((10, 4), "ruin"), ((11, 4), "taken")):
        assert b.why(c.MoveFigure(b.id("Gideon Jura"), (b.hex(spot),))) == code
    assert b.refusal(c.MoveFigure(b.id("Gideon Jura"), (b.hex((10, 4)),))) == "No figure stands on a ruin."


def test_of_two_spaces_that_are_not_beside_each_other_the_front_alone_is_judged() -> None:
    b = _alone(LONG, (2, 4), rows=_rows("111111111119"), pillars=[{"at": (9, 4), "height": 1}])
    cats = b.id(LONG)
    for front, back, code in (
        ((11, 4), (2, 4), "out_of_reach"),
        ((11, 4), (10, 4), "uneven"),
        ((10, 4), (9, 4), "ruin"),
        ((9, 4), (2, 4), "ruin"),
    ):
        assert b.why(c.MoveFigure(cats, (b.hex(front), b.hex(back)))) == code


# The number on the card


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_a_figure_moves_as_far_as_its_card_says_and_no_further(card: Any) -> None:
    b = _alone(card.name)
    assert b.reaches(card.name, (2 + card.move, 4)) and not b.reaches(card.name, (3 + card.move, 4))
    too_far = ((3 + card.move, 4),) if card.spaces == 1 else ((3 + card.move, 4), (2 + card.move, 4))
    assert b.why(c.MoveFigure(b.id(card.name), tuple(b.hex(spot) for spot in too_far))) == "out_of_reach"


@pytest.mark.parametrize("card", WALKERS, ids=lambda card: card.key)
def test_no_figure_climbs_as_many_levels_as_it_is_tall(card: Any) -> None:
    middle = "111{}" + "1" * 8
    just, over = (_alone(card.name, rows=_rows(middle.format(1 + up))) for up in (card.height - 1, card.height))
    # A climb costs a space for each level, so that the move may be too short for it, too.
    enough = 1 + card.height - 1 <= card.move
    steep = (3, 4)
    if card.spaces == 1:
        assert just.reaches(card.name, steep) == enough and not over.reaches(card.name, steep)
    mover = just.figure(card.name)
    for b, lets in ((just, True), (over, False)):
        refusal = why_no_ground(b.table.board.terrain, _movement_type(b, card.name), mover.spaces[0], b.hex(steep))
        assert (refusal is None) == lets
        assert lets or (refusal is not None and refusal.rule == "arena/height_limit")


def _movement_type(b: Battle, name: str) -> Any:
    return reach_of(b.table, b.id(name)).path_finder.movement_type


@pytest.mark.parametrize("card", WALKERS, ids=lambda card: card.key)
def test_a_drop_of_the_figure_s_height_is_a_fall_and_one_less_is_none(card: Any) -> None:
    for drop, falls in ((card.height - 1, False), (card.height, True)):
        high = str(1 + drop)
        b = _alone(card.name, rows=_rows("1" + high * 2 + "1" * 9))
        path_finder = reach_of(b.table, b.id(card.name)).path_finder
        assert path_finder.fall(b.hex((2, 4)), b.hex((3, 4))) == (drop if falls else 0)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_engaged_by_the_height_of_the_lower_figure(card: Any) -> None:
    foe = "Gideon Jura" if card.colour == "black" else "Liliana Vess"
    tall = next(one.height for one in CARDS if one.name == foe)
    for step, engaged in ((card.height - 1, True), (card.height, False)):
        b = _alone(card.name, (2, 4), (foe, (3, 4)), rows=_rows("111" + str(1 + step) + "1" * 8))
        assert bool(engaged_with(b.table, b.figure(card.name))) == engaged
    for step, engaged in ((tall - 1, True), (tall, False)):
        b = _alone(card.name, (2, 4), (foe, (3, 4)), rows=_rows("1" + str(1 + step) * 2 + "1" * 9))
        assert bool(engaged_with(b.table, b.figure(card.name))) == engaged


@pytest.mark.parametrize(("height", "engaged"), [(3, True), (4, False), (5, False)])
def test_engaged_over_a_wall_below_the_tops_of_both(height: int, engaged: bool) -> None:
    # A Zombie of height 4 and a Veteran of height 5: the lower top counts.
    wall = [{"between": [(2, 4), (3, 4)], "height": height}]
    b = _alone("Rhox Veterans", (2, 4), ("Restless Zombies", (3, 4)), walls=wall)
    assert bool(engaged_with(b.table, b.figure("Rhox Veterans"))) == engaged
    # On a step of one level both tops and the wall's stand one higher, but the lower figure's.
    raised = _alone("Rhox Veterans", (2, 4), ("Restless Zombies", (3, 4)), walls=wall, rows=_rows("1112" + "1" * 8))
    assert bool(engaged_with(raised.table, raised.figure("Rhox Veterans"))) == (height < 4)
    sunk = _alone("Rhox Veterans", (2, 4), ("Restless Zombies", (3, 4)), walls=wall, rows=_rows("1122" + "1" * 8))
    assert bool(engaged_with(sunk.table, sunk.figure("Rhox Veterans"))) == (height < 4)


# Costs


def _cost(b: Battle, name: str, *to: tuple[int, int]) -> int:
    return reach_of(b.table, b.id(name)).cost(tuple(b.hex(spot) for spot in to))


def test_a_step_costs_one_and_one_for_each_level_climbed_and_none_for_levels_down() -> None:
    b = _alone("Gideon Jura", rows=("111132111111",) * 10)
    assert [_cost(b, "Gideon Jura", (column, 4)) for column in (3, 4, 5, 6)] == [1, 4, 5, 6]
    up = _alone("Gideon Jura", rows=("111322111111",) * 10)
    assert _cost(up, "Gideon Jura", (3, 4)) == 3 and _cost(up, "Gideon Jura", (4, 4)) == 4
    assert _cost(up, "Gideon Jura", (6, 4)) == 6 and not up.reaches("Gideon Jura", (7, 4))


def test_out_of_water_costs_one_more_and_each_step_into_water_ends_the_move() -> None:
    b = _alone("Gideon Jura", water=[(2, 4)])
    assert _cost(b, "Gideon Jura", (3, 4)) == 2 and b.reaches("Gideon Jura", (7, 4))
    assert not b.reaches("Gideon Jura", (8, 4))
    lake = _alone("Gideon Jura", water=[(x, y) for x in (3, 4) for y in range(10)])
    assert _cost(lake, "Gideon Jura", (3, 4)) == 1 and not lake.reaches("Gideon Jura", (4, 4))
    lake.move("Gideon Jura", (3, 4))
    assert lake.at("Gideon Jura") == (3, 4) and lake.prompt != "move"


def test_from_water_to_water_is_a_step_that_ends_the_move_again() -> None:
    b = _alone("Gideon Jura", (3, 4), water=[(x, y) for x in (3, 4, 5) for y in range(10)])
    assert _cost(b, "Gideon Jura", (4, 4)) == 1 and not b.reaches("Gideon Jura", (5, 4))


def test_a_fall_into_water_rolls_nothing_however_deep() -> None:
    b = _alone("Gideon Jura", rows=_rows("119111111111"), water=[(3, 4)])
    danger = danger_of(reach_of(b.table, b.id("Gideon Jura")), (b.hex((3, 4)),))
    assert danger.falls == () and danger.unhurt == 1.0
    b.move("Gideon Jura", (3, 4))
    assert b.damage("Gideon Jura") == 0 and not any(isinstance(one, e.FigureFell) for one in b.events)


def test_a_fall_is_a_damage_and_the_move_goes_on() -> None:
    rows = _rows("119111111111")
    b = _alone("Gideon Jura", rows=rows)
    danger = danger_of(reach_of(b.table, b.id("Gideon Jura")), (b.hex((8, 4)),))
    assert danger.falls == (8,) and danger.unhurt == 0.5 and danger.cost == 6
    b.move("Gideon Jura", (8, 4), (H,))
    assert b.damage("Gideon Jura") == 1 and b.at("Gideon Jura") == (8, 4)
    assert [one.levels for one in b.events if isinstance(one, e.FigureFell)] == [8]
    # Nobody deals it.
    assert [(one.dealer, one.why) for one in b.events if isinstance(one, e.DamageDealt)] == [(0, "fall")]


def test_a_figure_that_dies_of_a_fall_lies_where_it_fell_and_walks_no_further() -> None:
    b = battle(("Restless Zombies", (2, 4)), ("Liliana Vess", (0, 0)), ("Gideon Jura", (11, 9)),
               colours=("black", "white"), phase="move", card="Restless Zombies",
               rows=_rows("119111111111"))  # fmt: skip
    b.move("Restless Zombies", (5, 4), (H,))
    assert b.zone("Restless Zombies") == "graveyard"
    assert [b.spot(one.spaces[0]) for one in b.events if isinstance(one, e.FigureMoved)] == [(3, 4)]


# Enchantments and spells of movement


def test_fleet_trail_counts_no_climbed_levels_but_keeps_the_height_limit() -> None:
    rows = _rows("111457111111")
    b = battle(("Elf Rangers", (2, 4)), ("Nissa Revane", (0, 0)), ("Liliana Vess", (11, 9)), colours=("green", "black"),
               phase="move", card="Elf Rangers", on_army=(("Fleet Trail", "Elf Rangers"),), rows=rows)  # fmt: skip
    assert move_of(b.table, b.figure("Elf Rangers")) == 6 + 1
    # Three levels up at one space each; four at once are the Ranger's height.
    assert _cost(b, "Elf Rangers", (3, 4)) == 1 and _cost(b, "Elf Rangers", (5, 4)) == 3
    steep = _rows("111511111111")
    four = battle(("Elf Rangers", (2, 4)), ("Nissa Revane", (0, 0)), ("Liliana Vess", (11, 9)),
                  colours=("green", "black"), phase="move", card="Elf Rangers", rows=steep,
                  on_army=(("Fleet Trail", "Elf Rangers"),))  # fmt: skip
    assert not four.reaches("Elf Rangers", (3, 4))


def test_overrun_lets_one_squad_through_enemies_and_no_other_and_not_onto_them() -> None:
    foes = tuple(("Restless Zombies" if row != 1 else "Blighted Reavers", (6, row)) for row in (0, 1, 2))
    rows = ("1" * 12,) * 3
    figures = (("Nissa Revane", (0, 0)), ("Elf Rangers", (4, 1)), ("Pummelroot Elementals", (4, 2)),
               ("Liliana Vess", (11, 0)))  # fmt: skip
    b = battle(*figures, *foes, colours=("green", "black"), phase="spells", card="Elf Rangers", hand=("Overrun",),
               rows=rows)  # fmt: skip
    b.play("Overrun", b.army("Elf Rangers"))
    assert b.prompt == "move"
    assert b.reaches("Elf Rangers", (7, 1)) and not b.reaches("Elf Rangers", (6, 1))
    other = battle(*figures, *foes, colours=("green", "black"), phase="spells", card="Elf Rangers", hand=("Overrun",),
                   rows=rows)  # fmt: skip
    other.play("Overrun", other.army("Pummelroot Elementals"))
    assert not other.reaches("Elf Rangers", (7, 1))


# Passing


def test_friends_are_passed_unless_they_are_engaged_and_enemies_never() -> None:
    strip = ("1" * 12,)
    friend = _alone("Gideon Jura", (2, 0), ("Rhox Veterans", (3, 0)), ("Liliana Vess", (11, 0)), rows=strip)
    assert friend.reaches("Gideon Jura", (4, 0)) and not friend.reaches("Gideon Jura", (3, 0))
    assert friend.why(c.MoveFigure(friend.id("Gideon Jura"), (friend.hex((3, 0)),))) == "taken"
    held = _alone("Gideon Jura", (2, 0), ("Rhox Veterans", (3, 0)), ("Restless Zombies", (3, 1)),
                  ("Liliana Vess", (11, 0)), rows=(strip[0], "...1........"))  # fmt: skip
    assert not held.reaches("Gideon Jura", (4, 0))
    enemy = _alone("Gideon Jura", (2, 0), ("Restless Zombies", (3, 0)), ("Liliana Vess", (11, 0)), rows=strip)
    assert not enemy.reaches("Gideon Jura", (4, 0)) and not enemy.reaches("Gideon Jura", (3, 0))


def test_an_ally_s_figures_are_passed_as_friends() -> None:
    seats = ({"colour": "white"}, {"colour": "blue"}, {"colour": "black"}, {"colour": "red"})
    b = battle(("Gideon Jura", (2, 0)), ("Jace Beleren", (3, 0)), ("Liliana Vess", (10, 0)),
               ("Chandra Nalaar", (11, 0)), seats=seats, mode="skirmish", phase="move", card="Gideon Jura",
               rows=("1" * 12,), starts=[[(0, 0), (1, 0)], [(8, 0), (9, 0)]])  # fmt: skip
    assert b.reaches("Gideon Jura", (4, 0)) and not b.reaches("Gideon Jura", (3, 0))


def test_pillars_are_gone_round_and_walls_too() -> None:
    b = _alone("Gideon Jura", pillars=[{"at": (3, 4), "height": 1}], walls=[{"between": [(2, 4), (2, 3)], "height": 1}])
    assert b.why(c.MoveFigure(b.id("Gideon Jura"), (b.hex((3, 4)),))) == "ruin"
    assert not b.reaches("Gideon Jura", (3, 4)) and b.reaches("Gideon Jura", (4, 4))
    strip = battle(("Gideon Jura", (2, 0)), ("Liliana Vess", (11, 0)), phase="move", card="Gideon Jura",
                   rows=("1" * 12,), walls=[{"between": [(2, 0), (3, 0)], "height": 1}])  # fmt: skip
    assert not strip.reaches("Gideon Jura", (3, 0)) and strip.reaches("Gideon Jura", (1, 0))


# Long figures


def _ends(b: Battle) -> set[tuple[tuple[int, int], ...]]:
    return {tuple(b.spot(space) for space in one.to) for one in b.legal(c.MoveFigure)}


def test_a_long_figure_costs_what_its_front_climbs() -> None:
    b = _alone(LONG, rows=("111133111111",) * 10)
    assert _cost(b, LONG, (5, 4), (4, 4)) == 1 + 3 + 1
    assert ((4, 4), (3, 4)) not in _ends(b)


def test_a_long_figure_crosses_one_water_and_stops_in_two() -> None:
    one = _alone(LONG, water=[(4, y) for y in range(10)])
    assert _cost(one, LONG, (6, 4), (5, 4)) == 3 + 1 + 1 and ((4, 4), (3, 4)) not in _ends(one)
    assert ((5, 4), (4, 4)) not in _ends(one)
    two = _alone(LONG, water=[(x, y) for x in (4, 5) for y in range(10)])
    assert ((5, 4), (4, 4)) in _ends(two) and not two.reaches(LONG, (6, 4))
    two.move(LONG, (5, 4), back=(4, 4))
    assert two.prompt != "move" and two.at(LONG) == (5, 4)


def test_who_turns_round_half_way_up_a_step_leaves_nobody() -> None:
    # The Veteran on the ledge is two levels above the front, and three, the Firecat's height, above the back.
    b = _alone(LONG, (2, 4), ("Blighted Reavers", (3, 3)), rows=(*FLAT[:3], "111411111111", "111211111111", *FLAT[5:]))
    here, up = (b.hex((2, 4)), b.hex((1, 4))), (b.hex((3, 4)), b.hex((2, 4)))
    path_finder = reach_of(b.table, b.id(LONG)).path_finder
    reaver = b.id("Blighted Reavers")
    assert (path_finder.engaged_at(here), path_finder.engaged_at(up)) == (frozenset(), {reaver})
    assert path_finder.engaged_at(up[::-1]) == frozenset()
    assert list(path_finder.left_on([up, up[::-1], here[::-1]])) == [frozenset()] * 3
    assert list(path_finder.left_on([up, (b.hex((4, 4)), up[0])])) == [frozenset(), {reaver}]


def test_a_long_figure_does_not_stand_half_on_a_friend() -> None:
    b = _alone(LONG, (2, 4), ("Flamewing Phoenixes", (4, 4)))
    assert not any((4, 4) in end for end in _ends(b)) and ((6, 4), (5, 4)) in _ends(b)


def test_a_place_of_the_wrong_size_is_not_a_place() -> None:
    b = _alone(LONG)
    assert b.why(c.MoveFigure(b.id(LONG), (b.hex((3, 4)),))) == "no_space"
    assert b.why(c.MoveFigure(b.id(LONG), (b.hex((3, 4)), (99, 99)))) == "no_space"
    gideon = _alone("Gideon Jura")
    assert gideon.why(c.MoveFigure(gideon.id("Gideon Jura"), ((99, 99),))) == "no_space"
    assert gideon.why(c.MoveFigure(gideon.id("Gideon Jura"), (gideon.hex((2, 4)),))) == "already_there"
    assert gideon.why(c.MoveFigure(999, (gideon.hex((2, 4)),))) == "no_figure"
    assert gideon.why(c.Attack(1, 2)) == "not_now" and gideon.why(Agree()) == "not_an_answer"


# Engagements left


def test_round_an_enemy_is_free_and_away_from_it_is_a_die() -> None:
    b = _alone("Gideon Jura", (2, 4), ("Restless Zombies", (3, 4)))
    reach = reach_of(b.table, b.id("Gideon Jura"))
    for spot, dice in (((2, 5), 0), ((3, 3), 0), ((1, 4), 1)):
        assert reach.risk((b.hex(spot),)) == dice
    b.move("Gideon Jura", (1, 4), (H,))
    assert b.damage("Gideon Jura") == 1 and b.at("Gideon Jura") == (1, 4)
    struck = [(one.enemy, one.hit) for one in b.events if isinstance(one, e.LeavingStruck)]
    assert struck == [(b.id("Restless Zombies"), True)]


def test_who_is_destroyed_on_leaving_stands_where_it_stood() -> None:
    b = battle(("Restless Zombies", (2, 4)), ("Liliana Vess", (0, 0)), ("Gideon Jura", (3, 4)),
               colours=("black", "white"), phase="move", card="Restless Zombies")  # fmt: skip
    b.move("Restless Zombies", (0, 4), (H,))
    assert b.zone("Restless Zombies") == "graveyard" and not any(isinstance(one, e.FigureMoved) for one in b.events)


def test_a_climb_out_of_reach_of_the_enemy_leaves_it() -> None:
    # Beside the Zombie all the way, but three levels up; four are its height, and then it is left.
    for level, dice in (("4", 0), ("5", 1)):
        b = _alone("Gideon Jura", (2, 4), ("Restless Zombies", (3, 4)),
                   rows=(*FLAT[:3], f"111{level}11111111", *FLAT[4:]))  # fmt: skip
        assert b.spot(b.hex((3, 3))) == (3, 3)
        assert reach_of(b.table, b.id("Gideon Jura")).risk((b.hex((3, 3)),)) == dice


# Glyphs


def test_a_glyph_ends_the_move_of_whose_front_enters_it() -> None:
    b = _alone(
        "Gideon Jura", (2, 0), ("Liliana Vess", (11, 0)), rows=("1" * 12,), glyphs=[{"at": (4, 0), "kind": "move"}]
    )
    assert b.reaches("Gideon Jura", (4, 0)) and not b.reaches("Gideon Jura", (5, 0))
    b.move("Gideon Jura", (4, 0))
    # The two spaces that the glyph would give are of no use to a figure that has stopped.
    assert b.prompt != "move" and b.at("Gideon Jura") == (4, 0)


def test_a_glyph_under_the_feet_stops_nobody_who_goes_on_from_it() -> None:
    b = _alone(
        "Gideon Jura", (2, 0), ("Liliana Vess", (11, 0)), rows=("1" * 12,), glyphs=[{"at": (2, 0), "kind": "move"}]
    )
    assert move_of(b.table, b.figure("Gideon Jura")) == 6 + 2
    assert b.reaches("Gideon Jura", (10, 0))


def test_a_face_down_glyph_turns_up_when_it_is_entered() -> None:
    b = _alone("Gideon Jura", glyphs=[{"at": (3, 4), "kind": "random"}])
    assert not b.table.glyphs[0].is_up
    b.move("Gideon Jura", (3, 4))
    turned = [one for one in b.events if isinstance(one, e.GlyphTurned)]
    assert len(turned) == 1 and turned[0].kind != "random"
    assert all(glyph.is_up for glyph in b.table.glyphs)


def test_a_glyph_of_knowledge_is_gone_and_another_stays() -> None:
    both = [{"at": (3, 4), "kind": "knowledge"}, {"at": (4, 4), "kind": "power"}]
    b = _alone("Gideon Jura", glyphs=both)
    b.move("Gideon Jura", (3, 4))
    assert [b.spot(glyph.at) for glyph in b.table.glyphs] == [(4, 4)]
    assert len(b.table.players[0].hand) == 1
    assert not any(isinstance(one, e.GlyphTurned) for one in b.events)


def test_the_back_of_a_long_figure_does_not_set_off_a_glyph() -> None:
    b = _alone(LONG, (3, 4), glyphs=[{"at": (2, 4), "kind": "knowledge"}])
    b.move(LONG, (2, 4), back=(3, 4))
    assert len(b.table.glyphs) == 1 and b.table.players[0].hand == ()


# One after the other


def test_a_move_is_broken_into_parts_until_another_figure_sets_out() -> None:
    b = _alone("Rhox Veterans", (2, 4), ("Rhox Veterans", (2, 6)))
    b.move("Rhox Veterans", (4, 4))
    moving = b.table.turn.moving
    assert moving is not None and (moving.figure, moving.budget, moving.spent) == (b.id("Rhox Veterans"), 5, 2)
    b.move("Rhox Veterans", (6, 4))
    assert b.reaches("Rhox Veterans", (7, 4)) and not b.reaches("Rhox Veterans", (8, 4))
    b.move("Rhox Veterans", (3, 6), number=2)
    assert b.table.turn.moved == (b.id("Rhox Veterans"),)
    assert b.why(c.MoveFigure(b.id("Rhox Veterans"), (b.hex((7, 4)),))) == "cannot_move"
    b.done()
    assert set(b.table.turn.moved) == {b.id("Rhox Veterans", 1), b.id("Rhox Veterans", 2)} or b.prompt != "move"


def test_only_figures_of_the_chosen_card_move() -> None:
    b = _alone("Rhox Veterans", (2, 4), ("Kor Hookmasters", (5, 5)))
    for name in ("Gideon Jura", "Kor Hookmasters", "Liliana Vess"):
        here = b.figure(name).spaces[0]
        assert b.why(c.MoveFigure(b.id(name), ((here[0] + 1, here[1]),))) == "cannot_move"


@pytest.mark.parametrize(("steps", "far"), [(3, True), (4, False)])
def test_forward_march_moves_a_friendly_squad_three_spaces(steps: int, far: bool) -> None:
    b = battle(("Gideon Jura", (0, 0)), ("Rhox Veterans", (2, 4)), ("Rhox Veterans", (2, 6)),
               ("Kor Hookmasters", (2, 8)), ("Liliana Vess", (11, 9)), phase="spells", card="Gideon Jura",
               hand=("Forward March",))  # fmt: skip
    b.play("Forward March", b.army("Rhox Veterans"))
    assert b.prompt == "move" and b.reaches("Rhox Veterans", (2 + steps, 4)) == far
    assert b.reaches("Rhox Veterans", (2 + steps, 6), 2) == far and not b.reaches("Kor Hookmasters", (3, 8))
    b.done()
    assert b.table.turn.moved == ()


@pytest.mark.parametrize(("card", "steps"), [("Nissa Revane", 3), ("Elf Rangers", 2)])
def test_a_sprint_goes_its_spaces_and_not_one_more(card: str, steps: int) -> None:
    figures = [(card, (2, 4))] + ([("Nissa Revane", (0, 0))] if card != "Nissa Revane" else [])
    b = battle(*figures, ("Liliana Vess", (11, 9)), colours=("green", "black"), phase="spells_after", card=card)
    assert b.prompt == "move" and b.reaches(card, (2 + steps, 4)) and not b.reaches(card, (3 + steps, 4))


def test_the_stats_of_a_figure_are_what_the_rules_say() -> None:
    b = _alone("Gideon Jura", (2, 4), ("Restless Zombies", (3, 4)), rows=_rows("113111111111"))
    stats = stats_of(b.table, b.id("Gideon Jura"))
    assert (stats.name, stats.life, stats.life_left, stats.range) == ("Gideon Jura", 6, 6, 1)
    assert (stats.height, stats.base) == (5, 3)
    # Gideon has one more attack die for the enemy in sight, and a Zombie's stench spares Planeswalkers.
    assert dict(stats.power) == {"Gideon Jura": 3, "Avatar of Justice": 1} and stats.toughness == (("Gideon Jura", 5),)
    assert stats.move == (("Gideon Jura", 6),) and stats.engaged == (b.id("Restless Zombies"),)
    assert stats.abilities == ("Avatar of Justice", "Counter Strike") and stats.hidden == 0
    with pytest.raises(KeyError):
        stats_of(b.table, b.id("Rhox Veterans"))


def test_a_reach_without_a_budget_is_that_of_the_card_or_of_what_is_left() -> None:
    b = _alone("Gideon Jura")
    there = (b.hex((8, 4)),)
    assert there in reach_of(b.table, b.id("Gideon Jura")) and there not in reach_of(b.table, b.id("Gideon Jura"), 5)
    b.move("Gideon Jura", (4, 4))
    assert there in reach_of(b.table, b.id("Gideon Jura"))
    assert (b.hex((9, 4)),) not in reach_of(b.table, b.id("Gideon Jura"))
    result = runner.submit(ARENA, b.state, b.seat, c.MoveFigure(b.id("Gideon Jura"), (b.hex((9, 4)),)))
    assert isinstance(result, Refusal)


@pytest.mark.parametrize(("faces", "damage"), [((B,), 0), ((H,), 1)])
def test_a_leaving_die_that_hits_is_one_damage(faces: tuple[int, ...], damage: int) -> None:
    b = _alone("Gideon Jura", (2, 4), ("Restless Zombies", (3, 4)))
    b.move("Gideon Jura", (1, 4), faces)
    assert b.damage("Gideon Jura") == damage


# Who came beside whom


def _dread(*to: tuple[int, int]) -> list[bool]:
    """Return, per part of a walk past a Reaver with Creeping Dread at (5, 4), whether its owner is asked."""
    b = _alone("Gideon Jura", (3, 4), ("Blighted Reavers", (5, 4)), on_army=(("Creeping Dread", "Blighted Reavers"),))
    asked = []
    for spot in to:
        b.move("Gideon Jura", spot, *(((B,),) if spot == (3, 4) else ()))
        asked.append(b.prompt == "turn_over")
        while b.prompt == "turn_over":
            b.done()
    return asked


def test_who_stays_beside_does_not_come_beside_again_and_who_returns_does() -> None:
    assert _dread((4, 4), (4, 3)) == [True, False]
    assert _dread((4, 4), (3, 4), (4, 4)) == [True, False, True]
    # In one go: beside it and on beside it, and the owner is asked where it came.
    assert _dread((5, 3)) == [True]


def test_who_walks_past_in_one_go_is_asked_about_once() -> None:
    b = _alone("Gideon Jura", (3, 4), ("Blighted Reavers", (5, 4)), ("Restless Zombies", (4, 5)),
               on_army=(("Creeping Dread", "Blighted Reavers"),))  # fmt: skip
    times = 0
    b.move("Gideon Jura", (5, 3))
    while b.prompt == "turn_over":
        times += 1
        b.done()
    assert times == 1 and b.at("Gideon Jura") == (5, 3)


def test_who_dies_of_a_fall_onto_a_glyph_or_at_the_edge_of_its_move_is_gone_and_the_turn_goes_on() -> None:
    b = battle(("Restless Zombies", (2, 4)), ("Liliana Vess", (0, 0)), ("Gideon Jura", (11, 9)),
               colours=("black", "white"), phase="move", card="Restless Zombies", rows=_rows("119111111111"),
               glyphs=[{"at": (3, 4), "kind": "power"}])  # fmt: skip
    b.move("Restless Zombies", (3, 4), (H,))
    assert b.zone("Restless Zombies") == "graveyard" and b.table.turn.moving is None
    assert b.prompt != "move" and not any(isinstance(one, e.MoveStopped) for one in b.events)
