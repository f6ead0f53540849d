"""Every card has a test that names it, beside the tables of figures and words."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES

_TABLES = ("test_card_figures.py", "test_card_words.py")
TESTS = "".join(
    page.read_text(encoding="utf-8") for page in Path(__file__).parent.rglob("test_*.py") if page.name not in _TABLES
)


@pytest.mark.parametrize("key", [*CREATURES, *ACTIONS])
def test_a_card_is_named_in_a_test(key: str) -> None:
    is_named = f'"{key}"' in TESTS
    assert is_named, f'write a test of what "{key}" does, and of what it does not, in tests/rules/skirmish'
