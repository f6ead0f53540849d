"""Every test of the table begins in a home of its own; ``app`` is a window to measure and draw with."""

from __future__ import annotations

import pytest

from game.ui.application import Application
from tests.homes import home as home
from tests.journeys.driver import Driver


@pytest.fixture
def app() -> Application:
    return Driver().app
