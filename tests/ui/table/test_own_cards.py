"""A seat passes by itself at its own card; what another seat has answered in between is never taken back with it."""

from __future__ import annotations

import pytest

from game.app.matches.match import Match, default_seatings
from game.core.commands import Pass
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from game.ui.screens.items import Offer
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait
from tests.rules.factions.scene import Scene


def _played() -> tuple[Driver, TableScene]:
    """Seat 0 has played a card, and seat 1 sits at the screen to answer it."""
    scene = Scene("Underworld", windows="always")
    scene.build("Barracks", 3)
    (skeleton,) = scene.hand("Skeleton")
    scene.hand("Blockade", seat=1)
    match = Match.from_state(FACTIONS, scene.building().state, default_seatings(2))
    driver, table = at_the_table(match)
    for answer in (c.PlayCard(skeleton), c.ChooseZone(3)):
        assert wait(driver, table)
        table.answering.give(next(offer for offer in table.answering.offers.all if offer.commands == (answer,)))
    assert wait(driver, table) and table.seat == 1 and table.match.asked == 1
    return driver, table


def test_a_pass_given_by_itself_after_another_seat_answered_stays() -> None:
    driver, table = _played()
    match = table.match
    table.answering.give(next(offer for offer in table.answering.offers.all if offer.commands == (Pass(),)))
    # The player of the card is asked about it, and passes without being bothered.
    assert wait(driver, table) and table.seat == 0
    assert [answer.seat for answer in match.given][-2:] == [1, 0] and not match.state.table.stack
    revision = match.revision
    assert table.answering.why_no_undo() != "" and not match.can_undo(0) and not match.can_undo(1)
    table.answering.undo()
    assert match.revision == revision, "neither the pass nor the other seat's answer is taken back"


def test_what_is_answered_after_it_is_taken_back_alone() -> None:
    driver, table = _played()
    match = table.match
    table.answering.give(next(offer for offer in table.answering.offers.all if offer.commands == (Pass(),)))
    assert wait(driver, table) and table.seat == 0
    before, given = match.digest, len(match.given)
    table.answering.give(next(offer for offer in table.answering.offers.all if offer.commands == (Pass(),)))
    assert len(match.given) == given + 1
    assert match.can_undo(0) and match.undo(0) and match.digest == before and len(match.given) == given
    assert not match.can_undo(0)


@pytest.mark.parametrize("windows", ["able", "always"])
def test_who_has_just_ended_the_build_turn_is_not_asked_to_answer_that(windows: str) -> None:
    for asks in (False, True):
        scene = Scene("Kingdom", windows=windows)
        scene.hand("March the Troopers")
        match = Match.from_state(FACTIONS, scene.building().state, default_seatings(2))
        driver, table = at_the_table(match, hold_priority=asks)
        assert wait(driver, table)
        table.answering.give(Offer((c.EndBuild(),), ""))
        driver.frames(4)
        assert wait(driver, table) and match.decision is not None
        is_asked = (match.decision.prompt, match.decision.seat) == ("respond_build_over", 0)
        assert is_asked is asks
        if not asks:
            told = [(answer.seat, bytes(answer.command)) for answer in match.given]
            assert len(told) == 2 and all(seat == 0 for seat, _ in told) and b"Pass" in told[1][1]
            assert table.answering.why_no_undo() == "" or table.seat == 1


def test_once_the_other_has_answered_the_end_of_the_build_turn_the_question_is_asked() -> None:
    scene = Scene("Kingdom", windows="always")
    scene.hand("March the Troopers")
    (blow,) = scene.hand("Powerful Blow", seat=1)
    match = Match.from_state(FACTIONS, scene.building().state, default_seatings(2))
    driver, table = at_the_table(match)
    assert wait(driver, table)
    table.answering.give(Offer((c.EndBuild(),), ""))
    driver.frames(4)
    assert wait(driver, table) and table.seat == 1 and match.submit(1, c.PlayCard(blow)) is None
    while match.state.table.stack and match.decision is not None:
        assert match.submit(match.decision.seat, Pass()) is None
    driver.frames(4)
    assert wait(driver, table) and table.match.decision is not None
    assert (table.match.decision.prompt, table.match.decision.seat) == ("respond_build_over", 0)
