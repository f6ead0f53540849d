"""Computer players at the table: when they answer, what is shown meanwhile, and what comes too late."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.app.matches.match import Match, Seating
from game.app.thinking.thinker import HereThinker, Question, Reply
from game.core.commands import Command
from game.core.record import decode_setup
from game.ui.panels.seat_strip import told_level
from game.ui.screens.game_screen import LogLine, SeatFigures
from game.ui.table.scene import TableScene
from game.ui.table.thinking import IN_WINDOWS, PACE
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table
from tests.ui.table.hall import hall, number_at
from tests.ui.table.many_tables import a_match


class SlowThinker(HereThinker):
    """Answers when the test says so."""

    takes_time = True

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []
        self.later: Reply | None = None
        self.hurries = 0

    def ask(self, question: Question) -> None:
        super().ask(question)
        self.asked.append(question)
        self.later, self._reply = self._reply, None

    def be_done(self) -> None:
        """Expect the answer to have come."""
        self._reply = self.later

    def drop(self, question: Question) -> None:
        super().drop(question)
        self.later = None

    def hurry(self) -> None:
        self.hurries += 1
        self.be_done()


def against_the_computer(kinds: str = "hc", **settings: Any) -> tuple[Driver, TableScene, SlowThinker]:
    """Return a match of Heroes at the moment at which a computer player was just asked."""
    match = a_match("heroes", kinds)
    while match.players.is_human(match.asked or 0):
        match.submit(match.asked or 0, match.answers(match.asked or 0)[-1])
    driver = Driver(**settings)
    slow = SlowThinker()
    driver.app._thinker = slow
    scene = TableScene(driver.app, match)
    driver.app.stack.push(scene)
    driver.frames(4)
    return driver, scene, slow


@pytest.fixture
def table() -> Iterator[tuple[Driver, TableScene, SlowThinker]]:
    yield against_the_computer()


def test_the_match_waits_for_the_answer_and_says_so(table: tuple[Driver, TableScene, SlowThinker]) -> None:
    driver, scene, slow = table
    given = len(scene.match.given)
    driver.frames(90)
    assert len(scene.match.given) == given and scene.thinking.seat == 1
    assert "Amber is thinking" in scene.laying.prompt_text()
    assert scene.is_moving, "the sign goes on"
    slow.be_done()
    driver.frames(2)
    assert len(scene.match.given) == given + 1


def test_no_match_gets_the_players_of_one_that_has_gone(table: tuple[Driver, TableScene, SlowThinker]) -> None:
    _, scene, slow = table
    assert slow.asked[-1].player == f"{scene.match.serial} 1 normal"
    # Each lies where the one before it did, so they have one id.
    assert len({a_match("heroes", "cc").serial for _ in range(4)}) == 4


def test_the_sign_is_drawn_at_the_strip_of_who_thinks(table: tuple[Driver, TableScene, SlowThinker]) -> None:
    driver, scene, slow = table
    driver.frames(2)
    strip = scene.drawing.strips[1].rect
    # It lies in the strip where there is room, and hangs from it where there is none.
    area = pygame.Rect(strip.x, strip.y, strip.width, strip.height + 12)
    thinks = driver.app.display.screen.subsurface(area).copy()
    assert scene.drawing.strips[1]._shown[1].note == "", "its note would be half covered"
    while scene.thinking.seat is not None:
        driver.key(pygame.K_SPACE)
        slow.be_done()
        driver.frames(2)
    driver.rest()
    assert scene.drawing.strips[1]._shown[1].note
    assert pygame.image.tobytes(thinks, "RGB") != pygame.image.tobytes(
        driver.app.display.screen.subsurface(area), "RGB"
    )


def test_the_strip_tells_the_level() -> None:
    driver, scene = at_the_table(a_match("heroes", "hc"))
    figures = scene.drawing.strips[1]._shown[1]
    assert figures.note.startswith("Computer, Normal"), "a seat of an earlier version plays as Normal"
    assert "Computer" not in scene.drawing.strips[0]._shown[1].note
    assert driver.app.stack.top is scene


def test_what_a_strip_tells_of_who_sits_there() -> None:
    plain = SeatFigures(1, "Amber", "Drow", ())
    told = {kind: told_level(plain, kind).note for kind in ("human", "hard", "program", "random")}
    assert [told_level(plain, kind).sign for kind in ("human", "hard", "program")] == ["person", "computer", "computer"]
    assert told == {
        "human": "Person · Drow",
        "hard": "Computer, Hard · Drow",
        "program": "Program · Drow",
        "random": "Drow",
    }


@pytest.mark.parametrize("way", ["space", "click"])
def test_a_key_or_a_click_hurries(table: tuple[Driver, TableScene, SlowThinker], way: str) -> None:
    driver, scene, slow = table
    given = len(scene.match.given)
    if way == "space":
        driver.key(pygame.K_SPACE)
    else:
        driver.click(scene.laying.layout.board.center)
    driver.frames(2)
    assert slow.hurries == 1 and len(scene.match.given) >= given
    driver.frames(round(IN_WINDOWS * 60) + 3)
    assert len(scene.match.given) == given + 1


def test_a_click_on_a_button_presses_it_while_somebody_thinks(table: tuple[Driver, TableScene, SlowThinker]) -> None:
    driver, scene, slow = table
    menu = next(button for button in scene.laying.buttons if button.name == "menu")
    driver.click(menu.rect.center)
    assert driver.scene is not scene and slow.hurries == 0


def test_an_answer_to_a_moment_that_is_gone_is_not_given(table: tuple[Driver, TableScene, SlowThinker]) -> None:
    driver, scene, slow = table
    late = slow.later
    asked = len(slow.asked)
    # Somebody else has answered meanwhile, as a journal that is followed does.
    scene.match.submit(1, scene.match.answers(1)[0])
    given = len(scene.match.given)
    slow._reply = late
    driver.frames(2)
    if scene.thinking.seat is not None:
        assert len(slow.asked) == asked + 1, "the new moment is another question"
        assert scene.thinking._answer is None
    assert len(scene.match.given) == given


def test_who_leaves_lets_the_question_go(table: tuple[Driver, TableScene, SlowThinker]) -> None:
    driver, scene, slow = table
    first, given = scene.match, len(scene.match.given)
    slow.be_done()
    driver.app.play(a_match("heroes", "hc", seed=6))
    driver.frames(3)
    assert len(first.given) == given and scene.thinking._answer is None
    assert all(question.player.startswith(f"{first.serial} ") for question in slow.asked[:1])
    table = driver.app.stack.top
    assert isinstance(table, TableScene) and table.match is not first and not table.match.given


def test_a_player_is_asked_while_the_last_motion_still_plays() -> None:
    driver, scene, slow = against_the_computer("cc", animation_speed="x1")
    early, asked = 0, len(slow.asked)
    for _ in range(600):
        slow.be_done()
        driver.frames(1)
        if len(slow.asked) > asked:
            asked = len(slow.asked)
            early += not scene.playing.at_rest
        if early:
            break
    assert early, "it thinks while others look at what it did"


def test_no_response_comes_before_its_time_whatever_the_speed() -> None:
    least, most = PACE["respond"]
    assert least > IN_WINDOWS, "no thought about a response is longer than the shortest time that is drawn"
    assert most > least


def test_paces_are_drawn_from_what_everybody_knows() -> None:
    pauses = []
    for _ in range(2):
        _, scene, _ = against_the_computer(animation_speed="x1")
        pauses.append(scene.thinking._pause)
    assert pauses[0] == pauses[1] > 0


def test_whom_the_last_line_is_about_stays_marked_while_a_computer_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene = hall("hc")
    marked = []
    board = scene.screen.board
    monkeypatch.setattr(board.overlays, "show_targets", lambda spaces=(): marked.append(tuple(spaces)))
    scene.following.log.add(LogLine("It moves.", about=(number_at(scene, (3, 2)),)))
    # To a person who is asked, the board shows what may be chosen and nothing else.
    assert scene.pointing._last_done() is None
    monkeypatch.setattr(scene.match.players, "is_human", lambda seat: seat != scene.match.asked)
    scene.pointing.point()
    assert marked[-1] == (((3, 2), 1),)


def test_an_answer_can_be_taken_back_while_the_computer_thinks_about_it() -> None:
    chance = random.Random(2)
    match = a_match("heroes", "hc", seed=1)
    for _ in range(200):
        before = len(match.given)
        seat = match.asked
        assert seat is not None
        match.submit(seat, chance.choice(match.answers(seat)))
        if seat == 0 and match.asked == 1 and match.can_undo(0):
            break
    assert match.asked == 1 and match.can_undo(0)
    match.sent.skip()
    driver = Driver()
    slow = SlowThinker()
    driver.app._thinker = slow
    scene = TableScene(driver.app, match)
    driver.app.stack.push(scene)
    driver.frames(3)
    late = slow.later
    assert late is not None and scene.thinking.seat == 1
    driver.key(pygame.K_u)
    slow._reply = late
    driver.frames(90)
    assert len(match.given) == before and match.asked == 0, "what it had thought about is gone"
    assert scene.thinking.seat is None and scene.thinking._answer is None
    assert slow.later is None


def test_the_window_goes_on_while_a_program_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match("heroes", "hc")
    seatings = (match.opening.seatings[0], Seating("Amber", "program"))
    match = Match.new(match.game, decode_setup(match.game, match.opening.setup), seatings, 5)
    while match.asked != 1:
        match.submit(match.asked or 0, match.answers(match.asked or 0)[-1])
    match.sent.skip()
    may_say = threading.Event()

    def answer(seat: int) -> Command:
        may_say.wait(20)
        return match.answers(seat)[0]

    monkeypatch.setattr(match.players, "answer", answer)
    driver = Driver()
    scene = TableScene(driver.app, match)
    driver.app.stack.push(scene)
    given = len(match.given)
    driver.frames(30)
    assert len(match.given) == given and scene.thinking.seat == 1
    may_say.set()
    for _ in range(200):
        driver.frames(1)
        if len(match.given) > given:
            return
        time.sleep(0.01)
    raise AssertionError("its answer is never given")


@pytest.mark.parametrize(
    ("speed", "pace", "share"),
    [("x4", "x1", 1.0), ("x1", "x4", 0.25), ("x2", "motions", 0.5), ("off", "x2", 0.5), ("x1", "off", 0.0)],
)
def test_how_fast_computers_answer_is_a_setting_of_its_own(speed: str, pace: str, share: float) -> None:
    _, scene, _ = against_the_computer(animation_speed=speed, computer_pace=pace)
    decision = scene.match.decision
    assert decision is not None and decision.kind != "respond"
    assert scene.thinking._until == pytest.approx(scene.thinking._pause * share)
