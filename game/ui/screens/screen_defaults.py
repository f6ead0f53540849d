"""Defaults for a game's screen, and what most screens do alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol

from game.core.commands import Command
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.state import Step, TableT
from game.core.views import View
from game.geometry.squares import Cell
from game.ui.art.tones import tones
from game.ui.screens import game_screen
from game.ui.screens.board_view import MatchBoard
from game.ui.screens.foresight import Foresight
from game.ui.screens.indicator import Indicator, Indicators
from game.ui.screens.items import Item, Offers
from game.ui.screens.stops import Stop
from game.ui.screens.tally import Tally


class ScreenDefaults(ABC, Generic[TableT]):
    """A screen without pieces, cards, marks or stacks. ``board_for`` and ``question`` have no default."""

    board: MatchBoard[TableT] | None = None
    #: By how many steps the last board was turned.
    _turned = 0
    #: What is pointed out before it is played: nothing.
    indicators = Indicators()
    #: Nothing on the board sees anything.
    has_sight = False
    #: The parts of a turn have names in the turn's panel.
    parts: tuple[str, ...] = ()
    #: Nothing is foreseen of a piece that is pointed at. What a piece threatens is a record of the game's own.
    foresight: Foresight[TableT, Any] | None = None

    def __init__(self, names: Sequence[str], theme: str) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.theme, self._tones = theme, tones()

    # The board

    @abstractmethod
    def board_for(self, table: TableT) -> MatchBoard[TableT]:
        """Return the board on which this table is shown: the present one, or a new one."""

    def forget(self) -> None:
        """Forget all that was worked out from a table."""

    def show(self, table: TableT | None) -> None:
        """Draw this table from now on; None forgets it and all that was worked out from it."""
        if table is not None:
            is_new = self.board is None
            self.board = self.board_for(table)
            if is_new and self._turned and self.board.turning is not None:
                self.board.turning.turn(self._turned)
            self.board.show_table(table)
            return
        self.forget()
        if self.foresight is not None:
            self.foresight.forget()
        if self.board is not None:
            self.board.forget()

    def sit(self, seat: int) -> None:
        """Do nothing: a table looks the same from every seat."""

    def own_side(self, table: TableT, seat: int) -> Collection[Cell]:
        """Return nothing: no side of the board is a seat's own."""
        return ()

    def threatened(self, table: TableT, seat: int) -> Iterator[Mapping[int, bool]]:
        """Return nothing: nothing of this game is attacked from where it stands."""
        return iter(())

    def restyle(self, theme: str, names: Sequence[str], table: TableT | None) -> None:
        """Draw the board again in another theme or another palette, or with other names, turned as it was."""
        if theme != self.theme or tones() is not self._tones or tuple(names) != self.names:
            self._tones, self.names = tones(), tuple(names)
            self.forget()
            turning = self.board.turning if self.board is not None else None
            self._turned = turning.turned if turning is not None else self._turned
            self.theme = theme
            self.board = None
            if table is not None:
                self.show(table)

    def piece_at(self, table: TableT, cell: Cell) -> int | None:
        """Return None: no space has a piece."""
        return None

    def space_of(self, table: TableT, piece: int) -> tuple[Cell, int] | None:
        """Return None: no piece stands on a space."""
        return None

    def place_words(self, table: TableT, item: Item) -> str:
        """Return where a piece stands, or which space it is."""
        cell = item.cell
        if item.sort == "piece":
            space = self.space_of(table, item.number)
            cell = space[0] if space is not None else None
        return self.cell_words(table, cell) if cell is not None else ""

    def cell_words(self, table: TableT, cell: Cell) -> str:
        """Return the name of a space: none."""
        return ""

    def space_words(self, table: TableT, cell: Cell) -> str:
        """Return no words: spaces are plain."""
        return ""

    def mark(self, view: View[TableT, Step], table: TableT, pointed: Item | None, chosen: game_screen.Marks) -> str:
        """Mark nothing, and return no words about it."""
        return ""

    def indicator(self, table: TableT, events: Sequence[Event]) -> Indicator | None:
        """Return the action that begins with these events, as the game's ``indicators`` tell it."""
        return self.indicators.first_of(events, table)

    # The panels

    def held(self, view: View[TableT, Step]) -> tuple[game_screen.HeldCard, ...]:
        """Return no cards: there is no hand."""
        return ()

    def tray(self, view: View[TableT, Step], offers: Offers) -> tuple[game_screen.HeldCard, ...]:
        """Return no cards to choose from."""
        return ()

    def tray_title(self, view: View[TableT, Step]) -> str:
        """Return no title: there is no tray."""
        return ""

    def inspect(self, table: TableT, item: Item) -> game_screen.Inspection | None:
        """Return nothing to look at closely."""
        return None

    def opened(self, table: TableT, item: Item) -> game_screen.Opened | None:
        """Return None: there is no pile to open."""
        return None

    def tallies(self, view: View[TableT, Step], table: TableT, pointed: Item | None) -> tuple[Tally, ...]:
        """Return no sums."""
        return ()

    def announced(self, table: TableT) -> tuple[game_screen.Announced, ...]:
        """Return nothing announced: there is no stack."""
        return ()

    def panel(self, view: View[TableT, Step], offers: Offers) -> game_screen.Panel | None:
        """Return None: there is no panel."""
        return None

    def prompt(self, view: View[TableT, Step], selected: int | None) -> str:
        """Return who is asked what, and what can be done with the selected piece."""
        return self.question(view, selected) if view.decision is not None else "The match is over."

    @abstractmethod
    def question(self, view: View[TableT, Step], selected: int | None) -> str:
        """Return the open question in words."""

    def resting(self, view: View[TableT, Step], answers: Sequence[Command]) -> Command | None:
        """Return None: there is no such answer."""
        return None

    #: Answers that end what their seat could have continued: right after them it has nothing to add.
    ends: tuple[type[Command], ...] = ()

    def own_act_answered(self, view: View[TableT, Step], last: Command | None) -> bool:
        """Return whether the seat is asked to answer a card that it played itself, or what it has just ended itself."""
        decision, announced = view.decision, self.announced(view.table)
        if decision is None or decision.kind != "respond":
            return False
        if not announced:
            return isinstance(last, self.ends)
        return announced[-1].is_card and announced[-1].seat == view.seat

    def asked_in_vain(self, view: View[TableT, Step], answers: Sequence[Command]) -> Command | None:
        """Return None: no question is asked in vain."""
        return None

    def stops(self) -> tuple[Stop, ...]:
        """Return no stops."""
        return ()

    def stop_at(self, view: View[TableT, Step]) -> Stop | None:
        """Return None: the match is at no stop."""
        return None

    def is_in_passing(self, view: View[TableT, Step]) -> bool:
        """Return False: who acts does so in a turn of its own."""
        return False

    def turn_number(self, table: TableT) -> int:
        """Return 0: turns are not counted."""
        return 0

    # What may be done

    def begin_with(self, item: Item | None, offers: Offers) -> None:
        """Do nothing: a choice of where to begin is not shown."""

    def first_selection(self, view: View[TableT, Step]) -> int | None:
        """Return None: no piece acts."""
        return None

    def is_selectable(self, view: View[TableT, Step], piece: int) -> bool:
        """Return whether it is the piece that acts anyway."""
        return piece == self.first_selection(view)

    def waiting(self, view: View[TableT, Step]) -> tuple[int, ...]:
        """Return no pieces: none can still act."""
        return ()

    def concerned(self, view: View[TableT, Step]) -> tuple[int, ...]:
        """Return no pieces: what is asked concerns none but those that it names."""
        return ()

    def why_not(self, view: View[TableT, Step], item: Item, selected: int | None) -> Refusal | None:
        """Return None: there is no reason to give."""
        return None

    def passing(self, answers: Sequence[Command]) -> Command | None:
        """Return None: no answer lets an announced action pass."""
        return None


class Figures(Protocol[TableT]):
    """What a game says of its table, as the panels show it: its module ``figures`` has these functions."""

    def seat_figures(
        self, table: TableT, seat: int, viewer: int, names: Sequence[str], /
    ) -> game_screen.SeatFigures: ...
    def turn_figures(self, table: TableT, names: Sequence[str], /) -> game_screen.TurnFigures: ...
    def held_cards(self, view: View[TableT, Step], /) -> tuple[game_screen.HeldCard, ...]: ...
    def inspection(self, table: TableT, item: Item, names: Sequence[str], /) -> game_screen.Inspection | None: ...
    def announced(self, table: TableT, names: Sequence[str], /) -> tuple[game_screen.Announced, ...]: ...
    def log_line(self, table: TableT, event: Event, names: Sequence[str], /) -> game_screen.LogLine | None: ...


class ScreenOfFigures(ScreenDefaults[TableT]):
    """A screen whose panels show the game's ``figures``; ``passes`` are the answers that let an announced action be."""

    figures: Figures[TableT]
    passes: tuple[type[Command], ...] = ()

    def seat_figures(self, table: TableT, seat: int, viewer: int) -> game_screen.SeatFigures:
        """Return a seat's strip, as ``viewer`` may know it."""
        return self.figures.seat_figures(table, seat, viewer, self.names)

    def turn_figures(self, table: TableT) -> game_screen.TurnFigures:
        """Return the turn and its phases."""
        return self.figures.turn_figures(table, self.names)

    def held(self, view: View[TableT, Step]) -> tuple[game_screen.HeldCard, ...]:
        return self.figures.held_cards(view)

    def inspect(self, table: TableT, item: Item) -> game_screen.Inspection | None:
        return self.figures.inspection(table, item, self.names)

    def announced(self, table: TableT) -> tuple[game_screen.Announced, ...]:
        return self.figures.announced(table, self.names)

    def log_line(self, table: TableT, event: Event) -> game_screen.LogLine | None:
        """Return a line for the log."""
        return self.figures.log_line(table, event, self.names)

    def passing(self, answers: Sequence[Command]) -> Command | None:
        return next((command for command in answers if isinstance(command, self.passes)), None)
