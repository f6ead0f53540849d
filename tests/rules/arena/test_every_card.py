"""Every card has a test that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS

TESTS = "".join(page.read_text(encoding="utf-8") for page in Path(__file__).parent.rglob("test_*.py"))
NAMES = [*(card.name for card in ARMY_CARDS.values()), *(card.name for card in SPELL_CARDS.values())]


@pytest.mark.parametrize("name", NAMES)
def test_a_card_is_named_in_a_test(name: str) -> None:
    is_named = f'"{name}"' in TESTS
    assert is_named, f'write a test of what "{name}" does, and of what it does not, in tests/rules/arena'
