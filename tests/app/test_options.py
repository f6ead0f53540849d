"""Options of a match: what is offered before it stays in set-ups, tables, views, positions and pages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.app.files import folders
from game.app.games.entries import GAMES, entry_of
from game.core import runner
from game.core.options import Option, Options, options_in
from game.ui.games.game_ui import form_of

OFFERED = [(game, option) for game in GAMES for option in form_of(game).options]


class Toy(Options, frozen=True, kw_only=True):
    lives: int = 3
    windy: bool = False


class ToyTable(Toy, frozen=True):
    stones: int
    turn: int = 0


def test_options_go_over_by_their_fields() -> None:
    table = ToyTable(7, windy=True)
    assert options_in(table, Toy) == {"lives": 3, "windy": True}
    assert ToyTable(1, 2, **options_in(table, Toy)) == ToyTable(1, 2, lives=3, windy=True)
    assert msgspec.to_builtins(table) == {"stones": 7, "turn": 0, "lives": 3, "windy": True}


@pytest.mark.parametrize(("game", "option"), OFFERED, ids=lambda value: getattr(value, "field", value))
def test_an_option_that_is_offered_is_kept(game: str, option: Option) -> None:
    entry = entry_of(game)
    printed: Any = entry.setup({})
    played: Any = entry.setup({option.field: option.value})
    assert getattr(printed, option.field) != option.value == getattr(played, option.field)
    state = runner.start(entry.ruleset, played, 1).state
    assert getattr(state.table, option.field) == option.value
    assert getattr(entry.ruleset.table_for(state.table, 0), option.field) == option.value
    written = entry.write_position(state, ("One", "Two"))
    assert written[option.field] == option.value
    again: Any = entry.load_position(written)
    assert getattr(again.table, option.field) == option.value
    assert option.field not in entry.write_position(runner.start(entry.ruleset, printed, 1).state, ("One", "Two"))


@pytest.mark.parametrize(("game", "option"), OFFERED, ids=lambda value: getattr(value, "field", value))
def test_an_option_that_is_offered_is_documented(game: str, option: Option) -> None:
    assert option.heading and option.printed and option.otherwise and option.hint.endswith(".")
    for page in ("headless.md", "positions.md"):
        text = folders.program_folder().joinpath("docs", page).read_text("utf-8")
        assert f"`{option.field}`" in text
