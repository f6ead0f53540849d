"""What a list of visits comes to: how many, how long, what was played, where it stopped."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from game.app.demo.visits import Visit, read_visits
from game.app.games.entries import GAMES
from game.core.words import counted

#: Rows of a table of what was asked or refused, at most.
MOST_ROWS = 10


class Summary(msgspec.Struct, frozen=True):
    """A list of visits in figures. ``hours`` counts visits by the hour of the day in which they began, ``lengths`` are
    minutes, ``first_moves`` seconds; ``stops`` and ``refusals`` are the questions at which visits stopped and what was
    refused first, the most frequent first."""

    visits: int
    restarts: int
    hours: dict[int, int]
    lengths: tuple[float, ...]
    games: dict[str, int]
    endings: dict[str, int]
    first_moves: tuple[float, ...]
    without_move: int
    pairs: int
    stops: tuple[tuple[str, int], ...]
    refusals: tuple[tuple[str, int], ...]


def summary_of(visits: Sequence[Visit]) -> Summary:
    """Return visits in figures. What no clock can have told (an end before its start) has no length."""
    real = [visit for visit in visits if visit.ended != "restart"]
    begun = [datetime.fromisoformat(visit.start) for visit in real]
    lengths = (
        (datetime.fromisoformat(visit.end) - start).total_seconds() / 60
        for visit, start in zip(real, begun, strict=True)
    )
    return Summary(
        visits=len(real),
        restarts=len(visits) - len(real),
        hours=dict(sorted(Counter(start.hour for start in begun).items())),
        lengths=tuple(length for length in lengths if length >= 0),
        games=dict(Counter(visit.game for visit in real).most_common()),
        endings=dict(Counter(visit.ended for visit in real).most_common()),
        first_moves=tuple(visit.first_move for visit in real if visit.first_move is not None),
        without_move=sum(visit.first_move is None for visit in real),
        pairs=sum(visit.people > 1 for visit in real),
        stops=_most([visit.stopped_at for visit in real]),
        refusals=_most([visit.first_refusal for visit in real]),
    )


def _most(words: Sequence[str]) -> tuple[tuple[str, int], ...]:
    return tuple(Counter(word for word in words if word).most_common(MOST_ROWS))


def game_title(game: str) -> str:
    """Return a game's title, or its name where it is not listed any more."""
    return GAMES[game].title if game in GAMES else game


def summary_lines(found: Summary) -> list[str]:
    """Return the figures as sentences."""
    visits, restarts = counted(found.visits, "visit"), counted(found.restarts, "restart")
    lines = [f"{visits}, {found.pairs} of them by two people; {restarts}."]
    if found.lengths:
        lines.append(f"Half of them lasted longer than {statistics.median(found.lengths):.1f} minutes.")
    if found.first_moves:
        soon = sum(seconds <= 30 for seconds in found.first_moves)
        lines.append(
            f"The first move came after {statistics.median(found.first_moves):.0f} seconds (median), within 30 seconds "
            f"in {soon} of {found.visits}; {counted(found.without_move, 'visit')} ended without one."
        )
    if found.games:
        lines.append("Games: " + ", ".join(f"{game_title(game)} {count}" for game, count in found.games.items()) + ".")
    return lines


def summary_words(folder: Path) -> str:
    """Return what the visits of a folder come to, in a few sentences; or why that cannot be told."""
    try:
        return "\n".join(summary_lines(summary_of(read_visits(folder)[0])))
    except ValueError as error:
        return str(error)
