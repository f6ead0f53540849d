"""What a creature could reach and attack, asked before anybody moves."""

from __future__ import annotations

from game.rules.skirmish.presentation.threats import Threat, struck_from, threats_of
from game.rules.skirmish.state.table import Table
from tests.rules.skirmish.scene import Scene


def _whole(table: Table, number: int) -> Threat:
    *_, last = threats_of(table, number)
    return last


def test_a_blow_reaches_one_square_beyond_the_speed_and_no_farther() -> None:
    for far, struck in ((7, True), (8, False)):
        scene = Scene()
        own = scene.put("dragon_knight", (2 + far, 5))
        foe = scene.put("drow_blademaster", (2, 5), 1)
        threat = _whole(scene.table(), foe)
        assert max(threat.costs.values()) == 6 and (2, 5) not in threat.costs
        assert (own in threat.struck) is struck


def test_a_tapped_enemy_is_untapped_by_its_turn(scene: Scene) -> None:
    own = scene.put("dragon_knight", (4, 5))
    foe = scene.put("drow_blademaster", (2, 5), 1, tapped=True)
    assert _whole(scene.table(), foe).struck == (own,)


def test_a_shooter_threatens_whom_it_sees_after_a_move() -> None:
    rows = ["................"] * 12
    rows[5] = "........#......."
    scene = Scene(rows)
    own = scene.put("dragon_knight", (14, 5))
    foe = scene.put("elf_archer", (1, 5), 1)
    assert own in _whole(scene.table(), foe).struck


def test_from_a_square_the_active_creature_strikes_those_beside_it_unless_it_is_tapped(scene: Scene) -> None:
    own = scene.put("dragon_knight", (2, 5))
    foe = scene.put("drow_blademaster", (6, 5), 1)
    tapped = scene.put("dragon_knight", (2, 7), tapped=True)
    play = scene.play(own)
    assert struck_from(play.table, own, (5, 5)) == (foe,) and struck_from(play.table, own, (4, 5)) == ()
    assert struck_from(play.table, tapped, (5, 5)) == ()


def test_cards_of_ones_own_hand_count_and_those_of_another_do_not() -> None:
    for cards, struck in (((), False), (("shadow_strike",), False), (("distant_shot",), True)):
        scene = Scene()
        own = scene.put("drow_house_guard", (2, 5))
        foe = scene.put("dragon_knight", (15, 5), 1)
        scene.hand(*cards)
        play = scene.play(own)
        assert struck_from(play.table, own, (3, 5)) == ((foe,) if struck else ())
        assert foe not in _whole(play.table, own).struck
