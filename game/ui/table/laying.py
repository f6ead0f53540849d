"""How the table is laid out: the rectangles, the cards, and every button that can be pressed now."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial

import pygame

from game.core.decisions import Decision
from game.core.scenario.words import objective_rows
from game.core.words import asked
from game.geometry.squares import Cell
from game.ui.panels.bar_room import BarRoom
from game.ui.panels.buttons import Button, button_at, widen_targets
from game.ui.panels.card_tray import CardTray
from game.ui.panels.hand_fan import HandFan
from game.ui.panels.layout import TableLayout, lay_out
from game.ui.panels.objectives import ObjectivesPane
from game.ui.panels.response_window import ResponseWindow
from game.ui.panels.standing_buttons import (
    Presses,
    ReplayBar,
    corner_buttons,
    keep_at_the_end,
    log_button,
    usual_rows,
)
from game.ui.scenes.scene import Window
from game.ui.screens.game_screen import AnyView, Panel
from game.ui.screens.items import Item, piece
from game.ui.screens.tally import TallyPane
from game.ui.table.answering import Answering
from game.ui.table.following import Following
from game.ui.table.hint_pane import HintPane
from game.ui.table.hints import Hints
from game.ui.table.playing import Playing
from game.ui.table.questions.decisions import DecisionWidget, widget_for
from game.ui.table.questions.digits import DIGITS, give_digits
from game.ui.table.questions.giving_up import OfferToGiveUp
from game.ui.table.questions.guide import Box, Guide
from game.ui.table.questions.moment import Moment
from game.ui.table.sight import Sight
from game.ui.table.taking_back import TakingBack

#: A side is the far one when it lies this part of the board's height beyond its middle.
_NEAR_SIDE = 12
#: Pixels of a figure that can be told from others, at 720 lines; and the most strips that cover little of the board.
TOLD_APART, _FEW_STRIPS = 28, 2
#: How much more it matters than another piece of that size that hints hide neither what they are about nor who can act.
_HINTED = 8


class Laying:
    """Owns the ``layout``, the cards in ``hand`` and ``tray``, the response ``window``, the sums at the right edge, a
    scenario's ``objectives``, the ``panel`` over the board and the ``widget`` of the open question, if there are any,
    and all ``buttons``. ``opened`` is the pile whose cards lie open on the tray. ``presses`` is what those buttons do
    that are always there."""

    def __init__(
        self,
        app: Window,
        following: Following,
        playing: Playing,
        answering: Answering,
        taking_back: TakingBack,
        hints: Hints,
        sight: Sight,
        presses: Presses,
    ) -> None:
        self.app, self.following, self.playing = app, following, playing
        self.answering, self.taking_back = answering, taking_back
        self.hints, self.sight, self.presses = hints, sight, presses
        self.match, self.screen = following.match, following.screen
        #: What the prompt bar shows while a match is only looked at, and the foot of the window.
        self.replay: ReplayBar | None = None
        #: How a scene takes room of the table for what it shows besides.
        self.take_room: Callable[[TableLayout], None] | None = None
        self.resize(app.size)
        self.hand, self.tray, self.window = HandFan(), CardTray(), ResponseWindow()
        self.sums, self.hint_pane, self.objectives = TallyPane(), HintPane(), ObjectivesPane()
        self.opened: Item | None = None
        #: What is counted in into the sums.
        self._counted: Item | None = None
        #: Those of a note (``noted``) are among them.
        self.buttons: list[Button] = []
        self.noted: list[Button] = []
        self.panel: Panel | None = None
        self.widget: DecisionWidget | None = None
        #: Pixels of a space at the nearer look with which a high board is begun; 0 where all of it is shown.
        self.near = 0
        #: Whether a card is carried: where it may be let go is not covered by choices then.
        self.carries = False
        #: Where the card lies that is looked at, and the same of one that is pinned; empty for none.
        self.looked_at = self.pinned_at = pygame.Rect(0, 0, 0, 0)
        #: What leads through a lesson, if this is one.
        self.guide: Guide | None = None
        #: What a computer player offers, if anything.
        self.offered: OfferToGiveUp | None = None
        #: What buttons leave to the question, and of the turn's width to its title.
        self.bar, self.turn_room = BarRoom(), 0

    def forget(self) -> None:
        """Hold nothing of any view."""
        for part in (self.hand, self.tray, self.window, self.sums, self.hint_pane, self.objectives):
            part.forget()
        self.buttons, self.noted = [], []
        self.panel = self.widget = self.opened = None
        if self.offered is not None:
            self.offered.forget()
        self.pinned_at = pygame.Rect(0, 0, 0, 0)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out for a window of another size, with another scale or size of text."""
        foot = self.replay.foot_high if self.replay is not None else 0
        others, parts = len(self.match.opening.seatings) - 1, len(self.screen.parts)
        self.layout: TableLayout = lay_out((size[0], size[1] - foot), self.app, others, parts)
        if self.take_room is not None:
            self.take_room(self.layout)

    def fit_board(self) -> None:
        """Show the whole board."""
        board = self.following.board
        if board is not None:
            self.set_text()
            board.camera.column = self.layout.free.right - self.layout.side.left
            board.fit(self.layout.board, self.layout.free)
            self.near = 0

    def set_text(self) -> None:
        """Give words on the board the size that is set, as far as the board is large enough."""
        board = self.following.board
        if board is not None:
            board.set_text(min(self.app.text_px(15), max(self.app.least_text, self.layout.free.height // 12)))

    def first_look(self) -> None:
        """Show a board that has just been laid: near, if it is a high one."""
        self.fit_board()
        board = self.following.board
        # Where many strips would cover the rim, the look is only as near as figures can be told apart.
        most = round(TOLD_APART * self.layout.board.height / 720) if len(self.layout.strips) > _FEW_STRIPS else 0
        if board is not None and board.camera.draw_near(most):
            self.near = board.camera.square_px

    def face(self, spaces: Collection[Cell]) -> None:
        """Show the board from the side that those spaces are near, if it can be turned by half a circle."""
        board = self.following.board
        if board is None or board.turning is None or not board.turning.half or not spaces:
            return
        camera = board.camera
        middle = camera.at((camera.columns / 2, camera.rows / 2))[1]
        seen = sum(camera.middle_of(cell)[1] for cell in spaces) / len(spaces)
        if seen < middle - camera.rows * camera.square_px / _NEAR_SIDE:
            board.turning.turn(board.turning.half)

    def angle_of(self, spaces: Collection[Cell]) -> float | None:
        """Return in which direction from the middle of the board those spaces are seen; None where they are all around
        it, or there are none."""
        board = self.following.board
        if board is None or not spaces:
            return None
        camera = board.camera
        middle = camera.at((camera.columns / 2, camera.rows / 2))
        x, y = (sum(camera.middle_of(cell)[axis] for cell in spaces) / len(spaces) - middle[axis] for axis in (0, 1))
        return math.atan2(y, x) if math.hypot(x, y) > camera.square_px else None

    def lay(self, view: AnyView) -> None:
        """Lay the cards and the buttons out for what may be answered now."""
        answering, decision = self.answering, view.decision
        self.widget = None
        self._lay_sums()
        self.lay_objectives()
        self._lay_cards(view)
        self.window.forget()
        self.layout.asked = tuple(self._asked_about())
        self.layout.make_room(0)
        self.buttons = []
        self.panel = self.screen.panel(view, answering.all_offers) if answering.may_answer else None
        if self.panel is not None:
            self.panel.lay(self._over_board(self.layout.free), self.app, self.app.theme.name)
            self.buttons += self.panel.buttons(answering.give)
        elif answering.may_answer and decision is not None and not self.carries:
            self.widget = widget_for(self._moment(decision))
            self.buttons += self.widget.buttons()
        elif self.following.is_open and (stack := self.following.announced):
            # While others answer, or things move.
            self.window.lay_in(self.layout, stack, 0, "Announced", self.app)
        if self.tray.cards and self.layout.choices.height:
            beside = self.layout.beside_column(self.layout.tray)
            self.tray.lay([card for card, _ in self.tray.cards], beside, self.app)
        if self.layout.tally.height < self.layout.tally_high:
            # Choices have taken some of their room.
            self.sums.measure(self.sums.tallies, self.layout.side.width, self.layout.tally.height, self.app)
        self.sums.lay(self.layout.tally)
        if self.layout.hints.height < self.layout.hints_high:
            self.hint_pane.measure(self.hints, self.layout.side.width, self.layout.hints.height, self.app)
        self.hint_pane.lay(self.layout.hints)
        right = [pane for pane in self._column if pane.x > self.layout.free.centerx or pane is self.layout.hints]
        self.hand.beyond = min([self.hand.beyond, *(pane.left - self.layout.gap for pane in right)])
        board, layout = self.following.board, self.layout
        if board is not None and not self.following.stands_apart:
            column = self._column if self.uncovered != layout.free else []
            board.camera.covered = column[0].unionall(column[1:]) if column else pygame.Rect(0, 0, 0, 0)
        self._number_cards()
        self.buttons += self.hint_pane.buttons(self.hints.give)
        self._lay_standing_buttons()
        is_looking = answering.only_looks or answering.guide is not None or not self.following.is_open
        if self.offered is not None and not is_looking:
            self.buttons += self.offered.lay_box(self.layout, answering.host.refresh)
        if self.guide is not None:
            self.buttons += self.guide.lay_box()
        self.buttons += self.noted

    def _asked_about(self) -> Iterator[pygame.Rect]:
        """Yield what choices and hints leave in sight: on a table of cards those in play, and on a board, whose view
        goes to what is asked about, the spaces on which something is put; for hints the pieces there, those before all
        that can act, and what the hints are about, so that the view keeps still when they come."""
        board, decision = self.following.board, self.following.view.decision if self.following.view else None
        if board is None or self.tray.cards or self.panel is not None:
            return
        if board.apart is not None and self.following.stands_apart:
            yield from board.apart.open_frames()
            # What the question is about counts for more than whatever else is in play.
            answered = next(reversed(self.screen.announced(self.following.table)), None)
            about = answered.about if answered is not None else decision.about if decision is not None else ()
            yield from 3 * tuple(filter(None, map(board.apart.frame_of, about)))
        elif decision is not None and decision.kind == "space" and self.answering.may_answer:
            yield from (board.camera.rect_of(cell) for cell in self.answering.offers.cells())
        elif self.hints.is_open and self.answering.may_answer:
            hinted = [item for hint in self.hints.rows for item in hint.way]
            pieces = map(piece, (*board.miniatures.numbers, *_HINTED * self.answering.waiting))
            spaces = map(self.following.space, (*_HINTED * hinted, *pieces))
            yield from (board.camera.rect_ahead(*space) for space in spaces if space is not None)

    def _over_board(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the room for what lies over the board for a while: what stands in the column stays in sight."""
        is_taken = self.layout.hints_high or self.layout.tally_high or self.is_log_open
        return self.layout.beside_column(rect) if is_taken else rect

    @property
    def uncovered(self) -> pygame.Rect:
        """Return the free part of the table, without the column if anything stands there."""
        at = self.layout
        return at.beside_column(at.free) if self._column and not at.is_aside else at.free

    @property
    def _column(self) -> list[pygame.Rect]:
        return [pane for pane in (self.layout.hints, self.layout.tally, self.layout.choices) if pane.height]

    def lay_objectives(self) -> None:
        """Give a scenario's objectives their room at the upper left of the board, a quarter of its free height."""
        following, free, side = self.following, self.layout.free, self.layout.side
        tell = partial(objective_rows, following.scenario, following.seat) if following.scenario is not None else tuple
        most = side.width, (free.height - self.layout.gap) // 4
        self.objectives.lay(following.once(("objectives", following.seat), tell), free.topleft, most, self.app)
        if following.board is not None:
            following.board.camera.corner = self.objectives.rect.size

    def _lay_sums(self) -> None:
        """Give the sums their room in the column at the right edge."""
        view = self.following.view if self.match.outcome is None else None
        tallies = self.screen.tallies(view, self.following.table, None) if view is not None else ()
        # How much there is for the hints depends on whether there are sums, and the other way round.
        self.layout.tally_high, width = len(tallies), self.layout.side.width
        most = self.layout.most_hints
        self.layout.hints_high = self.hint_pane.measure(self.hints, width, most, self.app)
        self.layout.tally_high = self.sums.measure(tallies, self.layout.side.width, self.layout.most_tally, self.app)
        self._counted = None

    def count_in(self, pointed: Item | None) -> None:
        """Count what is pointed at into the sums, in the room that they have: nothing moves under the pointer."""
        view, table = self.following.view, self.following.table
        if pointed == self._counted or not self.sums.tallies or view is None:
            return
        self._counted = pointed
        tell = partial(self.screen.tallies, view, table, pointed)
        tallies = self.following.once(("tallies", view.decision, pointed), tell)
        self.sums.measure(tallies, self.layout.side.width, self.layout.tally.height, self.app)

    def next_pile(self) -> Item | None:
        """Return the pile after the one that is open, of those that may be looked through; None after the last."""
        board, table = self.following.board, self.following.table
        cards = board.board_cards if board is not None else None
        piles = [pile for pile in cards.piles if self.screen.opened(table, pile) is not None] if cards else []
        at = piles.index(self.opened) + 1 if self.opened in piles else 0
        return piles[at] if at < len(piles) else None

    def covers(self, pos: tuple[int, int]) -> bool:
        """Return whether a panel or the tray lies over the board, or a choice under that pixel."""
        over = button_at(self.buttons, pos)
        is_choice = over is not None and over.name.startswith("offer: ")
        return self.panel is not None or bool(self.tray.cards) or is_choice

    def is_on_board(self, pos: tuple[int, int]) -> bool:
        """Return whether that pixel is the board's, with nothing lying over it."""
        if self.panel is not None or self.tray.cards or not self.layout.board.collidepoint(pos):
            return False
        return not self.is_under_pane(pos) and self.hand.card_at(pos) is None

    def is_under_pane(self, pos: tuple[int, int]) -> bool:
        """Return whether a strip, the question, the turn, the log or anything of the column lies over the board at that
        pixel."""
        panes = (*self.panes(), self.pinned_at)
        return any(pane.collidepoint(pos) for pane in panes) or button_at(self.buttons, pos) is not None

    @property
    def boxes(self) -> list[tuple[str, Box]]:
        """Return the boxes over the board by name: what is offered, and that of a lesson, if there are any."""
        named = (("offered", self.offered), ("lesson", self.guide))
        return [(name, one.box) for name, one in named if one is not None]

    def panes(self) -> Sequence[pygame.Rect]:
        """Return what lies over the board, except for the hand and what is only pointed at."""
        layout = self.layout
        column = (self.log_place, layout.choices, layout.tally, layout.hints, *(box.rect for _, box in self.boxes))
        panes = (*layout.strips, layout.own, layout.prompt, layout.turn, *column, self.objectives.rect)
        return [pane for pane in panes if pane.height > 0]

    @property
    def log_place(self) -> pygame.Rect:
        """Return where the log lies, or its last lines."""
        return self.layout.log if self.is_log_open else self.layout.notes

    @property
    def is_log_open(self) -> bool:
        """Return whether the whole log lies in the column, and not only its last lines."""
        return self.app.settings.log_open

    def button_stops(self) -> tuple[Button, ...]:
        """Return buttons that Tab steps through: the answers, where nothing on the table stands for them."""
        if not self.answering.may_answer or (self.widget is not None and self.widget.stops()):
            return ()
        answers = [button for button in self.buttons if button.name.startswith(("offer: ", "pass"))]
        answers += [button for button in self.buttons if button.name.startswith("advance")]
        return tuple(answers) if any(button.name.startswith("offer: ") for button in answers) else ()

    def prompt_text(self) -> str:
        """Return what the prompt bar says."""
        decision, answering, names = self.match.decision, self.answering, self.match.players.names
        seat, played = self.following.seat, self.playing.showing
        if self.replay is not None and not self.sight.is_on:
            return self.replay.bar_words()
        if decision is None:
            return "The match is over."
        if self.sight.is_on:
            return self.sight.words(answering.selected)
        if played is not None:
            return f"{names[played.seat]} plays {played.face.name}."
        view = self.following.view
        if answering.narrowed is not None and answering.may_answer and view is not None:
            return answering.question(view)
        if decision.seat != seat:
            return self.playing.awaited(names[decision.seat])
        if not self.playing.at_rest:
            turn, told = self.following.turn, self.following.being_told
            return told or (asked(names[turn.seat], f"{turn.part}.") if turn.part else f"{turn.title}.")
        assert view is not None
        return self.screen.prompt(view, answering.selected)

    def _moment(self, decision: Decision) -> Moment:
        answering, following = self.answering, self.following
        return Moment(
            decision, answering.offers, self.layout, self.app, answering.give, answering.ask_about, answering.stand_by,
            answering.narrowed, answering.waiting, following.announced, tuple(one.number for one, _ in self.tray.cards),
            self.window, self._name_of, self._place_of, following.stands_apart, following.noun,
            self.screen.passing(self.match.answers(answering.seat)) is not None,
            frozenset(card.held.number for card in self.hand.cards[: len(DIGITS)]),
        )  # fmt: skip

    def _name_of(self, item: Item) -> str:
        seen = self.screen.inspect(self.following.table, item)
        return seen.face.name if seen is not None else "it"

    def _place_of(self, item: Item) -> str:
        return self.screen.place_words(self.following.table, item)

    def _card_asked_about(self, view: AnyView, playable: frozenset[int]) -> int | None:
        """Return the card of the hand that the question is about, such as for its target, and that is not an answer to
        it."""
        decision = view.decision
        if decision is None or not self.answering.may_answer or decision.kind not in ("pick", "space"):
            return None
        about = decision.about[0] if len(decision.about) == 1 else 0
        return about if self.hand.place_of(about) is not None and about not in playable else None

    def _lay_cards(self, view: AnyView) -> None:
        answering, hand, tray = self.answering, self.hand, self.tray
        following, narrowed = self.following, self.answering.narrowed
        mine = self.match.players.is_human(following.seat) or following.hotseat.on is None
        held = self.replay.held if self.replay is not None else self.screen.held
        hand.lay(held(view) if mine else (), self.layout, self.app, (following.turn.seat, following.turn.title))
        playable = frozenset(answering.all_offers.numbers("card"))
        begun = narrowed.number if narrowed is not None and narrowed.sort == "card" else None
        hand.chosen = begun if begun is not None else self._card_asked_about(view, playable)
        hand.playable = playable
        # Cards on the tray may be what is asked for with a card that was begun with.
        tray.playable = playable.union(answering.offers.numbers("card"))
        shown = self.screen.tray(view, answering.all_offers) if answering.may_answer else ()
        pile = self.screen.opened(following.table, self.opened) if self.opened is not None and not shown else None
        if pile is None:
            self.opened = None
        tray.is_opened = pile is not None
        tray.lay(pile.cards if pile is not None else shown, self._over_board(self.layout.tray), self.app)
        hand.raise_playable(self.app.px(3))
        if hand.lifted not in {one.held.number for one in hand.cards}:
            hand.lifted = None

    def _number_cards(self) -> None:
        """Give cards and buttons their digits. Hints take the first ones meanwhile; the others stay where they are."""
        playable = self.hand.playable if self.answering.narrowed is None else frozenset()
        digits = give_digits(self.buttons, self.cards_by_digit(), playable, self.hints.digits)
        self.tray.digits = digits if self.tray.cards else {}
        self.hand.digits = {} if self.tray.cards else digits

    def cards_by_digit(self) -> list[int]:
        """Return the cards of the tray, or else of the hand, in their order: the first one's digit is 1."""
        return [one.number for one, _ in self.tray.cards] or [one.held.number for one in self.hand.cards]

    def _lay_standing_buttons(self) -> None:
        """Undo and the chip of those who can act in the prompt bar; menu, sight and the whole board by the turn."""
        layout, to, answering, following = self.layout, self.app, self.answering, self.following
        area = layout.buttons
        advancing = [button for button in self.buttons if layout.prompt.contains(button.rect)]
        right = min((one.rect.left for one in advancing), default=area.right + layout.gap) - layout.gap
        text = self.prompt_text() if following.is_open else ""
        why = "The match is over." if self.match.outcome is not None else answering.why_no_undo()
        why = "" if self.taking_back.is_possible and self.match.outcome is None else why
        waiting = len(answering.waiting) if answering.narrowed is None else 0
        why_no_hint = self.hints.why_none() if self.match.players.may_have_hints else None
        rows = usual_rows((why, self.taking_back.tip), why_no_hint, waiting, following.noun)
        if self.replay is not None:
            rows = list(self.replay.bar_rows())
        turn = following.turn.seat, following.turn.title
        buttons = self.bar.lay(text, layout, to, self.presses, rows, right, turn)
        keep_at_the_end(buttons, advancing, layout.gap)
        self.buttons += buttons
        board = following.board
        turning = board.turning.words if board is not None and board.turning is not None else ""
        corner, self.turn_room = corner_buttons(
            layout, to, self.presses, sees=self.sight.is_on, turning=turning, has_stops=bool(self.screen.stops())
        )
        # A player who only watches a match has nothing to pause.
        self.buttons += [button for button in corner if self.replay is None or button.name != "menu"]
        if self.replay is not None:
            self.buttons += self.replay.foot_buttons()
        self.buttons.append(log_button(self.log_place, to, self.presses, is_open=self.is_log_open))
        widen_targets(self.buttons, to.least_target, layout.board)
