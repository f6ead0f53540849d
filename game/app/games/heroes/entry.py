"""Heroes for the app floor: its cards as figures, and its set-ups and positions as documents."""

from __future__ import annotations

from typing import Any

import msgspec

from game.app.games.game_entry import Document, GameEntry, refuse_unknown
from game.app.games.heroes.ready_decks import deck_from
from game.app.wording import place_and_expectation
from game.rules.heroes import words
from game.rules.heroes.card_words import card_text, plain
from game.rules.heroes.cards import CARDS, RECORDS
from game.rules.heroes.cards import HEROES as HERO_CARDS
from game.rules.heroes.options import HeroesOptions
from game.rules.heroes.position import load_position
from game.rules.heroes.position_writing import write_position
from game.rules.heroes.records import CardRecord
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.setup import MOST_TURNS, HeroesSetup, SeatSetup

_SETUP_FIELDS = tuple(sorted(("seats", *HeroesOptions.__struct_fields__)))
_SEAT_FIELDS = ("deck", "name")
#: The heroes whose full decks are played where nothing else is said.
_DEFAULT_HEROES = tuple(HERO_CARDS)


class HeroesEntry(GameEntry):
    """Heroes in the list of games."""

    ruleset = HEROES
    load_position = staticmethod(load_position)
    write_position = staticmethod(write_position)
    prompt_text = staticmethod(words.prompt_text)
    answer_text = staticmethod(words.answer_text)
    event_text = staticmethod(words.event_text)
    simulated: Document = {"last_turn": 200}

    def cards(self) -> list[Document]:
        """The heroes, then every card for decks; figures that a type does not have are None."""
        heroes = [_hero(record) for record in HERO_CARDS.values()]
        return heroes + [_card(record) for record in CARDS.values()]

    def content(self) -> Any:
        """The records of all cards, heroes and tokens."""
        return tuple(RECORDS.values())

    def setup(self, document: Document) -> HeroesSetup:
        """``seats`` (two, with ``name`` and ``deck``: see ``ready_decks``); ``windows``; ``last_turn``."""
        refuse_unknown(document, _SETUP_FIELDS, "setup")
        options: Document = {field: given for field, given in document.items() if field != "seats"}
        try:
            wanted = msgspec.convert({**options, "seats": ()}, HeroesSetup)
        except msgspec.ValidationError as error:
            raise ValueError(place_and_expectation(error, "setup")) from error
        if wanted.last_turn is not None and not 1 <= wanted.last_turn <= MOST_TURNS:
            raise ValueError(f"setup.last_turn: 1 to {MOST_TURNS} is expected, not {wanted.last_turn}")
        return msgspec.structs.replace(wanted, seats=_seats(document.get("seats")))


def _hero(record: CardRecord) -> Document:
    return {
        "name": record.name,
        "type": record.type,
        "health": record.health,
        "faction": record.faction,
        "race": record.race,
        "class": record.hero_class,
        "text": plain(card_text(record)),
    }


def _card(record: CardRecord) -> Document:
    """What stands on a card for decks."""
    fights = record.type in ("Ally", "Weapon")
    cost: int | str | None = f"{record.cost}+X" if record.has_x else record.cost
    return {
        "name": record.name,
        "type": record.type,
        "icons": list(record.icons),
        "cost": None if record.type == "Quest" else cost,
        "atk": record.atk if fights else None,
        "damage_type": record.damage_type,
        "health": record.health if record.type == "Ally" else None,
        "def": record.defense if record.type == "Armor" else None,
        "strike": record.strike if record.type == "Weapon" else None,
        "tags": list(record.tags),
        "keywords": list(record.keywords),
        "text": plain(card_text(record)),
    }


def _seats(given: Any) -> tuple[SeatSetup, ...]:
    """Seats from a document: the full decks of the first and the last hero where nothing else is said."""
    written = [{}, {}] if given is None else given
    if not isinstance(written, list | tuple) or not all(isinstance(seat, dict) for seat in written):
        raise ValueError("setup.seats: a list of objects is expected")
    if len(written) != 2:
        raise ValueError(f"setup.seats: 2 are expected, not {len(written)}")
    return tuple(_seat(number, seat) for number, seat in enumerate(written))


def _seat(number: int, written: Document) -> SeatSetup:
    place = f"setup.seats[{number}]"
    refuse_unknown(written, _SEAT_FIELDS, place)
    name = written.get("name", "")
    if not isinstance(name, str):
        raise ValueError(f"{place}.name: text is expected")
    hero = HERO_CARDS[_DEFAULT_HEROES[0 if number == 0 else -1]]
    return SeatSetup(deck_from(written.get("deck", hero.name), f"{place}.deck"), name)


ENTRY = HeroesEntry()
