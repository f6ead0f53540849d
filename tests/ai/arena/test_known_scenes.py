"""Arena's evaluator judges a remembered scene exactly as it would judge it afresh."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.ai import known_scenes
from game.ai.arena.fighters import Fighter, fighter_of
from game.ai.arena.judging import ArenaEvaluator
from game.ai.arena.scene import Scene
from game.ai.known_scenes import KnownScenes
from game.core.commands import Command
from game.core.views import View
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state.table import Table, field
from tests.ai.random_games import views_of
from tests.conformance.arena_setups import ARENA_MODES, arena_setup_of


def positions(mode: Any, seed: int, every: int = 1) -> Iterator[tuple[View[Any, Any], tuple[Command, ...]]]:
    """Return the views and answers of a game of random answers, as far as it goes."""
    return views_of(ARENA, arena_setup_of(mode, seed), seed, every)


def again(view: View[Any, Any]) -> View[Any, Any]:
    """Return the same view as another object in all its parts."""
    return replace(view, table=msgspec.json.decode(msgspec.json.encode(view.table), type=Table))


def features(table: Table) -> tuple[Any, ...]:
    """Return what most tables differ in."""
    return table.turn, *table.figures.values()


@pytest.mark.parametrize("mode", ARENA_MODES)
def test_what_is_remembered_is_what_a_new_evaluator_says(mode: Any) -> None:
    known = ArenaEvaluator()
    seen = list(positions(mode, 31, every=4))
    for view, answers in (*seen, *seen):
        fresh = ArenaEvaluator()
        for evaluator in (known, known.another()):
            assert evaluator.scores(view, answers) == fresh.scores(view, answers)
            assert evaluator.scores(view, answers[:2]) == fresh.scores(view, answers[:2])
            assert evaluator.items(view) == fresh.items(view)


@pytest.mark.parametrize("mode", ARENA_MODES)
def test_a_fighter_that_is_known_is_what_a_new_one_would_be(mode: Any) -> None:
    shared = 0
    before: set[int] = set()
    for view, _ in positions(mode, 32, every=2):
        table = view.table
        known = [fighter_of(table, one, 1.0, is_friend=one.seat == view.seat) for one in field(table)]
        for figure, found in zip(field(table), known, strict=True):
            due = Fighter(table, figure, 1.0, is_friend=figure.seat == view.seat)
            for name in Fighter.__slots__:
                assert getattr(found, name) == getattr(due, name), name
        shared += sum(id(one) in before for one in known)
        before = {id(one) for one in known}
    assert shared > 100


def test_equal_tables_have_one_scene_and_others_have_another() -> None:
    view, _ = list(positions("duel", 33))[40]
    scenes = KnownScenes(Scene, features)
    scene = scenes.of(view)
    assert scenes.of(view) is scene and scenes.of(again(view)) is scene
    table = view.table
    figures = {number: replace(one, damage=one.damage + 1) for number, one in table.figures.items()}
    players = tuple(replace(one, hand=one.hand[1:]) for one in table.players)
    assert table.players != players
    others = (
        replace(table, figures=figures),
        replace(table, turn=replace(table.turn, spells=3)),
        replace(table, players=players),
        replace(table, glyphs=()) if table.glyphs else replace(table, out=(1,)),
    )
    for other in others:
        found = scenes.of(replace(view, table=other))
        assert found is not scene and found.scene.table is other
    assert scenes.of(replace(view, seat=1 - view.seat)) is not scene


def test_the_scenes_looked_at_last_are_kept_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_scenes, "_KEPT", 2)
    views = [view for view, _ in positions("duel", 34)]
    one, two, three = views[10], views[30], views[60]
    scenes = KnownScenes(Scene, features)
    first, second = scenes.of(one), scenes.of(two)
    assert scenes.of(one) is first
    scenes.of(three)
    assert scenes.of(one) is first and scenes.of(two) is not second
