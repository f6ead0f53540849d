"""Checking lessons for their designers, as they are played without a window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from game.app.lessons.lesson import Lesson, lessons_in
from game.app.lessons.proving import unmet
from game.app.maps.library import entry_for
from game.app.maps.reading import read_map


def check_lessons(paths: Iterable[Path | str]) -> tuple[str, ...]:
    """Return a line for each lesson that cannot be taught: its first step that can never be done."""
    return tuple(line for path in paths for line in _of_map(Path(path)))


def _of_map(path: Path) -> Iterator[str]:
    found = read_map(path)
    for lesson in () if found.errors else lessons_in(entry_for(found)):
        why = _why_not(lesson)
        if why:
            yield f'{path}: lesson "{lesson.title}": error: {why}.'


def _why_not(lesson: Lesson) -> str:
    """Return what keeps a lesson from being taught; nothing if it can be."""
    try:
        stuck = unmet(lesson)
    except ValueError as error:
        return f"it cannot be begun: {error}"
    if stuck is None:
        return ""
    said = lesson.steps[stuck.step].say if stuck.step < len(lesson.steps) else ""
    return f'step {stuck.step + 1} ("{said}") can never be done: {stuck.why}'
