"""What the benchmark of Crawler draws: an Encounter that has been played for a while."""

from __future__ import annotations

import random

from game.app.files.settings import Settings
from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.core import runner
from game.ui.application import Application
from tests.bench.scenes import seated

#: Answers given at random before the table is looked at, and cards that must lie there then.
ANSWERS, CARDS = 120, 8
NAMES = ("Blue", "Amber", "Teal", "Plum")


def crowded_encounter(size: tuple[int, int]) -> Application:
    """Return a window with a match of Crawler at rest, the fullest table of a few random ones, and a hand."""
    entry = entry_of("crawler")
    most, state = 0, None
    for seed in range(1, 4):
        chance, now = random.Random(seed), runner.start(entry.ruleset, entry.setup({}), seed).state
        for _ in range(ANSWERS):
            if now.outcome is not None:
                break
            count = len(now.table.party) + len(now.table.encounter) + len(now.table.played)
            if count > most:
                most, state = count, now
            answer = chance.choice(runner.legal(entry.ruleset, now))
            accepted = runner.submit(entry.ruleset, now, now.decision.seat, answer)
            assert isinstance(accepted, runner.Accepted)
            now = accepted.state
    assert state is not None and most >= CARDS, most
    asked = state.decision.seat
    seatings = tuple(
        Seating(name, "human" if seat == asked else "computer") for seat, name in enumerate(NAMES[: state.table.seats])
    )
    app = Application(size, settings=Settings(animation_speed="off", volume=0.0))
    app.play(Match.from_state(entry.ruleset, state, seatings))
    return seated(app, 60)
