"""Every test has a home folder of its own: settings, saves and journals of others are not there."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    return tmp_path
