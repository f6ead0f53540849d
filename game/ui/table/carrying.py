"""What carrying a card or a piece to another item means."""

from __future__ import annotations

from game.ui.screens.items import Item, piece
from game.ui.table.answering import Answering

#: The questions to which what a card is put on may be the answer.
_AIMED = ("pick", "space")


class Carrying:
    """Answers with what is carried, and to where."""

    def __init__(self, answering: Answering) -> None:
        self.answering, self.following, self.screen = answering, answering.following, answering.screen
        #: What a card was put on that is played already, and the match's revision since.
        self._put: tuple[int, tuple[Item, ...]] | None = None

    def take_up(self, item: Item) -> None:
        """Take something up: its possible places are worked out."""
        if self.following.stands_alone(item):
            self.answering.select(item.number, has_offers=False)
            return
        if any(offer.is_aimed for offer in self.answering.offers.at(item)) and self.answering.narrowed is None:
            self.answering.narrow(item)

    def may_carry(self, number: int) -> bool:
        """Return whether a piece that stands on a space can be dragged to where it shall go, so that it is considered
        to act."""
        view = self.following.view
        if view is None or self.answering.narrowed is not None or not self.answering.may_answer:
            return False
        is_chosen = bool(self.answering.offers.at(piece(number))) and number != self.answering.selected
        return not is_chosen and self.screen.is_selectable(view, number)

    def _put_piece(self, number: int, end: Item | None) -> None:
        """Put a carried piece on an item: it goes there, or does there what a press means. On a friend's piece it does
        nothing: the drop has missed."""
        target = self.answering.target(end)
        if end is None or target is None or target == piece(number) or self.answering.selected != number:
            return
        if not self.answering.offers.at(end) and not self.answering.offers.at(target):
            self.answering.explain(target)
        elif target.sort != "piece" or not self._is_friend(target):
            self.answering.choose(end)

    def _is_friend(self, item: Item) -> bool:
        """Return whether a piece belongs to the seat, or to one of its side."""
        seen = self.following.inspect(item)
        if seen is None or seen.seat < 0:
            return False
        return (
            seen.seat == self.answering.seat
            or self.screen.seat_figures(self.following.table, seen.seat, self.answering.seat).ally
        )

    def put_on(self, carried: Item, end: Item | None, ground: Item | None = None) -> None:
        """Put what is carried on an item: do, or ask, what the two mean together; else what ``carried`` means. An item
        that is no end of it stands for the ``ground`` below it."""
        if self.following.stands_alone(carried):
            self._put_piece(carried.number, end)
            return
        both = self.answering.all_offers.at(carried) or self.answering.all_offers.at(self.answering.target(carried))
        ends = {end, self.answering.target(end)} - {None}
        if not any(offer.by in ends for offer in both) and any(offer.by == ground is not None for offer in both):
            end, ends = ground, {ground}
        free = [offer for offer in both if offer.is_aimed and offer.by is None]
        if carried.sort == "card" and len(free) == 1 and not any(offer.by in ends for offer in both):
            # What has no target is played wherever it is put.
            self.answering.give(free[0])
            return
        if not any(offer.by in ends for offer in both):
            if not any(offer.is_aimed for offer in both):
                before = self.answering.match.revision
                self.answering.choose(carried)
                if self.answering.match.revision == before + 1:
                    aims = self.answering.target(end), end, ground
                    self._put = before + 1, tuple(item for item in dict.fromkeys(aims) if item is not None)
                    self.aim()
            else:
                if self.answering.narrowed != carried:
                    self.answering.narrow(carried)
                if end is not None and end != carried:
                    self.answering.explain(self.answering.target(end))
            return
        self.answering.narrow(carried)
        self.answering.choose(end)

    def aim(self) -> None:
        """Take what a card was put on for its target as soon as that is asked, or say why it is none."""
        answering = self.answering
        if self._put is None or not answering.following.is_open:
            return
        revision, ends = self._put
        decision = answering.match.decision
        is_asked = decision is not None and decision.seat == answering.seat and decision.kind in _AIMED
        if answering.match.revision != revision or not is_asked:
            self._put = None
        elif answering.may_answer:
            self._put = None
            sorts = {item.sort for item in answering.offers.items}
            ends = tuple(item for item in ends if item.sort in sorts)
            end = next((item for item in ends if answering.offers.at(item)), None)
            if end is not None:
                answering.choose_with_last(end)
            elif ends:
                answering.explain(ends[0])
