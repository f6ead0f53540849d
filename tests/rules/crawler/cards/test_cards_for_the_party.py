"""Crawler cards that heal, reset and unlock Adventurers, draw cards, and look through decks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Decline
from game.rules.crawler.resources import free
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.searching import in_crawler_deck
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose, Commit, PlayCard, PutOnBottom, PutOnTop, UseCard
from game.rules.crawler.state.table import Struggle
from game.rules.crawler.stats import hand_limit
from game.rules.crawler.view import table_for
from tests.rules.crawler.encounters import Scene
from tests.rules.crawler.proof import does, does_not, shows

ALL_FIVE = ("Hedge Knight", "Road Thief", "Ember Adept", "Shrine Keeper", "Gallows Captain")


# Wounds, poison, locks


@shows("Healing Draught")
def test_the_draught_takes_one_wound_and_all_poison_off_one_adventurer() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    knight, thief, adept = scene.party
    draught = scene.hand("Healing Draught")
    scene.mark(knight, wounds=2, poison=3)
    scene.mark(thief, wounds=1, poison=1)
    play = scene.respond().card(draught)
    # An Adventurer neither wounded nor poisoned has nothing to heal.
    assert (play.choices(), play.code(Choose(adept)), play.code(Decline())) == (
        [knight, thief],
        "not_a_target",
        "must_choose",
    )
    play.choose(knight)
    assert [(one.wounds, one.poison) for one in play.table.party] == [(1, 0), (1, 1), (0, 0)]


@does("Healing Draught")
@does_not("Healing Draught", "Mend")
def test_poison_alone_is_enough_for_the_draught_and_not_for_mend() -> None:
    scene = Scene("Hedge Knight", "Ember Adept")
    draught, mend = scene.hand("Healing Draught"), scene.hand("Mend")
    assert [scene.respond().code(PlayCard(card)) for card in (draught, mend)] == ["no_target", "no_target"]
    assert scene.respond().why(PlayCard(draught)) == "No Adventurer is wounded or poisoned."
    assert scene.respond().why(PlayCard(mend)) == "No Adventurer is wounded."
    scene.mark(scene.party[0], poison=2)
    assert [scene.respond().code(PlayCard(card)) for card in (draught, mend)] == ["", "no_target"]
    # There is but one whom it can have.
    play = scene.respond().card(draught)
    assert (play.hero(scene.party[0]).poison, play.question) == (0, "respond")
    assert [event.token for event in play.happened(ev.TokensRemoved)] == ["poison"]


@shows("Mend")
@pytest.mark.parametrize(("boosted", "wounds", "left"), [(False, 3, 2), (True, 3, 1), (True, 1, 0), (False, 1, 0)])
def test_mend_takes_one_wound_or_two_and_never_more_than_there_are(boosted: bool, wounds: int, left: int) -> None:
    scene = Scene("Hedge Knight", "Ember Adept")
    mend = scene.hand("Mend")
    scene.mark(scene.party[0], wounds=wounds, poison=1)
    play = scene.respond().run(PlayCard(mend, boosted=boosted))
    assert (play.wounds(scene.party[0]), play.hero(scene.party[0]).poison) == ([left], 1)


@does_not("Mend")
def test_the_boost_of_mend_wants_a_priest_or_a_mage() -> None:
    for name, code in (("Road Thief", "no_class"), ("Shrine Keeper", ""), ("Ember Adept", "")):
        scene = Scene("Road Thief", name)
        mend = scene.hand("Mend")
        scene.mark(scene.party[0], wounds=1)
        assert scene.respond().code(PlayCard(mend, boosted=True)) == code


@shows("Second Wind")
def test_second_wind_resets_two_and_no_third() -> None:
    scene = Scene("Hedge Knight", "Road Thief", "Ember Adept", "Gallows Captain")
    wind = scene.hand("Second Wind")
    assert scene.respond().code(PlayCard(wind)) == "no_target"
    for hero in scene.party[:3]:
        scene.mark(hero, activated=True)
    play = scene.respond().card(wind)
    assert play.choices() == scene.party[:3]
    play.choose(scene.party[2])
    assert play.choices() == scene.party[:2] and play.code(Choose(scene.party[2])) == "not_a_target"
    play.choose(scene.party[0])
    assert [one.activated for one in play.table.party] == [False, True, False, False]
    assert play.question == "respond"


@shows("Second Wind")
def test_who_is_reset_may_defend_but_not_attack_or_defend_twice() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    wind = scene.hand("Second Wind")
    scene.mark(scene.party[0], activated=True, attacked=True)
    scene.mark(scene.party[1], activated=True, defended=True)
    scene.dungeon("Cistern Eel")
    play = scene.attack().card(wind)
    # Both are reset at once: there are no more than two.
    assert [one.activated for one in play.table.party] == [False, False]
    assert [play.code(Commit(one)) for one in scene.party] == ["once_a_round", ""]
    later = scene.defend().card(wind)
    assert [later.code(Commit(one)) for one in scene.party] == ["", "once_a_round"]


@shows("Second Wind")
def test_second_wind_takes_a_lock_token_off_a_locked_one_instead() -> None:
    # rule: crawler/reset
    scene = Scene("Hedge Knight", "Road Thief", "Gallows Captain")
    wind = scene.hand("Second Wind")
    scene.mark(scene.party[0], activated=True, locks=2)
    scene.mark(scene.party[1], locks=1)
    play = scene.respond().card(wind)
    assert [(one.activated, one.locks) for one in play.table.party] == [(True, 1), (False, 0), (False, 0)]
    assert not play.happened(ev.CardsReset)


@does_not("Second Wind")
def test_second_wind_does_nothing_for_one_that_is_possessed_unless_it_has_a_lock_token() -> None:
    # rule: crawler/possession
    scene = Scene("Hedge Knight", "Road Thief")
    wind = scene.hand("Second Wind")
    scene.mark(scene.party[0], activated=True)
    scene.dungeon("Hollow Soul", target=scene.party[0])
    assert scene.respond().why(PlayCard(wind)) == "No Adventurer is Activated, and none has a Lock token."
    scene.mark(scene.party[0], locks=1)
    play = scene.respond().card(wind)
    assert (play.hero(scene.party[0]).locks, play.hero(scene.party[0]).activated) == (0, True)


# Cards into the hand


@shows("Rally")
def test_rally_draws_two_or_as_many_as_there_are() -> None:
    scene = Scene("Gallows Captain")
    rally = scene.hand("Rally")
    deck = scene.pile("crawler_deck", "Mend", "Cleave", "Feint")
    dungeon = scene.pile("dungeon_deck", "Zombie", "Zombie")
    play = scene.respond().card(rally)
    assert play.table.hand == (scene.spare, deck[2], deck[1]) and play.table.crawler_deck == deck[:1]
    assert play.table.dungeon_deck == dungeon
    few = Scene("Gallows Captain")
    rally = few.hand("Rally")
    (last,) = few.pile("crawler_deck", "Mend")
    play = few.respond().card(rally)
    # Drawing from an empty deck loses nothing before the end of the encounter.
    assert (play.table.hand, play.table.crawler_deck, play.question) == ((few.spare, last), (), "respond")


@shows("Field Satchel")
def test_the_satchel_gives_three_cards_and_then_leaves() -> None:
    scene = Scene("Hedge Knight")
    satchel = scene.hand("Field Satchel")
    deck = scene.pile("crawler_deck", *["Mend"] * 5)
    play = scene.respond().card(satchel)
    # Playing it draws nothing.
    assert play.table.hand == (scene.spare,)
    play.use(satchel).use(satchel)
    assert (play.table.played[0].spent, play.table.played[0].exhausted) == (2, False)
    assert play.table.hand == (scene.spare, deck[4], deck[3])
    play.use(satchel)
    assert (play.table.played[0].exhausted, play.code(UseCard(satchel))) == (True, "spent")
    assert len(play.table.hand) == 4
    kept = Scene("Hedge Knight")
    twice = kept.in_play("Field Satchel", spent=2)
    kept.in_play("Field Satchel", spent=3, exhausted=True)
    assert [card.id for card in kept.removal().table.played] == [twice]


@shows("Veteran")
def test_a_veteran_makes_the_hand_limit_six_and_two_do_not_make_it_seven() -> None:
    scene = Scene("Hedge Knight")
    veteran = scene.hand("Veteran")
    play = scene.respond()
    assert hand_limit(play.table) == 5
    play.card(veteran)
    assert (hand_limit(play.table), play.table.played[0].row) == (6, "permanent")
    scene.in_play("Veteran")
    assert hand_limit(scene.respond().card(veteran).table) == 6


@shows("Veteran")
def test_the_hand_is_drawn_up_to_six_with_a_veteran_that_can_be_used() -> None:
    for rushed in (False, True):
        scene = Scene("Hedge Knight").without_spare()
        scene.in_play("Veteran")
        scene.hand("Mend")
        scene.pile("crawler_deck", *["Mend"] * 9)
        scene.pile("dungeon_deck", *["Cistern Eel"] * 9)
        if rushed:
            scene.dungeon("Rushed")
        assert len(scene.line(8).table.hand) == (5 if rushed else 6)


@shows("Grim Bargain")
def test_the_bargain_burns_three_and_finds_one_card_of_choice() -> None:
    scene = Scene("Gallows Captain")
    bargain = scene.hand("Grim Bargain")
    deck = scene.pile("crawler_deck", "Mend", "Feint", "Feint", "Cleave", "Rally", "Banishment")
    play = scene.respond().card(bargain)
    assert play.table.crawler_grave == (deck[5], deck[4], deck[3])
    # One of each name that is left; what was Burned is not in the deck.
    assert play.choices() == [deck[0], deck[1]]
    assert [play.code(Choose(card)) for card in (deck[5], deck[2])] == ["not_in_deck", "not_in_deck"]
    play.choose(deck[1])
    assert play.table.hand == (scene.spare, deck[1])
    assert sorted(play.table.crawler_deck) == [deck[0], deck[2]]
    assert [event.deck for event in play.happened(cev.DeckShuffled)] == ["crawler"]


@shows("Grim Bargain")
def test_the_bargain_wants_an_active_adventurer_that_is_evil_or_chaotic() -> None:
    for name, code in (("Ember Adept", ""), ("Gallows Captain", ""), ("Shrine Keeper", "no_alignment")):
        scene = Scene(name, "Hedge Knight")
        card = scene.hand("Grim Bargain")
        scene.pile("crawler_deck", "Mend")
        assert scene.respond().code(PlayCard(card)) == code
        scene.mark(scene.party[0], locks=1)
        assert scene.respond().code(PlayCard(card)) == "no_alignment"


@does_not("Grim Bargain")
def test_a_bargain_over_three_cards_finds_nothing_and_everybody_knows_what_a_deck_holds() -> None:
    scene = Scene("Gallows Captain")
    bargain = scene.hand("Grim Bargain")
    scene.pile("crawler_deck", "Mend", "Feint", "Cleave")
    play = scene.respond().card(bargain)
    assert (play.question, len(play.table.crawler_grave), play.table.crawler_deck) == ("respond", 3, ())
    whole = Scene("Gallows Captain")
    deck = whole.pile("crawler_deck", "Mend", "Feint", "Cleave")
    whole.hand("Rally")
    whole.in_play("Veteran")
    whole.pile("crawler_grave", "Mend")
    table = table_for(whole.respond().table, 0)
    assert (table.crawler_deck, in_crawler_deck(table)) == ((0, 0, 0), deck)


# The Dungeon deck


@shows("Scout Ahead")
def test_scouts_put_three_cards_on_top_or_below_in_any_order() -> None:
    scene = Scene("Gallows Captain")
    scout = scene.hand("Scout Ahead")
    low, *seen = scene.pile("dungeon_deck", "Zombie", "Captive", "Rushed", "Fire Rune")
    (drawn,) = scene.pile("crawler_deck", "Mend")
    play = scene.respond().card(scout)
    assert (play.question, play.table.looked) == ("arrange_deck", tuple(seen))
    assert play.code(PutOnTop(low)) == "not_looked_at"
    captive, rushed, rune = seen
    play.run(PutOnTop(rune), PutOnBottom(captive))
    assert (play.code(PutOnTop(rune)), play.code(PutOnBottom(captive))) == ("not_looked_at", "not_looked_at")
    play.run(PutOnTop(rushed))
    assert (play.table.dungeon_deck, play.table.looked) == ((captive, low, rune, rushed), ())
    assert play.table.hand == (scene.spare, drawn)


@shows("Scout Ahead")
def test_the_last_put_under_the_deck_is_the_lowest() -> None:
    scene = Scene("Gallows Captain")
    scout = scene.hand("Scout Ahead")
    cards = scene.pile("dungeon_deck", "Zombie", "Captive", "Rushed", "Fire Rune")
    play = scene.respond().card(scout).run(PutOnBottom(cards[3]), PutOnBottom(cards[1]), PutOnBottom(cards[2]))
    assert play.table.dungeon_deck == (cards[2], cards[1], cards[3], cards[0])


@shows("Scout Ahead")
def test_an_active_neutral_adventurer_shows_a_fourth_card() -> None:
    scene = Scene("Gallows Captain", "Road Thief")
    scout = scene.hand("Scout Ahead")
    cards = scene.pile("dungeon_deck", *["Zombie"] * 5)
    assert scene.respond().card(scout).table.looked == cards[1:]
    scene.mark(scene.party[1], locks=1)
    assert scene.respond().card(scout).table.looked == cards[2:]


@shows("Scout Ahead")
def test_a_face_up_card_is_one_of_them_and_lies_face_down_again() -> None:
    scene = Scene("Gallows Captain")
    scout = scene.hand("Scout Ahead")
    cards = scene.pile("dungeon_deck", "Zombie", "Captive")
    scene.flipped()
    play = scene.respond().card(scout)
    assert play.table.looked == cards
    play.run(PutOnTop(cards[1]), PutOnTop(cards[0]))
    assert (play.table.dungeon_deck, play.table.flipped) == (cards[::-1], False)
    assert table_for(play.table, 0).dungeon_deck == (0, 0)


@does_not("Scout Ahead")
def test_scouts_before_an_empty_dungeon_still_draw() -> None:
    scene = Scene("Gallows Captain")
    scout = scene.hand("Scout Ahead")
    (drawn,) = scene.pile("crawler_deck", "Mend")
    play = scene.respond().card(scout)
    assert (play.question, play.table.hand) == ("respond", (scene.spare, drawn))


# What costs how much


@does_not("Rally", "Second Wind", "Field Satchel", "Veteran")
@pytest.mark.parametrize(
    ("name", "crawler_type", "hero"),
    [
        ("Rally", "Tactic", "Hedge Knight"),
        ("Second Wind", "Skill", "Ember Adept"),
        ("Field Satchel", "Equipment", "Road Thief"),
        ("Veteran", "Skill", "Shrine Keeper"),
    ],
)
def test_a_card_of_cost_one_takes_the_whole_pool_of_one(name: str, crawler_type: str, hero: str) -> None:
    scene = Scene(hero)
    first, second = scene.hand(name), scene.hand(name)
    scene.mark(scene.party[0], activated=True)
    play = scene.respond()
    assert free(play.table, crawler_type) == 1
    play.card(first)
    assert (free(play.table, crawler_type), play.code(PlayCard(second))) == (0, "unpaid")


# Who chooses


@pytest.mark.parametrize(
    ("name", "prompt"),
    [
        ("Healing Draught", "heal"),
        ("Winged Boots", "assign"),
        ("Scout Ahead", "arrange_deck"),
        ("Grim Bargain", "search"),
        ("Feint", "activate"),
    ],
)
def test_whoever_plays_a_card_chooses_for_it(name: str, prompt: str) -> None:
    scene = Scene("Hedge Knight", "Gallows Captain", seats=2)
    scene.mark(scene.party[1], seat=1, wounds=1)
    scene.mark(scene.party[0], wounds=1)
    scene.pile("dungeon_deck", "Zombie", "Captive")
    scene.pile("crawler_deck", "Mend", "Feint", "Rally", "Cleave", "Veteran")
    scene.dungeon("Zombie", "Cistern Eel")
    card = scene.hand("Scout Ahead", name)
    play = scene.begin(s.Window((1, 0), "respond")).run(PlayCard(card))
    assert (play.question, play.state.decision.seat) == (prompt, 1)
    while play.question == prompt:
        play.run(runner.legal(CRAWLER, play.state)[0])
    # The seat that played it goes on, then the other one.
    assert (play.question, play.state.decision.seat) == ("respond", 1)
    assert play.done().state.decision.seat == 0


def test_the_march_is_arranged_by_whoever_plays_it() -> None:
    scene = Scene("Hedge Knight", "Gallows Captain", seats=2)
    scene.mark(scene.party[1], seat=1)
    march = scene.hand("Flanking March")
    scene.table = replace(scene.table, struggle=Struggle("attack"))
    play = scene.begin(s.Window((1, 0), "attack")).run(PlayCard(march))
    assert (play.question, play.state.decision.seat) == ("arrange_party", 1)
