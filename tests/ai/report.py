"""What computer players leave undone: cards and abilities that were offered and never chosen, and matches that were
lost by an answer which a look at what the others may do next would have refused.

``python -m tests.ai.report --game heroes --games 500 --players normal --jobs 2``
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from game.ai.evaluation import Evaluator
from game.ai.greedy_player import GreedyPlayer
from game.ai.players import PLAYERS
from game.ai.worlds import DealtWorlds, World
from game.app.games.entries import GAMES, entry_of, evaluator_of
from game.app.matches.match import Match
from game.app.matches.opening import Seating
from game.core import record
from game.core.commands import Command

#: The worlds in which an answer is looked at, and how many answers beside the one that was given.
_WORLDS, _OTHERS = 6, 16
#: An answer loses at once if it does in this many of the worlds, and does not if in so few.
_LOSES, _HOLDS = 0.5, 0.2
#: How many of its own questions are played on greedily before another answer is said to hold: one that only has the
#: seat asked once more before the end does not.
_CHOICES = 20
#: Answers that are followed at most until the seat is asked again.
_LONGEST = 60


class Played(msgspec.Struct, frozen=True):
    """What is counted of one game: how often each thing was offered and chosen, and what lost it, as a sentence."""

    seed: int
    offered: dict[str, int]
    chosen: dict[str, int]
    blunder: str = ""
    lost: int = 0


class Asked(msgspec.Struct, frozen=True):
    """A game to be played by players of those kinds, seat by seat in turn."""

    game: str
    players: tuple[str, ...]
    seed: int


@cache
def _names(game: str) -> tuple[str, ...]:
    names = {str(card["name"]) for card in entry_of(game).cards()}
    return tuple(sorted(names, key=lambda name: (-len(name), name)))


def subject_of(game: str, table: Any, names: Sequence[str], command: Command) -> str:
    """Return what an answer is about: its kind of command and card or ability, or what ``named_in`` its text."""
    entry = entry_of(game)
    if type(command) in entry.counted.plays:
        return f"{type(command).__name__} {entry.counted.card(table, command)}"
    return named_in(game, entry.answer_text(table, command, names), command)


def named_in(game: str, text: str, command: Command) -> str:
    """Return the kind of command and the card that an answer's text names first, or else the text, without numbers."""
    kind = type(command).__name__
    if ":" not in text:
        found = [(text.find(name), -len(name), name) for name in _names(game) if name in text]
        if found:
            return f"{kind} {min(found)[2]}"
    return f"{kind} {re.sub(r'[0-9(),]+', '', text).strip()}"


def play(asked: Asked) -> Played:
    """Play one game and count."""
    entry = entry_of(asked.game)
    setup = entry.setup({**entry.simulated, "seats": [{}, {}]})
    kinds = [asked.players[seat % len(asked.players)] for seat in range(entry.ruleset.seats(setup))]
    seatings = [{"name": f"{kind} {seat}", "kind": kind} for seat, kind in enumerate(kinds)]
    match = Match.new(entry.ruleset, setup, msgspec.convert(seatings, tuple[Seating, ...]), asked.seed)
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    last: dict[int, tuple[Any, Command]] = {}
    while match.asked is not None:
        seat, before, answers = match.asked, match.state, match.answers(match.asked)
        table = match.view(seat).table
        subjects = {one: subject_of(asked.game, table, match.players.names, one) for one in answers}
        offered.update(set(subjects.values()))
        match.players.step()
        given = record.decode_command(match.game, match.given[-1].command)
        chosen[subjects[given]] += 1
        if len(answers) > 1:
            last[seat] = (before, given)
    assert match.outcome is not None
    if not match.outcome.winners:
        return Played(asked.seed, dict(offered), dict(chosen))
    losers = [seat for seat in last if seat not in match.outcome.winners]
    blunders = [_blunder(match, seat, *last[seat]) for seat in losers]
    return Played(asked.seed, dict(offered), dict(chosen), next(filter(None, blunders), ""), 1)


def _blunder(match: Match, seat: int, before: Any, given: Command) -> str:
    """Return the last answer of a seat that has lost, if it lost at once and another would have held."""
    worlds = DealtWorlds(match.game, before, seat, 1)
    evaluator = evaluator_of(match.opening.game)
    answers = worlds.deal(0).answers
    if losses(worlds, seat, given, evaluator) < _LOSES:
        return ""
    for other in islice((answer for answer in answers if answer != given), _OTHERS):
        if losses(worlds, seat, other, evaluator) <= _HOLDS >= losses(worlds, seat, other, evaluator, _CHOICES):
            entry = entry_of(match.opening.game)
            table = worlds.deal(0).view(seat).table
            texts = [entry.answer_text(table, answer, match.players.names) for answer in (given, other)]
            return f"{match.players.names[seat]}: {texts[0]!r}; {texts[1]!r} would have held"
    return ""


def losses(worlds: DealtWorlds, seat: int, answer: Command, evaluator: Evaluator | None, choices: int = 0) -> float:
    """Return in what share of the worlds a seat loses by its answer before it has ``choices`` more of its own."""
    lost = 0
    for number in range(_WORLDS):
        world = worlds.deal(number).after(answer)
        assert world is not None
        lost += _followed(world, seat, GreedyPlayer(number, evaluator and evaluator.another()), choices) == 0
    return lost / _WORLDS


def _followed(world: World, seat: int, player: GreedyPlayer, choices: int) -> float | None:
    """Return how it ended for a seat, if it ended before it has had that many choices more and is asked again."""
    for _ in range(_LONGEST * (1 + choices)):
        asked = world.asked
        if asked is None:
            break
        if asked == seat and len(world.answers) > 1:
            if not choices:
                break
            choices -= 1
        after = world.after(player.choose(world.view(asked), world.answers))
        assert after is not None
        world = after
    return world.result(seat)


def report(games: Sequence[Played], *, least: int = 5) -> str:
    """Return what ``least`` questions or more offered and nobody chose, and what lost games, as lines of text."""
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for game in games:
        offered.update(game.offered)
        chosen.update(game.chosen)
    never = [(subject, times) for subject, times in offered.most_common() if times >= least and not chosen[subject]]
    blunders = [game for game in games if game.blunder]
    lost = sum(game.lost for game in games)
    lines = [f"{len(games)} games; {len(offered)} things offered, {len(never)} of them never chosen"]
    lines += [f"    {subject}: offered in {times} questions" for subject, times in never]
    lines += [f"{len(blunders)} of {lost} losses by an answer that loses at once where another holds"]
    lines += [f"    seed {game.seed}: {game.blunder}" for game in blunders]
    return "\n".join(lines)


def main(words: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.ai.report")
    parser.add_argument("--game", required=True, choices=list(GAMES))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", default="normal", help=f"one kind, or one per seat, of {', '.join(PLAYERS)}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    players = tuple(options.players.split(","))
    asked = [Asked(options.game, players, options.seed + number) for number in range(options.games)]
    if options.jobs > 1:
        with ProcessPoolExecutor(options.jobs) as pool:
            games = list(pool.map(play, asked))
    else:
        games = [play(one) for one in asked]
    print(report(games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
