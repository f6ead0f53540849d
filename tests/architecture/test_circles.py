"""No two files import each other, and no two rooms: what still does stands here with its reason, and only shrinks."""

from __future__ import annotations

from functools import cache

import pytest

from tests.architecture.circles import Graph, circles, crowded_rooms, files_that_import, room_of, rooms_that_import
from tests.architecture.source import Source, sources

#: Files that know each other by an import in a function, or for the sake of type hints: each circle with its reason.
#: No file may join one; a file that has left, and a circle that is gone, go from this list.
FILES: dict[tuple[str, ...], str] = {}
#: Rooms that import from each other, in the same way.
ROOMS: dict[tuple[str, ...], str] = {
    (
        "game.app",
        "game.app.games",
        "game.app.records",
    ): "what all stands on (folders, matches) and what stands on all (headless) are one room",
}

#: So many files a room holds at most.
LARGEST_ROOM = 30
#: Larger rooms, each with its reason.
LARGE_ROOMS: dict[str, str] = {}


@cache
def files() -> Graph:
    return files_that_import(sources(), at_start=False)


def test_no_files_that_are_read_together_import_each_other() -> None:
    assert circles(files_that_import(sources(), at_start=True)) == []


def test_files_that_know_each_other_are_excused() -> None:
    assert circles(files()) == sorted(FILES), "a circle that has shrunk, or is gone, leaves the list above with it"


def test_rooms_that_know_each_other_are_excused() -> None:
    found = circles(rooms_that_import(files()))
    assert found == sorted(ROOMS), "a circle that has shrunk, or is gone, leaves the list above with it"


def test_rooms_are_no_larger_than_a_reader_can_survey() -> None:
    found = crowded_rooms(files(), most=LARGEST_ROOM)
    assert found.keys() <= LARGE_ROOMS.keys(), f"{found}: divide a room before it grows beyond that"


# --- the checks themselves ---


def graph_of(*, at_start: bool, **texts: str) -> Graph:
    return files_that_import(
        [Source(f"game/{name.replace('__', '/')}.py", text) for name, text in texts.items()], at_start=at_start
    )


@pytest.mark.parametrize(
    ("text", "at_start", "found"),
    [
        ("from game.core.b import x", True, True),
        ("import game.core.b", True, True),
        ("from game.core import b", True, True),
        ("from . import b", True, True),
        ("try:\n    from game.core.b import x\nexcept ImportError:\n    pass", True, True),
        ("def f():\n    from game.core.b import x", True, False),
        ("if TYPE_CHECKING:\n    from game.core.b import x", True, False),
        ("def f():\n    from game.core.b import x", False, True),
        ("if typing.TYPE_CHECKING:\n    from game.core.b import x", False, True),
        ("from game.core.c import x", False, False),
    ],
)
def test_a_circle_of_files_is_found(text: str, at_start: bool, found: bool) -> None:
    graph = graph_of(at_start=at_start, core__a=text, core__b="from game.core.a import y", core__c="")
    assert circles(graph) == ([("game.core.a", "game.core.b")] if found else [])


def test_circles_that_touch_are_one_and_others_are_not() -> None:
    graph = {"a": frozenset("b"), "b": frozenset("ca"), "c": frozenset("b"), "d": frozenset("ae"), "e": frozenset("d")}
    assert circles(graph) == [("a", "b", "c"), ("d", "e")]
    assert circles({"a": frozenset("b"), "b": frozenset("c"), "c": frozenset()}) == []


def test_rooms_are_the_folders_of_files() -> None:
    assert room_of("game.core.dice") == "game.core"
    assert room_of("game.ui.games.arena.board") == "game.ui.games.<game>" != room_of("game.ui.games.game_ui")
    graph = graph_of(
        at_start=True, app__a="from game.app.maps.b import x", app__maps__b="", app__maps__c="from game.app.d import y"
    )
    more = graph_of(at_start=True, app__a="from game.app.maps.c import x", app__maps__c="import game.app.d", app__d="")
    assert circles(graph) == circles(more) == [] and circles(rooms_that_import(graph)) == []
    assert circles(rooms_that_import(more)) == [("game.app", "game.app.maps")]


def test_crowded_rooms_are_found_and_full_ones_are_not() -> None:
    modules = ["game.core.a", "game.core.b", "game.core.c", "game.rules.x.a", "game.rules.x.b", "game.rules.y.a"]
    modules += ["game.rules.x.cards", "game.rules.x.cards.c"]
    assert crowded_rooms(modules, most=2) == {"game.core": 3}
    assert crowded_rooms(modules, most=3) == {}
