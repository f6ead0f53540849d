"""What the pointer, or the keyboard's cursor, is on: which thing, what is told of it, and why not."""

from __future__ import annotations

import msgspec
import pygame

from game.core.refusals import ELSE_ASKED
from game.core.scenario.words import shown_regions
from game.ui.panels.buttons import Button, button_at
from game.ui.screens.board_view import BoardView
from game.ui.screens.game_screen import Announced, AnyView, Inspection, LogLine, Marks
from game.ui.screens.indicator import Indicator
from game.ui.screens.items import Item, card, on_stack, piece, square
from game.ui.table.answering import Answering
from game.ui.table.cursor import Cursor
from game.ui.table.following import Following
from game.ui.table.laying import Laying
from game.ui.table.sight import Sight

#: Seconds after which what the pointer rests on is shown closely.
LOOK_AFTER = 0.3
#: What a press on what an answer was begun with does.
_TAKES_BACK = "Chosen; click again to take it back."


class Pointing:
    """Owns where the ``pointer`` is, the button that it holds down and whether it drags the board; what is ``pinned``,
    the passing note (``tip``) and the one that stays (``pinned_tip``: what it lies beside, and its words). ``detail``
    asks for rules and costs, ``levels`` for those of the ground."""

    def __init__(
        self, following: Following, answering: Answering, laying: Laying, sight: Sight, cursor: Cursor
    ) -> None:
        self.following, self.answering, self.laying = following, answering, laying
        self.sight, self.cursor = sight, cursor
        self.match, self.screen = following.match, following.screen
        self.pointer = (-1, -1)
        self.held_button: Button | None = None
        self.is_dragging = False
        #: A card of the hand, or a piece, that the pointer carries to the board.
        self.carried: Item | None = None
        self.pinned: Item | None = None
        self.tip = ""
        self.pinned_tip: tuple[pygame.Rect, str] | None = None
        self.detail = self.levels = False
        #: What the pointer rests on, and for how long; and whether it is looked at already.
        self._rests_on: Item | None = None
        self._rested = 0.0
        self._is_looking = False
        #: Where the pointer was when a computer player began to be asked: what it was left on is not looked at then.
        self._left_at = (-1, -1)
        #: What was pointed at when the board was last marked: an item, what lies there, a line of the log.
        self._last_pointed: tuple[object, ...] = ()
        #: The action that the board shows before it is played.
        self._indicated: Indicator | None = None

    def forget(self) -> None:
        """Hold nothing of any view."""
        self.pinned = self.pinned_tip = self.carried = self._rests_on = None
        self._is_looking = False
        self._last_pointed = ()
        self._indicated = None

    # What is there

    @property
    def hovered_button(self) -> Button | None:
        """Return the button under the pointer; None while the player goes by the keys."""
        return button_at(self.laying.buttons, self.pointer) if not self.cursor.by_keys else None

    @property
    def log_line(self) -> LogLine | None:
        """Return the line of the log under the pointer; None while the player goes by the keys."""
        return self.following.log.line_at(self.pointer) if not self.cursor.by_keys else None

    def pointed(self) -> Item | None:
        """Return what the pointer, or the keyboard's cursor, is on."""
        cursor, laying = self.cursor, self.laying
        if not cursor.by_keys:
            return self.item_at(self.pointer)
        if laying.hand.lifted is not None:
            return card(laying.hand.lifted)
        if laying.tray.pointed is not None and laying.tray.cards:
            return card(laying.tray.pointed)
        if cursor.piece is not None:
            return piece(cursor.piece)
        return square(cursor.cell) if cursor.cell is not None else None

    def item_at(self, pos: tuple[int, int]) -> Item | None:
        """Return the card, piece or square under a pixel; None on a button or a panel."""
        laying = self.laying
        if button_at(laying.buttons, pos) is not None:
            return None
        number = laying.hand.card_at(pos)
        if number is not None:
            return card(number)
        if laying.tray.rect.collidepoint(pos) and laying.tray.cards:
            number = laying.tray.card_at(pos)
            return card(number) if number is not None else None
        board, area = self.following.board, laying.layout.board
        if laying.is_under_pane(pos) or laying.panel is not None or board is None:
            return None
        if self.following.stands_apart and area.collidepoint(pos):
            number = board.piece_at(pos)
            if number is not None:
                return piece(number)
        board_card = self.board_card_at(pos)
        if board_card is not None and self.answering.offers.at(board_card):
            return board_card
        cell = board.cell_at(pos)
        if cell is None or not area.collidepoint(pos):
            return None
        ground = board.ground_at(pos)
        is_hidden = ground is not None and ground != cell and not self._means_something(square(cell))
        return square(ground if ground is not None and is_hidden and self.answering.offers.at(square(ground)) else cell)

    def _means_something(self, item: Item) -> bool:
        """Return whether a press on a space, or on the piece there, would do anything now."""
        view, target = self.following.view, self.answering.target(item)
        if self.answering.offers.at(item) or self.answering.offers.at(target):
            return True
        if target is None or target.sort != "piece" or view is None:
            return False
        return self.screen.is_selectable(view, target.number)

    def ground_at(self, pos: tuple[int, int]) -> Item | None:
        """Return the row or zone under a pixel, whatever lies on it; None on boards where a piece has its space for
        itself."""
        board = self.following.board
        cell = board.cell_at(pos) if board is not None and self.following.stands_apart else None
        return square(cell) if cell is not None else None

    def board_card_at(self, pos: tuple[int, int]) -> Item | None:
        """Return what lies on the board to be looked at, besides pieces and spaces: a card of the stack, a location, a
        pile."""
        board = self.following.board
        if board is None or board.board_cards is None or self.cursor.by_keys or not self.laying.is_on_board(pos):
            return None
        return board.board_cards.at(pos)

    def pile_at(self, pos: tuple[int, int]) -> Item | None:
        """Return the pile under a pixel whose cards may be looked through."""
        board_card = self.board_card_at(pos)
        return (
            board_card
            if board_card is not None and self.screen.opened(self.following.table, board_card) is not None
            else None
        )

    def piece_on(self, item: Item | None) -> int | None:
        """Return the piece on a space that is pointed at."""
        if item is None or item.cell is None:
            return None
        return self.screen.piece_at(self.following.table, item.cell)

    def looked_for(self, pos: tuple[int, int]) -> Item | None:
        """Return what would be looked at closely under a pixel."""
        return self.board_card_at(pos) or self.answering.target(self.item_at(pos))

    # What is marked and told

    def point(self) -> bool:
        """Show marks and words for what is pointed at now. Return True when that is something else than before."""
        board, view = self.following.board, self.following.view
        answering, sight = self.answering, self.sight
        self.tip = ""
        if board is None or view is None:
            return False
        if self.laying.panel is not None:
            self.laying.panel.point(self.pointer)
        item = self.pointed()
        if self.pinned is not None and self.pinned.sort == "card":
            number = self.pinned.number
            if not (self.laying.tray.place_of(number) or self.laying.hand.place_of(number)):
                # The cards to choose from have gone, and what was said of this one with them.
                self.pinned = self.pinned_tip = None
        self._lift(item)
        target = answering.target(item)
        self._rest(self.board_card_at(self.pointer) or target)
        board.miniatures.hovered = target.number if target is not None and target.sort == "piece" else None
        in_hand = item.number if item is not None and item.sort == "card" else None
        marks = Marks(
            answering.offers, answering.selected, sight.is_on, self.detail, sight.viewer, self.levels, in_hand
        )
        board_card = self.board_card_at(self.pointer)
        if board.board_cards is not None:
            board.board_cards.point_at(board_card)
        on_board = item if item is not None and item.sort in ("cell", "piece") else None
        if self._indicated is not None:
            board.indicate((), (), ())
        if on_board is None and self._mark_hint(view, marks):
            words = ""
        else:
            words = self.screen.mark(view, self.following.table, on_board, marks)
        self.tip = self._tip_of(item, target, words if on_board is not None or in_hand is not None else "")
        line = self.log_line
        done = line or self._last_done()
        if done is not None:
            self._highlight(done)
        self._indicate(board)
        now = (item, board_card, line, self.laying.hints.marked)
        is_new = now != self._last_pointed
        self._last_pointed = now
        self.laying.count_in(target)
        summed = self.laying.sums.line_at(self.pointer) if not self.cursor.by_keys else None
        if summed is not None and summed.about:
            board.overlays.show_targets(summed.about)
        return is_new

    def _indicate(self, board: BoardView) -> None:
        """Mark on the board who acts and at what, before that is played."""
        shown = self._indicated = self.answering.playing.indicator
        if shown is not None:
            aims = [item.cell or item.number for item in shown.at if item.sort in ("cell", "piece")]
            board.indicate([item.number for item in shown.by if item.sort == "piece"], aims, shown.way)

    def _mark_hint(self, view: AnyView, marks: Marks) -> bool:
        """Mark on the board what belongs to a hint, as if it were pointed at; False where nothing does."""
        hints, button = self.laying.hints, self.hovered_button
        if button is not None and button.name.startswith("hint "):
            hints.marked = int(button.name.removeprefix("hint ")) - 1
        shown = hints.shown
        aims = [item for item in shown.way if item.sort in ("cell", "piece")] if shown is not None else []
        if shown is None or not aims:
            return False
        chosen = msgspec.structs.replace(marks, offers=shown.offers, selected=shown.selected)
        self.screen.mark(view, self.following.table, aims[-1], chosen)
        return True

    def _lift(self, item: Item | None) -> None:
        """Lift the card under the pointer out of the hand, or point at it in the tray."""
        self.laying.hand.point_from(None if self.cursor.by_keys else self.pointer)
        if self.cursor.by_keys:
            return
        hand, tray = self.laying.hand, self.laying.tray
        number = item.number if item is not None and item.sort == "card" else None
        in_hand = number is not None and hand.place_of(number) is not None
        hand.lifted = number if in_hand else None
        tray.pointed = None if in_hand else number

    def _tip_of(self, item: Item | None, target: Item | None, words: str) -> str:
        """Return the note: ``words`` of the marks, why nothing is meant, or which of several is asked; and the ground.
        Cards of a pile that is open are there to be looked at, and mean nothing."""
        seen = self.following.inspect(target) if target is not None and target.sort == "piece" else None
        if seen is not None and words == seen.face.name:
            # The name that stands beside what is pointed at is not said twice.
            words = ""
        answering, tip = self.answering, words
        if self.laying.opened is not None and item is not None and item.sort == "card":
            return ""
        if (
            target is not None
            and not self.sight.is_on
            and not (answering.offers.at(target) or answering.offers.at(item))
        ):
            is_begun = answering.narrowed is not None and answering.narrowed in (item, target)
            why = _TAKES_BACK if is_begun else self.why_not(target)
            tip = "\n".join(part for part in (why, words) if part)
        may_ask = item is not None and answering.may_answer and not self.sight.is_on
        asks = answering.meaning(item)[1] if item is not None and may_ask else ()
        if asks:
            # What is promised is what a press does: it asks who, or which.
            named = dict.fromkeys(offer.words for offer in asks)
            tip = "Click to choose:\n" + "\n".join(list(named)[:6]) + ("\n…" if len(named) > 6 else "")
            tip = "\n".join(dict.fromkeys((tip, *(offer.besides for offer in asks if offer.besides))))
        return "\n".join(part for part in (tip, self._ground_words(item, target)) if part)

    def _ground_words(self, item: Item | None, target: Item | None) -> str:
        """Return what the space under the pointer is: marks on it, or, with Alt held, whatever there is to say."""
        if item is None or item.cell is None or self.sight.is_on or (target != item and not self.detail):
            return ""
        space_words = self.screen.space_words(self.following.table, item.cell)
        scenario = self.following.scenario
        regions = shown_regions(scenario, self.following.seat) if scenario is not None else ()
        names = " ".join(f"**{one.name[:1].upper()}{one.name[1:]}**." for one in regions if item.cell in one.spaces)
        space_words = " ".join(part for part in (names, space_words) if part)
        if not self.detail:
            # Where a space is asked for, the tip promises what a press does, and hides no more spaces than it must.
            decision, answering = self.match.decision, self.answering
            is_space = decision is not None and decision.kind == "space"
            return names if answering.may_answer and is_space and answering.offers.at(item) else space_words
        name = self.screen.place_words(self.following.table, item)
        return f"{name} {space_words or 'Open ground; what is painted on it is decoration.'}"

    def why_not(self, item: Item) -> str:
        """Return why pointing at an item means nothing now; with Alt held, the rule too, and who is asked instead."""
        if not self.answering.may_answer:
            asked = self.match.asked
            waiting = self.detail and asked is not None and asked != self.following.seat
            return f"Not now: {self.match.players.names[asked]} is asked." if waiting and asked is not None else ""
        view = self.following.view
        assert view is not None
        refusal = self.screen.why_not(view, item, self.answering.selected)
        if refusal is None or refusal.text in ("", ELSE_ASKED):
            return "Nothing can be done with this now." if self.detail and item.sort != "cell" else ""
        return refusal.text + (f"\n{rule_words(refusal.rule)}" if self.detail and refusal.rule else "")

    def _last_done(self) -> LogLine | None:
        """Return what was told last, while a computer player goes on: those whom it is about stay marked, so that its
        turn can be followed. None where pieces share their spaces."""
        lines = self.following.log.lines
        return lines[-1] if self._computer_asked and lines and not self.following.stands_apart else None

    def _highlight(self, line: LogLine) -> None:
        """Show brackets around those whom a line of the log is about."""
        board = self.following.board
        spaces = [self.screen.space_of(self.following.table, number) for number in line.about]
        if board is not None and any(spaces):
            board.overlays.show_targets(space for space in spaces if space is not None)

    # What is looked at closely

    def pin(self, item: Item | None) -> None:
        """Keep something in the panel; the same again, or nothing, lets it go."""
        if item is None or self.screen.inspect(self.following.table, item) is None or item == self.pinned:
            self.pinned = None
        else:
            self.pinned = item

    def inspected(self) -> Inspection | None:
        """Return what the panel shows: what is pointed at, what is pinned, or the piece that acts."""
        if not self.following.is_open:
            return None
        window, selected = self.laying.window, self.answering.selected
        row = window.row_at(self.pointer) if not self.cursor.by_keys else None
        if row is not None:
            return Inspection(row.face, row.face.name, row.seat)
        candidates = [self.board_card_at(self.pointer) or self.answering.target(self.pointed()), self.pinned]
        if self.pinned is not None:
            candidates.reverse()
        for item in (*candidates, piece(selected) if selected is not None else None):
            seen = self.following.inspect(item) if item is not None else None
            if seen is not None:
                return seen
        # With nothing else to look at: what is being answered.
        answered = self.answered()
        if answered is not None:
            return Inspection(answered.face, answered.face.name, answered.seat)
        return self._asked_about()

    def update(self, seconds: float) -> bool:
        """Let time pass. Return True when what the pointer rests on begins to be looked at."""
        if not self._computer_asked:
            self._left_at = self.pointer
        if not self.waits:
            return False
        self._rested += seconds
        self._is_looking = self._rested >= LOOK_AFTER
        return self._is_looking

    @property
    def _computer_asked(self) -> bool:
        asked = self.match.asked
        return asked is not None and not self.match.players.is_human(asked)

    @property
    def waits(self) -> bool:
        """Return whether something is pointed at that will be looked at in a moment."""
        return self._rests_on is not None and not self._is_looking

    def _rest(self, item: Item | None) -> None:
        """Notice what the pointer is on: from one thing that is looked at to the next there is no wait."""
        if item != self._rests_on:
            self._rests_on, self._rested = item, 0.0
            self._is_looking = item is not None and (self._is_looking or self.cursor.by_keys)

    def answered(self) -> Announced | None:
        """Return what is being answered: the row of the stack that the question is about, or the last one that lies on
        the table."""
        window, following = self.laying.window, self.following
        rows = [row for _, row in window.rows]
        if not rows and self.answering.may_answer and following.stack_lies_there:
            return next(reversed(following.once("announced", lambda: self.screen.announced(following.table))), None)
        return next((row for row in rows if row.number == window.answered), rows[0] if rows else None)

    def _asked_to_answer(self) -> tuple[Inspection, Item | pygame.Rect] | None:
        """Return the card that a response is asked for, and what it is shown beside: it is read before one passes."""
        answered, decision = self.answered(), self.match.decision
        if answered is None or not self.answering.may_answer or decision is None or decision.kind != "respond":
            return None
        if not self.following.stack_lies_there:
            seen = Inspection(answered.face, answered.face.name, answered.seat)
            return (seen, self.laying.window.rect) if answered.is_card else None
        lies = on_stack(answered.number)
        waits = self.following.inspect(lies)
        return (waits, lies) if waits is not None else None

    def shown_closely(self) -> tuple[Inspection, Item | pygame.Rect] | None:
        """Return what is shown closely, and what beside: a row of the stack, what is pinned, what the pointer has
        rested on for a moment, or else what a response is asked for."""
        if not self.following.is_open or self.carried is not None or self.laying.panel is not None:
            return None
        window = self.laying.window
        row = window.row_at(self.pointer) if not self.cursor.by_keys else None
        if row is not None:
            return Inspection(row.face, row.face.name, row.seat), window.rect
        if self.detail and self.pinned is None and self.threatened() is not None:
            # With the key held nothing hides what a piece threatens.
            return None
        selected = self.answering.selected
        # Around the piece that is about to act its choices are looked at, and not the piece.
        acts = self._rests_on is not None and selected is not None and self._rests_on == piece(selected)
        is_left = self._computer_asked and self.pointer == self._left_at
        for item in (self.pinned, self._rests_on if self._is_looking and not acts and not is_left else None):
            seen = self.following.inspect(item) if item is not None else None
            if seen is not None and item is not None:
                return seen, item
        return self._asked_to_answer()

    def beside(self, spot: pygame.Rect) -> pygame.Rect:
        """Return what a card looked at lies beside: the ``spot`` of its piece, with the spaces that it threatens."""
        threatened = self.threatened()
        return spot.union(threatened) if threatened is not None else spot

    def threatened(self) -> pygame.Rect | None:
        """Return the screen rectangle around the spaces that the enemy which is pointed at is shown to threaten."""
        foresight, board = self.screen.foresight, self.following.board
        if foresight is None or board is None or not foresight.shown:
            return None
        first, *rest = self.threatened_spaces()
        return first.unionall(rest)

    def threatened_spaces(self) -> list[pygame.Rect]:
        """Return the screen rectangles of those spaces."""
        foresight, board = self.screen.foresight, self.following.board
        return [board.camera.rect_of(cell) for cell in foresight.shown] if foresight is not None and board else []

    def looked_at(self) -> Inspection | None:
        """Return what lies under the pointer: a card, a piece, a row of the stack."""
        if self.laying.window.row_at(self.pointer) is not None:
            return self.inspected()
        item = self.looked_for(self.pointer)
        return self.following.inspect(item) if item is not None else None

    def _asked_about(self) -> Inspection | None:
        """Return the piece or card that the question is about, as the one to be placed."""
        decision = self.match.decision
        if not self.answering.may_answer or decision is None or decision.kind == "respond":
            return None
        found = (self.following.inspect(of(one)) for one in decision.about for of in (piece, card))
        return next((seen for seen in found if seen is not None), None)


def rule_words(rule: str) -> str:
    """Return a rule by its name, such as ``skirmish/difficult_ground``, as words."""
    return f"**Rule**: {rule.rpartition('/')[2].replace('_', ' ').replace('-', ' ')}"
