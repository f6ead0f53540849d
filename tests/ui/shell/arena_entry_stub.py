"""Arena as the shell needs it, for as long as the list of games does not hold it: set-ups from documents."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.games import GAMES, Listed
from game.app.maps import read_map
from game.core.ruleset import Ruleset
from game.rules.arena.army_cards import ARMY_CARDS
from game.rules.arena.decks import PREMADE
from game.rules.arena.ruleset import ARENA
from game.rules.arena.setup import ArenaSetup, SeatSetup
from game.rules.arena.spell_cards import SPELL_CARDS


class ArenaEntryStub:
    """Reads set-up documents, and nothing else."""

    ruleset: Ruleset = ARENA

    def content(self) -> Any:
        return [tuple(ARMY_CARDS.values()), tuple(SPELL_CARDS.values())]

    def board_of(self, setup: ArenaSetup) -> Any:
        return setup.board

    def setup(self, document: dict[str, Any]) -> ArenaSetup:
        board = read_map(Path(document["map"])).battlefield
        assert board is not None
        return ArenaSetup(tuple(_seat(seat) for seat in document["seats"]), board)


def _seat(told: dict[str, Any]) -> SeatSetup:
    if "colour" in told:
        army = PREMADE[told["colour"]]
        return SeatSetup(army.cards, army.spells, told["name"])
    keys = {card.name: card.key for cards in (ARMY_CARDS, SPELL_CARDS) for card in cards.values()}
    army_keys, spell_keys = (tuple(keys[name] for name in told[place]) for place in ("army", "spells"))
    return SeatSetup(army_keys, spell_keys, told["name"])


def list_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Arena be in the list of games."""
    if "arena" not in GAMES:
        monkeypatch.setitem(GAMES, "arena", Listed("Arena", ArenaEntryStub))  # type: ignore[arg-type]
