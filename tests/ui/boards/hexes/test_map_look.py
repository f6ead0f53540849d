"""What a designer paints on a battlefield is what is played on: kinds of ground, own tiles, decorations."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.maps.reading import MapFile, read_map
from game.geometry.hexes import Stagger, to_axial
from game.rules.arena.state.board import Board
from game.ui.boards.hexes.ground import HexGround
from game.ui.boards.hexes.projection import Projection
from game.ui.games.arena.battlefield import battlefield_shown, map_look_of
from tests.maps import builders as b
from tests.maps import hex_builders as h

PX = 48
MAGENTA, CYAN = (230, 20, 230), (20, 220, 230)
#: Ground tiles as large as a hex, and one that only decorates.
OWN = (
    '<tileset firstgid="20" name="own" tilewidth="32" tileheight="28" tilecount="3" columns="3">'
    '<image source="own.png" width="96" height="28"/>'
    '<tile id="0" type="ArenaTile"><properties><property name="terrain" value="grass"/></properties></tile>'
    '<tile id="1" type="ArenaTile"><properties><property name="terrain" value="rock"/></properties></tile>'
    "</tileset>"
)
OWN_GRASS, OWN_ROCK, DECORATION = 20, 21, 22


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def own_map(folder: Path, body: str, axis: str = "y") -> MapFile:
    sheet = pygame.Surface((96, 28), pygame.SRCALPHA)
    sheet.fill((*MAGENTA, 255), (0, 0, 32, 28))
    sheet.fill((*CYAN, 255), (32, 0, 32, 28))
    sheet.fill((*CYAN, 255), (64 + 10, 8, 12, 12))
    pygame.image.save(sheet, folder / "own.png")
    path = h.write(folder, body, axis=axis)
    path.write_text(path.read_text().replace(h.TILES, h.TILES + OWN))
    found = read_map(path)
    assert found.board is not None, [str(problem) for problem in found.problems]
    return found


def painted(board: Board, sixths: int = 0) -> tuple[pygame.Surface, Projection]:
    projection = Projection(board.terrain, sixths)
    surface = pygame.Surface((round(projection.columns * PX), round(projection.rows * PX)))
    HexGround(battlefield_shown(board), projection).paint(surface, surface.get_rect(), PX)
    return surface, projection


def looks(surface: pygame.Surface, projection: Projection, cell: tuple[int, int], axis: str = "y") -> tuple[int, ...]:
    x, y = projection.spot(to_axial(Stagger(axis, "odd"), *cell))  # type: ignore[arg-type]
    return tuple(surface.get_at((round(x * PX), round(y * PX))))[:3]


def is_like(colour: tuple[int, ...], wanted: tuple[int, int, int]) -> bool:
    """Return whether it is the same hue, in whatever light."""
    strongest = max(colour) / max(wanted)
    return all(abs(one - other * strongest) < 45 for one, other in zip(colour, wanted, strict=True))


def test_the_painted_kind_of_ground_is_what_shows(tmp_path: Path) -> None:
    kinds = {(2, 3): h.ROCK, (5, 3): h.SAND}
    found = own_map(tmp_path, h.level(1, h.whole(h.GRASS) | kinds) + h.level(2, {(7, 3): h.SAND}) + h.starts())
    ground = HexGround(battlefield_shown(found.board), Projection(found.board.terrain))
    materials = {
        cell: ground._material(to_axial(Stagger("y", "odd"), *cell)) for cell in ((2, 3), (5, 3), (7, 3), (4, 4))
    }
    assert materials == {(2, 3): "rock", (5, 3): "sand", (7, 3): "sand", (4, 4): "grass"}


def test_a_board_without_a_map_is_made_of_what_its_levels_are(tmp_path: Path) -> None:
    found = own_map(tmp_path, h.level(1, h.whole(h.ROCK)) + h.starts())
    assert found.board is not None
    import msgspec

    bare = msgspec.structs.replace(found.board, source="")
    assert map_look_of(bare) is None
    place = to_axial(Stagger("y", "odd"), 4, 4)
    assert HexGround(battlefield_shown(bare), Projection(bare.terrain))._material(place) == "grass"


@pytest.mark.parametrize("axis", ["y", "x"])
@pytest.mark.parametrize("sixths", [0, 2])
def test_the_maps_own_tiles_lie_on_the_tops(axis: str, sixths: int, tmp_path: Path) -> None:
    body = h.level(1, h.whole(h.GRASS)) + h.level(2, {(4, 4): OWN_GRASS, (6, 4): OWN_ROCK})
    found = own_map(tmp_path, body + h.starts(), axis)
    assert found.board is not None
    surface, projection = painted(found.board, sixths)
    assert is_like(looks(surface, projection, (4, 4), axis), MAGENTA)
    assert is_like(looks(surface, projection, (6, 4), axis), CYAN)
    assert not is_like(looks(surface, projection, (2, 2), axis), MAGENTA)


def test_decorations_stand_on_their_spaces(tmp_path: Path) -> None:
    body = h.level(1, h.whole(h.GRASS)) + h.starts() + h.layer("Trees", {(4, 4): DECORATION, (6, 4): h.ONE})
    found = own_map(tmp_path, body)
    assert found.board is not None
    assert set(found.look.tops) >= {to_axial(Stagger("y", "odd"), 4, 4)}
    surface, projection = painted(found.board)
    assert is_like(looks(surface, projection, (4, 4)), CYAN)
    hidden = own_map(tmp_path, body.replace('name="Trees"', 'name="Trees" visible="0"'))
    assert hidden.board is not None
    surface, projection = painted(hidden.board)
    assert not is_like(looks(surface, projection, (4, 4)), CYAN)


def test_only_what_the_program_does_not_draw_itself_is_among_the_tops(tmp_path: Path) -> None:
    marks = h.layer("Marks", {(3, 3): h.ONE, (4, 3): h.POWER, (5, 3): h.PILLAR, (6, 3): DECORATION})
    found = own_map(tmp_path, h.level(1, h.whole(h.GRASS)) + h.starts() + marks)
    decorated = [place for place, tops in found.look.tops.items() if any(not top.is_ground for top in tops)]
    assert decorated == [to_axial(Stagger("y", "odd"), 6, 3)]
    tops = found.look.tops[decorated[0]]
    assert tops[-1].at == (0, 0) and tops[-1].opacity == 1.0


def test_ground_beneath_a_higher_level_is_out_of_sight(tmp_path: Path) -> None:
    found = own_map(
        tmp_path, h.level(1, {**h.whole(h.GRASS), (4, 4): OWN_GRASS}) + h.level(2, {(4, 4): OWN_ROCK}) + h.starts()
    )
    [top] = found.look.tops[to_axial(Stagger("y", "odd"), 4, 4)]
    assert top.is_ground and top.tile.rect == (32, 0, 32, 28)


def test_a_map_that_is_another_by_now_dresses_nothing(tmp_path: Path) -> None:
    found = own_map(tmp_path, h.flat())
    assert found.board is not None and map_look_of(found.board) is not None
    b.png(tmp_path / "tiles.png")
    changed = own_map(tmp_path, h.level(1, {**h.whole(h.GRASS), (4, 4): 0}) + h.starts())
    assert changed.board is not None and changed.board.terrain != found.board.terrain
    assert map_look_of(found.board) is None and map_look_of(changed.board) is not None
