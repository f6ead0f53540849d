"""What a frame of the board costs, against a plain copy of a full screen: python -m tests.ui.boards.measure"""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

import pygame

from game.app.files.folders import shipped_maps
from game.app.maps.reading import read_map
from game.geometry.squares import fits, footprint
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.table import Card, Creature, Player, Table, Turn
from game.ui.games.skirmish.board import SkirmishBoard


def crowd(board: Board, count: int) -> Table:
    """Return a table with that many creatures on it."""
    chance, taken = Random(1), set()
    creatures: dict[int, Creature] = {}
    keys = list(CREATURES)
    while len(creatures) < count:
        key = keys[len(creatures) % len(keys)]
        size = 2 if CREATURES[key].large and len(creatures) < len(keys) else 1
        cell = (chance.randrange(board.grid.width), chance.randrange(board.grid.height))
        squares = set(footprint(cell, size))
        if CREATURES[key].large and size == 1:
            key = "elf_archer"
        if fits(board.grid, cell, size) and not taken & squares:
            taken |= squares
            number = len(creatures) + 1
            creatures[number] = Creature(number, key, number % 2, cell, damage=number % 3 * 5 % CREATURES[key].hp)
    cards = {number: Card(creature.key, creature.seat) for number, creature in creatures.items()}
    return Table(board, cards, (Player(0, 0, "drow"), Player(1, 1, "crown")), creatures, Turn(1, 0, "action"))


def main() -> None:
    """Print medians of interleaved rounds, as ratios to the plain copy."""
    pygame.init()
    window = pygame.display.set_mode((1920, 1080))
    rect = window.get_rect()
    made = read_map(shipped_maps("skirmish") / "sunken_cavern.tmx")
    assert made.board is not None
    view = SkirmishBoard(made.board, made.picture)
    empty, full = crowd(made.board, 0), crowd(made.board, 50)
    whole = pygame.Surface(rect.size)
    whole.fill((60, 50, 40))

    def board(table: Table, zoom: float, *, reach: bool = False) -> tuple[Callable[[], None], Callable[[], None]]:
        costs = {(x, y): x for x in range(4, 24) for y in range(2, 18)} if reach else None

        def prepare() -> None:
            view.show_table(table)
            view.overlays.show_reach(costs)
            view.overlays.show_targets([((x, 9), 1) for x in range(4, 10)] if reach else ())
            if view.camera.rect != rect or view.camera.zoom != zoom:
                view.camera.look_through(rect)
                view.camera.zoom_to(zoom)
                view.camera.centre_on((15, 10))

        def frame() -> None:
            view.draw(window, rect)

        return prepare, frame

    cases: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
        "plain copy of 1920x1080": (lambda: None, lambda: window.blit(whole, (0, 0))),
        "board alone, 1x": board(empty, 1),
        "board and 50 tokens, 0.5x": board(full, 0.5),
        "board and 50 tokens, 1x": board(full, 1),
        "board and 50 tokens, 2x": board(full, 2),
        "board, 50 tokens, reach of 320 squares, targets, 1x": board(full, 1, reach=True),
    }
    for prepare, frame in cases.values():
        prepare()
        for _ in range(40):
            frame()
    times: dict[str, list[float]] = {name: [] for name in cases}
    for _ in range(7):
        for name, (prepare, frame) in cases.items():
            prepare()
            frame()
            for _ in range(20):
                begun = perf_counter()
                frame()
                times[name].append((perf_counter() - begun) * 1000)
    base = median(times["plain copy of 1920x1080"])
    for name, taken in times.items():
        print(f"{name:56} {median(taken):7.3f} ms  {median(taken) / base:5.2f}x")
    print(f"chunks kept {len(view.chunks.kept)}, built {view.chunks.kept.built}")


if __name__ == "__main__":
    main()
