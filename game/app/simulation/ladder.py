"""A ladder of players: ratings by openskill (Plackett and Luce's model) over simulated games.

Everybody begins at 25. The games are rated in the order of their numbers, in which all pairs and seats take turns.
"""

from __future__ import annotations

import itertools
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


def ladder(*played: Results) -> tuple[Rung, ...]:
    """Return all players of the games, the best first. Games of several orders take turns."""
    model = PlackettLuce()
    everybody = [player for results in played for line_up in results.order.line_ups for player in line_up.players]
    players = sorted(set(everybody))
    ratings = {player: model.rating(name=player) for player in players}
    for ranks in filter(None, itertools.chain.from_iterable(itertools.zip_longest(*map(_ranked, played)))):
        after = model.rate([[ratings[player]] for player in ranks], ranks=list(ranks.values()))
        for player, (rating,) in zip(ranks, after, strict=True):
            ratings[player] = rating
    shares = {player: _of_player(played, player) for player in players}
    rungs = [
        Rung(player, rating.mu, rating.mu - SURE * rating.sigma, rating.mu + SURE * rating.sigma, shares[player])
        for player, rating in ratings.items()
    ]
    return tuple(sorted(rungs, key=lambda rung: (-rung.rating, rung.player)))


def _ranked(results: Results) -> Iterator[dict[str, float]]:
    """Yield the players of each comparison with their ranks: less is better, equal is a draw."""
    if results.together:
        yield from _side_by_side(results)
        return
    for line_up, game in results.each():
        points: dict[str, float] = defaultdict(float)
        for seat, player in enumerate(line_up.players):
            points[player] = max(points[player], results.points(game, seat))
        if len(points) > 1:
            yield {player: 1.0 - won for player, won in points.items()}


def _side_by_side(results: Results) -> Iterator[dict[str, float]]:
    """Yield all against the game: those who played alone with the same seed, map and decks are compared."""
    found: dict[object, dict[str, float]] = defaultdict(dict)
    for line_up, game in results.each():
        found[game.seed, line_up.map, line_up.decks][line_up.players[0]] = 1.0 - results.points(game, 0)
    yield from (ranks for ranks in found.values() if len(ranks) > 1)


def _of_player(played: Sequence[Results], player: str) -> Share:
    """Return what a player won of all its games; against the game, orders repeat them, and the largest counts."""
    shares = [results.by_player for results in played]
    if any(results.together for results in played):
        return max((each[player] for each in shares if player in each), key=lambda share: share.games)
    return _of_all(shares, player)


def _of_all(shares: Sequence[dict[str, Share]], name: str) -> Share:
    """Return what somebody won of all games."""
    found = [each[name] for each in shares if name in each]
    return Share(sum(share.points for share in found), sum(share.games for share in found))


def ladder_table(*played: Results) -> str:
    """Return the ladder as a table for people, which is Markdown too; then who won how often against whom."""
    rungs = ladder(*played)
    rows = [["player", "rating", "interval", "games", "won"]]
    for rung in rungs:
        interval = f"{rung.low:.1f} to {rung.high:.1f}"
        rows.append([rung.player, f"{rung.rating:.1f}", interval, str(rung.share.games), rung.share.words])
    if any(results.together for results in played):
        return _table(rows)
    pairings = [results.by_pairing for results in played]
    pairs = [["won against", *(rung.player for rung in rungs)]]
    for rung in rungs:
        shares = [_of_all(pairings, f"{rung.player} against {other.player}") for other in rungs]
        pairs.append([rung.player, *(_short(share) if share.games else "" for share in shares)])
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
