"""Print how large everything is on the tables of all games: ``python -m tests.bench.sizes``.

The tables are written (``written_tables``): early in a match, in its middle, crowded."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("TESSERA_HOME", tempfile.mkdtemp(prefix="tessera-bench-"))

import pygame

from game.ui.art.card_faces_small import TITLED
from game.ui.art.card_titles import whole_title
from game.ui.boards.cards import tokens
from game.ui.boards.cards.board import CardBoardView
from game.ui.boards.cards.records import CardShown, UnitShown
from game.ui.games.arena.board import ArenaBoard
from game.ui.games.crawler.board import CrawlerBoard
from game.ui.games.factions.board import FactionsBoard
from game.ui.games.heroes.board import HeroesBoard
from game.ui.games.skirmish.board import SkirmishBoard
from game.ui.panels.layout import TableLayout, lay_out
from tests.bench import written_tables
from tests.journeys.driver import Driver

SIZES = ((1280, 720), (1024, 768), (1920, 1080), (2560, 1080))
#: Scales of text that are measured at the first size, too.
LARGE = (1.5, 2.0)
MOMENTS = ("early", "middle", "crowded")
CARDS: dict[str, type[Any]] = {"heroes": HeroesBoard, "crawler": CrawlerBoard, "factions": FactionsBoard}
NAMES = ("Blue", "Amber")


def layout_of(size: tuple[int, int], text: float = 1.0) -> TableLayout:
    """Return how the panels lie in a window with text of that scale, with one opponent."""
    return lay_out(size, Driver(size, text_scale=text).app, 1)


def card_table(game: str, moment: str, size: tuple[int, int], text: float = 1.0) -> CardBoardView:
    """Return a table of cards as it lies in a window with text of that scale."""
    layout = layout_of(size, text)
    board: CardBoardView = CARDS[game](NAMES, text_px=Driver(size, text_scale=text).app.text_px(15))
    board.camera.column = layout.free.right - layout.side.left
    board.fit(layout.board, layout.free)
    board.show_table(getattr(written_tables, game)(moment))
    return board


def widths_of(board: CardBoardView) -> dict[int, float]:
    """Return how wide each card or token in play is that lies face up, in pixels, by its number."""
    found = {}
    for number, spot in board.miniatures.spots.items():
        piece = board.miniatures.units[number]
        is_attached = isinstance(piece, CardShown) and spot.box.h < spot.box.w
        is_hidden = isinstance(piece, CardShown) and piece.face_down
        if not is_attached and not is_hidden and not (isinstance(piece, UnitShown) and piece.capital):
            found[number] = spot.box.w * board.camera.square_px
    return found


def cards_of(board: CardBoardView) -> Iterator[tuple[int, int]]:
    """Yield how wide each card or token in play is, and how large its title is set (0: named when pointed at)."""
    for number, exact in widths_of(board).items():
        wide = round(exact)
        piece = board.miniatures.units[number]
        if isinstance(piece, UnitShown):
            (lines, title), least = tokens.title_of(piece.name, wide), tokens.TITLED
        else:
            (lines, title), least = whole_title(piece.name, max(11, round(wide * 0.105)), wide - 14), TITLED + 4
        yield wide, title if lines and wide >= least else 0


def measured(game: str, moment: str, size: tuple[int, int], text: float = 1.0) -> str:
    """Return a line about one table in one window with text of that scale."""
    layout = layout_of(size, text)
    window, free = layout.board, layout.free
    panels = (*layout.strips, layout.own, layout.prompt, layout.turn, layout.notes)
    covered = sum(rect.width * rect.height for rect in panels) / (size[0] * size[1])
    share = f"panels {100 * covered:2.0f} % without the hand"
    if game in CARDS:
        found = list(cards_of(card_table(game, moment, size, text)))
        wide, titles = sorted(one for one, _ in found), [title for _, title in found if title]
        told = f"{min(titles)} px titles on {len(titles)} of {len(found)}" if titles else "named when pointed at"
        return f"cards {wide[0]:3}-{wide[-1]:3} px, {told:32} {share}"
    laid = getattr(written_tables, f"{game}_board")(moment)
    view = SkirmishBoard(laid) if game == "skirmish" else ArenaBoard(laid, NAMES)
    view.fit(window, free)
    view.camera.draw_near()
    return f"squares {view.camera.square_px:3} px {'':41} {share}"


def main() -> None:
    """Print all of them."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    for size in SIZES:
        for game in ("skirmish", "arena", *CARDS):
            for moment in MOMENTS:
                print(f"{size[0]:4}x{size[1]:<4} {game:9} {moment:8} {measured(game, moment, size)}", flush=True)
    for text in LARGE:
        for game in CARDS:
            for moment in MOMENTS:
                told = measured(game, moment, SIZES[0], text)
                print(f"text {text:.0%} {game:9} {moment:8} {told}", flush=True)
    pygame.quit()


if __name__ == "__main__":
    main()
