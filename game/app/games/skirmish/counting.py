"""What is counted in simulated games of Skirmish."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.app.games.counted import Counted, Mark, Place
from game.geometry.squares import footprint
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.events import CreatureDestroyed, DamageDealt
from game.rules.skirmish.setup import SkirmishSetup
from game.rules.skirmish.state.commands import Deploy, PlayCard, UsePower
from game.rules.skirmish.state.table import Creature, Table
from game.rules.skirmish.stats import size_of


class SkirmishCounted(Counted):
    """Action cards, creatures deployed and powers; creatures square by square."""

    deck_field = "faction"
    usual_decks = ("drow", "crown")
    plays = (PlayCard, Deploy, UsePower)
    leaves_marks = (CreatureDestroyed, DamageDealt)

    def turn(self, table: Table) -> object:
        return table.turn.number

    def first_seat(self, table: Table) -> int:
        return table.turn.seat

    def card(self, table: Table, command: Any) -> str:
        """Return a card's name, or a creature's with the number of its power."""
        if isinstance(command, UsePower):
            return f"{CREATURES[table.creatures[command.creature].key].name}: power {command.power + 1}"
        key = table.cards[command.card].key
        return ACTIONS[key].name if isinstance(command, PlayCard) else CREATURES[key].name

    def standing(self, table: Table) -> Iterator[tuple[int, Place]]:
        for creature in table.creatures.values():
            for place in _places(creature):
                yield creature.seat, place

    def marks(self, table: Table, event: Any) -> Iterator[Mark]:
        """Yield creatures destroyed, and where those stand that hit somebody from afar."""
        if isinstance(event, CreatureDestroyed):
            creature = table.creatures[event.creature]
            yield from (Mark("fell", creature.seat, place) for place in _places(creature))
        elif event.manner == "ranged" and event.dealer in table.creatures:
            creature = table.creatures[event.dealer]
            yield from (Mark("shot", creature.seat, place) for place in _places(creature))

    def start_areas(self, setup: SkirmishSetup) -> tuple[tuple[Place, ...], ...]:
        return setup.board.starts if setup.board is not None else ()

    def map_source(self, setup: SkirmishSetup) -> str:
        """Return the map of a ready board; a board that is built of tiles has none."""
        return setup.board.source if setup.board is not None else ""


def _places(creature: Creature) -> tuple[Place, ...]:
    return tuple(footprint(creature.cell, size_of(creature)))
