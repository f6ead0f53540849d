"""Which triggers are ready to fire: what each has seen, and whether what must come before it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.core.scenario import facts
from game.core.scenario.progress import fallen_share, is_share_done
from game.core.scenario.script import NONE, Script, Trigger
from game.core.scenario.standing import Scenario

#: Gives the pieces on the board, after what is noted.
Pieces = Callable[[], Iterable[facts.Standing]]


def watch(scenario: Scenario, index: int, trigger: Trigger, fact: facts.Fact, pieces: Pieces) -> Scenario:
    """Count a fact for a trigger, which is ready when it has seen enough."""
    firing = scenario.firings[index]
    if firing.ready != NONE or firing.times >= trigger.most or not may_fire(scenario, trigger):
        return scenario
    if trigger.when == "joined" or not _counts(scenario, trigger, fact, pieces):
        return scenario
    if firing.seen + 1 < trigger.count:
        return scenario.with_firing(index, seen=firing.seen + 1)
    return scenario.with_firing(index, seen=0, ready=scenario.round + trigger.delay)


def joined(scenario: Scenario) -> Scenario:
    """Return the scenario after a trigger has fired: those that only wait for others may be ready."""
    for index, trigger in enumerate(scenario.script.triggers):
        firing = scenario.firings[index]
        waits = trigger.when == "joined" and firing.ready == NONE and firing.times < trigger.most
        if waits and trigger.after and may_fire(scenario, trigger):
            scenario = scenario.with_firing(index, ready=scenario.round + trigger.delay)
    return scenario


def may_fire(scenario: Scenario, trigger: Trigger) -> bool:
    """Return whether what must come before a trigger has, and what bars it has not."""
    fired = [scenario.firings[other].times > 0 for other in trigger.after]
    if fired and not (all(fired) if trigger.join == "all" else any(fired)):
        return False
    return trigger.unless == NONE or not scenario.firings[trigger.unless].times


def _counts(scenario: Scenario, trigger: Trigger, fact: facts.Fact, pieces: Pieces) -> bool:
    """Return whether a fact is one that the trigger waits for."""
    match trigger.when, fact:
        case "turn", facts.TurnBegan(seat):
            return _is_of(trigger, seat) and trigger.turn in (0, scenario.turns[seat])
        case "turn_end", facts.TurnEnded(seat):
            return _is_of(trigger, seat) and trigger.turn in (0, scenario.turns[seat])
        case "holds", facts.TurnEnded(seat):
            return _is_of(trigger, seat) and _holds(scenario.script, trigger, seat, pieces)
        case "enters", facts.Moved():
            spaces = scenario.script.regions[trigger.region].spaces
            was_inside = any(space in spaces for space in fact.origin)
            return not was_inside and any(space in spaces for space in fact.way) and _is_meant(scenario, trigger, fact)
        case "enters", facts.Arrived():
            spaces = scenario.script.regions[trigger.region].spaces
            return any(space in spaces for space in fact.spaces) and _is_meant(scenario, trigger, fact)
        case "leaves", facts.Moved():
            spaces = scenario.script.regions[trigger.region].spaces
            is_inside = any(space in spaces for space in fact.now)
            return (
                not is_inside and any(space in spaces for space in fact.origin) and _is_meant(scenario, trigger, fact)
            )
        case "falls", facts.Fell():
            return _is_meant(scenario, trigger, fact)
        case "hurt", facts.WasHurt():
            return _is_meant(scenario, trigger, fact)
        case "objective", facts.Settled(objective, status):
            return objective == trigger.objective and status == trigger.becomes
        case "played", facts.Played(seat, card):
            return _is_of(trigger, seat) and trigger.card in ("", card)
        case "taken", facts.Taken(item, seat):
            return trigger.item in (NONE, item) and _is_of(trigger, seat)
        case "chosen", facts.Chosen(choice, answer):
            return choice == trigger.choice and answer == trigger.answer
        case "share", facts.Fell() if trigger.objective == NONE:
            # rule: scenario/share
            fallen, total = fallen_share(scenario, trigger.pieces, trigger.seats)
            return total > 0 and 100 * fallen >= trigger.share * total
        case "share", _:
            return is_share_done(scenario, trigger.objective, trigger.share)
    return False


def _is_of(trigger: Trigger, seat: int) -> bool:
    return not trigger.seats or seat in trigger.seats


def _is_meant(
    scenario: Scenario, trigger: Trigger, fact: facts.Moved | facts.Arrived | facts.Fell | facts.WasHurt
) -> bool:
    """Return whether the fact's piece is one that the trigger is about."""
    number = fact.number if isinstance(fact, facts.Arrived) else fact.piece
    if trigger.pieces and number not in scenario.numbers_of(trigger.pieces):
        return False
    return _is_of(trigger, fact.seat)


def _holds(script: Script, trigger: Trigger, seat: int, pieces: Pieces) -> bool:
    spaces = set(script.regions[trigger.region].spaces)
    foes = script.foes_of((seat,))
    inside = [one.seat for one in pieces() if not spaces.isdisjoint(one.spaces)]
    return seat in inside and not any(foe in inside for foe in foes)
