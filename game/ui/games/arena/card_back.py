"""The back of Arena's cards."""

from __future__ import annotations

from game.ui.art.card_backs import CardBack

BACK = CardBack("arena", (104, 48, 34), face_down=(("hidden", "hidden", (58, 46, 92)),))
