"""How the table is laid out: the rectangles, the cards, and every plate that can be pressed now."""

from __future__ import annotations

from typing import Any

import pygame

from game.geometry.squares import Cell
from game.ui.art import fonts
from game.ui.table import prompt_bar
from game.ui.table.answering import TableAnswering
from game.ui.table.decisions import widget_for
from game.ui.table.game_screen import Announced, Panel
from game.ui.table.keys import hint
from game.ui.table.layout import TableLayout, lay_out
from game.ui.table.moment import Moment
from game.ui.table.plates import Plate, plate_at
from game.ui.table.things import Offers, Thing

#: Seconds after which a press on what has appeared under a pointer that rests is meant for it.
FRESH = 0.45


class TableLaying(TableAnswering):
    """Lays out everything anew whenever something has changed."""

    def __init__(self, app: Any, match: Any) -> None:
        super().__init__(app, match)
        self.layout: TableLayout = lay_out(app.size, app, max(1, len(match.seatings) - 1))
        self.pointer = (-1, -1)
        self.cursor: Cell | None = None
        #: The piece that the keyboard is on, on boards where many pieces share a space.
        self.cursor_piece: int | None = None
        self.by_keys = False
        self.held_plate: Plate | None = None
        #: The name of the plate that the keyboard is on; "" for none.
        self.marked = ""
        self._asked = 0
        #: Seconds for which what has just appeared under the pointer takes no press, and where the pointer was.
        self._fresh_for, self._fresh_at = 0.0, (-1, -1)
        self._was_covered = False
        self.sight_tool = False
        #: The piece that the sight tool looks from, once one was pressed.
        self.sight_from: int | None = None
        self.detail = False
        self.levels = False
        self.is_dragging = False
        #: Was the last press dropped, as one that came too soon?
        self._dropped = False
        self.panel: Panel | None = None
        self._prompt_room = 0
        #: The parts of the turn in its panel, each with its name.
        self._turn_tips: list[tuple[pygame.Rect, str]] = []
        self._turn_room = 0
        self._tip = ""
        #: Pixels of a space at the nearer look with which a high board is begun; 0 where all of it is shown.
        self.near = 0
        #: Was the whole board shown for a question, to go back to the nearer look afterwards?
        self.stepped_back = False
        #: Where the passing note was drawn last; None for none.
        self.shown_tip: pygame.Rect | None = None

    # Layout

    def resize(self, size: tuple[int, int]) -> None:
        self.layout = lay_out(size, self.app, max(1, len(self.match.seatings) - 1))
        if not self.following.is_open:
            return
        self.screen.restyle(self.app.theme.name, self.following.table)
        self._show_table()
        self.first_look()
        self.refresh()

    @property
    def stands_apart(self) -> bool:
        """Do many pieces share a space, so that pointing at one is something else than pointing at its space?"""
        board = self.screen.board
        return board is not None and board.apart is not None

    @property
    def stack_lies_there(self) -> bool:
        """Does what is being answered lie on the board as cards?"""
        board = self.screen.board
        return board is not None and board.lying is not None and board.lying.has_stack

    def fit_board(self) -> None:
        board = self.screen.board
        if board is not None:
            board.set_text(min(self.app.text_px(15), max(self.app.least_text, self.layout.board.height // 12)))
            board.fit(self.layout.board)
            self.near = 0
            self.kept.stir_board()

    def first_look(self) -> None:
        self.fit_board()
        board = self.screen.board
        if board is not None and board.camera.draw_near():
            self.near = board.camera.square_px

    def refresh(self) -> None:
        """Work out anew what may be done, and lay the plates out."""
        self.app.redraw()
        self.kept.stir_board()
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
        self.layout.make_room(0)
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
        number = decision.number if decision is not None else 0
        if number != self._asked or self.marked not in {plate.name for plate in self.plates}:
            # A mark on one question's plate must not press that of the next.
            if number != self._asked and self.by_keys and self.hand.lifted not in self.hand.playable:
                # Nor does a card that the keys have lifted stay over the next question, unless it may answer it.
                self.hand.lifted = None
            self._asked, self.marked = number, ""
        if self.may_answer:
            covered = self._is_covered()
            if covered and not self._was_covered:
                self._fresh_for, self._fresh_at = FRESH, self.pointer
            self._was_covered = covered
        self._point()

    def _is_covered(self) -> bool:
        """Does a panel or the tray lie over the board, or a choice under the pointer?"""
        over = plate_at(self.plates, self.pointer)
        is_choice = over is not None and over.name.startswith("offer: ")
        return self.panel is not None or bool(self.tray.cards) or is_choice

    def _announced(self) -> tuple[Announced, ...]:
        """What the response window tells: nothing on boards that have the stack lying on them."""
        return () if self.stack_lies_there else self.screen.announced(self.following.table)

    def _moment(self, decision: Any) -> Moment:
        def narrow(thing: Thing | None) -> None:
            self.narrowed = thing
            self.hand.chosen = thing.number if thing is not None and thing.sort == "card" else None
            self.refresh()

        return Moment(
            decision, self.offers, self.layout, self.app, self.give, narrow, self.stand_by, self.narrowed,
            self._waiting, self._announced(), tuple(one.number for one, _ in self.tray.cards), self.window,
            self._name_of, self._place_of, self.stands_apart,
        )  # fmt: skip

    def _name_of(self, thing: Thing) -> str:
        seen = self.screen.inspect(self.following.table, thing)
        return seen.face.name if seen is not None else "it"

    def _place_of(self, thing: Thing) -> str:
        return self.screen.place_words(self.following.table, thing)

    def _show_stack(self) -> None:
        """While others answer, or things move, the stack is still shown."""
        stack = self._announced()
        if stack:
            self.window.lay_in(self.layout, stack, 0, "Announced", self.app)

    def _lay_cards(self, view: Any) -> None:
        mine = self.match.is_human(self.seat) or self.hotseat.on is None
        self.hand.lay(self.screen.held(view) if mine else (), self.layout.hand, self.layout.card, self.app)
        self.hand.chosen = self.narrowed.number if self.narrowed is not None and self.narrowed.sort == "card" else None
        playable = frozenset(self.all_offers.numbers("card"))
        self.hand.playable = self.tray.playable = playable
        self.tray.lay(self.screen.tray(view, self.all_offers) if self.may_answer else (), self.layout.tray, self.app)
        self.hand.raise_playable(self.app.px(3))
        shown = {one.held.number for one in self.hand.cards}
        if self.hand.lifted not in shown:
            self.hand.lifted = None

    def _number_cards(self) -> None:
        """Digits that are left after the plates go to the cards that may be played."""
        if self.widget is not None and self.widget.moment.decision.kind == "respond":
            # Its cards stand on the window's plates.
            self.hand.digits = {}
            return
        used = sum(plate.key.isdigit() for plate in self.plates)
        numbers = [one.number for one, _ in self.tray.cards] or [one.held.number for one in self.hand.cards]
        may = [number for number in numbers if number in self.hand.playable and self.narrowed is None]
        digits = {number: str(used + 1 + at) for at, number in enumerate(may) if used + at < 9}
        self.tray.digits = digits if self.tray.cards else {}
        self.hand.digits = {} if self.tray.cards else digits

    def prompt_text(self) -> str:
        """What the prompt bar says."""
        return ""

    def _lay_standing_plates(self) -> None:
        """Undo and the chip of those who can act in the prompt bar; menu, sight and the whole board by the turn."""
        layout = self.layout
        area = layout.plates
        advancing = [plate.rect.left for plate in self.plates if layout.prompt.contains(plate.rect)]
        right = min(advancing, default=area.right + layout.gap) - layout.gap
        text = self.prompt_text() if self.following.is_open else ""
        # With words as long as the question has its room beside them, or else by their marks alone, or smaller.
        for share, brief in ((1.0, False), (1.0, True), (0.8, True), (0.65, True), (0.5, True)):
            plates = self._standing_plates(right, share, brief=brief)
            left = min((plate.rect.left for plate in plates), default=right)
            self._prompt_room = layout.prompt.width if layout.is_stacked else left - layout.gap - layout.prompt.x
            box = prompt_bar.words_rect(layout, self._prompt_room, self.app)
            fits = prompt_bar.fit_prompt(text, box, self.app)[0] >= self.app.text_px(16)
            if left >= area.left and (layout.is_stacked or fits):
                break
        self.plates += plates
        self._lay_corner()

    def _standing_plates(self, right: int, share: float, *, brief: bool) -> list[Plate]:
        """Undo and those who can act, to the left of ``right``, at that share of their size; ``brief``: by their marks
        and keys alone."""
        to, area = self.app, self.layout.plates
        px = round(min(to.text_px(14), area.height * 0.52) * share)
        high = min(area.height, round(px * 2.3))
        entries: list[tuple[str, str, str, str, str, Any]] = []
        why = self.why_no_undo() if self.match.outcome is None else "The match is over."
        entries.append(("undo", "" if brief else "Undo", "undo", hint("undo"), why, self.undo))
        if self._waiting and self.narrowed is None:
            count = len(self._waiting)
            words = str(count) if brief else f"{count} can act"
            entries.append(("waiting", words, "flag", hint("next_piece"), "", self.next_piece))
        tip = {"undo": "Undo your last action.", "waiting": "Creatures that can still act. Shows the next."}
        plates = []
        for name, words, mark, key, why, press in entries:
            wide = fonts.text_width(words, "body", px) + round(px * (5.4 if words else 4.4))
            rect = pygame.Rect(right - wide, area.centery - high // 2, wide, high)
            plates.append(
                Plate(name, rect, words, press, key=key, kind="quiet", icon=mark, why_not=why, hint=tip[name], px=px,
                      least=min(px, 12))
            )  # fmt: skip
            right -= wide + self.layout.gap
        return plates

    def _lay_corner(self) -> None:
        to, turn = self.app, self.layout.turn
        side = min(to.px(34), round(turn.height * 0.46))
        x = turn.right - to.px(8)
        rows: list[tuple[str, str, str, Any, str, bool]] = [
            ("menu", "menu", "back", self.open_menu, "Pause: save, settings, concede.", False),
            (
                "sight",
                "eye",
                "sight",
                self.toggle_sight,
                "Shows lines of sight: point, or drag from piece to piece.",
                self.sight_tool,
            ),
            ("whole board", "grid", "whole_board", self.fit_board, "Fit board", False),
        ]
        board = self.screen.board
        if board is not None and board.turning is not None:
            rows.append(("turn view", "redo", "turn_right", lambda: self.turn_view(1), board.turning.words, False))
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
        """Pause the match."""

    def toggle_sight(self) -> None:
        """The sight tool on, or off."""
        self.sight_tool = not self.sight_tool
        self.sight_from = None
        self.refresh()

    def turn_view(self, steps: int) -> None:
        """See the board from another side, if it has any."""
        board = self.screen.board
        if board is not None and board.turning is not None:
            board.turning.turn(steps)
            self.refresh()

    def next_piece(self) -> None:
        """The next piece that can act."""

    def _point(self) -> None:
        """Marks and words for what is pointed at now."""
