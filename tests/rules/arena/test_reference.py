"""Reach, sight and attacks on dozens of random battlefields agree with the reference; a command checks thousands."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.geometry.hex_terrain import Column, HexTerrain
from game.rules.arena.state.table import field
from tests.rules.arena.compare import differences
from tests.rules.arena.reference import Field, Mover, Piece, mover_of, random_table


@pytest.mark.parametrize("part", range(4))
def test_the_game_agrees_with_the_reference(part: int) -> None:
    counts: Counter[str] = Counter()
    for number in range(25):
        assert differences(f"suite {part} {number}", counts) == []
    assert counts["places"] > 300 and counts["places at a risk"] > 20
    for name in ("adjacent", "sees", "clear sight", "attack", "space"):
        assert counts[f"{name}: True"] > 3 and counts[f"{name}: False"] > 3, name


def test_battlefields_by_chance_hold_all_kinds_of_movers() -> None:
    kinds = Counter[str]()
    for number in range(60):
        table = random_table(random.Random(f"kinds {number}"))
        for figure in field(table):
            mover = mover_of(table, figure)
            kinds["long"] += len(figure.spaces) == 2
            for kind in ("flies", "passes_all", "passes_foes", "climbs_freely", "leaves_freely"):
                kinds[kind] += getattr(mover, kind)
    assert min(kinds.values()) > 3 and len(kinds) == 6


def test_the_reference_finds_the_fewest_dice_before_the_least_cost() -> None:
    """A strip past an enemy: straight on costs a die, round the back none."""
    terrain = HexTerrain(tuple(Column((q, r), 1) for r in range(3) for q in range(-1, 5)))
    foe = Piece(2, 1, ((1, 0),), 4)
    mover = Mover(Piece(1, 0, ((0, 0),), 4))
    reach = Field(terrain, [mover.piece, foe]).reach(mover, 5)
    assert reach[((-1, 0),)] == (1, 1) and reach[((0, 1),)] == (0, 1) and ((1, 0),) not in reach
    assert Field(terrain, [mover.piece]).reach(mover, 5)[((-1, 0),)] == (0, 1)
