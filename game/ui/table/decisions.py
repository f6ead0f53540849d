"""One widget for each kind of decision: which plates it lays, what the keys go through, and what the hand may do.

All of them answer with an ``Offer``, and every offer is made of legal answers. What is pointed at on the board and in
the hand is common to all kinds and belongs to the scene.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.core.decisions import Decision, Kind
from game.ui.art import fonts
from game.ui.table.game_screen import Announced
from game.ui.table.keys import hint
from game.ui.table.layout import TableLayout
from game.ui.table.plates import Plate
from game.ui.table.response_window import ResponseWindow
from game.ui.table.things import Offer, Offers, Thing


@dataclass
class Moment:
    """All that a widget may look at: the open question, what may be done, and where there is room. ``give`` answers
    with an offer, ``narrow`` asks who does what pointing at a thing means, ``stand`` passes until the turn ends.
    ``stands_apart``: many pieces share a space and are pointed at one by one."""

    decision: Decision
    offers: Offers
    layout: TableLayout
    to: Any
    give: Callable[[Offer], None]
    narrow: Callable[[Thing | None], None]
    stand: Callable[[], None]
    narrowed: Thing | None = None
    waiting: tuple[int, ...] = ()
    stack: tuple[Announced, ...] = ()
    tray: tuple[int, ...] = ()
    window: ResponseWindow = field(default_factory=ResponseWindow)
    window_area: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    name_of: Callable[[Thing], str] = lambda thing: ""
    stands_apart: bool = False


class DecisionWidget:
    """What all kinds share: going on stands at the right of the prompt bar, other answers in a row over the board."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment

    def plates(self) -> list[Plate]:
        """The plates for this question, numbered ones first."""
        return [*self.row(self.row_offers()), *self.advance()]

    def row_offers(self) -> tuple[Offer, ...]:
        """Answers that only a plate can give."""
        moment = self.moment
        if moment.narrowed is not None:
            return moment.offers.all
        return moment.offers.plain

    def stops(self) -> tuple[Thing, ...]:
        """What the keyboard goes through on the board: pieces, or squares where there are none."""
        things = self.moment.offers.things
        return tuple(thing for thing in things if thing.sort == "piece") or tuple(
            thing for thing in things if thing.sort == "cell"
        )

    def row(self, offers: Sequence[Offer]) -> list[Plate]:
        """Plates side by side over the board's lower edge, with digits for keys; a second row above if need be."""
        moment = self.moment
        area, to = moment.layout.actions, moment.to
        plates: list[Plate] = []
        x, y = area.x, area.y
        px = to.text_px(15)
        entries: list[tuple[str, str, str, Callable[[], None], Offer | None]] = [
            (offer.words, offer.icon, offer.hint, _giver(moment, offer), offer) for offer in offers
        ]
        if moment.narrowed is not None:
            entries.append(("Never mind", "cancel", "", lambda: moment.narrow(None), None))
        for number, (words, mark, more, press, offer) in enumerate(entries[:18]):
            key = str(number + 1) if number < 9 and offer is not None else ""
            wide = _width(words, px, mark, key)
            if x + wide > area.right and x > area.x:
                x, y = area.x, y - area.height - moment.layout.gap
            name = f"offer: {words}"
            plates.append(
                Plate(name, pygame.Rect(x, y, min(wide, area.width), area.height), words, press, key=key, icon=mark,
                      hint=more, px=px, offer=offer)
            )  # fmt: skip
            x += wide + moment.layout.gap
        return plates

    def advance(self) -> list[Plate]:
        """Going on: one or two plates at the right end of the prompt bar."""
        moment = self.moment
        bar, to = moment.layout.prompt, moment.to
        right = bar.right - to.px(8)
        plates = []
        for number, offer in enumerate(moment.offers.advancing if moment.narrowed is None else ()):
            key = hint("end") if number == 0 else ""
            wide = min(_width(offer.words, to.text_px(16), offer.icon, key) + to.px(8), bar.width // 3)
            rect = pygame.Rect(right - wide, bar.y + to.px(7), wide, bar.height - to.px(14))
            plates.append(
                Plate("advance" if number == 0 else f"advance {number + 1}", rect, offer.words, _giver(moment, offer),
                      key=key, kind="primary", icon=offer.icon, hint=self.advance_hint(), px=to.text_px(16),
                      offer=offer)
            )  # fmt: skip
            right -= wide + moment.layout.gap
        return plates

    def advance_hint(self) -> str:
        """What should be known before going on."""
        return ""


def _giver(moment: Moment, offer: Offer) -> Callable[[], None]:
    """What a plate does: answer, or ask who does it."""
    return (lambda: moment.give(offer)) if offer.commands else (lambda: moment.narrow(offer.at))


def _width(words: str, px: int, mark: str, key: str) -> int:
    """The width that a plate's words ask for."""
    wide = fonts.text_width(words, "bold", px) + round(px * 2.0)
    return wide + (round(px * 1.9) if mark else 0) + (round(px * 1.9) + 10 * (len(key) - 1) if key else 0)


class ActWidget(DecisionWidget):
    """Act: powers over the board, what goes on in the prompt bar, and how many pieces can still act."""

    def stops(self) -> tuple[Thing, ...]:
        return tuple(Thing("piece", number) for number in self.moment.waiting) or super().stops()

    def advance_hint(self) -> str:
        count = len(self.moment.waiting)
        if not count or self.moment.tray:
            return ""
        return f"{count} creature{'s' if count > 1 else ''} can still act this turn."


#: Pieces to pick from that stand on plates as well.
_NAMED = 6


class PickWidget(DecisionWidget):
    """Pick: brackets on pieces, cards on a tray, words on plates."""

    def row_offers(self) -> tuple[Offer, ...]:
        offers = super().row_offers()
        if offers or self.moment.tray:
            return offers
        # A few pieces are easier to tell by name; many plates would only cover them.
        named = tuple(offer for offer in self.moment.offers.all if not offer.advances)
        seen = self.moment.stands_apart and all(offer.at is not None for offer in named)
        return named if len(named) <= _NAMED and not seen else ()

    def stops(self) -> tuple[Thing, ...]:
        if self.moment.tray:
            return tuple(Thing("card", number) for number in self.moment.tray)
        return super().stops()


class SpaceWidget(DecisionWidget):
    """Space: squares on the board."""

    def stops(self) -> tuple[Thing, ...]:
        return tuple(thing for thing in self.moment.offers.things if thing.sort == "cell")


class PathWidget(SpaceWidget):
    """Path: a way that ends on a square; ways to the same square are told apart on plates."""


class OrderWidget(DecisionWidget):
    """Order: what comes next, one plate below the other in the window's place."""

    def plates(self) -> list[Plate]:
        offers = tuple(offer for offer in self.moment.offers.all if not offer.advances)
        return [*_column(self.moment, offers, "What comes next?"), *self.advance()]


class RespondWidget(DecisionWidget):
    """Respond: the stack in a window of its own, the answers below it, and passing apart at its foot. Where nothing was
    announced there is no window: answers stand over the board's edge, and passing in the prompt bar."""

    def plates(self) -> list[Plate]:
        moment = self.moment
        if not moment.stack:
            return [*self.row(_grouped(moment) if moment.narrowed is None else moment.offers.all), *self.advance()]
        if moment.narrowed is not None:
            return [*_column(moment, moment.offers.all, "Who does it?")]
        return _column(moment, _grouped(moment), "Respond to this, or pass?", passing=moment.offers.advancing)

    def advance(self) -> list[Plate]:
        moment = self.moment
        if moment.narrowed is not None or not moment.offers.advancing:
            return []
        bar, to = moment.layout.prompt, moment.to
        offer = moment.offers.advancing[0]
        high = bar.height - to.px(14)
        # Large script leaves the question its room.
        wide = min(_width(offer.words, to.text_px(15), offer.icon, "P"), bar.width * 24 // 100)
        rest = min(_width("Pass all turn", to.text_px(14), "fast", "M"), bar.width * 18 // 100)
        place = pygame.Rect(bar.right - to.px(8) - wide, bar.y + to.px(7), wide, high)
        beside = pygame.Rect(place.left - moment.layout.gap - rest, place.y, rest, high)
        return _passing(moment, offer, place, beside, "Pass all turn")

    def stops(self) -> tuple[Thing, ...]:
        return tuple(thing for thing in self.moment.offers.things if thing.sort != "cell")


def _grouped(moment: Moment) -> tuple[Offer, ...]:
    """A card that several pieces could play stands for all of them; who does it is asked next."""
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


def _column(moment: Moment, offers: Sequence[Offer], title: str, passing: Sequence[Offer] = ()) -> list[Plate]:
    """Plates one below the other, under the stack; passing below a gap, in another place and colour."""
    area, to, window = moment.window_area, moment.to, moment.window
    px, gap = to.text_px(15), to.px(5)
    shown = offers[:9]
    width = area.width - 2 * to.px(10)
    heights = [_height(offer, px, width) for offer in shown]
    low = round(px * 2.1)
    foot = 2 * (low + gap) + 2 * gap if passing else low + gap
    most = area.height * 3 // 5
    if sum(heights) + gap * len(heights) + foot > most:
        each = max(round(px * 1.7), (most - foot) // max(1, len(shown)) - gap)
        heights = [min(each, high) for high in heights]
    answers_high = sum(heights) + gap * len(heights) + foot
    window.answered = moment.decision.about[0] if moment.decision.about else 0
    window.lay(area, moment.stack, answers_high, title, to)
    x, y = window.below.x, window.below.y
    plates = []
    for number, (offer, high) in enumerate(zip(shown, heights, strict=True)):
        rect = pygame.Rect(x, y, width, high)
        plates.append(
            Plate(f"offer: {offer.words}", rect, offer.words, _giver(moment, offer), key=str(number + 1),
                  icon=offer.icon, align="left", hint=offer.hint, px=px, offer=offer)
        )  # fmt: skip
        y += high + gap
    if moment.narrowed is not None:
        rect = pygame.Rect(x, y, width, low)
        plates.append(Plate("offer: Never mind", rect, "Never mind", lambda: moment.narrow(None), icon="cancel", px=px))
    elif passing:
        place = pygame.Rect(x, y + 2 * gap, width, low)
        words = "Pass for the rest of this turn"
        plates += _passing(moment, passing[0], place, place.move(0, low + to.px(5)), words)
    return plates


def _height(offer: Offer, px: int, width: int) -> int:
    """A plate of one line, or of two where the words ask for it."""
    return round(px * (2.1 if _width(offer.words, px, offer.icon, "1") <= width else 3.2))


def _passing(moment: Moment, offer: Offer, rect: pygame.Rect, rest: pygame.Rect, words: str) -> list[Plate]:
    """Pass; and pass until the turn ends."""
    px = moment.to.text_px(15)
    tip = "Passes now, and by itself at every further response until this turn ends."
    return [
        Plate("pass", rect, offer.words, _giver(moment, offer), key=hint("pass"), kind="primary", icon=offer.icon,
              px=px, offer=offer),
        Plate("pass all turn", rest, words, moment.stand, key=hint("stand_by"),
              kind="quiet", icon="fast", hint=tip, px=px, least=12),
    ]  # fmt: skip


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
    """The widget of the open question."""
    return WIDGETS[moment.decision.kind](moment)
