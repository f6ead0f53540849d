"""Crawler as the engine knows it: which chapter does what."""

from __future__ import annotations

from typing import Any

from game.core.base_ruleset import BaseRuleset
from game.core.events import Event
from game.core.gathering import any_of
from game.core.ruleset import Profile
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.crawler import invariants, setup, view
from game.rules.crawler.chapters import CHAPTERS, AnyStep
from game.rules.crawler.match_end import finish
from game.rules.crawler.setup import CrawlerSetup
from game.rules.crawler.state import card_events, events
from game.rules.crawler.state.commands import AnyCommand
from game.rules.crawler.state.table import Table


class Crawler(BaseRuleset):
    """A party of Adventurers against the Dungeon, led by one player or by up to four together."""

    profile = Profile("crawler", "Crawler", least_seats=1, most_seats=4, longest=8_000, hidden=False, together=True)
    setup_type: Any = CrawlerSetup
    state_type: Any = State[Table, AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = any_of(Event, card_events, events)
    chapters = CHAPTERS

    flaws_of_setup = staticmethod(setup.flaws_of_setup)
    begin = staticmethod(setup.begin)
    table_for = staticmethod(view.table_for)
    redeal = staticmethod(view.redeal)
    flaws = staticmethod(invariants.flaws)

    def concede(self, draft: Draft[Table, Step], seat: int) -> None:
        """Give up for the whole party, whoever does it."""
        # rule: crawler/the_end
        finish(draft, "conceded")


CRAWLER = Crawler()
