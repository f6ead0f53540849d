"""How hands reach the table: mouse and keys. What an answer is, others know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.tabletop.table_layout import TableLayout

if TYPE_CHECKING:
    pass


_ARROWS = {pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1), pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0)}


class TableHands(TableLayout):
    """Takes the player's events."""

    def event(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.keyboard = False
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pointer = event.pos
        if self.board is not None and self._is_cameras(event) and self.board.event(event):
            self.down = None
            self.refresh()
            return
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.skip()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._inspect(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.down is None and self.board is not None:
            cell = self.board.cell_at(event.pos) if self.hovered() is None else None
            if cell is not None:
                self.click_cell(cell)
                return
        super().event(event)

    def _is_cameras(self, event: pygame.event.Event) -> bool:
        """Does the event concern the board's camera, and no button or panel over it?"""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            return self.board_area.collidepoint(self.pointer) and self.hovered() is None
        return True

    def skip(self) -> None:
        """Finish what is moving now."""
        if self.board is not None:
            self.board.timeline.speed = 1000.0

    def _wheel(self, event: pygame.event.Event) -> None:
        if self.side_area.collidepoint(self.pointer):
            self.log.scroll(3 * event.y)
        elif self.choices.tiles and self.hovered() is not None:
            self._turn_tile()
        self.refresh()

    def _inspect(self, place: tuple[int, int]) -> None:
        for held in reversed(self.held):
            if held.rect.collidepoint(place):
                self.look_at(0, held.key)
                return
        if self.board is not None and self.table is not None:
            piece = self.piece_at(self.board.cell_at(place))
            if piece is not None:
                self.look_at(piece.id, piece.key)

    def _turn_tile(self) -> None:
        self.tile_turn += 1
        self.refresh()

    def key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_SPACE:
            self.skip()
            return
        if self.board is None or self.table is None:
            return
        if event.key == pygame.K_r and self.choices.tiles:
            self._turn_tile()
        elif event.key == pygame.K_l:
            self.sight_tool = not self.sight_tool
        elif event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            self.undo()
        elif event.key in _ARROWS:
            self._move_cursor(_ARROWS[event.key])
        elif event.key == pygame.K_TAB:
            self.keyboard = False
            self.move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.keyboard and self.cursor is not None:
            self.click_cell(self.cursor)
        elif event.key == pygame.K_n:
            self._next_place()
        else:
            super().key(event)

    def _move_cursor(self, way: tuple[int, int]) -> None:
        """The keyboard's cursor goes a square; it begins at the piece that acts."""
        assert self.board is not None and self.table is not None
        self.show_focus = False
        if not self.keyboard or self.cursor is None:
            actor = self._actor()
            places = [*self.choices.cells, *(self.table.creatures[n].cell for n in self._on_board())]
            middle = (self.table.board.grid.width // 2, self.table.board.grid.height // 2)
            self.cursor = self.cursor or (actor.cell if actor else places[0] if places else middle)
            self.keyboard = True
        else:
            grid = self.table.board.grid
            x = min(max(self.cursor[0] + way[0], 0), grid.width - 1)
            y = min(max(self.cursor[1] + way[1], 0), grid.height - 1)
            self.cursor = (x, y)
        self.board.camera.follow([(self.cursor, 1)])
        self.app.redraw()

    def _on_board(self) -> list[int]:
        assert self.table is not None
        return [number for number in self.choices.creatures if number in self.table.creatures]

    def _next_place(self) -> None:
        """N: the cursor jumps to the next piece or square that is an answer."""
        assert self.table is not None and self.board is not None
        places = [self.table.creatures[number].cell for number in self._on_board()] or list(self.choices.cells)
        if places:
            index = places.index(self.cursor) + 1 if self.cursor in places else 0
            self.cursor = places[index % len(places)]
            self.keyboard = True
            self.board.camera.follow([(self.cursor, 1)])

    def cancelled(self) -> None:
        from game.ui.scenes.pause import Pause

        if self.card_chosen:
            self.card_chosen = 0
            self.refresh()
        else:
            self.app.push(Pause(self))
