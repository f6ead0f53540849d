"""Writing positions: from a state to a document, which reads back as an equal state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.options import options_in
from game.core.positions import as_document, as_list, name_of_seat, names_and_copies, numbers_of
from game.core.state import State, Step
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.positions import documents
from game.rules.factions.state.options import FactionsOptions
from game.rules.factions.state.table import Player, Table, Unit, card_of
from game.rules.factions.stats import has_magic


def write_position(state: State[Table, Step], names: Sequence[str] = ()) -> dict[str, Any]:
    """Return the position as a document. ``names`` are the seats', one per seat."""
    table, turn = state.table, state.table.turn
    alike = ((number, (card.key, card.owner)) for number, card in table.cards.items())
    numbers = names_and_copies(alike, lambda number: record_of(table.cards[number].key).name)
    written = documents.PositionDocument(
        seats=tuple(_seat(table, numbers, player, names) for player in table.players),
        pieces=tuple(
            _piece(numbers[card_of(table, unit.id)], numbers, unit)
            for unit in table.units.values()
            if not unit.is_capital
        ),
        locations=tuple(
            documents.LocationDocument(numbers[location.card], zone, location.seat)
            for zone, location in table.locations.items()
        ),
        turn=documents.TurnDocument(turn.seat, turn.cycle, turn.initiative, turn.phase),
        blockaded=table.blockaded,
        **options_in(table, FactionsOptions),
        **numbers_of(state),
        pending=documents.PendingDocument(
            state.agenda, table.stack, table.attacks, tuple(table.revived.items()), turn.activation, state.outcome
        ),
    )
    return as_document(written)


def _seat(table: Table, numbers: dict[int, str], player: Player, names: Sequence[str]) -> documents.SeatDocument:
    capital = table.units[player.capital]
    return documents.SeatDocument(
        player.faction,
        name_of_seat(names, player.seat),
        player.build,
        tuple(numbers[card] for card in player.hand),
        tuple(numbers[card] for card in player.graveyard),
        tuple(numbers[card] for card in reversed(player.deck)),
        as_list(record_of(card.key).name for card in table.cards.values() if card.owner == player.seat),
        documents.CapitalDocument(
            capital.damage, capital.tapped, capital.paralyzed, capital.aimed, capital.doomed, capital.lasting
        ),
    )


def _piece(name: str, numbers: dict[int, str], unit: Unit) -> documents.PieceDocument:
    return documents.PieceDocument(
        name=name,
        zone=unit.zone,
        seat=unit.seat,
        damage=unit.damage,
        tapped=unit.tapped,
        magic=unit.magic if has_magic(unit) or unit.magic else None,
        spent=unit.spent,
        equipment=tuple(numbers[card] for card in unit.attached),
        paralyzed=unit.paralyzed,
        gathered=unit.gathered,
        aimed=unit.aimed,
        doomed=unit.doomed,
        lasting=unit.lasting,
    )
