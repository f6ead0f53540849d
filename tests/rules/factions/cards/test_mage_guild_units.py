"""The units of the Mage Guild, and magic that others share with them: what each does, and what it does not."""

from __future__ import annotations

import pytest

from game.core.commands import Decline
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import CAPITALS, Scene


@pytest.mark.parametrize(
    ("name", "ability", "damage", "left"),
    [
        ("Apprentice Mage", "Sparks", 10, 0),
        ("Mage", "Sparks", 10, 3),
        ("Mage", "Fireball", 20, 2),
        ("Fire Elemental", "Fireball", 20, 0),
        ("Sage", "Sparks", 10, 2),
        ("Sage", "Fireball", 20, 1),
        ("Battle Mage", "Sparks", 10, 2),
        ("Raven the Destroyer", "Sparks", 10, 1),
        ("Raven the Destroyer", "Fireball", 20, 0),
        ("Wizard Commander Radd", "Sparks", 10, 0),
        ("Troll Shaman", "Sparks", 10, 2),
        ("Raven, Apprentice of Zeal", "Sparks", 10, 0),
        ("Rebel Dragon Rider", "Fireball", 20, 1),
        ("Red Dragon", "Fireball", 20, 1),
        ("Black Dragon", "Fireball", 20, 3),
    ],
)
@does("Apprentice Mage", "Mage", "Sage", "Red Dragon", "Black Dragon")
def test_magic_attacks_hit_without_a_roll(name: str, ability: str, damage: int, left: int) -> None:
    scene = Scene("Mage Guild")
    unit = scene.put(name, 3)
    target, far = scene.put("Tank of Ragnos", 4, 1), scene.put("Heavy Blade", 5, 1)
    play = scene.act(unit).run(c.UseAbility(unit, ability))
    assert c.ChooseUnit(far) not in play.legal
    # The only other unit in reach was taken; its Damage Reduction helps.
    assert (play.damage(target), play.unit(unit).magic) == (damage - 10, left)
    assert play.happened(e.AttackRolled) == []


@pytest.mark.parametrize("name", ["Mage", "Water Elemental", "Sage", "Blue Dragon", "Wizard Commander Radd"])
@does("Mage", "Water Elemental", "Sage", "Blue Dragon", "Wizard Commander Radd")
def test_blizzard_hurts_and_taps_unless_saved(name: str) -> None:
    for roll, damage in ((10, 10), (11, 0)):
        scene = Scene()
        unit, target = scene.put(name, 3, magic=2), scene.put("Heavy Blade", 4, 1)
        play = scene.act(unit, dice=[roll]).run(c.UseAbility(unit, "Blizzard"))
        assert (play.damage(target), play.unit(target).tapped) == (damage, damage > 0)


@pytest.mark.parametrize("name", ["Mage", "Energy Elemental", "Sage", "Raven the Destroyer", "Yellow Dragon"])
@does("Mage", "Energy Elemental", "Sage", "Yellow Dragon")
@does_not("Energy Elemental")
def test_chain_lightning_hits_all_others_in_the_zone(name: str, scene: Scene) -> None:
    unit, ally, enemy, away = (
        scene.put(name, 3),
        scene.put("Squire", 3),
        scene.put("Squire", 3, 1),
        scene.put("Squire", 4, 1),
    )
    play = scene.act(unit).run(c.UseAbility(unit, "Chain Lightning"))
    assert [play.damage(number) for number in (unit, ally, enemy, away)] == [0, 10, 10, 0]


@pytest.mark.parametrize(("roll", "damage"), [(20, None), (19, 40), (11, 40), (10, 0), (2, 0), (1, 0)], ids=str)
@does("Alchemist")
def test_unknown_potion(roll: int, damage: int | None, scene: Scene) -> None:
    unit, target = scene.put("Alchemist", 3, magic=0), scene.put("Heavy Blade", 4, 1, damage=20)
    play = scene.act(unit, dice=[roll]).run(c.UseAbility(unit, "Unknown Potion"))
    if damage is None:
        assert not play.alive(target)
    else:
        assert play.damage(target) == damage


@does("Alchemist")
def test_unknown_potion_heals_twenty_or_all() -> None:
    for roll, damage in ((2, 30), (1, 0)):
        scene = Scene()
        unit, target = scene.put("Alchemist", 3, magic=0), scene.put("Heavy Blade", 4, 1, damage=50)
        assert scene.act(unit, dice=[roll]).run(c.UseAbility(unit, "Unknown Potion")).damage(target) == damage


@does_not("Alchemist")
def test_unknown_potion_does_not_defeat_a_capital(scene: Scene) -> None:
    unit = scene.put("Alchemist", 4, magic=0)
    play = scene.act(unit, dice=[20]).run(c.UseAbility(unit, "Unknown Potion"))
    assert play.state.outcome is None


@does("Fire Elemental")
def test_fire_elemental_hits_critically_from_19() -> None:
    for roll, damage in ((19, 60), (18, 30)):
        scene = Scene()
        unit, target = scene.put("Fire Elemental", 3, magic=0), scene.put("Heavy Blade", 3, 1)
        assert scene.act(unit, dice=[roll]).run(c.DeclareAttack(unit, target)).damage(target) == damage


@does("Fire Elemental")
def test_fire_elemental_recoils(scene: Scene) -> None:
    squire, unit = scene.put("Knight", 3), scene.put("Fire Elemental", 3, 1, magic=0)
    assert scene.act(squire, dice=[2]).run(c.DeclareAttack(squire, unit)).damage(squire) == 10


@pytest.mark.parametrize(
    ("name", "ability", "bonus"),
    [
        ("Earth Elemental", "Gather Power 20", 20),
        ("Battle Mage", "Gather Power 10", 10),
        ("Battle Mage", "Gather Power 20", 20),
        ("Evans, Mage-Knight", "Gather Power 10", 10),
    ],
)
@does("Earth Elemental", "Battle Mage", "Evans, Mage-Knight")
def test_gathered_power_goes_into_the_next_attack_only(name: str, ability: str, bonus: int, scene: Scene) -> None:
    unit, target = scene.put(name, 3, magic=2), scene.put("Black Dragon", 3, 1, magic=0)
    play = scene.act(unit, dice=[19, 19]).run(c.UseAbility(unit, ability))
    base = play.unit(unit).record.dam + (10 if name.startswith("Evans") else 0)
    play.run(c.DeclareAttack(unit, target))
    assert play.damage(target) == base + bonus
    assert play.unit(unit).gathered == 0


@does("Earth Elemental")
def test_earth_elemental_penetrates_and_resists(scene: Scene) -> None:
    unit, other = scene.put("Earth Elemental", 3, magic=0), scene.put("Earth Elemental", 3, 1, magic=0)
    assert scene.act(unit, dice=[19]).run(c.DeclareAttack(unit, other)).damage(other) == 20


@does("Water Elemental")
def test_water_elemental_regenerates(scene: Scene) -> None:
    unit = scene.put("Water Elemental", 3, damage=15, magic=0)
    assert scene.act(unit).run(c.EndActivation()).damage(unit) == 5


@does("Energy Elemental")
def test_energy_elemental_stuns_who_fails_the_save() -> None:
    for roll, tapped in ((10, True), (11, False)):
        scene = Scene()
        unit, target = scene.put("Energy Elemental", 3, magic=0), scene.put("Heavy Blade", 3, 1)
        play = scene.act(unit, dice=[15, roll]).run(c.DeclareAttack(unit, target))
        assert play.unit(target).tapped == tapped


@does_not("Energy Elemental")
def test_energy_elemental_does_not_stun_who_is_tapped(scene: Scene) -> None:
    unit, target = scene.put("Energy Elemental", 3, magic=0), scene.put("Heavy Blade", 3, 1, tapped=True)
    assert scene.act(unit, dice=[15]).run(c.DeclareAttack(unit, target)).happened(e.SaveRolled) == []


@does("Sage")
def test_sage_renews_its_magic(scene: Scene) -> None:
    sage, mage = scene.put("Sage", 1), scene.put("Mage", 1)
    play = scene.upkeep()
    assert (play.unit(sage).magic, play.unit(mage).magic) == (4, 4)


def test_master_magicians_spend_twice(scene: Scene) -> None:
    unit, target = scene.put("Alchemist", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(unit, dice=[2, 3, 4]).run(
        c.DeclareAttack(unit, target), c.Reroll(magic=True), c.Reroll(magic=True)
    )
    assert (play.unit(unit).magic, play.unit(unit).spent) == (0, 2)
    scene = Scene()
    unit, target = scene.put("Battle Mage", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(unit, dice=[2, 3]).run(c.DeclareAttack(unit, target), c.Reroll(magic=True))
    assert play.prompt == "activation"


@pytest.mark.parametrize(("roll", "alive"), [(6, True), (5, False)])
@does("Raven the Destroyer")
def test_black_death_defeats_unless_saved(roll: int, *, alive: bool, scene: Scene) -> None:
    raven, target = scene.put("Raven the Destroyer", 3, magic=4), scene.put("Tank of Ragnos", 4, 1)
    play = scene.act(raven, dice=[roll]).run(c.UseAbility(raven, "Black Death"))
    assert play.alive(target) == alive


@does("Raven the Destroyer")
def test_black_death_replaces_nothing_and_is_used_at_any_time(scene: Scene) -> None:
    raven, target = scene.put("Raven the Destroyer", 3, magic=4), scene.put("Tank of Ragnos", 4, 1)
    play = scene.building(dice=[5]).run(c.UseAbility(raven, "Black Death"))
    assert (play.alive(target), play.unit(raven).magic) == (False, 0)
    scene = Scene()
    raven, target = scene.put("Raven the Destroyer", 3, magic=4), scene.put("Tank of Ragnos", 4, 1)
    other = scene.put("Heavy Blade", 3, 1)
    play = scene.act(raven, dice=[15, 6]).run(c.DeclareAttack(raven, other), Decline())
    play.run(c.UseAbility(raven, "Black Death"), c.ChooseUnit(target))
    assert (play.damage(other), play.alive(target)) == (20, True)


@does_not("Raven the Destroyer")
def test_black_death_does_not_reach_a_capital(scene: Scene) -> None:
    raven = scene.put("Raven the Destroyer", 4, magic=4)
    assert scene.act(raven).code(c.UseAbility(raven, "Black Death")) == "no_target"


@shows("Raven the Destroyer")
def test_raven_shields_herself_from_magic_only() -> None:
    for roll, damage in ((11, 0), (10, 20)):
        scene = Scene()
        mage, raven = scene.put("Mage", 3), scene.put("Raven the Destroyer", 3, 1, magic=0)
        assert scene.act(mage, dice=[roll]).run(c.UseAbility(mage, "Fireball")).damage(raven) == damage
    scene = Scene()
    blade, raven = scene.put("Heavy Blade", 3), scene.put("Raven the Destroyer", 3, 1, magic=0)
    play = scene.act(blade, dice=[19]).run(c.DeclareAttack(blade, raven))
    assert (play.damage(raven), play.happened(e.SaveRolled)) == (30, [])


@pytest.mark.parametrize(("name", "magic"), [("Mage", 5), ("Fire Elemental", 2), ("Squire", 0), ("Sage", 4)])
@shows("Raven the Destroyer")
def test_raven_gives_deployed_wizards_a_point_wherever_she_is(name: str, magic: int) -> None:
    scene = Scene("Mage Guild")
    scene.put("Raven the Destroyer", 5)
    (card,) = scene.hand(name)
    assert scene.building().run(c.PlayCard(card)).unit(card).magic == magic


@does_not("Raven the Destroyer")
def test_raven_gives_commanders_nothing() -> None:
    scene = Scene("Mage Guild")
    scene.put("Raven the Destroyer", 1)
    (card,) = scene.hand("Wizard Commander Radd")
    assert scene.building().run(c.PlayCard(card)).unit(card).magic == 1


@does("Evans, Mage-Knight")
def test_evans_drains_magic_and_hunts_mages(scene: Scene) -> None:
    evans, mage = scene.put("Evans, Mage-Knight", 3, magic=0), scene.put("Battle Mage", 3, 1, magic=1)
    play = scene.act(evans, dice=[15]).do(c.DeclareAttack(evans, mage)).passes().run(Decline())
    assert (play.damage(mage), play.unit(mage).magic, play.unit(evans).magic) == (30, 0, 1)


@does_not("Evans, Mage-Knight")
def test_evans_drains_nothing_where_nothing_is(scene: Scene) -> None:
    evans, blade = scene.put("Evans, Mage-Knight", 3, magic=0), scene.put("Heavy Blade", 3, 1)
    play = scene.act(evans, dice=[15]).run(c.DeclareAttack(evans, blade))
    assert (play.damage(blade), play.unit(evans).magic) == (20, 0)


@does("Evans, Mage-Knight")
def test_evans_sweeps_for_magic(scene: Scene) -> None:
    evans = scene.put("Evans, Mage-Knight", 3, magic=1)
    one, other = scene.put("Heavy Blade", 3, 1), scene.put("Heavy Blade", 3, 1)
    play = scene.act(evans, dice=[15, 15]).run(c.UseAbility(evans, "Magic Sweep"), c.ChooseUnit(one))
    assert (play.damage(one), play.damage(other)) == (20, 20)


@does("Wizard Commander Radd")
def test_radd_levitates_friend_and_foe_at_any_time(scene: Scene) -> None:
    radd, enemy = scene.put("Wizard Commander Radd", 3, magic=2), scene.put("Heavy Blade", 4, 1)
    play = scene.building().run(c.UseAbility(radd, "Levitation"))
    assert c.ChooseUnit(enemy) in play.legal
    play.run(c.ChooseUnit(enemy))
    assert play.answers(c.ChooseZone) == [c.ChooseZone(2), c.ChooseZone(3)]
    assert play.run(c.ChooseZone(2)).zone(enemy) == 2


@does_not("Wizard Commander Radd")
def test_radd_does_not_levitate_capitals_or_what_is_far(scene: Scene) -> None:
    radd = scene.put("Wizard Commander Radd", 2, magic=2)
    far = scene.put("Heavy Blade", 4, 1)
    play = scene.building().run(c.UseAbility(radd, "Levitation"))
    assert c.ChooseUnit(CAPITALS[0]) not in play.legal
    assert c.ChooseUnit(far) not in play.legal


def test_mage_guild_wins_magic_by_high_rolls() -> None:
    for faction, roll, magic in (("Mage Guild", 18, 1), ("Mage Guild", 17, 0), ("Kingdom", 18, 0)):
        scene = Scene(faction)  # type: ignore[arg-type]
        mage, target = scene.put("Mage", 3, magic=0), scene.put("Heavy Blade", 3, 1)
        play = scene.act(mage, dice=[roll]).do(c.DeclareAttack(mage, target)).passes()
        while play.prompt == "reroll_attack":
            play.do(Decline()).passes()
        assert play.unit(mage).magic == magic
    scene = Scene("Mage Guild")
    squire, target = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    assert scene.act(squire, dice=[18]).run(c.DeclareAttack(squire, target)).unit(squire).magic == 0
