"""Words that no card of the set uses yet: a card made of them is one record."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.commands import Pass
from game.rules.heroes import events as ev
from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.all_cards import RECORDS
from game.rules.heroes.cards.effects import Aim, Cost, Trigger
from game.rules.heroes.cards.records import ability, ally, ongoing
from game.rules.heroes.presentation.card_words import card_text
from game.rules.heroes.state import commands as c
from tests.rules.heroes.scene import FOE, HERO, OSRIC, RHASKA, Scene

# rule: heroes/costs


def test_what_lowers_a_cost_does_so_down_to_its_floor(printed) -> None:  # type: ignore[no-untyped-def]
    school = ongoing("School", None, 1, e.LowersCost(2, "Ability", least=1))
    printed(school)
    assert card_text(school) == "Each ability that you play costs 2 less, but 1 at least."
    scene = Scene(OSRIC)
    scene.put("School")
    scene.put("School")
    arc, wall, dob = scene.hand("Sweeping Arc", "Shield Wall", "Ferryman Dob")
    play = scene.act().cast(arc)
    assert play.ready() == 9
    play.cast(wall)
    assert play.ready() == 8
    play.cast(dob)
    assert play.ready() == 5


def test_a_lowered_cost_with_x(printed) -> None:  # type: ignore[no-untyped-def]
    printed(ongoing("School", None, 1, e.LowersCost(2, "Ability")))
    scene = Scene(RHASKA, resources=3)
    scene.put("School")
    (aim,) = scene.hand("Patient Aim")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act()
    assert play.code(c.PlayCard(aim, (hauler,), 5)) == "x"
    free = scene.act().cast(aim, hauler, x=1)
    assert free.ready() == 3 and free.damage(hauler) == 1
    play.cast(aim, hauler, x=4)
    assert play.ready() == 0 and play.damage(hauler) == 4


def test_an_alternative_cost_is_paid_in_place_of_the_printed_one(printed) -> None:  # type: ignore[no-untyped-def]
    bargain = replace(ability("Bargain", None, 6, e.DrawCards(1)), alternative=Cost(1, damage=3))
    printed(bargain)
    assert card_text(bargain).startswith("In place of its cost: pay 1, put 3 damage on your hero.")
    scene = Scene(resources=2)
    bargain_card, dob = scene.hand("Bargain", "Marsh Skitterer")
    play = scene.act()
    assert play.code(c.PlayCard(bargain_card)) == "too_dear"
    assert play.code(c.PlayCard(dob, instead=True)) == "no_alternative"
    play.run(c.PlayCard(bargain_card, instead=True))
    assert play.ready() == 1 and play.damage(HERO) == 3 and len(play.hand()) == 2


def test_x_is_0_with_an_alternative_cost_and_what_is_added_is_paid(printed) -> None:  # type: ignore[no-untyped-def]
    bolt = replace(
        ability("Bolt", None, 1, e.DealDamage("X", "Fire"), aim=Aim("hero"), has_x=True, additional=Cost(1)),
        alternative=Cost(),
    )
    printed(bolt)
    assert "In place of its cost: nothing." in card_text(bolt)
    scene = Scene(resources=4)
    (card,) = scene.hand("Bolt")
    play = scene.act()
    assert play.code(c.PlayCard(card, (FOE,), 1, instead=True)) == "x"
    free = scene.act().run(c.PlayCard(card, (FOE,), instead=True))
    assert free.ready() == 3 and free.damage(FOE) == 0
    paid = play.run(c.PlayCard(card, (FOE,), 2))
    assert paid.ready() == 0 and paid.damage(FOE) == 2


# rule: heroes/extra_turns


def test_an_extra_turn_comes_right_after_this_one(printed) -> None:  # type: ignore[no-untyped-def]
    again = ability("Again", None, 1, e.ExtraTurn())
    printed(again)
    assert card_text(again) == "You have another turn after this one."
    scene = Scene()
    (card, other) = scene.hand("Again", "Again")
    dob = scene.hand("Ferryman Dob")[0]
    play = scene.act().cast(card).cast(other).cast(dob)
    (new,) = play.in_play("ferryman_dob")
    turns = []
    for _ in range(4):
        play.end_turn()
        turns.append(play.table.turn.seat)
    assert turns == [0, 0, 1, 0]
    assert play.code(c.Propose(new, FOE)) == ""


# rule: heroes/must_attack


def test_who_must_attack_does_so_before_the_turn_ends(printed) -> None:  # type: ignore[no-untyped-def]
    brute = ally("Brute", None, 2, (2, "Melee", 2), "Gnoll", e.MustAttack())
    printed(brute)
    assert card_text(brute) == "It attacks in your action phase if it can."
    scene = Scene()
    one = scene.put("Brute")
    scene.put("Brute", since=5)
    play = scene.act()
    assert play.code(Pass()) == "must_attack"
    play.fight(one, FOE)
    assert play.code(Pass()) == ""


def test_who_cannot_attack_need_not_and_nobody_must_on_the_others_turn(printed) -> None:  # type: ignore[no-untyped-def]
    printed(ally("Brute", None, 2, (2, "Melee", 2), "Gnoll", e.MustAttack()))
    scene = Scene(foe=RHASKA)
    scene.put("Brute", 1)
    dob = scene.put("Ferryman Dob")
    scene.hand("Loose Two Arrows", seat=1)
    play = scene.act().do(c.Propose(dob, FOE)).to(1)
    assert play.code(Pass()) == ""


# Triggers and durations


def test_attacking_and_defending_trigger_in_their_windows(printed) -> None:  # type: ignore[no-untyped-def]
    charge = ally("Lancer", None, 2, (2, "Melee", 2), "", Trigger("attacks", (e.Strengthen(3, "this"),)))
    brace = ally(
        "Pikeman", None, 2, (1, "Melee", 4), "", Trigger("defends", (e.Strengthen(1, "this", until="combat"),))
    )
    printed(charge, brace)
    assert card_text(charge) == "When this ally attacks, this ally has +3 ATK this turn."
    assert card_text(brace) == "When this ally starts defending, this ally has +1 ATK this combat."
    scene = Scene()
    lancer, pikeman = scene.put("Lancer"), scene.put("Pikeman", 1)
    play = scene.act().fight(lancer, pikeman)
    assert not play.there(pikeman) and not play.there(lancer)
    assert sorted(event.amount for event in play.happened(ev.DamageDealt)) == [2, 5]


def test_the_end_of_the_turn_triggers_for_its_player(printed) -> None:  # type: ignore[no-untyped-def]
    printed(ongoing("Dusk", None, 1, Trigger("turn end", (e.Heal(2, "own hero"),))))
    scene = Scene()
    scene.put("Dusk")
    scene.put("Dusk", 1)
    scene.change(HERO, damage=5)
    scene.change(FOE, damage=5)
    play = scene.act().end_turn()
    assert play.damage(HERO) == 3 and play.damage(FOE) == 5
    assert play.end_turn().damage(FOE) == 3


def test_what_lasts_until_ones_own_turn_starts(printed) -> None:  # type: ignore[no-untyped-def]
    guard = ability("Guard", None, 1, e.GiveKeyword("Protector", "own hero", "your turn"))
    printed(guard)
    assert card_text(guard) == "Your hero has **Protector** until the start of your turn."
    scene = Scene()
    (card,) = scene.hand("Guard")
    play = scene.act().cast(card).end_turn()
    assert play.has(HERO, "Protector")
    assert not play.end_turn().has(HERO, "Protector")


def test_an_attachment_whose_host_no_longer_fits_is_destroyed(printed) -> None:  # type: ignore[no-untyped-def]
    printed(ongoing("Blessing", None, 1, e.Modifies("host", atk=1), to=Aim("own ally")))
    scene = Scene()
    theirs, mine = scene.put("Ferryman Dob", 1), scene.put("Ferryman Dob")
    wrong = scene.put("Blessing", on=theirs)
    right = scene.put("Blessing", on=mine)
    play = scene.act()
    assert not play.there(wrong) and play.there(right) and play.graveyard() == ["blessing"] and play.atk(mine) == 4


# rule: heroes/state_check


def test_whose_health_is_lowered_to_nothing_falls_without_any_damage(printed) -> None:  # type: ignore[no-untyped-def]
    printed(ongoing("Frailty", None, 1, e.Modifies("host", health=-2), to=Aim("ally")))
    printed(ally("Reed", None, 1, (1, "Melee", 3), ""))
    printed(ally("Twig", None, 1, (1, "Melee", 2), ""))
    scene = Scene()
    reed, twig, mine = scene.put("Reed", 1), scene.put("Twig", 1), scene.put("Twig")
    for host in (reed, twig):
        scene.put("Frailty", on=host)
    play = scene.act()
    assert play.there(reed) and play.health(reed) == 1
    assert not play.there(twig) and play.graveyard(1) == ["twig"] and play.graveyard() == ["frailty"]
    assert play.there(mine)


# rule: heroes/tokens


def test_a_token_that_is_destroyed_triggers_all_the_same(printed) -> None:  # type: ignore[no-untyped-def]
    printed(ally("Wisp", None, 0, (1, "Melee", 1), "", Trigger("destroyed", (e.DrawCards(1),)), token=True))
    scene = Scene()
    wisp, dob = scene.put("Wisp", token=True), scene.put("Ferryman Dob", 1)
    play = scene.act().fight(wisp, dob)
    assert not play.there(wisp) and play.hand() == ["ferryman_dob"] and play.graveyard() == []


# rule: heroes/armor


def test_armor_without_def_is_not_used_against_damage(printed) -> None:  # type: ignore[no-untyped-def]
    printed(replace(RECORDS["kettle_helm"], key="hat", name="Hat", defense=0))
    scene = Scene(OSRIC, OSRIC)
    scene.put("Hat", 1)
    dob = scene.put("Ferryman Dob")
    assert scene.act().fight(dob, FOE).damage(FOE) == 3
