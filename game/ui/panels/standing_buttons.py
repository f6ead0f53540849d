"""Buttons that are there whatever is asked: beside the question (undo, hints, pieces that can still act), and in the
corner of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.panels.buttons import Button
from game.ui.panels.layout import TableLayout
from game.ui.screens.game_screen import AnyView, HeldCard
from game.ui.screens.keys import hint
from game.ui.window.bindings import has_caps
from game.ui.window.measures import Measures

#: What is done, by the names of actions in ``keys.py``.
Presses = Mapping[str, Callable[[], None]]


class PromptRow(msgspec.Struct, frozen=True):
    """A button beside the question: its name, words, icon and action, why it is off, and what it does. ``brief`` words
    stand where there is little room."""

    name: str
    words: str
    icon: str
    action: str
    why_not: str
    tip: str
    brief: str = ""


class ReplayBar(Protocol):
    """What stands in the prompt bar while a match is only looked at, and at the foot of the window."""

    def bar_words(self) -> str: ...
    def bar_rows(self) -> Sequence[PromptRow]: ...

    @property
    def foot_high(self) -> int:
        """Return how many pixels the table leaves at the foot of the window."""
        ...

    def foot_buttons(self) -> Sequence[Button]: ...

    def held(self, view: AnyView) -> Sequence[HeldCard]:
        """Return the cards that are shown as a hand."""
        ...


def usual_rows(undo: tuple[str, str], hints: str | None, waiting: int, noun: str) -> list[PromptRow]:
    """Undo, with why it cannot be and what it does; hints (None: the table has none; else why not); and how many can
    act, each called by the ``noun``."""
    rows = [PromptRow("undo", "Undo", "undo", "undo", *undo)]
    if hints is not None:
        tip = "Hints: what the Hard player would do, from what you may know."
        rows.append(PromptRow("hints", "Hints", "hint", "hints", hints, tip))
    if waiting:
        tip = f"{noun.capitalize()}s that can still act. Shows the next."
        rows.append(PromptRow("waiting", f"{waiting} can act", "flag", "next_piece", "", tip, str(waiting)))
    return rows


def prompt_buttons(
    layout: TableLayout,
    to: Measures,
    presses: Presses,
    rows: Sequence[PromptRow],
    right: int,
    share: float,
    *,
    brief: bool,
) -> list[Button]:
    """Return the rows as buttons to the left of ``right``, at that share of their size; ``brief``: by their marks and
    keys alone."""
    area = layout.buttons
    # In large script the row of the buttons is low: words take more of its height.
    most = area.height * (0.62 if layout.is_stacked and not brief else 0.52)
    px = round(min(to.text_px(14), most) * share)
    high = min(area.height, max(round(px * 2.3), 0 if has_caps() else to.least_target))
    buttons = []
    for row in rows:
        words = row.brief if brief else row.words
        cap = hint(row.action)
        wide = fonts.text_width(words, "body", px) + round(px * ((5.4 if words else 4.4) + 0.55 * (len(cap) - 1)))
        rect = pygame.Rect(right - wide, area.centery - high // 2, wide, high)
        buttons.append(
            Button(row.name, rect, words, presses[row.action], key=cap, kind="quiet", icon=row.icon,
                  why_not=row.why_not, hint=row.tip, px=px, least=min(px, 12))
        )  # fmt: skip
        right -= wide + layout.gap
    return buttons


def keep_at_the_end(standing: Sequence[Button], going_on: Sequence[Button], gap: int) -> None:
    """Put the buttons that are there whatever is asked at the right end, and those that go on to their left: nobody
    who presses to go on twice takes back, because another button has come under the pointer."""
    ends = [one for one in standing if one.name != "waiting"]
    if not ends or not going_on:
        return
    way = max(one.rect.right for one in going_on) - max(one.rect.right for one in ends)
    back = sum(one.rect.width + gap for one in ends)
    for one in ends:
        one.rect.x += way
    for one in going_on:
        one.rect.x -= back


def corner_buttons(
    layout: TableLayout, to: Measures, presses: Presses, *, sees: bool, turning: str, has_stops: bool
) -> tuple[list[Button], int]:
    """Return the buttons in the turn's corner, and the width that they leave to the turn. ``sees``: the sight tool is
    on; ``turning`` are the words of a board that can be turned. A game of steps ``has_stops``. Where nothing sees, the
    ``presses`` have no sight tool."""
    turn = layout.turn
    is_low = turn.height < to.px(60)
    side = to.px(34) if has_caps() else to.least_target
    side = min(side, turn.height - to.px(6) if is_low else round(turn.height * 0.46))
    x = turn.right - to.px(6)
    sight = ("sight", "eye", "sight", "Shows lines of sight: point, or drag from piece to piece.")
    stops = ("stops", "hand", "stops", "Stops: the steps at which you are asked.")
    rows = [("menu", "menu", "back", "Pause: save, settings, concede.")]
    if has_stops:
        rows.append(stops)
    elif "sight" in presses:
        rows.append(sight)
    rows.append(("whole board", "grid", "whole_board", "Fit board"))
    if turning:
        rows.append(("turn view", "redo", "turn_right", turning))
    buttons = []
    for name, mark, action, tip in rows:
        top = turn.centery - side // 2 if is_low else turn.y + to.px(5)
        rect = pygame.Rect(x - side, top, side, side)
        press = presses["menu" if action == "back" else action]
        buttons.append(
            Button(name, rect, "", press, kind="quiet", icon=mark, hint=f"{tip} Key: **{hint(action)}**",
                  chosen=sees and name == "sight", px=round(side * 0.5))
        )  # fmt: skip
        x -= side + to.px(4)
    return buttons, x - turn.x - to.px(4)


def log_button(pane: pygame.Rect, to: Measures, presses: Presses, *, is_open: bool) -> Button:
    """Return the button in the corner of the log's pane that opens the log, or folds it."""
    side = min(to.px(24), pane.height // 2)
    rect = pygame.Rect(pane.right - side - to.px(5), pane.y + to.px(5), side, side)
    tip = f"{'Fold' if is_open else 'Open'} the log. Key: **{hint('log')}**"
    mark = "down" if is_open else "log"
    return Button("log", rect, "", presses["log"], kind="quiet", icon=mark, hint=tip, px=round(side * 0.55))
