"""Checking maps for their designers: every problem of every file, in words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.app.maps.reading import MapFile, read_map
from game.core.words import counted


def check_files(paths: Iterable[Path | str]) -> tuple[tuple[str, ...], int]:
    """Return lines to print, and how the program ends: 1 if any file has an error, otherwise 0.

    Each problem is a line that names file, layer, square and item; each file ends with a line of its own."""
    lines: list[str] = []
    ended = 0
    for path in paths:
        found = read_map(path)
        lines.extend(str(problem) for problem in found.problems)
        lines.extend(hints_for(found))
        unmet = () if found.errors else unmet_steps(found)
        lines.extend(unmet)
        lines.append(f"{found.path}: its lessons cannot be taught so." if unmet else _ending(found))
        if found.errors or unmet:
            ended = 1
    return tuple(lines), ended


def unmet_steps(found: MapFile) -> tuple[str, ...]:
    """Return the first step of each lesson of a map that can never be done, as it is found by playing the lesson."""
    if found.kind is None or not (found.lessons or any(one.steps for one in found.scenarios)):
        return ()
    from game.app.lessons.lesson import lessons_in
    from game.app.lessons.proving import unmet
    from game.app.maps.library import entry_for

    lines = []
    for lesson in lessons_in(entry_for(found)):
        try:
            stuck = unmet(lesson)
        except ValueError as error:
            lines.append(f"{found.path}: lesson {lesson.title}: error: it cannot be begun: {error}.")
            continue
        if stuck is not None:
            said = lesson.steps[stuck.step].say if stuck.step < len(lesson.steps) else ""
            lines.append(
                f'{found.path}: lesson {lesson.title}: error: step {stuck.step + 1} ("{said}") can never be done: '
                f"{stuck.why}."
            )
    return tuple(lines)


def hints_for(found: MapFile) -> tuple[str, ...]:
    """Return what a designer may want to weigh: what the map gives each side, and whether it is the same."""
    if found.kind is None or found.board is None or found.errors:
        return ()
    return tuple(
        f"{found.path}: hint: {hint.words}: {_figure(hint.first)} for side 1, {_figure(hint.second)} for side 2"
        f"{'' if hint.first == hint.second else ' (not the same)'}"
        for hint in found.kind.hints(found.board)
    )


def _figure(number: int | None) -> str:
    return "no way" if number is None else str(number)


def _ending(found: MapFile) -> str:
    errors = len(found.errors)
    warnings = len(found.problems) - errors
    counts = ", ".join(counted(number, word) for number, word in ((errors, "error"), (warnings, "warning")) if number)
    if errors:
        return f"{found.path}: cannot be used: {counts}."
    if found.kind is None or found.board is None:
        return f"{found.path}: nothing to play on."
    return f"{found.path}: good: {found.kind.described(found.board, found.title)}{'; ' + counts if counts else ''}."
