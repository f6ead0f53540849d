"""Which puzzles the player has solved, kept beside the settings."""

from __future__ import annotations

from game.app.files.kept import Kept

#: The solved puzzles by their names, each with whether a hint helped.
SOLVED = Kept("puzzles.json", dict[str, bool], "which puzzles are solved")


def mark_solved(name: str, *, helped: bool) -> str:
    """Remember that a puzzle was solved; without help counts for more, and stays. Return why that cannot be saved."""
    known = SOLVED.read()
    if known.get(name, True) is False or known.get(name) == helped:
        return ""
    return SOLVED.write({**known, name: helped})
