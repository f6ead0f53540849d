"""Why a player that searches did something else than looked best: each such answer of a match, with the items by which
the position stood better on average. It shows at once where items and scores do not count alike.

``python -m tests.ai.explain --game heroes --players normal,greedy --seed 1``
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import msgspec

from game.ai.players import PLAYERS, player_for
from game.ai.search_player import SearchPlayer
from game.ai.trials import TriedAnswer
from game.app.games.entries import GAMES, entry_of, evaluator_of
from game.app.matches.match import Match
from game.app.matches.opening import Seating

#: Items that are told at most.
_ITEMS = 5


class Overruled(msgspec.Struct, frozen=True):
    """An answer that came out better than what looked best: both, as sentences, with their chances, and by how many
    points the position was better, item by item, the largest first."""

    number: int
    prompt: str
    chosen: str
    liked: str
    chances: tuple[float, float]
    worlds: int
    items: tuple[tuple[str, float], ...]

    def __str__(self) -> str:
        better = ", ".join(f"{name} {points:+.1f}" for name, points in self.items[:_ITEMS])
        before, after = self.chances
        return (
            f"{self.number} [{self.prompt}] {self.chosen} ({after:.3f}) and not {self.liked} ({before:.3f}),"
            f" {self.worlds} worlds: {better or 'no item differs'}"
        )


def overruled(game: str, kinds: tuple[str, ...], seed: int) -> Iterator[Overruled | None]:
    """Play a match; yield, for each answer of a player that searches, None or why it overruled what looked best."""
    entry = entry_of(game)
    setup = entry.setup({**entry.simulated, "seats": [{}, {}]})
    seats = entry.ruleset.seats(setup)
    players = [player_for(kinds[seat % len(kinds)], f"{seed} {seat}", evaluator_of(game)) for seat in range(seats)]
    match = Match.new(entry.ruleset, setup, tuple(Seating(f"Seat {seat}") for seat in range(seats)), seed)
    while match.asked is not None and match.decision is not None:
        seat, number, prompt = match.asked, len(match.given), match.decision.prompt
        player, view, answers, worlds = players[seat], match.view(seat), match.answers(seat), match.players.worlds(seat)
        if isinstance(player, SearchPlayer) and len(answers) > 1:
            found = player.weigh(view, answers, worlds)
            command = found[0].answer
            told: Overruled | None = None
            if player.report.overruled and player.report.stop != "won at once":
                # What looked best was tried in every world.
                liked = max(found[1:], key=lambda one: len(one.chances))
                texts = [entry.answer_text(view.table, one.answer, match.players.names) for one in (found[0], liked)]
                told = _compared(number, prompt, texts, found[0], liked)
            yield told
        else:
            command = player.choose(view, answers, worlds)
        refusal = match.submit(seat, command)
        assert refusal is None, refusal


def _compared(number: int, prompt: str, texts: list[str], chosen: TriedAnswer, liked: TriedAnswer) -> Overruled:
    names = dict.fromkeys((*chosen.items, *liked.items))
    items = [(name, chosen.items.get(name, 0.0) - liked.items.get(name, 0.0)) for name in names]
    largest = sorted((item for item in items if abs(item[1]) > 0.05), key=lambda item: -abs(item[1]))
    chances = (liked.chance, chosen.chance)
    return Overruled(number, prompt, texts[0], texts[1], chances, len(liked.chances), tuple(largest))


def main(words: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.ai.explain")
    parser.add_argument("--game", required=True, choices=list(GAMES))
    parser.add_argument("--players", default="normal,greedy", help=f"one kind a seat in turn, of {', '.join(PLAYERS)}")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    count = told = 0
    for one in overruled(options.game, tuple(options.players.split(",")), options.seed):
        count += 1
        if one is not None:
            told += 1
            print(one, flush=True)
    print(f"{told} of {count} answers are not what looked best at once")
    return 0


if __name__ == "__main__":
    sys.exit(main())
