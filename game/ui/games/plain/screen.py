"""The screen of a game that has none of its own: its table as text, and every legal answer by its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.games.game_entry import GameEntry
from game.core.commands import Command
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.views import View
from game.geometry.squares import Cell
from game.ui.games.plain.answers import AnswerList
from game.ui.games.plain.board import PlainBoard
from game.ui.table.game_screen import Announced, HeldCard, Inspection, LogLine, Marks, Panel, SeatFigures, TurnFigures
from game.ui.table.items import Item, Offer, Offers
from game.ui.table.screen_defaults import ScreenDefaults

AnyView = View[Any, Any]


class PlainScreen(ScreenDefaults):
    """Implements ``game_screen.GameScreen`` with the texts of the game's entry alone."""

    def __init__(self, entry: GameEntry, names: Sequence[str], theme: str) -> None:
        self.entry = entry
        self.names = tuple(names)
        self.theme = theme
        self.board: PlainBoard | None = None
        self._answers: AnswerList | None = None

    def show(self, table: Any) -> None:
        """Tell this table from now on; None forgets everything."""
        if table is None:
            self._answers = None
            if self.board is not None:
                self.board.show(())
            return
        if self.board is None:
            self.board = PlainBoard(self.theme)
        self.board.show(self.entry.table_text(table, self.names))

    def restyle(self, theme: str, table: Any) -> None:
        """Another theme."""
        if theme != self.theme:
            self.theme, self.board = theme, None
            if table is not None:
                self.show(table)

    def seat_figures(self, table: Any, seat: int, viewer: int) -> SeatFigures:
        """The seat's name."""
        return SeatFigures(seat, self.names[seat], "", ())

    def turn_figures(self, table: Any) -> TurnFigures:
        """The game's title: which parts a turn has is not known."""
        return TurnFigures(0, self.entry.ruleset.profile.title, (), -1)

    def offers(self, view: AnyView, answers: Sequence[Command], selected: int | None) -> Offers:
        """The legal answers by their words."""
        tell = self.entry.answer_text
        return Offers(tuple(Offer((answer,), tell(view.table, answer, self.names)) for answer in answers))

    def panel(self, view: AnyView, offers: Offers) -> Panel | None:
        """The list of answers."""
        if view.decision is None or not offers.all:
            return None
        if self._answers is None or self._answers.offers != offers.all:
            self._answers = AnswerList(offers.all)
        return self._answers

    def prompt(self, view: AnyView, selected: int | None) -> str:
        """The open question."""
        if view.decision is None:
            return "The match is over."
        return self.entry.prompt_text(view.table, view.decision, self.names)

    def log_line(self, table: Any, event: Event) -> LogLine | None:
        """What happened."""
        text = self.entry.event_text(table, event, self.names)
        return LogLine(text, seat=getattr(event, "seat", -1)) if text else None

    # There are no pieces, cards, marks or stacks.

    def piece_at(self, table: Any, cell: Cell) -> int | None:
        return None

    def space_of(self, table: Any, piece: int) -> tuple[Cell, int] | None:
        return None

    def place_words(self, table: Any, item: Item) -> str:
        return ""

    def space_words(self, table: Any, cell: Cell) -> str:
        return ""

    def held(self, view: AnyView) -> tuple[HeldCard, ...]:
        return ()

    def tray(self, view: AnyView, offers: Offers) -> tuple[HeldCard, ...]:
        return ()

    def tray_title(self, view: AnyView) -> str:
        return ""

    def first_selection(self, view: AnyView) -> int | None:
        return None

    def is_selectable(self, view: AnyView, piece: int) -> bool:
        return False

    def waiting(self, view: AnyView) -> tuple[int, ...]:
        return ()

    def why_not(self, view: AnyView, item: Item, selected: int | None) -> Refusal | None:
        return None

    def mark(self, view: AnyView, table: Any, pointed: Item | None, chosen: Marks) -> str:
        return ""

    def inspect(self, table: Any, item: Item) -> Inspection | None:
        return None

    def announced(self, table: Any) -> tuple[Announced, ...]:
        return ()

    def passing(self, answers: Sequence[Command]) -> Command | None:
        return None

    def own_card_answered(self, view: AnyView) -> bool:
        return False

    def turn_number(self, table: Any) -> int:
        return 0
