"""How far apart two pictures are, in steps of 255, without a table of large numbers for each of them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pygame


def steps_apart(one: pygame.Surface, other: pygame.Surface) -> npt.NDArray[np.uint8]:
    """Return, per pixel, column by column, the steps of the colour that differs most, in two like pictures."""
    mine, theirs = (pygame.surfarray.array3d(each) for each in (one, other))
    # Bytes all the way: a large map in whole numbers of eight bytes would take 75 megabytes for each step of this.
    return np.asarray((np.maximum(mine, theirs) - np.minimum(mine, theirs)).max(axis=2), dtype=np.uint8)
