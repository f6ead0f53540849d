"""Graveyards that can be looked through, and cards that are carried from the hand to the board."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from game.rules.factions.state.table import Table
from game.ui.screens.items import Item
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.playing import settle, table_of
from tests.ui.table.many_tables import a_match

GRAVE = Item("place", 0, name="graveyard")


def with_graveyard(table: Table) -> Table:
    """Return the table with three cards of the hand in the first seat's graveyard."""
    player = table.players[0]
    changed = replace(player, hand=player.hand[3:], graveyard=player.hand[:3])
    return replace(table, players=(changed, *table.players[1:]))


def opened() -> tuple[Driver, TableScene]:
    """Return a match of Factions at rest, as its first seat sees it."""
    hand = Driver()
    hand.app.play(a_match("factions", "hh"))
    scene = table_of(hand.app)
    assert settle(hand.app, scene) and scene.seat == 0
    scene.following.table = with_graveyard(scene.following.table)
    return hand, scene


def test_a_graveyard_opens_with_a_click_in_its_order_and_closes_with_the_next() -> None:
    hand, scene = opened()
    table = scene.following.table
    board = scene.screen.board
    area = next(one for one in board.layout.areas if one.what == "graveyard" and one.side == 0)
    spot = tuple(map(round, board.camera.at(area.box.middle)))
    hand.click(spot)
    shown = [one.number for one, _ in scene.laying.tray.cards]
    assert shown == list(reversed(table.players[0].graveyard))
    assert scene.laying.tray.is_opened
    hand.frames()
    hand.click(scene.laying.layout.board.center)
    assert scene.laying.opened is None and not scene.laying.tray.cards


def test_the_keys_open_piles_one_after_the_other_and_escape_closes() -> None:
    hand, scene = opened()
    hand.key(pygame.K_g)
    assert scene.laying.opened == GRAVE
    hand.key(pygame.K_g)
    assert scene.laying.opened is None  # The other graveyard is empty.
    hand.key(pygame.K_g)
    hand.key(pygame.K_ESCAPE)
    assert scene.laying.opened is None
    assert hand.app.stack.top is scene


def test_no_empty_pile_opens() -> None:
    _, scene = opened()
    table = scene.following.table
    assert scene.screen.opened(table, GRAVE) is not None
    assert scene.screen.opened(table, Item("place", 1, name="graveyard")) is None
    assert scene.screen.opened(table, Item("place", 0, name="deck")) is None


def test_a_card_is_carried_from_the_hand_to_the_board_and_played_there() -> None:
    hand, scene = opened()
    scene.following.settle()
    scene.refresh()
    playable = sorted(scene.laying.hand.playable)
    number = playable[0]
    place = scene.laying.hand.place_of(number)
    begun, middle = (place.centerx, place.top + 20), scene.laying.layout.board.center
    before = scene.match.decision
    hand.move(begun)
    hand.post(pygame.MOUSEBUTTONDOWN, pos=begun, button=1)
    hand.post(pygame.MOUSEMOTION, pos=middle, rel=(5, 5), buttons=(1, 0, 0))
    assert scene.pointing.carried is not None and scene.pointing.carried.number == number
    hand.post(pygame.MOUSEBUTTONUP, pos=middle, button=1)
    assert scene.pointing.carried is None
    assert scene.match.decision != before or scene.answering.narrowed is not None


def test_a_card_that_is_let_go_over_the_hand_goes_back() -> None:
    hand, scene = opened()
    scene.following.settle()
    scene.refresh()
    number = sorted(scene.laying.hand.playable)[0]
    place = scene.laying.hand.place_of(number)
    begun = (place.centerx, place.top + 20)
    aside = (begun[0] + 40, begun[1] + 10)
    before = scene.match.decision
    hand.move(begun)
    hand.post(pygame.MOUSEBUTTONDOWN, pos=begun, button=1)
    hand.post(pygame.MOUSEMOTION, pos=aside, rel=(5, 5), buttons=(1, 0, 0))
    hand.post(pygame.MOUSEBUTTONUP, pos=aside, button=1)
    assert scene.match.decision == before and scene.answering.narrowed is None
