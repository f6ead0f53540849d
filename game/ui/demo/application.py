"""The demo's window: matches that are shown, visitors who join in, and everything made as it was when they have gone.

A visitor reaches no page but those named here; the rest of the program is behind the staff's door."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
import pygame

from game.app.demo.folder import demo_settings, keep_settings
from game.app.demo.positions import demo_files, read_begun, seated
from game.app.demo.states import States
from game.app.demo.visits import Ending, add_visit
from game.app.games.entries import GAMES
from game.app.maps.reading import forget_maps
from game.app.matches.match import Match
from game.ui.application import FRAMES, Application
from game.ui.art.fonts import forget_words
from game.ui.demo.attract import Attract
from game.ui.demo.chord import Chord
from game.ui.demo.dialogs import Choices, StillThere
from game.ui.demo.gate import Gate
from game.ui.demo.guided import Guided
from game.ui.demo.meeting import meeting
from game.ui.demo.staff import UNUSED, Door, Lock, StaffPage
from game.ui.demo.visiting import Visiting
from game.ui.games.end_words import winners_of
from game.ui.games.game_ui import game_ui_of
from game.ui.window.bindings import tell_by_pad, tell_by_touch

#: Pages that a visitor may open, and those that the staff may, too.
FOR_VISITORS = ("help", "stops", "curtain", "notice")
FOR_STAFF = ("settings",)
#: Frames a second while matches are shown.
SHOWN_FRAMES = 30
#: Maps that are kept for the next visit: those of the positions, and of the lessons of one game, whose tables Help
#: shows.
MAPS_KEPT = 18
#: Seconds from one sign of life to the next.
BEAT = 1.0
#: Seconds after which a window that has lost the keyboard focus asks for it again.
ASKS_FOR_FOCUS = 10.0


def tell(words: str) -> None:
    """Write a line into the demo's log."""
    print(words, file=sys.stderr, flush=True)


class DemoApplication(Application):
    """The demo in its ``folder``. ``beat`` is called each second as a sign of life."""

    def __init__(
        self,
        folder: Path,
        code: str,
        size: tuple[int, int] | None = None,
        beat: Callable[[], None] = lambda: None,
    ) -> None:
        self.folder, self._beat = folder, beat
        self.organiser = msgspec.structs.replace(demo_settings(folder), full_screen=size is None)
        self.states, self.gate, self.chord, self.lock = States(), Gate(), Chord(), Lock(code)
        self._files, self._next = demo_files(), 0
        self._visiting: Visiting | None = None
        #: The positions that were shown before, or are next, and the loading of the next one.
        self._met: set[Path] = set()
        self._meeting: Iterator[None] = iter(())
        #: The seat of whoever came first, and whether they came to the far side of a screen that lies flat.
        self._first = (0, False)
        self._is_staff = self._has_drawn = False
        self._beat_at, self._unfocused, self._unused = 0.0, -1.0, 0.0
        super().__init__(size, settings=self.organiser)
        self.messages.clear()
        pygame.mouse.set_visible(True)
        self.show_next()

    has_lessons = False

    # The four states

    def show_next(self) -> None:
        """Show the next match, in the place of whatever is there."""
        for _ in self._files:
            turn, number = divmod(self._next, len(self._files))
            path = self._files[number]
            self._next += 1
            try:
                # A screen that lies flat invites both sides by turns, to another game each time.
                shown = Attract(self, read_begun(path), near=(turn + number) % 2)
            except ValueError as error:
                tell(str(error))
                continue
            self.stack.clear()
            self.frames = SHOWN_FRAMES
            self._live()
            self.stack.push(shown)
            self._live()
            coming = self._files[self._next % len(self._files)]
            self._meeting = meeting(coming, self.theme.name, FOR_VISITORS) if coming not in self._met else iter(())
            self._met |= {path, coming}
            return
        raise ValueError("assets/demo: a position that can be played was expected, and there is none")

    def start(self) -> None:
        """Begin a visit, because somebody has pressed something: they take over the match that is shown, for the seat
        whose turn it is."""
        shown = self.stack.top
        if not isinstance(shown, Attract):
            return
        self.states.start()
        self.gate.hush()
        self.sound("turn")
        self._sit_down(shown)

    def _sit_down(self, shown: Attract) -> None:
        """Seat a visitor at a match that is shown, for the seat whose turn it is."""
        self._visiting, turn = Visiting(shown.begun.game), shown.sit_down()
        seat = turn.decision.seat if turn.decision is not None else 0
        self._first = seat, shown.is_far
        self._seat(seated(shown.match, (seat,), turn))

    def _seat(self, match: Match) -> None:
        """Show a match of visitors."""
        table = self.table
        if table is not None and self._visiting is not None:
            self._visiting.leaves(table)
        self.stack.clear()
        self.frames = FRAMES
        seat, is_far = self._first
        near = (match.players.people.index(seat) + is_far) % 2
        self.stack.push(Guided(self, match, self._seats_offered(match), near=near))

    def _seats_offered(self, match: Match) -> tuple[str, Callable[[], None]] | None:
        """Return what the button for a second visitor says and does: to sit down, or to leave the seat to the computer
        again. It asks first: a player who plays alone may have pressed it to see what it is."""
        people, names = match.players.people, match.players.names
        computers = [seat for seat in range(len(names)) if not match.players.is_human(seat)]
        if computers:
            title, text = "A second player?", f"A second player plays {names[computers[0]]}, in place of the computer."
            words, sit, seats = "Second player", "Sit down", (*people, *computers[:1])
        elif len(people) > 1:
            others = " and ".join(names[seat] for seat in people if seat != self._first[0])
            title, text = "One player?", f"The computer plays {others} again."
            words, sit, seats = "One player", "Go on alone", (self._first[0],)
        else:
            return None
        rows = [("Play on", "play", self.stack.pop), (sit, "hand", lambda: self._seat_again(match, seats))]
        return words, lambda: self.stack.push(Choices(title, text, rows))

    def _seat_again(self, match: Match, people: tuple[int, ...]) -> None:
        """Go on with visitors at these seats."""
        self.gate.hush()
        self.sound("turn")
        self._seat(seated(match, people))

    @property
    def table(self) -> Guided | None:
        """Return the table at which visitors play, if any do."""
        return next((scene for scene in self.stack.scenes if isinstance(scene, Guided)), None)

    def leave(self, ended: Ending = "left") -> None:
        """End the visit."""
        self._note_visit(ended)
        self.states.leave()
        self._reset()

    def _note_visit(self, ended: Ending) -> None:
        """Write the visit into the list."""
        if self._visiting is not None:
            told = add_visit(self.folder, self._visiting.ends(self.table, ended))
            if told:
                tell(told)
        self._visiting = None

    def _reset(self) -> None:
        """Make everything as the organiser wants it, and show the next match: nothing of a visitor is left."""
        self._is_staff = False
        self.messages.clear()
        self.stack.clear()
        forget_words()
        if forget_maps(MAPS_KEPT):
            # Some may be those of positions: they are read ahead again.
            self._met.clear()
        tell_by_pad({})
        tell_by_touch(is_touched=False)
        before, self.settings = self.settings, self.organiser
        if before != self.settings:
            self._apply(before)
        self.gate.hush()
        self.show_next()
        self.states.is_ready_again()

    def _another(self) -> None:
        """Offer the next position: the visitor wants another game."""
        self._note_visit("left")
        self.show_next()
        shown = self.stack.top
        assert isinstance(shown, Attract)
        self._sit_down(shown)

    # What scenes may do here

    def open(self, name: str, *given: object, **more: object) -> None:
        """Show a page that a visitor may see; the pause and the last page are the demo's own. Others stay shut."""
        if name == "pause":
            self.stack.push(self._pause())
        elif name == "end" and self.table is not None:
            self.stack.push(self._end(self.table.match))
        elif name in FOR_VISITORS or (self._is_staff and name in FOR_STAFF):
            super().open(name, *given, **more)
        else:
            tell(f"A visitor has asked for the page {name!r}, which stays shut.")
            self.sound("tick")

    def _pause(self) -> Choices:
        return Choices(
            "Paused",
            "",
            [
                ("Play on", "play", self.stack.pop),
                ("How to play", "book", lambda: self.open("help")),
                ("Another game", "deck", self._another),
                ("I am done", "home", self.leave),
            ],
        )

    def _end(self, match: Match) -> Choices:
        assert match.outcome is not None
        title = winners_of(game_ui_of(match.game.profile.game).end, match, match.outcome)
        rows = [("Another game", "deck", self._another), ("I am done", "home", lambda: self.leave("finished"))]
        return Choices(title, f"{GAMES[match.game.profile.game].title}: thank you for playing.", rows)

    def change_settings(self, **changes: object) -> None:
        """Apply changed settings: for as long as the visit lasts, or, by the staff, for good."""
        changes.pop("window", None)
        before, self.settings = self.settings, msgspec.structs.replace(self.settings, **changes)
        if before == self.settings:
            return
        if self._is_staff:
            self._keep()
        self._apply(before)

    def settle_volume(self, volume: float, of: str = "volume") -> None:
        self.settings = msgspec.structs.replace(self.settings, **{of: volume})
        if self._is_staff:
            self._keep()
        self.sound("coin")

    def _keep(self) -> None:
        self.organiser = self.settings
        told = keep_settings(self.folder, self.settings)
        if told:
            tell(told)

    def sound(self, name: str) -> None:
        """Play a sound; a tick tells that something could not be done, which is counted. Matches that are shown are
        silent."""
        table = self.table
        if name == "tick" and self._visiting is not None and table is not None:
            self._visiting.refused(table.toast.text if table.toast.is_shown else "")
        if self.states.state != "attract":
            super().sound(name)

    def survive(self, error: Exception) -> None:
        """End at once: the watch begins the window again."""
        raise error

    def go_home(self) -> None:
        """End the visit: there is no menu here."""
        if self.states.state in ("playing", "warn"):
            self.leave()

    def quit(self) -> None:
        """Show the next match after the last scene: only the staff end the demo."""
        if not self.stack.scenes and self.states.state == "attract":
            self.show_next()

    # The staff

    def _knock(self) -> None:
        """Open the staff's page: their chord was struck."""
        if not any(isinstance(scene, Door | StaffPage) for scene in self.stack.scenes):
            self._unused = 0.0
            self.stack.push(Door(self.lock, self._let_in, self.stack.pop))

    def _let_in(self) -> None:
        self._is_staff = True
        self.stack.pop()
        rows = [
            ("Back to the demo", "play", self._staff_leaves),
            ("Settings", "settings", lambda: self.open("settings")),
            ("Visits so far", "search", self._report),
            ("End the demo", "home", self._end_demo),
        ]
        self.stack.push(StaffPage(f"Visits and logs are in {self.folder}.", rows))

    def _report(self) -> None:
        from game.app.demo.summary import summary_words

        super().open("notice", "Visits so far", summary_words(self.folder))

    def _staff_leaves(self) -> None:
        """Go back to the matches that are shown, no matter who played before."""
        if self.states.state in ("playing", "warn"):
            self.leave()
        else:
            self._is_staff = False
            self.show_next()

    def _end_demo(self) -> None:
        self.is_running = False

    # The loop

    def take_turn(self, seconds: float, events: Sequence[pygame.event.Event]) -> bool:
        self.lock.update(seconds)
        if self.chord.is_struck(events, seconds, self.size):
            self._knock()
        passed = self.gate.take(events, seconds)
        for source in self.gate.stuck:
            tell(f"{source} has been held for long: it is not a hand, and is passed over.")
        self.gate.stuck.clear()
        if self.states.state == "attract" and self.gate.pressed and isinstance(self.stack.top, Attract):
            # The table is laid out for who sits down: fingers have larger buttons.
            self._tell_touch(is_touched=any(event.type == pygame.FINGERDOWN for event in events))
            self.start()
            # What has gone is given back, and what has come is drawn, in the next turns.
            return False
        if self.gate.stirred and self.states.state in ("playing", "warn"):
            passed = self._stir(passed)
        self._watch_focus(events, seconds)
        self._live()
        drawn = super().take_turn(seconds, passed)
        self._has_drawn |= drawn
        self._live()
        is_idle = self.states.state == "attract" or not drawn
        if is_idle and not self.display.is_due:
            # During a visit, too: on a slow machine there is no time before it.
            next(self._meeting, None)
        self._pass_time(seconds)
        return drawn

    def _tell_touch(self, *, is_touched: bool) -> None:
        """Show caps of keys to people who use keys or a mouse, and none to those who touch."""
        if tell_by_touch(is_touched=is_touched):
            self.stack.lay_out()

    def _stir(self, passed: list[pygame.event.Event]) -> list[pygame.event.Event]:
        """Note that the visitor has done something. An answer to "Still there?" does nothing else."""
        was_warned = self.states.state == "warn"
        self.states.stir()
        if not was_warned:
            return passed
        if isinstance(self.stack.top, StillThere):
            self.stack.pop()
        self.gate.hush()
        return []

    def _pass_time(self, seconds: float) -> None:
        top, table = self.stack.top, self.table
        if self._is_with_staff(seconds):
            return
        if self.states.state == "attract":
            if isinstance(top, Attract) and top.is_over:
                self.show_next()
            return
        if self._visiting is not None and table is not None:
            self._visiting.look(table)
        is_over = table is not None and table.match.outcome is not None
        is_asked = not isinstance(top, Guided) or top.is_asked
        before = self.states.state
        self.states.update(seconds, is_asked=is_asked, is_over=is_over)
        if before == "playing" and self.states.state == "warn":
            self.stack.push(StillThere(self.states, self._stay))
        elif self.states.state == "reset":
            self._note_visit("went away")
            self._reset()

    def _is_with_staff(self, seconds: float) -> bool:
        """Return whether the staff have the window; they leave it when they do nothing for a while."""
        at_door = isinstance(self.stack.top, Door)
        if not at_door and not self._is_staff:
            return False
        self._unused = 0.0 if self.gate.stirred else self._unused + seconds
        if self._unused >= UNUSED and at_door:
            self.stack.pop()
        elif self._unused >= UNUSED:
            self._staff_leaves()
        return True

    def _stay(self) -> None:
        self.states.stir()

    def _live(self) -> None:
        """Give a sign of life; the first one once there is something to see, for which a slow machine takes long."""
        if self._has_drawn and time.monotonic() - self._beat_at >= BEAT:
            self._beat_at = time.monotonic()
            self._beat()

    def _watch_focus(self, events: Sequence[pygame.event.Event], seconds: float) -> None:
        """Ask for the keyboard focus again a while after another program's window took it, or after this window went
        with a screen that was unplugged."""
        for event in events:
            if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
                self._unfocused = max(0.0, self._unfocused)
            elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
                self._unfocused = -1.0
                self.redraw()
        if self._unfocused < 0:
            return
        self._unfocused += seconds
        if self._unfocused >= ASKS_FOR_FOCUS:
            self._unfocused = 0.0
            self.display.ask_for_focus()
