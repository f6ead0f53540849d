"""What pointing and pressing mean: every answer has a card or a button, and every card that means nothing says why."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Done
from game.core.views import view_for
from game.rules.crawler.cards.decks import CRAWLER_CARDS
from game.rules.crawler.cards.effects import Stamina
from game.rules.crawler.cards.terms import AttackLine
from game.rules.crawler.playing import actions
from game.rules.crawler.presentation.queries import why_not as why_not_now
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state import commands as c
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.steps import Window
from game.rules.crawler.state.table import CrawlerCard
from game.ui.games.crawler.board import DUNGEON, crawler_card
from game.ui.games.crawler.figures import party_colour
from game.ui.games.crawler.offers import offers_of, why_not
from game.ui.games.crawler.screen import CrawlerScreen
from game.ui.screens.game_screen import Marks
from game.ui.screens.items import card, piece
from tests.rules.crawler.encounters import Scene
from tests.ui.games.crawler.matches import NAMES, a_match, moments


@pytest.mark.parametrize("seed", [1, 4, 9])
def test_every_answer_is_offered_once_and_can_be_pointed_at_or_goes_on(seed: int) -> None:
    for view in moments(seed, 120):
        answers = tuple(CRAWLER.candidates(view))
        legal = [one for one in answers if CRAWLER.why_illegal(view, one) is None]
        offers = offers_of(view, legal, NAMES)
        assert [offer.commands for offer in offers.all] == [(one,) for one in legal]
        for offer in offers.all:
            assert offer.words
            assert offer.at is not None or offer.advances or isinstance(offer.commands[0], c.Redraw)
        assert {offer.at.number for offer in offers.all if offer.at is not None} <= set(view.table.cards)


@pytest.mark.parametrize("seed", [1, 4])
def test_a_card_that_cannot_be_played_says_why_in_the_rules_words(seed: int) -> None:
    lacking = 0
    for view in moments(seed, 120):
        if view.decision.kind != "act" or view.decision.prompt == "drop":
            continue
        for number in view.table.hand:
            refusal = why_not(view, card(number))
            both = why_not_now(view.table, number)
            if both is not None:
                assert refusal == both
            if refusal is not None and refusal.code == "unpaid":
                lacking += 1
                assert "short" in refusal.text and "the pool is" in refusal.text
                assert refusal.about[0] == number
    assert lacking


def test_an_adventurer_that_cannot_be_committed_says_why() -> None:
    told = set()
    for view in moments(2, 200):
        if view.decision.prompt not in ("attack", "defend"):
            continue
        for one in view.table.party:
            refusal = why_not(view, piece(one.id))
            assert (refusal is None) == (CRAWLER.why_illegal(view, c.Commit(one.id)) is None)
            if refusal is not None:
                told.add(refusal.code)
    assert "activated" in told or "once_a_round" in told


def test_two_people_see_the_same_hand_and_each_may_commit_only_their_own() -> None:
    match = a_match(2)
    screens = [CrawlerScreen(NAMES, "walnut") for _ in NAMES]
    while match.decision is not None and match.decision.prompt != "attack":
        seat = match.asked
        assert seat is not None
        match.submit(seat, match.answers(seat)[0])
    seat = match.asked
    assert seat is not None
    hands = [screen.held(match.view(number)) for number, screen in enumerate(screens)]
    assert hands[0] == hands[1] and hands[0]
    view = match.view(seat)
    others = [one.id for one in view.table.party if one.seat != seat]
    assert others
    for number in others:
        refusal = why_not(view, piece(number))
        assert refusal is not None and refusal.code == "not_led"


def test_the_last_of_two_players_hears_that_the_other_is_done_and_the_first_who_goes_on() -> None:
    heard = set()
    for seed in (1, 4, 9):
        screens = CrawlerScreen(NAMES, "walnut")
        for view in moments(seed, 150, seats=2):
            step = view.step
            if not isinstance(step, Window):
                continue
            words = screens.question(view, None)
            done = next(one for one in screens.offers(view, (Done(),), None).all)
            other = NAMES[1 - view.seat]
            if len(step.seats) == 2 and actions(view.table, Window(step.seats[1:], step.prompt)):
                assert done.words == f"Done: {other} goes on" and "done" not in words
                heard.add("first")
            elif f"{other} is done" in words:
                assert done.words != f"Done: {other} goes on"
                struggle = view.table.struggle
                nobody = struggle is not None and struggle.kind == "attack" and not struggle.adventurers
                assert words.endswith(f"{other} is done{' and attacks with nobody' if nobody else ''}.")
                heard.add("nobody" if nobody else "last")
    assert heard == {"first", "last", "nobody"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_the_partys_has_no_other_players_colour(seats: int) -> None:
    colour = party_colour(replace(a_match().view(0).table, seats=seats))
    assert colour != DUNGEON and (colour == 0 or colour >= seats)


def test_the_last_who_can_do_anything_resolves_the_struggle() -> None:
    # rule: crawler/players
    scene = Scene("Hedge Knight", seats=2).without_spare()
    other = scene.adventurer("Road Thief", seat=1)
    scene.dungeon("Zombie")
    for able, words in ((True, "Done: Red goes on"), (False, "No attack")):
        scene.mark(other, activated=not able)
        view = view_for(CRAWLER, scene.begin(s.BeginAttack()).state, 0)
        (done,) = CrawlerScreen(("Blue", "Red"), "walnut").offers(view, (Done(),), None).all
        assert done.words == words


def test_a_card_with_two_boxes_asks_whether_it_is_boosted() -> None:
    asked = 0
    for view in moments(1, 200):
        legal = [one for one in CRAWLER.candidates(view) if CRAWLER.why_illegal(view, one) is None]
        for offer in offers_of(view, legal, NAMES).all:
            if isinstance(offer.commands[0], c.PlayCard):
                asked += offer.commands[0].boosted
                assert offer.asks == "Boost it?"
    assert asked


def test_a_boosted_card_shows_what_its_second_box_gives() -> None:
    shown = 0
    for record in (one for one in CRAWLER_CARDS.values() if one.boost is not None):
        wanted = [("blade", one.power) for one in record.boost.effects if isinstance(one, AttackLine)]
        wanted += [("block", one.stamina) for one in record.boost.effects if isinstance(one, Stamina)]
        found = crawler_card(CrawlerCard(1, record.key, "response", 1, boosted=True), "response").figures
        assert [(one.icon, one.value) for one in found] == wanted[:1]
        assert crawler_card(CrawlerCard(1, record.key, "response", 1), "response").figures == ()
        shown += bool(wanted)
    assert shown > 1


def test_a_second_wound_is_asked_for_with_the_first_target_marked() -> None:
    scene = Scene("Hedge Knight", "Gallows Captain", "Ember Adept")
    first, second, third = (scene.dungeon(name) for name in ("Zombie", "Bone Sentry", "Zombie"))
    cleave = scene.hand("Cleave")
    play = scene.attack().commit(*scene.party).boost(cleave).done()
    screen = CrawlerScreen(NAMES, "walnut")
    screen.show(play.table)
    assert screen.board is not None
    told, marked = [], []
    for chosen in (first, 0):
        view = view_for(CRAWLER, play.state, 0)
        offers = screen.offers(view, runner.legal(CRAWLER, play.state), None)
        screen.mark(view, view.table, None, Marks(offers))
        told.append((screen.prompt(view, None), [offer.words for offer in offers.advancing]))
        marked.append((screen.board.overlays.targets, screen.board.overlays.joining))
        play.choose(*filter(None, [chosen]))
    assert told == [
        ("Blue: which Character takes the Wound? 0 of up to 2 chosen.", []),
        ("Blue: which Character takes the Wound? 1 of up to 2 chosen.", ["Wound only Zombie"]),
    ]
    assert marked == [((first, second, third), ()), ((second, third), (first,))]


def test_one_wound_is_asked_for_without_counting() -> None:
    scene = Scene("Hedge Knight", "Gallows Captain", "Ember Adept")
    scene.dungeon("Zombie")
    scene.dungeon("Bone Sentry")
    play = scene.attack().commit(*scene.party).done()
    prompt = CrawlerScreen(NAMES, "walnut").prompt(view_for(CRAWLER, play.state, 0), None)
    assert prompt == "Blue: which Character takes the Wound?"
