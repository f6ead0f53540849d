"""How a scenario plays out: computers play it many times, and its designer is told what became of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import msgspec

from game.app.games.entries import entry_of
from game.app.maps.reading import read_map
from game.app.maps.scenarios import ListedScenario
from game.app.matches.match import Match, Seating
from game.app.simulation.balancing import people_side, proposed
from game.app.simulation.intervals import Share
from game.core.commands import Command
from game.core.scenario.events import TriggerFired
from game.core.scenario.progress import is_kept
from game.core.scenario.standing import Scenario
from game.core.words import counted


class ScenarioGame(msgspec.Struct, frozen=True):
    """One game of a scenario: the sides that won, why it ended, the turns that it took, what became of each objective,
    and in which turn each trigger fired first (0: never)."""

    winners: tuple[int, ...]
    reason: str
    turns: int
    objectives: tuple[str, ...]
    fired: tuple[int, ...]


def scenarios_of(path: Path) -> tuple[ListedScenario, ...]:
    """Return the scenarios of a map file that can be played."""
    found = read_map(path)
    game = found.kind.game if found.kind is not None else ""
    return () if found.errors else tuple(ListedScenario(game, path, drawn) for drawn in found.scenarios)


def begin_scenario(listed: ListedScenario, player: str, seed: int) -> Match:
    """Return a match of a scenario with the same computer player at all seats."""
    ruleset = entry_of(listed.game).ruleset
    seatings = tuple(Seating(f"Seat {seat}", player) for seat in range(len(listed.drawn.seats)))  # type: ignore[arg-type]
    if listed.drawn.moment is not None:
        return Match.from_state(ruleset, listed.drawn.moment.state, seatings)
    return Match.new(ruleset, listed.drawn.setup, seatings, listed.drawn.seed or seed)


def play_scenario(listed: ListedScenario, player: str, idle: int, seed: int) -> ScenarioGame:
    """Play one game, all seats by ``player`` but those of the side ``idle`` (-1: none), which do next to nothing."""
    script, match = listed.drawn.script, begin_scenario(listed, player, seed)
    fired = [0] * len(script.triggers)
    _note_fired(match, fired)
    while (seat := match.asked) is not None:
        if script.sides[seat] == idle:
            match.submit(seat, _least(match.answers(seat)))
        else:
            match.players.step()
        _note_fired(match, fired)
    outcome, scenario = match.outcome, _scenario(match)
    assert outcome is not None
    sides = tuple(sorted({script.sides[seat] for seat in outcome.winners}))
    statuses = tuple(progress.status for progress in scenario.objectives)
    # What ends at the limit has begun the turn after it.
    turns = min(scenario.round, script.turn_limit or scenario.round)
    return ScenarioGame(sides, outcome.reason, turns, statuses, tuple(fired))


def _least(answers: Sequence[Command]) -> Command:
    """Return the answer that does least: to end, to pass, to decline, or the last one."""
    words = ("end", "pass", "done", "decline")
    ending = [one for one in answers if type(one).__name__.lower().startswith(words)]
    return ending[0] if ending else answers[-1]


def _scenario(match: Match) -> Scenario:
    found: Scenario = match.state.table.scenario
    return found


def _note_fired(match: Match, fired: list[int]) -> None:
    turn = max(1, _scenario(match).round)
    for batch in match.happened:
        for event in batch:
            if isinstance(event, TriggerFired) and not fired[event.trigger]:
                fired[event.trigger] = turn


def played_out(listed: ListedScenario, player: str, games: int, seed: int, jobs: int) -> tuple[str, ...]:
    """Return what became of a scenario in a number of games, in sentences; an idle side plays a tenth of them more. For
    an uneven one a number is looked for that would make it fair."""
    seeds = range(seed, seed + games)
    sides = playing_sides(listed)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        played = list(pool.map(partial(play_scenario, listed, player, -1), seeds))
        few = range(seed, seed + max(4, games // 10))
        idle = {side: list(pool.map(partial(play_scenario, listed, player, side), few)) for side in sides}

        def plays(other: ListedScenario, side: int, count: int) -> int:
            tried = pool.map(partial(play_scenario, other, player, -1), range(seed, seed + count))
            return sum(side in game.winners for game in tried)

        side = people_side(listed)
        better = tuple(proposed(listed, sum(side in game.winners for game in played), games, plays))
    return (*_told(listed, played, idle), *better)


def playing_sides(listed: ListedScenario) -> list[int]:
    return sorted({side for side, _ in zip(listed.drawn.script.sides, listed.drawn.seats, strict=False)})


def _told(listed: ListedScenario, played: list[ScenarioGame], idle: dict[int, list[ScenarioGame]]) -> Iterator[str]:
    script, games = listed.drawn.script, len(played)
    for side in playing_sides(listed):
        share = Share(sum(len(game.winners) == 1 and side in game.winners for game in played), games)
        yield f"Side {side + 1} wins {share.words} of {games} games."
    drawn = sum(len(game.winners) != 1 for game in played)
    if drawn:
        yield f"{drawn} of the games had no winner." if len(playing_sides(listed)) > 1 else f"{drawn} were lost."
    reasons = Counter(game.reason for game in played)
    yield "They ended by " + ", ".join(f"{reason} ({count})" for reason, count in reasons.most_common()) + "."
    turns = sorted(game.turns for game in played)
    if turns[0] == turns[-1]:
        yield f"They took {counted(turns[0], 'turn')}."
    else:
        yield f"They took {turns[0]} to {turns[-1]} turns, half of them {turns[games // 2]} or fewer."
    for number, objective in enumerate(script.objectives):
        statuses = Counter(game.objectives[number] for game in played)
        met, failed = statuses["met"], statuses["failed"]
        if is_kept(objective):
            yield f'Objective "{objective.words}": kept in {games - failed} of {games} games.'
            continue
        yield f'Objective "{objective.words}": met in {met} of {games} games, failed in {failed}.'
        if not met:
            yield f'warning: objective "{objective.words}" was never met in {games} games.'
    for number, trigger in enumerate(script.triggers):
        when = sorted(game.fired[number] for game in played if game.fired[number])
        if not when:
            yield f'warning: trigger "{trigger.name}" never fired in {games} games.'
        elif trigger.is_drawn:
            middle = when[len(when) // 2]
            yield f'Trigger "{trigger.name}": fired in {len(when)} of {games} games, as a rule in turn {middle}.'
    for side, rows in idle.items():
        won = sum(side in game.winners for game in rows)
        if won * 2 > len(rows):
            times = counted(len(rows), "game")
            yield f"warning: side {side + 1} wins {won} of {times} in which it does nothing: that is not an objective."
