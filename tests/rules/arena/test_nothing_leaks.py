"""Two truths that look alike to a seat go on alike: the same answers lead to the same questions, words and views, until
something is shown that tells them apart."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.dice import Dice
from game.core.state import AnyState
from game.core.views import view_for
from game.rules.arena.presentation.words import prompt_text
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state.events import GlyphsDealt
from tests.conformance.arena_setups import arena_setup


def _asked(state: AnyState, seat: int) -> Any:
    """Return the question that is open, as a seat hears of it."""
    if state.decision is None:
        return state.outcome
    view = view_for(ARENA, state, seat)
    return state.decision, prompt_text(view.table, state.decision, ("A", "B", "C", "D", "E"))


def _compare(state: AnyState, twin: AnyState, answer: Any, seat: int) -> str:
    """Return how the two part for a seat that could not tell them apart; "" when they do not, or when something was
    shown."""
    here, there = (runner.submit(ARENA, one, state.decision.seat, answer) for one in (state, twin))
    if not isinstance(here, runner.Accepted) or not isinstance(there, runner.Accepted):
        return ""
    heard = [[event.seen_by(seat) for event in one.events] for one in (here, there)]
    for one, other in zip(*heard, strict=False):
        if one != other:
            return "" if one.reveals or other.reveals or one.seen_by(seat) != one else f"{one} and {other}"
    if len(heard[0]) != len(heard[1]):
        rest = max(heard, key=len)[min(map(len, heard)) :]
        return f"more is heard in one of them: {rest[0]}"
    if _asked(here.state, seat) != _asked(there.state, seat):
        return f"{_asked(here.state, seat)} and {_asked(there.state, seat)}"
    return "" if view_for(ARENA, here.state, seat) == view_for(ARENA, there.state, seat) else "other views"


@pytest.mark.parametrize("seed", range(10))
def test_twins_go_on_alike(seed: int) -> None:
    chance = random.Random(seed)
    state = runner.start(ARENA, arena_setup(seed), seed).state
    compared = 0
    for number in range(260):
        if state.decision is None:
            break
        answers = runner.legal(ARENA, state)
        answer = chance.choice(answers)
        others = [seat for seat in range(len(state.table.players)) if seat != state.decision.seat]
        if number > 8 and number % 2:
            seat = chance.choice(others)
            twin = replace(ARENA.redeal(state, seat, Dice(number)), dice=state.dice)
            if answer in runner.legal(ARENA, twin):
                found = _compare(state, twin, answer, seat)
                assert not found, f"decision {number}, {answer}, as seat {seat} sees it: {found}"
                compared += 1
        result = runner.submit(ARENA, state, state.decision.seat, answer)
        assert isinstance(result, runner.Accepted)
        state = result.state
    assert compared > 20


@pytest.mark.parametrize("kinds", [("power",), ("knowledge", "move", "move")])
def test_nobody_hears_which_glyphs_were_dealt_face_down_only_how_many(kinds: tuple[Any, ...]) -> None:
    # rule: arena/glyphs
    for seat in range(3):
        assert GlyphsDealt(kinds).seen_by(seat) == GlyphsDealt(("random",) * len(kinds))
