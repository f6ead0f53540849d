"""How strong the computer players are: the tables of ``docs/players.md``.

``python -m tests.balance players --out runs --games 400`` plays what is missing in the folder ``runs``, pair by pair,
and then writes the tables from all that is there. Stopped, it goes on where it was; ``--games 0`` only writes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from game.app.games.entries import GAMES, entry_of
from game.app.simulation.folder import GAMES as GAMES_FILE
from game.app.simulation.folder import ResultsFolder
from game.app.simulation.jobs import Order, Wanted, order_of
from game.app.simulation.ladder import ladder_table
from game.app.simulation.results import Results
from game.app.simulation.running import carry_out, on_this_machine

PAGE = Path(__file__).resolve().parents[2] / "docs" / "players.md"
#: Who plays whom, what is quick first.
PAIRS = (("greedy", "random"), ("easy", "greedy"), ("normal", "greedy"), ("hard", "greedy"), ("hard", "normal"))
_STRENGTH, _LADDERS = "strength", "ladders"
#: Lists of which one beats the other most of the time, whoever plays it: both sides have the same one, each in turn.
EQUAL_LISTS = {"skirmish": ("drow", "crown"), "arena": ("white", "blue", "black", "red", "green")}


def order_for(game: str, pair: tuple[str, ...], games: int) -> Order:
    """So many games in all of a pair, from the first seed on."""
    wanted = Wanted(game=game, games=games, players=pair, seed=1)
    orders = [order_of(replace(wanted, decks=(deck,))) for deck in EQUAL_LISTS.get(game, ())] or [order_of(wanted)]
    return replace(orders[0], scenarios=tuple(scenario for order in orders for scenario in order.scenarios))


def folder_of(out: Path, game: str, pair: tuple[str, ...]) -> Path:
    """Where the games of a pair lie."""
    return out / game / "-".join(pair)


def measured(out: Path, game: str) -> Iterator[tuple[tuple[str, ...], Results]]:
    """Every pair of a game that has been played, as far as there are games without gaps."""
    for pair in PAIRS:
        path = folder_of(out, game, pair)
        if (path / GAMES_FILE).exists():
            order = order_for(game, pair, 1)
            folder = ResultsFolder(path, order)
            folder.close()
            count = next(number for number in range(len(folder.played) + 1) if number not in folder.played)
            count -= count % len(order.scenarios)
            if count:
                games = [folder.played[number] for number in range(count)]
                yield pair, Results(order_for(game, pair, count), games)


def strength_table(out: Path) -> str:
    """A line a pair and game: how often the first player wins."""
    lines = ["| game | players | games | the first wins | the second wins |", "|---|---|---|---|---|"]
    for game, listed in GAMES.items():
        for pair, results in measured(out, game):
            shares = results.by_player
            cells = [listed.title, " against ".join(pair), str(shares[pair[0]].games)]
            cells += [shares[player].words for player in pair]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def ladders(out: Path) -> str:
    """The ladders of all games."""
    parts = []
    for game, listed in GAMES.items():
        played = [results for _, results in measured(out, game)]
        if played:
            parts.append(f"### {listed.title}\n\n{ladder_table(*played)}")
    return "\n\n".join(parts)


def written_into(page: str, name: str, text: str) -> str:
    """The page with the part between its two marks put in place of what stood there."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    head, _, rest = page.partition(begin)
    _, _, tail = rest.partition(end)
    return f"{head}{begin}\n{text}\n{end}{tail}"


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance players", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the games")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only that game; may be named again")
    parser.add_argument("--pair", action="append", help="only that pair, such as normal,greedy; may be named again")
    parser.add_argument("--games", type=int, default=40, help="games for each pair; 0 only writes the tables")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--page", type=Path, default=PAGE, help="the page that the tables are written into")
    wanted = parser.parse_args(arguments)
    pairs = [pair for pair in PAIRS if wanted.pair is None or ",".join(pair) in wanted.pair]
    for pair in pairs if wanted.games else ():
        for game in wanted.game or GAMES:
            print(f"{game}: {' against '.join(pair)}", file=sys.stderr, flush=True)
            # All against the game, each player plays that many alone.
            both = len(pair) if entry_of(game).ruleset.profile.together else 1
            order = order_for(game, pair, wanted.games * both)
            carry_out(order, on_this_machine(wanted.jobs), folder_of(wanted.out, game, pair))
    page = wanted.page.read_text("utf-8")
    page = written_into(page, _STRENGTH, strength_table(wanted.out))
    wanted.page.write_text(written_into(page, _LADDERS, ladders(wanted.out)), "utf-8")
    return 0
