"""What tests of the computer players of Heroes begin with."""

from __future__ import annotations

import pytest

from tests.rules.heroes.scene import Scene


@pytest.fixture
def scene() -> Scene:
    return Scene()
