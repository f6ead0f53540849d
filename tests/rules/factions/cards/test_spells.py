"""Each unit's spells and other abilities, one by one: price, reach, damage, save, and what they replace."""

from __future__ import annotations

import pytest

from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not
from tests.rules.factions.scene import CAPITALS, Scene

SPARKS = (
    "Apprentice Mage",
    "Mage",
    "Sage",
    "Battle Mage",
    "Raven the Destroyer",
    "Wizard Commander Radd",
    "Troll Shaman",
    "Raven, Apprentice of Zeal",
)
FIREBALL = ("Mage", "Fire Elemental", "Sage", "Raven the Destroyer", "Rebel Dragon Rider", "Red Dragon", "Black Dragon")
BLIZZARD = ("Mage", "Water Elemental", "Sage", "Raven the Destroyer", "Wizard Commander Radd", "Blue Dragon")
CHAIN_LIGHTNING = ("Mage", "Energy Elemental", "Sage", "Raven the Destroyer", "Yellow Dragon")
DARK_BOMB = ("Necromancer", "Raven, Apprentice of Zeal", "Zeal, Void Knight")

#: A spell on one unit: who, its name, its price, its damage.
AIMED = [
    *((name, "Sparks", 1, 10) for name in SPARKS),
    *((name, "Fireball", 2, 20) for name in FIREBALL),
    *((name, "Blizzard", 2, 10) for name in BLIZZARD),
]


def _code_with(name: str, ability: str, magic: int) -> str:
    """Return why a unit with that much magic cannot use its ability in its turn, an enemy in its zone."""
    scene = Scene()
    unit = scene.put(name, 3, magic=magic)
    scene.put("Heavy Blade", 3, 1)
    return scene.act(unit).code(c.UseAbility(unit, ability))


@does(*SPARKS, *FIREBALL, *BLIZZARD)
@pytest.mark.parametrize(("name", "spell", "price", "damage"), AIMED)
def test_a_spell_on_one_unit(name: str, spell: str, price: int, damage: int, scene: Scene) -> None:
    unit, target, far = (
        scene.put(name, 3, magic=price),
        scene.put("Heavy Blade", 4, 1),
        scene.put("Heavy Blade", 5, 1),
    )
    play = scene.act(unit, dice=[10]).run(c.UseAbility(unit, spell))
    # The one in the next zone was the only one to choose.
    assert [play.damage(number) for number in (target, far)] == [damage, 0]
    assert (play.unit(unit).magic, play.happened(e.AttackRolled)) == (0, [])
    saves = [(roll.unit, roll.needed) for roll in play.happened(e.SaveRolled)]
    assert saves == ([(target, 11)] if spell == "Blizzard" else [])
    assert play.unit(target).tapped == (spell == "Blizzard")


@does_not(*SPARKS, *FIREBALL, *BLIZZARD)
@pytest.mark.parametrize(("name", "spell", "price", "damage"), AIMED)
def test_a_spell_takes_its_price_and_the_attacks_of_ones_own_turn(
    name: str, spell: str, price: int, damage: int
) -> None:
    assert _code_with(name, spell, price - 1) == "no_magic"
    scene = Scene()
    unit, enemy = scene.put(name, 3, magic=price), scene.put("Heavy Blade", 3, 1)
    assert scene.building().code(c.UseAbility(unit, spell)) == "not_its_turn"
    assert scene.act(unit, attacks=1, acted=True).code(c.UseAbility(unit, spell)) == "attacks_spent"
    play = scene.act(unit, dice=[20]).run(c.UseAbility(unit, spell))
    assert play.code(c.DeclareAttack(unit, enemy)) == "attacks_spent"
    if spell == "Blizzard":
        # With its save the target is not affected at all.
        assert (play.damage(enemy), play.unit(enemy).tapped) == (0, False)


@does(*CHAIN_LIGHTNING)
@pytest.mark.parametrize("name", CHAIN_LIGHTNING)
def test_chain_lightning_for_two_points(name: str) -> None:
    assert _code_with(name, "Chain Lightning", 1) == "no_magic"
    scene = Scene()
    unit = scene.put(name, 1, magic=2)
    ally, enemy, away = scene.put("Heavy Blade", 1), scene.put("Heavy Blade", 1, 1), scene.put("Heavy Blade", 2, 1)
    assert scene.building().code(c.UseAbility(unit, "Chain Lightning")) == "not_its_turn"
    play = scene.act(unit).run(c.UseAbility(unit, "Chain Lightning"))
    hurt = [play.damage(number) for number in (unit, CAPITALS[0], ally, enemy, away)]
    assert hurt == [0, 10, 10, 10, 0]
    assert (play.unit(unit).magic, play.happened(e.SaveRolled)) == (0, [])


@does_not(*CHAIN_LIGHTNING)
@pytest.mark.parametrize("name", CHAIN_LIGHTNING)
def test_chain_lightning_chooses_nobody_and_stays_in_its_zone(name: str, scene: Scene) -> None:
    unit, hidden, away = scene.put(name, 3, magic=2), scene.put("Shadow Ninja", 3, 1), scene.put("Heavy Blade", 4, 1)
    scene.put("Skeleton", 3, 1)
    play = scene.act(unit).do(c.UseAbility(unit, "Chain Lightning"))
    assert play.prompt == "activation"
    assert [play.damage(number) for number in (hidden, away)] == [10, 0]


@does(*DARK_BOMB)
@pytest.mark.parametrize("name", DARK_BOMB)
def test_dark_bomb_for_three_points(name: str) -> None:
    assert _code_with(name, "Dark Bomb", 2) == "no_magic"
    scene = Scene()
    unit = scene.put(name, 3, magic=3)
    enemy, away = scene.put("Heavy Blade", 4, 1), scene.put("Heavy Blade", 3, 1)
    assert scene.building().code(c.UseAbility(unit, "Dark Bomb")) == "not_its_turn"
    assert scene.act(unit, attacks=1, acted=True).code(c.UseAbility(unit, "Dark Bomb")) == "attacks_spent"
    play = scene.act(unit).run(c.UseAbility(unit, "Dark Bomb"), c.ChooseZone(4))
    assert [play.damage(number) for number in (enemy, away)] == [20, 0]
    assert (play.unit(unit).magic, play.happened(e.SaveRolled)) == (0, [])


OTHERS = [
    ("Alchemist", "Throw Potion 20"),
    ("Alchemist", "Unknown Potion"),
    ("Water Elemental", "Heal 10"),
    ("Evans, Mage-Knight", "Magic Strike"),
    ("Evans, Mage-Knight", "Magic Sweep"),
    ("Zeal, Void Knight", "Dark Void"),
    ("Zeal, Renegade Knight", "Bow Attack 10"),
    ("Zeal, Renegade Knight", "Sweep"),
    ("Zeal, Renegade Knight", "Unleash the Darkness"),
    ("Blue Dragon", "Heal 20"),
    ("White Dragon", "Cure 20"),
]


@does_not(*(name for name, _ in OTHERS))
@pytest.mark.parametrize(("name", "ability"), OTHERS)
def test_what_replaces_attacks_is_done_in_ones_own_turn_before_any_attack(name: str, ability: str) -> None:
    scene = Scene()
    unit = scene.put(name, 3, magic=10, damage=20)
    scene.put("Squire", 3, damage=20)
    enemy = scene.put("Tank of Ragnos", 3, 1)
    assert scene.building().code(c.UseAbility(unit, ability)) == "not_its_turn"
    assert scene.act(unit).code(c.UseAbility(unit, ability)) == ""
    play = scene.act(unit, attacks=1, acted=True)
    assert play.code(c.UseAbility(unit, ability)) == "attacks_spent"
    assert scene.act(unit, spent=True, acted=True).code(c.DeclareAttack(unit, enemy)) == "attacks_spent"


@does("Earth Elemental", "Battle Mage", "Evans, Mage-Knight")
@pytest.mark.parametrize(
    ("name", "ability", "price", "damage"),
    [
        ("Earth Elemental", "Gather Power 20", 2, 20),
        ("Battle Mage", "Gather Power 10", 1, 10),
        ("Battle Mage", "Gather Power 20", 2, 20),
        ("Evans, Mage-Knight", "Gather Power 10", 1, 10),
    ],
)
def test_power_is_gathered_at_any_time_for_its_price(name: str, ability: str, price: int, damage: int) -> None:
    assert _code_with(name, ability, price - 1) == "no_magic"
    scene = Scene()
    unit = scene.put(name, 3, magic=price)
    play = scene.building().run(c.UseAbility(unit, ability))
    assert (play.unit(unit).magic, play.unit(unit).gathered) == (0, damage)


@does_not("Battle Mage", "Evans, Mage-Knight", "Zeal, Renegade Knight", "Zeal, Void Knight")
@pytest.mark.parametrize("name", ["Battle Mage", "Evans, Mage-Knight", "Zeal, Renegade Knight", "Zeal, Void Knight"])
def test_a_double_attack_is_two_attacks_without_moving(name: str, scene: Scene) -> None:
    unit, enemy = scene.put(name, 3, magic=0), scene.put("Tank of Ragnos", 3, 1)
    assert scene.act(unit, attacks=1, acted=True).code(c.DeclareAttack(unit, enemy)) == ""
    assert scene.act(unit, attacks=2, acted=True).code(c.DeclareAttack(unit, enemy)) == "attacks_spent"
    assert scene.act(unit, attacks=1, acted=True, moved=1).code(c.DeclareAttack(unit, enemy)) == "attacks_spent"


UNIQUE = (
    "Raven the Destroyer",
    "Evans, Mage-Knight",
    "Wizard Commander Radd",
    "Kruul, Ninja Master",
    "Raven, Apprentice of Zeal",
    "Zeal, Void Knight",
    "Arian, Bounty Hunter",
    "Zeal, Renegade Knight",
)


@does_not(*UNIQUE)
@pytest.mark.parametrize("name", UNIQUE)
def test_a_unique_unit_is_not_played_beside_itself(name: str) -> None:
    for seat, code in ((0, "unique"), (1, "")):
        scene = Scene()
        scene.put(name, 3, seat)
        (card,) = scene.hand(name)
        assert scene.building().code(c.PlayCard(card)) == code


@does("Raven the Destroyer")
def test_black_death_takes_friend_or_foe_within_a_zone(scene: Scene) -> None:
    raven, ally, near, far = (
        scene.put("Raven the Destroyer", 3, magic=4),
        scene.put("Squire", 3),
        scene.put("Squire", 4, 1),
        scene.put("Squire", 5, 1),
    )
    play = scene.act(raven).do(c.UseAbility(raven, "Black Death"))
    assert play.answers(c.ChooseUnit) == [c.ChooseUnit(ally), c.ChooseUnit(near)]
    assert (play.code(c.ChooseUnit(far)), play.code(c.ChooseUnit(raven))) == ("out_of_range", "itself")


@does("Raven the Destroyer")
def test_raven_renews_her_own_magic(scene: Scene) -> None:
    raven = scene.put("Raven the Destroyer", 3)
    assert scene.upkeep().unit(raven).magic == 3


@does("Wizard Commander Radd")
def test_radd_casts_twice_and_levitates_for_two_points(scene: Scene) -> None:
    radd, enemy = scene.put("Wizard Commander Radd", 3, magic=3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(radd).run(c.UseAbility(radd, "Levitation"), c.ChooseUnit(enemy), c.ChooseZone(4))
    assert (play.zone(enemy), play.unit(radd).magic) == (4, 1)
    play.run(c.UseAbility(radd, "Sparks"))
    assert (play.damage(enemy), play.unit(radd).magic) == (10, 0)
    scene = Scene()
    radd = scene.put("Wizard Commander Radd", 3)
    assert scene.building().code(c.UseAbility(radd, "Levitation")) == "no_magic"


@does("Necromancer", "Raven the Destroyer")
@pytest.mark.parametrize("name", ["Necromancer", "Raven the Destroyer"])
def test_a_mana_shield_needs_an_eleven(name: str) -> None:
    for roll, damage in ((11, 0), (10, 20)):
        scene = Scene()
        mage, unit = scene.put("Mage", 3), scene.put(name, 3, 1, magic=0)
        assert scene.act(mage, dice=[roll]).run(c.UseAbility(mage, "Fireball")).damage(unit) == damage


@does_not("Shadow Ninja", "Zeal, Renegade Knight")
@pytest.mark.parametrize("name", ["Shadow Ninja", "Zeal, Renegade Knight"])
def test_a_greater_parry_needs_a_sixteen_and_is_for_close_attacks(name: str) -> None:
    for attacker, roll, damage in (("Heavy Blade", 15, 30), ("Sharpshooter", 20, 30)):
        scene = Scene()
        enemy, unit = scene.put(attacker, 3), scene.put(name, 3, 1, magic=0)
        play = scene.act(enemy, dice=[19, roll]).run(c.DeclareAttack(enemy, unit))
        assert (play.damage(unit), play.damage(enemy)) == (damage, 0)


@does("Zeal, Renegade Knight", "Evans, Mage-Knight", "Mana Hunter", "Red Dragon")
@pytest.mark.parametrize(
    ("name", "target", "way", "ability", "total"),
    [
        ("Zeal, Renegade Knight", "Heavy Blade", (), "Bow Attack 10", 11 - 2),
        ("Evans, Mage-Knight", "Battle Mage", (), "", 13 + 4),
        ("Evans, Mage-Knight", "Heavy Blade", (), "", 13),
        ("Mana Hunter", "Battle Mage", (), "", 9 + 4),
        ("Red Dragon", "Heavy Blade", (2, 3), "", 16 + 4),
        ("Red Dragon", "Heavy Blade", (), "", 16),
    ],
)
def test_what_is_added_to_the_die(name: str, target: str, way: tuple[int, ...], ability: str, total: int) -> None:
    scene = Scene()
    unit, enemy = scene.put(name, 3, magic=0), scene.put(target, 3, 1, magic=0)
    attack = c.UseAbility(unit, ability) if ability else c.DeclareAttack(unit, enemy)
    play = scene.act(unit, dice=[2]).run(*(c.Move(unit, zone) for zone in way))
    (roll,) = play.run(attack).happened(e.AttackRolled)
    assert roll.total == 2 + total


@does("Grandmagician Headquarters", "Area of Regeneration")
def test_these_locations_serve_commanders_too() -> None:
    scene = Scene("Mage Guild")
    scene.build("Grandmagician Headquarters", 3)
    raven = scene.put("Raven the Destroyer", 3)
    # Her own point and the location's.
    assert scene.upkeep().unit(raven).magic == 4
    scene = Scene("Mage Guild")
    scene.build("Area of Regeneration", 3)
    radd = scene.put("Wizard Commander Radd", 3, damage=30, magic=0)
    assert scene.act(radd).run(c.EndActivation()).damage(radd) == 20
