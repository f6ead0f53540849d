"""What a game gives to the engine: a protocol. ``base_ruleset.py`` has defaults for what most games share; everything
else of the engine is a library that a game may call.

A reader who adds a game starts here; ``docs/architecture.md`` tells the story in order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

if TYPE_CHECKING:
    from game.core.commands import Command
    from game.core.dice import Dice
    from game.core.events import Event
    from game.core.refusals import Refusal
    from game.core.state import AnyState, Position
    from game.core.steps import Draft


class Profile(msgspec.Struct, frozen=True):
    """What generic tools must know of a game. ``longest`` bounds the decisions of any match of it whose set-up lets it
    come to an end whatever the players do; ``hidden``: a seat may know what others do not, so that people at one screen
    must not see each other's view; ``together``: all seats win or lose as one, so that a match without winners is lost,
    not drawn. ``alike_faces`` are the groups of faces that mean the same, for dice with a number of sides of which the
    rules only count how many show such a face."""

    game: str
    title: str
    least_seats: int
    most_seats: int
    longest: int
    hidden: bool
    together: bool = False
    alike_faces: dict[int, tuple[tuple[int, ...], ...]] = {}


class Ruleset(Protocol):
    """One game. All functions but the ``Draft`` ones are pure; none may change what it is given."""

    profile: Profile
    setup_type: Any
    state_type: Any
    command_type: Any
    event_type: Any

    def seats(self, wanted: Any, /) -> int:
        """Return how many seats a match with this set-up has."""

    def flaws_of_setup(self, wanted: Any, /) -> tuple[str, ...]:
        """Return what is wrong with a set-up, one sentence each; empty when a match can begin."""

    def begin(self, wanted: Any, dice: Dice, /) -> AnyState:
        """Return the table before anything has happened, with the first step on the agenda."""

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        """Carry out one step that was just taken off the agenda. Must ask, push, happen, or end."""

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        """Put a legal answer into effect. The step that asked is still the last of the agenda."""

    def apply(self, table: Any, event: Event) -> Any:
        """Return the table after an event. Works alike on a seat's table and the event as that seat saw it."""

    def candidates(self, position: Position) -> Iterable[Command]:
        """Return the answers worth asking ``why_illegal`` about, in a fixed order, without doubles."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        """Return why the command does not answer the open decision, or None: the one source of legality."""

    def doubtful(self, position: Position) -> tuple[type[Command], ...] | None:
        """Return the kinds of candidates that may be illegal, so that ``why_illegal`` is asked; None when all may."""

    def table_for(self, table: Any, seat: int) -> Any:
        """Return what ``seat`` may see of the table, built up from nothing; hidden cards are 0."""

    def redeal(self, state: AnyState, seat: int, dice: Dice) -> AnyState:
        """Return a state ``seat`` cannot tell from this one: what it cannot know is dealt again, each possible world as
        likely. It follows from what the seat knows and the dice: states that look alike to it give the same."""

    def flaws(self, state: AnyState) -> tuple[str, ...]:
        """Return the broken invariants of a state, one sentence each; empty when it is sound."""

    def why_no_concede(self, table: Any, seat: int) -> Refusal | None:
        """Return why ``seat`` cannot give up, while the match continues; None when it can."""

    def concede(self, draft: Draft[Any, Any], seat: int) -> None:
        """Let ``seat`` give up: end the match, or play on without it. The step that asked is still on the agenda."""
