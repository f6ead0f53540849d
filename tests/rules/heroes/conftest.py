"""What several tests of Heroes begin with."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.heroes.cards.all_cards import KEYS, RECORDS
from game.rules.heroes.cards.records import CardRecord
from tests.rules.heroes.scene import Scene


@pytest.fixture
def scene() -> Scene:
    return Scene()


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let cards exist for one test."""

    def add(*records: CardRecord) -> None:
        for record in records:
            monkeypatch.setitem(RECORDS, record.key, record)
            monkeypatch.setitem(KEYS, record.name, record.key)

    return add
