"""Many games of a kind between computer players, played to their end, and what came of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from game.ai.players import PLAYERS
from game.app.games.entries import entry_of
from game.app.match import Match, Seating


class Played(msgspec.Struct, frozen=True):
    """One game: its seed, how many answers it took, how long, and how it ended; ``together``: all seats play against
    the game itself."""

    seed: int
    answers: int
    seconds: float
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    together: bool = False


def play_games(
    game: str, document: dict[str, Any], seeds: Iterable[int], players: Sequence[str] = ()
) -> Iterator[Played]:
    """Play a game of computer players for each seed; ``players`` are their kinds, one a seat. Raises ValueError for a
    set-up that cannot be played, and for players that there are not."""
    entry = entry_of(game)
    setup = entry.setup({**entry.simulated, **document})
    seatings = _seatings(players, entry.ruleset.seats(setup))
    for seed in seeds:
        began = time.perf_counter()
        match = Match.new(entry.ruleset, setup, seatings, seed)
        while match.computer_step():
            pass
        outcome = match.outcome
        assert outcome is not None
        seconds = time.perf_counter() - began
        ends = (outcome.winners, outcome.scores, outcome.reason, entry.ruleset.profile.together)
        yield Played(seed, len(match.given), seconds, *ends)


def _seatings(players: Sequence[str], seats: int) -> tuple[Seating, ...]:
    """Who sits where; one kind of player alone takes every seat."""
    kinds = tuple(players) or ("random",)
    if len(kinds) == 1:
        kinds *= seats
    unknown = [kind for kind in kinds if kind not in PLAYERS]
    if unknown:
        raise ValueError(f"players: there is no player {unknown[0]!r}; there are {', '.join(PLAYERS)}")
    if len(kinds) != seats:
        raise ValueError(f"players: {seats} are expected, one a seat, not {len(kinds)}")
    return msgspec.convert(
        [{"name": f"Seat {seat}", "kind": kind} for seat, kind in enumerate(kinds)], tuple[Seating, ...]
    )


def table_of(games: list[Played]) -> str:
    """Results as lines of text: wins, answers and seconds."""
    count = len(games)
    wins = Counter(game.winners for game in games)
    answers = sorted(game.answers for game in games)
    seconds = sum(game.seconds for game in games)
    total = sum(answers)
    rows = [("games", str(count))]
    nobody = "lost" if any(game.together for game in games) else "drawn"
    for winners, number in sorted(wins.items()):
        who = f"won by seat{'s' if len(winners) > 1 else ''} {', '.join(map(str, winners))}" if winners else nobody
        rows.append((who, f"{number} ({100 * number / count:.0f}%)"))
    for reason, number in sorted(Counter(game.reason for game in games).items()):
        rows.append((f"ended by {reason}", str(number)))
    rows += [
        ("decisions", f"{total} (least {answers[0]}, middle {answers[count // 2]}, most {answers[-1]})"),
        ("seconds", f"{seconds:.2f} ({total / max(seconds, 1e-9):.0f} decisions a second)"),
    ]
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {value}" for name, value in rows)
