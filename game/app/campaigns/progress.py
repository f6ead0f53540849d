"""How far the player has come in each campaign, kept on this machine beside the settings."""

from __future__ import annotations

import msgspec

from game.app.files.kept import Kept
from game.core.scenario.carried import Carried


class Progress(msgspec.Struct, frozen=True):
    """``won`` are the numbers of the chapters that were won, from 0; ``carried`` is what was taken on from each."""

    won: tuple[int, ...] = ()
    carried: dict[int, Carried] = {}

    def before(self, chapter: int) -> Carried | None:
        """Return what a chapter begins with; None where it begins as it is drawn."""
        return self.carried.get(chapter - 1)

    def next_of(self, chapters: int) -> int | None:
        """Return the first chapter that was not won; None when all were."""
        return next((number for number in range(chapters) if number not in self.won), None)


#: How far one has come, by the names of campaigns.
PROGRESS = Kept("campaigns.json", dict[str, Progress], "how far the campaign has come")


def progress_of(name: str) -> Progress:
    """Return the progress in a campaign. Never raises: what cannot be read counts as none."""
    return PROGRESS.read().get(name, Progress())


def keep_won(name: str, chapter: int, carried: Carried) -> str:
    """Remember that a chapter was won, and with what. Return why that cannot be saved, or nothing."""
    every = PROGRESS.read()
    known = every.get(name, Progress())
    won = tuple(sorted({*known.won, chapter}))
    return PROGRESS.write({**every, name: Progress(won, {**known.carried, chapter: carried})})


def forget(name: str) -> str:
    """Begin a campaign again. Return why that cannot be saved, or nothing."""
    return PROGRESS.write({**PROGRESS.read(), name: Progress()})
