"""Settings: every one takes effect at once and is saved; and the steps of a game at which one is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.ai.kinds import in_style, level_and_style
from game.app.matches.names import LONGEST_NAME, why_not_named
from game.app.matches.opening import SeatKind
from game.app.matches.terms import NO_TERMS, Terms
from game.app.thinking.levels import LEVELS, has_styles, level_of, played_as
from game.ui.scenes.seat_banner import lay_banner, named_after
from game.ui.scenes.sheet_scene import Flow, SheetScene
from game.ui.scenes.terms_rows import TermsRows
from game.ui.screens.stops import Stop
from game.ui.window.bindings import key_of

if TYPE_CHECKING:
    from game.app.matches.match import Match

#: What can be chosen, as (value, words).
#: A setting: its name, its field, what it can be (None: a slider), what it is, and a hint.
_Row = tuple[str, str, list[tuple[str, str]] | None, str, str]
_TEXT = [("0.75", "75 %"), ("1.0", "100 %"), ("1.25", "125 %"), ("1.5", "150 %"), ("2.0", "200 %"), ("3.0", "300 %")]
_HINTS = [("yes", "on a key"), ("no", "none")]
_CURTAIN = [("yes", "between players"), ("no", "none")]
_OWN_CARDS = [("no", "pass automatically"), ("yes", "ask me")]
_ENDING = [("yes", "ask once"), ("no", "do not ask")]
_OFFERS = [("yes", "may give up"), ("no", "play on")]
_OF_OFFERS = "Whether a computer player that thinks it has lost may offer to give up."
_RECAP = [("always", "always"), ("hotseat", "hotseat only"), ("never", "never")]
_LYING = [("no", "stands"), ("yes", "lies flat")]
_TURNING = [("no", "never"), ("yes", "to the player who sits down")]
_SCALE = [("0.75", "75 %"), ("1.0", "100 %"), ("1.25", "125 %"), ("1.5", "150 %")]
_SPEEDS = [("x1", "Normal"), ("x2", "2x"), ("x4", "4x"), ("off", "Off")]
_READING = [("short", "Short"), ("usual", "Normal"), ("long", "Long"), ("key", "until a key")]
_PACES = [("motions", "as motions"), ("x1", "Normal"), ("x2", "2x"), ("x4", "4x"), ("off", "at once")]
_PALETTES = [("usual", "Normal"), ("protanopia", "Protanopia"), ("deuteranopia", "Deuteranopia"),
             ("tritanopia", "Tritanopia")]  # fmt: skip
_POINTERS = [("usual", "the system's"), ("large", "Large"), ("larger", "Larger")]
_TILTS = [("0.2", "20 %"), ("0.35", "35 %"), ("0.5", "50 %"), ("0.7", "70 %"), ("0.9", "90 %")]
_REPEATS = [("never", "never"), ("slow", "Slow"), ("usual", "Normal"), ("fast", "Fast")]
_THEMES = [("walnut", "Walnut"), ("projector", "Projector")]
_YES_NO = [("no", "No"), ("yes", "Yes")]
_STOP_CHOICES = [("yes", "ask me"), ("no", "pass for me")]
_ABOUT_STOPS = (
    "While nothing waits for an answer, you are asked only at these steps. At the others you pass automatically, "
    "whatever you hold, so that passing reveals nothing. You may always respond to what somebody does."
)


class SettingsScreen(SheetScene):
    """Text and scale, motion, sound, the window and its look; and of a ``match`` that is paused what can be changed."""

    def __init__(self, match: Match | None = None) -> None:
        super().__init__()
        self.match = match
        #: What the seats are to be called once the page is left.
        self._names = list(match.players.names) if match is not None else []
        #: What is to be agreed on once the page is left: who looks through the clocks does not set each of them.
        self._terms = match.opening.terms if match is not None else NO_TERMS

    def leave(self) -> None:
        self._rename()
        if self.match is not None and self._terms.clock != self.match.opening.terms.clock:
            self.match.set_clock(self._terms.clock)
        super().leave()

    def build(self) -> None:
        app = self.app
        body = self.page("Settings")
        body.width = min(body.width, app.px(860))
        body.centerx = app.size[0] // 2
        view = self.sheet.view(self.pane(body))
        flow = self.flow(view.rect, view)
        if self.match is not None:
            self._this_match(flow, self.match)
        for heading, rows in self._chapters():
            flow.heading(heading)
            for row in rows:
                self._row(flow, *row)
            flow.gap(8)
        face = self.face("Keys", 16, icon="settings", align="left")
        hint = "Which key stands for which action."
        flow.button(face, lambda: app.open("keys"), name="Keys", hint=hint, lines=2.0)
        flow.finish()
        self.fit_pane()

    def _this_match(self, flow: Flow, match: Match) -> None:
        """Lay out what can be changed in the match that is paused."""
        flow.heading("This match")
        people = match.players.people
        for seat in people:
            self._name(flow, match, seat)
        if wrong := why_not_named(self._names):
            flow.text(f"{wrong} The names stay as they were.", 14, ink=self.app.theme.caution)
        if len(people) > 1 and match.game.profile.hidden:
            hint = "Without it you play with open hands: everybody sees the cards of whoever is asked."
            self._row(flow, "Curtain", "curtain", _CURTAIN, _word(match.opening.terms.curtain), hint)
        hint = "Whether people may ask for hints in this match."
        self._row(flow, "Hints", "hints", _HINTS, _word(match.players.may_have_hints), hint)
        for seat, kind in enumerate(match.kinds):
            if level_of(kind) is not None:
                self._level(flow, match, seat)
        why_fixed = "A player has no time left: this match continues as agreed." if match.is_time_up else ""
        before, now = match.opening.terms.clock, self._terms.clock
        is_new = now is not None and (before is None or now.times != before.times)
        note = "It begins when you leave this page, with full time for everybody." if is_new else ""
        TermsRows(self._terms, len(people), self._take_terms, why_fixed, note).lay(flow)
        flow.gap(8)

    def _take_terms(self, terms: Terms) -> None:
        self._terms = terms
        if self.match is not None:
            self.match.allow_taking_back(allowed=terms.take_back)
        self.rebuild()

    def _level(self, flow: Flow, match: Match, seat: int) -> None:
        """Lay out how well a computer player plays from now on; its style stays where the level has it."""
        level, style = level_and_style(played_as(match.kinds[seat]))

        def choose(chosen: str) -> None:
            match.set_level(seat, msgspec.convert(in_style(chosen, style if has_styles(chosen) else ""), SeatKind))
            self.rebuild()

        levels = [(one, each.words) for one, each in LEVELS.items()]
        hint = "How well this computer player plays from its next answer on."
        self._row(flow, match.players.names[seat], "level", levels, level, hint, choose)

    def _name(self, flow: Flow, match: Match, seat: int) -> None:
        """Lay out the colour of a seat, and what it is called."""
        app = self.app
        high = app.writable(round(app.text_px(16) * 1.9))
        left = flow.x + lay_banner(self, flow, match.opening.seatings, seat, partial(self._recolour, match, seat))
        rect = pygame.Rect(left, flow.y, min(app.px(360), flow.x + flow.width - left), high)
        self.sheet.entry(
            rect, f"Name {seat + 1}", self._names[seat], self._changed(seat), letters=LONGEST_NAME, view=flow.view,
            entered=self._rename,
        )  # fmt: skip
        flow.y += high + app.px(8)

    def _changed(self, seat: int) -> Callable[[str], None]:
        def changed(text: str) -> None:
            before = why_not_named(self._names)
            self._names[seat] = text
            if why_not_named(self._names) != before:
                self.rebuild()

        return changed

    def _recolour(self, match: Match, seat: int, colour: int) -> None:
        match.recolour(seat, colour)
        self._names[seat] = named_after(colour, self._names[seat], self._names)
        self._rename()
        self.app.stack.colour_seats()
        self.rebuild()

    def _rename(self) -> None:
        """Call the seats as it was written, if that can be."""
        if self.match is not None and not why_not_named(self._names):
            self.match.rename(self._names)

    def _chapters(self) -> list[tuple[str, list[_Row]]]:
        now = self.app.settings
        return [
            (
                "Reading", [
                    ("Text", "text_scale", _TEXT, str(now.text_scale), "The size of all words."),
                    ("UI scale", "ui_scale", _SCALE, str(now.ui_scale), "The size of buttons, cards and panes."),
                    ("Theme", "theme", _THEMES, now.theme, "Projector: a light ground and strong contrast."),
                ],
            ),
            (
                "Motion and sound",
                [
                    ("Animation speed", "animation_speed", _SPEEDS, now.animation_speed,
                     "How fast pieces and cards move."),
                    ("Cards of others", "reading_time", _READING, now.reading_time,
                     "How long a card that another seat plays is shown, however fast things move."),
                    ("Computers answer", "computer_pace", _PACES, now.computer_pace,
                     "How long computer players wait before they answer."),
                    ("Reduce motion", "reduced_motion", _YES_NO, _word(now.reduced_motion),
                     "Pieces appear where they go, and nothing shakes or flashes."),
                    ("Volume", "volume", None, "", "The volume; no sound at the left end."),
                    ("Effects", "effects_volume", None, "", "How loud cards and dice are, relative to other sounds."),
                    ("Music", "music_volume", None, "", "How loud the menu's theme is, relative to other sounds."),
                    ("Ambience", "ambience_volume", None, "", "How loud wind and water are, relative to other sounds."),
                ],
            ),
            (
                "At the table",
                [
                    ("Own cards", "hold_priority", _OWN_CARDS, _word(now.hold_priority),
                     "Whether you may respond to your own cards, actions and endings of phases."),
                    ("Ending a phase", "ask_before_ending", _ENDING, _word(now.ask_before_ending),
                     "Whether ending a phase asks first while some of your pieces can still act."),
                    ("Lost computers", "offers_to_give_up", _OFFERS, _word(now.offers_to_give_up), _OF_OFFERS),
                    ("Since your turn", "recap", _RECAP, now.recap,
                     "When to sum up what has happened since your last answer; the key shows it at any time."),
                    ("Turn the board", "turn_board", _TURNING, _word(now.turn_board),
                     "Where several people play at this screen: each player sees the board from their own side."),
                ],
            ),
            (
                "Comfort", [
                    ("Palette", "palette", _PALETTES, now.palette,
                     "The colours of seats and marks, for those who see red, green or blue differently."),
                    ("Pointer", "pointer", _POINTERS, now.pointer, "The size of the mouse's pointer."),
                ],
            ),
            ("Gamepads", self._of_pads()),
            (
                "The window",
                [
                    ("Full screen", "full_screen", _YES_NO, _word(now.full_screen),
                     f"{key_of('full_screen')} does the same anywhere."),
                    ("The screen", "lies_flat", _LYING, _word(now.lies_flat),
                     "On a screen that lies flat between the players the picture turns to whoever is asked. They "
                     "sit at the two sides by turns, the first at this one."),
                ],
            ),
        ]  # fmt: skip

    def _of_pads(self) -> list[_Row]:
        now = self.app.settings
        return [
            ("Stick dead zone", "stick_tilt", _TILTS, str(now.stick_tilt),
             "How far a stick is tilted before it acts: more for one that does not come back to the middle."),
            ("Repeat when held", "pad_repeat", _REPEATS, now.pad_repeat,
             "How fast a button or stick acts again while it is held."),
        ]  # fmt: skip

    def _row(
        self,
        flow: Flow,
        name: str,
        field: str,
        options: list[tuple[str, str]] | None,
        chosen: str,
        hint: str,
        choose: Callable[[str], None] | None = None,
    ) -> None:
        """Lay out a setting's name and choices, below in a narrow window; ``choose`` takes what is no field."""
        app = self.app
        aside = app.px(150) if app.text_px(15) * 8 < app.px(150) else 0
        top = flow.y
        flow.y += app.text_px(15) // 2 if aside else 0
        flow.text(f"**{name}**", 15)
        if aside:
            flow.y = top
        if options is None:
            self._volume(flow, aside, name, field, hint)
        else:
            hints = dict.fromkeys([value for value, _ in options], hint)
            flow.choice(name, options, chosen, choose or partial(self._set, field), aside=aside, hints=hints)

    def _volume(self, flow: Flow, aside: int, name: str, field: str, hint: str) -> None:
        app = self.app
        high = app.writable(app.text_px(15) * 2)
        rect = pygame.Rect(flow.x + aside, flow.y, min(app.px(360), flow.width - aside), high)
        value = round(getattr(app.settings, field) * 100)

        def settle(value: int) -> None:
            app.settle_volume(value / 100, field)

        control = self.sheet.slider(rect, name, value, settle, view=flow.view)
        control.hint = hint
        flow.y += high + app.px(8)

    def _set(self, field: str, value: str) -> None:
        if self.match is not None and field in ("hints", "curtain"):
            if field == "hints":
                self.match.allow_hints(allowed=value == "yes")
            else:
                self.match.use_curtain(falls=value == "yes")
            self.rebuild()
            return
        kind = type(getattr(self.app.settings, field))
        changed: object = value == "yes" if kind is bool else kind(value)
        self.app.change_settings(**{field: changed})


def _word(answer: object) -> str:
    return "yes" if answer else "no"


class StopsScreen(SheetScene):
    """A choice for each step."""

    def __init__(self, stops: Sequence[Stop]) -> None:
        super().__init__()
        self.stops = tuple(stops)

    def build(self) -> None:
        app = self.app
        body = self.page("Stops")
        body.width = min(body.width, app.px(860))
        body.centerx = app.size[0] // 2
        view = self.sheet.view(self.pane(body))
        flow = self.flow(view.rect, view)
        flow.text(_ABOUT_STOPS)
        aside = app.px(190) if app.text_px(15) * 8 < app.px(150) else 0
        heading = ""
        for stop in self.stops:
            if stop.heading != heading:
                heading = stop.heading
                flow.heading(heading)
            top = flow.y
            flow.y += app.text_px(15) // 2 if aside else 0
            flow.text(f"**{stop.words}**", 15)
            if aside:
                flow.y = top
            chosen = "yes" if stop.is_wanted(app.settings.stops) else "no"
            hints = {value: stop.hint for value, _ in _STOP_CHOICES}
            flow.choice(f"{heading}, {stop.words}", _STOP_CHOICES, chosen, self._set(stop), aside=aside, hints=hints)
        flow.finish()
        self.fit_pane()

    def _set(self, stop: Stop) -> Callable[[str], None]:
        def choose(value: str) -> None:
            self.app.change_settings(stops={**self.app.settings.stops, stop.key: value == "yes"})

        return choose
