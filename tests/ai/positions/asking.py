"""Players at the positions of a game, one after the other or by several processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec

from game.ai.evaluation import Evaluator
from game.ai.greedy_player import GreedyPlayer
from game.ai.players import PLAYERS, Player, player_for
from game.ai.search_player import SearchPlayer
from game.app.games.entries import evaluator_of
from tests.ai.positions.exercises import Exercise, Outcome, ask

#: One that finds all answers alike: what it passes is passed by luck.
BLIND = "blind"
KINDS = (*PLAYERS, BLIND)


class Asked(msgspec.Struct, frozen=True):
    """A position for a player of a kind. ``nodes`` in place of those of its level, where it searches (0: its own)."""

    exercise: Exercise
    game: str
    kind: str
    seed: int
    nodes: int = 0

    def answered(self) -> Outcome:
        return ask(self.exercise, self._player(), self.seed)

    def _player(self) -> Player:
        if self.kind == BLIND:
            return GreedyPlayer(self.seed, Evaluator())
        player = player_for(self.kind, str(self.seed), evaluator_of(self.game))
        if isinstance(player, SearchPlayer):
            nodes = self.nodes or player.budget.nodes
            player.budget = msgspec.structs.replace(player.budget, nodes=nodes, seconds=None)
        return player


def answered(asked: Sequence[Asked], jobs: int = 1) -> Iterator[Outcome]:
    """Yield how the players did, in order."""
    if jobs <= 1:
        yield from map(Asked.answered, asked)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(Asked.answered, asked)
