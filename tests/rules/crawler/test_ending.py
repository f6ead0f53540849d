"""The end of an Encounter: ten lines in their order, conditions, Reavers, what leaves and what stays, Quests. One
chapter, since each line is tested with what the lines before it leave."""

from __future__ import annotations

import pytest

from game.rules.crawler.presentation import queries
from game.rules.crawler.quests import progress
from game.rules.crawler.resources import cost_of
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Bribe, Choose, Drop
from game.rules.crawler.state.table import crawler_record
from tests.rules.crawler.encounters import PARTY, THE_END, Play, Scene


def party(*deck: str) -> Scene:
    """Return a party, and a Crawler deck to draw from at the end."""
    scene = Scene(*PARTY)
    scene.pile("crawler_deck", *(deck or ["Mend"] * 6))
    scene.pile("dungeon_deck", *["Zombie"] * 9)
    return scene


@pytest.fixture
def scene() -> Scene:
    return party()


def ended(scene: Scene, line: int = 1) -> Play:
    """Return all lines from this one on, with nothing dropped, up to the next round's first question."""
    play = scene.line(line)
    if play.question == "drop":
        play.done()
    return play


def lines(play: Play) -> list[int]:
    return [event.line for event in play.happened(ev.LineBegan)]


def test_ruling_44_ten_lines_in_their_order() -> None:
    assert lines(ended(party())) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_one_may_drop_the_hand_permanents_and_assigned_cards(scene: Scene) -> None:
    rally, veteran = scene.hand("Rally"), scene.in_play("Veteran")
    boots = scene.in_play("Winged Boots", "assigned", host=scene.party[0])
    played = scene.in_play("Mend", "response")
    play = scene.line(1)
    assert play.question == "drop" and play.code(Drop(played)) == "not_to_drop" == play.code(Drop(99))
    play.run(Drop(veteran), Drop(rally), Drop(boots))
    assert {rally, veteran, boots} <= set(play.table.crawler_grave)
    assert [(event.card, event.why, event.by) for event in play.happened(cev.CardDiscarded)] == [(rally, "drop", 0)]
    assert [(event.card, event.by) for event in play.happened(cev.CrawlerCardLeft)[:2]] == [(veteran, 0), (boots, 0)]


def test_nobody_is_asked_to_drop_who_has_nothing() -> None:
    assert party().line(1).question != "drop"


def test_crawler_cards_of_the_encounter_and_spent_ones_leave(scene: Scene) -> None:
    mend, veteran = scene.in_play("Mend", "response"), scene.in_play("Veteran")
    shield, other = scene.in_play("Tower Shield", exhausted=True, spent=1), scene.in_play("Tower Shield")
    boots = scene.in_play("Winged Boots", "assigned", host=scene.party[0])
    play = scene.removal()
    assert [card.id for card in play.table.played] == [veteran, other, boots]
    assert play.table.crawler_grave == (mend, shield)


def test_dungeon_cards_leave_in_the_order_of_arrival_but_for_the_living_and_the_timed(scene: Scene) -> None:
    rune, moon, slain = (
        scene.dungeon("Fire Rune"),
        scene.dungeon("Blood Moon", time=1),
        scene.dungeon("Zombie", wounds=1),
    )
    golem, fog = scene.dungeon("Clay Golem", wounds=1), scene.dungeon("Choking Fog")
    play = scene.removal()
    assert play.table.dungeon_grave == (rune, slain, fog)
    assert [card.id for card in play.table.encounter] == [moon, golem] and play.foe(golem).wounds == 1


def test_a_time_limit_lasts_that_many_rounds_beyond_the_first(scene: Scene) -> None:
    captive = scene.dungeon("Captive", time=1)
    play = ended(scene, 2)
    assert play.foe(captive).time == 0 and captive not in play.table.dungeon_grave
    scene.mark(captive, time=0)
    assert captive in ended(scene, 2).table.dungeon_grave


def test_poison_becomes_a_wound_one_token_at_a_time(scene: Scene) -> None:
    scene.mark(scene.party[1], poison=2)
    play = scene.line(4)
    assert (play.hero(scene.party[1]).wounds, play.hero(scene.party[1]).poison) == (1, 1)
    assert play.wounds(scene.party[0]) == [0] and not play.table.round.hurt
    assert play.happened(ev.AdventurerWounded) == [ev.AdventurerWounded(scene.party[1], "poison", 0)]


def test_a_wound_by_poison_is_of_no_card_and_can_be_paid_for_like_any_other(scene: Scene) -> None:
    golem, swarm = scene.dungeon("Clay Golem", poison=1), scene.dungeon("Cave Rat Swarm", poison=1)
    mend = scene.hand("Mend")
    play = scene.line(4)
    assert play.happened(ev.CharacterWounded) == [ev.CharacterWounded(golem, slain=False)]
    assert play.question == "pay_regeneration"
    play.choose(mend)
    assert swarm in play.table.dungeon_grave


def test_who_cannot_pay_for_a_wound_is_not_asked(scene: Scene) -> None:
    swarm = scene.dungeon("Cave Rat Swarm", poison=1)
    play = scene.line(4)
    assert play.happened(ev.WoundPrevented) == [ev.WoundPrevented(swarm, "regeneration")]
    assert not play.question.startswith("pay") and swarm not in play.table.dungeon_grave


def test_ruling_12_slain_by_poison_one_goes_to_the_grave_at_once(scene: Scene) -> None:
    eel, changer = scene.dungeon("Cistern Eel", poison=1), scene.dungeon("Skin-Changer", poison=1)
    play = scene.line(4)
    assert play.table.dungeon_grave[:2] == (eel, changer), "Shapeshift is for cards that are removed"


def test_ruling_42_a_death_by_poison_ends_the_match_before_quests_are_read() -> None:
    scene = Scene("Hedge Knight", length="quick")
    scene.quest("Clear the Way")
    scene.pile("dungeon_grave", *["Fire Rune"] * 6)
    scene.pile("crawler_deck", "Mend")
    scene.mark(scene.party[0], wounds=4, poison=1)
    assert scene.line(1).state.outcome.reason == "party_died"
    scene.mark(scene.party[0], poison=0)
    assert scene.line(1).state.outcome.reason == "quests"


def test_reset_turns_upright_what_is_not_locked_and_then_one_lock_goes(scene: Scene) -> None:
    scene.mark(scene.party[0], activated=True)
    scene.mark(scene.party[1], activated=True, locks=1)
    scene.mark(scene.party[2], locks=2)
    zombie, golem = scene.dungeon("Zombie", activated=True), scene.dungeon("Clay Golem", activated=True, locks=1)
    play = scene.line(5)
    assert [(one.activated, one.locks) for one in play.table.party] == [(False, 0), (True, 0), (False, 1), (False, 0)]
    assert not play.foe(zombie).activated and play.foe(golem).activated and play.foe(golem).locks == 0


def test_ruling_38_possession_outlasts_lock_tokens_and_its_target_is_not_reset(scene: Scene) -> None:
    scene.mark(scene.party[0], activated=True, locks=1)
    soul = scene.dungeon("Hollow Soul", target=scene.party[0])
    play = scene.line(5)
    assert play.hero(scene.party[0]).activated and play.hero(scene.party[0]).locks == 0
    scene.mark(scene.party[0], locks=0)
    assert scene.line(5).hero(scene.party[0]).activated, "it is Locked without a token, too"
    scene.mark(soul, wounds=1)
    assert not scene.line(5).hero(scene.party[0]).activated


def test_permanents_that_the_pools_no_longer_pay_for_are_dropped_of_the_partys_choice(scene: Scene) -> None:
    shield, satchel = scene.in_play("Tower Shield"), scene.in_play("Field Satchel")
    veteran = scene.in_play("Veteran")
    assert scene.line(7).question != "maintain"
    scene.mark(scene.party[0], locks=1)
    play = scene.line(7)
    assert play.question == "maintain" and play.choices() == [shield, satchel]
    assert play.code(Choose(veteran)) == "paid"
    play.choose(satchel)
    assert play.question != "maintain" and play.table.crawler_grave == (satchel,)


def test_the_pools_are_asked_after_locks_are_gone(scene: Scene) -> None:
    scene.in_play("Tower Shield")
    scene.in_play("Field Satchel")
    scene.mark(scene.party[0], locks=1)
    assert ended(scene, 6).question != "maintain"


@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (3, 2), (4, 1), (5, 1), (7, 1)])
def test_ruling_24_draw_up_to_the_limit_and_one_at_least(held: int, drawn: int, scene: Scene) -> None:
    if held:
        scene.hand(*["Rally"] * held)
    play = scene.line(8)
    assert [len(event.cards) for event in play.happened(cev.CardsDrawn)] == [drawn]
    assert (play.question == "discard") is (held >= 5)
    while play.question == "discard":
        play.choose(play.table.hand[0])
    assert len(play.table.hand) == 5


def test_ruling_23_no_card_to_draw_is_a_loss_and_a_part_of_a_refill_is_not() -> None:
    scene = Scene(*PARTY)
    scene.pile("dungeon_deck", *["Zombie"] * 9)
    assert scene.line(8).state.outcome.reason == "no_cards"
    scene.hand(*["Rally"] * 5)
    assert scene.line(8).state.outcome.winners == ()
    scene = party("Mend")
    play = scene.line(8)
    assert play.state.outcome is None and len(play.table.hand) == 1


def test_veteran_holds_six_cards_unless_skills_cannot_be_used(scene: Scene) -> None:
    scene.in_play("Veteran")
    scene.hand(*["Rally"] * 3)
    assert len(scene.line(8).table.hand) == 6
    scene.dungeon("Rushed", time=1)
    assert len(scene.line(8).table.hand) == 5


# Reaver


def test_ruling_32_a_wounded_reaver_removes_the_cheapest_of_its_type_and_heals(scene: Scene) -> None:
    caller = scene.dungeon("Goblin Bonecaller", wounds=1)
    lancer, one, other = (scene.dungeon(name) for name in ("Goblin Lancer", "Goblin Skulker", "Goblin Slinger"))
    scene.dungeon("Cistern Eel")
    play = scene.removal()
    assert play.question == "reaver" and play.choices() == [one, other]
    assert play.code(Choose(lancer)) == "not_cheapest"
    play.choose(other)
    assert play.table.dungeon_grave == (other,) and play.foe(caller).wounds == 0
    assert [card.key for card in play.table.encounter if card.entered == 2] == ["zombie"]


def test_ruling_32_no_reaping_unwounded_slain_or_locked_and_no_summons_without_it() -> None:
    for marks in ({}, {"wounds": 2}, {"wounds": 1, "locks": 1}):
        scene = party()
        scene.dungeon("Goblin Bonecaller", **marks)
        scene.dungeon("Goblin Skulker")
        assert scene.removal().question == THE_END
    scene = party()
    scene.dungeon("Goblin Bonecaller", wounds=1)
    scene.dungeon("Goblin Skulker", wounds=1)
    scene.dungeon("Goblin Lancer")
    play = scene.removal()
    assert len(play.happened(cev.DungeonCardEntered)) == 0, "the slain and the dear are not reaped"


def test_a_summons_takes_the_first_that_fits_and_what_it_does_happens() -> None:
    scene = Scene(*PARTY)
    scene.dungeon("Goblin Bonecaller", wounds=1)
    scene.dungeon("Goblin Skulker")
    wight, low, high, eel = scene.pile("dungeon_deck", "Ashen Wight", "Zombie", "Bone Sentry", "Cistern Eel")
    play = scene.removal()
    assert [card.id for card in play.table.encounter][-1] == high
    assert sorted(play.table.dungeon_deck) == sorted((wight, low, eel))
    scene = Scene(*PARTY)
    scene.dungeon("Goblin Bonecaller", wounds=1)
    scene.dungeon("Goblin Skulker")
    scene.pile("dungeon_deck", "Ashen Wight", "Cistern Eel")
    assert len(scene.removal().table.encounter) == 1


def test_another_copy_of_a_unique_card_that_a_search_reveals_goes_to_the_grave() -> None:
    scene = Scene(*PARTY)
    scene.dungeon("Goblin Bonecaller", wounds=1)
    scene.dungeon("Goblin Skulker")
    below, zombie, above, top = scene.pile(
        "dungeon_deck", "Goblin Bonecaller", "Zombie", "Goblin Bonecaller", "Goblin Bonecaller"
    )
    scene.flipped()
    play = scene.removal()
    # The face-up one is set aside, the lowest one was not reached.
    assert play.happened(cev.UniqueBuried) == [cev.UniqueBuried(above, found=True)]
    assert play.table.dungeon_deck == (below, top) and play.table.flipped
    # What was revealed is shuffled, even if nothing was found.
    assert len(play.happened(cev.DeckShuffled)) == 1
    assert play.table.dungeon_grave[-1] == above and play.table.encounter[-1].id == zombie


# Leaving


def test_ruling_37_shapeshift_is_for_one_that_is_removed(scene: Scene) -> None:
    changer = scene.dungeon("Skin-Changer")
    assert scene.removal().foe(changer)
    scene.mark(changer, wounds=1)
    play = scene.removal()
    assert changer in play.table.dungeon_deck and not play.table.dungeon_grave
    assert len(play.happened(cev.DeckShuffled)) == 1
    scene.mark(changer, ignored=True)
    assert scene.removal().table.dungeon_grave == (changer,)


def test_leaves_play_happens_at_the_removal_only() -> None:
    scene = party().without_spare()
    villain = scene.dungeon("Hired Villain", wounds=1)
    rally, mend = scene.hand("Rally"), scene.hand("Mend")
    play = scene.removal()
    assert play.question == "discard_for_card" and play.table.dungeon_grave == (villain,)
    play.choose(mend)
    assert play.table.hand == (rally,)
    scene = party()
    villain, door = scene.dungeon("Hired Villain"), scene.hand("Banishment")
    play = scene.respond().card(door)
    assert play.question == "respond" and play.table.dungeon_grave == (villain,)


# Conditions


def captive(**marks: bool) -> Scene:
    scene = party()
    scene.dungeon("Captive", time=1)
    scene.this_round(phase="retaliation", **marks)
    return scene


def test_a_captive_is_won_with_combat() -> None:
    scene = captive(won=True)
    quest = scene.quest("Bring Them Home")
    scene.mark(scene.party[1], wounds=2)
    scene.mark(scene.party[2], wounds=1)
    play = scene.begin(s.Conditions())
    assert play.question == "reward" and play.choices() == list(scene.party[1:3])
    assert play.code(Choose(scene.party[0])) == "not_wounded"
    play.choose(scene.party[1])
    assert play.wounds(*scene.party) == [0, 1, 1, 0]
    assert [(one.id, one.tokens) for one in play.table.quests] == [(quest, 1)]
    assert len(play.table.dungeon_grave) == 1 and play.happened(ev.ConditionMet)[0].won


def test_a_captive_earns_nothing_for_other_quests_and_heals_nobody_who_is_whole() -> None:
    scene = captive(won=True)
    quest = scene.quest("Clear the Way")
    done = scene.quest("Bring Them Home", tokens=2, complete=True)
    play = scene.begin(s.Conditions())
    assert play.question == THE_END and len(play.table.dungeon_grave) == 1
    assert {one.id: one.tokens for one in play.table.quests} == {quest: 0, done: 2}


def test_a_captive_is_lost_with_a_wound_from_the_retaliation() -> None:
    play = captive(won=True, hurt=True, faced=True, resisted=True).begin(s.Conditions())
    assert len(play.table.crawler_grave) == 2 and len(play.table.dungeon_grave) == 1
    assert not play.happened(ev.ConditionMet)[0].won


def test_a_captive_stays_when_neither_happens_or_it_is_locked() -> None:
    assert len(captive(won=False).begin(s.Conditions()).table.encounter) == 1
    assert len(captive(won=True, faced=True).begin(s.Conditions()).table.encounter) == 1
    scene = captive(won=True)
    scene.mark(scene.table.encounter[0].id, locks=1)
    assert len(scene.begin(s.Conditions()).table.encounter) == 1


# Quests


@pytest.mark.parametrize(
    ("quest", "counted", "others", "wanted"),
    [
        ("Den of Evil", ("Zombie", "Ember Imp"), ("Fire Rune", "Captive"), 30),
        ("Break the Warband", ("Goblin Skulker", "Goblin Lancer"), ("Zombie", "Bone Sentry"), 7),
        ("Lay Them to Rest", ("Zombie", "Phantom"), ("Hollow Soul", "Goblin Skulker"), 6),
        ("Clear the Way", ("Fire Rune", "Tripwire Net"), ("Captive", "Choking Fog"), 6),
    ],
)
def test_a_quest_counts_what_it_names_in_the_grave(
    quest: str, counted: tuple[str, ...], others: tuple[str, ...], wanted: int
) -> None:
    scene = Scene(*PARTY)
    number = scene.quest(quest)
    scene.pile("dungeon_grave", *counted, *others)
    scene.dungeon(counted[0])
    assert progress(scene.table, scene.table.quests[0]) == (2, wanted)
    assert queries.quest_counts(scene.table) == {number: (2, wanted)}


@pytest.mark.parametrize(("length", "needed"), [("quick", 1), ("standard", 2), ("unyielding", 3)])
def test_as_many_quests_as_the_length_asks_for_win(length: str, needed: int) -> None:
    names = ("Clear the Way", "Bring Them Home", "Lay Them to Rest")
    for complete in range(4):
        scene = Scene(*PARTY, length=length)
        scene.pile("dungeon_deck", *["Zombie"] * 9)
        for number, name in enumerate(names):
            scene.quest(name, complete=number < complete)
        outcome = scene.line(10).state.outcome
        assert (outcome is not None and outcome.reason == "quests") is (complete >= needed)


def test_a_quest_is_complete_in_the_last_line_and_stays_so(scene: Scene) -> None:
    quest = scene.quest("Bring Them Home", tokens=2)
    scene.quest("Clear the Way")
    play = scene.line(10)
    assert [event.quest for event in play.happened(ev.QuestCompleted)] == [quest]
    scene = party()
    scene.quest("Clear the Way", complete=True)
    assert ended(scene).table.quests[0].complete and not ended(scene).happened(ev.QuestCompleted)
    scene = party()
    scene.quest("Bring Them Home", tokens=1)
    assert not scene.line(10).table.quests[0].complete


# Greedy


def test_greedy_is_bought_off_with_a_card_of_that_cost(scene: Scene) -> None:
    troll, dear, cheap = scene.dungeon("Toll Troll"), scene.hand("Cleave"), scene.hand("Rally")
    zombie = scene.dungeon("Zombie")
    play = scene.respond()
    assert play.code(Bribe(troll, cheap)) == "too_cheap" and play.code(Bribe(zombie, dear)) == "not_greedy"
    assert play.code(Bribe(troll, 99)) == "not_in_hand"
    play.run(Bribe(troll, dear))
    assert play.table.dungeon_grave == (troll,) and dear in play.table.crawler_grave
    scene.mark(troll, wounds=2)
    assert scene.respond().code(Bribe(troll, dear)) == "not_greedy"


def test_greedy_asks_for_the_cost_that_is_printed(scene: Scene) -> None:
    # rule: crawler/greedy
    troll, herald = scene.dungeon("Toll Troll"), scene.dungeon("Dread Herald")
    rally, door = scene.hand("Rally"), scene.hand("Bar the Door")
    play = scene.respond()
    assert cost_of(play.table, crawler_record(play.table, rally)) == 2, "Unnerve"
    assert play.why(Bribe(troll, rally)) == "Toll Troll wants a card of Cost 2 or more; Rally costs less."
    assert play.code(Bribe(troll, door)) == "" and play.code(Bribe(herald, door)) == "not_greedy"
    # A pool that pays for nothing any more does not matter: the card is discarded, not played.
    for one in scene.party:
        scene.mark(one, locks=1)
    assert scene.respond().run(Bribe(troll, door)).table.dungeon_grave == (troll,)
