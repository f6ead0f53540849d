"""Cards between decks, hand and graves: draw, Burn, discard, shuffle."""

from __future__ import annotations

from game.core.cards import top_of
from game.core.chapters import Chapter
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.choosing import one_of
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose
from game.rules.crawler.state.steps import BurnCards, DiscardCards
from game.rules.crawler.state.table import Table
from game.rules.crawler.stats import speaker

_Draft = Draft[Table, Step]


def draw(draft: _Draft, count: int) -> int:
    """Draw Crawler cards into the hand, as many as there are; tells how many."""
    # rule: crawler/decks
    cards = top_of(draft.table.crawler_deck, count)
    if cards:
        draft.happen(cev.CardsDrawn(cards))
    return len(cards)


def dungeon_shuffled(draft: _Draft, joining: tuple[int, ...] = ()) -> cev.DeckShuffled:
    """Return the Dungeon deck in a new order, with cards that join it; a face-up top card stays where it is."""
    # rule: crawler/reshuffle
    deck = draft.table.dungeon_deck
    top = deck[-1:] if draft.table.flipped else ()
    # Sorted first: nothing of how they lay is left.
    below = draft.shuffled(sorted((*deck[: len(deck) - len(top)], *joining)))
    return cev.DeckShuffled("dungeon", (*below, *top), bool(top))


def crawler_shuffled(draft: _Draft, joining: tuple[int, ...] = ()) -> cev.DeckShuffled:
    """Return the Crawler deck in a new order, with cards that join it."""
    return cev.DeckShuffled("crawler", draft.shuffled(sorted((*draft.table.crawler_deck, *joining))))


def take_burn(draft: _Draft, step: BurnCards) -> None:
    """Put the top cards of the Crawler deck into its grave, as many as there are."""
    # rule: crawler/burn
    if cards := top_of(draft.table.crawler_deck, step.count):
        draft.happen(cev.CardsBurned("crawler", cards, step.by))


def take_discard(draft: _Draft, step: DiscardCards) -> None:
    """Discard all cards if there are no more; else let the party choose."""
    # rule: crawler/discard
    hand = draft.table.hand
    if step.count <= 0 or not hand:
        return
    if len(hand) <= step.count:
        draft.happen(*(cev.CardDiscarded(card, step.why, step.by) for card in hand))
        return
    about = (step.by,) if step.by else ()
    draft.ask(step, speaker(draft.table), "pick", "discard_for_card" if step.by else "discard", about)


def answer_discard(draft: _Draft, step: DiscardCards, command: Choose) -> None:
    """Put one card into the grave."""
    draft.happen(cev.CardDiscarded(command.card, step.why, step.by))
    draft.push(DiscardCards(step.count - 1, step.why, step.by))


STEPS: dict[type[Step], Chapter] = {
    s.DiscardCards: one_of(
        lambda table, step: table.hand,
        Refusal("not_in_hand", "crawler/discard", "Choose a card in your hand."),
        take_discard,
        answer_discard,
    ),
    s.BurnCards: Chapter(take_burn),
}
