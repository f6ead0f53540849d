"""Counts facts (``facts.py``) for a scenario: the progress of its objectives, and its triggers, items and turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from game.core.scenario.facts import Arrived, Fact, Fell, Gone, GotPoints, Moved, Returned, Shown, Taken, TurnBegan
from game.core.scenario.progress import items_held, items_of, wanted
from game.core.scenario.script import NONE, Objective
from game.core.scenario.standing import Awaited, Found, Progress, Scenario, put
from game.core.scenario.watching import Pieces, watch


def count_facts(scenario: Scenario, facts: Iterable[Fact], pieces: Pieces) -> Scenario:
    """Return the scenario after the facts of one event; ``pieces`` are those on the table after it."""
    for fact in facts:
        if isinstance(fact, Arrived):
            numbers = list(scenario.numbers)
            numbers[fact.piece] = fact.number
            awaited = tuple(one for one in scenario.awaited if one.piece != fact.piece)
            away = tuple(one for one in scenario.away if one.piece != fact.piece)
            scenario = replace(scenario, numbers=tuple(numbers), awaited=awaited, away=away)
        elif isinstance(fact, Returned) and fact.piece in scenario.numbers:
            # rule: scenario/away: until it comes again it has neither fallen nor is it there
            piece = scenario.numbers.index(fact.piece)
            away = (*scenario.away, Awaited(piece, fact.seat, fact.card))
            # It has another number as it comes again, and what it has reached is counted then.
            counted = tuple(_without(fact.piece, one) for one in scenario.objectives)
            scenario = replace(scenario, numbers=put(scenario.numbers, piece, 0), away=away, objectives=counted)
        elif isinstance(fact, TurnBegan):
            turns = tuple(count + (seat == fact.seat) for seat, count in enumerate(scenario.turns))
            limit = scenario.script.turn_limit
            scenario = replace(scenario, turns=turns, is_over=0 < limit < max(turns))
        elif isinstance(fact, Shown):
            scenario = _count_so_far(scenario, fact, pieces)
            continue
        elif isinstance(fact, Fell) and fact.piece in scenario.numbers:
            scenario = replace(scenario, fallen=(*scenario.fallen, fact.piece))
        elif isinstance(fact, Moved):
            scenario = _with_found(scenario, fact)
        for index, objective in enumerate(scenario.script.objectives):
            if scenario.objectives[index].status == "open" and objective.seats:
                scenario = _count(scenario, index, objective, fact, pieces)
        for index, trigger in enumerate(scenario.script.triggers if scenario.firings else ()):
            scenario = watch(scenario, index, trigger, fact, pieces)
    return scenario


def _without(piece: int, progress: Progress) -> Progress:
    return replace(progress, pieces=tuple(one for one in progress.pieces if one != piece))


def _with_found(scenario: Scenario, fact: Moved) -> Scenario:
    """Return the scenario in which a piece is about to take the items on its way."""
    # rule: scenario/collect: any space of the way counts
    for number, item in enumerate(scenario.script.items):
        is_there = scenario.holders[number] == NONE and all(one.item != number for one in scenario.found)
        if is_there and item.space in fact.way:
            scenario = replace(scenario, found=(*scenario.found, Found(number, fact.piece, fact.seat)))
    return scenario


# Objectives


def _count_so_far(scenario: Scenario, shown: Shown, pieces: Pieces) -> Scenario:
    """Return the scenario after counting, for an objective that is shown only now, what happened before."""
    # rule: scenario/after: who is there already has reached it, who has fallen is missing, points that are there count
    objective = scenario.script.objectives[shown.objective]
    there = (Moved(one.piece, one.seat, (), one.spaces, one.spaces) for one in pieces())
    gone = (
        Fell(scenario.numbers[piece], scenario.script.pieces[piece].seat)
        for piece in objective.pieces
        if scenario.numbers[piece] in scenario.fallen
    )
    so_far: tuple[Fact, ...] = (*there, *gone, shown)
    for fact in so_far:
        scenario = _count(scenario, shown.objective, objective, fact, pieces)
    return scenario


def _count(scenario: Scenario, index: int, objective: Objective, fact: Fact, pieces: Pieces) -> Scenario:
    progress = scenario.objectives[index]
    after = _COUNTING[objective.aim](scenario, objective, progress, fact, pieces)
    if isinstance(fact, TurnBegan) and fact.seat == objective.seats[0]:
        # rule: scenario/by_turn: what must be done by a turn has failed when the next one begins
        is_late = 0 < objective.by_turn < scenario.turns[fact.seat]
        if is_late and after.verdict == "open":
            after = replace(after, verdict="failed")
    if after is progress:
        return scenario
    if objective.aim == "leave" and not scenario.is_view and len(after.pieces) > len(progress.pieces):
        scenario = replace(scenario, leaving=(*scenario.leaving, after.pieces[-1]))
    if scenario.is_view or progress.verdict != "open":
        # A view waits for the event, and a verdict stays.
        after = replace(after, verdict=progress.verdict)
    return replace(scenario, objectives=put(scenario.objectives, index, after))


def _is_about(scenario: Scenario, objective: Objective, number: int, seat: int) -> bool:
    """Return whether a piece of that number is one of those that an objective is about."""
    if objective.pieces:
        return number in scenario.numbers_of(objective.pieces)
    of = scenario.script.foes_of(objective.seats) if objective.aim == "defeat" else objective.seats
    return seat in of


def _count_reach(scenario: Scenario, objective: Objective, progress: Progress, fact: Fact, pieces: Pieces) -> Progress:
    # rule: scenario/reach: any space of the way counts, not only the last
    # rule: scenario/leave: only where a move ends does a piece go off the board
    if isinstance(fact, Moved | Arrived):
        number, way = (fact.piece, fact.way) if isinstance(fact, Moved) else (fact.number, fact.spaces)
        if objective.aim == "leave":
            way = fact.now if isinstance(fact, Moved) else ()
        spaces = scenario.script.regions[objective.region].spaces
        if number in progress.pieces or not _is_about(scenario, objective, number, fact.seat):
            return progress
        if not any(space in spaces for space in way):
            return progress
        there = (*progress.pieces, number)
        need = wanted(scenario, objective)
        return replace(progress, pieces=there, verdict="met" if len(there) >= need else "open")
    if isinstance(fact, Fell | Gone) and objective.pieces:
        # rule: scenario/dead_end: with too few pieces left it cannot be met any more
        lost = _lost(scenario, objective, fact.piece, pieces)
        left = [number for number in objective.pieces if scenario.numbers[number] not in lost]
        possible = len({*progress.pieces} | {scenario.numbers[number] or -number - 1 for number in left})
        if possible < wanted(scenario, objective):
            return replace(progress, verdict="failed")
    return progress


def _lost(scenario: Scenario, objective: Objective, fallen: int, pieces: Pieces) -> set[int]:
    """Return the numbers of an objective's pieces that came into play and are gone again."""
    standing = {one.piece for one in pieces()}
    return {number for number in scenario.numbers_of(objective.pieces) if number not in standing or number == fallen}


def _count_hold(scenario: Scenario, objective: Objective, progress: Progress, fact: Fact, pieces: Pieces) -> Progress:
    # rule: scenario/hold: a turn counts when the next own one begins and no foe stands there
    if isinstance(fact, Fell | Gone) and objective.pieces:
        left = len(objective.pieces) - len(_lost(scenario, objective, fact.piece, pieces))
        return replace(progress, verdict="failed") if left < max(1, objective.count) else progress
    if not isinstance(fact, TurnBegan) or fact.seat != objective.seats[0] or scenario.turns[fact.seat] < 2:
        return progress
    held = progress.held + 1 if _is_held(scenario, objective, pieces) else 0
    return replace(progress, held=held, verdict="met" if held >= max(1, objective.turns) else "open")


def _is_held(scenario: Scenario, objective: Objective, pieces: Pieces) -> bool:
    spaces = set(scenario.script.regions[objective.region].spaces)
    foes = scenario.script.foes_of(objective.seats)
    inside = [one for one in pieces() if not spaces.isdisjoint(one.spaces)]
    own = sum(_is_about(scenario, objective, one.piece, one.seat) for one in inside)
    return own >= max(1, objective.count) and not any(one.seat in foes for one in inside)


def _count_living(scenario: Scenario, objective: Objective, progress: Progress, fact: Fact, pieces: Pieces) -> Progress:
    """Count for ``survive`` and ``protect``: enough of the pieces must live; surviving is done after its turns."""
    if isinstance(fact, Fell) and objective.pieces and _is_about(scenario, objective, fact.piece, fact.seat):
        fallen = (*progress.pieces, fact.piece)
        few = len(objective.pieces) - len(fallen) < wanted(scenario, objective)
        return replace(progress, pieces=fallen, verdict="failed" if few else "open")
    if isinstance(fact, TurnBegan) and fact.seat == objective.seats[0] and objective.turns:
        lived = scenario.turns[fact.seat] - 1
        away = sum(one.piece in objective.pieces for one in scenario.away)
        is_there = not away or len(objective.pieces) - len(progress.pieces) - away >= wanted(scenario, objective)
        is_met = lived >= objective.turns and is_there
        return replace(progress, held=min(lived, objective.turns), verdict="met" if is_met else "open")
    return progress


def _count_defeat(scenario: Scenario, objective: Objective, progress: Progress, fact: Fact, pieces: Pieces) -> Progress:
    fallen = progress.pieces
    if isinstance(fact, Fell) and _is_about(scenario, objective, fact.piece, fact.seat):
        fallen = (*fallen, fact.piece)
    elif not isinstance(fact, Shown | Gone):
        return progress
    need = wanted(scenario, objective)
    if objective.pieces:
        # rule: scenario/dead_end: a piece that is gone cannot be defeated any more
        gone = _lost(scenario, objective, fact.piece if isinstance(fact, Fell) else 0, pieces) - {*fallen}
        if len(objective.pieces) - len(gone) < need:
            return replace(progress, pieces=fallen, verdict="failed")
    if need:
        done = len(fallen) >= need
    else:
        foes = scenario.script.foes_of(objective.seats)
        done = not any(one.seat in foes for one in pieces()) and not _may_come(scenario, foes)
    return replace(progress, pieces=fallen, verdict="met" if done else "open")


def _may_come(scenario: Scenario, seats: tuple[int, ...]) -> bool:
    """Return whether a piece of these seats has not come yet."""
    pieces = zip(scenario.script.pieces, scenario.numbers, strict=True)
    return any(piece.seat in seats and not number for piece, number in pieces)


def _count_score(scenario: Scenario, objective: Objective, progress: Progress, fact: Fact, pieces: Pieces) -> Progress:
    if not isinstance(fact, GotPoints | Shown):
        return progress
    points = sum(scenario.scores[seat] for seat in objective.seats)
    return replace(progress, verdict="met" if points >= objective.count else "open")


def _count_collect(
    scenario: Scenario, objective: Objective, progress: Progress, fact: Fact, pieces: Pieces
) -> Progress:
    """Count the side's items; the objective has failed when foes have taken too many of them."""
    if not isinstance(fact, Taken | Shown):
        return progress
    need, items = wanted(scenario, objective), items_of(scenario.script, objective)
    foes = scenario.script.foes_of(objective.seats)
    if items_held(scenario, objective) >= need:
        return replace(progress, verdict="met")
    taken = sum(scenario.holders[item] in foes for item in items)
    # rule: scenario/dead_end
    return replace(progress, verdict="failed" if len(items) - taken < need else "open")


_COUNTING: dict[str, Callable[[Scenario, Objective, Progress, Fact, Pieces], Progress]] = {
    "reach": _count_reach,
    "leave": _count_reach,
    "hold": _count_hold,
    "survive": _count_living,
    "protect": _count_living,
    "defeat": _count_defeat,
    "collect": _count_collect,
    "score": _count_score,
}
