"""Positions: documents that a person writes, and the states that they stand for.

Cards are called by their names; "Knight #2" is the second of two alike. What a document leaves out has a default. Every
PositionError begins with the place in the document.
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.core import positions
from game.core.options import options_in
from game.core.state import State, Step
from game.core.words import an
from game.rules.factions.cards.all_cards import CAPITAL, record_of
from game.rules.factions.cards.decks import key_of_name
from game.rules.factions.cards.effects import FACTIONS, Faction
from game.rules.factions.cards.starter_decks import starter_deck
from game.rules.factions.positions.documents import PendingDocument, PieceDocument, PositionDocument, SeatDocument
from game.rules.factions.setup import MOST_CYCLES
from game.rules.factions.state import steps as s
from game.rules.factions.state.options import FactionsOptions
from game.rules.factions.state.table import ZONES, Activation, Location, Player, Table, Turn, Unit, home_of
from game.rules.factions.stats import is_beaten
from game.rules.factions.targets import MOST_EQUIPMENT, is_fit_to_carry
from game.rules.factions.wounds import clashing


def load_position(document: dict[str, Any]) -> State[Table, Step]:
    """Return the state that a document stands for, without an open question: ``runner.resume`` asks it. Raises
    PositionError, or msgspec.ValidationError for a wrong form."""
    return _Reader(positions.read_document(document, PositionDocument, "factions")).state()


class _Reader:
    """Reads one document. Cards are taken from the seats' lists as they are named."""

    def __init__(self, written: PositionDocument) -> None:
        self._written = written
        self._dice = positions.dice_of(written)
        if written.last_cycle is not None and not 1 <= written.last_cycle <= MOST_CYCLES:
            raise positions.PositionError(f"last_cycle: 1 to {MOST_CYCLES} is expected, not {written.last_cycle}")
        seats = written.seats or (SeatDocument(), SeatDocument())
        if len(seats) != 2:
            raise positions.PositionError(f"seats: 2 are expected, not {len(seats)}")
        self._seats = seats
        self._factions: tuple[Faction, ...] = tuple(
            seat.faction or FACTIONS[number] for number, seat in enumerate(seats)
        )
        self._decks = positions.DecksByName(map(self._listed, (0, 1)), _key)
        self._cards = self._decks.cards
        self._first_id = len(self._cards) + 3

    def _listed(self, seat: int) -> tuple[tuple[str, int], ...]:
        """Return the cards that a seat's deck was made of."""
        document = self._seats[seat]
        if document.cards == "starter":
            return starter_deck(self._factions[seat]).cards
        if document.cards is not None:
            place = f"seats[{seat}].cards"
            return tuple((_key(f"{place}[{i}]", name), count) for i, (name, count) in enumerate(document.cards))
        return tuple(positions.copies_named(self._named(seat), _key).items())

    def _named(self, seat: int) -> list[tuple[str, str]]:
        """Return every card that the document names for a seat, with its place."""
        written, document = self._written, self._seats[seat]
        zones = {"hand": document.hand, "deck": document.deck, "graveyard": document.graveyard}
        found = [*positions.names_in(seat, zones)]
        for i, piece in enumerate(written.pieces):
            if piece.seat == seat:
                found.append((f"pieces[{i}].name", piece.name))
                found += [(f"pieces[{i}].equipment[{j}]", name) for j, name in enumerate(piece.equipment)]
        located = enumerate(written.locations)
        found += [(f"locations[{i}].name", place.name) for i, place in located if place.seat == seat]
        return found

    def state(self) -> State[Table, Step]:
        written = self._written
        pending = written.pending or PendingDocument()
        hands = [self._decks.zone(seat, "hand", one.hand) for seat, one in enumerate(self._seats)]
        graves = [self._decks.zone(seat, "graveyard", one.graveyard) for seat, one in enumerate(self._seats)]
        self._revived = self._numbers_of_revived(pending)
        units = self._units()
        locations = self._locations()
        lost = {entry.card for entry in pending.stack}
        players = tuple(self._player(seat, hands[seat], graves[seat], lost) for seat in (0, 1))
        self._decks.check_all_named(lost, lambda key: record_of(key).name)
        turn = self._turn(tuple(units)[2:], units, pending)
        for zone in written.blockaded:
            _check_zone("blockaded", zone)
        table = Table(
            cards=self._cards,
            players=players,
            units=units,
            locations=locations,
            turn=turn,
            stack=pending.stack,
            attacks=pending.attacks,
            blockaded=written.blockaded,
            **options_in(written, FactionsOptions),
            revived=dict(pending.revived),
        )
        if not pending.agenda and pending.outcome is None:
            self._check_units(table)
        next_id = positions.next_id_of(written, self._first_id)
        over = pending.outcome is not None
        agenda: tuple[Step, ...] = () if over else pending.agenda or self._agenda(table)
        return State(table, agenda, None, self._dice, next_id, written.next_decision, pending.outcome)

    # Cards

    def _take(self, place: str, name: str, seat: int, kind: str) -> int:
        """Return the number of a named card of a seat and of that type, which is then no longer free."""
        plain, _ = positions.name_and_copy(place, name)
        if record_of(_key(place, plain)).type != kind:
            raise positions.PositionError(f"{place}: {plain} is not {an(kind)} card")
        return self._decks.take(place, name, seat)

    def _player(self, seat: int, hand: tuple[int, ...], grave: tuple[int, ...], lost: set[int]) -> Player:
        document = self._seats[seat]
        if document.build < 0:
            raise positions.PositionError(f"seats[{seat}].build: 0 or more is expected, not {document.build}")
        deck, self._dice = self._decks.deck(seat, document.deck, lost, self._dice)
        capital = len(self._cards) + 1 + seat
        return Player(seat, self._factions[seat], capital, deck, hand, grave, document.build)

    # The table

    def _numbers_of_revived(self, pending: PendingDocument) -> dict[int, int]:
        """Return, for the cards of units that came back to life, the numbers of the last that did."""
        most = self._written.next_id or self._first_id
        for number, card in pending.revived:
            if not self._first_id <= number < most or card not in self._cards:
                raise positions.PositionError(f"pending.revived: {number}: {card} is not a card that came back")
        return {card: number for number, card in sorted(pending.revived)}

    def _units(self) -> dict[int, Unit]:
        found: dict[int, Unit] = {}
        for seat, document in enumerate(self._seats):
            number = len(self._cards) + 1 + seat
            special = msgspec.structs.asdict(document.capital)
            if min(document.capital.damage, document.capital.aimed) < 0:
                raise positions.PositionError(f"seats[{seat}].capital: no number below 0 is expected")
            found[number] = Unit(number, CAPITAL, seat, home_of(seat), **special)
        for index, piece in enumerate(self._written.pieces):
            unit = self._unit(f"pieces[{index}]", piece)
            found[unit.id] = unit
        return found

    def _unit(self, place: str, piece: PieceDocument) -> Unit:
        positions.check_seat(f"{place}.seat", piece.seat)
        _check_zone(f"{place}.zone", piece.zone)
        number = self._take(f"{place}.name", piece.name, piece.seat, "unit")
        record = record_of(self._cards[number].key)
        magic = (record.magic or 0) if piece.magic is None else piece.magic
        if min(piece.damage, magic, piece.spent, piece.gathered, piece.aimed) < 0:
            raise positions.PositionError(f"{place}: no number below 0 is expected")
        if magic and record.magic is None:
            raise positions.PositionError(f"{place}.magic: {record.name} has no Magic rating")
        if len(piece.equipment) > MOST_EQUIPMENT:
            raise positions.PositionError(f"{place}.equipment: at most {MOST_EQUIPMENT} cards are expected")
        attached = tuple(
            self._take(f"{place}.equipment[{i}]", name, piece.seat, "equipment")
            for i, name in enumerate(piece.equipment)
        )
        return Unit(
            id=self._revived.get(number, number),
            key=record.key,
            seat=piece.seat,
            zone=piece.zone,
            damage=piece.damage,
            tapped=piece.tapped,
            magic=magic,
            spent=piece.spent,
            attached=attached,
            paralyzed=piece.paralyzed,
            gathered=piece.gathered,
            aimed=piece.aimed,
            doomed=piece.doomed,
            lasting=piece.lasting,
        )

    def _locations(self) -> dict[int, Location]:
        found: dict[int, Location] = {}
        for index, document in enumerate(self._written.locations):
            place = f"locations[{index}]"
            positions.check_seat(f"{place}.seat", document.seat)
            _check_zone(f"{place}.zone", document.zone)
            if document.zone in found:
                raise positions.PositionError(f"{place}.zone: zone {document.zone} has a location already")
            number = self._take(f"{place}.name", document.name, document.seat, "location")
            found[document.zone] = Location(number, self._cards[number].key, document.seat)
        return found

    def _check_units(self, table: Table) -> None:
        twice = clashing(table)
        for index, unit in enumerate(table.units.values()):
            place = f"seats[{index}].capital" if unit.is_capital else f"pieces[{index - 2}]"
            name = unit.record.name
            if is_beaten(table, unit):
                raise positions.PositionError(f"{place}.damage: {unit.damage} is more than {name} can bear")
            if unit.id in twice:
                others = f"{name} is unique, and seat {unit.seat} has another of that name"
                raise positions.PositionError(f"{place}.name: {others}")
            for i, card in enumerate(unit.attached):
                record = record_of(self._cards[card].key)
                if not is_fit_to_carry(table, unit, record):
                    raise positions.PositionError(f"{place}.equipment[{i}]: {name} cannot carry {record.name}")

    # Turn

    def _turn(self, pieces: tuple[int, ...], units: dict[int, Unit], pending: PendingDocument) -> Turn:
        written = self._written.turn
        first = written.seat if written.initiative is None else written.initiative
        if written.seat not in (0, 1) or first not in (0, 1):
            raise positions.PositionError("turn.seat, turn.initiative: 0 or 1 is expected")
        # No cycle has begun before the initiative is rolled for.
        least = 0 if written.phase == "setup" else 1
        if written.cycle < least:
            raise positions.PositionError(f"turn.cycle: {least} or more is expected, not {written.cycle}")
        active = pending.active
        if written.active is not None:
            number = self._active(pieces, written.active)
            if written.phase != "combat":
                raise positions.PositionError(f"turn.active: no unit has its turn in phase {written.phase}")
            if units[number].seat != written.seat:
                raise positions.PositionError(f"turn.active: a unit of seat {written.seat} is expected")
            units[number] = msgspec.structs.replace(units[number], tapped=True)
            active = Activation(number)
        return Turn(written.cycle, first, written.phase, written.seat, active)

    def _active(self, pieces: tuple[int, ...], named: int | str) -> int:
        if isinstance(named, int):
            if not 0 <= named < len(pieces):
                raise positions.PositionError(f"turn.active: there is no pieces[{named}]")
            return pieces[named]
        fitting = [number for number, piece in zip(pieces, self._written.pieces, strict=True) if piece.name == named]
        if len(fitting) != 1:
            what = "several pieces are" if fitting else "no piece is"
            raise positions.PositionError(f"turn.active: {what} called {named!r}")
        return fitting[0]

    def _agenda(self, table: Table) -> tuple[Step, ...]:
        """Return the steps that go on from a phase; the last one is next."""
        turn = table.turn
        seat, other = turn.seat, 1 - turn.seat
        combat = (s.BeginCombat(),)
        if turn.phase == "upkeep":
            return (*combat, s.BeginBuild(other), s.BeginBuild(seat), s.EndUpkeep(), s.Upkeep(other), s.Upkeep(seat))
        if turn.phase == "build":
            second = (s.BeginBuild(other),) if turn.initiative == seat else ()
            return (*combat, *second, s.EndBuildTurn(seat), s.BuildTurn(seat))
        if turn.phase == "combat":
            return (s.NextActivation(seat),) if turn.activation is None else (s.NextActivation(other), s.InActivation())
        if turn.phase == "setup":
            return (s.RollForInitiative(),)
        raise positions.PositionError(f"turn.phase: setup, upkeep, build or combat is expected, not {turn.phase}")


def _check_zone(place: str, zone: int) -> None:
    if zone not in ZONES:
        raise positions.PositionError(f"{place}: a zone from {ZONES[0]} to {ZONES[-1]} is expected, not {zone}")


def _key(place: str, name: str) -> str:
    try:
        return key_of_name(name, place)
    except ValueError as error:
        raise positions.PositionError(str(error)) from error
