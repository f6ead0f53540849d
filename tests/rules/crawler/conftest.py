"""What tests of Crawler begin with."""

from __future__ import annotations

import pytest

from tests.rules.crawler.encounters import PARTY, Scene


@pytest.fixture
def scene() -> Scene:
    return Scene(*PARTY)
