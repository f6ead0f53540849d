"""Scenes ask for one another by name: every name is a scene, every name asked for is known, and none imports the
window."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from game.app.files.settings import Settings
from game.ui.application import Application
from game.ui.scenes.by_name import SCENES, scene_named
from game.ui.scenes.scene import Scene
from tests.architecture.source import Source, imported, sources


def names_asked_for(source: Source) -> Iterator[tuple[str, int]]:
    """Names that a file opens or makes scenes by, with the line."""
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        is_open = called in ("open", "_open", "_open_page") and isinstance(node.func, ast.Attribute)
        if is_open or called == "scene_named":
            yield str(node.args[0].value), node.lineno


@pytest.mark.parametrize("name", SCENES)
def test_every_name_is_that_of_a_scene(name: str) -> None:
    module, made = SCENES[name]
    found = getattr(__import__(module, fromlist=[made]), made)
    assert issubclass(found, Scene) and found.__module__ == module


def test_names_that_are_asked_for_are_known() -> None:
    asked = [
        (name, f"{one.path}:{line}")
        for one in sources()
        if one.path.startswith("game/ui/")
        for name, line in names_asked_for(one)
    ]
    assert {name for name, _ in asked} == set(SCENES)
    assert [place for name, place in asked if name not in SCENES] == []


def test_a_name_that_no_scene_has_is_an_error() -> None:
    with pytest.raises(KeyError):
        scene_named("cellar")


def test_a_scene_is_opened_with_what_it_is_given() -> None:
    app = Application((1024, 600), settings=Settings(volume=0.0))
    app.open("menu")
    app.open("notice", "Title", text="Words")
    assert [type(scene).__name__ for scene in app.stack.scenes] == ["Menu", "Notice"]
    assert (getattr(app.stack.top, "heading", ""), getattr(app.stack.top, "text", "")) == ("Title", "Words")


def test_no_scene_below_the_table_knows_the_window_or_the_table() -> None:
    guided = ("game/ui/lessons/guided.py", "game/ui/lessons/scene.py", "game/ui/puzzles/scene.py")
    above = ("game/ui/application.py", "game/ui/run.py", "game/ui/review/", "game/ui/demo/", *guided)
    known = [
        f"{one.path}:{line} imports {name}"
        for one in sources()
        if one.path.startswith("game/ui/") and not one.path.startswith(above)
        for name, line in imported(one)
        if name.startswith(("game.ui.application.", "game.ui.table.scene.")) and one.path != "game/ui/table/scene.py"
    ]
    assert known == []
