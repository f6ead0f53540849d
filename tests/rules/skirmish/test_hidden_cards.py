"""A card that is being announced or deployed and was not shown yet: which one it could be for the others."""

from __future__ import annotations

import pytest

from game.core.dice import Dice
from game.core.views import view_for
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Play, Scene


def possible(play: Play, seat: int = 1) -> set[str]:
    """Return the cards that could be the one that is being announced, as far as a seat knows."""
    steps = [SKIRMISH.redeal(play.state, seat, Dice(seed)).agenda[-1] for seed in range(60)]
    return {play.table.cards[card].key for step in steps for card in step.hidden_cards}


def among_enemies(*deck: str, helper: str = "") -> tuple[Scene, int]:
    """Return a Human Ranger (level 2) beside two enemies, with cards in its player's deck."""
    scene = Scene()
    ranger = scene.put("human_ranger", (5, 5))
    for cell in ((4, 5), (5, 6)):
        scene.put("drow_wizard", cell, 1, tapped=True)
    if helper:
        scene.put(helper, (6, 5))
    scene.deck(*deck)
    return scene, ranger


# rule: skirmish/playing_cards


@pytest.mark.parametrize(
    ("other", "is_possible"),
    [
        ("wide_swing", True),
        ("shove", True),  # A minor card asks for its target, too.
        ("overwhelm", False),  # Level 5: nobody is there to assist.
        ("whirlwind_attack", False),  # Its targets are not chosen, and level 3 is too much.
        ("fireball", False),  # It needs INT.
        ("level_up", False),  # Nothing is chosen for it.
        ("charge", False),  # It asks for a move first.
        ("shield", False),  # Nothing is announced that it could prevent.
    ],
)
def test_which_cards_an_announcement_could_be(other: str, *, is_possible: bool) -> None:
    scene, ranger = among_enemies(other)
    (card,) = scene.hand("power_attack")
    play = scene.play(ranger).do(c.PlayCard(card, ranger))
    assert play.prompt == "target"
    assert possible(play) == {"power_attack", *((other,) if is_possible else ())}
    assert possible(play, seat=0) == {"power_attack"}


def test_a_standard_card_is_not_what_is_played_between_activations() -> None:
    scene, ranger = among_enemies("power_attack", "pinning_shot")
    (card,) = scene.hand("shove")
    play = scene.play().do(c.PlayCard(card, ranger))
    assert play.prompt == "target" and possible(play) == {"shove"}


def test_a_single_target_is_not_asked_for_and_tells_nothing(scene: Scene) -> None:
    """Overwhelm at the only enemy, and Whirlwind Attack at all of them, both ask first of all who assists."""
    ranger = scene.put("human_ranger", (5, 5))
    for cell in ((5, 4), (6, 5)):
        scene.put("half_orc_thug", cell)
    scene.put("drow_wizard", (4, 5), 1, tapped=True)
    (card,) = scene.hand("overwhelm")
    scene.deck("whirlwind_attack", "power_attack")
    play = scene.play(ranger).do(c.PlayCard(card, ranger))
    assert play.prompt == "assist"
    assert possible(play) == {"overwhelm", "whirlwind_attack"}


def test_a_second_target_is_asked_for_by_a_card_that_takes_two_only() -> None:
    scene, ranger = among_enemies("power_attack", "wide_swing")
    scene.put("umbur_hulk", (6, 6), 1, tapped=True)
    (card,) = scene.hand("wide_swing")
    play = scene.play(ranger).do(c.PlayCard(card, ranger))
    assert possible(play) == {"power_attack", "wide_swing"}
    play.do(play.legal[0])
    assert play.prompt == "target" and possible(play) == {"wide_swing"}
    for seed in range(20):
        step = SKIRMISH.redeal(play.state, 1, Dice(seed)).agenda[-1]
        assert len(step.action.targets) == 1  # type: ignore[attr-defined]


def test_an_ally_who_is_asked_to_assist_sees_the_card_and_no_other_seat_does() -> None:
    scene = Scene(seats=4)
    ranger = scene.put("human_ranger", (5, 5))
    thug = scene.put("half_orc_thug", (4, 5), 2)
    scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    (card,) = scene.hand("overwhelm")
    scene.deck("power_attack", "overwhelm")
    play = scene.play(ranger).do(c.PlayCard(card, ranger))
    assert (play.prompt, play.asked) == ("may_assist", 2)
    for seat in range(4):
        decision = view_for(SKIRMISH, play.state, seat).decision
        assert decision is not None and decision.about == (thug, ranger)
    cards = [
        {card for seed in range(60) for card in SKIRMISH.redeal(play.state, seat, Dice(seed)).agenda[-1].hidden_cards}
        for seat in range(4)
    ]
    twins = {number for number, one in play.table.cards.items() if one.key == "overwhelm"}
    assert cards == [{card}, twins, {card}, twins]


@pytest.mark.parametrize(("second", "is_possible"), [("", False), ("halfling_sneak", True)])
def test_a_single_ally_is_not_chosen_but_asked_at_once(second: str, *, is_possible: bool) -> None:
    """Two dwarves could help with Whirlwind Attack; with Hit on the Run only the partner's archer, who would have been
    asked whether it helps."""
    scene = Scene(seats=4)
    ranger = scene.put("human_ranger", (5, 5))
    for cell in ((4, 4), (4, 6)):
        scene.put("dwarven_defender", cell)
    scene.put("elf_archer", (5, 6), 2)
    if second:
        scene.put(second, (5, 4))
    scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    (card,) = scene.hand("whirlwind_attack")
    scene.deck("hit_on_the_run")
    play = scene.play(ranger).do(c.PlayCard(card, ranger))
    assert (play.prompt, play.asked) == ("assist", 0)
    assert possible(play) == {"whirlwind_attack", *(("hit_on_the_run",) if is_possible else ())}


def test_who_has_agreed_to_assist_already_assists_with_every_card_that_it_could_be(scene: Scene) -> None:
    ranger = scene.put("human_ranger", (5, 5))
    dwarves = [scene.put("dwarven_defender", cell) for cell in ((4, 4), (4, 5), (4, 6))]
    scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    (card,) = scene.hand("overwhelm")
    (twin, _) = scene.deck("overwhelm", "whirlwind_attack")  # With level 3 the first dwarf would have been enough.
    play = scene.play(ranger).do(c.PlayCard(card, ranger), c.ChooseCreature(dwarves[1]))
    assert play.prompt == "assist"
    steps = [SKIRMISH.redeal(play.state, 1, Dice(seed)).agenda[-1] for seed in range(20)]
    assert {step.hidden_cards for step in steps} == {(card,), (twin,)}
    assert {step.helpers for step in steps} == {(dwarves[1],)}  # type: ignore[attr-defined]


def test_an_attack_names_no_card_and_stays_as_it_is() -> None:
    scene, ranger = among_enemies()
    scene.hand("power_attack")
    scene.put("elf_archer", (8, 8))
    play = scene.play(ranger)
    assert SKIRMISH.redeal(play.state, 1, Dice(1)).agenda == play.state.agenda


def test_what_goes_on_after_the_announcement_stays_as_it_is() -> None:
    scene, ranger = among_enemies("wide_swing")
    (card,) = scene.hand("power_attack")
    play = scene.play(ranger).do(c.PlayCard(card, ranger))
    for seed in range(4):
        agenda = SKIRMISH.redeal(play.state, 1, Dice(seed)).agenda
        assert agenda[:-1] == play.state.agenda[:-1] and len(agenda) > 1


# rule: skirmish/deploying


@pytest.mark.parametrize(("wall", "is_possible"), [("..##############", True), ("#.##############", False)])
def test_a_creature_with_a_single_place_is_not_asked_about(wall: str, *, is_possible: bool) -> None:
    """A large creature has two places in the start area, or a single one, for which nobody would be asked."""
    scene = Scene(("..#............#", "..#.............", wall, *("#...............",) * 3))
    scene.gold(0, 10, 5)
    (wizard,) = scene.reserve("drow_wizard")
    scene.creature_deck("giant_spider")
    play = scene.play(phase="deploy").do(c.Deploy(wizard))
    assert play.prompt == "place_creature"
    assert possible(play) == {"drow_wizard", *(("giant_spider",) if is_possible else ())}


@pytest.mark.parametrize(("gold", "expected"), [(2, {"drow_wizard"}), (3, {"drow_wizard", "drow_priestess"})])
def test_a_creature_that_costs_more_than_the_supply_is_not_being_deployed(gold: int, expected: set[str]) -> None:
    scene = Scene()
    scene.gold(0, 10, gold)
    (wizard,) = scene.reserve("drow_wizard")
    scene.creature_deck("drow_priestess", "drow_assassin")
    play = scene.play(phase="deploy").do(c.Deploy(wizard))
    assert possible(play) == expected
    assert possible(play, seat=0) == {"drow_wizard"}
