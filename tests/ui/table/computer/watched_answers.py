"""Answers of a computer seat that a person watches: matches at the moment before one, found by random play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pygame

from game.app.matches.match import Match
from game.app.thinking.thinker import HereThinker, Question
from game.core import runner
from game.core.commands import Command
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.views import batches_for
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.ui.table.many_tables import a_match

#: Does an answer come to what is looked for? It is given what the watching seat is told, in order.
Wanted = Callable[[Sequence[Event]], bool]


class NeverThinks(HereThinker):
    """Answers nothing by itself: tests answer in its place."""

    def ask(self, question: Question) -> None:
        """Do nothing."""


def told(match: Match, seat: int, command: Command, watching: int = 0) -> tuple[Event, ...]:
    """Return what the watching seat would be told of an answer."""
    result = runner.submit(match.game, match.state, seat, command)
    assert not isinstance(result, Refusal)
    return tuple(event for batch in batches_for(result.batches, watching) for event in batch)


def before(game: str, wanted: Wanted, *, seat: int = 1, seeds: Sequence[int] = range(1, 40)) -> tuple[Match, Command]:
    """Return a match in which a seat is asked that can give such an answer, and the answer."""
    more: dict[str, Any] = {"seats": [{}, {}]} if game == "crawler" else {}
    for seed in seeds:
        match, chance = a_match(game, "hc", seed=seed, **more), Random(seed)
        while match.asked is not None and len(match.given) < 400:
            asked, answers = match.asked, match.answers(match.asked)
            if asked == seat:
                for command in chance.sample(answers, min(len(answers), 12)):
                    if wanted(told(match, seat, command)):
                        match.sent.skip()
                        return match, command
            kinds: dict[type[Command], list[Command]] = {}
            for command in answers:
                kinds.setdefault(type(command), []).append(command)
            match.submit(asked, chance.choice(kinds[chance.choice(list(kinds))]))
    raise AssertionError("nobody ever does that")


def watched(match: Match, **settings: Any) -> tuple[Driver, TableScene]:
    """Return the match on the table, with motions, while the seat that is asked thinks."""
    driver = Driver(**{"animation_speed": "x1", **settings})
    driver.app._thinker = NeverThinks()
    scene = TableScene(driver.app, match)
    driver.app.stack.push(scene)
    driver.frames(6)
    return driver, scene


def give(driver: Driver, scene: TableScene, command: Command) -> None:
    """Answer for the seat that is asked, and let a frame pass."""
    asked = scene.match.asked
    assert asked is not None and scene.match.submit(asked, command) is None
    scene.caught_up()
    driver.frames(1)


def marked(scene: TableScene) -> set[Any]:
    """Return what the board marks over its pieces, each kind of mark with what it is on."""
    board: Any = scene.screen.board
    spots = (board.spot_of_unit,) if board.apart is not None else ()
    return {key[:2] for key in board.overlays.parts(board.camera, *spots)}


def pixels(surface: pygame.Surface, tone: tuple[int, int, int]) -> int:
    """Return how many pixels have just that colour."""
    return pygame.mask.from_threshold(surface, tone, (1, 1, 1, 255)).count()
