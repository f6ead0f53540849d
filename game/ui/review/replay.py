"""The replay of a recorded match on the table: at any of its moments, from any permitted seat, played or step by step,
with nothing to be answered."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pygame

from game.app.records.course import Course, Recorded, has_no_secrets, seats_to_look_from
from game.app.records.marked import Marks
from game.app.records.replayed import ReplayedMatch
from game.app.thinking.hints import told_chance
from game.app.thinking.turning_points import TurningPoint, TurningPoints
from game.ui.panels.buttons import Button, button_at
from game.ui.panels.standing_buttons import Presses, PromptRow
from game.ui.review.foot import RATES, USUAL, Foot
from game.ui.review.log_places import moment_of_line
from game.ui.review.timeline import Shown
from game.ui.scenes.scene import Window
from game.ui.screens.game_screen import AnyView, HeldCard
from game.ui.table.scene import TableScene
from game.ui.window.bindings import action_in, pressed

#: Seconds from one answer to the next at the usual speed, once all of it was shown.
_PAUSE = 0.7
#: From this rate on nothing moves: answers follow one another at once.
_TOO_FAST = 8.0
#: Seconds for which a match is computed when it is opened, and of each frame.
_AT_FIRST, _OF_A_FRAME = 0.4, 0.008


class ReplayScene(TableScene):
    """The table at the moment ``number``; a turning point shows what would have been better there. ``seats`` are those
    from which the match may be looked at; in one that is over all can be seen open, too."""

    match: ReplayedMatch

    def __init__(
        self,
        app: Window,
        recorded: Recorded,
        number: int = 0,
        *,
        point: TurningPoint | None = None,
        points: TurningPoints | None = None,
        seat: int | None = None,
    ) -> None:
        """Show a match again. ``seat``: only this seat's player looks, at an unfinished match; it is played at once.
        Raises CannotFollow where the match cannot be begun, and ValueError where nobody may look at it."""
        self.recorded, self.point, self._points, self._seat = recorded, point, points, seat
        self.course = Course(recorded)
        self.seats = seats_to_look_from(recorded, self.course.game) if seat is None else (seat,)
        if not self.seats:
            raise ValueError("The match is not over, and its players still have secrets from one another.")
        own = (*recorded.people, 0)[0]
        self.viewer = point.seat if point is not None else own if own in self.seats else self.seats[0]
        self.course.go_on(_AT_FIRST, number)
        #: The moment to be gone to once it is known; None: the table is where it was wanted.
        self._wanted: int | None = number if number > self.course.reached else None
        self.foot = Foot(self)
        self.marks = Marks(self.course, None if self.may_see_all else self.viewer)
        self.is_playing, self.rate = seat is not None, USUAL
        self._since = 0.0
        self.shown = Shown(self.course.count, 0)
        super().__init__(app, ReplayedMatch(self.course, min(number, self.course.reached)))
        self.answering.only_looks = True
        self.laying.replay = self
        self.playing.rate = 1.0

    @property
    def number(self) -> int:
        """Return the moment that the table shows: before the answer of that number."""
        return self.match.number

    @property
    def may_see_all(self) -> bool:
        """Return whether nothing of the match is secret (any more)."""
        return self._seat is None and has_no_secrets(self.recorded, self.course.game)

    # What stands in the prompt bar and at the foot

    def _presses(self) -> Presses:
        own = {
            "step_on": self.step_on,
            "step_back": self.step_back,
            "undo": self.step_back,
            "back": self.leave_replay,
            "menu": self.leave_replay,
            "hints": self._show_again,
            "recap": lambda: None,
            "recap_replay": lambda: None,
            "replay_play": self.play_or_pause,
            "replay_start": lambda: self.go(0),
            "replay_end": lambda: self.go(self.course.count),
            "mark_back": lambda: self._to_mark(-1),
            "mark_on": lambda: self._to_mark(1),
            "replay_view": self.next_view,
            "replay_more": self._more,
        }
        return {**super()._presses(), **own}

    def bar_words(self) -> str:
        """Return where in the match this is."""
        count = self.course.count
        if self._wanted is not None:
            return f"Replay: computing the match, answer {self.course.reached} of {count}."
        if self.number >= count:
            return self.course.flaw or f"Replay: the end of the {'match' if self.recorded.is_over else 'record'}."
        name = self.recorded.names[self.course.given[self.number].seat]
        return f"Replay: answer {self.number + 1} of {count} is {name}'s."

    def bar_rows(self) -> Sequence[PromptRow]:
        """Return a step on, a step back, what else can be done, and the way out."""
        at_end = "This is the end of the match." if self.number >= self.course.count else ""
        at_start = "This is the beginning of the match." if self.number == 0 else ""
        more = "Continue from here as a new match, copy the position, keep a picture."
        return (
            PromptRow("leave", "Back", "cancel", "back", "", "Leads back to where you came from."),
            PromptRow("more", "More", "menu", "replay_more", "", more),
            PromptRow("step on", "Next", "right", "step_on", at_end, "Gives the next answer."),
            PromptRow("step back", "Previous", "left", "step_back", at_start, "Goes back before the last answer."),
        )

    @property
    def foot_high(self) -> int:
        return self.foot.high

    def foot_buttons(self) -> Sequence[Button]:
        return self.foot.buttons()

    def words_of(self, number: int) -> str:
        """Return the words for a moment on the timeline."""
        course = self.course
        if number > course.reached:
            return f"Answer {number} of {course.count}: not computed yet"
        moment, names = course.moments[number], self.recorded.names
        asked = f"{names[moment.asked]} is asked" if moment.asked >= 0 else "nobody is asked"
        when = f"{moment.when[:1].upper()}{moment.when[1:]}" if moment.when else ""
        marked = [one.words for one in self.marks.found if one.number == number and one.kind != "turn"]
        known = next((one for one in reversed(self.shown.chances) if one.number <= number), None)
        told = told_chance(self.recorded.opening.game, known.chance if known is not None else None)
        chance = f"{names[known.seat]} {told}" if known is not None and told else ""
        return " · ".join(filter(None, (when, chance, f"after answer {number} of {course.count}", asked, *marked[:2])))

    # Views

    def views(self) -> tuple[tuple[int, bool], ...]:
        """Return the views that can be chosen: each a seat, and whether all lies open."""
        views = tuple((seat, False) for seat in self.seats)
        hides = self.course.game.profile.hidden
        return (*views, (self.seats[0], True)) if self.may_see_all and hides else views

    @property
    def view_words(self) -> str:
        return "All open" if self.match.is_open else self.recorded.names[self.viewer]

    @property
    def why_one_view(self) -> str:
        """Return why there is no other view, where there is none."""
        return "The match is not over: only its player's own view is shown."

    def next_view(self) -> None:
        """See it as the next seat did, then with all open."""
        views = self.views()
        place = views.index((self.viewer, self.match.is_open)) if (self.viewer, self.match.is_open) in views else -1
        seat, is_open = views[(place + 1) % len(views)]
        self.show_view(seat, is_open=is_open)

    def show_view(self, seat: int, *, is_open: bool) -> None:
        """See it from a seat, with all open or as it was to that seat."""
        self.marks = self.marks if self.may_see_all else Marks(self.course, seat)
        self.viewer, self.match.is_open = seat, is_open
        self.match.go_to(self.number)
        self._sit()

    def held(self, view: AnyView) -> Sequence[HeldCard]:
        """Return the cards of the seat, or with all open those of all seats, each seat's apart."""
        if not self.match.is_open:
            return self.screen.held(view)
        seats = range(len(self.recorded.names))
        return [
            msgspec.structs.replace(one, group=self.recorded.names[seat])
            for seat in seats
            for one in self.screen.held(self.match.view(seat))
        ]

    # Going through the match

    def _take_seat(self) -> None:
        self._sit()

    def _sit(self) -> None:
        """Show the moment that the match is at, from the viewer's seat; whatever moves is over."""
        board = self.screen.board
        if board is not None:
            board.finish()
        self.playing.forget()
        self.answering.forget()
        self.following.sit(self.viewer)
        self.screen.sit(self.viewer)
        self.show_table()
        self._show_point()
        self.refresh()

    def want(self, number: int) -> None:
        """Go to a moment at the next frame, however often that is another one until then."""
        self.is_playing = False
        self._wanted = number if number != self.number else None
        self.app.redraw()

    def go(self, number: int) -> None:
        """Go to a moment, now or as soon as it is known."""
        number = max(0, min(number, self.course.count))
        self._wanted = number
        self._arrive()

    def _arrive(self) -> None:
        if self._wanted is None or self._wanted > self.course.reached:
            return
        self.match.go_to(self._wanted)
        self._wanted, self._since = None, 0.0
        self._sit()

    def step_on(self) -> None:
        """Give the next answer again and play what came of it."""
        self.playing.skip()
        if not self.match.step_on():
            self.app.sound("tick")
            return
        self._since = 0.0
        self._hide_point()
        self.refresh()
        if RATES[self.rate] >= _TOO_FAST and self.is_playing:
            self.playing.skip()

    def step_back(self) -> None:
        """Go to before the last answer."""
        if self.number == 0:
            self.app.sound("tick")
            return
        self.is_playing = False
        self.go(self.number - 1)

    def _leap(self, way: int, mod: int) -> None:
        """Step forward or back: by an answer, with Shift by an action, with Ctrl by a turn."""
        course, number = self.course, self.number
        if mod & pygame.KMOD_CTRL:
            turns = course.turns()
            before = max((one for one in turns if one < number), default=0)
            self.go(min((one for one in turns if one > number), default=course.reached) if way > 0 else before)
        elif mod & pygame.KMOD_SHIFT:
            self.go(course.step_after(number) if way > 0 else course.step_before(number))
        elif way > 0:
            self.step_on()
        else:
            self.step_back()

    def _to_mark(self, way: int) -> None:
        """Go to the moment before or after that is marked."""
        numbers = sorted({one.number for one in self.marks.found if one.kind != "roll"} | set(self.shown.points))
        if way < 0:
            self.go(max((one for one in numbers if one < self.number), default=0))
        else:
            self.go(min((one for one in numbers if one > self.number), default=self.course.reached))

    def play_or_pause(self) -> None:
        """Play on from here, from the beginning at the end; or pause."""
        if not self.is_playing and self.number >= self.course.count:
            self.go(0)
        self.is_playing, self._since = not self.is_playing, _PAUSE
        self.refresh()

    def faster(self) -> None:
        """Take the next speed; after the last one the first."""
        self.set_rate((self.rate + 1) % len(RATES))

    def set_rate(self, place: int) -> None:
        """Play as fast as one of ``RATES``."""
        self.rate = place
        self.playing.rate = RATES[place]
        self.refresh()

    def caught_up(self) -> None:
        """Go on: everything about an answer was shown."""
        super().caught_up()
        self._show_point()
        self.refresh()

    def _point_here(self) -> TurningPoint | None:
        """Return the turning point at this moment, if it is this seat's."""
        found = self._points.found if self._points is not None else ()
        here = (one for one in (self.point, *found) if one is not None)
        return next((one for one in here if one.number == self.number and one.seat == self.viewer), None)

    def _show_point(self) -> None:
        """Show what was answered and what would have been better, at the place on the board."""
        point = self._point_here()
        if point is None or self.match.is_open:
            self.hints.show(())
            return
        rows = [
            self.hints.row(point.better, f"Better: {point.better_words}", point.better_chance, point.why_better),
            self.hints.row(point.given, f"Played: {point.given_words}", point.given_chance, point.why_worse),
        ]
        self.hints.show(rows, "Turning point")

    def _hide_point(self) -> None:
        """Hide what was answered there: the match continues."""
        self.hints.show(())

    def _show_again(self) -> None:
        """Show, at the key of hints, the next of the two answers, or both again."""
        if self.hints.is_open:
            self.hints.step()
        else:
            self._show_point()
            self.refresh()

    def _more(self) -> None:
        self.is_playing = False
        self.app.open("replay more", self)

    def leave_replay(self) -> None:
        """Go back to where it was opened from."""
        self.app.stack.pop()

    def leave(self) -> None:
        if self._points is not None:
            self._points.pause()
        self.forget()

    # Time

    @property
    def is_moving(self) -> bool:
        return super().is_moving or (self.is_playing and self.number < self.course.count)

    @property
    def works_ahead(self) -> bool:
        points = self._points
        is_weighing = self._seat is None and (points is None or not points.is_over)
        return super().works_ahead or not self.course.is_known or is_weighing

    def update(self, seconds: float) -> None:
        self.mouse.update(seconds)
        self.toast.update(seconds)
        if self.large.update(seconds, self.pointing.looked_at):
            self.app.redraw()
        self._compute(seconds)
        self._arrive()
        if self.playing.update(seconds) and self.is_playing and self._wanted is None:
            self._play(seconds)

    def _play(self, seconds: float) -> None:
        self._since += seconds
        pause = _PAUSE / RATES[self.rate]
        if self.number >= self.course.count:
            self.is_playing = False
            self.refresh()
        while self.is_playing and self._since >= pause and self.playing.at_rest and self.number < self.course.reached:
            left = self._since - pause
            self.step_on()
            self._since = min(left, pause)

    def _compute(self, seconds: float) -> None:
        """Compute the match on, then weigh its answers; the timeline shows what has been found."""
        self.course.go_on(_OF_A_FRAME * (4 if self._wanted is not None else 1))
        self.marks.update()
        if self.course.is_known and self.app.stack.top is self and self._seat is None:
            if self._points is None:
                self._points = TurningPoints(self._weighed, self.app.thinker)
            self.app.thinker.update(seconds)
            self._points.update()
        self._show_timeline()

    @property
    def _weighed(self) -> Recorded:
        """Return the answers that are weighed: not those after one that has another result now."""
        return msgspec.structs.replace(self.recorded, given=self.course.given[: self.course.count])

    def _show_timeline(self) -> None:
        course, points = self.course, self._points
        shown = Shown(
            course.count,
            course.reached,
            tuple(self.marks.found),
            tuple(one.number for one in points.found) if points is not None else (),
            tuple(points.chances) if points is not None else (),
            bool(course.flaw),
        )
        if shown != self.shown:
            if (shown.count, shown.points) != (self.shown.count, self.shown.points):
                self.shown = shown
                self._show_point()
                self.refresh()
            self.shown = shown
            self.app.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        if self.following.is_open:
            self.foot.keep(self.drawing.cache, surface.get_size())
        super().draw(surface)

    # The player

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        if self.following.is_open:
            self.refresh()

    def event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        if self.foot.scrub(event):
            return
        is_press = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if is_press and button_at(self.laying.buttons, event.pos) is None and self._to_line(event.pos):
            return
        super().event(event)

    def _key(self, event: pygame.event.Event) -> bool:
        """Take a key of the replay; False for one that is the table's."""
        name = action_in("In a replay", pressed(event)) or action_in("In a replay", event.key)
        if not name or event.mod & pygame.KMOD_ALT:
            return False
        if name in ("step_on", "step_back"):
            self._leap(1 if name == "step_on" else -1, event.mod)
        elif name.startswith("speed_"):
            self.set_rate(int(name.removeprefix("speed_")) - 1)
        else:
            self.laying.presses[name]()
        self.app.redraw()
        return True

    def _to_line(self, pos: tuple[int, int]) -> bool:
        """Go to the moment that a line of the log is about; False if there is none."""
        back = self.following.log.place_at(pos)
        if back is None:
            return False
        self.playing.skip()
        self.is_playing = False
        self.go(moment_of_line(self.match, self.viewer, self.following.lines_of, back))
        return True
