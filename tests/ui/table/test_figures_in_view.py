"""Arena: the figures that a question is about lie in the free part of the window, under no panel."""

from __future__ import annotations

import pytest

from game.app.matches.match import Match
from game.geometry.hexes import Hex
from game.rules.arena.state import commands as c
from game.rules.arena.state.table import field
from game.ui.table.scene import TableScene
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match


def _until(prompt: str, *, summons: bool = False) -> Match:
    """Return a duel that waits for that question, with the Planeswalker of whoever is asked in its last row."""
    match = a_match("arena", "hh")
    while match.decision is None or match.decision.prompt != prompt:
        assert match.decision is not None
        seat, answers = match.decision.seat, match.answers(match.decision.seat)
        places = [one for one in answers if isinstance(one, c.PlaceFigure)]
        squads = [one for one in answers if isinstance(one, c.Summon)] if summons else []
        answer = max(places, key=lambda one: one.spaces[0][1]) if places else [*squads, *answers][0]
        assert match.submit(seat, answer) is None
    return match


def _own(scene: TableScene) -> list[Hex]:
    view = scene.following.view
    assert view is not None
    return [space for one in field(view.table) if one.seat == view.seat for space in one.spaces]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("prompt", ["choose_army", "spells"])
def test_own_figures_are_in_view_while_the_army_card_or_a_spell_is_chosen(prompt: str, size: tuple[int, int]) -> None:
    driver, scene = at_the_table(_until(prompt), size=size)
    assert wait(driver, scene)
    board = scene.screen.board
    assert board is not None and _own(scene)
    # As at the end of another player's turn, the view is elsewhere.
    board.camera.glide_to((8.0, 0.0))
    driver.frames(60)
    assert not all(board.camera.sees(cell) for cell in _own(scene))
    scene.navigating.forget()
    scene.navigating._concern = (-1, "", "")
    scene.caught_up()
    driver.frames(90)
    assert all(board.camera.sees(cell) for cell in _own(scene))
