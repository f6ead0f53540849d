"""Every card has a test of what it does and one of what it does not."""

from __future__ import annotations

import pytest

import tests.rules.crawler as chapters
from tests.rules.crawler.proof import PROOF

PROOF.read(chapters)


@pytest.mark.parametrize("name", sorted(PROOF.keys))
def test_a_card_is_shown_at_work_and_at_its_limits(name: str) -> None:
    PROOF.check(name)
