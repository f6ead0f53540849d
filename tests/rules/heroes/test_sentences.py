"""Sentences of the log, of questions and of answers, word for word."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.commands import Command, Concede, Decline
from game.core.decisions import Decision
from game.core.events import DiceRolled, Event
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.presentation import words
from game.rules.heroes.presentation.event_words import event_text
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.table import Link, Modifier, Permanent, Shield, Strike, Table
from game.rules.heroes.state_check import too_many
from tests.rules.heroes.scene import FOE, HERO, OSRIC, RHASKA, SEDGE, Play, Scene

NAMES = ("Ada", "Ben")
_SCENE = Scene(OSRIC, SEDGE)
MAUL, DOB, HELM = _SCENE.put("Mountain Maul"), _SCENE.put("Ferryman Dob"), _SCENE.put("Kettle Helm")
MILITIA = _SCENE.put("Militia", token=True)
WALL, AIM, ERRAND = _SCENE.hand("Shield Wall", "Patient Aim", "The Miller's Errand")
TABLE: Table = _SCENE.act().table


def link(what: str, key: str, *targets: int, seat: int = 0, **changes: int) -> Link:
    return Link(1, seat, what, key, targets=targets, **changes)  # type: ignore[arg-type]


EVENTS: list[tuple[Event, str | None]] = [
    (DiceRolled(0, 2, (2,), "first"), "A coin is tossed: Ben goes first."),
    (cev.DeckShuffled(1, ()), "Ben shuffles the deck."),
    (cev.CardsDrawn(0, (WALL, AIM), "start"), "Ada draws Shield Wall, Patient Aim."),
    (cev.CardsDrawn(1, (0, 0), "start"), "Ben draws 2 cards."),
    (cev.EmptyDeckDrawn(0), "Ada has no card left to draw."),
    (cev.HandReturned(0, (0,)), "Ada puts the hand back into the deck."),
    (cev.CardDiscarded(0, WALL, "limit"), "Ada discards Shield Wall."),
    (cev.TopLookedAt(0, (0,)), "Ada looks at a card of their own deck."),
    (cev.TopShown(0, (WALL, AIM)), "Ada reveals Patient Aim, Shield Wall."),
    (cev.TopPutUnder(0, (0, 0)), "Ada puts 2 cards under the deck."),
    (cev.CardTaken(0, AIM, AIM), "Ada takes Patient Aim from the deck."),
    (cev.CardTakenBack(0, AIM, AIM), "Ada takes Patient Aim back into the hand."),
    (cev.CardRemoved(0, AIM), "Ada's Patient Aim is removed from the game."),
    (cev.MulliganDecided(0, again=True), "Ada wants a new hand."),
    (cev.MulliganDecided(1, again=False), "Ben keeps the hand."),
    (ev.TurnBegan(1, 6), "Turn 6: Ben."),
    (ev.ExtraTurnAdded(0), "Ada has another turn after this one."),
    (ev.MatchEnded("conceded", (1,)), "Ben concedes."),
    (ev.MatchEnded("last_turn", (0, 1)), "The last turn is over: a draw."),
    (ev.MatchEnded("defeated", (0,)), "Ada is out."),
    (ev.MatchEnded("defeated", (0, 1)), "Ada and Ben are out."),
    (cev.ResourcePlaced(0, ERRAND, face_up=True), "Ada places The Miller's Errand face up as a resource."),
    (cev.QuestCompleted(0, ERRAND), "Ada completes The Miller's Errand."),
    (cev.LinkAdded(link("card", "patient_aim", DOB, x=3)), "Ada plays Patient Aim (X is 3) on Ferryman Dob."),
    (cev.LinkAdded(link("power", "tower_shield", DOB)), "Ada uses Tower Shield's power on Ferryman Dob."),
    (cev.LinkAdded(link("quest", "the_millers_errand")), "The reward of The Miller's Errand goes on the chain."),
    (cev.LinkAdded(link("trigger", "bonepicker", 1)), "Bonepicker's trigger on Ben goes on the chain."),
    (
        cev.LinkAdded(link("trigger", "reeling_wound", host=DOB)),
        "Reeling Wound's trigger on Ferryman Dob goes on the chain.",
    ),
    (cev.LinkAdded(link("trigger", "reeling_wound", host=999)), "Reeling Wound's trigger goes on the chain."),
    (
        cev.LinkAdded(link("combat", "ferryman_dob", FOE, source=DOB)),
        "Ada proposes a combat: Ferryman Dob attacks Mother Sedge.",
    ),
    (cev.LinkLeft(99, "void"), None),
    (cev.TriggerVanished(3), "A trigger finds no target."),
    (ev.PermanentEntered(Permanent(5, "bonepicker", 0), "chain"), "Bonepicker comes into play."),
    (
        ev.PermanentEntered(Permanent(5, "creeping_rot", 0, host=DOB), "chain"),
        "Creeping Rot comes into play on Ferryman Dob.",
    ),
    (ev.PermanentLeft(DOB, "destroyed"), "Ferryman Dob is destroyed."),
    (ev.PermanentLeft(DOB, "returned"), "Ferryman Dob is returned to its owner's hand."),
    (ev.PermanentLeft(MILITIA, "returned"), "Militia ceases to exist."),
    (ev.PermanentLeft(MILITIA, "destroyed"), "Militia is destroyed."),
    (ev.PermanentLeft(DOB, "host"), "Ferryman Dob goes to the graveyard."),
    (ev.Exhausted((DOB,), "effect"), "Ferryman Dob is exhausted."),
    (ev.Exhausted((DOB, MAUL), "effect"), "Ferryman Dob, Mountain Maul are exhausted."),
    (ev.Exhausted((DOB,), "cost"), None),
    (ev.Readied((MAUL,), "effect"), "Mountain Maul is readied."),
    (ev.Readied((MAUL, DOB), "effect"), "Mountain Maul, Ferryman Dob are readied."),
    (ev.Readied((MAUL,), "turn"), None),
    (ev.HeroFlipped(HERO), "Captain Osric Vane is turned face down."),
    (ev.Modified(Modifier(1, (DOB,), "turn", 0, 5, atk=-2)), "Ferryman Dob has -2 ATK this turn."),
    (
        ev.Modified(Modifier(1, (DOB,), "combat", 0, 5, keyword="Long-Range")),
        "Ferryman Dob has Long-Range this combat.",
    ),
    (
        ev.Modified(Modifier(1, (DOB,), "next turn", 1, 5, no_attack=True)),
        "Ferryman Dob cannot attack until the end of Ben's next turn.",
    ),
    (
        ev.Modified(Modifier(1, (DOB,), "your turn", 1, 5, keyword="Elusive")),
        "Ferryman Dob has Elusive until Ben's next turn begins.",
    ),
    (ev.ShieldRaised(Shield(1, HERO, 4)), "The next 4 damage to Captain Osric Vane will be prevented."),
    (ev.CombatBegan(DOB, FOE), "Ferryman Dob attacks Mother Sedge."),
    (ev.DefenderChanged(DOB), "Ferryman Dob protects."),
    (ev.WeaponStruck(Strike(0, MAUL, 5, "Melee")), "Ada strikes with Mountain Maul: +5 ATK."),
    (
        ev.DamageDealt(HERO, FOE, 5, "Melee", combat=True, weapon=MAUL),
        "Captain Osric Vane deals 5 melee damage to Mother Sedge with Mountain Maul.",
    ),
    (ev.DamageDealt(999, FOE, 1, "Fire"), "An ally that is no longer there deals 1 fire damage to Mother Sedge."),
    (ev.DamagePut(HERO, 2), "2 damage is put on Captain Osric Vane."),
    (ev.DamagePrevented(HERO, 2, HELM), "2 damage to Captain Osric Vane is prevented by Kettle Helm."),
    (ev.DamagePrevented(HERO, 2, shield=1), "2 damage to Captain Osric Vane is prevented."),
    (ev.Healed(HERO, 2), "2 damage is healed from Captain Osric Vane."),
    (ev.Passed(0), None),
]


@pytest.mark.parametrize(("event", "text"), EVENTS, ids=lambda one: type(one).__name__)
def test_the_log_says(event: Event, text: str | None) -> None:
    assert event_text(TABLE, event, NAMES) == text


def test_what_leaves_the_chain_without_effect_is_said() -> None:
    table = Table(TABLE.cards, TABLE.players, TABLE.permanents, chain=(link("card", "shield_wall"),))
    assert event_text(table, cev.LinkLeft(1, "interrupted"), NAMES) == "Shield Wall is interrupted."
    assert event_text(table, cev.LinkLeft(1, "void"), NAMES) == (
        "Shield Wall has no effect: what it was aimed at is no longer there."
    )
    assert event_text(table, cev.LinkLeft(1, "resolved"), NAMES) is None
    for source, target, what, why in (
        (999, FOE, " on Mother Sedge", "the attacker is no longer in play"),
        (DOB, 999, "", "the defender is no longer in play"),
        (DOB, HERO, " on Captain Osric Vane", "An opposing hero or ally is wanted"),
    ):
        fight = replace(table, chain=(link("combat", "ferryman_dob", target, source=source),))
        told = event_text(fight, cev.LinkLeft(1, "void"), NAMES)
        assert told == f"Ferryman Dob's attack{what} has no effect: {why}."
    for targets, what, why in (
        ((DOB,), " on Ferryman Dob", "Ferryman Dob cannot be its target any more"),
        (
            (999, DOB, HERO),
            " on Ferryman Dob, Captain Osric Vane",
            "Ferryman Dob and Captain Osric Vane cannot be its target any more",
        ),
        ((999, 7), " on Shield Wall", "Shield Wall cannot be its target any more"),
        ((999, 998), "", "what it was aimed at is no longer there"),
    ):
        other = replace(link("card", "shield_wall"), id=7)
        told = event_text(
            replace(table, chain=(other, link("card", "shield_wall", *targets))), cev.LinkLeft(1, "void"), NAMES
        )
        assert told == f"Shield Wall{what} has no effect: {why}."
    question = Decision(1, 1, "respond", "respond_chain", (1,))
    assert words.prompt_text(table, question, NAMES) == "Ben: Shield Wall waits on the chain. Respond or pass?"


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (c.KeepHand(), "Keep the hand"),
        (c.Mulligan(), "Mulligan"),
        (c.PlaceResource(WALL), "Place Shield Wall face down as a resource"),
        (
            c.PlaceResource(ERRAND, face_up=True),
            "Place The Miller's Errand face up as a resource: it pays, and can be completed",
        ),
        (c.PlaceResource(ERRAND), "Place The Miller's Errand face down as a resource: from then on it only pays"),
        (c.PlayCard(WALL), "Play Shield Wall for 1"),
        (c.PlayCard(AIM, (DOB,), 2), "Play Patient Aim with X = 2 for 3 on Ferryman Dob"),
        (c.PlayCard(WALL, instead=True), "Play Shield Wall for its alternative cost"),
        (c.UsePower(HERO), "Captain Osric Vane: Pay 2, flip: ready a weapon of yours."),
        (c.CompleteQuest(ERRAND, (DOB,)), "Complete The Miller's Errand for Ferryman Dob"),
        (c.CompleteQuest(ERRAND), "Complete The Miller's Errand"),
        (c.Propose(DOB, FOE), "Ferryman Dob attacks Mother Sedge"),
        (c.StrikeWith(MAUL), "Strike with Mountain Maul (costs 3)"),
        (c.Protect(DOB), "Ferryman Dob protects"),
        (c.UseArmor(HELM), "Use Kettle Helm (DEF 2)"),
        (c.TakeDamage(), "Use no more armor"),
        (c.Agree(), "Yes"),
        (c.Decline(), "No"),
        (c.Choose(MAUL), "Mountain Maul"),
        (c.ChooseTarget(0), "Ada"),
        (c.ChooseTarget(1), "Ben"),
        (c.ChooseTarget(DOB), "Ferryman Dob"),
        (c.ChooseCard(AIM), "Patient Aim"),
        (c.ChooseTrigger(7), "A trigger"),
        (c.DiscardCard(AIM), "Discard Patient Aim"),
        (Concede(0), "Concede"),
    ],
)
def test_an_answer_says(command: Command, text: str) -> None:
    assert words.answer_text(TABLE, command, NAMES) == text


def test_triggers_of_one_name_are_told_apart_by_what_they_are_attached_to(scene: Scene) -> None:
    """rule: heroes/trigger_order"""
    hauler = scene.put("Ironback Hauler", 1)
    scene.put("Reeling Wound", on=FOE)
    scene.put("Reeling Wound", on=hauler)
    play = scene.begin_turn()
    assert play.prompt == "next_trigger"
    assert [words.answer_text(play.table, one, NAMES) for one in play.legal] == [
        "Reeling Wound's trigger on Mother Sedge",
        "Reeling Wound's trigger on Ironback Hauler",
    ]


def test_whether_a_trigger_is_wanted_is_asked_with_its_target(scene: Scene) -> None:
    """rule: heroes/triggers"""
    hauler = scene.put("Ironback Hauler", 1)
    (adept,) = scene.hand("Frostmantle Adept")
    play = scene.act().cast(adept).run(c.ChooseTarget(hauler))
    assert play.prompt == "optional" and play.state.decision is not None
    told = words.prompt_text(play.table, play.state.decision, NAMES)
    assert told == "Ada: use Frostmantle Adept's trigger on Ironback Hauler?"
    before = play.table
    play.do(Decline())
    (left,) = play.happened(cev.LinkLeft)
    line = "Frostmantle Adept's trigger on Ironback Hauler has no effect: Ada declines."
    assert (event_text(before, left, NAMES), play.table.chain) == (line, ())


def test_who_has_no_hero_in_combat_is_not_asked_to_strike(scene: Scene) -> None:
    """rule: heroes/strikes"""
    dob, hauler = scene.put("Ferryman Dob"), scene.put("Ironback Hauler", 1)
    scene.hand("Shield Wall")
    play = scene.act().do(c.Propose(dob, hauler)).until("respond_defend")
    assert play.state.decision is not None
    told = words.prompt_text(play.table, play.state.decision, NAMES)
    assert told == "Ada: the defender is chosen. Respond or pass?"
    scene.put("Mountain Maul")
    play = scene.act().do(c.Propose(HERO, hauler)).until("respond_defend")
    assert play.state.decision is not None
    told = words.prompt_text(play.table, play.state.decision, NAMES)
    assert told == "Ada: the defender is chosen. Strike, respond or pass?"
    mine = words.prompt_text(play.table, Decision(1, 1, "respond", "respond_defend", ()), NAMES)
    assert mine == "Ben: the defender is chosen. Respond or pass?"


def test_seats_without_a_name_are_called_by_their_number() -> None:
    assert event_text(TABLE, ev.TurnBegan(1, 6), ("Ada", "")) == "Turn 6: Seat 2."
    assert event_text(TABLE, ev.TurnBegan(1, 6), ("Ada",)) == "Turn 6: Seat 2."
    question = Decision(1, 0, "respond", "protect", (DOB, FOE))
    assert words.prompt_text(TABLE, question, NAMES) == "Ada: Ferryman Dob attacks Mother Sedge. Who protects?"


def test_in_the_action_phase_only_what_can_still_be_done_is_asked(scene: Scene) -> None:
    scene.put("Ferryman Dob")
    dob, _ = scene.hand("Ferryman Dob", "Ferryman Dob")

    def said(play: Play) -> str:
        assert play.state.decision is not None
        return words.prompt_text(play.table, play.state.decision, NAMES)

    play = scene.act()
    assert said(play) == "Ada: your action phase: play a card, place a resource, attack or end the turn."
    play.do(c.PlaceResource(dob))
    assert said(play) == "Ada: your action phase: play a card, attack or end the turn."
    scene = Scene(OSRIC, SEDGE)
    ally = scene.put("Ferryman Dob")
    play = scene.act()
    assert said(play) == "Ada: your action phase: attack or end the turn."
    play.fight(ally, FOE).until("action")
    assert said(play) == "Ada: your action phase: end the turn."
    # A hero without ATK harms nobody.
    assert said(Scene(OSRIC, SEDGE).act()) == "Ada: your action phase: end the turn."


@pytest.mark.parametrize(
    ("held", "said"),
    [
        (("Yew Longbow", "Wardstone Sling"), "the Ranged slot holds 1 card."),
        (("Scout's Spyglass",) * 3, "the Trinket slot holds 2 cards."),
        (("High Marshal Edda Rowe",) * 2, "you can control only one High Marshal Edda Rowe."),
        (("Mountain Maul", "Tower Shield"), "a two-handed weapon leaves no hand for an off-hand card."),
    ],
)
def test_what_is_too_many_is_told_by_its_slot_its_name_or_the_hands(held: tuple[str, ...], said: str) -> None:
    scene = Scene(RHASKA, SEDGE)
    numbers = tuple(scene.put(name) for name in held)
    table = scene.act().table
    assert too_many(table, 0) == numbers
    told = words.prompt_text(table, Decision(1, 0, "pick", "too_many", numbers), NAMES)
    assert told == f"Ada: {said} Which one is destroyed?"
