"""The rest of the page of a new match: what the game lets be chosen besides board and seats, and the random seed."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.new_game.seat_rows import SeatPage
from game.ui.scenes.sheet_scene import Flow


class OptionRows:
    """Lays out when responses are asked for, the game's picks and options, and the seed."""

    def __init__(self, page: SeatPage) -> None:
        self.page = page

    def lay(self, flow: Flow) -> None:
        """Lay out whatever is chosen besides board and seats."""
        app = self.page.app
        form = self.page.choice.form
        if form.windows:
            flow.heading("Players are asked to respond", 16)
            windows = list(form.windows)
            flow.choice("Responses", windows, self.page.choice.windows, self._choose_windows, hints=form.window_hints)
        for pick in form.picks:
            flow.heading(pick.heading, 16)
            choices, chosen = list(pick.choices), self.page.choice.picked[pick.field]
            flow.choice(pick.heading, choices, chosen, self._picker(pick.field), hints=pick.hints)
        if form.shares_list and self.page.choice.own_lists:
            self._shared_list(flow)
        for option in form.options:
            flow.heading(option.heading, 16)
            ways = [("printed", option.printed), ("otherwise", option.otherwise)]
            chosen = "otherwise" if option.field in self.page.choice.otherwise else "printed"
            hints = {way: option.hint for way, _ in ways}
            flow.choice(option.heading, ways, chosen, self._choose_option(option.field), hints=hints)
        flow.heading("Random seed", 16)
        line = app.writable(round(app.text_px(16) * 1.9))
        rect = pygame.Rect(flow.x, flow.y, min(flow.width, app.text_px(16) * 16), line)
        control = self.page.sheet.entry(
            rect, "Seed", self.page.choice.seed, self._reseed, letters=19, allowed="0123456789", placeholder="any seed",
            view=flow.view, entered=self.page.start,
        )  # fmt: skip
        control.hint = "The same seed and the same answers play the same match again. Empty: random."
        flow.y += line + app.px(8)

    def _choose_windows(self, windows: str) -> None:
        self.page.choice.windows = windows
        self.page.rebuild()

    def _shared_list(self, flow: Flow) -> None:
        """Lay out the list that all seats play: one that comes with the game, or one of the player's own."""
        kind = self.page.choice.lists
        assert kind is not None
        flow.heading(kind.words, 16)
        lists = self.page.choice.own_lists
        choices = [("", "Starter"), *((one.name, one.name) for one in lists)]
        why_not = {one.name: one.why_not for one in lists}
        flow.choice(kind.words, choices, self.page.choice.shared_list, self._share, why_not=why_not)

    def _share(self, name: str) -> None:
        self.page.choice.shared_list = name
        self.page.rebuild()

    def _picker(self, field: str) -> Callable[[str], None]:
        def choose(value: str) -> None:
            self.page.choice.pick(field, value)
            self.page.rebuild()

        return choose

    def _choose_option(self, field: str) -> Callable[[str], None]:
        def choose(way: str) -> None:
            others = self.page.choice.otherwise - {field}
            self.page.choice.otherwise = others | {field} if way == "otherwise" else others
            self.page.rebuild()

        return choose

    def _reseed(self, text: str) -> None:
        before = self.page.choice.problem()
        self.page.choice.seed = text
        if self.page.choice.problem() != before:
            self.page.rebuild()
