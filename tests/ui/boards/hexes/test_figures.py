"""Figures on the battlefield: what they show, where they can be pointed at, and that nothing hides them."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.ui.art.palette import lighter
from game.ui.art.tones import seat_colour
from game.ui.boards.hexes import tokens
from game.ui.boards.hexes.board import HexBoardView
from game.ui.boards.hexes.inlays import GlyphShown, glyph
from game.ui.boards.hexes.tokens import FigureShown, anchor, look_of, miniature, size
from tests.ui.boards.hexes.battlefields import board_of, crowd, duel, glyphs_of, shown_as

RECT = pygame.Rect(0, 0, 900, 640)
BEHIND = "111\n111\n171\n111"


def figure(piece: int, *spaces: tuple[int, int], life: int = 6, damage: int = 0) -> FigureShown:
    return FigureShown(piece, 0, "gideon_jura", "Gideon", spaces, life, damage, 5, "white")


def shown(view: HexBoardView) -> pygame.Surface:
    surface = pygame.Surface(RECT.size)
    view.draw(surface, RECT, whole=True)
    return surface


def test_a_miniature_is_as_large_as_it_says_and_stands_on_its_anchor() -> None:
    for back in ((0.0, 0.0), (1.0, 0.0), (0.5, 0.75), (-0.5, -0.75)):
        for px in (32, 64, 160):
            look = look_of(figure(1, (0, 0)), back)
            picture = miniature(look, px)
            assert picture.get_size() == size(look, px)
            assert picture.get_at(anchor(look, px)).a > 200


def test_life_lost_and_seats_can_be_seen() -> None:
    def pixels(**changes: object) -> bytes:
        look = look_of(figure(1, (0, 0)), (0.0, 0.0))
        changed = type(look)(**{**{name: getattr(look, name) for name in look.__struct_fields__}, **changes})
        return pygame.image.tobytes(miniature(changed, 64), "RGBA")

    looks = [pixels(), pixels(left=3), pixels(seat=1), pixels(spent=True), pixels(marks=("magic",)), pixels(key="none")]
    assert len(set(looks)) == len(looks)


def test_a_figure_is_found_where_it_is_seen() -> None:
    view = HexBoardView(shown_as(duel()))
    view.fit(RECT)
    figures = crowd(duel(), 20)
    view.show(figures, glyphs_of(duel()))
    shown(view)
    px = view.camera.square_px
    for one in figures:
        x, y = view.camera.at(view.projection.middle(one.spaces))
        assert view.piece_at((x, y + px * 0.3)) is not None
    lone = figures[0]
    view.show([lone], ())
    shown(view)
    x, y = view.camera.at(view.projection.middle(lone.spaces))
    assert view.piece_at((x, y)) == lone.piece
    assert view.piece_at((x, y - px * 0.4)) == lone.piece  # its head, over the space behind it
    assert view.piece_at((x + px * 3, y)) is None


def test_a_figure_behind_a_cliff_shows_through_it() -> None:
    view = HexBoardView(shown_as(board_of(BEHIND)))
    view.fit(RECT)
    places = {column.at: column for column in view.battlefield.terrain.columns}
    cliff = next(place for place, column in places.items() if column.level == 7)
    hidden = (cliff[0], cliff[1] - 1)
    without = shown(view)
    view.show([figure(1, hidden)], ())
    there = shown(view)
    x, y = view.camera.at(view.projection.spot(hidden))
    px = view.camera.square_px
    spots = [(x + dx, y + dy) for dx in range(-px // 3, px // 3, 3) for dy in range(-px // 2, px // 3, 3)]
    changed = [spot for spot in spots if without.get_at(spot) != there.get_at(spot)]
    assert len(changed) > len(spots) // 3
    view.show([figure(1, (cliff[0], cliff[1] + 1))], ())
    shown(view)
    assert view.piece_at(view.camera.at(view.projection.spot((cliff[0], cliff[1] + 1)))) == 1


def test_a_head_over_the_space_behind_means_its_figure_and_the_ground_beside_it_means_itself() -> None:
    view = HexBoardView(shown_as(board_of("111111\n111111\n111411\n111111")))
    view.fit(RECT)
    hill = next(column.at for column in view.battlefield.terrain.columns if column.level == 4)
    view.show([figure(1, hill)], ())
    shown(view)
    x, y = view.camera.at(view.projection.spot(hill))
    px = view.camera.square_px
    head, beside = (x, y - round(px * 0.7)), (x - round(px * 0.6), y - round(px * 0.7))
    assert view.camera.cell_at(head) != hill, "the ground behind it"
    assert view.cell_at(head) == hill
    assert view.cell_at(beside) == view.camera.cell_at(beside) != hill
    view.show((), ())
    shown(view)
    assert view.cell_at(head) == view.camera.cell_at(head)


def test_of_a_long_body_the_nearer_space_is_pointed_at() -> None:
    view = HexBoardView(shown_as(board_of("11111\n11111\n11111")))
    view.fit(RECT)
    front, back = (2, 1), (1, 1)
    view.show([msgspec.structs.replace(figure(1, front), spaces=(front, back))], ())
    shown(view)
    for place in (front, back):
        x, y = view.camera.at(view.projection.spot(place))
        assert view.cell_at((x, y + view.camera.square_px * 0.2)) == place


def test_the_ground_before_a_hidden_figure_is_pointed_at() -> None:
    view = HexBoardView(shown_as(board_of(BEHIND)))
    view.fit(RECT)
    cliff = next(column.at for column in view.battlefield.terrain.columns if column.level == 7)
    view.show([figure(1, (cliff[0], cliff[1] - 1))], ())
    shown(view)
    before = view.camera.at(view.projection.spot(cliff))
    below = (before[0], before[1] + view.camera.square_px * 0.7)
    assert view.cell_at(below) == view.camera.cell_at(below) == cliff


def test_a_glyph_face_down_tells_nothing() -> None:
    kinds = ("power", "toughness", "move", "knowledge")
    up = {pygame.image.tobytes(glyph(kind, 64), "RGBA") for kind in kinds}
    down = {pygame.image.tobytes(glyph(kind, 64, face_up=False), "RGBA") for kind in kinds}
    assert len(up) == 4
    assert len(down) == 1
    assert not up & down


def test_nothing_is_held_behind_the_curtain() -> None:
    view = HexBoardView(shown_as(duel()))
    view.fit(RECT)
    empty = shown(view)
    view.show(crowd(duel(), 8), [GlyphShown((2, 2), "power")])
    full = shown(view)
    view.show(None)
    assert pygame.image.tobytes(empty, "RGB") != pygame.image.tobytes(full, "RGB")
    assert pygame.image.tobytes(empty, "RGB") == pygame.image.tobytes(shown(view), "RGB")
    assert not view.miniatures.figures


@pytest.mark.parametrize("sixths", [0, 1, 4])
def test_miniatures_are_completed_frame_by_frame(sixths: int) -> None:
    view = HexBoardView(shown_as(duel()))
    view.rotate(sixths)
    view.fit(RECT)
    view.show(crowd(duel(), 12), ())
    whole = shown(view)
    surface = pygame.Surface(RECT.size)
    for _ in range(20):
        view.draw(surface, RECT)
    assert view.miniatures.is_complete
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(surface, "RGB")


def test_a_figure_has_a_rim_of_its_seats_colour_whatever_its_armys_is() -> None:
    for seat in (0, 1):
        bust = tokens._bust("leyline_phantoms", "blue", seat, 60, 2)
        rim = lighter(seat_colour(seat), 0.15)
        seen = sum(bust.get_at((x, y))[:3] == rim for x in range(bust.get_width()) for y in range(bust.get_height()))
        assert seen > 200
