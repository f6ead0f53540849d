"""How the question and the buttons beside it share the prompt bar."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.ui.panels import prompt_bar
from game.ui.panels.buttons import Button
from game.ui.panels.layout import TableLayout
from game.ui.panels.standing_buttons import Presses, PromptRow, prompt_buttons
from game.ui.window.measures import Measures

#: How buttons give way to the question beside them: their share of the usual size, whether they are brief, and the size
#: of the question for which they are so. Before they are too small to be read the question is smaller, too.
_BESIDE = (
    (1.0, False, 14), (0.86, False, 13), (0.7, False, 12), (0.6, False, 12), (1.0, True, 14),
    (0.8, True, 14), (0.8, True, 12.5), (0.8, True, 11.5), (0.65, True, 11), (0.5, True, 11), (0.4, True, 11),
    (0.33, True, 11),
)  # fmt: skip
#: The sizes of a question in large script, shares of the largest one that a line has room for. The first is the usual
#: one: nearly all questions have room at it, so that few of them have another.
_STEPS = (0.86, 0.72, 0.6, 0.5, 0.42)
#: How small buttons in large script stay for the rest of a turn: none loses its words for it.
_KEPT = 2


class BarRoom:
    """Owns the widths that buttons leave to the question (``rooms``: above them and beside them), and the largest size
    that it has (``most``). In large script, where each question and each button would have another size, sizes go in
    few steps, and buttons that have become smaller in a turn stay so."""

    def __init__(self) -> None:
        self.rooms, self.most = (0, 0), 0
        #: The turn, and how small the buttons have been in it.
        self._turn: Hashable = None
        self._way = 0

    def lay(
        self,
        text: str,
        layout: TableLayout,
        to: Measures,
        presses: Presses,
        rows: Sequence[PromptRow],
        right: int,
        turn: Hashable,
    ) -> list[Button]:
        """Return these rows as buttons to the left of ``right``: with words as long as the question has its room beside
        them, or else by their marks alone, or smaller."""
        if (turn, tuple(layout.words)) != self._turn:
            self._turn, self._way = (turn, tuple(layout.words)), 0
        buttons: list[Button] = []
        for way, (share, brief, px) in enumerate(_BESIDE):
            is_small = not brief and share * to.text_px(14) < min(to.px(12), to.text_px(14))
            # Usual words are made hardly smaller: marks with their keys are known by then. In large script no question
            # has room beside buttons as large as they could be.
            if is_small or way < self._way or (layout.is_stacked and share == 1.0):
                continue
            buttons = prompt_buttons(layout, to, presses, rows, right, share, brief=brief)
            left = min((button.rect.left for button in buttons), default=right)
            beside = left - layout.gap - layout.prompt.x
            self.rooms = (layout.prompt.width if layout.is_stacked else beside, beside)
            size = self._size(text, layout, to, to.text_px(16))
            # Below the question they need not be smaller, only shorter.
            enough = to.text_px(px)
            if layout.is_stacked:
                enough = min(enough, round(self._line(layout, to) * _STEPS[0]))
            if left >= layout.buttons.left and (size >= enough or (layout.is_stacked and brief)):
                break
        self.most = to.text_px(16)
        if layout.is_stacked:
            self._way = max(self._way, min(way, _KEPT))
            self.most = self._stepped(size, layout, to)
        return buttons

    def _size(self, text: str, layout: TableLayout, to: Measures, most: int) -> int:
        """Return the size of the question in the ``rooms`` that the buttons leave it, ``most`` where that has room."""
        box = prompt_bar.words_rect(layout, self.rooms[0], to)
        return prompt_bar.set_question(text, box, prompt_bar.rest_rect(layout, box, self.rooms[1]), to, most)[0]

    def _line(self, layout: TableLayout, to: Measures) -> int:
        """Return the largest size that a line has room for."""
        return self._size("", layout, to, to.text_px(16))

    def _stepped(self, size: int, layout: TableLayout, to: Measures) -> int:
        """Return the largest of the few sizes that is no larger than ``size``; ``size`` below all of them."""
        line = self._line(layout, to)
        return next((px for px in (round(line * share) for share in _STEPS) if px <= size), size)
