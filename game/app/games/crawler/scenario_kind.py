"""How scenarios drawn in Tiled are read on Crawler's tables: ``SCENARIOS`` fills in ``ScenarioKind``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.app.games.crawler.moments import MOMENTS
from game.app.maps.card_table import CardTable
from game.app.scenarios import cards as on_table
from game.app.scenarios.kinds import NO_BOARD, DrawnSeat, ScenarioKind, card_scenarios
from game.core.scenario.layout import Layout
from game.core.scenario.script import Script, Space
from game.rules.crawler.beginning import flaws_of_setup
from game.rules.crawler.cards.all_cards import CARDS
from game.rules.crawler.cards.crawler_cards import CRAWLER_CARDS
from game.rules.crawler.cards.decks import STARTER_DECKS
from game.rules.crawler.cards.records import AdventurerRecord, CardRecord, CrawlerRecord, DungeonRecord, QuestRecord
from game.rules.crawler.positions import documents
from game.rules.crawler.positions.reading import load_position
from game.rules.crawler.scenario import ZONES, space_of
from game.rules.crawler.setup import CrawlerSetup, SeatSetup
from game.rules.crawler.state.options import QUESTS_OF, Length
from game.rules.crawler.state.table import Table

_HAND = "hand"
_QUESTS = tuple(zone for zone in ZONES if zone.startswith("quest"))
#: The field of a written position for each area, except for decks, and the record of a card in it.
_FIELDS: dict[str, tuple[str, type[msgspec.Struct] | None]] = {
    "encounter": ("encounter", documents.DungeonCardDocument),
    "marching order": ("party", documents.AdventurerDocument),
    "responses": ("played", documents.CrawlerCardDocument),
    "permanents": ("played", documents.CrawlerCardDocument),
    **dict.fromkeys(_QUESTS, ("quests", documents.QuestDocument)),
    "dungeon grave": ("dungeon_grave", None),
    "crawler grave": ("crawler_grave", None),
    _HAND: ("hand", None),
}
_DECKS = {"dungeon deck": "dungeon_deck", "crawler deck": "crawler_deck"}
#: The cards that are there besides the drawn ones, by a seat's list.
_STARTERS = {
    "starter": (*STARTER_DECKS.crawler, *STARTER_DECKS.dungeon),
    "drawn dungeon": STARTER_DECKS.crawler,
    "drawn": (),
}
#: Which family of cards lies where.
_FAMILIES: Mapping[type[CardRecord], tuple[str, ...]] = {
    AdventurerRecord: ("marching order",),
    DungeonRecord: ("encounter", "dungeon deck", "dungeon grave"),
    CrawlerRecord: ("responses", "permanents", "crawler deck", "crawler grave", _HAND),
    QuestRecord: _QUESTS,
}
#: Areas to which a card may come later.
_COMING = ("encounter", "marching order", "permanents", _HAND)


def _spots(table: CardTable) -> tuple[on_table.Spot, ...]:
    return tuple(on_table.Spot(space_of(area.what), area.what, area.area) for area in table.areas)


def _fault(key: str, what: str, *, arrives: bool) -> str:
    record = CARDS[key]
    areas = _FAMILIES[type(record)]
    if what not in areas:
        return f"{record.name} cannot lie in the {what}; {' or '.join(areas)} is expected"
    if arrives and what not in _COMING:
        return f"{record.name} comes later; then {' or '.join(_COMING)} is expected, not the {what}"
    if arrives and what == "permanents" and isinstance(record, CrawlerRecord) and record.stay != "permanent":
        return f"{record.name} does not stay in play; it can come to the hand"
    return ""


def _sides(seats: Sequence[DrawnSeat]) -> tuple[int, ...]:
    """Return one side for all who play, and the Dungeon's as the last."""
    if len(seats) > 4:
        raise ValueError(f"Crawler is for 1 to 4 players, not {len(seats)}")
    return (*(0 for _ in seats), 1)


def _seat_of(key: str, seat: int, seats: int) -> int:
    """Return the seat whose a card is: the Dungeon's cards are those of the last one."""
    return seats if isinstance(CARDS.get(key), DungeonRecord) else seat


def _setup(
    table: CardTable, script: Script, seats: Sequence[DrawnSeat], cards: Sequence[on_table.DrawnCard]
) -> CrawlerSetup:
    """Return the match: a seat's ``list`` says which of the starter decks it is played with besides what is drawn."""
    lists = {seat.list.lower() for seat in seats} - {""}
    if not lists <= set(_STARTERS) or len(lists) > 1:
        known = ", ".join(f'"{one}"' for one in _STARTERS)
        raise ValueError(f"the list is {' and '.join(sorted(lists))}; one of {known} is expected, for all seats alike")
    decks = {what: on_table.written_deck(cards, what, field) for what, field in _DECKS.items()}
    position, places = _position(cards, decks)
    ready = _STARTERS[lists.pop() if lists else "starter"]
    position["cards"] = [(CARDS[key].name, count) for key, count in on_table.listed(cards, decks.values(), ready)]
    length: Length = next((one for one, quests in QUESTS_OF.items() if quests == len(position["quests"])), "standard")
    position["seats"] = [{"name": seat.name} for seat in seats]
    laid: Table = on_table.table_laid(load_position, position)
    setup = CrawlerSetup(
        seats=tuple(SeatSetup(seat.name) for seat in seats),
        scenario=script,
        laid=laid,
        layout=Layout(
            tuple(_number_at(laid, place) if place[0] else 0 for place in places),
            tuple(decks[what].kept for what in ("crawler deck", "dungeon deck")),
            tuple(seat.hand for seat in seats),
        ),
        length=length,
        map=table.source,
    )
    for flaw in flaws_of_setup(setup):
        raise ValueError(flaw)
    return setup


def _number_at(table: Table, place: on_table.Place) -> int:
    """Return the number of the card at a place of a written position; decks and graves have their top card first.
    "dungeon_deck:lich" with -1 is the last copy of that card, which nothing else has named."""
    zone, index = place
    if ":" in zone:
        key = zone.partition(":")[2]
        return [number for number, one in table.cards.items() if one == key][index]
    found: tuple[Any, ...] = getattr(table, zone)
    one = (found[::-1] if zone.endswith(("deck", "grave")) else found)[index]
    return one if isinstance(one, int) else int(one.id)


def _position(
    cards: Sequence[on_table.DrawnCard], decks: Mapping[str, on_table.WrittenDeck]
) -> tuple[dict[str, Any], tuple[on_table.Place, ...]]:
    """Return the written position, and where each card lies in it."""
    position: dict[str, Any] = {"party": [], "quests": [], "round": {"number": 0, "phase": "setup"}}
    places: list[on_table.Place] = [("", 0)] * len(cards)
    party = [number for number, _ in on_table.lying(cards, "marching order")]
    for what, (field, record) in _FIELDS.items():
        for number, card in on_table.lying(cards, what):
            rows = position.setdefault(field, [])
            places[number] = (field, len(rows))
            rows.append(card.name if record is None else _written(card, what, party))
    for what, field in _DECKS.items():
        position[field] = decks[what].names
        for number, place in decks[what].places.items():
            places[number] = place
    return position, tuple(places)


def _written(card: on_table.DrawnCard, what: str, party: Sequence[int]) -> dict[str, Any]:
    """Return a card in play as the written position has it."""
    said: dict[str, Any] = {"name": card.name, **card.marks}
    if what in ("encounter", "marching order"):
        said |= {"wounds": card.damage} if card.damage else {}
        said |= {"activated": True} if card.tapped else {}
    if what == "marching order":
        said["seat"] = card.seat
    if card.host in party:
        said["host"] = party.index(card.host)
    return said


def _ways(table: Any, key: str, start: Space, opened: frozenset[Space]) -> Mapping[Space, int]:
    """Return where a card can come to by itself: Dungeon cards come from their deck to the Encounter."""
    is_drawn = isinstance(CARDS[key], DungeonRecord) and start == space_of("dungeon deck")
    return {start: 0, space_of("encounter"): 1} if is_drawn else {start: 0}


SCENARIOS: ScenarioKind = card_scenarios(
    on_table.CardTableKind(
        spots=_spots,
        elsewhere={_HAND: space_of(_HAND)},
        fault=_fault,
        document=lambda key, what: _FIELDS.get(what, ("", None))[1],
        sides=_sides,
        seats=1,
        seat_of=_seat_of,
        setup=_setup,
        always="the death of the whole party, or a Crawler deck that runs out",
    ),
    {card.name: key for key, card in CARDS.items()},
    _ways,
    hand_cards={record.name: key for key, record in CRAWLER_CARDS.items()},
    lacks=NO_BOARD | {"Gold": "this game has no gold to give"},
    moments=MOMENTS,
)
