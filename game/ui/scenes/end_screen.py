"""The end of a match: who won, and the points."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.match import Match
from game.ui.art import fonts
from game.ui.art.palette import THEMES, seat_colour
from game.ui.art.tokens import banner_shape
from game.ui.tabletop.glass import pane
from game.ui.tabletop.widgets import Button, WidgetScene, draw_title


class EndScreen(WidgetScene):
    """Scores of a finished match."""

    def __init__(self, match: Match, rematch: Callable[[], None]) -> None:
        super().__init__()
        self.match, self.rematch = match, rematch

    def enter(self, app: object) -> None:
        super().enter(app)  # type: ignore[arg-type]
        self.app.sound("fanfare")

    def build(self) -> list[Button]:
        px = self.app.px
        middle, y = self.app.size[0] // 2, round(self.app.size[1] * 0.84)
        rects = [pygame.Rect(0, 0, px(200), px(48)) for _ in range(3)]
        for index, rect in enumerate(rects):
            rect.center = (middle + (index - 1) * px(220), y)
        return [
            Button(rects[0], "Rematch", self.rematch, kind="primary"),
            Button(rects[1], "Look at the table", self.app.pop),
            Button(rects[2], "Menu", self.app.go_home, hint="Escape"),
        ]

    def cancelled(self) -> None:
        self.app.go_home()

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        app, outcome = self.app, self.match.outcome
        assert outcome is not None
        look = THEMES[app.settings.theme]
        names = self.match.names
        winners = [names[seat] for seat in outcome.winners]
        title = "A draw" if not winners else f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}"
        middle = surface.get_width() // 2
        draw_title(surface, title, (middle, round(surface.get_height() * 0.2)), app.px(64), app.settings.theme)
        why = {
            "gold": "A vault ran dry, and the last turn is over.",
            "conceded": "The other side gave up.",
        }.get(outcome.reason, "")
        words = fonts.plain_text(why, "italic", app.text_px(20), look.ink)
        surface.blit(words, words.get_rect(center=(middle, round(surface.get_height() * 0.3))))
        rows = len(names)
        box = pygame.Rect(0, 0, app.px(620), app.px(60) * rows + app.px(64))
        box.midtop = (middle, round(surface.get_height() * 0.36))
        surface.blit(pane(box.size, app.settings.theme, 225), box)
        heads = (("Seat", 84), ("Tokens", 280), ("Vault", 390), ("Points", 500))
        for text, x in heads:
            surface.blit(
                fonts.plain_text(text, "bold", app.text_px(16), look.dim_ink), (box.x + app.px(x), box.y + app.px(14))
            )
        for seat, name in enumerate(names):
            y = box.y + app.px(52) + seat * app.px(60)
            surface.blit(banner_shape(seat, app.px(42)), (box.x + app.px(22), y))
            player = self.match.state.table.players[seat]
            cells = ((name, 84), (str(player.points), 280), (str(player.vault), 390), (str(outcome.scores[seat]), 500))
            for text, x in cells:
                colour = seat_colour(seat) if x == 84 else look.ink
                surface.blit(
                    fonts.plain_text(text, "bold", app.text_px(22), colour), (box.x + app.px(x), y + app.px(6))
                )
