"""What a game does not list: its chapters and its kinds of events are gathered from its modules."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from game.core import record
from game.core.chapters import chapters_in
from game.core.events import DiceRolled, Event, Notice
from game.core.gathering import any_of, kinds_of, rows_for
from game.core.refusals import RulesError

STEPS = """
from game.core.chapters import Chapter
from game.core.state import Step
class {name}(Step, frozen=True):
    pass
def take(draft, step):
    pass
STEPS = {{{name}: Chapter(take)}}
"""
EVENTS = """
from game.core.events import Event, Notice
class Moved(Event, frozen=True):
    cell: int
class Said(Notice, frozen=True):
    word: str
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Write a package of these modules; return its name."""
    monkeypatch.syspath_prepend(str(tmp_path))
    made: list[str] = []

    def write(**modules: str) -> str:
        name = f"gathered_{len(made)}"
        made.append(name)
        (tmp_path / name).mkdir()
        for module, text in {"__init__": "", **modules}.items():
            (tmp_path / name / f"{module}.py").write_text(text)
        return name

    yield write
    for module in [module for module in sys.modules if module.partition(".")[0] in made]:
        del sys.modules[module]


def test_chapters_are_those_of_all_modules_but_of_the_one_that_asks(package: Any) -> None:
    name = package(turns=STEPS.format(name="Turn"), setup=STEPS.format(name="Begin"), words="", ruleset="1 / 0")
    assert [step.__name__ for step in chapters_in(name)] == ["Begin", "Turn"]


def test_a_step_of_two_chapters_is_an_error_that_names_both(package: Any) -> None:
    name = package(turns=STEPS.format(name="Turn"))
    twice = f"from {name}.turns import STEPS, Turn"
    with pytest.raises(RulesError, match=r"Turn has two chapters; the second is in gathered_1\.b"):
        chapters_in(package(a=twice, b=twice))


def test_the_union_of_events_holds_what_stands_there_and_the_dice_but_no_base(package: Any) -> None:
    union = any_of(Event, import_module(f"{package(events=EVENTS)}.events"))
    assert {kind.__name__ for kind in get_args(union)} == {"DiceRolled", "Moved", "Said"}
    [moved] = [kind for kind in get_args(union) if kind.__name__ == "Moved"]
    assert msgspec.json.decode(record.encode(moved(4)), type=union) == moved(4)


def test_an_event_that_does_not_say_what_it_changes_is_an_error_and_a_notice_changes_nothing() -> None:
    class Forgotten(Event, frozen=True):
        pass

    with pytest.raises(RulesError, match="Forgotten does not say what it changes"):
        Forgotten().apply("table")
    assert issubclass(DiceRolled, Notice) and DiceRolled(0, 6, (1,), "test").apply("table") == "table"


def test_an_event_takes_the_row_of_the_nearest_that_it_derives_from(package: Any) -> None:
    events = import_module(f"{package(events=EVENTS)}.events")
    kinds = kinds_of(Event, events)
    assert rows_for(kinds, {Event: "told", Notice: "said"}) == {
        DiceRolled: "said",
        events.Moved: "told",
        events.Said: "said",
    }
    assert rows_for(kinds, {Notice: "said"}).keys() == {DiceRolled, events.Said}
