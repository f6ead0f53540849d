"""No save is rolled that could change nothing: one that can is rolled as ever."""

from __future__ import annotations

import pytest

from game.rules.factions.cards import common_words as w
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.traits import Trait
from game.rules.factions.state import events as e
from game.rules.factions.state.commands import DeclareAttack, UseAbility
from tests.rules.factions.scene import CAPITALS, Play, Scene


def saves(play: Play, why: str) -> list[int]:
    """Return the units that rolled a save for that reason."""
    return [roll.unit for roll in play.happened(e.SaveRolled) if roll.why == why]


def test_no_save_of_a_capital_against_what_defeats_outright(scene: Scene) -> None:
    # rule: factions/saves
    zeal, squire = scene.put("Zeal, Renegade Knight", 5, magic=6), scene.put("Squire", 5, 1)
    play = scene.act(zeal, dice=[6, 6]).run(UseAbility(zeal, "Unleash the Darkness"))
    assert saves(play, "Unleash the Darkness") == [zeal, squire]
    assert (CAPITALS[1], "only damage takes a capital") in [
        (event.unit, event.why) for event in play.happened(e.Unaffected)
    ]


@pytest.mark.parametrize(("faction", "rolls"), [("Kingdom", False), ("Barbarian", True)])
def test_a_save_of_a_capital_against_poison_only_if_it_may_be_activated(faction: str, rolls: bool) -> None:
    # rule: factions/capitals
    scene = Scene("Alliance", faction)  # type: ignore[arg-type]
    fly = scene.put("Doomfly", 5)
    play = scene.act(fly, dice=[10]).run(UseAbility(fly, "Paralyze Poison"))
    assert saves(play, "Paralyze Poison") == ([CAPITALS[1]] if rolls else [])
    assert (play.unit(CAPITALS[1]).tapped, play.unit(CAPITALS[1]).paralyzed) == (rolls, rolls)


@pytest.mark.parametrize(
    ("tapped", "paralyzed", "rolls"), [(True, True, False), (True, False, True), (False, False, True)]
)
def test_a_save_against_poison_only_if_it_would_tap_or_paralyze(tapped: bool, paralyzed: bool, rolls: bool) -> None:
    scene = Scene()
    fly, squire = scene.put("Doomfly", 3), scene.put("Squire", 3, 1, tapped=tapped, paralyzed=paralyzed)
    play = scene.act(fly, dice=[10]).run(UseAbility(fly, "Paralyze Poison"))
    assert saves(play, "Paralyze Poison") == ([squire] if rolls else [])
    assert play.unit(squire).paralyzed


@pytest.mark.parametrize(
    ("name", "tapped", "rolls"),
    [
        ("Squire", True, True),
        ("Squire", False, True),
        # It takes ten off, all that a Blizzard does, and can still be tapped once.
        ("Earth Elemental", True, False),
        ("Earth Elemental", False, True),
    ],
)
def test_a_save_against_a_blizzard_only_if_it_would_hurt_or_tap(name: str, tapped: bool, rolls: bool) -> None:
    scene = Scene()
    mage, target = scene.put("Mage", 3, magic=2), scene.put(name, 3, 1, tapped=tapped)
    play = scene.act(mage, dice=[10]).run(UseAbility(mage, "Blizzard"))
    assert saves(play, "Blizzard") == ([target] if rolls else [])


def test_a_blizzard_taps_no_capital_that_is_never_activated(scene: Scene) -> None:
    mage = scene.put("Mage", 5, magic=2)
    play = scene.act(mage, dice=[10]).run(UseAbility(mage, "Blizzard"))
    # The damage is worth a save.
    assert saves(play, "Blizzard") == [CAPITALS[1]]
    assert (play.damage(CAPITALS[1]), play.unit(CAPITALS[1]).tapped) == (10, False)


def test_no_stun_of_a_capital_that_is_never_activated() -> None:
    scene = Scene("Mage Guild", "Kingdom")
    unit = scene.put("Energy Elemental", 5, magic=0)
    play = scene.act(unit, dice=[10]).run(DeclareAttack(unit, CAPITALS[1]))
    assert play.happened(e.DamageDealt)
    assert (saves(play, "Stun"), play.unit(CAPITALS[1]).tapped) == ([], False)
    scene = Scene("Mage Guild", "Barbarian")
    unit = scene.put("Energy Elemental", 5, magic=0)
    play = scene.act(unit, dice=[10, 10]).run(DeclareAttack(unit, CAPITALS[1]))
    assert (saves(play, "Stun"), play.unit(CAPITALS[1]).tapped) == ([CAPITALS[1]], True)


@pytest.mark.parametrize(("damage", "rolls"), [(0, False), (1, True)])
def test_a_save_for_life_drain_only_if_there_is_damage_to_heal(damage: int, rolls: bool) -> None:
    scene = Scene("Underworld")
    knight, squire = scene.put("Dark Knight", 3, damage=damage, magic=0), scene.put("Squire", 3, 1)
    play = scene.act(knight, dice=[19, 11]).run(DeclareAttack(knight, squire))
    assert play.damage(squire)
    assert saves(play, "Life Drain") == ([knight] if rolls else [])
    assert play.damage(knight) == 0


def test_a_save_against_a_splash_only_if_it_would_hurt() -> None:
    scene = Scene("Barbarian")
    catapult, squire = scene.put("Spiked Catapult", 3), scene.put("Squire", 4, 1)
    shielded = scene.put("Earth Elemental", 4, 1)
    play = scene.act(catapult, dice=[1, 20, 20]).run(DeclareAttack(catapult, squire))
    # Ten damage, all of which the elemental takes off.
    assert saves(play, "Splash") == [squire]
    assert [(hurt.unit, hurt.amount) for hurt in play.happened(e.DamageDealt)] == [(shielded, 0)]


@pytest.mark.parametrize(
    ("attacker", "target", "rolls"),
    [
        # All ten are taken off; one is left; nothing is taken off.
        ((), (w.PARRY,), False),
        ((t.Bonus(dam=1),), (w.PARRY,), True),
        ((t.Penetration(),), (w.PARRY,), True),
        # Without damage there would be a Stun, a Recoil, or a stroke in return.
        ((w.STUN,), (w.PARRY,), True),
        ((), (w.PARRY, w.RECOIL), True),
        ((), (w.GREATER_PARRY,), True),
    ],
)
def test_an_attack_that_does_nothing_is_not_evaded(
    attacker: tuple[Trait, ...], target: tuple[Trait, ...], rolls: bool
) -> None:
    # rule: factions/evading
    scene = Scene("Kingdom", "Mage Guild")
    unit = scene.put("Squire", 3, lasting=attacker)
    foe = scene.put("Earth Elemental", 3, 1, lasting=target, magic=0)
    play = scene.act(unit, dice=[19, 16]).run(DeclareAttack(unit, foe))
    assert bool(play.happened(e.SaveRolled)) == rolls
    assert bool(play.happened(e.DamageEvaded)) == rolls
