"""What a screen asks before somebody acts."""

from __future__ import annotations

from msgspec.structs import replace

from game.rules.skirmish.attacks import Damage
from game.rules.skirmish.cards.effects import Blast, Deal, Melee
from game.rules.skirmish.presentation.queries import (
    attack_preview,
    effect_preview,
    sight_from,
    stats_of,
    strike_of_power,
    threatened,
)
from game.rules.skirmish.state.table import Shielding, Strike
from tests.rules.skirmish.scene import OPEN, Scene, duel


def test_a_creature_as_it_is_now(scene: Scene) -> None:
    wizard = scene.put("drow_wizard", (5, 5), damage=5, tapped=True, attached=["level_up", "web"])
    hulk = scene.put("umbur_hulk", (8, 8))
    play = scene.play(wizard)
    stats = stats_of(play.table, wizard)
    assert (stats.name, stats.level, stats.hp, stats.hp_left, stats.damage) == ("Drow Wizard", 3, 20, 15, 5)
    assert (stats.speed, stats.speed_left, stats.block) == (6, 6, 0)
    assert stats.abilities == ("DEX", "INT") and stats.keywords == ("Drow",)
    assert stats.attached == ("Level Up", "Web")
    assert stats.states == ("Tapped", "Activated", "Rooted", "Nimble")
    assert stats_of(play.table, hulk).block == 5 and stats_of(play.table, hulk).states == ()


def test_endless_night_makes_ones_own_drow_nimble_and_no_others() -> None:
    scene = Scene(seats=4)
    scene.put("drow_wizard", (1, 1), attached=["endless_night"])
    blade = scene.put("drow_blademaster", (5, 5))
    mastiff = scene.put("shadow_mastiff", (7, 5))
    partner = scene.put("drow_blademaster", (9, 5), 2)
    foe = scene.put("drow_blademaster", (11, 5), 1)
    table = scene.table()
    assert ["Nimble" in stats_of(table, n).states for n in (blade, mastiff, partner, foe)] == [
        True,
        False,
        False,
        False,
    ]


def test_squares_on_which_a_move_stops() -> None:
    scene = Scene(("....", "..#.", "....", "...."))
    knight = scene.put("dragon_knight", (0, 3))
    spider = scene.put("demonweb_spider", (3, 3), 1)
    scene.put("shadow_mastiff", (1, 0), 1)
    table = scene.table()
    assert threatened(table, knight) == ((0, 0), (2, 0), (0, 1), (1, 1), (2, 2), (3, 2), (2, 3))
    assert threatened(table, spider) == ()  # It scuttles.


def test_what_a_creature_sees() -> None:
    scene = Scene(("......", ".##...", "......"))
    archer = scene.put("elf_archer", (0, 1))
    seen = sight_from(scene.table(), archer)
    assert seen.shape == (3, 6) and seen[1, 1] == 0  # A wall is not looked at.
    assert seen[0, 0] == 2 and seen[1, 3] == 1 and seen[2, 0] == 2


def test_how_powers_strike(scene: Scene) -> None:
    blade = scene.put("drow_blademaster", (1, 1))
    archer = scene.put("elf_archer", (2, 1))
    wizard = scene.put("war_wizard", (3, 1))
    table = scene.table()
    assert strike_of_power(table, blade, 0) == Strike("melee")
    assert strike_of_power(table, archer, 0) == Strike("ranged", 0, 10)
    assert strike_of_power(table, wizard, 0) is None


def test_what_an_attack_would_do() -> None:
    scene = Scene((*OPEN[:5], "......#.........", *OPEN[:6]))
    sneak = scene.put("halfling_sneak", (5, 4))
    foe = scene.put("umbur_hulk", (6, 3), 1, damage=55, tapped=True, attached=["darkfire"])
    guard = scene.put("drow_house_guard", (7, 6), 1)
    table = scene.table()
    preview = attack_preview(table, sneak, foe)
    assert preview.damage.parts == (("Halfling Sneak", 5), ("ambush", 5), ("vulnerable", 5), ("block", -5))
    assert (preview.damage.total, preview.damage.prevented, preview.destroys, preview.cover) == (10, 5, True, False)
    strong = attack_preview(table, sneak, foe, Strike("melee", 10, None, pierces=True))
    assert strong.damage.total == 25 and ("card", 10) in strong.damage.parts and strong.destroys
    shot = attack_preview(table, sneak, guard, Strike("ranged", 0, 10))
    assert shot.cover and shot.damage.total == 5 and not shot.destroys
    assert not attack_preview(table, sneak, guard).cover  # Cover is for shots.
    alone = Scene()
    assassin = alone.put("drow_assassin", (5, 5))
    prey = alone.put("dragon_knight", (6, 5), 1, damage=30)
    told = attack_preview(alone.table(), assassin, prey)
    assert told.damage.parts == (("Drow Assassin", 10), ("alone", 5)) and told.destroys
    assert attack_preview(alone.table(), assassin, prey, Strike("ranged", 0, 10)).damage.total == 10


def test_the_parts_of_damage_add_up_to_what_lands() -> None:
    """Also of a blow that is prevented, or blocked for more than it would do."""
    scene, knight, foe = duel("dragon_knight", (5, 5), "umbur_hulk", (6, 5), attached=["darkfire"])
    archer = scene.put("elf_archer", (5, 4))
    for attacker, shielded, parts, prevented in (
        (knight, (), (("Dragon Knight", 15), ("vulnerable", 5), ("block", -5)), 5),
        (archer, (), (("Elf Archer", 5), ("vulnerable", 5), ("block", -5)), 5),
        (knight, (Shielding(0, foe),), (("Dragon Knight", 15), ("vulnerable", 5), ("prevented", -20)), 20),
    ):
        table = replace(scene.table(), shielded=shielded)
        damage = attack_preview(table, attacker, foe).damage
        assert damage == Damage(parts, sum(points for _, points in parts), prevented)


def test_queries_report_what_the_rules_use() -> None:
    scene = Scene((*OPEN[:5], "......#.........", *OPEN[:6]))
    archer = scene.put("elf_archer", (5, 4), attached=["level_up"])
    foe = scene.put("dwarven_defender", (7, 6), 1)
    table = scene.table()
    stats = stats_of(table, archer)
    assert (stats.level, stats.hp, stats.hp_left, stats.attached) == (2, 15, 15, ("Level Up",))
    assert set(threatened(table, archer)) == {(6, 6), (8, 5), (7, 5), (8, 6), (6, 7), (7, 7), (8, 7)} | set()
    seen = sight_from(table, archer)
    assert seen[6, 7] == 1 and seen[5, 6] == 0 and seen[4, 9] == 2
    preview = attack_preview(table, archer, foe, Strike("ranged", 0, 10))
    assert preview.cover and preview.damage.total == 0 and preview.damage.prevented == 5 and not preview.destroys


def test_damage_of_an_area_is_reported_for_everybody_in_it_and_nobody_else(scene: Scene) -> None:
    archer = scene.put("elf_archer", (3, 3))
    friend, foe = scene.put("dwarf_cleric", (8, 4)), scene.put("drow_wizard", (8, 6), 1, damage=5)
    scene.put("drow_wizard", (8, 7), 1)
    table = scene.play(archer).table
    caught = effect_preview(table, archer, Blast(5, reach=10, radius=1), cell=(8, 5))
    assert [(one.creature, one.damage.total, one.destroys) for one in caught] == [(friend, 5, False), (foe, 5, True)]
    assert effect_preview(table, archer, Blast(5, reach=10, radius=1), cell=(14, 9)) == ()
    assert effect_preview(table, archer, Melee(), foe) == ()


def test_damage_to_one_is_reported_with_what_its_splash_hits(scene: Scene) -> None:
    wizard = scene.put("drow_wizard", (3, 3))
    foe, beside = scene.put("drow_wizard", (8, 4), 1, damage=5), scene.put("umbur_hulk", (9, 4), 1)
    table = scene.play(wizard).table
    plain = effect_preview(table, wizard, Deal(5, reach=9), foe)
    assert [(one.creature, one.damage.total, one.destroys) for one in plain] == [(foe, 5, True)]
    splash = effect_preview(table, wizard, Deal(3, reach=9, splash=True), foe)
    assert [(one.creature, one.damage.total, one.destroys) for one in splash] == [(foe, 3, False), (beside, 3, False)]
    assert effect_preview(table, wizard, Deal(5, reach=9), 999) == ()
