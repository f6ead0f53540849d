"""Only what has changed on a board is drawn again, and the picture is the one that drawing all of it gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pygame
import pytest

from game.core.events import DiceRolled, Event
from game.rules.skirmish import events as e
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.hexes.board import HexBoardView
from game.ui.boards.hexes.inlays import GlyphShown
from game.ui.boards.hexes.records import Damaged, Moved, Struck
from game.ui.boards.shared.changes import BoardLook, changed_areas
from game.ui.games.factions.faces import factions_back, factions_face
from game.ui.games.factions.tables import plain_layout
from game.ui.games.skirmish.board import SkirmishBoard
from game.ui.games.skirmish.motions import MOTIONS
from tests.ui.boards import test_motions as squares
from tests.ui.boards.cards import card_tables, zone_tables
from tests.ui.boards.cards import test_card_board as whole_cards
from tests.ui.boards.cards import test_zone_motions as zones
from tests.ui.boards.hexes import test_motions as hexes
from tests.ui.boards.hexes.battlefields import at, duel, shown_as
from tests.ui.boards.scene import skirmish

VIEW = pygame.Rect(0, 0, 800, 600)


class Twice:
    """Draws what has changed of a view into one picture and all of it into another, and compares them."""

    def __init__(self, view: Any, rect: pygame.Rect) -> None:
        self.view, self.rect = view, rect
        self.part, self.whole = (pygame.Surface((rect.right + 20, rect.bottom + 20)) for _ in range(2))
        self.before: BoardLook | None = None
        #: Frames of which only a part was drawn.
        self.parts = 0

    def frame(self) -> None:
        """Draw both ways."""
        # First, so that both have all pictures of the ground and the figures.
        self.view.draw(self.whole, self.rect, whole=True)
        now = self.view.look()
        areas = changed_areas(self.before, now, self.rect)
        self.parts += areas != [self.rect]
        for area in areas:
            self.part.set_clip(area)
            self.view.draw(self.part, self.rect)
        self.before = now if now is not None else self.view.look()
        drawn, wanted = (pygame.surfarray.pixels2d(one) for one in (self.part, self.whole))
        if not np.array_equal(drawn, wanted):
            wrong = (drawn ^ wanted) & 0xFFFFFF != 0
            assert not wrong.any(), f"{int(wrong.sum())} pixels from {[int(side.min()) for side in wrong.nonzero()]}"

    def frames_after(self, marks: list[Callable[[], None]]) -> None:
        """Draw before and, twice, after each of some marks."""
        self.frame()
        for mark in marks:
            mark()
            self.frame()
            self.frame()

    def play(self, step: float = 0.043) -> None:
        """Draw a batch until it is over."""
        self.frame()
        while self.view.timeline.is_playing:
            self.view.update(step)
            self.frame()
        self.frame()


def squares_shown(zoom: int = 0) -> tuple[SkirmishBoard, Twice]:
    view, _ = squares.shown(skirmish())
    view.camera.edge_pans = view.camera.smooth = False
    view.fit(VIEW)
    if zoom:
        view.camera.zoom_by(zoom)
    return view, Twice(view, VIEW)


MOVING = [kind for kind in squares.SAMPLES if callable(MOTIONS[kind])]


@pytest.mark.parametrize("kind", MOVING, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("text_px", [15, 30])
def test_what_happens_on_squares_is_drawn_in_part_as_in_whole(kind: type[Event], text_px: int) -> None:
    view, twice = squares_shown(0 if text_px == 15 else 2)
    view.set_text(text_px)
    table = skirmish()
    event = squares.SAMPLES[kind]
    view.play([event], table, squares.after(table, [event]))
    twice.play()


def test_a_batch_on_squares_needs_few_whole_pictures() -> None:
    view, twice = squares_shown()
    table = skirmish()
    batch = [squares.SAMPLES[kind] for kind in (e.CreatureMoved, e.DamageDealt, DiceRolled)]
    view.play(batch, table, squares.after(table, batch))
    twice.play(0.016)
    assert twice.parts > 15


@pytest.fixture(scope="module")
def battlefield() -> HexBoardView:
    made = HexBoardView(shown_as(duel()))
    made.camera.edge_pans = made.camera.smooth = False
    return made


def hexes_shown(view: HexBoardView, sixths: int = 0, zoom: int = 0) -> Twice:
    view.show(None)
    view.rotate(sixths - view.projection.sixths)
    view.fit(hexes.RECT)
    view.camera.zoom_by(zoom)
    view.show(hexes.BOTH, [GlyphShown(at(6, 12), "power", face_up=False)])
    return Twice(view, hexes.RECT)


@pytest.mark.parametrize("number", range(len(hexes.EACH)))
def test_what_happens_on_hexes_is_drawn_in_part_as_in_whole(battlefield: HexBoardView, number: int) -> None:
    record, after = hexes.EACH[number]
    twice = hexes_shown(battlefield, number % 6, zoom=number % 3)
    battlefield.play_records([record], after)
    twice.play()


def test_a_batch_on_hexes_needs_few_whole_pictures(battlefield: HexBoardView) -> None:
    twice = hexes_shown(battlefield)
    way = Moved(1, ((at(5, 10),), (at(4, 10),), (at(3, 9),)))
    battlefield.play_records([way, Struck(1, 2), Damaged(2, 1)], hexes.BOTH)
    twice.play(0.016)
    # The water that is in view comes to another moment six times a second.
    assert twice.parts > 15


def zones_shown(px: int = 15) -> tuple[CardBoardView, Twice]:
    view = CardBoardView(plain_layout(), text_px=px)
    view.camera.edge_pans = view.camera.smooth = False
    view.fit(zones.RECT)
    tables = zone_tables
    view.show(zones.standing(), tables.locations(2), zones.ZONES, tables.stack(2), tables.piles())
    return view, Twice(view, zones.RECT)


@pytest.mark.parametrize("name", zones.BATCHES)
@pytest.mark.parametrize("reduced", [False, True])
def test_what_happens_in_zones_is_drawn_in_part_as_in_whole(name: str, *, reduced: bool) -> None:
    view, twice = zones_shown(30 if reduced else 15)
    view.timeline.reduced = reduced
    records, after = zones.BATCHES[name]
    view.play_records(records, after, (), zones.ZONES)
    twice.play()


def test_a_batch_in_zones_needs_few_whole_pictures() -> None:
    view, twice = zones_shown()
    view.play_records(*zones.BATCHES["attack"], (), zones.ZONES)
    twice.play(0.016)
    assert twice.parts > 15


@pytest.mark.parametrize("name", whole_cards.BATCHES)
def test_what_happens_to_cards_is_drawn_in_part_as_in_whole(name: str) -> None:
    view = CardBoardView(card_tables.layout())
    view.set_faces(factions_face, factions_back)
    view.camera.edge_pans = view.camera.smooth = False
    view.fit(whole_cards.RECT)
    view.show(card_tables.pieces(), (), (), card_tables.stack(), card_tables.piles())
    twice = Twice(view, whole_cards.RECT)
    records, after = whole_cards.BATCHES[name]
    view.play_records(records, after, (), (), card_tables.stack(), card_tables.piles())
    twice.play()


# --- what is pointed at and marked ---


def test_marks_on_squares_are_drawn_in_part_as_in_whole() -> None:
    view, twice = squares_shown()
    marks: list[Callable[[], None]] = [
        lambda: view.overlays.show_hover(((3, 3), 1)),
        lambda: view.overlays.show_hover(((9, 6), 2)),
        lambda: setattr(view.miniatures, "hovered", 1),
        lambda: setattr(view.miniatures, "hovered", 4),
        lambda: view.overlays.show_targets([((2, 2), 1), ((8, 4), 2)]),
        lambda: view.overlays.show_path([(2, 2), (3, 3), (4, 3)], 1, 3),
        lambda: view.overlays.show_path([(2, 2), (3, 3), (4, 4), (5, 4)], 1, 12),
        lambda: view.overlays.show_selection(((2, 2), 1)),
        lambda: view.overlays.show_reach({(2, 2): 1, (3, 3): 2}),
        lambda: view.overlays.show_hover(None),
        view.overlays.clear,
    ]
    twice.frames_after(marks)
    assert twice.parts > 14


def test_marks_on_hexes_are_drawn_in_part_as_in_whole(battlefield: HexBoardView) -> None:
    view, twice = battlefield, hexes_shown(battlefield, 2, 1)
    view.timeline.reduced = True
    marks: list[Callable[[], None]] = [
        lambda: view.overlays.show_hover((at(5, 10), 1)),
        lambda: view.overlays.show_hover((at(7, 12), 1)),
        lambda: setattr(view.miniatures, "hovered", 1),
        lambda: setattr(view.miniatures, "hovered", 2),
        lambda: view.overlays.show_targets([(at(5, 10), at(5, 11)), (at(8, 14), 1)]),
        lambda: view.overlays.show_reach({at(5, 11): 1, at(5, 12): 2}),
        lambda: view.overlays.show_cost_at(at(5, 12)),
        lambda: view.overlays.show_path([at(5, 10), at(5, 11), at(5, 12)], 2, [at(5, 11)]),
        lambda: view.overlays.show_path([at(5, 10), at(5, 11)], 1),
        lambda: view.overlays.show_selection((at(5, 10), 1)),
        view.overlays.clear,
    ]
    twice.frames_after(marks)
    view.timeline.reduced = False
    assert twice.parts > 12


def test_marks_on_cards_are_drawn_in_part_as_in_whole() -> None:
    view = CardBoardView(card_tables.layout())
    view.camera.edge_pans = view.camera.smooth = False
    view.fit(whole_cards.RECT)
    view.show(card_tables.pieces(), (), (), card_tables.stack(), card_tables.piles())
    twice = Twice(view, whole_cards.RECT)
    numbers = list(view.miniatures.units)
    marks: list[Callable[[], None]] = [
        *(lambda number=number: setattr(view.miniatures, "hovered", number) for number in numbers),  # type: ignore[misc]
        lambda: view.overlays.show_targets(numbers[:3]),
        lambda: view.overlays.show_selection(numbers[1]),
        lambda: view.overlays.show_attack((numbers[0], numbers[2]), "55 %"),
        lambda: view.overlays.show_arrows(card_tables.arrows()),
        lambda: setattr(view.stack, "hovered", view.stack.entries[0].number if view.stack.entries else None),
        view.overlays.clear,
    ]
    twice.frames_after(marks)
    assert twice.parts > len(numbers)


def test_a_pointer_that_waits_at_the_rim_of_the_view_changes_nothing_until_the_view_moves() -> None:
    view = CardBoardView(card_tables.layout())
    view.fit(whole_cards.RECT)
    view.show(card_tables.pieces(), (), (), card_tables.stack(), card_tables.piles())
    twice, rect = Twice(view, whole_cards.RECT), whole_cards.RECT
    view.camera.zoom_by(6)
    twice.frame()
    rim = pygame.event.Event(pygame.MOUSEMOTION, pos=(rect.right - 2, rect.centery), buttons=(0, 0, 0), rel=(1, 0))
    view.event(rim)
    assert view.camera.is_moving and changed_areas(twice.before, view.look(), rect) == []
    twice.frame()
    view.update(0.3)
    assert changed_areas(twice.before, view.look(), rect) == [rect]
    twice.frame()


# --- which rectangles ---


def _look(fixed: object = 0, **parts: tuple[int, int, int, int]) -> BoardLook:
    return BoardLook(fixed, {name: pygame.Rect(rect) for name, rect in parts.items()})


def test_what_is_as_it_was_is_not_drawn() -> None:
    one = _look(a=(10, 10, 20, 20))
    assert changed_areas(one, one, VIEW) == []


@pytest.mark.parametrize("pair", [(None, _look()), (_look(), None), (_look(1), _look(2))])
def test_all_is_drawn_where_something_fixed_differs(pair: tuple[BoardLook | None, BoardLook | None]) -> None:
    assert changed_areas(*pair, VIEW) == [VIEW]


def test_a_part_that_moves_is_drawn_where_it_was_and_where_it_is() -> None:
    before, now = _look(a=(0, 0, 300, 40)), _look(a=(400, 500, 300, 40))
    areas = changed_areas(before, now, VIEW)
    assert sorted(map(tuple, areas)) == [(0, 0, 300, 40), (400, 500, 300, 40)]
    near = changed_areas(_look(a=(0, 0, 30, 30)), _look(a=(10, 10, 30, 30)), VIEW)
    assert near == [pygame.Rect(0, 0, 40, 40)]


def test_a_part_that_is_touched_is_drawn_whole_and_nothing_beyond_the_view() -> None:
    line = (100, 0, 10, 500)
    areas = changed_areas(_look(line=line), _look(line=line, a=(90, 90, 40, 40)), VIEW)
    assert areas == [pygame.Rect(90, 0, 40, 500)]
    assert changed_areas(_look(), _look(a=(-50, 590, 90, 90)), VIEW) == [pygame.Rect(0, 590, 40, 10)]
    assert changed_areas(_look(), _look(a=(-50, -90, 40, 40)), VIEW) == []


def test_where_most_changes_all_is_drawn() -> None:
    assert changed_areas(_look(), _look(a=(0, 0, 790, 400)), VIEW) == [VIEW]
