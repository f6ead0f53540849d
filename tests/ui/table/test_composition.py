"""The table is composed of parts that do not inherit from one another, and calls pieces what their game calls them."""

from __future__ import annotations

import ast
import inspect

import pytest

from game.app.games.entries import GAMES
from game.ui.games.game_ui import GameUi, game_ui_of
from game.ui.scenes.scene import Scene
from game.ui.table.scene import TableScene
from tests.architecture.source import sources
from tests.journeys.table_hands import at_the_table, match_of, wait

NOUNS = {"skirmish": "creature", "arena": "figure", "factions": "unit"}


def the_table() -> TableScene:
    driver, scene = at_the_table(match_of("hc"))
    assert wait(driver, scene)
    return scene


def test_no_part_inherits_from_another() -> None:
    scene = the_table()
    parts = [part for part in vars(scene).values() if type(part).__module__.startswith("game.ui.table.")]
    assert len(parts) >= 10
    assert [type(part).__name__ for part in parts if type(part).__mro__[1:] != (object,)] == []
    assert TableScene.__mro__[1:] == (Scene, object)


def test_every_part_forgets_the_view_when_the_curtain_falls() -> None:
    """Between two people at one screen nothing may keep what the first one saw: the scene calls each part's
    ``forget``."""
    forgetting = {
        name
        for name, part in vars(the_table()).items()
        if type(part).__module__.startswith("game.ui.table.") and hasattr(part, "forget")
    }
    source = ast.parse(inspect.getsource(TableScene.forget).strip())
    asked = {node.attr for node in ast.walk(source) if isinstance(node, ast.Attribute)}
    assert forgetting and forgetting <= asked


@pytest.mark.parametrize("game", [name for name in GAMES if name in NOUNS])
def test_each_game_names_its_pieces(game: str) -> None:
    assert game_ui_of(game).noun == NOUNS[game]


def test_a_game_that_names_none_has_pieces() -> None:
    assert GameUi().noun == "piece"


def test_the_table_says_the_word_of_the_game() -> None:
    scene = the_table()
    view = scene.following.view
    assert view is not None
    assert scene.following.noun == "creature"
    scene.following.noun = "figure"
    scene.answering.waiting = (1, 2)
    scene.laying.lay(view)
    waiting = next(button for button in scene.laying.buttons if button.name == "waiting")
    assert waiting.hint == "Figures that can still act. Shows the next."


def test_nothing_at_the_table_says_what_pieces_are() -> None:
    said = [
        f"{one.path}:{number}"
        for one in sources()
        if one.path.startswith("game/ui/table/")
        for number, line in enumerate(one.text.splitlines(), 1)
        if "creature" in line.lower()
    ]
    assert said == []
