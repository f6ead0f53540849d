"""A match being played: the one owner of its state, and the one door that answers come through.

People, computer players, journals that are followed again and programs outside all answer through ``Match.submit``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from game.ai.players import Player, player_for
from game.ai.worlds import DealtWorlds
from game.app.games.entries import entry_of, evaluator_of
from game.app.matches.event_queue import Batch, EventQueue, ViewRenewed
from game.app.matches.opening import Opening, Seating, SeatKind, opening_from, opening_of
from game.app.matches.programs import ProgramFailed, ProgramPlayer, chosen_program
from game.app.matches.undo import Undo, UndoStack, ValidBatches
from game.core import record, runner
from game.core.commands import Command, Concede
from game.core.decisions import Decision
from game.core.dice import Dice
from game.core.record import Answer
from game.core.refusals import Refusal
from game.core.ruleset import Ruleset
from game.core.state import AnyState, Outcome
from game.core.views import View, batches_for, view_for

__all__ = ["Match", "Opening", "SeatKind", "Seating", "default_seatings"]

AnyView = View[Any, Any]


class KeepsRecord(Protocol):
    """What a match tells of itself while it runs; ``journal.Journal`` writes it to disk."""

    @property
    def is_kept(self) -> bool:
        """Is all of the match where it can be gone on with later?"""
        ...

    def begin(self, opening: Opening, answers: tuple[Answer, ...] = (), when: str = "") -> None:
        """The match has begun, with the answers given so far; ``when``: the turn that it is now, in words."""
        ...

    def append(self, answer: Answer, when: str = "") -> None:
        """An answer was accepted, or taken back."""
        ...

    def close(self) -> None:
        """Nothing is written for now; the record stays where it can be gone on with."""
        ...

    def put_away(self) -> None:
        """The match is over, or nobody will go on with it."""
        ...


def default_seatings(count: int) -> tuple[Seating, ...]:
    """People at every seat, named by their numbers."""
    return tuple(Seating(f"Player {number + 1}") for number in range(count))


def _nobody(seat: int) -> Refusal:
    return Refusal("no_such_seat", "core/decision", f"There is no seat {seat}.")


class Match:
    """A running match. Read ``state`` only to write it down; the screen and the players read ``view``."""

    def __init__(
        self,
        game: Ruleset,
        opening: Opening,
        first: Any,
        accepted: runner.Accepted,
        journal: KeepsRecord | None = None,
    ) -> None:
        """Use ``new`` or ``from_state``. ``first`` is the table before anything happened."""
        self.game = game
        self.opening = opening
        self.state: AnyState = accepted.state
        #: Accepted answers that still stand, in order; those taken back are not among them.
        self.given: list[Answer] = []
        #: What the last answer brought about, with everything open: for programs and replays, never for a screen.
        self.happened: tuple[Batch, ...] = accepted.batches
        #: Counts every change of the state: whatever was worked out for another number is out of date.
        self.revision = 0
        self.digest = record.digest(self.state)
        self._queues = tuple(EventQueue() for _ in self.seatings)
        #: The table before each batch that was sent, and the one after the last.
        self._tables: list[Any] = [first]
        self._views: dict[int, AnyView] = {}
        self._players: dict[int, Player] = {}
        self._seeds: dict[int, str] = {}
        self._undo_stack = UndoStack()
        self._valid_batches = ValidBatches()
        self._journal: KeepsRecord | None = None
        #: What the player should know about a match that was opened from a file, or why a program has given up.
        self.notice = ""
        #: The command of the program at the seats of programs; empty: that of the player's settings.
        self.program = ""
        self._tell(accepted.batches)
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
    ) -> Match:
        """Begin a match; ``hints``: may people ask for hints, where that is otherwise than usual. Raises ValueError
        with the first thing that is wrong with the set-up, seats or seed."""
        if not 0 <= seed < 1 << 63:
            raise ValueError(f"seed: a number from 0 to 2**63 - 1 is expected, not {seed}")
        accepted = runner.start(game, setup, seed)
        seats = game.seats(setup)
        chosen = default_seatings(seats) if seatings is None else tuple(seatings)
        if len(chosen) != seats:
            raise ValueError(f"seatings: {seats} are expected, one a seat, not {len(chosen)}")
        first = game.begin(setup, Dice(seed)).table
        return cls(game, opening_of(game, setup, seed, chosen, hints), first, accepted, journal)

    @classmethod
    def from_state(
        cls,
        game: Ruleset,
        state: AnyState,
        seatings: tuple[Seating, ...],
        journal: KeepsRecord | None = None,
        hints: bool | None = None,
    ) -> Match:
        """Begin in the middle: from a written position or a snapshot. A state without an open question is carried on
        to the next one."""
        opening = opening_from(game, state, tuple(seatings), hints)
        if state.decision is None and state.outcome is None:
            return cls(game, opening, state.table, runner.resume(game, state), journal)
        return cls(game, opening, state.table, runner.Accepted(state, ()), journal)

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """Who sits where."""
        return self.opening.seatings

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, for the texts."""
        return tuple(seating.name for seating in self.opening.seatings)

    @property
    def decision(self) -> Decision | None:
        """The open question."""
        return self.state.decision

    @property
    def asked(self) -> int | None:
        """The seat that is to answer, or None when the match is over."""
        return None if self.state.decision is None else self.state.decision.seat

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.state.outcome

    @property
    def problem(self) -> str:
        """What keeps the journal from being written, as a sentence; empty when all is well."""
        return str(getattr(self._journal, "problem", ""))

    @property
    def is_kept(self) -> bool:
        """Is it on disk as far as it was played, so that it waits when the players turn to something else?"""
        return self._journal is not None and self._journal.is_kept

    @property
    def when(self) -> str:
        """The turn that it is, as the game says it: "turn 5"; "" before the first."""
        from game.app.games.entries import turn_text

        return turn_text(self.opening.game, self.state.table)

    def is_human(self, seat: int) -> bool:
        """Does a person sit there?"""
        return self.opening.seatings[seat].kind == "human"

    @property
    def allows_hints(self) -> bool:
        """May people ask for hints? Where nothing was said: yes for one person, and for all who play together."""
        if self.opening.hints is not None:
            return self.opening.hints
        people = sum(self.is_human(seat) for seat in range(len(self.seatings)))
        return people < 2 or self.game.profile.together

    def view(self, seat: int) -> AnyView:
        """What a seat may know now. Raises IndexError for a seat that there is not."""
        known = self._views.get(seat)
        if known is None:
            if not 0 <= seat < len(self.seatings):
                raise IndexError(f"there is no seat {seat}")
            known = self._views[seat] = view_for(self.game, self.state, seat)
        return known

    def answers(self, seat: int) -> tuple[Command, ...]:
        """The legal answers of a seat, in a fixed order; none for a seat that is not asked."""
        return runner.legal_for(self.game, self.state, seat)

    def why(self, seat: int, command: Command, number: int | None = None) -> Refusal | None:
        """Why a seat may not say that now, or None."""
        if not 0 <= seat < len(self.seatings):
            return _nobody(seat)
        return runner.why_refused(self.game, self.state, seat, command, number)

    def queue(self, seat: int) -> EventQueue:
        """What a seat has been sent."""
        return self._queues[seat]

    def submit(self, seat: int, command: Command, number: int | None = None) -> Refusal | None:
        """Answer the open question. Returns why not, and then nothing has changed; or None.

        The answer is on disk before this returns (unless ``problem`` says why it cannot be)."""
        if not 0 <= seat < len(self.seatings):
            return _nobody(seat)
        before = self.state
        result = runner.submit(self.game, before, seat, command, number)
        if isinstance(result, Refusal):
            return result
        self._undo_stack.answered(seat, before, result.events)
        if isinstance(command, Concede) or result.state.outcome is not None:
            self._undo_stack.settle()
        self._become(result.state)
        if result.state.outcome is not None:
            self.end_programs()
        answer = Answer(seat, msgspec.Raw(record.encode(command)), self.digest)
        self.given.append(answer)
        self._valid_batches.answered()
        self._write(answer)
        self._tell(result.batches)
        return None

    def outcome_by_conceding(self, seat: int) -> Outcome | None:
        """How the match would end if this seat gave up now; None if it cannot."""
        result = runner.submit(self.game, self.state, seat, Concede(seat))
        return None if isinstance(result, Refusal) else result.state.outcome

    def settle(self) -> None:
        """What has been answered so far stays: nobody may take it back."""
        self._undo_stack.settle()

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last answer back: nothing was rolled, drawn or shown, and nobody else answered?"""
        return self._undo_stack.is_open_to(seat)

    def earlier(self, seat: int) -> Iterator[AnyView]:
        """What the seat saw before each of its answers that it may take back, the latest first."""
        if self.can_undo(seat):
            for state in self._undo_stack.states:
                yield view_for(self.game, state, seat)

    def undo(self, seat: int) -> bool:
        """Take back a seat's last answer; every queue says ``ViewRenewed``. False, and nothing done, if it may not."""
        if not self.can_undo(seat):
            return False
        self._become(self._undo_stack.back())
        self.given.pop()
        self._valid_batches.taken_back()
        self._write(Answer(seat, msgspec.Raw(record.encode(Undo())), self.digest))
        self._tell(((ViewRenewed(seat),),))
        return True

    def computer_step(self) -> bool:
        """If a computer player is asked, it answers once. Did it? A seat whose program fails gives up; ``notice`` then
        says why."""
        seat, decision = self.asked, self.decision
        if seat is None or decision is None or self.is_human(seat):
            return False
        return self.submit(seat, self.computer_answer(seat), decision.number) is None

    def computer_answer(self, seat: int) -> Command:
        """What the computer player answers that is asked at a seat. The match stays as it is."""
        if seat not in self._players:
            self._players[seat] = self._new_player(seat)
        try:
            return self._players[seat].choose(self.view(seat), self.answers(seat), self.worlds(seat))
        except ProgramFailed as failed:
            self.notice = f"{self.names[seat]} has given up: {failed}"
            return Concede(seat)

    def _new_player(self, seat: int) -> Player:
        kind, game = self.seatings[seat].kind, self.opening.game
        if kind == "program":
            return ProgramPlayer(self.program or chosen_program(), entry_of(game), self.names)
        return player_for(kind, self.player_seed(seat), evaluator_of(game))

    def end_programs(self) -> None:
        """The programs that play here end; one that is asked again is started anew."""
        for player in self._players.values():
            if isinstance(player, ProgramPlayer):
                player.close()

    def player_seed(self, seat: int) -> str:
        """What a computer player at that seat goes by for chance, from its first answer on: a generator of its own, for
        the match's dice never depend on how a player thinks."""
        return self._seeds.setdefault(seat, f"{self.opening.seed} {seat} {len(self.given)}")

    def worlds(self, seat: int) -> DealtWorlds:
        """Courses that the match may take, as far as a seat knows; others for each question."""
        generator = random.Random(f"worlds {self.opening.seed} {seat} {len(self.given)}")
        return DealtWorlds(self.game, self.state, seat, generator.getrandbits(62))

    def write_to(self, journal: KeepsRecord) -> None:
        """Keep a journal from now on: the opening and the answers so far are written first."""
        if self.outcome is None:
            self._journal = journal
            journal.begin(self.opening, tuple(self.given), self.when)

    def recent_batches(self, seat: int, most: int) -> Iterator[tuple[Any, Batch]]:
        """The last batches that the seat was sent and that still hold, at most so many, each with the seat's table
        before it. Of answers that were taken back only a ``ViewRenewed`` is left."""
        batches = self._queues[seat].since(0)
        for number in self._valid_batches.numbers[-most:]:
            yield self.game.table_for(self._tables[number], seat), batches[number]

    def queues_read(self) -> None:
        """Everything sent so far counts as read: nobody wants to watch it again. ``since`` still gives it."""
        for queue in self._queues:
            queue.skip()

    def keep_in(self, journal: KeepsRecord) -> None:
        """Go on writing into a journal that already holds what has been played."""
        self._journal = journal

    def set_aside(self) -> None:
        """The players turn to something else: the journal is closed and ``unfinished`` offers the match again."""
        self.end_programs()
        if self._journal is not None:
            self._journal.close()

    def leave(self) -> None:
        """Nobody will go on with this match: its journal is put away."""
        self.end_programs()
        if self._journal is not None:
            self._journal.put_away()
            self._journal = None

    def _become(self, state: AnyState) -> None:
        self.state = state
        self.digest = record.digest(state)
        self.revision += 1
        self._views.clear()

    def _write(self, answer: Answer) -> None:
        if self._journal is None:
            return
        self._journal.append(answer, self.when)
        if self.state.outcome is not None:
            self._journal.put_away()
            self._journal = None

    def _tell(self, batches: tuple[Batch, ...]) -> None:
        self.happened = batches
        self._valid_batches.sent(batches)
        table = self._tables[-1]
        for batch in batches:
            for event in batch:
                table = self.state.table if isinstance(event, ViewRenewed) else self.game.apply(table, event)
            self._tables.append(table)
        for seat, queue in enumerate(self._queues):
            queue.push(batches_for(batches, seat))
