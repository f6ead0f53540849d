"""Whom a match asks for a response: who is able to give one, at every event or at key events, or always both."""

from __future__ import annotations

import pytest

from game.core.commands import Command
from game.rules.factions.state.commands import DeclareAttack, Move, Pass
from tests.rules.factions.scene import Scene


def _asked(windows: str, card: str, *, attacks: bool) -> bool:
    """An orc moves, or attacks: is its enemy, who holds that card, asked for a response?"""
    scene = Scene("Kingdom", "Kingdom", windows=windows)
    orc, squire = scene.put("Orc Grunt", 3 if attacks else 2), scene.put("Squire", 3, 1)
    scene.hand(card, seat=1)
    command: Command = DeclareAttack(orc, squire) if attacks else Move(orc, 3)
    play = scene.act(orc).do(command)
    if play.prompt.startswith("respond") and play.asked == 0:
        play.do(Pass())
    return play.prompt == ("respond_attack" if attacks else "respond_move") and play.asked == 1


@pytest.mark.parametrize(
    ("windows", "attacks", "asked"),
    [
        ("able", False, [True, False]),
        ("able", True, [True, False]),
        # A move is no key event: nobody is asked, so nothing is told.
        ("key", False, [False, False]),
        ("key", True, [True, False]),
        ("always", False, [True, True]),
        ("always", True, [True, True]),
    ],
)
def test_whether_a_seat_is_asked_tells_its_cards_where_just_the_able_are_asked(
    windows: str, attacks: bool, asked: list[bool]
) -> None:
    """With a battle card in the hand, and with a unit that is no answer."""
    # rule: factions/windows
    assert [_asked(windows, card, attacks=attacks) for card in ("Blockade", "Squire")] == asked


@pytest.mark.parametrize("windows", ["able", "key", "always"])
def test_a_seat_without_build_points_is_asked_only_where_everybody_is(windows: str) -> None:
    """A card that cannot be paid is no answer."""
    scene = Scene("Kingdom", "Kingdom", windows=windows)
    orc, squire = scene.put("Orc Grunt", 3), scene.put("Squire", 3, 1)
    scene.hand("Blockade", seat=1)
    scene.points(1, 0)
    play = scene.act(orc).do(DeclareAttack(orc, squire))
    if play.prompt.startswith("respond") and play.asked == 0:
        play.do(Pass())
    assert (play.prompt == "respond_attack" and play.asked == 1) == (windows == "always")
