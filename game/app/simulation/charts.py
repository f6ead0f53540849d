"""Charts of simulation results, drawn by matplotlib into files: shares of wins with their intervals, lengths of games,
what was played, and where pieces stood, fell and shot from on the board's own picture. They use the window's colours
and typefaces; the window itself never loads matplotlib."""

from __future__ import annotations

import contextlib
import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.app.games.counted import Place
from game.app.games.entries import GAMES
from game.app.look import BRASS, DIM_INK, INK, SEAT_COLOURS, SLATE, SLATE_LIGHT, TABLE, font_file
from game.app.simulation.board_picture import painted
from game.app.simulation.intervals import SURE, Share
from game.app.simulation.playing import PlaceCount
from game.app.simulation.results import PlaceFigures, Results
from game.app.simulation.seats import seat_name, seat_words
from game.app.simulation.sides import board_under, corners_of, setup_on, side_words
from game.core.words import counted

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

#: The most rows of a chart of cards: those that could be played most often.
_MOST_CARDS = 40
#: The most columns of a chart of lengths.
_MOST_BINS = 30
#: What is shown on the board: a title, and the figure of each place.
_KINDS: tuple[tuple[str, Callable[[PlaceFigures], int]], ...] = (
    ("stood as a turn began", lambda figures: figures.stood),
    ("fell", lambda figures: figures.fell),
    ("shot from", lambda figures: figures.shot),
)
_SURE_WORDS = "the line is the interval of 95 %"
#: From rare to frequent, on a grey board: dark brick, amber, almost white.
_HEAT = ("#7a362b", "#c8553d", "#e39b2d", "#fbeecb")


@contextlib.contextmanager
def look() -> Iterator[None]:
    """Draw as the window looks. matplotlib is large: it is imported when the first picture is drawn."""
    from matplotlib import font_manager, rc_context

    families = ["DejaVu Sans"]
    body = font_file("body")
    if body is not None:
        if all(entry.fname != str(body) for entry in font_manager.fontManager.ttflist):
            font_manager.fontManager.addfont(str(body))
        families.insert(0, font_manager.FontProperties(fname=str(body)).get_name())
    rules: Any = {
        "font.family": families,
        "font.size": 9,
        "figure.facecolor": SLATE,
        "axes.facecolor": SLATE_LIGHT,
        "axes.edgecolor": BRASS,
        "axes.linewidth": 0.8,
        "axes.labelsize": 8,
        "axes.titlesize": 9,
        "axes.titlelocation": "left",
        "grid.color": DIM_INK,
        "grid.alpha": 0.18,
        "xtick.labelsize": 8,
        "ytick.labelsize": 8,
        **dict.fromkeys(("text.color", "axes.titlecolor"), INK),
        **dict.fromkeys(("axes.labelcolor", "xtick.color", "ytick.color"), DIM_INK),
        **dict.fromkeys(("xtick.labelcolor", "ytick.labelcolor"), INK),
    }
    with rc_context(rules):
        yield


def write_charts(results: Results, folder: Path) -> tuple[Path, ...]:
    """Write every chart that has results to show. Raises ValueError if one cannot be written."""
    found = {"wins.png": wins_chart(results), "length.png": length_chart(results)}
    if results.cards:
        found["cards.png"] = cards_chart(results)
    maps = list(dict.fromkeys(figures.map for figures in results.places))
    for number, named in enumerate(maps, 1):
        found[f"places{number if len(maps) > 1 else ''}.png"] = places_chart(results, named)
    for name, figure in found.items():
        save(figure, folder / name)
    return tuple(folder / name for name in found)


def new_figure(wide: float, high: float, title: str) -> Figure:
    """Return an empty figure, in inches, under its title."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(wide, high), layout="constrained")
    serif = font_file("title")
    figure.suptitle(title, fontsize=14, color=BRASS, **({"font": serif} if serif is not None else {}))
    return figure


@look()
def save(figure: Figure, path: Path) -> None:
    """Write a picture. Raises ValueError if that is not possible."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        FigureCanvasAgg(figure)
        figure.savefig(path, dpi=110, metadata={"Software": None})
    except OSError as error:
        raise ValueError(f"{path}: it cannot be written ({error.strerror or error})") from error


@look()
def wins_chart(results: Results) -> Figure:
    """Return shares of wins, each with its interval: players, seats, decks, maps."""
    seats = {**results.by_seat, **results.by_start, **results.by_going_first}
    groups = {
        "Players": results.by_player,
        "Seats": {side_words(results, name): share for name, share in seats.items()},
        "Players, pair by pair": results.by_pairing if len(results.by_pairing) > 2 else {},
        "Decks, pair by pair": results.by_decks,
        "Won, by map" if results.together else f"{seat_words('seat 0')}, by map": results.by_map,
    }
    shown = {title: shares for title, shares in groups.items() if shares}
    heights = [1 + len(shares) for shares in shown.values()]
    title = f"{GAMES[results.order.game].title}: share of wins in {counted(len(results.games), 'game')}"
    figure = new_figure(9.5, 1.1 + 0.32 * sum(heights), title)
    all_axes: Any = figure.subplots(len(shown), 1, squeeze=False, sharex=True, height_ratios=heights)
    for axes, (title, shares) in zip(all_axes[:, 0], shown.items(), strict=True):
        even = results.even if title == "Seats" else 0.5
        draw_shares(axes, shares, None if results.together else even)
        axes.set_title(title)
    all_axes[-1, 0].set_xlabel(f"% of n games won; {_SURE_WORDS}")
    return figure


def draw_shares(axes: Axes, shares: dict[str, Share], even: float | None) -> None:
    """Draw the shares as rows from the top: each interval a line, figures at the right, a mark where it is ``even``."""
    for row, share in enumerate(shares.values()):
        if share.games:
            low, high = share.interval
            axes.plot([100 * low, 100 * high], [row, row], color=BRASS, linewidth=2.5, alpha=0.55)
            axes.plot([100 * share.rate], [row], "o", color=BRASS, markeredgecolor=TABLE, clip_on=False)
    if even is not None:
        axes.axvline(100 * even, color=DIM_INK, linewidth=0.8, linestyle="--")
    axes.set_yticks(range(len(shares)), list(shares))
    axes.set_xlim(0, 100)
    axes.set_ylim(len(shares) - 0.5, -0.5)
    axes.grid(axis="x")
    beside = axes.twinx()
    beside.set_ylim(axes.get_ylim())
    beside.set_yticks(
        range(len(shares)), [f"{one.words}, n = {one.games}" if one.games else "n = 0" for one in shares.values()]
    )
    beside.tick_params(length=0, pad=9)


@look()
def length_chart(results: Results) -> Figure:
    """Return a histogram of the games' lengths, in answers and in turns."""
    title = f"{GAMES[results.order.game].title}: length of {counted(len(results.games), 'game')}"
    figure = new_figure(9.5, 3.4, title)
    columns = {"answers": [game.answers for game in results.games], "turns": [game.turns for game in results.games]}
    shown = {name: numbers for name, numbers in columns.items() if any(numbers)}
    all_axes: Any = figure.subplots(1, len(shown), squeeze=False)
    for axes, (name, numbers) in zip(all_axes[0], shown.items(), strict=True):
        wide = -(-(max(numbers) - min(numbers) + 1) // _MOST_BINS)
        last = min(numbers) + wide * -(-(max(numbers) - min(numbers) + 1) // wide)
        edges = [edge - 0.5 for edge in range(min(numbers), last + 1, wide)]
        axes.hist(numbers, bins=edges, color=BRASS, edgecolor=SLATE_LIGHT, linewidth=0.8)
        mean, half = _mean(numbers)
        axes.axvline(mean, color=INK, linewidth=1.2)
        axes.axvspan(mean - half, mean + half, color=INK, alpha=0.16, linewidth=0)
        around = f" ({mean - half:.1f} to {mean + half:.1f})" if half else ""
        axes.set_title(f"{name.capitalize()}: {mean:.1f}{around} on average, n = {len(numbers)}")
        axes.set_xlabel(f"{name} a game" + (f", {wide} to a column" if wide > 1 else ""))
        axes.set_ylabel("games")
        for axis in (axes.xaxis, axes.yaxis):
            axis.get_major_locator().set_params(integer=True, min_n_ticks=1)
    words = "the white line is the average, the band around it the interval of 95 %"
    figure.supxlabel(words, fontsize=8, color=DIM_INK)
    return figure


def _mean(numbers: Sequence[int]) -> tuple[float, float]:
    """Return the average, and how far from it the true one is at most in 95 of 100 cases; 0 for a single number."""
    mean, count = sum(numbers) / len(numbers), len(numbers)
    if count < 2:
        return mean, 0.0
    spread = math.sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1))
    return mean, SURE * spread / math.sqrt(count)


@look()
def cards_chart(results: Results) -> Figure:
    """Return how often cards were played when they could be, and how often their players won."""
    often = sorted(results.cards, key=lambda figures: (-figures.offered, figures.card))[:_MOST_CARDS]
    chosen = sorted(often, key=lambda figures: (figures.played.rate, figures.card), reverse=True)
    of_all = f"; {len(chosen)} of {len(results.cards)}" if len(chosen) < len(results.cards) else ""
    title = f"{GAMES[results.order.game].title}: cards and abilities in {counted(len(results.games), 'game')}{of_all}"
    figure = new_figure(13, 1.4 + 0.22 * len(chosen), title)
    left, right = figure.subplots(1, 2)
    draw_shares(left, {figures.card: Share(figures.played_in, figures.offered) for figures in chosen}, None)
    left.set_xlabel(f"% of n chances (a seat that could play it in a game) in which it was played; {_SURE_WORDS}")
    draw_shares(right, {figures.card: figures.played for figures in chosen}, None if results.together else results.even)
    right.set_yticks([])
    right.set_xlabel(f"% won of the n times that a seat played it in a game; {_SURE_WORDS}")
    return figure


@look()
def places_chart(results: Results, named: str) -> Figure:
    """Return where each seat's pieces stood, fell and shot from on the map ``named``, on one scale."""
    setup = setup_on(results, named)
    places = [figures for figures in results.places if figures.map == named]
    seats = sorted({figures.seat for figures in places})
    board = board_under(results.order.game, setup)
    columns = max(figures.place[0] for figures in places) + 1
    rows = max(figures.place[1] for figures in places) + 1
    wide, high = (board.width, board.height) if board is not None else (columns, rows)
    width = 4.6
    games = counted(sum(line_up.map == named for line_up, _ in results.each()), "game")
    title = f"{GAMES[results.order.game].title}{f', {named}' if named else ''}: where pieces were in {games}"
    figure = new_figure(width * len(_KINDS), 0.6 + (width * 0.9 * high / wide + 0.4) * len(seats), title)
    all_axes: Any = figure.subplots(len(seats), len(_KINDS), squeeze=False)
    for column, (what, amount) in enumerate(_KINDS):
        counts = {seat: _sums((each.place, amount(each)) for each in places if each.seat == seat) for seat in seats}
        highest = max((count for one in counts.values() for count in one.values()), default=0)
        for axes, seat in zip(all_axes[:, column], seats, strict=True):
            draw_heat(axes, results.order.game, setup, counts[seat], highest)
            axes.set_title(f"{seat_name(seat)}: {what} (n = {counts[seat].total()})")
            if seat < len(SEAT_COLOURS):
                axes.spines[:].set(color=SEAT_COLOURS[seat], linewidth=2)
    return figure


@look()
def fairness_chart(results: Results, title: str) -> Figure:
    """Return who won, above; below, on one scale, where each side's pieces stood and where all fell and shot."""
    named = results.order.line_ups[0].map
    setup = setup_on(results, named)
    sides = results.by_start
    shares = {side_words(results, name): share for name, share in (sides or results.by_seat).items()}
    stood = {
        f"{name}: stood as a turn began": _amounts(results, lambda count: count.stood, number, by_start=bool(sides))
        for number, name in enumerate(shares)
    }
    highest = max((count for counts in stood.values() for count in counts.values()), default=0)
    heats = [(name, counts, highest) for name, counts in stood.items()]
    for name, counts in (
        ("All: fell", _amounts(results, lambda count: count.fell)),
        ("All: shot from", _amounts(results, lambda count: count.shot)),
    ):
        heats.append((name, counts, max(counts.values(), default=0)))
    board = board_under(results.order.game, setup)
    shape = board.height / board.width if board is not None else 1.0
    rows = -(-len(heats) // 2)
    figure = new_figure(11, 2.2 + rows * (4.2 * shape + 0.4), title)
    grid = figure.add_gridspec(rows + 1, 2, height_ratios=[1.6, *[4.2 * shape + 0.4] * rows])
    above = figure.add_subplot(grid[0, :])
    first = {side_words(results, name): share for name, share in results.by_going_first.items()}
    draw_shares(above, {**shares, **first}, results.even)
    above.set_xlabel(f"% of n games won; {_SURE_WORDS}")
    for number, (name, counts, most) in enumerate(heats):
        axes = figure.add_subplot(grid[1 + number // 2, number % 2])
        draw_heat(axes, results.order.game, setup, counts, most)
        axes.set_title(f"{name} (n = {counts.total()})")
    return figure


def _amounts(
    results: Results, amount: Callable[[PlaceCount], int], side: int | None = None, *, by_start: bool = False
) -> Counter[Place]:
    """Return this figure for each place, of one side or of all; sides are seats, or start areas."""
    counts: Counter[Place] = Counter()
    for game in results.games:
        for count in game.places:
            whose = game.starts[count.seat] if by_start else count.seat
            if side in (None, whose):
                counts[count.place] += amount(count)
    return +counts


def _sums(amounts: Iterator[tuple[Place, int]]) -> Counter[Place]:
    counts: Counter[Place] = Counter()
    for place, amount in amounts:
        counts[place] += amount
    return +counts


def draw_heat(axes: Axes, game: str, setup: Any, counts: Counter[Place], highest: int) -> None:
    """Draw the board as a heat map of the counts, next to a scale up to the ``highest``."""
    from matplotlib.collections import PolyCollection
    from matplotlib.colors import LinearSegmentedColormap, Normalize
    from matplotlib.ticker import MaxNLocator

    board = board_under(game, setup)
    if board is not None:
        base = painted(board)
        extent = (0.0, float(board.width), float(board.height), 0.0)
        axes.imshow(base.image.convert("L"), cmap="gray", vmin=0, vmax=400, extent=extent)
    places = [corners_of(game, setup, board, place) for place in counts]
    colours = LinearSegmentedColormap.from_list("heat", _HEAT)
    scale = Normalize(0, max(1, highest))
    heat = PolyCollection(places, array=list(counts.values()), cmap=colours, norm=scale, alpha=0.8)
    axes.add_collection(heat)
    if board is None:
        axes.autoscale_view()
        axes.invert_yaxis()
    axes.set_aspect("equal")
    axes.set_xticks([])
    axes.set_yticks([])
    figure = axes.get_figure()
    assert figure is not None
    beside = axes.inset_axes((1.015, 0, 0.03, 1))
    figure.colorbar(heat, cax=beside, ticks=MaxNLocator(nbins=5, integer=True, min_n_ticks=1))
    beside.tick_params(labelsize=7)
