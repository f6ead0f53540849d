"""A display without a screen for the tests of card tables."""

from __future__ import annotations

import pygame
import pytest


@pytest.fixture
def screen() -> pygame.Surface:
    """Return a display of 1280x720."""
    pygame.init()
    return pygame.display.set_mode((1280, 720))
