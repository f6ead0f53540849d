"""Factions on the table: five zones, what a click means, what is marked, what the panels say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.core.commands import Command, Concede, Pass
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.views import View
from game.core.words import asked
from game.geometry.squares import Cell
from game.rules.factions.battle_effects import is_in_vain
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.presentation.threats import dangers
from game.rules.factions.presentation.words import prompt_text
from game.rules.factions.state import commands as c
from game.rules.factions.state.table import Table, entry_by_id, name_of, owner_of
from game.ui.games.factions import figures
from game.ui.games.factions import offers as answer_offers
from game.ui.games.factions.board import FactionsBoard
from game.ui.games.factions.indicators import INDICATORS
from game.ui.games.factions.marks import FactionsMarks
from game.ui.screens.game_screen import GameScreen, HeldCard, Marks, Opened
from game.ui.screens.items import Item, Offers
from game.ui.screens.screen_defaults import ScreenOfFigures

AnyView = View[Table, Step]
#: Questions about what a unit does: a move, or an attack from its declaration to its end.
_ABOUT_ACTS = ("respond_move", "respond_attack", "respond_hit", "respond_missed", "respond_attack_over")
_SHOWING = ("search", "reorder", "look_at_hand")


class FactionsScreen(ScreenOfFigures[Table]):
    """Implements ``game_screen.GameScreen``."""

    indicators = INDICATORS
    board: FactionsBoard | None = None
    figures = figures
    passes = (Pass,)
    ends = (c.EndBuild, c.EndActivation)
    _waiting: tuple[int, ...] = ()
    _asked: tuple[AnyView, str] | None = None

    def board_for(self, table: Table) -> FactionsBoard:
        return self.board or FactionsBoard(self.names, on=table.map, theme=self.theme)

    def forget(self) -> None:
        self._waiting, self._asked = (), None

    def piece_at(self, table: Table, cell: tuple[int, int]) -> int | None:
        """Return the unit under the pointer, as far as it stands in that zone."""
        number = self.board.pointed_at if self.board is not None else None
        unit = table.units.get(number) if number is not None else None
        return unit.id if unit is not None and unit.zone == cell[0] else None

    def space_of(self, table: Table, piece: int) -> tuple[tuple[int, int], int] | None:
        unit = table.units.get(piece)
        return ((unit.zone, 0), 1) if unit is not None else None

    def cell_words(self, table: Table, cell: Cell) -> str:
        return f"zone {cell[0]}"

    def threatened(self, table: Table, seat: int) -> Iterator[Mapping[int, bool]]:
        return dangers(table, seat)

    def tray(self, view: AnyView, offers: Offers) -> tuple[HeldCard, ...]:
        """Return the cards that are looked through: a deck, cards to be put in order, the other hand."""
        decision = view.decision
        if decision is None or decision.seat != view.seat or decision.prompt not in _SHOWING:
            return ()
        numbers = offers.numbers("card")
        if decision.prompt == "look_at_hand":
            other = view.table.players[1 - view.seat].hand
            numbers = tuple(card for card in other if card)
        return figures.shown_cards(view, numbers)

    def tray_title(self, view: AnyView) -> str:
        prompt = view.decision.prompt if view.decision is not None else ""
        return {"search": "Your deck", "reorder": "The next card from the top", "look_at_hand": "The other hand"}.get(
            prompt, ""
        )

    def question(self, view: AnyView, selected: int | None) -> str:
        assert view.decision is not None
        if selected is not None and answer_offers.marches(view, selected):
            name = name_of(view.table, selected)
            return asked(self.names[view.seat], f"choose the zone that {name} goes to, or another unit.")
        # The bar asks for it in every frame, and what can still be done is worked out from the rules.
        if self._asked is None or self._asked[0] is not view:
            step = view.step
            self._asked = view, prompt_text(view.table, view.decision, self.names, step)
        return self._asked[1]

    def opened(self, table: Table, item: Item) -> Opened | None:
        return figures.opened(table, item, self.names)

    def own_act_answered(self, view: AnyView, last: Command | None) -> bool:
        """Return whether the seat is asked to answer what it has just played, moved, attacked or ended."""
        decision = view.decision
        if decision is not None and decision.prompt in _ABOUT_ACTS:
            # Where something lies on the stack, the question is about that.
            unit = decision.about[0]
            if entry_by_id(view.table, unit) is None and owner_of(view.table, unit) == view.seat:
                return True
        return super().own_act_answered(view, last)

    def asked_in_vain(self, view: AnyView, answers: Sequence[Command]) -> Command | None:
        """Return the pass where only cards could be played that would change nothing now, or the end of a unit's turn
        in which it can do no more."""
        others = [one for one in answers if not isinstance(one, Pass | Concede)]
        decision, table = view.decision, view.table
        if decision is not None and decision.prompt == "activation" and len(others) == 1:
            return others[0] if isinstance(others[0], c.EndActivation) else None
        if decision is None or decision.kind != "respond" or not others:
            return None
        effects = [
            record_of(table.cards[one.card].key).battle if isinstance(one, c.PlayCard) else None for one in others
        ]
        return self.passing(answers) if all(is_in_vain(table, view.seat, effect) for effect in effects) else None

    def resting(self, view: AnyView, answers: Sequence[Command]) -> Command | None:
        """Return the answer by which the next unit is activated or ends its turn, if it can."""
        return next((command for command in answers if isinstance(command, c.Activate | c.EndActivation)), None)

    def turn_number(self, table: Table) -> int:
        """Count the parts of the match that a standing pass lasts for: a phase of a cycle."""
        phases = ("setup", "upkeep", "build", "combat", "over")
        return table.turn.cycle * len(phases) + phases.index(table.turn.phase)

    def offers(self, view: AnyView, answers: Sequence[Command], selected: int | None) -> Offers:
        self._waiting = answer_offers.waiting(view, answers)
        if view.decision is None or not answers:
            return Offers()
        return answer_offers.offers_of(view, answers, self.names, selected)

    def first_selection(self, view: AnyView) -> int | None:
        active = view.table.turn.activation
        return active.unit if active is not None and active.unit in view.table.units else None

    def is_selectable(self, view: AnyView, piece: int) -> bool:
        """Return whether it is the unit whose turn it is, or one that may march."""
        return answer_offers.marches(view, piece) or super().is_selectable(view, piece)

    def is_in_passing(self, view: AnyView) -> bool:
        """Return whether the units march: that is a card's own part of another one's turn."""
        return view.decision is not None and view.decision.prompt == answer_offers.MARCH

    def waiting(self, view: AnyView) -> tuple[int, ...]:
        return self._waiting

    def why_not(self, view: AnyView, item: Item, selected: int | None) -> Refusal | None:
        return answer_offers.why_not(view, item)

    def mark(self, view: AnyView, table: Table, pointed: Item | None, chosen: Marks) -> str:
        """Mark reach, targets and odds, from the rules' reports, and return the words for what is pointed at."""
        assert self.board is not None
        return FactionsMarks(self.board, view, table, chosen, pointed).show()


#: mypy checks that it has all that the table asks of a screen.
_: type[GameScreen[Table]] = FactionsScreen
