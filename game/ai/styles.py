"""Styles of players that search: what a player of a style likes more than the plain one, and what less.

A style sees nothing else and thinks no longer. It reweighs what a game's evaluator says: kinds of answers, items of the
position, and how much the results differ from one possible world to another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from game.ai.evaluation import Evaluator, Item
from game.ai.worlds import World
from game.core.commands import Command
from game.core.views import View


class Style(msgspec.Struct, frozen=True):
    """What a style likes. ``attack``: attacks; ``spend`` and ``reply``: cards spent in one's own turn, and to answer
    another's; each in parts of ``LOOKS`` as an answer looks, and of ``LIKED`` as it came out. ``harm``: how much what
    the others lose counts, beside what is one's own; ``danger`` and ``hand``: how much the items count that the game
    calls so; 1: as they do. ``risk``: how many standard deviations of the results are added to their mean. ``guile``:
    how much less the chance to win may come out, within the noise, of an answer that is taken instead of the best, by
    chance."""

    attack: float = 0.0
    spend: float = 0.0
    reply: float = 0.0
    harm: float = 1.0
    danger: float = 1.0
    hand: float = 1.0
    risk: float = 0.0
    guile: float = 0.0


#: How much better what is liked looks, in the logarithm of the odds of winning; and how much better its chance counts.
LOOKS, LIKED = 0.2, 0.03
STYLES = {
    "bold": Style(attack=1.0, spend=0.3, harm=1.1, danger=0.5, hand=0.7, risk=0.3),
    "careful": Style(attack=-0.4, harm=0.9, danger=1.5, hand=1.1, risk=-0.3),
    "tricky": Style(spend=-0.4, reply=0.7, hand=1.3, guile=0.004),
}


def styled(evaluator: Evaluator | None, style: Style) -> Evaluator | None:
    """Return an evaluator that judges for a player of a style; a game without one has no styles either."""
    return None if evaluator is None else _Styled(evaluator, style)


class _Styled(Evaluator):
    """Judges as another evaluator, and by a style. How the seats play on in a trial is judged without it."""

    def __init__(self, like: Evaluator, style: Style) -> None:
        self._like, self._style = like, style
        for name, value in vars(Evaluator).items():
            if not name.startswith("_") and not callable(value):
                setattr(self, name, getattr(like, name))
        self.risk, self.guile = style.risk, style.guile
        self._point = LOOKS * like.common / (like.odds or 1.0)

    def scores(self, view: View[Any, Any], answers: Sequence[Command]) -> Sequence[float]:
        scores = self._like.scores(view, answers)
        pairs = zip(scores, answers, strict=True)
        return [score + self._point * self._fondness(view, answer) for score, answer in pairs]

    def liking(self, view: View[Any, Any], answer: Command) -> float:
        return LIKED * self._fondness(view, answer)

    def _fondness(self, view: View[Any, Any], answer: Command) -> float:
        """Return how much the style likes a kind of answer; 0 is indifferent."""
        if isinstance(answer, self.attacks):
            return self._style.attack
        if isinstance(answer, self.spends):
            is_reply = view.decision is not None and view.decision.kind == "respond"
            return self._style.reply if is_reply else self._style.spend
        return 0.0

    def items(self, view: View[Any, Any]) -> Sequence[Item]:
        return [self._weighed(item) for item in self._like.items(view)]

    def items_in(self, world: World, seat: int) -> Sequence[Item]:
        return [self._weighed(item) for item in self._like.items_in(world, seat)]

    def _weighed(self, item: Item) -> Item:
        style = self._style
        if item.name in self.dangers or item.name in self.held:
            return replace(item, weight=item.weight * (style.danger if item.name in self.dangers else style.hand))
        return replace(item, others=item.others * style.harm)

    def clock(self, view: View[Any, Any]) -> int:
        return self._like.clock(view)

    def another(self) -> Evaluator:
        return self._like.another()

    def free(self, view: View[Any, Any], answers: Sequence[Command]) -> Sequence[Command]:
        return self._like.free(view, answers)

    def alike(self, view: View[Any, Any], answer: Command) -> object:
        return self._like.alike(view, answer)
