"""What tests of the computer players of Skirmish begin with."""

from __future__ import annotations

import pytest

from tests.rules.skirmish.scene import Scene


@pytest.fixture
def scene() -> Scene:
    return Scene()
