"""How the table is laid out and drawn. What is shown follows from the scene's state; nothing is decided here."""

from __future__ import annotations

from typing import Any

import pygame

from game.geometry.squares import Cell
from game.ui import backdrop
from game.ui.art import fonts
from game.ui.table import prompt_bar
from game.ui.table.decisions import Moment, widget_for
from game.ui.table.game_screen import Inspection, LogLine, Marks, Panel
from game.ui.table.keys import hint
from game.ui.table.layout import TableLayout, lay_out
from game.ui.table.plates import Plate, draw_plate, plate_at
from game.ui.table.table_core import TableCore
from game.ui.table.things import Offers, Thing, card, piece, square
from game.ui.widgets import focus_ring, tooltip


class TableDrawing(TableCore):
    """Lays out and draws."""

    def __init__(self, app: Any, match: Any) -> None:
        super().__init__(app, match)
        self.layout: TableLayout = lay_out(app.size, app, max(1, len(match.seatings) - 1))
        self.pointer = (-1, -1)
        self.cursor: Cell | None = None
        self.by_keys = False
        self.held_plate: Plate | None = None
        self.sight_tool = False
        self.detail = False
        self.is_dragging = False
        self.panel: Panel | None = None
        self._prompt_room = 0
        self._turn_room = 0
        self._tip = ""
        self._cut: list[str] = []

    # Layout

    def resize(self, size: tuple[int, int]) -> None:
        self.layout = lay_out(size, self.app, max(1, len(self.match.seatings) - 1))
        if not self.following.is_open:
            return
        restyle = getattr(self.screen, "restyle", None)
        if restyle is not None:
            restyle(self.app.theme.name, self.following.table)
        self._show_table()
        self.fit_board()
        self.refresh()

    def fit_board(self) -> None:
        board = self.screen.board
        if board is not None:
            board.set_text(self.app.text_px(15))
            board.fit(self.layout.board)

    def refresh(self) -> None:
        """Work out anew what may be done, and lay the plates out."""
        self.app.redraw()
        view = self.following.view
        if view is None:
            return
        decision = view.decision
        self.all_offers = self.offers = Offers()
        self.widget, self._waiting = None, ()
        if self.may_answer:
            if self.selected is not None and not self.screen.is_selectable(view, self.selected):
                self.selected = None
            if self.selected is None:
                self.selected = self.screen.first_selection(view)
            answers = self.match.answers(self.seat)
            self.all_offers = self.screen.offers(view, answers, self.selected)
            self.offers = self.all_offers.by(self.narrowed) if self.narrowed is not None else self.all_offers
            if not self.offers.all:
                self.narrowed, self.offers = None, self.all_offers
            self._waiting = self.screen.waiting(view)
        self._lay_cards(view)
        self.window.forget()
        self.plates = []
        self.panel = self.screen.panel(view, self.all_offers) if self.may_answer else None
        if self.panel is not None:
            self.panel.lay(self.layout.board, self.app, self.app.theme.name)
            self.plates += self.panel.plates(self.give)
        elif self.may_answer and decision is not None:
            self.widget = widget_for(self._moment(decision))
            self.plates += self.widget.plates()
        elif self.following.is_open:
            self._show_stack()
        self._number_cards()
        self._lay_standing_plates()
        self._point()

    def _moment(self, decision: Any) -> Moment:
        def narrow(thing: Thing | None) -> None:
            self.narrowed = thing
            self.hand.chosen = thing.number if thing is not None and thing.sort == "card" else None
            self.refresh()

        table = self.following.table
        return Moment(
            decision, self.offers, self.layout, self.app, self.give, narrow, self.stand_by, self.narrowed,
            self._waiting, self.screen.announced(table), tuple(one.number for one, _ in self.tray.cards), self.window,
            self._name_of,
        )  # fmt: skip

    def _name_of(self, thing: Thing) -> str:
        seen = self.screen.inspect(self.following.table, thing)
        return seen.face.name if seen is not None else "it"

    def _show_stack(self) -> None:
        """While others answer, or things move, the stack is still shown."""
        stack = self.screen.announced(self.following.table)
        if stack:
            self.window.lay(self.layout.window, stack, 0, "Announced", self.app)

    def _lay_cards(self, view: Any) -> None:
        mine = self.match.is_human(self.seat) or self.hotseat.on is None
        self.hand.lay(self.screen.held(view) if mine else (), self.layout.hand, self.layout.card, self.app)
        self.hand.chosen = self.narrowed.number if self.narrowed is not None and self.narrowed.sort == "card" else None
        playable = frozenset(self.all_offers.numbers("card"))
        self.hand.playable = self.tray.playable = playable
        self.tray.lay(self.screen.tray(view, self.all_offers) if self.may_answer else (), self.layout.tray, self.app)
        shown = {one.held.number for one in self.hand.cards}
        if self.hand.lifted not in shown:
            self.hand.lifted = None

    def _number_cards(self) -> None:
        """Digits that are left after the plates go to the cards that may be played."""
        used = sum(plate.key.isdigit() for plate in self.plates)
        numbers = [one.number for one, _ in self.tray.cards] or [one.held.number for one in self.hand.cards]
        may = [number for number in numbers if number in self.hand.playable and self.narrowed is None]
        digits = {number: str(used + 1 + at) for at, number in enumerate(may) if used + at < 9}
        self.tray.digits = digits if self.tray.cards else {}
        self.hand.digits = {} if self.tray.cards else digits

    def _lay_standing_plates(self) -> None:
        """Undo and the chip of those who can act in the prompt bar; menu, sight and the whole board by the turn."""
        to, layout = self.app, self.layout
        bar = layout.prompt
        advancing = [plate.rect.left for plate in self.plates if plate.name.startswith("advance")]
        right = min(advancing, default=bar.right - to.px(2)) - layout.gap
        high = bar.height - to.px(18)
        px = to.text_px(14)
        entries: list[tuple[str, str, str, str, str, Any]] = []
        why = self.why_no_undo() if self.match.outcome is None else "The match is over."
        entries.append(("undo", "Undo", "undo", hint("undo"), why, self.undo))
        if self._waiting and self.narrowed is None:
            count = len(self._waiting)
            words = f"{count} can act"
            entries.append(("waiting", words, "flag", hint("next_piece"), "", self.next_piece))
        for name, words, mark, key, why, press in entries:
            wide = fonts.text_width(words, "body", px) + round(px * 5.4)
            rect = pygame.Rect(right - wide, bar.centery - high // 2, wide, high)
            tip = {"undo": "Take back what you did last.", "waiting": "Creatures that can still act. Shows the next."}
            self.plates.append(
                Plate(name, rect, words, press, key=key, kind="quiet", icon=mark, why_not=why, hint=tip[name], px=px,
                      least=12)
            )  # fmt: skip
            right -= wide + layout.gap
        self._prompt_room = right - bar.x
        self._lay_corner()

    def _lay_corner(self) -> None:
        to, turn = self.app, self.layout.turn
        side = min(to.px(34), round(turn.height * 0.46))
        x = turn.right - to.px(8)
        rows: list[tuple[str, str, str, Any, str, bool]] = [
            ("menu", "menu", "back", self.open_menu, "The match rests: save, settings, concede.", False),
            ("sight", "eye", "sight", self.toggle_sight, "Shows what a creature sees: point at it.", self.sight_tool),
            ("whole board", "grid", "whole_board", self.fit_board, "The whole board.", False),
        ]
        for name, mark, action, press, tip, chosen in rows:
            rect = pygame.Rect(x - side, turn.y + to.px(5), side, side)
            self.plates.append(
                Plate(name, rect, "", press, kind="quiet", icon=mark, hint=f"{tip} [{hint(action)}]", chosen=chosen,
                      px=round(side * 0.5))
            )  # fmt: skip
            x -= side + to.px(4)
        self._turn_room = x - turn.x - to.px(4)

    # What the corner's plates do

    def open_menu(self) -> None:
        """The match rests."""

    def toggle_sight(self) -> None:
        """The sight tool on, or off."""
        self.sight_tool = not self.sight_tool
        self.refresh()

    def next_piece(self) -> None:
        """The next piece that can act."""

    # What is pointed at

    def pointed(self) -> Thing | None:
        """What the pointer, or the keyboard's cursor, is on."""
        if self.by_keys:
            if self.hand.lifted is not None:
                return card(self.hand.lifted)
            if self.tray.pointed is not None and self.tray.cards:
                return card(self.tray.pointed)
            return square(self.cursor) if self.cursor is not None else None
        return self.thing_at(self.pointer)

    def thing_at(self, pos: tuple[int, int]) -> Thing | None:
        """The card, piece or square under a pixel; None on a plate or a panel."""
        if plate_at(self.plates, pos) is not None:
            return None
        number = self.hand.card_at(pos)
        if number is not None:
            return card(number)
        if self.tray.rect.collidepoint(pos) and self.tray.cards:
            number = self.tray.card_at(pos)
            return card(number) if number is not None else None
        board = self.screen.board
        if self.window.rect.collidepoint(pos) or self.panel is not None or board is None:
            return None
        cell = board.cell_at(pos)
        return square(cell) if cell is not None and self.layout.board.collidepoint(pos) else None

    def meant(self, thing: Thing | None) -> Thing | None:
        """A square with a piece on it means the piece, unless the square itself is offered."""
        if thing is None or thing.sort != "cell" or thing.cell is None or not self.following.is_open:
            return thing
        if self.offers.at(thing):
            return thing
        number = self.screen.piece_at(self.following.table, thing.cell)
        return piece(number) if number is not None else thing

    def _point(self) -> None:
        """Marks and words for what is pointed at now."""
        board, view = self.screen.board, self.following.view
        self._tip = ""
        if board is None or view is None:
            return
        if self.panel is not None:
            self.panel.point(self.pointer)
        thing = self.pointed()
        if not self.by_keys:
            number = thing.number if thing is not None and thing.sort == "card" else None
            in_hand = number is not None and self.hand.place_of(number) is not None
            self.hand.lifted = number if in_hand else None
            self.tray.pointed = None if in_hand else number
        meant = self.meant(thing)
        board.miniatures.hovered = meant.number if meant is not None and meant.sort == "piece" else None
        self._marks = Marks(self.offers, self.selected, self._waiting, self.sight_tool, self.detail)
        on_board = thing if thing is not None and thing.sort == "cell" else None
        words = self.screen.mark(view, self.following.table, on_board, self._marks)
        self._tip = words if on_board is not None else ""
        if self.may_answer and meant is not None and not self.offers.at(meant) and not self.offers.at(thing):
            refusal = self.screen.why_not(view, meant, self.selected)
            if refusal is not None and refusal.text:
                self._tip = refusal.text + (f"\n{words}" if words and on_board is not None else "")
        line = self.log.line_at(self.pointer) if not self.by_keys else None
        if line is not None:
            self._highlight(line)

    def _highlight(self, line: LogLine) -> None:
        """Brackets around those whom a line of the log is about."""
        board = self.screen.board
        spaces = [self.screen.space_of(self.following.table, number) for number in line.about]
        if board is not None and any(spaces):
            board.overlays.show_targets(space for space in spaces if space is not None)

    def inspected(self) -> Inspection | None:
        """What the panel shows: what is pointed at, what is pinned, or the piece that acts."""
        if not self.following.is_open:
            return None
        table = self.following.table
        row = self.window.row_at(self.pointer) if not self.by_keys else None
        if row is not None:
            return Inspection(row.face, row.face.name, row.seat)
        candidates = [self.meant(self.pointed()), self.pinned]
        if self.pinned is not None:
            candidates.reverse()
        for thing in (*candidates, piece(self.selected) if self.selected is not None else None):
            seen = self.screen.inspect(table, thing) if thing is not None else None
            if seen is not None:
                return seen
        return None

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(backdrop.table(surface.get_size(), self.app.theme.name), (0, 0))
        board = self.screen.board
        if not self.following.is_open or board is None:
            return
        layout = self.layout
        fall = self.app.px(10)
        shade = backdrop.shadow(layout.board.size, fall)
        surface.blit(shade, (layout.board.x - fall + fall // 3, layout.board.y - fall + fall // 3))
        board.draw(surface, layout.board)
        pygame.draw.rect(surface, self.app.theme.brass, layout.board.inflate(2, 2), 1)
        self._draw_strips(surface)
        self._draw_side(surface)
        self._draw_prompt(surface)
        if self.window.rows and (self.widget is None or self.widget.moment.decision.kind in ("respond", "order")):
            hidden = len(self.screen.announced(self.following.table)) - len(self.window.rows)
            self.window.draw(surface, self.app, hidden)
        if self.panel is not None:
            self.panel.draw(surface)
        if self.tray.cards:
            self.tray.draw(surface, self.app, self.screen.tray_title(self.following.view))
        self.hand.draw(surface, self.app)
        self._draw_plates(surface)
        self.hand.draw_lifted(surface, self.app)
        timeline = board.timeline
        timeline.draw_over_all(surface)
        if self.said_for > 0 and self.said:
            prompt_bar.draw_toast(surface, self.said, layout.prompt, self.app)
        self._draw_tip(surface)

    def _draw_strips(self, surface: pygame.Surface) -> None:
        table = self.following.table
        turn = self.screen.turn_figures(table)
        count = len(self.match.seatings)
        order = [(self.seat + step) % count for step in range(1, count)]
        for seat, rect in (*zip(order, self.layout.strips, strict=False), (self.seat, self.layout.own)):
            figures = self.screen.seat_figures(table, seat, self.seat)
            state = (self.match.asked == seat, turn.phase >= 0 and turn.seat == seat)
            self.strips[seat].draw(surface, rect, figures, self.app, state)

    def _draw_side(self, surface: pygame.Surface) -> None:
        turn = self.screen.turn_figures(self.following.table)
        prompt_bar.draw_turn(surface, self.layout.turn, turn, self.app, self._turn_room)
        self.zoom.is_pinned = self.pinned is not None
        self.zoom.draw(surface, self.layout.inspect, self.inspected(), self.app, self.layout.big_card)
        line = self.log.line_at(self.pointer) if not self.by_keys else None
        self.log.draw(surface, self.layout.log, self.app, line)

    def prompt_text(self) -> str:
        """What the prompt bar says."""
        decision = self.match.decision
        if decision is None:
            return "The match is over."
        names = self.match.names
        if self.narrowed is not None and self.may_answer:
            return f"{names[self.seat]}: who does it? Choose a creature, or never mind."
        if decision.seat != self.seat:
            doing = "is playing" if self.is_computer_asked else "is to answer"
            return f"{names[decision.seat]} {doing}."
        if not self.at_rest:
            return f"{names[decision.seat]}…"
        return self.screen.prompt(self.following.table, decision)

    def _draw_prompt(self, surface: pygame.Surface) -> None:
        asked = self.match.asked
        seat = asked if asked is not None else -1
        prompt_bar.draw_prompt(surface, self.layout.prompt, self.prompt_text(), seat, self._prompt_room, self.app)

    def _draw_plates(self, surface: pygame.Surface) -> None:
        over = plate_at(self.plates, self.pointer) if not self.by_keys else None
        self._cut = []
        for plate in self.plates:
            state = "normal"
            if plate is over:
                state = "active" if plate is self.held_plate else "hovered"
            if not draw_plate(surface, plate, state, self.app.theme.name):
                self._cut.append(plate.name)
        if self.by_keys and self.cursor is not None and self.hand.lifted is None and not self.tray.cards:
            board = self.screen.board
            if board is not None and self.panel is None and self.layout.board.collidepoint(
                board.camera.middle_of(self.cursor)
            ):  # fmt: skip
                focus_ring(surface, board.camera.rect_of(self.cursor), self.app.theme, self.app.scale)

    def _draw_tip(self, surface: pygame.Surface) -> None:
        """Words near what is pointed at."""
        if self.is_dragging:
            return
        theme, px = self.app.theme, self.app.text_px(14)
        at = pygame.Rect(*self.pointer, 14, 22)
        over = plate_at(self.plates, self.pointer) if not self.by_keys else None
        if over is not None:
            words = over.why_not or over.hint
            if words:
                tooltip(surface, words, over.rect, theme, px, warning=bool(over.why_not))
            return
        if not self.by_keys:
            tips = [tip for strip in self.strips for tip in strip.tips] + self.zoom.tips
            found = next((tip for tip in tips if tip[0].collidepoint(self.pointer)), None)
            if found is not None:
                tooltip(surface, found[1], found[0], theme, px)
                return
        if not self._tip:
            return
        thing = self.pointed()
        board = self.screen.board
        if thing is not None and thing.sort == "card":
            at = self.hand.lifted_rect() if self.hand.lifted is not None else at
            place = self.tray.place_of(thing.number) if self.tray.cards else None
            at = place or at
        elif self.by_keys and self.cursor is not None and board is not None:
            at = board.camera.rect_of(self.cursor)
        refused = thing is not None and not self.offers.at(self.meant(thing)) and not self.offers.at(thing)
        tooltip(surface, self._tip, at, theme, px, warning=refused and self.may_answer)
