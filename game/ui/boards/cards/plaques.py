"""Signs of the areas themselves: heads of zones with numeral and controller, locations, blockades; titles of rows and
slots; piles of cards, and gauges of how full an area is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.ui.art import fonts, palette
from game.ui.art.card_stock import cost_medal
from game.ui.art.icons import icon, outlined_icon
from game.ui.art.lighting import clipped, lit, rounded
from game.ui.art.shelf import Shelf
from game.ui.art.tokens import banner_shape
from game.ui.art.tones import caution, danger, good
from game.ui.art.tones import seat_colour as colour_of_seat
from game.ui.boards.cards.camera import CardCamera
from game.ui.boards.cards.layout import Area, Box, CardLayout, Point
from game.ui.boards.cards.portraits import little_card, portrait
from game.ui.boards.cards.records import GaugeShown, LocationShown, PileShown, ZoneState
from game.ui.boards.cards.tokens import FaceOf
from game.ui.boards.shared.plain_cards import BackOf, plain_back, plain_face

_SHELF = Shelf()
#: The size of an area's title, in table units.
_TITLE = 0.3
_NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


class CardPlaques:
    """Draws heads, locations and piles."""

    def __init__(self, layout: CardLayout) -> None:
        self.layout = layout
        self.face_of: FaceOf = plain_face
        self.back_of: BackOf = plain_back
        self.zones: Mapping[int, ZoneState] = {}
        self.locations: Mapping[int, LocationShown] = {}
        self.piles: Mapping[str, PileShown] = {}
        self.gauges: Mapping[str, GaugeShown] = {}
        #: The areas in which a piece lies.
        self.taken: Collection[str] = ()
        #: Counts what is shown: another number, another picture.
        self.version = 0

    def show(
        self,
        locations: Sequence[LocationShown],
        zones: Sequence[ZoneState],
        piles: Sequence[PileShown] = (),
        gauges: Sequence[GaugeShown] = (),
    ) -> None:
        """Draw these from now on."""
        shown = (
            {one.zone: one for one in locations},
            {one.zone: one for one in zones},
            {one.area: one for one in piles},
            {one.area: one for one in gauges},
        )
        if shown != (self.locations, self.zones, self.piles, self.gauges):
            self.locations, self.zones, self.piles, self.gauges = shown
            self.version += 1

    def look_at(self, layout: CardLayout) -> None:
        """Show another table."""
        self.layout = layout
        self.version += 1

    def set_faces(self, face_of: FaceOf, back_of: BackOf) -> None:
        """Use other faces and backs for the cards."""
        self.face_of, self.back_of = face_of, back_of
        self.version += 1

    def location_at(self, place: Point) -> LocationShown | None:
        """Return the location whose plaque lies at a place of the table."""
        for zone, box in self.layout.locations.items():
            if box.holds(place):
                return self.locations.get(zone)
        return None

    def draw(self, surface: pygame.Surface, camera: CardCamera) -> None:
        """Draw what lies under the units and under the marks of the floor."""
        for zone in self.layout.zones:
            state = self.zones.get(zone) or ZoneState(zone)
            place = camera.rect_of((zone, 0))
            if state.controller is not None:
                surface.blit(_tint(place.size, state.controller), place)
            if state.blockaded:
                surface.blit(_hatch(place.size), place)
            head = _rect(self.layout.head(zone), camera)
            surface.blit(_head(head.size, zone, state), head)
            spot = self.layout.locations.get(zone)
            if spot is not None and zone in self.locations:
                shown, plaque = self.locations[zone], _rect(spot, camera)
                face = self.face_of(shown.key, shown.name)
                surface.blit(_plaque(plaque.size, shown, face.subject, face.faction), plaque)
        for area in self.layout.areas:
            if area.name in self.piles:
                self._draw_pile(surface, camera, area, self.piles[area.name])

    def draw_titles(self, surface: pygame.Surface, camera: CardCamera) -> None:
        """Draw what is written over areas: above all marks of the floor."""
        is_shared = self.layout.painted is not None
        for area in self.layout.areas:
            # Rows that share the room are named while they hold nothing: their cards reach up to the rim.
            is_named = area.name not in self.taken if is_shared and area.kind == "row" else bool(area.title)
            if area.folded or is_named:
                self._draw_title(surface, camera, area)
        if not is_shared:
            self.draw_gauges(surface, camera)

    def draw_gauges(self, surface: pygame.Surface, camera: CardCamera) -> None:
        """Draw how full areas are."""
        for area in self.layout.areas:
            if area.name in self.gauges:
                self._draw_gauge(surface, camera, area, self.gauges[area.name])

    def _draw_pile(self, surface: pygame.Surface, camera: CardCamera, area: Area, pile: PileShown) -> None:
        box = _rect(area.box, camera)
        if area.kind == "hand":
            if pile.count:
                _draw_hand(surface, box, pile, self.back_of)
            return
        if area.title:
            # What is written on the pile hides no card's name.
            under = round(camera.square_px * _TITLE * (0.6 if box.y > camera.origin[1] + 2 else 1.5))
            box = pygame.Rect(box.x, box.y + under, box.width, box.height - under)
        width = min(box.width - 6, round((box.height - 6) * 5 / 7))
        told = box
        if width * 8 < box.width * 5:
            # In a low place the figure stands beside the card.
            wide = max(width + 6, box.width // 2)
            told = pygame.Rect(box.x + wide, box.y, box.width - wide, (box.height + width * 7 // 10) // 2)
            box = pygame.Rect(box.x, box.y, wide, box.height)
        if pile.top:
            card = little_card(self.face_of(pile.top, ""), width)
            card = _dimmed(pile.top, card) if pile.dimmed else card
            surface.blit(card, card.get_rect(center=box.center))
        elif pile.count and not pile.dimmed:
            for step in range(min(3, 1 + pile.count // 15), -1, -1):
                card = self.back_of(pile.deck, width)
                surface.blit(card, card.get_rect(center=(box.centerx + 2 * step, box.centery + 2 * step)))
        _count(surface, told, pile.count, pile.icon, area.side)

    def _draw_title(self, surface: pygame.Surface, camera: CardCamera, area: Area) -> None:
        """Draw what an area is for, at its upper edge."""
        box, px = _rect(area.box, camera), max(9, round(camera.square_px * _TITLE))
        title = area.title or area.what.capitalize()
        words = fonts.fitted_text(title, "title", px, box.width - px, palette.BRASS_LIGHT, floor=min(11, px))
        label = _SHELF.keep(("title", title, words.get_size()), lambda: _title_label(words))
        place = label.get_rect(midleft=(box.left + px // 2, box.top))
        if area.folded or (self.layout.painted is not None and area.kind == "row"):
            place = label.get_rect(center=box.center) if box.height > box.width else place.move_to(centery=box.centery)
        if area.kind != "row":
            place = label.get_rect(center=(box.centerx, box.top))
        surface.blit(label, place.clamp(surface.get_rect()) if self.layout.painted is not None else place)

    def _draw_gauge(self, surface: pygame.Surface, camera: CardCamera, area: Area, gauge: GaugeShown) -> None:
        """Draw how full an area is, at the right of its upper edge; where rows share the room at the right end of a
        row, and at the foot of a slot."""
        box, px = _rect(area.box, camera), max(10, round(camera.square_px * 0.3))
        label = _gauge(gauge, (min(box.width - px, round(camera.square_px * 4.2)), round(px * 1.5)))
        place = label.get_rect(midright=(box.right - px // 2, box.top))
        if self.layout.painted is not None and area.kind == "row":
            wide = round((area.keeps or 4.2) * camera.square_px) - px // 2
            label = _gauge(gauge, (min(wide, box.width - px), round(px * 1.5)))
            place = label.get_rect(midright=(box.right - px // 2, box.centery))
        elif self.layout.painted is not None:
            place.midbottom = (box.centerx, box.bottom - px // 2)
        surface.blit(label, place)


def _title_label(words: pygame.Surface) -> pygame.Surface:
    """Return small words on a dark strip with a thin edge."""
    pad = words.get_height() // 3
    size = (words.get_width() + 3 * pad, words.get_height() + pad // 2)
    label = rounded(size, size[1] // 3, palette.BRASS_DARK)
    label.blit(rounded((size[0] - 2, size[1] - 2), size[1] // 3 - 1, palette.darker(palette.SLATE, 0.25)), (1, 1))
    label.blit(words, words.get_rect(center=label.get_rect().center))
    return label


def _draw_hand(surface: pygame.Surface, box: pygame.Rect, hand: PileShown, back_of: BackOf) -> None:
    """Draw the backs of a hand side by side in the middle of their place, closer together where they are many."""
    high = box.height - 4
    width = max(4, min(round(high * 5 / 7), box.width - 4))
    step = min(width + 3, (box.width - 4 - width) / max(1, hand.count - 1))
    left = box.centerx - (width + step * (hand.count - 1)) / 2
    for number in range(hand.count):
        back = back_of(hand.deck, width)
        surface.blit(back, back.get_rect(midleft=(round(left + step * number), box.centery)))


def _rect(box: Box, camera: CardCamera) -> pygame.Rect:
    (left, top), (right, bottom) = camera.at((box.x, box.y)), camera.at((box.right, box.bottom))
    return pygame.Rect(left, top, right - left, bottom - top)


def _dimmed(key: str, card: pygame.Surface) -> pygame.Surface:
    def draw() -> pygame.Surface:
        done = card.copy()
        done.fill((150, 150, 158, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return done

    return _SHELF.keep(("dimmed", key, card.get_size()), draw)


def _count(surface: pygame.Surface, box: pygame.Rect, count: int, sign: str, seat: int | None) -> None:
    """Draw a label with a figure at the foot of a pile."""

    def draw() -> pygame.Surface:
        px = max(10, round(box.width * 0.26))
        words = fonts.plain_text(f"{count}", "bold", px, palette.INK)
        colour = colour_of_seat(seat) if seat is not None else palette.BRASS
        mark = icon(sign, round(px * 0.9), palette.lighter(colour, 0.45))
        label = rounded((words.get_width() + mark.get_width() + px, round(px * 1.4)), px // 3, palette.SLATE)
        middle = label.get_height() // 2
        label.blit(mark, mark.get_rect(midleft=(px // 3, middle)))
        label.blit(words, words.get_rect(midright=(label.get_width() - px // 3, middle)))
        return label

    label = _SHELF.keep(("count", box.width, count, sign, seat), draw)
    surface.blit(label, label.get_rect(midbottom=(box.centerx, box.bottom - 2)))


def _tint(size: tuple[int, int], seat: int) -> pygame.Surface:
    """Return the controller's colour over a zone, strongest at its head, with a rim."""

    def draw() -> pygame.Surface:
        colour = colour_of_seat(seat)
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        for y in range(size[1]):
            share = 1 - y / size[1]
            sheet.fill((*colour, round(26 + 62 * share**2)), (0, y, size[0], 1))
        pygame.draw.rect(sheet, (*palette.lighter(colour, 0.2), 235), sheet.get_rect(), max(2, size[0] // 60))
        return sheet

    return _SHELF.keep(("tint", size, seat), draw)


def _hatch(size: tuple[int, int]) -> pygame.Surface:
    """Return a blockade: broad slanting bars at both sides of a zone, and a barred rim."""

    def draw() -> pygame.Surface:
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        step = max(12, size[0] // 8)
        for x in range(-size[1], size[0], step * 2):
            points = [(x, size[1]), (x + step, size[1]), (x + step + size[1], 0), (x + size[1], 0)]
            pygame.draw.polygon(sheet, (*caution(), 150), points)
            pygame.draw.aalines(sheet, palette.OUTLINE, closed=True, points=points)
        rim = max(7, size[0] // 15)
        sheet.fill((0, 0, 0, 0), sheet.get_rect().inflate(-2 * rim, -2 * rim))
        thin = pygame.Surface(size, pygame.SRCALPHA)
        for x in range(-size[1], size[0], step * 2):
            pygame.draw.line(thin, (*caution(), 60), (x, size[1]), (x + size[1], 0), max(2, step // 5))
        thin.blit(sheet, (0, 0))
        pygame.draw.rect(thin, palette.OUTLINE, thin.get_rect(), 2)
        pygame.draw.rect(thin, palette.OUTLINE, thin.get_rect().inflate(-2 * rim, -2 * rim), 2)
        return thin

    return _SHELF.keep(("hatch", size), draw)


def _head(size: tuple[int, int], zone: int, state: ZoneState) -> pygame.Surface:
    """Return a zone's head: its numeral, its controller's banner in the middle, a barrier when it is blockaded."""

    def draw() -> pygame.Surface:
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        seat = state.controller
        ground = (
            palette.blend(palette.darker(colour_of_seat(seat), 0.45), palette.SLATE, 0.25)
            if seat is not None
            else palette.SLATE
        )
        band = pygame.Rect(0, 0, *size)
        sheet.blit(rounded(band.size, max(3, size[1] // 6), palette.OUTLINE), (0, 0))
        inner = lit(rounded((size[0] - 4, size[1] - 4), max(3, size[1] // 6), ground), max(1.0, size[1] / 26), 0.7)
        sheet.blit(inner, (2, 2))
        edge = palette.lighter(colour_of_seat(seat), 0.3) if seat is not None else palette.BRASS
        pygame.draw.line(sheet, edge, (4, size[1] - 3), (size[0] - 5, size[1] - 3), 2)
        px = max(11, round(size[1] * 0.6))
        numeral = fonts.plain_text(_NUMERALS[(zone - 1) % len(_NUMERALS)], "title", px, palette.BRASS_LIGHT)
        pad = round(size[1] * 0.45)
        sheet.blit(numeral, numeral.get_rect(midleft=(pad, size[1] // 2)))
        if seat is not None:
            badge = banner_shape(seat, round(size[1] * 0.86))
            sheet.blit(badge, badge.get_rect(center=(size[0] // 2, size[1] // 2)))
        else:
            _flourish(sheet, (size[0] // 2, size[1] // 2), size[1] * 0.2)
        if state.blockaded:
            mark = outlined_icon("lock", round(size[1] * 0.72), caution(), palette.OUTLINE)
            sheet.blit(mark, mark.get_rect(midright=(size[0] - pad, size[1] // 2)))
        return sheet

    return _SHELF.keep(("head", size, state), draw)


def _flourish(sheet: pygame.Surface, middle: tuple[int, int], reach: float) -> None:
    """Draw nobody's sign: a hollow lozenge between two lines."""
    x, y = middle
    points = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
    pygame.draw.aalines(sheet, palette.DIM_INK, closed=True, points=points)
    for way in (-1, 1):
        pygame.draw.line(sheet, palette.DIM_INK, (x + way * reach * 1.6, y), (x + way * reach * 4, y), 1)


def _plaque(size: tuple[int, int], shown: LocationShown, art: str, tint: str) -> pygame.Surface:
    """Return a location: its picture along the zone's foot, its name, and the banner of its player."""

    def draw() -> pygame.Surface:
        colour: palette.Rgb = colour_of_seat(shown.seat)
        edge = max(2, size[1] // 16)
        label = rounded(size, max(4, size[1] // 8), palette.OUTLINE)
        frame = rounded((size[0] - 2, size[1] - 2), max(4, size[1] // 8), colour)
        label.blit(lit(frame, max(1.0, edge * 0.6)), (1, 1))
        inner = label.get_rect().inflate(-2 * edge, -2 * edge)
        picture = portrait(art, tint, inner.size)
        label.blit(clipped(picture, rounded(inner.size, max(3, size[1] // 10), palette.OUTLINE)), inner)
        px = max(10, round(size[1] * 0.25))
        side = round(size[1] * 0.42)
        words = fonts.fitted_text(shown.name, "title", px, inner.width - side - px, palette.INK, floor=9)
        strip = pygame.Surface((inner.width, round(px * 1.45)), pygame.SRCALPHA)
        strip.fill((*palette.darker(palette.SLATE, 0.25), 222))
        strip.blit(words, words.get_rect(center=(strip.get_width() // 2 + side // 3, strip.get_height() // 2)))
        label.blit(strip, strip.get_rect(bottomleft=inner.bottomleft))
        badge = banner_shape(shown.seat, side)
        label.blit(badge, badge.get_rect(bottomleft=(2, size[1] - 1)))
        return label

    return _SHELF.keep(("plaque", size, shown.key, shown.name, shown.seat, art, tint), draw)


def _gauge(gauge: GaugeShown, size: tuple[int, int]) -> pygame.Surface:
    """Return a bar with a notch for each step, brass as far as it is filled; red once it is more than full, or green
    once a goal is reached. Callers do not draw on it."""
    return _SHELF.keep(
        ("gauge", gauge.value, gauge.most, gauge.icon, gauge.is_goal, size), lambda: _painted_gauge(gauge, size)
    )


def _painted_gauge(gauge: GaugeShown, size: tuple[int, int]) -> pygame.Surface:
    high = size[1]
    picture = rounded(size, high // 3, palette.OUTLINE)
    picture.blit(rounded((size[0] - 2, high - 2), high // 3, palette.BRASS_DARK), (1, 1))
    picture.blit(rounded((size[0] - 4, high - 4), high // 3 - 1, palette.darker(palette.SLATE, 0.3)), (2, 2))
    px, pad = round(high * 0.66), high // 3
    mark = outlined_icon(gauge.icon, px, palette.BRASS_LIGHT, palette.OUTLINE)
    picture.blit(mark, mark.get_rect(midleft=(pad, high // 2)))
    over = gauge.value > gauge.most and not gauge.is_goal
    words = fonts.plain_text(
        f"{gauge.value}/{gauge.most}", "bold", px, palette.lighter(danger(), 0.2) if over else palette.INK
    )
    picture.blit(words, words.get_rect(midright=(size[0] - pad, high // 2)))
    left, right = pad + mark.get_width() + high // 4, size[0] - pad - words.get_width() - high // 4
    _fill_gauge(picture, pygame.Rect(left, round(high * 0.3), max(4, right - left), round(high * 0.4)), gauge)
    return picture


def _fill_gauge(picture: pygame.Surface, track: pygame.Rect, gauge: GaugeShown) -> None:
    """Draw the bar itself."""
    pygame.draw.rect(picture, palette.OUTLINE, track.inflate(2, 2), border_radius=3)
    share = min(1.0, gauge.value / gauge.most) if gauge.most > 0 else 1.0
    filled = pygame.Rect(track.left, track.top, round(track.width * share), track.height)
    if filled.width > 2:
        tone = palette.darker(danger(), 0.1) if gauge.value > gauge.most else palette.BRASS
        if gauge.is_goal and gauge.value >= gauge.most:
            tone = good()
        pygame.draw.rect(picture, tone, filled, border_radius=2)
        picture.fill(
            palette.lighter(tone, 0.35), (filled.left + 1, filled.top + 1, filled.width - 2, max(1, track.height // 5))
        )
    # More steps than there is room for are not told apart.
    for step in range(1, gauge.most if gauge.most <= track.width // 4 else 0):
        x = track.left + round(track.width * step / gauge.most)
        pygame.draw.line(picture, palette.OUTLINE, (x, track.top), (x, track.bottom - 1))


def order_medal(number: int, px: int, seat: int) -> pygame.Surface:
    """Return the place of an effect on the stack, counted from the one that resolves first."""
    return _SHELF.keep(("order", number, px, seat), lambda: cost_medal(f"{number}", px, colour_of_seat(seat)))
