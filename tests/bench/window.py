"""Print what one window takes over twelve matches: ``python -m tests.bench.window``. All games are played at three
sizes of the window, each match on another map, some answers long, with the pointer about the board and the board
zoomed. ``python -m tests.bench.window 45`` plays that many, and tells how much more the window takes in the last third
of them than in the second."""

from __future__ import annotations

import os
import tempfile

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("TESSERA_HOME", tempfile.mkdtemp(prefix="tessera-bench-"))

import random
import sys
from collections.abc import Iterator
from statistics import fmean

import pygame

from game.app.games.entries import GAMES, entry_of
from game.app.matches.match import Match
from game.ui.art import shelf
from game.ui.art.shelf import MEGABYTE
from game.ui.review.end_screen import EndScreen
from game.ui.table.scene import TableScene
from tests.bench.scenes import megabytes
from tests.journeys.driver import Driver
from tests.journeys.playing import give, pick, settle, table_of
from tests.ui.table.many_tables import a_match

SIZES = ((1280, 720), (1600, 900), (1920, 1080))
MATCHES = 12
MAPS = {
    "skirmish": ("open_hall", "crossing_corridors", "sunken_cavern", "twin_galleries"),
    "arena": ("duel", "ridge", "lagoon", "duel"),
}
#: Answers that are given in each match.
ANSWERS = 40
#: Megabytes that the window aims to stay within, and those by which the last third of many matches may pass the second.
AIM, GROWTH = 300, 4


def matches(count: int = MATCHES) -> Iterator[tuple[str, tuple[int, int], Match]]:
    """Yield that many matches: the games in turn, each at another size the next time; against the computer, if anybody
    is to be played against."""
    games = sorted(GAMES)
    for number in range(count):
        turn, place = divmod(number, len(games))
        game, size = games[place], SIZES[(turn + place) % len(SIZES)]
        document = {"map": MAPS[game][turn % len(MAPS[game])]} if game in MAPS else {}
        entry = entry_of(game)
        kinds = "hc"[: entry.ruleset.seats(entry.setup(document))]
        yield game, size, a_match(game, kinds, seed=number, **document)


def play(driver: Driver, match: Match, chance: random.Random) -> None:
    driver.app.play(match)
    table = table_of(driver.app)
    for number in range(ANSWERS):
        if not settle(driver.app, table):
            break
        _look_about(driver, table, chance, zoomed=number % 8 == 7)
        if isinstance(driver.app.stack.top, EndScreen) or not table.answering.may_answer:
            continue
        give(table, pick(table, chance))
        driver.frames(12, 0.05)


def _look_about(driver: Driver, table: TableScene, chance: random.Random, *, zoomed: bool) -> None:
    """Point at some places of the board and of the panes beside it."""
    board, (width, height) = table.laying.layout.board, driver.app.size
    for _ in range(3):
        driver.move((chance.randrange(board.left, board.right), chance.randrange(board.top, board.bottom)))
        driver.move((chance.randrange(width), chance.randrange(height)))
    if zoomed:
        driver.wheel(board.center, chance.choice((-2, -1, 1, 2)))
        driver.frames(2)


def _told(what: str) -> int:
    """Print the memory now; returns it in megabytes."""
    now = megabytes("VmRSS")
    print(f"{what:32} {now:5} MB, of them pictures kept {shelf.held() // MEGABYTE:4} MB", flush=True)
    return now


def main(count: int = MATCHES) -> int:
    """Play that many matches, and tell the memory after each. Returns 1 when it passes the aim."""
    driver, chance = Driver(SIZES[0], animation_speed="x4"), random.Random(1)
    most, after = _told("at the menu"), []
    for number, (game, size, match) in enumerate(matches(count), 1):
        driver.resize(size)
        play(driver, match, chance)
        most = max(most, megabytes("VmRSS"))
        driver.app.go_home()
        driver.frames(20)
        after.append(_told(f"{number:2} {game:10} {size[0]}x{size[1]}"))
        most = max(most, after[-1])
    print(f"{'most':32} {most:5} MB (aim <= {AIM}); at any moment {megabytes('VmHWM')} MB")
    third, grown = count // 3, 0.0
    if count >= 3 * len(GAMES):
        grown = fmean(after[2 * third :]) - fmean(after[third : 2 * third])
        print(f"{'last third beside the second':32} {grown:+5.1f} MB (aim <= {GROWTH})")
    pygame.quit()
    return int(most > AIM or grown > GROWTH)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
