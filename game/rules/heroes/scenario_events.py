"""Events that only scenarios bring about: cards that come into play, and that go."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from game.core.events import Event
from game.rules.heroes.state.table import Card, Permanent, Table
from game.rules.heroes.table_changes import bury_card


class PermanentArrived(Event, frozen=True):
    """A card that was not part of the match came into play; ``piece`` is its number in the script."""

    reveals: ClassVar[bool] = True

    piece: int
    permanent: Permanent

    def apply(self, table: Table) -> Table:
        one = self.permanent
        cards = {**table.cards, one.card: Card(one.key, one.seat)}
        return replace(table, cards=cards, permanents={**table.permanents, one.id: one})


class PermanentRemoved(Event, frozen=True):
    """Something left play undefeated; its card went to its owner's graveyard."""

    permanent: int

    def apply(self, table: Table) -> Table:
        permanents = dict(table.permanents)
        left = permanents.pop(self.permanent)
        return bury_card(replace(table, permanents=permanents), left.card)


class PermanentGiven(Event, frozen=True):
    """Something in play changed to the control of a seat."""

    reveals: ClassVar[bool] = True

    permanent: int
    seat: int

    def apply(self, table: Table) -> Table:
        given = replace(table.permanents[self.permanent], seat=self.seat, since=table.turn.number)
        return replace(table, permanents={**table.permanents, given.id: given})
