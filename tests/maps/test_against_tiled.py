"""Maps look in the window as Tiled's own renderer draws them: the maps that come with the program, and awkward ones."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.app.files import folders
from game.app.maps.reading import read_map
from game.ui.maps.view import as_drawn, background_of
from tests.maps import builders as b
from tests.maps.pixels import steps_apart
from tests.maps.test_hex_pictures import ACROSS, DOWN, STAGGERS, TURN_60, TURN_120, hex_map, scattered
from tests.maps.test_shipped_maps import rasterised

MAPS = folders.program_folder() / "maps"
SHIPPED = sorted(MAPS.rglob("*.tmx"))
#: Steps of 255 by which rounding may part two renderers that mix the same colours.
ROUNDING = 3


def ours(path: Path) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a map as the viewer shows it, and what lies at its corner."""
    found = read_map(path)
    assert found.picture is not None
    painted = as_drawn(found.picture)
    assert painted.share == 1.0
    return painted.surface, (round(painted.corner[0]), round(painted.corner[1]))


def apart(path: Path, folder: Path) -> float:
    """Return the share of a map's pixels that are not as Tiled draws them."""
    picture = read_map(path).picture
    assert picture is not None
    mine, (left, top) = ours(path)
    tiled = rasterised(path, folder)
    # Tiled makes room for layers that are moved up or to the left, and none for tiles that reach beyond the map.
    shift = [min(0, *(round(layer.offset[axis]) for layer in picture.layers)) for axis in (0, 1)]
    theirs = pygame.Surface(mine.get_size())
    theirs.fill(background_of(picture))
    theirs.blit(tiled, (shift[0] - left, shift[1] - top))
    whole = pygame.Rect(0, 0, picture.width, picture.height).move(-left, -top)
    return float((steps_apart(mine.subsurface(whole), theirs.subsurface(whole)) > ROUNDING).mean())


def magenta(path: Path) -> Path:
    """Return a picture with a colour that is to be left out, and half transparent parts."""
    sheet = pygame.Surface((64, 32), pygame.SRCALPHA)
    sheet.fill((255, 0, 255, 255))
    for number in range(8):
        x, y = number % 4 * 16, number // 4 * 16
        sheet.fill((20 * number, 250 - 20 * number, 90, 255), (x + 2, y + 3, 9, 11))
        sheet.fill((250, 240, 30, 255), (x + 3, y + 4, 4, 3))
    pygame.image.save(sheet, path)
    return path


WAYS = [0, 1 << 31, 1 << 30, 3 << 30, 1 << 29, 5 << 29, 3 << 29, 7 << 29]
TURNED = [b.PLAIN + i % 3 + WAYS[i % 8] if i % 3 else 0 for i in range(80)]


def items(*objects: str, more: str = "") -> str:
    return f'<objectgroup name="o" {more}>{"".join(objects)}</objectgroup>'


def item(number: int, x: float, y: float, more: str = "", gid: int = 2, size: str = 'width="16" height="16"') -> str:
    return f'<object id="{number}" gid="{gid}" x="{x}" y="{y}" {size} {more}/>'


OVER = '<image source="over.png" width="40" height="30"/>'
KEYED = '<image source="keyed.png" trans="ff00ff" width="64" height="32"/>'
SPACED = (
    '<tileset firstgid="9" name="spaced" tilewidth="14" tileheight="10" spacing="2" margin="1" tilecount="8"'
    ' columns="4"><tileoffset x="3" y="-4"/><image source="tiles.png" width="64" height="32"/></tileset>'
)
MOVING = b.tileset(
    b.TILES + '<tile id="6"><animation><frame tileid="5" duration="200"/><frame tileid="7" duration="200"/>'
    "</animation></tile>"
)
#: Awkward maps by name: body, attributes, tilesets.
AWKWARD: dict[str, tuple[str, str, str | None]] = {
    "turned": (b.layer("T", b.csv(TURNED)), "", None),
    "drawn from the left below": (
        b.layer("T", b.csv([9 if i % 2 else 2 for i in range(80)])),
        'renderorder="left-up"',
        b.tileset() + SPACED,
    ),
    "drawn from the right above": (
        b.layer("T", b.csv([9 if i % 2 else 2 for i in range(80)])),
        'renderorder="right-up"',
        b.tileset() + SPACED,
    ),
    "margins and spacing": (b.layer("T", b.csv([9 + i % 8 for i in range(80)])), "", b.tileset() + SPACED),
    "left-out colour": (b.layers() + b.layer("T", b.csv(TURNED)), "", b.tileset(image=KEYED)),
    "image layer's left-out colour": (
        b.layers() + '<imagelayer name="i" offsetx="9" offsety="5">' + KEYED + "</imagelayer>",
        "",
        None,
    ),
    "repeated picture": (
        b.layers()
        + '<imagelayer name="i" repeatx="1" repeaty="1" opacity="0.5">OVER</imagelayer>'.replace("OVER", OVER),
        "",
        None,
    ),
    "moved repeated picture": (
        b.layers()
        + '<imagelayer name="i" offsetx="13" offsety="-7" repeatx="1">OVER</imagelayer>'.replace("OVER", OVER),
        "",
        None,
    ),
    "groups": (
        '<group name="g" opacity="0.5" offsetx="5" offsety="3" tintcolor="#80ff80">'
        + b.layer("T", b.csv(b.ground()), 'opacity="0.6" offsety="2"')
        + '<group name="h" visible="0">'
        + b.layer("H", b.csv(TURNED))
        + "</group></group>",
        "",
        None,
    ),
    "objects": (b.layers() + items(item(1, 20, 40), item(2, 30, 44, gid=3), item(3, 60.5, 70.25, gid=7)), "", None),
    "larger objects": (
        b.layers()
        + items(item(1, 20, 60, size='width="40" height="32"'), item(2, 90, 90, size='width="8" height="24"')),
        "",
        None,
    ),
    "turned objects": (
        b.layers()
        + items(
            item(1, 40, 60, 'rotation="90"'), item(2, 80, 60, 'rotation="180"'), item(3, 120, 60, 'rotation="270"')
        ),
        "",
        None,
    ),
    "slanted objects": (
        b.layers() + items(item(1, 40, 60, 'rotation="30"'), item(2, 80, 60, 'rotation="200"')),
        "",
        None,
    ),
    "mirrored objects": (
        b.layers() + items(item(1, 40, 60, gid=2 + (1 << 31)), item(2, 80, 60, gid=3 + (1 << 30))),
        "",
        None,
    ),
    "objects by their middle": (
        b.layers() + items(item(1, 40, 60), item(2, 80, 60, 'rotation="90"')),
        "",
        b.tileset().replace("<tileset ", '<tileset objectalignment="center" '),
    ),
    "turned objects between pixels": (b.layers() + items(item(1, 80.5, 60.5, 'rotation="90"')), "", None),
    "hidden objects": (b.layers() + items(item(1, 20, 40), item(2, 50, 40, 'visible="0"')), "", None),
    "objects in their order": (
        b.layers() + items(item(1, 20, 60, gid=3), item(2, 26, 50, gid=2), more='draworder="index"'),
        "",
        None,
    ),
    "objects half seen": (
        b.layers() + items(item(1, 20, 40), more='opacity="0.5" tintcolor="#ff8080" offsetx="6"'),
        "",
        None,
    ),
    "shapes": (
        b.layers()
        + items(
            '<object id="1" x="9" y="9" width="60" height="30"/>', '<object id="2" x="80" y="20"><point/></object>'
        ),
        "",
        None,
    ),
    "first frames": (b.layers() + b.layer("M", b.csv([7 if i % 5 == 0 else 0 for i in range(80)])), "", MOVING),
    "background": (b.layer("T", b.csv([2 if i % 3 else 0 for i in range(80)])), 'backgroundcolor="#304080"', None),
    "infinite": (
        b.layer(
            "T",
            '<data encoding="csv"><chunk x="0" y="0" width="16" height="16">'
            + ",".join(str(1 + i % 8 if i % 16 < 10 and i // 16 < 8 else 0) for i in range(256))
            + "</chunk></data>",
        ),
        'infinite="1"',
        None,
    ),
    "parallax": (b.layers() + b.layer("P", b.csv(TURNED), 'parallaxx="0.5" parallaxy="0.8"'), "", None),
    "isometric": (b.layer("T", b.csv(b.ground())), 'orientation="isometric" tileheight="8"', None),
}
#: Pixels that differ for a reason, as a share of the map.
REASONS: dict[str, tuple[float, str]] = {
    "shapes": (0.3, "Tiled draws the outlines of shapes; they are marks, and the window draws no marks"),
    "parallax": (1.0, "the rasterizer leaves layers where they lie; Tiled's own window moves them"),
    "turned objects between pixels": (0.02, "a place between two pixels is rounded one way or the other"),
    "larger objects": (0.06, "both smooth a tile that is brought to another size, not by the same arithmetic"),
    "slanted objects": (0.03, "both smooth a tile that is turned by no quarter, not by the same arithmetic"),
}


def awkward(folder: Path, name: str) -> Path:
    """Return an awkward map's file, with all pictures that any of them needs."""
    body, attributes, tiles = AWKWARD[name]
    b.png(folder / "over.png", 40, 30)
    magenta(folder / "keyed.png")
    return b.write(folder, body, attributes, tiles=tiles)


@pytest.mark.parametrize("name", AWKWARD)
def test_awkward_maps_of_squares_are_tileds(name: str, tmp_path: Path) -> None:
    share, reason = REASONS.get(name, (0.0, ""))
    differ = apart(awkward(tmp_path, name), tmp_path)
    assert differ <= share, f"{differ:.2%} of the pixels differ; {share:.2%} may, for: {reason or 'no reason'}"


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_maps_are_tileds(path: Path, tmp_path: Path) -> None:
    """Without the marks of tables, which Tiled draws as shapes."""
    folder = tmp_path / path.parent.relative_to(MAPS)
    folder.mkdir(parents=True)
    (tmp_path / "tilesets").symlink_to(MAPS / "tilesets")
    bare = folder / path.name
    bare.write_text(re.sub(r"<object (?![^>]*gid=)[^>]*?(/>|>.*?</object>)", "", path.read_text(), flags=re.DOTALL))
    assert apart(bare, tmp_path) == 0.0


# --- hexes ---


@pytest.mark.parametrize(("axis", "index"), STAGGERS)
@pytest.mark.parametrize("flags", [(0, ACROSS, DOWN, ACROSS | DOWN), (TURN_60, TURN_120), (TURN_60 | TURN_120,)])
def test_hexes_are_tileds(axis: str, index: str, flags: tuple[int, ...], tmp_path: Path) -> None:
    body = b.layer("Low", b.csv(scattered((0,)))) + b.layer("Odd", b.csv(scattered(flags, 3)), 'offsety="-12"')
    assert apart(hex_map(tmp_path, axis, index, body), tmp_path) == 0.0


@pytest.mark.parametrize("axis", ["x", "y"])
def test_things_on_hexes_are_tileds(axis: str, tmp_path: Path) -> None:
    moved = (
        '<group name="g" offsetx="5" offsety="9" opacity="0.6">' + b.layer("T", b.csv(scattered((0,), 2))) + "</group>"
    )
    placed = items(item(1, 40, 90, size='width="32" height="40"'), item(2, 90, 120, 'rotation="90"'))
    body = b.layer("Low", b.csv(scattered((0,)))) + moved + placed
    assert apart(hex_map(tmp_path, axis, "odd", body), tmp_path) <= 0.012
