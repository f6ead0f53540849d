"""What a frame takes while a computer player thinks in its own process, and what it takes when nobody does."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from statistics import median

from game.app.matches.match import Match
from game.app.thinking.thinker import ApartThinker, Question
from game.ui.application import Application
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.ui.table.many_tables import a_match

#: Turns of measuring one and then the other, and the frames of each.
ROUNDS, FRAMES = 9, 40


def asked_computer(game: str, size: tuple[int, int] = (1920, 1080)) -> tuple[Application, TableScene, ApartThinker]:
    """Return a table at which a computer player is asked that has several answers, and where it thinks."""
    match = a_match(game, "hc")
    while match.asked is not None and (match.players.is_human(match.asked) or len(match.answers(match.asked)) < 4):
        seat = match.asked
        match.submit(seat, match.players.answer(seat) if not match.players.is_human(seat) else match.answers(seat)[-1])
    match.sent.skip()
    driver = Driver(size)
    thinker = ApartThinker()
    driver.app._thinker = thinker
    # The scene alone: its own question would be answered, and this one shall be thought about for as long as it takes.
    scene = TableScene(driver.app, match)
    driver.app.stack.push(scene)
    driver.frames(3)
    return driver.app, scene, thinker


def question_of(match: Match) -> Question:
    """Return what the computer player at the table thinks about, with no end to it."""
    seat = match.asked
    assert seat is not None
    seen = (match.view(seat), match.answers(seat), match.players.worlds(seat))
    return Question(match.opening.game, "bench", "hard", "bench", *seen)


def frames_while_thinking(game: str) -> tuple[float, float, float]:
    """Return the median of the ratios, and both medians in seconds."""
    app, scene, thinker = asked_computer(game)
    question = question_of(scene.match)

    def frame() -> None:
        thinker.update(1 / 60)
        scene.thinking._waited += 1 / 60
        scene.draw(app.display.screen)

    def thinks() -> float:
        return _timed(frame, again=lambda: thinker.ask(question) if not thinker.is_busy else None)

    def rests() -> float:
        thinker.drop(question)
        while thinker._at is not None:
            thinker.update(0.0)
            time.sleep(0.002)
        return _timed(frame, again=lambda: None)

    try:
        while thinker._at is None:
            # The process begins, and answers its first question.
            thinker.ask(question)
            thinker.update(0.0)
        spent = [thinks() if turn % 2 else rests() for turn in range(2 * ROUNDS + 1)]
        assert not thinker._lost, "nobody has thought"
    finally:
        thinker.close()
    # Each turn of thinking beside the rest before it.
    pairs = list(pairwise(spent))[::2]
    return (
        median(while_thinking / rest for rest, while_thinking in pairs),
        median(while_thinking for _, while_thinking in pairs),
        median(rest for rest, _ in pairs),
    )


def _timed(frame: Callable[[], None], again: Callable[[], object]) -> float:
    """Return the median of some frames, in seconds."""
    spent = []
    for _ in range(FRAMES):
        again()
        began = time.perf_counter()
        frame()
        spent.append(time.perf_counter() - began)
        # The rest of a sixtieth of a second is nobody's.
        time.sleep(0.004)
    return median(spent)
