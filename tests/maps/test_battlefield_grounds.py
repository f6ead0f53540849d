"""The kinds of ground of battlefields, from the row to the map, the rules and the drawing."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from game.app.files import folders
from game.app.games.arena.map_words import TERRAIN
from game.app.maps.reading import read_map
from game.geometry.hex_grounds import GROUND_KINDS, GroundKind
from game.geometry.hexes import Stagger, to_axial
from game.ui.boards.hexes.materials import Material
from game.ui.games.arena.battlefield import map_look_of
from tests.maps import hex_builders as h

TILES = {"sand": h.SAND, "grass": h.GRASS, "rock": h.ROCK, "water": h.WATER}


def test_maps_offer_each_kind_by_its_name() -> None:
    assert TERRAIN.values == ("none", *(kind.name for kind in GROUND_KINDS))
    assert {"sand", "grass", "rock", "water"} <= {kind.name for kind in GROUND_KINDS}


@pytest.mark.parametrize("kind", [kind for kind in GROUND_KINDS if kind.name in TILES], ids=lambda kind: kind.name)
def test_a_space_is_what_its_row_says(kind: GroundKind, tmp_path: Path) -> None:
    place = to_axial(Stagger("y", "odd"), 4, 4)
    found = read_map(h.write(tmp_path, h.level(1, h.whole(h.GRASS) | {(4, 4): TILES[kind.name]}) + h.starts()))
    assert found.board is not None, [str(problem) for problem in found.problems]
    assert found.look.grounds[place] == kind.name
    column = found.board.terrain.by_place[place]
    assert column.ground == (kind.name if kind.matters else "") and column.top == column.level - kind.sinks
    map_look = map_look_of(found.board)
    assert map_look is not None and set(kind.materials) <= set(get_args(Material))
    for level in range(1, 9):
        made = kind.materials[min(level, len(kind.materials)) - 1] if kind.materials else None
        assert map_look.material(place, level) == made


@pytest.mark.parametrize("kind", GROUND_KINDS, ids=lambda kind: kind.name)
def test_the_page_about_maps_names_each_kind(kind: GroundKind) -> None:
    assert f"`{kind.name}`" in (folders.program_folder() / "docs" / "maps.md").read_text("utf-8")
