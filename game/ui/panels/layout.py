"""Where everything lies on the table, for any size of window and of text. The board fills the window; the rest lies
over it, at its edges."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import pygame

from game.ui.art.card_stock import card_height
from game.ui.window.bindings import has_caps
from game.ui.window.measures import Measures


class TableLayout(msgspec.Struct):
    """Rectangles in pixels. ``board`` is the window, ``free`` what lies between the strips and the question: nothing
    covers it for long. ``strips`` are those of the other seats, in their order; ``prompt`` is the bar with the question
    (``words``) and the buttons that go on (``buttons``), one beside the other or, in large script, one above the other.
    ``side`` is the column at the right edge, below the turn, in which lies what there is only at times: hints, sums
    (``tally``) and ``choices``, one above the other over the ``notes``, the last lines of the log; the whole log, when
    it is open, has what they leave (``log``). ``card`` and ``big_card`` are the widths of a card in the hand and of the
    one looked at, ``looked_at`` is the most room of that with its facts."""

    board: pygame.Rect
    free: pygame.Rect
    strips: tuple[pygame.Rect, ...]
    own: pygame.Rect
    prompt: pygame.Rect
    words: pygame.Rect
    buttons: pygame.Rect
    hand: pygame.Rect
    turn: pygame.Rect
    side: pygame.Rect
    notes: pygame.Rect
    tray: pygame.Rect
    card: int
    big_card: int
    looked_at: tuple[int, int]
    gap: int
    log: pygame.Rect = msgspec.field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    choices: pygame.Rect = msgspec.field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    tally: pygame.Rect = msgspec.field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    #: The height that the sums ask for; 0: there are none.
    tally_high: int = 0
    #: The hints and the height that they ask for, above the sums; 0: none are shown.
    hints: pygame.Rect = msgspec.field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    hints_high: int = 0
    #: What should not lie under choices, sums and hints: they stand elsewhere while they would hide some of it.
    asked: tuple[pygame.Rect, ...] = ()

    @property
    def is_stacked(self) -> bool:
        """Return whether the buttons of the prompt bar stand below the question."""
        return self.buttons.top >= self.words.bottom

    @property
    def _room(self) -> int:
        """Return the height of the column above the notes."""
        return self.notes.top - self.gap - self.side.top

    @property
    def most_choices(self) -> int:
        """Return the greatest height that choices may take of the column: less what sums and hints above them take."""
        high, above = self._room, self.tally_high + self.hints_high
        if not above:
            return high
        return max(high * (4 if self.hints_high else 5) // 10, high - above - 2 * self.gap)

    @property
    def most_tally(self) -> int:
        """Return the greatest height that sums may take of the column."""
        return self._room * (4 if self.hints_high else 6) // 10

    @property
    def most_hints(self) -> int:
        """Return the greatest height that hints may take of the column; with sums below them it is less."""
        return self._room * (9 if self.tally_high else 16) // 20

    @property
    def is_aside(self) -> bool:
        """Return whether choices, sums and hints stand elsewhere than at the right edge."""
        return any(rect.height and rect.x != self.side.x for rect in (self.choices, self.tally, self.hints))

    def beside_column(self, rect: pygame.Rect) -> pygame.Rect:
        """Return a rectangle of the free one as far as it reaches to the left of the column."""
        width = min(rect.width, self.side.left - self.gap - rect.left)
        return pygame.Rect(rect.left, rect.top, width, rect.height)

    def take(self, line: int, corner: int) -> tuple[pygame.Rect, pygame.Rect]:
        """Take a line of that height off the table's upper edge, and a corner of that width off the hand's right end;
        return both."""
        top = pygame.Rect(self.free.x, self.free.y, self.free.width, line)
        for rect in (self.free, self.side, self.tray):
            rect.y += line + self.gap
            rect.height -= line + self.gap
        self.hand.width -= corner + self.gap if corner else 0
        self.make_room(0)
        return top, pygame.Rect(self.hand.right + self.gap, self.hand.y, corner, self.own.height)

    def make_room(self, high: int) -> None:
        """Give the choices that height above the notes, the sums theirs above them, the hints above those; an open log
        has the rest. 0: there are none."""
        side, gap = self.side, self.gap
        foot = self.notes.top - gap
        heights = []
        for wanted in (min(high, self.most_choices), self.tally_high, self.hints_high):
            given = max(0, min(wanted, foot - side.top))
            heights.append(pygame.Rect(side.x, foot - given, side.width, given))
            foot -= given + gap if given else 0
        aside = _aside(heights, self.free, self.asked)
        self.choices, self.tally, self.hints = (rect.move(aside) if rect.height else rect for rect in heights)
        still = [one.top for one in (self.choices, self.tally, self.hints) if one.height and one.right > side.left]
        foot = min(still, default=self.notes.top) - gap
        # With nothing between them the log reaches down to where its last lines are shown.
        foot = self.notes.bottom if foot == self.notes.top - gap else foot
        self.log = pygame.Rect(side.x, side.top, side.width, max(0, foot - side.top))


#: Into how many steps the room is divided in which a place is looked for.
_PLACES = 12
#: What it costs to stand a pixel farther away, in pixels of height that are hidden.
_WAY = 0.1


def _aside(panes: Sequence[pygame.Rect], free: pygame.Rect, asked: Sequence[pygame.Rect]) -> tuple[int, int]:
    """Return how far panes that stand one above the other move, to hide as little as may be of what is asked about."""
    shown = [pane for pane in panes if pane.height]
    if not shown:
        return 0, 0
    group = shown[0].unionall(shown[1:])
    if group.collidelist(asked) < 0 or free.width <= group.width or free.height <= group.height:
        return 0, 0

    def cost(way: tuple[int, int]) -> float:
        place = group.move(way)
        hidden = [place.clip(one) for one in asked]
        return sum(part.w * part.h for part in hidden) + _WAY * group.width * (abs(way[0]) + abs(way[1]))

    right, down = free.right - group.right, free.bottom - group.bottom
    left, up = free.left - group.left, free.top - group.top
    across = [left + (right - left) * step // _PLACES for step in range(_PLACES + 1)]
    across += [way for one in asked for way in (one.left - group.right, one.right - group.left) if left <= way <= right]
    along = [up + (down - up) * step // _PLACES for step in range(_PLACES + 1)]
    return min([(0, 0), *((x, y) for x in (0, *across) for y in {*along, min(0, down)})], key=cost)


#: Parts of a turn that have room for their names, and pixels at 720 lines for one more.
_FEW_PARTS, _PART = 4, 82
#: How wide the turn's panel is for who plays alone.
_ALONE = 820
#: How high the notes are beside a bar with its buttons below the question: two lines in large script.
_NOTES_OF = 0.86


def lay_out(size: tuple[int, int], to: Measures, others: int, parts: int = 0) -> TableLayout:
    """Lay the table out for ``others`` opponents and allies beside the seat itself; ``parts`` are those of a turn."""
    width, height = size
    gap = min(to.px(6), height // 90)
    text = to.text_px(14)
    #: Larger script asks for more room, but not for as much more.
    more = math.sqrt(text / to.px(14))
    side_wide = min(round(to.px(292) * math.pow(more, 0.45)), round(width * 0.30))
    side_x = width - side_wide - gap
    strip = _strip_high(to, others, height)
    top = gap + strip
    #: Many parts of a turn are named where that leaves a strip beside it the room for its figures.
    has_room = others < 2 and width >= to.px(1200) and more < 1.1
    named = _PART * max(0, parts - _FEW_PARTS) if has_room else 0
    turn_wide = min(round(to.px(560 + named) * math.sqrt(more)), round(width * (0.44 + named / 1280)))
    turn_wide = side_wide if others > 2 else turn_wide
    if not others:
        # Who plays alone has all of the line for the turn.
        turn_wide = min(round(to.px(_ALONE) * math.sqrt(more)), width - 2 * gap)
    turn = pygame.Rect(width - gap - turn_wide, gap, turn_wide, strip)
    across = turn.x - 2 * gap
    each = (across - gap * (others - 1)) // max(1, others)
    strips = tuple(pygame.Rect(gap + number * (each + gap), gap, each, strip) for number in range(others))
    # The table keeps nine tenths of its height with text of twice the size: what lies above and below it grows little.
    low = min(round(to.px(98) * math.pow(more, 0.03)), round(height * 0.2))
    own = pygame.Rect(gap, height - low - gap, min(round(to.px(196) * math.sqrt(more)), round(width * 0.22)), low)
    hand = pygame.Rect(own.right + gap, height - low - gap, width - own.right - 2 * gap, low + gap)
    bar, words, buttons = _prompt(to, min(side_x - 2 * gap, round(width * 0.76)), height, gap)
    for rect in (bar, words, buttons):
        rect.move_ip(gap, hand.top - gap - bar.height)
    notes_high = bar.height if words.bottom > buttons.top else round(bar.height * _NOTES_OF)
    notes = pygame.Rect(side_x, bar.bottom - notes_high, side_wide, notes_high)
    side = pygame.Rect(side_x, turn.bottom + gap, side_wide, notes.bottom - turn.bottom - gap)
    board = pygame.Rect(0, 0, width, height)
    free = pygame.Rect(gap, top + gap, width - 2 * gap, bar.top - top - 2 * gap)
    # The card looked at is as large as the free part allows, with its facts below it.
    facts = min(max(to.px(92), round(text * 6.6)), round(height * 0.25))
    big = min(round(to.px(290) * more), (free.height - facts) * 5 // 7, round(width * 0.3))
    looked_at = big + 2 * min(to.px(8), gap * 2), min(card_height(big) + facts, free.height)
    card = round(to.px(120) * math.sqrt(more))
    layout = TableLayout(
        board, free, strips, own, bar, words, buttons, hand, turn, side, notes, free.inflate(-2 * gap, -2 * gap), card,
        big, looked_at, gap,
    )  # fmt: skip
    layout.make_room(0)
    return layout


def _strip_high(to: Measures, others: int, height: int) -> int:
    """Return how high the strips of the other seats are: the more there are, the more rows their figures take."""
    length, share = {0: (40, 9), 1: (40, 9), 2: (52, 8)}.get(others, (70, 7))
    return min(max(to.px(length), _for_fingers(to) + to.px(6) if _for_fingers(to) else 0), height // share)


def _for_fingers(to: Measures) -> int:
    """Return how high buttons in the bars are drawn for who touches: as high as they can be pressed; else 0."""
    return 0 if has_caps() else to.least_target


def _prompt(to: Measures, width: int, height: int, gap: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the prompt bar at the origin, the room for its words, and that for its buttons."""
    text = to.text_px(16)
    pad = min(to.px(6), gap * 2)
    if to.text_px(140) * 5.2 <= width:
        beside = pad if has_caps() else min(to.px(3), pad)
        wanted_high = max(to.px(44), round(text * 2.6), _for_fingers(to) + 2 * beside)
        bar = pygame.Rect(0, 0, width, min(wanted_high, height // 7))
        return bar, bar.inflate(-2 * pad, -pad), bar.inflate(-2 * pad, -2 * beside)
    width = round(width * 0.94)
    wanted = round(text * 1.1), max(to.px(32), round(text * 1.05), _for_fingers(to))
    pad = min(to.px(3), pad)
    high = min(sum(wanted) + 3 * pad, round(height * 0.24))
    room = high - 3 * pad
    words = pygame.Rect(pad, pad, width - 4 * pad, room * wanted[0] // sum(wanted))
    buttons = pygame.Rect(pad, words.bottom + pad, width - 4 * pad, room - words.height)
    return pygame.Rect(0, 0, width, high), words, buttons
