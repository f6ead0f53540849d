"""Events that only scenarios bring about: creatures that come and go, and ground that changes."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from game.core.applying import with_player, without
from game.core.cards import Card
from game.core.events import Event
from game.geometry.squares import Cell
from game.rules.skirmish import table_changes
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.table import Table


class CreatureArrived(Event, frozen=True):
    """A creature came to the board with a card of its own, numbered ``card``; ``piece`` is its number in the script."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    card: int
    key: str
    cell: Cell
    damage: int
    tapped: bool

    def apply(self, table: Table) -> Table:
        table = replace(table, cards={**table.cards, self.card: Card(self.key, self.seat)})
        table = table_changes.with_new_creature(table, self.seat, self.card, self.key, self.cell)
        if not self.damage and not self.tapped:
            return table
        return table_changes.with_creature(table, self.card, damage=self.damage, tapped=self.tapped)


class CreatureLeft(Event, frozen=True):
    """A creature left the board undefeated; its card and the attached cards went to their owners' piles."""

    creature: int

    def apply(self, table: Table) -> Table:
        creature = table.creatures[self.creature]
        creatures = {number: one for number, one in table.creatures.items() if number != self.creature}
        table = table_changes.stopped_again(table, replace(table, creatures=creatures), self.creature)
        for card in creature.attached:
            table = table_changes.discarded(table, card)
        owner = table.cards[creature.id].owner
        return with_player(table, owner, graveyard=(*table.players[owner].graveyard, creature.id))


class CreatureGiven(Event, frozen=True):
    """A creature changed to the control of a seat. Its card goes to its owner's graveyard all the same."""

    reveals: ClassVar[bool] = True

    creature: int
    seat: int

    def apply(self, table: Table) -> Table:
        return table_changes.with_creature(table, self.creature, seat=self.seat)


class HandCardDiscarded(Event, frozen=True):
    """A card of a hand went to its owner's discard pile, at random."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int

    def apply(self, table: Table) -> Table:
        player = table.players[self.seat]
        return table_changes.discarded(with_player(table, self.seat, hand=without(player.hand, self.card)), self.card)


class GroundChanged(Event, frozen=True):
    """Some squares became another kind of ground."""

    reveals: ClassVar[bool] = True

    cells: tuple[Cell, ...]
    terrain: str
    board: Board

    def apply(self, table: Table) -> Table:
        return replace(table, board=self.board)
