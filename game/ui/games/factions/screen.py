"""Factions on the table: five zones, what a click means, what is marked, what the panels say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.commands import Command
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.views import View
from game.geometry.squares import Cell
from game.rules.factions.presentation.words import prompt_text
from game.rules.factions.state import commands as c
from game.rules.factions.state.table import Table
from game.ui.games.factions import figures
from game.ui.games.factions import offers as answer_offers
from game.ui.games.factions.board import FactionsBoard
from game.ui.games.factions.marks import FactionsMarks
from game.ui.table.game_screen import (
    Announced,
    HeldCard,
    Inspection,
    LogLine,
    Marks,
    Opened,
    Panel,
    SeatFigures,
    TurnFigures,
)
from game.ui.table.items import Item, Offers
from game.ui.table.screen_defaults import ScreenDefaults

AnyView = View[Any, Any]
_SHOWING = ("search", "reorder", "look_at_hand")


class FactionsScreen(ScreenDefaults):
    """Implements ``game_screen.GameScreen``."""

    def __init__(self, names: Sequence[str], theme: str) -> None:
        self.names = tuple(names)
        self.theme = theme
        self.board: FactionsBoard | None = None
        self._shown: tuple[int, ...] = ()
        self._waiting: tuple[int, ...] = ()

    def show(self, table: Table | None) -> None:
        """Draw this table from now on; None forgets it and all that was worked out from it."""
        if table is None:
            self._shown = self._waiting = ()
            if self.board is not None:
                self.board.forget()
            return
        if self.board is None:
            self.board = FactionsBoard(self.names, on=table.map, theme=self.theme)
        self.board.show_table(table)

    def restyle(self, theme: str, table: Table | None) -> None:
        """Another theme: the table is drawn anew."""
        if theme != self.theme:
            self.theme = theme
            self.board = None
            if table is not None:
                self.show(table)

    def piece_at(self, table: Table, cell: tuple[int, int]) -> int | None:
        """The unit under the pointer, as far as it stands in that zone."""
        number = self.board.unit_pointed_at if self.board is not None else None
        unit = table.units.get(number) if number is not None else None
        return unit.id if unit is not None and unit.zone == cell[0] else None

    def space_of(self, table: Table, piece: int) -> tuple[tuple[int, int], int] | None:
        """The zone of a unit."""
        unit = table.units.get(piece)
        return ((unit.zone, 0), 1) if unit is not None else None

    def place_words(self, table: Table, item: Item) -> str:
        """Where a piece stands, or which space it is."""
        unit = table.units.get(item.number) if item.sort == "piece" else None
        zone = unit.zone if unit is not None else item.cell[0] if item.cell is not None else None
        return f"zone {zone}" if zone is not None else ""

    def space_words(self, table: Table, cell: Cell) -> str:
        """Zones tell for themselves."""
        return ""

    def seat_figures(self, table: Table, seat: int, viewer: int) -> SeatFigures:
        """A seat's points and cards."""
        return figures.seat_figures(table, seat, viewer, self.names)

    def turn_figures(self, table: Table) -> TurnFigures:
        """The cycle and its phases."""
        return figures.turn_figures(table, self.names)

    def held(self, view: AnyView) -> tuple[HeldCard, ...]:
        """The hand."""
        return figures.held_cards(view)

    def tray(self, view: AnyView, offers: Offers) -> tuple[HeldCard, ...]:
        """Cards that are looked through: a deck that is searched, cards to be put in order, the other hand."""
        decision = view.decision
        if decision is None or decision.seat != view.seat or decision.prompt not in _SHOWING:
            return ()
        numbers = offers.numbers("card")
        if decision.prompt == "look_at_hand":
            other = view.table.players[1 - view.seat].hand
            numbers = tuple(card for card in other if card)
        return figures.shown_cards(view, numbers)

    def tray_title(self, view: AnyView) -> str:
        """What the cards are."""
        prompt = view.decision.prompt if view.decision is not None else ""
        return {"search": "Your deck", "reorder": "The next card from the top", "look_at_hand": "The other hand"}.get(
            prompt, ""
        )

    def inspect(self, table: Table, item: Item) -> Inspection | None:
        """A card, or a unit as it is now."""
        return figures.inspection(table, item, self.names)

    def opened(self, table: Table, item: Item) -> Opened | None:
        """A graveyard."""
        return figures.opened(table, item, self.names)

    def announced(self, table: Table) -> tuple[Announced, ...]:
        """Attacks under way and the stack."""
        return figures.announced(table, self.names)

    def prompt(self, view: AnyView, selected: int | None) -> str:
        """Who is asked what."""
        if view.decision is None:
            return "The match is over."
        return prompt_text(view.table, view.decision, self.names)

    def log_line(self, table: Table, event: Event) -> LogLine | None:
        """A line for the log."""
        return figures.log_line(table, event, self.names)

    def own_card_answered(self, view: AnyView) -> bool:
        """Is the seat asked to answer a card that it has played itself?"""
        decision = view.decision
        if decision is None or decision.kind != "respond" or not view.table.stack:
            return False
        top = view.table.stack[-1]
        return bool(top.what == "card" and top.seat == view.seat)

    def turn_number(self, table: Table) -> int:
        """Counts the parts of the match that a standing pass lasts for: a phase of a cycle."""
        phases = ("setup", "upkeep", "build", "combat", "over")
        return table.turn.cycle * len(phases) + phases.index(table.turn.phase)

    def offers(self, view: AnyView, answers: Sequence[Command], selected: int | None) -> Offers:
        """The legal answers, by what to point at."""
        self._waiting = answer_offers.waiting(view, answers)
        if view.decision is None or not answers:
            return Offers()
        return answer_offers.offers_of(view, answers, self.names)

    def first_selection(self, view: AnyView) -> int | None:
        """The unit whose turn it is."""
        active = view.table.turn.activation
        return active.unit if active is not None and active.unit in view.table.units else None

    def is_selectable(self, view: AnyView, piece: int) -> bool:
        """Only the unit whose turn it is."""
        return piece == self.first_selection(view)

    def waiting(self, view: AnyView) -> tuple[int, ...]:
        """Units that can be activated."""
        return self._waiting

    def why_not(self, view: AnyView, item: Item, selected: int | None) -> Refusal | None:
        """Why pointing at an item means nothing now."""
        return answer_offers.why_not(view, item)

    def passing(self, answers: Sequence[Command]) -> Command | None:
        """Adding nothing to the stack."""
        return next((command for command in answers if isinstance(command, c.Pass)), None)

    def mark(self, view: AnyView, table: Table, pointed: Item | None, chosen: Marks) -> str:
        """Reach, targets and odds, from the rules' reports."""
        assert self.board is not None
        return FactionsMarks(self.board, view, table, chosen, pointed).show()

    def panel(self, view: AnyView, offers: Offers) -> Panel | None:
        """Factions needs none."""
        return None
