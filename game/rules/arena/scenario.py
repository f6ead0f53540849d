"""Scenarios in Arena: what its events mean for objectives and triggers, and how effects are carried out.

A piece of the script is the next figure of the army card of its name, which lies in its seat's reserve."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from game.core.chapters import Chapter
from game.core.events import Event
from game.core.scenario import facts as f
from game.core.scenario import script as s
from game.core.scenario.looking import scenario_steps
from game.core.state import Step
from game.core.steps import Draft
from game.geometry.hexes import neighbours, steps_apart
from game.rules.arena import turns
from game.rules.arena.asking import AnyDraft
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.damage import Buried, heal
from game.rules.arena.ends import finish
from game.rules.arena.standing import Spaces, is_place
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state import scenario_events as se
from game.rules.arena.state.steps import DealDamage
from game.rules.arena.state.table import Figure, Table, field
from game.rules.arena.summoning import is_empty


class ArenaScenario:
    """Implements ``core.scenario.looking.ScenarioRules``."""

    resting: tuple[type[Step], ...] = (turns.BeginTurn, turns.ChooseCardOfTurn, turns.SpellWindow, turns.EndTurn)

    def __init__(self) -> None:
        self.facts: Mapping[type[Event], Callable[[Any, Any], Iterable[f.Fact]]] = {
            e.TurnBegan: lambda table, x: (f.TurnBegan(x.seat),),
            e.TurnEnded: lambda table, x: (f.TurnEnded(x.seat),),
            e.FigureMoved: lambda table, x: (_moved(table.figures[x.figure], x.spaces),),
            e.FigurePlaced: lambda table, x: (_moved(table.figures[x.figure], x.spaces),),
            se.FigureArrived: lambda table, x: (f.Arrived(x.piece, x.figure, x.seat, x.spaces),),
            e.FigureDestroyed: lambda table, x: (f.Fell(x.figure, table.figures[x.figure].seat),),
            e.DamageDealt: lambda table, x: (f.WasHurt(x.figure, table.figures[x.figure].seat, x.amount),),
            ce.SpellPlayed: _played,
        }
        self.effects: Mapping[type[Any], Callable[[Draft[Any, Any], Any], None]] = {
            s.Reinforce: _reinforce,
            s.Hurt: _hurt,
            s.Remove: _remove,
        }

    def pieces(self, table: Table) -> Iterator[f.Standing]:
        """Return every figure on the battlefield."""
        return (f.Standing(one.id, one.seat, one.spaces) for one in field(table))

    def finish(self, draft: AnyDraft, winners: tuple[int, ...], why: str) -> None:
        """End the match for these seats; who has left a melee wins nothing any more."""
        finish(draft, why, tuple(seat for seat in winners if seat not in draft.table.out))


def _moved(figure: Figure, spaces: Spaces) -> f.Moved:
    return f.Moved(figure.id, figure.seat, figure.spaces, spaces, spaces)


def _played(table: Table, event: ce.SpellPlayed) -> Iterator[f.Fact]:
    if event.key:
        yield f.Played(event.seat, event.key)


def figure_for(table: Table, script: s.Script, index: int) -> Figure | None:
    """Return the figure that a piece of the script is: the first of its card for the first piece of that card, and so
    on; None where the seat's army has no such figure."""
    piece = script.pieces[index]
    rank = sum(one.card == piece.card and one.seat == piece.seat for one in script.pieces[:index])
    for number in table.players[piece.seat].armies:
        army = table.armies[number]
        if army.key == piece.card and rank < len(army.figures):
            return table.figures[army.figures[rank]]
    return None


def _reinforce(draft: AnyDraft, effect: s.Reinforce) -> None:
    """Let figures come that are still in the reserve, each to the first of its spaces that has room."""
    # rule: scenario/reinforce: nobody who stands there is touched
    for index in effect.pieces:
        scenario = draft.table.scenario
        assert scenario is not None
        figure = figure_for(draft.table, scenario.script, index)
        if scenario.numbers[index] or figure is None or figure.zone != "reserve":
            continue
        piece = scenario.script.pieces[index]
        spaces = next(_room(draft.table, piece, effect.if_full), None)
        if spaces is not None:
            life = ARMY_CARDS[piece.card].life
            damage = min(piece.damage, life - 1)
            draft.happen(se.FigureArrived(index, piece.seat, figure.id, spaces, damage))


def _room(table: Table, piece: s.Piece, if_full: str) -> Iterator[Spaces]:
    """Yield the places on which a figure may be put, the best first: its own, then the nearest ones."""
    others: list[s.Space] = []
    if if_full == "next":
        terrain = table.board.terrain
        first = piece.spaces[0]
        others = sorted(terrain.by_place, key=lambda at: (steps_apart(first, at), at))
    for front in (*piece.spaces, *others):
        if not is_empty(table, front):
            continue
        if ARMY_CARDS[piece.card].spaces == 1:
            yield (front,)
            continue
        around = neighbours(front)
        for step in range(6):
            back = around[(piece.facing + step) % 6]
            if is_empty(table, back) and is_place(table.board.terrain, (front, back)):
                yield (front, back)


def _there(table: Table, pieces: tuple[int, ...]) -> tuple[Figure, ...]:
    """Return the figures of the script that are on the battlefield."""
    assert table.scenario is not None
    figures = (table.figures[number] for number in table.scenario.numbers_of(pieces))
    return tuple(one for one in figures if one.zone == "field")


def _hurt(draft: AnyDraft, effect: s.Hurt) -> None:
    """Deal damage, or heal what there is to heal."""
    there = _there(draft.table, effect.pieces)
    if effect.amount < 0:
        for one in there:
            heal(draft, one, -effect.amount)
        return
    draft.push(*(DealDamage(one.id, effect.amount, 0, "scenario") for one in there))


def _remove(draft: AnyDraft, effect: s.Remove) -> None:
    there = _there(draft.table, effect.pieces)
    draft.happen(*(se.FigureLeft(one.id) for one in there))
    draft.push(*(Buried(army) for army in dict.fromkeys(one.army for one in there)))


SCENARIO = ArenaScenario()
STEPS: dict[type[Step], Chapter] = scenario_steps(SCENARIO)
