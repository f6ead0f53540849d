"""The player's best result in each scenario, kept next to the settings."""

from __future__ import annotations

import msgspec

from game.app.files.kept import Kept
from game.core.scenario.progress import is_kept
from game.core.scenario.standing import Scenario
from game.core.words import counted


class Result(msgspec.Struct, frozen=True):
    """How a match of a scenario ended for its player: whether it was ``won``, the ``medals`` earned, ``of`` how many,
    and the ``turns`` that it took."""

    won: bool
    medals: int
    of: int
    turns: int

    @property
    def words(self) -> str:
        """Return the result in a few words."""
        told = f"{'won' if self.won else 'lost'} in {counted(self.turns, 'turn')}"
        return f"{told}, {self.medals} of {counted(self.of, 'medal')}" if self.of else told


#: The best results by the names of scenarios (``name_of``).
BEST = Kept("scenarios.json", dict[str, Result], "how the scenario ended")


def name_of(game: str, title: str) -> str:
    """Return the name under which a scenario's result is kept."""
    return f"{game}: {title}"


def medals(scenario: Scenario, side: int) -> tuple[int, int]:
    """Return how many medals a side has earned, and of how many. A medal is an objective that is neither required nor
    ends the match; it is earned when met, or, if it must be kept up, as long as it has not failed."""
    # rule: scenario/medals
    pairs = zip(scenario.script.objectives, scenario.objectives, strict=True)
    own = [
        progress.status == "met" or (is_kept(one) and progress.status == "open")
        for one, progress in pairs
        if not one.required and one.ends == "nothing" and one.seats and scenario.script.sides[one.seats[0]] == side
    ]
    return sum(own), len(own)


def keep_result(name: str, result: Result) -> str:
    """Keep a result if it is the best: a won match, then more medals, then fewer turns. Return why it is not saved."""
    known = BEST.read()
    best = known.get(name)
    if best is not None and _worth(best) >= _worth(result):
        return ""
    return BEST.write({**known, name: result})


def _worth(result: Result) -> tuple[bool, int, int]:
    return result.won, result.medals, -result.turns
