"""How the places of a table share its room: as much as they need for what they hold, in any shape of window.

A row that holds nothing folds to a line, or beside others to a tab, with its name; those that hold cards have the rest.
Rows that were drawn for a number of cards come first: the cards of the others may be as small as ``LEAST``. Rows of
neighbouring lines stand side by side if that makes all cards larger. Columns at the sides hold the piles. All measures
are pixels of a window of 1280 by 720; ``Room.scale`` brings them to any other.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from game.ui.boards.cards.layout import HEAD, RIM, Area, Box, CardLayout
from game.ui.boards.cards.lines_of_cards import DOWN_SEEN, SHARED_BETWEEN, SHARED_RIM, TALL
from game.ui.boards.cards.places import Held, Parts, Places, Room, columns_of, parts_of

#: Cards are at least and at most this wide, whatever the window.
LEAST, MOST = 72, 160
#: How high the line of a row is that holds nothing, how wide its tab beside other rows, and its gauge.
LINE, TAB, GAUGE = 28, 100, 92
#: How wide a column of piles is, how high a zone's location and a capital at most and of the table's height, and what
#: lies between two places.
COLUMN, LOCATION, CAPITAL, GAP = 92, 46, 84, 4
LOCATION_OF, CAPITAL_OF = 0.09, 0.165
#: The share of the height that panels at the right edge leave above them.
ABOVE_PANELS = 0.4
#: How much narrower than others the cards of a row may be that was drawn for any number.
_LESSER = 0.75
#: For this many cards a row that was drawn for any number has room from the beginning, if there is any.
_WAITED_FOR = 2
#: So much better another way to stand must be: for each row that is moved, and than the way in which they stand.
_MOVED, _KEPT = 0.01, 1.05


class Laid(msgspec.Struct, frozen=True):
    """A line of rows as it is laid: how wide the cards on it are, and how high it is."""

    rows: tuple[Area, ...]
    card: float
    high: float


def shared(table: CardLayout, room: Room, held: Mapping[str, Held], places: Places | None = None) -> CardLayout:
    """Return a painted table as it fills a room. ``held`` says what rows and slots hold, by their names. ``places`` are
    where the rows stand (``best_places``; None: where they do best)."""
    unit = room.unit
    boxes: dict[str, Box] = {}
    folded: set[str] = set()
    parts = _parts(table, room)
    middle = _columns(parts, room, held, boxes)
    if table.zones:
        _lay_zones(table, middle, room, held, boxes)
    else:
        ways = places if places is not None else best_places(table, room, held)
        clear = _clear_part(middle, room)
        lines = _lines(parts, ways, clear, room, held)
        _lay_lines(lines, clear, room, held, boxes)
        for line in lines:
            # The ground reaches as far as the table does, or the piles beside it.
            last = boxes[line.rows[-1].name]
            beside = [boxes[one.name].x - GAP for one in parts.right if boxes[one.name].bottom > last.y]
            boxes[line.rows[-1].name] = replace(last, w=min(beside, default=float(room.wide)) - last.x)
        folded = {row.name for line in lines for row in line.rows if not _is_open(row, held)}
    if parts.stack is not None:
        boxes[parts.stack.name] = _over_a_column(parts, room, boxes)
    areas = tuple(
        replace(
            area,
            box=_in_units(boxes[area.name], unit),
            folded=area.name in folded,
            keeps=_kept_for_gauge(area, room, held, folded) / unit,
            title="" if area.kind == "stack" else area.title,
        )
        for area in table.areas
        if area.name in boxes
    )
    return replace(
        table,
        wide=room.wide / unit,
        high=room.high / unit,
        areas=areas,
        picture=None,
        painted=table,
        least=room.px(LEAST) / unit,
        most=room.px(MOST) / unit,
        clear=(room.wide - room.column) / unit,
        keeps_clear=room.keeps_clear,
    )


def best_places(table: CardLayout, room: Room, held: Mapping[str, Held], kept: Places | None = None) -> Places:
    """Return on which lines the rows stand with the largest cards. Those that they stand on already are ``kept`` unless
    others are better by a twentieth."""
    if table.zones:
        return {}
    parts = _parts(table, room)
    middle = _clear_part(_columns(parts, room, held, {}), room)
    own = parts.painted
    main = {area.what for area in table.areas if _is_main(area)}

    def worth(places: Places) -> float:
        moved = sum((1 if what in main else 2) for what in own if places[what] != own[what])
        least, lesser = smallest(_lines(parts, places, middle, room, held), held)
        return (least + lesser / 10) * (1 - _MOVED * moved) * (_KEPT if places == kept else 1.0)

    return max(parts.ways(), key=worth)


def smallest_cards(table: CardLayout, room: Room, held: Mapping[str, Held], places: Places) -> float:
    """Return how wide the smallest cards are, in pixels, with rows standing in those places."""
    return min(smallest_of_rows(table, room, held, places))


def smallest_of_rows(table: CardLayout, room: Room, held: Mapping[str, Held], places: Places) -> tuple[float, float]:
    """Return the same of rows drawn for a number of cards, and of the others."""
    if table.zones:
        return float(MOST), float(MOST)
    parts = _parts(table, room)
    return smallest(_lines(parts, places, _clear_part(_columns(parts, room, held, {}), room), room, held), held)


def smallest(lines: Sequence[Laid], held: Mapping[str, Held]) -> tuple[float, float]:
    """Return how wide the smallest cards are on lines: of rows drawn for a number of cards, and of the others."""
    # In a large window cards are wider than MOST, which counts pixels of a small one.
    least = lesser = max([float(MOST), *(line.card for line in lines)])
    for line in lines:
        for row in line.rows:
            if held.get(row.name, Held()).all:
                if _is_main(row):
                    least = min(least, line.card)
                else:
                    lesser = min(lesser, line.card)
    return least, lesser


def _kept_for_gauge(area: Area, room: Room, held: Mapping[str, Held], folded: set[str]) -> float:
    """Return how much of a row is its gauge's."""
    has_gauge = area.kind == "row" and held.get(area.name, Held()).gauge and area.name not in folded
    return room.px(GAUGE) if has_gauge else 0.0


def _is_main(area: Area) -> bool:
    """Return whether it was drawn for a number of cards: they matter more than those of a row for any number."""
    return bool(area.room) or area.kind == "slot"


def _is_open(area: Area, held: Mapping[str, Held]) -> bool:
    return held.get(area.name, Held()).all > 0


# --- columns at the sides ---


def _parts(table: CardLayout, room: Room) -> Parts:
    parts = columns_of(table) if table.zones else parts_of(table)
    return parts.clear_of_panels(keeps_clear=room.keeps_clear) if room.column else parts


def _clear_part(middle: Box, room: Room) -> Box:
    """Return the part of what the columns leave in which no panel comes, where rows keep to it."""
    right = min(middle.right, float(room.wide - room.column)) if room.keeps_clear else middle.right
    return replace(middle, w=right - middle.x)


def _columns(parts: Parts, room: Room, held: Mapping[str, Held], boxes: dict[str, Box]) -> Box:
    """Lay the columns at the sides, and return what they leave."""
    gap, left, right = GAP, 0.0, float(room.wide)
    for areas, is_left in ((parts.left, True), (parts.right, False)):
        if not areas:
            continue
        if not is_left and room.keeps_clear:
            right = _above_panels(areas, room, boxes) - gap
            continue
        thin = [area for area in areas if area.kind == "hand" or (area.kind == "slot" and not held.get(area.name))]
        thick = len(areas) - len(thin)
        high = (room.high - gap * (len(areas) - 1) - room.px(LINE) * len(thin)) / max(1, thick)
        wide = room.px(COLUMN)
        if any(area.kind == "slot" and area not in thin for area in areas):
            wide = max(wide, min(room.px(MOST), (high - 2 * _rim(room)) / TALL) + 2 * _rim(room))
        y = 0.0
        for area in areas:
            deep = room.px(LINE) if area in thin else high
            boxes[area.name] = Box(0.0 if is_left else room.wide - wide, y, wide, deep)
            y += deep + gap
        if is_left:
            left = wide + gap
        else:
            right = room.wide - wide - gap
    return Box(left, 0.0, right - left, float(room.high))


def _above_panels(areas: Sequence[Area], room: Room, boxes: dict[str, Box]) -> float:
    """Lay piles two by two over the place where panels nearly always stand; return where they begin."""
    wide, high = room.column / 2, room.high * ABOVE_PANELS / math.ceil(len(areas) / 2)
    for number, area in enumerate(areas):
        x = room.wide - room.column + number % 2 * wide
        boxes[area.name] = Box(x, number // 2 * high, wide - GAP, high - GAP)
    return float(room.wide - room.column)


def _over_a_column(parts: Parts, room: Room, boxes: Mapping[str, Box]) -> Box:
    """Return where the cards of a stack lie: over the column at its side of the table, or over the other one."""
    near, far = (parts.left, parts.right) if parts.stack_at_left else (parts.right, parts.left)
    column = near or far
    if not column:
        wide = room.px(COLUMN)
        return Box(0.0 if parts.stack_at_left else room.wide - wide, 0.0, wide, float(room.high))
    box = boxes[column[0].name]
    return Box(box.x, 0.0, box.w, float(room.high))


def _rim(room: Room) -> float:
    """Return how far cards keep from the rim of their row, in pixels."""
    return SHARED_RIM * room.unit


def _in_units(box: Box, unit: int) -> Box:
    return Box(box.x / unit, box.y / unit, box.w / unit, box.h / unit)


# --- lines of rows ---


def _need(row: Area, held: Mapping[str, Held], card: float, room: Room) -> float:
    """Return how wide a row is whose main cards are that wide (0: with the least of its own), or its tab."""
    if not _is_open(row, held):
        return room.px(TAB)
    wide = card if _is_main(row) else max(room.px(LEAST), _LESSER * card)
    holds = held.get(row.name, Held())
    up = max(holds.up, 0 if holds.down else 1)
    cards = up * wide + max(0, up - 1) * SHARED_BETWEEN * room.unit
    if holds.down:
        cards += DOWN_SEEN * wide * holds.down if up else wide * (1 + DOWN_SEEN * (holds.down - 1))
    return cards + 2 * _rim(room) + _kept_for_gauge(row, room, held, set())


def _spared(rows: Sequence[Area], room: Room, held: Mapping[str, Held]) -> float:
    """Return how much wider a line is than its cards where rows keep clear of panels: its gauge stands beyond."""
    return _kept_for_gauge(rows[-1], room, held, set()) if room.keeps_clear else 0.0


def _widest(rows: Sequence[Area], wide: float, room: Room, held: Mapping[str, Held]) -> float:
    """Return how wide the cards of a line may be for all rows to stand on it."""
    wide += _spared(rows, room, held) - GAP * (len(rows) - 1)
    low, high = 16.0, room.px(MOST)
    if sum(_need(row, held, high, room) for row in rows) <= wide:
        return high
    while high - low > 0.25:
        card = (low + high) / 2
        if sum(_need(row, held, card, room) for row in rows) <= wide:
            low = card
        else:
            high = card
    return low


class _Line(msgspec.Struct, frozen=True):
    """A line before it has its height: what is on it, whether anything lies there (``full``) that matters most
    (``main``), how wide its cards may be, and how high it was painted."""

    rows: tuple[Area, ...]
    full: bool
    main: bool
    own: float
    top: float
    weight: float

    def card(self, share: float, least: float, *, grows: bool) -> float:
        """Return how wide its cards are for a share of its weight; the least where it does not grow."""
        if not self.full:
            return 0.0
        return min(self.top, max(least, share * self.weight) if grows else least)


def _lines(parts: Parts, places: Places, middle: Box, room: Room, held: Mapping[str, Held]) -> list[Laid]:
    """Return the lines as high as their cards are, together as high as the room: what matters most grows first."""
    lines = list(_measured(parts, places, middle, room, held))
    least, rims = room.px(LEAST), 2 * _rim(room)
    space = room.high - GAP * (len(lines) - 1) - room.px(LINE) * sum(not line.full for line in lines)
    growing = {True} if any(line.main for line in lines) else {True, False}
    while True:
        cards = _grown(lines, growing, least, rims, space)
        # None is larger than those that matter most.
        most = min((card for card, line in zip(cards, lines, strict=True) if line.main), default=space)
        cards = [card if line.main else min(card, max(least, most)) for card, line in zip(cards, lines, strict=True)]
        spare = space - sum(card * TALL + rims for card, line in zip(cards, lines, strict=True) if line.full)
        if spare < 1 or False in growing:
            break
        # The cards that matter most are as large as can be: what is left is for the others.
        growing = {True, False}
    if spare < 0:
        cards = [card * max(0.2, 1 + spare / TALL / max(1.0, sum(cards))) for card in cards]
        spare = 0.0
    full = sum(line.full for line in lines)
    return [
        Laid(
            line.rows,
            min(card, line.own),
            card * TALL + rims + spare / full if line.full else room.px(LINE) + (0.0 if full else spare / len(lines)),
        )
        for line, card in zip(lines, cards, strict=True)
    ]


def _grown(lines: Sequence[_Line], growing: set[bool], least: float, rims: float, space: float) -> list[float]:
    """Return how wide the cards of the lines are at most within a height, each by its weight."""
    low, high = 0.0, 1000.0
    lightest = min((line.weight for line in lines if line.full and line.main), default=0.0)

    def cards(share: float) -> list[float]:
        # Those that do not grow by themselves keep up with those that do.
        lesser = max(least, _LESSER * share * lightest)
        return [
            line.card(share, least if line.main else lesser, grows=line.main in growing or False in growing)
            for line in lines
        ]

    while high - low > 0.01:
        share = (low + high) / 2
        deep = sum(card * TALL + rims for card, line in zip(cards(share), lines, strict=True) if line.full)
        low, high = (share, high) if deep <= space else (low, share)
    return cards(low)


def _measured(parts: Parts, places: Places, middle: Box, room: Room, held: Mapping[str, Held]) -> Iterator[_Line]:
    """Yield the lines with what limits their cards. Lines that face each other are as high as the better of both."""
    laid = [(part, tuple(line)) for part in parts.middle for line in part.laid(places)]
    widest = {line: _widest(line, middle.w, room, held) for _, line in laid}
    for _, line in laid:
        is_open = [row for row in line if _is_open(row, held)]
        facing = [other for _, other in laid if places[other[0].what] == places[line[0].what]]
        facing = facing if line[0].side is not None else [line]
        top = max(widest[other] for other in facing)
        weight = max(row.box.h for other in facing for row in other)
        yield _Line(line, bool(is_open), any(map(_is_main, is_open)), widest[line], top, weight)


def _lay_lines(lines: Sequence[Laid], middle: Box, room: Room, held: Mapping[str, Held], boxes: dict[str, Box]) -> None:
    """Lay the rows side by side on their lines: those that hold cards share what is left."""
    y = middle.y
    for line in lines:
        space = middle.w + _spared(line.rows, room, held) - GAP * (len(line.rows) - 1)
        needs, grows = _wanted(line, space, room, held)
        still = sum(need for need, grow in zip(needs, grows, strict=True) if not grow)
        share = (space - still) / sum(need for need, grow in zip(needs, grows, strict=True) if grow)
        x = middle.x
        for row, need, grow in zip(line.rows, needs, grows, strict=True):
            wide = need * share if grow else need
            boxes[row.name] = Box(x, y, wide, line.high)
            x += wide + GAP
        y += line.high + GAP


def _wanted(line: Laid, space: float, room: Room, held: Mapping[str, Held]) -> tuple[list[float], list[bool]]:
    """Return how wide the rows of a line are at least, and which of them share what is left. Where there is room for
    it, a row for any number beside others has that of a few cards from the beginning: the first that come move none."""
    needs = [_need(row, held, line.card, room) for row in line.rows]
    for count, card in ((_WAITED_FOR, line.card), (_WAITED_FOR, 0.0), (1, line.card)):
        few = [row.name for row in line.rows if not _is_main(row) and held.get(row.name, Held()).up <= count]
        coming = {**held, **{name: Held(count, held.get(name, Held()).down) for name in few}}
        wanted = [max(need, _need(row, coming, card, room)) for row, need in zip(line.rows, needs, strict=True)]
        grows = [_is_open(row, held) and row.name not in few for row in line.rows]
        if any(grows) and sum(wanted) <= space:
            return wanted, grows
    grows = [_is_open(row, held) for row in line.rows]
    return (needs, grows) if any(grows) else ([row.box.w for row in line.rows], [True] * len(grows))


# --- zones ---


def _lay_zones(table: CardLayout, middle: Box, room: Room, held: Mapping[str, Held], boxes: dict[str, Box]) -> None:
    """Lay the zones side by side over the whole height, each with its location where it holds one, and the capitals in
    the zones that they lie in or next to."""
    zones = sorted(table.of_kind("zone"), key=lambda area: area.box.x)
    wide = (middle.w - GAP * (len(zones) - 1)) / len(zones)
    places = {area.space: area for area in table.of_kind("slot") if area.space in table.zones}
    for number, zone in enumerate(zones):
        box = Box(middle.x + number * (wide + GAP), middle.y, wide, middle.h)
        place = places.get(zone.space)
        if place is not None and held.get(place.name, Held()).all:
            deep = min(room.px(LOCATION), room.high * LOCATION_OF)
            is_above = place.box.y < zone.box.y
            top = box.y if is_above else box.bottom - deep
            boxes[place.name] = Box(box.x, top, wide, deep)
            box = Box(box.x, box.y + (deep + GAP if is_above else 0), wide, box.h - deep - GAP)
        boxes[zone.name] = box
    rim = RIM * room.unit
    for area in table.of_kind("slot"):
        if area.what != "capital":
            continue
        home = min(zones, key=lambda zone: zone.box.away_from(area.box.middle))
        box, deep = boxes[home.name], min(room.px(CAPITAL), room.high * CAPITAL_OF)
        is_low = area.box.middle[1] > home.box.middle[1]
        top = box.bottom - rim - deep if is_low else box.y + HEAD * room.unit + rim / 2
        boxes[area.name] = Box(box.x + rim, top, box.w - 2 * rim, deep)
