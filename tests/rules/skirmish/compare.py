"""Random boards, on which the game and the reference must say the same.

python -m tests.rules.skirmish.compare --boards 2000 --seed 1
"""

from __future__ import annotations

import argparse
import random
import sys

from game.core import runner
from game.geometry.squares import Cell, fits
from game.rules.skirmish import events as e
from game.rules.skirmish.attacks import has_cover, near, why_no_strike
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.movement import reach_of, speed_left
from game.rules.skirmish.presentation.queries import reach_of as reach_by_speed
from game.rules.skirmish.presentation.queries import threatened
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Strike, Table
from tests.geometry.reference import body, is_open, random_grid
from tests.rules.skirmish import reference
from tests.rules.skirmish.cards.test_card_figures import CREATURE_TABLE
from tests.rules.skirmish.scene import Play, Scene

UNDER = ("web", "pinning_shot", "shroud_of_darkness", "level_up")


def random_scene(dice: random.Random, largest: int = 9) -> tuple[Play, int]:
    """Return a match on a random board with a few creatures, in the activation of the first of seat 0."""
    while True:
        grid = random_grid(dice, largest, slow=dice.choice((0.0, 0.15, 0.4)))
        scene = Scene(grid.rows)
        taken: set[Cell] = set()
        mine = 0
        for _ in range(dice.randint(2, 8)):
            key = dice.choice(sorted(key for key, card in CREATURES.items() if card.name in CREATURE_TABLE))
            size = CREATURES[key].size
            places = [cell for cell in grid.cells() if fits(grid, cell, size) and not body(cell, size) & taken]
            if not places:
                continue
            cell = dice.choice(places)
            under = [dice.choice(UNDER)] if dice.random() < 0.15 else []
            seat = dice.randint(0, 1)
            number = scene.put(key, cell, seat, attached=under, tapped=dice.random() < 0.3)
            taken |= body(cell, size)
            mine = mine or (number if seat == 0 else 0)
        if mine and len(scene.creatures) > 1:
            return scene.play(mine), mine


def differences(dice: random.Random, play: Play, mover: int) -> list[str]:
    """Return what the game and the reference do not say alike on one board; empty when they agree."""
    table = play.table
    found = _attacks(table) + _moves(dice, table, mover)
    walk = reference.Walk(reference.figures_of(table)[mover])
    for _ in range(4):
        found += _walk(play, walk)
        if play.prompt != "activation" or mover not in play.table.creatures:
            break
        if dice.random() < 0.6:
            _step(dice, play, walk)
        else:
            _happen(dice, play, walk)
    return found


def _walk(play: Play, walk: reference.Walk) -> list[str]:
    table, grid = play.table, play.table.board.grid
    if walk.number not in table.creatures:
        return []
    wanted = walk.reach(grid, reference.figures_of(table))
    told = {move.to for move in play.answers(c.MoveCreature)}
    shown = reach_by_speed(table, walk.number).costs
    left = speed_left(table, table.creatures[walk.number])
    found = [] if told == set(wanted) else [f"moves by speed: {sorted(told)}, not {sorted(wanted)}"]
    found += [] if shown == wanted else [f"the screen's reach: {shown}, not {wanted}"]
    return found + ([] if left == walk.left else [f"speed left: {left}, not {walk.left}"])


def _step(dice: random.Random, play: Play, walk: reference.Walk) -> None:
    moves = play.answers(c.MoveCreature)
    if not moves:
        return
    move = dice.choice(moves)
    before = reference.figures_of(play.table)
    cost = walk.reach(play.table.board.grid, before).get(move.to, 0)
    play.do(move).passes()
    walk.walked(before, reference.figures_of(play.table), cost)


def _happen(dice: random.Random, play: Play, walk: reference.Walk) -> None:
    """Let something happen between two parts: somebody is destroyed, slid, or takes the walker along."""
    table = play.table
    number = dice.choice(sorted(table.creatures))
    event: e.Event
    free = [cell for cell in table.board.grid.cells() if _is_free(table, number, cell)]
    if number != walk.number and dice.random() < 0.5:
        event = e.CreatureDestroyed(number, ())
    elif free:
        event = e.CreatureMoved(number, (dice.choice(free),), "slide")
    else:
        return
    after = SKIRMISH.apply(table, event)
    play.state = runner.resume(SKIRMISH, _with(play, after)).state
    walk.happened(reference.figures_of(after), number)


def _with(play: Play, table: Table) -> object:
    from msgspec.structs import replace

    return replace(play.state, table=table, agenda=play.state.agenda, decision=None)


def _is_free(table: Table, number: int, cell: Cell) -> bool:
    figures = reference.figures_of(table)
    space = body(cell, figures[number].size)
    others = {square for f in figures.values() if f.number != number for square in f.squares}
    return all(is_open(table.board.grid, *square) for square in space) and not space & others


def _moves(dice: random.Random, table: Table, mover: int) -> list[str]:
    """Compare card moves, shifts and slides of everybody, and the squares beside enemies."""
    figures = reference.figures_of(table)
    grid = table.board.grid
    found = []
    for number, figure in figures.items():
        squares = dice.randint(1, 9)
        for manner in ("speed", "move", "shift", "slide"):
            told = dict(reach_of(table, table.creatures[number], manner, squares).costs)  # type: ignore[arg-type]
            wanted = reference.moves(grid, {**figures}, figure._replace(held=False), squares, manner)
            if told != wanted:
                found.append(f"{manner} {squares} of {number}: {told}, not {wanted}")
    spots = {(x, y) for y, row in enumerate(grid.rows) for x, _ in enumerate(row) if is_open(grid, x, y)}
    enemies = [f for f in figures.values() if f.side != figures[mover].side]
    beside = {spot for spot in spots if any(reference.touch({spot}, f.squares) for f in enemies)}
    if set(threatened(table, mover)) - {s for f in enemies for s in f.squares} != (
        set() if figures[mover].scuttles else beside - {s for f in enemies for s in f.squares}
    ):
        found.append(f"threatened: {threatened(table, mover)}, not {sorted(beside)}")
    return found


def _attacks(table: Table) -> list[str]:
    """Return who can strike and shoot whom, and who has cover."""
    figures = reference.figures_of(table)
    grid = table.board.grid
    found = []
    for number, figure in figures.items():
        doer = table.creatures[number]
        told = {o.id for o in table.creatures.values() if why_no_strike(table, doer, o, Strike("melee")) is None}
        wanted = reference.strikes(grid, figures, figure)
        if told != wanted:
            found.append(f"melee of {number}: {told}, not {wanted}")
        for reach in (None, 5, 10, 3):
            strike = Strike("ranged", 0, reach)
            shot = {
                o.id: 1 if has_cover(table, doer, o) else 2
                for o in table.creatures.values()
                if why_no_strike(table, doer, o, strike) is None
            }
            seen = reference.shots(grid, figures, figure, reach)
            if shot != seen:
                found.append(f"shots of {number} within {reach}: {shot}, not {seen}")
        for other in figures.values():
            for squares in (1, 2, 4):
                if near(table, doer, table.creatures[other.number], squares) != reference.within(
                    grid, figure, other, squares
                ):
                    found.append(f"{number} within {squares} of {other.number}")
    return found


def main() -> int:
    """Compare on many boards; 1 when something differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    wrong = 0
    for number in range(wanted.seed, wanted.seed + wanted.boards):
        dice = random.Random(number)
        play, mover = random_scene(dice)
        begun = play.table
        for difference in differences(dice, play, mover):
            wrong += 1
            where = {one.id: (one.key, one.seat, one.cell) for one in begun.creatures.values()}
            print(f"board {number}: {difference}\n  {begun.board.grid.rows}\n  {where}")
    print(f"{wanted.boards} boards from {wanted.seed}: {wrong} differences")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
