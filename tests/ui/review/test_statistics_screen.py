"""The page of statistics, through the window: with nothing, by opponent, written into a file, and forgotten."""

from __future__ import annotations

from game.app.files import folders
from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.app.records.unfinished import list_journals
from game.app.simulation.intervals import Share
from game.app.statistics.figures import Dice
from game.app.statistics.groups import CardFigures, Group
from game.core.commands import Concede
from game.ui.art.palette import THEMES
from game.ui.games.dice_counts import dice_of
from game.ui.review.statistics_pictures import card_bars, group_table, luck_words
from game.ui.review.statistics_screen import StatisticsScreen
from tests.journeys.driver import Driver


def a_finished(game: str = "skirmish") -> Match:
    entry = entry_of(game)
    seatings = (Seating("Ann"), Seating("Bob", "hard"))
    match = Match.new(entry.ruleset, entry.setup({}), seatings, 3, Journal())
    assert match.asked is not None
    match.submit(match.asked, match.answers(match.asked)[0])
    assert match.asked is not None
    assert match.submit(match.asked, Concede(match.asked)) is None and match.outcome is not None
    return match


def page_of(driver: Driver) -> StatisticsScreen:
    assert isinstance(driver.scene, StatisticsScreen)
    return driver.scene


def test_the_page_shows_writes_and_forgets(driver: Driver) -> None:
    driver.click_on("Statistics")
    page = page_of(driver)
    assert not [name for name in driver.names if name != "Back"]
    driver.click_on("Back")
    a_finished()
    a_finished("arena")
    driver.click_on("Statistics")
    page = page_of(driver)
    driver.frames(200)
    assert page.statistics.left == 0 and len(page.statistics.matches) == 2
    driver.click_on("Game: Arena", "By: By opponent", "Write as CSV")
    [written] = (folders.home() / "statistics").iterdir()
    assert written.read_text().count("\n") == 2 and str(written) in page._said
    driver.click_on("Forget all statistics", "Cancel")
    assert len(page.statistics.matches) == 2
    driver.click_on("Forget all statistics", "Forget")
    assert page.statistics.matches == [] and len(list_journals()) == 2
    assert not [name for name in driver.names if name != "Back"]


def test_dice_are_counted_as_on_the_last_page_and_not_for_games_without() -> None:
    assert all(one == Dice() for one in dice_of("heroes")(a_finished("heroes")))
    assert dice_of("no game")(a_finished()) == []


def test_pictures_are_as_wide_as_their_place_with_words_of_any_size() -> None:
    theme = THEMES["walnut"]
    groups = [
        Group("A name that is rather long for a table of figures", 3, Share(1.5, 3), 120, 8.5, 900, 61, 0.02),
        Group("None", 1, Share(0, 1), 2, 0, 0, 0, None),
    ]
    cards = [CardFigures("Bolt", "arena", 9, Share(1, 2)), CardFigures("Axe", "arena", 1, Share(0, 1))]
    for width in (1000, 600, 280):
        for px in (15, 30):
            assert group_table("Map", groups, width, px, theme).get_width() == width
            assert card_bars(cards, width, px, theme).get_width() == width
    # Where the columns have no room, a group has more lines than one.
    large, small = group_table("Map", groups, 400, 30, theme), group_table("Map", groups, 1000, 15, theme)
    assert large.get_height() > 2 * small.get_height()
    assert (luck_words(0.031), luck_words(-0.2), luck_words(None)) == ("+3.1 %", "-20.0 %", "")
