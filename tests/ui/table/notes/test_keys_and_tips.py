"""Buttons by Tab, the sight tool, notes that stay, and cards that are shown large."""

from __future__ import annotations

import threading
import time
from functools import partial

import pygame
import pytest

from game.app.games.entries import entry_of
from game.app.lessons import courses
from game.app.matches.match import Match, Seating
from game.ui.lessons.scene import LessonScene
from game.ui.panels.buttons import Button
from game.ui.panels.large_card import LargeCard
from game.ui.scenes.beginning import TAUGHT, TaughtWords
from game.ui.screens.items import card, piece
from game.ui.table.end_guard import AT_ONCE
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, match_of, wait
from tests.ui.table.hall import hall, number_at, pixel_at
from tests.ui.table.many_tables import a_match


def test_tab_steps_through_plates_and_enter_presses_the_marked_one() -> None:
    match = match_of("hh", seed=5)
    driver, scene = at_the_table(match)
    for _ in range(20):
        assert wait(driver, scene)
        if scene.laying.button_stops():
            break
        scene.answering.give(scene.answering.offers.all[0])
    names = [button.name for button in scene.laying.button_stops()]
    assert len(names) == 2, names
    decision = match.decision
    driver.key(pygame.K_RETURN)
    assert match.decision == decision, "Enter alone chooses nothing"
    driver.key(pygame.K_TAB)
    assert scene.navigating.cursor.marked == names[0]
    driver.key(pygame.K_TAB)
    assert scene.navigating.cursor.marked == names[1]
    driver.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert scene.navigating.cursor.marked == names[0]
    driver.key(pygame.K_RETURN)
    assert match.decision != decision and not scene.navigating.cursor.marked


def test_the_sight_tool_shows_the_line_with_the_mouse() -> None:
    driver, scene = hall()
    driver.key(pygame.K_l)
    revision = scene.match.revision
    wizard, archer = pixel_at(scene, (3, 2)), pixel_at(scene, (6, 2))
    driver.move(wizard)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=wizard, button=1)
    driver.post(pygame.MOUSEMOTION, pos=archer, rel=(30, 0), buttons=(1, 0, 0))
    assert "Elf Archer" in scene.pointing.tip and "From the corner at" in scene.pointing.tip
    board = scene.screen.board
    assert board is not None and board.overlays._sight is not None
    driver.post(pygame.MOUSEBUTTONUP, pos=archer, button=1)
    assert "wall at (4, 2)" in scene.pointing.tip
    driver.move(pixel_at(scene, (5, 0)))
    assert "Drow Wizard" in scene.pointing.tip and "square (5, 0)" in scene.pointing.tip
    assert scene.match.revision == revision and scene.answering.selected is None
    driver.key(pygame.K_ESCAPE)
    assert not scene.sight.is_on and scene.sight.viewer is None and board.overlays._sight is None


def test_an_explanation_is_pinned_by_a_click_and_let_go_by_escape() -> None:
    driver, scene = hall()
    driver.click(pixel_at(scene, (3, 2)), button=3)
    assert scene.pointing.pinned == piece(number_at(scene, (3, 2)))
    rect, words = scene.drawing.zoom.tips[-1]
    driver.click(rect.center)
    assert scene.pointing.pinned_tip == (rect, words)
    driver.move(pixel_at(scene, (0, 0)))
    assert scene.pointing.pinned_tip == (rect, words)
    driver.key(pygame.K_ESCAPE)
    assert scene.pointing.pinned_tip is None and scene.pointing.pinned is not None
    driver.move(rect.center)
    driver.key(pygame.K_i)
    assert scene.pointing.pinned_tip == (rect, words)
    driver.click(rect.center)
    assert scene.pointing.pinned_tip is None


def test_i_pins_a_card_with_what_its_words_mean() -> None:
    driver, scene = hall()
    driver.key(pygame.K_PERIOD)
    number = scene.laying.hand.lifted
    assert number is not None
    driver.key(pygame.K_i)
    assert scene.pointing.pinned == card(number)
    seen = scene.pointing.inspected()
    assert seen is not None and scene.pointing.pinned_tip is not None
    assert all(word in scene.pointing.pinned_tip[1] for word, _ in seen.glossary[:6])


def until_read(driver: Driver, scene: TableScene) -> list[Button]:
    """Let frames pass until a note has its lines to lessons, however long the course is read; return them."""
    for _ in range(200):
        driver.frames(20)
        if lines := [*scene.laying.noted, *scene.large.lines]:
            return lines
        time.sleep(0.05)
    raise AssertionError("no line leads to a lesson")


@pytest.mark.parametrize("way", ["a click", "keys", "a finger"])
def test_a_word_that_is_explained_leads_to_its_lesson(way: str) -> None:
    driver, scene = hall()
    web = scene.laying.hand.cards[0]
    if way == "a finger":
        pos = (web.rect.x + 8, web.rect.y + 20)
        driver.move(pos)
        driver.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, finger=True)
        driver.frames(20, 0.05)
        driver.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, finger=True)
    else:
        driver.key(pygame.K_PERIOD, pygame.K_i)
    lines = until_read(driver, scene)
    assert "Lesson: Moving" in [line.words for line in lines]
    line = next(line for line in lines if line.words == "Lesson: Moving")
    assert all(line.rect.height >= driver.app.least_target for line in lines)
    if way == "keys":
        for _ in scene.laying.buttons:
            driver.key(pygame.K_f)
            if scene.navigating.cursor.marked == f"{TAUGHT}Moving":
                break
        driver.key(pygame.K_RETURN)
    else:
        driver.click(line.rect.center)
    driver.frames(5)
    assert isinstance(driver.scene, LessonScene) and driver.scene.lesson.title == "Moving"


def test_lines_to_lessons_go_with_their_note_and_none_leads_out_of_a_demo() -> None:
    driver, scene = hall()
    driver.key(pygame.K_PERIOD, pygame.K_i)
    until_read(driver, scene)
    scene.refresh()
    assert scene.laying.noted[0] in scene.laying.buttons, "laying out again keeps them"
    driver.key(pygame.K_ESCAPE, frames=2)
    assert not scene.laying.noted and not any(one.name.startswith(TAUGHT) for one in scene.laying.buttons)
    driver.app.has_lessons = False
    driver.key(pygame.K_PERIOD, pygame.K_i, frames=20)
    assert scene.pointing.pinned_tip is not None and not scene.laying.noted


def test_lines_to_lessons_are_not_waited_for_and_come_once_the_course_has_been_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver, gate, waited = Driver(), threading.Event(), list[float | None]()
    read = courses.lessons_of

    class Reading(threading.Thread):
        def join(self, timeout: float | None = None) -> None:
            waited.append(timeout)

    monkeypatch.setattr(courses, "Thread", Reading)
    monkeypatch.setattr(courses, "lessons_of", lambda game: read(game) if gate.wait(10) else ())
    taught, note = TaughtWords(driver.app, "skirmish"), "**Move**: to go."
    assert taught.lines(note) == [] and not taught.has_read() and waited == [0.0], "nobody waits in a frame"
    gate.set()
    (reading,) = (one for one in threading.enumerate() if isinstance(one, Reading))
    threading.Thread.join(reading, 10)
    assert taught.has_read() and not taught.has_read(), "that is said once"
    assert [one.words for one in taught.lines(note)] == ["Lesson: Moving"]


def test_a_line_of_the_large_card_that_is_held_is_not_pressed_once_the_card_is_put_away() -> None:
    _, scene = hall()
    seen = scene.following.inspect(piece(number_at(scene, (6, 2))))
    left, right = ({"button": button, "pos": (10, 10)} for button in (1, 3))
    large, pressed = LargeCard(), list[str]()
    for way, put_away in {
        "a key": lambda: large.event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)),
        "another button": lambda: large.event(pygame.event.Event(pygame.MOUSEBUTTONDOWN, right)),
        "what shows cards": lambda: large.show(seen),
        "nothing": lambda: large.event(pygame.event.Event(pygame.MOUSEBUTTONUP, right)),
    }.items():
        large.show(seen)
        large.lines = [Button("line", pygame.Rect(0, 0, 50, 20), "A lesson", partial(pressed.append, way))]
        assert large.event(pygame.event.Event(pygame.MOUSEBUTTONDOWN, left)) and large.seen is seen
        put_away()
        assert (large.seen is None) is (way != "nothing") and not pressed
        large.event(pygame.event.Event(pygame.MOUSEBUTTONUP, left))
        assert large.seen is None
    assert pressed == ["nothing"]


def test_x_and_a_long_press_show_any_card_large() -> None:
    driver, scene = hall()
    archer = pixel_at(scene, (6, 2))
    driver.move(archer)
    driver.key(pygame.K_x)
    assert scene.large.seen is not None and scene.large.seen.face.name == "Elf Archer"
    assert scene.large.rect.height > driver.app.size[1] * 0.85
    driver.key(pygame.K_x)
    assert scene.large.seen is None
    revision = scene.match.revision
    for pos in (archer, (scene.laying.hand.cards[0].rect.x + 8, scene.laying.hand.cards[0].rect.y + 20)):
        driver.move(pos)
        driver.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        driver.frames(20, 0.05)
        assert scene.large.seen is not None
        driver.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        driver.frames(2)
        assert scene.large.seen is not None, "it stays when the finger is lifted"
        driver.click(pos)
        assert scene.large.seen is None
    assert scene.match.revision == revision and scene.answering.selected is None, "neither press was a click"
    driver.move(archer)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=archer, button=1)
    driver.frames(3, 0.05)
    driver.post(pygame.MOUSEBUTTONUP, pos=archer, button=1)
    assert scene.large.seen is None, "a short press is a click"


def test_a_card_that_the_keys_lifted_does_not_stay_over_the_next_question() -> None:
    driver, scene = hall()
    for _ in scene.laying.hand.cards:
        driver.key(pygame.K_PERIOD)
        if scene.laying.hand.lifted not in scene.laying.hand.playable:
            break
    lifted, asked = scene.laying.hand.lifted, scene.match.decision
    assert lifted is not None and lifted not in scene.laying.hand.playable
    scene.refresh()
    assert scene.laying.hand.lifted == lifted
    for _ in range(2):
        driver.frames(1, AT_ONCE)
        driver.key(pygame.K_e)
    assert scene.match.decision != asked
    assert scene.laying.hand.lifted is None or scene.laying.hand.lifted in scene.laying.hand.playable


def test_n_goes_to_what_can_be_chosen_where_no_piece_is_asked_for() -> None:
    driver, scene = at_the_table(match_of("hh", seed=5))
    for _ in range(40):
        assert wait(driver, scene)
        if scene.match.decision is not None and scene.match.decision.kind == "space":
            break
        scene.answering.give(next(offer for offer in scene.answering.offers.all if offer.commands))
    places = scene.answering.offers.cells()
    assert len(places) > 1 and not scene.answering.waiting
    driver.key(pygame.K_n)
    first = scene.navigating.cursor.cell
    driver.key(pygame.K_n)
    assert first in places and scene.navigating.cursor.cell in places and scene.navigating.cursor.cell != first


def test_a_card_keeps_its_key_whatever_else_can_be_pressed() -> None:
    driver, scene = hall(seats=[{"hand": ["Dodge", "Web", "Darkfire"], "reserve": []}, {}])
    kept: dict[int, set[str]] = {}
    for selected in (None, (3, 2), (6, 2)):
        if selected is not None:
            scene.answering.select(number_at(scene, selected), has_offers=False)
            driver.frames()
        for number, digit in scene.laying.hand.digits.items():
            kept.setdefault(number, set()).add(digit)
        keys = [*scene.laying.hand.digits.values(), *(one.key for one in scene.laying.buttons if one.key.isdigit())]
        assert len(keys) == len(set(keys)), "two things have the same key"
    hand = [one.held.number for one in scene.laying.hand.cards]
    assert kept and all(found == {str(hand.index(number) + 1)} for number, found in kept.items())


def test_a_number_with_nothing_behind_it_says_so() -> None:
    driver, scene = hall(seats=[{"hand": ["Dodge"], "reserve": []}, {}])
    revision = scene.match.revision
    driver.key(pygame.K_1)
    assert scene.toast.is_shown and scene.toast.text and "key" not in scene.toast.text, "why the card cannot be played"
    driver.key(pygame.K_7)
    assert scene.toast.text == "Nothing has the key 7 now."
    assert scene.match.revision == revision


def test_the_note_of_a_button_hides_no_part_of_the_turn() -> None:
    driver, scene = at_the_table(a_match("factions", "hh"))
    assert wait(driver, scene)
    turn, seen = scene.laying.layout.turn, 0
    for button in scene.laying.buttons:
        if turn.contains(button.rect):
            driver.move(button.rect.center)
            driver.frames(4, 0.1)
            assert scene.tips.shown is not None and not scene.tips.shown.colliderect(turn), button.name
            seen += 1
    assert seen


def test_a_card_keeps_its_digit_where_it_may_be_played_in_response() -> None:
    position = {
        "game": "factions",
        "seats": [{"hand": ["Knight", "Squire", "Blockade"], "build": 60}, {}],
        "pieces": [{"name": "Ogre Warrior", "zone": 3}, {"name": "Heavy Blade", "zone": 3, "seat": 1}],
        "turn": {"phase": "combat", "cycle": 2, "active": "Ogre Warrior"},
        "windows": "always",
    }
    entry, seatings = entry_of("factions"), (Seating("Blue", "human"), Seating("Amber", "computer"))
    driver, scene = at_the_table(Match.from_state(entry.ruleset, entry.load_position(position), seatings))
    assert wait(driver, scene)
    blockade = next(one.held.number for one in scene.laying.hand.cards if one.held.face.name == "Blockade")
    assert scene.laying.hand.digits[blockade] == "3"
    scene.answering.give(next(one for one in scene.answering.offers.all if "attacks" in one.words))
    assert wait(driver, scene) and scene.match.decision is not None and scene.match.decision.kind == "respond"
    assert scene.laying.hand.digits == {blockade: "3"}
    buttons = [one for one in scene.laying.buttons if one.offer is not None and one.offer.at == card(blockade)]
    assert all(button.key == "3" for button in buttons), "a button for it, if there is one, has the same"
    driver.key(pygame.K_3)
    assert scene.match.decision.prompt == "zone" or scene.answering.narrowed == card(blockade)
