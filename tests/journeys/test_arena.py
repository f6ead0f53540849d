"""Matches of Arena through the window: a duel of two to its end, the beginnings of two teams of two and of a melee of
five."""

from __future__ import annotations

import random

import pytest

from game.app.maps.reading import read_map
from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.rules.arena.cards.decks import PREMADE
from game.rules.arena.cards.effects import Colour
from game.rules.arena.ruleset import ARENA
from game.rules.arena.setup import ArenaSetup, SeatSetup
from game.ui.application import Application
from game.ui.art.palette import SEAT_NAMES
from game.ui.review.end_screen import EndScreen
from game.ui.table.scene import TableScene
from tests.journeys.playing import click, give, open_window, pick, play_to_the_end, press_keys, settle, table_of

_COLOURS: tuple[Colour, ...] = ("green", "black", "red", "blue", "white")


def begin(app: Application, battlefield: str, count: int, *, computers: tuple[int, ...] = ()) -> TableScene:
    """Return a match of Arena with the premade armies on one of the shipped battlefields."""
    board = read_map(f"maps/arena/{battlefield}.tmx").board
    assert board is not None
    names = SEAT_NAMES[:count]
    seats = tuple(
        SeatSetup(PREMADE[colour].cards, PREMADE[colour].spells, name)
        for colour, name in zip(_COLOURS, names, strict=False)
    )
    seatings = tuple(Seating(name, "computer" if seat in computers else "human") for seat, name in enumerate(names))
    app.play(Match.new(ARENA, ArenaSetup(seats, board), seatings, 5, journal=Journal()))
    return table_of(app)


def test_a_whole_match_of_two_people() -> None:
    app = open_window()
    table = begin(app, "duel", 2)
    play_to_the_end(app, table)


@pytest.mark.parametrize(("battlefield", "count"), [("skirmish", 4), ("melee", 5)])
def test_many_people_take_turns_until_one_gives_up(battlefield: str, count: int) -> None:
    app = open_window()
    table = begin(app, battlefield, count)
    chance = random.Random(count)
    had_turns: set[int] = set()
    while len(had_turns) < count:
        assert settle(app, table)
        assert table.following.table == table.match.view(table.seat).table
        if table.match.state.table.turn.phase != "setup":
            had_turns.add(table.match.state.table.turn.seat)
        give(table, pick(table, chance))
    assert settle(app, table)
    table.answering.concede()
    # A melee goes on until one is left.
    while settle(app, table):
        assert battlefield == "melee"
        table.answering.concede()
    assert isinstance(app.stack.top, EndScreen) and table.match.outcome is not None
    assert table.match.outcome.reason == ("last_left" if battlefield == "melee" else "conceded")


def test_a_duel_with_the_mouse_alone() -> None:
    app = open_window()
    table = begin(app, "duel", 2)
    chance = random.Random(3)
    clicked = 0
    for _ in range(120):
        if clicked > 50 or not settle(app, table):
            break
        number = table.match.decision.number
        offers = [
            one for one in table.answering.all_offers.all if one.at is not None and one.at.sort in ("cell", "piece")
        ]
        board = table.screen.board
        if offers and chance.random() < 0.6:
            offer = chance.choice(offers)
            cell = offer.at.cell or table.screen.space_of(table.following.table, offer.at.number)[0]
            board.camera.centre_on(board.projection.spot(cell))
            click(app, board.camera.middle_of(cell))
        else:
            buttons = [button for button in table.laying.buttons if button.offer is not None and button.is_on]
            if buttons:
                click(app, chance.choice(buttons).rect.center)
        if table.match.decision is None or table.match.decision.number != number:
            clicked += 1
        elif settle(app, table):
            give(table, pick(table, chance))
    assert clicked > 50


def test_a_duel_with_the_keys_alone() -> None:
    app = open_window()
    table = begin(app, "duel", 2)
    press_keys(app, table, 50)
