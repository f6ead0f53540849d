"""The back of Skirmish's cards."""

from __future__ import annotations

from game.ui.art.card_backs import CardBack

BACK = CardBack("attack", (60, 44, 78))
