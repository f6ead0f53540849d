"""Buttons that are there whatever is asked: undo and those who can act by the prompt, the others by the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from game.ui.art import fonts
from game.ui.table.buttons import Button
from game.ui.table.keys import hint
from game.ui.table.layout import TableLayout

#: What is done, by the names of actions in ``keys.py``.
Presses = Mapping[str, Callable[[], None]]


def prompt_buttons(
    layout: TableLayout, to: Any, presses: Presses, right: int, share: float, *, brief: bool, why_no_undo: str,
    waiting: int, noun: str, hints: str | None = None,
) -> list[Button]:  # fmt: skip
    """Undo, hints (None: the table has none; else why not) and those who can act, to the left of ``right``, at that
    share of their size; ``brief``: by their marks and keys alone. ``waiting`` pieces can act, each called by the
    ``noun``."""
    area = layout.buttons
    px = round(min(to.text_px(14), area.height * 0.52) * share)
    high = min(area.height, round(px * 2.3))
    rows = [("undo", "" if brief else "Undo", "undo", "undo", why_no_undo, "Undo your last action.")]
    if hints is not None:
        tip = "Hints: what the Hard player would do, from what you may know."
        rows.append(("hints", "" if brief else "Hints", "hint", "hints", hints, tip))
    if waiting:
        words = str(waiting) if brief else f"{waiting} can act"
        tip = f"{noun.capitalize()}s that can still act. Shows the next."
        rows.append(("waiting", words, "flag", "next_piece", "", tip))
    buttons = []
    for name, words, mark, action, why, tip in rows:
        wide = fonts.text_width(words, "body", px) + round(px * (5.4 if words else 4.4))
        rect = pygame.Rect(right - wide, area.centery - high // 2, wide, high)
        buttons.append(
            Button(name, rect, words, presses[action], key=hint(action), kind="quiet", icon=mark, why_not=why, hint=tip,
                  px=px, least=min(px, 12))
        )  # fmt: skip
        right -= wide + layout.gap
    return buttons


def corner_buttons(
    layout: TableLayout, to: Any, presses: Presses, *, sees: bool, turning: str, has_stops: bool
) -> tuple[list[Button], int]:
    """The buttons in the turn's corner, and the width that they leave to the turn. ``sees``: the sight tool is on;
    ``turning`` are the words of a board that can be turned. A game of steps ``has_stops``, and no lines of sight."""
    turn = layout.turn
    side = min(to.px(34), round(turn.height * 0.46))
    x = turn.right - to.px(8)
    sight = ("sight", "eye", "sight", "Shows lines of sight: point, or drag from piece to piece.")
    stops = ("stops", "hand", "stops", "Stops: the steps at which you are asked.")
    rows = [
        ("menu", "menu", "back", "Pause: save, settings, concede."),
        stops if has_stops else sight,
        ("whole board", "grid", "whole_board", "Fit board"),
    ]
    if turning:
        rows.append(("turn view", "redo", "turn_right", turning))
    buttons = []
    for name, mark, action, tip in rows:
        rect = pygame.Rect(x - side, turn.y + to.px(5), side, side)
        press = presses["menu" if action == "back" else action]
        buttons.append(
            Button(name, rect, "", press, kind="quiet", icon=mark, hint=f"{tip} [{hint(action)}]",
                  chosen=sees and name == "sight", px=round(side * 0.5))
        )  # fmt: skip
        x -= side + to.px(4)
    return buttons, x - turn.x - to.px(4)
