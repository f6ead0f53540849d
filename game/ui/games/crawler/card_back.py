"""The backs of Crawler's cards: blue for the Crawler deck, grey for the Dungeon's, gold for Adventurers and Quests."""

from __future__ import annotations

from game.ui.art.card_backs import CardBack

BACK = CardBack(
    "adventure",
    (120, 92, 34),
    (("crawler", "crawler", (38, 66, 122)), ("dungeon", "dungeon", (74, 76, 82))),
)
