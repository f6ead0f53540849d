"""Search: the Crawler deck is looked through for cards of the party's choice."""

from __future__ import annotations

from game.core.chapters import Chapter
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.cards.crawler_cards import CRAWLER_CARDS
from game.rules.crawler.cards.effects import SearchDeck
from game.rules.crawler.choosing import one_of
from game.rules.crawler.drawing import crawler_shuffled
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose
from game.rules.crawler.state.steps import CardEffects, SearchForCard
from game.rules.crawler.state.table import Table

_Draft = Draft[Table, Step]


def in_crawler_deck(table: Table) -> tuple[int, ...]:
    """Return the cards of the Crawler deck by number: all that lie nowhere else. Nobody knows how they lie in it."""
    elsewhere = {*table.hand, *table.crawler_grave, *(card.id for card in table.played)}
    return tuple(card for card, key in table.cards.items() if key in CRAWLER_CARDS and card not in elsewhere)


def search_deck(draft: _Draft, step: CardEffects, effect: SearchDeck) -> None:
    """Let the party look through its deck."""
    # rule: crawler/search
    draft.push(SearchForCard(step.card, step.seat, effect.cards))


def take_search(draft: _Draft, step: SearchForCard) -> None:
    """Ask for a card, as long as there are any; then shuffle the deck."""
    if step.left and draft.table.crawler_deck:
        draft.ask(step, step.seat, "pick", "search", (step.card,))
    else:
        draft.happen(crawler_shuffled(draft))


def _one_of_each(table: Table) -> tuple[int, ...]:
    """Return one card of each name in the deck."""
    names: dict[str, int] = {}
    for card in in_crawler_deck(table):
        names.setdefault(table.cards[card], card)
    return tuple(names.values())


def answer_search(draft: _Draft, step: SearchForCard, command: Choose) -> None:
    """Put it into the hand."""
    draft.happen(cev.CardFound(command.card))
    draft.push(SearchForCard(step.card, step.seat, step.left - 1))


STEPS: dict[type[Step], Chapter] = {
    s.SearchForCard: one_of(
        lambda table, step: _one_of_each(table),
        Refusal("not_in_deck", "crawler/search", "Choose a card of the Crawler deck."),
        take_search,
        answer_search,
    )
}
