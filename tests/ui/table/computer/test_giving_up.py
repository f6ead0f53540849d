"""A computer player that has lost offers to give up: a small box, which blocks nothing and may be refused."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.app.files.settings import Settings
from game.app.thinking.giving_up import Prospects
from game.app.thinking.thinker import HereThinker, Question, Reply
from game.ui.screens.items import card, piece
from game.ui.table.questions.giving_up import OFFERED
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match


def offered(**settings: Any) -> tuple[Driver, TableScene]:
    """Return a match of Heroes in which the person is asked, and the computer player has lost."""
    driver, scene = at_the_table(a_match("heroes", "hc"), **settings)
    assert wait(driver, scene)
    prospects = scene.thinking.giving_up._prospects[1] = Prospects()
    prospects.judge(1, 0.0)
    prospects.judge(2, 0.0)
    scene.thinking.giving_up.judge(1, None)
    scene.refresh()
    driver.frames(2)
    return driver, scene


def buttons(scene: TableScene) -> list[str]:
    return [one.words for one in scene.laying.buttons if one.name.startswith(OFFERED)]


def press(driver: Driver, scene: TableScene, words: str) -> None:
    button = next(one for one in scene.laying.buttons if one.name == f"{OFFERED}{words}")
    driver.click(button.rect.center)
    driver.frames(3)


def test_accepting_ends_the_match_by_the_command_that_exists() -> None:
    driver, scene = offered()
    assert buttons(scene) == ["Accept", "Play on"]
    assert "Amber offers to give up." in scene.spoken().words
    assert {"Accept", "Play on"} <= set(scene.spoken().answers)
    press(driver, scene, "Accept")
    match = scene.match
    assert match.outcome is not None and match.outcome.winners == (0,)
    assert match.given[-1].seat == 1 and b"Concede" in bytes(match.given[-1].command)


def test_it_blocks_nothing_and_is_not_asked_again_at_once() -> None:
    driver, scene = offered()
    given = len(scene.match.given)
    assert scene.answering.may_answer
    scene.answering.give(scene.answering.offers.all[0])
    assert len(scene.match.given) > given and scene.match.outcome is None
    assert wait(driver, scene)
    assert buttons(scene) == ["Accept", "Play on"], "it stands until it is answered"
    press(driver, scene, "Play on")
    assert not buttons(scene) and scene.laying.offered is not None and not scene.laying.offered.box.rect.height
    assert scene.match.outcome is None


def test_who_wants_no_offers_has_none() -> None:
    assert Settings().offers_to_give_up
    _, scene = offered(offers_to_give_up=False)
    assert not buttons(scene)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_has_room_beside_the_question_at_any_size_of_text(scale: float) -> None:
    _, scene = offered(text_scale=scale)
    box, free = scene.laying.offered.box.rect, scene.laying.layout.free
    assert free.contains(box) and box.width * box.height * (20 if scale == 1 else 8) < free.width * free.height
    rects = [one.rect for one in scene.laying.buttons if one.name.startswith(OFFERED)]
    assert all(box.contains(rect) for rect in rects) and not rects[0].colliderect(rects[1])


def test_the_chance_comes_with_the_answer() -> None:
    class Despairs(HereThinker):
        def ask(self, question: Question) -> None:
            super().ask(question)
            self._reply = Reply(self._reply.answer, chance=0.01)

    driver, scene = at_the_table(a_match("heroes", "hc"), computer_pace="off")
    driver.app._thinker = scene.thinking.thinker = Despairs()
    for _ in range(40):
        if buttons(scene) or not wait(driver, scene):
            break
        command = scene.match.answers(0)[-1]
        scene.match.submit(0, command)
        driver.frames(4)
    assert buttons(scene) == ["Accept", "Play on"]


def test_the_marks_of_the_recap_lie_under_it(monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene = offered()
    box, recap = scene.laying.offered.box.rect, scene.recap
    before = driver.app.display.screen.subsurface(box).copy()
    recap.lines, recap.news.traces.lit = ("Something has happened.",), [piece(1), card(1)]
    frame = box.inflate(-20, 40)
    monkeypatch.setattr(scene.drawing.spots, "frame_of", lambda item: frame)
    monkeypatch.setattr(recap.news.traces, "covered", lambda *given: 0)
    scene.app.redraw()
    driver.frames(1)
    screen = driver.app.display.screen
    assert recap._box.height and not recap._box.colliderect(box)
    # What glows below shines through a little.
    alike = pygame.mask.from_threshold(before, (0, 0, 0), (12, 12, 12, 255), screen.subsurface(box).copy())
    assert alike.count() == box.width * box.height
    below = screen.get_at((frame.centerx, frame.bottom - 1))
    assert max(below[:3]) > 120, "the rest of a frame is seen"
