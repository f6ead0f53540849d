"""Lessons in matches without a scenario: from a group of layers of the class Lesson to its steps and its set-up."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from game.app.scenarios import words as w
from game.app.scenarios.kinds import PlainLesson
from game.app.scenarios.objects import DrawnObjects
from game.app.scenarios.steps import steps_of, terms_of
from game.tiled.problems import Findings
from game.tiled.source import Group, Layer, Source


def groups_of(source: Source, class_name: str) -> list[tuple[Group, list[Layer]]]:
    """Return the groups of a class in the order of the file, each with the layers that lie in it."""
    groups: dict[int, tuple[Group, list[Layer]]] = {}
    for layer in source.layers:
        for group in layer.groups:
            if group.class_name == class_name:
                groups.setdefault(group.number, (group, []))[1].append(layer)
    return list(groups.values())


def plain_lessons_of(
    source: Source, set_up: Callable[[dict[str, Any]], Any], findings: Findings
) -> tuple[PlainLesson, ...]:
    """Return the lessons of a map in the order of their groups; one with an error is left out, the error noted.
    ``set_up`` makes a set-up of a document, or raises ValueError."""
    found = []
    for group, layers in groups_of(source, w.LESSON.name):
        before = sum(one.severity == "error" for one in findings.problems)
        about = findings.inside(layer=group.name)
        lesson = _lesson(group, layers, about)
        try:
            set_up(lesson.setup)
        except ValueError as error:
            about.error("lesson_setup", str(error))
        if sum(one.severity == "error" for one in findings.problems) == before:
            found.append(lesson)
    return tuple(found)


def _lesson(group: Group, layers: list[Layer], findings: Findings) -> PlainLesson:
    said = {name: str(value or "").strip() for name, value in group.properties.items()}
    steps = steps_of(DrawnObjects(layers, findings), ())
    if not steps:
        findings.error("lesson_steps", "a lesson has steps; none is drawn")
    setup: Any = {}
    try:
        setup = json.loads(said.get("setup") or "{}")
    except (ValueError, RecursionError):
        findings.error("lesson_setup", "setup: a JSON object is expected, as headless play takes it")
    if not isinstance(setup, dict):
        findings.error("lesson_setup", "setup: a JSON object is expected, as headless play takes it")
        setup = {}
    return PlainLesson(
        said.get("title") or group.name.rpartition("/")[2],
        steps,
        setup,
        int(said.get("seed") or 1),
        "hard" if said.get("level") == "hard" else "normal" if said.get("level") == "normal" else "easy",
        opening=said.get("opening", ""),
        about=said.get("about", ""),
        author=said.get("author", ""),
        minutes=int(said.get("minutes") or 0),
        teaches=terms_of(said.get("teaches", "")),
    )
