"""Writing positions: from a state to a document, which reads back as an equal state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.options import options_in
from game.core.positions import as_document, as_list, name_of_seat, names_and_copies, numbers_of
from game.core.state import State, Step
from game.rules.heroes.positions import documents
from game.rules.heroes.state.options import HeroesOptions
from game.rules.heroes.state.table import Permanent, Player, Resource, Table, hero_of, record_of_card


def write_position(state: State[Table, Step], names: Sequence[str] = ()) -> dict[str, Any]:
    """Return the position as a document. ``names`` are the seats', one per seat."""
    table, turn = state.table, state.table.turn
    alike = ((number, (card.key, card.owner)) for number, card in table.cards.items())
    named = names_and_copies(alike, lambda number: record_of_card(table, number).name)
    pieces = [one for one in table.permanents.values() if one.record.type != "Hero"]
    places = {one.id: index for index, one in enumerate(pieces)}
    written = documents.PositionDocument(
        seats=tuple(_seat(table, named, player, names) for player in table.players),
        pieces=tuple(_piece(table, named, places, one) for one in pieces),
        turn=documents.TurnDocument(turn.seat, turn.number, turn.phase, turn.placed),
        **options_in(table, HeroesOptions),
        **numbers_of(state),
        pending=documents.PendingDocument(
            state.agenda,
            tuple(one.id for one in pieces),
            turn.attacked,
            turn.hit,
            table.chain,
            table.waiting,
            table.combat,
            table.modifiers,
            table.shields,
            table.extra,
            table.after,
            state.outcome,
        ),
    )
    return as_document(written)


def _seat(table: Table, named: dict[int, str], player: Player, names: Sequence[str]) -> documents.SeatDocument:
    hero = hero_of(table, player.seat)
    return documents.SeatDocument(
        hero=hero.record.name,
        name=name_of_seat(names, player.seat),
        damage=hero.damage,
        exhausted=hero.exhausted,
        flipped=not hero.face_up,
        hand=tuple(named[card] for card in player.hand),
        graveyard=tuple(named[card] for card in player.graveyard),
        removed=tuple(named[card] for card in player.removed),
        resources=tuple(_resource(named, one) for one in player.resources),
        deck=tuple(named[card] for card in reversed(player.deck)),
        cards=as_list(
            record_of_card(table, number).name for number, card in table.cards.items() if card.owner == player.seat
        ),
        looked=player.looked,
        shown=player.shown,
        began=player.began,
        decked=player.decked,
    )


def _resource(named: dict[int, str], one: Resource) -> str | documents.ResourceDocument:
    written = documents.ResourceDocument(named[one.card], one.face_up, one.exhausted, one.completed)
    return written.name if written == documents.ResourceDocument(written.name) else written


def _piece(table: Table, named: dict[int, str], places: dict[int, int], one: Permanent) -> documents.PieceDocument:
    host: int | str | None = places.get(one.host)
    if one.host and host is None:
        host = f"hero {table.permanents[one.host].seat}"
    name = named[one.card] if one.card else one.record.name
    return documents.PieceDocument(name, one.seat, one.exhausted, one.damage, host, one.since)
