"""When a computer player offers to give up, and to whom: at each limit, and one past it."""

from __future__ import annotations

import pytest

from game.app.matches.match import Match
from game.app.thinking.giving_up import HOPELESS, GivingUp, Prospects
from game.core.commands import Concede
from tests.ui.table.many_tables import a_match

LOST, NOT_QUITE = HOPELESS - 0.001, HOPELESS


@pytest.mark.parametrize(
    ("judged", "is_hopeless"),
    [
        ([(1, LOST), (2, LOST)], True),
        ([(1, LOST), (1, LOST)], False),
        ([(1, LOST), (2, NOT_QUITE)], False),
        ([(1, NOT_QUITE), (1, LOST), (2, LOST)], False),
        ([(1, NOT_QUITE), (2, LOST), (3, LOST)], True),
        ([(1, LOST), (2, LOST), (2, NOT_QUITE)], False),
        ([(1, LOST), (2, None), (2, LOST)], True),
        ([(1, LOST), (2, None)], False),
        ([], False),
    ],
)
def test_two_turns_in_a_row_must_be_lost_from_end_to_end(
    judged: list[tuple[int, float | None]], is_hopeless: bool
) -> None:
    prospects = Prospects()
    for turn, chance in judged:
        prospects.judge(turn, chance)
    assert prospects.is_hopeless is prospects.offers is is_hopeless


def test_who_was_refused_is_silent_for_five_turns_of_its_own() -> None:
    prospects = Prospects()
    prospects.judge(1, LOST)
    prospects.judge(2, LOST)
    prospects.refuse()
    offered = []
    for turn in range(3, 9):
        prospects.judge(turn, LOST)
        offered.append(prospects.offers)
    assert offered == [False, False, False, False, True, True]


def lost_at(match: Match, seat: int) -> GivingUp:
    """Return what a match says when a seat has lost as far as it can tell."""
    giving_up = GivingUp(match)
    prospects = giving_up._prospects.setdefault(seat, Prospects())
    prospects.judge(1, LOST)
    prospects.judge(2, LOST)
    return giving_up


@pytest.mark.parametrize(
    ("game", "kinds", "seat", "offers"),
    [
        ("heroes", "hc", 1, True),
        ("heroes", "cc", 1, False),  # nobody is there to accept
        ("skirmish", "hccc", 1, True),
        ("skirmish", "hccc", 2, False),  # the person's own side
        ("skirmish", "hhcc", 2, False),  # a person would lose by it
        ("arena", "hcc", 1, False),  # the match would go on
        ("crawler", "hc", 1, False),  # all would lose
    ],
)
def test_it_is_offered_where_people_win_by_it(game: str, kinds: str, seat: int, offers: bool) -> None:
    shared = {"seats": [{}, {}]} if game == "crawler" else {}
    match = a_match(game, kinds, **shared)
    assert lost_at(match, seat).offered == (seat if offers else None)


def test_only_answers_in_a_turn_of_its_own_are_judged() -> None:
    match = a_match("heroes", "hc")
    giving_up, kinds = GivingUp(match), set()
    for _ in range(40):
        decision = match.decision
        assert decision is not None
        giving_up.judge(1, LOST)
        assert bool(giving_up._prospects) == (decision.kind == "act")
        giving_up._prospects.clear()
        kinds.add(decision.kind)
        match.submit(decision.seat, match.answers(decision.seat)[-1])
    assert len(kinds) > 1


def test_what_was_refused_or_is_over_is_not_offered() -> None:
    match = a_match("heroes", "hc")
    giving_up = lost_at(match, 1)
    giving_up.refuse()
    assert giving_up.offered is None
    other = lost_at(match, 1)
    assert match.submit(1, Concede(1)) is None and match.outcome is not None
    assert other.offered is None
