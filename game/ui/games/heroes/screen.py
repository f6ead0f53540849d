"""Heroes on the table: what lies there, what a click means, the outcome of an attack, what the panels say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.core.commands import Command, Concede, Pass
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.views import View
from game.core.words import asked
from game.geometry.squares import Cell
from game.rules.heroes.presentation import queries
from game.rules.heroes.presentation.threats import dangers
from game.rules.heroes.presentation.words import prompt_text
from game.rules.heroes.state.commands import UsePower
from game.rules.heroes.state.table import Table
from game.ui.games.heroes import figures
from game.ui.games.heroes import offers as answer_offers
from game.ui.games.heroes.board import HeroesBoard
from game.ui.games.heroes.indicators import INDICATORS
from game.ui.games.heroes.marks import HeroesMarks
from game.ui.games.heroes.stops import STOPS, stop_at
from game.ui.games.heroes.tallies import tallies_of
from game.ui.screens.game_screen import GameScreen, HeldCard, Marks, Opened
from game.ui.screens.items import Item, Offers
from game.ui.screens.screen_defaults import ScreenOfFigures
from game.ui.screens.stops import Stop
from game.ui.screens.tally import Tally

AnyView = View[Table, Step]
#: Links that a player puts on the chain of his or her own will, and seldom answers at once.
_OWN_LINKS = ("card", "power", "quest", "combat")


class HeroesScreen(ScreenOfFigures[Table]):
    """Implements ``game_screen.GameScreen``."""

    indicators = INDICATORS
    board: HeroesBoard | None = None
    figures = figures
    passes = (Pass,)
    _waiting: tuple[int, ...] = ()
    _begun: Item | None = None
    #: What is offered to go on with.
    _offered: Offers = Offers()
    _seat: int = 0
    _asked: tuple[AnyView, str] | None = None
    #: What is asked with what was begun: which card, say.
    _tray_asks: str = ""

    def board_for(self, table: Table) -> HeroesBoard:
        board = self.board or HeroesBoard(self.names, on=table.map, theme=self.theme)
        board.look_from(self._seat)
        return board

    def sit(self, seat: int) -> None:
        self._seat = seat

    def forget(self) -> None:
        self._waiting, self._begun, self._tray_asks, self._asked = (), None, "", None
        self._offered = Offers()

    def begin_with(self, item: Item | None, offers: Offers) -> None:
        """Begin to consider an attack with that character, or a card with a target."""
        self._begun, self._offered = item, offers

    def asked_in_vain(self, view: AnyView, answers: Sequence[Command]) -> Command | None:
        """Return the pass where nothing but powers that ready a weapon could be used, and there is none to ready."""
        others = [one for one in answers if not isinstance(one, Pass | Concede)]
        is_idle = all(isinstance(one, UsePower) and queries.is_idle(view.table, one) for one in others)
        return self.passing(answers) if others and is_idle else None

    def space_of(self, table: Table, piece: int) -> tuple[Cell, int] | None:
        if self.board is None:
            return None
        shown = self.board.miniatures.units.get(piece)
        area = self.board.layout.by_name.get(getattr(shown, "area", ""))
        return ((area.space, 0), 1) if area is not None and area.space else None

    def cell_words(self, table: Table, cell: Cell) -> str:
        """Return what a row is called, and whose it is."""
        areas = self.board.layout.areas if self.board is not None else ()
        for area in areas:
            if area.space == cell[0]:
                whose = f"{self.names[area.side]}'s " if area.side is not None else ""
                return f"{whose}{area.what}"
        return ""

    def threatened(self, table: Table, seat: int) -> Iterator[Mapping[int, bool]]:
        return dangers(table, seat)

    def tray(self, view: AnyView, offers: Offers) -> tuple[HeldCard, ...]:
        """Return the cards in neither hand nor play: of a deck that is searched, or of the graveyard."""
        table, decision = view.table, view.decision
        if decision is None or decision.seat != view.seat:
            return ()
        if decision.prompt == "take_shown":
            return figures.shown_cards(table, decision.about, "Shown")
        if decision.prompt == "look_at_top":
            return figures.shown_cards(table, table.players[view.seat].deck[-1:], "Top of the deck")
        hand = table.players[view.seat].hand
        begun = offers.by(self._begun) if self._begun is not None else offers
        self._tray_asks = begun.asks if self._begun is not None else ""
        cards = tuple(number for number in begun.numbers("card") if number not in hand)
        return figures.shown_cards(table, cards, "Cards")

    def tray_title(self, view: AnyView) -> str:
        asks = self._tray_asks
        return asked(self.names[view.seat], f"{asks[:1].lower()}{asks[1:]}") if asks else self.prompt(view, None)

    def question(self, view: AnyView, selected: int | None) -> str:
        assert view.decision is not None
        # The bar asks for it in every frame, and what can still be done is worked out from the rules.
        if self._asked is None or self._asked[0] is not view:
            self._asked = view, prompt_text(view.table, view.decision, self.names)
        return self._asked[1]

    def tallies(self, view: AnyView, table: Table, pointed: Item | None) -> tuple[Tally, ...]:
        """Return the outcome of a combat, or an attack that is considered on what is pointed at."""
        return tallies_of(view, table, pointed, self._begun, self._offered)

    def opened(self, table: Table, item: Item) -> Opened | None:
        return figures.opened(table, item, self.names)

    def turn_number(self, table: Table) -> int:
        return table.turn.number

    def own_act_answered(self, view: AnyView, last: Command | None) -> bool:
        """Return whether the seat is asked to answer what it has put on the chain itself."""
        chain, decision = view.table.chain, view.decision
        if decision is None or decision.kind != "respond" or not chain:
            return False
        return chain[-1].seat == view.seat and chain[-1].what in _OWN_LINKS

    def stops(self) -> tuple[Stop, ...]:
        return tuple(STOPS.values())

    def stop_at(self, view: AnyView) -> Stop | None:
        return stop_at(view)

    def offers(self, view: AnyView, answers: Sequence[Command], selected: int | None) -> Offers:
        self._waiting = answer_offers.waiting(view.table, answers)
        if view.decision is None:
            return Offers()
        areas = self.board.layout.areas if self.board is not None else ()
        spaces = {area.name: area.space for area in areas if area.space}
        return answer_offers.offers_of(view, answers, self.names, spaces)

    def is_selectable(self, view: AnyView, piece: int) -> bool:
        """Return whether a click on a piece acts, or begins to."""
        return False

    def waiting(self, view: AnyView) -> tuple[int, ...]:
        return self._waiting

    def why_not(self, view: AnyView, item: Item, selected: int | None) -> Refusal | None:
        return answer_offers.why_not(view, item, self._begun)

    def mark(self, view: AnyView, table: Table, pointed: Item | None, chosen: Marks) -> str:
        assert self.board is not None
        return HeroesMarks(self.board, view, table, chosen, pointed, self._begun).show()


#: mypy checks that it has all that the table asks of a screen.
_: type[GameScreen[Table]] = HeroesScreen
