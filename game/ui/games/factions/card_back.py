"""The back of Factions's cards."""

from __future__ import annotations

from game.ui.art.card_backs import CardBack

BACK = CardBack("flag", (34, 66, 92))
