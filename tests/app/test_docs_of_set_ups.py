"""The pages about set-ups name every choice that there is."""

from __future__ import annotations

from typing import get_args

from game.app import folders
from game.rules.factions.table import Windows


def test_every_way_of_asking_in_factions_is_documented() -> None:
    page = (folders.program_folder() / "docs" / "headless.md").read_text(encoding="utf-8")
    part = page.partition("A set-up of Factions may have")[2].partition("## Playing")[0]
    assert [each for each in get_args(Windows) if f'`"{each}"`' not in part] == []
