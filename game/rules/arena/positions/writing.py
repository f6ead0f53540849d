"""A state as a position document: the other half of ``reading.py``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.core.options import options_in
from game.core.positions import as_document, name_of_seat, names_and_copies, numbers_of
from game.core.state import State, Step
from game.geometry.hexes import from_axial
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.positions import documents
from game.rules.arena.state.options import ArenaOptions
from game.rules.arena.state.table import Figure, Player, Table, field

#: Makes a state of a document whose battlefield is known.
Reader = Callable[[documents.PositionDocument], State[Table, Step]]


def document_of(state: State[Table, Step], seats: Sequence[str], read: Reader) -> dict[str, Any]:
    """Return the document of a state. What the phase does not tell is added as ``pending``: that is so when ``read``
    makes another state of the document without it."""
    table = state.table
    names = _names(table)
    standing = tuple(figure.id for figure in field(table))
    document = documents.PositionDocument(
        map=documents.write_board(table.board),
        seats=tuple(_seat(table, player, names, name_of_seat(seats, player.seat)) for player in table.players),
        figures=tuple(_figure(table, figure, names) for figure in field(table)),
        enchantments=tuple(
            documents.EnchantmentDocument(names[card], names[army.id], army.owner, table.cards[card].owner)
            for army in table.armies.values()
            for card in (*army.auras, *army.hidden)
        ),
        glyphs=tuple(
            documents.GlyphDocument(from_axial(table.board.stagger, glyph.at), glyph.kind, glyph.is_up)
            for glyph in table.glyphs
        ),
        turn=_turn(table, standing, names),
        out=table.out,
        zones=table.zones,
        **options_in(table, ArenaOptions),
        **numbers_of(state),
    )
    if not _tells_all(document, state, read):
        turn = documents.TurnDocument(table.turn.seat, table.turn.number, table.turn.phase)
        document = msgspec.structs.replace(document, turn=turn, pending=_pending(state))
    return as_document(document)


def _tells_all(document: documents.PositionDocument, state: State[Table, Step], read: Reader) -> bool:
    try:
        again = read(document)
    except ValueError:
        return False
    return again.table == state.table and again.agenda == state.agenda and state.outcome is None


def _names(table: Table) -> dict[int, str]:
    """Return what each army card and each spell card is called: its name, with its copy when its seat has several."""
    keys = {number: (army.owner, army.key) for number, army in table.armies.items()}
    keys |= {number: (card.owner, card.key) for number, card in table.cards.items()}
    called = {card.key: card.name for card in ARMY_CARDS.values()} | {
        card.key: card.name for card in SPELL_CARDS.values()
    }
    return names_and_copies(keys.items(), lambda number: called[keys[number][1]])


def _seat(table: Table, player: Player, names: dict[int, str], called: str) -> documents.SeatDocument:
    def zone(cards: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(names[card] for card in cards)

    fallen = []
    for army in player.armies:
        for place, number in enumerate(table.armies[army].figures, 1):
            if table.figures[number].zone == "graveyard":
                fallen.append(documents.FallenDocument(names[army], place))
    return documents.SeatDocument(
        name=called,
        army=tuple(ARMY_CARDS[table.armies[army].key].name for army in player.armies),
        spells=tuple(SPELL_CARDS[card.key].name for card in table.cards.values() if card.owner == player.seat),
        hand=zone(player.hand),
        graveyard=zone(player.graveyard),
        library=zone(player.library[::-1]),
        fallen=tuple(fallen),
    )


def _figure(table: Table, figure: Figure, names: dict[int, str]) -> documents.FigureDocument:
    army = table.armies[figure.army]
    spots = [from_axial(table.board.stagger, space) for space in figure.spaces]
    return documents.FigureDocument(
        name=names[army.id],
        at=spots[0],
        back=spots[1] if len(spots) > 1 else None,
        seat=figure.seat,
        owner=None if army.owner == figure.seat else army.owner,
        figure=None if len(army.figures) == 1 else army.figures.index(figure.id) + 1,
        damage=figure.damage,
    )


def _turn(table: Table, standing: tuple[int, ...], names: dict[int, str]) -> documents.TurnDocument:
    """Return the turn, as far as figures that still stand tell it."""
    turn = table.turn

    def placed(figures: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(standing.index(number) for number in figures if number in standing)

    return documents.TurnDocument(
        seat=turn.seat,
        number=turn.number,
        phase=turn.phase,
        card=names.get(turn.army),
        spells=turn.spells,
        summoned=turn.summoned,
        moved=placed(turn.moved),
        attacked=placed(turn.attacked),
        halted=placed(turn.halted),
        used=turn.used,
        beside=tuple((pair[0], pair[1]) for pair in map(placed, turn.beside) if len(pair) == 2),
    )


def _pending(state: State[Table, Step]) -> documents.PendingDocument:
    table = state.table
    return documents.PendingDocument(
        agenda=state.agenda,
        turn=table.turn,
        lasting=table.lasting,
        playing=table.playing,
        attack_made=table.attack_made,
        looking=tuple(player.looking for player in table.players),
        outcome=state.outcome,
    )
