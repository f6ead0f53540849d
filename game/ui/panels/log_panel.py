"""The log: what has happened, as the seat saw it. Lines are drawn once and kept; each shows whom it is about."""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.art import fonts
from game.ui.art.icons import icon
from game.ui.art.palette import heading_ink
from game.ui.art.shelf import Shelf
from game.ui.art.tones import seat_colour
from game.ui.screens.game_screen import LogLine
from game.ui.window import backdrop
from game.ui.window.measures import Measures

#: Lines of text that a panel with a heading is high at least.
_HEADED = 8


class LogPanel:
    """Lines, the latest last. ``back`` counts pixels that the reader has scrolled back, ``unseen`` the lines that came
    meanwhile; ``revision`` counts changes. While it is scrolled back a mark (``to_latest``) leads to the latest line;
    an answer of one's own does, too (``follow``)."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self.back = self.unseen = 0
        self.revision = 0
        self.to_latest = pygame.Rect(0, 0, 0, 0)
        self.rect = pygame.Rect(0, 0, 0, 0)
        #: Pixels that each line is high, and lines as they were set, by their numbers.
        self._heights: list[int] = []
        self._pictures = Shelf()
        self._look: tuple[object, ...] = ()
        self._places: list[tuple[pygame.Rect, LogLine]] = []

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self.lines, self._heights, self._places = [], [], []
        self._pictures.clear()
        self.follow()

    def add(self, line: LogLine) -> None:
        """Add a line; a reader who has scrolled back stays in place."""
        self.lines.append(line)
        self.unseen += 1 if self.back else 0
        self.revision += 1

    def scroll(self, pixels: int) -> None:
        """Scroll back (above 0) or forward: at the end the latest lines are followed again."""
        self.back = max(0, self.back + pixels)
        if not self.back:
            self.follow()

    def follow(self) -> None:
        """Show the latest lines, now and as they come."""
        self.back = self.unseen = 0
        self.to_latest = pygame.Rect(0, 0, 0, 0)
        self.revision += 1

    @property
    def tips(self) -> list[tuple[pygame.Rect, str]]:
        """Return what the mark of a log that is scrolled back means."""
        return [(self.to_latest, "The log is scrolled back. Click for the latest lines.")] if self.back else []

    def line_at(self, pos: tuple[int, int]) -> LogLine | None:
        """Return the line under a pixel."""
        if not self.rect.collidepoint(pos):
            return None
        return next((line for rect, line in self._places if rect.collidepoint(pos)), None)

    def place_at(self, pos: tuple[int, int]) -> int | None:
        """Return which line is under a pixel, counted back from the latest one, which is 0."""
        line = self.line_at(pos)
        back = (number for number, one in enumerate(reversed(self.lines)) if one is line)
        return next(back, None) if line is not None else None

    def draw_notes(self, surface: pygame.Surface, rect: pygame.Rect, to: Measures, pointed: LogLine | None) -> None:
        """Draw what is seen of the log while it is folded: the last two lines, or the last one where two have no room
        whole."""
        self.back = self.unseen = 0
        self.rect, self.to_latest = rect, pygame.Rect(0, 0, 0, 0)
        backdrop.lay_panel(surface, rect, to.theme.name, scale=to.scale)
        room = rect.inflate(-2 * to.px(8), -2 * to.px(3))
        room.width -= to.px(24)
        px, high = self._fold(room, to)
        room.y, room.height = room.y + (room.height - high) // 2, high
        self._draw_lines(surface, room, (room.width - to.px(8), px, 0), to, pointed)

    def _fold(self, room: pygame.Rect, to: Measures) -> tuple[int, int]:
        """Return the size of the last lines in that room, and how high those are that it holds whole: two if they need
        not be much smaller for that, or one."""
        wanted, width = to.text_px(13), room.width - to.px(8)
        row = {px: fonts.rich_height("Log", "body", px, width) for px in fonts.sizes(wanted, 9)}
        most = next((px for px, high in row.items() if 2 * high <= room.height), 9)
        for count, floor in ((2, max(11, most * 4 // 5)), (1, 9)):
            for px in fonts.sizes(most, min(most, floor)):
                high = sum(fonts.rich_height(one.text, _role(one), px, width) for one in self.lines[-count:])
                if high <= room.height:
                    return px, high
        # Of a very long line the last rows, none of them cut.
        step, air = fonts.line_height("body", 9), 9 // 4
        return 9, (room.height - air) // step * step + air

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, to: Measures, pointed: LogLine | None) -> None:
        """Draw the latest lines that fit, from the lower edge up."""
        self.rect, self.to_latest = rect, pygame.Rect(0, 0, 0, 0)
        if rect.height <= 0:
            self._places = []
            return
        theme = to.theme
        backdrop.lay_panel(surface, rect, theme.name, scale=to.scale)
        pad = to.px(10)
        # Beside the bar of the seat's colour, and clear of the bar that tells how far one has scrolled.
        width = rect.width - 2 * pad - to.px(8) - to.px(5)
        room = pygame.Rect(rect.x + pad, rect.y + to.px(6), rect.width - 2 * pad, rect.height - to.px(14))
        if room.height <= 0:
            # Where the window is about to get another size, there may be hardly any room.
            self._places = []
            return
        # A low panel, above choices, leaves its heading away for a line more.
        if rect.height >= _HEADED * to.text_px(14):
            head_px = min(to.text_px(15), round(rect.height * 0.15))
            head = fonts.plain_text("Log", "title", head_px, heading_ink(theme, 0.1))
            surface.blit(head, (rect.x + pad, rect.y + to.px(5)))
            below = to.px(1) + head.get_height()
            room.y, room.height = room.y + below, room.height - below
        # A line that breaks twice has room even where script is large.
        px = max(9, min(to.text_px(14), int(room.height / 3.8)))
        whole = self._draw_lines(surface, room, (width, px, to.px(3)), to, pointed)
        if whole > room.height:
            self._draw_bar(surface, room, whole, to)
        if self.back:
            self._draw_to_latest(surface, room, px, to)

    def _draw_lines(
        self,
        surface: pygame.Surface,
        room: pygame.Rect,
        how: tuple[int, int, int],
        to: Measures,
        pointed: LogLine | None,
    ) -> int:
        """Draw the lines that are seen in their room; ``how``: their width, their size, and the gap between them.
        Return how high all lines are."""
        theme, (width, px, gap) = to.theme, how
        self._measure(width, px, gap, to)
        whole = sum(self._heights) + gap * len(self._heights)
        self.back = min(self.back, max(0, whole - room.height))
        clip = surface.get_clip()
        surface.set_clip(room.clip(clip))
        y = room.bottom + self.back if whole > room.height else room.y + whole
        self._places = []
        for number in reversed(range(len(self.lines))):
            line, height = self.lines[number], self._heights[number]
            y -= height + gap
            if y < room.y and self._places:
                self._draw_rest(surface, room, number, (y, width, px), to)
                break
            # Lines are shown whole or not at all, except for the end of a long one above them all.
            if y + height <= room.bottom or height > room.height:
                place = pygame.Rect(room.x, y, room.width, height + gap)
                self._places.append((place.clip(room), line))
                if line is pointed and line.about:
                    pygame.draw.rect(surface, theme.panel_light, place, border_radius=to.px(3))
                if line.seat >= 0:
                    bar = pygame.Rect(room.x, y + 2, to.px(3), height - 4)
                    pygame.draw.rect(surface, seat_colour(line.seat), bar)
                picture = self._pictures.keep(number, partial(self._picture, line, width, px, to))
                surface.blit(picture, (room.x + to.px(8), y))
        surface.set_clip(clip)
        return whole

    def _draw_rest(
        self, surface: pygame.Surface, room: pygame.Rect, number: int, how: tuple[int, int, int], to: Measures
    ) -> None:
        """Draw the end of a line that breaks and has no room whole at the top: as many of its rows as fit, so that no
        gap is left below the heading."""
        y, width, px = how
        line, height = self.lines[number], self._heights[number]
        row = fonts.line_height(_role(line), px)
        # Below its rows a line has a little air.
        air = height % row
        seen = (y + height - air - room.y) // row * row + air
        if seen <= air:
            return
        place = pygame.Rect(room.x, y + height - seen, room.width, seen)
        if line.seat >= 0:
            pygame.draw.rect(surface, seat_colour(line.seat), (room.x, place.y, to.px(3), seen - 2))
        picture = self._pictures.keep(number, partial(self._picture, line, width, px, to))
        surface.blit(picture, (room.x + to.px(8), place.y), (0, height - seen, picture.get_width(), seen))
        self._places.append((place, line))

    def _measure(self, width: int, px: int, gap: int, to: Measures) -> None:
        """Measure those lines that are new at this width and size. A reader who has scrolled back sees the same lines
        as before: what is new comes below them."""
        look = (width, px, to.theme.name)
        if look != self._look:
            self._look, self._heights = look, []
            self._pictures.clear()
        before = len(self._heights)
        self._heights += [fonts.rich_height(line.text, _role(line), px, width) for line in self.lines[before:]]
        if self.back and before:
            self.back += sum(height + gap for height in self._heights[before:])

    def _draw_to_latest(self, surface: pygame.Surface, room: pygame.Rect, px: int, to: Measures) -> None:
        """Draw the mark at the foot of a log that is scrolled back: how many lines are new below, and the way to
        them."""
        theme = to.theme
        text = f"{self.unseen} new" if self.unseen else "Latest"
        words = fonts.plain_text(text, "bold", px, theme.ink)
        arrow = icon("down", px, theme.ink)
        pad = px // 2
        chip = pygame.Rect(0, 0, words.get_width() + arrow.get_width() + 3 * pad, words.get_height() + to.px(4))
        chip.bottomright = room.bottomright
        pygame.draw.rect(surface, theme.panel, chip, border_radius=chip.height // 2)
        pygame.draw.rect(surface, theme.brass, chip, max(1, to.px(1)), border_radius=chip.height // 2)
        surface.blit(words, words.get_rect(midleft=(chip.x + pad, chip.centery)))
        surface.blit(arrow, arrow.get_rect(midright=(chip.right - pad, chip.centery)))
        self.to_latest = chip

    def _draw_bar(self, surface: pygame.Surface, room: pygame.Rect, whole: int, to: Measures) -> None:
        high = max(to.px(12), room.height * room.height // whole)
        way = room.height - high
        y = room.y + round(way * (1 - self.back / max(1, whole - room.height)))
        bar = pygame.Rect(room.right + to.px(2), y, to.px(3), high)
        pygame.draw.rect(surface, to.theme.dim_ink, bar, border_radius=2)

    def _picture(self, line: LogLine, width: int, px: int, to: Measures) -> pygame.Surface:
        ink = to.theme.ink if not line.heading else heading_ink(to.theme, 0.15)
        return fonts.rich_text(line.text, _role(line), px, width, ink)


def _role(line: LogLine) -> str:
    """Return the type that a line is set in."""
    return "bold" if line.heading else "body"
