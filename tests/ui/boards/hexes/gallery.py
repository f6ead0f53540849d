"""Pictures of battlefields: ``python -m tests.ui.boards.hexes.gallery FOLDER [--zoom 1] [--theme walnut]``."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.geometry.hex_sight import Body, sight
from game.geometry.hexes import steps_apart
from game.ui.boards.hexes.board import HexBoardView
from tests.ui.boards.hexes import battlefields


def mark(view: HexBoardView) -> None:
    """Show every overlay at once, on the duel's board."""
    at, overlays, terrain = battlefields.at, view.overlays, view.battlefield.terrain
    reach = {place: steps_apart(at(6, 11), place) for place in terrain.by_place if steps_apart(at(6, 11), place) < 4}
    overlays.show_reach(reach, {place: 1 for place in reach if place[0] == 2})
    overlays.show_costs(shown=True)
    overlays.show_threatened([at(11, 12), at(12, 12), at(11, 13)])
    overlays.show_area([place for place in terrain.by_place if steps_apart(at(12, 5), place) < 2])
    overlays.show_placement([at(1, 14), at(1, 15), at(2, 15)], 2)
    path = [at(6, 9), at(5, 8), at(4, 7), at(3, 6), at(3, 5), at(4, 4)]
    overlays.show_path(path, 9, [at(3, 6), at(5, 8)])
    overlays.show_selection((at(6, 9),))
    overlays.show_hover((at(8, 16), 1))
    overlays.show_targets([(at(13, 10), 1), (at(14, 9), at(13, 8))])
    eye, blocker = Body(1, (at(13, 13),), terrain.top(at(13, 13)), 5), Body(2, (at(10, 15),), 1, 4)
    target = Body(3, (at(5, 16),), terrain.top(at(5, 16)), 5)
    overlays.show_sight(sight(terrain, (eye, blocker, target), eye, target), (eye, blocker, target))
    overlays.show_levels(shown=True)


def main() -> None:
    ask = argparse.ArgumentParser(description="Draw battlefields.")
    ask.add_argument("folder", type=Path)
    ask.add_argument("--zoom", type=float, default=1.0)
    ask.add_argument("--theme", default="walnut")
    ask.add_argument("--sixths", type=int, default=0)
    ask.add_argument("--size", default="1600x1000")
    ask.add_argument("--board", default="duel", choices=("duel", "melee", "large"))
    ask.add_argument("--figures", type=int, default=30)
    ask.add_argument("--marks", action="store_true")
    asked = ask.parse_args()
    pygame.display.init()
    pygame.font.init()
    width, height = map(int, asked.size.split("x"))
    window = pygame.display.set_mode((width, height))
    board = getattr(battlefields, asked.board)()
    view = HexBoardView(battlefields.shown_as(board), theme=asked.theme)
    view.show(battlefields.crowd(board, asked.figures), battlefields.glyphs_of(board))
    view.rotate(asked.sixths)
    if asked.marks:
        mark(view)
    view.fit(window.get_rect())
    if asked.zoom:
        view.camera.zoom_to(asked.zoom)
    view.draw(window, window.get_rect(), whole=True)
    asked.folder.mkdir(parents=True, exist_ok=True)
    name = f"{asked.board}_{asked.theme}_{asked.sixths}_{asked.zoom:g}.png"
    pygame.image.save(window, asked.folder / name)


if __name__ == "__main__":
    main()
