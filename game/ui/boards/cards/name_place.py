"""Where the name of a card or unit stands that is pointed at on a table of cards."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.boards.shared.name_tags import tag_place


def name_place(
    size: tuple[int, int],
    box: pygame.Rect,
    others: Sequence[pygame.Rect],
    heads: Sequence[pygame.Rect],
    within: pygame.Rect,
) -> pygame.Rect:
    """Return the rectangle of a name of that size for the piece in ``box``, where it hides none of the ``others``, no
    figure that sticks out of one and no heading of a zone (``heads``), or least; all are rectangles on the screen."""
    own = box.inflate(0, box.height // 12)
    # A unit right below a heading is named above that.
    above = [head for head in heads if head.left <= box.centerx < head.right and own.top - size[1] < head.bottom]
    farther = [pygame.Rect((0, 0), size).move_to(midbottom=(box.centerx, head.top - 2)) for head in above]
    hidden = [*(rect.inflate(0, rect.height // 12) for rect in others), *heads]
    return tag_place(size, own, hidden, within, farther)
