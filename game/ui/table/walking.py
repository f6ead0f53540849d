"""How the keyboard goes over the table: the cursor on the board, Tab through what can be chosen, the hand."""

from __future__ import annotations

from game.ui.table.drawing import TableDrawing
from game.ui.table.plates import Plate
from game.ui.table.things import Thing, piece, square


class TableWalking(TableDrawing):
    """Moves the keyboard's mark; what is then done with it is for the scene."""

    def _arrow(self, way: tuple[int, int]) -> None:
        """The cursor goes a square, or to the next card of the tray."""
        if self.tray.cards:
            pointed = self.tray.step(*way)
            self._take_keys()
            self.tray.pointed = pointed
            return
        view, board = self.following.view, self.screen.board
        if view is None or board is None:
            return
        begun = self.by_keys and self.cursor is not None and self.hand.lifted is None
        self._take_keys()
        if not begun or self.cursor is None:
            self.cursor = self.cursor or self._first_cell()
        else:
            self.cursor = board.camera.beside(self.cursor, way)
        board.camera.follow([(self.cursor, 1)])

    def _take_keys(self) -> None:
        self.by_keys = True
        self.cursor_piece = None
        self.hand.lifted = self.tray.pointed = None
        self.marked = ""

    def _first_cell(self) -> tuple[int, int]:
        """Where the cursor begins: at the piece that acts, at the first choice, or in the middle."""
        board = self.screen.board
        spaces = [self.screen.space_of(self.following.table, self.selected)] if self.selected is not None else []
        if self.widget is not None:
            spaces += [self._space(stop) for stop in self.widget.stops()[:1]]
        found = next((space for space in spaces if space is not None), None)
        if found is not None:
            return found[0]
        return board.camera.middle_cell() if board is not None else (0, 0)

    def _space(self, thing: Thing) -> tuple[tuple[int, int], int] | None:
        if thing.sort == "cell" and thing.cell is not None:
            return thing.cell, 1
        return self.screen.space_of(self.following.table, thing.number) if thing.sort == "piece" else None

    def _next_stop(self, step: int) -> None:
        """Tab: the next piece, square or card that can be chosen."""
        stops = self.widget.stops() if self.widget is not None else ()
        if not stops:
            if self.plate_stops():
                self._next_plate(step)
            else:
                self._step_hand(step)
            return
        if stops[0].sort == "card":
            numbers = [stop.number for stop in stops]
            at = self.tray.pointed
            index = numbers.index(at) + step if at in numbers else 0
            self._take_keys()
            self.tray.pointed = numbers[index % len(numbers)]
            return
        here = self.meant(square(self.cursor)) if self.cursor is not None and self.by_keys else None
        places = [stop for stop in stops if self._space(stop) is not None]
        if not places:
            return
        at_cell = square(self.cursor) if self.cursor is not None else None
        known = here if here in places else at_cell
        if self.cursor_piece is not None:
            known = piece(self.cursor_piece)
        index = places.index(known) + step if known in places and self.by_keys else 0
        self._go_to(places[index % len(places)])

    def plate_stops(self) -> tuple[Plate, ...]:
        """Plates that Tab steps through: the answers, where nothing on the table stands for them."""
        if not self.may_answer or (self.widget is not None and self.widget.stops()):
            return ()
        answers = [plate for plate in self.plates if plate.name.startswith(("offer: ", "pass"))]
        answers += [plate for plate in self.plates if plate.name.startswith("advance")]
        return tuple(answers) if any(plate.name.startswith("offer: ") for plate in answers) else ()

    def _next_plate(self, step: int) -> None:
        """Mark the next plate; Enter presses it."""
        names = [plate.name for plate in self.plate_stops()]
        index = names.index(self.marked) + step if self.marked in names else (0 if step > 0 else -1)
        self._take_keys()
        self.marked = names[index % len(names)]

    def look_at_choices(self) -> None:
        """Bring into view what the question is about: what is answered (and back when that is over), the piece that
        acts, or something that can be chosen."""
        board, decision = self.screen.board, self.match.decision
        if board is None or decision is None or not self.may_answer:
            return
        if self._steps_back():
            return
        if decision.kind == "respond":
            about = self._answered_spaces()
            if about and not all(board.camera.sees(*space) for space in about):
                self.looked_from = self.looked_from or board.camera.centre
                board.camera.follow(about)
            return
        if self.looked_from is not None:
            back, self.looked_from = self.looked_from, None
            board.camera.glide_to(back)
            return
        if decision.kind == "act":
            acting = self._space(piece(self.selected)) if self.selected is not None else None
            if acting is not None and not board.camera.sees(*acting):
                board.camera.follow([acting])
            return
        spaces = [space for space in map(self._space, self.widget.stops() if self.widget else ()) if space is not None]
        if spaces and not any(board.camera.sees(*space) for space in spaces):
            board.camera.follow(spaces[:1])

    def _steps_back(self) -> bool:
        """Show the whole board while spaces are offered that the nearer look does not hold, and look nearer again
        afterwards. True while it is shown."""
        board, decision = self.screen.board, self.match.decision
        assert board is not None and decision is not None
        spaces = self.offers.cells() if decision.kind == "space" else ()
        if self.stepped_back:
            wide = bool(spaces)
            if not wide:
                self.stepped_back = False
                self.first_look()
                if self.given_at is not None and self.given_at.cell is not None:
                    board.camera.follow([(self.given_at.cell, 1)])
            return wide
        is_near = self.near and board.camera.square_px == self.near
        if is_near and not all(self.layout.board.collidepoint(board.camera.middle_of(cell)) for cell in spaces):
            self.fit_board()
            self.stepped_back = True
        return self.stepped_back

    def _answered_spaces(self) -> list[tuple[tuple[int, int], int]]:
        """Where those stand whom the announced actions are about."""
        table = self.following.table
        numbers = [number for action in self.screen.announced(table) for number in action.about]
        found = (self.screen.space_of(table, number) for number in dict.fromkeys(numbers))
        return [space for space in found if space is not None]

    def _go_to(self, thing: Thing) -> None:
        space = self._space(thing)
        board = self.screen.board
        if space is None or board is None:
            return
        self._take_keys()
        self.cursor = space[0]
        self.cursor_piece = thing.number if self.stands_apart and thing.sort == "piece" else None
        board.camera.follow([space])

    def _step_hand(self, step: int) -> None:
        lifted = self.hand.step(step)
        if lifted is not None:
            self._take_keys()
            self.hand.lifted = lifted
