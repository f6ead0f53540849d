"""Arena on the table: which battlefield, what a click means, what is marked, what the panels say."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from game.core.commands import Command, Done
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.views import View
from game.geometry.hexes import Hex
from game.rules.arena.presentation.threats import Threat, threats_of
from game.rules.arena.presentation.words import place, prompt_text
from game.rules.arena.state import commands as c
from game.rules.arena.state.table import Table, are_friends, field
from game.ui.games.arena import figures, ground
from game.ui.games.arena import offers as answer_offers
from game.ui.games.arena.board import ArenaBoard
from game.ui.games.arena.indicators import INDICATORS
from game.ui.games.arena.marks import ArenaMarks
from game.ui.screens.foresight import Foresight, struck_by
from game.ui.screens.game_screen import Announced, GameScreen, HeldCard, Marks
from game.ui.screens.items import Item, Offers
from game.ui.screens.screen_defaults import ScreenOfFigures

AnyView = View[Table, Step]

#: Questions that a seat is asked also when it can only go on, lest the others learn what it holds.
_DISCREET = ("turn_over", "spells", "spells_after", "borrowed_abilities")
#: Questions about cards whose answers mean figures on the battlefield.
_ABOUT_FIGURES = ("choose_army", "spells", "spells_after")


class ArenaScreen(ScreenOfFigures[Table]):
    """Implements ``game_screen.GameScreen``."""

    indicators = INDICATORS
    has_sight = True
    foresight: Foresight[Table, Threat]
    board: ArenaBoard | None = None
    figures, parts = figures, figures.PHASES
    _hidden: tuple[Announced, ...] = ()
    #: The table with which that enchantment is asked about.
    _asked_with: Table | None = None
    _said: tuple[AnyView, str] | None = None
    _begun: Item | None = None

    def __init__(self, names: Sequence[str], theme: str) -> None:
        super().__init__(names, theme)
        self.foresight = Foresight(threats_of)

    # The board

    def board_for(self, table: Table) -> ArenaBoard:
        if self.board is not None and self.board.board == table.board:
            return self.board
        return ArenaBoard(table.board, self.names, theme=self.theme)

    def forget(self) -> None:
        """Forget whom a hidden enchantment, or else, was asked about."""
        self._hidden, self._asked_with, self._said = (), None, None

    def own_side(self, table: Table, seat: int) -> Collection[Hex]:
        """Return where the seat's figures stand; before they do, the starting zones that its foes have not taken."""
        figures = [one for one in field(table) if one.seat == seat]
        if figures:
            return [space for one in figures for space in one.spaces]
        foes = [not are_friends(table, one, seat) for one in table.zones if one >= 0]
        taken = zip(table.zones, table.board.starts, strict=False)
        return [space for one, zone in taken for space in zone if one < 0] if any(foes) else ()

    def threatened(self, table: Table, seat: int) -> Iterator[Mapping[int, bool]]:
        own = {one.id for one in field(table) if one.seat == seat}
        foes = [one.id for one in field(table) if not are_friends(table, one.seat, seat)]
        return struck_by(table, foes, own, threats_of)

    def piece_at(self, table: Table, cell: Hex) -> int | None:
        return next((one.id for one in field(table) if cell in one.spaces), None)

    def space_of(self, table: Table, piece: int) -> tuple[Hex, int] | None:
        """Return a figure's front space; pieces of Arena are one space for the camera."""
        figure = table.figures.get(piece)
        return (figure.spaces[0], 1) if figure is not None and figure.spaces else None

    def cell_words(self, table: Table, cell: Hex) -> str:
        return place(table, cell)

    # The panels

    def space_words(self, table: Table, cell: Hex) -> str:
        """Describe level and ground of a space, and the glyph on it."""
        return ground.space_words(table, cell)

    def tray(self, view: AnyView, offers: Offers) -> tuple[HeldCard, ...]:
        """Return the library while it is searched."""
        decision = view.decision
        if decision is None or decision.seat != view.seat or decision.prompt not in ("search", "put_under"):
            return ()
        return figures.library_cards(view)

    def tray_title(self, view: AnyView) -> str:
        if view.decision is not None and view.decision.prompt == "put_under":
            return "The top card of your library"
        return "Your library"

    def announced(self, table: Table) -> tuple[Announced, ...]:
        """Return the attack being made, the spell being played, and the hidden enchantment that could answer: as long
        as it is asked about, and no longer."""
        return (*super().announced(table), *(self._hidden if table is self._asked_with else ()))

    def question(self, view: AnyView, selected: int | None) -> str:
        """Return who is asked what, and what to do with the selected figure."""
        assert view.decision is not None
        # The bar asks for it in every frame, and what can still be done is worked out from the rules.
        if self._said is None or self._said[0] is not view:
            self._said = view, prompt_text(view.table, view.decision, self.names)
        plain = self._said[1]
        if view.decision.seat != view.seat:
            return plain
        return answer_offers.prompt_for(view, selected, self.names, plain)

    def own_act_answered(self, view: AnyView, last: Command | None) -> bool:
        """Return False: Arena asks about hidden enchantments alone, and those may be meant for one's own figures."""
        return False

    def turn_number(self, table: Table) -> int:
        return table.turn.number

    # What may be done

    def offers(self, view: AnyView, answers: Sequence[Command], selected: int | None) -> Offers:
        """Return the legal answers, keyed by what to point at."""
        self._hidden, self._asked_with = figures.hidden_asked(view, answers, self.names), view.table
        if view.decision is None or not answers:
            return Offers()
        return answer_offers.offers_of(view, answers, selected, self.names)

    def first_selection(self, view: AnyView) -> int | None:
        """Return the figure on its way, or the first that can do something."""
        actors = self._doers(view)
        moving = view.table.turn.moving
        if moving is not None and moving.figure in actors:
            return int(moving.figure)
        return actors[0] if actors else None

    def is_selectable(self, view: AnyView, piece: int) -> bool:
        return piece in self._doers(view)

    def waiting(self, view: AnyView) -> tuple[int, ...]:
        """Return the figures that can still do something in this part of the turn; one that has moved is not waited
        for, though it may go on."""
        moving = view.table.turn.moving
        moved = moving.figure if moving is not None and moving.spent else 0
        return tuple(number for number in self._doers(view) if number != moved)

    def _doers(self, view: AnyView) -> tuple[int, ...]:
        """Return the figures among the answers; asked before the offers are worked out, hence by the rules again."""
        decision = view.decision
        if decision is None or decision.seat != view.seat or decision.prompt not in answer_offers.FIGURE_FIRST:
            return ()
        from game.core.runner import legal
        from game.rules.arena.ruleset import ARENA

        return answer_offers.actors(legal(ARENA, view))

    def concerned(self, view: AnyView) -> tuple[int, ...]:
        """Return the seat's own figures while an army card or a spell is chosen: those of the turn's army card first,
        then its Planeswalker, about whom squads are summoned."""
        decision, table = view.decision, view.table
        if decision is None or decision.seat != view.seat or decision.prompt not in _ABOUT_FIGURES:
            return ()
        own = [one for one in field(table) if one.seat == view.seat]
        alone = {army.id for army in table.armies.values() if len(army.figures) == 1}
        own.sort(key=lambda one: (one.army != table.turn.army, one.army not in alone))
        return tuple(one.id for one in own)

    def why_not(self, view: AnyView, item: Item, selected: int | None) -> Refusal | None:
        return answer_offers.why_not(view, item, selected, self._begun)

    def begin_with(self, item: Item | None, offers: Offers) -> None:
        """Begin with the space that was chosen for the front of a body of two: where its back stands is asked."""
        self._begun = item

    def passing(self, answers: Sequence[Command]) -> Command | None:
        """Return the answer that leaves a hidden enchantment where it lies."""
        leaves = all(isinstance(command, c.TurnOver | Done) for command in answers)
        return next((command for command in answers if isinstance(command, Done)), None) if leaves else None

    def asked_in_vain(self, view: AnyView, answers: Sequence[Command]) -> Command | None:
        """Return the answer that goes on, where no hidden enchantment, spell, ability or squad answers this moment."""
        asks = view.decision is not None and view.decision.prompt in _DISCREET
        return answers[0] if asks and len(answers) == 1 and isinstance(answers[0], Done) else None

    def mark(self, view: AnyView, table: Table, pointed: Item | None, chosen: Marks) -> str:
        """Mark reach, targets, ways with their dangers, and sight, from the rules' reports."""
        assert self.board is not None
        return ArenaMarks(self.board, view, table, chosen, pointed, self.foresight).show()


#: mypy checks that it has all that the table asks of a screen.
_: type[GameScreen[Table]] = ArenaScreen
