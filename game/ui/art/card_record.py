"""What a card's face shows, whatever its size."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pygame

from game.ui.art.card_stock import blank_card, cost_medal, level_badge
from game.ui.art.palette import Rgb, Theme, faction_colour


class FaceRecord(msgspec.Struct, frozen=True):
    """What a face shows. ``figures`` are pairs of icon name and value; ``text`` may hold icon and bold marks; so may
    ``boxed``, which stands in a box of its own below it.

    ``level`` is the number on the medal: a cost; or, with ``is_level``, a level on a pennant, which nobody pays.
    """

    key: str
    name: str
    level: int | None = None
    cost_icon: str = ""
    kind: str = ""
    ability: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    figures: tuple[tuple[str, str], ...] = ()
    text: str = ""
    boxed: str = ""
    faction: str = "neutral"
    # The subject of the picture, if its name is not the card's.
    picture: str = ""
    # A second faction has the right half of the frame.
    second_faction: str = ""
    count: int = 1
    # Pairs of icon name and word at the right of the kind line, such as ("unique", "").
    marks: tuple[tuple[str, str], ...] = ()
    # Below this width the words make room for the picture.
    brief_below: int = 0
    is_level: bool = False
    # An icon and a value that even a small card shows, over its picture.
    lead: tuple[str, str] = ("", "")
    # Only this many pixels of its width are seen, and its title stands there; 0: all of them.
    seen: int = 0
    # The size that its title has if there is room for it; 0: as large as the card is wide for it.
    title_px: int = 0
    # The row of the figures is left free: what stands on the face shows them.
    leaves_row: bool = False

    @property
    def subject(self) -> str:
        """Return the name of its picture in ``assets/art/subjects``."""
        return self.picture or self.key


def medal_of(record: FaceRecord) -> Callable[[str, int, Rgb], pygame.Surface]:
    """Return what shows a card's number: a coin for a price, a pennant for a level."""
    return level_badge if record.is_level else cost_medal


def cost_right(record: FaceRecord, right: int) -> int:
    """Return how far to the right its number reaches: within what is seen of the card."""
    return min(right, record.seen or right)


def framed(record: FaceRecord, width: int, theme: Theme) -> pygame.Surface:
    """Return the blank card of the record's faction, split down its middle when it has two."""
    card = blank_card(width, faction_colour(record.faction), theme)
    if record.second_faction:
        right = card.get_rect(left=width // 2)
        other = blank_card(width, faction_colour(record.second_faction), theme)
        card.fill((0, 0, 0, 0), right)
        card.blit(other, right, right)
    return card
