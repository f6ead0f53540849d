"""A puzzle being played: every answer is judged, a wrong one is refuted, and hints come from the same search."""

from __future__ import annotations

import secrets

import msgspec
from msgspec.structs import replace

from game.app.matches.match import Match, Seating
from game.app.puzzles.judge import Judge, Verdict
from game.app.puzzles.puzzle import Puzzle
from game.core.commands import Command
from game.core.dice import Dice
from game.core.refusals import Refusal
from game.core.state import AnyState

#: What a computer player would be at the other seats, if the judge has failed.
_OTHERS = "greedy"
#: Less than this is not a difference between two chances.
_SLIGHT = 1e-9


class GivenAnswer(msgspec.Struct, frozen=True):
    """An answer of the side that solves: the state before it, its words, and whether it kept the puzzle solvable (None:
    not judged yet)."""

    before: AnyState
    place: int
    words: str
    is_right: bool | None = None


class PuzzleMatch(Match):
    """A match that tells its attempt what was answered."""

    attempt: Attempt | None = None

    def submit(self, seat: int, command: Command, number: int | None = None) -> Refusal | None:
        """Answer the open question, as in any match."""
        before, attempt = self.state, self.attempt
        answers = self.answers(seat)
        words = attempt.words(command) if attempt is not None and seat == self.asked else ""
        refusal = super().submit(seat, command, number)
        if refusal is None and attempt is not None:
            place = answers.index(command) if command in answers else -1
            attempt.answered(seat, before, place, words)
        return refusal


class Attempt:
    """One go at a puzzle. ``verdict`` is about the match as it stands, None until it is known; ``given`` are the
    answers of the side that solves, ``reply`` the words of what the other side answered last. ``hint`` counts the hints
    of this question, ``helped`` whether any was asked for."""

    def __init__(
        self, puzzle: Puzzle, judge: Judge | None = None, given: tuple[GivenAnswer, ...] = (), *, helped: bool = False
    ) -> None:
        self.puzzle = puzzle
        self.judge = judge or Judge(puzzle)
        self.given: list[GivenAnswer] = list(given)
        self.helped = helped
        self.hint = 0
        self.reply = ""
        self.verdict: Verdict | None = None
        self._is_handed_on = False
        state = given[-1].before if given else puzzle.state
        if given:
            self.given.pop()
        else:
            state = replace(state, dice=Dice(secrets.randbits(62)))
        kinds = ["human" if seat in puzzle.side else _OTHERS for seat in range(len(puzzle.names))]
        seatings = [{"name": name, "kind": kind} for name, kind in zip(puzzle.names, kinds, strict=True)]
        match = PuzzleMatch.from_state(
            puzzle.entry.ruleset, state, msgspec.convert(seatings, tuple[Seating, ...]), hints=False
        )
        assert isinstance(match, PuzzleMatch)
        self.match = match
        match.attempt = self
        self.judge.ask(match.state)

    # How it stands

    @property
    def needed(self) -> float:
        """Return the chance that counts as solved."""
        chance = self.puzzle.written.chance
        return chance if isinstance(chance, float) else 1.0

    @property
    def wrong(self) -> GivenAnswer | None:
        """Return the first answer that spoiled the puzzle, or None."""
        return next((one for one in self.given if one.is_right is False), None)

    @property
    def is_won(self) -> bool:
        """Return whether the solving side has done it."""
        outcome = self.match.outcome
        return outcome is not None and bool(outcome.winners) and set(outcome.winners) <= set(self.puzzle.side)

    @property
    def is_solved(self) -> bool:
        """Return whether it is done, or every answer was right and only the dice failed."""
        judged = all(one.is_right for one in self.given)
        unlucky = self.match.outcome is not None and self.needed < 1 and bool(self.given) and judged
        return self.is_won or unlucky

    @property
    def waits(self) -> bool:
        return self.verdict is None and not self.judge.is_lost

    @property
    def may_answer(self) -> bool:
        return self.wrong is None

    def words(self, command: Command) -> str:
        """Return an answer to the open question in words, as its seat is offered it."""
        seat = self.match.asked
        if seat is None:
            return ""
        return self.puzzle.entry.offer_text(self.match.view(seat), command, self.match.players.names)

    # What happens

    def answered(self, seat: int, before: AnyState, place: int, words: str) -> None:
        """Judge an answer that was given."""
        self.hint = 0
        if seat in self.puzzle.side:
            self.reply = ""
            known = self.verdict
            is_right = None
            if known is not None and known.chances and 0 <= place < len(known.chances):
                is_right = known.chances[place] >= min(self.needed, known.chance) - _SLIGHT
            self.given.append(GivenAnswer(before, place, words, is_right))
        else:
            self.reply = words
        self.verdict = None
        self.judge.ask(self.match.state)

    def update(self) -> bool:
        """Take the verdict, when there is one. Return whether there is something new to show."""
        if not self.waits:
            return False
        self.verdict = self.judge.take()
        found = self.verdict
        if found is None:
            return self.judge.is_lost
        last = self.given[-1] if self.given else None
        if last is not None and last.is_right is None and not found.trouble:
            # It was given before its question had been judged. Only where no odds count is the result the answer's.
            self.given[-1] = replace(last, is_right=self.needed < 1 or found.chance >= 1 - _SLIGHT)
        return True

    def reply_now(self) -> Command | None:
        """Return what the other side answers, if it is asked and that is known."""
        seat, found = self.match.asked, self.verdict
        if seat is None or seat in self.puzzle.side or found is None or found.reply < 0:
            return None
        return self.match.answers(seat)[found.reply]

    def next_hint(self) -> str:
        """Return another hint for the question that is open: how many answers are right, what one of them is about,
        and then the answer itself; "" where nothing is known."""
        seat, found = self.match.asked, self.verdict
        if seat is None or found is None or not found.chances or seat not in self.puzzle.side:
            return ""
        self.hint, self.helped = self.hint + 1, True
        answers = self.match.answers(seat)
        least = min(self.needed, found.chance) - _SLIGHT
        right = [place for place, chance in enumerate(found.chances) if chance >= least]
        if self.hint == 1:
            return f"{len(right)} of {len(answers)} answers keep it won."
        place = min(right, key=lambda place: not answers[place].__struct_fields__)
        name = self._name_in(answers[place])
        if self.hint == 2 and name:
            return f"Think of {name}."
        return f"One right answer: {self.words(answers[place])}."

    def _name_in(self, command: Command) -> str:
        for field in command.__struct_fields__:
            value = getattr(command, field)
            if isinstance(value, int) and not isinstance(value, bool):
                return self.puzzle.entry.name_of(self.match.state.table, value)
        return ""

    def back(self) -> Attempt:
        """Return an attempt that begins again at the first wrong answer, or the last one."""
        wrong = self.wrong
        number = self.given.index(wrong) if wrong is not None else len(self.given) - 1
        return self._handed_on(tuple(self.given[: number + 1]))

    def again(self) -> Attempt:
        return self._handed_on(())

    def _handed_on(self, given: tuple[GivenAnswer, ...]) -> Attempt:
        self._is_handed_on = True
        return Attempt(self.puzzle, self.judge, given, helped=self.helped)

    def close(self) -> None:
        """Stop: nobody plays it any longer."""
        if not self._is_handed_on:
            self.judge.close()
