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
from tests.games.morris.state import (
    MEN,
    NEXT,
    ManMoved,
    ManPlaced,
    ManTaken,
    MoveMan,
    PlaceMan,
    Table,
    Take,
    TakeMan,
    Turn,
    seat_of,
)

#: A match in which this many moves follow one another without a man taken is drawn.
QUIET = 40
#: With this many men left they fly: to any free point.
FLYING = 3

Morris = Draft[Table, Turn | Take]


def take_turn(draft: Morris, step: Turn) -> None:
    """A player with fewer than three men, or without a move, has lost; too long without a capture is a draw."""
    table = draft.table
    left = len(table.men(step.seat)) + MEN - table.placed[step.seat]
    if left < FLYING or not turn_choices(table, step):
        scores = (0, 1) if step.seat == 0 else (1, 0)
        draft.end(Outcome("men" if left < FLYING else "stuck", (1 - step.seat,), scores))
    elif table.quiet >= QUIET:
        draft.end(Outcome("quiet", (), (0, 0)))
    else:
        draft.ask(step, step.seat, "space", "place_man" if table.placed[step.seat] < MEN else "move_man")


def turn_choices(table: Table, step: Turn) -> tuple[Command, ...]:
    """Return all that a seat may do in its turn."""
    free = [point for point, man in enumerate(table.points) if not man]
    if table.placed[step.seat] < MEN:
        return tuple(PlaceMan(point) for point in free)
    men = table.men(step.seat)
    flies = len(men) <= FLYING
    return tuple(MoveMan(man, point) for man in men for point in free if flies or point in NEXT[man])


def answer_turn(draft: Morris, step: Turn, command: PlaceMan | MoveMan) -> None:
    """A mill that is made takes a man."""
    seat, table = step.seat, draft.table
    if isinstance(command, PlaceMan):
        draft.happen(ManPlaced(seat, seat * MEN + table.placed[seat] + 1, command.point))
    else:
        draft.happen(ManMoved(seat, table.points[command.start], command.start, command.point))
    draft.push(Turn(1 - seat))
    if draft.table.is_mill(seat, command.point):
        draft.push(Take(seat))


def _ask_which(draft: Morris, step: Take) -> None:
    draft.ask(step, step.seat, "pick", "take_man")


def _men_to_take(table: Table, step: Take) -> Iterable[Command]:
    """Men in a mill are safe while the other seat has any that are not."""
    others = table.men(1 - step.seat)
    open_men = [point for point in others if not table.is_mill(1 - step.seat, point)]
    return (TakeMan(point) for point in open_men or others)


def _answer_take(draft: Morris, step: Take, command: TakeMan) -> None:
    man = draft.table.points[command.point]
    draft.happen(ManTaken(seat_of(man), man, command.point))


class MorrisRules(BaseRuleset):
    profile = Profile("morris", "Nine Men's Morris", least_seats=2, most_seats=2, longest=700, hidden=False)
    state_type: Any = State[Table, Turn | Take]
    command_type: Any = PlaceMan | MoveMan | TakeMan
    event_type: Any = ManPlaced | ManMoved | ManTaken
    chapters = {
        Turn: Chapter(take_turn, turn_choices, answer=answer_turn),
        Take: Chapter(_ask_which, _men_to_take, answer=_answer_take),
    }

    def begin(self, wanted: PlainSetup, dice: Dice) -> State[Table, Turn | Take]:
        return State(Table(), (Turn(0),), None, dice, 1, 1)


MORRIS = MorrisRules()
