"""How strong the computer players are: the tables of ``docs/players.md``.

``python -m tests.balance players --out runs --games 400`` plays what ``docs/players.csv`` has not, pair by pair, in the
folder ``runs``, notes there how each game ended and writes the tables from that. Stopped, it resumes where it was;
``--games 0`` only notes and writes. If you have changed a player, remove its lines first.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from game.app.games.entries import GAMES, entry_of
from game.app.simulation.folder import GAMES as GAMES_FILE
from game.app.simulation.folder import ResultsFolder
from game.app.simulation.jobs import Order, Wanted, order_of
from game.app.simulation.ladder import ladder_table
from game.app.simulation.playing import Played
from game.app.simulation.results import Results
from game.app.simulation.running import carry_out, on_this_machine

PAGE = Path(__file__).resolve().parents[2] / "docs" / "players.md"
#: How the games of a pair ended, a line a pair: those of which only the sum is known, then a letter for each other.
RECORD = PAGE.with_suffix(".csv")
_HEADER = [
    "game",
    "players",
    "the sum of the first games, of which no more is known (alone: of each player)",
    "each game from there on, the next of the line-ups with the next seed: w the first player won, d drawn, l lost"
    " (alone: whoever played it)",
]
#: A game and who played it.
Pair = tuple[str, tuple[str, ...]]
#: Who plays whom, what is quick first.
PAIRS = (("greedy", "random"), ("easy", "greedy"), ("normal", "greedy"), ("hard", "greedy"), ("hard", "normal"))
_STRENGTH, _LADDERS = "strength", "ladders"
#: Lists of which one beats the other most of the time, whoever plays it: both sides have the same one, each in turn.
EQUAL_LISTS = {"skirmish": ("drow", "crown"), "arena": ("white", "blue", "black", "red", "green")}


def order_for(game: str, pair: tuple[str, ...], games: int) -> Order:
    """Return the number of games of a pair, from the first seed on."""
    wanted = Wanted(game=game, games=games, players=pair, seed=1)
    orders = [order_of(replace(wanted, decks=(deck,))) for deck in EQUAL_LISTS.get(game, ())] or [order_of(wanted)]
    return replace(orders[0], line_ups=tuple(line_up for order in orders for line_up in order.line_ups))


def folder_of(out: Path, game: str, pair: tuple[str, ...]) -> Path:
    return out / game / "-".join(pair)


class Ended(msgspec.Struct, frozen=True):
    """How the games of a pair ended: the ``sum`` of the first ones, as "280w 1d 119l" (alone against the game, one for
    each player: "318w 82l, 0w 400l"), and a letter for each after them."""

    sum: str = ""
    letters: str = ""

    @property
    def all(self) -> str:
        """Return a letter for each game; those of the sum are spread evenly, since nobody knows which was which."""
        return "".join(map("".join, zip(*map(_spread, _sums(self.sum)), strict=True))) + self.letters


def _sums(text: str) -> list[dict[str, int]]:
    """Return what a sum says: how often each letter, for each player. Raises ValueError for anything else."""
    if not text:
        return []
    sums = [{letter: int(count) for count, letter in re.findall(r"([0-9]+)([wdl])", part)} for part in text.split(", ")]
    if text != ", ".join(" ".join(f"{count}{letter}" for letter, count in one.items()) for one in sums):
        raise ValueError(text)
    if len({sum(one.values()) for one in sums}) > 1:
        raise ValueError(text)
    return sums


def _spread(counts: dict[str, int]) -> str:
    """Return the letters, each as evenly among the others as can be."""
    games = sum(counts.values())
    left = dict.fromkeys(counts, 0.0)
    found = ""
    for _ in range(games):
        left = {letter: left[letter] + counts[letter] / games for letter in counts}
        found += max(left, key=lambda letter: left[letter])
        left[found[-1]] -= 1
    return found


def record_of(file: Path) -> dict[Pair, Ended]:
    """Return how the games of each pair ended; nothing if there is no such file. Raises ValueError, with one sentence,
    if a line is not what it should be."""
    if not file.exists():
        return {}
    with file.open(encoding="utf-8", newline="") as lines:
        rows = [*csv.reader(lines)]
    record: dict[Pair, Ended] = {}
    for line, row in enumerate(rows[1:], 2):
        game, pair, *ended = row if len(row) == len(_HEADER) else ("", "", "", "")
        players = tuple(pair.split(" "))
        if game not in GAMES or players not in PAIRS or (game, players) in record:
            raise ValueError(
                f"{file}: line {line} should be a game, a pair of players not named yet, a sum and letters"
            )
        is_alone = _is_alone(order_for(game, players, 1))
        known = "wl" if is_alone else "wdl"
        try:
            sums = _sums(ended[0])
        except ValueError:
            sums = [{"?": 0}]
        if sums and (len(sums) != (2 if is_alone else 1) or not all({*one} <= {*known} for one in sums)):
            raise ValueError(f"{file}: line {line}: {ended[0]!r} is no sum of the letters {', '.join(known)}")
        if wrong := ended[1].strip(known):
            raise ValueError(f"{file}: line {line}: {wrong[0]!r} is none of the letters {', '.join(known)}")
        record[game, players] = Ended(*ended)
    return record


def with_games_of(record: dict[Pair, Ended], out: Path) -> dict[Pair, Ended]:
    """Return the record with the games that lie in a folder and follow on those that it has, without gaps."""
    found = dict(record)
    for game in GAMES:
        for pair in PAIRS:
            path = folder_of(out, game, pair)
            if (path / GAMES_FILE).exists():
                order, ended = order_for(game, pair, 1), found.get((game, pair), Ended())
                before, letters = len(ended.all) - len(ended.letters), ended.letters
                folder = ResultsFolder(path, order)
                folder.close()
                while before + len(letters) in folder.played:
                    letters += _letter(order, folder.played[before + len(letters)], pair)
                found[game, pair] = replace(ended, letters=letters)
    return found


def _is_alone(order: Order) -> bool:
    """Return whether each player plays alone, against the game."""
    return entry_of(order.game).ruleset.profile.together


def _letter(order: Order, game: Played, pair: tuple[str, ...]) -> str:
    """Return how a game ended for the first player of a pair; alone against the game, for whoever played it."""
    if not game.winners:
        return "l" if _is_alone(order) else "d"
    if _is_alone(order):
        return "w"
    return "w" if order.line_up(game.job).players[game.winners[0]] == pair[0] else "l"


def _ended(order: Order, number: int, letter: str, pair: tuple[str, ...]) -> Played:
    """Return a game of the record, of which nothing else is known."""
    if _is_alone(order):
        winners: tuple[int, ...] = (0,) if letter == "w" else ()
    else:
        first = order.line_up(number).players.index(pair[0])
        winners = {"w": (first,), "l": (1 - first,), "d": ()}[letter]
    return Played(number, order.job(number).seed, winners, (), "", 0, 0)


def measured(record: dict[Pair, Ended], game: str) -> Iterator[tuple[tuple[str, ...], Results]]:
    """Yield every pair of a game that has been played, in whole rounds of its line-ups."""
    for pair in PAIRS:
        letters = record.get((game, pair), Ended()).all
        order = order_for(game, pair, 1)
        count = len(letters) - len(letters) % len(order.line_ups)
        if count:
            games = [_ended(order, number, letters[number], pair) for number in range(count)]
            yield pair, Results(order_for(game, pair, count), games)


def strength_table(record: dict[Pair, Ended]) -> str:
    """Return a line a pair and game: how often the first player wins."""
    lines = ["| game | players | games | the first wins | the second wins |", "|---|---|---|---|---|"]
    for game, listed in GAMES.items():
        for pair, results in measured(record, game):
            shares = results.by_player
            cells = [listed.title, " against ".join(pair), str(shares[pair[0]].games)]
            cells += [shares[player].words for player in pair]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def ladders(record: dict[Pair, Ended]) -> str:
    """Return the ladders of all games."""
    parts = []
    for game, listed in GAMES.items():
        played = [results for _, results in measured(record, game)]
        if played:
            parts.append(f"### {listed.title}\n\n{ladder_table(*played)}")
    return "\n\n".join(parts)


def written_into(page: str, name: str, text: str) -> str:
    """Return the page with the part between its two marks put in place of what stood there."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    head, _, rest = page.partition(begin)
    _, _, tail = rest.partition(end)
    return f"{head}{begin}\n{text}\n{end}{tail}"


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance players", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the games")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only that game; may be named again")
    parser.add_argument("--pair", action="append", help="only that pair, such as normal,greedy; may be named again")
    parser.add_argument("--games", type=int, default=40, help="games for each pair; 0 only writes the tables")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--page", type=Path, default=PAGE, help="the page that the tables are written into")
    parser.add_argument("--record", type=Path, default=RECORD, help="the file of how the games ended")
    wanted = parser.parse_args(arguments)
    try:
        record = record_of(wanted.record)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    pairs = [pair for pair in PAIRS if wanted.pair is None or ",".join(pair) in wanted.pair]
    for pair in pairs if wanted.games else ():
        for game in wanted.game or GAMES:
            print(f"{game}: {' against '.join(pair)}", file=sys.stderr, flush=True)
            # All against the game, each player plays that many alone.
            both = len(pair) if entry_of(game).ruleset.profile.together else 1
            order, known = order_for(game, pair, wanted.games * both), len(record.get((game, pair), Ended()).all)
            carry_out(order, on_this_machine(wanted.jobs), folder_of(wanted.out, game, pair), begin=known)
    record = with_games_of(record, wanted.out)
    with wanted.record.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(_HEADER)
        lines.writerows([game, " ".join(pair), ended.sum, ended.letters] for (game, pair), ended in record.items())
    page = wanted.page.read_text("utf-8")
    page = written_into(page, _STRENGTH, strength_table(record))
    wanted.page.write_text(written_into(page, _LADDERS, ladders(record)), "utf-8")
    return 0
