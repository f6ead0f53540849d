"""The greedy player of Factions in the scenes of its rules."""

from __future__ import annotations

from game.ai.factions.judging import FactionsEvaluator
from game.ai.greedy_player import GreedyPlayer
from game.core.commands import Command
from game.core.views import view_for
from game.rules.factions.ruleset import FACTIONS
from tests.rules.factions.scene import Play


def chosen(play: Play) -> Command:
    """Return what the greedy player answers."""
    view = view_for(FACTIONS, play.state, play.asked)
    return GreedyPlayer("test", FactionsEvaluator()).choose(view, play.legal)


def score(play: Play, answer: Command) -> float:
    """Return how good an answer looks."""
    assert answer in play.legal, (answer, play.legal)
    view = view_for(FACTIONS, play.state, play.asked)
    return FactionsEvaluator().scores(view, play.legal)[play.legal.index(answer)]
