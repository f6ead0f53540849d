"""The pages about set-ups and rules name every possible choice."""

from __future__ import annotations

import re
from typing import Any, get_args, get_type_hints

import pytest

from game.app.files import folders
from game.app.games.entries import GAMES, entry_of


def _ways_of_asking(game: str) -> tuple[str, ...]:
    """Return every value that a set-up's ``windows`` can have."""
    setup: Any = entry_of(game).ruleset.setup_type
    return get_args(get_type_hints(setup)["windows"])


#: Games whose set-ups say who is asked for responses.
ASKING = [game for game in GAMES if "windows" in entry_of(game).ruleset.setup_type.__struct_fields__]


def _page(*path: str) -> str:
    return folders.program_folder().joinpath("docs", *path).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ASKING)
def test_every_way_of_asking_is_documented(game: str) -> None:
    page = _page("headless.md").partition("## Beginning")[2].partition("## Playing")[0]
    part = page.partition(f"A set-up of {game.title()} may have")[2].partition("A set-up of")[0]
    assert [each for each in _ways_of_asking(game) if f'`"{each}"`' not in part] == []
    default = entry_of(game).setup({}).windows
    assert f'`"{default}"`, by default' in part


@pytest.mark.parametrize("game", ASKING)
def test_what_each_way_of_asking_tells_the_opponents_is_documented(game: str) -> None:
    part = _page("rules", f"{game}.md").partition("### windows\n")[2].partition("\n### ")[0]
    assert "what it tells the opponent" in part
    _, *rows = re.findall(r"^\| `(\w+)` \| .+ \| .+ \|$", part, re.MULTILINE)
    assert sorted(rows) == sorted(_ways_of_asking(game))
