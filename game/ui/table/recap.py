"""What has happened since a seat's last turn, in a pane over the board: shown when its player sits down again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import itemgetter
from time import perf_counter

import pygame

from game.app.matches.following import command_of
from game.app.matches.names import joined
from game.app.records.course import Recorded
from game.core.commands import Pass
from game.core.record import Answer
from game.ui.art import fonts
from game.ui.art.tones import seat_colour
from game.ui.scenes.scene import Window
from game.ui.screens.keys import action_of
from game.ui.table.following import Following
from game.ui.table.looking import Spots
from game.ui.table.news import News
from game.ui.window import backdrop
from game.ui.window.bindings import has_caps, key_of

#: A computer player's turn of this many answers was long enough to be summed up.
LONG = 4
HEADING, FIRST_HEADING, BETWEEN = "Since your last turn", "So far", "Since your last answer"
NOTHING = "Nothing has happened that you have not seen."
#: Seconds of a frame in which it is worked out what is threatened.
_SPENT = 0.003
#: At most this many names of threatened pieces are listed.
_NAMED = 4
#: Where it may lie in the free part of the table: where it covers least of what it tells about.
_PLACES = ("midtop", "topleft", "topright", "bottomleft", "bottomright", "midleft", "midright", "midbottom")
#: Where it covers something everywhere it is narrower, and then smaller: shares of its usual width and script.
_SHAPES = ((1.0, 1.0), (0.7, 1.0), (1.0, 0.8), (0.7, 0.8), (0.55, 0.7))
_OF_HANDS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class Recap:
    """Owns the ``lines`` that are shown; none: it is not. They are made of what the seat was told, and stay until its
    player does anything."""

    def __init__(self, app: Window, following: Following) -> None:
        self.app, self.following = app, following
        self.news = News(following)
        self.lines: tuple[str, ...] = ()
        self.heading = HEADING
        #: The answers of the match before those that are told of.
        self.since = 0
        #: Which pieces are threatened, and whether they could fall: what is still being worked out, and what was found
        #: last.
        self._work: Iterator[Mapping[int, bool]] = iter(())
        self._found: Mapping[int, bool] = {}
        self.is_busy = False
        self.threatened: Mapping[int, bool] = {}
        self._box = pygame.Rect(0, 0, 0, 0)
        #: The change of the match at which the turn of a computer player was told of last, and the answers before it.
        self._told_at = -1
        self._told_since: tuple[int, Answer] | None = None

    def forget(self) -> None:
        """Hold nothing that a seat was told."""
        self.lines, self.news = (), News(self.following)
        self._work, self.is_busy, self.threatened = iter(()), False, {}

    def show(self, *, is_between: bool = False, is_asked_for: bool = False) -> None:
        """Tell the seat that is on what has happened since its last turn; ``is_between``: since its last answer. Where
        it ``is_asked_for``, what it has done in its turn makes no difference, and it is said that nothing happened."""
        if self.following.is_open:
            following = self.following
            self.since, had_a_turn = self._last_turn(before_this=is_asked_for)
            self.heading = HEADING if had_a_turn else FIRST_HEADING
            if is_between:
                self.since, self.heading = following.match.answers_before(following.seat), BETWEEN
            self.lines = self.news.lines(self.since)
            if is_asked_for and not self.lines:
                self.lines = (NOTHING,)
            self._work, self._found = following.screen.threatened(following.table, following.seat), {}
            self.threatened = {}
            self.is_busy = bool(self.lines)
            self.app.redraw()

    def update(self) -> None:
        """Work out for a small part of a frame what is threatened; the line comes when all of it is known."""
        until = perf_counter() + _SPENT
        while self.is_busy and perf_counter() < until:
            found = next(self._work, None)
            if found is not None:
                self._found = found
                continue
            self.is_busy, self.threatened = False, self._found
            self.app.redraw()

    def _last_turn(self, *, before_this: bool = False) -> tuple[int, bool]:
        """Return how many answers stand up to the seat's last one that was not a response in another one's turn, and
        whether that was in a turn: before the first one everybody sets up. A turn of its own in which it has passed at
        most has only begun; ``before_this``: whatever it has done in it."""
        match, seat, screen = self.following.match, self.following.seat, self.following.screen
        this = screen.turn_number(self.following.table) if not match.game.profile.together else 0
        for number in range(match.answers_before(seat), 0, -1):
            if match.given[number - 1].seat == seat:
                now = (self.following.table, ())
                (table, _), (after, _) = (next(match.sent.since(seat, each), now) for each in (number - 1, number))
                turn = screen.turn_number(table)
                # Who chooses whether a unit acts has the turn from then on.
                begins = screen.turn_number(after) == turn and self._is_own_turn(after)
                is_begun = before_this or isinstance(command_of(match.game, match.given[number - 1].command), Pass)
                if this and turn == this and self._is_own_turn(self.following.table) and is_begun:
                    continue
                if not turn or self._is_own_turn(table) or begins:
                    return number, bool(turn)
        return 0, False

    def _is_own_turn(self, table: object) -> bool:
        """Return whether it is the turn of the seat, or of all who play together."""
        match, screen = self.following.match, self.following.screen
        return match.game.profile.together or screen.turn_figures(table).seat == self.following.seat

    @property
    def _is_response(self) -> bool:
        """Return whether the seat is asked in the middle of another one's turn."""
        table, asked = self.following.table, self.following.match.decision
        is_turn = bool(self.following.screen.turn_number(table)) and not self._is_own_turn(table)
        view = self.following.view
        in_passing = view is not None and self.following.screen.is_in_passing(view)
        return is_turn and asked is not None and (asked.kind != "act" or in_passing)

    @property
    def figures(self) -> str:
        """Return the line of what has changed on the strips: "Blue: gold 2 to 4.", with icons for what it is; nothing
        before a first turn, as until then everything was set up."""
        if self.heading == FIRST_HEADING:
            return ""
        names = self.following.match.players.names
        changed: dict[int, list[str]] = {}
        for one in self.news.shifted:
            changed.setdefault(one.seat, []).append(f"{{icon:{one.now.icon}}} {one.before.shown} to {one.now.shown}")
        return "; ".join(f"{names[seat]}: {', '.join(each)}" for seat, each in changed.items())

    @property
    def said(self) -> tuple[str, ...]:
        """Return all lines that are shown, from the top."""
        lines = (*self.lines, *self.threats, self.figures) if self.lines else ()
        return tuple(line for line in lines if line)

    @property
    def threats(self) -> tuple[str, ...]:
        """Return the lines that tell what could fall and what else is threatened; nothing where nothing is, or it is
        not known yet."""
        # "1 more" would be no shorter than its name.
        few = _NAMED + 1
        return tuple(
            f"{head}: {joined(names if len(names) <= few else [*names[:_NAMED], f'{len(names) - _NAMED} more'])}."
            for head, falls in (("Could fall", True), ("Threatened", False))
            if (names := self.news.names(number for number, is_last in self.threatened.items() if is_last is falls))
        )

    def play(self) -> None:
        """Play what the pane tells, or all since the seat's last turn, as a replay, seen from its own place."""
        match, seat = self.following.match, self.following.seat
        if match.given and self.following.hotseat.on == seat:
            since = self.since if self.lines else self._last_turn()[0]
            self.app.open("replay", self.app, Recorded.of(match), since, seat=seat)

    def lifted(self) -> None:
        """Note that the curtain has been lifted: who only responds has seen the beginning of that turn."""
        if self.app.settings.recap != "never" and self.following.is_open:
            self.show(is_between=self._is_response)

    def sat_down(self) -> None:
        """Note that one person continues a match."""
        if self.app.settings.recap == "always":
            self.show()

    def caught_up(self) -> None:
        """Tell of a long turn of computer players, once it is over: everything has been shown. In the middle of it the
        log has what was just seen."""
        match, seat = self.following.match, self.following.seat
        if self.app.settings.recap != "always" or match.asked != seat or self._told_at == match.revision:
            return
        self._told_at = match.revision
        if self._is_response:
            return
        before, _ = self._last_turn()
        others = match.given[before:] if before else ()
        # After some of them were taken back and given otherwise as many answers are another turn.
        since = (before, others[0]) if others else None
        if sum(not match.players.is_human(answer.seat) for answer in others) >= LONG and since != self._told_since:
            self._told_since = since
            self.show()

    def pass_over(self, event: pygame.event.Event) -> bool:
        """Let a key or a press pass through it to what it does; True for a press on it, or the key that leads back,
        which do nothing more."""
        if not self.lines or event.type not in _OF_HANDS:
            return False
        self.forget()
        if event.type == pygame.KEYDOWN:
            return action_of(event) == "back"
        return bool(self._box.collidepoint(event.pos))

    def _placed(
        self,
        size: tuple[int, int],
        rooms: tuple[pygame.Rect, pygame.Rect],
        boxes: list[pygame.Rect],
        spots: Spots | None,
    ) -> tuple[tuple[bool, bool, int], pygame.Rect]:
        """Return the box of that size where it lies in the second of the rooms, over no other box, and covers least of
        what it tells about and of the seat's own pieces; each as far as there is such a place; and first what it
        covers there."""
        gap, box = self.app.px(16), pygame.Rect(0, 0, *size)
        places = (box.move_to(**{side: getattr(room.inflate(0, -gap), side)}) for room in rooms for side in _PLACES)
        found = (
            (
                (
                    not rooms[1].contains(place),
                    place.collidelist(boxes) >= 0,
                    self.news.traces.covered(place, self.following, spots),
                ),
                place,
            )
            for place in places
        )
        return min(found, key=itemgetter(0))

    def _rows(self, px: int, wide: int) -> tuple[list[pygame.Surface], int]:
        """Return the lines as they are drawn in this size, the heading first, and how high a pane of them is."""
        app, ink = self.app, self.app.theme.ink
        signs = [self.news.looks.get(line, ("", -1))[0] for line in self.lines] + ["warning" for _ in self.threats]
        words = [
            f"{{icon:{sign}}} {line}" if sign else line
            for line, sign in zip((*self.lines, *self.threats), signs, strict=True)
        ]
        words += [self.figures] if self.figures else []
        more = f"{self.news.left_out} more in the log. " if self.news.left_out else ""
        again = f"; {key_of('recap')} shows it again, {key_of('recap_replay')} plays it" if has_caps() else ""
        how = f"{more}Press anywhere to close this{again}."
        rows = [
            fonts.rich_text(self.heading, "title", round(px * 1.2), wide, ink),
            *(fonts.rich_text(line, "body", px, wide, ink) for line in words),
            fonts.rich_text(how, "body", round(px * 0.9), wide, app.theme.dim_ink),
        ]
        below = sum(row.get_height() + app.px(4) for row in rows[1:])
        return rows, rows[0].get_height() + app.px(28) + below

    def _set(
        self, free: pygame.Rect, clear: pygame.Rect, narrow: float, small: float
    ) -> tuple[list[pygame.Surface], tuple[int, int]]:
        """Return the lines as they are set in these shares of the usual width and script, and the size of their box."""
        app = self.app
        # Large script gives way here: the table is to be seen below what is told of it.
        px = min(app.text_px(15), max(app.px(15), free.height // 20))
        wide = round(min(clear.width - app.px(40), max(app.px(460), px * 30)) * narrow)
        px = max(round(px * small), min(px, app.px(14)))
        # Many lines are smaller rather than longer than the table.
        while True:
            rows, height = self._rows(px, wide)
            if height <= clear.height or px <= app.px(12):
                return rows, (wide + app.px(36), height)
            px -= 1

    def draw(
        self, surface: pygame.Surface, free: pygame.Rect, spots: Spots | None = None, clear: pygame.Rect | None = None
    ) -> bool:
        """Draw the lines in the upper middle of the free part of the table, and the traces on the board; return whether
        there was anything to draw. The lines stay in the ``clear`` part (None: all of it)."""
        if not self.lines:
            return False
        rects: list[pygame.Rect] = []
        if spots is not None:
            before, whole = surface.get_clip(), surface.get_rect()
            # What is said in a box over the board lies over the marks as well, and so does the card looked at.
            read = [*(box.rect for _, box in spots.laying.boxes), spots.laying.looked_at]
            rects = [rect.clip(whole) for rect in read if rect.width]
            boxes = [(surface.subsurface(rect).copy(), rect) for rect in rects]
            surface.set_clip(free)
            self.news.traces.draw(surface, self.following, spots, self.app.text_px(14), tuple(self.threatened))
            surface.set_clip(before)
            # The hand and the strips lie around the free part.
            self.news.traces.draw_lit(surface, spots, self.app.text_px(14), "card", "place")
            surface.blits(boxes)
        app, theme = self.app, self.app.theme
        gap, clear = app.px(4), clear or free
        best: tuple[tuple[bool, bool, int], pygame.Rect, list[pygame.Surface]] | None = None
        for narrow, small in _SHAPES:
            rows, size = self._set(free, clear, narrow, small)
            hides, box = self._placed(size, (free, clear), rects, spots)
            if best is None or hides < best[0]:
                best = hides, box, rows
            if not any(hides):
                break
        assert best is not None
        _, box, rows = best
        self._box = box
        backdrop.lay_panel(surface, box, theme.name, scale=app.scale, alpha=245, edge=theme.brass)
        y = box.y + app.px(12)
        seats = [-1, *(self.news.looks.get(line, ("", -1))[1] for line in self.lines)]
        seats += [-1] * (len(rows) - len(seats))
        for row, seat in zip(rows, seats, strict=True):
            if seat >= 0:
                bar = pygame.Rect(box.x + app.px(10), y + 2, app.px(3), row.get_height() - 4)
                pygame.draw.rect(surface, seat_colour(seat), bar)
            surface.blit(row, (box.x + app.px(18), y))
            y += row.get_height() + gap
        return True
