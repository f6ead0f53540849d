"""Positions: documents that a person writes, and the states that they stand for.

Cards are called by their names; "Zombie #2" is the second of those alike. What a document leaves out has a default.
Every PositionError begins with the place in the document.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from game.core.card_lists import no_such
from game.core.dice import shuffle
from game.core.options import options_in
from game.core.positions import (
    CardsByName,
    PositionError,
    around_rest,
    check_seat,
    copies_named,
    dice_of,
    name_and_copy,
    named_in_deck,
    read_document,
)
from game.core.state import State, Step
from game.core.words import an
from game.rules.crawler.cards.all_cards import CARDS, KEYS
from game.rules.crawler.cards.decks import STARTER_DECKS
from game.rules.crawler.cards.records import AdventurerRecord, CrawlerRecord, DungeonRecord, QuestRecord, key_of
from game.rules.crawler.cards.traits import TimeLimit
from game.rules.crawler.ending import LAST_LINE
from game.rules.crawler.positions import documents
from game.rules.crawler.positions.writing import write_position
from game.rules.crawler.setup import READY_PARTY, READY_QUESTS
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.options import CrawlerOptions
from game.rules.crawler.state.table import Adventurer, CrawlerCard, DungeonCard, Quest, Round, Row, Table

__all__ = ["PositionError", "load_position", "write_position"]

_ROWS: dict[str, Row] = {"encounter": "response", "permanent": "permanent", "assigned": "assigned"}
_FAMILIES: dict[str, type] = {
    "Adventurer": AdventurerRecord,
    "Quest": QuestRecord,
    "Crawler card": CrawlerRecord,
    "Dungeon card": DungeonRecord,
}
#: Fields of steps and struggles that hold numbers of cards.
_NUMBERS = (
    "card",
    "by",
    "adventurer",
    "trigger",
    "aimed",
    "target",
    "adventurers",
    "cards",
    "chosen",
    "placed",
    "top",
    "bottom",
)


#: Steps from which a match goes on by itself: one of them lies under all that is being carried out.
_LEADING_ON = (s.BeginMatch, s.BeginRound, s.Respond, s.BeginAttack, s.BeginRetaliation, s.EndLine)


def load_position(document: dict[str, Any]) -> State[Table, Step]:
    """Return the state that a document stands for, without an open question: ``runner.resume`` asks it. Raises
    PositionError, or msgspec.ValidationError for a wrong form."""
    return _Reader(read_document(document, documents.PositionDocument, "crawler")).state()


class _Reader:
    """Reads one document. Cards are taken from the list as they are named."""

    def __init__(self, written: documents.PositionDocument) -> None:
        self._written = written
        self._dice = dice_of(written)
        if not 1 <= len(written.seats) <= 4:
            raise PositionError(f"seats: 1 to 4 are expected, not {len(written.seats)}")
        over = written.pending is not None and written.pending.outcome is not None
        nobody = not written.party if written.party is not None else bool(written.fallen and over)
        if nobody and not over:
            raise PositionError("party: at least one living Adventurer is expected")
        party = () if nobody else written.party or tuple(CARDS[key].name for key in READY_PARTY)
        self._party = tuple(documents.AdventurerDocument(one) if isinstance(one, str) else one for one in party)
        ready = tuple(CARDS[key].name for key in READY_QUESTS[written.length])
        quests = ready if written.quests is None else written.quests
        self._quests = tuple(documents.QuestDocument(one) if isinstance(one, str) else one for one in quests)
        found = written.encounter
        self._encounter = tuple(documents.DungeonCardDocument(one) if isinstance(one, str) else one for one in found)
        self._played = tuple(
            documents.CrawlerCardDocument(one) if isinstance(one, str) else one for one in written.played
        )
        self._list = CardsByName("cards", self._listed())
        self._cards = self._list.keys

    # Which cards there are

    def _listed(self) -> Iterator[tuple[str, int]]:
        given = self._written.cards
        if not isinstance(given, str):
            yield from ((_key(f"cards[{number}]", name), count) for number, (name, count) in enumerate(given))
            return
        for key, count in copies_named(self._named(), _key).items():
            if given == "named" or isinstance(CARDS[key], AdventurerRecord | QuestRecord):
                yield key, count
        if given == "starter":
            yield from (*STARTER_DECKS.crawler, *STARTER_DECKS.dungeon)

    def _named(self) -> Iterator[tuple[str, str]]:
        """Yield every card that the document names, with its place."""
        written = self._written
        zones: dict[str, Iterable[str]] = {
            "party": [one.name for one in self._party],
            "fallen": written.fallen,
            "quests": [one.name for one in self._quests],
            "encounter": [one.name for one in self._encounter],
            "played": [one.name for one in self._played],
            "hand": written.hand,
            "crawler_deck": named_in_deck(written.crawler_deck),
            "crawler_grave": written.crawler_grave,
            "dungeon_deck": named_in_deck(written.dungeon_deck),
            "dungeon_grave": written.dungeon_grave,
        }
        for zone, names in zones.items():
            yield from ((f"{zone}[{number}]", name) for number, name in enumerate(names))

    def _take(self, place: str, name: str, family: str) -> int:
        """Return the number of a named card, which is then no longer free."""
        plain, _ = name_and_copy(place, name)
        key = _key(place, plain)
        if not isinstance(CARDS[key], _FAMILIES[family]):
            raise PositionError(f"{place}: {plain} is not {an(family)}")
        return self._list.take(place, name, key)

    def _zone(self, zone: str, names: tuple[str, ...], family: str) -> tuple[int, ...]:
        return tuple(self._take(f"{zone}[{number}]", name, family) for number, name in enumerate(names))

    # The state

    def state(self) -> State[Table, Step]:
        written = self._written
        pending = written.pending or documents.PendingDocument()
        party = self._read_party()
        fallen = self._zone("fallen", written.fallen, "Adventurer")
        quests = tuple(self._quest(number, one) for number, one in enumerate(self._quests))
        encounter = self._read_encounter(party, dict(pending.targets))
        played = tuple(self._in_play(number, one, party) for number, one in enumerate(self._played))
        hand = self._zone("hand", written.hand, "Crawler card")
        crawler_grave = self._zone("crawler_grave", written.crawler_grave, "Crawler card")[::-1]
        dungeon_grave = self._zone("dungeon_grave", written.dungeon_grave, "Dungeon card")[::-1]
        dungeon_deck = self._deck("dungeon_deck", written.dungeon_deck, "Dungeon card")
        crawler_deck = self._deck("crawler_deck", written.crawler_deck, "Crawler card")
        if left := self._list.left():
            raise PositionError(f"cards: {CARDS[left].name} lies nowhere; name it, or leave its deck to the rest")
        size = len(party) + len(fallen) if written.size is None else written.size
        if not max(1, len(party) + len(fallen)) <= size <= 9:
            raise PositionError(f"size: the number of Adventurers in the match is expected, not {size}")
        table = Table(
            cards=self._cards,
            seats=len(written.seats),
            size=size,
            party=party,
            quests=quests,
            crawler_deck=crawler_deck,
            dungeon_deck=dungeon_deck,
            flipped=written.flipped and bool(dungeon_deck),
            hand=hand,
            crawler_grave=crawler_grave,
            dungeon_grave=dungeon_grave,
            encounter=encounter,
            played=played,
            fallen=fallen,
            looked=dungeon_deck[max(0, len(dungeon_deck) - pending.looked) :] if pending.looked > 0 else (),
            round=self._round(party, encounter, pending),
            struggle=pending.struggle,
            **options_in(written, CrawlerOptions),
        )
        self._check_numbers(pending)
        _check_agenda(table, pending.agenda)
        over = pending.outcome is not None
        agenda: tuple[Step, ...] = () if over else pending.agenda or _agenda(table)
        next_id = len(self._cards) + 1 if written.next_id is None else written.next_id
        return State(table, agenda, None, self._dice, next_id, written.next_decision, pending.outcome)

    def _deck(self, zone: str, given: str | tuple[str, ...], family: str) -> tuple[int, ...]:
        above, below = around_rest(zone, given)
        top, bottom = self._zone(zone, above, family)[::-1], self._zone(zone, below or (), family)[::-1]
        if below is None:
            return top
        rest = self._list.rest(wanted=lambda key: isinstance(CARDS[key], _FAMILIES[family]))
        deck, self._dice = shuffle(self._dice, rest) if rest else ((), self._dice)
        return (*bottom, *deck, *top)

    def _read_party(self) -> tuple[Adventurer, ...]:
        seats = len(self._written.seats)
        party = []
        for number, one in enumerate(self._party):
            place = f"party[{number}]"
            seat = number % seats if one.seat is None else one.seat
            check_seat(f"{place}.seat", seat, seats)
            card = self._take(f"{place}.name", one.name, "Adventurer")
            _check_counts(place, one)
            marks = {field: getattr(one, field) for field in ("wounds", "poison", "locks")}
            marks |= {field: getattr(one, field) for field in ("activated", "attacked", "defended")}
            adventurer = Adventurer(card, self._cards[card], seat, **marks)
            if adventurer.wounds >= adventurer.record.life:
                raise PositionError(f"{place}.wounds: less than its Life is expected, not {adventurer.wounds}")
            party.append(adventurer)
        return tuple(party)

    def _quest(self, number: int, one: documents.QuestDocument) -> Quest:
        place = f"quests[{number}]"
        card = self._take(f"{place}.name", one.name, "Quest")
        if one.tokens < 0:
            raise PositionError(f"{place}.tokens: 0 or more is expected, not {one.tokens}")
        return Quest(card, self._cards[card], one.tokens, one.complete)

    def _read_encounter(self, party: tuple[Adventurer, ...], targets: dict[int, int]) -> tuple[DungeonCard, ...]:
        found = []
        for number, one in enumerate(self._encounter):
            place = f"encounter[{number}]"
            card = self._take(f"{place}.name", one.name, "Dungeon card")
            _check_counts(place, one)
            fields = msgspec.structs.asdict(one)
            for field in ("name", "entered", "target", "time"):
                del fields[field]
            entered = self._written.round.number if one.entered is None else one.entered
            target = targets.get(card, 0) if one.target is None else self._place(f"{place}.target", one.target, party)
            read = DungeonCard(card, self._cards[card], entered, time=one.time, target=target, **fields)
            if one.entered is None and not one.time:
                limits = [trait.rounds for trait in read.record.traits if isinstance(trait, TimeLimit)]
                read = msgspec.structs.replace(read, time=sum(limits))
            if read.wounds > read.record.life:
                raise PositionError(f"{place}.wounds: at most its Life is expected, not {read.wounds}")
            if read.poison and read.record.type != "Character":
                raise PositionError(f"{place}.poison: 0 is expected of what is not a Character, not {read.poison}")
            found.append(read)
        return tuple(found)

    def _in_play(self, number: int, one: documents.CrawlerCardDocument, party: tuple[Adventurer, ...]) -> CrawlerCard:
        place = f"played[{number}]"
        card = self._take(f"{place}.name", one.name, "Crawler card")
        record = CARDS[self._cards[card]]
        assert isinstance(record, CrawlerRecord)
        row = _ROWS[record.stay] if one.row is None else one.row
        entered = self._written.round.number if one.entered is None else one.entered
        host = 0 if one.host is None else self._place(f"{place}.host", one.host, party)
        pending = self._written.pending or documents.PendingDocument()
        # The player of the card may not yet have chosen, or have given up then.
        if row == "assigned" and not host and not pending.agenda and pending.outcome is None:
            raise PositionError(f"{place}.host: the Adventurer that {record.name} is assigned to is expected")
        if one.spent < 0:
            raise PositionError(f"{place}.spent: 0 or more is expected, not {one.spent}")
        if one.boosted and record.boost is None:
            raise PositionError(f"{place}.boosted: {record.name} has one box only")
        # rule: crawler/permanent: after its last use a card is used up.
        uses = 1 if record.spend else record.uses
        if one.spent > uses:
            raise PositionError(f"{place}.spent: at most {uses} is expected, not {one.spent}")
        exhausted = one.exhausted or one.spent == uses > 0
        return CrawlerCard(card, record.key, row, entered, one.boosted, host, one.spent, exhausted, one.chosen)

    def _place(self, place: str, number: int, party: tuple[Adventurer, ...]) -> int:
        """Return the number of the Adventurer at a place of the party."""
        if not 0 <= number < len(party):
            raise PositionError(f"{place}: a place of the party from 0 is expected, not {number}")
        return party[number].id

    def _round(
        self, party: tuple[Adventurer, ...], encounter: tuple[DungeonCard, ...], pending: documents.PendingDocument
    ) -> Round:
        written = self._written.round
        if written.number < 0 or not 0 <= written.lead < len(self._written.seats) or not 0 <= written.line <= 10:
            raise PositionError("round: a number from 0, a seat of the match and a line up to 10 are expected")
        if any(not 0 <= number < len(encounter) for number in written.wounded):
            raise PositionError("round.wounded: places of the encounter from 0 are expected")
        fields = msgspec.structs.asdict(written)
        primary = 0 if written.primary is None else self._place("round.primary", written.primary, party)
        wounded = (*(encounter[number].id for number in written.wounded), *pending.wounded)
        return Round(**{**fields, "primary": primary, "wounded": wounded})

    def _check_numbers(self, pending: documents.PendingDocument) -> None:
        """Check that what is under way names existing cards only."""
        going = [*pending.agenda, *([pending.struggle] if pending.struggle is not None else [])]
        for one in going:
            for field in set(_NUMBERS).intersection(one.__struct_fields__):
                value = getattr(one, field)
                numbers = value if isinstance(value, tuple) else (value,)
                if any(number and number not in self._cards for number in numbers if isinstance(number, int)):
                    raise PositionError(f"pending: {type(one).__name__}.{field}: there is no card {value}")


def _check_agenda(table: Table, agenda: tuple[Step, ...]) -> None:
    """Check that what is under way leads on to the end of the round, has the struggle that it resolves, and puts back
    only cards that are looked at."""
    if agenda and not isinstance(agenda[0], _LEADING_ON):
        raise PositionError(f"pending.agenda[0]: a part of a round is expected, not {type(agenda[0]).__name__}")
    if agenda and (table.struggle is not None) != any(isinstance(step, s.EndStruggle) for step in agenda):
        raise PositionError("pending.struggle: one is expected if the agenda has its end, and only then")
    for number, step in enumerate(agenda):
        if isinstance(step, s.EndLine) and not 1 <= step.line <= LAST_LINE:
            raise PositionError(f"pending.agenda[{number}].line: 1 to {LAST_LINE} is expected, not {step.line}")
        if isinstance(step, s.ArrangeDeck):
            put = (*step.top, *step.bottom)
            if not set(put) <= set(table.looked) or len(set(put)) < len(put):
                raise PositionError(f"pending.agenda[{number}]: cards that are looked at are expected, not {put}")


def _agenda(table: Table) -> tuple[Step, ...]:
    """Return the steps that go on from a phase; the last one is next."""
    now = table.round
    if now.phase == "end":
        return (s.EndLine(max(1, now.line)),)
    steps: dict[str, tuple[Step, ...]] = {
        "setup": (s.BeginRound(), s.OfferRedraw()),
        "build": (s.Respond(), s.Build()),
        "respond": (s.Respond(),),
        "triggers": (s.BeginAttack(), s.Triggers()),
        "attack": (s.BeginAttack(),),
        "retaliation": (s.BeginRetaliation(),),
    }
    if now.phase not in steps:
        raise PositionError(f"round.phase: {', '.join(steps)} or end is expected, not {now.phase}")
    return steps[now.phase]


def _check_counts(place: str, one: documents.AdventurerDocument | documents.DungeonCardDocument) -> None:
    for field in ("wounds", "poison", "locks", "time", "spent"):
        if getattr(one, field, 0) < 0:
            raise PositionError(f"{place}.{field}: 0 or more is expected, not {getattr(one, field)}")


def _key(place: str, name: str) -> str:
    """Return a card's key by its name."""
    key = key_of(name)
    if key in CARDS:
        return key
    raise PositionError(f"{place}: {no_such('card', name, KEYS)}")
