"""What a frame of a table of zones costs, against a copy of a full screen:
``python -m tests.ui.boards.cards.zone_measure``."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from statistics import median
from time import perf_counter

import pygame

from game.ui.boards.cards.board import CardBoardView
from game.ui.games.factions.tables import plain_layout
from tests.ui.boards.cards import zone_tables as tables


def main() -> None:
    """Print medians of interleaved rounds, as ratios to the plain copy, and the slowest first frames."""
    pygame.init()
    window = pygame.display.set_mode((1920, 1080))
    rect = window.get_rect()
    whole = pygame.Surface(rect.size)
    whole.fill((60, 50, 40))
    zones = tables.states(0, None, None, 1, 1, blockaded=(4,))
    views = {}
    for name, count, waiting in (("empty", 0, 0), ("forty", 40, 0), ("forty and a stack of six", 40, 6)):
        view = CardBoardView(plain_layout())
        view.fit(rect)
        view.show(tables.crowd(count), tables.locations(5), zones, tables.stack(waiting), tables.piles())
        begun = perf_counter()
        view.draw(window, rect)
        first = (perf_counter() - begun) * 1000
        slow = []
        while not view.is_at_rest or len(slow) < 3:
            begun = perf_counter()
            view.draw(window, rect)
            slow.append((perf_counter() - begun) * 1000)
        print(f"{name:30} first frame {first:6.1f} ms, then {len(slow)} frames, slowest {max(slow):5.1f} ms")
        views[name] = view
    marked = views["marked"] = views["forty and a stack of six"]
    times: dict[str, list[float]] = {name: [] for name in ("plain", *views)}
    for turn in range(7):
        for name in times:
            marked.overlays.clear()
            if name == "marked":
                marked.overlays.show_reach({(1, 0): 1, (3, 0): 1})
                marked.overlays.show_selection(2)
                marked.overlays.show_targets([3, 7, 900])
                marked.overlays.show_path((2, 3, 4))
                marked.overlays.show_attack((2, 7), "65%")
            for _ in range(20):
                begun = perf_counter()
                if name == "plain":
                    window.blit(whole, (0, 0))
                else:
                    views[name].draw(window, rect)
                spent = (perf_counter() - begun) * 1000
                if turn:
                    times[name].append(spent)
    base = median(times["plain"])
    for name, spent in times.items():
        print(f"{name:30} {median(spent):7.3f} ms  {median(spent) / base:5.2f}x")


if __name__ == "__main__":
    main()
