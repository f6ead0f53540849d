"""Law 10 over what follows: two states that differ only in what a seat may not know ask the same questions.

The same answers are given in both. As long as a seat hears the same in both it is told the same of who is asked, about
what and in which words, and is itself asked at the same moment. Once it has heard something else (a card that was
shown, or its own draw) the two are different matches to it, and the comparison ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from game.core import runner
from game.core.commands import Command
from game.core.dice import Dice
from game.core.events import Event
from game.core.scenario.events import ObjectiveChanged, TriggerFired
from game.core.scenario.settling import BY_SCENARIO, LetHappen
from game.core.state import AnyState
from game.core.views import batches_for, view_for
from tests.conformance.comparing import difference
from tests.conformance.walks import Moment, pick

#: Answers that are given to both states.
AHEAD = 5


def law_10_questions(at: Moment) -> Iterator[str]:
    """Yield whom the rules ask, when, about what and in which words, tells no seat what it cannot know."""
    if not at.under.is_discreet(at.state):
        return
    for seat in at.seats:
        twin = at.game.redeal(at.state, seat, Dice(at.chance.randrange(1 << 62)))
        # The dice to come are the same: nobody can know them, and other ones would lead apart at once.
        yield from _asked_alike(at, seat, at.state, replace(twin, dice=at.state.dice))


def _asked_alike(at: Moment, seat: int, here: AnyState, there: AnyState) -> Iterator[str]:
    """Yield how ``seat`` can tell the two states apart by the questions to come."""
    for _ in range(AHEAD):
        answer = _answer_to_both(at, seat, here, there)
        if answer is None or any(isinstance(step, LetHappen) for step in here.agenda):
            return  # In the middle of a trigger what comes next is the scenario's story, which nobody can know.
        was_shown = seat == here.decision.seat or not here.agenda[-1].hidden_cards
        results = [runner.submit(at.game, state, here.decision.seat, answer) for state in (here, there)]
        one, other = results
        if not isinstance(one, runner.Accepted) or not isinstance(other, runner.Accepted):
            return
        heard, heard_there = _heard(one, seat), _heard(other, seat)
        alike = min(len(heard), len(heard_there))
        if heard[:alike] != heard_there[:alike]:
            return
        here, there = one.state, other.state
        asked, asked_there = (view_for(at.game, state, seat).decision for state in (here, there))
        if not was_shown and (len(heard) != len(heard_there) or asked != asked_there):
            return  # What more must be chosen for a card that another seat has begun to play depends on the card.
        if len(heard) != len(heard_there):
            asks, goes_on = (here, heard_there) if alike == len(heard) else (there, heard)
            if isinstance(goes_on[alike], TriggerFired | ObjectiveChanged) or _is_ended_by_scenario(asks):
                return  # The scenario's story is nobody's secret: what comes of it was not to be known.
            yield f"{_after(answer, seat)} it is asked {_question(asks)}, or not and then: {goes_on[alike]}"
            return
        if asked != asked_there:
            yield f"{_after(answer, seat)} it is asked {_question(here)}, or else {_question(there)}"
            return
        seen, seen_there = view_for(at.game, here, seat), view_for(at.game, there, seat)
        if seen.table != seen_there.table:
            yield f"{_after(answer, seat)} it sees what nobody told it: {difference(seen, seen_there)}"
        if seen != seen_there:
            return  # Its own question shows it something, such as the top of a deck.


def _is_ended_by_scenario(state: AnyState) -> bool:
    """Return whether a scenario has ended the match, by an objective perhaps that only its owner knew."""
    return state.outcome is not None and getattr(state.outcome, "reason", "") in BY_SCENARIO


def _answer_to_both(at: Moment, seat: int, here: AnyState, there: AnyState) -> Command | None:
    """Return an answer that is legal in both states. What another seat may answer can depend on its own cards."""
    if here.decision is None:
        return None
    answers = runner.legal(at.game, here)
    if here.decision.seat != seat:
        others = set(runner.legal(at.game, there))
        answers = tuple(answer for answer in answers if answer in others)
    return pick(at.chance, answers, "types") if answers else None


def _heard(accepted: runner.Accepted, seat: int) -> tuple[Event, ...]:
    return tuple(event for batch in batches_for(accepted.batches, seat) for event in batch)


def _question(state: AnyState) -> str:
    decision: Any = state.decision
    if decision is None:
        return "nothing any more"
    return f"seat {decision.seat} {decision.prompt!r} ({decision.kind}) about {decision.about}"


def _after(answer: Command, seat: int) -> str:
    return f"after {answer}, what seat {seat} cannot know decides:"
