"""What a match of Skirmish came to: damage, creatures that fell, cards played."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.events import EventRow, event_table
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish import scenario_events as se
from game.rules.skirmish.state.table import Table
from game.ui.games.counting import NOBODY, Counted, Counts, Driven, Fell, Hurt, Joined, Lost, Played
from game.ui.games.skirmish.figures import face_of


def _seat(table: Table, creature: int) -> int:
    return table.creatures[creature].seat if creature in table.creatures else NOBODY


def _hurt(event: e.DamageDealt, table: Table) -> Iterable[Counted]:
    yield Hurt(_seat(table, event.dealer), _seat(table, event.target), event.target, event.amount)


def _fell(event: e.CreatureDestroyed, table: Table) -> Iterable[Counted]:
    fallen = table.creatures.get(event.creature)
    if fallen is not None:
        felled_by = [_seat(table, one) for one in event.by]
        yield Fell(fallen.seat, fallen.id, fallen.key, felled_by[0] if felled_by else None)


def _declared(event: ce.ActionDeclared, table: Table) -> Iterable[Counted]:
    if event.action.source_card:
        yield Played(event.action.seat)


def _moved(event: e.CreatureMoved, table: Table) -> Iterable[Counted]:
    creature = table.creatures.get(event.creature)
    # rule: skirmish/slide
    if creature is not None and event.manner == "slide":
        yield Driven(creature.seat, creature.id, (creature.cell, *event.path))


def _joined(
    event: e.StartingCreaturePlaced | e.CreatureDeployed | se.CreatureArrived, table: Table
) -> Iterable[Counted]:
    yield Joined(event.seat, (event.card,))


def _lacks(event: ce.GoldMissing, table: Table) -> Iterable[Counted]:
    yield Lost(event.seat)


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
        _row(e.StartingCreaturePlaced, _joined),
        _row(e.CreatureDeployed, _joined),
        _row(se.CreatureArrived, _joined),
    ),
    standing=_standing,
    face=face_of,
    # What is attached, and what gives block, was used before.
    aside=(
        e.CreaturesUntapped,
        ce.ActionCardsDrawn,
        e.BlockGained,
        ce.CardAttached,
        ce.CreatureCardsDrawn,
        ce.GoldMoved,
    ),
    latest=(e.CreatureMoved,),
)
