"""Notes leave the question and the card looked at in sight; the words in its panel stay readable."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.application import Application
from game.ui.games.crawler.faces import crawler_face
from game.ui.panels.card_zoom import CardZoom, card_words, meanings, reads_on_face
from game.ui.screens.game_screen import Inspection
from game.ui.screens.items import card, piece
from game.ui.table import tips
from game.ui.table.scene import TableScene
from game.ui.window.widgets import tooltip
from tests.journeys.driver import Driver
from tests.journeys.table_hands import answer_until, at_the_table, wait
from tests.ui.table.hall import hall, number_at, pixel_at
from tests.ui.table.many_tables import a_match


@pytest.fixture
def app() -> Application:
    return Driver().app


def test_notes_of_the_hand_and_of_the_board_leave_the_question_and_the_card_looked_at_in_sight() -> None:
    driver, scene = hall()
    hand = scene.laying.hand
    seen = 0
    for held in hand.cards:
        driver.move((held.rect.centerx, held.rect.top + 20))
        driver.frames(40, 0.05)
        if scene.tips.shown is not None:
            seen += 1
            assert scene.tips.shown.bottom <= scene.laying.layout.prompt.top
    area = scene.laying.layout.free
    for x in range(area.left + 10, area.right, 60):
        driver.move((x, area.centery), frames=2)
        if scene.tips.shown is not None:
            seen += 1
            assert not scene.tips.shown.colliderect(scene.drawing.zoom.rect)
            assert not scene.tips.shown.colliderect(scene.laying.layout.prompt)
    assert seen > 3


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_a_word_of_the_card_looked_at_means_stands_beside_that_card(size: tuple[int, int]) -> None:
    driver, scene = at_the_table(a_match("heroes", "hc"), size)
    assert wait(driver, scene) and scene.screen.board is not None
    read = 0
    for number in scene.screen.board.miniatures.numbers:
        spot = scene.drawing.spots.frame_of(piece(number))
        assert spot is not None
        driver.move(spot.center)
        driver.click(spot.center, button=3)
        looked_at = scene.drawing.zoom.rect.copy()
        for word, _ in [tip for tip in scene.drawing.tips if looked_at.contains(tip[0])]:
            driver.move(word.center)
            driver.frames(2)
            read += scene.tips.shown is not None
            assert scene.tips.shown is None or not scene.tips.shown.colliderect(looked_at)
        driver.click(spot.center, button=3)
    assert read > 2


def test_words_of_a_card_of_the_hand_are_explained_while_something_may_be_done_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver, scene = at_the_table(a_match("heroes", "hc", seed=3))
    answer_until(driver, scene, "action")
    told: list[str] = []

    def draws(surface: pygame.Surface, text: str, *args: Any, **more: Any) -> pygame.Rect:
        told.append(text)
        return tooltip(surface, text, *args, **more)

    monkeypatch.setattr(tips, "tooltip", draws)
    explained = 0
    for one in scene.laying.hand.cards:
        seen = scene.following.inspect(card(one.held.number))
        driver.move((one.rect.centerx, one.rect.top + 20))
        driver.frames(2)
        if scene.pointing.tip and seen is not None and (words := meanings(seen)):
            explained += 1
            assert told[-1] == f"{scene.pointing.tip}\n{words}"
    assert explained


def test_the_card_looked_at_is_put_away_while_something_plays_and_what_is_pinned_stays() -> None:
    for is_pinned in (False, True):
        driver, scene = hall("hc")
        driver.app.change_settings(animation_speed="x1")
        driver.move(pixel_at(scene, (6, 2)))
        driver.frames(40, 0.05)
        assert scene.drawing.zoom.rect.width
        if is_pinned:
            scene.pointing.pinned = scene.pointing.pointed()
        number = number_at(scene, (3, 2))
        scene.answering.select(number, has_offers=False)
        scene.answering.give(next(one for one in scene.answering.offers.all if one.at is not None and one.at.cell))
        driver.frames(1, 0.01)
        assert scene.playing.is_moving
        assert bool(scene.drawing.zoom.rect.width) == is_pinned


def test_a_note_that_stays_leaves_the_seats_the_question_and_the_hand_free() -> None:
    driver, scene = hall()
    layout = scene.laying.layout
    driver.move(pixel_at(scene, (3, 2)))
    driver.frames(40, 0.05)
    kept = [tip for tip in scene.drawing.tips if scene.drawing.zoom.rect.contains(tip[0]) and tip[1]]
    assert len(kept) > 2
    for tip in kept:
        scene.tips.keep(tip)
        driver.frames(2)
        stays = scene.tips.stays
        assert stays is not None
        assert layout.free.contains(stays)
        scene.tips.keep(tip)
    driver.frames(2)
    assert scene.tips.stays is None


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 12), ((1920, 1080), 18), ((2560, 1440), 24)])
def test_words_on_a_card_that_is_looked_at_have_a_least_size(size: tuple[int, int], least: int) -> None:
    app = Driver(size).app
    wanted, floor = card_words(app)
    assert (floor, wanted >= floor) == (least, True)
    small = Driver(size, text_scale=0.75, ui_scale=0.75).app
    assert min(card_words(small)) >= least, "no script is smaller than that"


def test_a_face_too_narrow_for_words_of_that_size_gives_way_to_a_page(app: Application) -> None:
    face = crawler_face("phantom")
    widths = [width for width in range(60, 420, 4) if reads_on_face(face, width, app)]
    assert widths and widths == list(range(widths[0], 420, 4)), "wider is never worse"
    assert widths[0] >= face.brief_below
    plain = crawler_face("hedge_knight")
    assert not reads_on_face(plain, app.text_px(14) * 9 - 1, app) and reads_on_face(plain, app.text_px(14) * 9, app)


def test_a_low_panel_tells_the_name_once_and_keeps_its_words_readable(app: Application) -> None:
    facts = (("blade", "0", ""), ("block", "1", ""), ("hp", "1 of 1", ""))
    seen = Inspection(crawler_face("phantom"), "Phantom", 1, facts)
    other = Inspection(crawler_face("phantom"), "Somebody else's", 1, facts)
    surface, rect = pygame.Surface((1280, 720)), pygame.Rect(984, 88, 290, 151)
    zoom = CardZoom()
    zoom.draw(surface, rect, seen, app, rect.size, 270)
    assert zoom.px >= 11 and not zoom.is_cut
    once = zoom.px
    zoom.draw(surface, rect, other, app, rect.size, 270)
    assert zoom.px < once, "a title that tells something else stands beside the name"


def test_a_choice_whose_words_have_room_in_one_line_is_one_line_high() -> None:
    from game.ui.table.questions.choices import _height, button_width

    words = next("Bribe " + "o" * count for count in range(60)
                 if button_width("Bribe " + "o" * count, 15, "gold", "1", "body") <= 272
                 < button_width("Bribe " + "o" * count, 15, "gold", "1"))  # fmt: skip
    entry = (words, "gold", "", lambda: None, None)
    assert _height(entry, 15, 272) == round(15 * 2.1)
    assert _height((words + "ooooo oooo", *entry[1:]), 15, 272) > round(15 * 2.1)


def _at_a_spider() -> tuple[Driver, TableScene, int]:
    """Return a Thug with a Quick Shot in the hand; one enemy is within five squares."""
    driver, scene = hall(
        pieces=[
            {"name": "Half-Orc Thug", "at": [2, 1], "seat": 0},
            {"name": "Demonweb Spider", "at": [5, 1], "seat": 1},
        ],
        seats=[{"faction": "crown", "hand": ["Quick Shot"]}, {"faction": "drow"}],
    )
    scene.answering.select(number_at(scene, (2, 1)), has_offers=False)
    driver.frames()
    return driver, scene, scene.laying.hand.cards[0].held.number


def test_a_card_with_one_target_shows_its_shot_before_it_is_played() -> None:
    driver, scene, number = _at_a_spider()
    board = scene.screen.board
    assert board is not None and number in scene.laying.hand.playable and board.overlays.sight_tag(board.camera) is None
    place = scene.laying.hand.place_of(number)
    driver.move((place.x + 5, place.y + 12))
    assert board.overlays.sight_tag(board.camera) is not None
    assert "Quick Shot: **" in scene.pointing.tip and "Demonweb Spider" in scene.pointing.tip
    driver.move(pixel_at(scene, (5, 1)))
    verdict, named = board.overlays.sight_tag(board.camera), board.name_rect()
    assert verdict is not None and named is not None and named.contains(verdict)
    driver.frames()
    shown = scene.tips.shown
    assert shown is None or not shown.colliderect(verdict)


@pytest.mark.parametrize(("game", "size", "script"), [
    ("arena", (1280, 720), 2.0), ("factions", (1280, 720), 2.0), ("skirmish", (1280, 720), 1.0),
])  # fmt: skip
def test_a_note_of_a_card_of_the_hand_hides_neither_that_nor_what_is_pressed(
    game: str, size: tuple[int, int], script: float
) -> None:
    driver, scene = at_the_table(a_match(game, "hc"), size, text_scale=script)
    while not scene.laying.hand.cards or scene.laying.tray.cards:
        assert wait(driver, scene)
        scene.answering.give(next(offer for offer in scene.answering.offers.all if offer.commands))
    assert wait(driver, scene)
    seen = 0
    for number in range(len(scene.laying.hand.cards)):
        driver.move((size[0] // 2, size[1] // 3))
        place = scene.laying.hand.cards[number].rect
        driver.move((place.x + place.width // 4, place.y + 30))
        driver.frames(3, 0.2)
        note, layout = scene.tips.shown, scene.laying.layout
        lifted = scene.laying.hand.lifted_rect()
        if note is not None and lifted:
            seen += 1
            assert note.collidelist([lifted, *layout.strips, layout.turn, layout.prompt, layout.hand]) < 0
    assert seen
