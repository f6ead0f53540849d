"""The report on visits to the demo: a page with pictures, for the people who run the demo."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.demo.summary import Summary, game_title, summary_lines, summary_of
from game.app.demo.visits import read_visits
from game.app.files.writing import write_whole
from game.app.look import BRASS, DIM_INK, INK, SEAT_COLOURS, SLATE, TABLE
from game.app.simulation.charts import look, new_figure, save

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

#: Columns of a picture of lengths or of first moves, at most.
_BINS = 24


def write_report(demo: Path, folder: Path) -> str:
    """Write the report on the visits of a demo's folder, ``report.html`` and its pictures; return what was written and
    what was passed over, line by line. Raises ValueError where there are no visits, or where it cannot be written."""
    visits, wrong = read_visits(demo)
    found = summary_of(visits)
    if not found.visits:
        raise ValueError(f"{demo}: a visit was expected in the list, and there is none")
    pictures = {
        "hours.png": ("Visits by the hour of the day", _hours(found)),
        "lengths.png": ("How long visits lasted", _histogram(found.lengths, "minutes")),
        "games.png": ("What was played", _games(found)),
        "first_moves.png": ("How soon the first move came", _histogram(found.first_moves, "seconds")),
    }
    for name, (_, figure) in pictures.items():
        save(figure, folder / name)
    page = _page(found, [(name, title) for name, (title, _) in pictures.items()])
    path = folder / "report.html"
    try:
        write_whole(path, page.encode("utf-8"))
    except OSError as error:
        raise ValueError(f"{path}: it cannot be written ({error.strerror or error})") from error
    passed_over = [f"passed over: {line}" for line in wrong]
    return "\n".join([*summary_lines(found), *passed_over, f"{path}: written, with {len(pictures)} pictures."])


@look()
def _hours(found: Summary) -> Figure:
    figure = new_figure(7.6, 2.6, "Visits by the hour of the day")
    axes = figure.subplots()
    hours = range(min(found.hours), max(found.hours) + 1)
    axes.bar(list(hours), [found.hours.get(hour, 0) for hour in hours], color=SEAT_COLOURS[0])
    axes.set_xticks(list(hours), [f"{hour}:00" for hour in hours])
    _whole_counts(axes)
    return figure


@look()
def _games(found: Summary) -> Figure:
    figure = new_figure(7.6, 0.9 + 0.36 * len(found.games), "What was played")
    axes = figure.subplots()
    names = [game_title(game) for game in reversed(found.games)]
    bars = axes.barh(names, list(reversed(found.games.values())), color=SEAT_COLOURS[1])
    axes.bar_label(bars, padding=3, color=INK)
    axes.set_xticks([])
    return figure


@look()
def _histogram(values: Sequence[float], unit: str) -> Figure:
    figure = new_figure(7.6, 2.6, {"minutes": "How long visits lasted", "seconds": "Seconds to the first move"}[unit])
    axes = figure.subplots()
    if values:
        axes.hist(values, bins=min(_BINS, max(4, len(values))), color=SEAT_COLOURS[2], edgecolor=SLATE)
    axes.set_xlabel(unit)
    _whole_counts(axes)
    return figure


def _whole_counts(axes: Axes) -> None:
    """Let the counts at the left be whole numbers."""
    from matplotlib.ticker import MaxNLocator

    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(axis="y")


def _page(found: Summary, pictures: Sequence[tuple[str, str]]) -> str:
    """Return the report as a page that needs nothing but the pictures beside it."""
    told = "".join(f"<p>{html.escape(line)}</p>" for line in summary_lines(found))
    shown = "".join(f'<img src="{name}" alt="{html.escape(title)}">' for name, title in pictures)
    tables = _table("How visits ended", list(found.endings.items()))
    tables += _table("Questions at which visits stopped", found.stops)
    tables += _table("What was refused first", found.refusals)
    style = (
        f"body{{background:{TABLE};color:{INK};font-family:sans-serif;max-width:54rem;margin:2rem auto;padding:0 1rem}}"
        f"h1,h2{{color:{BRASS};font-family:serif}}img{{max-width:100%;margin:.6rem 0;display:block}}"
        f"td{{padding:.15rem .8rem .15rem 0;border-bottom:1px solid {DIM_INK}}}"
        "@media print{body{background:#fff;color:#000}}"
    )
    return (
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Tessera: visits</title>'
        f"<style>{style}</style></head><body><h1>Tessera: visits to the demo</h1>{told}{shown}{tables}</body></html>\n"
    )


def _table(title: str, rows: Sequence[tuple[str, int]]) -> str:
    if not rows:
        return ""
    written = "".join(f"<tr><td>{count}</td><td>{html.escape(words)}</td></tr>" for words, count in rows)
    return f"<h2>{html.escape(title)}</h2><table>{written}</table>"
