"""What Tiled's users save daily is read as the same board as the plainest map."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.app.maps.reading import MapFile, read_map
from game.geometry.squares import SquareGrid
from game.tiled.cells import Turn
from tests.maps import builders as b

GRID = SquareGrid(
    tuple(
        "".join({b.FLOOR: ".", b.WALL: "#", b.SLOW: "^"}[n] for n in b.ground()[y * b.WIDE : (y + 1) * b.WIDE])
        for y in range(b.HIGH)
    )
)
STARTS = (tuple((x, y) for y in range(b.HIGH) for x in (0, 1)), tuple((x, y) for y in range(b.HIGH) for x in (8, 9)))


def same_board(found: MapFile, *codes: str) -> None:
    """Assert that nothing is wrong but what the codes say, and that the board is that of the plain map."""
    assert tuple(problem.code for problem in found.problems) == codes, [str(problem) for problem in found.problems]
    assert found.board.grid == GRID
    assert found.board.starts == STARTS


def test_the_plain_map(tmp_path: Path) -> None:
    same_board(read_map(b.plain(tmp_path)))


@pytest.mark.parametrize("compression", ["", "zlib", "gzip", "zstd"])
def test_packed_layers(tmp_path: Path, compression: str) -> None:
    body = b.layer("Ground", b.packed(b.ground(), compression)) + b.layer("Starts", b.packed(b.starts(), compression))
    same_board(read_map(b.write(tmp_path, body)))


def test_xml_tiles(tmp_path: Path) -> None:
    tiles = "".join(f'<tile gid="{n}"/>' if n else "<tile/>" for n in b.ground())
    body = b.layer("Ground", f"<data>{tiles}</data>") + b.layer("Starts", b.csv(b.starts()))
    same_board(read_map(b.write(tmp_path, body)))


def test_infinite_maps_are_cut_to_what_is_drawn(tmp_path: Path) -> None:
    left, top = -7, 20

    def chunks(numbers: list[int]) -> str:
        at = {(x + left, y + top): numbers[y * b.WIDE + x] for y in range(b.HIGH) for x in range(b.WIDE)}
        text = ""
        for cy in (16, 32):
            for cx in (-16, 0):
                row = ",".join(str(at.get((cx + i % 16, cy + i // 16), 0)) for i in range(256))
                text += f'<chunk x="{cx}" y="{cy}" width="16" height="16">{row}</chunk>'
        return f'<data encoding="csv">{text}</data>'

    body = b.layer("Ground", chunks(b.ground())) + b.layer("Starts", chunks(b.starts()))
    found = read_map(b.write(tmp_path, body, 'infinite="1" width="30" height="20"'))
    same_board(found)
    assert found.picture is not None and (found.picture.width, found.picture.height) == (160, 128)
    assert (found.picture.layers[0].tiles[0].x, found.picture.layers[0].tiles[0].y) == (0, 0)


def test_problems_of_infinite_maps_name_squares_as_tiled_counts_them(tmp_path: Path) -> None:
    cells = ",".join(str(n) for n in [b.FLOOR] * 8 * 7 + [b.PLAIN] * 8)
    data = f'<data encoding="csv"><chunk x="-4" y="-3" width="8" height="8">{cells}</chunk></data>'
    found = read_map(b.write(tmp_path, b.layer("Ground", data), 'infinite="1"'))
    bare = next(problem for problem in found.problems if problem.code == "no_terrain")
    assert bare.cell == (-4, 4) and "square -4,4" in str(bare)


@pytest.mark.parametrize(
    "data", ["<data/>", '<data encoding="csv"></data>', '<data encoding="base64" compression="zlib"/>', ""]
)
def test_layers_that_nothing_was_drawn_on(tmp_path: Path, data: str) -> None:
    same_board(read_map(b.write(tmp_path, b.layers() + b.layer("Empty", data))))


def test_a_short_layer_is_filled_up_and_said(tmp_path: Path) -> None:
    found = read_map(b.write(tmp_path, b.layers() + b.layer("Short", b.csv([b.FLOOR] * 13))))
    assert [problem.code for problem in found.problems] == ["layer_short"]
    assert found.problems[0].layer == "Short" and found.problems[0].cell == (3, 1)
    assert found.board is not None


def test_a_long_layer_is_cut_and_said(tmp_path: Path) -> None:
    found = read_map(
        b.write(tmp_path, b.layer("Ground", b.csv([*b.ground(), 1, 1])) + b.layer("Starts", b.csv(b.starts())))
    )
    assert [problem.code for problem in found.problems] == ["layer_long"]
    assert found.board is not None and found.board.grid == GRID


def test_groups_hand_down_what_they_have(tmp_path: Path) -> None:
    inner = b.layer("Ground", b.csv(b.ground()), 'opacity="0.5" offsetx="0.5" tintcolor="#ff8000"')
    body = (
        '<group name="All" offsetx="2" offsety="1" opacity="0.5"><group name="Deep" visible="0" tintcolor="#80ffffff">'
        f"{inner}</group></group>{b.layer('Starts', b.csv(b.starts()))}"
    )
    found = read_map(b.write(tmp_path, body))
    same_board(found, "layer_hidden", "layer_moved")
    ground = found.picture.layers[0]
    assert ground.name == "All/Deep/Ground"
    assert (ground.visible, ground.opacity, ground.offset) == (False, 0.25, (2.5, 1.0))
    assert ground.tint == (255, 128, 0, 128)


def test_layers_keep_their_order_whatever_their_kind(tmp_path: Path) -> None:
    b.png(tmp_path / "sky.png")
    body = (
        '<imagelayer name="Sky"><image source="sky.png"/></imagelayer>'
        + b.layer("Ground", b.csv(b.ground()))
        + '<objectgroup name="Things"><object id="1" gid="6" x="16" y="32" width="16" height="16"/></objectgroup>'
        + b.layer("Starts", b.csv(b.starts()))
    )
    found = read_map(b.write(tmp_path, body))
    same_board(found)
    assert [layer.name for layer in found.picture.layers] == ["Sky", "Ground", "Things", "Starts"]
    item = found.picture.layers[2].tiles[0]
    assert (item.x, item.y, item.rect) == (16, 16, (16, 16, 16, 16))
    assert found.picture.layers[0].tiles[0].image.endswith("sky.png")


def test_two_layers_of_one_name_are_two_layers(tmp_path: Path) -> None:
    same_board(read_map(b.write(tmp_path, b.layer("Same", b.csv(b.ground())) + b.layer("Same", b.csv(b.starts())))))


def test_the_topmost_terrain_counts(tmp_path: Path) -> None:
    over = [b.NONE] * 80
    over[0], over[34] = b.PLAIN, b.FLOOR
    found = read_map(b.write(tmp_path, b.layers() + b.layer("Over", b.csv(over), 'visible="0"')))
    assert not found.board.grid.wall((4, 3)), "a floor tile over the wall"
    assert not found.board.grid.wall((0, 0)), "a tile without terrain hides nothing"


def test_turned_tiles(tmp_path: Path) -> None:
    numbers = b.ground()
    for place, flags in enumerate((0x80000000, 0x40000000, 0x20000000, 0xE0000000, 0x10000000)):
        numbers[2 + place] |= flags
    found = read_map(b.write(tmp_path, b.layer("Ground", b.csv(numbers)) + b.layer("Starts", b.csv(b.starts()))))
    same_board(found)
    turns = [tile.turn for tile in found.picture.layers[0].tiles[2:7]]
    assert turns == [
        Turn(across=True),
        Turn(down=True),
        Turn(diagonal=True),
        Turn(across=True, down=True, diagonal=True),
        Turn(),
    ]


def test_turned_hexes(tmp_path: Path) -> None:
    numbers = [b.FLOOR] * 80
    for place, flags in enumerate((0x20000000, 0x10000000, 0x30000000, 0xA0000000)):
        numbers[place] |= flags
    attributes = 'orientation="hexagonal" staggeraxis="y" staggerindex="odd" hexsidelength="8"'
    found = read_map(b.write(tmp_path, b.layer("Ground", b.csv(numbers)), attributes))
    tiles = found.picture.layers[0].tiles
    assert [tile.turn.degrees for tile in tiles[:4]] == [60, 120, 180, 60]
    assert tiles[3].turn.across
    assert [(tile.x, tile.y) for tile in tiles if tile.cell == (2, 1)] == [(40, 12)]
    assert found.board is None and found.errors[0].code == "orientation"


def test_external_tilesets_and_pictures_without_a_size(tmp_path: Path) -> None:
    sets = tmp_path / "sets"
    sets.mkdir()
    b.png(sets / "tiles.png")
    inside = b.tileset(image='<image source="tiles.png"/>').replace('firstgid="1" ', "")
    (sets / "small.tsx").write_text(inside)
    found = read_map(b.write(tmp_path, b.layers(), tiles='<tileset firstgid="1" source="sets/small.tsx"/>'))
    same_board(found)
    assert found.picture is not None and found.picture.layers[0].tiles[0].image == str(sets / "tiles.png")


def test_margins_and_spacing_of_a_tileset(tmp_path: Path) -> None:
    b.png(tmp_path / "wide.png", 8 + 3 * 16 + 2 * 2, 8 + 2 * 16 + 2)
    tiles = (
        '<tileset firstgid="1" name="wide" tilewidth="16" tileheight="16" margin="8" spacing="2" columns="3"'
        ' tilecount="6">'
        f'<image source="wide.png"/>{b.TILES}</tileset>'
    )
    found = read_map(b.write(tmp_path, b.layers(), tiles=tiles))
    same_board(found)
    rects = {tile.rect for layer in found.picture.layers for tile in layer.tiles}
    assert {(8, 8, 16, 16), (44, 8, 16, 16), (26, 26, 16, 16)} <= rects


def test_tiles_with_pictures_of_their_own(tmp_path: Path) -> None:
    b.png(tmp_path / "tall.png", 16, 24)
    inner = b.TILES.replace(
        '<tile id="1" type="SkirmishTile">', '<tile id="1" type="SkirmishTile"><image source="tall.png"/>'
    )
    for number in (0, 2, 3, 4):
        inner = inner.replace(
            f'<tile id="{number}" type="SkirmishTile">',
            f'<tile id="{number}" type="SkirmishTile"><image source="tiles.png"/>',
        )
    tiles = (
        f'<tileset firstgid="1" name="all" tilewidth="16" tileheight="24" tilecount="5" columns="0">{inner}</tileset>'
    )
    found = read_map(b.write(tmp_path, b.layers(), tiles=tiles))
    same_board(found)
    tall = next(tile for tile in found.picture.layers[0].tiles if tile.cell == (4, 3))
    assert (tall.x, tall.y, tall.width, tall.height, tall.rect) == (64, 40, 16, 24, None)


def test_collision_shapes_of_tiles_are_not_layers(tmp_path: Path) -> None:
    shape = '<tile id="5"><objectgroup><object id="1" x="0" y="0" width="9" height="9"/></objectgroup></tile>'
    found = read_map(b.write(tmp_path, b.layers(), tiles=b.tileset(b.TILES + shape)))
    same_board(found)
    assert found.picture is not None and len(found.picture.layers) == 2


def test_start_areas_as_objects(tmp_path: Path) -> None:
    side = '<properties><property name="side" value="{}"/></properties>'
    objects = (
        '<objectgroup name="Areas">'
        f'<object id="1" type="StartArea" x="0" y="0" width="32" height="128">{side.format(1)}</object>'
        f'<object id="2" name="Right" class="StartArea" x="128" y="0">{side.format(2)}'
        '<polygon points="0,0 32,0 32,128 0,128"/></object>'
        '<object id="3" x="3" y="3"><point/></object>'
        '<object id="4" x="9" y="9" width="99" height="9"><text>Hall</text></object>'
        '<object id="5" x="9" y="9" width="30" height="20"><ellipse/></object></objectgroup>'
    )
    same_board(read_map(b.write(tmp_path, b.layer("Ground", b.csv(b.ground())) + objects)))


def test_templates_with_a_tile_of_another_number(tmp_path: Path) -> None:
    sets = tmp_path / "sets"
    sets.mkdir()
    b.png(sets / "tiles.png")
    (sets / "small.tsx").write_text(b.tileset().replace('firstgid="1" ', ""))
    (sets / "thing.tx").write_text(
        '<template><tileset firstgid="1" source="small.tsx"/><object name="Thing" gid="6" width="16" height="16"/>'
        "</template>"
    )
    (sets / "area.tx").write_text(
        '<template><object type="StartArea" width="32" height="128"><properties><property name="side" value="1"/>'
        "</properties></object></template>"
    )
    objects = (
        '<objectgroup name="Things"><object id="7" template="sets/thing.tx" x="48" y="64"/>'
        '<object id="8" template="sets/area.tx" x="0" y="0"/>'
        '<object id="9" template="sets/area.tx" x="128" y="0"><properties>'
        '<property name="side" value="2"/></properties></object></objectgroup>'
    )
    numbers = [n + 20 for n in b.ground()]
    tiles = '<tileset firstgid="21" source="sets/small.tsx"/>'
    found = read_map(b.write(tmp_path, b.layer("Ground", b.csv(numbers)) + objects, tiles=tiles))
    same_board(found)
    item = found.picture.layers[1].tiles[0]
    assert (item.x, item.y, item.rect) == (48, 48, (16, 16, 16, 16))


def test_classes_and_enums_of_the_nearest_project(tmp_path: Path) -> None:
    kinds = [
        {
            "id": 1,
            "name": "Ground",
            "type": "enum",
            "storageType": "int",
            "values": ["none", "floor", "wall", "difficult"],
        },
        {
            "id": 2,
            "name": "SkirmishTile",
            "type": "class",
            "members": [
                {"name": "terrain", "type": "int", "propertyType": "Ground", "value": 1},
                {"name": "start", "type": "string", "value": "none"},
            ],
        },
    ]
    (tmp_path / "own.tiled-project").write_text(json.dumps({"propertyTypes": kinds}))
    folder = tmp_path / "maps"
    folder.mkdir()
    floor_by_default = b.TILES.replace('<properties><property name="terrain" value="floor"/></properties>', "")
    wall_by_number = floor_by_default.replace(
        'name="terrain" value="wall"', 'name="terrain" type="int" propertytype="Ground" value="2"'
    )
    none = wall_by_number.replace(
        '<property name="start"', '<property name="terrain" value="none"/><property name="start"'
    )
    same_board(read_map(b.write(folder, b.layers(), tiles=b.tileset(none))))


def test_properties_of_every_kind_do_no_harm(tmp_path: Path) -> None:
    properties = (
        '<properties><property name="name" value="reserved"/><property name="type" value="3"/>'
        '<property name="x" value="y"/>'
        '<property name="width" type="int" value="7"/><property name="notes">one\ntwo</property>'
        '<property name="tags" type="list"><item value="a"/><item type="int" value="2"/></property>'
        '<property name="loot" type="class" propertytype="Loot"><properties>'
        '<property name="gold" type="int" value="3"/></properties></property></properties>'
    )
    title = '<properties><property name="about">one\ntwo</property></properties>'
    body = title + b.layer("Ground", b.csv(b.ground()), inner=properties) + b.layer("Starts", b.csv(b.starts()))
    body += f'<objectgroup name="o"><object id="1" x="1" y="1">{properties}</object></objectgroup>'
    found = read_map(b.write(tmp_path, body))
    same_board(found)
    assert found.about == "one\ntwo"


def test_start_areas_on_infinite_maps(tmp_path: Path) -> None:
    cells = ",".join(["1"] * 80)
    data = f'<data encoding="csv"><chunk x="-5" y="-4" width="{b.WIDE}" height="{b.HIGH}">{cells}</chunk></data>'
    area = '<object type="StartArea" x="{}" y="-64" width="32" height="128"><properties>'
    area += '<property name="side" value="{}"/></properties></object>'
    body = b.layer("Ground", data) + f'<objectgroup name="o">{area.format(-80, 1)}{area.format(48, 2)}</objectgroup>'
    found = read_map(b.write(tmp_path, body, 'infinite="1"'))
    assert found.board is not None and found.board.starts == STARTS


def test_infinite_hex_maps_keep_their_shifted_rows(tmp_path: Path) -> None:
    data = '<data encoding="csv"><chunk x="-3" y="-3" width="2" height="2">1,1,1,1</chunk></data>'
    attributes = 'orientation="hexagonal" staggeraxis="y" staggerindex="odd" hexsidelength="8" infinite="1"'
    found = read_map(b.write(tmp_path, b.layer("Ground", data), attributes))
    # Tiled's row -3 is a shifted one, so it must be row 1 of a window that begins with row -4.
    assert [tile.cell for tile in found.picture.layers[0].tiles] == [(1, 1), (2, 1), (1, 2), (2, 2)]
    assert [tile.x for tile in found.picture.layers[0].tiles] == [24, 40, 16, 32]
