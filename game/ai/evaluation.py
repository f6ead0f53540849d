"""What a game gives to its computer players: how good an answer looks, and how a position stands, item by item.

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
    """One item of how a position stands: what a seat has of it, what its opponents have, and what one of it is worth
    in the game's own points. ``name`` is a short noun in the game's words: a hint tells it to a person."""

    name: str
    own: float
    others: float = 0.0
    weight: float = 1.0

    @property
    def value(self) -> float:
        """Return what the item adds to the seat's standing, in points."""
        return self.weight * (self.own - self.others)


def turned(items: Sequence[Item]) -> tuple[Item, ...]:
    """Return the same items as the other side has them."""
    return tuple(Item(item.name, item.others, item.own, item.weight) for item in items)


def standing(items: Sequence[Item]) -> float:
    """Return how a position stands for a seat, in the game's own points; 0 is even."""
    return sum(item.value for item in items)


#: By how much a scenario's answer looks worse than the one before it, where both are worth the same.
_LATER_ANSWER = 0.001
#: What the others' part of an item is called.
OTHERS = "the other side's "


def sides(items: Sequence[Item]) -> dict[str, float]:
    """Return, by the item's name, what the seat's part adds to its standing and the others' part takes from it."""
    parts = {item.name: item.weight * item.own for item in items}
    return parts | {f"{OTHERS}{item.name}": -item.weight * item.others for item in items if item.others}


class Evaluator:
    """A game derives its own in ``game/ai/<game>``; it is found by ``GameEntry.evaluator``."""

    #: Points of ``items`` that one common piece or card is worth: a lead of this size is a clear advantage.
    common = 1.0
    #: The natural logarithm of the odds of winning with a clear advantage, measured in games: for people who
    #: ask for a hint. 0: the standing says what is better and worse, but not the chance to win.
    odds = 0.0
    #: Points of ``scores`` that a beginner may overlook; 0: the best answer is always seen.
    slip = 0.0
    #: The share of the answers that a beginner sees.
    seen = 0.4
    #: Kinds of answers that do nothing: a beginner does nothing that looks worse.
    idle: tuple[type[Command], ...] = (Pass, Done, Decline)
    #: Kinds of answers that attack, and kinds that spend a card; names of items that tell what is feared or hoped of
    #: blows to come, and of those that tell of cards in hand: what a style (``styles.py``) likes more, or less.
    attacks: tuple[type[Command], ...] = ()
    spends: tuple[type[Command], ...] = ()
    dangers: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    #: How many standard deviations of its results an answer counts more, and how much worse than the best within the
    #: noise an answer may come out that is taken by chance: nothing of both without a style.
    risk = 0.0
    guile = 0.0
    #: Points by which ``scores`` may be wrong: an answer that looks worse than the best by more is not tried.
    margin = math.inf
    #: By what a level's number of candidates is multiplied: more where a trial is short and chance matters little.
    breadth = 1
    #: The share of a level's nodes that a player of this game may spend: less where answers take long to try, more than
    #: all of them where they take no time and chance matters much.
    effort = 1.0
    #: A position is judged when ``clock`` has advanced this far since the answer that is weighed.
    horizon = 2
    #: How many times as many answers as elsewhere may follow in a trial until then: more where windows are many, so
    #: that a turn with much in it is not judged half done.
    stretch = 1
    #: Does the clock never fall back? It may where what comes into play has still its turn to come.
    steady = True
    #: How much farther a player looks who may spend many trials.
    farther = 0
    #: A player who may spend many trials judges the best answers again, this much later; 0: it does not.
    again = 0
    #: By how many standard errors an answer must have come out better than what looks best, to be chosen instead.
    doubt = 1.0

    def scores(self, view: View[Any, Any], answers: Sequence[Command]) -> Sequence[float]:
        """Return how good each of the legal answers looks, in points of the game's own; more is better. Unless a
        game overrides this, its answers are all alike."""
        return [0.0] * len(answers)

    def judged(self, view: View[Any, Any], answers: Sequence[Command]) -> Sequence[float]:
        """Return how good answers look: those to a question of a scenario by the worth that its designer gave them, the
        first of equals before the others; all else by ``scores``."""
        if answers and isinstance(answers[0], ChooseAnswer):
            worths = [answer.worth for answer in view.table.scenario.question.answers]
            return [worth * self.common - _LATER_ANSWER * number for number, worth in enumerate(worths)]
        return self.scores(view, answers)

    def slip_at(self, view: View[Any, Any]) -> float:
        """Return the points that a beginner may overlook of the question that is asked: fewer, where what is overlooked
        would be laughed at."""
        return self.slip

    def may_go_on(self, view: View[Any, Any]) -> bool:
        """Return whether whoever is asked does one thing after another: a beginner, too, does not end that while
        something looks better. Unless a game says where, it may."""
        return False

    def liking(self, view: View[Any, Any], answer: Command) -> float:
        """Return how much better the chance to win counts of an answer that is liked for its kind."""
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
