"""Battle cards, locations and equipment of the Mage Guild, and those it shares with the Underworld."""

from __future__ import annotations

from game.rules.factions import events as e
from game.rules.factions.commands import (
    ChooseUnit,
    ChooseZone,
    Done,
    Move,
    PlayCard,
    UseAbility,
)
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import CAPITALS, Scene

# Mana Bomb


@does("Mana Bomb")
def test_mana_bomb_goes_off_near_anybodys_wizard() -> None:
    scene = Scene("Mage Guild")
    theirs, beside, away = (
        scene.put("Apprentice Mage", 4, 1),
        scene.put("Heavy Blade", 3, 1),
        scene.put("Heavy Blade", 2, 1),
    )
    (card,) = scene.hand("Mana Bomb")
    play = scene.building().do(PlayCard(card))
    assert play.answers(ChooseUnit) == [ChooseUnit(CAPITALS[1]), ChooseUnit(theirs), ChooseUnit(beside)]
    assert play.code(ChooseUnit(away)) == "out_of_range"
    assert play.run(ChooseUnit(beside)).damage(beside) == 30


@does_not("Mana Bomb")
def test_mana_bomb_does_nothing_once_no_wizard_is_near_its_target() -> None:
    scene = Scene("Mage Guild")
    scene.put("Mage", 2)
    target, other = scene.put("Heavy Blade", 3, 1), scene.put("Heavy Blade", 3, 1)
    (card,) = scene.hand("Mana Bomb")
    (march,) = scene.hand("March the Troopers", seat=1)
    play = scene.building().do(PlayCard(card), ChooseUnit(target), PlayCard(march)).passes()
    play.do(Move(target, 4), Done()).passes()
    assert [play.damage(unit) for unit in (target, other)] == [0, 0]
    assert "fizzled" in [event.how for event in play.happened(e.EntryLeft)]


@does_not("Teleportation Relic")
def test_teleportation_does_not_move_who_is_immune_to_magic() -> None:
    scene = Scene("Mage Guild")
    dragon = scene.put("Black Dragon", 1, equipment=["Teleportation Relic"])
    play = scene.act(dragon).run(UseAbility(dragon, "Teleportation"), ChooseZone(4))
    assert (play.zone(dragon), play.unit(dragon).magic) == (1, 3)
    assert [event.unit for event in play.happened(e.Unaffected)] == [dragon]
