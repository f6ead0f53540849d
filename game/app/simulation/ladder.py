"""A ladder of players: ratings by openskill (Plackett and Luce's model) over simulated games.

Everybody begins at 25. The games are rated in the order of their numbers, in which all pairs and seats take turns.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

import msgspec
from openskill.models import PlackettLuce

from game.app.simulation.intervals import SURE, Share
from game.app.simulation.results import Results


class Rung(msgspec.Struct, frozen=True):
    """A player, its rating with the interval in which it is in 95 of 100 cases, its games, and its share of wins."""

    player: str
    rating: float
    low: float
    high: float
    share: Share


def ladder(results: Results) -> tuple[Rung, ...]:
    """All players of the games, the best first."""
    model = PlackettLuce()
    players = list(dict.fromkeys(player for scenario in results.order.scenarios for player in scenario.players))
    ratings = {player: model.rating(name=player) for player in players}
    for ranks in _ranked(results):
        after = model.rate([[ratings[player]] for player in ranks], ranks=list(ranks.values()))
        for player, (rating,) in zip(ranks, after, strict=True):
            ratings[player] = rating
    shares = results.by_player
    rungs = [
        Rung(
            player,
            rating.mu,
            rating.mu - SURE * rating.sigma,
            rating.mu + SURE * rating.sigma,
            shares.get(player, Share(0, 0)),
        )
        for player, rating in ratings.items()
    ]
    return tuple(sorted(rungs, key=lambda rung: (-rung.rating, rung.player)))


def _ranked(results: Results) -> Iterator[dict[str, float]]:
    """The players of each comparison with their ranks: less is better, equal is a draw."""
    if results.together:
        yield from _side_by_side(results)
        return
    for scenario, game in results.each():
        points: dict[str, float] = defaultdict(float)
        for seat, player in enumerate(scenario.players):
            points[player] = max(points[player], results.points(game, seat))
        if len(points) > 1:
            yield {player: 1.0 - won for player, won in points.items()}


def _side_by_side(results: Results) -> Iterator[dict[str, float]]:
    """All against the game: those who played alone with the same seed, map and decks are compared."""
    found: dict[object, dict[str, float]] = defaultdict(dict)
    for scenario, game in results.each():
        found[game.seed, scenario.map, scenario.decks][scenario.players[0]] = 1.0 - results.points(game, 0)
    yield from (ranks for ranks in found.values() if len(ranks) > 1)


def ladder_table(results: Results, rungs: Sequence[Rung]) -> str:
    """The ladder as a table for people, which is Markdown too; then who won how often against whom."""
    rows = [["player", "rating", "interval", "games", "won"]]
    for rung in rungs:
        interval = f"{rung.low:.1f} to {rung.high:.1f}"
        rows.append([rung.player, f"{rung.rating:.1f}", interval, str(rung.share.games), rung.share.words])
    if results.together:
        return _table(rows)
    pairs = [["won against", *(rung.player for rung in rungs)]]
    for rung in rungs:
        shares = [results.by_pairing.get(f"{rung.player} against {other.player}") for other in rungs]
        pairs.append([rung.player, *("" if share is None else _short(share) for share in shares)])
    return f"{_table(rows)}\n\n{_table(pairs)}"


def _short(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.rate:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def _table(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows
    ]
    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join((lines[0], rule, *lines[1:]))
