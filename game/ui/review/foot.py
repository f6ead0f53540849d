"""The foot of a replay's window: the timeline, which is dragged along, and the buttons beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.ui.art import fonts
from game.ui.panels.buttons import Button
from game.ui.panels.part_cache import PartCache
from game.ui.review.timeline import Shown, Timeline
from game.ui.scenes.scene import Window
from game.ui.screens.keys import hint

#: How many times as fast as usual a replay can be played; which of them is usual.
RATES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
USUAL = 1


class Replay(Protocol):
    """What the foot needs of the replay; ``ReplayScene`` is one."""

    app: Window
    shown: Shown
    rate: int
    is_playing: bool

    @property
    def number(self) -> int: ...
    @property
    def view_words(self) -> str: ...
    @property
    def why_one_view(self) -> str: ...

    def views(self) -> Sequence[tuple[int, bool]]: ...
    def words_of(self, number: int) -> str: ...
    def play_or_pause(self) -> None: ...
    def faster(self) -> None: ...
    def next_view(self) -> None: ...

    def want(self, number: int) -> None:
        """Go to a moment at the next frame."""


class Foot:
    """Owns the ``timeline``, and which moment of it the pointer is at (``pointed_at``; -1: none)."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.timeline = Timeline()
        self.pointed_at = -1
        self._is_scrubbing = False

    @property
    def high(self) -> int:
        """Return how high it is: a line of words, and the track."""
        app = self.replay.app
        return fonts.line_height("body", app.text_px(14)) + app.px(58)

    def buttons(self) -> Sequence[Button]:
        """Lay the timeline, and return the buttons beside it: play, the speed, and whose view it is."""
        replay, app, high = self.replay, self.replay.app, self.high
        foot = pygame.Rect(0, app.size[1] - high, app.size[0], high)
        px, gap = app.text_px(14), app.px(6)
        side = max(app.least_target, round(px * 2.2))
        view = replay.view_words
        wide_rate = max(side, fonts.text_width("0.5×", "body", px) + 2 * gap)
        wide_view = min(fonts.text_width(view, "body", px) + 3 * px + 2 * gap, round(app.size[0] * 0.24))
        play = f"Play or pause. Key: **{hint('replay_play')}**"
        speed = "The speed; a press changes it. Keys: **1** to **6**"
        eyes = f"The view; a press changes it. Key: **{hint('replay_view')}**"
        only = "" if replay.views()[1:] else replay.why_one_view
        rows = (
            ("replay play", "", "pause" if replay.is_playing else "play", replay.play_or_pause, side, play, ""),
            ("replay speed", f"{RATES[replay.rate]:g}×", "", replay.faster, wide_rate, speed, ""),
            ("replay view", view, "eye", replay.next_view, wide_view, eyes, only),
        )
        beside = sum(row[4] for row in rows) + gap * len(rows)
        self.timeline.lay(foot, beside, app)
        left, buttons = foot.right - beside, []
        for name, words, mark, press, wide, tip, why_not in rows:
            rect = pygame.Rect(left, foot.centery - side // 2, wide, side)
            buttons.append(
                Button(name, rect, words, press, icon=mark, kind="quiet", hint=tip, why_not=why_not, px=px,
                       least=min(px, 12))
            )  # fmt: skip
            left += wide + gap
        return buttons

    def keep(self, cache: PartCache, size: tuple[int, int]) -> None:
        """Keep the picture of the timeline, with words on the moment that is pointed at, or else the one shown."""
        replay, app, number = self.replay, self.replay.app, self.replay.number
        words = replay.words_of(self.pointed_at if self.pointed_at >= 0 else number)

        def draw(surface: pygame.Surface) -> None:
            self.timeline.draw(surface, replay.shown, number, words, app)

        cache.begin(size, app)
        shows = (app.theme.name, app.text_px(14), replay.shown, number, words, tuple(self.timeline.track))
        cache.part("foot", self.timeline.rect, shows, draw)

    def scrub(self, event: pygame.event.Event) -> bool:
        """Drag along the timeline; True where the event is the timeline's."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        is_there, number = self.timeline.is_on(event.pos), self.timeline.number_at(event.pos[0])
        before, self.pointed_at = self.pointed_at, number if is_there else -1
        if before != self.pointed_at:
            self.replay.app.redraw()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and is_there:
            self._is_scrubbing = True
        elif event.type == pygame.MOUSEBUTTONUP and self._is_scrubbing:
            self._is_scrubbing = False
            return True
        if self._is_scrubbing:
            self.replay.want(number)
        return self._is_scrubbing
