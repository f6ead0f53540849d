"""Print the ratios. The peers are in requirements-bench.txt; without one its line says so."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import count
from statistics import median
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["TESSERA_HOME"] = tempfile.mkdtemp(prefix="tessera-bench-")

from game.ui.art.shelf import give_back

ROUNDS = 7


def timed(work: Callable[[], object], times: int = 1, clock: Callable[[], float] = time.perf_counter) -> float:
    """Seconds for one call."""
    begin = clock()
    for _ in range(times):
        work()
    return (clock() - begin) / times


def against(
    name: str,
    aim: str,
    ours: Callable[[], object],
    peer: Callable[[], object],
    times: int = 20,
    clock: Callable[[], float] = time.perf_counter,
) -> None:
    """Both in turn, round by round; the median of the ratios."""
    ours(), peer()
    pairs = [(timed(ours, times, clock), timed(peer, times, clock)) for _ in range(ROUNDS)]
    ratio = median(one / other for one, other in pairs)
    one, other = (median(pair[index] for pair in pairs) for index in (0, 1))
    print(f"{name:64} {ratio:8.2f}  (aim {aim})  {one * 1e3:9.3f} ms against {other * 1e3:9.3f} ms", flush=True)


def frames_against_raw(app: Any, table: str, moves: str, wanders: str) -> Callable[[], None]:
    """Return a table's frame at rest, in motion and under a wandering pointer against a raw full-screen blit, in the
    time of the processor. A frame is a whole turn of the window's loop, as a player has it: events, time, drawing what
    looks different, and showing it. Each frame of the pointer's is at another place of the board, so that there is no
    time between two of them. Gives back the frame at rest."""
    import pygame

    from tests.bench.scenes import changed_board, moving_piece, wandering_pointer

    # The screen keeps what the table has drawn there, so another one takes the copies.
    picture, other = (pygame.Surface(app.display.screen.get_size()).convert() for _ in range(2))
    scene = app.stack.top
    assert scene is not None

    def ours() -> None:
        app.redraw()
        app.step(0.016, [])

    def raw() -> None:
        other.blit(picture, (0, 0))

    def draw_ahead() -> None:
        """As after two seconds in which nobody does anything: cards have been drawn ahead, in slices of frames."""
        steps = count()
        while next(steps) < 20 or scene.works_ahead:
            app.step(0.016, [])

    def measure(name: str, aim: str, frame: Callable[[], object]) -> None:
        against(name, aim, frame, raw, clock=time.process_time)

    draw_ahead()
    measure(f"{table} / raw full-screen blit", "<= 3", ours)
    moving, stop = moving_piece(app)
    measure(f"the same while something {moves} moves", "<= 4", moving)
    stop()
    draw_ahead()
    measure(f"the same while the pointer wanders over {wanders}", "<= 3", wandering_pointer(app))
    draw_all = f"the same with all of the board drawn, as where the view moves over {wanders}"
    measure(draw_all, "<= 12", changed_board(app))
    return ours


def frames() -> None:
    """Measure the whole table at 1920x1080 with 50 tokens and the interface."""
    from tests.bench.scenes import crowded_table, pyscroll_and_gui

    app = crowded_table((1920, 1080))
    ours = frames_against_raw(app, "frame at rest, 50 tokens and interface", "on the board", "the board")
    try:
        import pygame

        peer = pyscroll_and_gui(pygame.Surface(app.display.screen.get_size()).convert())
    except ImportError as error:
        print(f"frame / pyscroll and pygame_gui: not measured, {error}")
    else:
        line = "frame / pyscroll and pygame_gui with 50 sprites"
        against(line, "<= 0.5", ours, peer, clock=time.process_time)


def large_window() -> None:
    """Measure a pointer that jumps thirty times a second at 3840x2160, over each table."""
    from tests.bench.large_window import SIZE, TABLES, share_of_a_core

    for name, table in TABLES.items():
        share = share_of_a_core(table(SIZE))
        print(f"{f'{name}: pointer at 3840x2160, % of a core':64} {share * 100:8.0f}  (aim <= 35)", flush=True)
        give_back()


def sight() -> None:
    """Sight of all squares of a 32x32 board from all squares, for one square."""
    import numpy as np

    from game.geometry import sight as lines
    from game.geometry.squares import SquareGrid

    chance = random.Random(1)
    rows = tuple("".join("#" if chance.random() < 0.15 else "." for _ in range(32)) for _ in range(32))
    try:
        import tcod.map
    except ImportError as error:
        print(f"sight / tcod: not measured, {error}")
        return
    clear = np.array([[square != "#" for square in row] for row in rows])
    places = [(x, y) for y in range(32) for x in range(32) if rows[y][x] != "#"]
    grid = SquareGrid(rows)
    lines.sight_table(grid)

    def ours() -> None:
        for place in places:
            lines.sight_row(grid, place, 1)

    def peer() -> None:
        for x, y in places:
            tcod.map.compute_fov(clear, (y, x), algorithm=12)

    against("sight of all squares from each of a 32x32 board, table kept / tcod", "<= 1", ours, peer, 3)
    built = timed(lambda: _fresh_table(rows), 3)
    per_turn = timed(peer, 3)
    print(f"{'the same with the table built again for one round of all squares':64} {built / per_turn:8.2f}")


def _fresh_table(rows: tuple[str, ...], counter: list[int] = [0]) -> None:  # noqa: B006 - a new board each time
    from game.geometry import sight as lines
    from game.geometry.squares import SquareGrid

    counter[0] += 1
    place = counter[0] % 32
    changed = rows[0][:place] + ("." if rows[0][place] == "#" else "#") + rows[0][place + 1 :]
    lines.sight_table(SquareGrid((changed, *rows[1:])))


def battlefield_frames() -> None:
    """Measure the whole table at 1920x1080 with a battlefield of 40x40 hexes, 40 figures and the interface."""
    from tests.bench.battlefields import crowded_battlefield

    app = crowded_battlefield((1920, 1080))
    frames_against_raw(app, "Arena: frame, 40x40 hexes, 40 figures", "on the battlefield", "it")


def zone_frames() -> None:
    """Measure the whole table at 1920x1080 with forty units, a stack of six and a hand."""
    from tests.bench.zones import crowded_zones

    app = crowded_zones((1920, 1080))
    frames_against_raw(app, "Factions: frame, 40 units, stack of six", "in the zones", "them")


def encounter_frames() -> None:
    """Measure the whole table at 1920x1080 with an Encounter of Crawler and a hand."""
    from tests.bench.encounters import crowded_encounter

    app = crowded_encounter((1920, 1080))
    frames_against_raw(app, "Crawler: frame, an Encounter", "on the table", "it")


def duel_frames() -> None:
    """Measure the whole table at 1920x1080 with two full rows of Heroes, a chain and a hand."""
    from tests.bench.duels import crowded_duel

    app = crowded_duel((1920, 1080))
    frames_against_raw(app, "Heroes: frame, two full rows, chain of four", "on the table", "it")


def hex_sight() -> None:
    """Sight of all hexes of a 24x24 battlefield from one figure's eye, with 20 bodies in the way."""
    from tests.bench.battlefields import sight_of_all

    look, places = sight_of_all()
    for place in places:
        look(place)
    spent = [timed(lambda place=place: look(place), 3) for place in places for _ in range(3)]  # type: ignore[misc]
    print(
        f"{'Arena: sight of all hexes of 24x24, tables kept, ms':64} {median(spent) * 1e3:8.2f}  (aim <= 2)", flush=True
    )


#: Random decisions for one of python-chess's random moves that a game aims at, where it is not one.
LEAST_DECISIONS = {"arena": 0.5}


def decisions() -> None:
    """Random play of each game: decisions a second against python-chess's random moves a second."""
    from game.core import runner
    from tests.conformance.registry import GAMES

    try:
        import chess
    except ImportError as error:
        print(f"decisions / python-chess: not measured, {error}")
        return

    def peer() -> float:
        count, begin, chance = 0, time.perf_counter(), random.Random(1)
        for _ in range(12):
            board = chess.Board()
            while not board.is_game_over():
                board.push(chance.choice(list(board.legal_moves)))
                count += 1
        return count / (time.perf_counter() - begin)

    for name, under in sorted(GAMES.items()):

        def ours(game: object = under.ruleset, setups: Callable[[int], object] = under.setups) -> float:
            count, begin = 0, time.perf_counter()
            for seed in (1, 3, 6):
                chance = random.Random(seed)
                state = runner.start(game, setups(seed), seed).state  # type: ignore[arg-type]
                while state.outcome is None:
                    answer = chance.choice(runner.legal(game, state))  # type: ignore[arg-type]
                    accepted = runner.submit(game, state, state.decision.seat, answer)  # type: ignore[arg-type]
                    assert isinstance(accepted, runner.Accepted)
                    state = accepted.state
                    count += 1
            return count / (time.perf_counter() - begin)

        ours(), peer()
        pairs = [(ours(), peer()) for _ in range(5)]
        ratio = median(one / other for one, other in pairs)
        one, other = (median(pair[index] for pair in pairs) for index in (0, 1))
        aim = LEAST_DECISIONS.get(name, 1.0)
        line = f"{name}: random decisions a second / python-chess's random moves"
        print(f"{line:64} {ratio:8.2f}  (aim >= {aim})  {one:9.0f} against {other:9.0f}", flush=True)


def thinking() -> None:
    """Computer players: nodes a second, seconds for an answer."""
    from tests.bench.thinking import thinking

    thinking()


def frames_while_thinking() -> None:
    """Measure the table at 1920x1080 while a computer player thinks in its process, beside it at rest."""
    from tests.bench.frames_while_thinking import frames_while_thinking

    for game in ("skirmish", "arena", "factions", "heroes"):
        beside, spent, rest = frames_while_thinking(game)
        line = f"{game}: frame while a computer player thinks / frame at rest"
        print(f"{line:64} {beside:8.2f}  (aim <= 1.2)  {spent * 1e3:9.3f} ms against {rest * 1e3:9.3f} ms", flush=True)


_MENU = (
    "from game.ui.run import run\n"
    "run(None, lambda app: app.quit())"
)  # fmt: skip
#: The frame after it, too, in which the picture beside the menu is begun: until then the menu does not answer.
_ANSWERS = (
    "from game.ui.run import run\n"
    "run(None, lambda app: (app.step(0.0), app.quit()))"
)  # fmt: skip
_BARE = "import pygame, pygame_gui, pytmx, numpy, msgspec"


def start() -> None:
    """Measure the way to the menu, as whole processes; as at a player's, what was imported once is compiled."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": tempfile.mkdtemp(prefix="tessera-bench-compiled-")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def process(code: str) -> Callable[[], object]:
        return lambda: subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, env=environment)

    for name, code in (("start to menu", _MENU), ("start to a menu that answers", _ANSWERS)):
        against(f"{name} / bare imports of the libraries", "<= 2.2", process(code), process(_BARE), 1)


_PLAY = (
    "from tests.bench.scenes import crowded_table, peak_megabytes\n"
    "app = crowded_table((1920, 1080))\n"
    "for _ in range(60): app.redraw(); app.step(0.016, [])\n"
    "print(peak_megabytes())"
)


def memory() -> None:
    """Peak memory of a process that plays, in MB."""
    done = subprocess.run([sys.executable, "-c", _PLAY], check=True, capture_output=True, text=True)
    peak = int(done.stdout.strip().splitlines()[-1])
    print(f"{'peak memory in play, MB':64} {peak:8}  (aim <= 200)")


if __name__ == "__main__":
    print(f"{sys.platform}, Python {sys.version.split()[0]}; ratios are ours / peer, medians of {ROUNDS} rounds")
    tables = (frames, battlefield_frames, zone_frames, encounter_frames, duel_frames)
    for part in (*tables, large_window, sight, hex_sight, decisions, thinking, frames_while_thinking, start, memory):
        part()
        # As the window does after a match: a table that nobody holds any more takes no room from the next one's cards.
        give_back()
