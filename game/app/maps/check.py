"""Checking maps for their designers: every problem of every file, in words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.app.maps.reading import MapFile, read_map
from game.app.scenarios.kinds import Drawn
from game.core.scenario.script import Reinforce
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
        lines.append(_ending(found))
        lines.extend(f"{found.path}: {told_of(drawn)}" for drawn in found.scenarios)
        if found.errors:
            ended = 1
    return tuple(lines), ended


def told_of(drawn: Drawn) -> str:
    """Tell what was read of a scenario, so that its designer sees that it was read, and what is missing."""
    script = drawn.script
    triggers = [one for one in script.triggers if one.is_drawn]
    effects = sum(not isinstance(effect, Reinforce) for trigger in triggers for effect in trigger.effects)
    parts = (
        (len(drawn.seats), "seat"), (len(script.pieces), "piece"), (len(script.regions), "region"),
        (len(script.items), "item"), (len(script.objectives), "objective"), (len(triggers), "trigger"),
        (effects, "effect"), (len(drawn.steps), "step"),
    )  # fmt: skip
    what = "lesson" if drawn.steps else "scenario" if drawn.puzzle is None else "puzzle"
    counts = ", ".join(counted(number, word) for number, word in parts if number)
    limit = f"; it ends after {counted(script.turn_limit, 'turn')}" if script.turn_limit else ""
    return f'{what} "{drawn.title}": {counts}{limit}.'


def hints_for(found: MapFile) -> tuple[str, ...]:
    """Return what a designer may want to weigh: what the map gives each side, and whether it is the same. A scenario
    draws what each side gets, so a map with one has none."""
    if found.kind is None or found.board is None or found.errors or found.scenarios:
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
