"""Matches of Heroes for the tests of its window: played on at random, or on the table of a window."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from game.app.matches.match import Match, Seating
from game.core.commands import Pass
from game.core.views import View
from game.rules.heroes.cards.starter_decks import starter_deck
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.setup import HeroesSetup, SeatSetup
from game.rules.heroes.state import commands as c
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.playing import settle, table_of

NAMES = ("Blue", "Amber")
HERO_KEYS = ("captain_osric_vane", "mother_sedge")


def a_match(
    *, seed: int = 5, heroes: tuple[str, str] = HERO_KEYS, kinds: tuple[str, str] = ("human", "human"), **more: Any
) -> Match:
    """Return a match between two heroes with their full decks."""
    seats = tuple(SeatSetup(starter_deck(key), name) for key, name in zip(heroes, NAMES, strict=True))
    seatings = tuple(Seating(name, kind) for name, kind in zip(NAMES, kinds, strict=True))
    return Match.new(HEROES, HeroesSetup(seats=seats, **more), seatings, seed)


def moments(seed: int, count: int = 60, **more: Any) -> Iterator[View[Any, Any]]:
    """Yield the asked seat's views of a match that is played at random, with more done than passed."""
    match, chance = a_match(seed=seed, **more), random.Random(seed)
    for _ in range(count):
        seat = match.asked
        if seat is None:
            return
        yield match.view(seat)
        assert match.submit(seat, some_answer(match, chance)) is None


def some_answer(match: Match, chance: random.Random) -> Any:
    """Return an answer at random, such as somebody would give who places resources, plays cards and attacks."""
    assert match.asked is not None
    answers = list(match.answers(match.asked))
    doing = [one for one in answers if not isinstance(one, Pass | c.PlaceResource | c.Mulligan)]
    placing = [one for one in answers if isinstance(one, c.PlaceResource)]
    if placing and chance.random() < 0.8:
        return chance.choice(placing)
    return chance.choice(doing) if doing and chance.random() < 0.7 else chance.choice(answers)


def played_on(match: Match, count: int, seed: int = 1) -> Match:
    """Return the match after that many answers at random."""
    chance = random.Random(seed)
    for _ in range(count):
        if match.asked is None:
            break
        assert match.submit(match.asked, some_answer(match, chance)) is None
    return match


def seated(
    match: Match | None = None, size: tuple[int, int] = (1280, 720), **settings: Any
) -> tuple[Driver, TableScene]:
    """Return a window with a match at rest."""
    hand = Driver(size, **settings)
    hand.app.play(match or a_match())
    scene = table_of(hand.app)
    assert settle(hand.app, scene)
    return hand, scene
