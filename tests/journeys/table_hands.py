"""Hands at the table for journeys: a match on the table, and an answer given with the mouse alone or the keys alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame

from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.ui.review.end_screen import EndScreen
from game.ui.scenes.curtain import Curtain
from game.ui.screens.items import Offer
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver, undrawn

NAMES = ("Blue", "Amber", "Teal", "Plum")
TILES = ["start_gate", "crossing", "bend", "passage", "start_camp"]


def match_of(kinds: str = "hh", *, seed: int = 5, **document: Any) -> Match:
    """Return a match of Skirmish; ``kinds`` has an h (human) or a c (computer) a seat."""
    entry = entry_of("skirmish")
    factions = ("drow", "crown")
    seats = [{"faction": factions[number % 2]} for number in range(len(kinds))]
    setup = entry.setup({"map": "open_hall", "seats": seats, **document})
    seatings = tuple(
        Seating(NAMES[number], "human" if kind == "h" else "computer") for number, kind in enumerate(kinds)
    )
    return Match.new(entry.ruleset, setup, seatings, seed)


def placed_match(position: dict[str, Any], kinds: str = "hc") -> Match:
    """Return a match that begins in a written position."""
    entry = entry_of(position.get("game", "skirmish"))
    seatings = tuple(
        Seating(NAMES[number], "human" if kind == "h" else "computer") for number, kind in enumerate(kinds)
    )
    return Match.from_state(entry.ruleset, entry.load_position(position), seatings)


def at_the_table(match: Match, size: tuple[int, int] = (1280, 720), **settings: Any) -> tuple[Driver, TableScene]:
    driver = Driver(size, **settings)
    scene = TableScene(driver.app, match)
    driver.app.stack.push(scene)
    driver.frames()
    return driver, scene


def wait(driver: Driver, scene: TableScene) -> bool:
    """Let time pass, and lift curtains, until the seat at the table may answer; False when the match is over."""
    for _ in range(3000):
        if isinstance(driver.app.stack.top, Curtain):
            driver.key(pygame.K_RETURN)
        elif isinstance(driver.app.stack.top, EndScreen):
            return False
        elif scene.answering.may_answer and not _is_in_vain(scene):
            return True
        else:
            with undrawn(driver.app):
                driver.frames(1, 0.05)
    raise AssertionError("nothing happens any more")


def _is_in_vain(scene: TableScene) -> bool:
    """Return whether the question is answered by itself in the next frame."""
    seat, match = scene.seat, scene.match
    if match.players.has_others_than(seat):
        return False
    return scene.screen.asked_in_vain(match.view(seat), match.answers(seat)) is not None


def some_offer(scene: TableScene, chance: Random) -> Offer:
    """Return something that may be done now: each kind of answer equally likely, passing a little more."""
    kinds: dict[str, list[Offer]] = {}
    for offer in scene.answering.offers.all:
        if offer.commands:
            kinds.setdefault(type(offer.commands[-1]).__name__, []).append(offer)
    return chance.choice(kinds[chance.choice(list(kinds))])


def pixel_of(scene: TableScene, offer: Offer) -> tuple[int, int] | None:
    """Return where to click for an offer, or None when it takes something else first."""
    for button in scene.laying.buttons:
        if button.offer is offer or (button.offer is not None and button.offer == offer):
            return button.rect.center
    panel: Any = scene.laying.panel
    if panel is not None:
        return next((rect.center for rect, one in panel._spots if one == offer), None)
    item = offer.at
    if item is None:
        return None
    if item.sort == "card":
        place = scene.laying.tray.place_of(item.number)
        if place is not None:
            return place.center
        place = scene.laying.hand.place_of(item.number)
        return (place.x + 5, place.y + 12) if place is not None else None
    space = scene.navigating.space(item)
    assert space is not None and scene.screen.board is not None
    camera = scene.screen.board.camera
    camera.centre_on((space[0][0] + 0.5, space[0][1] + 0.5))
    pos = camera.rect_of(space[0]).center
    return pos if scene.laying.is_on_board(pos) else None


def answer_until(driver: Driver, scene: TableScene, prompt: str) -> None:
    """Give the first answers until that is asked."""
    for _ in range(60):
        assert wait(driver, scene)
        decision = scene.match.decision
        assert decision is not None
        if decision.prompt == prompt:
            return
        scene.answering.give(next(offer for offer in scene.answering.offers.all if offer.commands))
    raise AssertionError(f"{prompt} is never asked")


def spot_of_card(scene: TableScene, number: int) -> tuple[int, int]:
    board = scene.screen.board
    rect = board.spot_of_unit(number)
    return rect.center
