"""A list of cards while it is being built: how many of each, and what the list is declared for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec


class CardList(msgspec.Struct, frozen=True):
    """Pairs of a card's key and how many of it, in the order in which they came. ``declared`` is what a list says that
    it is for, such as a faction; empty where a game's lists say nothing."""

    cards: tuple[tuple[str, int], ...] = ()
    declared: str = ""

    @property
    def size(self) -> int:
        return sum(count for _, count in self.cards)

    def count_of(self, key: str) -> int:
        return sum(count for held, count in self.cards if held == key)

    def added(self, key: str) -> CardList:
        return self._with(key, self.count_of(key) + 1)

    def removed(self, key: str) -> CardList:
        """Return the list with one less of a card; without that card as it is."""
        return self._with(key, self.count_of(key) - 1)

    def _with(self, key: str, count: int) -> CardList:
        counts = {**dict(self.cards), key: count}
        return msgspec.structs.replace(self, cards=tuple(pair for pair in counts.items() if pair[1] > 0))

    @property
    def keys(self) -> tuple[str, ...]:
        """Return every card as often as the list holds it."""
        return tuple(key for key, count in self.cards for _ in range(count))


def counted(keys: Iterable[str], declared: str = "") -> CardList:
    """Return a list of these cards, each as often as it is named."""
    return CardList(tuple(Counter(keys).items()), declared)
