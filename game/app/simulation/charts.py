"""Results as pictures: shares of wins with their intervals, lengths of games, where pieces stood, fell and shot from on
the board's own picture, and what was played. Drawn by matplotlib into files; the window never loads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.app.games.counted import Place
from game.app.games.entries import entry_of
from game.app.maps.picture import MapPicture
from game.app.maps.reading import picture_for
from game.app.simulation.board_picture import outline, painted
from game.app.simulation.intervals import Share
from game.app.simulation.playing import PlaceCount
from game.app.simulation.results import PlaceFigures, Results
from game.core import record

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

#: Rows of a picture of cards: those that could be played most often.
_MOST_CARDS = 40
_INK, _EVEN, _SECOND = "#2f5d8a", "#888888", "#c0603a"
#: What is shown on the board: a title, and what of a place it is.
_KINDS: tuple[tuple[str, Callable[[PlaceFigures], int]], ...] = (
    ("stood", lambda figures: figures.stood),
    ("fell", lambda figures: figures.fell),
    ("shot from", lambda figures: figures.shot),
)


def write_charts(results: Results, folder: Path) -> tuple[Path, ...]:
    """Write the pictures that there is something for. Raises ValueError if they cannot be written."""
    found = {"wins.png": wins_chart(results), "length.png": length_chart(results)}
    if results.cards:
        found["cards.png"] = cards_chart(results)
    maps = list(dict.fromkeys(figures.map for figures in results.places))
    for number, named in enumerate(maps, 1):
        found[f"places{number if len(maps) > 1 else ''}.png"] = places_chart(results, named)
    for name, figure in found.items():
        save(figure, folder / name)
    return tuple(folder / name for name in found)


def _figure(wide: float, high: float) -> Figure:
    """An empty figure, in inches. matplotlib is large: it is imported when the first picture is drawn."""
    from matplotlib.figure import Figure

    return Figure(figsize=(wide, high), layout="constrained")


def save(figure: Figure, path: Path) -> None:
    """Write a picture. Raises ValueError if that is not possible."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        FigureCanvasAgg(figure)
        figure.savefig(path, dpi=110, metadata={"Software": None})
    except OSError as error:
        raise ValueError(f"{path}: it cannot be written ({error.strerror or error})") from error


def wins_chart(results: Results) -> Figure:
    """Shares of wins, each with its interval: players, seats, decks, maps."""
    groups = {
        "players": results.by_player,
        "seats": {**results.by_seat, **results.by_start, **results.by_going_first},
        "players, pair by pair": results.by_pairing if len(results.by_pairing) > 2 else {},
        "decks, pair by pair": results.by_decks,
        "won, by map" if results.together else "seat 0, by map": results.by_map,
    }
    shown = {title: shares for title, shares in groups.items() if shares}
    heights = [1 + len(shares) for shares in shown.values()]
    figure = _figure(8, 1 + 0.32 * sum(heights))
    figure.suptitle(f"{results.order.game}: share of wins in {len(results.games)} games")
    all_axes: Any = figure.subplots(len(shown), 1, squeeze=False, sharex=True, height_ratios=heights)
    for axes, (title, shares) in zip(all_axes[:, 0], shown.items(), strict=True):
        even = results.even if title == "seats" else 0.5
        draw_shares(axes, shares, None if results.together else even)
        axes.set_title(title, loc="left", fontsize=9)
    all_axes[-1, 0].set_xlabel("% of games, with the interval of 95 %", fontsize=8)
    return figure


def draw_shares(axes: Axes, shares: dict[str, Share], even: float | None) -> None:
    """A row a share, from above: its interval as a line, and where it would be ``even``."""
    rows = list(range(len(shares)))
    for row, share in enumerate(shares.values()):
        if not share.games:
            continue
        low, high = share.interval
        axes.plot([100 * low, 100 * high], [row, row], color=_INK, linewidth=2, alpha=0.5)
        axes.plot([100 * share.rate], [row], "o", color=_INK, clip_on=False)
    if even is not None:
        axes.axvline(100 * even, color=_EVEN, linewidth=0.8, linestyle="--")
    axes.set_yticks(rows, [f"{name} ({share.games})" for name, share in shares.items()], fontsize=8)
    axes.set_xlim(0, 100)
    axes.set_ylim(len(rows) - 0.5, -0.5)


def length_chart(results: Results) -> Figure:
    """How long the games were."""
    figure = _figure(8, 3)
    columns = {"answers": [game.answers for game in results.games], "turns": [game.turns for game in results.games]}
    shown = {name: numbers for name, numbers in columns.items() if any(numbers)}
    all_axes: Any = figure.subplots(1, len(shown), squeeze=False)
    for axes, (name, numbers) in zip(all_axes[0], shown.items(), strict=True):
        axes.hist(numbers, bins=min(30, max(numbers) - min(numbers) + 1), color=_INK)
        axes.set_xlabel(f"{name} a game")
        axes.set_ylabel("games")
    figure.suptitle(f"{results.order.game}: length of {len(results.games)} games")
    return figure


def cards_chart(results: Results) -> Figure:
    """How often cards were played where they could be, and how often who played them won."""
    often = sorted(results.cards, key=lambda figures: (-figures.offered, figures.card))[:_MOST_CARDS]
    chosen = sorted(often, key=lambda figures: (figures.played.rate, figures.card), reverse=True)
    figure = _figure(10, 1.2 + 0.2 * len(chosen))
    rows = list(range(len(chosen)))
    left, right = figure.subplots(1, 2, sharey=True)
    left.barh(rows, [100 * figures.played_in / figures.offered for figures in chosen], color=_SECOND)
    left.set_xlim(0, 100)
    left.set_xlabel("% of games with the chance in which it was played", fontsize=8)
    played = {figures.card: figures.played for figures in chosen}
    draw_shares(right, played, None if results.together else results.even)
    left.set_yticks(rows, list(played), fontsize=7)
    right.set_xlabel("% won of the games in which it was played", fontsize=8)
    of_all = f"; {len(chosen)} of {len(results.cards)}" if len(chosen) < len(results.cards) else ""
    figure.suptitle(f"{results.order.game}: cards and abilities{of_all}")
    return figure


def places_chart(results: Results, named: str) -> Figure:
    """Where pieces of each seat stood, fell and shot from, over the picture of the map that was so ``named``."""
    setup = setup_on(results, named)
    places = [figures for figures in results.places if figures.map == named]
    seats = sorted({figures.seat for figures in places})
    board = board_under(results.order.game, setup)
    columns = max(figures.place[0] for figures in places) + 1
    rows = max(figures.place[1] for figures in places) + 1
    wide, high = (board.width, board.height) if board is not None else (columns, rows)
    width = 4.2
    figure = _figure(width * len(_KINDS), 0.6 + (width * high / wide + 0.4) * len(seats))
    games = sum(scenario.map == named for scenario, _ in results.each())
    figure.suptitle(f"{results.order.game}{f', {named}' if named else ''}: where pieces were, in {games} games")
    all_axes: Any = figure.subplots(len(seats), len(_KINDS), squeeze=False)
    for line, seat in zip(all_axes, seats, strict=True):
        for axes, (title, amount) in zip(line, _KINDS, strict=True):
            counts = Counter({each.place: amount(each) for each in places if each.seat == seat})
            draw_heat(axes, results.order.game, setup, +counts)
            axes.set_title(f"seat {seat}: {title} (most {max(counts.values(), default=0)})", fontsize=9)
    return figure


def fairness_chart(results: Results, title: str) -> Figure:
    """Who won, above; below where pieces of each seat stood, and where pieces of all fell and shot from."""
    named = results.order.scenarios[0].map
    setup = setup_on(results, named)
    sides = results.by_start
    heats: dict[str, Counter[Place]] = {}
    for number, name in enumerate(sides or results.by_seat):
        heats[f"{name}: stood"] = _amounts(results, lambda count: count.stood, number, by_start=bool(sides))
    heats["all: fell"] = _amounts(results, lambda count: count.fell)
    heats["all: shot from"] = _amounts(results, lambda count: count.shot)
    board = board_under(results.order.game, setup)
    shape = board.height / board.width if board is not None else 1.0
    rows = -(-len(heats) // 2)
    figure = _figure(10, 2 + rows * (5 * shape + 0.4))
    figure.suptitle(title)
    grid = figure.add_gridspec(rows + 1, 2, height_ratios=[1.6, *[5 * shape + 0.4] * rows])
    above = figure.add_subplot(grid[0, :])
    draw_shares(above, {**(sides or results.by_seat), **results.by_going_first}, results.even)
    above.set_xlabel("% of games won, with the interval of 95 %", fontsize=8)
    for number, (name, counts) in enumerate(heats.items()):
        axes = figure.add_subplot(grid[1 + number // 2, number % 2])
        draw_heat(axes, results.order.game, setup, counts)
        axes.set_title(f"{name} (most {max(counts.values(), default=0)})", fontsize=9)
    return figure


def _amounts(
    results: Results, amount: Callable[[PlaceCount], int], side: int | None = None, *, by_start: bool = False
) -> Counter[Place]:
    """So much of each place, of one side or of all: of a seat, or of whoever had a start area."""
    counts: Counter[Place] = Counter()
    for game in results.games:
        for count in game.places:
            whose = game.starts[count.seat] if by_start else count.seat
            if side in (None, whose):
                counts[count.place] += amount(count)
    return +counts


def setup_on(results: Results, named: str) -> Any:
    """The set-up of the first scenario on a map."""
    scenario = next(scenario for scenario in results.order.scenarios if scenario.map == named)
    return record.decode_setup(entry_of(results.order.game).ruleset, scenario.setup)


def board_under(game: str, setup: Any) -> MapPicture | None:
    """The picture of the set-up's map; None for a board that is not drawn."""
    source = entry_of(game).counted.map_source(setup)
    return picture_for(source) if source else None


def draw_heat(axes: Axes, game: str, setup: Any, counts: Counter[Place]) -> None:
    """The board with each place the brighter, the higher its count."""
    from matplotlib.collections import PolyCollection
    from matplotlib.colors import Normalize

    board = board_under(game, setup)
    if board is not None:
        base = painted(board)
        extent = (0.0, float(board.width), float(board.height), 0.0)
        axes.imshow(base.image.convert("L"), cmap="gray", vmin=-90, vmax=345, extent=extent)
    corners = [_corners(game, setup, board, place) for place in counts]
    highest = max(counts.values(), default=1)
    heat = PolyCollection(corners, array=list(counts.values()), cmap="YlOrRd", norm=Normalize(0, highest), alpha=0.65)
    axes.add_collection(heat)
    if board is None:
        axes.autoscale_view()
        axes.invert_yaxis()
    axes.set_aspect("equal")
    axes.set_xticks([])
    axes.set_yticks([])


def _corners(game: str, setup: Any, board: MapPicture | None, place: Place) -> Sequence[tuple[float, float]]:
    """A place's corners as the picture counts; a square where there is none."""
    box = entry_of(game).counted.place_box(setup, place)
    if box is None and board is not None:
        return outline(board, place)
    left, top, width, height = box or (float(place[0]), float(place[1]), 1.0, 1.0)
    return (left, top), (left + width, top), (left + width, top + height), (left, top + height)
