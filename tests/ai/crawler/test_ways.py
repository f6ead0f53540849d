"""The ways to go on that a player of Crawler thinks of: which there are, and that one is held to once it is begun."""

from __future__ import annotations

import pytest

from game.ai.crawler.judging import CrawlerEvaluator
from game.ai.crawler.windows import ways
from game.core import runner
from game.core.commands import Command, Decline, Done
from game.core.views import view_for
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state.commands import Bribe, Choose, Commit, Drop, PlayCard, PutOnBottom, PutOnTop
from game.rules.crawler.state.steps import BeginAttack
from tests.rules.crawler.encounters import Play, Scene

PARTY = ("Hedge Knight", "Gallows Captain", "Shrine Keeper", "Ember Adept")


def scene(*party: str) -> Scene:
    return Scene(*(party or PARTY)).without_spare()


def scored(evaluator: CrawlerEvaluator, play: Play) -> dict[Command, float]:
    """Return the score of each legal answer."""
    answers = runner.legal(CRAWLER, play.state)
    view = view_for(CRAWLER, play.state, play.state.decision.seat)
    return dict(zip(answers, evaluator.scores(view, answers), strict=True))


def best(play: Play) -> Command:
    scores = scored(CrawlerEvaluator(), play)
    return max(scores, key=lambda answer: scores[answer])


@pytest.fixture
def found() -> Scene:
    return scene()


def test_each_way_begins_otherwise_the_best_first_and_one_of_them_does_nothing(found: Scene):
    found.hand("Short Spear", "Cleave", "Ward of Light")
    found.dungeon("Zombie")
    found.dungeon("Goblin Slinger")
    play = found.attack()
    view, answers = view_for(CRAWLER, play.state, 0), runner.legal(CRAWLER, play.state)
    thought = ways(view, answers)
    firsts = [next((one for one in way.commands if one in answers), Done()) for way in thought]
    assert len(set(firsts)) == len(firsts) > 3 and Done() in firsts
    assert [way.value for way in thought] == sorted((way.value for way in thought), reverse=True)


def test_of_two_ways_that_share_a_card_the_poorer_one_begins_with_another(found: Scene):
    spear, axe = found.hand("Short Spear"), found.hand("Throwing Axe")
    for _ in range(5):
        found.dungeon("Zombie")
    play = found.attack()
    view, answers = view_for(CRAWLER, play.state, 0), runner.legal(CRAWLER, play.state)
    cards = [{one.card for one in way.commands if isinstance(one, PlayCard)} for way in ways(view, answers)]
    assert {spear, axe} in cards and {spear} in cards and {axe} in cards


def test_whoever_is_asked_attacks_rather_than_to_leave_it_to_the_next():
    found = Scene(*PARTY, seats=2).without_spare()
    for place, one in enumerate(found.party):
        found.mark(one, seat=place % 2)
    found.dungeon("Goblin Skulker")
    for lead in (0, 1):
        found.this_round(lead=lead)
        play = found.begin(BeginAttack())
        assert play.state.decision.seat == lead
        answer = best(play)
        assert isinstance(answer, Commit)
        assert answer.adventurer in [one.id for one in found.table.party if one.seat == lead]


def test_what_only_the_next_player_can_do_is_left_to_it():
    found = Scene(*PARTY, seats=2).without_spare()
    for place, one in enumerate(found.party):
        found.mark(one, seat=place % 2, activated=place % 2 == 0)
    found.dungeon("Goblin Skulker")
    found.hand("Short Spear")
    play = found.begin(BeginAttack())
    evaluator = CrawlerEvaluator()
    scores = scored(evaluator, play)
    assert max(scores, key=lambda answer: scores[answer]) == Done()
    play.done()
    assert play.state.decision.seat == 1 and isinstance(best(play), Commit)


def test_what_begins_no_way_is_out_of_the_margin(found: Scene):
    found.hand("Short Spear")
    found.dungeon("Goblin Skulker")
    evaluator = CrawlerEvaluator()
    play = found.attack()
    scores = scored(evaluator, play)
    idle = [one for one in found.party if scores[Commit(one)] < max(scores.values()) - evaluator.margin]
    assert len(idle) == len(PARTY) - 1


def test_a_way_that_was_begun_is_held_to_even_if_it_was_not_the_best(found: Scene):
    spear, cleave = found.hand("Short Spear"), found.hand("Cleave")
    found.dungeon("Zombie")
    found.dungeon("Zombie")
    for begun, left in ((PlayCard(spear), PlayCard(cleave)), (PlayCard(cleave, boosted=True), PlayCard(spear))):
        evaluator = CrawlerEvaluator()
        play = found.attack()
        scored(evaluator, play)
        play.run(begun)
        while play.question == "attack":
            scores = scored(evaluator, play)
            chosen = max(scores, key=lambda answer: scores[answer])
            assert chosen != left and list(scores.values()).count(scores[chosen]) == 1
            play.run(chosen)
        assert play.question == "wound" or play.table.round.won


def test_another_course_goes_on_with_what_was_thought_of_and_leaves_it_alone(found: Scene):
    found.hand("Short Spear", "Cleave")
    found.dungeon("Zombie")
    evaluator = CrawlerEvaluator()
    play = found.attack()
    scores = scored(evaluator, play)
    other = evaluator.another()
    assert other is not evaluator
    play.run(max(scores, key=lambda answer: scores[answer]))
    assert scored(other, play) == scored(evaluator, play)


def test_copies_of_a_card_and_equal_adventurers_amount_to_the_same(found: Scene):
    found.hand("Short Spear", "Short Spear", "Cleave")
    found.dungeon("Zombie")
    play = found.attack()
    view = view_for(CRAWLER, play.state, 0)
    evaluator = CrawlerEvaluator()
    one, two, cleave = (PlayCard(card) for card in play.table.hand)
    assert evaluator.alike(view, one) == evaluator.alike(view, two) != evaluator.alike(view, cleave)
    assert evaluator.alike(view, cleave) != evaluator.alike(view, PlayCard(cleave.card, boosted=True))
    assert evaluator.alike(view, Commit(found.party[0])) == evaluator.alike(view, Commit(found.party[1]))


def test_one_with_armour_is_not_like_the_others(found: Scene):
    found.in_play("Wool-Lined Helm", "assigned", host=found.party[0])
    found.dungeon("Zombie")
    view = view_for(CRAWLER, found.attack().state, 0)
    evaluator = CrawlerEvaluator()
    assert evaluator.alike(view, Commit(found.party[0])) != evaluator.alike(view, Commit(found.party[1]))


def test_characters_with_different_wounds_are_different(found: Scene):
    found.dungeon("Clay Golem", wounds=1)
    found.dungeon("Clay Golem")
    play = found.attack()
    view = view_for(CRAWLER, play.state, 0)
    one, two = (Choose(card.id) for card in play.table.encounter)
    assert CrawlerEvaluator().alike(view, one) != CrawlerEvaluator().alike(view, two)


def test_one_who_has_armour_stays_behind_to_defend(found: Scene):
    found.in_play("Wool-Lined Helm", "assigned", host=found.party[0])
    found.dungeon("Goblin Skulker")
    assert best(found.attack()) in [Commit(one) for one in found.party[1:]]


def test_a_full_hand_draws_nothing_and_a_poor_one_does():
    def drawn(*others: str) -> bool:
        found = scene()
        rally = found.hand(*others, "Rally")
        found.dungeon("Goblin Skulker")
        found.pile("crawler_deck", *("Mend",) * 30)
        return best(found.attack()) == PlayCard(rally)

    assert drawn() and not drawn("Cleave", "Disarm", "Ward of Light", "Feint")


def test_nothing_is_drawn_when_the_deck_runs_low(found: Scene):
    rally = found.hand("Rally")
    found.dungeon("Goblin Skulker")
    found.pile("crawler_deck", *("Mend",) * 14)
    assert best(found.attack()) != PlayCard(rally)


def test_a_greedy_one_is_bought_off_with_a_card_that_is_of_no_use():
    found = scene("Hedge Knight", "Gallows Captain")
    found.hand("Cleave")
    lance = found.hand("Frost Lance")
    troll = found.dungeon("Toll Troll")
    assert best(found.attack()) == Bribe(troll, lance)


def test_a_sidestep_sends_the_blow_to_one_who_can_take_it():
    found = scene("Hedge Knight", "Gallows Captain")
    step = found.hand("Sidestep")
    found.mark(found.party[0], wounds=4, activated=True)
    found.mark(found.party[1], activated=True)
    found.dungeon("Horned Ravager")
    assert best(found.defend()) == PlayCard(step)


def test_a_sidestep_is_no_use_when_the_sturdiest_is_in_front():
    found = scene("Hedge Knight", "Gallows Captain")
    found.hand("Sidestep")
    found.mark(found.party[0], activated=True)
    found.mark(found.party[1], wounds=4, activated=True)
    found.dungeon("Horned Ravager")
    assert best(found.defend()) == Done()


def test_an_advantage_is_pressed_after_a_won_attack_alone():
    def pressed(*, won: bool) -> bool:
        found = scene()
        press = found.hand("Press the Advantage")
        found.dungeon("Venom Spider")
        found.this_round(attacked=True, won=won)
        return best(found.defend()) == PlayCard(press)

    assert pressed(won=True) and not pressed(won=False)


def test_the_goblin_that_completes_the_quest_is_worth_an_attack_without_defence(found: Scene):
    found.quest("Break the Warband")
    found.pile("dungeon_grave", *("Goblin Skulker",) * 6)
    for one in found.party:
        found.mark(one, wounds=3)
    goblin = found.dungeon("Goblin Slinger")
    found.dungeon("Clay Golem")
    play = found.attack()
    while play.question == "attack":
        play.run(best(play))
    assert play.question == "wound" and best(play) == Choose(goblin)


def test_the_front_is_for_whoever_can_take_most():
    found = scene("Hedge Knight", "Gallows Captain", "Shrine Keeper")
    march = found.hand("Flanking March")
    found.mark(found.party[0], wounds=4)
    found.dungeon("Goblin Skulker")
    play = found.attack().card(march)
    assert play.question == "arrange_party" and best(play) == Choose(found.party[1])


def test_a_good_order_stays():
    found = scene("Hedge Knight", "Gallows Captain", "Shrine Keeper")
    march = found.hand("Flanking March")
    found.mark(found.party[2], wounds=2)
    found.dungeon("Goblin Skulker")
    assert best(found.attack().card(march)) == Decline()


def test_wanted_cards_go_on_top_and_the_others_under_the_deck(found: Scene):
    found.quest("Clear the Way")
    scout = found.hand("Scout Ahead")
    found.dungeon("Goblin Skulker")
    golem, rune = found.pile("dungeon_deck", "Clay Golem", "Fire Rune")
    found.pile("crawler_deck", "Mend", "Mend")
    play = found.attack().card(scout)
    scores = scored(CrawlerEvaluator(), play)
    assert scores[PutOnTop(rune)] > scores[PutOnBottom(rune)] and scores[PutOnBottom(golem)] > scores[PutOnTop(golem)]


def test_a_card_that_nobody_can_ever_pay_for_is_given_up_first():
    found = scene("Hedge Knight", "Gallows Captain")
    found.hand("Cleave", "Disarm")
    lance = found.hand("Frost Lance")
    found.dungeon("Cave Rat Swarm")
    play = found.attack().commit(found.party[0]).done()
    assert play.question == "pay_regeneration" and best(play) == Choose(lance)


def test_of_two_shields_for_which_there_is_room_for_one_the_second_is_given_up():
    def given_up(*in_play: str) -> str:
        found = scene()
        for name in in_play:
            found.in_play(name, "assigned", host=found.party[0])
        found.hand("Tower Shield", "Tower Shield", "Cleave", "Shield Drill", "Hold the Line", "Ward of Light")
        play = found.line(9)
        answer = best(play)
        assert isinstance(answer, Choose)
        return play.table.cards[answer.card]

    assert given_up("Winged Boots") == given_up() == "tower_shield"


@pytest.mark.parametrize(("row", "exhausted"), [("response", False), ("permanent", True)])
def test_a_shield_for_which_there_is_room_is_kept(row: str, exhausted: bool, found: Scene):
    # Neither what is played for this round nor what is Spent takes room in the next.
    found.in_play("Tower Shield" if exhausted else "Yew Bow", row, exhausted=exhausted)
    found.hand("Tower Shield", "Throwing Axe", "Cleave", "Shield Drill", "Hold the Line", "Ward of Light")
    play = found.line(9)
    answer = best(play)
    assert isinstance(answer, Choose) and play.table.cards[answer.card] != "tower_shield"


def test_a_permanent_that_is_used_up_goes_before_one_that_is_not():
    found = scene("Hedge Knight", "Gallows Captain")
    found.in_play("Tower Shield")
    used = found.in_play("Tower Shield", exhausted=True)
    for one in found.party:
        found.mark(one, activated=True)
    found.dungeon("Masked Stranger")
    play = found.defend().done()
    assert play.question == "steal" and best(play) == Choose(used)


def test_nothing_is_dropped(found: Scene):
    found.hand("Short Spear", "Cleave")
    found.pile("crawler_deck", "Mend")
    play = found.line(1)
    scores = scored(CrawlerEvaluator(), play)
    assert best(play) == Done() and all(isinstance(one, Drop | Done) for one in scores)


def digs(*, deck: int = 20, quest: str = "Clear the Way", defence: bool = True, **marks: bool) -> bool:
    """Return whether it scouts ahead with nothing else to do."""
    found = scene()
    scout = found.hand("Disarm", "Disarm", "Mend", "Scout Ahead")
    found.quest(quest, **marks)
    found.dungeon("Goblin Skulker", activated=True)
    found.pile("crawler_deck", *("Mend",) * deck)
    found.pile("dungeon_deck", *("Zombie",) * 10)
    return best(found.defend() if defence else found.attack()) == PlayCard(scout)


def test_it_scouts_at_the_end_of_a_round_while_a_quest_waits_for_cards():
    assert digs()
    assert not digs(defence=False)
    assert not digs(complete=True) and not digs(quest="Bring Them Home")


def test_it_does_not_scout_when_its_own_deck_runs_low():
    assert not digs(deck=7) and digs(deck=8)


def test_boots_hide_a_primary_target_that_is_badly_hurt_and_no_other():
    def laid(*, wounds: int) -> bool:
        found = scene()
        boots = found.hand("Winged Boots")
        found.mark(found.party[0], wounds=wounds)
        found.dungeon("Goblin Skulker")
        found.pile("crawler_deck", *("Mend",) * 30)
        return best(found.attack()) == PlayCard(boots)

    assert laid(wounds=3) and not laid(wounds=2)


def test_a_helm_is_worn_early_and_not_at_the_end():
    def worn(*, deck: int) -> bool:
        found = scene()
        helm = found.hand("Wool-Lined Helm")
        found.dungeon("Goblin Skulker")
        found.pile("crawler_deck", *("Mend",) * deck)
        return best(found.attack()) == PlayCard(helm)

    assert worn(deck=15) and not worn(deck=14)


def test_the_boots_go_to_the_primary_target_and_the_helm_to_the_sturdiest():
    def chosen(name: str) -> int:
        found = scene("Shrine Keeper", "Hedge Knight")
        card = found.hand(name)
        found.mark(found.party[0], wounds=3)
        found.dungeon("Goblin Skulker")
        play = found.attack().card(card)
        place = {Choose(one): number for number, one in enumerate(found.party)}
        return place[best(play)]

    assert chosen("Winged Boots") == 0 and chosen("Wool-Lined Helm") == 1
