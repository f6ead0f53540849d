"""The screen of a game that has none of its own: its table as text, and every legal answer by its words."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.games.game_entry import GameEntry
from game.core.commands import Command
from game.core.events import Event
from game.ui.plain.answers import AnswerList
from game.ui.plain.board import PlainBoard
from game.ui.screens.game_screen import AnyView, LogLine, Panel, SeatFigures, TurnFigures
from game.ui.screens.items import Offer, Offers
from game.ui.screens.screen_defaults import ScreenDefaults


class PlainScreen(ScreenDefaults[object]):
    """Implements ``game_screen.GameScreen`` with the texts of the game's entry alone."""

    board: PlainBoard | None = None
    _answers: AnswerList | None = None

    def __init__(self, entry: GameEntry, names: Sequence[str], theme: str) -> None:
        super().__init__(names, theme)
        self.entry = entry

    def board_for(self, table: object) -> PlainBoard:
        return self.board or PlainBoard(lambda shown: self.entry.table_text(shown, self.names), self.theme)

    def forget(self) -> None:
        self._answers = None

    def seat_figures(self, table: object, seat: int, viewer: int) -> SeatFigures:
        return SeatFigures(seat, self.names[seat], "", ())

    def turn_figures(self, table: object) -> TurnFigures:
        """Return the game's title: which parts a turn has is not known."""
        return TurnFigures(0, self.entry.ruleset.profile.title, (), -1)

    def offers(self, view: AnyView, answers: Sequence[Command], selected: int | None) -> Offers:
        """Return the legal answers by their words."""
        tell = self.entry.answer_text
        return Offers(tuple(Offer((answer,), tell(view.table, answer, self.names)) for answer in answers))

    def panel(self, view: AnyView, offers: Offers) -> Panel | None:
        """Return the list of answers."""
        if view.decision is None or not offers.all:
            return None
        if self._answers is None or self._answers.offers != offers.all:
            self._answers = AnswerList(offers.all)
        return self._answers

    def question(self, view: AnyView, selected: int | None) -> str:
        assert view.decision is not None
        return self.entry.prompt_text(view.table, view.decision, self.names)

    def log_line(self, table: object, event: Event) -> LogLine | None:
        text = self.entry.event_text(table, event, self.names)
        return LogLine(text, seat=getattr(event, "seat", -1)) if text else None
