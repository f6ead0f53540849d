"""The game's reach, sight and attacks against the reference, on battlefields at random.

``python -m tests.rules.arena.compare --boards 2000 --seed 1``
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter

from game.rules.arena.attacks import why_no_attack
from game.rules.arena.movement import Reach, reach_of, why_not_to
from game.rules.arena.presentation.queries import danger_of
from game.rules.arena.standing import are_adjacent, engaged_with, in_clear_sight, range_between, within_clear_sight
from game.rules.arena.standing import sees as game_sees
from game.rules.arena.state.table import Figure, Table, field
from game.rules.arena.stats import range_of
from tests.rules.arena import reference
from tests.rules.arena.reference import Field, Mover


def differences(seed: str, counts: Counter[str]) -> list[str]:
    """Return what the game says other than the reference on one battlefield. ``counts`` tells what was looked at."""
    dice = random.Random(seed)
    table = reference.random_table(dice)
    ground = reference.field_of(table)
    standing = field(table)
    if not standing:
        return []
    found = []
    for figure in dice.sample(standing, min(3, len(standing))):
        found += _reach(table, ground, figure, dice.randint(0, 8), counts)
        other = dice.choice(standing)
        if other.id != figure.id:
            found += _pair(table, ground, figure, other, counts)
        found += _space(table, ground, figure, dice, counts)
    return [f"{seed}: {one}" for one in found]


def _reach(table: Table, ground: Field, figure: Figure, budget: int, counts: Counter[str]) -> list[str]:
    mover = reference.mover_of(table, figure)
    expected, reach = ground.reach(mover, budget), reach_of(table, figure, budget)
    found = {spaces: (reach.risk(spaces), reach.cost(spaces)) for spaces in reach.places}
    counts["places"] += len(found)
    counts["places at a risk"] += sum(risk > 0 for risk, _ in found.values())
    counts["flights at a risk"] += sum(risk > 0 for risk, _ in found.values()) if mover.flies else 0
    told = []
    for spaces in sorted({*expected, *found}):
        if expected.get(spaces) != found.get(spaces):
            told.append(f"{mover} with {budget} to {spaces}: {found.get(spaces)}, not {expected.get(spaces)}")
    told += _paths(ground, mover, reach)
    for spaces in sorted(ground.level):
        to = (spaces,)
        legal = why_not_to(table, figure, to, budget) is None
        if len(figure.spaces) == 1 and legal != (to in expected):
            told.append(f"{mover} may {'' if legal else 'not '}go to {to}")
    return told


def _paths(ground: Field, mover: Mover, reach: Reach) -> list[str]:
    """Return the ways that cost other than is said, step by step."""
    told = []
    for spaces in reach.places:
        price = ground.price(mover, reach.path(spaces))
        danger = danger_of(reach, spaces)
        said = (len(danger.leaves) + len(danger.falls), danger.cost)
        if not price == said == (reach.risk(spaces), reach.cost(spaces)) or danger.unhurt != 0.5 ** said[0]:
            told.append(f"{mover} by {reach.path(spaces)}: {said}, not {price}")
    return told


def _pair(table: Table, ground: Field, one: Figure, other: Figure, counts: Counter[str]) -> list[str]:
    terrain, reach = table.board.terrain, range_of(table, one)
    a, b = reference.piece_of(table, one), reference.piece_of(table, other)
    answers = {
        "adjacent": (are_adjacent(table, one, other), ground.are_adjacent(a.spaces, a.height, b)),
        "steps": (range_between(table, one, other), reference.steps_between(ground, a, b)),
        "sees": (game_sees(table, one, other), reference.sees(terrain, ground, a, b)),
        "clear sight": (within_clear_sight(table, one, other, 4), reference.in_clear_sight(terrain, ground, a, b, 4)),
        "engaged": (other in engaged_with(table, one), a.side != b.side and ground.are_adjacent(a.spaces, a.height, b)),
        "attack": (why_no_attack(table, one, other) is None, reference.may_attack(terrain, ground, a, b, reach)),
    }
    for name, (said, _) in answers.items():
        counts[f"{name}: {bool(said)}"] += 1
    return [f"{name} of {a} and {b}: {said}, not {due}" for name, (said, due) in answers.items() if said != due]


def _space(table: Table, ground: Field, figure: Figure, dice: random.Random, counts: Counter[str]) -> list[str]:
    space = dice.choice(sorted(ground.level))
    said = space in in_clear_sight(table, figure, 5)
    due = reference.sees_space(table.board.terrain, ground, reference.piece_of(table, figure), space, 5)
    counts[f"space: {said}"] += 1
    return [] if said == due else [f"{figure} sees {space}: {said}, not {due}"]


def main() -> int:
    """Compare on many battlefields; 1 when anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    counts: Counter[str] = Counter()
    wrong = 0
    for number in range(wanted.boards):
        for difference in differences(f"{wanted.seed} {number}", counts):
            wrong += 1
            print(difference)
    for name, count in sorted(counts.items()):
        print(f"{name}: {count}")
    print(f"{wanted.boards} battlefields, {wrong} differences")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
