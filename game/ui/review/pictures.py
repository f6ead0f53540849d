"""Pictures of a replay: of the table as it is shown, without the timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.review.replay import ReplayScene


def table_picture(replay: ReplayScene) -> pygame.Surface:
    """Return the table at the moment that a replay shows, as large as it is in the window."""
    width, height = replay.app.size
    whole = pygame.Surface((width, height))
    replay.draw(whole)
    replay.app.display.forget()
    replay.app.redraw()
    return whole.subsurface((0, 0, width, height - replay.foot_high)).copy()
