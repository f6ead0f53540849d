"""Which test shows what of which card of Factions (``tests/rules/proof.py``)."""

from __future__ import annotations

from game.rules.factions.cards.all_cards import CARDS
from tests.rules.proof import Proof

PROOF = Proof("Factions", {card.name: card.key for card in CARDS.values()})
does, does_not, shows = PROOF.does, PROOF.does_not, PROOF.shows
