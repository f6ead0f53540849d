"""Positions: documents that a person writes, and the states that they stand for.

Cards are called by their names; "Kettle Helm #2" is the second of two alike. What a document leaves out has a default.
Every PositionError begins with the place in the document.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core import positions
from game.core.options import options_in
from game.core.state import State, Step
from game.rules.heroes.cards.all_cards import CARDS, HEROES, RECORDS, record_of
from game.rules.heroes.cards.decks import card_named, hero_named
from game.rules.heroes.cards.records import CardRecord, key_of
from game.rules.heroes.cards.starter_decks import quick_deck, starter_deck
from game.rules.heroes.positions import documents
from game.rules.heroes.setup import MOST_TURNS
from game.rules.heroes.state.options import HeroesOptions
from game.rules.heroes.state.steps import ActionPhase, Begin, DrawStep, EndPhase, Window, WrapUp
from game.rules.heroes.state.table import Permanent, Player, Resource, Table, Turn

#: Zones of a seat whose cards are named one after the other.
_ZONES = ("hand", "graveyard", "removed")


def load_position(document: dict[str, Any]) -> State[Table, Step]:
    """Return the state that a document stands for, without an open question: ``runner.resume`` asks it. Raises
    PositionError, or msgspec.ValidationError for a wrong form."""
    return _Reader(positions.read_document(document, documents.PositionDocument, "heroes")).state()


class _Reader:
    """Reads one document. Cards are taken from the seats' lists as they are named."""

    def __init__(self, written: documents.PositionDocument) -> None:
        self._written = written
        self._dice = positions.dice_of(written)
        if written.last_turn is not None and not 1 <= written.last_turn <= MOST_TURNS:
            raise positions.PositionError(f"last_turn: 1 to {MOST_TURNS} is expected, not {written.last_turn}")
        if written.turn.seat not in (0, 1) or written.turn.number < 0:
            raise positions.PositionError("turn: seat 0 or 1 and a number from 0 on are expected")
        seats = written.seats or (documents.SeatDocument(), documents.SeatDocument())
        if len(seats) != 2:
            raise positions.PositionError(f"seats: 2 are expected, not {len(seats)}")
        self._seats = seats
        ready = tuple(HEROES)
        self._heroes = tuple(
            _hero_key(f"seats[{number}].hero", seat.hero) if seat.hero else ready[-number]
            for number, seat in enumerate(seats)
        )
        self._decks = positions.DecksByName(map(self._listed, (0, 1)), _card_key)
        self._cards = self._decks.cards
        self._ids = self._piece_ids()

    # Which cards there are

    def _listed(self, seat: int) -> tuple[tuple[str, int], ...]:
        """Return the cards that a seat's deck was made of."""
        given = self._seats[seat].cards
        if given is not None and not isinstance(given, str):
            place = f"seats[{seat}].cards"
            return tuple((_card_key(f"{place}[{i}]", name), count) for i, (name, count) in enumerate(given))
        if given is not None:
            return (starter_deck if given == "starter" else quick_deck)(self._heroes[seat]).cards
        named = positions.copies_named(
            self._named(seat), lambda place, name: "" if _is_token(name) else _card_key(place, name)
        )
        return tuple(named.items())

    def _named(self, seat: int) -> Iterator[tuple[str, str]]:
        """Yield every card that the document names for a seat, with its place."""
        document = self._seats[seat]
        zones = {zone: getattr(document, zone) for zone in (*_ZONES, "deck")}
        zones["resources"] = tuple(one if isinstance(one, str) else one.name for one in document.resources)
        yield from positions.names_in(seat, zones)
        for i, piece in enumerate(self._written.pieces):
            if piece.seat == seat:
                yield f"pieces[{i}].name", piece.name

    # The state

    def state(self) -> State[Table, Step]:
        written = self._written
        pending = written.pending or documents.PendingDocument()
        _check(pending)
        permanents = self._permanents()
        lost = {link.card for link in pending.chain}
        players = tuple(self._player(seat, lost) for seat in (0, 1))
        self._decks.check_all_named(lost, lambda key: record_of(key).name)
        turn = written.turn
        table = Table(
            cards=self._cards,
            players=players,
            permanents=permanents,
            turn=Turn(turn.number, turn.seat, turn.phase, turn.placed, pending.attacked, pending.hit),
            chain=pending.chain,
            waiting=pending.waiting,
            combat=pending.combat,
            modifiers=pending.modifiers,
            shields=pending.shields,
            extra=pending.extra,
            after=pending.after if written.pending is not None else turn.seat,
            **options_in(written, HeroesOptions),
        )
        least = max((*permanents, *(link.id for link in pending.chain)), default=0) + 1
        next_id = positions.next_id_of(written, least)
        over = pending.outcome is not None
        agenda: tuple[Step, ...] = () if over else pending.agenda or _agenda(table)
        return State(table, agenda, None, self._dice, next_id, written.next_decision, pending.outcome)

    def _player(self, seat: int, lost: set[int]) -> Player:
        document, place = self._seats[seat], f"seats[{seat}]"
        zones = {zone: self._decks.zone(seat, zone, getattr(document, zone)) for zone in _ZONES}
        resources = tuple(
            self._resource(f"{place}.resources[{i}]", seat, one) for i, one in enumerate(document.resources)
        )
        deck, self._dice = self._decks.deck(seat, document.deck, lost, self._dice)
        if not (0 <= document.looked <= len(deck) and 0 <= document.shown <= len(deck)):
            raise positions.PositionError(f"{place}: looked and shown are at most the cards of the deck")
        turn = self._written.turn
        # Allies that came before the document's first turn are not new.
        least = min(1, turn.number)
        began = max(least, turn.number - (seat != turn.seat)) if document.began is None else document.began
        return Player(
            seat=seat,
            hero=len(self._cards) + 1 + seat,
            deck=deck,
            resources=resources,
            looked=document.looked,
            shown=document.shown,
            began=began,
            decked=document.decked,
            **zones,
        )

    def _resource(self, place: str, seat: int, written: str | documents.ResourceDocument) -> Resource:
        one = documents.ResourceDocument(written) if isinstance(written, str) else written
        card = self._decks.take(place, one.name, seat)
        is_quest = record_of(self._cards[card].key).type == "Quest"
        if (one.face_up or one.completed) and (not is_quest or (one.face_up and one.completed)):
            raise positions.PositionError(f"{place}: only a quest lies face up, and one that is completed face down")
        return Resource(card, one.face_up, one.exhausted, one.completed)

    # In play

    def _piece_ids(self) -> tuple[int, ...]:
        """Return the numbers of the pieces: those of the match, or the next ones."""
        first, count = len(self._cards) + 3, len(self._written.pieces)
        given = self._written.pending.ids if self._written.pending is not None else ()
        if not given:
            return tuple(range(first, first + count))
        if len(given) != count or len(set(given)) != count or min(given) < first:
            raise positions.PositionError(f"pending.ids: {count} different numbers from {first} on are expected")
        return given

    def _permanents(self) -> dict[int, Permanent]:
        found: dict[int, Permanent] = {}
        for seat, document in enumerate(self._seats):
            number = len(self._cards) + 1 + seat
            if document.damage < 0:
                raise positions.PositionError(f"seats[{seat}].damage: 0 or more is expected, not {document.damage}")
            found[number] = Permanent(
                number,
                self._heroes[seat],
                seat,
                exhausted=document.exhausted,
                damage=document.damage,
                face_up=not document.flipped,
            )
        for index, piece in enumerate(self._written.pieces):
            found[self._ids[index]] = self._permanent(index, piece)
        for index, one in enumerate(list(found.values())[2:]):
            _check_host(f"pieces[{index}].on", found, one)
        return found

    def _permanent(self, index: int, piece: documents.PieceDocument) -> Permanent:
        place = f"pieces[{index}]"
        positions.check_seat(f"{place}.seat", piece.seat)
        if piece.damage < 0 or piece.since < 0:
            raise positions.PositionError(f"{place}: no number below 0 is expected")
        token = _is_token(piece.name)
        card = 0 if token else self._decks.take(f"{place}.name", piece.name, piece.seat)
        record = RECORDS[key_of(piece.name)] if token else record_of(self._cards[card].key)
        if record.type == "Quest" or (record.type == "Ability" and not record.ongoing):
            raise positions.PositionError(f"{place}.name: {record.name} does not stay in play")
        if piece.damage and record.type != "Ally":
            raise positions.PositionError(f"{place}.damage: only heroes and allies have damage")
        return Permanent(
            self._ids[index],
            record.key,
            piece.seat,
            card,
            exhausted=piece.exhausted,
            damage=piece.damage,
            host=self._host(f"{place}.on", piece, record),
            since=piece.since,
        )

    def _host(self, place: str, piece: documents.PieceDocument, record: CardRecord) -> int:
        """Return what a piece is attached to, or 0."""
        if (piece.on is not None) != (record.attaches is not None):
            what = "what it is attached to is expected" if piece.on is None else "it is attached to nothing"
            raise positions.PositionError(f"{place}: {what}")
        if piece.on is None:
            return 0
        heroes = {f"hero {seat}": len(self._cards) + 1 + seat for seat in (0, 1)}
        if isinstance(piece.on, str):
            if piece.on not in heroes:
                raise positions.PositionError(f"{place}: 'hero 0', 'hero 1' or a number in pieces is expected")
            return heroes[piece.on]
        if not 0 <= piece.on < len(self._ids):
            raise positions.PositionError(f"{place}: there is no pieces[{piece.on}]")
        return self._ids[piece.on]


def _check_host(place: str, permanents: dict[int, Permanent], one: Permanent) -> None:
    """Raise PositionError if an ability does not lie on a hero or an ally, as far as it says so."""
    aim = one.record.attaches
    if aim is not None:
        host = permanents[one.host].record
        if host.type not in ("Hero", "Ally") or (host.type == "Hero" and "hero" not in aim.what):
            raise positions.PositionError(f"{place}: {one.record.name} is for {aim.what}")


def _agenda(table: Table) -> tuple[Step, ...]:
    """Return the steps that go on from a phase; the last one is next."""
    seat = table.turn.seat
    steps: dict[str, tuple[Step, ...]] = {
        "setup": (Begin(),),
        "ready": (DrawStep(), Window("ready", seat)),
        "draw": (ActionPhase(), Window("draw", seat)),
        "action": (EndPhase(), Window("action", seat)),
        "end": (WrapUp(), Window("end", seat)),
    }
    if table.turn.phase not in steps:
        raise positions.PositionError("turn.phase: one that is not over is expected")
    return steps[table.turn.phase]


def _is_token(name: str) -> bool:
    record = RECORDS.get(key_of(name))
    return record is not None and record.token


def _check(pending: documents.PendingDocument) -> None:
    """Raise PositionError for a seat or a card of what is pending that is none."""
    positions.check_seat("pending.after", pending.after)
    for name, links in (("chain", pending.chain), ("waiting", pending.waiting)):
        for number, link in enumerate(links):
            place = f"pending.{name}[{number}]"
            positions.check_seat(f"{place}.seat", link.seat)
            if link.key not in RECORDS:
                raise positions.PositionError(f"{place}.key: the key of a card is expected, not {link.key!r}")


def _card_key(place: str, name: str) -> str:
    key = key_of(name)
    if key in CARDS:
        return key
    try:
        return card_named(name, place).key
    except ValueError as error:
        raise positions.PositionError(str(error)) from error


def _hero_key(place: str, name: str) -> str:
    try:
        return hero_named(name, place)
    except ValueError as error:
        raise positions.PositionError(str(error)) from error
