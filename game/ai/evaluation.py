"""``Evaluator``, what a game gives to its computer players: how good an answer looks, and how a position stands.

An evaluator sees what its seat may know (a view) and the legal answers, never the state of the match.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from game.ai.worlds import World
from game.core.commands import ChooseAnswer, Command, Decline, Done, Pass
from game.core.state import Step
from game.core.views import View


class Item(msgspec.Struct, frozen=True):
    """One item of how a position stands: what a seat has of it, what its opponents have, and how many of the game's own
    points one of it counts. ``name`` is a short noun in the game's words, which a hint shows."""

    name: str
    own: float
    others: float = 0.0
    weight: float = 1.0

    @property
    def value(self) -> float:
        return self.weight * (self.own - self.others)


def turned(items: Sequence[Item]) -> tuple[Item, ...]:
    """Return the same items as the other side has them."""
    return tuple(Item(item.name, item.others, item.own, item.weight) for item in items)


def standing(items: Sequence[Item]) -> float:
    """Return how a position stands for a seat, in the game's own points; 0 is even."""
    return sum(item.value for item in items)


#: How much worse each answer to a scenario's question looks than the one before it of the same worth.
_LATER_ANSWER = 0.001
#: What the others' part of an item is called.
OTHERS = "the other side's "


def sides(items: Sequence[Item]) -> dict[str, float]:
    """Return, by the item's name, what the seat's part adds to its standing and the others' part takes from it."""
    parts = {item.name: item.weight * item.own for item in items}
    return parts | {f"{OTHERS}{item.name}": -item.weight * item.others for item in items if item.others}


class Evaluator:
    """What computer players of a game judge with. A game derives its own in ``game/ai/<game>`` and names it in
    ``GameEntry.evaluator``."""

    # For hints, and for players of every level.

    #: Points of ``items`` that one common piece or card is worth: a lead of this size is a clear advantage.
    common = 1.0
    #: The natural logarithm of the odds of winning with a clear advantage, measured in games. Hints show it as a chance
    #: to win; with 0 they only say what is better and worse.
    odds = 0.0

    # For beginners (the level "Easy").

    #: Points of ``scores`` that a beginner may overlook; 0: the best answer is always seen.
    slip = 0.0
    #: The share of the answers that a beginner sees.
    seen = 0.4
    #: Kinds of answers that do nothing: a beginner gives no answer that looks worse than these.
    idle: tuple[type[Command], ...] = (Pass, Done, Decline)

    # For styles (``styles.py``), which like some of these more and others less.

    #: Kinds of answers that attack, and kinds that spend a card; names of the items about blows to come, and of those
    #: about cards in hand.
    attacks: tuple[type[Command], ...] = ()
    spends: tuple[type[Command], ...] = ()
    dangers: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    #: How many standard deviations of its results are added to the value of an answer, and how much worse than the
    #: best, in the noise of the trials, an answer may be and still be picked at random. Both are 0 without a style.
    risk = 0.0
    guile = 0.0

    # For players that search (``search_player.py``).

    #: Points by which ``scores`` may be wrong: an answer that looks worse than the best by more than this is not tried.
    margin = math.inf
    #: What a level's number of candidates is multiplied by: more where a trial is short and chance matters little.
    breadth = 1
    #: What a level's number of nodes is multiplied by: below 1 where answers take long to try, above 1 where they are
    #: quick and chance matters much.
    effort = 1.0
    #: A position is judged when ``clock`` has advanced this far since the answer that is weighed.
    horizon = 2
    #: How many times the usual number of answers may follow in a trial until then: more where windows of responses are
    #: many, so that a long turn is not judged half done.
    stretch = 1
    #: Whether the clock never decreases. It may where a piece that comes into play has its turn still ahead.
    steady = True
    #: What is added to ``horizon`` at levels with many trials.
    farther = 0
    #: At levels with many trials the best answers are judged once more, this much later; 0: they are not.
    again = 0
    #: How many standard errors better than the answer that looks best another one must come out to be chosen instead.
    doubt = 1.0

    def scores(self, view: View[Any, Any], answers: Sequence[Command]) -> Sequence[float]:
        """Return how good each of the legal answers looks, in points of the game's own; more is better. Unless a
        game overrides this, its answers are all alike."""
        return [0.0] * len(answers)

    def judged(self, view: View[Any, Any], answers: Sequence[Command]) -> Sequence[float]:
        """Return how good answers look: to a scenario's question as its designer valued them (the first of equals
        before the others), to anything else by ``scores``."""
        if answers and isinstance(answers[0], ChooseAnswer):
            worths = [answer.worth for answer in view.table.scenario.question.answers]
            return [worth * self.common - _LATER_ANSWER * number for number, worth in enumerate(worths)]
        return self.scores(view, answers)

    def slip_at(self, view: View[Any, Any]) -> float:
        """Return the points that a beginner may overlook at this question: fewer where the slip would look silly."""
        return self.slip

    def may_go_on(self, view: View[Any, Any]) -> bool:
        """Return whether the seat may do one thing after another here: then not even a beginner stops while something
        looks better. A game says where; by default nowhere."""
        return False

    def liking(self, view: View[Any, Any], answer: Command) -> float:
        """Return what is added to an answer's chance to win because a style likes its kind."""
        return 0.0

    def items(self, view: View[Any, Any]) -> Sequence[Item]:
        """Return how the position stands for the seat whose view it is, when nothing is half done. A game without items
        is not searched: its players take what ``scores`` likes best."""
        return ()

    def items_in(self, world: World, seat: int) -> Sequence[Item]:
        """Return how a position of a possible world stands for a seat when the clock has just advanced."""
        return self.items(world.view(seat))

    def clock(self, view: View[Any, Any]) -> int:
        """Return how far the match has come: a number that grows by one with each turn, activation or round, whatever
        the game's players take in turn. When it has just grown nothing is half done. It never decreases, unless it is
        not ``steady``: a search that sees it decrease raises RulesError with the game's name."""
        return 0

    def another(self) -> Evaluator:
        """Return an evaluator for another course of the match: a new one if it remembers what it planned."""
        return self

    def free(self, view: View[Any, Any], answers: Sequence[Command]) -> Sequence[Command]:
        """Return answers that cost nothing and may keep the seat from a loss, such as a save: one of them is given,
        whatever looks better or comes out better at random. Unless a game overrides this there are none."""
        return ()

    def alike(self, view: View[Any, Any], answer: Command) -> object:
        """Return a key that is equal for answers that amount to the same (two copies of one card, a choice of equal
        pieces), of which one is weighed. Unless a game overrides this, no two answers are alike."""
        return answer


AnyScene = TypeVar("AnyScene")


def scores_by_step(
    scene: AnyScene,
    step: Step,
    answers: Sequence[Command],
    together: Mapping[type[Step], Callable[[AnyScene, Any, Sequence[Command]], Sequence[float]]],
    each: Mapping[type[Step], Callable[[AnyScene, Any, Command], float]],
    otherwise: Callable[[AnyScene, Any, Command], float],
) -> Sequence[float]:
    """Return how good answers look: for some kinds of steps weighed ``together``, for others one by one."""
    weigh = together.get(type(step))
    if weigh is not None:
        return weigh(scene, step, answers)
    one = each.get(type(step), otherwise)
    return [one(scene, step, answer) for answer in answers]
