"""Every test has a home of its own."""

import pygame
import pytest

from game.ui.lists import card_picker
from tests.homes import home as home


@pytest.fixture
def painted() -> None:
    """Asked for by a test that looks at the pictures of cards."""


@pytest.fixture
def plain_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave cards plain where no test looks at their pictures: painting them takes its time."""
    if "painted" not in request.fixturenames:
        plain = pygame.Surface((60, 84), pygame.SRCALPHA)
        monkeypatch.setattr(card_picker, "counted_card", lambda *given: plain)
        monkeypatch.setattr(card_picker, "card_face", lambda *given, **named: plain)
