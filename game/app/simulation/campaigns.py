"""How a campaign plays out: computers play it from chapter to chapter, and its designer is told what became of them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import msgspec

from game.app.campaigns.campaign import Campaign, carrying_of
from game.app.campaigns.playing import chapter_with
from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.app.matches.opening import SeatKind
from game.app.matches.scenarios import seat_kinds
from game.app.simulation.intervals import Share
from game.core.scenario.carried import Carried, carried_from

#: How often a chapter is played again before a campaign counts as lost.
_TRIES = 4


class Attempt(msgspec.Struct, frozen=True):
    """One match of a chapter, by its number: was it won, in how many turns, and how many came through."""

    chapter: int
    won: bool
    turns: int
    survivors: int


def play_through(campaign: Campaign, player: SeatKind, seed: int) -> list[Attempt]:
    """Play a campaign once, each chapter until it is won; one that is lost too often ends it."""
    found: list[Attempt] = []
    carried: Carried | None = None
    for number in range(len(campaign.chapters)):
        for tried in range(_TRIES):
            attempt, after = _play(campaign, number, carried, player, 1000 * seed + 10 * number + tried)
            found.append(attempt)
            if attempt.won:
                carried = after
                break
        else:
            break
    return found


def _play(
    campaign: Campaign, number: int, carried: Carried | None, player: SeatKind, seed: int
) -> tuple[Attempt, Carried | None]:
    drawn = chapter_with(campaign, number, carried).drawn
    seat = seat_kinds(drawn.seats).index("human")
    seatings = tuple(Seating(f"Seat {one}", player) for one in range(len(drawn.seats)))
    match = Match.new(entry_of(campaign.game).ruleset, drawn.setup, seatings, drawn.seed or seed)
    while match.asked is not None:
        match.players.step()
    outcome, carrying, table = match.outcome, carrying_of(campaign.game), match.state.table
    won = outcome is not None and seat in outcome.winners
    after = carried_from(carrying, table, carried, seat) if carrying is not None else Carried()
    return Attempt(number, won, table.scenario.round, len(after.survivors)), after


def campaign_played_out(campaign: Campaign, player: SeatKind, games: int, seed: int, jobs: int) -> Iterator[str]:
    """Yield what became of a campaign that was begun a number of times, in sentences."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        runs = list(pool.map(partial(play_through, campaign, player), range(seed, seed + games)))
    last = len(campaign.chapters) - 1
    for number, chapter in enumerate(campaign.chapters):
        attempts = [one for run in runs for one in run if one.chapter == number]
        if not attempts:
            yield f"{chapter.title}: nobody got this far."
            continue
        won = [one for one in attempts if one.won]
        turns = sorted(one.turns for one in attempts)
        through = sum(one.survivors for one in won) / len(won) if won else 0.0
        share = Share(len(won), len(attempts)).words
        yield f"{chapter.title}: won {share} of {len(attempts)} games, half of them in {turns[len(turns) // 2]} turns."
        if won:
            yield f"{chapter.title}: {through:.1f} came through on average."
    done = sum(any(one.chapter == last and one.won for one in run) for run in runs)
    yield f"{done} of {games} parties came to the end; a chapter was tried {_TRIES} times at most."
