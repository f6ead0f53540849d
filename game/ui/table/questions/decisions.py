"""One widget for each kind of decision: which buttons it lays, what the keys go through, and what the hand may do.

All of them answer with an ``Offer``, and every offer is made of legal answers. What is pointed at on the board and in
the hand is common to all kinds and belongs to the scene.
"""

from __future__ import annotations

import re

import pygame

from game.core.decisions import Kind
from game.ui.panels.buttons import Button
from game.ui.screens.items import Item, Offer
from game.ui.screens.keys import hint
from game.ui.table.questions.choices import button_width, column, distinct_names, giver, kind_of, passing_buttons
from game.ui.table.questions.moment import Moment


class DecisionWidget:
    """What all kinds share: going on stands at the right of the prompt bar, other answers in the column beside the
    board."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment

    def buttons(self) -> list[Button]:
        """Return the buttons for this question, numbered ones first."""
        return [*column(self.moment, self.named_offers(), self.title()), *self.advance()]

    def named_offers(self) -> tuple[Offer, ...]:
        """Return the answers that only a button can give."""
        moment = self.moment
        if moment.narrowed is not None:
            return _by_target(moment)
        return (*_by_name(moment), *moment.offers.plain)

    def stops(self) -> tuple[Item, ...]:
        """Return what the keyboard goes through on the board: pieces, or squares where there are none."""
        items = self.moment.offers.items
        return tuple(item for item in items if item.sort == "piece") or tuple(
            item for item in items if item.sort == "cell"
        )

    def title(self) -> str:
        """Return what stands above the choices."""
        return self.moment.offers.asks if self.moment.narrowed is not None else "Choices"

    def advance(self) -> list[Button]:
        """Return the buttons for going on: one or two at the right end of the prompt bar."""
        moment = self.moment
        area, to = moment.layout.buttons, moment.to
        # A line of words is higher than its size, and what hangs below the line is seen as well.
        px, right = min(to.text_px(16), round(area.height * 0.72)), area.right
        offers = moment.offers.advancing if moment.narrowed is None else ()
        most = area.width * (56 if moment.layout.is_stacked else 34) // 100 // max(1, len(offers))
        buttons = []
        for number, offer in enumerate(offers):
            key = hint("end") if number == 0 else ""
            wide = min(button_width(offer.words, px, offer.icon, key) + to.px(8), most)
            rect = pygame.Rect(right - wide, area.y, wide, area.height)
            buttons.append(
                Button("advance" if number == 0 else f"advance {number + 1}", rect, offer.words, giver(moment, offer),
                      key=key, kind=kind_of(offer), icon=offer.icon, hint=self.advance_hint(), px=px, least=min(px, 12),
                      offer=offer)
            )  # fmt: skip
            right -= wide + moment.layout.gap
        return buttons

    def advance_hint(self) -> str:
        """Return what should be known before going on."""
        return ""


class ActWidget(DecisionWidget):
    """Act: powers in the column, what goes on in the prompt bar, and how many pieces can still act."""

    def stops(self) -> tuple[Item, ...]:
        return tuple(Item("piece", number) for number in self.moment.waiting) or super().stops()

    def advance_hint(self) -> str:
        count = len(self.moment.waiting)
        if not count or self.moment.tray:
            return ""
        return f"{count} {self.moment.noun}{'s' if count > 1 else ''} can still act this turn."


#: Pieces to pick from that stand on buttons as well.
_NAMED = 6


class PickWidget(DecisionWidget):
    """Pick: brackets on pieces, cards on a tray, words on buttons."""

    def named_offers(self) -> tuple[Offer, ...]:
        offers = super().named_offers()
        if offers or self.moment.tray:
            return offers
        # A few pieces are easier to tell by name; many buttons would only cover them.
        named = tuple(offer for offer in self.moment.offers.all if not offer.advances)
        seen = self.moment.stands_apart and all(offer.at is not None for offer in named)
        return named if len(named) <= _NAMED and not seen else ()

    def stops(self) -> tuple[Item, ...]:
        if self.moment.tray:
            return tuple(Item("card", number) for number in self.moment.tray)
        return super().stops()


class SpaceWidget(DecisionWidget):
    """Space: squares on the board."""

    def stops(self) -> tuple[Item, ...]:
        return tuple(item for item in self.moment.offers.items if item.sort == "cell")


class PathWidget(SpaceWidget):
    """Path: a way that ends on a square; ways to the same square are told apart on buttons."""


class OrderWidget(DecisionWidget):
    """Order: what comes next, one button below the other."""

    def named_offers(self) -> tuple[Offer, ...]:
        return tuple(offer for offer in self.moment.offers.all if not offer.advances)

    def title(self) -> str:
        return "What comes next?"


#: Of the prompt bar's width, in hundredths: the most that a long button to pass takes.
_LONGEST_PASS = 44


class RespondWidget(DecisionWidget):
    """Respond: the stack and the answers in the column, and passing apart at their foot. Where nothing was announced
    in a stack of its own, passing stands in the prompt bar."""

    def title(self) -> str:
        return super().title() if self.moment.narrowed is not None else "Respond or pass?"

    def buttons(self) -> list[Button]:
        moment = self.moment
        if moment.narrowed is not None:
            return column(moment, _by_target(moment), self.title())
        named = _grouped(moment)
        if not moment.stack:
            # Cards of the hand glow and bear their keys: a column that says no more would only cover the table.
            told = all(_is_told_in_hand(moment, one) for one in named)
            return [*([] if told else column(moment, named, self.title())), *self.advance()]
        return column(moment, named, self.title(), passing=moment.offers.advancing)

    def advance(self) -> list[Button]:
        moment = self.moment
        if moment.narrowed is not None or not moment.offers.advancing:
            return []
        area, to = moment.layout.buttons, moment.to
        offer, px = moment.offers.advancing[0], to.text_px(15)
        # Large script leaves the question its room.
        shares = (40, 34) if moment.layout.is_stacked else (24, 18)
        wanted = button_width(offer.words, px, offer.icon, "P")
        wide = min(wanted, area.width * shares[0] // 100)
        if wide < wanted and not moment.layout.is_stacked:
            # What passing comes to is read before it is pressed.
            wide = max(wide, min(wanted * 88 // 100, area.width * _LONGEST_PASS // 100))
        rest = min(button_width("Pass all turn", px, "fast", "M"), area.width * shares[1] // 100)
        place = pygame.Rect(area.right - wide, area.y, wide, area.height)
        beside = pygame.Rect(place.left - moment.layout.gap - rest, place.y, rest, area.height)
        return passing_buttons(moment, offer, place, beside, "Pass all turn", px)

    def stops(self) -> tuple[Item, ...]:
        return tuple(item for item in self.moment.offers.items if item.sort != "cell")


def _is_told_in_hand(moment: Moment, offer: Offer) -> bool:
    """Return whether a card of the hand says all that a button would: its name and its price."""
    if offer.at is None or offer.at.sort != "card" or offer.at.number not in moment.held:
        return False
    return re.fullmatch(rf"Play {re.escape(moment.name_of(offer.at))}( \(\d+\))?", offer.words) is not None


def _by_name(moment: Moment) -> tuple[Offer, ...]:
    """Return what is begun with a button alone, such as an ability: whom it is for is asked then."""
    offers = moment.offers
    named = [(item, offers.at(item)[0]) for item in offers.items if item.sort == "place" and item.name]
    named = [(item, first) for item, first in named if first.is_aimed]
    return tuple(Offer((), f"{item.name}…", item, icon=first.icon) for item, first in named)


#: More answers than this have no keys of their own.
_KEYS = 9


def _by_target(moment: Moment) -> tuple[Offer, ...]:
    """Return what goes with what was pointed at; where that is more than there are keys for, the targets first."""
    offers = moment.offers.all
    items = moment.offers.items
    if len(distinct_names(moment, offers)) <= _KEYS or len(items) < 2 or any(one.at is None for one in offers):
        return offers
    shown: list[Offer] = []
    for item in items:
        same = moment.offers.at(item)
        if item.sort == "cell" or len(same) == 1:
            shown += same
        else:
            shown.append(Offer((), f"{moment.name_of(item)}…", item, icon=same[0].icon))
    return tuple(shown)


def _grouped(moment: Moment) -> tuple[Offer, ...]:
    """Group the offers: a card that several pieces could play stands for all of them; who does it is asked next."""
    shown: list[Offer] = []
    for offer in moment.offers.all:
        if offer.advances:
            continue
        same = moment.offers.at(offer.at) if offer.at is not None and offer.at.sort == "card" else ()
        if len(same) <= 1:
            shown.append(offer)
        elif same[0] is offer:
            assert offer.at is not None
            shown.append(Offer((), f"Play {moment.name_of(offer.at)} with…", offer.at, None, icon=offer.icon))
    return tuple(shown)


#: The widget of each kind of decision.
WIDGETS: dict[Kind, type[DecisionWidget]] = {
    "act": ActWidget,
    "pick": PickWidget,
    "space": SpaceWidget,
    "path": PathWidget,
    "order": OrderWidget,
    "respond": RespondWidget,
}


def widget_for(moment: Moment) -> DecisionWidget:
    """Return the widget of the open question."""
    return WIDGETS[moment.decision.kind](moment)
