"""How a position of Factions stands, item by item; how far a match has come; and which answers amount to the same."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.evaluation import standing
from game.ai.factions.judging import FactionsEvaluator
from game.ai.search_player import SearchPlayer
from game.ai.trials import Budget
from game.app.records.positions import match_from
from game.core.commands import Pass
from game.core.views import view_for
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from tests.rules.factions.scene import CAPITALS, Play, Scene

EVALUATOR = FactionsEvaluator()


def items(play: Play, seat: int = 0) -> dict[str, tuple[float, float]]:
    """Return the items of a position for a seat: its own, and the others'."""
    return {item.name: (item.own, item.others) for item in EVALUATOR.items(view_for(FACTIONS, play.state, seat))}


def own(play: Play, name: str, seat: int = 0) -> float:
    return items(play, seat)[name][0]


def clock(play: Play, seat: int = 0) -> int:
    return EVALUATOR.clock(view_for(FACTIONS, play.state, seat))


def alike(play: Play, one: Any, other: Any) -> bool:
    view = view_for(FACTIONS, play.state, play.asked)
    return EVALUATOR.alike(view, one) == EVALUATOR.alike(view, other)


def with_units(*units: tuple[str, int, int], **changes: Any) -> Play:
    """Return a combat phase with units, each a name, a zone and a seat; what is changed is so with the first."""
    scene = Scene()
    scene.points(0, 0)
    scene.points(1, 0)
    for number, (name, zone, seat) in enumerate(units):
        scene.put(name, zone, seat, **(changes if number == 0 else {}))
    return scene.combat()


def test_what_is_one_seat_s_own_is_the_other_s_otherwise() -> None:
    play = with_units(("Knight", 2, 0), ("High Knight", 3, 1), ("Squire", 4, 1))
    assert {name: pair[::-1] for name, pair in items(play, 1).items()} == items(play, 0)


def test_an_even_position_is_even() -> None:
    play = with_units(("Knight", 2, 0), ("Knight", 4, 1))
    assert standing(EVALUATOR.items(view_for(FACTIONS, play.state, 0))) == pytest.approx(0)


def test_the_last_hits_of_a_capital_are_worth_more_than_the_first() -> None:
    lefts = []
    for damage in (0, 10, 90, 100):
        scene = Scene()
        scene.put("Knight", 1)
        scene.capital(0, damage=damage)
        lefts.append(own(scene.combat(), "capital"))
    assert lefts[0] - lefts[1] > 0
    assert lefts[2] - lefts[3] > 2 * (lefts[0] - lefts[1])


def test_a_wounded_unit_is_worth_less_and_more_than_half() -> None:
    whole = own(with_units(("Knight", 2, 0), ("Squire", 5, 1)), "units")
    wounded = own(with_units(("Knight", 2, 0), ("Squire", 5, 1), damage=50), "units")
    assert whole / 2 < wounded < whole


def test_magic_counts_by_its_points_and_the_last_ones_least() -> None:
    units = (("Battle Mage", 2, 0), ("Squire", 5, 1))
    counts = [own(with_units(*units, magic=magic), "magic") for magic in (0, 1, 2, 10, 11)]
    assert counts[:2] == [0, pytest.approx(0.9)]
    assert 0.6 < counts[2] - counts[1] < 0.9
    assert 0 < counts[4] - counts[3] < 0.3
    # What is spent is lost once, and not as a part of the unit as well.
    assert own(with_units(*units, magic=0), "units") == pytest.approx(own(with_units(*units, magic=2), "units"))


def test_attacks_count_those_in_reach_and_less_once_the_unit_has_acted() -> None:
    others = (("Heavy Blade", 3, 1), ("Squire", 1, 0), ("Squire", 1, 0))
    near = own(with_units(("Knight", 2, 0), *others), "attacks")
    far = own(with_units(("Knight", 1, 0), *others), "attacks")
    acted = own(with_units(("Knight", 2, 0), *others, tapped=True), "attacks")
    assert near > acted > far == 0


def test_an_attack_that_an_enemy_bars_is_none() -> None:
    barred = with_units(("Knight", 2, 0), ("Spiked Catapult", 3, 1), ("Tank of Ragnos", 2, 1))
    free = with_units(("Knight", 2, 0), ("Spiked Catapult", 3, 1))
    assert own(barred, "attacks") == 0 < own(free, "attacks")


def test_zones_are_those_held_alone_beyond_the_home() -> None:
    one = own(with_units(("Knight", 2, 0)), "zones")
    assert one > 0
    assert own(with_units(("Knight", 1, 0), ("Squire", 4, 1)), "zones") == 0
    assert own(with_units(("Knight", 2, 0), ("Squire", 2, 1)), "zones") == 0
    assert own(with_units(("Knight", 2, 0), ("Knight", 2, 0)), "zones") == one
    assert own(with_units(("Knight", 2, 0), ("Knight", 3, 0)), "zones") == 2 * one


def test_locations_count_for_whoever_built_them(scene: Scene) -> None:
    scene.put("Knight", 1)
    scene.build("Fortress", 1)
    scene.build("Barracks", 4, 1)
    own_ones, others = items(scene.combat())["locations"]
    assert 0 < own_ones < others


def test_build_points_count_up_to_what_the_hand_can_use() -> None:
    def purse(points: int, *hand: str) -> float:
        scene = Scene()
        scene.points(0, points)
        scene.hand(*hand)
        return own(scene.combat() if scene.put("Knight", 1) else scene.building(), "build points")

    assert purse(15, "Knight") > 3 * purse(15)
    assert purse(30, "Knight") - purse(15, "Knight") == pytest.approx(purse(15))


def test_a_card_that_cannot_be_paid_soon_is_worth_less() -> None:
    def hand(points: int) -> float:
        scene = Scene()
        scene.put("Squire", 1)
        scene.points(0, points)
        scene.hand("Prince Vaan")
        return own(scene.combat(), "hand")

    assert hand(0) < hand(14) == hand(100)


def test_the_other_hand_counts_by_its_cards_alone() -> None:
    def others(*cards: str) -> float:
        scene = Scene()
        scene.put("Squire", 1)
        scene.hand(*cards, seat=1)
        return items(scene.combat())["hand"][1]

    assert others("Peasant") == others("Prince Vaan") > 0


# The clock


def test_the_clock_grows_with_each_activation_and_stands_still_in_it(scene: Scene) -> None:
    first, second = scene.put("Knight", 2), scene.put("Knight", 4, 1)
    scene.put("Squire", 1)
    play = scene.combat()
    start = clock(play)
    play.do(c.Activate(first))
    assert clock(play) == start
    play.do(c.Move(first, 3))
    assert clock(play) == start
    play.do(c.EndActivation())
    assert (play.asked, clock(play)) == (1, start + 1)
    play.do(c.Activate(second))
    assert clock(play) == start + 1
    play.do(c.EndActivation())
    assert clock(play) == start + 2
    assert play.unit(second).tapped


def test_the_clock_grows_from_phase_to_phase_and_is_the_same_for_both(scene: Scene) -> None:
    for seat in (0, 1):
        scene.hand("Knight", seat=seat)
        scene.put("Knight", 1 + 4 * seat, seat)
    play = scene.upkeep()
    times = [clock(play)]
    while play.table.turn.cycle < 4 or play.table.turn.phase != "combat":
        assert clock(play, 0) == clock(play, 1) >= times[-1]
        times.append(clock(play))
        play.do(Pass() if Pass() in play.legal else play.legal[-1])
    assert len(set(times)) >= 4


# What amounts to the same


def test_copies_of_a_card_are_alike_and_other_cards_are_not(scene: Scene) -> None:
    one, two, other = scene.hand("Knight", "Knight", "Squire")
    play = scene.building()
    assert alike(play, c.PlayCard(one), c.PlayCard(two))
    assert not alike(play, c.PlayCard(one), c.PlayCard(other))


@pytest.mark.parametrize("changed", [{}, {"damage": 10}, {"zone": 3}, {"equipment": ["Imperial Blade"]}])
def test_units_of_one_name_are_alike_in_the_same_state_and_place(changed: dict[str, Any], scene: Scene) -> None:
    one = scene.put("Knight", 2)
    two = scene.put("Knight", changed.pop("zone", 2), **changed)
    same = not changed and scene.units[two].zone == 2
    assert alike(scene.combat(), c.Activate(one), c.Activate(two)) is same


def test_equal_equipment_is_alike_whatever_its_cards_are(scene: Scene) -> None:
    one, two = (scene.put("Knight", 2, equipment=["Imperial Blade"]) for _ in range(2))
    assert alike(scene.combat(), c.Activate(one), c.Activate(two))


def test_attacks_on_equal_units_are_alike_and_by_equal_units_too(scene: Scene) -> None:
    knight = scene.put("Knight", 2)
    one, two = scene.put("Squire", 2, 1), scene.put("Squire", 2, 1)
    play = scene.act(knight)
    assert alike(play, c.DeclareAttack(knight, one), c.DeclareAttack(knight, two))
    assert not alike(play, c.DeclareAttack(knight, one), c.DeclareAttack(knight, CAPITALS[1]))
    assert not alike(play, c.DeclareAttack(knight, one), c.Move(knight, 1))


def test_attacks_on_one_unit_count_for_its_fall_once() -> None:
    one, three = (own(with_units(*[("Heavy Blade", 3, 0)] * count, ("Squire", 3, 1)), "attacks") for count in (1, 3))
    assert 0 < one <= three < 2 * one
    apart = with_units(*[("Heavy Blade", 3, 0)] * 3, *[("Squire", 3, 1)] * 3)
    assert own(apart, "attacks") == pytest.approx(three)  # whoever is the best target is so for each of them


def test_a_search_goes_on_where_a_unit_is_raised_that_has_its_turn_still_to_come() -> None:
    seats = [
        {"faction": "Underworld", "hand": ["Necromancy"], "build": 5, "deck": ["Skeleton"] * 2},
        {"faction": "Kingdom"},
    ]
    squire = {"name": "Squire", "zone": 3, "seat": 1, "damage": 20, "tapped": True}
    pieces = [{"name": "Dark Knight", "zone": 3}, squire, {"name": "Heavy Blade", "zone": 5, "seat": 1}]
    turn = {"phase": "combat", "active": 0}
    match = match_from({"game": "factions", "seats": seats, "pieces": pieces, "turn": turn})
    player = SearchPlayer(1, FactionsEvaluator(), Budget(200))
    player.choose(match.view(0), match.answers(0), match.players.worlds(0))
    assert player.report.worlds > 2
