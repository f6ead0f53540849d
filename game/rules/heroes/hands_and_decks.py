"""Decks and hands during a match: shuffling, drawing, discarding, searching, and the top of a deck."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.cards import top_of
from game.core.chapters import Chapter, yes_or_no
from game.core.commands import Agree, Command, Decline
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.heroes import card_events as cev
from game.rules.heroes.cards.records import EQUIPMENT
from game.rules.heroes.state import steps
from game.rules.heroes.state.commands import ChooseCard, DiscardCard
from game.rules.heroes.state.steps import Discarding, LookingAtTop, Searching, TakingShown
from game.rules.heroes.state.table import Table, record_of_card

_Draft = Draft[Table, Step]


def shuffle_deck(draft: _Draft, seat: int) -> None:
    """Put a seat's deck into an order that nobody knows."""
    deck = draft.table.players[seat].deck
    if deck:
        draft.happen(cev.DeckShuffled(seat, draft.shuffled(tuple(sorted(deck)))))


def draw(draft: _Draft, seat: int, count: int, why: str) -> None:
    """Draw cards. A player who cannot draw one of them is out at the next state check."""
    # rule: heroes/drawing
    deck = draft.table.players[seat].deck
    if drawn := top_of(deck, count):
        draft.happen(cev.CardsDrawn(seat, drawn, why))
    if count > len(deck):
        draft.happen(cev.EmptyDeckDrawn(seat))


# Discarding


def take_discarding(draft: _Draft, step: Discarding) -> None:
    """Ask which card is discarded, until there are enough."""
    # rule: heroes/discarding
    if step.count > 0 and draft.table.players[step.seat].hand:
        draft.ask(step, step.seat, "pick", f"discard_{step.why}")


def why_not_discarded(table: Table, step: Discarding, command: Command) -> Refusal | None:
    """Return why that cannot be discarded, or None."""
    # rule: heroes/discarding
    if isinstance(command, DiscardCard) and command.card and command.card in table.players[step.seat].hand:
        return None
    return Refusal("not_in_hand", "heroes/discarding", "A card of your hand is to be discarded.")


def answer_discarding(draft: _Draft, step: Discarding, command: DiscardCard) -> None:
    draft.happen(cev.CardDiscarded(step.seat, command.card, step.why))
    draft.push(replace(step, count=step.count - 1))


# Searching


def take_searching(draft: _Draft, step: Searching) -> None:
    """Let the seat look at its whole deck and take a card: finding nothing is always allowed."""
    # rule: heroes/searching
    deck = draft.table.players[step.seat].deck
    if deck:
        draft.happen(cev.TopLookedAt(step.seat, deck))
        draft.ask(step, step.seat, "act", "search")


def search_choices(table: Table, step: Searching) -> Iterator[Command]:
    """Yield one card of each name that has the tag, or none."""
    names: dict[str, int] = {}
    for card in sorted(table.players[step.seat].deck):
        if card:
            record = record_of_card(table, card)
            if step.tag in (record.slot, *record.traits):
                names.setdefault(record.key, card)
    yield from (ChooseCard(card) for card in names.values())
    yield Decline()


def why_not_found(table: Table, step: Searching, command: Command) -> Refusal | None:
    """Return why that card cannot be taken, or None."""
    # rule: heroes/searching
    if command in tuple(search_choices(table, step)):
        return None
    return Refusal("not_found", "heroes/searching", f"A {step.tag} of your deck is wanted, or nothing.")


def answer_searching(draft: _Draft, step: Searching, command: Command) -> None:
    """Show and take the card, and shuffle the deck."""
    if isinstance(command, ChooseCard):
        draft.happen(cev.CardTaken(step.seat, command.card, command.card))
    shuffle_deck(draft, step.seat)


# The top of a deck


def take_shown(draft: _Draft, step: TakingShown) -> None:
    """Ask which of the shown cards is taken."""
    draft.ask(step, step.seat, "act", "take_shown", draft.table.players[step.seat].deck[-step.cards :])


def shown_choices(table: Table, step: TakingShown) -> Iterator[Command]:
    """List the equipment among the shown cards, the top one first; none may be taken only where there is none."""
    # rule: heroes/revealing
    shown = top_of(table.players[step.seat].deck, step.cards)
    equipment = tuple(ChooseCard(card) for card in shown if record_of_card(table, card).type in EQUIPMENT)
    yield from equipment or (Decline(),)


def why_not_taken(table: Table, step: TakingShown, command: Command) -> Refusal | None:
    """Return why that card cannot be taken, or None."""
    # rule: heroes/revealing
    if command in tuple(shown_choices(table, step)):
        return None
    if isinstance(command, Decline):
        return Refusal("must_take", "heroes/revealing", "One of the shown weapons, armor or items must be taken.")
    return Refusal("not_found", "heroes/revealing", "A weapon, an armor or an item among the shown cards is wanted.")


def answer_shown(draft: _Draft, step: TakingShown, command: Command) -> None:
    """Take the card, and put the others under the deck."""
    # rule: heroes/revealing
    left = step.cards
    if isinstance(command, ChooseCard):
        draft.happen(cev.CardTaken(step.seat, command.card, command.card))
        left -= 1
    if left:
        draft.happen(cev.TopPutUnder(step.seat, draft.table.players[step.seat].deck[-left:]))


def answer_looking(draft: _Draft, step: LookingAtTop, command: Command) -> None:
    """Put the top card under the deck, or leave it."""
    if isinstance(command, Agree):
        draft.happen(cev.TopPutUnder(step.seat, draft.table.players[step.seat].deck[-1:]))


#: The steps of this chapter.
STEPS = {
    steps.Discarding: Chapter(
        take_discarding,
        lambda table, step: (DiscardCard(card) for card in table.players[step.seat].hand),
        why_not_discarded,
        answer_discarding,
        (),
    ),
    steps.Searching: Chapter(take_searching, search_choices, why_not_found, answer_searching, ()),
    steps.TakingShown: Chapter(take_shown, shown_choices, why_not_taken, answer_shown, ()),
    # rule: heroes/looking
    steps.LookingAtTop: yes_or_no(
        lambda draft, step: draft.ask(step, step.seat, "act", "look_at_top"),
        answer_looking,
        Refusal("not_an_answer", "heroes/looking", "Put the card under the deck, or leave it."),
    ),
}
