"""The table: where a match is played, with the mouse alone or with the keys alone."""

from __future__ import annotations

import math

import pygame

from game.ui.table.card_zoom import meanings
from game.ui.table.keys import WAYS, action_of, digit_of, keys_of
from game.ui.table.plates import Plate, plate_at
from game.ui.table.things import Thing, card, piece
from game.ui.table.walking import TableWalking

#: Pixels within which a pointer counts as resting.
STILL = 12
#: Pixels that a turn of the wheel scrolls the log.
_SCROLL = 42


class TableScene(TableWalking):
    """Takes the player's events. ``TableScene(app, match)``; see ``TableCore`` for how the match is followed."""

    def event(self, event: pygame.event.Event) -> None:
        if not self.following.is_open:
            return
        if self.large.event(event):
            self._let_go(event)
            return
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._move_pointer(event)
        if event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.KEYUP and event.key in keys_of("why_not"):
            self.detail = False
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.skip():
            self.held_plate = None
            return
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._mouse(event)
        elif self.screen.board is not None:
            self.screen.board.event(event)
        if event.type != pygame.MOUSEMOTION or self.is_dragging:
            self.kept.stir_board()
        if self.following.is_open:
            self._point()
        self.app.redraw()

    def _let_go(self, event: pygame.event.Event) -> None:
        """A large card has taken an event: nothing below it stays held."""
        board = self.screen.board
        if event.type == pygame.MOUSEBUTTONUP and board is not None:
            board.event(event)
            self.held_plate, self.is_dragging = None, False
        self.app.redraw()

    # Mouse

    def _move_pointer(self, event: pygame.event.Event) -> None:
        self.pointer = event.pos
        stirred = event.type != pygame.MOUSEMOTION or event.dict.get("rel", (1, 1)) != (0, 0)
        if stirred and self.by_keys:
            self.by_keys = False
            self.tray.pointed = None
            self.marked = ""

    def _mouse(self, event: pygame.event.Event) -> None:
        board = self.screen.board
        if event.type == pygame.MOUSEMOTION:
            if board is not None and (any(event.dict.get("buttons", ())) or self._on_board(event.pos)):
                self.is_dragging = board.event(event)
            return
        if self.sight_tool and self._look_from(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and self._is_too_soon(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.held_plate = plate_at(self.plates, event.pos) if event.button == 1 else None
            if board is not None and self._on_board(event.pos):
                board.event(event)
            return
        if self._dropped:
            self._dropped = False
            return
        was_drag = board.event(event) if board is not None else False
        self.is_dragging = False
        held, self.held_plate = self.held_plate, None
        if was_drag:
            return
        if event.button == 3:
            self._pin(self.lying_at(event.pos) or self.meant(self.thing_at(event.pos)))
        elif event.button == 1:
            over = plate_at(self.plates, event.pos)
            if held is not None or over is not None:
                if over is not None and held is not None and over.name == held.name:
                    self.press(over)
            elif self.panel is not None and self.panel.event(event, self.give):
                return
            elif self.thing_at(event.pos) is None and self.tip_at(event.pos) is not None:
                self.keep_tip(self.tip_at(event.pos))
            else:
                self.choose(self.thing_at(event.pos))

    def update(self, seconds: float) -> None:
        self._fresh_for = max(0.0, self._fresh_for - seconds)
        super().update(seconds)

    def _is_too_soon(self, event: pygame.event.Event) -> bool:
        """Is a press the second one on a place where something has just appeared? It was meant for what was there."""
        near = math.dist(event.pos, self._fresh_at) <= STILL
        self._dropped = event.button == 1 and self._fresh_for > 0 and near and self._is_covered()
        return self._dropped

    def _look_from(self, event: pygame.event.Event) -> bool:
        """With the sight tool a press on a piece looks from it, and dragging shows the line to others; nothing on the
        board is answered with it. True if the event was the tool's."""
        if event.button != 1 or not self._on_board(event.pos):
            return False
        thing = self.thing_at(event.pos)
        number = self._piece_on(thing)
        if event.type == pygame.MOUSEBUTTONDOWN and number is not None:
            self.sight_from = number
            return True
        # A press on bare ground moves the board.
        board = self.screen.board
        if event.type == pygame.MOUSEBUTTONUP and board is not None:
            board.event(event)
            self.is_dragging = False
        return event.type == pygame.MOUSEBUTTONUP

    def _piece_on(self, thing: Thing | None) -> int | None:
        if thing is None or thing.cell is None:
            return None
        return self.screen.piece_at(self.following.table, thing.cell)

    def _wheel(self, event: pygame.event.Event) -> None:
        if self.layout.log.collidepoint(self.pointer):
            self.log.scroll(event.y * _SCROLL)
        elif self.panel is not None:
            self.panel.event(event, self.give)
        elif self.screen.board is not None and self._on_board(self.pointer):
            self.screen.board.camera.zoom_by(event.y, self.pointer)

    def _pin(self, thing: Thing | None) -> None:
        """Keep something in the panel; the same again, or nothing, lets it go."""
        if thing is None or self.screen.inspect(self.following.table, thing) is None or thing == self.pinned:
            self.pinned = None
        else:
            self.pinned = thing

    def keep_tip(self, tip: tuple[pygame.Rect, str] | None) -> None:
        """Keep an explanation on the screen; the same again lets it go."""
        self.kept_tip = None if tip == self.kept_tip else tip
        self.app.redraw()

    def _inspect(self) -> None:
        """I: keep the explanation under the pointer; or what is pointed at, with what the words on its card mean."""
        tip = self.tip_at(self.pointer) if not self.by_keys else None
        if tip is not None and self.hand.lifted is None:
            self.keep_tip(tip)
            return
        self._pin(self.lying_at(self.pointer) or self.meant(self.pointed()))
        seen = self.screen.inspect(self.following.table, self.pinned) if self.pinned is not None else None
        words = meanings(seen) if seen is not None else ""
        self.kept_tip = (self.layout.inspect, words) if words else None

    def press(self, plate: Plate) -> None:
        """Press a plate, or hear why not."""
        if plate.is_on:
            self.app.sound("card")
            plate.press()
        else:
            self.say(plate.why_not)
            self.app.sound("tick")

    def choose(self, thing: Thing | None) -> None:
        """Something on the table was clicked, or chosen with the keys."""
        if thing is None:
            return
        if not self.may_answer:
            self._explain(thing)
            return
        meant = self.meant(thing)
        offers = self.offers.at(thing) or self.offers.at(meant)
        if meant is not None and meant.sort == "piece" and self._select(meant.number, has_offers=bool(offers)):
            return
        if not offers:
            self._explain(meant)
            return
        offer, asks = self.meaning(thing)
        if offer is not None:
            self.give(offer)
        elif asks and meant is not None and meant.sort != "card":
            self.narrowed = thing
            self.refresh()
        else:
            self.narrowed = None if self.narrowed == meant else meant
            self.refresh()

    def _select(self, number: int, *, has_offers: bool) -> bool:
        """Consider another piece; True if that was meant."""
        view = self.following.view
        if view is None or has_offers or self.narrowed is not None or not self.screen.is_selectable(view, number):
            return False
        if number != self.selected:
            self.selected = number
            self._confirming = None
            self.app.sound("step")
            self.refresh()
        return True

    def _explain(self, thing: Thing | None) -> None:
        """Say why a click means nothing: the rule's reason, or that it is somebody else's turn to answer, or that
        nothing can be done with it."""
        view = self.following.view
        if thing is None or view is None:
            return
        asked = self.match.asked
        if not self.may_answer:
            who = self.match.names[asked] if asked is not None else ""
            text = f"Not now: {who} is asked." if who and asked != self.seat else "Not while this is being played."
        else:
            refusal = self.screen.why_not(view, thing, self.selected)
            text = refusal.text if refusal is not None else ""
        if not text:
            seen = self._looked_at(thing)
            what = seen.face.name if seen is not None else "this"
            text = f"Nothing can be done with {what} now."
        self.say(text)
        self.app.sound("tick")

    # Keys

    def _key(self, event: pygame.event.Event) -> None:
        name = action_of(event)
        if name == "finish":
            self.skip()
            return
        if name == "back":
            self._back()
            return
        if self.panel is not None and self.may_answer and self.panel.event(event, self.give):
            self.refresh()
            return
        digit = digit_of(event)
        if digit:
            self._digit(digit)
        elif name in WAYS:
            self._arrow(WAYS[name])
        elif name:
            self._do(name, back=bool(event.dict.get("mod", 0) & pygame.KMOD_SHIFT))
        elif self.screen.board is not None:
            self.screen.board.event(event)

    def _do(self, name: str, *, back: bool) -> None:
        """An action that a key stands for."""
        board = self.screen.board
        step = -1 if back else 1
        if name == "choose":
            self._confirm()
        elif name in ("end", "pass", "undo", "stand_by"):
            wanted = {"end": "advance", "pass": "pass", "undo": "undo", "stand_by": "pass all turn"}[name]
            plate = next((plate for plate in self.plates if plate.name == wanted), None)
            if plate is not None:
                self.press(plate)
        elif name == "next":
            self._next_stop(step)
        elif name == "next_piece":
            self.next_piece()
        elif name in ("hand_left", "hand_right"):
            self._step_hand(-1 if name == "hand_left" else 1)
        elif name == "inspect":
            self._inspect()
        elif name == "large":
            self.large.show(self.inspected())
        elif name == "sight":
            self.toggle_sight()
        elif name == "why_not":
            self.detail = True
        elif name == "help":
            self.app.open("help")
        elif board is not None and name in ("zoom_in", "zoom_out"):
            board.camera.zoom_by(1 if name == "zoom_in" else -1)
        elif name == "whole_board":
            self.fit_board()
        elif name in ("turn_left", "turn_right"):
            self.turn_view(-1 if name == "turn_left" else 1)
        elif name == "levels":
            self.levels = not self.levels

    def _back(self) -> None:
        """Let go of what was begun; with nothing begun, pause the match."""
        if self.kept_tip is not None:
            self.kept_tip = None
        elif self.sight_tool:
            self.toggle_sight()
        elif self.narrowed is not None or self._confirming is not None:
            self.narrowed = self._confirming = None
            self.said_for = 0.0
        elif self.by_keys and self.hand.lifted is not None:
            self.hand.lifted = None
        elif self.selected is not None and self.following.view is not None and (
            self.selected != self.screen.first_selection(self.following.view)
        ):  # fmt: skip
            self.selected = None
        elif self.pinned is not None:
            self.pinned = None
        else:
            self.open_menu()
            return
        self.refresh()

    def open_menu(self) -> None:
        self.app.open("pause", self)

    def _digit(self, digit: int) -> None:
        """A plate or a card with that digit on it."""
        plate = next((plate for plate in self.plates if plate.key == str(digit)), None)
        if plate is not None:
            self.press(plate)
            return
        digits = self.tray.digits or self.hand.digits
        number = next((number for number, key in digits.items() if key == str(digit)), None)
        if number is not None:
            self.choose(card(number))

    def next_piece(self) -> None:
        """The next piece that can act is considered."""
        if not self._waiting:
            return
        index = self._waiting.index(self.selected) + 1 if self.selected in self._waiting else 0
        number = self._waiting[index % len(self._waiting)]
        self._select(number, has_offers=False)
        self._go_to(piece(number))
        self.refresh()

    def _confirm(self) -> None:
        """Enter: choose what the keyboard is on; with nothing chosen, the only thing to press."""
        if self.skip():
            return
        marked = next((plate for plate in self.plate_stops() if plate.name == self.marked), None)
        if marked is not None:
            self.press(marked)
            return
        thing = self.pointed() if self.by_keys else None
        if thing is not None and self.sight_tool and thing.sort == "cell":
            self.sight_from = self._piece_on(thing)
            return
        if thing is not None:
            self.choose(thing)
            return
        # Going on has a key of its own, so that nobody ends a turn by pressing Enter once too often.
        plates = [plate for plate in self.plates if plate.offer is not None and not plate.offer.advances]
        if len(plates) == 1:
            self.press(plates[0])


__all__ = ["TableScene"]
