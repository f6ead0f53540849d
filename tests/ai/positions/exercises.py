"""Positions of a game's file: read, checked, set up, and put to a player."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from game.ai.players import Player
from game.ai.worlds import DealtWorlds
from game.app.games.entries import GAMES, entry_of
from game.app.matches.match import Match
from game.app.records.positions import match_from
from game.core import record
from game.core.commands import Command

FOLDER = Path(__file__).parent
#: A command of the game, as JSON.
Answer = dict[str, Any]
#: Fields that an answer must have, with these values.
Fields = dict[str, Any]


class ExerciseError(ValueError):
    """A file of positions cannot be used: one sentence that names file, entry and field."""


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position and what is to be answered there. ``first`` are answers that are given before the player is asked
    (by whoever is asked then). The player passes if an answer of its own fits one of ``right``, or none fits one of
    ``wrong``, among its next ``within`` answers, as long as nobody else is asked."""

    name: str
    group: str
    why: str
    position: dict[str, Any]
    right: list[Fields] = []
    wrong: list[Fields] = []
    first: list[Fields] = []
    within: int = 1


class Outcome(msgspec.Struct, frozen=True):
    """How a player did at one position with one seed: its answers as sentences."""

    name: str
    seed: int
    passed: bool
    answers: tuple[str, ...]


def games() -> list[str]:
    """Return the games that have a file of positions."""
    return sorted(path.stem for path in FOLDER.glob("*.json") if path.stem in GAMES)


def path_of(game: str) -> Path:
    """Return a game's file."""
    return FOLDER / f"{game}.json"


def read(path: Path) -> list[Exercise]:
    """Return the positions of a file. Raises ExerciseError."""
    try:
        entries = msgspec.json.decode(path.read_bytes(), type=list[dict[str, Any]])
    except FileNotFoundError:
        raise ExerciseError(f"{path.name}: there is no such file") from None
    except msgspec.MsgspecError as error:
        raise ExerciseError(f"{path.name}: {error}") from error
    exercises = []
    for number, entry in enumerate(entries):
        place = f"{path.name}: entry {entry.get('name', number)!r}"
        try:
            exercise = msgspec.convert(entry, Exercise)
        except msgspec.ValidationError as error:
            raise ExerciseError(f"{place}: {error}") from error
        if bool(exercise.right) == bool(exercise.wrong):
            raise ExerciseError(f"{place}: right: either right or wrong is expected, and not both")
        if exercise.position.get("game") != path.stem:
            raise ExerciseError(f"{place}: position.game: {path.stem} is expected")
        exercises.append(exercise)
    return exercises


def fits(answer: Answer, wanted: Iterable[Fields]) -> bool:
    """Return whether the answer has all the fields of one of those wanted."""
    return any(all(name in answer and answer[name] == value for name, value in fields.items()) for fields in wanted)


def as_json(command: Command) -> Answer:
    """Return a command as headless play shows it."""
    answer: Answer = msgspec.json.decode(record.encode(command))
    return answer


def _wrong(exercise: Exercise, text: str) -> ExerciseError:
    return ExerciseError(f"{exercise.position['game']}.json: entry {exercise.name!r}: {text}")


def begun(exercise: Exercise) -> Match:
    """Return the match at the question that the player is asked. Raises ExerciseError."""
    try:
        match = match_from(exercise.position)
    except ValueError as error:
        raise _wrong(exercise, f"position: {error}") from error
    for number, fields in enumerate(exercise.first):
        seat = match.asked
        fitting = [] if seat is None else [one for one in match.answers(seat) if fits(as_json(one), [fields])]
        if seat is None or not fitting:
            raise _wrong(exercise, f"first[{number}]: no legal answer is {fields}")
        match.submit(seat, fitting[0])
    if match.asked is None:
        raise _wrong(exercise, "position: nobody is asked anything")
    return match


def share_of_blind(exercise: Exercise) -> float:
    """Return the chance that one who answers anything passes at the first answer. Raises ExerciseError where an entry
    asks nothing: where no legal answer is right, none is wrong, or all are."""
    match = begun(exercise)
    assert match.asked is not None
    answers = [as_json(answer) for answer in match.answers(match.asked)]
    for name, wanted in (("right", exercise.right), ("wrong", exercise.wrong)):
        for number, fields in enumerate(wanted):
            if exercise.within == 1 and not any(fits(answer, [fields]) for answer in answers):
                raise _wrong(exercise, f"{name}[{number}]: no legal answer is {fields}")
    fitting = sum(fits(answer, exercise.right or exercise.wrong) for answer in answers)
    if fitting == len(answers):
        raise _wrong(exercise, f"{'right' if exercise.right else 'wrong'}: every legal answer is")
    return (fitting if exercise.right else len(answers) - fitting) / len(answers)


def ask(exercise: Exercise, player: Player, seed: int) -> Outcome:
    """Put a position to a player."""
    match = begun(exercise)
    seat = match.asked
    told = []
    passed = bool(exercise.wrong)
    for number in range(exercise.within):
        if seat is None or match.asked != seat:
            break
        worlds = DealtWorlds(match.game, match.state, seat, 1000 * seed + number)
        command = player.choose(match.view(seat), match.answers(seat), worlds)
        told.append(_sentence(match, seat, command))
        if fits(as_json(command), exercise.right or exercise.wrong):
            passed = bool(exercise.right)
            break
        refusal = match.submit(seat, command)
        assert refusal is None, refusal
    return Outcome(exercise.name, seed, passed, tuple(told))


def _sentence(match: Match, seat: int, command: Command) -> str:
    text = entry_of(match.opening.game).answer_text(match.view(seat).table, command, match.players.names)
    return f"{text} {record.encode(command).decode()}"
