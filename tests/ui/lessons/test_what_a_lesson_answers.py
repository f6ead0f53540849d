"""What a lesson answers to a press that it is not about: one reason, as long as it holds, where it hides nothing."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.app.lessons.finished import finished_lessons
from game.app.lessons.lesson import lessons_of
from game.app.maps.library import list_maps
from game.core.commands import Concede
from game.ui.games.crawler.form import FORM
from game.ui.lessons.scene import LessonScene
from game.ui.panels import prompt_bar
from game.ui.scenes.beginning import show_lesson
from game.ui.screens.items import piece, square
from tests.journeys.driver import Driver
from tests.ui.lessons.leading import lead

_NOT_MEANT = "allowed, but not what this step is about"


def at_lesson(stem: str, game: str, **more: Any) -> tuple[Driver, LessonScene]:
    driver = Driver(**more)
    show_lesson(driver.app, next(one for one in lessons_of(game) if one.path.stem == stem))
    driver.frames(5)
    assert isinstance(driver.scene, LessonScene)
    return driver, driver.scene


def press(driver: Driver, scene: LessonScene, name: str) -> None:
    """Press a card on the table."""
    pressed = next(one for one in scene.match.state.table.permanents.values() if one.record.name == name)
    spot = scene.drawing.spots.spot_of(piece(pressed.id))
    driver.click(spot.center, frames=3)


def test_a_power_that_may_be_used_is_kept_back_by_the_lesson_and_lacks_no_target() -> None:
    driver, scene = at_lesson("5_quests", "heroes")
    while scene.run.number == 0:
        scene.show_me()
        driver.frames(4)
    press(driver, scene, "Ilsabet Quill")
    assert _NOT_MEANT in scene.toast.text and "It is for" not in scene.toast.text


@pytest.mark.parametrize("what", ["the hero", "a card without resources"])
def test_where_the_rules_refuse_their_reason_is_the_only_one(what: str) -> None:
    driver, scene = at_lesson("1_resources", "heroes")
    if what == "the hero":
        # It could attack, with nothing; what its power lacks is what a newcomer asks about.
        hero = next(one for one in scene.match.state.table.permanents.values() if one.seat == 0)
        spot, reason = scene.drawing.spots.spot_of(piece(hero.id)), "power costs 2"
    else:
        held = next(one for one in scene.laying.hand.cards if one.held.face.name == "Lamplighter Recruit")
        spot, reason = held.rect, "costs 1; there are 0 ready resources"
    driver.click(spot.midtop if what != "the hero" else spot.center, frames=3)
    assert reason in scene.toast.text and _NOT_MEANT not in scene.toast.text
    assert scene.run.steps[0].mistake in scene.toast.text
    assert scene.tips.shown is None, "the note beside it says the same once more"


def test_what_is_legal_is_refused_by_the_lesson_alone() -> None:
    driver, scene = at_lesson("1_move", "skirmish")
    for cell in ((4, 2), (4, 1)):
        spot = scene.drawing.spots.spot_of(square(cell))
        driver.click(spot.center, frames=3)
    assert scene.toast.text.startswith("That is allowed, but not")


def test_hints_have_their_key_and_button_in_an_open_fight_alone_whose_box_tells_the_aim() -> None:
    driver, scene = at_lesson("6_game", "heroes")
    assert not any(button.name == "hints" for button in scene.laying.buttons)
    while not scene.run.is_fight:
        scene.go_on()
    for _ in range(200):
        driver.frames(3)
        if scene.answering.may_answer:
            break
    assert any(button.name == "hints" for button in scene.laying.buttons)
    given = len(scene.match.given)
    driver.key(pygame.K_h)
    assert scene.hints.is_open and len(scene.match.given) == given
    driver.key(pygame.K_h)
    scene.show_me()
    driver.frames(4)
    aim, _ = scene.run.steps[-1].say.split(". ", 1)
    # It is said as long as the fight lasts: a number in it would soon be wrong.
    assert scene.box.said.words == f"{aim}." and "to 0" in aim


def test_a_lost_fight_says_so_offers_another_try_and_is_not_ticked() -> None:
    driver, scene = at_lesson("6_fight", "skirmish")
    scene.go_on()
    scene.answering.concede()
    driver.rest(1)
    assert "lost" in scene.box.said.words and "finished" not in scene.box.said.words
    assert scene.box.buttons[1].words == "Again"
    assert not finished_lessons()
    driver.click(scene.box.buttons[1].rect.center, frames=4)
    assert isinstance(driver.scene, LessonScene) and driver.scene.run.number == 0


def test_a_refusal_goes_when_the_right_thing_is_pressed_or_the_step_changes() -> None:
    driver, scene = at_lesson("2_strike", "skirmish")
    wrong = scene.drawing.spots.spot_of(square((1, 1)))
    driver.click(wrong.center, frames=2)
    assert scene.toast.is_shown
    driver.click(scene.spots()[0].center, frames=2)
    assert scene.answering.selected is not None and not scene.toast.is_shown
    driver.click(wrong.center)
    assert scene.toast.is_shown
    scene.go_on()
    assert not scene.toast.is_shown


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 1.0), ((1024, 768), 2.0)])
def test_nothing_that_is_said_lies_over_the_box(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_scale: float
) -> None:
    driver, scene = at_lesson("1_resources", "heroes", size=size, text_scale=text_scale)
    said, draw_toast = [], prompt_bar.draw_toast
    monkeypatch.setattr(prompt_bar, "draw_toast", lambda *given, **named: said.append(draw_toast(*given, **named)))
    hero = next(one for one in scene.match.state.table.permanents.values() if one.seat == 0)
    spot = scene.drawing.spots.spot_of(piece(hero.id))
    driver.click(spot.clip(scene.laying.layout.free).center, frames=3)
    assert said and not any(one.colliderect(scene.box.rect) for one in said)
    for button in scene.box.buttons:
        driver.move(button.rect.center, frames=3)
        assert scene.tips.shown is not None and not scene.tips.shown.colliderect(scene.box.rect)
    for held in scene.laying.hand.cards[:3]:
        driver.move((held.rect.centerx, held.rect.top + 8), frames=3)
        assert scene.tips.shown is None or not scene.tips.shown.colliderect(scene.box.rect)


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 1.0), ((1024, 768), 1.0), ((1280, 720), 2.0)])
def test_a_card_that_is_played_is_shown_beside_the_box(size: tuple[int, int], text_scale: float) -> None:
    driver, scene = at_lesson("4_chain", "heroes", size=size, text_scale=text_scale, animation_speed="x1")
    shown = 0
    for _ in range(60):
        driver.frames(1, 0.1)
        if scene.playing.showing is not None:
            shown += 1
            assert not scene.drawing.looking.played_at.colliderect(scene.box.rect)
    assert shown


def test_an_ally_that_has_just_come_is_said_to_attack_from_the_next_turn_on() -> None:
    driver, scene = at_lesson("1_resources", "heroes")
    lead(driver, scene, lambda: scene.run.number == 3, 0.5)
    press(driver, scene, "Lamplighter Recruit")
    assert "Lamplighter Recruit is new: it can attack from its player's next turn on." in scene.toast.text


def test_where_things_lie_on_a_table_of_crawler_is_told_of_either_side() -> None:
    """Panels at the right edge move what lies there to the other side."""
    told = [FORM.size_words(entry.board) for entry in list_maps("crawler") if FORM.size_words is not None]
    assert told and not any(side in words for words in told for side in ("left", "right"))


def test_nothing_is_told_before_it_is_seen_and_nobody_thinks_while_it_is_read() -> None:
    driver, scene = at_lesson("4_chain", "heroes", animation_speed="x1")
    said, number = [], scene.run.number
    for _ in range(200):
        driver.frames(1, 0.05)
        scene.refresh()
        if not scene.playing.at_rest and scene.run.number != number:
            said.append(scene.box.said.words)
        if scene.run.number == 1 and scene.playing.at_rest:
            break
    assert said and set(said) == {scene.run.steps[0].say}, "what has not been seen is told of"
    driver.frames(2)
    assert scene.run.waits_to_be_read and scene.box.said.words == scene.run.steps[1].say
    scene.go_on()
    for _ in range(300):
        driver.frames(1, 0.05)
        if scene.run.waits_to_be_read and scene.playing.at_rest:
            break
        if scene.answering.may_answer:
            scene.show_me()
    driver.frames(4)
    assert scene.run.number == 3 and scene.playing.is_computer_asked
    assert scene.laying.prompt_text() == "Sedge waits until you have read on."
    assert scene.thinking.seat is None
    back = next(one for one in scene.box.buttons if one.words == "Back")
    driver.click(back.rect.center)
    driver.rest(1)
    assert isinstance(driver.scene, LessonScene) and driver.scene.run.number == 2
    driver.rest(1)
    assert driver.scene.run.number == 2 and driver.scene.answering.may_answer, "what was answered is asked again"


def test_box_and_hand_stay_where_they_are_when_the_pointer_leaves_the_hand() -> None:
    driver, scene = at_lesson("4_pools", "crawler")
    scene.go_on()
    driver.frames(4)
    for _ in range(2):
        driver.click(scene.spots()[0].clip(driver.app.display.screen.get_rect()).center, frames=6)
    assert scene.run.number == 3 and scene.run.waits_to_be_read
    before, (ring,) = scene.box.rect.copy(), scene.spots()
    driver.move(scene.box.buttons[-1].rect.center, frames=6)
    assert scene.spots() == [ring], "the hand keeps its places for the round"
    assert scene.box.rect == before
    driver.click(scene.box.buttons[-1].rect.center)
    assert scene.run.number == 4


def test_in_the_last_fight_the_box_lies_in_a_gap_between_the_cards() -> None:
    driver, scene = at_lesson("6_game", "heroes")
    lead(driver, scene, lambda: scene.run.is_fight, 3)
    driver.rest(3)
    names = {"Rhaska Longstride", "Marsh Skitterer", "Lamplighter Recruit"}
    seen = [one for one in scene.match.state.table.permanents.values() if one.record.name in names]
    spots = [scene.drawing.spots.spot_of(piece(one.id)) for one in seen]
    assert len(spots) == 3 and not any(spot is None or spot.colliderect(scene.box.rect) for spot in spots)


@pytest.mark.parametrize(
    ("stem", "game", "names", "size", "scale"),
    [
        ("1_attack", "crawler", "Cistern Eel; Cave Rat Swarm; Horned Ravager", (1280, 720), 1.0),
        ("6_game", "heroes", "Rhaska Longstride; Marsh Skitterer", (1024, 768), 2.0),
    ],
)
def test_the_box_hides_none_of_those_whom_the_step_is_about(
    stem: str, game: str, names: str, size: tuple[int, int], scale: float
) -> None:
    driver, scene = at_lesson(stem, game, size=size, text_scale=scale)
    driver.rest(1)
    view = scene.following
    seen = [piece(number) for number in scene.screen.board.miniatures.numbers]
    foes = [one for one in seen if (found := view.inspect(one)) is not None and found.face.name in names]
    spots = [scene.drawing.spots.spot_of(one) for one in foes]
    assert len(spots) == names.count(";") + 1
    assert not any(spot is None or spot.colliderect(scene.box.rect) for spot in spots)


def test_an_attack_is_estimated_on_whom_the_lesson_offers() -> None:
    driver, scene = at_lesson("2_combat", "heroes")
    while scene.run.waits_to_be_read:
        scene.go_on()
    driver.frames(3)
    press(driver, scene, "Lamplighter Recruit")
    assert [one.title for one in scene.laying.sums.tallies] == ["Lamplighter Recruit attacks Marsh Skitterer"]
    scene.match.submit(0, Concede(0))
    driver.rest(1)
    assert scene.match.outcome is not None and not scene.laying.sums.tallies, "nothing is added up any more"


def test_where_the_box_of_an_open_fight_would_hide_somebody_it_folds_until_its_aim_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver, scene = at_lesson("6_game", "crawler", size=(1024, 768), text_scale=2.0)
    while scene.run.waits_to_be_read:
        scene.go_on()
        driver.rest(1)
    scene.show_me()
    driver.rest(1)
    assert scene.fighting() and scene.box.rect.collidelist(scene.fighting()) < 0
    # Wherever it lies somebody is hidden.
    monkeypatch.setattr(scene, "fighting", lambda: [scene.laying.layout.free])
    scene.refresh()
    assert [one.name for one in scene.box.buttons] == ["lesson aim", "lesson again", "lesson lessons"]
    assert all(min(one.rect.size) >= driver.app.least_target for one in scene.box.buttons)
    monkeypatch.setattr(scene, "fighting", list)
    scene.refresh()
    assert scene.box.said.words == "", "in the same room it stays folded"
    driver.resize((1280, 768))
    assert scene.box.said.words == scene.run.steps[-1].aim, "in another room nobody is hidden"
    monkeypatch.setattr(scene, "fighting", lambda: [scene.laying.layout.free])
    scene.refresh()
    driver.frames(1)
    driver.click(scene.box.buttons[0].rect.center, frames=2)
    assert scene.box.said.words == scene.run.steps[-1].aim, "it is unfolded until something is answered"
    scene.answering.give(scene.answering.offers.all[0])
    driver.rest(1)
    assert scene.box.said.words == ""


def test_nothing_that_a_lesson_tells_of_is_done_before_it_has_been_read_and_pressed() -> None:
    driver, scene = at_lesson("1_zones", "factions", animation_speed="x4")
    while scene.run.step.say.startswith(("In your", "End your", "Choose", "Of speed")):
        scene.show_me()
        driver.rest(4)
    assert scene.run.waits_to_be_read
    driver.rest(4)
    assert scene.run.step.say.startswith("A zone with your units"), "the unit's turn does not end by itself meanwhile"
    while scene.run.waits_to_be_read:
        scene.go_on()
    driver.rest(4)
    assert scene.run.step.say.startswith("The Knight has nothing left") and not scene.run.is_over
    scene.show_me()
    driver.rest(4)
    scene.go_on()
    assert scene.run.is_finished


@pytest.mark.parametrize(("stem", "wanted"), [("2_combat", "Before the blows"), ("3_protecting", "Now the Grey")])
def test_in_large_words_sums_and_the_box_do_not_lie_over_each_other(stem: str, wanted: str) -> None:
    driver, scene = at_lesson(stem, "heroes", size=(1024, 768), text_scale=2.0)
    lead(driver, scene, lambda: scene.run.step.say.startswith(wanted))
    driver.rest(1)
    # At most an empty corner of the box lies under the sums, and the edge of a button.
    tally, rows = scene.laying.layout.tally, [button.rect.inflate(-24, 0) for button in scene.box.buttons]
    words = scene.box.rect.copy()
    words.height = min(row.top for row in rows) - words.top
    assert tally.height and tally.collidelist([words, *rows]) < 0


def test_whom_a_step_tells_to_shoot_at_may_be_clicked() -> None:
    driver, scene = at_lesson("2_strike", "skirmish")
    lead(driver, scene, lambda: scene.run.step.say.startswith("The Archer's power"))
    step = scene.run.number
    creatures = scene.match.state.table.creatures.values()
    for key in ("elf_archer", "drow_house_guard"):
        spot = scene.drawing.spots.spot_of(piece(next(one.id for one in creatures if one.key == key)))
        driver.click(spot.center)
        driver.rest(1)
    assert scene.run.number == step + 1 and not scene.toast.text
