"""Players know what their seat knows and nothing else: dealt again what it cannot know, they answer the same, after the
same thoughts; dealt again what it does know, they do not. And matches of players who search keep the laws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.ai.evaluation import Evaluator
from game.ai.search_player import SearchPlayer
from game.ai.trials import Budget, SearchReport
from game.ai.worlds import DealtWorlds, World
from game.app.games.entries import GAMES, entry_of, evaluator_of
from game.app.matches.match import Match, Seating
from game.core import runner
from game.core.dice import Dice
from game.core.state import AnyState
from game.core.views import view_for
from tests.conformance.holding import hold
from tests.conformance.laws import ALL_LAWS
from tests.conformance.registry import find
from tests.conformance.walks import HASTY, computer_player

#: A mode of a game, where questions tell nothing and a match is soon over; other games are played in all of theirs.
MODES = {"skirmish": "duel", "arena": "duel", "factions": "always", "heroes": "always"}
#: Between the moments that are looked at.
STRIDE, MOMENTS = 13, 9
KINDS = ("greedy", "easy", "hasty", "hasty-tricky")

#: Games whose computer players weigh answers, those that hide something, and those whose players search.
WEIGHED = [game for game in GAMES if evaluator_of(game) is not None]
HIDING = [game for game in WEIGHED if entry_of(game).ruleset.profile.hidden]
SEARCHED = [game for game in WEIGHED if type(evaluator_of(game)).items is not Evaluator.items]


def moments(game: str) -> Iterator[tuple[Any, AnyState, int]]:
    """Yield questions with a choice, from a match of greedy players."""
    entry = entry_of(game)
    setup = entry.setup(dict(entry.simulated))
    seatings = tuple(Seating(str(seat), "greedy") for seat in range(entry.ruleset.seats(setup)))
    match = Match.new(entry.ruleset, setup, seatings, 11)
    found = 0
    while found < MOMENTS and match.asked is not None:
        seat = match.asked
        if len(match.given) >= found * STRIDE and len(match.answers(seat)) > 1:
            found += 1
            yield entry.ruleset, match.state, seat
        match.players.step()


def answered(ruleset: Any, state: AnyState, seat: int, kind: Any) -> tuple[Any, SearchReport | None]:
    """Return what a new player of a kind answers there, and what its thought took."""
    player = computer_player(kind, "7", evaluator_of(ruleset.profile.game))
    worlds = DealtWorlds(ruleset, state, seat, 99)
    answer = player.choose(view_for(ruleset, state, seat), runner.legal(ruleset, state), worlds)
    return answer, getattr(player, "thought", None)


@pytest.mark.parametrize("game", HIDING)
def test_twins_are_answered_alike_by_players_of_every_kind(game: str) -> None:
    """The thought is the same, too: neither the answer nor how long it takes tells what lies hidden."""
    dealt = []
    for number, (ruleset, state, seat) in enumerate(moments(game)):
        twin = ruleset.redeal(state, seat, Dice(1000 + number))
        dealt.append(twin.table != state.table)
        for kind in KINDS:
            assert answered(ruleset, twin, seat, kind) == answered(ruleset, state, seat, kind)
    assert sum(dealt) >= max(1, len(dealt) // 2)


class Peeking(DealtWorlds):
    """Worlds that are the truth."""

    def __init__(self, ruleset: Any, state: AnyState) -> None:
        super().__init__(ruleset, state, 0, 0)
        self.truth = World(ruleset, state)

    def deal(self, number: int) -> World:
        return self.truth


def farther(evaluator: Evaluator) -> Evaluator:
    """Return the same one, that looks past the next question: what lies hidden is played by then."""
    evaluator.horizon = type(evaluator).horizon + 1
    return evaluator


@pytest.mark.parametrize("game", [game for game in HIDING if game in SEARCHED])
def test_a_player_that_knew_the_truth_would_be_found_out(game: str) -> None:
    """The control of the test above: with worlds that are the truth, twins are weighed differently."""
    evaluator = evaluator_of(game)
    told = set()
    for number, (ruleset, state, seat) in enumerate(moments(game)):
        view, answers = view_for(ruleset, state, seat), runner.legal(ruleset, state)
        assert evaluator is not None and evaluator.items(view)
        twin = ruleset.redeal(state, seat, Dice(1000 + number))
        budget = Budget(90, 3, 60)
        weighed = [
            SearchPlayer("7", farther(evaluator.another()), budget).weigh(view, answers, Peeking(ruleset, one))
            for one in (state, twin)
        ]
        told.add(weighed[0] == weighed[1])
        if False in told:
            return
    assert False in told


@pytest.mark.parametrize("game", [game for game in HIDING if not entry_of(game).ruleset.profile.together])
def test_what_a_seat_knows_makes_a_difference(game: str) -> None:
    """Dealt again from another seat's point of view, its own cards are others, and the question is weighed
    otherwise."""
    told = set()
    for number, (ruleset, state, seat) in enumerate(moments(game)):
        twin = ruleset.redeal(state, 1 - seat, Dice(number))
        told.add(answered(ruleset, twin, seat, "hasty") == answered(ruleset, state, seat, "hasty"))
        if False in told:
            return
    assert False in told


@pytest.mark.parametrize("game", SEARCHED)
def test_a_match_of_players_who_search_keeps_the_laws(game: str) -> None:
    mode = MODES.get(game)
    under = find(f"{game}/{mode}" if mode else game)
    held = hold(under, 3, laws=ALL_LAWS - {9}, manner="hasty", stride=29, most=120)
    assert held.decisions > min(20, under.ruleset.profile.longest // 4)


def test_the_hasty_player_does_search() -> None:
    assert HASTY.nodes > HASTY.longest
