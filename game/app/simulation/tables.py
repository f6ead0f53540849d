"""Results as tables for other programs: CSV files, the same to the byte for the same order wherever it was played."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from game.app.files.writing import write_whole
from game.app.simulation.intervals import Share
from game.app.simulation.results import Results


def write_tables(results: Results, folder: Path) -> tuple[Path, ...]:
    """Write ``games.csv``, and ``cards.csv`` and ``places.csv`` if anything was counted. Raises ValueError."""
    found = {"games.csv": games_table(results)}
    if results.cards:
        found["cards.csv"] = cards_table(results)
    if results.places:
        found["places.csv"] = places_table(results)
    try:
        for name, text in found.items():
            write_whole(folder / name, text.encode())
    except OSError as error:
        raise ValueError(f"{folder}: it cannot be written ({error.strerror or error})") from error
    return tuple(folder / name for name in found)


def games_table(results: Results) -> str:
    """Return one line per game. Winners are seats from 0, with spaces between them."""
    seats = range(results.seats)
    columns = ["job", "seed", "map", "first"]
    columns += [f"{what}_{seat}" for what in ("player", "deck", "score") for seat in seats]
    rows = []
    for line_up, game in results.each():
        kinds, decks = _filled(line_up.players, len(seats)), _filled(line_up.decks, len(seats))
        scores = _filled([str(score) for score in game.scores], len(seats))
        winners = " ".join(map(str, game.winners))
        end = [winners, game.reason, game.answers, game.turns]
        rows.append([game.job, game.seed, line_up.map, game.first, *kinds, *decks, *scores, *end])
    return _written([*columns, "winners", "reason", "answers", "turns"], rows)


def cards_table(results: Results) -> str:
    """Return one line per card or ability. Shares count a seat of a game as one; a draw is half a win."""
    columns = ["card", "offered_in", "played_in", "plays", "play_rate"]
    columns += [f"{what}_{which}" for which in ("played", "not_played") for what in ("win_rate", "low", "high")]
    rows = [
        [
            figures.card,
            figures.offered,
            figures.played_in,
            figures.plays,
            f"{figures.played_in / figures.offered:.4f}",
            *_rates(figures.played),
            *_rates(figures.left),
        ]
        for figures in results.cards
    ]
    return _written(columns, rows)


def places_table(results: Results) -> str:
    """Return a line a place and seat. Columns and rows count from 0, as the board does."""
    columns = ["map", "column", "row", "seat", "stood", "fell", "shot", "stood_and_won"]
    rows = [
        [figures.map, *figures.place, figures.seat, figures.stood, figures.fell, figures.shot, figures.stood_and_won]
        for figures in results.places
    ]
    return _written(columns, rows)


def _rates(share: Share) -> list[str]:
    if not share.games:
        return ["", "", ""]
    return [f"{number:.4f}" for number in (share.rate, *share.interval)]


def _filled(given: Sequence[str], count: int) -> list[str]:
    return [*given, *[""] * (count - len(given))]


def _written(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()
