"""What an event needs in its game: what it does to the table, its sentence in the log, its motion on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import get_args

import pytest

from game.app.games.entries import GAMES, entry_of
from game.core.events import DiceRolled, Event

#: For each table of events: the modules in which it may stand, and what a row of it is.
TABLES = {
    "SENTENCES": (("game.rules.{}.presentation.words", "game.rules.{}.presentation.event_words"), "sentence"),
    "MOTIONS": (("game.ui.games.{}.motions",), "motion"),
}


def rows_of(game: str, table: str) -> Mapping[type[Event], object]:
    """The table of that name of a game, wherever it stands; none for a game that goes without."""
    for module in TABLES[table][0]:
        if find_spec(module.format(game)) is not None:
            rows = getattr(import_module(module.format(game)), table, None)
            if rows is not None:
                return rows
    return {}


def lacks(kind: type[Event], tables: Mapping[str, Mapping[type[Event], object]]) -> Iterator[str]:
    """What an event of a game with these tables lacks, in words."""
    if kind.apply is Event.apply:
        yield "it has no `apply`; derive it from Notice if the table stays as it is"
    if not kind.__doc__:
        yield "its class does not say what has happened"
    for table, rows in tables.items():
        if rows and not rows.get(kind):
            yield f"no row of {table} has its {TABLES[table][1]}, or the reason why it has none"


@pytest.mark.parametrize("game", GAMES)
def test_events_lack_nothing(game: str) -> None:
    tables = {table: rows_of(game, table) for table in TABLES}
    kinds = get_args(entry_of(game).ruleset.event_type)
    assert DiceRolled in kinds
    missing = [f"{kind.__name__}: {lack}" for kind in kinds for lack in lacks(kind, tables)]
    assert not missing, "\n".join(missing)
    for rows in tables.values():
        assert set(rows) == set(kinds), "a row for an event that is not one of the game's"


def test_what_an_event_lacks_is_named() -> None:
    class Blown(Event, frozen=True):
        pass

    Blown.__doc__ = ""
    assert len(list(lacks(Blown, {"SENTENCES": {DiceRolled: "x"}, "MOTIONS": {}}))) == 3
    assert not list(lacks(DiceRolled, {"SENTENCES": {DiceRolled: "x"}, "MOTIONS": {DiceRolled: "x"}}))
