"""A session of its own for every test that asks for one."""

from __future__ import annotations

import pytest

from tests.app.headless.talk import Talk


@pytest.fixture
def talk() -> Talk:
    return Talk()
