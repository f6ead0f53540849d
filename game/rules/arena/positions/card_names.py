"""Cards by their names, as positions and set-ups call them, and which of them a document has named already."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any

from game.core.positions import PositionError
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.decks import PREMADE, colour_of
from game.rules.arena.cards.effects import Colour
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.positions.documents import SeatDocument
from game.rules.arena.setup import SeatSetup
from game.rules.arena.state.table import Table


def key_named(place: str, name: str, cards: Mapping[str, Any], sort: str) -> str:
    """Return the key of a card by its name or its key. Raises PositionError with the nearest names."""
    keys = {record.name.casefold(): key for key, record in cards.items()}
    if name in cards:
        return name
    if name.casefold() in keys:
        return keys[name.casefold()]
    near = difflib.get_close_matches(name.casefold()[:60], keys, 2)
    hint = f"; did you mean {' or '.join(cards[keys[each]].name for each in near)}?" if near else ""
    raise PositionError(f"{place}: there is no {sort} card {name[:60]!r}{hint}")


def army_of_seat(place: str, seat: SeatDocument, colour: Colour) -> SeatSetup:
    """Return what a seat plays: its own lists, or its colour's. Raises PositionError without one Planeswalker."""
    army = tuple(key_named(f"{place}.army[{index}]", name, ARMY_CARDS, "army") for index, name in enumerate(seat.army))
    colour = seat.colour or colour_of(army) or colour
    army = army or PREMADE[colour].cards
    spells = tuple(
        key_named(f"{place}.spells[{index}]", name, SPELL_CARDS, "spell") for index, name in enumerate(seat.spells)
    )
    walkers = sum(ARMY_CARDS[key].kind == "planeswalker" for key in army)
    if walkers != 1:
        raise PositionError(f"{place}.army: exactly one Planeswalker is expected, not {walkers}")
    if len(army) > 100 or len(spells) > 100:
        raise PositionError(f"{place}: at most 100 army cards and 100 spell cards are expected")
    return SeatSetup(army, spells or PREMADE[colour].spells, seat.name)


class Names:
    """The cards and figures of a table by their names. What is asked for is taken, and is not given twice."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._cards: list[dict[str, list[int]]] = [{} for _ in table.players]
        for number, card in table.cards.items():
            self._cards[card.owner].setdefault(card.key, []).append(number)
        self._free = set(table.cards)
        self._off = set(table.figures)

    def rest(self, seat: int, lost: Iterable[int]) -> list[int]:
        """Return the seat's spell cards that are named nowhere."""
        return [n for n, card in self._table.cards.items() if card.owner == seat and n in self._free and n not in lost]

    def spell(self, place: str, name: str, owners: tuple[int, ...]) -> int:
        """Return a spell card of the first of ``owners`` that has one left."""
        plain, _, copy = name.partition(" #")
        key = key_named(place, plain, SPELL_CARDS, "spell")
        for owner in owners:
            cards = self._cards[owner].get(key, [])
            wanted = _copies(place, cards, copy) if cards else []
            free = [card for card in wanted if card in self._free]
            if free:
                self._free.remove(free[0])
                return free[0]
        if not any(key in self._cards[owner] for owner in owners):
            seats = " or ".join(str(owner) for owner in owners)
            raise PositionError(f"{place}: {SPELL_CARDS[key].name} is not among the spells of seat {seats}")
        raise PositionError(f"{place}: {name} is named more often than it is among the spells")

    def army(self, place: str, name: str, owners: tuple[int, ...]) -> int:
        """Return an army card of the first of ``owners`` that has it."""
        return self._armies(place, name, owners)[0]

    def _armies(self, place: str, name: str, owners: tuple[int, ...]) -> list[int]:
        plain, _, copy = name.partition(" #")
        key = key_named(place, plain, ARMY_CARDS, "army")
        found = []
        for owner in owners:
            cards = [army for army in self._table.players[owner].armies if self._table.armies[army].key == key]
            found += _copies(place, cards, copy) if cards else []
        if not found:
            seats = " or ".join(str(owner) for owner in owners)
            raise PositionError(f"{place}: {ARMY_CARDS[key].name} is not in the army of seat {seats}")
        return found

    def figure(self, place: str, name: str, which: int | None, owners: tuple[int, ...]) -> int:
        """Return a figure of an army card: the one that ``which`` counts from 1, or the first that is not named yet."""
        for army in self._armies(f"{place}.name" if place.startswith("figures") else place, name, owners):
            figures = self._table.armies[army].figures
            if which is not None and not 1 <= which <= len(figures):
                raise PositionError(f"{place}.figure: 1 to {len(figures)} is expected, not {which}")
            wanted = figures if which is None else (figures[which - 1],)
            free = [number for number in wanted if number in self._off]
            if free:
                self._off.remove(free[0])
                return free[0]
        raise PositionError(f"{place}: {name} is named more often than there are figures of that name")


def _copies(place: str, cards: list[int], copy: str) -> list[int]:
    """Return the cards that a number after the name leaves: all without one."""
    if not copy:
        return cards
    if not copy.isascii() or not copy.isdigit() or not 1 <= int(copy[:6]) <= len(cards):
        raise PositionError(f"{place}: #1 to #{len(cards)} are expected, not #{copy[:20]}")
    return [cards[int(copy) - 1]]
