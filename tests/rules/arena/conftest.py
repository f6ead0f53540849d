"""Dice that show what a test wants; every other roll is left to the match's own dice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core import dice
from tests.rules.arena.battle import LOADED


@pytest.fixture(autouse=True)
def loaded_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let rolls take their faces from ``LOADED`` while there are any."""
    roll = dice.roll

    def loaded(given: dice.Dice, count: int, sides: int) -> tuple[tuple[int, ...], dice.Dice]:
        if not LOADED or count == 0:
            return roll(given, count, sides)
        faces = LOADED.pop(0)
        assert len(faces) == count, f"{count} dice are rolled, {len(faces)} faces were said: {faces}"
        return faces, given

    LOADED.clear()
    monkeypatch.setattr(dice, "roll", loaded)
    yield
    LOADED.clear()
