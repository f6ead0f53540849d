"""Digging puzzles out of games of computer players: moments in which a turn wins that greedy play does not see."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from game.ai.players import PLAYERS
from game.app.files.writing import write_whole
from game.app.games.entries import GAMES, entry_of
from game.app.games.game_entry import Document, GameEntry
from game.app.matches.match import Match, Seating
from game.app.puzzles.checking import Checked, check, lines
from game.app.puzzles.puzzle import puzzle_from
from game.core.refusals import RulesError
from game.tiled.problems import expected

#: Right first answers that a puzzle may have, and the fewest plays of its solution.
_MOST_OPENINGS, _LEAST_STEPS = 2, 2
#: The chance that is asked for where dice cannot be counted on.
_SHARE = 0.5


def find(game: str, games: int, players: str, seed: int, budget: int, out: Path | None) -> Iterator[str]:
    """Play games and yield a line for each puzzle that was found in them, and at last how many; write each as a file of
    ``out``. Raises ValueError for a game or a player that does not exist, and for a folder that cannot be written."""
    if game not in GAMES:
        raise ValueError(f'there is no game "{game}"; {expected(GAMES, game)}')
    if players not in PLAYERS:
        raise ValueError(f'there is no player "{players}"; {expected(PLAYERS, players)}')
    found = moments = 0
    for number in range(seed, seed + games):
        for document in _moments(entry_of(game), players, number):
            moments += 1
            checked = _checked(document, budget)
            if checked is None:
                continue
            found += 1
            path = (out or Path()) / f"{game}_{number}_{found}.json"
            told = replace(checked, puzzle=replace(checked.puzzle, path=path))
            if out is not None:
                _write(path, told)
            yield from lines(told)
    yield f"{game}: {found} in {moments} moments of {games} games."


def _moments(entry: GameEntry, players: str, seed: int) -> Iterator[Document]:
    """Yield the written position of each moment of a game at which a turn begins."""
    ruleset = entry.ruleset
    setup = entry.setup(entry.simulated)
    seats = [{"name": f"Player {seat + 1}", "kind": players} for seat in range(ruleset.seats(setup))]
    match = Match.new(ruleset, setup, msgspec.convert(seats, tuple[Seating, ...]), seed)
    turn: Any = None
    while match.asked is not None:
        now = (match.asked, entry.counted.turn(match.state.table))
        if match.state.decision is not None and match.state.decision.kind == "act" and now != turn:
            turn = now
            yield entry.write_position(match.state, match.players.names) | {"seed": 0}
        match.players.step()


def _checked(position: Document, budget: int) -> Checked | None:
    """Return the puzzle of a position, if there is one in it."""
    names = position.get("seats", [])
    for chance in ("none", "sure", _SHARE):
        for seat in range(max(1, len(names))):
            document = {"title": "Found", "seat": seat, "chance": chance, "position": position}
            try:
                checked = check(puzzle_from(document, Path()), budget)
            except (ValueError, RulesError):
                continue
            if checked.proof.result == "unknown" and "rolled" in checked.proof.why:
                break
            found = checked.solutions
            if checked.fault or found is None or found.greedy_solves:
                return None
            is_fine = found.steps >= _LEAST_STEPS and len(found.openings) <= _MOST_OPENINGS
            return checked if is_fine else None
    return None


def _write(path: Path, checked: Checked) -> None:
    written, found = checked.puzzle.written, checked.solutions
    document = msgspec.to_builtins(written) | {"difficulty": found.difficulty if found is not None else ""}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")
    except OSError as error:
        raise ValueError(f"{path}: it cannot be written ({error.strerror or error})") from error
