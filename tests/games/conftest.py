"""The games of the tests among the listed ones, and a home of the test's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.games import entries
from tests.games import listed


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    for name, game in listed.LISTED.items():
        monkeypatch.setitem(entries.GAMES, name, game)
    return tmp_path
