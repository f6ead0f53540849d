"""Finds the one number that would make an uneven scenario fair, by playing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from game.app.maps.scenarios import ListedScenario
from game.app.matches.scenarios import seat_kinds
from game.app.simulation.intervals import Share
from game.core.scenario.script import Gold, Objective, Script, Trigger

#: The shares of games between which a scenario is fair to the people's side, and the one that is best.
LEAST, MOST, BEST = 0.45, 0.65, 0.55
#: How far a number is moved, and how many games each one is tried in at least.
_FARTHEST, _LEAST_GAMES = 4, 20


class Tried(msgspec.Struct, frozen=True):
    """A number of a scenario that is moved: what it is, from what to what, and the script with it."""

    name: str
    old: int
    new: int
    script: Script


#: Plays a number of games of a scenario, and returns how many of them a side has won.
Plays = Callable[[ListedScenario, int, int], int]


def is_even(share: float) -> bool:
    """Return whether a scenario is fair in which the people's side wins that share of its games."""
    return LEAST <= share <= MOST


def proposed(listed: ListedScenario, wins: int, games: int, plays: Plays) -> Iterator[str]:
    """Yield the number that would bring an uneven scenario into the band, or that none was found; nothing for one that
    is fair. ``wins`` are those of the side of its first person."""
    if is_even(wins / games) or listed.drawn.setup is None:
        return
    script, side = listed.drawn.script, people_side(listed)
    trials = max(_LEAST_GAMES, games // 4)
    helps = wins / games < LEAST
    found: list[tuple[float, Tried, int]] = []
    for moved in _numbers(script, side):
        for tried in moved(1 if helps else -1):
            won = plays(_with(listed, tried.script), side, trials)
            if is_even(won / trials):
                found.append((abs(won / trials - BEST), tried, won))
            if (won / trials >= LEAST) == helps:
                # Farther on it only gets worse.
                break
    if not found:
        yield f"No one number was found that brings side {side + 1} to {LEAST:.0%} to {MOST:.0%}."
        return
    _, tried, won = min(found, key=lambda one: one[0])
    share = Share(won, trials).words
    yield f"With {tried.name} {tried.new} in place of {tried.old} side {side + 1} wins {share} of {trials} games."


def people_side(listed: ListedScenario) -> int:
    """Return the side of the first seat that a person has, or the first side."""
    kinds = seat_kinds(listed.drawn.seats)
    return listed.drawn.script.sides[kinds.index("human") if "human" in kinds else 0]


def _with(listed: ListedScenario, script: Script) -> ListedScenario:
    setup = replace(listed.drawn.setup, scenario=script)
    return replace(listed, drawn=replace(listed.drawn, script=script, setup=setup))


#: Yields a number moved step by step: to help the people's side for 1, to hinder it for -1.
Moved = Callable[[int], Iterator[Tried]]


def _numbers(script: Script, side: int) -> Iterator[Moved]:
    """Yield the numbers that can be moved: those of required objectives, the turn limit, and gold."""
    for index, objective in enumerate(script.objectives):
        if not objective.required or objective.ends == "nothing":
            continue
        is_own = script.sides[objective.seats[0]] == side
        if objective.by_turn:
            yield _of_objective(script, index, "by_turn", 1 if is_own else -1)
        if objective.turns:
            yield _of_objective(script, index, "turns", -1 if is_own else 1)
        most = len(objective.pieces) or 99
        if objective.count and objective.aim != "protect" and most > 1:
            yield _of_objective(script, index, "count", -1 if is_own else 1, most)
    if script.turn_limit and script.at_limit in ("win", "loss"):
        is_own = (script.limit_side == side) == (script.at_limit == "win")
        yield _moved("turn_limit", script.turn_limit, -1 if is_own else 1, lambda new: replace(script, turn_limit=new))
    for index, trigger in enumerate(script.triggers):
        for place, effect in enumerate(trigger.effects):
            if isinstance(effect, Gold):
                way = 1 if script.sides[effect.seat] == side else -1
                yield _moved(
                    f'the gold of trigger "{trigger.name}"', effect.amount, way, _gold_of(script, index, place, effect)
                )


def _of_objective(script: Script, index: int, field: str, way: int, most: int = 99) -> Moved:
    objective = script.objectives[index]

    def change(new: int) -> Script:
        changed: Objective = replace(objective, **{field: new})
        return replace(script, objectives=(*script.objectives[:index], changed, *script.objectives[index + 1 :]))

    return _moved(f'"{field}" of the objective "{objective.words}"', getattr(objective, field), way, change, most)


def _gold_of(script: Script, index: int, place: int, effect: Gold) -> Callable[[int], Script]:
    def change(new: int) -> Script:
        trigger: Trigger = script.triggers[index]
        effects = (*trigger.effects[:place], replace(effect, amount=new), *trigger.effects[place + 1 :])
        changed = replace(trigger, effects=effects)
        return replace(script, triggers=(*script.triggers[:index], changed, *script.triggers[index + 1 :]))

    return change


def _moved(name: str, old: int, way: int, change: Callable[[int], Script], most: int = 99) -> Moved:
    """Return a number that helps the people's side when it is moved this ``way``."""

    def tries(turned: int) -> Iterator[Tried]:
        for step in range(1, _FARTHEST + 1):
            new = old + step * way * turned
            if 1 <= new <= most:
                yield Tried(name, old, new, change(new))

    return tries
