"""Before the click: what an enemy that is pointed at could do, and whom one could attack from where one goes."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
import pytest

from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.ui.games.board_marks import threat_words
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import NAMES, at_the_table, placed_match, wait
from tests.rules.arena.battle import Battle, battle

#: A field of Skirmish on which two face each other.
_FIELD = {
    "game": "skirmish",
    "map": ["11................22"] * 10,
    "pieces": [
        {"name": "Dragon Knight", "at": [4, 5], "seat": 0},
        {"name": "Drow Blademaster", "at": [9, 5], "seat": 1},
    ],
    "seats": [{"faction": "crown"}, {"faction": "drow"}],
}


def _arena(phase: str, *, own: tuple[int, int] = (1, 4), far: int = 6) -> tuple[Battle, Match]:
    b = battle(("Rhox Veterans", own), ("Restless Zombies", (far, 4)), phase=phase, card="Rhox Veterans",
               hand=("Mirrored Zeal",))  # fmt: skip
    seatings = tuple(Seating(name, "human") for name in NAMES[:2])
    return b, Match.from_state(entry_of("arena").ruleset, b.written, seatings)


def _table(match: Match, **settings: object) -> tuple[Driver, TableScene]:
    driver, scene = at_the_table(match, **settings)
    assert wait(driver, scene)
    driver.frames(20)
    return driver, scene


def _point(driver: Driver, scene: TableScene, cell: tuple[int, int]) -> None:
    driver.move(scene.screen.board.camera.rect_of(cell).center)
    driver.frames(30)


def _shown(scene: TableScene) -> tuple[bool, set[object]]:
    """Return whether the reach that is marked is an enemy's, and what is marked as to be attacked."""
    marks = scene.screen.board.overlays  # type: ignore[union-attr]
    return marks._is_threat, set(_first(marks._struck))  # type: ignore[attr-defined]


def _first(struck: Iterable[object]) -> Iterable[object]:
    """Return the space of each: squares stand with their size."""
    return (one[0] if isinstance(one, tuple) and isinstance(one[0], tuple) else one for one in struck)


def test_pointing_at_an_enemy_of_arena_shows_where_it_could_come_and_whom_it_could_attack() -> None:
    b, match = _arena("spells")
    driver, scene = _table(match)
    foe, own = b.hex((6, 4)), b.hex((1, 4))
    _point(driver, scene, foe)
    is_threat, struck = _shown(scene)
    assert is_threat and own in struck
    assert "Restless Zombie" in scene.pointing.tip and "Rhox Veteran 1** (marked" in scene.pointing.tip
    _point(driver, scene, own)
    assert _shown(scene) == (False, set()) and "Reach" not in scene.pointing.tip


def test_while_ones_own_reach_is_marked_the_enemys_needs_the_key() -> None:
    b, match = _arena("move")
    driver, scene = _table(match)
    _point(driver, scene, b.hex((6, 4)))
    assert not _shown(scene)[0]
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode=""))
    driver.frames(30)
    assert _shown(scene)[0] and b.hex((1, 4)) in _shown(scene)[1]
    # The card of the enemy gives way to what it threatens.
    assert scene.pointing.shown_closely() is None
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_LALT, mod=0))
    driver.frames(30)
    assert not _shown(scene)[0] and scene.pointing.shown_closely() is not None


@pytest.mark.parametrize(("to", "near"), [((5, 4), True), ((4, 4), False)])
def test_pointing_at_a_space_of_a_move_marks_whom_one_could_attack_from_it(to: tuple[int, int], near: bool) -> None:
    b, match = _arena("move")
    driver, scene = _table(match)
    _point(driver, scene, b.hex(to))
    assert _shown(scene)[1] == ({b.hex((6, 4))} if near else set())
    assert ("From here it could attack **Restless Zombie" in scene.pointing.tip) is near


def test_skirmish_shows_the_same_of_its_creatures() -> None:
    driver, scene = _table(placed_match(_FIELD, "hh"))
    _point(driver, scene, (9, 5))
    assert _shown(scene) == (True, {(4, 5)})
    assert "Drow Blademaster could move where it is red, and attack **Dragon Knight**" in scene.pointing.tip
    driver.click(scene.screen.board.camera.rect_of((4, 5)).center)  # type: ignore[union-attr]
    _point(driver, scene, (8, 5))
    assert _shown(scene)[1] == {(9, 5)} and "From here it could attack **Drow Blademaster**" in scene.pointing.tip
    _point(driver, scene, (7, 5))
    assert _shown(scene)[1] == set() and "From here" not in scene.pointing.tip
    _point(driver, scene, (9, 5))
    assert not _shown(scene)[0]
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode=""))
    driver.frames(30)
    assert _shown(scene) == (True, {(4, 5)})


def test_what_was_foreseen_is_forgotten_behind_the_curtain() -> None:
    b, match = _arena("spells")
    driver, scene = _table(match)
    _point(driver, scene, b.hex((6, 4)))
    foresight = scene.screen.foresight
    assert foresight is not None and foresight.shown
    scene.screen.show(None)
    assert not foresight.shown and not foresight.is_busy


def test_the_card_looked_at_leaves_what_the_enemy_threatens_in_sight_where_it_can() -> None:
    b, match = _arena("spells")
    driver, scene = _table(match)
    _point(driver, scene, b.hex((6, 4)))
    threatened, zoom = scene.pointing.threatened(), scene.drawing.zoom.rect
    assert threatened is not None and zoom.width
    figure = scene.screen.board.camera.rect_of(b.hex((6, 4)))  # type: ignore[union-attr]
    assert zoom.collidelist(scene.pointing.threatened_spaces()) < 0
    assert not zoom.colliderect(figure)


@pytest.mark.parametrize(("moves", "struck", "words"), [
    (True, (), "could move where it is red, but attack nobody from there"),
    (True, ("Rhox",), "could move where it is red, and attack **Rhox**"),
    (False, (), "cannot move now, and could attack nobody"),
    (False, ("Rhox",), "cannot move now, but could attack **Rhox**"),
])  # fmt: skip
def test_of_who_cannot_move_no_red_spaces_are_told(moves: bool, struck: tuple[str, ...], words: str) -> None:
    assert f"Spider {words}" in threat_words("Spider", struck, moves=moves)
