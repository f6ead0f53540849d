"""The rules of Nine Men's Morris: men are placed, then moved along the lines; three in a row take a man."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.base_ruleset import BaseRuleset, PlainSetup
from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.dice import Dice
from game.core.ruleset import Profile
from game.core.state import Outcome, State
from game.core.steps import Draft
from tests.games.morris import state

#: A match in which this many moves follow one another without a man taken is drawn.
QUIET = 40
#: With this many men left they fly: to any free point.
FLYING = 3

Morris = Draft[state.Table, state.Turn | state.Take]


def take_turn(draft: Morris, step: state.Turn) -> None:
    """Ask for a move. With fewer than three men, or no move, a player has lost; long without a capture is a draw."""
    table = draft.table
    left = len(table.men(step.seat)) + state.MEN - table.placed[step.seat]
    if left < FLYING or not turn_choices(table, step):
        scores = (0, 1) if step.seat == 0 else (1, 0)
        draft.end(Outcome("men" if left < FLYING else "stuck", (1 - step.seat,), scores))
    elif table.quiet >= QUIET:
        draft.end(Outcome("quiet", (), (0, 0)))
    else:
        draft.ask(step, step.seat, "space", "place_man" if table.placed[step.seat] < state.MEN else "move_man")


def turn_choices(table: state.Table, step: state.Turn) -> tuple[Command, ...]:
    """Return all that a seat may do in its turn."""
    free = [point for point, man in enumerate(table.points) if not man]
    if table.placed[step.seat] < state.MEN:
        return tuple(state.PlaceMan(point) for point in free)
    men = table.men(step.seat)
    flies = len(men) <= FLYING
    return tuple(state.MoveMan(man, point) for man in men for point in free if flies or point in state.NEXT[man])


def answer_turn(draft: Morris, step: state.Turn, command: state.PlaceMan | state.MoveMan) -> None:
    """Carry out a move; a mill that it makes takes a man."""
    seat, table = step.seat, draft.table
    if isinstance(command, state.PlaceMan):
        draft.happen(state.ManPlaced(seat, seat * state.MEN + table.placed[seat] + 1, command.point))
    else:
        draft.happen(state.ManMoved(seat, table.points[command.start], command.start, command.point))
    draft.push(state.Turn(1 - seat))
    if draft.table.is_mill(seat, command.point):
        draft.push(state.Take(seat))


def _ask_which(draft: Morris, step: state.Take) -> None:
    draft.ask(step, step.seat, "pick", "take_man")


def _men_to_take(table: state.Table, step: state.Take) -> Iterable[Command]:
    """Men in a mill are safe while the other seat has any that are not."""
    others = table.men(1 - step.seat)
    open_men = [point for point in others if not table.is_mill(1 - step.seat, point)]
    return (state.TakeMan(point) for point in open_men or others)


def _answer_take(draft: Morris, step: state.Take, command: state.TakeMan) -> None:
    man = draft.table.points[command.point]
    draft.happen(state.ManTaken(state.seat_of(man), man, command.point))


class MorrisRules(BaseRuleset):
    profile = Profile("morris", "Nine Men's Morris", least_seats=2, most_seats=2, longest=700, hidden=False)
    state_type: Any = State[state.Table, state.Turn | state.Take]
    command_type: Any = state.PlaceMan | state.MoveMan | state.TakeMan
    event_type: Any = state.ManPlaced | state.ManMoved | state.ManTaken
    chapters = {
        state.Turn: Chapter(take_turn, turn_choices, answer=answer_turn),
        state.Take: Chapter(_ask_which, _men_to_take, answer=_answer_take),
    }

    def begin(self, wanted: PlainSetup, dice: Dice) -> State[state.Table, state.Turn | state.Take]:
        return State(state.Table(), (state.Turn(0),), None, dice, 1, 1)


MORRIS = MorrisRules()
