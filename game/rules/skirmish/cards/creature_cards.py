"""The creature cards of both decks, as ``drow_cards.py`` and ``crown_cards.py`` write them."""

from __future__ import annotations

from game.rules.skirmish.cards.crown_cards import CROWN_CREATURES
from game.rules.skirmish.cards.drow_cards import DROW_CREATURES
from game.rules.skirmish.cards.effects import CreatureCard

#: Every creature card by its key.
CREATURES: dict[str, CreatureCard] = {card.key: card for card in DROW_CREATURES + CROWN_CREATURES}
