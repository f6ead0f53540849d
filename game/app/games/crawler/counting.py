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
        return table.round.number

    def deck(self, setup: CrawlerSetup, seat: int) -> str:
        return setup.decks.name

    def card(self, table: Table, command: Any) -> str:
        name = record_of(table.cards[command.card]).name
        return f"{name}: used" if isinstance(command, UseCard) else name
