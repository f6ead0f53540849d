"""A display without a screen, and empty shelves of the usual size, for each test of the art."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.ui.art.fonts import forget_fonts
from game.ui.art.shelf import clear_shelves, fit_shelves


@pytest.fixture(autouse=True)
def blank_table() -> Iterator[None]:
    if not pygame.display.get_init():
        pygame.display.init()
    if not pygame.font.get_init():
        pygame.font.init()
        forget_fonts()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((8, 8))
    fit_shelves((1920, 1080))
    clear_shelves()
    yield
    clear_shelves()
