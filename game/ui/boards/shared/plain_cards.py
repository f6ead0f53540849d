"""Cards of no game in particular, for boards whose game draws none of its own."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.art.card_backs import PLAIN_BACK, card_back
from game.ui.art.card_faces import FaceRecord, small_card

#: What the back of a deck's cards looks like at a width.
BackOf = Callable[[str, int], pygame.Surface]


def plain_title(key: str) -> str:
    """Return a name made of a card's key."""
    return key.replace("_", " ").title()


def plain_face(key: str, name: str) -> FaceRecord:
    return FaceRecord(key, name)


def plain_back(deck: str, width: int) -> pygame.Surface:
    """Return the back of any card; ``deck`` gives it a colour and a word."""
    return card_back(PLAIN_BACK, width, deck=deck)


def plain_card(key: str, deck: str, width: int) -> pygame.Surface:
    """Return a small face with a picture and a name made of the key, or a back for a card that is not known."""
    return small_card(plain_face(key, plain_title(key)), width) if key else plain_back(deck, width)
