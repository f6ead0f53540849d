"""How much of the window the panels leave to the board: most of it, also where script is large."""

from __future__ import annotations

import pygame
import pytest

from game.app.matches.match import Match, Seating
from game.rules.factions.ruleset import FACTIONS
from game.ui.table.scene import TableScene
from tests.journeys.table_hands import at_the_table, wait
from tests.rules.factions.scene import Scene
from tests.ui.table.many_tables import a_match
from tests.ui.table.test_hints import advised

#: Pixels between the places that are looked at.
STEP = 8


def share_free(scene: TableScene) -> float:
    """Return the share of the window that no card of the hand and none of the panels covers that are always there."""
    layout = scene.laying.layout
    panes = [*layout.strips, layout.own, layout.prompt, layout.turn, layout.notes]
    panes += [card.rect for card in scene.laying.hand.cards]
    wide, high = scene.app.size
    places = [(x, y) for x in range(STEP // 2, wide, STEP) for y in range(STEP // 2, high, STEP)]
    return sum(not any(pane.collidepoint(place) for pane in panes) for place in places) / len(places)


@pytest.mark.parametrize("game", ["skirmish", "arena", "factions", "crawler", "heroes"])
def test_panels_cover_at_most_a_quarter_of_the_window_and_a_third_with_large_script(game: str) -> None:
    driver, scene = at_the_table(a_match(game, "hc" if game != "crawler" else "h"))
    for _ in range(12):
        assert wait(driver, scene)
        if scene.match.decision is not None and scene.match.decision.kind == "act" and not scene.laying.tray.cards:
            break
        scene.answering.give(next(offer for offer in scene.answering.offers.all if offer.commands))
    for size, scale, least in (
        ((1280, 720), 1.0, 0.75),
        ((1920, 1080), 1.0, 0.75),
        ((1024, 768), 1.0, 0.75),
        ((2560, 1080), 1.0, 0.75),
        ((1280, 720), 1.5, 0.65),
        ((1280, 720), 2.0, 0.65),
    ):
        driver.resize(size)
        driver.app.change_settings(text_scale=scale)
        driver.frames(2)
        assert share_free(scene) >= least, (size, scale, share_free(scene))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_whole_board_of_eighteen_rows_has_large_squares(size: tuple[int, int]) -> None:
    driver, scene = at_the_table(a_match("skirmish", "hc"), size)
    assert wait(driver, scene)
    board = scene.screen.board
    # A board of eighteen rows has squares of 38 pixels at 720 lines, others in proportion.
    assert board.camera.square_px >= 38 * size[1] / 720 * 18 / max(18, board.camera.rows)
    shown = pygame.Rect(board.camera.at((0, 0)), (0, 0)).union(
        pygame.Rect(board.camera.at((board.camera.columns, board.camera.rows)), (0, 0))
    )
    assert driver.app.display.screen.get_rect().contains(shown), "all of it is in the window"


@pytest.mark.parametrize("script", [1.0, 2.0])
def test_hints_and_choices_hide_nothing_in_play_where_there_is_other_room_and_stay_where_they_are_otherwise(
    script: float,
) -> None:
    scene = Scene("Kingdom", "Barbarian")
    mine = scene.put("Squire", 2)
    for _ in range(3):
        scene.put("Tank of Ragnos", 5, 1)
    play = scene.act(mine)
    driver, table, _ = advised(Match.from_state(FACTIONS, play.state, (Seating("Ann"), Seating("Bob", "computer"))))
    driver.app.change_settings(text_scale=script)
    board = table.screen.board
    assert board is not None and board.apart is not None
    driver.key(pygame.K_h)
    driver.frames(3)
    in_play = [frame for number in board.miniatures.numbers if (frame := board.apart.frame_of(number)) is not None]
    pane = table.laying.layout.hints
    assert pane.height and pane.collidelist(in_play) < 0 and table.laying.layout.free.contains(pane)
    assert pane.move_to(right=table.laying.layout.side.right).collidelist(in_play) >= 0, "at the right edge it would"
    layout = table.laying.layout
    layout.asked = ()
    layout.make_room(0)
    assert layout.hints.right == layout.side.right and not layout.is_aside
