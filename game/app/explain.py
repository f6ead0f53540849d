"""``python main.py explain POSITION [ANSWER]``: what is asked in a position, and why an answer to it is not legal."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from game.app.files.folders import program_folder
from game.app.files.wording import DECODING, place_and_expectation
from game.app.games.entries import entry_of
from game.app.matches.match import Match
from game.app.records.positions import DocumentError, match_from, read_document
from game.app.records.saves import load_match
from game.core import record
from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.runner import why_refused


def explain(path: Path, answer: str | None) -> Iterator[str]:
    """Describe the open question of a position or a save, line by line; of an answer (JSON, or its number in the list)
    why it is not legal: the sentence, the rule, and the function that refused it. Raises ValueError."""
    document = read_document(path)
    match = load_match(path) if "snapshot" in document else match_from(document)
    decision = match.decision
    if decision is None:
        yield "Nothing is asked: the match is over."
        return
    entry, seat = entry_of(match.opening.game), decision.seat
    legal = match.answers(seat)
    view = match.view(seat)
    command = _command(match, answer, legal) if answer is not None else None
    yield entry.prompt_text(view.table, decision, match.players.names)
    if command is None:
        for number, each in enumerate(legal):
            said = entry.offer_text(view, each, match.players.names)
            yield f"{number:4}  {said}  {record.encode(each).decode()}"
        return
    yield entry.offer_text(view, command, match.players.names)
    refusal, frames = _traced_refusal(match, seat, command)
    if refusal is None:
        yield f"It is legal (number {legal.index(command)} of 0 to {len(legal) - 1})."
        return
    yield f"It is not legal: {refusal.text}"
    game, _, rule = refusal.rule.partition("/")
    page = f" (docs/rules/{game}.md#{rule})" if (program_folder() / "docs" / "rules" / f"{game}.md").exists() else ""
    yield f"Rule: {refusal.rule}{page}; code: {refusal.code}"
    yield from (f"{'Refused by' if not depth else '       for'}: {place}" for depth, place in enumerate(frames))


def _command(match: Match, answer: str, legal: tuple[Command, ...]) -> Command:
    """Return the answer that is meant: a number of the list, or a command as JSON."""
    if answer.isascii() and answer.isdigit():
        number = int(answer)
        if number >= len(legal):
            raise DocumentError(f"ANSWER: 0 to {len(legal) - 1} was expected, not {number}")
        return legal[number]
    try:
        return record.decode_command(match.game, answer.encode())
    except DECODING as error:
        raise DocumentError(place_and_expectation(error, "ANSWER")) from error


def _traced_refusal(match: Match, seat: int, command: Command) -> tuple[Refusal | None, list[str]]:
    """Ask the rules; return the refusal and the functions that gave it back, innermost first, with file and line."""
    # A state read afresh has nothing remembered with it, so the rules work the refusal out while they are watched.
    state = record.decode_state(match.game, record.encode(match.state))
    returned: list[tuple[FrameType, int, Any]] = []

    def watch(frame: FrameType, event: str, result: Any) -> None:
        if event == "return" and isinstance(result, Refusal):
            returned.append((frame, frame.f_lineno, result))

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        refusal = why_refused(match.game, state, seat, command)
    finally:
        sys.setprofile(before)
    places = [_place(frame.f_code, line) for frame, line, result in returned if result is refusal]
    return refusal, [place for place in places if place.startswith("game/rules/")] or places


def _place(code: CodeType, line: int) -> str:
    file = Path(inspect.getfile(code))
    name = file.relative_to(program_folder()).as_posix() if file.is_relative_to(program_folder()) else str(file)
    return f"{name}:{line} in {code.co_qualname}"
