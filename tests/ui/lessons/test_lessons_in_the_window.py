"""Lessons in the window: the page of courses, the box beside what it points at, wrong presses, and the ways back."""

from __future__ import annotations

from threading import Event

import pygame
import pytest

from game.app.games.entries import GAMES
from game.app.lessons.finished import finished_lessons, mark_finished
from game.app.lessons.lesson import Lesson, lessons_of
from game.app.lessons.proving import play_on, shown
from game.app.lessons.run import SHOWS
from game.ui.games.game_ui import game_ui_of
from game.ui.help.screen import HelpScreen
from game.ui.lessons.page import LessonsPage
from game.ui.lessons.scene import LessonScene
from game.ui.new_game.page import NewGame
from game.ui.scenes.beginning import show_lesson
from game.ui.screens.items import square
from tests.journeys.driver import Driver
from tests.ui.lessons.leading import lead

FIRST = {game: lessons_of(game)[0] for game in GAMES if lessons_of(game)}


def at_lesson(stem: str = "1_move", game: str = "skirmish", **more: object) -> Driver:
    driver = Driver(**more)  # type: ignore[arg-type]
    show_lesson(driver.app, next(one for one in lessons_of(game) if one.path.stem == stem))
    driver.frames(5)
    return driver


def scene_of(driver: Driver) -> LessonScene:
    assert isinstance(driver.scene, LessonScene)
    return driver.scene


def test_each_word_that_a_lesson_teaches_is_one_of_the_glossary() -> None:
    for game in GAMES:
        words = game_ui_of(game).glossary()
        assert [term for one in lessons_of(game) for term in one.teaches if term not in words] == []


def test_a_word_of_the_glossary_leads_to_its_lesson(driver: Driver) -> None:
    driver.app.open("help", "heroes")
    driver.wait()
    driver.click_on("Glossary", "Chain: The chain")
    driver.frames(5)
    assert scene_of(driver).lesson.path.stem == "4_chain"


@pytest.mark.parametrize(("pressed", "focus"), [(False, "Skirmish: Moving"), (True, "Back")])
def test_the_first_lesson_has_the_focus_however_late_it_is_read_unless_it_was_moved(
    monkeypatch: pytest.MonkeyPatch, pressed: bool, focus: str
) -> None:
    read = Event()

    def late(game: str) -> tuple[Lesson, ...]:
        read.wait(20)
        return lessons_of(game)

    monkeypatch.setattr("game.app.lessons.courses.lessons_of", late)
    driver = Driver()
    driver.app.open("lessons", "skirmish")
    driver.frames(2)
    assert driver.names == ["Back"]
    if pressed:
        driver.key(pygame.K_TAB)
    read.set()
    driver.wait()
    assert driver.sheet_scene.sheet.focus is not None and driver.sheet_scene.sheet.focus.name == focus


def test_the_ring_goes_on_from_a_chosen_card_to_what_is_asked_about_it() -> None:
    driver = at_lesson("5_quests", "heroes")
    scene = scene_of(driver)
    (held,) = scene.spots()
    driver.click(held.clip(driver.app.display.screen.get_rect()).center)
    driver.frames(4)
    (asked,) = scene.spots()
    assert asked != held
    driver.click(asked.center)
    driver.frames(4)
    assert scene.run.number == 1


def press(driver: Driver, words: str) -> None:
    """Click a button of the box."""
    button = next(one for one in scene_of(driver).box.buttons if one.words == words)
    driver.click(button.rect.center)
    driver.frames(4)


def names(driver: Driver) -> list[str]:
    return [one.words for one in scene_of(driver).box.buttons]


def cell_at(driver: Driver, cell: tuple[int, int]) -> tuple[int, int]:
    spot = scene_of(driver).drawing.spots.spot_of(square(cell))
    return spot.center


def test_the_page_shows_the_courses_and_begins_a_lesson(driver: Driver) -> None:
    driver.click_on("Learn to play")
    driver.wait()
    assert isinstance(driver.scene, LessonsPage)
    driver.click_on("Skirmish: Moving")
    driver.frames(5)
    scene = scene_of(driver)
    assert scene.box.said.words == scene.run.steps[0].say and scene.box.said.how_far == "1 of 5"
    assert names(driver) == ["Back", "Again", "Lessons"]
    press(driver, "Lessons")
    assert isinstance(driver.scene, LessonsPage)


def test_the_page_is_where_it_was_after_a_lesson_is_left() -> None:
    driver = at_lesson("4_chain", "heroes")
    press(driver, "Lessons")
    driver.wait()
    sheet = driver.sheet_scene.sheet
    assert sheet.focus is not None and sheet.focus.name == "Heroes: The chain"
    assert driver.app.size[1] > sheet.focus.rect.bottom and sheet.focus.rect.top > 0


@pytest.mark.parametrize("game", ["heroes", "crawler"])
def test_after_the_last_lesson_a_match_against_easy_is_offered(game: str) -> None:
    driver = at_lesson("6_game", game)
    scene = scene_of(driver)
    while not scene.run.is_fight:
        scene.run.go_on()
    assert play_on(scene.lesson_match, shown) is None and scene.run.is_finished
    driver.rest(1)
    press(driver, "A match")
    page = driver.scene
    assert isinstance(page, NewGame) and page.game == game
    assert [one.kind for one in page.choice.taken] == (["human", "easy"] if game == "heroes" else ["human"])


def test_a_newcomer_plays_the_first_lesson_with_the_mouse() -> None:
    driver = at_lesson()
    scene = scene_of(driver)
    (ring,) = scene.spots()
    driver.click(ring.center)
    driver.frames(4)
    assert scene.answering.selected is not None
    driver.click(cell_at(driver, (5, 5)))
    driver.frames(4)
    assert scene.run.number == 1
    driver.click(cell_at(driver, (4, 2)))
    driver.frames(4)
    driver.click(scene.spots()[0].center)
    driver.frames(4)
    assert scene.run.waits_to_be_read and not scene.answering.offers.all
    press(driver, "Next")
    assert scene.run.number == 3
    for _ in range(4):
        if not scene.run.waits_to_be_read:
            (ring,) = scene.spots()
            driver.click(ring.center)
            driver.rest(1.5)
    assert scene.spots() == [scene.laying.layout.own], "the icons beside the name"
    press(driver, "Next")
    assert scene.run.is_done and "finished" in scene.box.said.words
    assert finished_lessons() == {scene.lesson.name}
    press(driver, "Next lesson")
    assert scene_of(driver).lesson.path.stem == "2_strike"


def test_a_wrong_press_tells_why_and_the_third_offers_to_show_it() -> None:
    driver = at_lesson()
    scene = scene_of(driver)
    driver.click(scene.spots()[0].center)
    driver.frames(4)
    for number in range(SHOWS):
        assert "Show me" not in names(driver)
        driver.click(cell_at(driver, (14, 4)))
        driver.frames(2)
        assert scene.run.refused == number + 1
        assert scene.run.steps[0].mistake in scene.toast.text
        assert scene.toast.text != scene.run.steps[0].mistake
    press(driver, "Show me")
    while scene.run.number == 0:
        scene.show_me()
        driver.frames(4)
    assert scene.run.number == 1 and scene.run.refused == 0


def test_what_is_legal_but_not_meant_is_refused_in_other_words() -> None:
    driver = at_lesson()
    scene = scene_of(driver)
    # The ranger could move as well; the step is about the archer.
    driver.click(cell_at(driver, (4, 2)))
    driver.frames(4)
    given = len(scene.match.given)
    driver.click(cell_at(driver, (4, 1)))
    driver.frames(4)
    assert "allowed, but not what this step is about" in scene.toast.text
    assert len(scene.match.given) == given


def test_back_and_again() -> None:
    driver = at_lesson()
    scene_of(driver).show_me()
    driver.frames(4)
    scene_of(driver).show_me()
    driver.frames(4)
    assert scene_of(driver).run.number == 1
    press(driver, "Back")
    assert scene_of(driver).run.number == 0 and not scene_of(driver).match.given
    driver.key(pygame.K_PAGEDOWN)
    driver.frames(4)
    assert scene_of(driver).run.number == 1
    press(driver, "Again")
    assert scene_of(driver).run.number == 1


@pytest.mark.parametrize(
    ("game", "size", "text_scale"),
    [("skirmish", (1280, 720), 1.0), ("skirmish", (1024, 768), 2.0), *((game, (1280, 720), 2.0) for game in FIRST)],
)
def test_the_box_lies_in_the_window_beside_what_it_points_at(
    game: str, size: tuple[int, int], text_scale: float
) -> None:
    driver = at_lesson(FIRST[game].path.stem, game, size=size, text_scale=text_scale)
    scene = scene_of(driver)
    window = pygame.Rect((0, 0), size)
    for _ in range(len(scene.run.steps)):
        assert window.contains(scene.box.rect), scene.box.rect
        for button in scene.box.buttons:
            assert scene.box.rect.contains(button.rect)
            assert button.rect.height >= driver.app.least_target and button.rect.width >= driver.app.least_target
        for ring in scene.spots():
            assert scene.box.rect.clip(ring).size == (0, 0), "the box hides what it points at"
        if not scene.run.is_over:
            scene.go_on()
            driver.frames(3)


@pytest.mark.parametrize("game", ["arena", "heroes"])
def test_show_me_leads_through_a_lesson_in_the_window(game: str) -> None:
    driver = at_lesson(FIRST[game].path.stem, game)
    scene = scene_of(driver)
    for _ in range(120):
        if scene.run.is_over:
            break
        if scene.run.waits_to_be_read:
            scene.go_on()
        else:
            scene.show_me()
        driver.frames(6)
        if not scene.playing.is_computer_asked:
            continue
        driver.rest(0.5)
    driver.frames(4)
    assert scene.run.is_done
    assert scene.lesson.name in finished_lessons()


def test_whoever_has_never_played_is_shown_how_first(driver: Driver) -> None:
    assert driver.names[0] == "Learn to play"
    mark_finished("skirmish/1_move#Moving")
    driver.app.go_home()
    driver.frames(2)
    assert driver.names[:3] == ["New game", "Quick game", "Learn to play"]


@pytest.mark.parametrize("way", ["Help", "New game"])
def test_help_and_a_set_up_lead_to_the_course_of_their_game(way: str, driver: Driver) -> None:
    driver.click_on(way)
    driver.frames(4)
    driver.click_on("Learn to play")
    driver.frames(4)
    page = driver.scene
    assert isinstance(page, LessonsPage) and page.games == ("skirmish",)


def test_a_press_counts_though_the_page_is_laid_out_again_before_the_finger_lifts(driver: Driver) -> None:
    driver.click_on("Help")
    place = driver.control("Computers").shown.center
    driver.move(place)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
    page = driver.scene
    assert isinstance(page, HelpScreen)
    page.rebuild()
    assert page.chapter != "Computers"
    driver.post(pygame.MOUSEBUTTONUP, pos=place, button=1)
    assert page.chapter == "Computers"


def test_no_note_lies_over_what_the_lesson_says() -> None:
    driver = at_lesson()
    driver.click(cell_at(driver, (3, 5)))
    driver.frames(4)
    for cell in ((12, 1), (13, 2), (11, 3), (12, 4)):
        driver.move(cell_at(driver, cell))
        driver.frames(3)
        shown, box = scene_of(driver).tips.shown, scene_of(driver).box.rect
        assert shown is None or not shown.colliderect(box)


def test_the_box_and_the_ring_are_seen() -> None:
    driver = at_lesson()
    scene = scene_of(driver)
    with_both = pygame.display.get_surface().copy()
    box, (ring,) = scene.box.rect.copy(), scene.spots()
    scene.laying.guide = None
    scene._rings = []
    scene.refresh()
    scene.drawing.forget()
    driver.frames(2)
    without = pygame.display.get_surface()

    def share(of: pygame.Rect) -> float:
        """Return how much of a rectangle is other than without them."""
        one, other = (pygame.surfarray.array3d(picture.subsurface(of)) for picture in (with_both, without))
        return float((one != other).any(axis=2).mean())

    assert share(box) > 0.8
    assert share(ring.inflate(16, 16)) > 0.1


@pytest.mark.parametrize(("game", "stem"), [("crawler", "5_quests"), ("arena", "5_summon")])
def test_whoever_presses_what_has_the_ring_reads_on_whatever_is_looked_at(game: str, stem: str) -> None:
    driver = at_lesson(stem, game)
    scene = scene_of(driver)
    for _ in range(40):
        if scene.run.is_over:
            break
        driver.frames(3, 0.4)
        looked_at = [rect for rect in (scene.drawing.zoom.rect, scene.laying.hand.lifted_rect()) if rect.width]
        # A card of the hand may lie large over the ring around itself, which was pressed.
        for kept in (scene.box.rect, *scene.spots()[: not scene.laying.hand.lifted]):
            assert kept.collidelist(looked_at) < 0, scene.box.said
        if scene.run.waits_to_be_read:
            press(driver, "Next")
        elif spots := scene.spots():
            driver.click(spots[0].clip(driver.app.display.screen.get_rect()).center)
        elif scene.answering.may_answer:
            scene.show_me()
    assert scene.run.is_over


def test_a_piece_that_was_chosen_has_no_ring_any_more() -> None:
    driver = at_lesson()
    driver.click(scene_of(driver).spots()[0].center)
    driver.frames(4)
    assert scene_of(driver).answering.selected is not None and not scene_of(driver).spots()


def test_in_an_open_fight_nothing_is_pointed_at_and_the_box_is_small_once_it_has_begun() -> None:
    driver = at_lesson("6_fight")
    scene = scene_of(driver)
    press(driver, "Next")
    assert not scene.spots() and names(driver) == ["Back", "Again", "Lessons"]
    driver.key(pygame.K_PAGEDOWN)
    driver.rest(1)
    assert not scene.run.is_over and not finished_lessons(), "a fight that nobody fought is not ticked"
    before = scene.box.rect.size
    scene.show_me()
    driver.frames(4)
    assert names(driver) == ["Again", "Lessons"] and scene.box.said.words == scene.run.steps[-1].aim
    assert scene.box.rect.w <= before[0] and scene.box.rect.h < before[1]
    press(driver, "Again")
    assert scene_of(driver) is scene and "Press again" in scene.toast.text
    press(driver, "Again")
    assert scene_of(driver) is not scene and not scene_of(driver).run.has_begun


@pytest.mark.parametrize(("stem", "game"), [("5_summon", "arena"), ("2_attack", "factions"), ("4_pools", "crawler")])
def test_no_other_button_comes_where_next_was_pressed(stem: str, game: str) -> None:
    driver = at_lesson(stem, game)
    scene = scene_of(driver)
    while not scene.run.is_over:
        if scene.run.waits_to_be_read:
            pressed = next(one.rect.center for one in scene.box.buttons if one.words == "Next")
            press(driver, "Next")
            there = [one.words for one in scene.box.buttons if one.rect.collidepoint(pressed)]
            assert there in ([], ["Next"]), scene.box.said
        else:
            scene.go_on()
            driver.frames(4)


def test_help_begins_with_the_words_of_what_is_looked_at_and_leads_to_their_lessons() -> None:
    driver = at_lesson("3_triggers", "crawler")
    while scene_of(driver).run.step.card != "Barrow Wolf":
        scene_of(driver).show_me()
        driver.rest(2)
    (ring,) = scene_of(driver).spots()
    driver.move(ring.center)
    driver.frames(2, 0.5)
    driver.key(pygame.K_F1)
    driver.wait()
    texts = driver.sheet_scene.texts
    first = texts[texts.index("On what you looked at") + 1 : texts.index("All words")]
    assert any(text.startswith("**Frenzy**") for text in first)
    driver.click_on("Frenzy: Cards and combat triggers")
    driver.frames(3)
    assert scene_of(driver).lesson.path.stem == "3_triggers"


def test_the_ring_is_on_the_better_of_two_answers_that_are_asked_about() -> None:
    driver = at_lesson("3_triggers", "crawler")
    scene = scene_of(driver)
    lead(driver, scene, lambda: scene.run.step.card == "Shield Drill")
    driver.click(scene.spots()[0].clip(driver.app.display.screen.get_rect()).center)
    driver.frames(4)
    (ring,) = scene.spots()
    assert [one.words for one in scene.laying.buttons if one.rect == ring] == [
        "Play Shield Drill, boosted (1 Skill): no Wound"
    ]


@pytest.mark.parametrize(("stem", "game"), [("3_blow_back", "skirmish"), ("3_stack", "factions")])
def test_what_is_told_can_be_read_before_it_happens(stem: str, game: str) -> None:
    driver = at_lesson(stem, game, animation_speed="x1")
    scene = scene_of(driver)
    least = 0.25 * len(scene.run.steps[0].say.split())
    driver.frames(round(least / 0.1), 0.1)
    assert scene.run.number == 0 and not scene.match.given
    driver.frames(60, 0.1)
    assert scene.run.number == 1


def test_a_marked_space_is_meant_where_a_neighbours_figure_hides_it() -> None:
    driver = at_lesson("5_summon", "arena")
    scene = scene_of(driver)
    lead(driver, scene, lambda: "Space" in scene.run.step.allow, 0.5)
    hidden = 0
    for _ in range(3):
        board = scene.following.board
        assert board is not None
        for item in scene.answering.offers.items:
            spot = scene.drawing.spots.spot_of(item)
            if item.cell is None or spot is None:
                continue
            hidden += board.cell_at(spot.center) != item.cell == board.ground_at(spot.center)
            if board.ground_at(spot.center) == item.cell and scene.laying.is_on_board(spot.center):
                assert scene.pointing.item_at(spot.center) in (item, None)
        scene.show_me()
        driver.rest(0.5)
    assert hidden, "a figure hides one of them"
