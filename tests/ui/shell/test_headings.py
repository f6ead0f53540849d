"""Headings can be read on what lies below them as it is painted: glass over the table, not only the panel's colour."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

import game.ui
from game.ui.art.palette import THEMES, contrast, heading_ink
from game.ui.window import backdrop
from tests.journeys.driver import Driver

SIZES = [(1024, 768), (1280, 720), (1920, 1080)]


def _tones(picture: pygame.Surface, room: pygame.Rect) -> set[tuple[int, int, int]]:
    places = ((x, y) for x in range(room.left, room.right, 24) for y in range(room.top, room.bottom, 24))
    return {tuple(picture.get_at(place)[:3]) for place in places}  # type: ignore[misc]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", THEMES)
def test_headings_on_a_pane_have_seven_to_one(name: str, size: tuple[int, int]) -> None:
    Driver(size)
    picture = backdrop.table(size, name).copy()
    room = picture.get_rect().inflate(-60, -60)
    backdrop.lay_panel(picture, room, name)
    worst = min(contrast(heading_ink(THEMES[name]), tone) for tone in _tones(picture, room.inflate(-40, -40)))
    assert worst >= 7, worst


@pytest.mark.parametrize("light", [0.1, 0.15, 0.2, 0.25, 0.3])
def test_headings_of_the_projector_have_seven_to_one_on_every_ground(light: float) -> None:
    theme = THEMES["projector"]
    Driver()
    grounds = {theme.table, theme.panel, theme.panel_light, theme.parchment, theme.parchment_shade}
    grounds |= _tones(backdrop.table((1280, 720), "projector"), pygame.Rect(0, 0, 1280, 720))
    assert min(contrast(heading_ink(theme, light), ground) for ground in grounds) >= 7


def test_no_words_in_the_serif_are_plain_brass() -> None:
    files = Path(game.ui.__file__).parent.rglob("*.py")
    drawn = [line for path in files for line in path.read_text("utf-8").split("\n")]
    titles = [line for line in drawn if '"title"' in line and ("_text(" in line or "_words(" in line)]
    assert len(titles) > 10 and [line for line in titles if "brass" in line] == []
