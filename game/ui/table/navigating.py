"""Navigation by keyboard: the cursor on the board, Tab through what can be chosen, the hand; and how the view follows
what is asked."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.geometry.squares import Cell
from game.ui.panels.buttons import Button
from game.ui.screens.items import Item, piece, square
from game.ui.table.answering import Answering
from game.ui.table.cursor import Cursor
from game.ui.table.following import Following, Space
from game.ui.table.laying import Laying

#: A large space need not be brought into view when at least one part in this many is.
_PARTLY = 5
#: Of a piece's choices at most one in this many may lie under the panels.
_FEW = 4


class Navigating:
    """Owns the ``cursor``, and whether the whole board is shown for a question, to go back to the nearer look later
    (``stepped_back``). What is done with what the cursor is on is for the keyboard. Where the view goes by itself it
    comes back from as soon as another piece acts, or none: the camera knows from where."""

    def __init__(self, following: Following, answering: Answering, laying: Laying, cursor: Cursor) -> None:
        self.following, self.answering, self.laying, self.cursor = following, answering, laying, cursor
        #: Whether the board lies with the side of a player alone at the screen nearest, or as they want it.
        self._faces = False
        #: Whom the board lies for, how it lay for each person, and where the first one's side is seen from the middle,
        #: where it turns to the player who sits down.
        self._faced: int | None = None
        self._sides: dict[int, int] = {}
        self._angle: float | None = None
        self.match, self.screen = following.match, following.screen
        self.stepped_back = False
        #: Whose turn, and which, it was when the pieces that can act were brought into view last.
        self._turn = (-1, "")
        #: Whose turn, which, and what was asked when the pieces that a question concerns were brought into view last.
        self._concern = (-1, "", "")
        #: The number of the question that the buttons were last laid for.
        self._asked = 0
        #: The question and the piece whose choices were brought into view last.
        self._shown: tuple[int, int | None] = (0, None)
        #: What the hints are about that were brought into view last.
        self._hinted: list[tuple[Item, ...]] = []
        #: Whether what is asked about is to be shown again, because the panels or the board were laid again.
        self._looks_again = False

    def forget(self) -> None:
        """Hold nothing of any view, nor where a player's keys were."""
        self.stepped_back, self._hinted = False, []
        if self.following.board is not None:
            self.following.board.camera.stay()
        self.cursor.cell = self.cursor.piece = None
        self.cursor.by_keys, self.cursor.marked = False, ""

    def arrow(self, way: tuple[int, int]) -> None:
        """Move the cursor by a square, or to the next card of the tray."""
        tray, cursor = self.laying.tray, self.cursor
        if tray.cards:
            pointed = tray.step(*way)
            self.take_keys()
            tray.pointed = pointed
            return
        board = self.following.board
        if not self.following.is_open or board is None:
            return
        begun = cursor.by_keys and cursor.cell is not None and self.laying.hand.lifted is None
        self.take_keys()
        if not begun or cursor.cell is None:
            cursor.cell = cursor.cell or self._first_cell()
        else:
            cursor.cell = board.camera.beside(cursor.cell, way)
        self._take_view([(cursor.cell, 1)])

    def _take_view(self, spaces: list[Space]) -> None:
        """Take the view to where the player goes by keys, or a part of the turn begins; it comes back to there."""
        board = self.following.board
        if board is not None and board.camera.follow(spaces):
            board.camera.stay()

    def take_keys(self) -> None:
        """Go by the keys from now on; nothing is marked yet."""
        self.cursor.by_keys = True
        self.cursor.piece = None
        self.laying.hand.lifted = self.laying.tray.pointed = None
        self.cursor.marked = ""

    def take_pointer(self) -> None:
        """Go by the pointer from now on."""
        if self.cursor.by_keys:
            self.cursor.by_keys = False
            self.laying.tray.pointed = None
            self.cursor.marked = ""

    def let_go(self) -> bool:
        """Put back a card that the keys have lifted; False when there is none."""
        hand = self.laying.hand
        if not self.cursor.by_keys or hand.lifted is None:
            return False
        hand.lifted = None
        return True

    def keep_to_question(self, number: int) -> None:
        """Keep the mark to the question of that number, for which the buttons were laid out: a mark on one question's
        button must not press that of the next."""
        if number == self._asked and self.cursor.marked in {button.name for button in self.laying.buttons}:
            return
        hand = self.laying.hand
        if number != self._asked and self.cursor.by_keys and hand.lifted not in hand.playable:
            # Nor does a card that the keys have lifted stay over the next question, unless it may answer it.
            hand.lifted = None
        self._asked, self.cursor.marked = number, ""

    def _first_cell(self) -> Cell:
        """Return where the cursor begins: at the piece that acts, at the first choice, or in the middle."""
        board, selected = self.following.board, self.answering.selected
        spaces = [self.screen.space_of(self.following.table, selected)] if selected is not None else []
        spaces += [self.space(stop) for stop in self._stops()[:1]]
        found = next((space for space in spaces if space is not None), None)
        if found is not None:
            return found[0]
        return board.camera.middle_cell() if board is not None else (0, 0)

    def space(self, item: Item) -> Space | None:
        """Return where a piece or a square is on the board."""
        return self.following.space(item)

    def _stops(self) -> tuple[Item, ...]:
        """Return what can be chosen on the table for the open question."""
        return self.laying.widget.stops() if self.laying.widget is not None else ()

    def next_stop(self, step: int) -> None:
        """Go, at Tab, to the next piece, square or card that can be chosen."""
        stops, cursor = self._stops(), self.cursor
        if not stops:
            if self.laying.button_stops():
                self._next_button(step, [button.name for button in self.laying.button_stops()])
            else:
                self.step_hand(step)
            return
        if stops[0].sort == "card":
            self._next_card([stop.number for stop in stops], step)
            return
        at_cell = square(cursor.cell) if cursor.cell is not None else None
        here = self.answering.target(at_cell) if cursor.by_keys else None
        places = [stop for stop in stops if self.space(stop) is not None]
        if not places:
            return
        known = here if here in places else at_cell
        if cursor.piece is not None:
            known = piece(cursor.piece)
        index = places.index(known) + step if known in places and cursor.by_keys else 0
        self.go_to(places[index % len(places)])

    def _next_card(self, numbers: list[int], step: int) -> None:
        """Go to the next of these cards in the tray."""
        at = self.laying.tray.pointed
        index = numbers.index(at) + step if at in numbers else 0
        self.take_keys()
        self.laying.tray.pointed = numbers[index % len(numbers)]

    def marked_button(self) -> Button | None:
        """Return the answer's button that Enter presses."""
        return next(
            (button for button in self.laying.buttons if button.name == self.cursor.marked and button.is_on), None
        )

    def mark(self, button: Button) -> None:
        """Mark a button; Enter presses it."""
        self.take_keys()
        self.cursor.marked = button.name

    def next_of_all_buttons(self, step: int) -> None:
        """Mark the next of all buttons that can be pressed, those of answers first."""
        buttons = [button for button in self.laying.buttons if button.is_on]
        buttons.sort(key=lambda button: button.offer is None)
        if buttons:
            self._next_button(step, [button.name for button in buttons])

    def _next_button(self, step: int, names: Sequence[str]) -> None:
        """Mark the next button of these; Enter presses it."""
        marked = self.cursor.marked
        index = names.index(marked) + step if marked in names else (0 if step > 0 else -1)
        self.take_keys()
        self.cursor.marked = names[index % len(names)]

    def next_piece(self) -> None:
        """Consider the next piece that can act; where none is asked for, go to the next thing that can be chosen."""
        answering = self.answering
        waiting, selected = answering.waiting, answering.selected
        if not waiting:
            self.next_stop(1)
            return
        index = waiting.index(selected) + 1 if selected is not None and selected in waiting else 0
        number = waiting[index % len(waiting)]
        answering.select(number, has_offers=False)
        self.go_to(piece(number))

    def step_hand(self, step: int) -> None:
        """Lift the next card of the hand."""
        lifted = self.laying.hand.step(step)
        if lifted is not None:
            self.take_keys()
            self.laying.hand.lifted = lifted

    def go_to(self, item: Item) -> None:
        """Move the cursor, and the view with it, to a piece or a square."""
        space = self.space(item)
        board = self.following.board
        if space is None or board is None:
            return
        self.take_keys()
        self.cursor.cell = space[0]
        self.cursor.piece = item.number if self.following.stands_apart and item.sort == "piece" else None
        self._take_view([space])

    # Where the view goes

    def face_own_side(self) -> None:
        """Lay the side of the only person nearest, once it is known which that is: when they sit down, or when their
        side or the others' is chosen, unless they have turned the board themselves by then; that of a scenario lies as
        its words speak of it, with the north above."""
        match, following = self.match, self.following
        seat = following.seat
        if self.answering.app.settings.turn_board and len(match.players.people) > 1 and following.scenario is None:
            self._turn_to(seat)
        elif not self._faces and match.players.people == (seat,) and following.scenario is None:
            spaces = self.screen.own_side(following.table, seat)
            self.laying.face(spaces)
            self._faces = bool(spaces)

    def turn_view(self, steps: int) -> None:
        """See the board from another side, if it has any, as the player wants it."""
        if self.following.board is not None and (turning := self.following.board.turning) is not None:
            turning.turn(steps)
            self._faces = True
            self.look_from_here()

    def _turn_to(self, seat: int) -> None:
        """Let the board lie as the person who sits there left it; the first time with its own side where the one who
        sat down first sees theirs."""
        board = self.following.board
        if board is None or board.turning is None or not board.turning.half or not self.match.players.is_human(seat):
            return
        if self._faced != seat:
            self._faced = seat
            spaces = self.screen.own_side(self.following.table, seat)
            if seat in self._sides:
                board.turning.turn(self._sides[seat] - board.turning.turned)
            elif self._angle is None:
                self.laying.face(spaces)
                self._angle = self.laying.angle_of(spaces)
            elif (angle := self.laying.angle_of(spaces)) is not None:
                board.turning.turn(round((self._angle - angle) / math.pi * board.turning.half))
        self._sides[seat] = board.turning.turned

    def look_at_once(self) -> None:
        """See what is asked about as soon as one sits down: nothing glides there."""
        board = self.following.board
        if board is not None:
            smooth, board.camera.smooth = board.camera.smooth, False
            self._look_at_own_side()
            self.look_at_choices()
            board.camera.smooth = smooth
            board.camera.stay()

    def _look_at_own_side(self) -> None:
        """Have the side of who sits there lie under no panel while the match is set up: the first pieces stand there
        before anything is asked about them."""
        board, following = self.following.board, self.following
        if board is None or following.stands_apart or following.turn.phases or following.scenario is not None:
            return
        spaces = [(cell, 1) for cell in self.screen.own_side(following.table, following.seat)]
        if board.camera.has_room_for(spaces):
            board.camera.follow(spaces)

    def look_again(self) -> None:
        """Show the board as at first after it or the panels were laid again, and what is asked about once the buttons
        are laid too."""
        self.laying.first_look()
        self.look_from_here()

    def look_from_here(self) -> None:
        """See what is asked about as soon as the buttons are laid: the board is seen from another side, or nearer."""
        self._turn, self._concern, self._shown = (-1, ""), (-1, "", ""), (0, None)
        self._looks_again = True

    def look_at_choices(self) -> None:
        """Bring into view what the question is about: what is answered, the piece that acts, or something that can be
        chosen."""
        board, decision, answering = self.following.board, self.match.decision, self.answering
        if board is None or decision is None or not answering.may_answer:
            return
        if self._steps_back():
            return
        if decision.kind == "respond":
            board.camera.follow(self.answered_spaces())
            return
        if decision.kind == "act":
            acting = self.space(piece(answering.selected)) if answering.selected is not None else None
            if acting is not None:
                board.camera.follow([acting])
            else:
                self._look_at_waiting()
                self._look_at_concerned()
            return
        spaces = [space for space in map(self.space, self._stops()) if space is not None]
        if not spaces:
            self._look_at_concerned()
        heading = board.camera.heading
        if spaces and not any(board.camera.sees(*one, of=heading) or self._is_partly_seen(one) for one in spaces):
            board.camera.follow(spaces[:1])

    def look_at_reach(self) -> None:
        """Bring the spaces that the piece can choose which acts now out from under the panels, if any lies there
        and they have room; once for each piece that is chosen."""
        if self._looks_again:
            self._looks_again = False
            self.look_at_once()
        board, decision, answering = self.following.board, self.match.decision, self.answering
        if board is None or decision is None or not answering.may_answer or self.following.stands_apart:
            return
        now, before = (decision.number, answering.selected), self._shown
        if now == before:
            return
        self._shown = now
        if now[1] is None or now[1] != before[1]:
            self._come_back()
        acting = self.space(piece(answering.selected)) if answering.selected is not None else None
        if acting is not None and decision.kind == "act":
            spaces = [acting, *((cell, 1) for cell in answering.offers.cells())]
            # What only touches a panel is in sight, and of a wide reach a few spaces may lie under one: the view keeps
            # still for them, so that those who could be met there do not leave it.
            hidden = [space for space in spaces if not self.laying.is_on_board(board.camera.middle_of(*space))]
            if (acting in hidden or len(hidden) * _FEW > len(spaces)) and board.camera.has_room_for(spaces):
                board.camera.follow(spaces)

    def _come_back(self) -> None:
        """Come back from where the view has gone by itself, if all that the question is about is seen from there."""
        board, answering = self.following.board, self.answering
        acting = [piece(answering.selected)] if answering.selected is not None else []
        hinted = [item for way in self._hinted for item in way]
        about = [self.space(item) for item in (*acting, *answering.offers.items, *hinted)]
        if board is not None:
            board.camera.come_back([*(space for space in about if space is not None), *self.answered_spaces()])

    def look_at_hint(self) -> None:
        """Bring what the hints are about out from under the panels, or what the shown one is about where all have no
        room together, once. What only touches a panel is in sight; and the view keeps still when hints are put away."""
        board, hints = self.following.board, self.laying.hints
        if board is None or self.following.stands_apart or self.laying.panel is not None:
            return
        ways = [hint.way for hint in (hints.shown, *hints.rows) if hint is not None]
        if ways == self._hinted:
            return
        self._hinted, camera = ways, board.camera
        spaces, *others = [[space for space in map(self.space, way) if space is not None] for way in ways] or [[]]
        together = [*spaces, *(space for other in others for space in other)]
        wanted = together if camera.has_room_for(together) else spaces
        if not all(self.laying.is_on_board(camera.middle_of(*space)) for space in wanted):
            camera.follow(wanted)

    def _look_at_waiting(self) -> None:
        """Bring the pieces that can act into view, or the first of them where they have no room together; once a turn,
        so that a player who looks elsewhere meanwhile is left there."""
        board, turn = self.following.board, self.following.turn
        waiting = [space for number in self.answering.waiting if (space := self.space(piece(number))) is not None]
        if board is None or not waiting or self.following.stands_apart or (turn.seat, turn.title) == self._turn:
            return
        self._turn = (turn.seat, turn.title)
        self._take_view(waiting if board.camera.has_room_for(waiting) else waiting[:1])

    def _look_at_concerned(self) -> None:
        """Bring the pieces that a question about cards concerns into view, as many as have room together with the first
        of them; once a turn for each question."""
        board, decision, turn = self.following.board, self.match.decision, self.following.turn
        view = self.following.view
        if board is None or decision is None or view is None or self.following.stands_apart:
            return
        found = [space for number in self.screen.concerned(view) if (space := self.space(piece(number))) is not None]
        now = (turn.seat, turn.title, decision.prompt)
        if not found or now == self._concern:
            return
        self._concern = now
        together = found[:1]
        for space in found[1:]:
            if board.camera.has_room_for([*together, space]):
                together.append(space)
        self._take_view(together)

    def _is_partly_seen(self, space: Space) -> bool:
        """Return whether enough of a large space is in view, such as of a zone that is looked at nearer, to choose
        there."""
        board, area = self.following.board, self.laying.layout.free
        if board is None or not self.following.stands_apart:
            return False
        rect = board.camera.rect_of(*space)
        seen = rect.clip(area)
        return seen.width * seen.height * _PARTLY >= rect.width * rect.height

    def _steps_back(self) -> bool:
        """Show the whole board while spaces are offered that the nearer look does not hold, and look nearer again
        afterwards. True while it is shown."""
        board, decision, laying = self.following.board, self.match.decision, self.laying
        assert board is not None and decision is not None
        spaces = self.answering.offers.cells() if decision.kind == "space" else ()
        if self.stepped_back:
            wide = bool(spaces)
            if not wide:
                self.stepped_back = False
                laying.first_look()
                given_at = self.answering.given_at
                if given_at is not None and given_at.cell is not None:
                    self._take_view([(given_at.cell, 1)])
            return wide
        is_near = laying.near and board.camera.square_px == laying.near
        middles = [board.camera.middle_of(cell) for cell in spaces]
        free, objectives = laying.layout.free, laying.objectives.rect
        if not is_near or all(free.collidepoint(at) and not objectives.collidepoint(at) for at in middles):
            return False
        if board.camera.has_room_for([(cell, 1) for cell in spaces]):
            return board.camera.follow([(cell, 1) for cell in spaces])
        laying.fit_board()
        self.stepped_back = True
        return True

    def answered_spaces(self) -> list[Space]:
        """Return where those stand whom the announced actions are about."""
        table = self.following.table
        numbers = [number for action in self.screen.announced(table) for number in action.about]
        found = (self.screen.space_of(table, number) for number in dict.fromkeys(numbers))
        return [space for space in found if space is not None]
