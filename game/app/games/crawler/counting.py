"""What is counted in simulated games of Crawler."""

from __future__ import annotations

from typing import Any

from game.app.games.counted import Counted
from game.rules.crawler.cards.all_cards import record_of
from game.rules.crawler.setup import CrawlerSetup
from game.rules.crawler.state.commands import PlayCard, UseCard
from game.rules.crawler.state.table import Table


class CrawlerCounted(Counted):
    """Cards from the hand, and Permanents used."""

    deck_field = ""
    plays = (PlayCard, UseCard)

    def turn(self, table: Table) -> object:
        """Return the number of the round."""
        return table.round.number

    def deck(self, setup: CrawlerSetup, seat: int) -> str:
        """Return the decks that all share."""
        return setup.decks.name

    def card(self, table: Table, command: Any) -> str:
        """Return a card's name."""
        name = record_of(table.cards[command.card]).name
        return f"{name}: used" if isinstance(command, UseCard) else name
