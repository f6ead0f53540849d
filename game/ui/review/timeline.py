"""The timeline of a replay: the moments of a match from left to right, marked where something happened, with the curve
of the chance to win over them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pygame

from game.app.records.marked import Mark, MarkKind
from game.app.thinking.turning_points import Chance
from game.ui.art import fonts
from game.ui.art.icons import icon
from game.ui.art.palette import OUTLINE, Rgb, Theme, blend, lighter
from game.ui.art.tones import good, seat_colour
from game.ui.window import backdrop
from game.ui.window.measures import Measures

#: How far a mark reaches down from the upper edge of the track, as a share of it; what it is told apart by besides.
_REACH: dict[str, float] = {"turn": 1.0, "roll": 0.22, "gain": 0.42, "fall": 0.42, "turning point": 0.6}
_ICONS = {"fall": "dead", "gain": "flag", "turning point": "search"}


class Shown(msgspec.Struct, frozen=True):
    """What a timeline shows: a match of ``count`` answers of which ``known`` have been computed, what is marked in it,
    moments that are turning points, and the chances to win."""

    count: int
    known: int
    marks: tuple[Mark, ...] = ()
    points: tuple[int, ...] = ()
    chances: tuple[Chance, ...] = ()
    is_flawed: bool = False


class Timeline:
    """Owns the ``track`` on which moments lie, and its picture."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.track = pygame.Rect(0, 0, 0, 0)
        self._count = 0
        self._picture: tuple[object, pygame.Surface] | None = None

    def lay(self, rect: pygame.Rect, beside: int, to: Measures) -> None:
        """Lay it in a rectangle at the foot of the window; ``beside`` is left to buttons at its right edge."""
        self.rect = rect
        pad, line = to.px(6), fonts.line_height("body", to.text_px(14))
        self.track = pygame.Rect(rect.x + 2 * pad, rect.y + line + pad, 0, rect.height - line - 2 * pad)
        self.track.width = max(1, rect.width - beside - 4 * pad)

    def x_of(self, number: float) -> int:
        """Return where a moment lies."""
        return self.track.x + round(number / max(1, self._count) * (self.track.width - 1))

    def number_at(self, x: int) -> int:
        """Return the moment under a pixel; of those before the first and after the last, those."""
        share = (x - self.track.x) / max(1, self.track.width - 1)
        return max(0, min(self._count, round(share * self._count)))

    def is_on(self, pos: tuple[int, int]) -> bool:
        """Return whether that pixel is on the track, or just next to it."""
        return self.track.inflate(self.track.height // 4, self.track.height // 4).clip(self.rect).collidepoint(pos)

    def draw(self, surface: pygame.Surface, shown: Shown, number: int, words: str, to: Measures) -> None:
        """Draw the track with the moment that the table shows, and words over it."""
        self._count = shown.count
        theme, px = to.theme, to.text_px(14)
        pygame.draw.rect(surface, theme.panel, self.rect)
        backdrop.lay_panel(surface, self.rect, theme.name, scale=to.scale)
        label = fonts.fitted_text(words, "body", px, self.track.width, theme.ink)
        surface.blit(label, label.get_rect(bottomleft=(self.track.x, self.track.top - 1)))
        key = (shown, tuple(self.track), theme.name)
        if self._picture is None or self._picture[0] != key:
            self._picture = key, self._drawn(shown, theme)
        surface.blit(self._picture[1], self.track)
        x = self.x_of(number)
        grip = max(4, self.track.height // 9)
        for wide, tone in ((grip + 2, OUTLINE), (max(2, grip // 2), lighter(theme.brass, 0.25))):
            line = pygame.Rect(0, 0, wide, self.track.height)
            line.midtop = (x, self.track.top)
            pygame.draw.rect(surface, tone, line)
        for size, tone in ((grip + 2, OUTLINE), (grip, lighter(theme.brass, 0.25))):
            pygame.draw.circle(surface, tone, (x, self.track.bottom - grip), size)

    def _drawn(self, shown: Shown, theme: Theme) -> pygame.Surface:
        picture = pygame.Surface(self.track.size, pygame.SRCALPHA)
        ground = blend(theme.panel, theme.table, 0.6)
        pygame.draw.rect(picture, ground, picture.get_rect(), border_radius=4)
        left, high = self.track.x, self.track.height
        if shown.known < shown.count:
            x = self.x_of(shown.known) - left
            dim = pygame.Rect(x, 0, self.track.width - x, high)
            for at in range(dim.left, dim.right, max(6, high // 4)):
                pygame.draw.line(picture, theme.dim_ink, (at, high - 1), (at + high // 4, high - 1 - high // 4))
        middle = high // 2
        pygame.draw.line(picture, blend(theme.dim_ink, ground, 0.5), (0, middle), (self.track.width, middle))
        for kind in ("turn", "roll", "gain", "fall"):
            self._draw_marks(picture, kind, [one.number for one in shown.marks if one.kind == kind], theme)
        for seat in sorted({one.seat for one in shown.chances}):
            self._draw_curve(picture, [one for one in shown.chances if one.seat == seat], seat)
        self._draw_marks(picture, "turning point", shown.points, theme)
        if shown.is_flawed:
            pygame.draw.rect(picture, theme.danger, (self.track.width - 4, 0, 4, high))
        pygame.draw.rect(picture, blend(theme.brass, theme.panel, 0.4), picture.get_rect(), 1, border_radius=4)
        return picture

    def _draw_marks(self, picture: pygame.Surface, kind: MarkKind | str, numbers: Sequence[int], theme: Theme) -> None:
        """Draw all marks of a kind; a sign stands at those that have room beside the one before."""
        high = picture.get_height()
        tone, long = _tone(kind, theme), round(high * _REACH[kind])
        side, last = max(8, round(high * 0.34)), -high
        for number in numbers:
            x = self.x_of(number) - self.track.x
            pygame.draw.line(picture, tone, (x, 0), (x, long), 1 if kind in ("turn", "roll") else 2)
            if kind in _ICONS and x - last > side:
                sign = icon(_ICONS[kind], side, tone)
                place = sign.get_rect(midtop=(x, 1 if kind == "turning point" else long - side // 2))
                picture.blit(sign, place.clamp(picture.get_rect()))
                last = x

    def _draw_curve(self, picture: pygame.Surface, chances: Sequence[Chance], seat: int) -> None:
        """Draw a seat's chances, one a turn, from the lower edge for none to the upper one for all."""
        high = picture.get_height()
        turns = {one.when or one.number: one for one in chances}
        points = [
            (self.x_of(one.number) - self.track.x, round((1 - one.chance) * (high - 3)) + 1) for one in turns.values()
        ]
        if len(points) < 2:
            return
        for thick, tone in ((4, OUTLINE), (2, seat_colour(seat))):
            pygame.draw.lines(picture, tone, closed=False, points=points, width=thick)


def _tone(kind: MarkKind | str, theme: Theme) -> Rgb:
    """Return the colour of a kind of marks; their lengths and signs tell them apart as well."""
    if kind == "turn":
        return blend(theme.dim_ink, theme.panel, 0.45)
    return {"fall": theme.danger, "gain": good(), "roll": theme.dim_ink}.get(kind, lighter(theme.brass, 0.2))
