"""The spell cards of the set: twelve of each colour, counting copies."""

from __future__ import annotations

from game.rules.arena.cards.black_red_and_green_spells import BLACK_RED_AND_GREEN
from game.rules.arena.cards.effects import SpellCard
from game.rules.arena.cards.white_and_blue_spells import WHITE_AND_BLUE

#: Every spell card by its key.
SPELL_CARDS: dict[str, SpellCard] = {card.key: card for card in (*WHITE_AND_BLUE, *BLACK_RED_AND_GREEN)}
