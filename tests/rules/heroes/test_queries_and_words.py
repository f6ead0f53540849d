"""What the screen asks and what it says: previews of attacks, slots, sheets, and sentences for all that happens."""

from __future__ import annotations

import random
from typing import get_args

from msgspec.structs import replace

from game.core import runner
from game.core.commands import Pass
from game.core.scenario import events as scenario_events
from game.core.state import AnyState
from game.core.views import batches_for, view_for
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.chain import can_respond, might_respond
from game.rules.heroes.presentation import event_words, queries, words
from game.rules.heroes.presentation.event_words import event_text
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import Packet, Window
from tests.rules.heroes.random_matches import heroes_setup
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, RHASKA, SEDGE, Scene

NAMES = ("Ada", "Ben")

#: Facts of which the log says nothing: they follow from others, or are only to be seen.
UNSAID = frozenset(
    (
        ev.PhaseBegan,
        ev.Passed,
        cev.ResourcesExhausted,
        cev.TriggerNoted,
        ev.Expired,
        ev.DefenderSettled,
        ev.CombatEnded,
        scenario_events.TriggerFired,
        scenario_events.PieceLeaves,
        scenario_events.PieceWaits,
        scenario_events.WaitIsOver,
        scenario_events.BehaviourChanged,
    )
)


def test_a_preview_says_what_an_attack_does_both_ways_and_what_really_happens(scene: Scene) -> None:
    scene.put("Warren Drummer")
    runner_ = scene.put("Mudfoot Runner")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act()
    seen = queries.attack_preview(play.table, runner_, hauler)
    assert (seen.blow.atk, seen.blow.dealt, seen.blow.fatal) == (3, 3, False)
    assert (seen.back.dealt, seen.back.fatal, seen.protectors, seen.why) == (3, True, (), None)
    play.fight(runner_, hauler)
    assert play.damage(hauler) == 3 and not play.there(runner_)


def test_a_preview_names_protectors_armor_and_strikes_with_their_cost() -> None:
    scene = Scene(OSRIC, OSRIC, resources=2)
    maul, axe = scene.put("Mountain Maul"), scene.put("Harpooner's Axe")
    blade = scene.put("Oathkeeper Blade", 1)
    recruit, helm = scene.put("Lamplighter Recruit", 1), scene.put("Kettle Helm", 1)
    charger = scene.put("Tusked Charger")
    table = scene.act().table
    seen = queries.attack_preview(table, HERO, FOE)
    assert seen.protectors == (recruit,) and seen.blow.dealt == 0 and seen.blow.armor == ()
    dear, cheap = seen.blow.strikes
    assert (dear.weapon, dear.cost, dear.atk) == (maul, 3, 5)
    assert dear.why == "A strike with Mountain Maul costs 3; there are 2 ready resources."
    assert (cheap.weapon, cheap.cost, cheap.atk, cheap.damage, cheap.why) == (axe, 2, 2, "Ranged", "")
    assert [(one.weapon, one.atk) for one in seen.back.strikes] == [(blade, 3)]
    seen = queries.attack_preview(table, charger, FOE)
    assert (seen.blow.dealt, seen.blow.least, seen.blow.armor) == (4, 2, (helm,))
    assert seen.blow.strikes == ()
    scene.put("Plated Cuirass", 1)
    seen = queries.attack_preview(scene.act().table, charger, FOE)
    assert (seen.blow.dealt, seen.blow.least) == (4, 0), "armor of 6 takes no more than there is"


def test_a_preview_counts_long_range_stealth_and_prevention(scene: Scene) -> None:
    archer = scene.put("Wallwatch Archer")
    hauler = scene.put("Ironback Hauler", 1)
    scene.put("Veil of Prayers", 1)
    table = scene.act().table
    seen = queries.attack_preview(table, archer, hauler)
    assert (seen.blow.atk, seen.blow.prevented, seen.blow.dealt, seen.back.dealt) == (2, 1, 1, 0)
    assert (seen.back.atk, seen.back.prevented, seen.back.least, seen.back.fatal) == (3, 0, 0, False)
    slinker = Scene()
    elusive = slinker.put("Briar Slinker", 1)
    dob = slinker.put("Ferryman Dob", since=5)
    table = slinker.act().table
    why = queries.attack_preview(table, dob, elusive).why
    assert why is not None and why.code == "new"
    assert queries.attack_targets(table, HERO) == (FOE,) and queries.attackers(table, 0) == (HERO,)
    assert queries.attack_targets(table, FOE) == (HERO, dob)


def test_a_strike_can_be_looked_ahead_to(scene: Scene) -> None:
    axe = scene.put("Harpooner's Axe")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend")
    ahead = queries.struck(play.table, 0, axe)
    assert queries.sheet_of(ahead, HERO).atk == 2 and queries.sheet_of(play.table, HERO).atk == 0
    assert ahead.combat is not None and ahead.combat.strikes[0].damage == "Ranged"


def test_a_preview_counts_the_strikes_of_the_combat_and_one_more() -> None:
    scene = Scene(OSRIC, OSRIC)
    axe = scene.put("Harpooner's Axe")
    blade = scene.put("Oathkeeper Blade", 1)
    play = scene.act()
    before = queries.strike_preview(play.table, HERO, FOE, axe)
    assert (before.blow.dealt, before.back.dealt) == (2, 0)
    assert queries.attack_preview(play.table, HERO, FOE).blow.dealt == 0
    play.do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(axe))
    assert queries.attack_preview(play.table, HERO, FOE).blow.dealt == 2
    both = queries.strike_preview(play.table, HERO, FOE, blade)
    assert (both.blow.dealt, both.back.dealt) == (2, 3)
    assert play.table.combat is not None and len(play.table.combat.strikes) == 1


def test_idle_is_an_attack_that_harms_nobody_and_a_power_that_readies_no_weapon() -> None:
    scene = Scene(OSRIC, OSRIC, powers=True, resources=2)
    play = scene.act()
    attack, power = c.Propose(HERO, FOE), c.UsePower(HERO)
    assert queries.is_idle(play.table, attack) and queries.is_idle(play.table, power)
    assert not queries.is_idle(play.table, Pass())
    assert not queries.is_idle(play.table, c.UsePower(HERO, 1)), "it has no second power"
    for mine, cost, exhausted, idle in (
        # A strike of the hero's own, which its resources pay for, makes an attack one that harms.
        (True, 2, False, (False, True)),
        (True, 3, False, (True, True)),
        (True, 2, True, (True, False)),
        (False, 2, True, (True, True)),
    ):
        scene = Scene(OSRIC, OSRIC, powers=True, resources=2)
        scene.put("Harpooner's Axe" if cost == 2 else "Mountain Maul", 0 if mine else 1, exhausted=exhausted)
        table = scene.act().table
        assert (queries.is_idle(table, attack), queries.is_idle(table, power)) == idle, (mine, cost, exhausted)
    scene = Scene(OSRIC, powers=True)
    scene.put("Kettle Helm", exhausted=True)
    table = scene.act().table
    assert queries.is_idle(table, power), "armor is no weapon"
    scene = Scene(ILSABET, powers=True)
    assert not queries.is_idle(scene.act().table, power), "another power does something else"
    scene = Scene(OSRIC)
    recruit = scene.put("Lamplighter Recruit")
    assert not queries.is_idle(scene.act().table, c.Propose(recruit, FOE))


def test_the_strikes_left_are_those_that_would_deal_more() -> None:
    scene = Scene(OSRIC, OSRIC, resources=2)
    axe, maul = scene.put("Harpooner's Axe"), scene.put("Mountain Maul")
    scene.put("Oathkeeper Blade", 1)
    play = scene.act()
    assert queries.strikes_left(play.table, 0) == (), "nobody attacks"
    play.do(c.Propose(HERO, FOE)).until("respond_defend")
    # The maul costs 3; and who is attacked has a strike, but no attack to add to.
    assert (queries.strikes_left(play.table, 0), queries.strikes_left(play.table, 1)) == ((axe,), ())
    for gone in (HERO, FOE):
        others = {number: one for number, one in play.table.permanents.items() if number != gone}
        assert queries.strikes_left(replace(play.table, permanents=others), 0) == (), "one of both is out of play"
    assert queries.strikes_left(play.do(c.StrikeWith(axe)).table, 0) == (), "it is exhausted now"
    scene = Scene(OSRIC, SEDGE)
    axe, maul = scene.put("Harpooner's Axe"), scene.put("Mountain Maul")
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend")
    assert queries.strikes_left(play.table, 0) == (axe, maul)
    scene = Scene(OSRIC, OSRIC)
    axe, maul = scene.put("Harpooner's Axe"), scene.put("Mountain Maul")
    recruit, shield = scene.put("Lamplighter Recruit", 1), scene.put("Tower Shield", 1)
    play = scene.act().do(c.Propose(HERO, recruit)).until("respond_defend").to(1).do(c.UsePower(shield, 0, (recruit,)))
    play.until("respond_defend")
    assert queries.strikes_left(play.table, 0) == (maul,), "the shield prevents 3"


def test_a_resource_is_wanted_where_a_known_card_costs_more_than_there_are_and_none_was_placed() -> None:
    for resources, placed, hand, wanted in (
        (1, False, ("Harpooner's Axe",), True),
        (2, False, ("Harpooner's Axe",), False),
        (2, False, ("Harpooner's Axe", "Mountain Maul"), True),
        (1, True, ("Harpooner's Axe",), False),
        (0, False, (), False),
    ):
        scene = Scene(OSRIC, resources=resources)
        scene.hand(*hand)
        play = scene.act(placed=placed)
        assert queries.wants_a_resource(play.table, 0) is wanted, (resources, placed, hand)
        assert not queries.wants_a_resource(view_for(HEROES, play.state, 1).table, 0), (
            "the other does not know the hand"
        )


def test_damage_of_effects_can_be_looked_ahead_to() -> None:
    scene = Scene(ILSABET, OSRIC)
    scene.put("Woven Mantle")
    helm = scene.put("Kettle Helm", 1)
    table = scene.act().table
    blow = queries.damage_preview(table, Packet(HERO, FOE, 2, "Frost", 0, by="rimebind"))
    assert (blow.atk, blow.dealt, blow.least, blow.armor) == (3, 3, 1, (helm,))
    assert (blow.prevented, blow.fatal) == (0, False)
    recruit, shield = scene.put("Tusked Charger"), scene.put("Tower Shield")
    table = scene.act().use(shield, recruit).table
    blow = queries.damage_preview(table, Packet(FOE, recruit, 4, "Frost", 1, by="ironback_hauler"))
    assert (blow.atk, blow.prevented, blow.dealt) == (4, 3, 1)


def test_a_strike_that_gives_its_hero_a_keyword_is_looked_ahead_to_with_it() -> None:
    scene = Scene(RHASKA, OSRIC)
    bow, sickle = scene.put("Yew Longbow"), scene.put("Bone Sickle")
    hauler = scene.put("Ironback Hauler", 1)
    table = scene.act().table
    assert queries.attack_preview(table, HERO, hauler).back.dealt == 3
    ahead = [queries.strike_preview(table, HERO, hauler, weapon) for weapon in (bow, sickle)]
    assert [one.back.dealt for one in ahead] == [0, 3], "from afar nothing comes back"


def test_slots_sheets_and_prices(scene: Scene) -> None:
    helm, ring = scene.put("Kettle Helm"), scene.put("Veteran's Signet")
    vial = scene.put("Vial of Quicksilver")
    shaman = scene.put("Ash Shaman", exhausted=True)
    (maul,) = scene.hand("Mountain Maul")
    quest = scene.quest("The Miller's Errand")
    table = scene.act().table
    slots = queries.slots_of(table, 0)
    assert slots["Head"] == (helm,) and slots["Ring"] == (ring,) and slots[""] == (vial,) and slots["Chest"] == ()
    sheet = queries.sheet_of(table, shaman)
    assert (sheet.atk, sheet.health, sheet.left, sheet.is_new) == (2, 3, 3, False)
    assert sheet.powers == ("Ash Shaman is exhausted.",)
    assert queries.price_in_hand(table, maul) == 5 and queries.hand_limit(table, 0) == 7
    assert queries.why_not_played(table, Window("action", 0), maul) is None
    assert queries.why_not_completed(table, 0, quest) is None
    assert queries.health_of_hero(table, 0) == table.permanents[HERO].record.health + 4


def test_whether_a_seat_could_and_whether_it_might_do_anything() -> None:
    scene = Scene(foe=OSRIC)
    scene.hand("Mountain Maul", seat=1)
    table = scene.act().table
    window = Window("end", 1)
    assert not can_respond(table, window) and might_respond(table, window)
    scene = Scene(foe=OSRIC)
    scene.hand("Shield Wall", seat=1)
    scene.resources(0, seat=1)
    table = scene.act().table
    assert not can_respond(table, window) and not might_respond(table, window)


# Sentences


def walked(seed: int) -> list[tuple[AnyState, runner.Accepted]]:
    """Return states of a random match, and what follows from each."""
    chance = random.Random(seed)
    state = runner.start(HEROES, heroes_setup("always", seed), seed).state
    found = []
    while state.decision is not None and len(found) < 400:
        answer = chance.choice(runner.legal(HEROES, state))
        accepted = runner.submit(HEROES, state, state.decision.seat, answer)
        assert isinstance(accepted, runner.Accepted)
        found.append((state, accepted))
        state = accepted.state
    return found


def test_everything_that_happens_is_said_as_each_seat_knows_it() -> None:
    said = set()
    for seed in (3, 4, 6):
        for state, accepted in walked(seed):
            for seat in (0, 1):
                table = view_for(HEROES, state, seat).table
                for batch in batches_for(accepted.batches, seat):
                    for event in batch:
                        text = event_text(table, event, NAMES)
                        if text is not None:
                            assert text.endswith((".", "!")) and "None" not in text, (event, text)
                            said.add(type(event))
                        table = HEROES.apply(table, event)
    assert not said & UNSAID and len(said) > 22


def test_each_kind_of_event_is_said_or_left_unsaid() -> None:
    kinds = set(get_args(HEROES.event_type))
    assert {kind for kind in kinds if isinstance(event_words.SENTENCES[kind], str)} == set(UNSAID)


def test_every_question_and_answer_has_words() -> None:
    prompts = set()
    for seed in (5, 7):
        for state, _ in walked(seed):
            table = HEROES.table_for(state.table, state.decision.seat)
            text = words.prompt_text(table, state.decision, NAMES)
            assert text.startswith(NAMES[state.decision.seat]) and "{" not in text
            others = HEROES.table_for(state.table, 1 - state.decision.seat)
            assert words.prompt_text(others, state.decision, NAMES).startswith(NAMES[state.decision.seat])
            prompts.add(state.decision.prompt)
            answers = runner.legal(HEROES, state)
            assert all(words.answer_text(table, answer, NAMES) for answer in answers)
    assert {"action", "mulligan", "respond_chain"} <= prompts <= {*words._PROMPTS, "action"}


def test_the_log_does_not_name_what_a_seat_does_not_know(scene: Scene) -> None:
    (maul,) = scene.hand("Mountain Maul")
    play = scene.act().do(c.PlaceResource(maul))
    (placed,) = play.happened(cev.ResourcePlaced)
    assert event_text(play.table, placed.seen_by(0), NAMES) == "Ada places Mountain Maul face down as a resource."
    assert event_text(play.table, placed.seen_by(1), NAMES) == "Ada places a card face down as a resource."
    drawn = cev.CardsDrawn(0, (maul,), "turn")
    assert event_text(play.table, drawn, NAMES) == "Ada draws Mountain Maul."
    assert event_text(play.table, drawn.seen_by(1), NAMES) == "Ada draws a card."


def test_answers_say_what_they_cost_and_at_whom() -> None:
    scene = Scene(ILSABET)
    (dart,) = scene.hand("Glyph Dart")
    staff = scene.put("Ashwood Staff")
    play = scene.act()
    assert words.answer_text(play.table, c.PlayCard(dart, (FOE,)), NAMES) == "Play Glyph Dart for 1 on Mother Sedge"
    text = words.answer_text(play.table, c.UsePower(staff, 0, (FOE,)), NAMES)
    assert text.startswith("Ashwood Staff: Pay 3, exhaust, exhaust your hero:") and text.endswith("On Mother Sedge.")
    assert words.answer_text(play.table, Pass(), NAMES) == "Pass, or end the turn"
    play.do(c.PlayCard(dart, (FOE,)))
    assert (
        play.happened(cev.LinkAdded)
        and words.link_text(play.table, play.happened(cev.LinkAdded)[0].link, NAMES) == "Glyph Dart on Mother Sedge"
    )
