"""Campaigns on the page of scenarios, and where the end of a chapter leads."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.app.campaigns.campaign import Campaign, read_campaign
from game.app.campaigns.playing import begin_chapter, is_won
from game.app.campaigns.progress import keep_won, progress_of
from game.app.matches.match import Match
from game.core.scenario.carried import Carried
from game.core.state import Outcome
from game.ui.review.end_screen import EndScreen
from game.ui.scenarios.page import ScenariosPage
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver

STAIR = Path(__file__).resolve().parents[3] / "maps" / "crawler" / "campaigns" / "the_long_stair"


@pytest.fixture
def campaign(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Campaign:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    found = read_campaign(STAIR).campaign
    assert found is not None
    return found


def _page(driver: Driver) -> ScenariosPage:
    page = ScenariosPage(("crawler",))
    driver.app.stack.push(page)
    while page.is_moving:
        driver.frames(1, 0.05)
    return page


def test_a_chapter_can_be_played_once_those_before_it_are_won(campaign: Campaign, driver: Driver) -> None:
    _page(driver)
    assert {"The Long Stair", "The Long Stair: The Lost Flock"} <= set(driver.names)
    assert "The Long Stair: The Red Stair" not in driver.names
    keep_won(campaign.name, 0, Carried())
    driver.app.stack.pop()
    page = _page(driver)
    assert "The Long Stair: The Red Stair" in driver.names
    assert "The Long Stair: The Drowned Hall" not in driver.names
    driver.click_on("The Long Stair")
    assert page not in driver.app.stack.scenes
    scenes = [scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene)]
    assert scenes[0].match.state.table.scenario.script.title == "The Red Stair"


def _ended(match: Match, *, won: bool) -> Match:
    """Return the match as if it had ended so now."""
    outcome = Outcome(winners=(0,) if won else (), reason="objectives", scores=())
    match.state = replace(match.state, decision=None, outcome=outcome)
    return match


def test_a_won_chapter_leads_to_the_next_one(campaign: Campaign, driver: Driver) -> None:
    match = _ended(begin_chapter(campaign, 0), won=True)
    assert is_won(match)
    driver.app.stack.push(EndScreen(match, rematch=lambda: None))
    driver.rest(1)
    assert "Next chapter" in driver.names
    assert progress_of(campaign.name).won == (0,)
    driver.click_on("Next chapter")
    scenes = [scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene)]
    assert scenes[0].match.state.table.scenario.script.title == "The Red Stair"


def test_a_lost_chapter_offers_itself_again(campaign: Campaign, driver: Driver) -> None:
    begun: list[str] = []
    match = _ended(begin_chapter(campaign, 0), won=False)
    driver.app.stack.push(EndScreen(match, rematch=lambda: begun.append("again")))
    driver.rest(1)
    assert "Next chapter" not in driver.names
    assert progress_of(campaign.name).won == ()
    driver.click_on("Again")
    assert begun == ["again"]


def test_the_last_chapter_tells_the_end_of_the_campaign(campaign: Campaign, driver: Driver) -> None:
    end = EndScreen(_ended(begin_chapter(campaign, 3), won=True), rematch=lambda: None)
    driver.app.stack.push(end)
    driver.rest(1)
    assert campaign.ending in end._why
    assert {"Next chapter", "Rematch"}.isdisjoint(driver.names)
