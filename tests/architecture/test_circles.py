"""No two files import each other, and no two rooms, and no room holds more than a reader can survey."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.architecture.circles import Graph, circles, crowded_rooms, files_that_import, room_of, rooms_that_import
from tests.architecture.source import ROOT, Source, sources

#: A room holds at most this many files.
LARGEST_ROOM = 30


@cache
def files() -> Graph:
    return files_that_import(sources())


def test_no_files_import_each_other_even_in_a_function_or_for_a_type_hint() -> None:
    assert circles(files()) == []


def test_no_rooms_import_each_other() -> None:
    assert circles(rooms_that_import(files())) == []


def test_folders_stand_on_those_that_the_page_on_architecture_names_before_them() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = page.partition("| floor | folder |")[2].partition("\n\n")[0]
    rooms, named, floor = rooms_that_import(files()), dict[str, list[str]](), ""
    for begun, folders in re.findall(r"^\| *(?:`(\w+)`)? *\| (`[^|]+`) *\|", table, re.M):
        floor = begun or floor
        named.setdefault(floor, []).extend(re.findall(r"`(\w+)`", folders))
    assert set(named) == {"app", "ui"}
    for floor, folders in named.items():
        own = [room.split(".") for room in rooms if room.startswith(f"game.{floor}.")]
        assert {room[2] for room in own} == set(folders), floor
        for room in own:
            # A game's own folder stands on more than the list of games does.
            if room[-1] != "<game>":
                used = {name.split(".")[2] for name in rooms[".".join(room)] if name.startswith(f"game.{floor}.")}
                assert used <= set(folders[: folders.index(room[2]) + 1]), room


def test_rooms_are_no_larger_than_a_reader_can_survey() -> None:
    assert crowded_rooms(files(), most=LARGEST_ROOM) == {}, "divide a room before it grows beyond that"


# --- the checks themselves ---


def graph_of(**texts: str) -> Graph:
    return files_that_import(Source(f"game/{name.replace('__', '/')}.py", text) for name, text in texts.items())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from game.core.b import x", True),
        ("import game.core.b", True),
        ("from game.core import b", True),
        ("from . import b", True),
        ("try:\n    from game.core.b import x\nexcept ImportError:\n    pass", True),
        ("def f():\n    from game.core.b import x", True),
        ("if typing.TYPE_CHECKING:\n    from game.core.b import x", True),
        ("from game.core.c import x", False),
    ],
)
def test_a_circle_of_files_is_found(text: str, found: bool) -> None:
    graph = graph_of(core__a=text, core__b="from game.core.a import y", core__c="")
    assert circles(graph) == ([("game.core.a", "game.core.b")] if found else [])


def test_circles_that_touch_are_one_and_others_are_not() -> None:
    graph = {"a": frozenset("b"), "b": frozenset("ca"), "c": frozenset("b"), "d": frozenset("ae"), "e": frozenset("d")}
    assert circles(graph) == [("a", "b", "c"), ("d", "e")]
    assert circles({"a": frozenset("b"), "b": frozenset("c"), "c": frozenset()}) == []


def test_rooms_are_the_folders_of_files() -> None:
    assert room_of("game.core.dice") == "game.core"
    assert room_of("game.ui.games.arena.board") == "game.ui.games.<game>" != room_of("game.ui.games.game_ui")
    graph = graph_of(app__a="from game.app.maps.b import x", app__maps__b="", app__maps__c="from game.app.d import y")
    more = graph_of(app__a="from game.app.maps.c import x", app__maps__c="import game.app.d", app__d="")
    assert circles(graph) == circles(more) == [] and circles(rooms_that_import(graph)) == []
    assert circles(rooms_that_import(more)) == [("game.app", "game.app.maps")]


def test_crowded_rooms_are_found_and_full_ones_are_not() -> None:
    modules = ["game.core.a", "game.core.b", "game.core.c", "game.rules.x.a", "game.rules.x.b", "game.rules.y.a"]
    modules += ["game.rules.x.cards", "game.rules.x.cards.c"]
    assert crowded_rooms(modules, most=2) == {"game.core": 3}
    assert crowded_rooms(modules, most=3) == {}
