"""Heroes for the app floor: its cards as figures, and its set-ups and positions as documents."""

from __future__ import annotations

from typing import Any

import msgspec

from game.ai.evaluation import Evaluator
from game.app.files.wording import place_and_expectation
from game.app.games.game_entry import Document, GameEntry, name_written, refuse_unknown, seats_written
from game.app.games.heroes.counting import HeroesCounted
from game.app.games.heroes.map_kind import TABLE_KIND
from game.app.games.heroes.ready_decks import deck_from, quick_name
from game.app.maps.library import source_of_table
from game.app.maps.scenarios import setup_of_scenario
from game.core.state import AnyState
from game.rules.heroes.cards.all_cards import CARDS, RECORDS
from game.rules.heroes.cards.all_cards import HEROES as HERO_CARDS
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.positions.reading import load_position
from game.rules.heroes.positions.writing import write_position
from game.rules.heroes.presentation import consequences, event_words, words
from game.rules.heroes.presentation.card_words import card_text, plain
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.setup import MOST_TURNS, HeroesSetup, SeatSetup
from game.rules.heroes.state.options import HeroesOptions
from game.rules.heroes.state.table import name_of

_SETUP_FIELDS = tuple(sorted(("decks", "seats", *HeroesOptions.__struct_fields__)))
_SEAT_FIELDS = ("deck", "name")
#: Which deck of a hero is meant where only the hero is named.
_DECKS = ("full", "quick")
#: The heroes whose full decks are played where nothing else is said.
_DEFAULT_HEROES = tuple(HERO_CARDS)


class HeroesEntry(GameEntry):
    """Heroes in the list of games."""

    ruleset = HEROES
    counted = HeroesCounted()
    write_position = staticmethod(write_position)
    prompt_text = staticmethod(words.prompt_text)
    answer_text = staticmethod(words.answer_text)
    name_of = staticmethod(name_of)
    event_text = staticmethod(event_words.event_text)
    consequence = staticmethod(consequences.consequence)
    simulated: Document = {"last_turn": 200}

    def cards(self) -> list[Document]:
        """Return the heroes, then every card for decks; figures that a type does not have are None."""
        heroes = [_hero(record) for record in HERO_CARDS.values()]
        return heroes + [_card(record) for record in CARDS.values()]

    def content(self) -> Any:
        return tuple(RECORDS.values())

    def evaluator(self) -> Evaluator:
        from game.ai.heroes.judging import HeroesEvaluator

        return HeroesEvaluator()

    def setup(self, document: Document) -> HeroesSetup:
        """Read ``scenario`` (the name of its map); or ``seats`` (two, with ``name`` and ``deck``: see ``ready_decks``);
        ``decks``, "full" or "quick", tells which deck of a hero is meant that is only named; ``windows``;
        ``last_turn``; ``map``, the name or file of a table."""
        found: HeroesSetup | None = setup_of_scenario(document, "heroes", HeroesOptions)
        if found is not None:
            return found
        refuse_unknown(document, _SETUP_FIELDS, "setup")
        options: Document = {field: given for field, given in document.items() if field not in ("seats", "decks")}
        try:
            wanted = msgspec.convert({**options, "seats": ()}, HeroesSetup)
        except msgspec.ValidationError as error:
            raise ValueError(place_and_expectation(error, "setup")) from error
        if wanted.last_turn is not None and not 1 <= wanted.last_turn <= MOST_TURNS:
            raise ValueError(f"setup.last_turn: 1 to {MOST_TURNS} is expected, not {wanted.last_turn}")
        decks = document.get("decks", _DECKS[0])
        if decks not in _DECKS:
            raise ValueError(f"setup.decks: one of {', '.join(_DECKS)} is expected, not {decks!r}")
        seats = _seats(document.get("seats"), is_quick=decks == "quick")
        return msgspec.structs.replace(wanted, seats=seats, map=source_of_table(wanted.map, TABLE_KIND, "setup.map"))

    def load_position(self, document: Document) -> AnyState:
        named = document.get("map")
        return load_position(
            {**document, "map": source_of_table(named, TABLE_KIND, "map")} if isinstance(named, str) else document
        )

    def board_of(self, setup: HeroesSetup) -> Any:
        """Return None: a match is the same whatever table it is laid out on."""
        return None


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
    """Return what stands on a card for decks."""
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


def _seats(given: Any, *, is_quick: bool) -> tuple[SeatSetup, ...]:
    """Read the seats of a document: the full decks of the first and the last hero where nothing else is said."""
    return tuple(_seat(number, seat, is_quick=is_quick) for number, seat in enumerate(seats_written(given, (2,))))


def _seat(number: int, written: Document, *, is_quick: bool) -> SeatSetup:
    place = f"setup.seats[{number}]"
    refuse_unknown(written, _SEAT_FIELDS, place)
    name = name_written(written, place)
    hero = HERO_CARDS[_DEFAULT_HEROES[0 if number == 0 else -1]]
    deck = written.get("deck", hero.name)
    if is_quick and isinstance(deck, str):
        deck = quick_name(deck)
    return SeatSetup(deck_from(deck, f"{place}.deck"), name)


ENTRY = HeroesEntry()
