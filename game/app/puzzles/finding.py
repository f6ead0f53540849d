"""Digging puzzles out of games of computer players: moments in which greedy play misses what can be forced."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from game.ai.players import PLAYERS
from game.app.files.writing import write_whole
from game.app.games.entries import GAMES, entry_of
from game.app.games.game_entry import Document, GameEntry
from game.app.matches.match import Match, Seating
from game.app.puzzles.checking import Checked, document_of, lines
from game.app.puzzles.goals import candidates, greedy_plays, proved, puzzle_at
from game.app.puzzles.puzzle import Goal
from game.core.refusals import RulesError
from game.core.state import AnyState
from game.tiled.problems import expected

#: Right first answers that a puzzle may have, and the fewest plays of its solution.
_MOST_OPENINGS, _LEAST_STEPS = 2, 2
#: Moments of a turn that are looked at, its last ones first; goals that are tried at each, and plays at random that
#: they are taken from.
_MOMENTS, _GOALS, _PLAYS = 12, 4, 160


def find(game: str, games: int, players: str, seed: int, budget: int, out: Path | None) -> Iterator[str]:
    """Play games and yield a line for each puzzle that was found in them, and at last how many; write each as a file of
    ``out``. Raises ValueError for a game or a player that does not exist, and for a folder that cannot be written."""
    if game not in GAMES:
        raise ValueError(f'there is no game "{game}"; {expected(GAMES, game)}')
    if players not in PLAYERS:
        raise ValueError(f'there is no player "{players}"; {expected(PLAYERS, players)}')
    found = moments = 0
    for number in range(seed, seed + games):
        for turn in _turns(entry_of(game), players, number):
            moments += len(turn)
            for checked in _in_turn(turn, budget):
                found += 1
                path = (out or Path()) / f"{game}_{number}_{found}.json"
                told = replace(checked, puzzle=replace(checked.puzzle, path=path))
                if out is not None:
                    try:
                        write_whole(path, msgspec.json.format(msgspec.json.encode(document_of(told)), indent=1) + b"\n")
                    except OSError as error:
                        raise ValueError(f"{path}: it cannot be written ({error.strerror or error})") from error
                yield from lines(told)
    yield f"{game}: {found} in {moments} moments of {games} games."


def _turns(entry: GameEntry, players: str, seed: int) -> Iterator[list[tuple[int, Document]]]:
    """Yield each turn's last moments at which somebody may act, the very last first: the asked, the position."""
    ruleset = entry.ruleset
    setup = entry.setup(entry.simulated)
    seats = [{"name": f"Player {seat + 1}", "kind": players} for seat in range(ruleset.seats(setup))]
    match = Match.new(ruleset, setup, msgspec.convert(seats, tuple[Seating, ...]), seed)
    turn: list[tuple[int, AnyState]] = []
    number = entry.counted.turn(match.state.table)
    while match.asked is not None:
        if entry.counted.turn(match.state.table) != number:
            number = entry.counted.turn(match.state.table)
            yield _written(entry, match, turn)
            turn = []
        if match.state.decision is not None and match.state.decision.kind == "act":
            turn.append((match.asked, match.state))
        match.players.step()
    yield _written(entry, match, turn)


def _written(entry: GameEntry, match: Match, turn: Sequence[tuple[int, AnyState]]) -> list[tuple[int, Document]]:
    names = match.players.names
    return [(seat, entry.write_position(state, names) | {"seed": 0}) for seat, state in turn[: -_MOMENTS - 1 : -1]]


def _in_turn(turn: Sequence[tuple[int, Document]], budget: int) -> Iterator[Checked]:
    """Yield the puzzles in the moments of a turn, one for each goal: the later the moment, the sooner it is settled."""
    over: list[Goal] = []
    for seat, position in turn:
        try:
            asked = [one for one in candidates(position, seat, plays=_PLAYS) if one.goal not in over][:_GOALS]
        except (ValueError, RulesError):
            continue
        for one in asked:
            if greedy_plays(puzzle_at(position, seat, one, one.chances[0])):
                continue
            checked = proved(position, seat, one, budget)
            if checked.proof.result == "unknown" or _is_fine(checked):
                over.append(one.goal)
            if _is_fine(checked):
                yield checked


def _is_fine(checked: Checked) -> bool:
    found = checked.solutions
    if checked.fault or found is None or found.greedy_solves:
        return False
    return found.steps >= _LEAST_STEPS and len(found.openings) <= _MOST_OPENINGS
