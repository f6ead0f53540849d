"""Checking maps for their designers: every problem of every file, in words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.app.maps import MapFile, read_map


def check_files(paths: Iterable[Path | str]) -> tuple[tuple[str, ...], int]:
    """Lines to print, and how the program ends: 1 if any file has an error, otherwise 0.

    Each problem is a line that names file, layer, square and thing; each file ends with a line of its own."""
    lines: list[str] = []
    ended = 0
    for path in paths:
        found = read_map(path)
        lines.extend(str(problem) for problem in found.problems)
        lines.append(_ending(found))
        if found.errors:
            ended = 1
    return tuple(lines), ended


def _ending(found: MapFile) -> str:
    errors = len(found.errors)
    warnings = len(found.problems) - errors
    counts = ", ".join(_count(number, word) for number, word in ((errors, "error"), (warnings, "warning")) if number)
    if errors:
        return f"{found.path}: cannot be used: {counts}."
    if found.tile is not None:
        grid, what = found.tile.grid, "board tile"
    elif found.board is not None:
        grid, what = found.board.grid, "board"
    elif found.battlefield is not None:
        field = found.battlefield
        spaces = f"{len(field.terrain.columns)} spaces{'; ' + counts if counts else ''}"
        return f'{found.path}: good: battlefield "{found.title}" for a {field.mode}, {spaces}.'
    elif found.table_map is not None:
        wide, high = found.table_map.size
        pixels = f"{wide}x{high} pixels{'; ' + counts if counts else ''}"
        return f'{found.path}: good: table "{found.title}", {pixels}.'
    else:
        return f"{found.path}: nothing to play on."
    size = f"{grid.width}x{grid.height} squares"
    return f'{found.path}: good: {what} "{found.title}", {size}{"; " + counts if counts else ""}.'


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
