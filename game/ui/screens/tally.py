"""Sums at the right edge: what two sides have, item by item, and the result; or a list with one line highlighted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
import pygame
from msgspec.structs import replace

from game.ui.art import fonts
from game.ui.art.icons import icon
from game.ui.art.palette import Rgb, Theme, blend, heading_ink, lighter
from game.ui.window import backdrop
from game.ui.window.measures import Measures

State = Literal["", "lit", "dim"]
#: Items smaller than this share of the wanted size are counted instead.
_SMALL = 0.6


class TallyLine(msgspec.Struct, frozen=True):
    """An item: an icon, words and a figure. ``about`` are the pieces and cards that it is about, ``hint`` tells more. A
    ``lit`` line is the present one of a list, or counts only by what is just pointed at; a ``dim`` one does not
    count."""

    words: str
    figure: str = ""
    icon: str = ""
    state: State = ""
    about: tuple[int, ...] = ()
    hint: str = ""


class TallySide(msgspec.Struct, frozen=True):
    """One side of a sum: what it is, the outcome, and its items."""

    title: str
    figure: str
    lines: tuple[TallyLine, ...] = ()
    icon: str = ""


class Tally(msgspec.Struct, frozen=True):
    """A sum of one side or two, and what follows from it in ``verdict``: a sentence or several, each ``good`` for the
    player, bad, or neither (None). ``hint`` tells more of the whole."""

    title: str
    sides: tuple[TallySide, ...] = ()
    verdict: tuple[tuple[str, bool | None], ...] = ()
    hint: str = ""


def counted_items(tally: Tally) -> Tally:
    """Return a sum without its items but for the lit ones: one line tells how many there are, and pointing at it which.
    A side without a title is a list, and stays."""
    sides = []
    for side in tally.sides:
        plain = [line for line in side.lines if line.state != "lit"]
        if side.title and len(plain) > 1:
            hint = "\n".join(f"{line.words} {line.figure}".strip() for line in plain)
            lit = [line for line in side.lines if line.state == "lit"]
            side = replace(side, lines=(*lit, TallyLine(f"{len(plain)} items", state="dim", hint=hint)))
        sides.append(side)
    return replace(tally, sides=tuple(sides))


def without_items(tally: Tally) -> Tally:
    """Return a sum that only says what its sides come to, with the lit items: pointing at its title tells the others.
    A side without a title is a list, and stays."""
    lines = [line for side in tally.sides for line in side.lines if side.title and line.state != "lit"]
    told = [line.hint if line.state == "dim" and line.hint else f"{line.words} {line.figure}".strip() for line in lines]
    sides = [
        replace(side, lines=tuple(one for one in side.lines if one.state == "lit" or not side.title))
        for side in tally.sides
    ]
    hint = "\n".join(filter(None, (tally.hint, *told)))
    return replace(tally, sides=tuple(sides), hint=hint)


class TallyPane:
    """Sums one below the other in a part of the column at the right edge. ``px`` is the size of its words; ``tips`` are
    its lines with what there is to say of them. Where all items would be small beside the wanted size, they are counted
    in one line for each side."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.tallies: tuple[Tally, ...] = ()
        self.px = 14
        self.tips: list[tuple[pygame.Rect, str]] = []

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self.tallies, self.tips = (), []
        self.rect = pygame.Rect(0, 0, 0, 0)

    def measure(self, tallies: Sequence[Tally], width: int, most: int, to: Measures) -> int:
        """Choose the largest size at which the sums fit into a height, and give back the height that they take. Large
        words are no larger than leaves every name whole."""
        self.tallies = tuple(tallies)
        if not self.tallies:
            return 0
        high = self._fit(width, most, to)
        if high > most or self.px < to.text_px(14) * _SMALL:
            self.tallies = tuple(map(counted_items, tallies))
            high = self._fit(width, most, to)
        if self.px < to.px(14) < to.text_px(14):
            # Large words are no smaller than usual ones.
            before = self.tallies, self.px
            self.tallies = tuple(map(without_items, self.tallies))
            high = self._fit(width, most, to)
            if self.px == before[1]:
                self.tallies = before[0]
        return min(high, most)

    def _fit(self, width: int, most: int, to: Measures) -> int:
        for px in fonts.sizes(to.text_px(14), max(9, round(to.least_text * 0.72))):
            pad = _side_pad(width)
            high = sum(_tally_high(one, width - 2 * pad, px) for one in self.tallies) + pad
            if high <= most and (px <= to.px(14) or self._names_are_whole(width, px)):
                break
        self.px = px
        return high

    def lay(self, rect: pygame.Rect) -> None:
        """Lie there from now on. Sums that are gone, or have no room, are not drawn, and tell nothing any more."""
        self.rect = rect.copy()
        if not self.tallies or not rect.height:
            self.tips = []

    @property
    def shows(self) -> tuple[object, ...]:
        """Return all that can be seen of it, as a value to compare."""
        return tuple(self.rect), self.tallies, self.px

    def line_at(self, pos: tuple[int, int]) -> TallyLine | None:
        """Return the item under a pixel."""
        if not self.rect.collidepoint(pos):
            return None
        return next((line for line, place in self._places() if place.collidepoint(pos)), None)

    # --- sizes ---

    def _names_are_whole(self, width: int, px: int) -> bool:
        area = pygame.Rect(0, 0, width - 2 * _side_pad(width), 0)
        return all(
            fonts.text_width(line.words, "bold", _least_words(px)) <= _words_left(line, box.width, px)
            for tally in self.tallies
            for side, box in zip(tally.sides, _columns(tally, area, px), strict=True)
            for line in side.lines
        )

    def _places(self) -> Iterator[tuple[TallyLine, pygame.Rect]]:
        for tally, area in self._areas():
            for side, box in zip(tally.sides, _columns(tally, area, self.px), strict=True):
                top = box.y + (_row(self.px) if side.title else 0)
                for number, line in enumerate(side.lines):
                    yield line, pygame.Rect(box.x, top + number * _row(self.px), box.width, _row(self.px))

    def _areas(self) -> Iterator[tuple[Tally, pygame.Rect]]:
        """Yield where each sum lies."""
        pad = _side_pad(self.rect.width)
        inner = self.rect.inflate(-2 * pad, 0)
        y = self.rect.y + pad // 2
        for tally in self.tallies:
            high = _tally_high(tally, inner.width, self.px)
            yield tally, pygame.Rect(inner.x, y, inner.width, high)
            y += high

    # --- drawing ---

    def draw(self, surface: pygame.Surface, to: Measures) -> None:
        """Draw the pane and its sums."""
        self.tips = []
        if not self.tallies or self.rect.height <= 0:
            return
        backdrop.lay_panel(surface, self.rect, to.theme.name, scale=to.scale)
        for number, (tally, area) in enumerate(self._areas()):
            if number:
                pygame.draw.line(surface, blend(to.theme.brass, to.theme.panel, 0.5), area.topleft, area.topright)
            self._draw_tally(surface, tally, area, to)

    def _draw_tally(self, surface: pygame.Surface, tally: Tally, area: pygame.Rect, to: Measures) -> None:
        theme, px = to.theme, self.px
        ink = heading_ink(theme)
        title = fonts.fitted_text(tally.title, "title", round(px * 1.15), area.width, ink, floor=8)
        surface.blit(title, title.get_rect(midleft=(area.x, area.y + _head(px) // 2)))
        if tally.hint:
            self.tips.append((pygame.Rect(area.x, area.y, area.width, _head(px)), tally.hint))
        boxes = _columns(tally, area, px)
        heads = _heads_px(tally, boxes, px)
        for side, box in zip(tally.sides, boxes, strict=True):
            self._draw_side(surface, side, box, (theme, heads))
        y = area.bottom - _verdict_high(tally, area.width, px)
        for words, good in tally.verdict:
            tone = theme.ink if good is None else theme.good if good else theme.danger
            text = fonts.rich_text(words, "bold", px, area.width - px, _read(tone, theme))
            mark = {None: "right", True: "check", False: "warning"}[good]
            sign = icon(mark, round(px * 0.85), _read(tone, theme))
            surface.blit(sign, (area.x, y + round(px * 0.25)))
            surface.blit(text, (area.x + px + 2, y))
            y += text.get_height()

    def _draw_side(self, surface: pygame.Surface, side: TallySide, box: pygame.Rect, look: tuple[Theme, int]) -> None:
        (theme, heads), px, high = look, self.px, _row(self.px)
        y = box.y
        if side.title:
            band = pygame.Rect(box.x, y, box.width, high)
            pygame.draw.rect(surface, theme.panel_light, band, border_radius=3)
            head = TallyLine(side.title, side.figure, side.icon)
            _draw_line(surface, head, band, heads, theme, role="bold")
            y += high
        for line in side.lines:
            place = pygame.Rect(box.x, y, box.width, high)
            if line.state == "lit":
                pygame.draw.rect(surface, blend(theme.brass, theme.panel, 0.55), place, border_radius=3)
            _draw_line(surface, line, place, px, theme, role="bold" if line.state == "lit" else "body")
            if line.hint:
                self.tips.append((place, line.hint))
            y += high


def _draw_line(
    surface: pygame.Surface, line: TallyLine, place: pygame.Rect, px: int, theme: Theme, *, role: str
) -> None:
    """Draw an item in its place: icon and words at the left, its figure at the right."""
    ink = theme.dim_ink if line.state == "dim" else theme.ink
    left, right = place.x + 3, place.right - 3
    if line.icon:
        mark = icon(line.icon, px, lighter(theme.brass, 0.1) if line.state != "dim" else ink)
        surface.blit(mark, mark.get_rect(midleft=(left, place.centery)))
        left += px + max(2, px // 4)
    if line.figure:
        figure = fonts.plain_text(line.figure, "bold", px, ink)
        surface.blit(figure, figure.get_rect(midright=(right, place.centery)))
        right -= figure.get_width() + max(2, px // 4)
    words = fonts.fitted_text(line.words, role, px, max(8, right - left), ink, floor=_least_words(px))
    surface.blit(words, words.get_rect(midleft=(left, place.centery)))


def _words_left(line: TallyLine, wide: int, px: int) -> int:
    """Return the width that icon and figure leave to the words of an item."""
    gap = max(2, px // 4)
    figure = fonts.text_width(line.figure, "bold", px) + gap if line.figure else 0
    return wide - 6 - (px + gap if line.icon else 0) - figure


def _heads_px(tally: Tally, boxes: Sequence[pygame.Rect], px: int) -> int:
    """Return one size for the names of all sides, so that none looks weightier: the largest that fits."""
    heads = [TallyLine(side.title, side.figure, side.icon) for side in tally.sides]
    for smaller in fonts.sizes(px, _least_words(px)):
        if all(
            fonts.text_width(head.words, "bold", smaller) <= _words_left(head, box.width, smaller)
            for head, box in zip(heads, boxes, strict=True)
        ):
            return smaller
    return _least_words(px)


def _least_words(px: int) -> int:
    """Return the least size of names where the sums are set in one."""
    return max(8, round(px * 0.75))


def _side_pad(width: int) -> int:
    return max(6, width // 30)


def _row(px: int) -> int:
    return round(px * 1.35)


def _head(px: int) -> int:
    return round(px * 1.7)


def _columns(tally: Tally, area: pygame.Rect, px: int) -> list[pygame.Rect]:
    """Return where the sides lie: one beside the other."""
    count, gap = len(tally.sides), px // 2
    if not count:
        return []
    wide = (area.width - gap * (count - 1)) // count
    return [pygame.Rect(area.x + n * (wide + gap), area.y + _head(px), wide, 0) for n in range(count)]


def _verdict_high(tally: Tally, width: int, px: int) -> int:
    return sum(fonts.rich_height(words, "bold", px, width - px) for words, _ in tally.verdict)


def _tally_high(tally: Tally, width: int, px: int) -> int:
    rows = max((len(side.lines) + (1 if side.title else 0) for side in tally.sides), default=0)
    return _head(px) + rows * _row(px) + px // 3 + _verdict_high(tally, width, px)


def _read(tone: Rgb, theme: Theme) -> Rgb:
    """Return a colour that can be read on a dark panel."""
    return lighter(tone, 0.25) if theme.name == "walnut" else tone
