"""The results of simulated games, grouped by seat, player, decks, map, card and place."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence

import msgspec

from game.app.games.counted import Place
from game.app.games.entries import entry_of
from game.app.simulation.intervals import Share
from game.app.simulation.jobs import LineUp, Order
from game.app.simulation.playing import Played


class CardFigures(msgspec.Struct, frozen=True):
    """A card or ability over the games of all seats that could play it: how many ``offered`` it, in how many it was
    played (``played_in``), how often in all (``plays``), and the shares of wins of seats that ``played`` it and that
    ``left`` it."""

    card: str
    offered: int
    played_in: int
    plays: int
    played: Share
    left: Share


class PlaceFigures(msgspec.Struct, frozen=True):
    """How often a seat's pieces stood at, fell at and shot from a place of a ``map``, and stood there in won games."""

    map: str
    place: Place
    seat: int
    stood: int
    fell: int
    shot: int
    stood_and_won: int


class Results:
    """An order and its games, sorted by their numbers."""

    def __init__(self, order: Order, games: Sequence[Played]) -> None:
        self.order, self.games = order, tuple(games)
        self.together = entry_of(order.game).ruleset.profile.together

    @property
    def seats(self) -> int:
        """Return the most seats of any line-up."""
        return max(len(line_up.players) for line_up in self.order.line_ups)

    def points(self, game: Played, seat: int) -> float:
        """Return a seat's points for a game: 1 for a win, 0.5 for a draw; a draw of all against the game is a loss."""
        if not game.winners:
            return 0.0 if self.together else 0.5
        return float(seat in game.winners)

    def shares(self, name: Callable[[LineUp, int], str], *, seats: int | None = None) -> dict[str, Share]:
        """Return wins by the ``name`` of a seat of a line-up, in the order in which the names first come (seats named
        "" are left out); ``seats``: only this many, from the first."""
        points: dict[str, float] = defaultdict(float)
        counts: Counter[str] = Counter()
        for line_up, game in self.each():
            own: dict[str, list[float]] = defaultdict(list)
            for seat in range(len(line_up.players))[:seats]:
                if called := name(line_up, seat):
                    own[called].append(self.points(game, seat))
            # Seats with the same name count as one game.
            for called, found in own.items():
                points[called] += sum(found) / len(found)
                counts[called] += 1
        return {called: Share(points[called], count) for called, count in counts.items()}

    def each(self) -> Iterator[tuple[LineUp, Played]]:
        """Yield each game with what it began with."""
        for game in self.games:
            yield self.order.line_up(game.job), game

    @property
    def by_seat(self) -> dict[str, Share]:
        """Return the wins of each seat, no matter which player sat there."""
        return {} if self.together else self.shares(lambda _, seat: f"seat {seat}")

    @property
    def by_going_first(self) -> dict[str, Share]:
        """Return the wins of the seat that went first; nothing in games where nobody does."""
        found = [self.points(game, game.first) for game in self.games if game.first is not None]
        return {"going first": Share(sum(found), len(found))} if found and not self.together else {}

    @property
    def by_start(self) -> dict[str, Share]:
        """Return wins by a side's start area, from 1 in the map's order; none where all share one. Teams count once."""
        points: dict[int, list[float]] = defaultdict(list)
        for game in self.games:
            for area in sorted(set(game.starts) - {-1}):
                points[area].append(self.points(game, game.starts.index(area)))
        if len(points) < 2 or self.together:
            return {}
        return {f"side {area + 1}": Share(sum(found), len(found)) for area, found in sorted(points.items())}

    @property
    def even(self) -> float:
        """Return the share of wins of each seat if all were equal."""
        shares = self.by_seat.values()
        return sum(share.points for share in shares) / max(1, sum(share.games for share in shares))

    @property
    def by_player(self) -> dict[str, Share]:
        """Return the wins of each player against others; games against itself do not count."""
        return self.shares(
            lambda line_up, seat: line_up.players[seat] if self.together or len(set(line_up.players)) > 1 else ""
        )

    @property
    def by_pairing(self) -> dict[str, Share]:
        """Return wins of each player against each other one, of games of two players."""
        return self.shares(lambda line_up, seat: _against(line_up.players, seat))

    @property
    def by_decks(self) -> dict[str, Share]:
        """Return wins of each deck against each other one, of games of two decks."""
        return self.shares(lambda line_up, seat: _against(line_up.decks, seat))

    @property
    def by_map(self) -> dict[str, Share]:
        """Return the wins of the first seat on each map; of all seats, in a game of all against the game."""
        return self.shares(lambda line_up, _: line_up.map, seats=1)

    @property
    def cards(self) -> tuple[CardFigures, ...]:
        """Return every card and ability that could be played, by name."""
        found: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for game in self.games:
            for count in game.cards:
                found[count.card].append((count.plays, self.points(game, count.seat)))
        return tuple(_figures(card, found[card]) for card in sorted(found))

    @property
    def places(self) -> tuple[PlaceFigures, ...]:
        """Return every place where something was counted: map by map, row by row, by seat."""
        found: dict[tuple[str, Place, int], list[int]] = defaultdict(lambda: [0, 0, 0, 0])
        for line_up, game in self.each():
            for count in game.places:
                sums = found[line_up.map, count.place, count.seat]
                won = count.stood if count.seat in game.winners else 0
                for number, more in enumerate((count.stood, count.fell, count.shot, won)):
                    sums[number] += more
        keys = sorted(found, key=lambda key: (key[0], key[1][1], key[1][0], key[2]))
        return tuple(PlaceFigures(*key, *found[key]) for key in keys)


def _against(given: tuple[str, ...], seat: int) -> str:
    """Return "hard against greedy" for two that differ; "" for anything else."""
    if len(given) != 2 or given[0] == given[1] or not all(given):
        return ""
    return f"{given[seat]} against {given[1 - seat]}"


def _figures(card: str, games: list[tuple[int, float]]) -> CardFigures:
    played = [points for plays, points in games if plays]
    left = [points for plays, points in games if not plays]
    return CardFigures(
        card=card,
        offered=len(games),
        played_in=len(played),
        plays=sum(plays for plays, _ in games),
        played=Share(sum(played), len(played)),
        left=Share(sum(left), len(left)),
    )
