"""What a match of Skirmish came to: damage, creatures that fell, cards played."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.events import EventRow, event_table
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish import scenario_events as se
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.presentation.words import card_name
from game.rules.skirmish.state.table import Table, action_by_id
from game.ui.games.counting import NOBODY, Counted, Counts, Driven, Fell, Hurt, Joined, Lost, Noted, Played
from game.ui.games.skirmish.figures import face_of


def _seat(table: Table, creature: int) -> int:
    return table.creatures[creature].seat if creature in table.creatures else NOBODY


def _hurt(event: e.DamageDealt, table: Table) -> Iterable[Counted]:
    yield Hurt(_seat(table, event.dealer), _seat(table, event.target), event.target, event.amount, event.dealer)


def _fell(event: e.CreatureDestroyed, table: Table) -> Iterable[Counted]:
    fallen = table.creatures.get(event.creature)
    if fallen is not None:
        felled_by = [_seat(table, one) for one in event.by]
        yield Fell(fallen.seat, fallen.id, fallen.key, felled_by[0] if felled_by else None, event.by)


def _declared(event: ce.ActionDeclared, table: Table) -> Iterable[Counted]:
    if event.action.source_card:
        yield Played(event.action.seat)


def _moved(event: e.CreatureMoved, table: Table) -> Iterable[Counted]:
    creature = table.creatures.get(event.creature)
    # rule: skirmish/slide
    if creature is not None and event.manner == "slide":
        yield Driven(creature.seat, creature.id, (creature.cell, *event.path))


def _drawn(event: ce.ActionCardsDrawn, table: Table) -> Iterable[Counted]:
    """Yield what a card or a victory has brought: one is drawn in every turn."""
    if table.turn.phase == "action":
        yield Noted(event.seat)


def _joined(
    event: e.StartingCreaturePlaced | e.CreatureDeployed | se.CreatureArrived, table: Table
) -> Iterable[Counted]:
    yield Joined(event.seat, (event.card,))


def _lacks(event: ce.GoldMissing, table: Table) -> Iterable[Counted]:
    yield Lost(event.seat)


def _cause(event: object, table: Table, before: str) -> str:
    """Return the card or power whose action is being done; damage is of the action that deals it."""
    if isinstance(event, e.CreaturesUntapped):
        return "Nimble" if event.why == "nimble" else before
    if isinstance(event, ce.CardDiscarded):
        return card_name(table, event.card)
    number = event.action if isinstance(event, e.DamageDealt) else table.stack[-1].id if table.stack else 0
    action = action_by_id(table, number)
    if action is None or (isinstance(event, e.CreatureMoved) and event.manner == "move"):
        return ""
    if action.what == "power":
        return CREATURES[action.key].powers[action.power].name
    whole = action_by_id(table, action.part_of) or action
    return card_name(table, whole.source_card) if whole.source_card else ""


def _standing(table: Table, seat: int) -> tuple[str, ...]:
    return tuple(one.key for one in table.creatures.values() if one.seat == seat)


_row = EventRow[[Table], Iterable[Counted]]()
COUNTS: Counts[Table] = Counts(
    rows=event_table(
        _row(e.DamageDealt, _hurt),
        _row(e.CreatureDestroyed, _fell),
        _row(ce.ActionDeclared, _declared),
        _row(e.CreatureMoved, _moved),
        _row(ce.GoldMissing, _lacks),
        _row(ce.ActionCardsDrawn, _drawn),
        _row(e.StartingCreaturePlaced, _joined),
        _row(e.CreatureDeployed, _joined),
        _row(se.CreatureArrived, _joined),
    ),
    standing=_standing,
    face=face_of,
    # What is attached, and what gives block, was used before.
    aside=(
        ce.ActionCardsDrawn,
        e.BlockGained,
        ce.CardAttached,
        ce.CreatureCardsDrawn,
        ce.GoldMoved,
    ),
    latest=(e.CreatureMoved,),
    cause=_cause,
    caused=(
        ce.ActionCardsDrawn,
        ce.CardsRevealed,
        e.CreatureHealed,
        e.CreatureMoved,
        e.CreaturesUntapped,
        e.DamageDealt,
        e.ShieldRaised,
    ),
)
