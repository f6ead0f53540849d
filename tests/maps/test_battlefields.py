"""The battlefields that come with the program: their figures, and that they are sound and fair."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.app.files import folders
from game.app.games.arena.map_kind import BATTLEFIELD_KIND
from game.app.maps.library import list_maps
from game.app.maps.reading import path_of, picture_for, read_map, source_of
from game.geometry.hex_terrain import Column, Wall
from game.geometry.hexes import edge_of, from_axial, to_axial
from game.rules.arena.state.board import Board, is_fair

MAPS = folders.program_folder() / "maps" / "arena"
FIGURES = json.loads((Path(__file__).parent / "battlefield_figures.json").read_text(encoding="utf-8"))


def board_of(figures: dict[str, Any]) -> Board:
    board = read_map(MAPS / f"{figures['file']}.tmx").board
    assert board is not None
    return board


def named(figures: dict[str, Any]) -> str:
    return str(figures["file"])


@pytest.mark.parametrize("figures", FIGURES, ids=named)
def test_the_ground_is_that_of_the_figures(figures: dict[str, Any]) -> None:
    board = board_of(figures)
    at = board.stagger
    assert (board.name, board.mode) == (figures["title"], figures["mode"])
    grounds, pillars = (
        {tuple(cell): "water" for cell in figures["water"]},
        {tuple(cell): height for cell, height in figures["pillars"]},
    )
    expected = {
        to_axial(at, x, y): Column(to_axial(at, x, y), int(level), grounds.get((x, y), ""), pillars.get((x, y), 0))
        for y, row in enumerate(figures["levels"])
        for x, level in enumerate(row)
        if level != "0"
    }
    assert board.terrain.by_place == expected
    walls = {
        Wall(edge_of(to_axial(at, *one), to_axial(at, *other)), height) for (one, other), height in figures["walls"]
    }
    assert set(board.terrain.walls) == walls and len(board.terrain.walls) == len(walls)


@pytest.mark.parametrize("figures", FIGURES, ids=named)
def test_the_marks_are_those_of_the_figures(figures: dict[str, Any]) -> None:
    board = board_of(figures)
    starts = [sorted(list(from_axial(board.stagger, place)) for place in zone) for zone in board.starts]
    assert starts == figures["starts"]
    glyphs = {(from_axial(board.stagger, glyph.at), glyph.kind) for glyph in board.glyphs}
    assert glyphs == {(tuple(cell), kind) for cell, kind in figures["glyphs"]}
    assert sorted(list(from_axial(board.stagger, place)) for place in board.scoring) == figures["scoring"]


@pytest.mark.parametrize("figures", FIGURES, ids=named)
def test_battlefields_are_sound_and_fair(figures: dict[str, Any]) -> None:
    path = MAPS / f"{figures['file']}.tmx"
    found = read_map(path)
    assert [str(problem) for problem in found.problems] == []
    assert found.kind is BATTLEFIELD_KIND and isinstance(found.board, Board)
    assert is_fair(found.board)
    assert found.title and found.about and found.author
    assert found.board.source == source_of(path) and path_of(found.board.source) == path
    assert found.picture is not None and picture_for(found.board.source) == found.picture


def test_all_are_listed_by_mode_and_title() -> None:
    boards = [each for each in list_maps("arena", [MAPS]) if not each.scenarios]
    found = sorted(boards, key=lambda each: (BATTLEFIELD_KIND.order(each.board), each.title))
    titles = [each.title for each in found]
    assert titles == ["The Duel", "The Lagoon", "The Ridge", "The Skirmish", "The Melee"]
