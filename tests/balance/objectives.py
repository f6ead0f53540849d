"""Whether computer players pursue the objectives of scenarios: ``python -m tests.balance objectives --games 40``.

Each scenario that comes with the program is played by a player that knows its objectives against the same one that is
blind to them: it sees a scenario in which nobody has any. Each side knows them in half of the games. Where all play
together, a party that knows them is compared with a blind one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

from msgspec.structs import replace

from game.ai.players import player_for
from game.ai.worlds import DealtWorlds
from game.app.games.entries import GAMES, evaluator_of
from game.app.maps.scenarios import ListedScenario, list_scenarios
from game.app.matches.match import Match
from game.app.simulation.intervals import Share
from game.app.simulation.scenarios import begin_scenario, playing_sides
from game.core.commands import Command


def blinded(table: Any) -> Any:
    """Return a table on which nobody has an objective."""
    script = table.scenario.script
    nobody = tuple(replace(objective, seats=()) for objective in script.objectives)
    return replace(table, scenario=replace(table.scenario, script=replace(script, objectives=nobody)))


class BlindSeat:
    """The player of one seat that is blind to the objectives."""

    def __init__(self, match: Match, seat: int, player: str) -> None:
        self.match, self.seat = match, seat
        self.player = player_for(player, match.players.seed(seat), evaluator_of(match.opening.game))

    def answer(self) -> Command:
        """Return what it answers to the question that it is asked."""
        match, view = self.match, self.match.view(self.seat)
        state = replace(match.state, table=blinded(match.state.table))
        worlds = DealtWorlds(match.game, state, self.seat, len(match.given))
        return self.player.choose(replace(view, table=blinded(view.table)), match.answers(self.seat), worlds)


def play(listed: ListedScenario, player: str, knowing: int, seed: int) -> tuple[int, ...]:
    """Return the sides that win a game in which the side ``knowing`` alone knows the objectives (-1: nobody)."""
    match, sides = begin_scenario(listed, player, seed), listed.drawn.script.sides
    unseeing = {
        seat: BlindSeat(match, seat, player) for seat in range(len(listed.drawn.seats)) if sides[seat] != knowing
    }
    while (seat := match.asked) is not None:
        if seat in unseeing:
            match.submit(seat, unseeing[seat].answer())
        else:
            match.players.step()
    return tuple(sorted({sides[seat] for seat in match.outcome.winners}))


def compared(pool: ProcessPoolExecutor, listed: ListedScenario, player: str, games: int, seed: int) -> Iterator[str]:
    """Tell how often those win, and lose, who know the objectives."""
    sides = playing_sides(listed)
    each = games // len(sides)
    seeds = range(seed, seed + each)
    played = {side: list(pool.map(partial(play, listed, player, side), seeds)) for side in sides}
    if len(sides) == 1:
        blind = sum(bool(won) for won in pool.map(partial(play, listed, player, -1), seeds))
        knowing = Share(sum(bool(won) for won in played[sides[0]]), each)
        yield f"who know them win {knowing.words} of {each}, who are blind {Share(blind, each).words}"
        return
    total = lost = 0
    for side, games_of_it in played.items():
        wins = sum(won == (side,) for won in games_of_it)
        losses = sum(bool(won) and side not in won for won in games_of_it)
        total, lost = total + wins, lost + losses
        yield f"side {side + 1} alone knows them, wins {wins} and loses {losses} of {each}"
    yield f"they win {Share(total, each * len(sides)).words} of all"
    yield f"{Share(total, max(1, total + lost)).words} of those with a winner"


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance objectives", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--scenario", action="append", help="the title of one; without any, all of the games")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for game in given.game or GAMES:
            for listed in list_scenarios(game):
                if given.scenario and listed.drawn.title not in given.scenario:
                    continue
                told = compared(pool, listed, given.player, given.games, given.seed)
                print(f"{game}: {listed.drawn.title}: {'; '.join(told)}.", flush=True)
    return 0
