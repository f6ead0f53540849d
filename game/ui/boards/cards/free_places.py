"""Who lies where in the rows of a table since the turn began. Whoever comes takes a free place, and whoever goes leaves
one: nobody else moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ui.boards.cards.records import CardShown, Piece

#: The cards of a row from the left; None is a free place.
Row = tuple[CardShown | None, ...]


class FreePlaces:
    """Keeps the rows by their areas' names."""

    def __init__(self) -> None:
        self._rows: Mapping[str, Row] = {}
        self._turn_begins = True

    def begin_turn(self) -> None:
        """Let cards close up when they are kept next."""
        self._turn_begins = True

    def keep(self, pieces: Sequence[Piece]) -> None:
        """Take these as those that lie there now."""
        self._rows, self._turn_begins = self.rows(pieces), False

    def rows(self, pieces: Sequence[Piece]) -> dict[str, Row]:
        """Return the rows in which the whole cards of these would lie."""
        found: dict[str, list[CardShown]] = {}
        for card in pieces:
            if isinstance(card, CardShown):
                found.setdefault(card.area, []).append(card)
        return {area: self._row(area, there) for area, there in found.items()}

    def _row(self, area: str, cards: Sequence[CardShown]) -> Row:
        # Face-down cards lie close together and only have to be counted.
        if self._turn_begins or any(card.face_down for card in cards):
            return tuple(cards)
        by_number = {card.piece: card for card in cards}
        row = [by_number.pop(was.piece, None) if was is not None else None for was in self._rows.get(area, ())]
        coming = list(by_number.values())
        row = [one or (coming.pop(0) if coming else None) for one in row]
        row += coming
        while row and row[-1] is None:
            row.pop()
        return tuple(row)
