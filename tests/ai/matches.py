"""Short matches between computer players."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.factions.judging import FactionsEvaluator
from game.ai.players import player_for
from game.core import record, runner
from game.core.views import view_for
from game.rules.factions.cards.starter_decks import starter_deck
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.setup import FactionsSetup, SeatSetup


def played(kinds: Sequence[str], seed: int, *, decisions: int = 60_000) -> list[str]:
    """Return the answers of a match of starter decks between players of those kinds; the last word tells who won."""
    setup = FactionsSetup((SeatSetup(starter_deck("Kingdom")), SeatSetup(starter_deck("Barbarian"))))
    players = [player_for(kind, f"{seed} {seat}", FactionsEvaluator()) for seat, kind in enumerate(kinds)]
    state = runner.start(FACTIONS, setup, seed).state
    told = []
    while state.decision is not None and len(told) < decisions:
        seat = state.decision.seat
        answer = players[seat].choose(view_for(FACTIONS, state, seat), runner.legal(FACTIONS, state))
        told.append(record.encode(answer).decode())
        after = runner.submit(FACTIONS, state, seat, answer)
        assert isinstance(after, runner.Accepted), after
        state = after.state
    if state.outcome is not None:
        told.append(f"won by {', '.join(map(str, state.outcome.winners))}")
    return told
