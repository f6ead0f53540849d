"""Battle cards, locations and equipment of the Kingdom and the Mage Guild."""

from __future__ import annotations

from game.core.commands import Decline, Done
from game.rules.factions.presentation.queries import unit_stats_of
from game.rules.factions.state import commands as c
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import CAPITALS, Scene


@does("March the Troopers")
def test_march_the_troopers_moves_each_unit_past_enemies(scene: Scene) -> None:
    one, other = scene.put("Squire", 3), scene.put("Squire", 2, tapped=True)
    enemy = scene.put("Heavy Blade", 3, 1)
    (card,) = scene.hand("March the Troopers")
    play = scene.building().run(c.PlayCard(card))
    assert play.prompt == "march"
    assert not [move for move in play.answers(c.Move) if move.unit == enemy or move.unit in CAPITALS]
    play.run(c.Move(one, 4))
    assert play.code(c.Move(one, 5)) == "marched"
    play.run(c.Move(other, 1))
    assert (play.zone(one), play.zone(other)) == (4, 1)


@shows("Blockade")
def test_blockade_closes_a_zone_for_the_round(scene: Scene) -> None:
    one, inside = scene.put("Squire", 2), scene.put("Squire", 3)
    (card,) = scene.hand("Blockade")
    play = scene.act(one).run(c.PlayCard(card), c.ChooseZone(3))
    assert play.code(c.Move(one, 3)) == "blockade"
    assert play.code(c.Move(one, 1)) == ""
    play.run(c.EndActivation(), c.Activate(inside))
    assert play.code(c.Move(inside, 2)) == "blockade"
    play.run(c.EndActivation())
    assert play.table.blockaded == ()


@shows("Meditation")
def test_meditation_taps_guild_units_for_magic() -> None:
    scene = Scene("Mage Guild")
    mage, tired, squire = scene.put("Mage", 2), scene.put("Mage", 2, tapped=True), scene.put("King Jeffery", 2)
    other = scene.put("Sage", 5)
    (card,) = scene.hand("Meditation")
    play = scene.building().run(c.PlayCard(card))
    assert play.legal == (c.ChooseUnit(mage), c.ChooseUnit(other), Done())
    play.run(c.ChooseUnit(mage), Done())
    assert (play.unit(mage).magic, play.unit(mage).tapped) == (6, True)
    assert (play.unit(other).magic, play.unit(tired).magic, play.unit(squire).magic) == (3, 4, 1)


@does("Mana Bomb")
def test_mana_bomb_strikes_enemies_near_a_wizard() -> None:
    scene = Scene("Mage Guild")
    scene.put("Mage", 2)
    near, far = scene.put("Heavy Blade", 3, 1), scene.put("Heavy Blade", 4, 1)
    (card,) = scene.hand("Mana Bomb")
    play = scene.building().run(c.PlayCard(card))
    assert (play.damage(near), play.damage(far)) == (30, 0)


@does_not("Mana Bomb")
def test_mana_bomb_needs_a_wizard() -> None:
    scene = Scene("Mage Guild")
    scene.put("Fire Elemental", 3)
    scene.put("Heavy Blade", 3, 1)
    (card,) = scene.hand("Mana Bomb")
    assert scene.building().code(c.PlayCard(card)) == "no_target"


@does("Tome of Knowledge")
def test_tome_of_knowledge_draws_two() -> None:
    scene = Scene("Mage Guild")
    (card,) = scene.hand("Tome of Knowledge")
    scene.deck("Squire", "Knight", "Mage")
    play = scene.building().run(c.PlayCard(card))
    assert play.keys(play.table.players[0].hand) == ["Squire", "Knight"]


@does("Fortress")
def test_fortress_protects_kingdom_units(scene: Scene) -> None:
    scene.build("Fortress", 3)
    inside, outside, other = scene.put("Squire", 3), scene.put("Squire", 2), scene.put("Orc Grunt", 3)
    table = scene.building().table
    assert [unit_stats_of(table, unit).defense for unit in (inside, outside, other)] == [18, 16, 16]


@does("Peasant Village")
def test_peasant_village_brings_a_peasant_at_the_end_of_the_build_turn(scene: Scene) -> None:
    scene.build("Peasant Village", 2)
    (peasant,) = scene.deck("Peasant")
    play = scene.building().run(c.EndBuild())
    assert play.prompt == "search"
    play.do(*play.legal[:1])
    assert play.zone(peasant) == 2


@does_not("Peasant Village")
def test_peasant_village_brings_nothing_in_the_others_turn_and_may_be_left(scene: Scene) -> None:
    scene.build("Peasant Village", 2)
    (peasant,) = scene.deck("Peasant")
    play = scene.building(1).run(c.EndBuild())
    assert play.prompt != "search"
    play = scene.building().run(c.EndBuild(), Decline())
    assert not play.alive(peasant)


@shows("Grandmagician Headquarters")
def test_grandmagician_headquarters_is_for_guild_units_there() -> None:
    scene = Scene("Mage Guild")
    scene.build("Grandmagician Headquarters", 2)
    inside, outside, other = scene.put("Mage", 2), scene.put("Mage", 1), scene.put("Troll Shaman", 2)
    play = scene.upkeep()
    assert [play.unit(unit).magic for unit in (inside, outside, other)] == [5, 4, 3]


@does("Area of Regeneration")
def test_area_of_regeneration_is_for_all_who_stay() -> None:
    scene = Scene("Mage Guild")
    scene.build("Area of Regeneration", 3, 1)
    unit = scene.put("Squire", 3, damage=15)
    assert scene.act(unit).run(c.EndActivation()).damage(unit) == 5
    scene = Scene("Mage Guild")
    scene.build("Area of Regeneration", 3)
    unit = scene.put("Water Elemental", 3, damage=35, magic=0)
    # The same word twice heals once.
    assert scene.act(unit).run(c.EndActivation()).damage(unit) == 25


@does("Imperial Blade")
def test_imperial_blade_is_for_kingdom_units(scene: Scene) -> None:
    squire = scene.put("Squire", 1)
    scene.put("Orc Grunt", 1)
    (card,) = scene.hand("Imperial Blade")
    play = scene.building().run(c.PlayCard(card))
    assert unit_stats_of(play.table, squire).atk == 12


@shows("Teleportation Relic")
def test_teleportation_relic_moves_anywhere_instead_of_moving() -> None:
    scene = Scene("Mage Guild")
    mage, enemy = scene.put("Mage", 1, equipment=["Teleportation Relic"]), scene.put("Heavy Blade", 4, 1)
    play = scene.act(mage).run(c.UseAbility(mage, "Teleportation"), c.ChooseZone(4))
    assert (play.zone(mage), play.unit(mage).magic) == (4, 2)
    assert play.code(c.Move(mage, 3)) == "settled"
    assert play.code(c.DeclareAttack(mage, enemy)) == ""
    scene = Scene("Mage Guild")
    mage = scene.put("Mage", 1, equipment=["Teleportation Relic"])
    play = scene.act(mage).run(c.Move(mage, 2))
    assert play.code(c.UseAbility(mage, "Teleportation")) == "movement_spent"


@does_not("Teleportation Relic")
def test_teleportation_relic_is_for_units_with_magic() -> None:
    scene = Scene("Mage Guild")
    scene.put("Squire", 1)
    (card,) = scene.hand("Teleportation Relic")
    assert scene.building().code(c.PlayCard(card)) == "no_target"
