"""What is counted in simulated games of Heroes."""

from __future__ import annotations

from typing import Any

from game.app.games.counted import Counted
from game.rules.heroes.cards.all_cards import record_of
from game.rules.heroes.state.commands import CompleteQuest, PlayCard, StrikeWith, UsePower
from game.rules.heroes.state.table import Table


class HeroesCounted(Counted):
    """Cards from the hand, powers, quests completed and strikes with weapons."""

    plays = (PlayCard, UsePower, CompleteQuest, StrikeWith)

    def turn(self, table: Table) -> object:
        return table.turn.number

    def first_seat(self, table: Table) -> int:
        return table.turn.seat

    def card(self, table: Table, command: Any) -> str:
        """Return a card's name, and what is done with it if it is not played."""
        if isinstance(command, UsePower):
            return f"{_name_of_source(table, command.source)}: power"
        if isinstance(command, StrikeWith):
            return f"{table.permanents[command.weapon].record.name}: strike"
        name = record_of(table.cards[command.card].key).name
        return f"{name}: quest completed" if isinstance(command, CompleteQuest) else name


def _name_of_source(table: Table, source: int) -> str:
    """Return what a power belongs to: something in play, or a card elsewhere."""
    permanent = table.permanents.get(source)
    return permanent.record.name if permanent is not None else record_of(table.cards[source].key).name
