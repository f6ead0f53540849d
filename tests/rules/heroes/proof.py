"""Which test shows what of which card of Heroes (``tests/rules/proof.py``)."""

from __future__ import annotations

from game.rules.heroes.cards.all_cards import CARDS, HEROES
from tests.rules.proof import Proof

PROOF = Proof("Heroes", {card.name: card.key for card in (*CARDS.values(), *HEROES.values())})
does, does_not = PROOF.does, PROOF.does_not
