"""Which computer players there are, by the word that a seat is filled with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from game.ai.evaluation import Evaluator
from game.ai.greedy_player import EasyPlayer, GreedyPlayer
from game.ai.kinds import LEVEL_KINDS, level_and_style
from game.ai.random_player import RandomPlayer
from game.ai.search_player import SearchPlayer
from game.ai.styles import STYLES, styled
from game.ai.trials import Budget
from game.ai.worlds import Worlds
from game.core.commands import Command
from game.core.views import View

#: What the levels that search may try for one answer. Each of them has all styles.
NORMAL, HARD = Budget(nodes=400), Budget(nodes=1200, candidates=8, looks_farther=True)
BUDGETS = {"normal": NORMAL, "hard": HARD}
#: Where somebody waits, a level's answer takes no longer, in seconds, on a slow machine: ``Budget.seconds``.
SECONDS = {"normal": 0.9, "hard": 2.7}


class Player(Protocol):
    """Anything that answers questions, given its seat's view, the legal answers, and worlds dealt from it."""

    def choose(self, view: View[Any, Any], answers: Sequence[Command], worlds: Worlds | None = None, /) -> Command: ...


def _searches(kind: str, seed: str, evaluator: Evaluator | None) -> Player:
    level, style = level_and_style(kind)
    return SearchPlayer(seed, styled(evaluator, STYLES[style]) if style else evaluator, BUDGETS[level])


#: A seat's kind -> the player that fills it, from a seed of its own and the game's evaluator, if it has one. "human" is
#: not among them; "computer" is the player of matches that name no level.
PLAYERS: dict[str, Callable[[str, Evaluator | None], Player]] = {
    "computer": GreedyPlayer,
    "random": lambda seed, evaluator: RandomPlayer(seed),
    "greedy": GreedyPlayer,
    "easy": EasyPlayer,
    **{kind: partial(_searches, kind) for kind in LEVEL_KINDS if level_and_style(kind)[0] in BUDGETS},
}


def player_for(kind: str, seed: str, evaluator: Evaluator | None = None) -> Player:
    """Return a computer player. Raises KeyError for a kind that nobody plays."""
    return PLAYERS[kind](seed, evaluator)
