"""Golden pictures of whole screens: stored small, and compared block by block, so that a font drawn a little
differently passes and anything that moved, vanished or changed colour does not."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

Pixels = NDArray[np.int16]

FOLDER = Path(__file__).parent / "golden"
#: Size of a stored picture, and of the blocks that are compared, which divide it.
SMALL = (432, 243)
BLOCK = 9
#: Stored colours are multiples of this: pictures pack well, and nobody sees it at this size.
STEP = 24
#: How far the mean colour of one block, and of all of them, may be off (0 to 255).
BLOCK_TOLERANCE, WHOLE_TOLERANCE = 14.0, 2.0


def small(picture: pygame.Surface) -> pygame.Surface:
    """Return a screen as it is stored."""
    taken = pygame.transform.smoothscale(picture.convert(24), SMALL)
    pixels = pygame.surfarray.pixels3d(taken)
    pixels[:] = np.minimum(255, (pixels.astype(np.int16) + STEP // 2) // STEP * STEP).astype(np.uint8)
    del pixels
    return taken


def blocks(picture: pygame.Surface) -> Pixels:
    """Return the mean colour of each block, as [column, row, part]."""
    pixels = pygame.surfarray.array3d(picture).astype(np.float64)
    columns, rows = SMALL[0] // BLOCK, SMALL[1] // BLOCK
    means: Pixels = pixels.reshape(columns, BLOCK, rows, BLOCK, 3).mean(axis=(1, 3))
    return means


def path_of(name: str) -> Path:
    """Return where a screen's picture is stored."""
    return FOLDER / f"{name}.png"


def differences(name: str, picture: pygame.Surface) -> list[str]:
    """Return what is other than in the stored picture, in words; nothing when they agree."""
    stored = path_of(name)
    if not stored.is_file():
        return [f"{stored.name} is not stored: python -m tests.pictures {name}"]
    off = np.abs(blocks(small(picture)) - blocks(pygame.image.load(stored))).mean(axis=2)
    wrong = [(int(x) * BLOCK, int(y) * BLOCK) for x, y in np.argwhere(off > BLOCK_TOLERANCE)]
    told = [f"{len(wrong)} blocks differ, the first at {wrong[0]} of {SMALL}"] if wrong else []
    if off.mean() > WHOLE_TOLERANCE:
        told.append(f"the whole picture is off by {off.mean():.1f}")
    return told


def store(name: str, picture: pygame.Surface) -> int:
    """Store a screen as it should look from now on. Gives back the file's size in bytes."""
    FOLDER.mkdir(exist_ok=True)
    pygame.image.save(small(picture), path_of(name))
    return path_of(name).stat().st_size
