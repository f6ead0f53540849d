"""What is shipped for designers beside maps: object templates, automapping rules, terrain sets."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.app.files import folders
from game.app.games.skirmish.dungeon_tiles import NUMBERS, WAYS, without_idle_corners
from game.app.maps.language import language
from game.app.maps.project_file import project
from game.app.maps.reading import read_map
from tests.maps import builders as b

MAPS = folders.program_folder() / "maps"
TEMPLATES = sorted((MAPS / "templates").rglob("*.tx"))
Cell = tuple[int, int]


# --- templates ---


def test_there_is_a_template_for_every_class_of_objects() -> None:
    said = {ElementTree.parse(path).find("object").get("type") for path in TEMPLATES}  # type: ignore[union-attr]
    assert said == {each.name for each in language().classes if "object" in each.used_on}


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_template_is_read_with_its_class_and_words(path: Path, tmp_path: Path) -> None:
    item = f'<objectgroup name="o"><object id="1" template="{path}" x="64" y="64"/></objectgroup>'
    found = read_map(b.write(tmp_path, b.layers() + item))
    codes = {problem.code for problem in found.problems}
    assert not codes & {"template", "class_unknown", "property_unknown", "value_unknown", "tileset", "object_size"}


def test_start_areas_of_templates_are_start_areas(tmp_path: Path) -> None:
    area = MAPS / "templates" / "skirmish" / "start_area_{}.tx"
    items = "".join(
        f'<object id="{side}" template="{str(area).format(side)}" x="{x}" y="0" width="32" height="128"/>'
        for side, x in ((1, 0), (2, 128))
    )
    found = read_map(
        b.write(tmp_path, b.layer("Ground", b.csv(b.ground())) + f'<objectgroup name="o">{items}</objectgroup>')
    )
    assert found.board is not None and [len(area) for area in found.board.starts] == [16, 16]


def test_the_templates_are_as_they_are_written() -> None:
    sys.path.insert(0, str(MAPS))
    try:
        from draw_templates import templates
    finally:
        sys.path.remove(str(MAPS))
    written = {path.relative_to(MAPS / "templates").with_suffix("").as_posix(): path.read_text() for path in TEMPLATES}
    assert written == {name: text.replace("../tilesets", "../../tilesets") for name, text in templates().items()}


# --- automapping ---


PLAN = (
    "..........",
    ".##...~~..",
    ".###..~~~.",
    ".###...~..",
    "..#.......",
    "....#.....",
    "...###....",
    "....#.....",
    "~.........",
    "~~......##",
)
FULL = {"#": "wall_0_255", "~": "water_15"}


def sign(x: int, y: int) -> str:
    """Return the plan's sign; beyond its rim lies what lies at it."""
    return PLAN[min(max(y, 0), len(PLAN) - 1)][min(max(x, 0), len(PLAN[0]) - 1)]


def expected(x: int, y: int) -> int:
    """Return the tile with the right edges and corners."""
    if sign(x, y) == ".":
        return -1
    around = {bit: sign(x + dx, y + dy) == sign(x, y) for bit, (dx, dy) in WAYS.items()}
    if sign(x, y) == "#":
        return NUMBERS[f"wall_0_{without_idle_corners(sum(bit for bit, same in around.items() if same))}"]
    sides = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return NUMBERS[f"water_{sum(1 << n for n, (dx, dy) in enumerate(sides) if sign(x + dx, y + dy) == sign(x, y))}"]


def layers_of(path: Path) -> dict[str, dict[Cell, int]]:
    """Return the tiles of each layer of a finite CSV map, counted in its only tileset."""
    found: dict[str, dict[Cell, int]] = {}
    for layer in ElementTree.parse(path).getroot().findall("layer"):
        wide = int(layer.get("width", "0"))
        numbers = [int(word) for word in re.findall(r"\d+", layer.findtext("data") or "")]
        found[layer.get("name", "")] = {(i % wide, i // wide): number - 1 for i, number in enumerate(numbers) if number}
    return found


def islands(cells: set[Cell]) -> Iterator[set[Cell]]:
    """Yield the parts of a rule map that hang together by their sides: one is one rule."""
    left = set(cells)
    while left:
        part, waiting = set(), [left.pop()]
        while waiting:
            x, y = waiting.pop()
            part.add((x, y))
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= beside
            waiting += beside
        yield part


def laid(rules: Path) -> dict[str, dict[Cell, int]]:
    """Return what the rules lay on the plan, as the manual of Tiled says that they are meant."""
    out: dict[str, dict[Cell, int]] = {}
    for name in rules.read_text().split():
        layers = layers_of(rules.parent / name)
        [target] = [layer for layer in layers if layer.startswith("output_")]
        for part in islands(set(layers["regions"])):
            wanted, barred = (
                {cell: layers[layer][cell] for cell in part if cell in layers[layer]}
                for layer in ("input_Plan", "inputnot_Plan")
            )
            assert set(wanted) | set(barred) == part and not set(wanted) & set(barred)
            [(x, y)] = [cell for cell in part if cell in layers[target]]
            for place in ((across, down) for down in range(10) for across in range(10)):
                if fits(wanted, barred, (place[0] - x, place[1] - y)):
                    out.setdefault(target.removeprefix("output_"), {})[place] = layers[target][x, y]
    return out


def fits(wanted: dict[Cell, int], barred: dict[Cell, int], by: Cell) -> bool:
    """Return whether a rule moved that far finds what it wants on the plan, and nothing else where it bars it."""

    def there(cell: Cell) -> int:
        return NUMBERS.get(FULL.get(sign(cell[0] + by[0], cell[1] + by[1]), ""), -1)

    return all(there(at) == tile for at, tile in wanted.items()) and all(
        there(at) != tile for at, tile in barred.items()
    )


def wanted_layers() -> dict[str, dict[Cell, int]]:
    cells = [(x, y) for y in range(10) for x in range(10)]
    signs = {"Walls": "#", "Water": "~"}
    return {name: {cell: expected(*cell) for cell in cells if sign(*cell) == mark} for name, mark in signs.items()}


def test_the_rules_lay_the_right_edges_and_corners() -> None:
    assert laid(MAPS / "rules.txt") == wanted_layers()


def test_the_project_names_the_rules() -> None:
    assert project()["automappingRulesFile"] == "rules.txt"
    assert all((MAPS / name).is_file() for name in (MAPS / "rules.txt").read_text().split())


def _text_of(path: Path) -> str:
    return path.read_text() if path.exists() else ""


@pytest.mark.skipif(shutil.which("tiled") is None, reason="Tiled is not installed")
def test_tiled_itself_lays_them_so(tmp_path: Path) -> None:
    """Tiled is started without a window, runs a script that maps automatically, and ends."""

    def csv(mark: str) -> str:
        rows = (",".join(str(NUMBERS[FULL[s]] + 1 if s in FULL and mark == "plan" else 0) for s in row) for row in PLAN)
        return ",\n".join(rows)

    layers = "".join(
        f'<layer id="{n}" name="{name}" width="10" height="10"><data encoding="csv">{csv(mark)}</data></layer>'
        for n, (name, mark) in enumerate((("Plan", "plan"), ("Water", ""), ("Walls", "")), 1)
    )
    plan, done = tmp_path / "plan.tmx", tmp_path / "done.tmx"
    plan.write_text(
        '<map version="1.8" orientation="orthogonal" width="10" height="10" tilewidth="64" tileheight="64">'
        f'<tileset firstgid="1" source="{MAPS / "tilesets" / "dungeon.tsx"}"/>{layers}</map>'
    )
    script = (
        f'var map = tiled.open("{plan}"); map.autoMap("{MAPS / "rules.txt"}");'
        f'tiled.mapFormat("tmx").write(map, "{done}");'
    )
    for place in ("tiled", "Tiled", "mapeditor.org/Tiled"):
        folder = tmp_path / "config" / place / "extensions"
        folder.mkdir(parents=True)
        (folder / "lay.js").write_text(script)
    quiet = {"QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    quiet |= {name: str(tmp_path / "config") for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")}
    command = [shutil.which("tiled") or "tiled", "--disable-opengl", "--new-instance"]
    # It stays open for its designer, whatever the script says: it is ended once the map is written.
    with subprocess.Popen(command, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as tiled:
        deadline = time.monotonic() + 40
        while time.monotonic() < deadline and tiled.poll() is None and "</map>" not in _text_of(done):
            time.sleep(0.1)
        tiled.kill()
    if "</map>" not in _text_of(done):
        pytest.skip("this Tiled runs no scripts without a window")
    found = layers_of(done)
    assert {name: found[name] for name in ("Walls", "Water")} == wanted_layers()


# --- terrain sets ---


def test_every_ground_tile_of_the_highlands_is_in_the_terrain_set() -> None:
    root = ElementTree.parse(MAPS / "tilesets" / "highlands.tsx").getroot()
    [ground] = root.findall("wangsets/wangset")
    colours = [colour.get("name") for colour in ground.findall("wangcolor")]
    said = {}
    for tile in root.findall("tile"):
        words = {each.get("name"): each.get("value") for each in tile.findall("properties/property")}
        if words.get("terrain", "none") != "none":
            said[tile.get("id")] = words["terrain"]
    laid = {}
    for tile in ground.findall("wangtile"):
        ids = set((tile.get("wangid") or "").split(","))
        assert len(ids) == 1
        laid[tile.get("tileid")] = colours[int(ids.pop()) - 1]
    assert laid == said and set(colours) == {"sand", "grass", "rock", "water"}


# --- the page ---


def test_pictures_and_files_of_the_page_are_there() -> None:
    page = folders.program_folder() / "docs" / "maps.md"
    text = page.read_text(encoding="utf-8")
    pictures = re.findall(r"\]\((pictures/[^)]+)\)", text)
    assert pictures and all((page.parent / name).is_file() for name in pictures)
    named = re.findall(r"`((?:maps/|templates/)[\w./-]+\.(?:py|txt|tsx|tx|tmx|tiled-project))`", text)
    assert len(named) > 8
    places = (folders.program_folder(), MAPS)
    ours = [name for name in named if not name.endswith("cellar.tmx")]
    assert [name for name in ours if not any((place / name).is_file() for place in places)] == []
