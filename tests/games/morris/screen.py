"""Nine Men's Morris on the table: which answer a click stands for, and what is marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.commands import Command
from game.core.events import Event
from game.core.views import View
from game.geometry.squares import Cell
from game.ui.screens.game_screen import Counter, LogLine, Marks, SeatFigures, TurnFigures
from game.ui.screens.indicator import Indicator, Indicators
from game.ui.screens.items import Item, Offer, Offers, piece, square
from game.ui.screens.screen_defaults import ScreenDefaults
from tests.games.morris import state
from tests.games.morris.board import MorrisBoard
from tests.games.morris.entry import ENTRY

MorrisView = View[state.Table, state.Turn | state.Take]


class MorrisScreen(ScreenDefaults):
    """The board and the words of Nine Men's Morris."""

    board: MorrisBoard | None = None
    indicators = Indicators(
        {
            state.ManPlaced: lambda event, *_: Indicator(event.seat, at=(square(state.POINTS[event.point]),)),
            state.ManMoved: lambda event, *_: Indicator(
                event.seat, (piece(event.man),), way=(state.POINTS[event.start], state.POINTS[event.point])
            ),
            state.ManTaken: lambda event, *_: Indicator(1 - event.seat, at=(piece(event.man),)),
        }
    )

    def board_for(self, table: state.Table) -> MorrisBoard:
        return self.board or MorrisBoard(theme=self.theme)

    def piece_at(self, table: state.Table, cell: Cell) -> int | None:
        return (table.points[state.POINTS.index(cell)] or None) if cell in state.POINTS else None

    def space_of(self, table: state.Table, piece: int) -> tuple[Cell, int] | None:
        return (state.POINTS[table.points.index(piece)], 1) if piece in table.points else None

    def cell_words(self, table: state.Table, cell: Cell) -> str:
        return state.name_of(state.POINTS.index(cell)) if cell in state.POINTS else ""

    def seat_figures(self, table: state.Table, seat: int, viewer: int) -> SeatFigures:
        men = Counter("men", "figures", state.MEN - table.placed[seat], "Men still to be placed.")
        return SeatFigures(seat, self.names[seat], "", (men,))

    def turn_figures(self, table: state.Table) -> TurnFigures:
        phase = 0 if sum(table.placed) < 2 * state.MEN else 1
        return TurnFigures(table.turns % 2, "Nine Men's Morris", ("Place", "Move"), phase)

    def turn_number(self, table: state.Table) -> int:
        return table.turns

    def offers(self, view: MorrisView, answers: Sequence[Command], selected: int | None) -> Offers:
        return Offers(tuple(self._offer(view.table, answer) for answer in answers))

    def _offer(self, table: state.Table, answer: Command) -> Offer:
        words = ENTRY.answer_text(table, answer, self.names)
        match answer:
            case state.PlaceMan(point):
                return Offer((answer,), words, square(state.POINTS[point]))
            case state.MoveMan(start, point):
                by = piece(table.points[start])
                return Offer((answer,), words, by, square(state.POINTS[point]), is_aimed=True)
            case state.TakeMan(point):
                return Offer((answer,), words, piece(table.points[point]))
        return Offer((answer,), words)

    def question(self, view: MorrisView, selected: int | None) -> str:
        assert view.decision is not None
        return ENTRY.prompt_text(view.table, view.decision, self.names)

    def log_line(self, table: state.Table, event: Event) -> LogLine | None:
        text = ENTRY.event_text(table, event, self.names)
        return LogLine(text, seat=getattr(event, "seat", -1)) if text else None

    def mark(self, view: Any, table: state.Table, pointed: Item | None, chosen: Marks) -> str:
        """Frame the points to choose from, bracket the men, and ring the man that was begun with."""
        overlays = self.board.overlays
        offers = chosen.offers
        overlays.show_placement(offers.cells(), view.seat)
        overlays.show_targets(filter(None, (self.space_of(table, man) for man in offers.numbers("piece"))))
        overlays.show_selection(None)
        under = pointed.cell if pointed is not None and pointed.cell in state.POINTS else None
        overlays.show_hover((under, 1) if under is not None else None)
        return ""
