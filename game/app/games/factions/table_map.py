"""From a map's objects to a table of Factions: where zones, capitals, piles, hands and the stack lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.app.games.factions import map_words
from game.app.maps.areas import Area, Placed, check_inside, placed_upright, whole_of
from game.app.maps.card_table import shares_room
from game.tiled.language import Choice, MapClass
from game.tiled.objects import Shape
from game.tiled.problems import Findings, expected
from game.tiled.source import Source

#: The side of a unit's place in pixels, and how many places a zone has room for at least.
UNIT, LEAST_UNITS = 72, 4
#: Which word tells the objects of a class apart; those of the other classes are alone.
_WORD_OF: dict[str, tuple[str, Choice]] = {
    map_words.TABLE_ZONE.name: ("zone", map_words.ZONE_NUMBER),
    map_words.TABLE_LOCATIONS.name: ("zone", map_words.ZONE_NUMBER),
    map_words.TABLE_CAPITAL.name: ("side", map_words.SEAT),
    map_words.TABLE_DECK.name: ("side", map_words.SEAT),
    map_words.TABLE_GRAVEYARD.name: ("side", map_words.SEAT),
    map_words.TABLE_HAND.name: ("side", map_words.SEAT),
}
_CLASSES: tuple[MapClass, ...] = (
    map_words.TABLE_ZONE,
    map_words.TABLE_LOCATIONS,
    map_words.TABLE_CAPITAL,
    map_words.TABLE_DECK,
    map_words.TABLE_GRAVEYARD,
    map_words.TABLE_HAND,
    map_words.TABLE_STACK,
)


def room_of(area: Area) -> int:
    """Return how many units stand in an area side by side, in rows."""
    return int(area.width // UNIT) * int(area.height // UNIT)


class TableMap(msgspec.Struct, frozen=True):
    """A table of Factions, all in pixels of the map. ``size`` is the whole map. ``zones`` and ``locations`` (the place
    of a zone's locations) go by zone, 1 to 5; ``capitals``, ``decks``, ``graveyards`` and ``hands`` by seat, 0 and 1
    (the sides 1 and 2 of the map). ``style`` is how the table looks: "own", as the map paints it, or "hall" or "field",
    as the program does. With ``shares`` its places share the room of the window. ``source`` is the map file as
    ``maps.path_of`` and ``maps.picture_for`` know it."""

    name: str
    size: tuple[int, int]
    zones: Mapping[int, Area]
    locations: Mapping[int, Area]
    capitals: Mapping[int, Area]
    decks: Mapping[int, Area]
    graveyards: Mapping[int, Area]
    hands: Mapping[int, Area]
    stack: Area
    style: str = "own"
    source: str = ""
    shares: bool = False


def table_of(source: Source, cells: Any, name: str, shown_as: str, findings: Findings) -> TableMap | None:
    """Return the table of a map of the class FactionsTable; None, with errors noted, if it cannot be played on."""
    found = _objects(source, findings)
    whole = whole_of(source)
    for by_word in found.values():
        for placed in by_word.values():
            check_inside(placed, whole, findings)
    _check_all_there(found, findings)
    _check_zones(found[map_words.TABLE_ZONE.name], findings)
    _check_piles(found, findings)
    if findings.has_errors:
        return None
    areas = {
        class_name: {int(word): by_word[word].area for word in sorted(by_word)} for class_name, by_word in found.items()
    }
    style = str(source.properties.get("style") or map_words.STYLE.values[0])
    seats = {
        each.name: {side - 1: area for side, area in areas[each.name].items()}
        for each in (map_words.TABLE_CAPITAL, map_words.TABLE_DECK, map_words.TABLE_GRAVEYARD, map_words.TABLE_HAND)
    }
    return TableMap(
        name,
        (round(whole.width), round(whole.height)),
        areas[map_words.TABLE_ZONE.name],
        areas[map_words.TABLE_LOCATIONS.name],
        seats[map_words.TABLE_CAPITAL.name],
        seats[map_words.TABLE_DECK.name],
        seats[map_words.TABLE_GRAVEYARD.name],
        seats[map_words.TABLE_HAND.name],
        areas[map_words.TABLE_STACK.name][0],
        style,
        shown_as,
        shares_room(source),
    )


def _objects(source: Source, findings: Findings) -> dict[str, dict[str, Placed]]:
    """Return the objects of each class by the word that tells them apart ("0" for the stack)."""
    found: dict[str, dict[str, Placed]] = {each.name: {} for each in _CLASSES}
    for layer in source.layers:
        for shape in layer.shapes:
            if shape.class_name not in found:
                continue
            placed = placed_upright(layer, shape, findings)
            if placed is None:
                continue
            about = placed.inside(findings)
            word = _word(shape, about)
            if not word:
                continue
            earlier = found[shape.class_name].setdefault(word, placed)
            if earlier.shape is not shape:
                text = f"{_called(shape.class_name, word)} is there already, as {earlier.shape.title}; one is expected"
                about.error("table_twice", text)
    return found


def _word(shape: Shape, findings: Findings) -> str:
    """Return what tells an object from others of its class; empty, with an error, where it does not say."""
    if shape.class_name not in _WORD_OF:
        return "0"
    name, choice = _WORD_OF[shape.class_name]
    said = str(shape.properties.get(name, "none"))
    if said in choice.values[1:]:
        return said
    if said == "none":  # Other words have been noted where the property was read.
        findings.error("table_word", f'a {shape.class_name} has a property "{name}"; {expected(choice.values[1:], "")}')
    return ""


def _called(class_name: str, word: str) -> str:
    """Return an object of a table in words, as "TableZone 3" or "TableDeck of side 1"."""
    if class_name not in _WORD_OF:
        return class_name
    name = _WORD_OF[class_name][0]
    return f"{class_name} {word}" if class_name == map_words.TABLE_ZONE.name else f"{class_name} of {name} {word}"


def _check_all_there(found: Mapping[str, Mapping[str, Placed]], findings: Findings) -> None:
    """Note an error unless there is every zone, capital, pile, hand and the stack once."""
    for class_name, by_word in found.items():
        words = _WORD_OF[class_name][1].values[1:] if class_name in _WORD_OF else ("0",)
        for word in words:
            if word not in by_word:
                text = f"the table has no {_called(class_name, word)}; an object of the class {class_name} is expected"
                findings.error("table_missing", text)


def _check_zones(zones: Mapping[str, Placed], findings: Findings) -> None:
    """Note an error unless zones lie in a line in their order, apart from one another, with room for units."""
    for word, placed in sorted(zones.items()):
        room = room_of(placed.area)
        if room < LEAST_UNITS:
            text = f"zone {word} has room for {room} units of {UNIT}x{UNIT} pixels; {LEAST_UNITS} or more"
            placed.inside(findings).error("zone_room", f"{text} are expected")
        after = zones.get(str(int(word) + 1))
        if after is None:
            continue
        if placed.area.overlaps(after.area):
            text = f"zone {int(word) + 1} overlaps zone {word}, {placed.shape.title}; they are expected side by side"
            after.inside(findings).error("zone_overlap", text)
        elif not _is_before(placed.area, after.area):
            text = f"zone {int(word) + 1} is expected to the right of zone {word}, {placed.shape.title}, in one line"
            after.inside(findings).error("zone_line", text)


def _is_before(one: Area, other: Area) -> bool:
    """Return whether one rectangle lies left of the other, and each at the height of the other's middle."""
    in_line = one.y <= other.middle[1] <= one.bottom and other.y <= one.middle[1] <= other.bottom
    return one.right <= other.x and in_line


def _check_piles(found: Mapping[str, Mapping[str, Placed]], findings: Findings) -> None:
    """Note an error where piles or the stack lie over zones or one another; capitals may be in their home zones."""
    listed = [
        (_called(class_name, word), placed)
        for class_name, by_word in found.items()
        if class_name != map_words.TABLE_CAPITAL.name
        for word, placed in sorted(by_word.items())
    ]
    for number, (name, placed) in enumerate(listed):
        for other_name, other in listed[:number]:
            a_zone = f"{map_words.TABLE_ZONE.name} "
            both_zones = name.startswith(a_zone) and other_name.startswith(a_zone)
            if not both_zones and placed.area.overlaps(other.area):
                text = f"{name} overlaps {other_name}, {other.shape.title}; a place of its own is expected"
                placed.inside(findings).error("table_overlap", text)
    homes = {"1": "1", "2": "5"}
    for side, placed in sorted(found[map_words.TABLE_CAPITAL.name].items()):
        home = found[map_words.TABLE_ZONE.name].get(homes[side])
        if home is not None and not _touches_or_beside(placed.area, home.area):
            text = f"the capital of side {side} is expected in or beside zone {homes[side]}, its home"
            placed.inside(findings).warning("capital_home", text)


def _touches_or_beside(capital: Area, home: Area) -> bool:
    """Return whether a capital is in its home zone, or no farther from it than it is wide."""
    reach = Area(
        home.x - capital.width,
        home.y - capital.height,
        home.width + 2 * capital.width,
        home.height + 2 * capital.height,
    )
    return capital.overlaps(reach)
