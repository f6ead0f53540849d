"""What the keys do at the table: which part takes which action of ``keys.py``."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.table.keys import WAYS, action_of, digit_of
from game.ui.table.large_card import LargeCard
from game.ui.table.mouse import Reach
from game.ui.table.playing import Playing
from game.ui.table.standing_plates import Presses
from game.ui.table.things import card
from game.ui.table.whole import Whole

#: Actions that press a plate, and its name.
_PLATES = {"end": "advance", "pass": "pass", "undo": "undo", "stand_by": "pass all turn"}


class Keyboard:
    """Takes key presses. ``presses`` are the actions that the table does as a whole."""

    def __init__(self, reach: Reach, playing: Playing, large: LargeCard, presses: Presses, whole: Whole) -> None:
        self.reach, self.playing, self.large, self.presses, self.whole = reach, playing, large, presses, whole
        self.following, self.answering, self.laying = reach.following, reach.answering, reach.laying
        self.pointing, self.walking = reach.pointing, reach.walking
        #: What each action does; it is given a step of 1, or of -1 with Shift held.
        self._does: dict[str, Callable[[int], object]] = {
            "choose": lambda step: self._confirm(),
            "next": self.walking.next_stop,
            "hand_left": lambda step: self.walking.step_hand(-1),
            "hand_right": lambda step: self.walking.step_hand(1),
            "inspect": lambda step: reach.tips.inspect(),
            "large": lambda step: large.show(self.pointing.inspected()),
            "open_pile": lambda step: self._open_pile(),
            "why_not": lambda step: self.ask_why(is_held=True),
            "levels": lambda step: self._show_levels(),
            "zoom_in": lambda step: self._zoom(1),
            "zoom_out": lambda step: self._zoom(-1),
        }

    def press(self, event: pygame.event.Event) -> None:
        """A key was pressed."""
        name = action_of(event)
        panel, board = self.laying.panel, self.following.board
        if name == "finish":
            self.playing.skip()
            return
        if name == "back":
            self.back()
            return
        if panel is not None and self.answering.may_answer and panel.event(event, self.answering.give):
            self.whole.refresh()
            return
        digit = digit_of(event)
        if digit:
            self._digit(digit)
        elif name in WAYS:
            self.walking.arrow(WAYS[name])
        elif name:
            self._do(name, -1 if event.dict.get("mod", 0) & pygame.KMOD_SHIFT else 1)
        elif board is not None:
            board.event(event)

    def _do(self, name: str, step: int) -> None:
        """An action that a key stands for."""
        if name in _PLATES:
            plate = next((plate for plate in self.laying.plates if plate.name == _PLATES[name]), None)
            if plate is not None:
                self.reach.press(plate)
        elif name in self._does:
            self._does[name](step)
        elif name in self.presses:
            self.presses[name]()

    def ask_why(self, *, is_held: bool) -> None:
        """While the key is held, the note names rules and costs too."""
        self.pointing.detail = is_held

    def _show_levels(self) -> None:
        self.pointing.levels = not self.pointing.levels

    def _open_pile(self) -> None:
        """Open the next pile that may be looked through; after the last, none."""
        self.laying.opened = self.laying.next_pile()
        self.whole.refresh()

    def _zoom(self, steps: int) -> None:
        if self.following.board is not None:
            self.following.board.camera.zoom_by(steps)

    def back(self) -> None:
        """Let go of what was begun; with nothing begun, pause the match."""
        pointing = self.pointing
        if pointing.kept_tip is not None:
            pointing.kept_tip = None
        elif self.laying.opened is not None:
            self.laying.opened = None
        elif pointing.sight.is_on:
            pointing.sight.toggle()
        elif self.answering.let_go() or self.walking.let_go() or self.answering.deselect():
            pass
        elif pointing.pinned is not None:
            pointing.pinned = None
        else:
            self.presses["menu"]()
            return
        self.whole.refresh()

    def _digit(self, digit: int) -> None:
        """A plate or a card with that digit on it."""
        plate = next((plate for plate in self.laying.plates if plate.key == str(digit)), None)
        if plate is not None:
            self.reach.press(plate)
            return
        digits = self.laying.tray.digits or self.laying.hand.digits
        number = next((number for number, key in digits.items() if key == str(digit)), None)
        if number is not None:
            self.answering.choose(card(number))

    def _confirm(self) -> None:
        """Enter: choose what the keyboard is on; with nothing chosen, the only thing to press."""
        if self.playing.skip():
            return
        marked = self.walking.marked_plate()
        if marked is not None:
            self.reach.press(marked)
            return
        pointing = self.pointing
        thing = pointing.pointed() if pointing.cursor.by_keys else None
        if thing is not None and pointing.sight.is_on and thing.sort == "cell":
            pointing.sight.viewer = pointing.piece_on(thing)
            return
        if thing is not None:
            self.answering.choose(thing)
            return
        # Going on has a key of its own, so that nobody ends a turn by pressing Enter once too often.
        plates = [plate for plate in self.laying.plates if plate.offer is not None and not plate.offer.advances]
        if len(plates) == 1:
            self.reach.press(plates[0])
