"""Where the effects of the Alliance's cards end, and what becomes of them when something comes between."""

from __future__ import annotations

import pytest

from game.rules.factions.commands import (
    ChooseUnit,
    ChooseZone,
    DeclareAttack,
    EndActivation,
    Move,
    PlayCard,
    UseAbility,
)
from game.rules.factions.queries import sheet_of
from tests.rules.factions.proof import does_not
from tests.rules.factions.scene import Scene


@does_not("Human Commando")
def test_combine_fire_that_was_paid_for_does_not_need_its_teacher() -> None:
    scene = Scene("Alliance", "Mage Guild")
    commando, trooper = scene.put("Human Commando", 2, damage=20), scene.put("Alliance Trooper", 3)
    squire, enemy = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    scene.put("Sage", 3, 1)
    (bomb,) = scene.hand("Mana Bomb", seat=1)
    play = scene.act(squire, dice=[4]).do(UseAbility(trooper, "Combine Fire"))
    assert (play.prompt, play.asked) == ("respond_stacked", 1)
    play.run(PlayCard(bomb), ChooseUnit(commando))
    assert not play.alive(commando)
    # ATK 8 and 4 more against DEF 16: a natural 4 hits.
    assert play.run(DeclareAttack(squire, enemy)).damage(enemy) == 10


@does_not("Human Commando")
def test_combine_fire_waits_for_the_attack_into_the_next_round() -> None:
    scene = Scene("Alliance")
    commando, squire = scene.put("Human Commando", 3), scene.put("Squire", 3)
    play = scene.act(squire).run(UseAbility(commando, "Combine Fire"), EndActivation())
    while play.table.turn.cycle == 2:
        play.run(EndActivation() if play.prompt == "activation" else play.legal[0])
    assert play.unit(squire).aimed == 4


@does_not("Lorenzo Maydon, Knight of the Alliance", "Red Dragon")
@pytest.mark.parametrize("name", ["Lorenzo Maydon, Knight of the Alliance", "Red Dragon"])
def test_a_move_that_a_blockade_stopped_gives_no_momentum(name: str) -> None:
    scene = Scene("Alliance")
    unit, enemy = scene.put(name, 2, magic=0), scene.put("Black Dragon", 2, 1, magic=0)
    (card,) = scene.hand("Blockade", seat=1)
    play = scene.act(unit, dice=[19]).do(Move(unit, 1), PlayCard(card)).run(ChooseZone(1))
    assert play.zone(unit) == 2
    base = sheet_of(play.table, unit).dam
    assert play.run(DeclareAttack(unit, enemy)).damage(enemy) == base


@does_not("Lorenzo Maydon, Knight of the Alliance", "March the Troopers")
def test_a_march_is_no_momentum() -> None:
    scene = Scene("Alliance")
    lorenzo, enemy = scene.put("Lorenzo Maydon, Knight of the Alliance", 2), scene.put("Black Dragon", 3, 1, magic=0)
    (card,) = scene.hand("March the Troopers")
    play = scene.act(lorenzo, dice=[19]).run(PlayCard(card), Move(lorenzo, 3), DeclareAttack(lorenzo, enemy))
    assert play.damage(enemy) == 20
