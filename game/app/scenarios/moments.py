"""From a drawing to a written position (``docs/positions.md``): the words of its group and its seats, and what lies in
play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

import msgspec
from msgspec.structs import replace

from game.app.files.wording import place_and_expectation
from game.app.scenarios.cards import DrawnCard, marks_said
from game.app.scenarios.field_lines import fields_of
from game.app.scenarios.objects import DrawnObject
from game.app.scenarios.words import PUZZLE_TURNS
from game.app.scenarios.written import Document, MomentKind
from game.core.scenario.script import NONE, Script
from game.core.scenario.standing import Scenario, begun
from game.core.state import AnyState
from game.tiled.problems import Findings


class Moment(msgspec.Struct, frozen=True):
    """The middle of a match as it is drawn: its ``document``, and the ``state`` that it stands for, with its story."""

    document: dict[str, Any]
    state: Any


def document_of(
    kind: MomentKind, board: Any, words: str, seats: Sequence[tuple[str, str, str]], cards: Sequence[DrawnCard]
) -> Document:
    """Return the written position of a drawing. ``words`` are those of its group; ``seats`` have a name, a list and
    words each; cards that arrive later are not part of it. Raises ValueError with what is wrong."""
    document: Document = {"game": kind.game, **fields_of(words)}
    drawn = kind.map_of(board)
    said = document.get("map", drawn)
    document["map"] = {**drawn, **said} if isinstance(drawn, dict) and isinstance(said, dict) else said
    document["seats"] = []
    for number, (name, deck, more) in enumerate(seats, 1):
        try:
            fields = fields_of(more)
        except ValueError as error:
            raise ValueError(f'"has" of seat {number}: {error}') from error
        listed = {kind.list_of: deck} if kind.list_of and deck else {}
        document["seats"].append({"name": name, **listed, **fields})
    places = list(accumulate((not card.arrives for card in cards), initial=0))
    there = [
        replace(card, host=card.host if card.host == NONE else places[card.host]) for card in cards if not card.arrives
    ]
    kind.write(there, document)
    return document


def puzzle_of(properties: Mapping[str, Any], script: Script, findings: Findings) -> int | None:
    """Return the chance in a hundred that a scenario of the kind ``puzzle`` asks for; None for another one."""
    if properties.get("kind") != "puzzle":
        return None
    if not str(properties.get("moment") or "").strip():
        findings.error("puzzle_moment", "a puzzle begins in the middle of a turn: give it a moment")
    if not 1 <= script.turn_limit <= PUZZLE_TURNS:
        text = f"a puzzle has a turn_limit from 1 to {PUZZLE_TURNS}, not {script.turn_limit}"
        findings.error("puzzle_turns", text)
    return int(properties.get("chance") or 0)


def on_board(objects: Sequence[DrawnObject], script: Script) -> list[DrawnCard]:
    """Return the pieces of a board as a written position has them."""
    return [
        DrawnCard(
            piece.card,
            one.word("card"),
            "",
            piece.seat,
            piece.spaces[0],
            damage=piece.damage,
            tapped=piece.tapped,
            marks=marks_said(one),
            arrives=piece.arrives != NONE,
        )
        for one, piece in zip(objects, script.pieces, strict=True)
    ]


def moment_of(
    kind: MomentKind | None,
    board: Any,
    words: str,
    seats: Sequence[tuple[str, str, str]],
    cards: Sequence[DrawnCard],
    script: Script,
) -> Moment:
    """Return the written position of a drawing with its state, in which the script begins; without objectives and
    triggers it is the position alone. Raises ValueError."""
    if kind is None:
        raise ValueError("a match of this game begins with its first turn")
    document = document_of(kind, board, words, seats, cards)
    try:
        state: AnyState = kind.load(document)
    except msgspec.ValidationError as error:
        raise ValueError(place_and_expectation(error)) from error
    if script.objectives or script.triggers:
        now, lying = kind.now(document), [card for card in cards if not card.arrives]
        numbers = iter(kind.numbers(state.table, lying))
        scenario: Scenario = begun(script)
        scenario = replace(
            scenario,
            numbers=tuple(0 if card.arrives else next(numbers) for card in cards),
            # The current turn is the first one of the scenario.
            turns=tuple(int(seat in now) for seat in range(len(script.sides))),
        )
        state = replace(state, table=replace(state.table, scenario=scenario))
    return Moment(document, state)
