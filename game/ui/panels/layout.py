"""Where everything lies on the table, for any size of window and of text. The board gets what the others leave."""

from __future__ import annotations

import msgspec
import pygame

from game.ui.art.card_stock import card_height
from game.ui.window.measures import Measures


class TableLayout(msgspec.Struct):
    """Rectangles in pixels. ``strips`` are those of the other seats, in their order; ``prompt`` is the bar with the
    question (``words``) and the buttons that go on (``buttons``), one beside the other or, in large script, one above
    the other; ``side`` is the column beside the board below the turn: the card looked at, the log, and the sums
    (``tally``) and the ``choices`` while there are any. ``card`` and ``big_card`` are the widths of a card in the hand
    and of the one looked at."""

    board: pygame.Rect
    strips: tuple[pygame.Rect, ...]
    own: pygame.Rect
    prompt: pygame.Rect
    words: pygame.Rect
    buttons: pygame.Rect
    hand: pygame.Rect
    turn: pygame.Rect
    side: pygame.Rect
    inspect: pygame.Rect
    log: pygame.Rect
    choices: pygame.Rect
    tray: pygame.Rect
    card: int
    big_card: int
    gap: int
    #: Heights: of the card looked at with its facts, and the least of the log.
    card_high: int
    least_log: int
    tally: pygame.Rect = msgspec.field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    #: The height that the sums ask for; 0: there are none.
    tally_high: int = 0
    #: The hints and the height that they ask for, above the sums; 0: none are shown.
    hints: pygame.Rect = msgspec.field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    hints_high: int = 0

    @property
    def is_stacked(self) -> bool:
        """Do the buttons of the prompt bar stand below the question?"""
        return self.buttons.top >= self.words.bottom

    @property
    def most_choices(self) -> int:
        """The greatest height that choices may take of the side column: less what sums and hints above them take, and a
        quarter for what is looked at."""
        high, above = self.side.height, self.tally_high + self.hints_high
        if not above:
            return high * 7 // 10
        return max(high * 4 // 10, min(high * 7 // 10, high * 3 // 4 - above - 2 * self.gap))

    @property
    def most_tally(self) -> int:
        """The greatest height that sums may take of the side column."""
        return self.side.height * (4 if self.hints_high else 6) // 10

    @property
    def most_hints(self) -> int:
        """The greatest height that hints may take of the side column; with sums below them it is less. They were asked
        for: what is looked at and the log give way to large words."""
        return self.side.height * (9 if self.tally_high else 16) // 20

    def make_room(self, high: int) -> None:
        """Give the choices that height at the column's foot, the sums theirs above them, the hints above those; what
        is looked at and the log share the rest, and the log is hidden where too little is left for it. 0: there are
        none."""
        side, gap = self.side, self.gap
        high = min(high, self.most_choices)
        self.choices = pygame.Rect(side.x, side.bottom - high, side.width, high)
        foot = side.bottom - (high + gap if high else 0)
        # A fifth of the column is left for what is looked at.
        tally = max(0, min(self.tally_high, foot - side.y - (0 if self.hints_high else side.height // 5)))
        self.tally = pygame.Rect(side.x, foot - tally, side.width, tally)
        room = foot - side.y - (tally + gap if tally else 0)
        hints = min(self.hints_high, room)
        self.hints = pygame.Rect(side.x, side.y + room - hints, side.width, hints)
        room = max(0, room - (hints + gap if hints else 0))
        high += tally + hints
        card = min(self.card_high, room)
        if room - card - gap < self.least_log:
            card = room - gap - self.least_log
            if high and card < self.card_high * 0.75:
                card = room
        self.inspect = pygame.Rect(side.x, side.y, side.width, card)
        log = max(0, room - card - gap)
        self.log = pygame.Rect(side.x, self.inspect.bottom + gap, side.width, log)


def lay_out(size: tuple[int, int], to: Measures, others: int) -> TableLayout:
    """Lay the table out for ``others`` opponents and allies beside the seat itself."""
    width, height = size
    gap = min(to.px(6), height // 90)
    text = to.text_px(14)
    side_wide = max(min(to.px(292), round(width * 0.30)), min(text * 19, round(width * 0.33)))
    left = width - side_wide - 3 * gap
    strip = _strip_high(to, others, height)
    bar, words, buttons = _prompt(to, left, height, gap)
    low = min(max(to.px(118), round(text * 5.4)), height // 5)
    top = gap + strip if others else 0
    board = pygame.Rect(gap, top + gap, left, height - top - bar.height - low - 3 * gap)
    for rect in (bar, words, buttons):
        rect.move_ip(gap, board.bottom + gap)
    own_wide = min(max(to.px(212), round(text * 14)), round(left * 0.36))
    own = pygame.Rect(gap, bar.bottom + gap, own_wide, low - gap)
    hand = pygame.Rect(own.right + gap, bar.bottom, left - own.width - gap, height - bar.bottom)
    each = (left - gap * (others - 1)) // max(1, others)
    strips = tuple(pygame.Rect(gap + number * (each + gap), gap, each, strip) for number in range(others))
    turn_high = min(max(to.px(74), round(text * 5.0)), height // 6)
    turn = pygame.Rect(left + 2 * gap, gap, side_wide, turn_high)
    side = pygame.Rect(turn.x, turn.bottom + gap, side_wide, height - turn.bottom - 2 * gap)
    # The card looked at has the column's width, as far as its facts and a few lines of the log leave it the height.
    least_log = min(max(to.px(96), round(text * 6.4)), round(height * 0.25))
    facts = min(max(to.px(92), round(text * 6.6)), round(height * 0.25))
    big = min(side_wide - 2 * min(to.px(8), gap * 2), (side.height - least_log - facts - gap) * 5 // 7)
    card_high = min(card_height(big) + facts, side.height - least_log - gap)
    tray = board.inflate(-2 * gap, -2 * gap)
    nothing = pygame.Rect(0, 0, 0, 0)
    layout = TableLayout(
        board, strips, own, bar, words, buttons, hand, turn, side, nothing, nothing, nothing, tray, to.px(92), big, gap,
        card_high, least_log,
    )  # fmt: skip
    layout.make_room(0)
    return layout


def _strip_high(to: Measures, others: int, height: int) -> int:
    """Return how high the strips of the other seats are: the more there are, the more rows their figures take; nothing
    for whoever sits there alone."""
    if not others:
        return 0
    text = to.text_px(14)
    length, lines, share = {1: (44, 2.7, 9), 2: (54, 3.6, 8)}.get(others, (72, 5.2, 7))
    return min(max(to.px(length), round(text * lines)), height // share)


def _prompt(to: Measures, width: int, height: int, gap: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the prompt bar at the origin, the room for its words, and that for its buttons."""
    text = to.text_px(16)
    pad = min(to.px(7), gap * 2)
    if to.text_px(14) * 62 <= width:
        bar = pygame.Rect(0, 0, width, min(max(to.px(50), round(text * 2.9)), height // 7))
        inner = bar.inflate(-2 * pad, -pad)
        return bar, inner, bar.inflate(-2 * pad, -2 * pad)
    line = round(text * 1.22)
    wanted = 2 * line + text // 4, max(to.px(34), round(text * 2.0))
    high = min(sum(wanted) + 3 * pad, round(height * 0.27))
    room = high - 3 * pad
    words = pygame.Rect(pad, pad, width - 2 * pad, room * wanted[0] // sum(wanted))
    buttons = pygame.Rect(pad, words.bottom + pad, width - 2 * pad, room - words.height)
    return pygame.Rect(0, 0, width, high), words, buttons
