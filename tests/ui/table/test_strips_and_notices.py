"""What may not be lost where there is little room: how a computer plays, and the card looked at below a notice."""

from __future__ import annotations

import pygame
import pytest

from game.app.files.settings import Settings
from game.ui.application import Application
from game.ui.art import fonts
from game.ui.art.card_backs import PLAIN_BACK
from game.ui.panels.prompt_bar import draw_toast
from game.ui.panels.seat_strip import SeatStrip
from game.ui.panels.toast import Toast
from game.ui.screens.game_screen import Counter, SeatFigures
from game.ui.window.note_place import place_at_side

NOTE = "Computer, Normal · Captain Osric Vane"


def strip_of(app: Application, size: tuple[int, int], name: str) -> SeatStrip:
    """Return a strip with five figures, as it was drawn."""
    counters = tuple(Counter(icon, icon, 31, "", text="31/31") for icon in ("hp", "resource", "hand", "deck", "grave"))
    surface, strip = pygame.Surface(size), SeatStrip()
    strip.draw(surface, surface.get_rect(), SeatFigures(1, name, NOTE, counters), app, (False, False))
    return strip


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("name", ["Amber", "A player with a long name"])
def test_a_strip_tells_how_its_computer_plays_or_shows_it_when_the_name_is_pointed_at(text: float, name: str) -> None:
    app = Application((1280, 720), settings=Settings(volume=0.0, text_scale=text))
    for width in range(300, 720, 30):
        for height in (32, 38, 56, 84):
            strip = strip_of(app, (width, height), name)
            assert strip.note_px == 0 or strip.note_px >= 11, (width, height)
            assert f"{name}\n{NOTE}" in [words for _, words in strip.tips]
    assert strip.note_px >= 11, "a large strip has room for it"


@pytest.mark.parametrize(("size", "text"), [((1024, 768), 2.0), ((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_a_note_never_makes_a_name_too_small_to_read(size: tuple[int, int], text: float) -> None:
    app = Application(size, settings=Settings(volume=0.0, text_scale=text))
    for width in (360, 420, 560):
        strip = strip_of(app, (width, 38), "The Drow")
        assert strip.named.width >= fonts.text_width("The Drow", "bold", 11), width


def test_cards_on_a_strip_stay_in_their_row() -> None:
    app = Application((1280, 720), settings=Settings(volume=0.0))
    for high in (14, 21, 40):
        picture, box = pygame.Surface((225, 70), pygame.SRCALPHA), pygame.Rect(60, 20, 120, high)
        counter = Counter("hand", "hand", 3, "three cards", PLAIN_BACK)
        SeatStrip()._counter(picture, counter, app, box, (high - 5, True))
        assert box.contains(picture.get_bounding_rect()), (box, picture.get_bounding_rect())


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
    wide = pygame.Rect(40, 420, 900, 130)
    over = draw_toast(surface, words, prompt, app, [wide])
    assert over.bottom <= wide.top and over.centerx == alone.centerx, "nor does it lie over a box as wide as it"
    everywhere = pygame.Rect(0, 0, 1280, 720)
    assert draw_toast(surface, words, prompt, app, [everywhere]) == alone, "without room it is said all the same"


def test_a_notice_stays_where_it_is_and_goes_with_the_next_press(app: Application) -> None:
    surface, prompt = pygame.Surface((1280, 720)), pygame.Rect(7, 567, 1266, 42)
    words = "Nothing can be done with this now. Blue: place it? Confirm, or cancel."
    first = draw_toast(surface, words, prompt, app)
    assert draw_toast(surface, words, prompt, app, [first.inflate(40, 40)], kept=first) == first
    toast = Toast(app)
    down, up = (pygame.event.Event(kind, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
    toast.pass_over(down, toast.said)
    toast.say(words)
    toast.pass_over(up, toast.said)
    toast.pass_over(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LALT), toast.said)
    assert toast.is_shown, "the press that called for it does not take it away"
    toast.pass_over(down, toast.said)
    toast.pass_over(up, toast.said)
    assert not toast.is_shown


def test_a_notice_in_large_words_covers_little_and_no_card_to_choose() -> None:
    app = Application((1280, 720), settings=Settings(volume=0.0, text_scale=2.0))
    surface, prompt = pygame.Surface((1280, 720)), pygame.Rect(6, 532, 927, 76)
    words = "Hints are for the player who is asked: wait until everything has been shown."
    above = draw_toast(surface, words, prompt, app)
    assert above.height < 60, "one line of words that are a little smaller"
    below = draw_toast(surface, words, prompt, app, is_below=True)
    assert below.top > prompt.bottom and surface.get_rect().contains(below)


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


def test_the_card_looked_at_goes_to_where_it_hides_nothing_that_may_be_chosen() -> None:
    window = pygame.Rect(7, 50, 1266, 510)
    piece = pygame.Rect(640, 360, 40, 40)
    around = [pygame.Rect(x, y, 40, 40) for x in range(360, 900, 40) for y in range(80, 520, 40)]
    near = place_at_side((300, 470), piece, window, around)
    assert near.collidelist(around) >= 0
    beyond = place_at_side((300, 470), piece, window, around, clear=around)
    assert beyond.collidelist(around) == -1 and window.contains(beyond)
    assert place_at_side((300, 470), piece, window, [], clear=[pygame.Rect(0, 0, 4, 4)]) == place_at_side(
        (300, 470), piece, window, []
    ), "where nothing is in the way it lies beside the piece"
