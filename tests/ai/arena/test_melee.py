"""What the player of Arena thinks in a melee: scoring spaces, and several opponents."""

from __future__ import annotations

from typing import Any

from game.ai.arena.judging import ArenaEvaluator
from game.ai.arena.scene import Scene
from game.ai.arena.scoring import promise_here, promised
from game.ai.arena.values import shares
from game.core.views import view_for
from game.rules.arena.ruleset import ARENA
from tests.rules.arena.battle import FLAT, Battle

SCORING = [[5, 4], [6, 4]]


def melee(*figures: tuple[str, tuple[int, int]], number: int = 36, phase: str = "choose") -> Battle:
    """Return three players on a flat battlefield with two scoring spaces in the middle."""
    placed: list[dict[str, Any]] = [{"name": name, "at": list(at)} for name, at in figures]
    corners = [[0, 0], [11, 0], [0, 9], [11, 9]]
    return Battle(
        {
            "game": "arena",
            "map": {"rows": FLAT, "mode": "melee", "scoring": SCORING, "starts": [corners]},
            "seats": [{"colour": "white"}, {"colour": "black"}, {"colour": "red"}],
            "figures": placed,
            "turn": {"number": number, "phase": phase},
        }
    )


WALKERS = (("Liliana Vess", (11, 0)), ("Chandra Nalaar", (11, 9)))


def items(play: Battle) -> dict[str, float]:
    """Return the items of the first seat's position, by their names."""
    return {item.name: item.value for item in ArenaEvaluator().items(view_for(ARENA, play.state, 0))}


def promise(at: tuple[int, int], number: int = 36) -> float:
    """Return what Gideon is promised on a space in a turn."""
    scene = Scene(melee(("Gideon Jura", at), *WALKERS, number=number).table, 0)
    return promise_here(scene, next(one for one in scene.own))


def test_a_figure_on_a_scoring_space_is_promised_all_that_it_scores_at_the_end():
    assert 300 < promise((5, 4)) <= 350


def test_beside_the_space_it_is_promised_less_and_out_of_reach_nothing():
    assert 0 < promise((5, 6)) < promise((5, 4))
    assert promise((0, 0), number=36) == 0
    assert promise((0, 0), number=30) > 0


def test_a_space_counts_more_the_later_it_is():
    assert promise((5, 4), number=3) < 0.3 * promise((5, 4), number=36)


def test_what_is_promised_on_a_space_is_what_the_map_of_all_spaces_says():
    for at in ((5, 4), (5, 6), (4, 2)):
        play = melee(("Gideon Jura", at), *WALKERS)
        scene = Scene(play.table, 0)
        one = next(one for one in scene.own)
        assert promised(scene, one).get(one.front, 0.0) == promise_here(scene, one)


def test_a_space_on_which_ones_own_figure_stands_promises_nothing_to_another():
    play = melee(("Gideon Jura", (5, 6)), ("Kor Hookmasters", (5, 4)), ("Rhox Veterans", (6, 4)), *WALKERS)
    scene = Scene(play.table, 0)
    gideon = scene.fighter(play.id("Gideon Jura"))
    assert promise_here(scene, gideon) == 0


def test_the_position_tells_who_stands_on_scoring_spaces():
    on, off = melee(("Gideon Jura", (5, 4)), *WALKERS), melee(("Gideon Jura", (0, 0)), *WALKERS)
    assert items(on)["scoring spaces"] > items(off)["scoring spaces"]
    assert "points" not in items(on)


def test_the_leader_of_several_opponents_matters_most_and_none_as_much_as_oneself():
    play = melee(("Gideon Jura", (0, 0)), ("Liliana Vess", (5, 4)), ("Chandra Nalaar", (11, 9)))
    weights = shares(play.table, 0)
    assert set(weights) == {1, 2}
    assert 1 > weights[1] > weights[2] > 0
