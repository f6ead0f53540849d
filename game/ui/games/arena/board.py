"""The battlefield with a table of Arena on it: what stands where, and the motions of what happens."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec.structs import replace

from game.core.events import Event
from game.rules.arena.presentation.names import figure_name
from game.rules.arena.standing import card_of
from game.rules.arena.state.board import Board
from game.rules.arena.state.table import Figure, Table, field
from game.ui.art.card_backs import card_back
from game.ui.art.card_faces import small_card
from game.ui.boards.hexes.board import HexBoardView
from game.ui.boards.hexes.inlays import GlyphShown
from game.ui.boards.hexes.tokens import FigureShown
from game.ui.games.arena.battlefield import battlefield_shown
from game.ui.games.arena.card_back import BACK
from game.ui.games.arena.faces import arena_face
from game.ui.games.arena.motions import script


class ArenaBoard(HexBoardView):
    """A battlefield that is given tables and batches of events."""

    def __init__(self, board: Board, names: Sequence[str], *, theme: str = "walnut", text_px: int = 15) -> None:
        self.board = board
        super().__init__(replace(battlefield_shown(board), owners=()), theme=theme, text_px=text_px)
        self.names = tuple(names)
        self.timeline.stage.card_picture = card_picture

    def show_table(self, table: Table) -> None:
        self.give_zones(table.zones)
        self.show(figures_of(table), glyphs_of(table))

    def play(self, batch: Sequence[Event], before: Table, after: Table) -> bool:
        """Play a batch of events; its table is shown when it is over. False when there was nothing to watch."""
        self.show_table(before)
        return self.play_records(script(batch, before, after), figures_of(after), glyphs_of(after))

    def forget(self) -> None:
        """Drop everything of a seat's view, as before the curtain."""
        self.show(None)


def card_picture(key: str, deck: str, width: int) -> pygame.Surface:
    """Return a small face, or a back for a card that is not known."""
    return small_card(arena_face(key), width) if key else card_back(BACK, width)


def figures_of(table: Table) -> list[FigureShown]:
    """Return the figures on the battlefield as the board shows them."""
    return [standing(table, figure) for figure in field(table)]


def standing(table: Table, figure: Figure) -> FigureShown:
    card, army = card_of(table, figure), table.armies[figure.army]
    turn = table.turn
    mine = figure.army == turn.army and figure.seat == turn.seat
    spent = mine and turn.phase == "move" and figure.id in turn.moved
    marks = ("enchant",) * len(army.auras) + ("help",) * len(army.hidden)
    return FigureShown(
        figure.id, figure.seat, card.key, figure_name(table, figure.id), figure.spaces, card.life, figure.damage,
        card.height, card.colour, spent, marks[:3],
    )  # fmt: skip


def glyphs_of(table: Table) -> tuple[GlyphShown, ...]:
    return tuple(GlyphShown(glyph.at, glyph.kind, glyph.is_up) for glyph in table.glyphs)
