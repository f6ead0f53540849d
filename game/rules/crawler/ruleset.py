"""Crawler as the engine knows it: which chapter does what."""

from __future__ import annotations

from typing import Any

from game.core.events import Event
from game.core.gathering import any_of
from game.core.ruleset import Profile
from game.core.scenario import events as scenario_facts
from game.core.scenario.ruleset import ScenarioRuleset
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.crawler import beginning, invariants, view
from game.rules.crawler.chapters import CHAPTERS, AnyStep
from game.rules.crawler.match_end import finish
from game.rules.crawler.scenario import SCENARIO
from game.rules.crawler.setup import CrawlerSetup
from game.rules.crawler.state import card_events, events, scenario_events
from game.rules.crawler.state.commands import AnyCommand
from game.rules.crawler.state.table import Table


class Crawler(ScenarioRuleset):
    """A party of Adventurers against the Dungeon, led by one player or by up to four together."""

    profile = Profile("crawler", "Crawler", least_seats=1, most_seats=4, longest=8_000, hidden=False, together=True)
    setup_type: Any = CrawlerSetup
    state_type: Any = State[Table, AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = any_of(Event, card_events, events, scenario_events, scenario_facts)
    chapters = CHAPTERS
    scenario = SCENARIO

    flaws_of_setup = staticmethod(beginning.flaws_of_setup)
    begin = staticmethod(beginning.begin)
    table_for = staticmethod(view.table_for)
    redeal = staticmethod(view.redeal)
    flaws = staticmethod(invariants.flaws)

    def concede(self, draft: Draft[Table, Step], seat: int) -> None:
        """Give up for the whole party, at any seat's command."""
        # rule: crawler/the_end
        finish(draft, "conceded")


CRAWLER = Crawler()
