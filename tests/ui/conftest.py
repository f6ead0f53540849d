"""What tests of the window begin with."""

from __future__ import annotations

import pytest

from tests.journeys.driver import Driver


@pytest.fixture
def driver() -> Driver:
    return Driver()
