"""The game's moves, sight and attacks against a second opinion written from the rules, on random boards."""

from __future__ import annotations

import random

import pytest

from tests.rules.skirmish.compare import differences, random_scene

# rule: skirmish/moving, skirmish/card_moves, skirmish/slide, skirmish/within, skirmish/sight, skirmish/cover


@pytest.mark.parametrize("seed", range(36))
def test_the_game_and_the_reference_agree_on_a_random_board(seed: int) -> None:
    dice = random.Random(seed)
    play, mover = random_scene(dice)
    assert differences(dice, play, mover) == []
