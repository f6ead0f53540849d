"""A table of cards in pictures:
``python -m tests.ui.boards.cards.card_gallery FOLDER [--size 1280x720] [--style hall]``."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.records import ArrowShown, GaugeShown
from game.ui.games.factions.faces import factions_back, factions_face
from tests.ui.boards.cards import card_tables as tables

STATES = ("cards", "tokens", "marks", "crowd", "dungeon")


def states(view: CardBoardView, name: str, style: str) -> None:
    """Set one of the gallery's states."""
    view.overlays.clear()
    view.miniatures.hovered = None
    view.show_layout(tables.dungeon(style) if name == "dungeon" else tables.layout(style))
    if name == "dungeon":
        view.show(tables.encounter(), (), (), (), tables.dungeon_piles(), [GaugeShown("encounter", 4, 6, "dead")])
        view.overlays.show_arrows([ArrowShown(1, 20, 0, words="7"), ArrowShown(20, 1, 4, strong=False)])
    elif name == "tokens":
        view.show(tables.tokens(), (), (), (), tables.piles())
    elif name == "crowd":
        many = [tables.card(100 + n, tables.UNITS[n % len(tables.UNITS)], f"allies {n % 2}", n % 2) for n in range(30)]
        view.show(many, (), (), (), tables.piles())
    else:
        stack = tables.stack() if name == "cards" else ()
        view.show(tables.pieces(), (), (), stack, tables.piles(), tables.gauges())
    if name == "marks":
        view.overlays.show_targets([11, 12, ((30, 0), 1)])
        view.overlays.show_selection(2)
        view.overlays.show_arrows(tables.arrows())
        view.miniatures.hovered = 5


def main() -> None:
    ask = argparse.ArgumentParser(description="Draw tables of cards.")
    ask.add_argument("folder", type=Path)
    ask.add_argument("--theme", default="walnut")
    ask.add_argument("--style", default="hall")
    ask.add_argument("--size", default="1280x720")
    ask.add_argument("--states", default=",".join(STATES))
    asked = ask.parse_args()
    pygame.display.init()
    pygame.font.init()
    width, height = map(int, asked.size.split("x"))
    window = pygame.display.set_mode((width, height))
    asked.folder.mkdir(parents=True, exist_ok=True)
    view = CardBoardView(tables.layout(asked.style), theme=asked.theme, text_px=round(15 * height / 720))
    view.set_faces(factions_face, factions_back)
    view.fit(window.get_rect())
    for name in asked.states.split(","):
        states(view, name, asked.style)
        view.fit(window.get_rect())
        view.draw(window, window.get_rect(), whole=True)
        pygame.image.save(window, asked.folder / f"{name}_{asked.style}_{asked.theme}_{asked.size}.png")


if __name__ == "__main__":
    main()
