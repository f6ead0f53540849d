"""A lesson that is being played: at which step it is, what the window lets through, and when the step is done.

The rules judge every answer as in any match; a lesson only chooses among those that they allow. If no legal answer
is what the step is about, all are let through: a lesson never leads into a dead end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from game.app.games.entries import entry_of
from game.app.matches.match import AnyView, Match, Seating
from game.app.scenarios.steps import Step, Words
from game.core.commands import Command, Pass
from game.core.refusals import Refusal
from game.core.scenario.standing import Scenario
from game.core.state import AnyState

#: Numbers of useless presses after which the pointer pulses, and after which the lesson offers to show what is meant.
PULSES, SHOWS = 2, 3
#: After this many answers that are not what a step is about, it is passed over.
_PATIENCE = 25


class _Start(msgspec.Struct, frozen=True):
    """Where a step began: the state, and how many answers stood then."""

    state: AnyState
    given: int


class LessonMatch(Match):
    """A match that tells its lesson what was answered, and what came of it."""

    run: LessonRun | None = None
    may_change = False

    def submit(self, seat: int, command: Command, number: int | None = None) -> Refusal | None:
        """Answer the open question, as in any match."""
        run, decision, table = self.run, self.decision, self.state.table
        told = run is not None and decision is not None and decision.seat == seat
        text = run.text(self.view(seat), command) if run is not None and told else ""
        before = self.answers(seat) if told else ()
        fits = run.fits(command, text) if run is not None else False
        is_about = run.is_about(self.view(seat), before) if run is not None and told else False
        refusal = super().submit(seat, command, number)
        if refusal is None and run is not None:
            lines = [text, *run.lines(table, self.happened)]
            run.answered(seat, lines, fits=fits, in_vain=not is_about)
        return refusal

    def undo(self, seat: int) -> bool:
        """Take back a seat's last answer, and the step that it ended."""
        is_done = super().undo(seat)
        if is_done and self.run is not None:
            self.run.taken_back()
        return is_done


class LessonRun:
    """The progress of a lesson: the ``number`` of its current step, from 0, and how many useless presses it has had
    (``refused``). ``seat`` is the learner's."""

    def __init__(self, match: LessonMatch, steps: tuple[Step, ...]) -> None:
        self.match, self.steps = match, steps
        self.entry = entry_of(match.opening.game)
        self.seat = next(iter(match.players.people), 0)
        self.number = 0
        self.refused = 0
        #: The steps that were skipped.
        self._skipped: set[int] = set()
        #: Answers of the learner since the step began that it was not about.
        self._in_vain = 0
        #: Whether the other seat has been asked since the step began.
        self._others_answered = False
        #: The other seats' answers of this step that were given already.
        self._replied = 0
        #: The turn in which the step began.
        self._when = match.when
        #: Everything that was said so far, with the answers that stood then; and how much of it before this step.
        self._lines: list[tuple[int, str]] = []
        self._starts: dict[int, _Start] = {}
        self._begin(0, said=())

    @property
    def step(self) -> Step | None:
        """Return the current step; None when the lesson is over."""
        return self.steps[self.number] if self.number < len(self.steps) else None

    @property
    def has_begun(self) -> bool:
        """Return whether the learner has answered anything since the step began."""
        start = self._starts.get(self.number)
        return start is not None and any(one.seat == self.seat for one in self.match.given[max(0, start.given) :])

    @property
    def has_replied(self) -> bool:
        """Return whether another seat has given an answer of the step."""
        return self._replied > 0

    @property
    def begun(self) -> tuple[int, ...]:
        """Return the steps that were begun, and not passed over, in their order."""
        return tuple(sorted(self._starts))

    @property
    def is_over(self) -> bool:
        return self.step is None or self.match.outcome is not None

    @property
    def is_done(self) -> bool:
        return self.step is None

    @property
    def is_lost(self) -> bool:
        """Return whether the match has ended, and others have won it. A draw is not lost."""
        outcome = self.match.outcome
        if outcome is None or self.seat in outcome.winners:
            return False
        return bool(outcome.winners) or self.match.game.profile.together

    @property
    def is_finished(self) -> bool:
        """Return whether the lesson counts as finished: every step is done, or the last one was a fight to its end; and
        it was neither lost nor left out."""
        fought = self.match.outcome is not None and self.step is self.steps[-1]
        return (self.is_done or fought) and not (self.is_lost or self.is_left_out)

    @property
    def is_left_out(self) -> bool:
        """Return whether the last step that asks for something was skipped."""
        return self.last_asking in self._skipped

    @property
    def last_asking(self) -> int:
        """Return the number of the last step that asks for something, or -1."""
        return max((number for number, step in enumerate(self.steps) if step.wait != "read"), default=-1)

    @property
    def is_fight(self) -> bool:
        """Return whether the current step is an open fight that ends the lesson."""
        step = self.step
        return step is not None and step is self.steps[-1] and step.is_open

    # What is let through

    def text(self, view: AnyView, command: Command) -> str:
        """Return an answer in words, as ``allow`` and ``until`` have them."""
        return self.entry.offer_text(view, command, self.match.players.names)

    def fits(self, command: Command, text: str) -> bool:
        """Return whether an answer is one of those that the step lets through."""
        step = self.step
        if step is None:
            return True
        allow = Words(step.allow)
        return (not allow or allow.fit(text)) and (not step.within or _ends_in(command, step.within))

    def is_about(self, view: AnyView, answers: Sequence[Command]) -> bool:
        """Return whether any of the answers is one that the step is about, or it is about none."""
        step = self.step
        if step is None or not (step.allow or step.within):
            return True
        return any(self.fits(command, self.text(view, command)) for command in answers)

    def allowed(self, view: AnyView, answers: Sequence[Command]) -> tuple[Command, ...]:
        """Return the answers that are let through: those that the step is about, or all where none is. Nothing is
        answered while something is read, and nobody passes over what ends the step."""
        if self.waits_to_be_read:
            return ()
        texts = {command: self.text(view, command) for command in answers}
        found = [command for command in answers if self.fits(command, texts[command])]
        step = self.step
        until = Words(step.until) if step is not None and step.wait == "answer" else Words("")
        others = [command for command in found if command != Pass()]
        # The step waits for what an answer leads to: passing is let through only afterwards.
        is_meant = step is not None and step.wait == "event" and bool(step.allow)
        if others and (is_meant or any(until.fit(texts[command]) for command in others)):
            found = others
        return tuple(found or answers)

    @property
    def waits_to_be_read(self) -> bool:
        """Return whether the step only has something to read."""
        step = self.step
        return step is not None and step.wait == "read" and self.match.outcome is None

    def reply(self) -> Command | None:
        """Return what another seat is to answer now by the lesson; None where its player chooses."""
        step, decision = self.step, self.match.decision
        if step is None or decision is None or decision.seat == self.seat:
            return None
        phrases = [part.strip() for part in step.reply.split(";") if part.strip()]
        view, answers = self.match.view(decision.seat), self.match.answers(decision.seat)
        texts = [self.text(view, command) for command in answers]
        for place in range(self._replied, len(phrases)):
            words = Words(phrases[place])
            found = next((one for one, text in zip(answers, texts, strict=True) if words.fit(text)), None)
            if found is not None:
                self._replied = place + 1
                return found
        return None

    # What happens

    def lines(self, table: Any, batches: Sequence[Sequence[Any]]) -> Iterator[str]:
        """Yield what happened as lines of the log, from the table before it."""
        for batch in batches:
            for event in batch:
                line = self.entry.event_text(table, event, self.match.players.names)
                if line:
                    yield line
                table = self.match.game.apply(table, event)

    def answered(self, seat: int, lines: Sequence[str], *, fits: bool, in_vain: bool) -> None:
        """Take an answer and the lines about it: the first is the answer itself, the others are its results. ``fits``:
        the step accepts it; ``in_vain``: no legal answer is what the step is about."""
        step = self.step
        self._lines += [(len(self.match.given), line) for line in lines]
        if step is None:
            return
        if seat == self.seat:
            self._in_vain += in_vain
        else:
            self._others_answered = True
        if self._is_done_by(step, seat, lines, fits=fits) or self._in_vain > _PATIENCE:
            self._begin(self.number + 1, lines[1:])

    def _is_done_by(self, step: Step, seat: int, lines: Sequence[str], *, fits: bool) -> bool:
        until, match = Words(step.until), self.match
        if step.wait == "answer":
            return seat == self.seat and (until.fit(lines[0]) if until else True) and (fits or not step.allow)
        if step.wait == "event":
            return any(until.fit(line) for line in lines[1:])
        if step.wait == "turn":
            is_back = match.asked == self.seat and match.when != self._when
            return match.outcome is not None or (is_back and self._others_answered)
        if step.wait == "end":
            return match.outcome is not None
        return step.wait == "trigger" and self._has_fired(step)

    def _has_fired(self, step: Step) -> bool:
        scenario: Scenario | None = getattr(self.match.state.table, "scenario", None)
        return scenario is not None and step.trigger >= 0 and scenario.firings[step.trigger].times > 0

    def _begin(self, number: int, said: Sequence[str]) -> None:
        """Go to a step, and on over those that are done already; ``said`` is what came of the last answer."""
        while number < len(self.steps) and self._is_done_before(self.steps[number], said):
            number += 1
        self._in_vain = self._replied = self.refused = 0
        self._reach(number)
        self._others_answered, self._when = False, self.match.when
        self._starts[number] = _Start(self.match.state, len(self.match.given))

    def _reach(self, number: int) -> None:
        """Enter a step. Hints are allowed in an open fight only: elsewhere the step itself says what to do."""
        self.number = number
        self.match.allow_hints(allowed=self.is_fight)

    def _is_done_before(self, step: Step, said: Sequence[str]) -> bool:
        if self._has_fired(step):
            return True
        if step.wait == "event" and any(Words(step.until).fit(line) for line in said):
            return True
        skip = Words(step.skip_if)
        return bool(skip) and any(skip.fit(line) for _, line in self._lines)

    # What the learner does besides answering

    def refuse(self) -> str:
        """Count a useless press, and return what the lesson says about it."""
        self.refused += 1
        step = self.step
        return step.mistake if step is not None else ""

    def go_on(self) -> None:
        """Go on to the next step: what it tells was read, or it is skipped."""
        if self.step is not None:
            if not self.waits_to_be_read:
                self._skipped.add(self.number)
            self._begin(self.number + 1, ())

    def taken_back(self) -> None:
        """Reopen the step that an answer ended, because that answer was taken back."""
        given = len(self.match.given)
        self._lines = [(count, line) for count, line in self._lines if count <= given]
        while self.number > 0 and self._starts[self.number].given > given:
            self._reach(max(number for number in self._starts if number < self.number))
        self._skipped = {one for one in self._skipped if one < self.number}

    @property
    def may_go_back(self) -> bool:
        return any(number < self.number for number in self._starts)

    def shown_answer(self) -> Command | None:
        """Return an answer that leads on: one that ends the step, or else what a simple player takes of those that are
        let through; None where nothing is to be answered."""
        match, step = self.match, self.step
        if match.asked != self.seat or self.waits_to_be_read:
            return None
        view = match.view(self.seat)
        allowed = self.allowed(view, match.answers(self.seat))
        until = Words(step.until) if step is not None and step.wait == "answer" else Words("")
        ending = [command for command in allowed if until.fit(self.text(view, command))] if until else []
        return self._chosen(view, ending or list(allowed))

    def _chosen(self, view: AnyView, answers: Sequence[Command]) -> Command | None:
        from game.ai.players import player_for

        if len(answers) < 2:
            return next(iter(answers), None)
        match = self.match
        player = player_for("greedy", f"lesson {len(match.given)}", self.entry.evaluator())
        return player.choose(view, tuple(answers), match.players.worlds(self.seat))

    def back_to(self, number: int) -> LessonMatch:
        """Return a match that is as it was when a step began, at that step; or at the last one before it that was not
        passed over."""
        found = max((one for one in self._starts if one <= number), default=0)
        seatings: tuple[Seating, ...] = self.match.opening.seatings
        match = LessonMatch.from_state(self.match.game, self._starts[found].state, seatings, hints=False)
        assert isinstance(match, LessonMatch)
        match.run = run = LessonRun(match, self.steps)
        run._starts = {one: _Start(start.state, -1) for one, start in self._starts.items() if one < found}
        run._skipped = {one for one in self._skipped if one < found}
        run._reach(found)
        run._starts[found] = _Start(match.state, 0)
        run._lines = [(0, line) for count, line in self._lines if count <= self._starts[found].given]
        return match


def _ends_in(command: Command, spaces: Sequence[tuple[int, int]]) -> bool:
    """Return whether an answer names one of these spaces, or a way that ends on one; or no space at all."""
    named = [getattr(command, name) for name in command.__struct_fields__]
    ways = [value for value in named if isinstance(value, tuple) and value]
    ends = [way[-1] if isinstance(way[-1], tuple) else way for way in ways]
    return not ends or any(end in spaces for end in ends)
