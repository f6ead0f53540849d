"""Whole sessions through the window: an application under the dummy driver, a clock of its own, and posted events."""

from __future__ import annotations

import random

import pygame

from game.app.files.settings import Settings
from game.app.games.skirmish.boards import board_named, tile_named
from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.setup import SeatSetup, SkirmishSetup
from game.ui.application import Application
from game.ui.art.palette import SEAT_NAMES
from game.ui.review.end_screen import EndScreen
from game.ui.scenes.curtain import Curtain
from game.ui.screens.items import Offer
from game.ui.table.end_guard import AT_ONCE
from game.ui.table.scene import TableScene
from tests.journeys.driver import undrawn


def open_window(size: tuple[int, int] = (1280, 720), **settings: object) -> Application:
    """Return an application at its menu; nothing moves unless a test asks for motion."""
    settings.setdefault("animation_speed", "off")
    app = Application(size, settings=Settings(volume=0.0, **settings), seed=5)
    app.go_home()
    return app


def key(app: Application, code: int, text: str = "") -> None:
    app.step(0.02, [pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=text)])


def click(app: Application, place: tuple[int, int]) -> None:
    with undrawn(app):
        app.step(0.02, [pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))])
        app.step(0.02, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)])
    app.step(0.02, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1)])


def table_of(app: Application) -> TableScene:
    """Return the table of the match that is being played."""
    return next(scene for scene in app.stack.scenes if isinstance(scene, TableScene))


def begin(app: Application, *, teams: bool = False, computers: tuple[int, ...] = (), tiles: bool = False) -> TableScene:
    """Return a new match on the table: on the open hall, or on a board to be built from the shipped tiles."""
    count = 4 if teams else 2
    names = SEAT_NAMES[:count]
    seats = tuple(SeatSetup(("crown", "drow")[seat % 2], seat % 2, names[seat]) for seat in range(count))
    setup = SkirmishSetup(seats, None if tiles else board_named("open_hall"))
    if tiles:
        laid = ("start_gate", "crossing", "passage", "bend", "start_camp")
        setup = SkirmishSetup(seats, tiles=tuple(tile_named(name) for name in laid))
    seatings = tuple(Seating(names[seat], "computer" if seat in computers else "human") for seat in range(count))
    app.play(Match.new(SKIRMISH, setup, seatings, 5, journal=Journal()))
    return table_of(app)


def settle(app: Application, table: TableScene) -> bool:
    """Let what happened be shown, lifting curtains with a click; False when the match is over."""
    for _ in range(4000):
        if isinstance(app.stack.top, Curtain):
            assert not table.following.is_open, "a view is held behind the curtain"
            key(app, pygame.K_RETURN)
        elif isinstance(app.stack.top, EndScreen):
            return False
        elif table.answering.may_answer:
            return True
        else:
            with undrawn(app):
                app.step(0.5, [])
    raise AssertionError("nothing happens any more")


def pick(table: TableScene, chance: random.Random) -> Offer:
    """Return one thing that may be done, its kind first, so that games are not all moves."""
    offers = table.answering.all_offers.all
    kind = chance.choice(sorted({type(offer.commands[-1]).__name__ for offer in offers}))
    return chance.choice([offer for offer in offers if type(offer.commands[-1]).__name__ == kind])


def give(table: TableScene, offer: Offer) -> None:
    """Do what is offered; a second time where the table asks whether one is sure."""
    number = table.match.decision.number if table.match.decision else -1
    table.answering.give(offer)
    if table.match.decision is not None and table.match.decision.number == number:
        table.answering.give(offer)


def play_to_the_end(app: Application, table: TableScene) -> None:
    """Give random answers until the match is over; before each the window's table is the seat's view of the match."""
    chance = random.Random(2)
    while settle(app, table):
        assert table.following.table == table.match.view(table.seat).table
        give(table, pick(table, chance))
    assert table.match.outcome is not None
    assert isinstance(app.stack.top, EndScreen)


def press_keys(app: Application, table: TableScene, answers: int) -> None:
    """Press keys at random until more than that many questions were answered by them."""
    chance, answered = random.Random(4), 0
    for _ in range(400):
        if isinstance(app.stack.top, Curtain):
            key(app, pygame.K_RETURN)
            continue
        if isinstance(app.stack.top, EndScreen) or answered > answers:
            break
        if not table.answering.may_answer:
            app.step(0.5, [])
            continue
        number = table.match.decision.number
        press = chance.choice(("tab", "tab", "digit", "end"))
        if press == "tab":
            for _ in range(chance.randrange(1, 5)):
                key(app, pygame.K_TAB)
            key(app, pygame.K_RETURN)
        else:
            app.step(AT_ONCE, [])
            going = pygame.K_p if table.match.decision.kind == "respond" else pygame.K_e
            key(app, going if press == "end" else chance.choice((pygame.K_1, pygame.K_2)))
        answered += table.match.decision is None or table.match.decision.number != number
    assert answered > answers
