"""Skirmish on the table: which board, what a click means, what is marked, what the panels say."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from game.app.maps.picture import MapPicture
from game.app.maps.reading import path_of, read_map
from game.core.commands import Command, Concede, Pass
from game.core.refusals import Refusal
from game.core.runner import legal_for
from game.core.state import Step
from game.core.views import View
from game.core.words import either
from game.geometry.squares import Cell
from game.rules.skirmish.presentation.threats import Threat, threats_of
from game.rules.skirmish.presentation.words import prompt_text, terrain_words
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.commands import EndActions, EndActivation
from game.rules.skirmish.state.table import Table
from game.rules.skirmish.stats import name_of, squares_of
from game.ui.games.skirmish import figures
from game.ui.games.skirmish import offers as answer_offers
from game.ui.games.skirmish.board import SkirmishBoard
from game.ui.games.skirmish.indicators import INDICATORS
from game.ui.games.skirmish.marks import SkirmishMarks, space_of
from game.ui.games.skirmish.tile_laying import TileLaying
from game.ui.screens.foresight import Foresight, struck_by
from game.ui.screens.game_screen import GameScreen, HeldCard, Marks, Panel
from game.ui.screens.items import Item, Offers
from game.ui.screens.screen_defaults import ScreenOfFigures

AnyView = View[Table, Step]
#: What to do with the mouse, where the question alone does not say so.
_HOW = {
    "place_creature": "Choose a marked square.",
    "move_to": "Choose a marked square.",
    "shift_to": "Choose a marked square.",
    "slide_to": "Choose a marked square.",
    "teleport_to": "Choose a marked square.",
    "area": "Choose a marked square.",
    "target": "Choose one in brackets.",
}
#: What can be chosen while a creature acts, by what is pointed at for it; nothing for a power.
_WAYS = {"cell": "a square", "piece": "a target", "": "a power", "card": "a glowing card"}
_ACTING = ("between_activations", "activation")


class SkirmishScreen(ScreenOfFigures[Table]):
    """Implements ``game_screen.GameScreen``."""

    indicators = INDICATORS
    has_sight = True
    foresight: Foresight[Table, Threat]
    board: SkirmishBoard | None = None
    figures = figures
    passes = (Pass,)
    _laying: TileLaying | None = None
    _offered: tuple[AnyView, int | None, Offers] | None = None
    _considered: tuple[AnyView, int, answer_offers.Considered | None] | None = None
    _asked: tuple[AnyView, int | None, str] | None = None

    def __init__(self, names: Sequence[str], theme: str) -> None:
        super().__init__(names, theme)
        self.foresight = Foresight(threats_of)

    # The board

    def show(self, table: Table | None) -> None:
        self._considered = self._offered = self._asked = None
        super().show(table)

    def board_for(self, table: Table) -> SkirmishBoard:
        """Return the board, with the tiles that have been laid."""
        if self.board is None:
            return SkirmishBoard(table.board, _picture_of(table.board), theme=self.theme)
        if self.board.board != table.board:
            self.board.show_board(table.board, _picture_of(table.board))
        return self.board

    def forget(self) -> None:
        self._laying = None

    def own_side(self, table: Table, seat: int) -> Collection[Cell]:
        starts, side = table.board.starts, table.players[seat].side
        return starts[side] if side < len(starts) else ()

    def threatened(self, table: Table, seat: int) -> Iterator[Mapping[int, bool]]:
        """Yield the seat's creatures that enemies could attack."""
        own = {one.id for one in table.creatures.values() if one.seat == seat}
        side = table.players[seat].side
        foes = [one.id for one in table.creatures.values() if table.players[one.seat].side != side]
        return struck_by(table, foes, own, threats_of)

    def piece_at(self, table: Table, cell: Cell) -> int | None:
        return next((one.id for one in table.creatures.values() if cell in squares_of(one)), None)

    def space_of(self, table: Table, piece: int) -> tuple[Cell, int] | None:
        creature = table.creatures.get(piece)
        return space_of(creature) if creature is not None else None

    def cell_words(self, table: Table, cell: Cell) -> str:
        return f"({cell[0]}, {cell[1]})"

    # The panels

    def space_words(self, table: Table, cell: Cell) -> str:
        """Return what kind of ground a square is."""
        ground = terrain_words(table.board.grid.terrain(cell))
        if ground:
            return ground
        seat = next((seat for seat, cells in enumerate(table.board.starts) if cell in cells), None)
        return f"Start area of {self._sides(table, seat)}: its creatures are deployed here." if seat is not None else ""

    def _sides(self, table: Table, start: int) -> str:
        """Return who begins in a start area."""
        names = [self.names[player.seat] for player in table.players if player.side == start]
        return " and ".join(names) or "nobody"

    def tray(self, view: AnyView, offers: Offers) -> tuple[HeldCard, ...]:
        """Return the creature deck while starting creatures are chosen."""
        decision = view.decision
        if decision is None or decision.seat != view.seat or decision.prompt != "starting_creature":
            return ()
        return figures.starters(view)

    def tray_title(self, view: AnyView) -> str:
        step = view.step
        left = getattr(step, "levels", 0)
        return f"Starting creatures: {left} level{'s' if left != 1 else ''} left"

    def question(self, view: AnyView, selected: int | None) -> str:
        """Return who is asked what, and what to do with the selected creature."""
        # The bar asks for it in every frame, and what can still be done is worked out from the rules.
        known = self._asked
        if known is None or known[0] is not view or known[1] != selected:
            known = self._asked = view, selected, self._question(view, selected)
        return known[2]

    def _question(self, view: AnyView, selected: int | None) -> str:
        decision = view.decision
        assert decision is not None
        creature = view.table.creatures.get(selected) if selected is not None else None
        if decision.prompt not in _ACTING or creature is None or selected == self.first_selection(view):
            how = _HOW.get(decision.prompt, "")
            return f"{prompt_text(view.table, decision, self.names)} {how}".strip()
        start = f"{self.names[decision.seat]}: {name_of(creature)}"
        ways = _ways(self._offers_now(view, creature.id))
        return f"{start} can act. Choose {ways}." if ways else f"{start} can do nothing now."

    def _offers_now(self, view: AnyView, selected: int) -> Offers:
        """Return what may be done with a creature selected, as it was offered last or else asked for now."""
        known = self._offered
        if known is None or known[0] is not view or known[1] != selected:
            self.offers(view, legal_for(SKIRMISH, view, view.seat), selected)
            known = self._offered
        return known[2] if known is not None else Offers()

    def turn_number(self, table: Table) -> int:
        return table.turn.number

    def asked_in_vain(self, view: AnyView, answers: Sequence[Command]) -> Command | None:
        """Return the answer that goes on, where the active creature can do nothing more, or no creature is left and no
        card can be played. The end of the turn is the player's own."""
        decision = view.decision
        left = [one for one in answers if not isinstance(one, Concede)]
        asks = decision is not None and decision.prompt in _ACTING and len(left) == 1
        return left[0] if asks and isinstance(left[0], EndActivation | EndActions) else None

    # What may be done

    def offers(self, view: AnyView, answers: Sequence[Command], selected: int | None) -> Offers:
        """Return the legal answers, keyed by what to point at."""
        if view.decision is None or not answers:
            return Offers()
        if view.decision.prompt in _ACTING:
            about = self._about(view, answers, selected)
            offers = answer_offers.act_offers(view, answers, about, self.names)
            self._offered = (view, selected, offers)
            return offers
        return answer_offers.other_offers(view, answers, self.names)

    def _about(
        self, view: AnyView, answers: Sequence[Command], selected: int | None
    ) -> answer_offers.Considered | None:
        """Return the position of the considered creature, worked out once for a moment."""
        if selected is None or view.decision is None or view.decision.prompt not in _ACTING:
            return None
        known = self._considered
        if known is None or known[0] is not view or known[1] != selected:
            known = self._considered = (view, selected, answer_offers.considered(view, answers, selected))
        return known[2]

    def first_selection(self, view: AnyView) -> int | None:
        """Return the active creature."""
        activation = view.table.turn.activation
        if view.decision is None or view.decision.prompt not in _ACTING or activation is None:
            return None
        return int(activation.creature)

    def is_selectable(self, view: AnyView, piece: int) -> bool:
        """Return whether it is the active creature, or one of those that may still be activated."""
        return piece == self.first_selection(view) or answer_offers.may_activate(view, piece)

    def waiting(self, view: AnyView) -> tuple[int, ...]:
        return answer_offers.waiting(view)

    def why_not(self, view: AnyView, item: Item, selected: int | None) -> Refusal | None:
        known = self._considered
        about = known[2] if known is not None and known[0] is view and known[1] == selected else None
        return answer_offers.why_not(view, about, item)

    def mark(self, view: AnyView, table: Table, pointed: Item | None, marks: Marks) -> str:
        """Mark reach, targets, paths and sight, from the rules' reports."""
        assert self.board is not None
        known = self._considered
        about = known[2] if known is not None and known[0] is view and known[1] == marks.selected else None
        return SkirmishMarks(self.board.overlays, view, about, marks, pointed, self.foresight).show()

    def panel(self, view: AnyView, offers: Offers) -> Panel | None:
        """Return the table on which a board is built of tiles."""
        decision = view.decision
        if decision is None or decision.seat != view.seat or decision.prompt != "place_tile":
            self._laying = None
            return None
        if self._laying is None or self._laying.number != decision.number:
            self._laying = TileLaying(view, offers)
        return self._laying


def _ways(offers: Offers) -> str:
    """Return what can be pointed at, by its kinds: "a square, a target or a glowing card"; "" for nothing."""
    sorts = {offer.at.sort if offer.at is not None else "" for offer in offers.all if not offer.advances}
    return either([words for sort, words in _WAYS.items() if sort in sorts])


def _picture_of(board: Board) -> MapPicture | None:
    """Return the picture of a board's map; none where the ground has changed, so that it is drawn as it is."""
    path = path_of(board.source)
    found = read_map(path) if path is not None else None
    is_as_drawn = found is not None and found.board is not None and found.board.grid == board.grid
    return found.picture if found is not None and is_as_drawn else None


#: mypy checks that it has all that the table asks of a screen.
_: type[GameScreen[Table]] = SkirmishScreen
