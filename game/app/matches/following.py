"""Playing a match again from its opening and its answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from game.app.files.wording import DECODING, place_and_expectation
from game.app.games.entries import entry_of
from game.app.matches.beginnings import why_invalid, why_not_begun
from game.app.matches.match import Match
from game.app.matches.opening import Opening
from game.app.matches.undo import TakeBack, Undo
from game.core import record, runner
from game.core.commands import Command
from game.core.record import Answer
from game.core.refusals import Refusal
from game.core.ruleset import Ruleset
from game.core.state import AnyState

_NOTHING = "there is nothing that this seat may take back"


class CannotFollow(ValueError):
    """An answer cannot be given again, or leads elsewhere. ``number`` counts answers from 0; -1 is the opening."""

    def __init__(self, number: int, text: str) -> None:
        super().__init__(text)
        self.number = number


def begun(opening: Opening) -> Match:
    """Return the match as it was before the first answer. Raises CannotFollow."""
    try:
        game = entry_of(opening.game).ruleset
        if opening.from_state:
            state = record.decode_state(game, bytes(opening.state))
            wrong = why_invalid(game, state, len(opening.seatings))
        else:
            setup: Any = record.decode_setup(game, opening.setup)
            wrong = why_not_begun(game, setup)
        if wrong:
            raise CannotFollow(-1, wrong)
        if opening.from_state:
            return Match.from_state(game, state, opening.seatings, hints=opening.hints, terms=opening.terms)
        return Match.new(game, setup, opening.seatings, opening.seed, hints=opening.hints, terms=opening.terms)
    except CannotFollow:
        raise
    except DECODING as error:
        raise CannotFollow(-1, place_and_expectation(error)) from error
    except Exception as error:  # Whatever a file may say, it is the file that is wrong.
        raise CannotFollow(-1, f"the rules cannot begin with it ({type(error).__name__})") from error


def command_of(game: Ruleset, written: msgspec.Raw) -> Command:
    """Return a command from a journal: the game's, ``Concede``, ``Undo`` or ``TakeBack``. Raises as ``msgspec``."""
    if any(name in bytes(written) for name in (b'"Undo"', b'"TakeBack"')):
        return msgspec.json.decode(written, type=Undo | TakeBack)
    return record.decode_command(game, written)


def last_answer(match: Match, seat: int) -> Command | None:
    """Return what a seat has answered, if nobody has answered anything since."""
    last = match.given[-1] if match.given else None
    return command_of(match.game, last.command) if last is not None and last.seat == seat else None


def give(match: Match, number: int, answer: Answer) -> None:
    """Give one answer again, whatever digest comes of it. Raises CannotFollow when it is refused now."""
    with _as_in_a_file(number):
        command = command_of(match.game, answer.command)
        match.thought = answer.took
        if isinstance(command, Undo):
            refused = "" if match.undo(answer.seat) else _NOTHING
        elif isinstance(command, TakeBack):
            refused = (
                "" if match.take_back(answer.seat, command.answers, command.agreed, is_recorded=True) else _NOTHING
            )
        else:
            refused = _said(match.submit(answer.seat, command))
    if refused:
        raise _refused(number, refused)


def taken(game: Ruleset, state: AnyState, number: int, answer: Answer) -> runner.Accepted:
    """Return what comes of one answer that still stands, given again in the state before it. Raises CannotFollow."""
    with _as_in_a_file(number):
        result = runner.submit(game, state, answer.seat, record.decode_command(game, answer.command))
    if isinstance(result, Refusal):
        raise _refused(number, _said(result))
    return result


@contextmanager
def _as_in_a_file(number: int) -> Iterator[None]:
    """Report any error in what a file says as an error of that answer."""
    try:
        yield
    except DECODING as error:
        raise CannotFollow(number, place_and_expectation(error)) from error
    except Exception as error:
        raise CannotFollow(number, f"the rules cannot take it ({type(error).__name__})") from error


def _said(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.text or refusal.code


def _refused(number: int, why: str) -> CannotFollow:
    return CannotFollow(number, f"a legal answer was expected: {why[:1].lower()}{why[1:]}")


def standing(game: Ruleset, answers: Iterable[Answer]) -> tuple[Answer, ...]:
    """Return the answers that still stand: neither those taken back nor the taking back itself. Raises CannotFollow."""
    left: list[Answer] = []
    for number, answer in enumerate(answers):
        with _as_in_a_file(number):
            command = command_of(game, answer.command)
        if not isinstance(command, Undo | TakeBack):
            left.append(answer)
            continue
        count = command.answers if isinstance(command, TakeBack) else 1
        if not 0 < count <= len(left) or left[-count].seat != answer.seat:
            raise CannotFollow(number, _NOTHING)
        del left[-count:]
    return tuple(left)


def follow(opening: Opening, answers: Iterable[Answer]) -> Match:
    """Play a match again, comparing the digest after every answer. Raises CannotFollow at the first difference."""
    match = begun(opening)
    for number, answer in enumerate(answers):
        give(match, number, answer)
        if match.digest != answer.digest:
            text = "an answer that leads to the recorded position was expected, it leads to another one"
            raise CannotFollow(number, text)
    match.followed(opening.terms)
    return match
