"""The stack at the side of a table of zones: its cards in order, the one that resolves first in front, with arrows from
each to what it is aimed at.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

import pygame

from game.ui.art.card_stock import card_height
from game.ui.art.icons import outlined_icon
from game.ui.art.lighting import rounded, soft_shadow
from game.ui.art.palette import INK, OUTLINE, SLATE, darker, lighter
from game.ui.art.shelf import Shelf
from game.ui.art.tokens import banner_shape
from game.ui.art.tones import seat_colour
from game.ui.boards.cards.camera import CardCamera
from game.ui.boards.cards.layout import CardLayout, Point
from game.ui.boards.cards.lines import Part, arrow
from game.ui.boards.cards.plaques import order_medal
from game.ui.boards.cards.portraits import little_card, title_foot
from game.ui.boards.cards.records import EntryShown
from game.ui.boards.cards.tokens import FaceOf
from game.ui.boards.shared.plain_cards import plain_face

_SHELF = Shelf()

#: Where a unit is seen on the screen; None where it is not.
SpotOf = Callable[[int], pygame.Rect | None]


class CardStack:
    """Draws the stack. ``hovered`` is the number of an entry that is shown whole, with its arrow alone."""

    def __init__(self, layout: CardLayout) -> None:
        self.layout = layout
        self.face_of: FaceOf = plain_face
        self.entries: tuple[EntryShown, ...] = ()
        self.hovered: int | None = None
        self.hidden: frozenset[int] = frozenset()
        #: What the arrows are drawn of, their parts, and the places of those on the screen.
        self._aimed: tuple[Hashable, list[Part], list[pygame.Rect]] = (None, [], [])

    def show(self, entries: Sequence[EntryShown]) -> None:
        """Draw these from now on, the last one on top."""
        if tuple(entries) != self.entries:
            self._aimed = (None, [], [])
        self.entries = tuple(entries)
        if self.hovered not in {entry.number for entry in self.entries}:
            self.hovered = None

    def places(self, camera: CardCamera) -> dict[int, pygame.Rect]:
        """Return the screen rectangle of each entry's card, from the lowest to the one on top."""
        box = self.layout.stack
        if box is None:
            return {}
        (left, top), (right, bottom) = camera.at((box.x, box.y)), camera.at((box.right, box.bottom))
        room = pygame.Rect(left, top, right - left, bottom - top).inflate(-8, -8)
        width = min(round(room.width * 0.84), round(room.height * 0.62 * 5 / 7))
        tall = card_height(width)
        count = len(self.entries)
        step = min(round(tall * 0.5), (room.height - tall) // max(1, count - 1)) if count > 1 else 0
        first = room.top + max(0, (room.height - tall - step * (count - 1)) // 2)
        found = {}
        # What resolves first lies whole in front, at the foot; of those behind it the upper part is seen.
        for number, entry in enumerate(self.entries):
            y = first + step * number
            shift = round(room.width * 0.05 * (1 if entry.seat else -1))
            found[entry.number] = pygame.Rect(room.centerx - width // 2 + shift, y, width, tall)
        return found

    def entry_at(self, pos: Point, camera: CardCamera) -> int | None:
        """Return the number of the entry whose card is seen under a screen pixel."""
        if not camera.rect.collidepoint(pos):
            return None
        found = None
        for number, place in self.places(camera).items():
            if place.collidepoint(pos):
                found = number
        return found

    def draw(self, surface: pygame.Surface, camera: CardCamera) -> None:
        places = self.places(camera)
        count = len(self.entries)
        for number, entry in enumerate(self.entries):
            if entry.number not in self.hidden and entry.number in places:
                place = places[entry.number]
                picture = self._picture(entry, place.width, count - number)
                surface.blit(picture, (place.x - _RIM, place.y - _RIM))

    def _picture(self, entry: EntryShown, width: int, order: int) -> pygame.Surface:
        face = self.face_of(entry.key, entry.name)

        def draw() -> pygame.Surface:
            return _card(entry, little_card(face, width), order, title_foot(face, width))

        return _SHELF.keep((face, entry.seat, entry.what, entry.name, width, order), draw)

    def draw_arrows(self, surface: pygame.Surface, camera: CardCamera, spot_of_unit: SpotOf, units: Hashable) -> None:
        """Draw arrows from the card on top (or the one pointed at) to its targets; the others' are faint. ``units`` is
        another value whenever units stand elsewhere."""
        view = (camera.square_px, camera.origin, units)
        shown = (view, self.entries, self.hovered, self.hidden)
        if shown != self._aimed[0]:
            parts = list(self._arrows(camera, spot_of_unit))
            self._aimed = (shown, parts, [picture.get_rect(topleft=at) for picture, at in parts])
        _, parts, places = self._aimed
        surface.fblits([parts[number] for number in surface.get_clip().collidelistall(places)])

    def _arrows(self, camera: CardCamera, spot_of_unit: SpotOf) -> Iterator[Part]:
        """Yield the parts of all arrows, each with its place on the screen."""
        places = self.places(camera)
        width = max(3, camera.square_px // 10)
        for number, entry in enumerate(self.entries):
            if entry.number in self.hidden or entry.number not in places:
                continue
            strong = entry.number == self.hovered if self.hovered is not None else number == len(self.entries) - 1
            place = places[entry.number]
            for end in self._ends(entry, places, camera, spot_of_unit):
                start = (place.left if end[0] < place.centerx else place.right, place.top + place.width * 0.42)
                yield from arrow(start, end, seat_colour(entry.seat), width, strong=strong)

    def _ends(
        self, entry: EntryShown, places: dict[int, pygame.Rect], camera: CardCamera, spot_of_unit: SpotOf
    ) -> list[Point]:
        ends: list[Point] = []
        for unit in entry.targets:
            box = spot_of_unit(unit)
            if box is not None:
                ends.append((box.centerx + box.width * 0.2, box.centery))
        if entry.zone in self.layout.spaces:
            place = camera.rect_of((entry.zone, 0))
            ends.append((place.centerx, place.top + camera.square_px * 0.9))
        if entry.counters in places:
            countered = places[entry.counters]
            ends.append((countered.left + countered.width * 0.12, countered.bottom - countered.height * 0.25))
        return ends


#: Pixels around a card of the stack in its picture.
_RIM = 8


def _card(entry: EntryShown, face: pygame.Surface, order: int, below: int) -> pygame.Surface:
    """Return a card of the stack: rimmed in its seat's colour, with its banner, its kind, and its place in the
    order: all ``below`` its title."""
    wide, high = face.get_size()
    picture = pygame.Surface((wide + 2 * _RIM, high + 2 * _RIM), pygame.SRCALPHA)
    picture.blit(soft_shadow(face, 6, 150), (_RIM - 3, _RIM - 3))
    colour = seat_colour(entry.seat)
    edge = max(3, wide // 26)
    rim = rounded((wide + 2 * edge, high + 2 * edge), max(4, wide // 16), OUTLINE)
    rim.blit(rounded((wide + 2 * edge - 2, high + 2 * edge - 2), max(4, wide // 16), lighter(colour, 0.12)), (1, 1))
    picture.blit(rim, (_RIM - edge, _RIM - edge))
    picture.blit(face, (_RIM, _RIM))
    side = max(15, round(wide * 0.26))
    badge = banner_shape(entry.seat, side)
    line = below + _RIM + 1
    picture.blit(badge, (_RIM + 1, line))
    medal = order_medal(order, side, entry.seat)
    picture.blit(medal, (_RIM + wide - medal.get_width() - 1, line))
    mark = outlined_icon(entry.what, round(side * 0.72), INK, OUTLINE)
    if entry.what != "card":
        label = rounded((round(side * 1.1), side), side // 3, darker(SLATE, 0.1))
        spot = (_RIM + wide // 2, line + side // 2)
        picture.blit(label, label.get_rect(center=spot))
        picture.blit(mark, mark.get_rect(center=spot))
    return picture
