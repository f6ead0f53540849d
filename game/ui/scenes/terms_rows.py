"""What the people of a match agree on besides its rules: a clock, and how far answers are taken back."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.app.matches.terms import Clock, Terms
from game.ui.scenes.sheet_scene import Flow

_CLOCKS = [("none", "none"), ("seats", "for each seat"), ("sand", "sand-glass")]
_TIMES = {
    "seats": [(180, "3 min"), (300, "5 min"), (600, "10 min"), (1200, "20 min"), (2400, "40 min"), (3600, "60 min")],
    "sand": [(30, "30 s"), (60, "1 min"), (120, "2 min"), (180, "3 min"), (300, "5 min")],
}
_MORE = [("0", "nothing"), ("5", "5 s"), ("10", "10 s"), ("30", "30 s")]
_AT_ZERO = [("told", "only a notice"), ("lose", "that seat loses")]
_TAKING_BACK = [("no", "to the last reveal"), ("yes", "any answer")]
_HINTS = {
    "none": "Nobody's time is limited.",
    "seats": "Every person has this much time for the whole match; computer players have no limit.",
    "sand": "One sand-glass, turned over whenever another seat must answer.",
}
_TAKING_BACK_HINT = "Against computers alone: may you take back what was rolled, drawn or shown as well?"
#: With what a clock begins, by its kind.
_USUAL = {"seats": Clock("seats", 1200, 10), "sand": Clock("sand", 120)}


class TermsRows:
    """Lays the rows for that many people; there are none where no person plays. ``take`` is told what was chosen, and
    ``why_fixed`` why the clock cannot be changed; ``note`` stands below a clock."""

    def __init__(
        self, terms: Terms, people: int, take: Callable[[Terms], None], why_fixed: str = "", note: str = ""
    ) -> None:
        self._terms, self._people, self._take, self._why_fixed = terms, people, take, why_fixed
        self._note = note

    def lay(self, flow: Flow) -> None:
        """Lay out the clock and its settings, and how far one may take back."""
        if not self._people:
            return
        flow.heading("Clock", 16)
        if self._why_fixed:
            flow.text(self._why_fixed, 13, dim=True)
        else:
            self._clock(flow)
        if self._people == 1:
            flow.heading("Undo", 16)
            hints = dict.fromkeys(dict(_TAKING_BACK), _TAKING_BACK_HINT)
            chosen = "yes" if self._terms.take_back else "no"
            flow.choice("Undo", _TAKING_BACK, chosen, self._choose_taking_back, hints=hints)

    def _clock(self, flow: Flow) -> None:
        clock = self._terms.clock
        flow.choice("Clock", _CLOCKS, clock.kind if clock is not None else "none", self._choose_kind, hints=_HINTS)
        if clock is not None:
            times = [(str(seconds), words) for seconds, words in _TIMES[clock.kind]]
            flow.choice("Time", times, str(clock.seconds), self._set("seconds", int))
            if clock.kind == "seats":
                flow.choice("After a turn", [(value, f"+ {words}") for value, words in _MORE], str(clock.increment),
                            self._set("increment", int))  # fmt: skip
            flow.choice("At zero", _AT_ZERO, clock.at_zero, self._set("at_zero", str))
            flow.text(clock.words, 13, dim=True)
            if self._note:
                flow.text(self._note, 13)

    def _choose_kind(self, kind: str) -> None:
        self._take(replace(self._terms, clock=_USUAL.get(kind)))

    def _set(self, field: str, kind: Callable[[str], object]) -> Callable[[str], None]:
        def choose(value: str) -> None:
            if self._terms.clock is not None:
                self._take(replace(self._terms, clock=replace(self._terms.clock, **{field: kind(value)})))

        return choose

    def _choose_taking_back(self, value: str) -> None:
        self._take(replace(self._terms, take_back=value == "yes"))
