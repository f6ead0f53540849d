"""Skirmish's evaluator judges a remembered scene exactly as it would judge it afresh."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.ai.skirmish.judging import SkirmishEvaluator
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state.table import Table
from tests.ai.random_games import views_of
from tests.conformance.skirmish_setups import SKIRMISH_MODES, skirmish_setup_of


@pytest.mark.parametrize("mode", SKIRMISH_MODES)
def test_what_is_remembered_is_what_a_new_evaluator_says(mode: Any) -> None:
    known = SkirmishEvaluator()
    seen = list(views_of(SKIRMISH, skirmish_setup_of(mode, 31), 31, every=5))
    equal = [
        (replace(view, table=msgspec.json.decode(msgspec.json.encode(view.table), type=Table)), answers)
        for view, answers in seen
    ]
    for view, answers in (*seen, *equal):
        fresh = SkirmishEvaluator()
        assert known.scores(view, answers) == fresh.scores(view, answers)
        assert known.scores(view, answers[:2]) == fresh.scores(view, answers[:2])
        assert known.items(view) == fresh.items(view)


def test_tables_that_differ_in_what_a_seat_holds_are_not_taken_for_one_another() -> None:
    known = SkirmishEvaluator()
    told = 0
    for view, answers in views_of(SKIRMISH, skirmish_setup_of(SKIRMISH_MODES[0], 32), 32, every=5):
        players = tuple(replace(one, hand=one.hand[1:], vault=one.vault + 3) for one in view.table.players)
        other = replace(view, table=replace(view.table, players=players))
        known.scores(view, answers)
        assert known.items(other) == SkirmishEvaluator().items(other)
        told += known.items(other) != known.items(view)
    assert told > 20
