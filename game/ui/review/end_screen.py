"""The end of a match: who has won, what it came to, how the chances went, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pygame

from game.app.campaigns.playing import ChapterPlayed, chapter_of, is_won, keep_end
from game.app.games.entries import evaluator_of
from game.app.matches.match import Match
from game.app.records.course import Recorded
from game.app.statistics.kept import Statistics
from game.app.thinking.blunders import Blunder, Teacher
from game.app.thinking.turning_points import TurningPoints
from game.ui.art import fonts
from game.ui.art.tokens import banner_shape
from game.ui.art.tones import seat_colour
from game.ui.games.counting import cells_of, in_all, sums_of
from game.ui.games.dice_counts import dice_of
from game.ui.games.end_words import reason_of, score_rows, winners_of
from game.ui.games.game_ui import game_ui_of
from game.ui.new_game.match_choice import show_chapter
from game.ui.panels.end_pictures import ALL_SEATS, Cells, Curve, last_board, portraits, table_of_seats, together
from game.ui.review.blunder_rows import SHOW, BlunderRows, Found, found_by
from game.ui.scenes.scene import Window
from game.ui.scenes.sheet_scene import Flow, SheetScene, draw_title
from game.ui.scenes.spoken import Spoken
from game.ui.window.bindings import key_of
from game.ui.window.widgets import Button

#: Seconds for which neither a key nor a press counts: it was meant for the table, whose last motion has just ended.
STILL = 0.7
#: Seconds that a frame counts for.
_COUNTING = 0.004
_OF_HANDS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
_OF_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN)
#: The name of the button that is the curve.
CURVE = "Chance to win"


class EndScreen(SheetScene):
    """Shows the scores of a finished match. ``rematch`` starts the same match again. All of its buttons lead away from
    it, so that none has the ring before somebody chooses it."""

    begins_with_focus = False
    offers_help = False

    def __init__(self, match: Match, rematch: Callable[[], None], last: pygame.Surface | None = None) -> None:
        super().__init__()
        self.match, self._rematch, self._last = match, rematch, last
        self._ground: pygame.Surface | None = None
        game_ui = game_ui_of(match.game.profile.game)
        self._words, counts = game_ui.end, game_ui.counts
        self._counts = counts() if counts is not None else None
        #: What the match came to, seat by seat; nothing for a game that counts nothing.
        self.sums = sums_of(self._counts, match) if self._counts is not None else []
        self.rows = score_rows(self._words, match)
        self.columns = self._words.columns
        self._points: TurningPoints | None = None
        self._teacher: Teacher | None = None
        #: What it has found as it is shown, and whether it was done then.
        self._shown: tuple[Found, bool] = ({}, False)
        #: After how many of its changes, and whether it was over, it was looked at last.
        self._seen = (0, False)
        #: Which of the chances is marked on the curve; -1: none is.
        self._moment = -1
        self._still_for = STILL
        #: The chapter of a campaign that was played, and why it cannot be kept that it was won.
        self._chapter: ChapterPlayed | None = None
        self._not_kept = ""
        #: The match that has just ended is counted while the page is shown.
        self._statistics = Statistics(dice_of)

    def enter(self, app: Window) -> None:
        if app.trial is None:
            self._chapter = chapter_of(self.match)
            self._not_kept = keep_end(self.match, self._chapter) if self._chapter is not None else ""
        self._points = TurningPoints(self.match, app.thinker)
        self._teacher = Teacher(self._points, app.thinker)
        super().enter(app)
        self.app.sound("fanfare")

    def leave(self) -> None:
        self._pause()
        super().leave()

    def _pause(self) -> None:
        """Let go of what is being weighed: another page takes its place, or none."""
        if self._teacher is not None:
            self._teacher.pause()

    @property
    def is_moving(self) -> bool:
        return self._still_for <= 0 and self._teacher is not None and not self._teacher.is_over

    @property
    def works_ahead(self) -> bool:
        return self._still_for > 0

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._still_for = max(0.0, self._still_for - seconds)
        self.offers_help = self._still_for <= 0
        if self.app.stack.top is self:
            self._statistics.go_on(_COUNTING)
        if self.is_moving and self._teacher is not None and self.app.stack.top is self:
            self.app.thinker.update(seconds)
            if self._teacher.update():
                self._show_curve()
        if self._teacher is not None and self._seen != (self._teacher.changes, self._teacher.is_over):
            self._show_found(self._teacher)

    def _show_found(self, teacher: Teacher) -> None:
        """Show what has been found since; what is aimed at keeps its place."""
        if not self._is_aimed_at:
            self._seen = teacher.changes, teacher.is_over
            if self._now() != self._shown:
                self.rebuild()

    def _now(self) -> tuple[Found, bool]:
        """Return what has been found by now, and whether that is all."""
        teacher = self._teacher
        if teacher is None or not self.match.players.people or evaluator_of(self.match.game.profile.game) is None:
            return {}, True
        return found_by(teacher, self.match), teacher.is_over

    @property
    def _is_aimed_at(self) -> bool:
        """Return whether a pointer or a key's frame is on a button that shows one: it keeps its place then."""
        at = self.sheet.looked_at
        return at is not None and at.name.startswith(SHOW)

    def event(self, event: pygame.event.Event) -> None:
        if self._still_for > 0 and event.type in _OF_HANDS:
            return
        if event.type in _OF_POINTER and self._curve_of.shown.collidepoint(event.pos):
            self._aim(event.pos[0])
        super().event(event)

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats that have won; none in a draw."""
        return self.match.outcome.winners if self.match.outcome is not None else ()

    def build(self) -> None:
        app = self.app
        size = app.text_px(17)
        high = round(size * 2.4)
        buttons = (
            self._once_more(),
            ("Replay", "eye", self._replay, "plain", "Replays the match, from any seat or with everything open."),
            ("Turning points", "search", self._look_back, "plain", "Which answers cost most, and what was better."),
            ("New game", "play", self._new, "plain", ""),
            ("Menu", "home", self.back, "plain", ""),
        )
        gap, room = app.px(16), app.size[0] - app.px(60)
        wides = [fonts.text_width(words, "body", size) for words, *_ in buttons]
        is_large = (max(wides) + size * 6 + gap) * len(buttons) > room
        if is_large:
            # Large words stand alone, each on as much as it needs: a second row would take the room above it.
            gap, high = app.px(10), round(size * 1.9)
            spare = (room - sum(wides) - gap * (len(buttons) - 1)) // len(buttons)
            wides = [wide + min(spare, size * 4) for wide in wides]
        else:
            wides = [min(app.px(230) + size * 2, room // len(buttons) - gap)] * len(buttons)
        left = (app.size[0] - sum(wides) - (len(buttons) - 1) * gap) // 2
        top = app.size[1] - app.px(26) - high
        for (words, mark, press, style, hint), wide in zip(buttons, wides, strict=True):
            key = key_of("back") if words == "Menu" and not is_large else ""
            face = self.face(words, 17, icon="" if is_large else mark, style=style, key=key)
            self.sheet.button(pygame.Rect(left, top, wide, high), face, press, hint=hint, name=words)
            left += wide + gap
        top_of_box = self._head_low() + app.px(10)
        box = pygame.Rect(0, top_of_box, min(app.px(1180), app.size[0] - app.px(40)), top - app.px(14) - top_of_box)
        box.centerx = app.size[0] // 2
        self._middle(self.pane(box, seat_colour(self.winners[0]) if self.winners else None))
        self.fit_pane()

    def _once_more(self) -> tuple[str, str, Callable[[], None], str, str]:
        """Return what leads on: to the next chapter of a campaign, or to the same match again."""
        played = self._chapter
        if played is None:
            return (
                "Rematch",
                "redo",
                self._rematch,
                "primary",
                "The same match again, with a new shuffle and new rolls.",
            )
        if is_won(self.match) and not played.is_last:
            following = played.campaign.chapters[played.number + 1].title
            return "Next chapter", "play", self._next_chapter, "primary", f"{following}, with the survivors."
        return "Again", "redo", self._rematch, "primary", "The same chapter again, from its beginning."

    def _next_chapter(self) -> None:
        assert self._chapter is not None
        try:
            show_chapter(self.app, self._chapter.campaign, self._chapter.number + 1)
        except ValueError as error:
            self.app.open("notice", self._chapter.campaign.title, str(error))

    def _middle(self, room: pygame.Rect) -> None:
        """Lay out how the match ended; it scrolls where the words are large."""
        app = self.app
        view = self.sheet.view(room)
        flow = self.flow(room, view)
        px, width = app.text_px(17), flow.width
        tables = self._tables()
        is_wide = width >= px * 48
        if len(tables) == 2 and is_wide and not any(one.left for one in tables):
            half = (width - app.px(24)) // 2
            drawn = [table_of_seats(one, half, px, self.winners, app.theme) for one in tables]
            self.sheet.picture(drawn[0], (flow.x, flow.y), view=view)
            flow.picture(drawn[1], width - half)
        else:
            for one in tables if is_wide else together(tables, width, px):
                flow.picture(table_of_seats(one, width, px, self.winners, app.theme))
        if any("luck" in head for one in tables for head in one.heads):
            flow.text("Luck: by how much the dice were above the average.", 13, dim=True)
        flow.gap(8)
        top, half = flow.y, (width - app.px(24)) // 2 if is_wide else width
        if self._counts is not None:
            flow.width = half
            self._lay_portraits(flow)
        low, flow.x = flow.y, flow.x + (width - half)
        if is_wide:
            flow.y = top
        flow.width = half if self._counts is not None else width
        flow.x = flow.x if self._counts is not None else 0
        self._shown = self._now()
        rest = room.height - flow.y - app.text_px(19) * 2 if is_wide and not self._shown[0] else 0
        self._lay_curve(flow, max(app.text_px(17) * (7 if self._shown[0] else 9), rest))
        if self._shown[0]:
            flow.gap(6)
            BlunderRows(self, self.match, self._show_line).lay(flow, self._shown[0], is_over=self._shown[1])
        flow.y = max(flow.y, low)
        flow.finish()

    def _tables(self) -> list[Cells]:
        """Return what the game counts at the end, and what was counted from the events."""
        left = [place for place, column in enumerate(self.columns) if column.left]
        tables = [Cells(tuple(column.head for column in self.columns), self.rows, left)]
        if not self.columns or self.match.outcome is None:
            tables = []
        if self._counts is not None:
            is_party = self.match.game.profile.together
            heads, cells = cells_of(self._counts, [in_all(self.sums)] if is_party else self.sums)
            rows = [(seat, (self.match.players.names[seat], *row)) for seat, row in enumerate(cells)]
            if is_party:
                # Who played a card of the hand that all share does not matter.
                rows = [(ALL_SEATS, ("Together", *cells[0]))]
            tables += [Cells(heads, rows)] if heads else []
        return tables

    def _lay_portraits(self, flow: Flow) -> None:
        """Lay out what each seat still had, and what it lost."""
        app, counts = self.app, self._counts
        if counts is None:
            return
        flow.heading("Survivors and losses", 16)
        side = app.px(54) + (app.text_px(12) - app.px(12)) * 3
        for seat, sums in enumerate(self.sums):
            stood, fallen = (list(map(counts.face, keys)) for keys in (sums.stood, sums.fallen))
            flow.picture(portraits(stood, fallen, seat, flow.width, (side, app.text_px(12)), app.theme))
            flow.gap(4)

    def _lay_curve(self, flow: Flow, high: int) -> None:
        """Lay out the chance to win over the answers; a press on it goes to that moment."""
        flow.heading("The chance to win" if not self.match.game.profile.together else "How the party stood", 16)
        px = self.app.text_px(13)
        face = self.face("", 13, style="chip")
        rect = pygame.Rect(flow.x, flow.y, flow.width, high)
        hint = "Press to go to that moment of the match; the left and right keys choose another one."
        self._curve_of = self.sheet.button(rect, face, self._to_moment, view=flow.view, name=CURVE, hint=hint)
        self._curve_of.turn = self._turn_moment
        self._curve_size = (rect.width - round(px * 1.6), rect.height - round(px * 0.8))
        flow.y += high + self.app.px(4)
        self._show_curve()

    def _show_curve(self) -> None:
        """Draw the curve as far as it is known, and the moment that is chosen."""
        control, points = self._curve_of, self._points
        assert isinstance(control.element, Button) and points is not None
        is_party = self.match.game.profile.together
        count, size, px = len(self.match.given), self._curve_size, self.app.text_px(13)
        self._curve = Curve(points.chances, count, size, px, together=is_party)
        weighing = f"Weighing the answers: {points.done} of {points.count}."
        note = "" if points.chances else "Only computer players took part." if not points.count else (
            "No answer can be weighed." if points.is_over else weighing)  # fmt: skip
        picture = self._curve.drawn(self._moment, self.app.theme, note)
        control.element.show_face(self.face("", 13, style="chip", picture=picture))
        control.why_not = note if points.is_over and not points.chances else ""
        self.app.redraw()

    def _turn_moment(self, way: int) -> None:
        if self._points is not None and self._points.chances:
            last = len(self._points.chances) - 1
            self._moment = 0 if self._moment < 0 else max(0, min(last, self._moment + way))
            self._show_curve()

    def _aim(self, x: int) -> None:
        """Choose the moment below a pointer."""
        if self._points is not None and self._points.chances:
            inside = x - self._curve_of.rect.x - (self._curve_of.rect.width - self._curve_size[0]) // 2
            nearest = self._curve.nearest(inside)
            if nearest != self._moment:
                self._moment = nearest
                self._show_curve()

    def _to_moment(self) -> None:
        """Show the match as it was at the chosen moment."""
        chances = self._points.chances if self._points is not None else []
        if chances:
            self._replay(chances[max(self._moment, 0)].number)

    def _show_line(self, blunders: Sequence[Blunder], place: int) -> None:
        """Show what might have come after a better answer."""
        self.app.open("line", self.app, self.match, blunders, place, self._teacher)

    def _replay(self, number: int = 0) -> None:
        """Show the match again; what has been found of it already is kept."""
        self._pause()
        self.app.open("replay", self.app, Recorded.of(self.match), number, points=self._points)

    def _head_low(self) -> int:
        """Return where the title and the reason end."""
        return round(self._title_high * 1.25) + self.app.text_px(17) * 2

    @property
    def _title_high(self) -> int:
        return min(self.app.px(52), self.app.size[1] // 10)

    def back(self) -> None:
        self.app.go_home()

    def _look_back(self) -> None:
        """Open the look back; what has been found already is kept."""
        self._pause()
        self.app.open("turning points", self.match, self._points)

    def _new(self) -> None:
        """Open the page of a new match over this one: Escape there leads back here."""
        self.app.open("new game", game=self.match.game.profile.game)

    def paint(self, surface: pygame.Surface) -> None:
        app, width, px = self.app, surface.get_width(), self._title_high
        if self._last is None:
            super().paint(surface)
        else:
            if self._ground is None or self._ground.get_size() != surface.get_size():
                self._ground = last_board(self._last, surface.get_size(), app.theme)
            surface.blit(self._ground, (0, 0))
            self.paint_panes(surface)
        banners = [banner_shape(seat, round(px * 1.15)) for seat in self.winners]
        aside = sum(banner.get_width() + app.px(8) for banner in banners)
        room = width - app.px(60) - aside
        wide = fonts.fitted_text(self._title, "title", px, room, (0, 0, 0)).get_width()
        x, middle = (width - wide - aside) // 2, round(px * 0.8)
        for banner in banners:
            surface.blit(banner, banner.get_rect(midleft=(x, middle)))
            x += banner.get_width() + app.px(8)
        draw_title(surface, self._title, (x, middle), px, room, app.theme)
        why = fonts.fitted_text(self._why, "italic", app.text_px(17), width - app.px(60), app.theme.ink)
        at = why.get_rect(midtop=(width // 2, round(px * 1.4)))
        plate = pygame.Surface((at.width + app.px(24), at.height), pygame.SRCALPHA)
        pygame.draw.rect(plate, (*app.theme.table, 190), plate.get_rect(), border_radius=app.px(6))
        surface.blit(plate, plate.get_rect(center=at.center))
        surface.blit(why, at)

    def spoken(self) -> Spoken:
        said = super().spoken()
        return msgspec.structs.replace(said, page=self._title, words=(self._why, *said.words))

    @property
    def _title(self) -> str:
        outcome = self.match.outcome
        return winners_of(self._words, self.match, outcome) if outcome is not None else ""

    @property
    def _why(self) -> str:
        reason = reason_of(self._words, self.match)
        turns = turns_of(self.match)
        played = f"{turns} turn{'s' if turns != 1 else ''} were played." if turns > 1 else ""
        parts = (reason, played, self._ending, self._not_kept)
        return " ".join(part for part in parts if part)

    @property
    def _ending(self) -> str:
        """Return the words shown when a campaign is won."""
        played = self._chapter
        if played is None or not played.is_last or not is_won(self.match):
            return ""
        return played.campaign.ending or f"{played.campaign.title} is won."


def turns_of(match: Match) -> int:
    """Return how many turns were played, or 0 when the game does not count them."""
    turn = getattr(match.view(0).table, "turn", None)
    return int(getattr(turn, "number", 0) or 0)
