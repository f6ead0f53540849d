"""Decisions out of whole games between computer players of one kind, with all lists and set-ups that are ready."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec

from game.ai.worlds import DealtWorlds
from game.app.games.entries import entry_of, evaluator_of
from game.app.games.game_entry import Document
from game.app.lists.kinds import list_kind_of
from game.app.matches.match import Match
from game.app.matches.opening import Seating
from game.core import record
from game.core.commands import Command
from game.core.state import AnyState
from game.rules.crawler.state.options import Difficulty, Length
from tests.ai.blunders.judge import Judge, Verdict
from tests.balance.players import EQUAL_LISTS


class Wanted(msgspec.Struct, frozen=True):
    """Games of a game, from ``seed`` on, all seats played by players of one kind, and ``each`` of its decisions."""

    game: str
    player: str
    seed: int
    each: int


class Decision(msgspec.Struct, frozen=True):
    """A question of a match, the answer that was given, and how many had been given before."""

    state: AnyState
    given: Command
    number: int


class Judged(msgspec.Struct, frozen=True):
    """A judged decision: the seed of its match and its number there, what was asked, given and better, in words, with
    the plan for what was left of the turn; what is told of a verdict; and, where it came out as a blunder, the position
    (a document) and the table in words."""

    seed: int
    number: int
    when: str
    prompt: str
    given: str
    better: str = ""
    plan: str = ""
    gain: float = 0.0
    least: float = -1.0
    games: int = 0
    position: Document = {}
    table: tuple[str, ...] = ()


@cache
def set_ups(game: str) -> tuple[Document, ...]:
    """Return the set-ups of a game that its matches have in turn: every ready list against every one, or every length
    with every difficulty."""
    entry, lists = entry_of(game), list_kind_of(game)
    if entry.ruleset.profile.together:
        options = itertools.product(get_args(Length), get_args(Difficulty))
        return tuple({**entry.simulated, "length": length, "difficulty": difficulty} for length, difficulty in options)
    names = [list_.called for list_ in lists.premade()] if lists is not None else EQUAL_LISTS[game]
    pairs = [[{entry.counted.deck_field: name} for name in pair] for pair in itertools.product(names, repeat=2)]
    random.Random(game).shuffle(pairs)
    return tuple({**entry.simulated, "seats": pair} for pair in pairs)


def match_of(wanted: Wanted, seed: int) -> Match:
    entry, documents = entry_of(wanted.game), set_ups(wanted.game)
    setup = entry.setup(documents[seed % len(documents)])
    seatings = [{"name": f"Seat {seat + 1}", "kind": wanted.player} for seat in range(entry.ruleset.seats(setup))]
    return Match.new(entry.ruleset, setup, msgspec.convert(seatings, tuple[Seating, ...]), seed)


def decisions_of(wanted: Wanted, seed: int) -> list[Decision]:
    """Play the match of a seed to its end and return decisions of it, each of those with a choice as likely."""
    match, evaluator, chance = match_of(wanted, seed), evaluator_of(wanted.game), random.Random(f"decisions {seed}")
    assert evaluator is not None
    kept: list[Decision] = []
    count = 0
    while (seat := match.asked) is not None:
        view, answers, state = match.view(seat), match.answers(seat), match.state
        match.players.step()
        if len({evaluator.alike(view, answer) for answer in answers}) > 1:
            count += 1
            place = len(kept) if len(kept) < wanted.each else chance.randrange(count)
            if place < wanted.each:
                given = record.decode_command(match.game, match.given[-1].command)
                kept[place : place + 1] = [Decision(state, given, len(match.given) - 1)]
    return sorted(kept, key=lambda one: one.number)


def judged_of(wanted: Wanted, seed: int, known: frozenset[int] = frozenset()) -> Iterator[Judged]:
    """Judge the decisions of the match of a seed, but for those whose numbers are ``known``."""
    judge, names = Judge(evaluator_of(wanted.game)), match_of(wanted, seed).players.names
    for decision in decisions_of(wanted, seed):
        if decision.number not in known:
            yield _judged(wanted.game, judge, decision, seed, names)


def _judged(game: str, judge: Judge, decision: Decision, seed: int, names: Any) -> Judged:
    entry, state = entry_of(game), decision.state
    assert state.decision is not None
    match = Match.from_state(entry.ruleset, state, tuple(Seating(name) for name in names))
    seat = state.decision.seat
    view, answers = match.view(seat), match.answers(seat)
    worlds = DealtWorlds(entry.ruleset, state, seat, random.Random(f"judge {seed} {decision.number}").getrandbits(62))
    verdict = judge.verdict(view, answers, worlds, decision.given)
    told = Judged(
        seed, decision.number, match.when, state.decision.prompt, entry.offer_text(view, decision.given, names),
        gain=verdict.gain, least=verdict.least, games=verdict.games,
    )  # fmt: skip
    return _with_better(told, entry, match, view, verdict) if verdict.better is not None else told


def _with_better(told: Judged, entry: Any, match: Match, view: Any, verdict: Verdict) -> Judged:
    assert verdict.better is not None
    names = match.players.names
    better = entry.offer_text(view, verdict.better.answer, names)
    told = msgspec.structs.replace(told, better=better, plan=verdict.better.plan)
    if not verdict.is_likely:
        return told
    written = entry.write_position(match.state, names)
    return msgspec.structs.replace(told, position=written, table=tuple(entry.table_text(view.table, names)))
