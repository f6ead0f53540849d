"""Tables of zones in pictures:
``python -m tests.ui.boards.cards.zone_gallery FOLDER [--size 1280x720] [--style hall]``."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.ui.boards.cards.board import CardBoardView
from game.ui.games.factions.faces import factions_face
from game.ui.games.factions.tables import plain_layout
from tests.ui.boards.cards import zone_tables as tables


def states(view: CardBoardView, name: str) -> None:
    """Set one of the gallery's states."""
    view.overlays.clear()
    piles = tables.piles()
    if name == "empty":
        view.show(tables.capitals(), [], tables.states(None, None, None, None, None), [], piles)
    elif name == "few":
        view.show(tables.crowd(6, 2), tables.locations(1), tables.states(0, 0, None, 1, 1), [], piles)
    elif name == "twelve":
        view.show(tables.crowd(12), tables.locations(3), tables.states(0, 0, None, None, 1), [], piles)
    elif name == "forty":
        view.show(tables.crowd(40), tables.locations(5), tables.states(0, None, None, 1, 1), [], piles)
    elif name == "one_zone":
        view.show(tables.crowd(40, only=(3,)), tables.locations(2), tables.states(0, 0, None, 1, 1), [], piles)
    elif name == "stack":
        zones = tables.states(0, None, None, 1, 1, blockaded=(4,))
        view.show(tables.crowd(24), tables.locations(5), zones, tables.stack(6), piles)
    elif name == "marks":
        zones = tables.states(0, None, None, 1, None, blockaded=(5,))
        view.show(tables.crowd(18), tables.locations(4), zones, tables.stack(1), piles)
        o = view.overlays
        o.show_reach({(1, 0): 1, (3, 0): 1, (4, 0): 2})
        o.show_selection(2)
        o.show_targets([3, 7, 900])
        o.show_path((2, 3, 4))
        o.show_attack((2, 7), "65%")
        o.show_hover((4, 0))
        view.miniatures.hovered = 8


STATES = ("empty", "few", "twelve", "forty", "one_zone", "stack", "marks")


def main() -> None:
    ask = argparse.ArgumentParser(description="Draw tables of zones.")
    ask.add_argument("folder", type=Path)
    ask.add_argument("--theme", default="walnut")
    ask.add_argument("--style", default="hall")
    ask.add_argument("--size", default="1280x720")
    ask.add_argument("--states", default=",".join(STATES))
    ask.add_argument("--full", action="store_true", help="the whole window, not the part that a table has in it")
    asked = ask.parse_args()
    pygame.display.init()
    pygame.font.init()
    width, height = map(int, asked.size.split("x"))
    scale = height / 720
    if not asked.full:
        width, height = round(970 * scale), round(486 * scale)
    window = pygame.display.set_mode((width, height))
    asked.folder.mkdir(parents=True, exist_ok=True)
    view = CardBoardView(plain_layout(asked.style), theme=asked.theme, text_px=round(15 * scale))
    view.set_faces(factions_face)
    view.fit(window.get_rect())
    for name in asked.states.split(","):
        states(view, name)
        view.draw(window, window.get_rect(), whole=True)
        pygame.image.save(window, asked.folder / f"{name}_{asked.style}_{asked.theme}_{asked.size}.png")


if __name__ == "__main__":
    main()
