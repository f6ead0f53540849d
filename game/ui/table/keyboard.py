"""What the keys do at the table: which part takes which action of ``keys.py``."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.panels.buttons import Button
from game.ui.panels.large_card import LargeCard
from game.ui.panels.standing_buttons import Presses
from game.ui.screens.items import card
from game.ui.screens.keys import WAYS, action_of, cap_of, digit_of, hint
from game.ui.table.mouse import InputParts
from game.ui.table.playing import Playing
from game.ui.table.thinking import Thinking

#: Actions that press a button, and its name.
_BUTTONS = {"end": "advance", "pass": "pass", "undo": "undo", "stand_by": "pass all turn"}
#: What is said where there is no such button; the question follows.
_NO_BUTTON = {
    "end": "There is nothing to end now.",
    "pass": "There is nothing to pass now.",
    "stand_by": "There is nothing to pass now.",
    "undo": "There is nothing to undo.",
}


#: The way of each action that pans.
_PANS: dict[str, tuple[float, float]] = {
    "pan_up": (0.0, -1.0),
    "pan_left": (-1.0, 0.0),
    "pan_down": (0.0, 1.0),
    "pan_right": (1.0, 0.0),
}


class Keyboard:
    """Takes key presses. ``presses`` are the actions that the table does as a whole."""

    def __init__(
        self,
        input_parts: InputParts,
        playing: Playing,
        thinking: Thinking,
        large: LargeCard,
        presses: Presses,
    ) -> None:
        self.input_parts, self.playing, self.large, self.presses = input_parts, playing, large, presses
        self.thinking = thinking
        self.following, self.answering, self.laying = input_parts.following, input_parts.answering, input_parts.laying
        self.pointing, self.navigating = input_parts.pointing, input_parts.navigating
        #: What each action does; it is given a step of 1, or of -1 with Shift held.
        self._does: dict[str, Callable[[int], object]] = {
            "choose": lambda step: self._confirm(),
            "next": self.navigating.next_stop,
            "next_button": self.navigating.next_of_all_buttons,
            "hand_left": lambda step: self.navigating.step_hand(-1),
            "hand_right": lambda step: self.navigating.step_hand(1),
            "inspect": lambda step: input_parts.tips.inspect(),
            # What is pointed at goes before what is pinned.
            "large": lambda step: large.show(self.pointing.looked_at() or self.pointing.inspected()),
            "why_not": lambda step: self.ask_why(is_held=True),
            "levels": lambda step: self._show_levels(),
            "zoom_in": lambda step: self._zoom(1),
            "zoom_out": lambda step: self._zoom(-1),
        }

    def press(self, event: pygame.event.Event) -> bool:
        """Press a key. Return True where something was opened or let go, so that all is to be laid out again."""
        name = action_of(event)
        panel, board = self.laying.panel, self.following.board
        if name == "finish":
            if not self.playing.skip():
                self.thinking.hurry()
            return False
        if name == "back":
            return self.back()
        if panel is not None and self.answering.may_answer and panel.event(event, self.answering.give):
            return True
        if name == "go_on":
            name = self._way_on()
        if name == "end" and self.input_parts.end_guard.drops(f"{hint('end')} pressed twice", "Press it again"):
            return False
        digit = digit_of(event)
        if (digit or name in _BUTTONS) and self._only_own_motions():
            # What follows from one's own answer need not be waited for: the key finishes it and is taken.
            self.playing.skip()
        if digit:
            self._digit(digit)
        elif name in WAYS:
            self.navigating.arrow(WAYS[name])
        elif name == "open_pile":
            # The next pile that may be looked through; after the last, none.
            self.laying.opened = self.laying.next_pile()
            return True
        elif name in _PANS and board is not None:
            board.camera.hold(event.key, _PANS[name])
        elif name:
            self._do(name, -1 if event.dict.get("mod", 0) & pygame.KMOD_SHIFT else 1)
        elif board is not None:
            board.event(event)
        return False

    def _way_on(self) -> str:
        """Return the action that leads on now."""
        if any(button.name == "lesson next" for button in self.laying.buttons):
            return "lesson_on"
        return "pass" if self._button("end") is None and self._button("pass") is not None else "end"

    def _button(self, action: str) -> Button | None:
        """Return the button that an action presses, if it is there."""
        return next((button for button in self.laying.buttons if button.name == _BUTTONS[action]), None)

    def _only_own_motions(self) -> bool:
        """Return whether nothing moves but the results of the seat's own last answer, and it is asked again."""
        match, seat = self.answering.match, self.following.seat
        given = match.given
        return not self.playing.at_rest and bool(given) and given[-1].seat == seat == match.asked

    def _do(self, name: str, step: int) -> None:
        """Carry out the action of a key."""
        if name in _BUTTONS:
            button = self._button(name)
            if button is not None:
                self.input_parts.press(button)
            elif self.answering.may_answer and self.following.view is not None:
                self.answering.toast.say(f"{_NO_BUTTON[name]} {self.answering.question(self.following.view)}")
                self.answering.app.sound("tick")
        elif name in self._does:
            self._does[name](step)
        elif name in self.presses:
            self.presses[name]()

    def ask_why(self, *, is_held: bool) -> None:
        """Name rules and costs in the note too, while the key is held."""
        self.pointing.detail = is_held

    def _show_levels(self) -> None:
        self.pointing.levels = not self.pointing.levels

    def _zoom(self, steps: int) -> None:
        if self.following.board is not None:
            self.following.board.camera.zoom_by(steps)

    def back(self) -> bool:
        """Let go of what was begun, and close what was opened; with neither, pause the match, which is False. It takes
        no answer back: undo does."""
        pointing = self.pointing
        if pointing.pinned_tip is not None:
            pointing.pinned_tip = None
        elif self.laying.opened is not None:
            self.laying.opened = None
        elif pointing.sight.is_on:
            pointing.sight.toggle()
        elif self.laying.replay is not None:
            # What a replay shows of a moment is not a hint that was asked for: one press leads out.
            self.presses["menu"]()
            return False
        elif self.laying.hints.close() or self._let_go():
            pass
        elif pointing.pinned is not None:
            pointing.pinned = None
        elif self.laying.is_log_open:
            self.presses["log"]()
        else:
            self.presses["menu"]()
            return False
        return True

    def _let_go(self) -> bool:
        """Let go of what was begun, lifted or selected; return False when nothing was."""
        return self.answering.let_go() or self.navigating.let_go() or self.answering.deselect()

    def _digit(self, digit: int) -> None:
        """Press a button or a card with that digit on it."""
        button = next((button for button in self.laying.buttons if button.key == str(digit)), None)
        if button is not None:
            self.input_parts.press(button)
            return
        digits = self.laying.tray.digits or self.laying.hand.digits
        number = next((number for number, key in digits.items() if key == str(digit)), None)
        if number is not None:
            self.answering.choose(card(number))
            return
        if digit <= self.laying.hints.digits:
            self.answering.toast.say(f"{cap_of(str(digit))} gives a hint, once hints are ready.")
            return
        cards = self.laying.cards_by_digit()[digit - 1 : digit]
        if cards and self.answering.narrowed is None:
            self.answering.explain(card(cards[0]))
        elif self.answering.may_answer:
            self.answering.toast.say(f"Nothing has the key {cap_of(str(digit))} now.")

    def _confirm(self) -> None:
        """Enter: choose what the keyboard is on; with nothing chosen, the only thing to press, or mark it first."""
        if self.playing.skip():
            return
        marked = self.navigating.marked_button()
        if marked is not None:
            self.input_parts.press(marked)
            return
        pointing = self.pointing
        hints, item = self.laying.hints, pointing.pointed() if pointing.cursor.by_keys else None
        if hints.rows and item is None:
            hints.give(hints.marked)
            return
        if item is not None and pointing.sight.is_on and item.sort == "cell":
            pointing.sight.viewer = pointing.piece_on(item)
            return
        if item is not None:
            self.answering.choose(item)
            return
        # Going on has a key of its own, so that nobody ends a turn by pressing Enter once too often.
        buttons = [button for button in self.laying.buttons if button.offer is not None and not button.offer.advances]
        if len(buttons) != 1:
            return
        if self.answering.offers.advancing:
            # Who may go on as well sees first what Enter would do.
            self.navigating.mark(buttons[0])
        else:
            self.input_parts.press(buttons[0])
