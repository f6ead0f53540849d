"""A match being played: the one owner of its state, and the one door that answers come through.

People, computer players, journals that are followed again and programs outside all answer through ``Match.submit``.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.app.matches.event_queue import Batch, ViewRenewed
from game.app.matches.keeping import KeepsRecord, NotKept
from game.app.matches.names import joined, why_not_named
from game.app.matches.opening import Opening, Seating, SeatKind, opening_from, opening_of
from game.app.matches.players import Players
from game.app.matches.sent import Sent
from game.app.matches.terms import NO_TERMS, Clock, Terms
from game.app.matches.undo import TakeBack, Undo, UndoStack
from game.core import record, runner
from game.core.commands import Command, Concede
from game.core.decisions import Decision
from game.core.dice import Dice
from game.core.record import Answer
from game.core.refusals import Refusal
from game.core.ruleset import Ruleset
from game.core.state import AnyState, Outcome
from game.core.views import View, view_for

__all__ = ["Match", "Opening", "SeatKind", "Seating", "default_seatings"]

AnyView = View[Any, Any]

#: Serial numbers of matches.
_serials = itertools.count(1)


def default_seatings(count: int) -> tuple[Seating, ...]:
    return tuple(Seating(f"Player {number + 1}") for number in range(count))


def _nobody(seat: int) -> Refusal:
    return Refusal("no_such_seat", "core/decision", f"There is no seat {seat}.")


class Match:
    """A running match. Read ``state`` only to write it down; the screen and the players read ``view``.

    ``may_change``: whether what was chosen for it, as hints and names, can be changed while it is played."""

    may_change = True

    def __init__(
        self, game: Ruleset, opening: Opening, first: Any, accepted: runner.Accepted, journal: KeepsRecord | None = None
    ) -> None:
        """Use ``new`` or ``from_state``. ``first`` is the table before anything happened."""
        #: Tells it from all other matches of this process: an ``id`` is given again once its owner has gone.
        self.serial = next(_serials)
        self.game = game
        self.opening = opening
        self.state: AnyState = accepted.state
        self._begun = accepted.state
        #: Accepted answers that still stand, in order; those taken back are not among them.
        self.given: list[Answer] = []
        #: What the last answer brought about, with everything open: for programs and replays, never for a screen.
        self.happened: tuple[Batch, ...] = accepted.batches
        #: For how many seconds a person has thought about the open question.
        self.thought = 0.0
        #: Counts every change of the state: whatever was worked out for another number is out of date.
        self.revision = 0
        self.digest = record.digest(self.state)
        self.sent = Sent(game, len(self.opening.seatings), first)
        self.players = Players(self)
        self._views: dict[int, AnyView] = {}
        self.undo_stack = UndoStack(game)
        #: Where it is saved as it is played.
        self.journal: KeepsRecord = NotKept()
        #: Whether nothing was answered, taken back or renamed since it was opened from a file, which holds it as it is.
        self.is_as_opened = False
        #: Where it was saved until it was put away.
        self.kept_at: Path | None = None
        #: What the player should know about a match that was opened from a file.
        self.notice = ""
        self._tell(accepted.batches, accepted.tables)
        if journal is not None:
            self.write_to(journal)

    @classmethod
    def new(
        cls,
        game: Ruleset,
        setup: Any,
        seatings: tuple[Seating, ...] | None,
        seed: int,
        journal: KeepsRecord | None = None,
        hints: bool | None = None,
        terms: Terms = NO_TERMS,
    ) -> Match:
        """Begin a match; ``hints``: may people ask for hints, where not as usual; ``terms``: what they have agreed on
        besides the rules. Raises ValueError with the first thing that is wrong with the set-up, seats or seed."""
        if not 0 <= seed < 1 << 63:
            raise ValueError(f"seed: a number from 0 to 2**63 - 1 is expected, not {seed}")
        accepted = runner.start(game, setup, seed)
        seats = game.seats(setup)
        chosen = default_seatings(seats) if seatings is None else tuple(seatings)
        if len(chosen) != seats:
            raise ValueError(f"seatings: {seats} are expected, one per seat, not {len(chosen)}")
        first = game.begin(setup, Dice(seed)).table
        return cls(game, opening_of(game, setup, seed, chosen, hints, terms), first, accepted, journal)

    @classmethod
    def from_state(
        cls,
        game: Ruleset,
        state: AnyState,
        seatings: tuple[Seating, ...],
        journal: KeepsRecord | None = None,
        hints: bool | None = None,
        terms: Terms = NO_TERMS,
    ) -> Match:
        """Begin in the middle: from a written position or a snapshot. A state without an open question is carried on
        to the next one."""
        opening = opening_from(game, state, tuple(seatings), hints, terms)
        if state.decision is None and state.outcome is None:
            return cls(game, opening, state.table, runner.resume(game, state), journal)
        return cls(game, opening, state.table, runner.Accepted(state, ()), journal)

    @property
    def decision(self) -> Decision | None:
        return self.state.decision

    @property
    def asked(self) -> int | None:
        """Return the seat that is to answer, or None when the match is over."""
        return None if self.state.decision is None else self.state.decision.seat

    @property
    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None while it is being played."""
        return self.state.outcome

    @property
    def when(self) -> str:
        """Return the turn that it is, as the game says it: "turn 5"; "" before the first."""
        from game.app.games.entries import turn_text

        return turn_text(self.opening.game, self.state.table)

    @property
    def kinds(self) -> tuple[SeatKind, ...]:
        """Return who plays at each seat: a person, or which player."""
        return tuple(seating.kind for seating in self.opening.seatings)

    @property
    def result(self) -> str:
        """Return how it ended, for lists: "Blue wins", "A draw"; "" while it goes on."""
        if self.outcome is None:
            return ""
        names, word = [self.players.names[seat] for seat in self.outcome.winners], "win"
        if not names and self.game.profile.together:
            names, word = list(self.players.names), "lose"
        return f"{joined(names)} {word}{'' if len(names) > 1 else 's'}" if names else "A draw"

    def answers_before(self, seat: int) -> int:
        """Return how many answers stand up to the last one of a seat, with that."""
        return next((n for n in range(len(self.given), 0, -1) if self.given[n - 1].seat == seat), 0)

    def view(self, seat: int) -> AnyView:
        """Return what a seat may know now. Raises IndexError for a seat that does not exist."""
        known = self._views.get(seat)
        if known is None:
            if not 0 <= seat < len(self.opening.seatings):
                raise IndexError(f"there is no seat {seat}")
            known = self._views[seat] = view_for(self.game, self.state, seat)
        return known

    def answers(self, seat: int) -> tuple[Command, ...]:
        """Return the legal answers of a seat, in a fixed order; none for a seat that is not asked."""
        return runner.legal_for(self.game, self.state, seat)

    def why(self, seat: int, command: Command, number: int | None = None) -> Refusal | None:
        """Return why a seat may not say that now, or None."""
        if not 0 <= seat < len(self.opening.seatings):
            return _nobody(seat)
        return runner.why_refused(self.game, self.state, seat, command, number)

    def submit(self, seat: int, command: Command, number: int | None = None) -> Refusal | None:
        """Answer the open question. Returns why not, and then nothing has changed; or None.

        The answer is on disk before this returns (unless the journal's ``problem`` says why it cannot be)."""
        if not 0 <= seat < len(self.opening.seatings):
            return _nobody(seat)
        before = self.state
        result = runner.submit(self.game, before, seat, command, number)
        if isinstance(result, Refusal):
            return result
        self.undo_stack.answered(seat, before, result.events)
        if isinstance(command, Concede) or result.state.outcome is not None:
            self.undo_stack.settle()
        self._become(result.state)
        if result.state.outcome is not None:
            self.players.close_programs()
        answer = self._answer(seat, command)
        self.given.append(answer)
        self.sent.valid.answered()
        self._write(answer)
        self._tell(result.batches, result.tables)
        return None

    def outcome_by_conceding(self, seat: int) -> Outcome | None:
        """Return how the match would end if this seat gave up now; None if it cannot."""
        result = runner.submit(self.game, self.state, seat, Concede(seat))
        return None if isinstance(result, Refusal) else result.state.outcome

    def can_undo(self, seat: int) -> bool:
        """Return whether this seat may take its last answer back: nothing was rolled or shown and no other answered."""
        return self.undo_stack.is_open_to(seat)

    def undo(self, seat: int) -> bool:
        """Take back a seat's last answer; every queue says ``ViewRenewed``. False, and nothing done, if it may not."""
        if not self.can_undo(seat):
            return False
        thought = self.thought + self._thought_about(seat, 1)
        self._become(self.undo_stack.back())
        self.given.pop()
        self.sent.valid.taken_back()
        self._write(self._answer(seat, Undo()))
        self._take_clock_back()
        # The question is the same as before: what was thought about it was not taken back.
        self.thought = thought
        self._tell(((ViewRenewed(seat),),), (self.state.table,))
        return True

    def last_of_person(self) -> tuple[int, int]:
        """Return the seat of the person who answered last, and how many answers have stood since, with that one: what a
        person did not think about followed from the answer before. (-1, 0) where no person has answered."""
        people = self.players.people
        found = [number for number, answer in enumerate(self.given) if answer.seat in people]
        number = next((one for one in reversed(found) if self.given[one].took), found[-1] if found else -1)
        return (self.given[number].seat, len(self.given) - number) if found else (-1, 0)

    def take_back(self, seat: int, answers: int, agreed: tuple[int, ...] = (), *, is_recorded: bool = False) -> bool:
        """Take back a number of answers, the first of them this seat's, past whatever was rolled or shown. False, and
        nothing done, if it may not: everybody else at the screen has to have agreed, and with computers alone the match
        has to allow it (``is_recorded``: it did then)."""
        others = tuple(other for other in self.players.people if other != seat)
        is_allowed = set(others) == set(agreed) and (bool(others) or is_recorded or self.opening.terms.take_back)
        known = 0 < answers <= len(self.given) and self.given[-answers].seat == seat
        if self.outcome is not None or not is_allowed or not known:
            return False
        self._become(self._state_before(len(self.given) - answers))
        self.undo_stack.settle()
        thought = self._thought_about(seat, answers)
        for _ in range(answers):
            self.given.pop()
            self.sent.valid.taken_back()
        self.thought = 0.0
        self._write(self._answer(seat, TakeBack(answers, agreed)))
        self._take_clock_back()
        self.thought = thought
        self._tell(((ViewRenewed(seat, answers, agreed),),), (self.state.table,))
        return True

    def _thought_about(self, seat: int, answers: int) -> float:
        """Return for how many seconds a seat has thought about its part of the last answers, since the clock runs."""
        clock = self.opening.terms.clock
        first = max(len(self.given) - answers, 0 if clock is None else clock.since)
        return sum(answer.took for answer in self.given[first:] if answer.seat == seat)

    def followed(self, terms: Terms) -> None:
        """Take over what people had agreed on at the end of the answers that were followed: a clock that was set in the
        middle counts from there."""
        self.opening = msgspec.structs.replace(self.opening, terms=terms)
        if terms.clock is not None and terms.clock.since >= len(self.given):
            self.thought = 0.0
        self._take_clock_back()

    def _take_clock_back(self) -> None:
        """Let a clock count from the answers that stand, if those before it was set were taken back."""
        clock = self.opening.terms.clock
        if clock is not None and clock.since > len(self.given):
            self._agree(clock=msgspec.structs.replace(clock, since=len(self.given)))

    def _state_before(self, number: int) -> AnyState:
        """Return the state before one of the answers that stand, computed again from the beginning."""
        state: AnyState = self._begun
        for answer in self.given[:number]:
            again = runner.submit(self.game, state, answer.seat, record.decode_command(self.game, answer.command))
            assert isinstance(again, runner.Accepted), "an answer that was taken is taken again"
            state = again.state
        return state

    def write_to(self, journal: KeepsRecord) -> None:
        """Keep a journal from now on: the opening and the answers so far are written first."""
        if self.outcome is None:
            self.journal = journal
            journal.begin(self.opening, tuple(self.given), self.when)

    def write_once_answered(self, journal: KeepsRecord) -> None:
        """Keep a journal from the next answer or change on; until then the file the match came from holds all of it."""
        if self.outcome is None:
            self.journal, self.is_as_opened = journal, True

    def allow_hints(self, *, allowed: bool) -> None:
        """Let people ask for hints from now on, or not."""
        self._change_opening(hints=allowed)

    def use_curtain(self, *, falls: bool) -> None:
        """Let the curtain fall between people from now on, or not."""
        self._agree(curtain=falls)

    def allow_taking_back(self, *, allowed: bool) -> None:
        """Let the only person take back from now on what was rolled or shown, or not."""
        self._agree(take_back=allowed)

    def set_clock(self, clock: Clock | None) -> None:
        """Let people have this clock from now on, each with full time; None: none. One that gives the same times goes
        on as it stands, whatever happens at zero."""
        before = self.opening.terms.clock
        if clock is not None and before is not None and clock.times == before.times:
            clock = msgspec.structs.replace(clock, since=before.since)
        elif clock is not None:
            clock = msgspec.structs.replace(clock, since=len(self.given))
            self.thought = 0.0
        self._agree(clock=clock)

    @property
    def is_time_up(self) -> bool:
        """Return whether a person's clock has run out."""
        clock, asked = self.opening.terms.clock, self.asked
        return clock is not None and any(
            clock.left(seat, self.given, asked) <= (self.thought if seat == asked else 0)
            for seat in self.players.people
        )

    def _agree(self, **chosen: object) -> None:
        self._change_opening(terms=msgspec.structs.replace(self.opening.terms, **chosen))

    def rename(self, names: Sequence[str]) -> None:
        """Rename the seats from now on. Raises ValueError with what is wrong with the names."""
        if wrong := why_not_named(names):
            raise ValueError(wrong)
        seats = zip(self.opening.seatings, names, strict=True)
        self._change_opening(seatings=tuple(msgspec.structs.replace(seat, name=name.strip()) for seat, name in seats))

    def recolour(self, seat: int, colour: int) -> None:
        """Give a seat the colour of that number from now on."""
        self._change_seat(seat, colour=colour)

    def set_level(self, seat: int, kind: SeatKind) -> None:
        """Let a computer player of that kind answer for a seat from now on, where another one has."""
        self._change_seat(seat, kind=kind)

    def _change_seat(self, seat: int, **chosen: object) -> None:
        seats = list(self.opening.seatings)
        seats[seat] = msgspec.structs.replace(seats[seat], **chosen)
        self._change_opening(seatings=tuple(seats))

    def _change_opening(self, **chosen: object) -> None:
        """Change what no answer depends on; the journal and later saves keep it."""
        opening = msgspec.structs.replace(self.opening, **chosen)
        if opening != self.opening:
            self.opening = opening
            # Views do not contain names, but sentences made from them may.
            self._views.clear()
            if self.is_as_opened:
                self.is_as_opened = False
                self.journal.begin(opening, tuple(self.given), self.when, self.result)
            else:
                self.journal.replace_opening(opening)

    def set_aside(self) -> None:
        """Close the journal because the players turn to something else; ``unfinished`` offers the match again."""
        self.players.close_programs()
        self.journal.close()

    def leave(self) -> None:
        """Put the journal away: nobody will continue this match."""
        self.players.close_programs()
        self._put_away()

    def _put_away(self) -> None:
        self.kept_at = self.journal.path
        self.journal.put_away()
        self.journal = NotKept()

    def _become(self, state: AnyState) -> None:
        self.state = state
        self.digest = record.digest(state)
        self.revision += 1
        self._views.clear()

    def _answer(self, seat: int, command: Command) -> Answer:
        """Return an answer as it is recorded, with the state that it has led to."""
        took, self.thought = round(self.thought, 1), 0.0
        return Answer(seat, msgspec.Raw(record.encode(command)), self.digest, took)

    def _write(self, answer: Answer) -> None:
        if self.is_as_opened:
            self.is_as_opened = False
            self.journal.begin(self.opening, tuple(self.given), self.when, self.result)
        else:
            self.journal.append(answer, self.when, self.result)
        if self.state.outcome is not None:
            self._put_away()

    def _tell(self, batches: tuple[Batch, ...], tables: tuple[Any, ...]) -> None:
        self.happened = batches
        self.sent.send(batches, tables)
