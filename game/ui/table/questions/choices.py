"""Choices in the column at the right edge: what is being answered, and below it one button per answer, in reading
order.

A card table keeps its cards clear of that column; the view of a board brings what is asked about out from under it."""

from __future__ import annotations

import collections
import re
from collections.abc import Callable, Sequence

import pygame

from game.ui.art import fonts
from game.ui.panels.buttons import Button
from game.ui.screens.game_screen import Announced
from game.ui.screens.items import Offer
from game.ui.screens.keys import hint
from game.ui.table.questions.moment import Moment
from game.ui.window.bindings import has_caps
from game.ui.window.widgets import Face, face_width

#: Most buttons in one question; what they stand for is pointed at on the table too.
_MOST = 18
#: Large words that would take three lines shrink down to this part of their size.
_FEWER_LINES = 0.7
#: Where words would be smaller than this part of their size, what is being answered is left out above them.
_WITHOUT_STACK = 0.65
#: From this many buttons on there are two columns.
_TWO_COLUMNS = 11

Entry = tuple[str, str, str, Callable[[], None], Offer | None]


def giver(moment: Moment, offer: Offer) -> Callable[[], None]:
    """Return what a button does: answer, or ask who does it."""
    return (lambda: moment.give(offer)) if offer.commands else (lambda: moment.narrow(offer.at))


def button_width(words: str, px: int, mark: str, key: str, role: str = "bold") -> int:
    """Return the width that a button's words ask for, in the script that has that role."""
    wide = fonts.text_width(words, role, px) + round(px * 2.0)
    return wide + (round(px * 1.9) if mark else 0) + (round(px * 1.9) + 10 * (len(key) - 1) if key else 0)


def column(moment: Moment, offers: Sequence[Offer], title: str, passing: Sequence[Offer] = ()) -> list[Button]:
    """Return the buttons one below the other, under the stack; passing below a gap, in another place and colour."""
    named = _differing_first(moment, _without_doer(moment, distinct_names(moment, offers)[:_MOST]))
    entries: list[Entry] = [(words, one.icon, one.hint, giver(moment, one), one) for words, one in named]
    if moment.narrowed is not None:
        entries.append(("Cancel", "cancel", "", lambda: moment.narrow(None), None))
    if not entries and not passing:
        return []
    window, layout, to = moment.window, moment.layout, moment.to
    window.answered = moment.decision.about[0] if moment.decision.about else 0
    stack = moment.stack
    sizes = _sizes(moment, entries, passing, stack)
    if not passing and sizes[1] < to.text_px(15) * _WITHOUT_STACK:
        # The question says what it is about; what is pressed is to be read first.
        stack = ()
        sizes = _sizes(moment, entries, passing, stack)
    across, px, heights, foot, least = sizes
    gap = to.px(5)
    answers_high = _rows_high(heights, across, gap) + foot
    window.lay_in(layout, stack, answers_high, title, to)
    buttons = _entries(entries, pygame.Rect(window.below), sizes, gap)
    if passing:
        y = window.below.bottom - foot + gap
        high = max(least, _passing_high(passing[0], px, window.below.width))
        place = pygame.Rect(window.below.x, y, window.below.width, high)
        rest = pygame.Rect(place.x, place.bottom + gap, place.width, max(least, round(px * 2.0)))
        buttons += passing_buttons(moment, passing[0], place, rest, "Pass for the rest of this turn", px)
    return buttons


def _without_doer(moment: Moment, named: list[tuple[str, Offer]]) -> list[tuple[str, Offer]]:
    """Return offers without the name of what was begun with, where large words would have no room for it."""
    if moment.narrowed is None:
        return named
    doer = f"{moment.name_of(moment.narrowed)} "
    if not any(_is_too_long(moment, words) for words, _ in named):
        return named
    return [(_told_to(words, doer), offer) for words, offer in named]


def _told_to(words: str, doer: str) -> str:
    """Return what somebody does as what to press for it: "Captain attacks Wolf" is "Attack Wolf" once the captain is
    chosen."""
    verb, _, rest = words.removeprefix(doer).partition(" ")
    if words.startswith(doer):
        verb = verb.removesuffix("s")
    return f"{verb[:1].upper()}{verb[1:]} {rest}".rstrip()


def _is_too_long(moment: Moment, words: str) -> bool:
    """Return whether a button's words have no room in one line."""
    to = moment.to
    return button_width(words, to.text_px(15), "mark", "1", "body") > moment.layout.side.width - 2 * to.px(10)


def _differing_first(moment: Moment, named: list[tuple[str, Offer]]) -> list[tuple[str, Offer]]:
    """Return offers with what tells them apart before what they share, where that would be cut off at their end."""
    # A comma in brackets parts nothing.
    ends = [re.fullmatch(r"(.+)[:.,] ((?:[^()]|\([^()]*\))+?)\.?", words) for words, _ in named]
    begun = collections.Counter(end[1] for end in ends if end is not None)
    return [
        (f"{end[2]}: {end[1]}" if end is not None and begun[end[1]] > 1 and _is_too_long(moment, words) else words, one)
        for end, (words, one) in zip(ends, named, strict=True)
    ]


def distinct_names(moment: Moment, offers: Sequence[Offer]) -> list[tuple[str, Offer]]:
    """Return offers with words for their buttons: equal answers (copies of a card, played by the same) once, and those
    that merely sound alike with the place of whom they are about."""
    shown: list[Offer] = []
    for offer in offers:
        is_copy = offer.at is None or offer.at.sort == "card"
        same = [one for one in shown if (one.words, one.by, one.icon) == (offer.words, offer.by, offer.icon)]
        if not (is_copy and same):
            shown.append(offer)
    alike = collections.Counter(offer.words for offer in shown)
    named: list[tuple[str, Offer]] = []
    for offer in shown:
        words = offer.words
        if alike[words] > 1:
            places = [moment.place_of(item) for item in (offer.by, offer.at) if item is not None]
            words += next((f", {place}" for place in places if place), "")
        used = [known for known, _ in named]
        count = 2
        plain = words
        while words in used:
            words, count = f"{plain} · {count}", count + 1
        named.append((words, offer))
    return named


def _entries(
    entries: Sequence[Entry], below: pygame.Rect, sizes: tuple[int, int, list[int], int, int], gap: int
) -> list[Button]:
    across, px, heights, *_ = sizes
    width = (below.width - gap * (across - 1)) // across
    buttons = []
    y = below.y
    number = 0
    for first in range(0, len(entries), across):
        high = max(heights[first : first + across])
        for step, (words, mark, more, press, offer) in enumerate(entries[first : first + across]):
            rect = pygame.Rect(below.x + step * (width + gap), y, width, high)
            key = str(number + 1) if offer is not None and number < 9 else ""
            number += 1
            buttons.append(
                Button(f"offer: {words}", rect, words, press, key=key, icon=mark, align="left", hint=more, px=px,
                      least=min(px, 12), offer=offer)
            )  # fmt: skip
        y += high + gap
    return buttons


def _sizes(
    moment: Moment, entries: Sequence[Entry], passing: Sequence[Offer], stack: Sequence[Announced]
) -> tuple[int, int, list[int], int, int]:
    """Return the columns, the text size, the buttons' heights, the height of passing at the foot, and the least height
    of a button: the largest that has room. Fingers have buttons of their size, unless words would be too small then."""
    to, layout = moment.to, moment.layout
    gap = to.px(5)
    inner = layout.side.width - 2 * to.px(10)
    taken = moment.window.least_high(stack, inner, to)
    room = layout.most_choices - taken
    floor = max(10, round(to.text_px(15) * 0.4))
    across = 2 if len(entries) >= _TWO_COLUMNS else 1
    width = (inner - gap * (across - 1)) // across
    wanted = to.text_px(15)
    ways = [(0, px) for px in fonts.sizes(wanted, floor)]
    if not has_caps():
        ways = [(to.least_target, px) for _, px in ways if px >= wanted * _WITHOUT_STACK] + ways
    for least, px in ways:
        foot = (
            max(least, _passing_high(passing[0], px, inner)) + max(least, round(px * 2.0)) + 3 * gap if passing else 0
        )
        heights = [max(least, _height(entry, px, width)) for entry in entries]
        if px > max(to.px(15), wanted * _FEWER_LINES) and any(high > max(least, _two_lines(px)) for high in heights):
            # Large words that are a little smaller have fewer lines.
            continue
        if _rows_high(heights, across, gap) + foot <= room:
            return across, px, heights, foot, least
    return across, floor, [round(floor * 1.7)] * len(entries), foot, 0


def _rows_high(heights: Sequence[int], across: int, gap: int) -> int:
    return sum(max(heights[first : first + across]) + gap for first in range(0, len(heights), across))


def _height(entry: Entry, px: int, width: int) -> int:
    """Return a button of one line, or of as many as its words ask for."""
    words, mark, _, _, offer = entry
    face = Face(words, px, min(px, 12), role="body", icon=mark, key="1" if offer is not None else "")
    if face_width(face) <= width:
        return round(px * 2.1)
    room = width - round(px * (1.1 + (1.9 if mark else 0) + (2.0 if offer is not None else 0)))
    lines = max(2, round((fonts.rich_height(words, "body", px, max(px, room))) / fonts.line_height("body", px)))
    return _two_lines(px) if lines == 2 else round(px * (0.6 + 1.4 * 3))


def _two_lines(px: int) -> int:
    return round(px * (0.6 + 1.4 * 2))


def _passing_high(offer: Offer, px: int, width: int) -> int:
    """Return how high the button is that passes: two lines, where what passing comes to is longer than one."""
    return round(px * (2.0 if button_width(offer.words, px, offer.icon, hint("pass")) <= width else 3.3))


def kind_of(offer: Offer) -> str:
    """Return how the button of what goes on looks: it stands out, unless something would be wasted."""
    return "plain" if offer.wastes else "primary"


def passing_buttons(
    moment: Moment, offer: Offer, rect: pygame.Rect, rest: pygame.Rect, words: str, px: int
) -> list[Button]:
    """Return the buttons to pass, and to pass until the turn ends."""
    tip = "Passes now, and automatically at every further response until this turn ends."
    least = min(px, 12)
    buttons = [
        Button("pass", rect, offer.words, giver(moment, offer), key=hint("pass"), kind=kind_of(offer),
              icon=offer.icon, px=px, least=least, offer=offer),
    ]  # fmt: skip
    if moment.may_stand:
        buttons.append(
            Button("pass all turn", rest, words, moment.stand, key=hint("stand_by"),
                  kind="quiet", icon="fast", hint=tip, px=px, least=least)
        )  # fmt: skip
    return buttons
