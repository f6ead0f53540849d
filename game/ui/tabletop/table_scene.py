"""The table: where a match is played. It shows the view of the seat that is on, and nothing else of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.app.event_queue import ViewRenewed
from game.app.hotseat import Hotseat
from game.app.maps import picture_for
from game.app.match import Match
from game.core.commands import Command, Concede
from game.core.events import Event
from game.geometry.squares import Cell
from game.rules.skirmish import commands as c
from game.rules.skirmish import events as e
from game.rules.skirmish.table import Creature, Table
from game.rules.skirmish.words import event_text, prompt_text
from game.ui.board.square_board import SquareBoardView
from game.ui.board.timeline import SPEEDS
from game.ui.scenes.curtain import Curtain
from game.ui.tabletop.choices import Choices, choices_of
from game.ui.tabletop.side_panel import Log
from game.ui.tabletop.table_drawing import TableDrawing
from game.ui.tabletop.widgets import Button

if TYPE_CHECKING:
    from game.ui.application import Application

#: Seconds between two answers of a computer player, at speed x1.
PAUSE = 0.35


class TableScene(TableDrawing):
    """Plays a match with mouse or keys. The screen's own table follows the seat's queue of events, one batch at a time;
    input is taken when the queue is dry."""

    def __init__(self, app: Application, match: Match) -> None:
        super().__init__()
        self.app = app
        self.match = match
        self.game = match.game
        self.hotseat = Hotseat(match)
        self.log = Log()
        self.table: Table | None = None
        self.seat = 0
        self.view: Any = None
        self.board: SquareBoardView | None = None
        self.choices = Choices()
        self.waited = 0.0
        self.muted: dict[int, int] = {}
        self.card_chosen = 0
        self.tile_turn = 0
        self.ended = False

    # Following the match

    def enter(self, app: Application) -> None:
        super().enter(app)
        self.resize(app.size)
        self.take_seat()

    def leave(self) -> None:
        if self.match.outcome is None:
            self.match.set_aside()
        else:
            self.match.leave()

    @property
    def is_moving(self) -> bool:
        return not self.at_rest or self.computer_asked or (self.board is not None and not self.board.is_calm)

    @property
    def is_playing(self) -> bool:
        """Do motions of a batch play?"""
        return self.board is not None and self.board.timeline.is_playing

    @property
    def at_rest(self) -> bool:
        """Has everything that happened been shown?"""
        return self.table is None or (not self.is_playing and self.match.queue(self.seat).is_dry)

    @property
    def computer_asked(self) -> bool:
        """Is a computer to answer?"""
        asked = self.match.asked
        return asked is not None and not self.match.is_human(asked)

    @property
    def may_answer(self) -> bool:
        """Is the question open to the seat that is on, and all shown?"""
        return self.at_rest and self.table is not None and self.match.asked == self.seat and self.hotseat.on is not None

    def take_seat(self) -> None:
        """Show the view of the seat that is on; or let the curtain fall, holding no view at all."""
        waiting = self.hotseat.curtain_for
        if waiting is not None:
            self._drop()
            names = self.match.names
            why = "Your hand is hidden behind this curtain. The others look away now."
            self.app.push(Curtain(waiting, names[waiting], why, self._lift))
            return
        on = self.hotseat.on
        self.seat = on if on is not None else 0
        self._read_view()
        self._retell()

    def _drop(self) -> None:
        """Nothing of any seat's view is held while the curtain is down."""
        self.table = self.view = None
        self.choices = Choices()
        self.buttons = []
        self.held = []
        self.looked_at = (0, "")
        self.card_chosen = 0
        if self.board is not None:
            self.board.show(None)
        self.log = Log()

    def _lift(self) -> None:
        self.hotseat.lift()
        self.take_seat()

    def _read_view(self) -> None:
        """A fresh view, with everything told so far taken as seen."""
        self.match.queue(self.seat).skip()
        self.view = self.match.view(self.seat)
        self.table = self.view.table
        if self.board is None:
            self.board = self._new_board(self.table)
        self.board.show(self.table)
        self.card_chosen = 0
        self.refresh()

    def _new_board(self, table: Table) -> SquareBoardView:
        """The board's view, which hears where this screen keeps gold and cards, and how it sounds."""
        board = SquareBoardView(table.board, picture_for(table.board.source), theme=self.app.settings.theme)
        board.fit(self.board_area)
        board.set_text(self.app.text_px(15))
        timeline = board.timeline
        timeline.play_sound = self.app.sound
        timeline.stage.place_of = self.place_of
        timeline.stage.seat_name = lambda seat: self.match.names[seat]
        return board

    def _retell(self) -> None:
        """The log as this seat may know it, from the beginning."""
        self.log = Log()
        self.log.add("The wheel zooms, dragging moves the board, right click keeps a card in view, L shows sight.")
        for batch in self.match.queue(self.seat).since(0):
            for event in batch:
                self._note(event)

    def _note(self, event: Event) -> None:
        assert self.table is not None
        if isinstance(event, ViewRenewed):
            return
        text = event_text(self.table, event, self.match.names)
        if text:
            self.log.add(text, heading=isinstance(event, e.TurnBegan))

    def update(self, seconds: float) -> None:
        if self.table is None or self.board is None or self.app.scene is not self:
            return
        was_playing = self.is_playing
        self.board.update(seconds)
        if not self.board.is_calm:
            self.app.redraw()
        if self.is_playing:
            return
        if was_playing:
            self._settle()
        elif not self.match.queue(self.seat).is_dry:
            self._next_batch()
        elif self.match.outcome is not None:
            self._finish()
        elif self.hotseat.curtain_for is not None:
            self.take_seat()
        elif self.computer_asked:
            self.waited += seconds * (SPEEDS[self.app.settings.animation_speed] or 1000.0)
            if self.waited >= PAUSE:
                self.waited = 0.0
                self.match.computer_step()
                self._caught_up()

    def _next_batch(self) -> None:
        batch = self.match.queue(self.seat).next_batch()
        assert batch is not None and self.table is not None and self.board is not None
        if any(isinstance(event, ViewRenewed) for event in batch):
            self._read_view()
            return
        self.batch = batch
        after = self.table
        for event in batch:
            after = self.game.apply(after, event)
        timeline = self.board.timeline
        timeline.speed = SPEEDS[self.app.settings.animation_speed]
        timeline.reduced = self.app.settings.reduced_motion
        if not self.board.play(batch, self.table, after):
            self._settle()

    def _settle(self) -> None:
        """The batch has been shown: it counts now."""
        assert self.table is not None and self.board is not None
        for event in self.batch:
            self._note(event)
            self.table = self.game.apply(self.table, event)
            if isinstance(event, e.TurnBegan):
                self.app.sound("turn")
        self.batch = ()
        self.board.show(self.table)
        self._caught_up()

    def _caught_up(self) -> None:
        if self.at_rest and self.hotseat.curtain_for is None:
            self.view = self.match.view(self.seat)
            self.table = self.view.table
            if self.board is not None:
                self.board.show(self.table)
            self._pass_by_itself()
        self.refresh()

    def _pass_by_itself(self) -> None:
        """A seat that wants to let the rest of a turn be passes without being asked again."""
        decision = self.match.decision
        if decision is None or decision.seat != self.seat or decision.prompt != "respond":
            return
        if self.muted.get(self.seat) == self.table.turn.number:  # type: ignore[union-attr]
            self.give(c.Pass())

    def _finish(self) -> None:
        if self.ended:
            return
        self.ended = True
        from game.ui.scenes.end_screen import EndScreen

        self.app.push(EndScreen(self.match, self._rematch))

    def _rematch(self) -> None:
        from game.ui.scenes.new_game import rematch

        self.app.play(rematch(self.match))

    # Answering

    def give(self, command: Command) -> None:
        """Answer the open question, and follow what comes of it."""
        refusal = self.match.submit(self.seat, command)
        if refusal is not None:
            self.say(refusal.text)
            self.app.sound("tick")
            return
        self.card_chosen = 0
        self.said = ""
        self._caught_up()

    def give_all(self, *commands: Command) -> None:
        """Several answers, as long as each is still one."""
        for command in commands:
            if self.match.asked != self.seat or self.match.why(self.seat, command) is not None:
                break
            self.match.submit(self.seat, command)
        self._caught_up()

    def undo(self) -> None:
        """Take the last answer back."""
        if self.match.undo(self.seat):
            if self.board is not None:
                self.board.finish()
            self._read_view()
            self._retell()
        else:
            self.say("Nothing can be taken back past a die, a draw, or another seat's answer.")

    def click_cell(self, cell: Cell) -> None:
        """A square was clicked or chosen with the keys."""
        if not self.may_answer or self.board is None or self.table is None:
            return
        piece = self.piece_at(cell)
        if piece is not None and self.click_creature(piece):
            return
        elif cell in self.choices.cells:
            self.give(self.choices.cells[cell])
        else:
            self.explain(cell, piece)

    def click_creature(self, piece: Creature) -> bool:
        """A piece was clicked; True if that meant something."""
        self.look_at(piece.id, piece.key)
        if self.card_chosen:
            for command in self.choices.cards.get(self.card_chosen, []):
                if isinstance(command, c.PlayCard) and command.creature == piece.id:
                    self.give(command)
                    return True
        offered = self.choices.creatures.get(piece.id, [])
        if offered:
            self.give(offered[0])
            return True
        decision = self.match.decision
        mine = piece.seat == self.seat and decision is not None and decision.prompt == "activation"
        if mine and self.table is not None and piece.id not in self.table.turn.activated:
            self.give_all(c.EndActivation(), c.Activate(piece.id))
            return True
        return False

    def click_card(self, card: int) -> None:
        """A card of the hand was clicked."""
        offered = self.choices.cards.get(card, [])
        if len(offered) == 1:
            self.give(offered[0])
        elif offered:
            self.card_chosen = 0 if self.card_chosen == card else card
            self.say("Choose the creature that plays it.")
            self.refresh()

    def explain(self, cell: Cell, piece: Creature | None) -> None:
        """Say why a click means nothing here, in the rule's terms."""
        text = self.why_not(cell, piece)
        if text:
            self.say(text)
            self.app.sound("tick")

    def why_not(self, cell: Cell, piece: Creature | None) -> str:
        """Why the rules forbid what a click on this square would mean; empty when nothing is meant."""
        if self.view is None or self.view.decision is None or self.view.decision.seat != self.seat:
            return ""
        command = self._meant(cell, piece)
        refusal = self.game.why_illegal(self.view, command) if command is not None else None
        return refusal.text if refusal else ""

    def _meant(self, cell: Cell, piece: Creature | None) -> Command | None:
        prompt = self.view.decision.prompt
        activation = self.view.table.turn.activation
        if prompt == "between_activations" and piece is not None:
            return c.Activate(piece.id)
        if prompt == "activation" and activation is not None:
            enemy = piece is not None and piece.seat % 2 != self.seat % 2
            if enemy and piece is not None:
                return c.Attack(activation.creature, piece.id)
            return c.MoveCreature(activation.creature, cell)
        if prompt in ("target", "assist", "source") and piece is not None:
            return c.ChooseCreature(piece.id)
        return c.ChooseCell(cell) if self.view.decision.kind == "space" else None

    def concede(self) -> None:
        """Give the match up for the seat that is on."""
        self.match.submit(self.seat, Concede(self.seat))
        self._caught_up()

    # Buttons

    def build(self) -> list[Button]:
        self.choices, self.held = Choices(), []
        if self.table is None:
            return []
        decision = self.match.decision
        if self.may_answer and decision is not None:
            answers = self.match.answers(self.seat)
            self.choices = choices_of(self.table, decision.prompt, answers, self.match.names)
        return self.lay_buttons()

    def prompt(self) -> str:
        """What the prompt bar says."""
        decision = self.match.decision
        if self.table is None or decision is None:
            return "The match is over."
        if decision.seat != self.seat and self.view is not None:
            return f"{self.match.names[decision.seat]} is to answer."
        return prompt_text(self.table, decision, self.match.names)

    def mute(self) -> None:
        """Pass now, and for the rest of this turn."""
        assert self.table is not None
        self.muted[self.seat] = self.table.turn.number
        self.give(c.Pass())
