"""From a written position to a drawing: a map with a group of the class Scenario, as Tiled would save it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from xml.etree import ElementTree as Xml

from game.app.scenarios import words as w
from game.app.scenarios.cards import DrawnCard
from game.app.scenarios.field_lines import lines_of, marks_text
from game.app.scenarios.kinds import ScenarioKind
from game.app.scenarios.written import Document, MomentKind
from game.core.scenario.script import NONE
from game.tiled.language import Choice, Count, MapClass, Reference
from game.tiled.source import Source

#: Where what has no place of its own lies, in pixels.
_CORNER = (16.0, 16.0)


def draw_moment(map_file: Xml.Element, source: Source, board: Any, kind: ScenarioKind, document: Document) -> None:
    """Add a written position to a map file as a group of the class Scenario, in place of others; it is used up."""
    moments = kind.moments
    assert moments is not None
    for group in map_file.findall("group"):
        if group.get("class", group.get("type")) in (w.SCENARIO.name, w.LESSON.name):
            map_file.remove(group)
    cards = moments.draw(document)
    seats = document.pop("seats")
    words = _words(moments, board, document)
    group = Xml.SubElement(
        map_file, "group", id=_next(map_file, "nextlayerid"), name="Position", attrib=_of(w.SCENARIO)
    )
    _say(group, w.SCENARIO, {"title": "Position", "moment": lines_of(words) or "seed: 0"})
    layer = Xml.SubElement(group, "objectgroup", id=_next(map_file, "nextlayerid"), name="Pieces")
    first = int(map_file.get("nextobjectid", "1"))
    for number, seat in enumerate(seats, 1):
        name, deck = seat.pop("name", ""), seat.pop(moments.list_of, "") if moments.list_of else ""
        said = {"seat": number, "side": _side(kind, number, len(seats)), "list": deck, "has": lines_of(seat)}
        _object(map_file, layer, w.SEAT, name, _CORNER, said)
    for card, place in zip(cards, _places(source, board, kind, cards), strict=True):
        said = {
            "card": card.name,
            "seat": card.seat + 1,
            "damage": card.damage,
            "tapped": card.tapped,
            "marks": marks_text(card.marks),
        }
        if card.host != NONE:
            said["attached"] = first + len(seats) + card.host
        _object(map_file, layer, w.PIECE if kind.on_table is None else w.CARD, "", place, said)


def _words(kind: MomentKind, board: Any, document: Document) -> Document:
    """Return what no object says: of the map only what is other than it is drawn."""
    drawn, written = kind.map_of(board), document.pop("map", "")
    del document["game"]
    if isinstance(written, Mapping) and isinstance(drawn, Mapping):
        # A drawn map may say what a written one leaves out.
        other = {name: value for name, value in written.items() if drawn.get(name) != value}
        other |= {name: kind.map_defaults[name] for name in drawn if name not in written}
        return {"map": other, **document} if other else document
    return {"map": written, **document} if written != drawn else document


def _side(kind: ScenarioKind, seat: int, seats: int) -> int:
    """Return the side of a seat: all together where one seat is enough, and in turns where four play as two pairs."""
    if kind.on_table is not None and kind.on_table.seats == 1:
        return 1
    return (seat - 1) % 2 + 1 if seats == 4 else seat


def _places(
    source: Source, board: Any, kind: ScenarioKind, cards: Sequence[DrawnCard]
) -> Iterator[tuple[float, float]]:
    """Yield where each card lies in pixels: those of an area side by side."""
    if kind.on_table is None:
        centres = kind.centres(source, board)
        yield from (centres[card.space] for card in cards)
        return
    areas = {spot.space: spot.area for spot in kind.on_table.spots(board)}
    counts: dict[Any, int] = {}
    for card in cards:
        there = sum(other.space == card.space for other in cards)
        area, before = areas[card.space], counts.get(card.space, 0)
        counts[card.space] = before + 1
        # A capital lies on an area of its own in the middle of its zone's rim: cards keep to the upper part.
        across, down = (before + 0.5) / there, 0.5 if card.what in ("capital", "hero") else 0.35
        yield area.x + across * area.width, area.y + down * area.height


def _next(map_file: Xml.Element, name: str) -> str:
    """Return the map's next number for a layer or an object, and count it."""
    number = int(map_file.get(name, "1"))
    map_file.set(name, str(number + 1))
    return str(number)


def _of(known: MapClass) -> dict[str, str]:
    return {"class": known.name}


def _object(
    map_file: Xml.Element, layer: Xml.Element, known: MapClass, name: str, place: tuple[float, float], said: Document
) -> None:
    number = _next(map_file, "nextobjectid")
    one = Xml.SubElement(layer, "object", {"id": number, **({"name": name} if name else {}), **_of(known)})
    one.set("x", f"{place[0]:g}")
    one.set("y", f"{place[1]:g}")
    _say(one, known, said)
    Xml.SubElement(one, "point")


def _say(element: Xml.Element, known: MapClass, said: Mapping[str, Any]) -> None:
    """Add the properties of an element that are other than its class has them."""
    rows = Xml.Element("properties")
    for word in known.words:
        value = said.get(word.name, word.default)
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if text == word.default and word.name != "seat":
            continue
        row = Xml.SubElement(rows, "property", name=word.name)
        if isinstance(word.kind, Count | Reference) or word.kind == "bool":
            row.set("type", "bool" if word.kind == "bool" else "int" if isinstance(word.kind, Count) else "object")
        elif isinstance(word.kind, Choice):
            row.set("propertytype", word.kind.name)
        if "\n" in text:
            row.text = text
        else:
            row.set("value", text)
    if len(rows):
        element.insert(0, rows)
