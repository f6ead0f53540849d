"""The combat die: three of its faces are hits, two are shields, one is blank."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

FACES = 6
_HITS = frozenset((1, 2, 3))
_SHIELDS = frozenset((4, 5))
#: Faces that mean the same.
ALIKE_FACES = ((1, 2, 3), (4, 5), (6,))


def face_word(face: int) -> Literal["hit", "shield", "blank"]:
    # rule: arena/dice
    return "hit" if face in _HITS else "shield" if face in _SHIELDS else "blank"


def hits(faces: Iterable[int]) -> int:
    return sum(face in _HITS for face in faces)


def shields(faces: Iterable[int]) -> int:
    return sum(face in _SHIELDS for face in faces)
