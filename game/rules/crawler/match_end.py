"""How a match ends, for the whole party together."""

from __future__ import annotations

from typing import Literal

from game.core.state import Outcome, Step
from game.core.steps import Draft
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.table import Table

#: Why a match ended: enough Quests are complete, no Dungeon card could be drawn; the last Adventurer died, no Crawler
#: card could be drawn, or somebody gave up.
Reason = Literal["quests", "exhausted", "party_died", "no_cards", "conceded"]

_WON: tuple[Reason, ...] = ("quests", "exhausted")


def finish(draft: Draft[Table, Step], reason: Reason) -> None:
    """End the match: the party has won or lost, all seats alike."""
    # rule: crawler/the_end
    won = reason in _WON
    finish_for(draft, reason, won=won)


def finish_for(draft: Draft[Table, Step], reason: str, *, won: bool) -> None:
    """End the match for a reason of a scenario's: won or lost, as it says."""
    draft.happen(ev.MatchEnded(won, reason))
    seats = tuple(range(draft.table.seats))
    draft.end(Outcome(reason, seats if won else (), tuple(int(won) for _ in seats)))
