"""Which pictures look like which."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import numpy as np
import pygame


def pixels(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(surface).astype(np.int16)


def alike(pictures: Mapping[str, np.ndarray], least: float) -> list[tuple[str, str]]:
    """Return the pairs of which each value differs by no more than ``least`` on average."""
    return [
        (one, two) for one, two in combinations(pictures, 2) if np.abs(pictures[one] - pictures[two]).mean() <= least
    ]
