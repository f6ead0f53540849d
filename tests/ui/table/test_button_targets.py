"""What is pressed beside the question, by the turn and at the log is 44 pixels high and wide at 720 lines where no
other button lies so near; and the note of a button hides neither the buttons beside it nor the pane it stands on."""

from __future__ import annotations

import pygame
import pytest

from game.app.games.entries import GAMES
from game.ui.art import fonts
from game.ui.panels.buttons import Button, button_at, widen_targets
from game.ui.window.measures import LEAST_TARGET
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match


def _pressed_size(buttons: list[Button], one: Button) -> tuple[int, int]:
    (x, y), reach = one.rect.center, max(one.rect.size) // 2 + LEAST_TARGET
    wide = sum(button_at(buttons, (at, y)) is one for at in range(x - reach, x + reach))
    high = sum(button_at(buttons, (x, at)) is one for at in range(y - reach, y + reach))
    return wide, high


def _is_hemmed_in(buttons: list[Button], one: Button) -> bool:
    """Do other buttons, or the window's edge, lie nearer than half of what is missing?"""
    least = one.rect.inflate(*(max(0, LEAST_TARGET - length) * 2 for length in one.rect.size))
    return any(least.colliderect(other.rect) for other in buttons if other is not one)


@pytest.mark.parametrize("game", GAMES)
def test_buttons_of_the_table_are_large_enough_where_there_is_room(game: str) -> None:
    driver, scene = at_the_table(a_match(game, "h" if game == "crawler" else "hc"), (1280, 720))
    wait(driver, scene)
    buttons, small = scene.laying.buttons, []
    assert {"menu", "log", "undo"} <= {one.name for one in buttons}
    for one in buttons:
        if min(_pressed_size(buttons, one)) < LEAST_TARGET and not _is_hemmed_in(buttons, one):
            small.append((one.name, one.rect, _pressed_size(buttons, one)))
    assert small == []
    # The turn's corner has no room for wider ones: theirs are as wide as from the middle of a gap to the next.
    corner = [one for one in buttons if one.name in ("menu", "stops", "sight", "whole board", "turn view")]
    assert corner and all(_pressed_size(buttons, one)[1] >= LEAST_TARGET for one in corner)
    assert all(_pressed_size(buttons, one)[0] >= one.rect.width + 3 for one in corner)


def test_between_two_buttons_the_nearest_is_meant_and_on_one_that_one() -> None:
    left, right = (
        Button(name, pygame.Rect(x, 100, 30, 30), "", lambda: None) for name, x in (("left", 100), ("right", 136))
    )
    buttons = [left, right]
    assert button_at(buttons, (131, 115)) is None
    widen_targets(buttons, LEAST_TARGET, pygame.Rect(0, 0, 400, 400))
    found = [one.name if (one := button_at(buttons, (x, 115))) else "" for x in (92, 93, 129, 132, 133, 136, 172, 173)]
    assert found == ["", "left", "left", "left", "right", "right", "right", ""]
    assert [button_at(buttons, (115, y)) for y in (92, 93, 136, 137)] == [None, left, left, None]


@pytest.mark.parametrize("script", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_a_note_hides_neither_the_next_buttons_nor_their_pane(size: tuple[int, int], script: float) -> None:
    driver, scene = at_the_table(a_match("heroes"), size)
    driver.app.change_settings(text_scale=script)
    wait(driver, scene)
    hidden, seen = [], 0
    for at, one in enumerate(scene.laying.buttons):
        if not (one.hint or one.why_not):
            continue
        driver.move((size[0] // 2, size[1] // 2))
        driver.move(one.rect.center, frames=2)
        if scene.pointing.hovered_button is None or scene.pointing.hovered_button.name != one.name:
            continue
        note = scene.tips.shown
        assert note is not None, one.name
        seen += 1
        near = [other.rect for other in scene.laying.buttons[max(0, at - 1) : at + 2]]
        panes = [pane for pane in scene.laying.panes() if pane.collidepoint(one.rect.center)]
        hidden += [(one.name, note, rect) for rect in (*near, *panes) if note.colliderect(rect)]
        assert driver.app.display.screen.get_rect().contains(note)
    assert seen >= 4 and hidden == []


@pytest.mark.parametrize("script", [1.0, 1.5, 2.0])
def test_the_line_of_a_button_that_goes_on_is_no_higher_than_the_button(script: float) -> None:
    driver, scene = at_the_table(a_match("heroes", "hc"), text_scale=script)
    assert wait(driver, scene)
    going_on = [button for button in scene.laying.buttons if button.kind == "primary"]
    assert going_on
    for button in going_on:
        assert fonts.line_height("bold", button.px) <= button.rect.height
