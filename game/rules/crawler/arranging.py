"""Rearrange: the Marching Order, and the top cards of the Dungeon deck."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.chapters import Chapter
from game.core.commands import Command, Decline
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.cards.effects import RearrangeDungeon, RearrangeMarchingOrder
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose, PutOnBottom, PutOnTop
from game.rules.crawler.state.steps import ArrangeDeck, ArrangeParty, CardEffects
from game.rules.crawler.state.table import Table
from game.rules.crawler.stats import has_active_alignment

_Draft = Draft[Table, Step]


# The Marching Order


def arrange_party(draft: _Draft, step: CardEffects, effect: RearrangeMarchingOrder) -> None:
    """Let the party take another order."""
    draft.push(ArrangeParty(step.card, step.seat))


def take_arrange_party(draft: _Draft, step: ArrangeParty) -> None:
    """Ask for one Adventurer after another, from the front on, until one is left."""
    # rule: crawler/marching_order
    if len(_unplaced(draft.table, step)) > 1:
        draft.ask(step, step.seat, "order", "arrange_party", (step.card,))
    else:
        _march(draft, step)


def _unplaced(table: Table, step: ArrangeParty) -> tuple[int, ...]:
    return tuple(one.id for one in table.party if one.id not in step.placed)


def _march(draft: _Draft, step: ArrangeParty) -> None:
    """Put those who have no new place behind the others, in the order that they had."""
    order = (*step.placed, *_unplaced(draft.table, step))
    if order != tuple(one.id for one in draft.table.party):
        draft.happen(ev.PartyArranged(order, step.card))


def arrange_party_choices(table: Table, step: ArrangeParty) -> Iterable[Command]:
    """Return who is next; or the others stay as they are."""
    yield from (Choose(one) for one in _unplaced(table, step))
    yield Decline()


def why_no_place(table: Table, step: ArrangeParty, command: Command) -> Refusal | None:
    """Return a refusal of all but an Adventurer that has no place yet."""
    if isinstance(command, Decline) or (isinstance(command, Choose) and command.card in _unplaced(table, step)):
        return None
    return Refusal("no_place", "crawler/marching_order", "Choose an Adventurer that has no new place yet.")


def answer_arrange_party(draft: _Draft, step: ArrangeParty, command: Choose | Decline) -> None:
    """Give one more its place, or end."""
    if isinstance(command, Choose):
        draft.push(ArrangeParty(step.card, step.seat, (*step.placed, command.card)))
    else:
        _march(draft, step)


# The Dungeon deck


def arrange_deck(draft: _Draft, step: CardEffects, effect: RearrangeDungeon) -> None:
    """Show the party the top cards, the face-up one among them."""
    # rule: crawler/rearrange
    table = draft.table
    count = effect.cards + (effect.more if has_active_alignment(table, (effect.alignment,)) else 0)
    cards = table.dungeon_deck[max(0, len(table.dungeon_deck) - count) :]
    if cards:
        draft.happen(cev.CardsLookedAt(cards))
        draft.push(ArrangeDeck(step.card, step.seat))


def take_arrange_deck(draft: _Draft, step: ArrangeDeck) -> None:
    """Ask where each card is put back; then all of them lie face down."""
    if _in_hand(draft.table, step):
        draft.ask(step, step.seat, "order", "arrange_deck", (step.card,))
    else:
        draft.happen(cev.DeckArranged(step.top, step.bottom))


def _in_hand(table: Table, step: ArrangeDeck) -> tuple[int, ...]:
    """Return the cards that are not put back yet, the topmost first."""
    return tuple(card for card in reversed(table.looked) if card not in (*step.top, *step.bottom))


def arrange_deck_choices(table: Table, step: ArrangeDeck) -> Iterable[Command]:
    """Return each of them on top of those that were put there, or below those that were put under the deck."""
    for card in _in_hand(table, step):
        yield PutOnTop(card)
        yield PutOnBottom(card)


def why_no_putting(table: Table, step: ArrangeDeck, command: Command) -> Refusal | None:
    """Return a refusal of all but a card that is being looked at."""
    if isinstance(command, PutOnTop | PutOnBottom) and command.card in _in_hand(table, step):
        return None
    return Refusal("not_looked_at", "crawler/rearrange", "Choose a card that you are looking at.")


def answer_arrange_deck(draft: _Draft, step: ArrangeDeck, command: PutOnTop | PutOnBottom) -> None:
    """Put the card topmost, or lowest."""
    if isinstance(command, PutOnTop):
        draft.push(ArrangeDeck(step.card, step.seat, (*step.top, command.card), step.bottom))
    else:
        draft.push(ArrangeDeck(step.card, step.seat, step.top, (command.card, *step.bottom)))


STEPS: dict[type[Step], Chapter] = {
    s.ArrangeParty: Chapter(take_arrange_party, arrange_party_choices, why_no_place, answer_arrange_party),
    s.ArrangeDeck: Chapter(take_arrange_deck, arrange_deck_choices, why_no_putting, answer_arrange_deck),
}
