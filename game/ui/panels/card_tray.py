"""The tray: cards in rows over the board to choose from, such as those of a search, which are in no hand."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord, card_face, words_size
from game.ui.art.card_stock import card_height
from game.ui.art.palette import OUTLINE, heading_ink, lighter
from game.ui.art.shelf import Shelf
from game.ui.art.tones import good
from game.ui.panels.card_zoom import card_words
from game.ui.screens.game_screen import HeldCard
from game.ui.screens.keys import cap_of
from game.ui.window import backdrop
from game.ui.window.measures import Measures
from game.ui.window.widgets import focus_ring, key_cap

#: Pixels at 720 lines: the widest card, and the column at the right for the title and the enlarged card, if the cards
#: leave room for it.
_WIDEST, _COLUMN = 290, 226
#: Most lines of the title in that column.
_LINES = 3
#: How dark (of 255) cards are that cannot be chosen: their words can still be read.
_VEIL = 105
#: Pictures of whole trays, kept because a tray may stay open for long while the pointer moves over its cards.
_TRAYS = Shelf()


class CardTray:
    """Cards in rows; those that may be chosen are bright. ``pointed`` is the one that pointer or keys are at."""

    def __init__(self) -> None:
        self.cards: list[tuple[HeldCard, pygame.Rect]] = []
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.pointed: int | None = None
        self.playable: frozenset[int] = frozenset()
        self.digits: dict[int, str] = {}
        #: Whether it only shows the cards of a pile, with none to be chosen.
        self.is_opened = False
        #: The faces as they are drawn: without their words if those would be too small to read.
        self.faces: list[FaceRecord] = []
        #: The column at the right with the title, and what the title leaves of it; of no width if the title is above
        #: the cards.
        self.column, self.free = pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0)
        #: Pixels of the title above the cards.
        self._above = 0
        #: Whether caps of keys are to the left of their cards instead of above them.
        self._has_keys_left = False

    def forget(self) -> None:
        """Drop everything, as it belongs to one seat's view."""
        self.cards, self.playable, self.digits, self.pointed = [], frozenset(), {}, None
        self.faces = []
        self.is_opened = False

    def lay(self, held: Sequence[HeldCard], area: pygame.Rect, to: Measures) -> None:
        """Lay the cards out as large as possible: tries one to four rows, the title above them or in a column at the
        right, and the caps of keys, which must hide no card's name, above each row or to the left of each card."""
        self.cards, self.rect, self.column = [], area.copy(), pygame.Rect(area.topright, (0, area.height))
        self._above = 0
        if not held:
            self.rect = pygame.Rect(0, 0, 0, 0)
            return
        ways = [(rows, beside, left) for rows in range(1, 5) for beside in (False, True) for left in (False, True)]
        width, rows, is_above, is_over = max(
            (self._widest(len(held), way, area, to), way[0], not way[1], not way[2]) for way in ways
        )
        self._has_keys_left = not is_over
        gap, down, across_gap = self._gaps(to, is_left=not is_over)
        across = -(-len(held) // rows)
        high = card_height(width)
        head = self._above = _head(to) if is_above else 0
        if not is_above:
            # The column gets all the width that the cards leave.
            self.column.x = area.x + across * (width + across_gap) + gap
            self.column.width = area.right - self.column.x
        title = round(_title_px(to) * _LINES * 1.3)
        self.free = pygame.Rect(self.column.x, area.y + title, self.column.width, area.height - title)
        self.free.inflate_ip(-gap if self.column.width else 0, -gap)
        room = self.column.left - area.x
        # The rows are centred in the height.
        above = max(0, area.height - head - rows * (high + down) - gap) // 2
        for number, one in enumerate(held):
            row = number // across
            here = min(across, len(held) - row * across)
            left = area.x + (room - here * (width + across_gap) - gap) // 2 + across_gap
            x = left + number % across * (width + across_gap)
            y = area.y + head + above + down + row * (high + down)
            self.cards.append((one, pygame.Rect(x, y, width, high)))
        self.faces = [readable(one.face, width, to) for one in held]

    def _gaps(self, to: Measures, *, is_left: bool) -> tuple[int, int, int]:
        """Return the gaps at the edges, above each row, and to the left of each card."""
        gap, cap = to.px(10), round(_cap_px(to) * 1.15)
        return (gap, gap, gap + to.px(4) + cap) if is_left else (gap, gap + cap, gap)

    def _widest(self, count: int, way: tuple[int, bool, bool], area: pygame.Rect, to: Measures) -> int:
        """Return the greatest width of ``count`` cards laid out one way: its number of rows, whether the title is
        beside them, and whether keys are to their left."""
        rows, beside, is_left = way
        gap, down, across_gap = self._gaps(to, is_left=is_left)
        across = -(-count // rows)
        wide = (area.width - (to.px(_COLUMN) if beside else 0) - gap) // across - across_gap
        high = (area.height - (0 if beside else _head(to)) - gap) // rows - down
        return min(wide, high * 5 // 7, to.px(_WIDEST))

    @property
    def title(self) -> pygame.Rect:
        """Return where the title lies: in the column at the right, or above the cards; empty without cards."""
        if self.column.width:
            return pygame.Rect(self.column.topleft, (self.column.width, self.free.top - self.column.top))
        return pygame.Rect(self.rect.topleft, (self.rect.width, self._above))

    def card_at(self, pos: tuple[int, int]) -> int | None:
        """Return the card under a pixel."""
        return next((one.number for one, rect in self.cards if rect.collidepoint(pos)), None)

    def place_of(self, number: int) -> pygame.Rect | None:
        """Return where a card lies."""
        return next((rect for one, rect in self.cards if one.number == number), None)

    def step(self, across: int, down: int) -> int | None:
        """Return the card next to the pointed one."""
        if not self.cards:
            return None
        numbers = [one.number for one, _ in self.cards]
        if self.pointed not in numbers:
            return numbers[0]
        here = self.place_of(self.pointed)
        assert here is not None
        if across:
            return numbers[(numbers.index(self.pointed) + across) % len(numbers)]
        rows = sorted({rect.y for _, rect in self.cards})
        row = rows[(rows.index(here.y) + down) % len(rows)]
        return min((abs(rect.x - here.x), one.number) for one, rect in self.cards if rect.y == row)[1]

    def draw(self, surface: pygame.Surface, to: Measures, title: str) -> None:
        """Draw the tray with its cards."""
        if not self.cards:
            return
        # Includes the pane's shadow, and the caps above the first row.
        room = self.rect.inflate(to.px(60), to.px(60))
        shows = (
            room.size, title, to.theme.name, to.scale, _title_px(to), _cap_px(to), card_words(to), self.is_opened,
            self.playable, tuple(self.digits.items()), tuple(self.faces), self.column.width, self._has_keys_left,
            tuple([(one.number, *rect.move(-room.x, -room.y)) for one, rect in self.cards]),
        )  # fmt: skip

        def drawn() -> pygame.Surface:
            picture = pygame.Surface(room.size, pygame.SRCALPHA)
            self._draw(picture, room.topleft, to, title)
            return picture

        surface.blit(_TRAYS.keep(shows, drawn), room)
        spot = self.place_of(self.pointed) if self.pointed is not None else None
        if spot is not None:
            focus_ring(surface, spot, to.theme, to.scale)

    def _draw(self, surface: pygame.Surface, corner: tuple[int, int], to: Measures, title: str) -> None:
        """Draw everything except the ring on a picture whose upper left ``corner`` is there in the window."""
        theme, tray = to.theme, self.rect.move(-corner[0], -corner[1])
        backdrop.lay_panel(surface, tray, theme.name, scale=to.scale, alpha=242)
        self._draw_title(surface, title, tray, to)
        for (one, place), face in zip(self.cards, self.faces, strict=True):
            rect = place.move(-corner[0], -corner[1])
            if one.number in self.playable:
                glow = rect.inflate(to.px(8), to.px(8))
                pygame.draw.rect(surface, OUTLINE, glow.inflate(2, 2), border_radius=to.px(9))
                pygame.draw.rect(surface, lighter(good(), 0.2), glow, border_radius=to.px(8))
            surface.blit(card_face(face, rect.width, theme=theme.name, words=card_words(to)), rect)
            if one.number not in self.playable and not self.is_opened:
                veil = pygame.Surface(rect.size, pygame.SRCALPHA)
                pygame.draw.rect(veil, (20, 16, 12, _VEIL), veil.get_rect(), border_radius=to.px(8))
                surface.blit(veil, rect)
            digit = cap_of(self.digits.get(one.number, ""))
            if digit:
                cap = key_cap(digit, _cap_px(to), theme)
                above = cap.get_rect(midbottom=(rect.centerx, rect.y - to.px(5)))
                left = cap.get_rect(topright=(rect.x - to.px(5), rect.y))
                surface.blit(cap, left if self._has_keys_left else above)

    def _draw_title(self, surface: pygame.Surface, title: str, tray: pygame.Rect, to: Measures) -> None:
        """Draw the title: wrapped in the column at the right, or in one line above the cards."""
        ink = heading_ink(to.theme)
        if not self.column.width:
            words = fonts.fitted_text(title, "title", _title_px(to), tray.width - to.px(30), ink)
            surface.blit(words, words.get_rect(midtop=(tray.centerx, tray.y + to.px(6))))
            return
        room = self.column.width - to.px(16)
        for px in fonts.sizes(_title_px(to), 11):
            if fonts.rich_height(title, "title", px, room) <= _LINES * fonts.line_height("title", px):
                break
        words = fonts.rich_text(title, "title", px, room, ink, align="centre")
        surface.blit(words, words.get_rect(midtop=(tray.right - self.column.width // 2, tray.y + to.px(8))))


def _title_px(to: Measures) -> int:
    """Return the size of the tray's title, limited to leave room for the cards when text is large."""
    return min(to.text_px(18), to.px(26))


def _head(to: Measures) -> int:
    """Return the height of the title above the cards."""
    return round(_title_px(to) * 1.6)


def _cap_px(to: Measures) -> int:
    return min(to.text_px(14), to.px(18))


def readable(face: FaceRecord, width: int, to: Measures) -> FaceRecord:
    """Return the face, without its words and with a larger picture if they are too small to read at that width:
    pointing at the card, or a long press, shows them beside it."""
    if not face.text or width < face.brief_below or words_size(face, width, card_words(to)) >= card_words(to)[1]:
        return face
    return msgspec.structs.replace(face, text="", boxed="")
