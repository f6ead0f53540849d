"""Reads cards drawn on a table: where each lies, and what a written position says of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from game.app.files.wording import place_and_expectation
from game.app.games.game_entry import READING_POSITIONS
from game.app.scenarios.field_lines import value_of
from game.app.scenarios.objects import DrawnObject, DrawnObjects
from game.core.scenario.script import NONE, Hurt, Piece, Reinforce, Remove, Script, Space
from game.core.state import AnyState
from game.tiled.problems import did_you_mean, expected
from game.tiled.shapes import middle

#: Where a card lies in a written position: a field of it, and a place in that field from 0; "" for one still to come.
Place = tuple[str, int]


class Rectangle(Protocol):
    """An area of a map, in its pixels."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def middle(self) -> tuple[float, float]: ...


class Spot(msgspec.Struct, frozen=True):
    """An area of a table as a space of the script: ``what`` lies there, and whose it is (None: nobody's own)."""

    space: Space
    what: str
    area: Rectangle
    seat: int | None = None


class DrawnCard(msgspec.Struct, frozen=True):
    """A card as it is drawn: ``what`` area it lies on, in which ``order`` in a pile (0: anywhere), what the written
    position says of it besides (``marks``), and the card that it is attached to, by its number among the drawn ones.
    One that ``arrives`` is not part of the table as the match begins."""

    key: str
    name: str
    what: str
    seat: int
    space: Space
    order: int = 0
    damage: int = 0
    tapped: bool = False
    marks: Mapping[str, Any] = {}
    host: int = NONE
    arrives: bool = False


class Fault(Protocol):
    """Says why a card cannot lie on an area, or come to it later; "" if it can."""

    def __call__(self, key: str, what: str, *, arrives: bool) -> str: ...


class CardTableKind(msgspec.Struct, frozen=True, kw_only=True):
    """How cards lie on the tables of one game.

    ``spots`` are the areas of a table, and ``elsewhere`` what lies on none, by the name that a card's ``zone`` gives,
    with its space. ``fault`` says why a card cannot lie on an area.
    ``document`` is the record of a card in a written position of the game, on an area. ``sides`` gives the sides of the
    script's seats, or raises ValueError; ``seats`` says how many there are where none is drawn. ``seat_of`` gives the
    seat whose a card is: by its key, the drawn seat and how many seats play. ``setup`` makes the set-up of a match, or
    raises ValueError. ``always`` is what ends a match whatever its objectives are, in words."""

    spots: Callable[[Any], Sequence[Spot]]
    elsewhere: Mapping[str, Space]
    fault: Fault
    document: Callable[[str, str], type[msgspec.Struct] | None]
    sides: Callable[[Sequence[Any]], tuple[int, ...]]
    seats: int = 2
    seat_of: Callable[[str, int, int], int] = lambda key, seat, seats: seat
    setup: Callable[[Any, Script, Sequence[Any], Sequence[DrawnCard]], Any]
    always: str


class CardReading:
    """Reads the cards of one scenario."""

    def __init__(self, drawn: DrawnObjects, board: Any, kind: CardTableKind, cards: Mapping[str, str]) -> None:
        self.drawn, self.board, self.kind, self.names = drawn, board, kind, cards
        self.spots = kind.spots(board)
        self.cards: list[DrawnCard] = []

    def piece(self, one: DrawnObject, seats: int) -> Piece:
        """Return a card as a piece of the script, and keep it as it is drawn. ``seats`` are those that play."""
        name, arrives = one.word("card"), self.drawn.reference(one, "arrives")
        key = self.names.get(plain_name(name), "")
        if one.shape.class_name != "Card":
            one.about.error("piece_card", "pieces stand on boards; on a table of cards a Card is expected")
        elif not key:
            what = f'there is no card "{name}"' if name else "a card has the property card, its name"
            one.about.error("piece_card", f"{what}{did_you_mean(self.names, name)}")
        what, space, seat = self._place(one)
        if not 0 < seat <= seats:
            self.drawn.check_seat(one, seat)
        seat = self.kind.seat_of(key, seat - 1, seats)
        fault = self.kind.fault(key, what, arrives=arrives != NONE) if key and what else ""
        if fault:
            one.about.error("card_place", fault)
        marks = self._marks(one, key, what, arrives=arrives != NONE)
        host = self.drawn.reference(one, "attached")
        self.cards.append(
            DrawnCard(
                key,
                name,
                what,
                seat,
                space or (NONE, 0),
                one.number("order"),
                one.number("damage"),
                one.is_set("tapped"),
                marks,
                host,
                arrives != NONE,
            )
        )
        spaces = (space,) if space else ()
        called = one.shape.name or name
        return Piece(key, called, seat, spaces, arrives, one.number("damage"), one.is_set("tapped"))

    def _place(self, one: DrawnObject) -> tuple[str, Space | None, int]:
        """Return what a card lies on, the space that this is, and the seat (from 1) whose it is."""
        seat, zone = one.number("seat"), one.word("zone")
        x, y = middle(one.shape)
        x, y = x + one.layer.offset[0], y + one.layer.offset[1]
        if zone:
            there = [spot for spot in self.spots if spot.what == zone and spot.seat in (None, seat - 1)]
            if there:
                return zone, there[0].space, seat
            if zone in self.kind.elsewhere:
                return zone, self.kind.elsewhere[zone], seat
            known = dict.fromkeys([*(spot.what for spot in self.spots), *self.kind.elsewhere])
            one.about.error("card_place", f'"zone" is "{zone}"; {expected(known, zone)}')
            return "", None, seat
        # The smallest area that holds it: a capital stands in its zone.
        over = [spot for spot in self.spots if _holds(spot.area, x, y)]
        if not over:
            one.about.error("card_place", "it lies on no area of the table, and has no zone")
            return "", None, seat
        spot = min(over, key=lambda spot: spot.area.width * spot.area.height)
        return spot.what, spot.space, seat if spot.seat is None else spot.seat + 1

    def _marks(self, one: DrawnObject, key: str, what: str, *, arrives: bool) -> dict[str, Any]:
        """Return what the written position says of a card besides, checked against the game's own record."""
        marks = marks_said(one)
        if not marks or not key or not what:
            return marks
        record = self.kind.document(key, what)
        if arrives or record is None:
            why = "a card that arrives later" if arrives else f"a card in the {what}"
            one.about.error("card_marks", f"{why} has no marks")
            return {}
        own = [name for name in record.__struct_fields__ if name not in ("name", "seat", "zone")]
        for mark in marks:
            if mark not in own:
                one.about.error("card_marks", f'"{mark}" is no mark of {one.word("card")}; {expected(own, mark)}')
                return {}
        lies = {"zone": 1} if "zone" in record.__struct_fields__ else {}
        try:
            with READING_POSITIONS:
                msgspec.convert({"name": one.word("card"), **lies, **marks}, record)
        except msgspec.ValidationError as error:
            one.about.error("card_marks", place_and_expectation(error, "marks"))
            return {}
        return marks


def marks_said(one: DrawnObject) -> dict[str, Any]:
    """Return the marks of an object; none, with an error noted, where they cannot be read."""
    try:
        return marks_of(one.word("marks"))
    except msgspec.DecodeError as error:
        one.about.error("card_marks", f'"marks": {place_and_expectation(error)}')
        return {}


def plain_name(name: str) -> str:
    """Return the name of a card, where one among those alike is called "Zombie #2"."""
    return name.partition(" #")[0]


def _holds(area: Rectangle, x: float, y: float) -> bool:
    return 0 <= x - area.x < area.width and 0 <= y - area.y < area.height


def marks_of(text: str) -> dict[str, Any]:
    """Return marks by their names: "poison 2, activated" are two of poison, and that it is activated."""
    found: dict[str, Any] = {}
    for each in _apart(text):
        name, _, value = each.strip().partition(" ")
        if name:
            found[name] = value_of(value) if value.strip() else True
    return found


def _apart(text: str) -> Iterator[str]:
    """Yield the parts of a text between commas, except for those inside a list."""
    start = depth = 0
    for at, sign in enumerate(text):
        depth += (sign in "[{") - (sign in "]}")
        if sign == "," and not depth:
            yield text[start:at]
            start = at + 1
    yield text[start:]


def lying(cards: Iterable[DrawnCard], what: str, seat: int | None = None) -> list[tuple[int, DrawnCard]]:
    """Return the cards that lie on an area (of a seat) as the match begins, with their numbers: as they were drawn."""
    return [
        (number, card)
        for number, card in enumerate(cards)
        if card.what == what and not card.arrives and seat in (None, card.seat)
    ]


class WrittenDeck(msgspec.Struct, frozen=True):
    """A deck of a written position: its ``names``, what is ``loose`` in it by its key, and where drawn cards lie."""

    names: list[str]
    loose: list[str]
    places: dict[int, Place]

    @property
    def kept(self) -> tuple[int, int]:
        """Return how many cards on top and at the bottom stay where they lie."""
        at = self.names.index("rest")
        return at, len(self.names) - at - 1


def written_deck(cards: Sequence[DrawnCard], what: str, field: str, seat: int | None = None) -> WrittenDeck:
    """Return a deck: cards of an order above 0 from the top on, those below 0 at the bottom (-1 lowest), all others
    anywhere in the rest. ``field`` is what the written position calls it."""
    there = lying(cards, what, seat)
    above = sorted((card.order, number) for number, card in there if card.order > 0)
    below = sorted((card.order, number) for number, card in there if card.order < 0)
    places: dict[int, Place] = {number: (field, at) for at, (_, number) in enumerate(above)}
    places |= {number: (field, at - len(below)) for at, (_, number) in enumerate(below)}
    loose = []
    for number, card in there:
        if not card.order:
            loose.append(card.key)
            places[number] = (f"{field}:{card.key}", -loose.count(card.key))
    names = [cards[number].name for _, number in above]
    return WrittenDeck([*names, "rest", *(cards[number].name for _, number in below)], loose, places)


def listed(
    cards: Iterable[DrawnCard], decks: Iterable[WrittenDeck], ready: Iterable[tuple[str, int]]
) -> list[tuple[str, int]]:
    """Return the keys of what is played with, each with its number: the ``ready`` cards, and what is drawn of them or
    besides them. What lies loose in a deck is there in addition."""
    loose = Counter(key for deck in decks for key in deck.loose)
    named = Counter(card.key for card in cards if not card.arrives) - loose
    return list(((Counter(dict(ready)) | named) + loose).items())


def check_pointed_at(script: Script, cards: Sequence[DrawnCard], places: Sequence[Place]) -> None:
    """Raise ValueError where a script points at a card that cannot be known by a number: one that lies in a hand, deck,
    graveyard or row of resources of a game in which these are hidden."""
    hidden = {number for number, card in enumerate(cards) if not card.arrives and not places[number][0]}
    effects = [effect for trigger in script.triggers for effect in trigger.effects]
    pointed = [objective.pieces for objective in script.objectives]
    pointed += [trigger.pieces for trigger in script.triggers]
    pointed += [effect.pieces for effect in effects if isinstance(effect, Reinforce | Hurt | Remove)]
    for pieces in pointed:
        for number in hidden.intersection(pieces):
            raise ValueError(
                f"{cards[number].name} lies in the {cards[number].what}; only cards in play can be pointed at"
            )


def table_laid(load: Callable[[dict[str, Any]], AnyState], position: dict[str, Any]) -> Any:
    """Return the table of a written position. Raises ValueError with what is wrong with it."""
    try:
        with READING_POSITIONS:
            return load(position).table
    except msgspec.ValidationError as error:
        raise ValueError(place_and_expectation(error, "position")) from error
