"""What is asked about before one goes on with something undone that nearly everybody does, and which button that goes
on does not stand out."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.matches.match import Match, default_seatings
from game.core.commands import Command, Decline, Done, Pass
from game.core.runner import legal
from game.core.views import view_for
from game.rules.arena.ruleset import ARENA
from game.rules.crawler.ruleset import CRAWLER
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state.commands import EndBuild
from game.rules.heroes.presentation.queries import is_idle
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as hc
from game.ui.games.arena.offers import offers_of as arena_offers
from game.ui.games.crawler.offers import offers_of as crawler_offers
from game.ui.games.factions.offers import offers_of as factions_offers
from game.ui.games.heroes.offers import offers_of as heroes_offers
from game.ui.games.heroes.offers import waiting
from game.ui.screens.items import Offer
from tests.journeys.table_hands import at_the_table, wait
from tests.rules.arena.battle import battle
from tests.rules.crawler.encounters import Scene as Crawl
from tests.rules.factions.scene import Scene as Battle
from tests.rules.heroes.scene import FOE, HERO, OSRIC, SEDGE, Scene

NAMES = ("Blue", "Amber")


def heroes(play: Any) -> tuple[Offer, ...]:
    view = view_for(HEROES, play.state, 0)
    return heroes_offers(view, legal(HEROES, view), NAMES, {}).all


def going_on(offers: tuple[Offer, ...], command: Command) -> Offer:
    return next(offer for offer in offers if offer.commands == (command,))


@pytest.mark.parametrize(
    ("resources", "placed", "hand", "undone"),
    [
        (2, False, ("Lantern Sergeant",), "You have placed no resource"),
        (2, True, ("Lantern Sergeant",), ""),
        (2, False, (), ""),
        # With more than any card of the hand costs no more are needed.
        (9, False, ("Lantern Sergeant",), "You could still play Lantern Sergeant"),
        (4, False, ("Lantern Sergeant", "Mountain Maul"),
         "You have placed no resource, and you could still play Lantern Sergeant"),
        # What can be played in the foe's turn, too, may be kept for it.
        (9, True, ("Shield Wall",), ""),
    ],
)  # fmt: skip
def test_heroes_asks_after_the_resource_and_the_cards_that_the_hand_wants_placed_or_played(
    resources: int, hand: tuple[str, ...], undone: str, *, placed: bool
) -> None:
    scene = Scene(OSRIC, SEDGE, resources=resources)
    scene.hand(*hand)
    assert going_on(heroes(scene.act(placed=placed)), Pass()).undone == undone


def test_factions_names_what_the_points_would_buy_and_leaves_battle_cards_out() -> None:
    for points, hand, undone in (
        (40, ("Squire", "March the Troopers"), "You could still buy Squire"),
        (40, ("March the Troopers",), ""),
        (0, ("Squire",), ""),
    ):
        scene = Battle("Kingdom", "Kingdom")
        scene.put("Squire", 1)
        scene.hand(*hand)
        scene.points(0, points)
        view = view_for(FACTIONS, scene.building().state, 0)
        offer = going_on(factions_offers(view, legal(FACTIONS, view), NAMES).all, EndBuild())
        assert offer.undone == undone


def test_to_waste_a_strike_does_not_stand_out_and_is_asked_about_and_the_strike_stands_first() -> None:
    scene = Scene(OSRIC, SEDGE, resources=2)
    blade = scene.put("Oathkeeper Blade")
    play = scene.act().do(hc.Propose(HERO, FOE)).until("respond_defend")
    offers = heroes(play)
    assert going_on(offers, Pass()).wastes and offers[0].commands == (hc.StrikeWith(blade),)
    assert going_on(offers, Pass()).undone == "You could still strike with Oathkeeper Blade"
    after = going_on(heroes(play.do(hc.StrikeWith(blade))), Pass())
    assert not after.wastes and not after.undone


def test_to_leave_a_wound_that_was_won_says_what_it_would_cost_and_does_not_stand_out() -> None:
    scene = Crawl("Hedge Knight", "Road Thief", "Ember Adept", "Shrine Keeper").without_spare()
    scene.dungeon("Cave Rat Swarm")
    scene.hand("Rally")
    play = scene.attack().commit(scene.party[0]).done()
    view = view_for(CRAWLER, play.state, 0)
    offer = going_on(crawler_offers(view, legal(CRAWLER, view), NAMES).all, Decline())
    assert (offer.words, offer.wastes) == ("Leave it: the Wound is lost", True)
    assert offer.undone == "You could discard 1 card to give the Wound"


def test_a_hero_that_can_do_nothing_useful_is_not_pointed_out() -> None:
    scene = Scene(OSRIC, SEDGE, powers=True)
    view = view_for(HEROES, scene.act().state, 0)
    answers = legal(HEROES, view)
    assert hc.UsePower(HERO) in answers and not waiting(view.table, answers)
    assert all(is_idle(view.table, one) for one in answers if isinstance(one, hc.UsePower | hc.Propose))


def test_arena_names_the_spells_that_may_still_be_played_before_the_turn_ends() -> None:
    for phase, undone in (("spells_after", "You could still play Healing Salve"), ("spells", "")):
        b = battle(
            ("Gideon Jura", (1, 1), 2),
            ("Liliana Vess", (9, 9)),
            phase=phase,
            card="Gideon Jura",
            hand=("Healing Salve",),
        )
        view = view_for(ARENA, b.state, 0)
        assert going_on(arena_offers(view, legal(ARENA, view), None, NAMES).all, Done()).undone == undone


def test_it_is_asked_about_once_and_not_at_all_where_that_is_not_wanted() -> None:
    for asks in (True, False):
        scene = Scene(OSRIC, SEDGE, resources=2)
        scene.hand("Lantern Sergeant")
        driver, table = at_the_table(
            Match.from_state(HEROES, scene.act().state, default_seatings(2)), ask_before_ending=asks
        )
        assert wait(driver, table)
        table.answering.give(going_on(table.answering.offers.all, Pass()))
        assert bool(table.match.given) is not asks
        assert table.toast.text == ("You have placed no resource. Press again: End the turn." if asks else "")
