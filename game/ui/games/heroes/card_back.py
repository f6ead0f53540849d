"""The back of Heroes's cards."""

from __future__ import annotations

from game.ui.art.card_backs import CardBack

BACK = CardBack("heroes", (74, 44, 30))
