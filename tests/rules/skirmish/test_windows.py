"""Whom a match asks for a response: who is able to give one, or whoever might be for all the others know."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.skirmish import card_events as ce
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Play, Scene


def _shot_at(windows: str, *hand: str, tapped: bool = False, near: bool = False) -> Play:
    """Let an archer shoot at an assassin whose owner holds these cards, or taps to strike it where it stands beside."""
    scene = Scene(windows=windows)
    archer = scene.put("elf_archer", (5, 5))
    assassin = scene.put("drow_assassin", (6, 5) if near else (9, 5), 1, tapped=tapped)
    scene.hand(*hand, seat=1)
    return scene.play(archer).do(c.Attack(archer, assassin) if near else c.UsePower(archer, 0))


def _asks(play: Play) -> bool:
    return (play.prompt, play.asked) == ("respond", 1)


@pytest.mark.parametrize(("windows", "tells"), [("always", False), ("able", True)])
def test_whether_a_seat_is_asked_tells_its_cards_only_where_just_the_able_are_asked(windows: str, tells: bool) -> None:
    # rule: skirmish/windows
    assert [_asks(_shot_at(windows, card)) for card in ("dodge", "web")] == [True, not tells]


@pytest.mark.parametrize("windows", ["always", "able"])
@pytest.mark.parametrize("shut_out", [{"hand": ()}, {"hand": ("dodge",), "tapped": True}], ids=["no card", "tapped"])
def test_what_everybody_sees_to_be_impossible_is_asked_in_no_mode(windows: str, shut_out: dict[str, Any]) -> None:
    given = dict(shut_out)
    assert not _asks(_shot_at(windows, *given.pop("hand"), **given))


@pytest.mark.parametrize("windows", ["always", "able"])
def test_what_lies_open_is_asked_about_without_a_card(windows: str) -> None:
    assert _asks(_shot_at(windows, near=True))


@pytest.mark.parametrize("windows", ["always", "able"])
@pytest.mark.parametrize("card", ["dodge", "web", "block"])
def test_who_passes_is_told_to_have_passed_whether_it_was_asked_or_not(windows: str, card: str) -> None:
    play = _shot_at(windows, card)
    told = play.happened(ce.ResponsePassed)
    if _asks(play):
        assert not told
        play.passes()
        told = play.happened(ce.ResponsePassed)
    assert [(event.seat, event.action) for event in told] == [(1, play.happened(ce.ActionDone)[-1].action)]


@pytest.mark.parametrize("windows", ["always", "able"])
@pytest.mark.parametrize("shut_out", [{"hand": ()}, {"hand": ("dodge",), "tapped": True}], ids=["no card", "tapped"])
def test_nothing_is_reported_for_one_whom_everybody_sees_to_be_unable(windows: str, shut_out: dict[str, Any]) -> None:
    given = dict(shut_out)
    assert not _shot_at(windows, *given.pop("hand"), **given).happened(ce.ResponsePassed)


def test_each_opponent_who_is_passed_over_is_reported_in_the_order_of_the_window() -> None:
    scene = Scene(seats=4)
    scene.turn = type(scene.turn)(1, 2, "action")
    archer = scene.put("elf_archer", (5, 5), 2)
    for seat in (1, 3):
        scene.put("drow_assassin", (12, 5 + seat), seat)
        scene.hand("web", seat=seat)
    scene.hand("block")
    scene.put("dragon_knight", (1, 1), 0)
    play = scene.play(archer).do(c.MoveCreature(archer, (5, 6)))
    assert [event.seat for event in play.happened(ce.ResponsePassed)] == [3, 1]  # The partner is no opponent.
