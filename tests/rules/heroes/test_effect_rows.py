"""Every word of the vocabulary has one row, and the rows name what there is."""

from __future__ import annotations

import importlib
from typing import get_args

from game.rules.heroes.cards import effects as e
from game.rules.heroes.effect_rows import CONTINUOUS, EFFECTS


def test_every_effect_and_every_continuous_word_has_a_row() -> None:
    assert set(EFFECTS) == set(get_args(e.Effect))
    assert set(CONTINUOUS) == set(get_args(e.Continuous))


def test_what_counts_a_continuous_word_is_there() -> None:
    for row in CONTINUOUS.values():
        chapter, function = row.used_in.split(".")
        assert callable(getattr(importlib.import_module(f"game.rules.heroes.{chapter}"), function))
