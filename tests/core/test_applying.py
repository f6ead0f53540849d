"""Changes of a table that events of all games share."""

from __future__ import annotations

import msgspec
import pytest

from game.core.applying import with_player, without


class Player(msgspec.Struct, frozen=True):
    gold: int = 0
    hand: tuple[int, ...] = ()


class Table(msgspec.Struct, frozen=True):
    players: tuple[Player, ...] = (Player(), Player(1))
    turn: int = 3


def test_one_player_is_changed_and_nothing_else() -> None:
    before = Table()
    after = with_player(before, 1, hand=(4,))
    assert after == Table((Player(), Player(1, (4,)))) and after.players[0] is before.players[0]
    assert before == Table()


def test_a_card_leaves_a_zone_once() -> None:
    assert without((4, 7, 4), 4) == (7, 4)
    assert without((7,), 7) == ()


def test_a_card_that_is_not_known_to_lie_there_is_one_of_those_that_are_unknown() -> None:
    assert without((0, 7, 0), 4) == (7, 0)
    with pytest.raises(ValueError, match="not in list"):
        without((7,), 4)
