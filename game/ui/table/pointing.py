"""What the pointer, or the keyboard's cursor, is on: which thing, what is told of it, and why not."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.table.game_screen import Inspection, LogLine, Marks
from game.ui.table.laying import TableLaying
from game.ui.table.plates import plate_at
from game.ui.table.things import Offer, Thing, card, piece, square


class TablePointing(TableLaying):
    """Follows the pointer."""

    def pointed(self) -> Thing | None:
        """What the pointer, or the keyboard's cursor, is on."""
        if self.by_keys:
            if self.hand.lifted is not None:
                return card(self.hand.lifted)
            if self.tray.pointed is not None and self.tray.cards:
                return card(self.tray.pointed)
            if self.cursor_piece is not None:
                return piece(self.cursor_piece)
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
        if self.stands_apart and self.layout.board.collidepoint(pos):
            number = board.creature_at(pos)
            if number is not None:
                return piece(number)
        cell = board.cell_at(pos)
        return square(cell) if cell is not None and self.layout.board.collidepoint(pos) else None

    def _on_board(self, pos: tuple[int, int]) -> bool:
        """Is that pixel the board's, with nothing lying over it?"""
        if self.panel is not None or self.tray.cards or not self.layout.board.collidepoint(pos):
            return False
        covered = self.window.rect.collidepoint(pos) or self.hand.card_at(pos) is not None
        return not covered and plate_at(self.plates, pos) is None

    def lying_at(self, pos: tuple[int, int]) -> Thing | None:
        """What lies on the board to be looked at, beside pieces and spaces: a card of the stack, a location, a pile."""
        board = self.screen.board
        if board is None or board.lying is None or self.by_keys or not self._on_board(pos):
            return None
        return board.lying.at(pos)

    def meant(self, thing: Thing | None) -> Thing | None:
        """A square with a piece on it means the piece, unless the square itself is offered."""
        if thing is None or thing.sort != "cell" or thing.cell is None or not self.following.is_open:
            return thing
        if self.offers.at(thing):
            return thing
        number = self.screen.piece_at(self.following.table, thing.cell)
        return piece(number) if number is not None else thing

    def meaning(self, thing: Thing) -> tuple[Offer | None, tuple[Offer, ...]]:
        """What a press on a thing does: one answer; or none yet, and then it is asked which of several."""
        meant = self.meant(thing)
        offers = self.offers.at(thing) or self.offers.at(meant)
        if not offers:
            return None, ()
        if len(offers) == 1 or meant is None:
            return offers[0], ()
        if meant.sort != "card":
            return (None, offers) if are_apart(offers) else (offers[0], ())
        doer = piece(self.selected) if self.selected is not None else None
        mine = [offer for offer in offers if offer.by == doer]
        return (mine[0], ()) if len(mine) == 1 else (None, offers)

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
        self._marks = Marks(self.offers, self.selected, self.sight_tool, self.detail, self.sight_from, self.levels)
        lying = self.lying_at(self.pointer)
        if board.lying is not None:
            board.lying.point_at(lying)
        on_board = thing if thing is not None and thing.sort in ("cell", "piece") else None
        words = self.screen.mark(view, self.following.table, on_board, self._marks)
        self._tip = words if on_board is not None else ""
        if meant is not None and not self.offers.at(meant) and not self.offers.at(thing) and not self.sight_tool:
            why = self.why_not(meant)
            self._tip = "\n".join(part for part in (why, words if on_board is not None else "") if part)
        asks = self.meaning(thing)[1] if thing is not None and self.may_answer and not self.sight_tool else ()
        if asks:
            # What is promised is what a press does: it asks who, or which.
            named = dict.fromkeys(offer.words for offer in asks)
            self._tip = "Asks which:\n" + "\n".join(list(named)[:6]) + ("\n…" if len(named) > 6 else "")
        self._tip = "\n".join(part for part in (self._tip, self._ground_words(thing, meant)) if part)
        line = self.log.line_at(self.pointer) if not self.by_keys else None
        if line is not None:
            self._highlight(line)
        if (thing, lying, line) != self._last_pointed:
            self._last_pointed = (thing, lying, line)
            self.kept.stir_board()

    def _ground_words(self, thing: Thing | None, meant: Thing | None) -> str:
        """What the space under the pointer is: marks on it, or, with Alt held, whatever there is to say."""
        if thing is None or thing.cell is None or self.sight_tool or (meant != thing and not self.detail):
            return ""
        told = self.screen.space_told(self.following.table, thing.cell)
        if not self.detail:
            # Where a space is asked for, the tip promises what a press does, and hides no more spaces than it must.
            decision = self.match.decision
            asks = self.may_answer and decision is not None and decision.kind == "space" and self.offers.at(thing)
            return "" if asks else told
        name = self.screen.place_words(self.following.table, thing)
        return f"{name} {told or 'Open ground; what is painted on it is decoration.'}"

    def why_not(self, thing: Thing) -> str:
        """Why pointing at a thing means nothing now; with Alt held, the rule too, and who is asked instead."""
        if not self.may_answer:
            asked = self.match.asked
            waiting = self.detail and asked is not None and asked != self.seat
            return f"Not now: {self.match.names[asked]} is asked." if waiting and asked is not None else ""
        refusal = self.screen.why_not(self.following.view, thing, self.selected)
        if refusal is None or not refusal.text:
            return "Nothing can be done with this now." if self.detail and thing.sort != "cell" else ""
        return refusal.text + (f"\n*{rule_words(refusal.rule)}*" if self.detail and refusal.rule else "")

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
        row = self.window.row_at(self.pointer) if not self.by_keys else None
        if row is not None:
            return Inspection(row.face, row.face.name, row.seat)
        candidates = [self.lying_at(self.pointer) or self.meant(self.pointed()), self.pinned]
        if self.pinned is not None:
            candidates.reverse()
        for thing in (*candidates, piece(self.selected) if self.selected is not None else None):
            seen = self._looked_at(thing) if thing is not None else None
            if seen is not None:
                return seen
        # With nothing else to look at: what is being answered.
        rows = self.window.rows
        answered = next((row for _, row in rows if row.number == self.window.answered), rows[0][1] if rows else None)
        if answered is None and self.may_answer and self.stack_lies_there:
            answered = next(reversed(self.screen.announced(self.following.table)), None)
        if answered is not None:
            return Inspection(answered.face, answered.face.name, answered.seat)
        return self._asked_about()

    def looked_at(self) -> Inspection | None:
        """What lies under the pointer: a card, a piece, a row of the stack, or the card in the panel itself."""
        row = self.window.row_at(self.pointer)
        if row is not None or self.layout.inspect.collidepoint(self.pointer):
            return self.inspected()
        thing = self.lying_at(self.pointer) or self.meant(self.thing_at(self.pointer))
        return self._looked_at(thing) if thing is not None else None

    def _asked_about(self) -> Inspection | None:
        """The piece or card that the question is about, as the one to be placed."""
        decision = self.match.decision
        if not self.may_answer or decision is None or decision.kind == "respond":
            return None
        found = (self._looked_at(of(one)) for one in decision.about for of in (piece, card))
        return next((seen for seen in found if seen is not None), None)

    def _looked_at(self, thing: Thing) -> Inspection | None:
        """What the screen tells of a thing."""
        table = self.following.table
        seen: Inspection | None = self.following.once(thing, lambda: self.screen.inspect(table, thing))
        return seen


def are_apart(offers: Sequence[Offer]) -> bool:
    """Are offers at one thing told apart by different other things, such as where a long body's back comes to lie?"""
    others = {offer.by for offer in offers}
    return None not in others and len(others) == len(offers)


def rule_words(rule: str) -> str:
    """A rule by its name, such as ``skirmish/difficult_ground``, as words."""
    return f"Rule: {rule.rpartition('/')[2].replace('_', ' ').replace('-', ' ')}"
