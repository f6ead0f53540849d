"""Scenarios in Skirmish: what its events mean for objectives and triggers, and how effects are carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.events import Event
from game.core.scenario import facts as f
from game.core.scenario import script as s
from game.core.scenario.effects import deal_cards
from game.core.scenario.settling import scenario_steps
from game.core.state import Step
from game.core.steps import Draft
from game.geometry.squares import Cell, SquareGrid, footprint
from game.geometry.terrain import TERRAINS
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish import scenario_events as se
from game.rules.skirmish import turns
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.damage import Fall, destroy, draw_actions, pay
from game.rules.skirmish.movement import free_cells
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.table import Creature, Table
from game.rules.skirmish.stats import max_hp_of, size_of, squares_of

_Draft = Draft[Table, Step]


class SkirmishScenario:
    """Implements ``core.scenario.effects.ScenarioRules``."""

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
            se.CreatureLeft: lambda table, x: (f.Gone(x.creature),),
            e.CreatureDestroyed: lambda table, x: (f.Fell(x.creature, table.creatures[x.creature].seat),),
            e.DamageDealt: _dealt,
            ce.ActionDeclared: _declared,
        }
        self.effects: Mapping[type[Any], Callable[[_Draft, Any], None]] = {
            s.Hurt: _hurt,
            s.Give: _give,
            s.Cards: lambda draft, x: deal_cards(draft, x, draw_actions, se.HandCardDiscarded),
            s.Ground: _change_ground,
            s.Gold: lambda draft, x: pay(draft, x.seat, x.amount, -1, "scenario"),
        }

    def pieces(self, table: Table) -> Iterator[f.Standing]:
        return (f.Standing(one.id, one.seat, squares_of(one)) for one in table.creatures.values())

    def finish(self, draft: _Draft, winners: tuple[int, ...], why: str) -> None:
        """End the match for these seats; gold and tokens are still counted as scores."""
        turns.finish_for(draft, winners, why)

    def room(self, table: Table, piece: int, spaces: tuple[Cell, ...], *, elsewhere: bool) -> Cell | None:
        """Return the first of the squares on which a creature of the script may be put, or the nearest other one."""
        assert table.scenario is not None
        size = CREATURES[table.scenario.script.pieces[piece].card].size
        found = next(free_cells(table, spaces, size), None)
        if found is None and elsewhere:
            x, y = spaces[0]
            nearest = sorted(table.board.grid.cells(), key=lambda cell: (max(abs(cell[0] - x), abs(cell[1] - y)), cell))
            found = next(free_cells(table, nearest, size), None)
        return found

    def bring(self, draft: _Draft, piece: int, place: Cell) -> None:
        """Let a creature come, with a card of its own."""
        assert draft.table.scenario is not None
        one = draft.table.scenario.script.pieces[piece]
        draft.happen(se.CreatureArrived(one.seat, piece, draft.new_id(), one.card, place, one.damage, one.tapped))

    def put(self, draft: _Draft, number: int, place: Cell) -> None:
        """Put a creature on another square."""
        draft.happen(e.CreatureMoved(number, (place,), "teleport"))

    def take_off(self, draft: _Draft, numbers: tuple[int, ...]) -> None:
        """Let creatures leave the board."""
        draft.happen(*(se.CreatureLeft(number) for number in numbers if number in draft.table.creatures))


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


def _give(draft: _Draft, effect: s.Give) -> None:
    # rule: scenario/give
    given = [one.id for one in _there(draft.table, effect.pieces) if one.seat != effect.seat]
    draft.happen(*(se.CreatureGiven(number, effect.seat) for number in given))


def _change_ground(draft: _Draft, effect: s.Ground) -> None:
    """Change the ground; a creature that can no longer stand there is destroyed first."""
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
