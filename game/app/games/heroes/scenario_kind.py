"""How scenarios drawn in Tiled are read on Heroes' tables: ``SCENARIOS`` fills in ``ScenarioKind``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.app.games.heroes.moments import MOMENTS
from game.app.maps.card_table import CardTable
from game.app.scenarios import cards as on_table
from game.app.scenarios.kinds import NO_BOARD, DrawnSeat, ScenarioKind, card_scenarios
from game.core.scenario.layout import Layout
from game.core.scenario.script import Script, Space
from game.rules.heroes.beginning import flaws_of_setup
from game.rules.heroes.cards.all_cards import CARDS, HEROES, RECORDS
from game.rules.heroes.cards.decks import Deck, hero_named
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.cards.starter_decks import quick_deck, starter_deck
from game.rules.heroes.positions import documents
from game.rules.heroes.positions.reading import load_position
from game.rules.heroes.scenario import ZONES, space_of
from game.rules.heroes.setup import HeroesSetup, SeatSetup
from game.rules.heroes.state.table import Table

#: Areas of what is in play besides the heroes.
_IN_PLAY = ("allies", "equipment")
#: What a seat's list may say of its deck.
_DECKS = ("full", "quick", "drawn")


class _HeroDocument(msgspec.Struct, frozen=True):
    """What a drawing says of a hero besides: a written position says it of its seat."""

    name: str
    flipped: bool = False


def _spots(table: CardTable) -> tuple[on_table.Spot, ...]:
    return tuple(
        on_table.Spot(space_of(area.what, area.side), area.what, area.area, area.side)
        for area in table.areas
        if area.side is not None
    )


def _areas_of(record: CardRecord) -> tuple[str, ...]:
    """Return where a card may lie."""
    if record.type == "Hero":
        return ("hero",)
    if record.token:
        return ("allies",)
    held = ("resources", "deck", "graveyard", "hand")
    if record.type in ("Weapon", "Armor", "Item"):
        return ("equipment", *held)
    return ("allies", *held) if record.type == "Ally" or record.ongoing else held


def _fault(key: str, what: str, *, arrives: bool) -> str:
    record = RECORDS[key]
    areas = _areas_of(record)
    if what not in areas:
        return f"{record.name} cannot lie in the {what}; {' or '.join(areas)} is expected"
    if arrives and (what not in _IN_PLAY or record.attaches is not None):
        return f"{record.name} comes later; only what comes into play by itself can, and not to the {what}"
    return ""


def _document(key: str, what: str) -> type[msgspec.Struct] | None:
    if what == "hero":
        return _HeroDocument
    in_row = documents.ResourceDocument if what == "resources" else None
    return documents.PieceDocument if what in _IN_PLAY else in_row


def _sides(seats: Sequence[DrawnSeat]) -> tuple[int, ...]:
    if [seat.side for seat in seats] != [0, 1]:
        raise ValueError("Heroes is for two seats, of the sides 1 and 2")
    return (0, 1)


def _deck_of(seat: DrawnSeat, number: int, cards: Sequence[on_table.DrawnCard]) -> Deck:
    """Return a seat's hero and ready cards: its ``list`` has the hero's name, or "quick" or "drawn"."""
    words = [word.strip() for word in seat.list.split(",") if word.strip()]
    decks = [word.lower() for word in words if word.lower() in _DECKS]
    names = [word for word in words if word.lower() not in _DECKS]
    drawn = [card.key for _, card in on_table.lying(cards, "hero", number)]
    if len(drawn) > 1 or (drawn and names) or len(names) > 1:
        raise ValueError(f"seat {number + 1}: one hero is expected, drawn or named in its list")
    hero = drawn[0] if drawn else hero_named(names[0], f"seat {number + 1}") if names else tuple(HEROES)[-number]
    if decks and decks[0] == "drawn":
        return Deck(hero, ())
    return (quick_deck if decks and decks[0] == "quick" else starter_deck)(hero)


def _setup(
    table: CardTable, script: Script, seats: Sequence[DrawnSeat], cards: Sequence[on_table.DrawnCard]
) -> HeroesSetup:
    """Return the match."""
    places: list[on_table.Place] = [("", 0)] * len(cards)
    rows, decks, kept = [], [], []
    for number, seat in enumerate(seats):
        ready = _deck_of(seat, number, cards)
        own = [card for card in cards if card.seat == number and card.what != "hero" and not RECORDS[card.key].token]
        written = on_table.written_deck(cards, "deck", "deck", number)
        deck = on_table.listed(own, (written,), ready.cards)
        kept.append(written.kept)
        decks.append(Deck(ready.hero, tuple(deck), ready.name))
        row: dict[str, Any] = {
            "hero": HEROES[ready.hero].name,
            "deck": written.names,
            "cards": [(CARDS[key].name, count) for key, count in deck],
            "hand": [card.name for _, card in on_table.lying(cards, "hand", number)],
            "graveyard": [card.name for _, card in on_table.lying(cards, "graveyard", number)],
            "resources": [_resource(card) for _, card in on_table.lying(cards, "resources", number)],
        }
        for index, card in on_table.lying(cards, "hero", number):
            places[index] = ("hero", number)
            row |= {"damage": card.damage, "exhausted": card.tapped, **card.marks}
        rows.append(row)
    in_play = [index for index, card in enumerate(cards) if card.what in _IN_PLAY and not card.arrives]
    for at, index in enumerate(in_play):
        places[index] = ("pieces", at)
    on_table.check_pointed_at(script, cards, places)
    position: dict[str, Any] = {"seats": rows, "pieces": [_piece(cards, in_play, index) for index in in_play]}
    hands, resources = (tuple(getattr(seat, each) for seat in seats) for each in ("hand", "resources"))
    # Nobody is new who stands there before the first turn.
    position["turn"] = {"number": 0, "seat": script.first}
    laid: Table = on_table.table_laid(load_position, position)
    numbers = tuple(_number_at(laid, place) if place[0] else 0 for place in places)
    setup = HeroesSetup(
        tuple(SeatSetup(deck, seat.name) for deck, seat in zip(decks, seats, strict=True)),
        script,
        laid,
        Layout(numbers, tuple(kept), hands, resources),
        map=table.source,
    )
    for flaw in flaws_of_setup(setup):
        raise ValueError(flaw)
    return setup


def _number_at(table: Table, place: on_table.Place) -> int:
    """Return the number of the hero of a seat, or of a piece of the written position."""
    zone, index = place
    return table.players[index].hero if zone == "hero" else tuple(table.permanents)[len(table.players) + index]


def _resource(card: on_table.DrawnCard) -> dict[str, Any]:
    return {"name": card.name, "exhausted": card.tapped, **card.marks}


def _piece(cards: Sequence[on_table.DrawnCard], in_play: Sequence[int], index: int) -> dict[str, Any]:
    """Return a card in play as the written position has it."""
    card = cards[index]
    said: dict[str, Any] = {"name": card.name, "seat": card.seat, "damage": card.damage, "exhausted": card.tapped}
    if card.host in in_play:
        said["on"] = in_play.index(card.host)
    elif card.host >= 0 and cards[card.host].what == "hero":
        said["on"] = f"hero {cards[card.host].seat}"
    return {**said, **card.marks}


def _ways(table: Any, key: str, start: Space, opened: frozenset[Space]) -> Mapping[Space, int]:
    """Return the place of a card alone: nothing moves from one to another."""
    return {start: 0}


SCENARIOS: ScenarioKind = card_scenarios(
    on_table.CardTableKind(
        spots=_spots,
        elsewhere={"hand": (ZONES.index("hand"), 0)},
        fault=_fault,
        document=_document,
        sides=_sides,
        setup=_setup,
        always="a hero that is out",
    ),
    {record.name: key for key, record in RECORDS.items()},
    _ways,
    hand_cards={record.name: key for key, record in CARDS.items()},
    lacks=NO_BOARD | {"Gold": "this game has no gold to give"},
    moments=MOMENTS,
)
