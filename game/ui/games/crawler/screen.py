"""Crawler on the table: what lies there, what a click means, the struggles as sums, what the panels say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.views import View
from game.geometry.squares import Cell
from game.rules.crawler.presentation.queries import attack_sum, retaliation_sum
from game.rules.crawler.presentation.threats import dangers
from game.rules.crawler.presentation.words import prompt_text
from game.rules.crawler.state.table import Table
from game.ui.games.crawler import figures
from game.ui.games.crawler import offers as answer_offers
from game.ui.games.crawler.board import CrawlerBoard
from game.ui.games.crawler.indicators import INDICATORS
from game.ui.games.crawler.marks import CrawlerMarks
from game.ui.games.crawler.tallies import tallies_of
from game.ui.screens.game_screen import GameScreen, HeldCard, Marks, Opened
from game.ui.screens.items import Item, Offers
from game.ui.screens.screen_defaults import ScreenOfFigures
from game.ui.screens.tally import Tally

AnyView = View[Table, Step]


class CrawlerScreen(ScreenOfFigures[Table]):
    """Implements ``game_screen.GameScreen``."""

    indicators = INDICATORS
    board: CrawlerBoard | None = None
    figures = figures
    _waiting: tuple[int, ...] = ()

    def board_for(self, table: Table) -> CrawlerBoard:
        return self.board or CrawlerBoard(self.names, on=table.map, theme=self.theme)

    def forget(self) -> None:
        self._waiting = ()

    def space_of(self, table: Table, piece: int) -> tuple[Cell, int] | None:
        """Return the row in which a card lies."""
        if self.board is None:
            return None
        shown = self.board.miniatures.units.get(piece)
        area = self.board.layout.by_name.get(getattr(shown, "area", ""))
        return ((area.space, 0), 1) if area is not None and area.space else None

    def cell_words(self, table: Table, cell: Cell) -> str:
        areas = self.board.layout.areas if self.board is not None else ()
        return next((area.title or area.name for area in areas if area.space == cell[0]), "")

    def threatened(self, table: Table, seat: int) -> Iterator[Mapping[int, bool]]:
        """Yield the Adventurers that would be wounded as things are: the party's fate is one."""
        yield dangers(table)

    def tray(self, view: AnyView, offers: Offers) -> tuple[HeldCard, ...]:
        """Return the cards neither in the hand nor on the table: of a deck that is searched, or looked at."""
        table, decision = view.table, view.decision
        if decision is None or decision.seat != view.seat:
            return ()
        cards = tuple(number for number in offers.numbers("card") if number not in table.hand)
        return figures.shown_cards(table, cards, "Cards")

    def tray_title(self, view: AnyView) -> str:
        return self.prompt(view, None)

    def question(self, view: AnyView, selected: int | None) -> str:
        assert view.decision is not None
        asked = prompt_text(view.table, view.decision, self.names)
        return " ".join((asked, *answer_offers.who_is_done(view, self.names)))

    def tallies(self, view: AnyView, table: Table, pointed: Item | None) -> tuple[Tally, ...]:
        """Return the struggles of this moment, with what is pointed at counted in."""
        if table is not view.table:
            return tallies_of(table, is_resolved=True)
        return tallies_of(table, answer_offers.considered_at(view, pointed))

    def opened(self, table: Table, item: Item) -> Opened | None:
        return figures.opened(table, item)

    def turn_number(self, table: Table) -> int:
        return table.round.number

    def offers(self, view: AnyView, answers: Sequence[Command], selected: int | None) -> Offers:
        """Return the legal answers, keyed by what to point at."""
        self._waiting = answer_offers.waiting(view, answers)
        return answer_offers.offers_of(view, answers, self.names) if view.decision is not None else Offers()

    def is_selectable(self, view: AnyView, piece: int) -> bool:
        """Return False: a click commits at once."""
        return False

    def waiting(self, view: AnyView) -> tuple[int, ...]:
        return self._waiting

    def concerned(self, view: AnyView) -> tuple[int, ...]:
        """Return those whom the struggle at hand is about: the Characters that could be wounded, or those who attack
        and whom they attack."""
        struggle = view.table.struggle
        if struggle is None:
            return ()
        if struggle.kind == "attack":
            return attack_sum(view.table).targets
        assaults = retaliation_sum(view.table).attacks[0].assaults
        return tuple(dict.fromkeys(number for one in assaults for number in (*one.attackers, one.target)))

    def why_not(self, view: AnyView, item: Item, selected: int | None) -> Refusal | None:
        return answer_offers.why_not(view, item)

    def mark(self, view: AnyView, table: Table, pointed: Item | None, chosen: Marks) -> str:
        """Return who may be chosen, and who is attacked."""
        assert self.board is not None
        return CrawlerMarks(self.board, view, table, chosen, pointed).show()


#: mypy checks that it has all that the table asks of a screen.
_: type[GameScreen[Table]] = CrawlerScreen
