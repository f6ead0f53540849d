"""Lessons as designers draw them: what is told of a step, of a lesson without a scenario, and of one that cannot be
taught."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from game.app.files import folders
from game.app.lessons.checking import check_lessons
from game.app.lessons.lesson import begin_lesson, lessons_in
from game.app.maps.library import entry_for
from game.app.maps.reading import MapFile, read_map
from tests.maps.scenarios.drawing import KNIGHT, SEATS, SPIDER, drawn, group, read

FILES = sorted((folders.program_folder() / "maps").glob("*/lessons/*.tmx"))


def step(number: int, **said: object) -> str:
    return drawn("Step", 50 + number, (0, 0), order=number, **said)


def lesson(folder: Path, *steps: str) -> MapFile:
    return read(folder, group(*SEATS, KNIGHT, SPIDER, *steps, seed=3))


def plain(folder: Path, *steps: str, **said: str) -> MapFile:
    return read(folder, group(*steps, **said).replace('class="Scenario"', 'class="Lesson"'))


def told(found: MapFile) -> list[str]:
    return [problem.text for problem in found.problems]


def test_steps_are_read_in_their_order(tmp_path: Path) -> None:
    found = lesson(
        tmp_path,
        step(2, say="Done.", wait="read"),
        step(1, say="Move the knight.", allow="Activate Dragon Knight; Move", until="Move", piece=1),
    )
    assert not found.errors, told(found)
    steps = found.scenarios[0].steps
    assert [one.say for one in steps] == ["Move the knight.", "Done."]
    assert steps[0].piece == 0 and steps[1].wait == "read"


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ({}, "a step says something"),
        ({"say": "one " * 21, "wait": "read"}, "a sentence of 21 words; at most 20"),
        ({"say": "Go."}, "says in allow or until which answer"),
        ({"say": "Look.", "wait": "event"}, "says in until which line"),
        ({"say": "Wait.", "wait": "trigger"}, "points at one"),
        ({"say": "Go.", "allow": "x", "piece": 10}, "a Piece is expected"),
    ],
)
def test_what_is_wrong_with_a_step_is_reported(said: dict[str, object], text: str, tmp_path: Path) -> None:
    found = lesson(tmp_path, step(1, **said))
    assert any(text in one for one in told(found)), told(found)


def test_the_check_tells_the_step_that_can_never_be_done(tmp_path: Path) -> None:
    good = step(1, say="Move.", allow="Activate Dragon Knight; Move Dragon Knight", until="Move Dragon Knight")
    never = step(2, say="Attack it.", allow="Dragon Knight attacks Gold Dragon")
    found = lesson(tmp_path, good, never)
    assert not found.errors, told(found)
    (line,) = check_lessons([found.path])
    assert 'step 2 ("Attack it.") can never be done' in line and "error" in line


def test_a_step_that_nothing_ends_is_reported(tmp_path: Path) -> None:
    found = lesson(tmp_path, step(1, say="Wait for it.", wait="event", until="the sky falls"))
    (line,) = check_lessons([found.path])
    assert "step 1" in line and "nothing ends it" in line


def test_a_lesson_without_a_scenario_begins_where_its_opening_leads(tmp_path: Path) -> None:
    path = folders.program_folder() / "maps" / "heroes" / "lessons" / "2_combat.tmx"
    (one,) = lessons_in(entry_for(read_map(path)))
    match = begin_lesson(one)
    assert match.asked == 0 and match.when == "turn 3" and match.run is not None
    assert not match.can_undo(0) and not match.players.may_have_hints


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ({"setup": "{"}, "a JSON object is expected"),
        ({"setup": "[]"}, "a JSON object is expected"),
        ({"setup": "{&quot;seats&quot;: 9}"}, "setup"),
        ({}, "a lesson has steps"),
    ],
)
def test_what_is_wrong_with_a_plain_lesson_is_reported(said: dict[str, str], text: str, tmp_path: Path) -> None:
    steps = (step(1, say="Look.", wait="read"),) if said else ()
    found = plain(tmp_path, *steps, **said)
    assert not found.lessons and any(text in one for one in told(found)), told(found)


def test_an_opening_that_is_not_an_answer_is_reported(tmp_path: Path) -> None:
    found = plain(tmp_path, step(1, say="Look.", wait="read"), opening="Sing a song")
    (line,) = check_lessons([found.path])
    assert 'cannot be begun: opening: "Sing a song" is not an answer' in line


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name} {path.stem}")
def test_it_is_what_its_plan_draws(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(folders.program_folder() / "maps"))
    drawing = sys.modules.get("draw_scenarios") or importlib.import_module("draw_scenarios")
    game = path.parent.parent.name
    plan = next(one for one in drawing.PLANS if (one.game, one.folder, one.file) == (game, "lessons", path.stem))
    assert drawing.document(plan) == path.read_text(encoding="utf-8")
