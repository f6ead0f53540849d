"""A possible world played on after an answer, as greedy players would: what may come of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.ai.evaluation import Evaluator
from game.ai.greedy_player import GreedyPlayer
from game.ai.worlds import World
from game.core.commands import Command
from game.core.views import View


def played_out(
    world: World, answer: Command, evaluator: Evaluator, view: View[Any, Any], number: int, later: int = 1
) -> Iterator[tuple[Command, World]]:
    """Yield an answer of the view's seat and each that follows it, with the world after it, until the clock has gone on
    ``later`` than answers are judged. ``number`` is the world's, which decides between equals."""
    player = GreedyPlayer(number, evaluator.another())
    until = evaluator.clock(view) + evaluator.horizon + later
    after = world.after(answer)
    while after is not None:
        yield answer, after
        if after.asked is None or evaluator.clock(seen := after.view(after.asked)) >= until:
            return
        answer = player.choose(seen, after.answers)
        after = after.after(answer)
