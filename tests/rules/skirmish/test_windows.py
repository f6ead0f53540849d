"""Whom a match asks for a response: who is able to give one, or whoever might be for all that the others know."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Play, Scene


def _shot_at(windows: str, *hand: str, tapped: bool = False, near: bool = False) -> Play:
    """An archer shoots at an assassin whose owner holds these cards, or taps to strike it where it stands beside."""
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
