"""The action cards of both decks, as ``drow_cards.py`` and ``crown_cards.py`` write them."""

from __future__ import annotations

from game.rules.skirmish.cards.crown_cards import CROWN_ACTIONS
from game.rules.skirmish.cards.drow_cards import DROW_ACTIONS
from game.rules.skirmish.cards.effects import ActionCard

#: Every action card by its key.
ACTIONS: dict[str, ActionCard] = {card.key: card for card in DROW_ACTIONS + CROWN_ACTIONS}
