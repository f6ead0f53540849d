"""The words over a match that is shown: what has just happened, what it is called and about, and how to play."""

from __future__ import annotations

import math

import pygame

from game.app.games.entries import GAMES
from game.ui.art import fonts
from game.ui.art.palette import Rgb, heading_ink, lighter
from game.ui.art.tones import seat_colour
from game.ui.games.game_ui import game_ui_of
from game.ui.panels.layout import TableLayout
from game.ui.scenes.brand import draw_name
from game.ui.scenes.scene import Window
from game.ui.screens.game_screen import LogLine
from game.ui.table.following import Following
from game.ui.table.looking import Keep
from game.ui.window import backdrop

#: The words that say how to begin; seconds of one beat of their light, and its steps.
INVITES, BEAT, STEPS = "Touch to play", 1.6, 8
#: What is said before anything has happened.
FIRST = "Computers are playing. Sit down at any time: you take over where they stand."


class Captions:
    """Owns what the words show: a step of the beat, and whether the title is there."""

    def __init__(self, app: Window, following: Following) -> None:
        self.app, self.following = app, following
        self.step, self.is_titled = 0, True

    def changes(self, seconds: float, *, is_titled: bool) -> bool:
        """Return whether the words look different after the match has been shown for that long."""
        is_still = self.app.settings.reduced_motion
        before = self.step, self.is_titled
        self.step = 0 if is_still else int(seconds / BEAT * STEPS) % STEPS
        self.is_titled = is_titled
        return (self.step, self.is_titled) != before

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """Return the last of what has happened, the latest first."""
        return tuple(reversed(self.following.log.lines[-3:])) or (LogLine(FIRST),)

    def keep_panes(self, keep: Keep, layout: TableLayout, look: object) -> None:
        """Keep the words as panes: the lower edge, the invitation in it, and the title over the table."""
        app, turn = self.app, self.following.turn
        pane = pygame.Rect(0, layout.prompt.top, app.size[0], app.size[1] - layout.prompt.top)
        size = round(app.text_px(14) * 1.5)
        wide = fonts.text_width(INVITES, "title", size) + app.px(56)
        invite = pygame.Rect(pane.right - wide, pane.y, wide, pane.height)
        told = pane.copy()
        told.width -= wide
        keep("captions", pane, (look, self.lines, turn), lambda surface: self._draw_told(surface, pane, told))
        keep("invite", invite, (look, self.step), lambda surface: self._draw_invite(surface, invite, size))
        title = self._title_box(layout) if self.is_titled else pygame.Rect(0, 0, 0, 0)
        keep("title", title, look, lambda surface: self._draw_title(surface, title))

    # The lower edge

    def _draw_told(self, surface: pygame.Surface, pane: pygame.Rect, room: pygame.Rect) -> None:
        app, theme = self.app, self.app.theme
        backdrop.lay_panel(surface, pane, theme.name, scale=app.scale, alpha=255, edge=theme.brass)
        px, pad = app.text_px(14), app.px(14)
        left, y, wide = room.x + 2 * pad, room.y + pad // 2, room.width - 3 * pad
        title = f"{self._title}: {self.following.turn.title}"
        head = fonts.fitted_text(title, "title", px, wide, heading_ink(theme))
        y += surface.blit(head, (left, y)).height
        for number, line in enumerate(self.lines):
            ink = theme.ink if number == 0 else theme.dim_ink
            words = fonts.rich_text(line.text, "body", px, wide - px, ink)
            if y + words.get_height() > pane.bottom:
                break
            tone = seat_colour(line.seat) if line.seat >= 0 else theme.brass
            pygame.draw.rect(surface, tone, (left, y + px // 4, px // 4, words.get_height() - px // 2))
            y += surface.blit(words, (left + px, y)).height

    def _draw_invite(self, surface: pygame.Surface, rect: pygame.Rect, size: int) -> None:
        words = fonts.plain_text(INVITES, "title", size, self._invite_ink())
        surface.blit(words, words.get_rect(center=rect.center))

    def _invite_ink(self) -> Rgb:
        theme = self.app.theme
        light = 0.5 + 0.5 * math.cos(self.step / STEPS * math.tau)
        return heading_ink(theme) if theme.name == "projector" else lighter(theme.brass, 0.1 + 0.6 * light)

    # The title

    @property
    def _title(self) -> str:
        return GAMES[self.following.match.opening.game].title

    def _about(self, room: int) -> pygame.Surface:
        about = game_ui_of(self.following.match.opening.game).about
        return fonts.rich_text(about, "body", self.app.text_px(14), room, self.app.theme.ink, align="centre")

    @property
    def _big(self) -> int:
        return min(self.app.px(74), self.app.size[1] // 9)

    def _title_box(self, layout: TableLayout) -> pygame.Rect:
        px, pad = self.app.text_px(14), self.app.px(24)
        room = min(layout.free.width - 4 * pad, px * 32)
        high = round(self._big * 1.4) + round(px * 2.6) + self._about(room).get_height() + 2 * pad
        box = pygame.Rect(0, 0, room + 2 * pad, min(high, layout.free.height))
        box.center = layout.free.center
        return box

    def _draw_title(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        app, theme, big = self.app, self.app.theme, self._big
        px, pad = app.text_px(14), app.px(24)
        room = box.width - 2 * pad
        backdrop.lay_panel(surface, box, theme.name, scale=app.scale, edge=theme.brass)
        named = fonts.text_width("Tessera", "title", big) + round(big * 1.37)
        draw_name(surface, (box.centerx - named // 2, box.y + pad + big // 2), big, theme)
        y = box.y + pad + round(big * 1.3)
        head = fonts.fitted_text(self._title, "title", round(px * 1.7), room, heading_ink(theme, 0.3))
        y += surface.blit(head, head.get_rect(midtop=(box.centerx, y))).height + pad // 4
        about = self._about(room)
        surface.blit(about, about.get_rect(midtop=(box.centerx, y)))
