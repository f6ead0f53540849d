"""A piece of the board is carried to where it shall go: squares and hexes alike."""

from __future__ import annotations

import pygame
import pytest

from game.ui.screens.items import Item, piece, square
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.hall import hall, number_at, pixel_at
from tests.ui.table.many_tables import a_match

Pos = tuple[int, int]
#: Where the creature stands that may act.
WIZARD = (3, 2)


def press(driver: Driver, pos: Pos) -> None:
    driver.move(pos)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)


def carry(driver: Driver, begun: Pos, end: Pos) -> None:
    """Go there with the button held, in small steps as a hand does."""
    for share in (0.02, 0.1, 0.4, 0.8, 1.0):
        pos = (round(begun[0] + (end[0] - begun[0]) * share), round(begun[1] + (end[1] - begun[1]) * share))
        driver.post(pygame.MOUSEMOTION, pos=pos, rel=(3, 3), buttons=(1, 0, 0))


def let_go(driver: Driver, pos: Pos) -> None:
    driver.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)


def drag(driver: Driver, begun: Pos, end: Pos) -> None:
    press(driver, begun)
    carry(driver, begun, end)
    let_go(driver, end)


def view_of(scene: TableScene) -> tuple[float, float]:
    board = scene.screen.board
    return board.camera.centre


def test_a_creature_is_carried_to_a_square_that_it_can_reach() -> None:
    driver, scene = hall()
    before, wizard = view_of(scene), number_at(scene, WIZARD)
    drag(driver, pixel_at(scene, WIZARD), pixel_at(scene, (3, 4)))
    assert wait(driver, scene)
    assert number_at(scene, (3, 4)) == wizard
    assert view_of(scene) == before, "the board stays where it is"


def test_while_it_is_carried_it_is_considered_and_its_way_is_shown() -> None:
    driver, scene = hall()
    wizard = number_at(scene, WIZARD)
    begun, over = pixel_at(scene, WIZARD), pixel_at(scene, (3, 4))
    press(driver, begun)
    carry(driver, begun, over)
    assert scene.pointing.carried == piece(wizard) == piece(scene.answering.selected or 0)
    driver.frames()
    shown = pygame.image.tobytes(driver.app.display.screen, "RGB")
    scene.pointing.carried = None
    scene.drawing.cache.invalidate_board()
    driver.frames()
    assert pygame.image.tobytes(driver.app.display.screen, "RGB") != shown, "it is seen under the pointer"
    let_go(driver, begun)


@pytest.mark.parametrize("end", [(4, 2), (2, 4), WIZARD])
def test_dropped_on_a_wall_or_a_friend_or_where_it_stood_it_stays(end: tuple[int, int]) -> None:
    own = [{"name": "Drow Wizard", "at": [3, 2]}, {"name": "Drow House Guard", "at": [2, 4]}]
    driver, scene = hall(pieces=[*own, {"name": "Dwarf Cleric", "at": [8, 0], "seat": 1}])
    wizard, revision = number_at(scene, WIZARD), scene.match.revision
    drag(driver, pixel_at(scene, WIZARD), pixel_at(scene, end))
    driver.frames()
    assert scene.match.revision == revision and scene.answering.selected == wizard
    if end == (4, 2):
        view = scene.following.view
        refusal = scene.screen.why_not(view, scene.answering.target(square(end)) or square(end), wizard)
        assert refusal is not None and scene.toast.text == refusal.text
    if end == (2, 4):
        assert scene.answering.offers.at(piece(number_at(scene, end))), "a press would aim at it"


def test_dropped_beside_the_board_it_stays() -> None:
    driver, scene = hall()
    revision = scene.match.revision
    drag(driver, pixel_at(scene, WIZARD), scene.laying.layout.own.center)
    assert scene.match.revision == revision and scene.pointing.carried is None


def test_it_is_carried_onto_an_enemy_to_attack_it() -> None:
    pieces = [
        {"name": "Drow Wizard", "at": [3, 2]},
        {"name": "Dwarf Cleric", "at": [2, 2], "seat": 1},
    ]
    driver, scene = hall(pieces=pieces)
    cleric, revision = number_at(scene, (2, 2)), scene.match.revision
    scene.answering.select(number_at(scene, WIZARD), has_offers=False)
    assert scene.answering.offers.at(piece(cleric)), "it may be attacked"
    drag(driver, pixel_at(scene, WIZARD), pixel_at(scene, (2, 2)))
    assert scene.match.revision > revision or scene.answering.narrowed == piece(cleric)


def test_a_drag_on_bare_ground_or_on_an_enemy_moves_the_board() -> None:
    for begun in ((5, 4), (6, 2)):
        driver, scene = hall()
        board = scene.screen.board
        assert board is not None
        for _ in range(6):
            board.camera.zoom_by(1, pixel_at(scene, begun))
        board.camera.centre_on((begun[0] + 0.5, begun[1] + 0.5))
        before, start = view_of(scene), pixel_at(scene, begun)
        drag(driver, start, (start[0] - 60, start[1] + 40))
        assert view_of(scene) != before and scene.pointing.carried is None


def test_a_second_click_on_a_creature_still_centres_the_board_on_it() -> None:
    driver, scene = hall()
    board = scene.screen.board
    board.camera.smooth = False
    for _ in range(4):
        board.camera.zoom_by(1, pixel_at(scene, WIZARD))
    before = view_of(scene)
    for _ in range(2):
        driver.click(pixel_at(scene, WIZARD))
    assert view_of(scene) != before


def test_a_figure_is_carried_over_hexes() -> None:
    driver, scene = at_the_table(a_match("arena", "hh"))
    for _ in range(300):
        assert wait(driver, scene)
        moves = [
            offer
            for offer in scene.answering.offers.all
            if offer.at is not None and offer.at.sort == "cell" and scene.answering.selected is not None
        ]
        decision = scene.match.decision
        if decision is not None and decision.prompt == "move" and moves:
            break
        scene.answering.give(scene.answering.offers.all[0])
        if scene.answering.confirming is not None:
            scene.answering.give(scene.answering.confirming)
    number = scene.answering.selected
    assert number is not None
    board, ends = scene.screen.board, [offer.at for offer in moves]
    assert board is not None
    space = scene.screen.space_of(scene.following.table, number)
    assert space is not None
    scene.fit_board()
    seen = [end for end in ends if end is not None and _lone(scene, end)]
    begun, end = board.camera.middle_of(*space), board.camera.middle_of(seen[0].cell)
    revision = scene.match.revision
    drag(driver, (int(begun[0]), int(begun[1])), (int(end[0]), int(end[1])))
    assert scene.match.revision > revision or scene.answering.narrowed is not None


def _lone(scene: TableScene, item: Item) -> bool:
    """Return whether a space is seen, with nobody in front of it."""
    board = scene.screen.board
    assert board is not None and item.cell is not None
    middle = board.camera.middle_of(item.cell)
    return scene.laying.layout.free.collidepoint(middle) and board.piece_at(middle) is None
