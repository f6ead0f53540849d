"""How a match of Crawler stands for its computer player: what makes an item better and what does not."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.ai.crawler.chances import dungeon_cards_needed, items_of
from game.ai.crawler.judging import CrawlerEvaluator
from game.ai.evaluation import standing
from game.app.games.entries import entry_of
from game.core import runner
from game.core.views import view_for
from game.rules.crawler.ruleset import CRAWLER
from tests.rules.crawler.encounters import Scene

PARTY = ("Hedge Knight", "Gallows Captain", "Shrine Keeper", "Ember Adept")


def scene(*deck: str) -> Scene:
    """Return a party on its way to Break the Warband, with these cards in the Dungeon deck and six in its own."""
    found = Scene(*PARTY)
    found.quest("Break the Warband")
    found.pile("dungeon_deck", *(deck or ("Goblin Skulker",) * 9))
    found.pile("crawler_deck", *("Short Spear",) * 6)
    return found


def value(found: Scene, name: str) -> float:
    """Return an item's value, by its name."""
    return next(item.value for item in items_of(found.table) if item.name == name)


def total(found: Scene) -> float:
    return standing(items_of(found.table))


def test_each_item_is_named_once():
    names = [item.name for item in items_of(scene().table)]
    assert len(set(names)) == len(names)


def test_a_card_more_in_the_hand_or_in_the_deck_is_as_good():
    hand, deck = scene(), scene()
    hand.hand("Cleave")
    deck.pile("crawler_deck", "Cleave")
    assert value(hand, "Crawler cards") == value(deck, "Crawler cards") > value(scene(), "Crawler cards")


def test_the_last_wounds_weigh_most():
    standings = []
    for wounds in range(5):
        found = scene()
        found.mark(found.party[0], wounds=wounds)
        standings.append(total(found))
    losses = [one - two for one, two in pairwise(standings)]
    assert losses == sorted(losses) and losses[0] > 0


def test_a_wound_is_less_bad_than_a_death():
    hurt, without = scene(), Scene(*PARTY[1:])
    hurt.mark(hurt.party[0], wounds=4)
    without.quest("Break the Warband")
    without.pile("dungeon_deck", *("Goblin Skulker",) * 9)
    without.pile("crawler_deck", *("Short Spear",) * 6)
    assert total(hurt) > total(without)


def test_fewer_dungeon_cards_are_needed_the_more_of_a_quest_lie_in_the_grave():
    before = scene()
    after = scene()
    after.pile("dungeon_grave", "Goblin Skulker")
    assert dungeon_cards_needed(after.table) < dungeon_cards_needed(before.table)


def test_what_a_quest_does_not_count_brings_it_no_nearer():
    before = scene()
    after = scene()
    after.pile("dungeon_grave", "Zombie")
    assert dungeon_cards_needed(after.table) == dungeon_cards_needed(before.table)


def test_a_goblin_in_play_counts_less_than_one_in_the_grave():
    bare, in_play, in_grave = scene(), scene(), scene()
    in_play.dungeon("Goblin Skulker")
    in_grave.pile("dungeon_grave", "Goblin Skulker")
    needed = [dungeon_cards_needed(one.table) for one in (bare, in_play, in_grave)]
    assert needed[0] > needed[1] > needed[2]


def test_cards_are_nearer_in_a_deck_that_is_full_of_them():
    assert dungeon_cards_needed(scene(*("Goblin Skulker",) * 8, *("Zombie",) * 4).table) > dungeon_cards_needed(
        scene(*("Goblin Skulker",) * 12).table
    )


def test_a_quest_that_cannot_be_completed_any_more_asks_for_the_whole_deck():
    found = scene(*("Goblin Skulker",) * 6, *("Zombie",) * 4)
    assert dungeon_cards_needed(found.table) == 12


def test_a_face_up_card_of_the_quest_on_top_is_as_near_as_can_be():
    def needed(*, flipped: bool) -> float:
        found = scene("Zombie", "Zombie", "Zombie", "Goblin Skulker")
        found.pile("dungeon_grave", *("Goblin Skulker",) * 6)
        if flipped:
            found.flipped()
        return dungeon_cards_needed(found.table)

    assert needed(flipped=True) == 1 < needed(flipped=False)


def test_completed_quests_ask_for_nothing():
    found = Scene(*PARTY)
    found.quest("Break the Warband", complete=True)
    assert dungeon_cards_needed(found.table) == 0


def test_what_stays_in_play_is_worth_cards_and_what_is_spent_is_not():
    shield, bare = scene(), scene()
    shield.in_play("Tower Shield")
    assert value(shield, "Permanents") > value(bare, "Permanents") == 0


def test_the_satchel_is_worth_less_with_each_use():
    values = []
    for spent in (0, 1, 2):
        found = scene()
        found.in_play("Field Satchel", spent=spent)
        values.append(value(found, "Permanents"))
    assert values[0] > values[1] > values[2] > 0


@pytest.mark.parametrize(("mark", "item"), [("poison", "poison and locks"), ("locks", "poison and locks")])
def test_tokens_on_an_adventurer_are_bad(mark: str, item: str):
    found = scene()
    found.mark(found.party[0], **{mark: 1})
    assert value(found, item) < 0


def test_one_who_is_possessed_is_not_counted_as_locked_by_a_token():
    found = scene()
    found.dungeon("Hollow Soul", target=found.party[1])
    assert value(found, "Possession") < 0 == value(found, "poison and locks")


def test_characters_that_must_still_be_beaten_are_bad():
    two, one = scene(), scene()
    one.dungeon("Zombie")
    two.dungeon("Zombie")
    two.dungeon("Zombie")
    assert total(two) < total(one) < total(scene())


def test_the_fewer_cards_are_left_the_more_counts_each():
    def after(cards: int) -> float:
        found = scene()
        found.pile("crawler_deck", *("Cleave",) * cards)
        return value(found, "Crawler cards")

    assert after(1) - after(0) > after(2) - after(1) > 0


def test_a_wound_counts_more_when_others_have_fallen():
    def lost(*party: str) -> float:
        hurt, unhurt = Scene(*party), Scene(*party)
        hurt.mark(hurt.party[0], wounds=1)
        return value(unhurt, "Life") - value(hurt, "Life")

    assert lost(*PARTY[:2]) > lost(*PARTY) > 0


def test_the_nearer_the_quests_the_better():
    before, after = scene(), scene()
    after.pile("dungeon_grave", "Goblin Skulker")
    assert value(before, "Dungeon cards to come") < value(after, "Dungeon cards to come") < 0


def test_the_clock_is_the_round_and_a_view_is_enough():
    state = runner.start(CRAWLER, entry_of("crawler").setup({}), 1).state
    view = view_for(CRAWLER, state, 0)
    evaluator = CrawlerEvaluator()
    assert evaluator.clock(view) == 0
    assert standing(evaluator.items(view)) == standing(items_of(state.table))
