"""What the styles of computer players are like, and what they cost: ``python -m tests.balance styles --out runs``.

Each style plays the plain player of its level on the same seeds, with seats and lists exchanged; alone against the game
each plays as many on the same seeds. Games that lie in the folder are not played again.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from game.ai.kinds import in_style, level_and_style
from game.ai.players import BUDGETS, Player, player_for
from game.ai.search_player import SearchPlayer
from game.ai.styles import STYLES
from game.app.games.entries import GAMES, entry_of, evaluator_of
from game.app.matches.match import Match, Seating
from game.app.simulation.intervals import Share
from game.app.simulation.jobs import Order
from game.app.thinking.giving_up import HOPELESS, Prospects
from game.core import record
from tests.balance.players import order_for

#: A whole interval: the true mean lies within this many standard errors in 95 of 100 cases.
_ERRORS = 1.96


class Played(msgspec.Struct, frozen=True):
    """How a seat played a game: what it was worth to it (a win 1), its own turns, the attacks and cards spent in them,
    the cards spent to answer others, the cards held at their ends, how much the results of its answers differed between
    worlds, over all that were tried; and whether it would have offered to give up."""

    kind: str
    result: float
    turns: int
    attacks: int
    spent: int
    replies: int
    held: int
    spread: float
    tried: int
    hopeless: bool


class Watched:
    """Counts what one seat does."""

    def __init__(self, game: str, seat: int, player: Player) -> None:
        self.seat, self.player, self.counts = seat, player, Counter[str]()
        self._entry, self._evaluator = entry_of(game), evaluator_of(game)
        self._turn: object = None
        self._held = 0
        self.spread, self.prospects = 0.0, Prospects()

    def answer(self, match: Match) -> None:
        """Let the seat answer, and count it."""
        assert self._evaluator is not None and match.decision is not None
        view, kind = match.view(self.seat), match.decision.kind
        answer = self.player.choose(view, match.answers(self.seat), match.players.worlds(self.seat))
        is_own = kind == "act"
        turn = self._entry.counted.turn(view.table)
        if is_own and turn and turn != self._turn:
            self._turn = turn
            self.counts["turns"] += 1
            self.counts["held"] += self._held
        self.counts["attacks"] += isinstance(answer, self._evaluator.attacks)
        self.counts["spent" if is_own else "replies"] += isinstance(answer, self._evaluator.spends)
        report = getattr(self.player, "report", None)
        if report is not None and report.spread is not None:
            self.counts["tried"] += 1
            self.spread += report.spread
        if is_own and report is not None:
            self.prospects.judge(self.counts["turns"], report.chance)
            self.counts["hopeless"] |= self.prospects.is_hopeless
        assert match.submit(self.seat, answer, match.decision.number) is None
        if is_own:
            self._held = hand_of(match.state.table, self.seat)

    def played(self, kind: str, result: float) -> Played:
        """Return all of it, once the match is over."""
        found = self.counts
        return Played(
            kind, result, found["turns"], found["attacks"], found["spent"], found["replies"],
            found["held"] + self._held, self.spread, found["tried"], bool(found["hopeless"]),
        )  # fmt: skip


def hand_of(table: Any, seat: int) -> int:
    """Return how many cards a seat holds, or all who share a hand."""
    holder = table.players[seat] if hasattr(table, "players") else table
    return len(getattr(holder, "hand", getattr(table, "hand", ())))


def play(order: Order, number: int, nodes: int) -> list[Played]:
    """Play a game of an order, each player with that many nodes an answer (0: its own)."""
    entry, line_up = entry_of(order.game), order.line_up(number)
    seatings = tuple(Seating(f"{seat}", "greedy") for seat in range(len(line_up.players)))
    setup = record.decode_setup(entry.ruleset, line_up.setup)
    match = Match.new(entry.ruleset, setup, seatings, order.job(number).seed)
    seats = []
    for seat, kind in enumerate(line_up.players):
        player = player_for(kind, match.players.seed(seat), evaluator_of(order.game))
        if nodes and isinstance(player, SearchPlayer):
            player.budget = replace(player.budget, nodes=nodes)
        seats.append(Watched(order.game, seat, player))
    while match.asked is not None:
        seats[match.asked].answer(match)
    outcome = match.outcome
    assert outcome is not None
    drawn = 0.0 if entry.ruleset.profile.together else 0.5
    results = [float(one.seat in outcome.winners) if outcome.winners else drawn for one in seats]
    return [one.played(kind, result) for one, kind, result in zip(seats, line_up.players, results, strict=True)]


#: What is told of how a seat plays, each as a mean over games.
MEASURES: tuple[tuple[str, Callable[[Played], float]], ...] = (
    ("attacks a turn", lambda one: one.attacks / max(1, one.turns)),
    ("cards spent a turn", lambda one: one.spent / max(1, one.turns)),
    ("cards to answer a turn", lambda one: one.replies / max(1, one.turns)),
    ("cards held", lambda one: one.held / max(1, one.turns)),
    ("risk", lambda one: 100 * one.spread / max(1, one.tried)),
)


def told(measure: Callable[[Played], float], seats: Sequence[Played]) -> str:
    """Return a mean over games with its interval."""
    values = [measure(one) for one in seats]
    error = _ERRORS * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{statistics.fmean(values):.2f} ± {error:.2f}"


def table(games: dict[tuple[str, str], list[list[Played]]]) -> str:
    """Return a line for each player of each pair of a game and a style."""
    names = [name for name, _ in MEASURES]
    lines = [f"| game | player | games | wins | {' | '.join(names)} |", "|---|---|---|---|" + "---|" * len(names)]
    for (game, styled), played in games.items():
        for kind in (styled, level_and_style(styled)[0]):
            seats = [one for seats in played for one in seats[: 1 if _is_alone(game) else None] if one.kind == kind]
            if seats:
                share = Share(sum(one.result for one in seats), len(seats)).words
                cells = [GAMES[game].title, kind, str(len(seats)), share, *(told(of, seats) for _, of in MEASURES)]
                lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _is_alone(game: str) -> bool:
    return entry_of(game).ruleset.profile.together


def gave_up(games: dict[tuple[str, str], list[list[Played]]]) -> str:
    """Return of how many that would have offered to give up how many won all the same, by games."""
    lines = []
    for game in GAMES:
        seats = [one for (of, _), played in games.items() if of == game for seats in played for one in seats]
        lost = [one.result for one in seats if one.hopeless]
        if lost:
            lines.append(f"{GAMES[game].title}: {len(lost)} of {len(seats)} seats, {sum(lost):g} of them won")
    return "\n".join(lines)


def played_into(file: Path, order: Order, nodes: int) -> list[list[Played]]:
    """Play what a file lacks of an order's games, each noted as soon as it is over, and return all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_bytes().splitlines() if file.exists() else []
    found = [msgspec.json.decode(line, type=list[Played]) for line in lines]
    with file.open("ab") as notes:
        for number in range(len(found), order.games):
            found.append(play(order, number, nodes))
            notes.write(msgspec.json.encode(found[-1]) + b"\n")
            notes.flush()
    return found[: order.games]


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance styles", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the games")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only that game; may be named again")
    parser.add_argument("--style", choices=list(STYLES), action="append", help="only that style; may be named again")
    parser.add_argument("--level", choices=list(BUDGETS), default="normal")
    parser.add_argument("--games", type=int, default=50, help="games of each style; alone, of each of both players")
    parser.add_argument("--nodes", type=int, default=0, help="what each may try for an answer; 0: the level's own")
    wanted = parser.parse_args(arguments)
    games = {}
    for game in wanted.game or GAMES:
        for style in wanted.style or STYLES:
            kind = in_style(wanted.level, style)
            order = order_for(game, (kind, wanted.level), wanted.games * (2 if _is_alone(game) else 1))
            file = wanted.out / f"{game} {kind} {wanted.nodes}.jsonl"
            games[game, kind] = played_into(file, order, wanted.nodes)
    print(table(games))
    print(f"\nTwo own turns in a row below {HOPELESS:.0%}:\n{gave_up(games)}")
    return 0
