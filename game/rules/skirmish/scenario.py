"""Scenarios in Skirmish: what its events mean for objectives and triggers, and how effects are carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.events import Event
from game.core.scenario import facts as f
from game.core.scenario import script as s
from game.core.scenario.looking import scenario_steps
from game.core.state import Step
from game.core.steps import Draft
from game.geometry.squares import Cell, SquareGrid, footprint
from game.geometry.terrain import TERRAINS
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish import scenario_events as se
from game.rules.skirmish import turns
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.damage import Fall, destroy, pay
from game.rules.skirmish.movement import free_cells
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.table import Creature, Table
from game.rules.skirmish.stats import max_hp_of, size_of, squares_of

_Draft = Draft[Table, Step]


class SkirmishScenario:
    """Implements ``core.scenario.looking.ScenarioRules``."""

    resting: tuple[type[Step], ...] = (
        turns.BeginTurn,
        turns.Refresh,
        turns.BetweenActivations,
        turns.InActivation,
        turns.DeployPhase,
        turns.EndOfTurn,
    )

    def __init__(self) -> None:
        self.facts: Mapping[type[Event], Callable[[Any, Any], Iterable[f.Fact]]] = {
            e.TurnBegan: _turn_began,
            e.CreatureMoved: _moved,
            e.CreatureDeployed: lambda table, x: (_came(x.card, x.key, x.seat, x.cell),),
            se.CreatureArrived: lambda table, x: (f.Arrived(x.piece, x.card, x.seat, _body(x.key, x.cell)),),
            e.CreatureDestroyed: lambda table, x: (f.Fell(x.creature, table.creatures[x.creature].seat),),
            e.DamageDealt: _dealt,
            ce.ActionDeclared: _declared,
        }
        self.effects: Mapping[type[Any], Callable[[_Draft, Any], None]] = {
            s.Reinforce: _reinforce,
            s.Hurt: _hurt,
            s.Remove: _remove,
            s.Ground: _change_ground,
            s.Gold: lambda draft, x: pay(draft, x.seat, x.amount, -1, "scenario"),
        }

    def pieces(self, table: Table) -> Iterator[f.Standing]:
        """Return every creature on the board."""
        return (f.Standing(one.id, one.seat, squares_of(one)) for one in table.creatures.values())

    def finish(self, draft: _Draft, winners: tuple[int, ...], why: str) -> None:
        """End the match for these seats; gold and tokens are still counted as scores."""
        turns.finish_for(draft, winners, why)


def _body(key: str, cell: Cell) -> tuple[Cell, ...]:
    return footprint(cell, CREATURES[key].size)


def _turn_began(table: Table, event: e.TurnBegan) -> Iterator[f.Fact]:
    if event.number > 1:
        yield f.TurnEnded(table.turn.seat)
    yield f.TurnBegan(event.seat)


def _moved(table: Table, event: e.CreatureMoved) -> Iterator[f.Fact]:
    creature = table.creatures[event.creature]
    if event.path:
        size = size_of(creature)
        way = tuple(dict.fromkeys(space for cell in event.path for space in footprint(cell, size)))
        yield f.Moved(creature.id, creature.seat, squares_of(creature), way, footprint(event.path[-1], size))


def _came(number: int, key: str, seat: int, cell: Cell) -> f.Moved:
    there = _body(key, cell)
    return f.Moved(number, seat, (), there, there)


def _dealt(table: Table, event: e.DamageDealt) -> Iterator[f.Fact]:
    if event.amount:
        yield f.WasHurt(event.target, table.creatures[event.target].seat, event.amount)


def _declared(table: Table, event: ce.ActionDeclared) -> Iterator[f.Fact]:
    if event.action.what == "card" and event.action.card:
        yield f.Played(event.action.seat, table.cards[event.action.card].key)


# Effects


def _reinforce(draft: _Draft, effect: s.Reinforce) -> None:
    """Let pieces come that have not come yet, each to the first of its squares that has room."""
    # rule: scenario/reinforce: nobody who stands there is touched
    scenario = draft.table.scenario
    assert scenario is not None
    for index in effect.pieces:
        piece = scenario.script.pieces[index]
        if draft.table.scenario is None or draft.table.scenario.numbers[index]:
            continue
        cell = next(_room(draft.table, piece, effect.if_full), None)
        if cell is not None:
            number = draft.new_id()
            arrived = se.CreatureArrived(piece.seat, index, number, piece.card, cell, piece.damage, piece.tapped)
            draft.happen(arrived)


def _room(table: Table, piece: s.Piece, if_full: str) -> Iterator[Cell]:
    """Yield the squares on which a piece may be put, the best first: its own, then the nearest ones."""
    size = CREATURES[piece.card].size
    yield from free_cells(table, piece.spaces, size)
    if if_full == "next":
        x, y = piece.spaces[0]
        nearest = sorted(table.board.grid.cells(), key=lambda cell: (max(abs(cell[0] - x), abs(cell[1] - y)), cell))
        yield from free_cells(table, nearest, size)


def _there(table: Table, pieces: tuple[int, ...]) -> tuple[Creature, ...]:
    """Return the creatures of the script that are on the board."""
    assert table.scenario is not None
    numbers = table.scenario.numbers_of(pieces)
    return tuple(table.creatures[number] for number in numbers if number in table.creatures)


def _hurt(draft: _Draft, effect: s.Hurt) -> None:
    """Deal damage all at once, or heal what there is to heal."""
    there = _there(draft.table, effect.pieces)
    if effect.amount < 0:
        healed = [(one.id, min(-effect.amount, one.damage)) for one in there]
        draft.happen(*(e.CreatureHealed(number, amount) for number, amount in healed if amount))
        return
    before = draft.table
    draft.happen(*(e.DamageDealt(0, 0, one.id, effect.amount, 0, "effect") for one in there))
    fallen = [one for one in there if one.damage + effect.amount >= max_hp_of(before, one)]
    destroy(draft, before, [Fall(one.id, (), ()) for one in fallen])


def _remove(draft: _Draft, effect: s.Remove) -> None:
    draft.happen(*(se.CreatureLeft(one.id) for one in _there(draft.table, effect.pieces)))


def _change_ground(draft: _Draft, effect: s.Ground) -> None:
    """Change the ground; whoever stands where nobody can stand any more is destroyed first."""
    # rule: scenario/ground
    table = draft.table
    assert table.scenario is not None
    terrain = next(one for one in TERRAINS if one.name == effect.terrain)
    cells = table.scenario.script.regions[effect.region].spaces
    if not terrain.may_stand:
        caught = [one for one in table.creatures.values() if not set(cells).isdisjoint(squares_of(one))]
        destroy(draft, table, [Fall(one.id, (), ()) for one in caught])
    draft.happen(se.GroundChanged(cells, effect.terrain, _with_ground(table.board, cells, terrain.sign)))


def _with_ground(board: Board, cells: tuple[Cell, ...], sign: str) -> Board:
    rows = [list(row) for row in board.grid.rows]
    for x, y in cells:
        rows[y][x] = sign
    closed = SquareGrid(tuple("".join(row) for row in rows))
    starts = tuple(tuple(cell for cell in area if not closed.blocks(cell)) for area in board.starts)
    return replace(board, grid=closed, starts=starts)


SCENARIO = SkirmishScenario()
STEPS: dict[type[Step], Chapter] = scenario_steps(SCENARIO)
