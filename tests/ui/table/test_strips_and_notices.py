"""What may not be lost where there is little room: how a computer plays, and the card looked at below a notice."""

from __future__ import annotations

import pygame
import pytest

from game.app.files.settings import Settings
from game.ui.application import Application
from game.ui.panels.prompt_bar import draw_toast
from game.ui.panels.seat_strip import SeatStrip
from game.ui.screens.game_screen import Counter, SeatFigures
from game.ui.window.note_place import place_at_side

NOTE = "Computer, Normal · Captain Osric Vane"


def strip_picture(app: Application, size: tuple[int, int], note: str, name: str) -> bytes:
    """Return the picture of a strip with five figures."""
    counters = tuple(Counter(icon, icon, 31, "", text="31/31") for icon in ("hp", "resource", "hand", "deck", "grave"))
    surface = pygame.Surface(size)
    SeatStrip().draw(surface, surface.get_rect(), SeatFigures(1, name, note, counters), app, (False, False))
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("name", ["Amber", "A player with a long name"])
def test_a_strip_always_tells_how_its_computer_plays(text: float, name: str) -> None:
    app = Application((1280, 720), settings=Settings(volume=0.0, text_scale=text))
    for width in range(300, 720, 30):
        for height in (32, 38, 56, 84):
            told = strip_picture(app, (width, height), NOTE, name)
            assert told != strip_picture(app, (width, height), "", name), (width, height)


def test_a_notice_lies_beside_the_card_that_is_looked_at() -> None:
    app = Application((1280, 720), settings=Settings(volume=0.0))
    surface, prompt = pygame.Surface((1280, 720)), pygame.Rect(7, 568, 967, 40)
    words = "Nothing can be done with this now. Blue: your action phase: play a card, attack or end the turn."
    alone = draw_toast(surface, words, prompt, app)
    assert abs(alone.centerx - prompt.centerx) <= 1
    for left in (60, 300, 455, 640, 700):
        card = pygame.Rect(left, 100, 270, 460)
        beside = draw_toast(surface, words, prompt, app, [card])
        assert not beside.colliderect(card) and beside.bottom == alone.bottom, left
        assert prompt.left <= beside.left and beside.right <= prompt.right
    above = pygame.Rect(455, 60, 270, 300)
    assert draw_toast(surface, words, prompt, app, [above]) == alone, "what lies far above is not in the way"
    everywhere = pygame.Rect(0, 0, 1280, 720)
    assert draw_toast(surface, words, prompt, app, [everywhere]) == alone, "without room it is said all the same"


def test_the_card_looked_at_leaves_what_is_read_with_it_in_sight() -> None:
    window, choices = pygame.Rect(0, 50, 1280, 510), pygame.Rect(983, 313, 290, 245)
    card = pygame.Rect(1110, 320, 160, 220)
    at_side = place_at_side((300, 470), card, window, [choices])
    assert at_side.colliderect(choices)
    moved = place_at_side((300, 470), card, window, [choices], [choices])
    assert not moved.colliderect(choices) and window.contains(moved)
    nothing = pygame.Rect(0, 0, 0, 0)
    assert place_at_side((300, 470), card, window, [choices], [nothing]) == at_side
    assert window.contains(place_at_side((300, 470), card, window, [], [window])), "where nothing is free it is shown"
