"""Scenarios in Nine Men's Morris: all that a further game says of itself, from what is drawn to what happens."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from game.app.scenarios.kinds import ScenarioKind, turns_from
from game.core.chapters import Chapter
from game.core.commands import ChooseAnswer
from game.core.dice import Dice
from game.core.events import Event, Notice
from game.core.gathering import any_of
from game.core.scenario import events as told
from game.core.scenario import facts as f
from game.core.scenario import script as s
from game.core.scenario.effects import EndsPlainly
from game.core.scenario.ruleset import ScenarioRuleset, ScenarioSetup
from game.core.scenario.settling import ScenarioStep, scenario_steps
from game.core.scenario.standing import begun, has_usual_end
from game.core.state import AnyState, State, Step
from game.core.steps import Draft
from game.geometry.squares import Cell
from tests.games.morris import ruleset, state
from tests.games.morris.state import MEN, NEXT, POINTS, ManMoved, ManPlaced, ManTaken, Table, Take, Turn, seat_of


class TurnBegan(Notice, frozen=True):
    seat: int


class ManCame(Event, frozen=True):
    """A man of the script came, or was put on another ``point``; ``piece`` is NONE then. Point NONE: he left."""

    piece: int
    man: int
    point: int

    def apply(self, table: Table) -> Table:
        new = self.piece != s.NONE
        placed = (table.placed[0] + (new and self.man <= MEN), table.placed[1] + (new and self.man > MEN))
        men = {point: 0 for point, man in enumerate(table.points) if man == self.man}
        men |= {} if self.point == s.NONE else {self.point: self.man}
        return replace(table, points=table.with_men(men), placed=placed)


def _went(man: int, start: int, point: int) -> f.Moved:
    there = (POINTS[point],)
    return f.Moved(man, seat_of(man), () if start == s.NONE else (POINTS[start],), there, there)


def _came(table: Table, event: ManCame) -> Iterator[f.Fact]:
    if event.point == s.NONE:
        yield f.Gone(event.man)
    elif event.piece != s.NONE:
        yield f.Arrived(event.piece, event.man, seat_of(event.man), (POINTS[event.point],))
    else:
        yield _went(event.man, table.points.index(event.man), event.point)


def _hurt(draft: Draft[Any, Any], effect: s.Hurt) -> None:
    points = draft.table.points
    there = (man for man in draft.table.scenario.numbers_of(effect.pieces) if man in points and effect.amount > 0)
    draft.happen(*(ManTaken(seat_of(man), man, points.index(man)) for man in there))


class MorrisScenario(EndsPlainly):
    """Implements ``core.scenario.effects.ScenarioRules``. A man who is hurt is taken; nobody changes sides."""

    resting: tuple[type[Step], ...] = (Turn,)
    facts: Mapping[type[Event], Callable[[Any, Any], Iterable[f.Fact]]] = {
        TurnBegan: lambda table, event: (f.TurnEnded(1 - event.seat), f.TurnBegan(event.seat))[not table.turns :],
        ManCame: _came,
        ManPlaced: lambda table, event: (_went(event.man, s.NONE, event.point),),
        ManMoved: lambda table, event: (_went(event.man, event.start, event.point),),
        ManTaken: lambda table, event: (f.Fell(event.man, event.seat),),
    }

    effects: Mapping[type[Any], Callable[[Draft[Any, Any], Any], None]] = {s.Hurt: _hurt}

    def pieces(self, table: Table) -> Iterator[f.Standing]:
        return (f.Standing(man, seat_of(man), (POINTS[at],)) for at, man in enumerate(table.points) if man)

    def room(self, table: Any, piece: int, spaces: tuple[Cell, ...], *, elsewhere: bool) -> int | None:
        if not table.scenario.numbers[piece] and table.placed[table.scenario.script.pieces[piece].seat] == MEN:
            return None
        near = sorted(POINTS, key=lambda at: abs(at[0] - spaces[0][0]) + abs(at[1] - spaces[0][1]))
        wanted = (*spaces, *near) if elsewhere else spaces
        return next((POINTS.index(at) for at in wanted if not table.points[POINTS.index(at)]), None)

    def bring(self, draft: Draft[Any, Any], piece: int, place: int) -> None:
        seat = draft.table.scenario.script.pieces[piece].seat
        draft.happen(ManCame(piece, seat * MEN + draft.table.placed[seat] + 1, place))

    def put(self, draft: Draft[Any, Any], number: int, place: int) -> None:
        draft.happen(ManCame(s.NONE, number, place))

    def take_off(self, draft: Draft[Any, Any], numbers: tuple[int, ...]) -> None:
        draft.happen(*(ManCame(s.NONE, man, s.NONE) for man in numbers if man in draft.table.points))


SCENARIO = MorrisScenario()


def _take_turn(draft: Draft[Any, Any], step: Turn) -> None:
    """Begin a turn, once; without the usual end nobody loses for want of men."""
    table = draft.table
    if sum(table.scenario.turns) <= table.turns:
        draft.push(step)
        draft.happen(TurnBegan(step.seat))
    elif has_usual_end(table) or not ruleset.turn_choices(table, step):
        ruleset.take_turn(draft, step)
    else:
        draft.ask(step, step.seat, "space", "place_man" if table.placed[step.seat] < MEN else "move_man")


class StoryRules(ScenarioRuleset):
    profile = replace(ruleset.MORRIS.profile, game="morris_story", hidden=True)
    setup_type: Any = ScenarioSetup
    state_type: Any = State[Table, Turn | Take | ScenarioStep]
    command_type: Any = ruleset.MorrisRules.command_type | ChooseAnswer
    event_type: Any = any_of(Event, state, sys.modules[__name__], told)
    scenario = SCENARIO
    chapters = {
        **ruleset.MorrisRules.chapters,
        Turn: Chapter(_take_turn, ruleset.turn_choices, answer=ruleset.answer_turn),
        **scenario_steps(SCENARIO),
    }

    def begin(self, wanted: ScenarioSetup, dice: Dice) -> AnyState:
        return State(Table(scenario=begun(wanted.scenario)), (Turn(wanted.scenario.first),), None, dice, 1, 1)


STORY = StoryRules()


DRAWN = ScenarioKind(
    centres=lambda source, board: {(x, y): ((x + 0.5) * 32, (y + 0.5) * 32) for x, y in POINTS},
    cards=lambda: {"Man": "man"},
    fills=lambda board, card, space: (space,) if space in POINTS else None,
    lacks={"Ground": "the lines of the board cannot change", "Give": "men keep their side"},
    hand_cards=dict,
    setup=lambda board, script, seats: ScenarioSetup(len(seats), script),
    ways=lambda board, card, start, opened: turns_from(
        start, lambda at: (POINTS[point] for point in NEXT[POINTS.index(at)]), 1, lambda at: (at,)
    ),
)
