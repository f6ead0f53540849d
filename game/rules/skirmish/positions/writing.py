"""A state as a position document: the other half of ``reading.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.options import options_in
from game.core.positions import as_document, name_of_seat, names_and_copies, numbers_of
from game.core.state import State, Step
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.positions import documents
from game.rules.skirmish.state.options import SkirmishOptions
from game.rules.skirmish.state.table import Creature, Player, Table
from game.rules.skirmish.turns import BetweenActivations, DeployPhase, InActivation

#: Agendas that follow from the phase, so that a document need not tell them.
_PLAIN: dict[tuple[type[Step], ...], str] = {
    (BetweenActivations,): "action",
    (BetweenActivations, InActivation): "action",
    (DeployPhase,): "deploy",
}


def write_position(state: State[Table, Step], seats: Sequence[str] = ()) -> dict[str, Any]:
    """Return a state's document, which ``load_position`` and ``runner.resume`` read. ``seats`` are their names."""
    table = state.table
    names = _names(table)
    pieces = tuple(table.creatures)
    pending = _pending(state)
    document = documents.PositionDocument(
        map=documents.BoardDocument(table.board.grid.rows, table.board.name, table.board.starts, table.board.source),
        seats=tuple(_seat(player, names, name_of_seat(seats, player.seat)) for player in table.players),
        pieces=tuple(_piece(table, creature, names) for creature in table.creatures.values()),
        turn=_turn(table, pieces, pending),
        ending=table.ending,
        **numbers_of(state),
        pending=pending,
        **options_in(table, SkirmishOptions),
    )
    return as_document(document)


def _names(table: Table) -> dict[int, str]:
    """Return what each card is called: its name, with its copy when there are several."""
    keys = {number: (card.owner, card.key) for number, card in table.cards.items()}
    called = {card.key: card.name for card in CREATURES.values()} | {card.key: card.name for card in ACTIONS.values()}
    return names_and_copies(keys.items(), lambda number: called[keys[number][1]])


def _seat(player: Player, names: dict[int, str], called: str) -> documents.SeatDocument:
    def zone(cards: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(names[card] for card in cards)

    return documents.SeatDocument(
        name=called,
        faction=player.faction,  # type: ignore[arg-type]
        hand=zone(player.hand),
        reserve=zone(player.reserve),
        discard=zone(player.discard),
        graveyard=zone(player.graveyard),
        actions=zone(player.actions[::-1]),
        creatures=zone(player.creatures[::-1]),
        vault=player.vault,
        supply=player.supply,
        points=player.points,
        shuffled=player.shuffled,
    )


def _piece(table: Table, creature: Creature, names: dict[int, str]) -> documents.PieceDocument:
    return documents.PieceDocument(
        name=names[creature.id],
        at=creature.cell,
        seat=creature.seat,
        owner=None if table.cards[creature.id].owner == creature.seat else table.cards[creature.id].owner,
        damage=creature.damage,
        tapped=creature.tapped,
        attached=tuple(documents.AttachedDocument(names[card], table.cards[card].owner) for card in creature.attached),
        block=creature.block,
    )


def _pending(state: State[Table, Step]) -> documents.PendingDocument | None:
    """Return what the phase alone does not tell; None when it tells all."""
    table = state.table
    turn = table.turn
    steps = tuple(type(step) for step in state.agenda)
    is_destroyed = any(number not in table.creatures for number in turn.activated)
    activating = turn.activation is not None
    plain = (
        _PLAIN.get(steps) == turn.phase
        and activating == (steps[-1] is InActivation)
        and not (activating and turn.activation and turn.activation.creature not in table.creatures)
        and not (table.stack or table.shielded or turn.unwilling or table.tiles or table.laid or is_destroyed)
    )
    if plain:
        return None
    return documents.PendingDocument(
        state.agenda,
        table.stack,
        table.shielded,
        turn.unwilling,
        turn.activated,
        turn.activation,
        table.tiles,
        table.laid,
        state.outcome,
    )


def _turn(table: Table, pieces: tuple[int, ...], pending: documents.PendingDocument | None) -> documents.TurnDocument:
    turn = table.turn
    if pending is not None:
        return documents.TurnDocument(turn.seat, turn.number, turn.phase)
    return documents.TurnDocument(
        turn.seat,
        turn.number,
        turn.phase,
        tuple(pieces.index(number) for number in turn.activated),
        None if turn.activation is None else pieces.index(turn.activation.creature),
        0 if turn.activation is None else turn.activation.moved,
        () if turn.activation is None else tuple(pieces.index(number) for number in turn.activation.stopped_by),
    )
