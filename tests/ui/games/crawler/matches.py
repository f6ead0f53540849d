"""Matches of Crawler for the tests of its window: played on at random, or on the table of a window."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from game.app.matches.match import Match, Seating
from game.core.views import View
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.setup import CrawlerSetup, SeatSetup, party_of
from game.rules.crawler.state import commands as c
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.playing import settle, table_of

NAMES = ("Blue", "Amber")
PARTY = ("hedge_knight", "gallows_captain", "shrine_keeper", "ember_adept")


def a_match(seats: int = 1, *, seed: int = 5, **more: Any) -> Match:
    """Return a match for that many people."""
    setup = CrawlerSetup(
        seats=tuple(SeatSetup(NAMES[seat]) for seat in range(seats)), party=party_of(PARTY, seats), **more
    )
    return Match.new(CRAWLER, setup, tuple(Seating(NAMES[seat]) for seat in range(seats)), seed)


def moments(seed: int, count: int = 60, *, seats: int = 1) -> Iterator[View[Any, Any]]:
    """Yield the asked seat's views of a match that is played at random, with fights more often than not."""
    match, chance = a_match(seats, seed=seed), random.Random(seed)
    for _ in range(count):
        seat = match.asked
        if seat is None:
            return
        yield match.view(seat)
        answers = match.answers(seat)
        fighting = [one for one in answers if isinstance(one, c.Commit | c.PlayCard)]
        chosen = chance.choice(fighting) if fighting and chance.random() < 0.7 else chance.choice(list(answers))
        assert match.submit(seat, chosen) is None


def seated(
    match: Match | None = None, size: tuple[int, int] = (1280, 720), **settings: Any
) -> tuple[Driver, TableScene]:
    """Return a window with a match at rest."""
    hand = Driver(size, **settings)
    hand.app.play(match or a_match())
    scene = table_of(hand.app)
    assert settle(hand.app, scene)
    return hand, scene


def go_on(hand: Driver, scene: TableScene, prompt: str, most: int = 30) -> None:
    """Go on without doing anything until a question of that name is asked."""
    for _ in range(most):
        decision = scene.match.decision
        assert decision is not None
        if decision.prompt == prompt:
            return
        offers = scene.answering.all_offers
        scene.answering.give((offers.advancing or offers.all)[0])
        assert settle(hand.app, scene)
    raise AssertionError(f"{prompt} is not asked")
