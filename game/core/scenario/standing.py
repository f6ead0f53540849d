"""How far a scenario has come in a match: part of the table, and so of saves, undo and replays."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from game.core.scenario.script import NONE, Choice, Manner, Objective, Piece, Region, Score, Script, Space, Trigger

T = TypeVar("T")

#: ``hidden`` until its trigger fires; ``dropped`` ones count no more.
Status = Literal["hidden", "open", "met", "failed", "dropped"]


class Progress(msgspec.Struct, frozen=True):
    """How far an objective has come: the ``pieces`` that have done it or fallen, and turns ``held``. ``verdict`` is
    what the facts say so far; ``status`` follows it when the match looks next."""

    status: Status = "open"
    verdict: Literal["open", "met", "failed"] = "open"
    pieces: tuple[int, ...] = ()
    held: int = 0


class Firing(msgspec.Struct, frozen=True):
    """How far a trigger has come: facts that it has ``seen``, the round in which it fires once it is ready, and how
    many ``times`` it has fired."""

    seen: int = 0
    ready: int = NONE
    times: int = 0


class Awaited(msgspec.Struct, frozen=True):
    """A piece that is to come: its number in the script, its seat and its card's key."""

    piece: int
    seat: int
    card: str


class Waiting(msgspec.Struct, frozen=True):
    """A piece of the script that comes to some spaces, or is put there, as soon as there is room."""

    piece: int
    spaces: tuple[Space, ...]


class Found(msgspec.Struct, frozen=True):
    """An item that a piece has come over, and its seat takes when the match looks next."""

    item: int
    piece: int
    seat: int


class Behaviour(msgspec.Struct, frozen=True):
    """How a piece of a ``seat`` behaves while a computer plays it: by its number in the match, with the spaces that it
    guards or holds, and the number of the piece that it hunts or follows, 0 for the nearest."""

    piece: int
    seat: int
    manner: Manner
    spaces: tuple[Space, ...] = ()
    target: int = 0


class Scenario(msgspec.Struct, frozen=True):
    """A script in a match. ``numbers`` are those of its pieces in the match, 0 for one that has not come, ``fallen``
    those of its pieces that were destroyed; ``awaited`` are pieces that come later, of which a seat that plays knows
    its own; ``turns`` has how many each seat has begun; ``is_over``: the turn limit has passed. A seat that plays has a
    ``is_view``: it counts as the match does, and decides nothing. ``question`` is the choice that a seat has before it,
    ``holders`` the seats that have each item, NONE while it lies there; ``leaving`` are pieces that are about to go off
    the board; ``away`` are pieces that went back to a hand, from which they may come again."""

    script: Script
    objectives: tuple[Progress, ...]
    firings: tuple[Firing, ...]
    numbers: tuple[int, ...]
    turns: tuple[int, ...]
    scores: tuple[int, ...]
    is_over: bool = False
    is_view: bool = False
    fallen: tuple[int, ...] = ()
    awaited: tuple[Awaited, ...] = ()
    question: Choice | None = None
    holders: tuple[int, ...] = ()
    found: tuple[Found, ...] = ()
    leaving: tuple[int, ...] = ()
    away: tuple[Awaited, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    behaviours: tuple[Behaviour, ...] = ()

    @property
    def round(self) -> int:
        """Return the number of turns that the seat has begun which has begun most."""
        return max(self.turns)

    def numbers_of(self, pieces: tuple[int, ...]) -> tuple[int, ...]:
        """Return the numbers in the match of those pieces that have come."""
        return tuple(self.numbers[piece] for piece in pieces if self.numbers[piece])

    def with_objective(self, index: int, **changes: object) -> Scenario:
        """Return the scenario with an objective's progress changed."""
        changed = replace(self.objectives[index], **changes)
        return replace(self, objectives=put(self.objectives, index, changed))

    def with_firing(self, index: int, **changes: object) -> Scenario:
        """Return the scenario with a trigger's firing changed."""
        return replace(self, firings=put(self.firings, index, replace(self.firings[index], **changes)))


def has_usual_end(table: Any) -> bool:
    """Return whether the game's own end ends the match: always, where no scenario says otherwise."""
    # rule: scenario/usual_end
    scenario: Scenario | None = table.scenario
    return scenario is None or scenario.script.usual_end


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return a row with one of its values replaced."""
    return (*row[:index], value, *row[index + 1 :])


def begun(script: Script) -> Scenario:
    """Return a scenario at the start of a match: triggers of the start are ready."""
    # rule: scenario/turn: a turn 0 is the start of the match
    firings = tuple(Firing(ready=one.delay if _is_of_start(one) else NONE) for one in script.triggers)
    objectives = tuple(Progress("hidden" if one.after != NONE else "open") for one in script.objectives)
    seats = len(script.sides)
    awaited = tuple(Awaited(n, one.seat, one.card) for n, one in enumerate(script.pieces) if one.arrives != NONE)
    numbers, none = (0,) * len(script.pieces), (0,) * seats
    holders = (NONE,) * len(script.items)
    return Scenario(script, objectives, firings, numbers, none, none, awaited=awaited, holders=holders)


def _is_of_start(trigger: Trigger) -> bool:
    return not trigger.after and (trigger.when == "joined" or (trigger.when == "turn" and trigger.turn == 0))


_UNKNOWN_REGION = Region("", ())
_UNKNOWN_PIECE = Piece("", "", NONE, ())
_UNKNOWN = Objective((), "score", "", required=False, ends="nothing", known_to="nobody")
#: It never fires.
_UNKNOWN_TRIGGER = Trigger("", "joined")


def seen_by(scenario: Scenario | None, seat: int) -> Scenario | None:
    """Return what a seat may know: no piece of others that has not come, of the objectives those that are shown to it,
    and of the triggers those that score for them. A match as that seat sees it goes on as if nothing more came."""
    if scenario is None:
        return None
    script = scenario.script
    shown = [is_shown(scenario, index, seat) for index in range(len(script.objectives))]
    objectives = tuple(one if seen else _UNKNOWN for one, seen in zip(script.objectives, shown, strict=True))
    progress = tuple(
        _announced(one) if seen else Progress() for one, seen in zip(scenario.objectives, shown, strict=True)
    )
    pieces = (_UNKNOWN_PIECE,) * len(script.pieces)
    asked = {one.region for one, seen in zip(script.objectives, shown, strict=True) if seen}
    regions = tuple(
        one if one.shown or number in asked else _UNKNOWN_REGION for number, one in enumerate(script.regions)
    )
    # rule: scenario/score: who is to score knows what for
    scorers = {one for goal in objectives if goal.aim == "score" and goal.after == NONE for one in goal.seats}
    told = [_only_scores(one, scorers) for one in script.triggers]
    triggers = tuple(one if is_told else _UNKNOWN_TRIGGER for one, is_told in zip(script.triggers, told, strict=True))
    triggers = triggers if any(told) else ()
    known = replace(script, objectives=objectives, triggers=triggers, pieces=pieces, regions=regions)
    own = tuple(one for one in scenario.awaited if one.seat == seat)
    behaviours = tuple(one for one in scenario.behaviours if one.seat == seat)
    return replace(
        scenario,
        script=known,
        objectives=progress,
        firings=(),
        awaited=own,
        leaving=(),
        waiting=(),
        behaviours=behaviours,
        is_view=True,
    )


def _only_scores(trigger: Trigger, seats: set[int]) -> bool:
    """Return whether a trigger waits for no other one, and does nothing but score for some of these seats."""
    waits = trigger.after or trigger.unless != NONE
    return (
        not waits
        and bool(trigger.effects)
        and all(isinstance(one, Score) and one.seat in seats for one in trigger.effects)
    )


def dealt_again(scenario: Scenario | None, seat: int) -> Scenario | None:
    """Return a scenario that a seat cannot tell from this one, in a match that decides: nothing more comes."""
    known = seen_by(scenario, seat)
    if known is None:
        return None
    return replace(known, is_view=False, firings=(Firing(),) * len(known.script.triggers))


def _announced(progress: Progress) -> Progress:
    return replace(progress, verdict=progress.status if progress.status in ("met", "failed") else "open")


def is_shown(scenario: Scenario, index: int, seat: int) -> bool:
    """Return whether a seat is shown this objective now."""
    objective = scenario.script.objectives[index]
    if scenario.objectives[index].status == "hidden" or objective.known_to == "nobody":
        return False
    return objective.known_to == "all" or seat in objective.seats
