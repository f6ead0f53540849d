"""A guest with nothing but fingers: the touch that starts is not a move, and what is pressed is large enough."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.demo.guided import Guided
from game.ui.screens.keys import cap_of
from tests.ui.demo.conftest import Hands

#: How high a screen of 24 inches is in millimetres, and what a finger hits.
HIGH_MM, FINGER_MM = 298.9, 9.0


def touched(kind: int, at: tuple[float, float]) -> pygame.event.Event:
    return pygame.event.Event(kind, touch_id=1, finger_id=1, x=at[0], y=at[1], dx=0.0, dy=0.0)


def test_a_touch_that_is_told_twice_starts_and_is_not_a_move(open_demo: Callable[..., Hands]) -> None:
    hands = open_demo("1_heroes")
    for kind, again in ((pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN), (pygame.FINGERUP, pygame.MOUSEBUTTONUP)):
        hands.post(touched(kind, (0.5, 0.5)))
        hands.post(pygame.event.Event(again, pos=(512, 300), button=1, touch=True))
    table = hands.app.table
    assert isinstance(hands.app.stack.top, Guided) and table is not None
    hands.pass_time(1.0)
    assert not table.match.given and table.answering.narrowed is None
    assert table.pointing.hovered_button is None
    # Who touches is shown no caps of keys; who has a keyboard is.
    assert cap_of("E") == "" == cap_of("1")
    hands.key(pygame.K_F7)
    assert cap_of("E") == "E" and cap_of("1") == "1"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_targets_are_nine_millimetres_on_a_screen_of_24_inches(
    open_demo: Callable[..., Hands], size: tuple[int, int]
) -> None:
    hands = open_demo("1_heroes", size=size)
    hands.sit_down()
    table = hands.app.table
    assert table is not None and table.laying.buttons
    least = FINGER_MM * size[1] / HIGH_MM
    rects = {one.name: (one.target or one.rect).union(one.rect) for one in table.laying.buttons}
    assert {name: rect for name, rect in rects.items() if min(rect.size) < least} == {}


@pytest.mark.parametrize(
    ("name", "size"), [("1_heroes", (1280, 720)), ("1_skirmish", (1024, 768)), ("1_factions", (1920, 1080))]
)
def test_who_touches_sees_the_bars_buttons_as_large_as_they_can_be_pressed(
    open_demo: Callable[..., Hands], name: str, size: tuple[int, int]
) -> None:
    hands = open_demo(name, size=size)
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        hands.post(touched(kind, (0.5, 0.5)))
    hands.pass_time(1.0)
    table = hands.app.table
    assert isinstance(hands.app.stack.top, Guided) and table is not None and cap_of("E") == ""
    layout = table.laying.layout
    drawn = {one.name: one.rect for one in table.laying.buttons if layout.prompt.contains(one.rect)}
    drawn |= {one.name: one.rect for one in table.laying.buttons if layout.turn.contains(one.rect)}
    least = max(hands.app.least_target, round(FINGER_MM * size[1] / HIGH_MM))
    assert len(drawn) > 3 and {one: rect for one, rect in drawn.items() if min(rect.size) < least} == {}


@pytest.mark.parametrize("is_touched", [True, False])
@pytest.mark.parametrize("name", ["1_arena", "1_skirmish"])
def test_who_sits_down_sees_every_figure_below_the_strips(
    open_demo: Callable[..., Hands], name: str, is_touched: bool
) -> None:
    hands = open_demo(name, size=(1280, 720))
    if is_touched:
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            hands.post(touched(kind, (0.5, 0.5)))
        hands.pass_time(1.0)
    else:
        hands.sit_down()
    table = hands.app.table
    assert table is not None and table.screen.board is not None
    board, screen = table.screen.board, table.screen
    spaces = [screen.space_of(table.following.table, number) for number in board.miniatures.numbers]
    spots = [board.camera.rect_of(*space) for space in spaces if space is not None]
    assert len(spots) > 3 and min(spot.centery for spot in spots) > table.laying.layout.strips[0].bottom
    assert board.camera.square_px >= 26
