"""What a frame of a battlefield costs, against a plain copy of a full screen:
``python -m tests.ui.boards.hexes.measure``."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from statistics import median
from time import perf_counter

import pygame

from game.geometry.hexes import steps_apart
from game.ui.boards.hexes.board import HexBoardView
from tests.ui.boards.hexes.battlefields import crowd, large, shown_as


def main() -> None:
    """Print medians of interleaved rounds, as ratios to the plain copy, and the slowest frames after a jump."""
    pygame.init()
    window = pygame.display.set_mode((1920, 1080))
    rect = window.get_rect()
    board = large()
    figures = crowd(board, 40)
    views = {count: HexBoardView(shown_as(board)) for count in (0, 40)}
    views[40].show(figures)
    view = views[40]
    whole = pygame.Surface(rect.size)
    whole.fill((60, 50, 40))
    middle = view.projection.order[len(view.projection.order) // 2]
    reach = {place: 1 for place in board.terrain.by_place if steps_apart(place, middle) < 11}
    cases = [
        ("plain copy of 1920x1080", 0.0, 0, False),
        ("board, 1x", 1.0, 0, False),
        ("board and 40 figures, 0.5x", 0.5, 40, False),
        ("board and 40 figures, 1x", 1.0, 40, False),
        ("board and 40 figures, 2x", 2.0, 40, False),
        (f"board, 40 figures, reach of {len(reach)}, 1x", 1.0, 40, True),
    ]
    times: dict[str, list[float]] = {name: [] for name, *_ in cases}
    for turn in range(6):
        for name, zoom, count, marked in cases:
            view = views[count]
            if zoom:
                view.camera.look_through(rect)
                view.camera.zoom_to(zoom)
                view.camera.centre_on((20, 16))
                view.overlays.show_reach(reach if marked else None)
            for frame in range(80 if zoom and turn == 0 else 20):
                begun = perf_counter()
                if zoom:
                    view.draw(window, rect)
                else:
                    window.blit(whole, (0, 0))
                spent = (perf_counter() - begun) * 1000
                if turn and frame > 2:
                    times[name].append(spent)
    base = median(times[cases[0][0]])
    for name, *_ in cases:
        print(f"{name:50} {median(times[name]):7.3f} ms  {median(times[name]) / base:5.2f}x")
    wet = sum(box.colliderect(rect) for _, box in view.chunks._wet(64))
    print(f"water spaces on the board {len(view.chunks.ground.water)}, within a screen {wet}")
    fresh = HexBoardView(shown_as(board))
    fresh.show(figures)
    fresh.fit(rect)
    slow = []
    for zoom in (1.0, 2.0, 0.5, 3.0):
        fresh.camera.zoom_to(zoom)
        for _ in range(30):
            begun = perf_counter()
            fresh.draw(window, rect)
            fresh.update(1 / 60)
            slow.append((perf_counter() - begun) * 1000)
    print(f"frames after jumps: median {median(slow):.1f} ms, slowest {sorted(slow)[-6:]}")


if __name__ == "__main__":
    main()
