"""What lies beside the menu: cards and miniatures of Skirmish."""

from __future__ import annotations

import contextlib

from game.ui.art.menu_picture import MenuPicture, PictureCard, PicturePiece
from game.ui.games.skirmish.card_back import BACK
from game.ui.games.skirmish.figures import face_of

#: Cards: key ("" is a back), middle as a share of the window, degrees, width as a share of the height.
_CARDS = (
    ("", 0.905, 0.195, -24.0, 0.25),
    ("shadow_strike", 0.845, 0.285, -9.0, 0.27),
    ("gold_dragon", 0.675, 0.300, 5.0, 0.32),
    ("fireball", 0.525, 0.225, 16.0, 0.25),
)
_PIECES = (
    PicturePiece("umbur_hulk", 1, 2, 0.845, 0.765, 0.135),
    PicturePiece("gold_dragon", 0, 2, 0.640, 0.790, 0.135),
    PicturePiece("elf_archer", 0, 1, 0.510, 0.690, 0.125),
    PicturePiece("drow_assassin", 1, 1, 0.955, 0.610, 0.125),
)


def menu_picture() -> MenuPicture:
    """Return the cards, except for those that are not in the game any more, and the pieces."""
    cards = []
    for key, x, y, turn, share in _CARDS:
        with contextlib.suppress(KeyError):
            cards.append(PictureCard(face_of(key) if key else None, x, y, turn, share))
    return MenuPicture(BACK, tuple(cards), _PIECES)
