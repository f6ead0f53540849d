"""Which test shows what of which card of Crawler (``tests/rules/proof.py``)."""

from __future__ import annotations

from game.rules.crawler.cards.all_cards import KEYS
from tests.rules.proof import Proof

PROOF = Proof("Crawler", KEYS)
does, does_not, shows = PROOF.does, PROOF.does_not, PROOF.shows
