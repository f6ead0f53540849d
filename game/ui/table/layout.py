"""Where everything lies on the table, for any size of window. The board gets what the others leave."""

from __future__ import annotations

from typing import Protocol

import msgspec
import pygame

from game.ui.art.card_stock import card_height


class Measures(Protocol):
    """How lengths and text sizes of a window of 720 lines come out in this one: the application."""

    def px(self, length: float) -> int: ...
    def text_px(self, px: float) -> int: ...


class TableLayout(msgspec.Struct):
    """Rectangles in pixels. ``strips`` are those of the other seats, in their order; ``actions`` is a row over the
    board's lower edge; ``peek`` is the part of a hand card that shows."""

    board: pygame.Rect
    strips: tuple[pygame.Rect, ...]
    own: pygame.Rect
    prompt: pygame.Rect
    actions: pygame.Rect
    hand: pygame.Rect
    turn: pygame.Rect
    inspect: pygame.Rect
    log: pygame.Rect
    window: pygame.Rect
    tray: pygame.Rect
    card: int
    big_card: int
    gap: int


def lay_out(size: tuple[int, int], to: Measures, others: int) -> TableLayout:
    """Lay the table out for ``others`` opponents and allies beside the seat itself."""
    width, height = size
    gap = to.px(6)
    side = min(to.px(292), round(width * 0.30))
    strip = min(max(to.px(44), round(to.text_px(14) * 2.7)), height // 9)
    bar = min(max(to.px(50), round(to.text_px(15) * 3.1)), height // 7)
    low = min(to.px(122), height // 5)
    left = width - side - 3 * gap
    top = gap + strip
    board = pygame.Rect(gap, top + gap, left, height - top - bar - low - 3 * gap)
    prompt = pygame.Rect(gap, board.bottom + gap, left, bar)
    own = pygame.Rect(gap, prompt.bottom + gap, min(to.px(212), left // 3), low - gap)
    hand = pygame.Rect(own.right + gap, prompt.bottom, left - own.width - gap, height - prompt.bottom)
    each = (left - gap * (others - 1)) // max(1, others)
    strips = tuple(pygame.Rect(gap + number * (each + gap), gap, each, strip) for number in range(others))
    turn = pygame.Rect(left + 2 * gap, gap, side, min(max(to.px(74), round(to.text_px(14) * 5.0)), height // 6))
    # The selected card is as large as its words ask for, but the log keeps a few lines.
    big = min(to.px(232), side - 4 * gap, round((height - turn.bottom) * 0.46 * 5 / 7))
    least_log = max(to.px(104), round(to.text_px(14) * 6.5))
    facts = max(to.px(96), round(to.text_px(14) * 6.6))
    inspect_high = min(card_height(big) + facts, height - turn.bottom - least_log - 3 * gap)
    inspect = pygame.Rect(turn.x, turn.bottom + gap, side, inspect_high)
    log = pygame.Rect(turn.x, inspect.bottom + gap, side, height - inspect.bottom - 2 * gap)
    row = max(to.px(36), round(to.text_px(14) * 2.3))
    actions = pygame.Rect(board.x + gap, board.bottom - row - gap, board.width - 2 * gap, row)
    window = pygame.Rect(board.x + gap, board.y + gap, min(to.px(352), board.width // 2), board.height - 2 * gap)
    tray = board.inflate(-2 * to.px(24), -2 * to.px(12))
    return TableLayout(board, strips, own, prompt, actions, hand, turn, inspect, log, window, tray, to.px(92), big, gap)
