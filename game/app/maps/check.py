"""Checking maps for their designers: every problem of every file, in words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.app.maps.reading import MapFile, read_map
from game.rules.skirmish.board_fairness import NEAR, prospects


def check_files(paths: Iterable[Path | str]) -> tuple[tuple[str, ...], int]:
    """Lines to print, and how the program ends: 1 if any file has an error, otherwise 0.

    Each problem is a line that names file, layer, square and thing; each file ends with a line of its own."""
    lines: list[str] = []
    ended = 0
    for path in paths:
        found = read_map(path)
        lines.extend(str(problem) for problem in found.problems)
        lines.extend(hints_for(found))
        lines.append(_ending(found))
        if found.errors:
            ended = 1
    return tuple(lines), ended


def hints_for(found: MapFile) -> tuple[str, ...]:
    """What a designer of a board may want to weigh: what it gives each side, and whether it is the same."""
    if found.board is None or found.errors:
        return ()
    one, other = prospects(found.board)
    told = (
        ("steps from the start area to the middle", one.to_middle, other.to_middle),
        (f"squares beside walls within {NEAR} of the start area", one.near_walls, other.near_walls),
        ("steps until the other start area is seen", one.to_sight, other.to_sight),
    )
    return tuple(
        f"{found.path}: hint: {words}: {_figure(first)} for side 1, {_figure(second)} for side 2"
        f"{'' if first == second else ' (not the same)'}"
        for words, first, second in told
    )


def _figure(number: int | None) -> str:
    return "no way" if number is None else str(number)


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
