"""Which test shows what of which card of Crawler (``tests/rules/proof.py``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.crawler.cards.all_cards import KEYS
from tests.rules.proof import Proof

PROOF = Proof("Crawler", KEYS)
does, does_not = PROOF.does, PROOF.does_not


def shows(*names: str) -> Callable[[Callable[..., None]], Any]:
    """Mark a test that shows both what cards do and what they do not."""
    return lambda test: does(*names)(does_not(*names)(test))
