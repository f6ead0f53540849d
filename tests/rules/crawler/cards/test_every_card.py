"""Every card has a test of what it does and one of what it does not."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import tests.rules.crawler as chapters
from game.rules.crawler.cards.all_cards import KEYS
from tests.rules.crawler import proof

for _chapter in pkgutil.walk_packages(chapters.__path__, "tests.rules.crawler."):
    if _chapter.name.rpartition(".")[2].startswith("test_"):
        importlib.import_module(_chapter.name)


@pytest.mark.parametrize("name", sorted(KEYS))
def test_a_card_is_shown_at_work_and_at_its_limits(name: str) -> None:
    assert proof.DOES.get(name), f"no test says that it shows what {name} does"
    assert proof.DOES_NOT.get(name), f"no test says that it shows what {name} does not"
