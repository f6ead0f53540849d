"""Moments at which a visitor can do something that is plainly worth doing."""

from __future__ import annotations

from game.app.demo.positions import watched
from game.app.games.entries import evaluator_of
from game.app.matches.match import Match
from game.core.state import AnyState

#: Answers among which whoever sits down can choose, at least.
CHOICES = 4
#: How much better than to go on a deed must look, as a part of what a beginner may overlook.
_PLAIN = 0.02
#: How many answers ahead a moment at which to sit down is looked for.
_SOON = 24


def gain_of_deed(match: Match) -> float:
    """Return how much better the best deed looks than to go on, or than 0 where that is not an answer, to the seat that
    is asked; 0 where there is no deed, or nothing that tells."""
    decision = match.decision
    evaluator = evaluator_of(match.opening.game)
    if decision is None or evaluator is None:
        return 0.0
    view, answers = match.view(decision.seat), match.answers(decision.seat)
    rows = list(zip(answers, evaluator.judged(view, answers), strict=True))
    idle = [score for answer, score in rows if isinstance(answer, evaluator.idle)]
    deeds = [score for answer, score in rows if not isinstance(answer, evaluator.idle)]
    return max(deeds) - max(idle, default=0.0) if deeds else 0.0


def is_worth_sitting_down(match: Match) -> bool:
    """Return whether somebody is asked in their turn, with some choice, and something looks better than to go on."""
    decision, evaluator = match.decision, evaluator_of(match.opening.game)
    if decision is None or decision.kind != "act" or len(match.answers(decision.seat)) < CHOICES:
        return False
    return gain_of_deed(match) > (_PLAIN * evaluator.slip if evaluator is not None else 0.0)


def moment_ahead(match: Match) -> AnyState | None:
    """Return the next state of a match that is shown in which it is worth sitting down, as it may go on; None where
    none comes soon. The match stays as it is."""
    ahead = watched(match)
    for _ in range(_SOON):
        if is_worth_sitting_down(ahead):
            return ahead.state
        if not ahead.players.step():
            break
    return None
