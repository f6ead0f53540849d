"""The chapters of Heroes, gathered from its modules: each has its steps in ``STEPS``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.chapters import any_step, chapters_in
from game.core.state import Step

CHAPTERS = chapters_in("game.rules.heroes")

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = any_step(CHAPTERS)
