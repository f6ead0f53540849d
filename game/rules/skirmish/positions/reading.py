"""Positions: documents that a person writes, and the states that they stand for. ``docs/positions.md`` tells all.

Cards are called by their names; "Web #2" is the second of two alike. What a document leaves out has a default. Every
PositionError begins with the place in the document.
"""

from __future__ import annotations

import difflib
from typing import Any, Literal

import msgspec

from game.core.dice import shuffle
from game.core.options import options_in
from game.core.positions import PositionError, check_seat, dice_of, next_id_of, read_document
from game.core.state import State, Step
from game.geometry.squares import Cell, fits, footprint
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.positions import documents
from game.rules.skirmish.positions.writing import write_position
from game.rules.skirmish.setup import VAULT, SeatSetup, SkirmishSetup, begin
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.options import SkirmishOptions
from game.rules.skirmish.state.table import Activation, Creature, Player, Table, Turn
from game.rules.skirmish.stats import max_hp_of, size_of
from game.rules.skirmish.turns import BeginTurn, BetweenActivations, DeployPhase, InActivation

__all__ = ["PositionError", "load_position", "write_position"]

_SIDES: dict[int, tuple[Literal[0, 1], ...]] = {2: (0, 1), 4: (0, 1, 0, 1)}


def load_position(document: dict[str, Any], board: Board | None = None) -> State[Table, Step]:
    """Return the state that a document stands for, without an open question: ``runner.resume`` asks it. ``board`` is
    given when the document names a map file. Raises PositionError, or msgspec.ValidationError for a wrong form."""
    if board is not None:
        document = {**document, "map": {"rows": board.grid.rows, "name": board.name, "starts": board.starts}}
    written = read_document(document, documents.PositionDocument, "skirmish")
    return _Reader(written, board if board is not None else documents.read_board(written.map)).state()


class _Reader:
    """Reads one document. Cards are taken from the decks as they are named."""

    def __init__(self, written: documents.PositionDocument, board: Board) -> None:
        self._written = written
        self._board = board
        seats = self._seats()
        factions = tuple(SeatSetup(seat.faction, side, seat.name) for seat, side in seats)  # type: ignore[arg-type]
        dice = dice_of(written)
        opening = begin(SkirmishSetup(factions, board), dice)
        self._dice = opening.dice
        self._cards = opening.table.cards
        self._first_id = opening.next_id
        self._seat_documents = tuple(seat for seat, _ in seats)
        self._players = opening.table.players
        self._free: list[dict[str, list[int]]] = [{} for _ in self._players]
        for number, card in self._cards.items():
            self._free[card.owner].setdefault(card.key, []).append(number)
        self._copies = [{key: tuple(cards) for key, cards in free.items()} for free in self._free]

    def _seats(self) -> list[tuple[documents.SeatDocument, Literal[0, 1]]]:
        """Return the seats with the faction and side of each; drow against crown by default."""
        given = self._written.seats or (documents.SeatDocument(), documents.SeatDocument())
        if len(given) not in _SIDES:
            raise PositionError(f"seats: 2 or 4 are expected, not {len(given)}")
        sides = _SIDES[len(given)]
        return [
            (msgspec.structs.replace(seat, faction=seat.faction or ("drow", "crown")[side]), side)
            for seat, side in zip(given, sides, strict=True)
        ]

    def state(self) -> State[Table, Step]:
        pending = self._written.pending or documents.PendingDocument()
        creatures = self._creatures()
        players = tuple(self._player(number, seat) for number, seat in enumerate(self._seat_documents))
        table = Table(
            self._board,
            self._cards,
            self._with_decks(players, pending),
            creatures,
            self._turn(creatures, pending),
            pending.stack,
            pending.shielded,
            self._written.ending,
            pending.tiles,
            pending.laid,
            **options_in(self._written, SkirmishOptions),
        )
        for index, creature in enumerate(creatures.values()):
            if not 0 <= creature.damage < max_hp_of(table, creature):
                most = max_hp_of(table, creature) - 1
                raise PositionError(f"pieces[{index}].damage: 0 to {most} is expected, not {creature.damage}")
        next_id = next_id_of(self._written, self._first_id)
        over = pending.outcome is not None
        agenda: tuple[Step, ...] = () if over else pending.agenda or self._agenda(table)
        number = self._written.next_decision
        return State(table, agenda, None, self._dice, next_id, number, pending.outcome)

    # Cards

    def _take(self, place: str, name: str, owners: tuple[int, ...], *, creature: bool) -> int:
        """Return the number of a named card, no longer free from now on: of the first of ``owners`` that has one."""
        records: dict[str, Any] = CREATURES if creature else ACTIONS
        plain, _, copy = name.partition(" #")
        keys = {record.name: key for key, record in records.items()}
        key = keys.get(plain, plain if plain in records else "")
        factions = {self._players[owner].faction for owner in owners}
        if not key:
            near = difflib.get_close_matches(plain, [n for n, k in keys.items() if records[k].faction in factions], 3)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise PositionError(f"{place}: there is no {'creature' if creature else 'action'} card {plain!r}{hint}")
        for owner in owners:
            free = self._free[owner].get(key, [])
            wanted = self._copy(place, copy, owner, key) if copy and key in self._copies[owner] else None
            if wanted is None and free and not copy:
                return free.pop(0)
            if wanted in free:
                free.remove(wanted)
                return wanted
        if not any(key in self._copies[owner] for owner in owners):
            raise PositionError(f"{place}: {plain} is not in a {' or '.join(sorted(factions))} deck")
        raise PositionError(f"{place}: {name} is named more often than the deck has it")

    def _copy(self, place: str, copy: str, owner: int, key: str) -> int:
        copies = self._copies[owner][key]
        if not copy.isascii() or not copy.isdigit() or not 1 <= int(copy[:6]) <= len(copies):
            raise PositionError(f"{place}: #1 to #{len(copies)} are expected, not #{copy[:20]}")
        return copies[int(copy) - 1]

    def _zone(self, number: int, zone: str, names: tuple[str, ...], *, creature: bool) -> tuple[int, ...]:
        return tuple(
            self._take(f"seats[{number}].{zone}[{index}]", name, (number,), creature=creature)
            for index, name in enumerate(names)
        )

    # Seats

    def _player(self, number: int, seat: documents.SeatDocument) -> Player:
        """Return a player without decks that are the rest."""
        vault, supply, spent = self._gold(number, seat)
        start = self._players[number]
        return Player(
            number,
            start.side,
            start.faction,
            (),
            (),
            self._zone(number, "hand", seat.hand, creature=False),
            self._zone(number, "reserve", seat.reserve, creature=True),
            self._zone(number, "discard", seat.discard, creature=False),
            self._zone(number, "graveyard", seat.graveyard, creature=True),
            vault,
            supply,
            spent,
            seat.points,
            seat.shuffled,
        )

    def _gold(self, number: int, seat: documents.SeatDocument) -> tuple[int, int, int]:
        """Return vault, supply and what was spent: together a full vault."""
        supply = seat.supply or 0
        vault = VAULT - supply if seat.vault is None else seat.vault
        spent = VAULT - vault - supply
        if min(vault, supply, spent) < 0:
            raise PositionError(
                f"seats[{number}].vault: vault and supply from 0, together at most {VAULT}, are expected"
            )
        return vault, supply, spent

    def _with_decks(self, players: tuple[Player, ...], pending: documents.PendingDocument) -> tuple[Player, ...]:
        """Give the players their decks, once every other zone has taken its cards."""
        lost = {action.card for action in pending.stack}
        found = []
        for player, seat in zip(players, self._seat_documents, strict=True):
            actions = self._deck(player.seat, "actions", seat.actions, lost)
            creatures = self._deck(player.seat, "creatures", seat.creatures, lost)
            found.append(msgspec.structs.replace(player, actions=actions, creatures=creatures))
        for owner, free in enumerate(self._free):
            left = [card for cards in free.values() for card in cards if card not in lost]
            if left:
                key = self._cards[left[0]].key
                name = CREATURES[key].name if key in CREATURES else ACTIONS[key].name
                raise PositionError(f"seats[{owner}]: {name} lies nowhere; name it, or leave a deck to the rest")
        return tuple(found)

    def _deck(self, number: int, zone: str, names: str | tuple[str, ...], lost: set[int]) -> tuple[int, ...]:
        creature = zone == "creatures"
        if not isinstance(names, str):
            return tuple(reversed(self._zone(number, zone, names, creature=creature)))
        records: dict[str, Any] = CREATURES if creature else ACTIONS
        rest: list[int] = []
        for key, cards in self._free[number].items():
            if key in records:
                rest.extend(card for card in cards if card not in lost)
                cards.clear()
        order, self._dice = shuffle(self._dice, sorted(rest))
        return order

    # Pieces

    def _creatures(self) -> dict[int, Creature]:
        found: dict[int, Creature] = {}
        taken: dict[Cell, int] = {}
        for index, piece in enumerate(self._written.pieces):
            creature = self._creature(f"pieces[{index}]", piece)
            for cell in footprint(creature.cell, size_of(creature)):
                if cell in taken:
                    text = f"square ({cell[0]}, {cell[1]}) is filled by pieces[{taken[cell]}]"
                    raise PositionError(f"pieces[{index}].at: {text}")
                taken[cell] = index
            found[creature.id] = creature
        return found

    def _creature(self, place: str, piece: documents.PieceDocument) -> Creature:
        seats = tuple(range(len(self._players)))
        for field, seat in (("seat", piece.seat), ("owner", piece.owner)):
            if seat is not None:
                check_seat(f"{place}.{field}", seat, len(seats))
        owner = piece.owner if piece.owner is not None else piece.seat
        number = self._take(f"{place}.name", piece.name, seats if owner is None else (owner,), creature=True)
        card = self._cards[number]
        seat = card.owner if piece.seat is None else piece.seat
        grid = self._board.grid
        size = CREATURES[card.key].size
        if not fits(grid, piece.at, size):
            cell = next(cell for cell in footprint(piece.at, size) if grid.blocks(cell))
            raise PositionError(f"{place}.at: {documents.blocked_text(grid, cell)}")
        if piece.block < 0:
            raise PositionError(f"{place}.block: 0 or more is expected, not {piece.block}")
        attached = tuple(
            self._attached(f"{place}.attached[{index}]", under, seat) for index, under in enumerate(piece.attached)
        )
        return Creature(number, card.key, seat, piece.at, piece.damage, piece.tapped, attached, piece.block)

    def _attached(self, place: str, under: str | documents.AttachedDocument, seat: int) -> int:
        """Return a card under a creature: of the named seat, or of the first that has it, the creature's own first."""
        if isinstance(under, documents.AttachedDocument):
            owner = check_seat(f"{place}.owner", under.owner, len(self._players))
            return self._take(f"{place}.card", under.card, (owner,), creature=False)
        owners = (seat, *(other for other in range(len(self._players)) if other != seat))
        return self._take(place, under, owners, creature=False)

    # Turn

    def _turn(self, creatures: dict[int, Creature], pending: documents.PendingDocument) -> Turn:
        written = self._written.turn
        check_seat("turn.seat", written.seat, len(self._players))
        active = pending.active
        activated = pending.activated or self._pieces("turn.activated", written.activated, creatures)
        if written.active is not None:
            number = self._piece("turn.active", written.active, creatures)
            if creatures[number].seat != written.seat:
                raise PositionError(f"turn.active: a creature of seat {written.seat} is expected")
            if written.moved < 0:
                raise PositionError(f"turn.moved: 0 or more is expected, not {written.moved}")
            active = Activation(number, written.moved, self._pieces("turn.stopped_by", written.stopped_by, creatures))
            if number not in activated:
                activated = (*activated, number)
        return Turn(written.number, written.seat, written.phase, activated, active, pending.unwilling)

    def _pieces(self, place: str, named: tuple[int | str, ...], creatures: dict[int, Creature]) -> tuple[int, ...]:
        return tuple(self._piece(f"{place}[{index}]", name, creatures) for index, name in enumerate(named))

    def _piece(self, place: str, named: int | str, creatures: dict[int, Creature]) -> int:
        """Return the creature that a number in ``pieces``, or a name, stands for."""
        numbers = tuple(creatures)
        if isinstance(named, int):
            if not 0 <= named < len(numbers):
                raise PositionError(f"{place}: there is no pieces[{named}]")
            return numbers[named]
        fitting = [number for number, piece in zip(numbers, self._written.pieces, strict=True) if piece.name == named]
        if len(fitting) != 1:
            what = "several pieces are" if fitting else "no piece is"
            near = difflib.get_close_matches(named, [piece.name for piece in self._written.pieces], 1)
            hint = f"; did you mean {near[0]}?" if near and not fitting else ""
            raise PositionError(f"{place}: {what} called {named!r}{hint}")
        return fitting[0]

    def _agenda(self, table: Table) -> tuple[Step, ...]:
        """Return the steps that go on from a phase."""
        turn = table.turn
        if turn.phase == "refresh":
            return (BeginTurn(turn.seat),)
        if turn.phase == "deploy":
            return (DeployPhase(),)
        if turn.phase != "action":
            raise PositionError(f"turn.phase: refresh, action or deploy is expected, not {turn.phase}")
        return (BetweenActivations(),) if turn.activation is None else (BetweenActivations(), InActivation())
