"""Tic-tac-toe among the listed games, and a home of the test's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.games import entries
from tests.games.tic_tac_toe import ENTRY


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    monkeypatch.setitem(entries.GAMES, "tic_tac_toe", entries.Listed("Tic-tac-toe", lambda: ENTRY))
    return tmp_path
