"""The armies that there are: those that come with the game, and the player's own."""

from __future__ import annotations

from pathlib import Path

from game.app.games.arena.armies import ArmyEntry, ArmyError, delete_army, list_armies, names_of
from game.app.games.arena.building import COLOURS
from game.rules.arena.decks import PREMADE, Army, colour_of
from game.ui.scenes.kept_list import Kept, KeptList


class ArmyList(KeptList):
    """Armies of Arena, with the cards that they consist of."""

    word = "army"

    def shipped(self) -> list[Kept]:
        return [Kept(colour.capitalize(), PREMADE[colour], _cards(PREMADE[colour]), colour, colour)
                for colour in COLOURS]  # fmt: skip

    def kept(self) -> list[Kept]:
        return [_row_of(entry) for entry in list_armies()]

    def remove(self, path: Path) -> str:
        try:
            delete_army(path)
        except ArmyError as error:
            return str(error)
        return ""


def _row_of(entry: ArmyEntry) -> Kept:
    army = entry.army
    note = entry.why_not or (_cards(army) if army is not None else "")
    colour = colour_of(army.cards) if army is not None else None
    problem = entry.problem if army is None else ""
    return Kept(entry.name, army, note, colour or "neutral", path=entry.path, problem=problem)


def _cards(army: Army) -> str:
    """The army's cards by their names, each once."""
    return ", ".join(dict.fromkeys(names_of(army.cards)))
