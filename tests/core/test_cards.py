"""The card kit: zones, and the events that games of cards share."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from game.core import cards as kit
from game.core.cards import Card, deal_again, not_conserved, shuffle_deck, top_of
from game.core.dice import Dice
from game.core.events import Event
from game.core.state import State
from game.core.steps import Draft


class Player(msgspec.Struct, frozen=True):
    seat: int
    deck: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    graveyard: tuple[int, ...] = ()
    shelf: tuple[int, ...] = ()


class Turn(msgspec.Struct, frozen=True):
    seat: int = 0
    phase: str = "draw"


class Table(msgspec.Struct, frozen=True):
    players: tuple[Player, ...]
    cards: dict[int, Card]
    turn: Turn = Turn()


CARDS = {number: Card("knight", int(number > 5)) for number in range(1, 7)}
TABLE = Table((Player(0, deck=(1, 2, 3), hand=(4,)), Player(1, hand=(5, 6))), CARDS)


class Shelved(kit.CardsDrawn, frozen=True):
    origin: ClassVar[str] = "hand"
    to: ClassVar[str] = "shelf"


@pytest.mark.parametrize(("count", "top"), [(-1, ()), (0, ()), (1, (3,)), (2, (3, 2)), (3, (3, 2, 1)), (4, (3, 2, 1))])
def test_the_top_of_a_deck_is_its_end(count: int, top: tuple[int, ...]) -> None:
    assert top_of((1, 2, 3), count) == top
    assert top_of((), count) == ()


class Applying:
    """A game of which nothing is asked but to apply events."""

    def apply(self, table: Any, event: Event) -> Any:
        return event.apply(table)


def test_a_deck_is_shuffled_whatever_order_it_lies_in_and_none_is_not() -> None:
    decks = []
    for deck in ((1, 2, 3), (3, 1, 2), ()):
        table = Table((Player(0, deck=deck), Player(1, deck=(9, 8))), CARDS)
        draft: Draft[Any, Any] = Draft(Applying(), State(table, (), None, Dice(3), 10, 1))
        shuffle_deck(draft, 0)
        decks.append(draft.table.players[0].deck)
        assert draft.table.players[1].deck == (9, 8)
        assert [type(event) for batch in draft.batches for event in batch] == [kit.DeckShuffled] * bool(deck)
    assert decks[0] == decks[1] and sorted(decks[0]) == [1, 2, 3] and decks[2] == ()


def test_cards_are_dealt_again_whatever_order_they_are_given_in() -> None:
    (hand, rest), dice = deal_again(Dice(3), (9, 4, 7, 1), 3)
    assert (len(hand), len(rest)) == (3, 1) and sorted((*hand, *rest)) == [1, 4, 7, 9]
    assert deal_again(Dice(3), (1, 4, 7, 9), 3) == ([hand, rest], dice)
    (nobody, everything), _ = deal_again(Dice(3), (2, 1), 0)
    assert nobody == () and sorted(everything) == [1, 2]


def test_each_card_lies_in_one_place() -> None:
    assert not_conserved({1, 2}, [2, 1]) == []
    assert not_conserved({1, 2, 3}, [2, 2, 1]) == ["cards are not conserved: doubled [2], missing [3]"]


def player_after(event: Event, seat: int = 0) -> Any:
    return event.apply(TABLE).players[seat]


def test_what_each_event_does_to_the_zones() -> None:
    assert player_after(kit.DeckShuffled(0, (3, 1, 2))).deck == (3, 1, 2)
    drawn = player_after(kit.CardsDrawn(0, (3, 2)))
    assert (drawn.deck, drawn.hand) == ((1,), (4, 3, 2))
    assert player_after(Shelved(0, (4,))) == Player(0, deck=(1, 2, 3), shelf=(4,))
    assert player_after(kit.HandReturned(0, (4,))) == Player(0, deck=(1, 2, 3, 4))
    assert player_after(kit.CardTaken(0, 2, 2)) == Player(0, deck=(1, 3), hand=(4, 2))


def test_a_discarded_card_goes_to_its_owners_graveyard() -> None:
    table = kit.CardDiscarded(1, 5).apply(TABLE)
    assert table.players[1].hand == (6,) and table.players[0].graveyard == (5,)
    assert kit.CardDiscarded(1, 6).apply(TABLE).players[1].graveyard == (6,)


def test_phases_and_the_end_are_kept_with_the_turn() -> None:
    assert kit.PhaseBegan(1, "play").apply(TABLE).turn == Turn(0, "play")
    assert kit.MatchEnded((1, 2), (1,), "cards").apply(TABLE).turn.phase == "over"
    assert kit.Passed(0).apply(TABLE) is TABLE


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (kit.DeckShuffled(0, (3, 1)), kit.DeckShuffled(0, (0, 0)), kit.DeckShuffled(0, (0, 0))),
        (kit.CardsDrawn(0, (3, 1)), kit.CardsDrawn(0, (3, 1)), kit.CardsDrawn(0, (0, 0))),
        (kit.HandReturned(0, (4,)), kit.HandReturned(0, (4,)), kit.HandReturned(0, (0,))),
        (kit.CardTaken(0, 2, 2), kit.CardTaken(0, 2, 2), kit.CardTaken(0, 2, 0)),
        (kit.CardDiscarded(0, 4), kit.CardDiscarded(0, 4), kit.CardDiscarded(0, 4)),
    ],
)
def test_who_sees_which_card(event: Event, own: Event, others: Event) -> None:
    assert event.seen_by(0) == own and event.seen_by(1) == others


def test_undo_stops_where_somebody_has_seen_a_card() -> None:
    shown = (kit.DeckShuffled, kit.CardsDrawn, kit.CardTaken, kit.CardDiscarded)
    assert all(kind.reveals for kind in shown)
    assert not any(kind.reveals for kind in (kit.HandReturned, kit.Passed, kit.PhaseBegan, kit.MatchEnded))
