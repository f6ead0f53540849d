"""Crawler for the app floor: its cards as figures, and its set-ups and positions as documents."""

from __future__ import annotations

from typing import Any

import msgspec

from game.ai.evaluation import Evaluator
from game.app.files.wording import place_and_expectation
from game.app.games.crawler.counting import CrawlerCounted
from game.app.games.game_entry import Document, GameEntry, name_written, refuse_unknown, seats_written
from game.app.maps.scenarios import setup_of_scenario
from game.rules.crawler.cards.adventurers import ADVENTURERS, QUESTS
from game.rules.crawler.cards.all_cards import CARDS
from game.rules.crawler.cards.decks import STARTER_DECKS, Decks, read_decks
from game.rules.crawler.cards.records import AdventurerRecord, CardRecord, CrawlerRecord, DungeonRecord, key_of
from game.rules.crawler.cards.terms import CRAWLER_TYPES
from game.rules.crawler.positions.reading import load_position, write_position
from game.rules.crawler.presentation import consequences, event_words, words
from game.rules.crawler.presentation.card_words import card_text, keywords_of, plain
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.setup import READY_PARTY, READY_QUESTS, CrawlerSetup, Member, SeatSetup, party_of
from game.rules.crawler.state.options import CrawlerOptions, Length
from game.rules.crawler.state.table import name_of

_SETUP_FIELDS = tuple(sorted(("seats", "party", "quests", "decks", *CrawlerOptions.__struct_fields__)))
_SEAT_FIELDS = ("decks", "name")
_MEMBER_FIELDS = ("adventurer", "seat")


class CrawlerEntry(GameEntry):
    """Crawler in the list of games."""

    ruleset = CRAWLER
    counted = CrawlerCounted()
    turn_word = "round"
    load_position = staticmethod(load_position)
    write_position = staticmethod(write_position)
    prompt_text = staticmethod(words.prompt_text)
    answer_text = staticmethod(words.answer_text)
    offer_text = staticmethod(words.offer_text)
    name_of = staticmethod(name_of)
    event_text = staticmethod(event_words.event_text)
    consequence = staticmethod(consequences.consequence)
    side_of = staticmethod(consequences.side_of)
    table_text = staticmethod(words.table_text)

    def cards(self) -> list[Document]:
        return [_card(record) for record in CARDS.values()]

    def content(self) -> Any:
        return tuple(CARDS.values())

    def setup(self, document: Document) -> CrawlerSetup:
        """Read ``scenario`` (the name of its map); or ``seats`` (one to four, with ``name``; one of them may bring the
        ``decks``); ``party``, names of Adventurers in their Marching Order, or objects with ``adventurer`` and the
        ``seat`` that leads it; ``quests``; ``decks`` as text; ``length``, ``difficulty`` and ``map``."""
        found: CrawlerSetup | None = setup_of_scenario(document, "crawler", CrawlerOptions)
        if found is not None:
            return found
        refuse_unknown(document, _SETUP_FIELDS, "setup")
        options = {field: document[field] for field in CrawlerOptions.__struct_fields__ if field in document}
        try:
            wanted = msgspec.convert(options, CrawlerSetup)
        except msgspec.ValidationError as error:
            raise ValueError(place_and_expectation(error, "setup")) from error
        seats = _seats(document.get("seats"))
        return msgspec.structs.replace(
            wanted,
            seats=seats,
            party=_party(document.get("party"), len(seats)),
            quests=_quests(document.get("quests"), wanted.length),
            decks=_decks(document),
        )

    def evaluator(self) -> Evaluator:
        from game.ai.crawler.judging import CrawlerEvaluator

        return CrawlerEvaluator()


def _card(record: CardRecord) -> Document:
    """Return what stands on every card, and the figures of its family."""
    described: Document = {"name": record.name, "deck": _DECK_OF[type(record)]}
    if isinstance(record, AdventurerRecord):
        resources = dict(zip(CRAWLER_TYPES, record.resources, strict=True))
        described |= {"class": record.character_class, "alignment": record.alignment, "resources": resources}
        described |= {"life": record.life}
    elif isinstance(record, CrawlerRecord | DungeonRecord):
        described |= {"type": record.type, "cost": record.cost, "count": record.count}
    if isinstance(record, DungeonRecord):
        described |= {"power": record.power, "life": record.life, "armour": record.armour}
        described |= {"character_type": record.character_type, "size": record.size, "tag": record.tag}
    described["keywords"] = [plain(word) for word in keywords_of(record)]
    described["text"] = plain(card_text(record))
    return described


_DECK_OF: dict[type, str] = {
    AdventurerRecord: "adventurers",
    CrawlerRecord: "crawler",
    DungeonRecord: "dungeon",
    type(next(iter(QUESTS.values()))): "quests",
}


def _seats(given: Any) -> tuple[SeatSetup, ...]:
    """Return the seats of a document, one player where nothing is said."""
    found = []
    for number, seat in enumerate(seats_written(given, range(1, 5))):
        place = f"setup.seats[{number}]"
        refuse_unknown(seat, _SEAT_FIELDS, place)
        found.append(SeatSetup(name_written(seat, place)))
    return tuple(found)


def _named(place: str, given: Any, cards: dict[str, Any], what: str) -> str:
    key = key_of(given) if isinstance(given, str) else ""
    if key not in cards:
        known = ", ".join(card.name for card in cards.values())
        raise ValueError(f"{place}: {what} is expected, one of {known}")
    return key


def _party(given: Any, seats: int) -> tuple[Member, ...]:
    """Return the Adventurers in their Marching Order; who is given no leader is led by the seats in turn."""
    written = list(READY_PARTY) if given is None else given
    if not isinstance(written, list | tuple):
        raise ValueError("setup.party: a list of Adventurers is expected")
    places = [f"setup.party[{number}]" for number in range(len(written))]
    objects = []
    for place, one in zip(places, written, strict=True):
        fields = one if isinstance(one, dict) else {"adventurer": one}
        refuse_unknown(fields, _MEMBER_FIELDS, place)
        objects.append(fields)
    keys = [
        _named(f"{place}.adventurer", one.get("adventurer"), ADVENTURERS, "the name of an Adventurer")
        for place, one in zip(places, objects, strict=True)
    ]
    party = []
    for place, one, member in zip(places, objects, party_of(keys, seats), strict=True):
        seat = one.get("seat", member.seat)
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
            raise ValueError(f"{place}.seat: a seat from 0 to {seats - 1} is expected")
        party.append(Member(member.adventurer, seat))
    return tuple(party)


def _quests(given: Any, length: Length) -> tuple[str, ...]:
    """Return the ready ones of the length, where none are named."""
    if given is None:
        return READY_QUESTS[length]
    if not isinstance(given, list | tuple):
        raise ValueError("setup.quests: a list of Quests is expected")
    return tuple(
        _named(f"setup.quests[{number}]", name, QUESTS, "the name of a Quest") for number, name in enumerate(given)
    )


def _decks(document: Document) -> Decks:
    """Return the decks as text, of the set-up or of a seat that brings some; the starter decks without. The party
    shares them, so that nobody can bring others."""
    # rule: crawler/players
    texts = [("setup.decks", document.get("decks"))]
    for number, seat in enumerate(document.get("seats") or ()):
        texts.append((f"setup.seats[{number}].decks", seat.get("decks")))
    brought: Decks | None = None
    for place, text in texts:
        if text is None:
            continue
        read = _read_decks(place, text)
        if brought is not None and read != brought:
            raise ValueError(f"{place}: the party shares its decks, and others are named already")
        brought = read
    return brought or STARTER_DECKS


def _read_decks(place: str, text: Any) -> Decks:
    """Return both decks of a text at a place of the set-up."""
    if not isinstance(text, str):
        raise ValueError(f"{place}: decks as text are expected")
    if text.strip().lower() in ("", "starter", STARTER_DECKS.name.lower()):
        return STARTER_DECKS
    try:
        return read_decks(text)
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from error


ENTRY = CrawlerEntry()
