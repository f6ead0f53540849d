"""A seat's banner on a page: for a person it is a button, whose press is the next colour that no other seat has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, Unpack

import pygame

from game.ui.art.chosen_colours import Coloured, colours_of
from game.ui.art.palette import SEAT_NAMES
from game.ui.art.tokens import banner_shape
from game.ui.scenes.scene import Window
from game.ui.scenes.sheet import Sheet
from game.ui.scenes.sheet_scene import FaceStyle, Flow
from game.ui.window.widgets import Face


class Page(Protocol):
    """The page that it stands on."""

    app: Window
    sheet: Sheet

    def face(self, words: str, px: float = 16, **more: Unpack[FaceStyle]) -> Face: ...


class Seated(Coloured, Protocol):
    """Who sits at a seat."""

    @property
    def kind(self) -> str: ...


def lay_banner(page: Page, flow: Flow, seats: Sequence[Seated], seat: int, choose: Callable[[int], None]) -> int:
    """Lay out a seat's banner at the flow's left edge, in a line as high as one of text to write; return its width."""
    app, side = page.app, round(page.app.text_px(16) * 1.9)
    line, banner = app.writable(side), banner_shape(seat, side)
    wide = app.pressable_wide(side + app.px(8))
    if seats[seat].kind != "human":
        at = (flow.x + (wide - side) // 2, flow.y + (line - side) // 2)
        page.sheet.picture(banner, at, view=flow.view)
        return wide + app.px(6)
    taken = colours_of(seats)
    others = [taken[other] for other in range(len(seats)) if other != seat]
    free = [one for one in (*range(taken[seat] + 1, len(taken)), *range(taken[seat])) if one not in others]
    page.sheet.button(
        pygame.Rect(flow.x, flow.y, wide, line), page.face("", 14, style="chip", picture=banner),
        lambda: choose(free[0]), name=f"Colour {seat + 1}", view=flow.view,
        hint=f"This seat's colour: {SEAT_NAMES[taken[seat]]}. Press for the next.",
        why_not="" if free else "The other seats have all other colours.",
    )  # fmt: skip
    return wide + app.px(6)


def named_after(colour: int, name: str, names: Sequence[str]) -> str:
    """Return what a seat of that colour is called: one that is called by its colour goes with it, unless another one of
    these ``names`` is that."""
    return SEAT_NAMES[colour] if name in SEAT_NAMES and SEAT_NAMES[colour] not in names else name
