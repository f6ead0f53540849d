"""What the mouse does at the table: presses, drags, the wheel, and the sight tool."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import pygame

from game.ui.panels.buttons import Button, button_at
from game.ui.panels.toast import Toast
from game.ui.screens.items import Item, piece
from game.ui.table.answering import Answering
from game.ui.table.carrying import Carrying
from game.ui.table.end_guard import EndGuard
from game.ui.table.following import Following
from game.ui.table.laying import Laying
from game.ui.table.navigating import Navigating
from game.ui.table.pointing import Pointing
from game.ui.table.tips import Tips

#: Seconds after which a press on what has appeared under a pointer that rests is meant for it.
FRESH = 0.45
#: Pixels within which a pointer counts as resting.
STEADY_PX = 12
#: Pixels after which a pressed card is carried.
DRAG = 10
#: Pixels that a turn of the wheel scrolls the log.
_SCROLL = 42


@dataclass
class InputParts:
    """The parts of the table that the player's hands reach: what the mouse and the keyboard act upon."""

    following: Following
    answering: Answering
    laying: Laying
    pointing: Pointing
    navigating: Navigating
    tips: Tips
    toast: Toast
    end_guard: EndGuard = field(init=False)

    def __post_init__(self) -> None:
        self.end_guard = EndGuard(self.answering, self.laying)

    def press(self, button: Button) -> None:
        """Press a button, or hear why not."""
        if button.is_on:
            self.answering.app.sound("card")
            button.press()
        else:
            self.toast.say(button.why_not)
            self.answering.app.sound("tick")


class Mouse:
    """Owns for how long a press is not meant for what has just appeared (``fresh_for``, around ``fresh_at``)."""

    def __init__(self, input_parts: InputParts) -> None:
        self.input_parts = input_parts
        self.following, self.answering, self.laying = input_parts.following, input_parts.answering, input_parts.laying
        self.pointing = input_parts.pointing
        self.carrying = Carrying(input_parts.answering)
        self.fresh_for, self.fresh_at = 0.0, (-1, -1)
        self._was_covered = False
        #: Whether the last press was dropped, as one that came too soon.
        self._dropped = False
        #: What may be carried from where it was pressed.
        self._pressed: tuple[Item, tuple[int, int]] | None = None

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.fresh_for = max(0.0, self.fresh_for - seconds)
        self.input_parts.end_guard.update(seconds)
        self.input_parts.navigating.look_at_hint()
        self.carrying.aim()

    def notice(self) -> None:
        """Note that the buttons were laid out for a question: something may have appeared under the pointer."""
        covered = self.laying.covers(self.pointing.pointer)
        if covered and not self._was_covered:
            self.fresh_for, self.fresh_at = FRESH, self.pointing.pointer
        self._was_covered = covered

    def move(self, event: pygame.event.Event) -> None:
        """Move the pointer to the event's place."""
        self.pointing.pointer = event.pos
        if event.type != pygame.MOUSEMOTION or event.dict.get("rel", (1, 1)) != (0, 0):
            self.input_parts.navigating.take_pointer()

    def event(self, event: pygame.event.Event) -> bool:
        """Take a move, press or release of the mouse. Return True where something was put down, opened or let go, so
        that all is to be laid out again."""
        board, pointing = self.following.board, self.pointing
        if event.dict.get("finger") and self._pull_log(event):
            return False
        if event.type == pygame.MOUSEMOTION and self._carry(event):
            return False
        if event.type == pygame.MOUSEMOTION:
            if board is not None and (any(event.dict.get("buttons", ())) or self.laying.is_on_board(event.pos)):
                pointing.is_dragging = board.event(event)
            return False
        if pointing.sight.is_on and self._look_from(event):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and self._is_too_soon(event):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            pointing.held_button = button_at(self.laying.buttons, event.pos) if event.button == 1 else None
            self._pressed = self._takes_up(event)
            if self._pressed is not None and not self.following.stands_alone(self._pressed[0]):
                return False
            # A press on a piece that has its space for itself is the camera's, too: it knows double clicks.
            if board is not None and self.laying.is_on_board(event.pos):
                board.event(event)
            return False
        if self._dropped:
            self._dropped = False
            return False
        if self._put_down(event):
            return True
        was_drag = board.event(event) if board is not None else False
        pointing.is_dragging = False
        held, pointing.held_button = pointing.held_button, None
        if was_drag:
            return False
        if event.button == 3:
            pointing.pin(pointing.looked_for(event.pos))
        elif event.button == 1:
            return self._click(event, held)
        return False

    # Cards and pieces that are carried

    def _takes_up(self, event: pygame.event.Event) -> tuple[Item, tuple[int, int]] | None:
        """Return what a press takes up to be carried: a card that may be played, or a piece that may do something."""
        if event.button != 1 or self.pointing.held_button is not None or not self.answering.may_answer:
            return None
        item = self.pointing.item_at(event.pos)
        if item is None or self.laying.tray.cards:
            return None
        if item.sort == "cell":
            number = self.pointing.piece_on(item)
            return (piece(number), event.pos) if number is not None and self.carrying.may_carry(number) else None
        return (item, event.pos) if item.sort in ("card", "piece") and self.answering.offers.at(item) else None

    def _carry(self, event: pygame.event.Event) -> bool:
        """Move what was pressed with the pointer; True while something is carried, or may be in a moment."""
        if self._pressed is None or not any(event.dict.get("buttons", ())):
            return False
        (item, begun), board = self._pressed, self.following.board
        is_standing = self.following.stands_alone(item)
        if math.dist(event.pos, begun) > DRAG and self.pointing.carried is None:
            self.pointing.carried, self.laying.carries = item, item.sort == "card"
            self.carrying.take_up(item)
            if board is not None and is_standing:
                board.camera.let_go()
        if self.pointing.carried is not None and board is not None and is_standing:
            # At the rim of the view the board goes on.
            board.event(event)
        return self.pointing.carried is not None or is_standing

    def _put_down(self, event: pygame.event.Event) -> bool:
        """Put down what was carried: on the board it is chosen, elsewhere it goes back. Return True if anything was."""
        carried, self.pointing.carried = self.pointing.carried, None
        pressed, self._pressed = self._pressed, None
        if carried is None:
            return False
        begun = pressed[1] if pressed is not None else event.pos
        is_over = not self.laying.is_under_pane(event.pos) and not self.laying.layout.hand.collidepoint(event.pos)
        if is_over and math.dist(event.pos, begun) > DRAG:
            self.carrying.put_on(carried, self.pointing.item_at(event.pos), self.pointing.ground_at(event.pos))
        if self.laying.carries:
            # Choices that were kept away come back.
            self.laying.carries = False
            self.answering.host.refresh()
        return True

    def _click(self, event: pygame.event.Event, held: Button | None) -> bool:
        """Click: the left button was let go over what it was pressed on, or over another item. Return True where a pile
        was opened or closed, or the log goes to its latest line."""
        answering, laying, pos = self.answering, self.laying, event.pos
        over = button_at(laying.buttons, pos)
        if held is not None or over is not None:
            if over is not None and held is not None and over.name == held.name and not self._ends_twice(over):
                self.input_parts.press(over)
            return False
        if laying.panel is not None and laying.panel.event(event, answering.give):
            return False
        if self.following.log.to_latest.collidepoint(pos):
            self.following.log.follow()
            return True
        pile = self.pointing.pile_at(pos)
        if pile is not None or self.laying.opened is not None:
            self.laying.opened = pile
            return True
        item = self.pointing.item_at(pos)
        tip = self.input_parts.tips.tip_at(pos) if item is None else None
        if tip is not None:
            self.input_parts.tips.keep(tip)
        else:
            answering.choose(item)
        return False

    def _pull_log(self, event: pygame.event.Event) -> bool:
        """Pull the lines of the log under a finger; True while it does."""
        is_down = any(event.dict.get("buttons", ()))
        if event.type != pygame.MOUSEMOTION or not is_down or self.pointing.carried is not None:
            return False
        if not self.following.log.rect.collidepoint(event.pos):
            return False
        self.following.log.scroll(event.rel[1])
        return True

    def _ends_twice(self, button: Button) -> bool:
        """Return whether it is a button that ends something, pressed again at once; or undo, that has come to its
        place."""
        if button.name == "undo":
            return self.input_parts.end_guard.follows_at_once()
        ends = button.offer is not None and button.offer.advances
        return ends and self.input_parts.end_guard.drops("The end clicked twice", "Press again")

    def let_go(self, event: pygame.event.Event) -> None:
        """Hold nothing any more: a large card has taken the event."""
        board = self.following.board
        if event.type == pygame.MOUSEBUTTONUP and board is not None:
            board.event(event)
            self.pointing.held_button, self.pointing.is_dragging = None, False

    def wheel(self, event: pygame.event.Event) -> None:
        """Scroll the log, or zoom the board, by the wheel."""
        pointer, laying, board = self.pointing.pointer, self.laying, self.following.board
        if self.following.log.rect.collidepoint(pointer):
            self.following.log.scroll(event.y * _SCROLL)
        elif laying.panel is not None:
            laying.panel.event(event, self.answering.give)
        elif board is not None and laying.is_on_board(pointer):
            board.camera.zoom_by(event.y, pointer)

    def _is_too_soon(self, event: pygame.event.Event) -> bool:
        """Return whether a press is the second one on a place where something has just appeared: it was meant for what
        was there."""
        near = math.dist(event.pos, self.fresh_at) <= STEADY_PX
        is_fresh = event.button == 1 and self.fresh_for > 0 and near
        self._dropped = is_fresh and self.laying.covers(self.pointing.pointer)
        return self._dropped

    def _look_from(self, event: pygame.event.Event) -> bool:
        """Look from a piece that is pressed with the sight tool, and show the line to others while dragging; nothing on
        the board is answered with it. Return True if the event was the tool's."""
        pointing = self.pointing
        if event.button != 1 or not self.laying.is_on_board(event.pos):
            return False
        number = pointing.piece_on(pointing.item_at(event.pos))
        if event.type == pygame.MOUSEBUTTONDOWN and number is not None:
            pointing.sight.viewer = number
            return True
        # A press on bare ground moves the board.
        board = self.following.board
        if event.type == pygame.MOUSEBUTTONUP and board is not None:
            board.event(event)
            pointing.is_dragging = False
        return event.type == pygame.MOUSEBUTTONUP
