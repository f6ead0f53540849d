"""Who wins on a map, and from where: in words and a picture, for its designer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.app.games.counted import Place
from game.app.games.entries import entry_of
from game.app.maps.reading import read_map
from game.app.simulation.jobs import Order, Wanted, order_of
from game.app.simulation.results import Results
from game.app.simulation.sides import side_words

#: How many of the places where most fell, or shot, are named.
_MOST_PLACES = 3


def order_for(path: Path, wanted: Wanted) -> Order | str:
    """Return the games to be played on a map, with seats and usual decks exchanged; or why none need be. ``wanted``
    tells how many, by whom and from which seed. Raises ValueError for a map that cannot be played on."""
    found = read_map(path)
    if found.errors or found.kind is None or found.board is None:
        raise ValueError(f"{path}: it cannot be played on")
    if found.kind.is_part:
        raise ValueError(f"{path}: boards are built of it; it is not played on by itself")
    entry = entry_of(found.kind.game)
    setup = entry.setup({"map": str(path)})
    if entry.board_of(setup) is None:
        return f"{path}: fair: a match is the same on every table."
    decks = wanted.decks or entry.counted.usual_decks[: entry.ruleset.seats(setup)]
    return order_of(msgspec.structs.replace(wanted, game=found.kind.game, maps=(str(path),), decks=decks))


def verdict(results: Results) -> tuple[str, ...]:
    """Return sentences: which side is favoured as far as the games tell, and where most fell and shot. Sides are those
    of the map's start areas; where all share one, they are the seats."""
    games, shares = len(results.games), results.by_start or results.by_seat
    even = sum(share.points for share in shares.values()) / sum(share.games for share in shares.values())
    called = {name: side_words(results, name) for name in shares}
    lines = [
        f"{called[name]} wins {share.words} of {share.games} games: the map favours it."
        for name, share in shares.items()
        if share.interval[0] > even
    ]
    if len(shares) > 2 or not lines:
        lines += [
            f"{called[name]} wins {share.words} of {share.games} games: the map is against it."
            for name, share in shares.items()
            if share.interval[1] < even
        ]
    if not lines:
        half = max((share.interval[1] - share.interval[0]) / 2 for share in shares.values())
        lines = [
            f"No side is favoured as far as {games} games tell; an advantage of less than about {100 * half:.0f} points"
            " would not show in so few."
        ]
        lines += [f"{called[name]} wins {share.words}." for name, share in shares.items()]
    lines += [f"Who goes first wins {share.words}." for share in results.by_going_first.values()]
    if drawn := sum(not game.winners for game in results.games):
        lines.append(f"{drawn} of the games were drawn; a draw counts as half a win.")
    return (*lines, *_of_places(results))


def _of_places(results: Results) -> Iterator[str]:
    """Yield where most pieces fell, and where most shots came from."""
    for words, amounts in (
        ("Most pieces fell at", Counter({figures.place: 0 for figures in results.places})),
        ("Most shots came from", Counter()),
    ):
        for figures in results.places:
            amounts[figures.place] += figures.fell if words.endswith("fell at") else figures.shot
        most = [(place, count) for place, count in _sorted(+amounts)[:_MOST_PLACES]]
        if most:
            named = ", ".join(f"{place[0]},{place[1]} ({count})" for place, count in most)
            yield f"{words} {named}."


def _sorted(amounts: Counter[Place]) -> list[tuple[Place, int]]:
    return sorted(amounts.items(), key=lambda item: (-item[1], item[0][1], item[0][0]))
