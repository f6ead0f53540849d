"""What is asked about is brought out from under panels that have grown, and the view keeps still for what is seen."""

from __future__ import annotations

from game.geometry.squares import Cell
from game.ui.table.scene import TableScene
from tests.journeys.table_hands import at_the_table, placed_match, wait

_HIGH = {
    "game": "skirmish",
    "map": ["11................22"] * 15,
    "pieces": [
        {"name": "Giant Spider", "at": [12, 13], "seat": 0},
        {"name": "Drow Wizard", "at": [6, 12], "seat": 0},
        {"name": "Dwarf Cleric", "at": [8, 0], "seat": 1},
    ],
    "seats": [{"faction": "drow"}, {"faction": "crown"}],
}


def _asked_about(scene: TableScene) -> list[tuple[Cell, int]]:
    places = [scene.screen.space_of(scene.following.table, number) for number in scene.answering.waiting]
    return [place for place in places if place is not None]


def test_pieces_that_can_act_are_in_sight_after_the_text_was_enlarged() -> None:
    driver, scene = at_the_table(placed_match(_HIGH, "hh"), (1024, 768))
    assert wait(driver, scene) and len(_asked_about(scene)) == 2
    for scale in (2.0, 1.0, 1.5):
        driver.app.change_settings(text_scale=scale)
        driver.frames(2)
        board = scene.screen.board
        assert board is not None and all(board.camera.sees(*place) for place in _asked_about(scene)), scale


def test_the_view_goes_to_the_reach_of_a_piece_only_where_panels_hide_much_of_it() -> None:
    driver, scene = at_the_table(placed_match(_HIGH, "hh"), (1280, 720))
    assert wait(driver, scene)
    board = scene.screen.board
    camera = board.camera
    number = scene.screen.piece_at(scene.following.table, (6, 12))
    assert number is not None
    scene.answering.select(number, has_offers=False)
    cells = scene.answering.offers.cells()
    for share, moves in ((0.3, False), (1.2, False), (3.2, True)):
        scene.answering.select(None, has_offers=False)
        # This many of the last rows of its spaces lie under the question.
        lowest = max(camera.rect_of(cell).bottom for cell in cells)
        camera.pan(0.0, lowest - camera.free.bottom - share * camera.square_px)
        scene.answering.select(number, has_offers=False)
        assert camera.is_moving == moves, share
