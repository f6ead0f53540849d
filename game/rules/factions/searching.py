"""Looking through decks, at the top of decks, and at hands."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.core.cards import shuffle_deck, top_of
from game.core.chapters import Chapter
from game.core.commands import Command, Decline, Done
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.cards.records import CardRecord, Search
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.commands import ChooseCard
from game.rules.factions.state.steps import Reorder, SearchDeck
from game.rules.factions.state.table import Table, Unit
from game.rules.factions.stats import has_magic, traits_of

_Draft = Draft[Table, Step]

_NOT_AN_ANSWER = Refusal("not_an_answer", "factions/turn", ELSE_ASKED)


def draw(draft: _Draft, seat: int, count: int, why: str) -> None:
    """Draw cards; an empty deck gives none."""
    # rule: factions/drawing
    if drawn := top_of(draft.table.players[seat].deck, count):
        draft.happen(ce.CardsDrawn(seat, drawn, why))


def _found(table: Table, seat: int, fits: Callable[[CardRecord], bool]) -> tuple[int, ...]:
    """Return one card of each name in a deck that fits, in the order of their numbers."""
    names: dict[str, int] = {}
    for card in sorted(table.players[seat].deck):
        key = table.cards[card].key
        if fits(record_of(key)):
            names.setdefault(key, card)
    return tuple(names.values())


def search_for(draft: _Draft, seat: int, key: str, zone: int, why: str) -> None:
    """Let a seat look for a unit of that key, to put it into play in a zone."""
    # rule: factions/searching
    draft.push(SearchDeck(seat, _found(draft.table, seat, lambda record: record.key == key), zone, why))


def is_sought(record: CardRecord, search: Search) -> bool:
    if record.type != "unit" or (search.common and record.unique):
        return False
    return not search.word or search.word in record.name.replace(",", " ").split()


def search_hand(draft: _Draft, seat: int, search: Search) -> None:
    """Let a seat look for a unit to take into its hand."""
    draft.push(SearchDeck(seat, _found(draft.table, seat, lambda record: is_sought(record, search))))


def take_search(draft: _Draft, step: SearchDeck) -> None:
    """Ask which card is taken; a search that finds nothing still shuffles the deck. Where players are always asked,
    one that finds nothing is asked about, too, so that nobody learns what the deck does not hold."""
    # rule: factions/searching
    is_discreet = draft.table.windows == "always"
    if step.cards or is_discreet:
        draft.ask(step, step.seat, "act" if is_discreet else "pick", "search")
    else:
        shuffle_deck(draft, step.seat)


def why_not_found(table: Table, step: SearchDeck, command: Command) -> Refusal | None:
    """Return why a search cannot end with these cards, or None."""
    if isinstance(command, Decline):
        return None
    if isinstance(command, ChooseCard):
        if command.card in step.cards:
            return None
        return Refusal("not_found", "factions/searching", "That is not one of the cards to choose.", (command.card,))
    return _NOT_AN_ANSWER


def answer_search(draft: _Draft, step: SearchDeck, command: Command) -> None:
    """Take the card, and shuffle."""
    if isinstance(command, ChooseCard):
        card = command.card
        if step.zone:
            unit = new_unit(draft.table, card, step.seat, step.zone)
            draft.happen(ev.UnitEntered(unit, step.why, searched=True))
        else:
            draft.happen(ce.CardTaken(step.seat, card, card))
    shuffle_deck(draft, step.seat)


def new_unit(table: Table, card: int, seat: int, zone: int) -> Unit:
    """Return a unit as it comes into play, with its magic points."""
    # rule: factions/magic
    key = table.cards[card].key
    unit = Unit(card, key, seat, zone)
    if not has_magic(unit):
        return unit
    arrival = sum(trait.magic for trait in traits_of(table, unit, t.Arrival))
    return replace(unit, magic=(unit.record.magic or 0) + arrival)


# The top of a deck, and hands


def take_reorder(draft: _Draft, step: Reorder) -> None:
    """Ask for the next card from the top; the last one places itself."""
    # rule: factions/gambit
    if len(step.placed) < len(step.cards):
        draft.ask(step, step.seat, "order", "reorder")
    elif step.cards:
        draft.happen(ce.DeckReordered(step.seat, step.owner, tuple(reversed(step.placed))))


def why_not_placed(table: Table, step: Reorder, command: Command) -> Refusal | None:
    """Return why the next card from the top is not that, or None."""
    if isinstance(command, ChooseCard) and command.card in step.cards and command.card not in step.placed:
        return None
    return Refusal("not_shown", "factions/gambit", "One of the cards that are left to place is wanted.")


def answer_reorder(draft: _Draft, step: Reorder, command: Command) -> None:
    """Place the chosen card as the next one from the top."""
    assert isinstance(command, ChooseCard)
    draft.push(replace(step, placed=(*step.placed, command.card)))


def _nothing(draft: Draft[Table, Step], step: Step, command: Command) -> None:
    """Do nothing else: the answer has ended the question."""


STEPS: dict[type[Step], Chapter] = {
    s.SearchDeck: Chapter(
        take_search,
        lambda table, step: (*(ChooseCard(card) for card in step.cards), Decline()),
        why_not_found,
        answer_search,
    ),
    s.Reorder: Chapter(
        take_reorder, lambda table, step: tuple(ChooseCard(card) for card in step.cards), why_not_placed, answer_reorder
    ),
    s.ShowHand: Chapter(
        lambda draft, step: draft.ask(step, step.seat, "act", "look_at_hand"),
        lambda table, step: (Done(),),
        lambda table, step, command: None if isinstance(command, Done) else _NOT_AN_ANSWER,
        _nothing,
    ),
}
