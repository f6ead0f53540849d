"""A box with something said and buttons below it: a lesson's sentence beside what it points at, or an offer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.panels.buttons import Button
from game.ui.panels.layout import TableLayout
from game.ui.window import backdrop
from game.ui.window.measures import Measures
from game.ui.window.note_place import note_place

#: Which part of itself the box may hide more than elsewhere, so that it stays where it is.
_SLACK = 6


class Said(msgspec.Struct, frozen=True):
    """What the box says: ``how_far`` the lesson is, and the sentence."""

    how_far: str
    words: str

    @property
    def text(self) -> str:
        """Return both in one paragraph."""
        return f"{self.how_far}  **{self.words}**" if self.words else self.how_far


class SaidBox:
    """Lays itself out and draws itself. ``rect`` is where it lies."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.said = Said("", "")
        self.buttons: list[Button] = []
        self._lines: list[list[Button]] = []
        #: Pixels of what is seen besides that it hid when it was laid out last.
        self._hides = 0

    def lay(
        self,
        said: Said,
        buttons: Sequence[Button],
        layout: TableLayout,
        beside: pygame.Rect | None,
        taken: Sequence[pygame.Rect],
        to: Measures,
        clear: Sequence[pygame.Rect] = (),
        off: Sequence[pygame.Rect] | None = None,
        *,
        goes_on: bool = False,
    ) -> None:
        """Say this with these buttons below it, beside something or else at the upper edge, where it hides least of
        what is ``taken``, and nothing of what is to be kept ``clear`` where there is room for that. While it says the
        same it stays where it is, under the pointer, as long as it hides no more than it did; or as long as it lies
        ``off`` some places, where they are given. If it ``goes_on`` with other words its lower edge stays, so that its
        buttons do, unless it would hide what it is about, or much more than elsewhere."""
        goes_on = goes_on and said != self.said
        before = self.rect.copy() if said == self.said or goes_on else pygame.Rect(0, 0, 0, 0)
        self.said, self.buttons = said, list(buttons)
        room = layout.free.inflate(-2 * layout.gap, -2 * layout.gap)
        usual = min(max(to.px(412), to.text_px(16) * 22), room.width)
        if not said.words:
            usual = min(usual, sum(one.rect.width + to.px(6) for one in buttons) + 2 * to.px(12))
        px, shown = to.text_px(16), (*taken, *clear)
        above = pygame.Rect(room.centerx, room.top - px, 1, 1)
        around = above if beside is None else beside.inflate(to.px(24), to.px(24))
        kept = [*clear, *([beside] if beside is not None else [])]

        def placed(width: int) -> pygame.Rect:
            return note_place((width, self._lay_rows(width, to)), around, room, px, taken, kept)

        self.rect = placed(usual)
        # A narrow box has room in a gap between cards where the usual one has none.
        for width in (usual * share // 20 for share in (15, 14, 13, 11, 10)):
            if _hidden(self.rect, shown):
                self.rect = min(self.rect, placed(width), key=lambda place: _hidden(place, shown))
        # Large words have a wider and lower box, where a narrow one would hide what it is about.
        for width in (min(room.width, usual * 4 // 3), room.width * 9 // 10):
            if beside is not None and self.rect.colliderect(beside):
                self.rect = placed(width)
        away = [*(clear if off is None else off), *([beside] if beside is not None else [])]
        height = self._lay_rows(before.width, to) if before.width else 0
        if goes_on:
            before.update(before.x, before.bottom - height, before.width, height)
        stays = before.width and room.contains(before) and before.collidelist(away) < 0
        most = _hidden(self.rect, taken) + before.w * before.h // _SLACK if goes_on else self._hides
        stays = stays and (off is not None or _hidden(before, taken) <= most)
        if stays and height == before.height:
            self.rect = before
        self._lay_rows(self.rect.width, to)
        self._hides = _hidden(self.rect, taken)
        self._lay_buttons(to)

    def _lay_rows(self, width: int, to: Measures) -> int:
        """Lay buttons out in lines within a width, and return the height of the whole box."""
        inner = width - 2 * to.px(12)
        self._lines = _rows(self.buttons, inner, to)
        words = fonts.rich_height(self.said.text, "body", _px(to), inner) + to.px(6) if self.said.text else 0
        return 2 * to.px(12) + words + self._lines_high(to) - to.px(6)

    def _lines_high(self, to: Measures) -> int:
        return len(self._lines) * (_button_high(to) + to.px(6))

    def _lay_buttons(self, to: Measures) -> None:
        y = self.rect.bottom - to.px(12) - self._lines_high(to) + to.px(6)
        for line in self._lines:
            x = self.rect.x + to.px(12)
            for button in line:
                button.rect = pygame.Rect(x, y, button.rect.width, _button_high(to))
                x += button.rect.width + to.px(6)
            y += _button_high(to) + to.px(6)

    def draw(self, surface: pygame.Surface, to: Measures) -> None:
        """Draw all but the buttons."""
        backdrop.lay_panel(surface, self.rect, to.theme.name, scale=to.scale, edge=to.theme.brass)
        if not self.said.text:
            return
        inner = self.rect.inflate(-2 * to.px(12), -2 * to.px(12))
        words = fonts.rich_text(self.said.text, "body", _px(to), inner.width, to.theme.ink)
        surface.blit(words, inner.topleft)


def _hidden(place: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """Return how many pixels of others a place hides."""
    parts = [place.clip(one) for one in others]
    return sum(part.w * part.h for part in parts)


def button_width(words: str, to: Measures) -> int:
    """Return how wide a button of the box is."""
    px = to.text_px(14)
    return max(to.least_target, fonts.text_width(words, "bold", px) + round(px * 3.4))


def _button_high(to: Measures) -> int:
    return max(to.least_target, to.pressable(to.text_px(14) * 2))


def _rows(buttons: Sequence[Button], width: int, to: Measures) -> list[list[Button]]:
    """Return the buttons in lines; one too wide for a line has it for itself."""
    rows: list[list[Button]] = []
    left = 0
    for button in buttons:
        button.rect.width = min(button.rect.width, width)
        if not rows or left < button.rect.width:
            rows.append([])
            left = width
        rows[-1].append(button)
        left -= button.rect.width + to.px(6)
    return rows


def _px(to: Measures) -> int:
    return to.text_px(17)
