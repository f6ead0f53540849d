"""Scenarios in Arena: what its events mean for objectives and triggers, and how effects are carried out.

A piece of the script is the next figure of the army card of its name, which lies in its seat's reserve."""

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
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import neighbours, steps_apart
from game.rules.arena import turns
from game.rules.arena.asking import AnyDraft
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.damage import Buried, destroy, heal
from game.rules.arena.drawing import draw_cards, knows
from game.rules.arena.ends import finish
from game.rules.arena.standing import Spaces, card_of, is_place
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state import scenario_events as se
from game.rules.arena.state.steps import DealDamage
from game.rules.arena.state.table import Figure, Table, field
from game.rules.arena.summoning import is_empty


class ArenaScenario:
    """Implements ``core.scenario.effects.ScenarioRules``."""

    resting: tuple[type[Step], ...] = (turns.BeginTurn, turns.ChooseCardOfTurn, turns.SpellWindow, turns.EndTurn)

    def __init__(self) -> None:
        self.facts: Mapping[type[Event], Callable[[Any, Any], Iterable[f.Fact]]] = {
            e.TurnBegan: lambda table, x: (f.TurnBegan(x.seat),),
            e.TurnEnded: lambda table, x: (f.TurnEnded(x.seat),),
            e.FigureMoved: lambda table, x: (_moved(table.figures[x.figure], x.spaces),),
            e.FigurePlaced: lambda table, x: (_moved(table.figures[x.figure], x.spaces),),
            se.FigureArrived: lambda table, x: (f.Arrived(x.piece, x.figure, x.seat, x.spaces),),
            se.FigureLeft: lambda table, x: (f.Gone(x.figure),),
            e.FigureDestroyed: lambda table, x: (f.Fell(x.figure, table.figures[x.figure].seat),),
            e.DamageDealt: lambda table, x: (f.WasHurt(x.figure, table.figures[x.figure].seat, x.amount),),
            ce.SpellPlayed: _played,
        }
        self.effects: Mapping[type[Any], Callable[[Draft[Any, Any], Any], None]] = {
            s.Hurt: _hurt,
            s.Give: _give,
            s.Cards: lambda draft, x: deal_cards(draft, x, draw_cards, ce.CardDiscarded, knows(draft.table, x.seat)),
            s.Ground: _change_ground,
        }

    def pieces(self, table: Table) -> Iterator[f.Standing]:
        return (f.Standing(one.id, one.seat, one.spaces) for one in field(table))

    def finish(self, draft: AnyDraft, winners: tuple[int, ...], why: str) -> None:
        """End the match for these seats; who has left a melee wins nothing any more."""
        finish(draft, why, tuple(seat for seat in winners if seat not in draft.table.out))

    def room(self, table: Table, piece: int, spaces: Spaces, *, elsewhere: bool) -> Spaces | None:
        """Return the first place of those with room for a figure of the script, or the nearest other one; None for one
        that is not in its reserve, nor on the battlefield."""
        assert table.scenario is not None
        script = table.scenario.script
        figure = figure_for(table, script, piece)
        if figure is None or figure.zone == "graveyard":
            return None
        others: list[s.Space] = []
        if elsewhere:
            others = sorted(table.board.terrain.by_place, key=lambda at: (steps_apart(spaces[0], at), at))
        return next(_places(table, script.pieces[piece], (*spaces, *others)), None)

    def bring(self, draft: AnyDraft, piece: int, place: Spaces) -> None:
        """Let a figure come from the reserve."""
        assert draft.table.scenario is not None
        script = draft.table.scenario.script
        figure, drawn = figure_for(draft.table, script, piece), script.pieces[piece]
        if figure is not None and figure.zone == "reserve":
            damage = min(drawn.damage, ARMY_CARDS[drawn.card].life - 1)
            draft.happen(se.FigureArrived(piece, drawn.seat, figure.id, place, damage))

    def put(self, draft: AnyDraft, number: int, place: Spaces) -> None:
        draft.happen(e.FigurePlaced(number, place, "scenario"))

    def take_off(self, draft: AnyDraft, numbers: tuple[int, ...]) -> None:
        """Let figures leave the battlefield."""
        there = [draft.table.figures[number] for number in numbers if draft.table.figures[number].zone == "field"]
        draft.happen(*(se.FigureLeft(one.id) for one in there))
        draft.push(*(Buried(army) for army in dict.fromkeys(one.army for one in there)))


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


def _places(table: Table, piece: s.Piece, fronts: Iterable[s.Space]) -> Iterator[Spaces]:
    """Yield the places on which a figure may be put with its front on one of these spaces."""
    for front in fronts:
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


def _give(draft: AnyDraft, effect: s.Give) -> None:
    """Change who controls figures. Planeswalkers are nobody else's."""
    # rule: scenario/give
    for one in _there(draft.table, effect.pieces):
        if one.seat != effect.seat and card_of(draft.table, one).kind != "planeswalker":
            draft.happen(e.ControlTaken(one.id, effect.seat))


def _change_ground(draft: AnyDraft, effect: s.Ground) -> None:
    """Change the ground and its level; walls stay. A figure on two spaces that are no longer one place is destroyed."""
    # rule: scenario/ground
    table = draft.table
    assert table.scenario is not None
    spaces = table.scenario.script.regions[effect.region].spaces
    columns = tuple(
        replace(
            one,
            ground=effect.terrain or one.ground,
            level=one.level if effect.level == s.NONE else effect.level,
            pillar=0,
        )
        if one.at in spaces
        else one
        for one in table.board.terrain.columns
    )
    board = replace(table.board, terrain=HexTerrain(columns, table.board.terrain.walls))
    draft.happen(se.GroundChanged(spaces, effect.terrain, effect.level, board))
    for one in field(draft.table):
        if not is_place(board.terrain, one.spaces):
            destroy(draft, one)


SCENARIO = ArenaScenario()
STEPS: dict[type[Step], Chapter] = scenario_steps(SCENARIO)
