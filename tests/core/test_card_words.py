"""What the log says of the card kit's events."""

from __future__ import annotations

from typing import Any

import pytest

from game.core import cards as kit
from game.core.card_words import card_sentences
from game.core.events import Event

NAMES = ("Ann", "Bob")
SENTENCES = card_sentences(lambda table, card: f"Knight {card}" if card else "a card")


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (kit.DeckShuffled(0, (0, 0)), "Ann shuffles the deck."),
        (kit.CardsDrawn(1, (4, 2)), "Bob draws Knight 4, Knight 2."),
        (kit.CardsDrawn(1, (0,)), "Bob draws a card."),
        (kit.CardsDrawn(1, (0, 0)), "Bob draws 2 cards."),
        (kit.HandReturned(0, (0,)), "Ann puts the hand back into the deck."),
        (kit.CardTaken(0, 3, 0), "Ann takes Knight 3 from the deck."),
        (kit.CardDiscarded(1, 2), "Bob discards Knight 2."),
        (kit.MatchEnded((2, 1), (0,), "cards"), "Ann wins the match."),
        (kit.MatchEnded((2, 2), (0, 1), "cards"), "Ann and Bob win the match."),
        (kit.MatchEnded((2, 2), (), "cards"), "The match is a draw."),
    ],
)
def test_the_sentence_of_each_event(event: Event, said: str) -> None:
    row: Any = SENTENCES[type(event)]
    assert str(row(None, event, NAMES)) == said


def test_what_the_log_leaves_out_says_why() -> None:
    assert {kind for kind, row in SENTENCES.items() if isinstance(row, str)} == {kit.Passed, kit.PhaseBegan}
