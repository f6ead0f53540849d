"""A puzzle that is drawn: a scenario of the kind puzzle on a map, which begins in the middle of a turn."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from game.app.games.entries import entry_of
from game.app.maps.library import check_map
from game.app.matches.beginnings import why_invalid
from game.app.puzzles.puzzle import Puzzle, PuzzleDocument
from game.app.scenarios.kinds import Drawn
from game.core import runner

#: What stands for the numbers of a scenario's difficulty.
_DIFFICULTIES: tuple[Literal["", "easy", "medium", "hard"], ...] = ("", "easy", "medium", "hard")


def drawn_puzzle(path: Path) -> Puzzle:
    """Return the first puzzle that is drawn on a map. Raises ValueError with what is wrong."""
    entry = check_map(path)
    found = [one for one in entry.scenarios if one.puzzle is not None]
    if not found:
        raise ValueError(entry.problems[0] if entry.errors else "no scenario of the kind puzzle is drawn on this map")
    return _puzzle(path, entry.game, found[0])


def _puzzle(path: Path, game: str, drawn: Drawn) -> Puzzle:
    assert drawn.moment is not None and drawn.puzzle is not None
    rules, state = entry_of(game).ruleset, drawn.moment.state
    wrong = why_invalid(rules, state, len(drawn.seats))
    if wrong:
        raise ValueError(f"moment: {wrong}")
    if state.decision is None and state.outcome is None:
        state = runner.resume(rules, state).state
    if state.decision is None:
        raise ValueError("moment: nobody is asked anything there")
    chance: Literal["none", "sure"] | float = drawn.puzzle / 100
    written = PuzzleDocument(
        title=drawn.title,
        about=drawn.about,
        author=drawn.author,
        seat=state.decision.seat,
        within=drawn.script.turn_limit,
        chance={0: "none", 100: "sure"}.get(drawn.puzzle, chance),  # type: ignore[arg-type]
        difficulty=_DIFFICULTIES[min(drawn.difficulty, len(_DIFFICULTIES) - 1)],
        position={},
    )
    names = tuple(seat.name or f"Player {number}" for number, seat in enumerate(drawn.seats, 1))
    return Puzzle(path, game, written, state, names)
