"""The toy game among the listed games, and a home of the test's own."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.app.games import entries as games
from game.app.games.game_entry import GameEntry
from tests.app.toy_game import STONES, StonesSetup
from tests.homes import own_home as own_home


class StonesEntry(GameEntry):
    ruleset = STONES
    #: Tests change this to stand for other cards.
    cards_of: list[str] = ["stone"]

    def cards(self) -> list[dict[str, Any]]:
        return [{"key": name, "name": name.capitalize()} for name in self.cards_of]

    def setup(self, document: dict[str, Any]) -> Any:
        return msgspec.convert(document, StonesSetup)

    def load_position(self, document: dict[str, Any]) -> Any:
        raise ValueError("pieces: this game has none")

    def write_position(self, state: Any, names: Any) -> dict[str, Any]:
        return {"stones": state.table.stones}

    def prompt_text(self, table: Any, decision: Any, names: Any) -> str:
        return f"{names[decision.seat]}: take stones."

    def answer_text(self, table: Any, command: Any, names: Any) -> str:
        return str(command)


@pytest.fixture(autouse=True)
def stones(monkeypatch: pytest.MonkeyPatch) -> StonesEntry:
    entry = StonesEntry()
    monkeypatch.setitem(games.GAMES, "stones", games.Listed("Stones", lambda: entry))
    return entry
