"""Whole matches of Factions through the window."""

from __future__ import annotations

import random

from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.rules.factions.cards.decks import read_deck
from game.rules.factions.cards.starter_decks import STARTER_DECKS
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.setup import FactionsSetup, SeatSetup
from game.ui.application import Application
from game.ui.table.end_guard import AT_ONCE
from game.ui.table.scene import TableScene
from tests.journeys.playing import click, give, open_window, pick, play_to_the_end, press_keys, settle, table_of

_DECKS = [read_deck(text) for text in STARTER_DECKS.values()]


def begin(app: Application, *, first: int = 0, computers: tuple[int, ...] = (), last: int = 12) -> TableScene:
    """Return a match between two starter decks, counted out after some cycles."""
    names = ("Blue", "Amber")
    decks = (_DECKS[first], _DECKS[first + 1])
    seats = tuple(SeatSetup(deck, name) for deck, name in zip(decks, names, strict=True))
    seatings = tuple(Seating(name, "computer" if seat in computers else "human") for seat, name in enumerate(names))
    app.play(Match.new(FACTIONS, FactionsSetup(seats, last_cycle=last), seatings, 5, journal=Journal()))
    return table_of(app)


def test_a_whole_match_of_two_people() -> None:
    app = open_window()
    table = begin(app, first=2, last=5)
    play_to_the_end(app, table)


def test_a_match_with_the_mouse_alone() -> None:
    app = open_window()
    table = begin(app, last=40)
    chance = random.Random(3)
    for _ in range(80):  # There is more to point at when a few units stand on the table.
        if settle(app, table):
            give(table, pick(table, chance))
    clicked = on_board = missed = 0
    for _ in range(110):
        if not settle(app, table):
            break
        number = table.match.decision.number
        offers = [
            one for one in table.answering.all_offers.all if one.at is not None and one.at.sort in ("cell", "piece")
        ]
        buttons = [button for button in table.laying.buttons if button.offer is not None and button.is_on]
        board = table.screen.board
        if offers and (not buttons or chance.random() < 0.85):
            at = chance.choice(offers).at
            spot = board.apart.spot_of(at.number) if at.sort == "piece" else None
            click(app, spot.center if spot is not None else board.camera.middle_of(at.cell or (1, 0)))
            on_board += 1
        elif buttons:
            spot = chance.choice(buttons).rect.center
            app.step(AT_ONCE, [])
            click(app, spot)
            if table.answering.confirming is not None:
                app.step(AT_ONCE, [])
                click(app, spot)
        if table.match.decision is None or table.match.decision.number != number:
            clicked += 1
        else:
            # The middle of a zone may lie under a unit; another try points elsewhere.
            missed += 1
            if settle(app, table):
                give(table, pick(table, chance))
    assert clicked > 50 and on_board > 10 and missed < clicked / 3, (clicked, on_board, missed)


def test_a_match_with_the_keys_alone() -> None:
    app = open_window()
    table = begin(app)
    press_keys(app, table, 60)
