"""Where the effects of the Mage Guild's units end: timing, reach, price, and what answers them."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.commands import Agree, Done
from game.rules.factions.cards.all_cards import KEYS, record_of
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import CAPITALS, Scene

# Spells


@does_not(
    "Apprentice Mage",
    "Mage",
    "Fire Elemental",
    "Water Elemental",
    "Energy Elemental",
    "Sage",
    "Raven the Destroyer",
    "Wizard Commander Radd",
    "Blue Dragon",
    "Red Dragon",
    "Yellow Dragon",
)
@pytest.mark.parametrize(
    ("name", "ability"),
    [
        ("Apprentice Mage", "Sparks"),
        ("Mage", "Fireball"),
        ("Fire Elemental", "Fireball"),
        ("Water Elemental", "Blizzard"),
        ("Energy Elemental", "Chain Lightning"),
        ("Sage", "Blizzard"),
        ("Raven the Destroyer", "Chain Lightning"),
        ("Wizard Commander Radd", "Sparks"),
        ("Blue Dragon", "Blizzard"),
        ("Red Dragon", "Fireball"),
        ("Yellow Dragon", "Chain Lightning"),
    ],
)
def test_spells_are_cast_in_place_of_the_attacks_and_once_in_a_cycle(name: str, ability: str) -> None:
    price = next(one.magic for one in record_of(KEYS[name]).abilities if one.name == ability)
    spell = c.UseAbility(1, ability)

    def scene(**changes: Any) -> Scene:
        made = Scene()
        assert made.put(name, 3, **changes) == 1
        made.put("Tank of Ragnos", 3, 1)
        return made

    enough = scene(magic=price)
    assert enough.building().code(spell) == "not_its_turn"
    assert enough.act(1, attacks=1, acted=True).code(spell) == "attacks_spent"
    assert enough.act(1, moved=2, gave_up=True).code(spell) == "attacks_spent"
    assert scene(magic=price - 1).act(1).code(spell) == "no_magic"
    spent = 2 if name in ("Raven the Destroyer", "Wizard Commander Radd") else 1
    assert scene(magic=price, spent=spent).act(1).code(spell) == "no_magic"
    play = enough.act(1, dice=[1]).run(spell)
    assert (play.unit(1).magic, play.damage(2)) == (0, 10 if ability == "Fireball" else 0)
    assert play.code(c.DeclareAttack(1, 2)) == "attacks_spent"


@does_not("Mage", "Sage")
def test_spells_reach_the_zones_beside_and_nobody_who_casts_them() -> None:
    for name in ("Mage", "Sage"):
        scene = Scene()
        unit, ally, near, far = (
            scene.put(name, 2, magic=2),
            scene.put("Squire", 1),
            scene.put("Squire", 3, 1),
            scene.put("Squire", 4, 1),
        )
        play = scene.act(unit).do(c.UseAbility(unit, "Blizzard"))
        assert play.answers(c.ChooseUnit) == [c.ChooseUnit(number) for number in (CAPITALS[0], ally, near)]
        assert play.code(c.ChooseUnit(far)) == "out_of_range"
        assert play.code(c.ChooseUnit(unit)) == "itself"


# Alchemist


@does("Alchemist")
def test_alchemist_throws_potions_to_allies_near_and_not_to_itself(scene: Scene) -> None:
    alchemist, there, beside, far, enemy = (
        scene.put("Alchemist", 2, damage=20),
        scene.put("Knight", 2, damage=30),
        scene.put("Knight", 3, damage=30),
        scene.put("Knight", 4, damage=30),
        scene.put("Knight", 3, 1, damage=30),
    )
    play = scene.act(alchemist).do(c.UseAbility(alchemist, "Throw Potion 20"))
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(number) for number in (CAPITALS[0], there, beside)]
    assert [play.code(c.ChooseUnit(unit)) for unit in (alchemist, far, enemy)] == ["itself", "out_of_range", "no_ally"]
    play.run(c.ChooseUnit(beside))
    assert [play.damage(unit) for unit in (there, beside)] == [30, 10]
    assert play.unit(alchemist).magic == 2


@does_not("Alchemist")
def test_potions_are_no_magic() -> None:
    for name, before, damage in (("Raven the Destroyer", 0, 20), ("Black Dragon", 40, 60)):
        scene = Scene()
        unit, target = scene.put("Alchemist", 3), scene.put(name, 4, 1, damage=before)
        play = scene.act(unit, dice=[15]).run(c.UseAbility(unit, "Unknown Potion"))
        # No Mana Shield, no immunity, and the roll is not a save that could be rolled again.
        assert (play.damage(target), play.prompt, play.happened(e.SaveRolled)) == (damage, "activation", [])


# Elementals


@does_not("Fire Elemental")
def test_fire_elemental_gets_no_critical_hit_on_the_undead_and_recoils_from_no_arrow() -> None:
    for roll in (19, 20):
        scene = Scene()
        unit, target = scene.put("Fire Elemental", 3, magic=0), scene.put("Necromancer", 3, 1, magic=0)
        assert scene.act(unit, dice=[roll]).run(c.DeclareAttack(unit, target)).damage(target) == 30
    scene = Scene()
    knight, unit = scene.put("High Knight", 3), scene.put("Fire Elemental", 3, 1, magic=0)
    play = scene.act(knight, dice=[15]).run(c.UseAbility(knight, "Bow Attack 10"))
    assert (play.damage(unit), play.damage(knight)) == (10, 0)


@does("Earth Elemental")
def test_earth_elemental_resists_spells_and_gathers_power_out_of_turn(scene: Scene) -> None:
    mage, unit = scene.put("Mage", 3), scene.put("Earth Elemental", 3, 1)
    assert scene.act(mage).run(c.UseAbility(mage, "Fireball")).damage(unit) == 10
    scene = Scene()
    unit = scene.put("Earth Elemental", 3)
    play = scene.building().run(c.UseAbility(unit, "Gather Power 20"))
    assert (play.unit(unit).gathered, play.unit(unit).magic) == (20, 0)
    # Doubled with the rest by a critical hit.
    scene = Scene()
    unit, target = scene.put("Earth Elemental", 3, gathered=20), scene.put("Heavy Blade", 3, 1)
    assert scene.act(unit, dice=[20]).run(c.DeclareAttack(unit, target)).damage(target) == 80


@does_not("Earth Elemental", "Battle Mage")
def test_power_is_gathered_for_one_attack_and_once_in_a_cycle(scene: Scene) -> None:
    unit, target = scene.put("Earth Elemental", 3, magic=4), scene.put("Heavy Blade", 3, 1)
    play = scene.act(unit, dice=[15]).run(c.UseAbility(unit, "Gather Power 20"))
    assert play.code(c.UseAbility(unit, "Gather Power 20")) == "no_magic"
    play.run(c.DeclareAttack(unit, target))
    assert (play.damage(target), play.unit(unit).gathered) == (40, 0)
    scene = Scene()
    unit, target = scene.put("Battle Mage", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(unit, dice=[15, 15]).run(c.UseAbility(unit, "Gather Power 10"), c.DeclareAttack(unit, target))
    play.run(c.DeclareAttack(unit, target))
    assert play.damage(target) == 20 + 10


@does("Water Elemental")
def test_water_elemental_heals_itself_or_an_ally_beside_it() -> None:
    for healed in (0, 1):
        scene = Scene()
        unit, ally = scene.put("Water Elemental", 3, damage=30, magic=0), scene.put("Knight", 3, damage=30)
        play = scene.act(unit).run(c.UseAbility(unit, "Heal 10"), c.ChooseUnit((unit, ally)[healed]))
        assert [play.damage(unit), play.damage(ally)] == ([20, 30], [30, 20])[healed]


@does_not("Water Elemental")
def test_water_elemental_heals_nobody_in_other_zones_and_not_after_moving(scene: Scene) -> None:
    unit, away, enemy = (
        scene.put("Water Elemental", 3, damage=30, magic=0),
        scene.put("Knight", 2, damage=30),
        scene.put("Knight", 3, 1, damage=30),
    )
    play = scene.act(unit)
    play.run(c.UseAbility(unit, "Heal 10"))
    # It was the only one to heal.
    assert [play.damage(number) for number in (unit, away, enemy)] == [20, 30, 30]
    play = scene.act(unit).run(c.Move(unit, 2), c.EndActivation())
    assert play.damage(unit) == 30


@does("Energy Elemental")
def test_energy_elemental_strikes_back_and_does_not_stun_who_has_acted(scene: Scene) -> None:
    knight, unit = scene.put("Heavy Blade", 3), scene.put("Energy Elemental", 3, 1, magic=0)
    play = scene.act(knight, dice=[15, 10]).run(c.DeclareAttack(knight, unit))
    assert (play.prompt, play.asked) == ("strike_back", 1)
    play.run(Agree())
    assert (play.damage(unit), play.damage(knight), play.happened(e.SaveRolled)) == (30, 20, [])


@does_not("Energy Elemental")
def test_energy_elemental_strikes_back_at_no_miss_and_no_archer_far_away() -> None:
    for attacker, zone, roll in (("Heavy Blade", 3, 2), ("Sharpshooter", 4, 15)):
        scene = Scene()
        knight, unit = scene.put(attacker, zone), scene.put("Energy Elemental", 3, 1, magic=0)
        play = scene.act(knight, dice=[roll]).run(c.DeclareAttack(knight, unit))
        assert (play.prompt, play.damage(knight)) == ("activation", 0)


# Battle Mage, Evans


@does("Battle Mage", "Evans, Mage-Knight")
@pytest.mark.parametrize("name", ["Battle Mage", "Evans, Mage-Knight"])
@pytest.mark.parametrize(
    ("attacker", "roll", "damage"), [("Heavy Blade", 11, 0), ("Heavy Blade", 10, 30), ("Sharpshooter", 11, 0)], ids=str
)
def test_sense_attack_evades_all_attacks_for_a_point(name: str, attacker: str, roll: int, damage: int) -> None:
    scene = Scene()
    enemy, unit = scene.put(attacker, 3), scene.put(name, 3, 1, magic=1)
    play = scene.act(enemy, dice=[19, roll]).run(c.DeclareAttack(enemy, unit), c.ChooseEvasion("Sense Attack"))
    assert (play.damage(unit), play.unit(unit).magic) == (damage, 0)
    # Evading is all it does: nobody is attacked in return.
    assert [declared.attack.attacker for declared in play.happened(e.AttackDeclared)] == [enemy]
    assert play.prompt == "activation"


@does_not("Battle Mage", "Evans, Mage-Knight")
@pytest.mark.parametrize("name", ["Battle Mage", "Evans, Mage-Knight"])
def test_sense_attack_is_not_against_magic_nor_for_nothing(name: str, scene: Scene) -> None:
    mage, unit = scene.put("Mage", 3), scene.put(name, 3, 1)
    play = scene.act(mage).run(c.UseAbility(mage, "Fireball"))
    assert (play.damage(unit), play.prompt) == (20, "activation")
    for magic, spent in ((0, 0), (2, 1)):
        scene = Scene()
        blade, unit = scene.put("Heavy Blade", 3), scene.put(name, 3, 1, magic=magic, spent=spent)
        play = scene.act(blade, dice=[19]).run(c.DeclareAttack(blade, unit))
        assert (play.damage(unit), play.prompt) == (30, "activation")


@does("Evans, Mage-Knight")
def test_evans_strikes_twice_for_magic_and_may_stop_after_one(scene: Scene) -> None:
    evans, one, other = (
        scene.put("Evans, Mage-Knight", 3, magic=1),
        scene.put("Heavy Blade", 3, 1),
        scene.put("Heavy Blade", 3, 1),
    )
    play = scene.act(evans, dice=[15, 15]).run(
        c.UseAbility(evans, "Magic Strike"), c.ChooseUnit(one), c.ChooseUnit(other)
    )
    assert [play.damage(unit) for unit in (one, other)] == [20, 20]
    assert play.code(c.DeclareAttack(evans, one)) == "attacks_spent"
    play = scene.act(evans, dice=[15]).run(c.UseAbility(evans, "Magic Strike"), c.ChooseUnit(one), Done())
    assert [play.damage(unit) for unit in (one, other)] == [20, 0]


@does_not("Evans, Mage-Knight")
def test_evans_drains_nothing_without_damage(scene: Scene) -> None:
    evans, mage = scene.put("Evans, Mage-Knight", 3, magic=0), scene.put("Battle Mage", 3, 1)
    play = scene.act(evans, dice=[15, 11]).run(c.DeclareAttack(evans, mage), c.ChooseEvasion("Sense Attack"))
    assert (play.unit(evans).magic, play.unit(mage).magic) == (0, 2)
    # An ally's attack is not Evans's.
    scene = Scene()
    scene.put("Evans, Mage-Knight", 3, magic=1)
    blade, mage = scene.put("Heavy Blade", 3), scene.put("Mage", 3, 1)
    play = scene.act(blade, dice=[15]).run(c.DeclareAttack(blade, mage))
    assert play.unit(mage).magic == 4


# Raven and Radd


@does_not("Raven the Destroyer")
def test_raven_gives_the_other_sides_wizards_nothing() -> None:
    scene = Scene("Mage Guild", "Mage Guild")
    scene.put("Raven the Destroyer", 3)
    (card,) = scene.hand("Mage", seat=1)
    assert scene.building(1).run(c.PlayCard(card)).unit(card).magic == 4


@does("Raven the Destroyer")
def test_raven_shoots_and_casts_twice_in_a_cycle(scene: Scene) -> None:
    raven, tank, blade = (
        scene.put("Raven the Destroyer", 3, magic=6),
        scene.put("Tank of Ragnos", 4, 1),
        scene.put("Heavy Blade", 4, 1),
    )
    play = scene.act(raven, dice=[1]).run(c.UseAbility(raven, "Fireball"), c.ChooseUnit(blade))
    play.run(c.UseAbility(raven, "Black Death"), c.ChooseUnit(tank))
    assert (play.damage(blade), play.alive(tank), play.unit(raven).magic) == (20, False, 0)
    scene = Scene()
    raven, blade = scene.put("Raven the Destroyer", 3, magic=0), scene.put("Heavy Blade", 4, 1)
    assert scene.act(raven, dice=[15]).run(c.DeclareAttack(raven, blade)).damage(blade) == 20


@does("Wizard Commander Radd")
def test_radd_renews_followers_in_command() -> None:
    scene = Scene("Mage Guild", "Mage Guild")
    radd, near, beside = (
        scene.put("Wizard Commander Radd", 2, magic=0),
        scene.put("Mage", 2, magic=0),
        scene.put("Fire Elemental", 3, magic=0),
    )
    play = scene.upkeep()
    assert [play.unit(unit).magic for unit in (radd, near, beside)] == [1, 1, 1]


@does_not("Wizard Commander Radd")
def test_radd_renews_no_commanders_no_enemies_and_nobody_far() -> None:
    scene = Scene("Mage Guild", "Mage Guild")
    scene.put("Wizard Commander Radd", 2, magic=0)
    far, leader, enemy, squire = (
        scene.put("Mage", 4, magic=0),
        scene.put("King Jeffery", 2, magic=0),
        scene.put("Mage", 2, 1, magic=0),
        scene.put("Squire", 2),
    )
    play = scene.upkeep()
    assert [play.unit(unit).magic for unit in (far, leader, enemy, squire)] == [0, 0, 0, 0]


@does_not("Wizard Commander Radd")
def test_radd_levitates_nobody_over_a_blockade(scene: Scene) -> None:
    radd, enemy = scene.put("Wizard Commander Radd", 3, magic=2), scene.put("Heavy Blade", 4, 1)
    scene.put("Heavy Blade", 3, 1)
    (card,) = scene.hand("Blockade")
    play = scene.building().run(c.PlayCard(card), c.ChooseZone(4)).do(c.UseAbility(radd, "Levitation"))
    assert play.code(c.ChooseUnit(enemy)) == "blockade"
    play.run(c.ChooseUnit(radd))
    assert play.zone(radd) == 2
