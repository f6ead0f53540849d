"""Reads tables of cards: from a map's objects to areas of several kinds, for any card game.

A card game gives its maps a class of their own (``class_of_tables``) and lists the areas that it needs (``reader_of``).
What an area ``holds`` is the game's own word, such as "deck" or "allies".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import Literal, Protocol

import msgspec

from game.app.maps.areas import Area, Placed, check_apart, check_inside, placed_upright, whole_of
from game.app.maps.kinds import Reader, class_of_maps
from game.tiled.language import Choice, Count, MapClass, Word
from game.tiled.plain_xml import Cells
from game.tiled.problems import Findings, did_you_mean
from game.tiled.source import Source

CardKind = Literal["zone", "row", "slot", "pile", "hand", "stack"]

SIDE = Choice("CardSide", ("none", "1", "2", "3", "4", "5"))
STYLE = Choice("CardStyle", ("own", "hall", "field"))
#: Whether areas stay where they were painted, or share the room of the window.
PLACES = Choice("CardPlaces", ("painted", "shared"))
_WORDS = (Word("holds", "string"), Word("room", Count(0, 40), "0"), Word("side", SIDE, "none"), Word("title", "string"))

CARD_HAND = MapClass("CardHand", ("object",), _WORDS, "#ff4fb0c0")
CARD_PILE = MapClass("CardPile", ("object",), _WORDS, "#ff4a7ad0")
CARD_ROW = MapClass("CardRow", ("object",), _WORDS, "#ffb07a4a")
CARD_SLOT = MapClass("CardSlot", ("object",), _WORDS, "#ffd8b23d")
CARD_STACK = MapClass("CardStack", ("object",), _WORDS, "#ffd05a3a")
CARD_ZONE = MapClass("CardZone", ("object",), _WORDS, "#ff5aa050")
#: The classes of a table's areas, which all games of cards share.
CARD_CLASSES = (CARD_HAND, CARD_PILE, CARD_ROW, CARD_SLOT, CARD_STACK, CARD_ZONE)
KINDS: Mapping[str, CardKind] = {
    CARD_HAND.name: "hand",
    CARD_PILE.name: "pile",
    CARD_ROW.name: "row",
    CARD_SLOT.name: "slot",
    CARD_STACK.name: "stack",
    CARD_ZONE.name: "zone",
}
_CLASS_OF = {kind: name for name, kind in KINDS.items()}
#: Kinds that are spaces: they can be pointed at, and something can be put there.
_SPACES: frozenset[CardKind] = frozenset(("zone", "row", "slot"))


def class_of_tables(name: str, colour: str) -> MapClass:
    return class_of_maps(name, colour, (Word("places", PLACES, "painted"), Word("style", STYLE, "own")))


class CardArea(msgspec.Struct, frozen=True):
    """A table's area: ``what`` it holds, its ``kind``, its seat (``side``; None: shared), the number of its ``space``
    (0: none), the ``title`` written on it, and the number of cards that it was drawn for (``room``; 0: any number)."""

    what: str
    kind: CardKind
    area: Area
    side: int | None = None
    space: int = 0
    title: str = ""
    room: int = 0

    @property
    def name(self) -> str:
        """Return its name in a match: what it holds, with its seat."""
        return self.what if self.side is None else f"{self.what} {self.side}"


class AnyTable(Protocol):
    """A table that cards are laid out on: its ``size`` in pixels of its map, and the ``style`` of its look."""

    @property
    def size(self) -> tuple[int, int]: ...

    @property
    def style(self) -> str: ...


def described(table: AnyTable, title: str) -> str:
    wide, high = table.size
    return f'table "{title}", {wide}x{high} pixels'


def size_and_look(table: AnyTable) -> str:
    """Return its size and look, as the beginning of a paragraph."""
    wide, high = table.size
    look = "as its map paints it" if table.style == "own" else f"laid as a {table.style} of the program's own"
    return f"**{wide} by {high} pixels**, {look}."


class CardTable(msgspec.Struct, frozen=True):
    """A table of cards, all in pixels of the map. ``size`` is the whole map. ``style`` is how the table looks: "own",
    as the map paints it, or "hall" or "field", as the program does. With ``shares`` its places share the room of the
    window. ``source`` is the map file as ``reading.path_of`` knows it."""

    name: str
    size: tuple[int, int]
    areas: tuple[CardArea, ...]
    style: str = "own"
    source: str = ""
    shares: bool = False


class Needed(msgspec.Struct, frozen=True):
    """An area that a game needs on its tables: its kind, what it holds, and the ``sides`` (seats) that need one each;
    without sides, one shared area. An ``optional`` one may be left out."""

    kind: CardKind
    what: str
    sides: tuple[int, ...] = ()
    optional: bool = False

    @property
    def keys(self) -> tuple[tuple[str, int | None], ...]:
        """Return the areas as pairs of what they hold and their seat."""
        return tuple((self.what, side) for side in self.sides) or ((self.what, None),)


#: A readable card takes at least this fraction of the map's width; its height is this many times its width.
_CARDS_ACROSS, _TALL = 24, 7 / 5


def reader_of(needed: Sequence[Needed], *, shows_cards: bool = False) -> Reader:
    """Return a reader of tables of cards. It reports needed areas that are missing, and areas that the game does not
    know. On a table that ``shows_cards`` whole, rows and slots must have room for the cards that they are drawn for."""

    def read(source: Source, cells: Cells, name: str, shown_as: str, findings: Findings) -> CardTable | None:
        whole, found = whole_of(source), _objects(source, needed, findings)
        for placed in found.values():
            check_inside(placed, whole, findings)
            if shows_cards:
                _check_room(placed, whole.width / _CARDS_ACROSS, findings)
        for one in needed:
            for key in one.keys if not one.optional else ():
                if key not in found:
                    wanted = _CLASS_OF[one.kind]
                    text = f"the table has no {_called(wanted, *key)}; an object of the class {wanted} is expected"
                    findings.error("table_missing", text)
        check_apart([(_called(placed.shape.class_name, *key), placed) for key, placed in found.items()], findings)
        if findings.has_errors:
            return None
        style = str(source.properties.get("style") or STYLE.values[0])
        size = (round(whole.width), round(whole.height))
        return CardTable(name, size, tuple(_areas(found)), style, shown_as, shares_room(source))

    return read


def shares_room(source: Source) -> bool:
    """Return whether a map of a table says that its places share the room of the window."""
    return source.properties.get("places") == PLACES.values[1]


def _check_room(placed: Placed, wide: float, findings: Findings) -> None:
    """Note an error for a row or slot too narrow for the cards that it is drawn for, each at least that wide."""
    if KINDS[placed.shape.class_name] not in ("row", "slot") or min(placed.area.width, placed.area.height) <= 0:
        return
    room = max(1, _room_of(placed))
    least, area = (ceil(wide * room), ceil(wide * _TALL)), placed.area
    if area.width < least[0] or area.height < least[1]:
        cards = f"{room} cards" if room > 1 else "a card"
        text = f"{area.width:g}x{area.height:g} pixels are too few to show {cards}"
        placed.inside(findings).error("table_small", f"{text}; {least[0]}x{least[1]} are expected at least")


def _room_of(placed: Placed) -> int:
    """Return the number of cards that an area was drawn for; 0 for none, or an invalid one, reported elsewhere."""
    said = str(placed.shape.properties.get("room", 0))
    return int(said) if said.isascii() and said.isdigit() and len(said) < 9 else 0


def _called(class_name: str, what: str, side: int | None) -> str:
    """Return an area in words, as 'CardPile "deck" of side 1'."""
    return f'{class_name} "{what}"' + (f" of side {side + 1}" if side is not None else "")


def _objects(source: Source, needed: Sequence[Needed], findings: Findings) -> dict[tuple[str, int | None], Placed]:
    """Return the areas on a map, by what they hold and their seat."""
    found: dict[tuple[str, int | None], Placed] = {}
    known = {(one.kind, key): one for one in needed for key in one.keys}
    for layer in source.layers:
        for shape in layer.shapes:
            kind = KINDS.get(shape.class_name)
            placed = placed_upright(layer, shape, findings) if kind is not None else None
            if kind is None or placed is None:
                continue
            said = str(shape.properties.get("side", "none"))
            key = (str(shape.properties.get("holds", "")).strip(), int(said) - 1 if said.isdigit() else None)
            about = placed.inside(findings)
            if (kind, key) not in known:
                text = f"{_called(shape.class_name, *key)} is not known; {_known(kind, needed, key[0])}"
                about.error("table_word", text)
            elif key in found:
                earlier = found[key].shape.title
                text = f"{_called(shape.class_name, *key)} is there already, as {earlier}; one is expected"
                about.error("table_twice", text)
            else:
                found[key] = placed
    return found


def _known(kind: CardKind, needed: Sequence[Needed], found: str) -> str:
    """Return what an area of a kind may hold, in words, with the nearest to what was ``found``."""
    wishes = []
    for one in needed:
        if one.kind == kind:
            sides = " or ".join(str(side + 1) for side in one.sides)
            wishes.append(f'"{one.what}"' + (f" of side {sides}" if sides else " of no side"))
    names = [one.what for one in needed if one.kind == kind]
    near = "" if found in names else did_you_mean(names, found)
    return f"it may hold {', '.join(wishes)}{near}" if wishes else f"this table has no {_CLASS_OF[kind]}"


def _areas(found: Mapping[tuple[str, int | None], Placed]) -> Iterator[CardArea]:
    """Yield the areas in the order of their names; spaces are numbered in it."""
    order = sorted(found, key=lambda key: (key[0], -1 if key[1] is None else key[1]))
    space = 0
    for what, side in order:
        placed = found[what, side]
        kind, said = KINDS[placed.shape.class_name], placed.shape.properties
        if kind in _SPACES:
            space += 1
        number = space if kind in _SPACES else 0
        room = _room_of(placed)
        yield CardArea(what, kind, placed.area, side, number, str(said.get("title", "")), room)
