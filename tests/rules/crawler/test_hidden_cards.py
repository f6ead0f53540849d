"""What lies face down stays unknown, and what was turned up is not taken back by undo."""

from __future__ import annotations

from typing import get_args

from game.core.events import DiceRolled
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state import card_events as cev
from tests.rules.crawler.encounters import Scene


def test_undo_stops_where_a_card_was_turned_up() -> None:
    shown = {kind for kind in get_args(CRAWLER.event_type) if kind.reveals} - {DiceRolled}
    assert shown >= {
        cev.CardsLookedAt,
        cev.CardsDrawn,
        cev.CardFound,
        cev.CardsBurned,
        cev.DungeonCardEntered,
        cev.UniqueBuried,
        cev.TopTurned,
    }
    assert not shown & {cev.DeckArranged, cev.HandReturned, cev.CrawlerCardPlayed, cev.DungeonCardLeft}


def test_only_a_face_up_card_of_a_shuffled_deck_is_known() -> None:
    scene = Scene("Ember Adept", "Gallows Captain")
    scene.pile("crawler_deck", *["Mend"] * 6)
    bargain = scene.hand("Grim Bargain")
    play = scene.respond().card(bargain)
    (shuffled,) = play.happened(cev.DeckShuffled)
    assert len(shuffled.cards) == 2 and shuffled.seen_by(0).cards == (0, 0)
    assert cev.DeckShuffled("dungeon", (3, 4), flipped=True).seen_by(0).cards == (0, 4)
    assert cev.DeckShuffled("dungeon", (3, 4)).seen_by(0).cards == (0, 0)


def test_what_is_put_back_lies_face_down() -> None:
    assert cev.HandReturned((3, 4)).seen_by(0).cards == (0, 0)
    arranged = cev.DeckArranged((3,), (4, 5)).seen_by(0)
    assert (arranged.top, arranged.bottom) == ((0,), (0, 0))
