"""Every test of the table begins in a home of its own; ``app`` is a window to measure and draw with."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.application import Application
from tests.journeys.driver import Driver


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))


@pytest.fixture
def app() -> Application:
    return Driver().app
