"""The last page of a match of Factions: why it is over, and what each side had left."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.app.matches.match import Match
from game.core.state import Outcome
from game.ui.games.end_words import reason_of, score_rows
from game.ui.games.factions.figures import seat_figures
from game.ui.games.game_ui import game_ui_of
from game.ui.review.end_screen import EndScreen
from tests.journeys.driver import Driver
from tests.ui.table.many_tables import a_match

END = game_ui_of("factions").end


def _over(outcome: Outcome, answers: int = 40) -> Match:
    """Return a match that computer players have begun, and that is said to be over so."""
    match = a_match("factions", "cc")
    for _ in range(answers):
        assert match.players.step()
    match.state = replace(match.state, outcome=outcome, decision=None)
    return match


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (Outcome("capital", (1,), (0, 100)), "Blue's capital has fallen."),
        (Outcome("capital", (0,), (100, 0)), "Amber's capital has fallen."),
        (Outcome("capital", (), (0, 0)), "Both capitals have fallen."),
        (Outcome("cycles", (0,), (90, 70)), "The last cycle is over, and the stronger capital wins."),
        (Outcome("cycles", (), (90, 90)), "The last cycle is over, and the capitals are equal."),
    ],
)
def test_each_end_has_its_reason_and_the_cycle_in_which_it_came(outcome: Outcome, said: str) -> None:
    match = _over(outcome)
    cycle = match.view(0).table.turn.cycle
    assert cycle > 0
    assert reason_of(END, match) == f"{said} It was cycle {cycle}."


def test_the_page_counts_capital_units_and_zones() -> None:
    match = _over(Outcome("capital", (1,), (0, 85)), answers=60)
    table = match.view(0).table
    assert [column.head for column in END.columns] == ["Capital", "Units", "Zones"]
    for seat, (_, cells) in enumerate(score_rows(END, match)):
        mine = [unit for unit in table.units.values() if unit.seat == seat and unit.id != table.players[seat].capital]
        assert cells[1:3] == (("0", "85")[seat], str(len(mine)))
        # The flag beside the name at the table tells the same.
        flag = next(one for one in seat_figures(table, seat, 0, match.players.names).counters if one.place == "zones")
        assert cells[3] == str(flag.value)
    assert any(int(cells[2]) for _, cells in score_rows(END, match))


def test_the_page_opens_with_it(driver: Driver) -> None:
    driver.app.stack.push(EndScreen(_over(Outcome("capital", (1,), (0, 85))), lambda: None))
    driver.frames()
    page = driver.scene
    assert isinstance(page, EndScreen) and page._title == "Amber wins"
    assert page._why.startswith("Blue's capital has fallen.")


def test_what_it_is_won_by_says_whether_a_capital_falls_at_zero() -> None:
    # rule: factions/the_end
    table = a_match("factions", "cc").state.table
    capital = table.units[table.players[1].capital]
    hurt = replace(table, units=table.units | {capital.id: replace(capital, damage=30)})
    assert END.goal is not None
    assert END.goal(hurt, 0) == ("Bring the other capital below 0", "70 to your 100")
    assert END.goal(replace(hurt, at_zero=True), 1) == ("Bring the other capital to 0", "100 to your 70")
