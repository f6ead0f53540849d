"""Hints in the column at the right edge: a row each, with its number, its answer, its chance, what speaks for it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.art import fonts
from game.ui.art.palette import BRASS, Theme, blend, darker, heading_ink, lighter
from game.ui.panels.buttons import Button, button_ground
from game.ui.table.hints import Hints, ShownHint
from game.ui.window import backdrop
from game.ui.window.measures import Measures

#: The share of their usual size that hints have which nobody has asked for.
_UNASKED = 0.75
_WAITING = "Trying the answers…"


class HintPane:
    """Lays the hints out and draws them; ``px`` is the size of their words."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.px = 14
        self._rows: tuple[ShownHint, ...] = ()
        self._hints: Hints | None = None
        self._places: list[pygame.Rect] = []

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self._rows, self._places, self._hints = (), [], None
        self.rect = pygame.Rect(0, 0, 0, 0)

    def measure(self, hints: Hints, width: int, most: int, to: Measures) -> int:
        """Choose the largest size at which the hints fit into a height, and give back the height that they take; 0
        where none are wanted."""
        self._rows, self._hints = hints.rows, hints
        if not hints.is_open:
            return 0
        floor = max(9, round(to.least_text * 0.72))
        # What nobody has asked for takes less of the table, where words are large.
        wanted = to.text_px(15) if hints.keys_words else max(to.px(15), round(to.text_px(15) * _UNASKED))
        for px in fonts.sizes(wanted, floor):
            high = self._high(width, px)
            if high <= most and self._breaks_no_word(width, px):
                break
        self.px = px
        return min(high, most)

    def lay(self, rect: pygame.Rect) -> None:
        """Lie there from now on."""
        self.rect = rect.copy()
        self._places = []
        inner = rect.inflate(-2 * _pad(rect.width), 0)
        y = rect.y + _head(self.px)
        for row in self._rows:
            high = self._row_high(row, inner.width, self.px)
            self._places.append(pygame.Rect(inner.x, y, inner.width, high))
            y += high + self.px // 3

    def buttons(self, give: Callable[[int], None]) -> list[Button]:
        """Return what a press on each row does."""
        return [
            # No note of its own: it would lie over the next row.
            Button(f"hint {number + 1}", place, row.words, lambda number=number: give(number), kind="bare",  # type: ignore[misc]
                   key=str(number + 1) if number < self._digits else "")
            for number, (row, place) in enumerate(zip(self._rows, self._places, strict=False))
        ]  # fmt: skip

    @property
    def _is_open(self) -> bool:
        return self._hints is not None and self._hints.is_open

    @property
    def _digits(self) -> int:
        return self._hints.digits if self._hints is not None else 0

    @property
    def _marked(self) -> int:
        return self._hints.marked if self._hints is not None else 0

    @property
    def _keys_words(self) -> str:
        return self._hints.keys_words if self._hints is not None else ""

    @property
    def shows(self) -> tuple[object, ...]:
        """Return all that can be seen of it, as a value to compare."""
        rows = tuple((row.words, row.chance, row.reason) for row in self._rows)
        return tuple(self.rect), rows, self._marked, self.px, self._is_open, self._keys_words

    # --- sizes ---

    def _high(self, width: int, px: int) -> int:
        inner = width - 2 * _pad(width)
        if not self._rows:
            return _head(px) + round(px * 2.2) + self._foot(px)
        rows = sum(self._row_high(row, inner, px) + px // 3 for row in self._rows)
        return _head(px) + rows + max(_pad(width) // 2, self._foot(px))

    def _breaks_no_word(self, width: int, px: int) -> bool:
        room = _words_room(width - 2 * _pad(width), px) - self._chance_room(px)
        words = (word for row in self._rows for word in row.words.replace("**", "").split())
        return all(fonts.text_width(word, "bold", px) <= room for word in words)

    def _chance_room(self, px: int) -> int:
        """Return the room for the chances at the right end of the rows; none where no row has one."""
        return round(px * 3.2) if any(row.chance for row in self._rows) else 0

    def _reason_room(self, room: int, high: int, px: int) -> int:
        """Return the room for the reason below words that high: all of it where those reach below the chance, which
        stands beside them."""
        return room if high > 2 * px else room - self._chance_room(px)

    def _foot(self, px: int) -> int:
        """Return the height of the line that tells which keys lead on."""
        return round(_small(px) * 1.6) if self._keys_words else 0

    def _row_high(self, row: ShownHint, width: int, px: int) -> int:
        room = _words_room(width, px)
        high = fonts.rich_height(row.words, "bold", px, room - self._chance_room(px))
        if row.reason:
            high += fonts.rich_height(row.reason, "body", _small(px), self._reason_room(room, high, px))
        return high + round(px * 0.9)

    # --- drawing ---

    def draw(self, surface: pygame.Surface, to: Measures, hovered: str) -> None:
        """Draw the pane and its rows; ``hovered`` is the name of the button under the pointer."""
        if not self._is_open or self.rect.height <= 0:
            return
        theme, px = to.theme, self.px
        backdrop.lay_panel(surface, self.rect, theme.name, scale=to.scale)
        ink = heading_ink(theme)
        pad = _pad(self.rect.width)
        middle = self.rect.y + _head(px) // 2
        words = self._hints.title if self._hints is not None else ""
        title = fonts.plain_text(words, "title", round(px * 1.15), ink)
        surface.blit(title, title.get_rect(midleft=(self.rect.x + pad, middle)))
        if any(row.chance for row in self._rows):
            room = self.rect.width - 3 * pad - title.get_width()
            note = fonts.fitted_text("chance to win", "italic", _small(px), room, theme.dim_ink, floor=8)
            surface.blit(note, note.get_rect(midright=(self.rect.right - pad, middle)))
        if not self._rows:
            waiting = fonts.fitted_text(_WAITING, "italic", px, self.rect.width - 2 * pad, theme.dim_ink)
            surface.blit(waiting, (self.rect.x + pad, self.rect.y + _head(px)))
        if self._keys_words:
            keys = fonts.fitted_text(self._keys_words, "italic", _small(px), self.rect.width - 2 * pad, theme.dim_ink)
            foot = self.rect.bottom - self._foot(px) // 2 - 1
            surface.blit(keys, keys.get_rect(midright=(self.rect.right - pad, foot)))
        for number, (row, place) in enumerate(zip(self._rows, self._places, strict=True)):
            state = "hovered" if hovered == f"hint {number + 1}" else "normal"
            self._draw_row(surface, row, place, (number, state), theme)

    def _draw_row(
        self, surface: pygame.Surface, row: ShownHint, place: pygame.Rect, how: tuple[int, str], theme: Theme
    ) -> None:
        number, state = how
        px = self.px
        ground = button_ground(place.size, "plain", state, theme.name, chosen=number == self._marked)
        surface.blit(ground, place)
        disc = hint_disc(number, round(px * 1.5))
        surface.blit(disc, disc.get_rect(midleft=(place.x + px // 2, place.centery)))
        left, top = place.x + round(px * 2.4), place.y + round(px * 0.4)
        room = _words_room(place.width, px)
        words = fonts.rich_text(row.words, "bold", px, room - self._chance_room(px), theme.ink)
        surface.blit(words, (left, top))
        if row.chance:
            ink = lighter(theme.brass, 0.3) if theme.name == "walnut" else theme.ink
            chance = fonts.plain_text(row.chance, "bold", px, ink)
            at = chance.get_rect(topright=(place.right - px // 2, top))
            surface.blit(chance, at)
            bar = pygame.Rect(0, at.bottom + 1, round(px * 2.6), max(3, px // 4))
            bar.right = at.right
            pygame.draw.rect(surface, darker(theme.panel, 0.35), bar, border_radius=2)
            full = pygame.Rect(bar.x, bar.y, max(2, round(bar.width * row.share)), bar.height)
            pygame.draw.rect(surface, blend(theme.brass, theme.good, 0.4), full, border_radius=2)
        if row.reason:
            wide = self._reason_room(room, words.get_height(), px)
            # On the ground of the row that the board shows, dim words could hardly be read.
            ink = theme.ink if number == self._marked else theme.dim_ink
            why = fonts.rich_text(row.reason, "body", _small(px), wide, ink)
            surface.blit(why, (left, top + words.get_height()))


def hint_disc(number: int, side: int) -> pygame.Surface:
    """Return a hint's number on a disc: the same in its row and on the board."""
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    centre = (side / 2, side / 2)
    pygame.draw.aacircle(picture, darker(BRASS, 0.6), centre, side / 2)
    pygame.draw.aacircle(picture, lighter(BRASS, 0.3), centre, side / 2 - max(1, side // 12))
    words = fonts.plain_text(str(number + 1), "bold", round(side * 0.62), (30, 22, 12))
    picture.blit(words, words.get_rect(center=(side // 2, side // 2)))
    return picture


def _small(px: int) -> int:
    return max(9, round(px * 0.9))


def _pad(width: int) -> int:
    return max(6, width // 30)


def _head(px: int) -> int:
    return round(px * 1.9)


def _words_room(width: int, px: int) -> int:
    """Return the room for words next to the disc."""
    return max(40, width - round(px * 2.4) - px // 2)
