"""What cost most stands on the last page of a match, and each shows on the board what might have come instead."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from game.app.thinking.thinker import HereThinker, Question, Reply
from game.ui.review.blunder_rows import NOTHING, SHOW
from game.ui.review.end_screen import STILL, EndScreen
from game.ui.review.line import TITLE, LineScene
from game.ui.review.replay import ReplayScene
from tests.app.thinking.test_blunders import Judge
from tests.app.thinking.test_turning_points import played
from tests.journeys.driver import Driver


class Foreseer(Judge):
    """A judge who says how it may go on, too."""

    def ask(self, question: Question) -> None:
        super().ask(question)
        told = self._reply
        if question.compares and told is not None:
            HereThinker.ask(self, question)
            self._reply = Reply(told.answer, told.weighed, foreseen=self._reply.foreseen)


def at_the_end(
    kinds: tuple[str, str] = ("human", "greedy"), *, costs: float = 0.2, is_draw: bool = False
) -> tuple[Driver, EndScreen]:
    match, _ = played(kinds, 40)
    if is_draw:
        assert match.outcome is not None
        match.state = replace(match.state, outcome=replace(match.outcome, winners=()))
    driver = Driver()
    driver.app._thinker = Foreseer([costs], [0.2, 0.3, 0.25])
    match.sent.skip()
    driver.app.open("end", match, lambda: None)
    page = driver.scene
    assert isinstance(page, EndScreen)
    driver.frames(1, STILL)
    for _ in range(40):
        driver.frames(10)
        if page._teacher is not None and page._teacher.is_over:
            break
    driver.frames(2)
    return driver, page


def shown(driver: Driver) -> list[str]:
    return [name for name in driver.names if name.startswith(SHOW)]


def test_the_line_is_played_on_the_board_and_leads_on_and_back() -> None:
    driver, page = at_the_end()
    assert len(shown(driver)) == 3 and "What cost you most" in page.texts
    driver.click_on(shown(driver)[0])
    scene = driver.scene
    assert isinstance(scene, LineScene) and scene.is_playing and scene.number == 0
    point = scene.blunder.point
    assert scene.following.view.table == point.view.table, "the table as that seat saw it then"
    assert scene.hints.title == TITLE
    assert [row.words.split(":")[0] for row in scene.hints.rows] == ["Better", "Played"]
    assert scene.hints.rows[1].reason.startswith("What happened: ")
    driver.key(pygame.K_SPACE)
    driver.key(pygame.K_RIGHT)
    driver.frames(3)
    assert scene.number == 1 and len(scene.hints.rows) == 2, "what happened stays beside it"
    assert "might have come" in scene.bar_words()
    driver.key(pygame.K_LEFT)
    driver.frames(2)
    assert scene.number == 0 and not scene.is_playing
    driver.key(pygame.K_END)
    driver.frames(2)
    assert scene.number == scene.course.count and scene.bar_words().startswith("Chance to win here: ")
    driver.key(pygame.K_HOME)
    assert scene.number < scene.course.count and scene.is_playing, "again"
    driver.key(pygame.K_DOWN)
    following = driver.scene
    assert isinstance(following, LineScene) and following.blunder.point.number != point.number
    driver.key(pygame.K_f)
    driver.frames(3)
    really = driver.scene
    assert type(really) is ReplayScene and really.number == following.blunder.point.number
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is following
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert driver.scene is page and len(shown(driver)) == 3


def test_nothing_of_the_line_can_be_seen_open_or_answered() -> None:
    driver, page = at_the_end()
    driver.click_on(shown(driver)[0])
    scene = driver.scene
    assert isinstance(scene, LineScene)
    assert scene.views() == ((scene.blunder.point.seat, False),) and not scene.may_see_all
    view = next(button for button in scene.laying.buttons if button.name == "replay view")
    assert view.why_not == f"The line follows from what {page.match.players.names[0]} could know."
    given = len(page.match.given)
    for key in (pygame.K_RETURN, pygame.K_e, pygame.K_p):
        driver.key(key)
    assert len(page.match.given) == given and not scene.answering.may_answer


def test_people_at_one_screen_have_their_own_also_after_a_draw() -> None:
    _, page = at_the_end(("human", "human"), is_draw=True)
    names = page.match.players.names
    assert [text for text in page.texts if text.startswith("What cost")] == [f"What cost {name} most" for name in names]


def test_a_match_without_a_blunder_says_so_and_one_of_computers_nothing() -> None:
    driver, page = at_the_end(costs=0.05)
    assert NOTHING in page.texts and not shown(driver)
    _, page = at_the_end(("greedy", "greedy"))
    assert not any(text.startswith("What cost") for text in page.texts)
