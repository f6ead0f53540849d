"""A match is begun, named and deleted by hand, and the window is killed in each of these. A hundred matches, and saves,
replays and all else: ``python -m tests.journeys.killed``."""

from __future__ import annotations

import os

import pytest

from tests.journeys.killed import Script, begin, delete, name

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be forked here")


def test_whoever_is_killed_finds_the_match_once_with_all_that_was_answered() -> None:
    script = Script(3)
    script.run(range(1), (begin, name, delete))
    assert script.thrown == 1 and script.killed.total()
