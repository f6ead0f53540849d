"""Pictures of battlefields: ``python -m tests.ui.board.hex_gallery FOLDER [--zoom 1] [--theme walnut]``."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.ui.board.hex_board import HexBoardView
from tests.ui.board import hex_boards


def main() -> None:
    ask = argparse.ArgumentParser(description="Draw battlefields.")
    ask.add_argument("folder", type=Path)
    ask.add_argument("--zoom", type=float, default=1.0)
    ask.add_argument("--theme", default="walnut")
    ask.add_argument("--sixths", type=int, default=0)
    ask.add_argument("--size", default="1600x1000")
    ask.add_argument("--board", default="duel", choices=("duel", "melee", "large"))
    ask.add_argument("--figures", type=int, default=30)
    asked = ask.parse_args()
    pygame.display.init()
    pygame.font.init()
    width, height = map(int, asked.size.split("x"))
    window = pygame.display.set_mode((width, height))
    board = getattr(hex_boards, asked.board)()
    view = HexBoardView(board, theme=asked.theme)
    view.show(hex_boards.crowd(board, asked.figures), hex_boards.glyphs_of(board))
    view.rotate(asked.sixths)
    view.fit(window.get_rect())
    view.camera.zoom_to(asked.zoom)
    view.draw(window, window.get_rect(), whole=True)
    asked.folder.mkdir(parents=True, exist_ok=True)
    name = f"{asked.board}_{asked.theme}_{asked.sixths}_{asked.zoom:g}.png"
    pygame.image.save(window, asked.folder / name)


if __name__ == "__main__":
    main()
