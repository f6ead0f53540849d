"""The end of a match: who has won, the points, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.app.matches.match import Match
from game.app.thinking.turning_points import TurningPoints
from game.ui.art import fonts
from game.ui.art.palette import Rgb, seat_colour
from game.ui.art.tokens import banner_shape
from game.ui.games.end_words import reason_of, score_rows, winners_of
from game.ui.games.game_ui import game_ui_of
from game.ui.scenes.scene import Window
from game.ui.scenes.sheet_scene import SheetScene, draw_title

#: Seconds for which neither a key nor a press counts: it was meant for the table, whose last motion has just ended.
STILL = 0.7
_OF_HANDS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class EndScreen(SheetScene):
    """Shows the scores of a finished match. ``rematch`` starts the same match again. All of its buttons lead away from
    it, so that none has the ring before somebody chooses it."""

    begins_with_focus = False
    offers_help = False

    def __init__(self, match: Match, rematch: Callable[[], None]) -> None:
        super().__init__()
        self.match, self._rematch = match, rematch
        self._words = game_ui_of(match.game.profile.game).end
        self.rows = score_rows(self._words, match)
        self.columns = self._words.columns
        self._points: TurningPoints | None = None
        self._still_for = STILL

    def enter(self, app: Window) -> None:
        super().enter(app)
        self.app.sound("fanfare")

    @property
    def works_ahead(self) -> bool:
        return self._still_for > 0

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._still_for = max(0.0, self._still_for - seconds)
        self.offers_help = self._still_for <= 0

    def event(self, event: pygame.event.Event) -> None:
        if self._still_for <= 0 or event.type not in _OF_HANDS:
            super().event(event)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none in a draw."""
        return self.match.outcome.winners if self.match.outcome is not None else ()

    def build(self) -> None:
        app = self.app
        size = app.text_px(17)
        high = round(size * 2.4)
        buttons = (
            ("Rematch", "redo", self._rematch, "primary", "The same match once more, shuffled and rolled afresh."),
            ("Turning points", "search", self._look_back, "plain", "Which answers cost most, and what was better."),
            ("New game", "play", self._new, "plain", ""),
            ("Menu", "home", self.back, "plain", ""),
        )
        gap, room = app.px(16), app.size[0] - app.px(60)
        needed = max(fonts.text_width(words, "body", size) for words, *_ in buttons) + size * 6
        # In two rows where the words are large.
        across = len(buttons) if needed * len(buttons) + gap * len(buttons) <= room else 2
        wide = min(app.px(230) + size * (2 if across > 2 else 5), room // across - gap)
        left = (app.size[0] - across * wide - (across - 1) * gap) // 2
        top = app.size[1] - app.px(26) - (high + gap) * -(-len(buttons) // across) + gap
        for number, (words, mark, press, style, hint) in enumerate(buttons):
            row, column = divmod(number, across)
            rect = pygame.Rect(left + column * (wide + gap), top + row * (high + gap), wide, high)
            key = "Esc" if words == "Menu" else ""
            self.sheet.button(rect, self.face(words, 17, icon=mark, style=style, key=key), press, hint=hint, name=words)
        widest = app.px(1000 if any(column.left for column in self.columns) else 760)
        box = pygame.Rect(0, 0, min(widest, app.size[0] - app.px(60)), 0)
        box.top = round(app.size[1] * 0.37)
        box.height = top - app.px(22) - box.top
        wanted = (len(self.rows) + 1) * min(app.text_px(20) * 3, app.px(64)) + app.px(30)
        box.height = min(box.height, wanted)
        box.centerx = app.size[0] // 2
        self._box = box
        colour = seat_colour(self.winners[0]) if self.winners else None
        self.pane(box, colour)

    def back(self) -> None:
        self.app.go_home()

    def _look_back(self) -> None:
        """What has been found already is kept."""
        if self._points is None:
            self._points = TurningPoints(self.match, self.app.thinker)
        self.app.open("turning points", self.match, self._points)

    def _new(self) -> None:
        """The page lies over this one: Escape there leads back here."""
        self.app.open("new game", game=self.match.game.profile.game)

    def paint(self, surface: pygame.Surface) -> None:
        app = self.app
        super().paint(surface)
        width, height = surface.get_size()
        side = min(app.px(120), height // 6)
        left = width // 2 - (len(self.winners) - 1) * round(side * 0.55)
        for number, seat in enumerate(self.winners):
            banner = banner_shape(seat, side)
            at = (left + number * round(side * 1.1), round(height * 0.12))
            surface.blit(banner, banner.get_rect(center=at))
        px = min(app.px(58), height // 10)
        title = self._title
        wide = fonts.fitted_text(title, "title", px, width - app.px(60), (0, 0, 0)).get_width()
        draw_title(surface, title, ((width - wide) // 2, round(height * 0.25)), px, width - app.px(60), app.theme)
        why = fonts.fitted_text(self._why, "italic", app.text_px(17), width - app.px(80), app.theme.ink)
        surface.blit(why, why.get_rect(center=(width // 2, round(height * 0.325))))
        self._table(surface)

    @property
    def _title(self) -> str:
        outcome = self.match.outcome
        return winners_of(self._words, self.match, outcome) if outcome is not None else ""

    @property
    def _why(self) -> str:
        reason = reason_of(self._words, self.match)
        turns = turns_of(self.match)
        played = f"{turns} turn{'s' if turns != 1 else ''} were played." if turns > 1 else ""
        return f"{reason} {played}".strip()

    def _table(self, surface: pygame.Surface) -> None:
        """One row a seat under the heads of the columns."""
        app, box = self.app, self._box
        row = (box.height - app.px(16)) // (len(self.rows) + 1)
        px = min(app.text_px(20), round(row * 0.5))
        heads = ("Seat", *(column.head for column in self.columns))
        self._cells(surface, heads, box.y + app.px(8) + row // 2, round(px * 0.8), app.theme.dim_ink, row)
        for number, (seat, cells) in enumerate(self.rows):
            middle = box.y + app.px(8) + row * (number + 1) + row // 2
            if seat in self.winners:
                glow = pygame.Surface((box.width - app.px(20), row - 4), pygame.SRCALPHA)
                glow.fill((*app.theme.brass, 46))
                surface.blit(glow, glow.get_rect(center=(box.centerx, middle)))
            banner = banner_shape(seat, round(row * 0.72))
            surface.blit(banner, banner.get_rect(center=(box.x + round(box.width * 0.075), middle)))
            self._cells(surface, cells, middle, px, app.theme.ink, row)

    def _cells(self, surface: pygame.Surface, cells: Sequence[str], y: int, px: int, ink: Rgb, high: int) -> None:
        """The name at the left, numbers in the middle of their columns, lists of words from their left edge on."""
        box, gap = self._box, self.app.px(10)
        left = box.x + round(box.width * 0.13)
        rest = box.right - round(box.width * 0.03)
        room = rest - left - round(box.width * sum(column.share for column in self.columns))
        name = fonts.fitted_text(cells[0], "bold", px, room - gap, ink)
        surface.blit(name, name.get_rect(midleft=(left, y)))
        x = left + room
        for column, text in zip(self.columns, cells[1:], strict=False):
            wide = round(box.width * column.share)
            if column.left and text == column.head:
                words = fonts.fitted_text(text, "bold", px, wide - gap, ink)
                surface.blit(words, words.get_rect(midleft=(x, y)))
            elif column.left:
                words = _in_lines(text, min(px, self.app.text_px(15)), wide - gap, high - 4, ink)
                surface.blit(words, words.get_rect(midleft=(x, y)))
            else:
                words = fonts.fitted_text(text, "bold", px, wide - gap, ink)
                surface.blit(words, words.get_rect(center=(x + wide // 2, y)))
            x += wide


def _in_lines(text: str, px: int, width: int, height: int, ink: Rgb) -> pygame.Surface:
    """Words in as many lines as there is room for, smaller where that does not do."""
    while px > 9 and fonts.rich_height(text, "body", px, width) > height:
        px -= 1
    words = fonts.rich_text(text, "body", px, width, ink)
    return words.subsurface((0, 0, words.get_width(), min(words.get_height(), max(1, height))))


def turns_of(match: Match) -> int:
    """Return how many turns were played, or 0 when the game does not count them."""
    turn = getattr(match.view(0).table, "turn", None)
    return int(getattr(turn, "number", 0) or 0)
