"""The runner: takes an answer, carries the rules on to the next question, and gives back state and events.

Check, work on a draft, commit. The list of legal answers and the refusal of a wrong one come from the same function.
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.commands import Command, Concede
from game.core.dice import Dice
from game.core.events import Event
from game.core.refusals import Refusal, RulesError
from game.core.ruleset import Ruleset
from game.core.state import AnyState, Position
from game.core.steps import Draft

#: More steps than this between two answers can only be a circle in the rules.
STEP_LIMIT = 10_000


class Accepted(msgspec.Struct, frozen=True):
    """A new state, and the batches of events on the way to it, with the table after each of them."""

    state: Any
    batches: tuple[tuple[Event, ...], ...]
    tables: tuple[Any, ...] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        """Return all events in order, without their batches."""
        return tuple(event for batch in self.batches for event in batch)


def start(game: Ruleset, setup: Any, seed: int) -> Accepted:
    """Begin a match. Raises ValueError with the set-up's first flaw."""
    flaws = game.flaws_of_setup(setup)
    if flaws:
        raise ValueError(flaws[0])
    return _run(game, Draft(game, game.begin(setup, Dice(seed))))


def resume(game: Ruleset, state: AnyState) -> Accepted:
    """Carry a state on that has no open question yet, such as a position that a person has written."""
    return _run(game, Draft(game, state))


#: The answers of the last few positions asked about: a screen, a player and the runner all ask for the same ones.
_last_legal: list[tuple[Ruleset, Position, tuple[Command, ...]]] = []


def legal(game: Ruleset, position: Position) -> tuple[Command, ...]:
    """Return every legal answer to the open decision, in a fixed order; empty when there is none open."""
    return _listed(game, position) or _list(game, position)


def _list(game: Ruleset, position: Position) -> tuple[Command, ...]:
    """Return the legal answers, asked for the first time, and remembered."""
    if position.decision is None:
        return ()
    candidates, doubtful = game.candidates(position), game.doubtful(position)
    if doubtful is None:
        answers = tuple(one for one in candidates if game.why_illegal(position, one) is None)
    elif doubtful:
        why = game.why_illegal
        answers = tuple(one for one in candidates if type(one) not in doubtful or why(position, one) is None)
    else:
        answers = tuple(candidates)
    _last_legal.insert(0, (game, position, answers))
    del _last_legal[2:]
    return answers


def _listed(game: Ruleset, position: Position) -> tuple[Command, ...]:
    """Return the legal answers, if they have been asked for just now."""
    for known_game, known, answers in _last_legal:
        if known is position and known_game is game:
            return answers
    return ()


def legal_for(game: Ruleset, position: Position, seat: int) -> tuple[Command, ...]:
    """Return the legal answers of ``seat``: none for a seat that is not asked."""
    if position.decision is None or position.decision.seat != seat:
        return ()
    return legal(game, position)


def why_refused(
    game: Ruleset, state: Position, seat: int, command: Command, number: int | None = None
) -> Refusal | None:
    """Return why ``seat`` may not answer so now, or None. ``number`` is the decision that it means, if it says."""
    decision = state.decision
    if isinstance(command, Concede):
        if decision is None:
            return Refusal("match_over", "core/match", "The match is over.")
        if command.seat != seat:
            return Refusal("not_your_seat", "core/decision", "Nobody concedes for another.")
        return game.why_no_concede(state.table, seat)
    if decision is None:
        return Refusal("match_over", "core/match", "The match is over.")
    if decision.seat != seat:
        return Refusal("not_asked", "core/decision", "Another seat must answer.")
    if number is not None and number != decision.number:
        return Refusal("stale", "core/decision", "That question has been answered already.")
    for answer in _listed(game, state):
        if answer is command:
            # It was taken off the list, and so has been asked about.
            return None
    return game.why_illegal(state, command)


def submit(
    game: Ruleset, state: AnyState, seat: int, command: Command, number: int | None = None
) -> Accepted | Refusal:
    """Answer the open decision. The given state is never changed; a refusal leaves no trace."""
    refusal = why_refused(game, state, seat, command, number)
    if refusal is not None:
        return refusal
    draft = Draft(game, state)
    draft.decision = None
    if isinstance(command, Concede):
        game.concede(draft, seat)
    else:
        game.accept(draft, command)
    return _run(game, draft)


def _run(game: Ruleset, draft: Draft[Any, Any]) -> Accepted:
    """Take steps until a question is open that has a real choice, or the match is over."""
    for _ in range(STEP_LIMIT):
        state = one_step(game, draft)
        if state is not None:
            return Accepted(state, tuple(draft.batches), tuple(draft.tables))
    raise RulesError(f"more than {STEP_LIMIT} steps without a question")


def one_step(game: Ruleset, draft: Draft[Any, Any]) -> AnyState | None:
    """Take one step, or give the only answer to a forced choice. Returns the state instead where a question is open
    that has a real choice, or the match is over."""
    if draft.outcome is not None:
        return draft.state()
    if draft.decision is None:
        if not draft.agenda:
            raise RulesError("the agenda is empty, nobody was asked and the match is not over")
        game.take(draft, draft.agenda.pop())
        return None
    state = draft.state()
    answers = _list(game, state)
    if not answers:
        raise RulesError(f"{draft.decision.prompt} has no legal answer")
    if len(answers) > 1 or draft.decision.kind in ("act", "respond"):
        return state
    # The only possible answer to a forced choice is given without asking.
    draft.decision = None
    game.accept(draft, answers[0])
    return None
