"""What an event needs in its game: what it does to the table, its sentence in the log, its motion on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
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
    """Return the table of that name of a game, wherever it stands; none for a game that goes without."""
    for pattern in TABLES[table][0]:
        # A game may have its words elsewhere, or stand in a package of its own.
        with suppress(ModuleNotFoundError):
            rows = getattr(import_module(pattern.format(game)), table, None)
            if rows is not None:
                return rows
    return {}


def lacks(kind: type[Event], tables: Mapping[str, Mapping[type[Event], object]]) -> Iterator[str]:
    """Yield what an event of a game with these tables lacks, in words."""
    if kind.apply is Event.apply:
        yield "it has no `apply`; derive it from Notice if the table stays as it is"
    for table, rows in tables.items():
        if rows and not rows.get(kind):
            yield f"no row of {table} has its {TABLES[table][1]}, or the reason why it has none"


@pytest.mark.parametrize("game", GAMES)
def test_events_lack_nothing(game: str) -> None:
    tables = {table: rows_of(game, table) for table in TABLES}
    kind = entry_of(game).ruleset.event_type
    kinds = get_args(kind) or (kind,)
    missing = [f"{kind.__name__}: {lack}" for kind in kinds for lack in lacks(kind, tables)]
    assert not missing, "\n".join(missing)
    for rows in tables.values():
        assert not rows or set(rows) == set(kinds), "a row for an event that is not one of the game's"


def test_what_an_event_lacks_is_named() -> None:
    class Blown(Event, frozen=True):
        pass

    assert len(list(lacks(Blown, {"SENTENCES": {DiceRolled: "x"}, "MOTIONS": {}}))) == 2
    assert not list(lacks(DiceRolled, {"SENTENCES": {DiceRolled: "x"}, "MOTIONS": {DiceRolled: "x"}}))
