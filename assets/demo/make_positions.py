"""Writes the positions of the demo again: ``python assets/demo/make_positions.py``.

Computer players play each game from seeds. Of every match the question is kept, of those that begin what a seat does in
a turn, after which most happens soon and after which there is still enough to play: a guest begins there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from game.app.games.entries import entry_of  # noqa: E402
from game.app.look import SEAT_NAMES  # noqa: E402
from game.app.matches.match import Match, Seating  # noqa: E402
from game.app.records.positions import match_from, position_of  # noqa: E402

#: Set-ups of each game, as documents: one position is kept of each.
SET_UPS: dict[str, tuple[dict[str, Any], ...]] = {
    "skirmish": ({"map": "open_hall"}, {"map": "twin_galleries"}),
    "arena": ({"map": "ridge"}, {"map": "lagoon"}),
    "factions": ({}, {"map": "war_cloth"}),
    "crawler": ({"seats": [{}, {}], "length": "quick"},),
    "heroes": ({"decks": "quick"},),
}
#: Moments that were picked by hand, by game and number: the seed, and how many answers were given before. In this one
#: a guest strikes at once, somebody falls soon, and a greedy player wins from there against Easy.
PICKED: dict[tuple[str, int], tuple[int, int]] = {("arena", 2): (2, 194)}
#: Seeds that are tried for each.
SEEDS = range(1, 13)
#: Answers that are looked at after a question, and how many are left to the end of the match.
SOON, LEAST_LEFT, MOST_LEFT = 12, 40, 150


def played(game: str, document: dict[str, Any], seed: int) -> tuple[list[dict[str, Any]], list[int]]:
    """Return the position before each answer of a match, empty where it does not begin what a seat does in a turn, and
    how much happened with each answer."""
    entry = entry_of(game)
    setup = entry.setup({**entry.simulated, **document})
    seats = entry.ruleset.seats(setup)
    match = Match.new(entry.ruleset, setup, tuple(Seating(name, "greedy") for name in SEAT_NAMES[:seats]), seed)
    positions: list[dict[str, Any]] = []
    weights: list[int] = []
    turn: tuple[str, int] = ("", -1)
    while match.asked is not None and len(weights) < 1500:
        assert match.decision is not None
        begins = match.decision.kind == "act" and turn != (match.when, match.asked)
        turn = (match.when, match.asked) if begins else turn
        positions.append(position_of(match) if begins else {})
        table = match.state.table
        match.players.step()
        weight = 0
        for event in (event for batch in match.happened for event in batch):
            told = entry.consequence(table, event)
            weight += told.weight if told is not None else 0
            table = match.game.apply(table, event)
        weights.append(weight)
    return positions, weights


def best(game: str, document: dict[str, Any]) -> dict[str, Any]:
    """Return the position after which most happens soon."""
    found: tuple[int, dict[str, Any]] = (-1, {})
    for seed in SEEDS:
        positions, weights = played(game, document, seed)
        for number, position in enumerate(positions):
            left = len(weights) - number
            if not position or number < len(weights) // 4 or not LEAST_LEFT <= left <= MOST_LEFT:
                continue
            soon = sum(weights[number : number + SOON])
            if soon > found[0]:
                found = soon, position
    return found[1]


def picked(game: str, document: dict[str, Any], seed: int, given: int) -> dict[str, Any]:
    """Return the position of a match of greedy players after that many answers."""
    entry = entry_of(game)
    setup = entry.setup({**entry.simulated, **document})
    seatings = tuple(Seating(name, "greedy") for name in SEAT_NAMES[: entry.ruleset.seats(setup)])
    match = Match.new(entry.ruleset, setup, seatings, seed)
    for _ in range(given):
        match.players.step()
    return position_of(match)


def main() -> None:
    """Write a file for each set-up, in the order in which the demo shows them."""
    for game, documents in SET_UPS.items():
        for number, document in enumerate(documents, 1):
            moment = PICKED.get((game, number))
            position = picked(game, document, *moment) if moment is not None else best(game, document)
            if not position:
                raise SystemExit(f"{game}: no match has such a moment")
            match_from(position)
            path = HERE / f"{number}_{game}.json"
            path.write_bytes(msgspec.json.format(msgspec.json.encode(position), indent=1) + b"\n")
            print(f"{path.name}: {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
