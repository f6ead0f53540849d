"""Events that only scenarios bring about: cards that come to the table, and Adventurers that leave it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from game.core.events import Event
from game.rules.crawler.cards.adventurers import ADVENTURERS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.state.table import Adventurer, CrawlerCard, DungeonCard, Table


class CardArrived(Event, frozen=True):
    """A card that was not part of the match came to the table: an Adventurer to the end of the Marching Order, a
    Dungeon card to the Encounter, a Crawler card to the hand, or to the Permanents as one ``in_play``. ``piece`` is its
    number in the script, -1 for a card that was given."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    card: int
    key: str
    wounds: int = 0
    activated: bool = False
    time: int = 0
    in_play: bool = False

    def apply(self, table: Table) -> Table:
        table = replace(table, cards={**table.cards, self.card: self.key})
        now = table.round.number
        if self.key in ADVENTURERS:
            joining = Adventurer(self.card, self.key, self.seat, wounds=self.wounds, activated=self.activated)
            return replace(table, party=(*table.party, joining), size=table.size + 1)
        if self.key in DUNGEON_CARDS:
            entering = DungeonCard(
                self.card, self.key, now, wounds=self.wounds, activated=self.activated, time=self.time
            )
            return replace(table, encounter=(*table.encounter, entering))
        if self.in_play:
            return replace(table, played=(*table.played, CrawlerCard(self.card, self.key, "permanent", now)))
        return replace(table, hand=(*table.hand, self.card))


class AdventurerLeft(Event, frozen=True):
    """An Adventurer left the party alive, and does not come back."""

    adventurer: int

    def apply(self, table: Table) -> Table:
        party = tuple(one for one in table.party if one.id != self.adventurer)
        primary = 0 if table.round.primary == self.adventurer else table.round.primary
        now = replace(table.round, primary=primary)
        return replace(table, party=party, fallen=(*table.fallen, self.adventurer), round=now)


class AdventurerGiven(Event, frozen=True):
    """Another seat leads an Adventurer from now on."""

    reveals: ClassVar[bool] = True

    adventurer: int
    seat: int

    def apply(self, table: Table) -> Table:
        party = tuple(replace(one, seat=self.seat) if one.id == self.adventurer else one for one in table.party)
        return replace(table, party=party)
