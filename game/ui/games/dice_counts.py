"""What the dice of any game's matches came to, for the statistics: counted as on the last page."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.matches.match import Match
from game.app.statistics.figures import CountDice, Dice
from game.ui.games.counting import sums_of
from game.ui.games.game_ui import game_ui_of


def dice_of(game: str) -> CountDice:
    counts = game_ui_of(game).counts

    def count(match: Match) -> Sequence[Dice]:
        return [Dice(one.rolled, one.expected) for one in sums_of(counts(), match)] if counts is not None else []

    return count
