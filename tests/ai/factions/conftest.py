"""What tests of the computer players of Factions begin with."""

from __future__ import annotations

import pytest

from tests.rules.factions.scene import Scene


@pytest.fixture
def scene() -> Scene:
    return Scene()
