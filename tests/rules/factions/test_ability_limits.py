"""Every ability of every unit at its limits: its price and a point less, its reach and a zone more, its save and one
less, and what it takes the place of. The table is that of the cards."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.core.commands import Decline
from game.rules.factions.cards.all_cards import CARDS, GIVEN, KEYS
from game.rules.factions.state.commands import ChooseUnit, ChooseZone, DeclareAttack, Move, UseAbility
from tests.rules.factions.cards.test_printed_figures import NAMES
from tests.rules.factions.scene import Play, Scene


class Printed(NamedTuple):
    """An ability as it is printed: what it is aimed at is a ``unit`` (an enemy), an ``ally``, a ``zone`` or nothing."""

    name: str
    magic: int
    reach: int
    replaces: str
    save: int
    aims: str
    units: tuple[str, ...]


_TEXT = """
Sparks | 1 | 1 | attacks | 0 | unit | Apprentice Mage; Mage; Sage; Battle Mage; Raven the Destroyer; \
Wizard Commander Radd; Troll Shaman; Raven, Apprentice of Zeal
Fireball | 2 | 1 | attacks | 0 | unit | Mage; Fire Elemental; Sage; Raven the Destroyer; Rebel Dragon Rider; \
Red Dragon; Black Dragon
Blizzard | 2 | 1 | attacks | 11 | unit | Mage; Water Elemental; Sage; Raven the Destroyer; Wizard Commander Radd; \
Blue Dragon
Chain Lightning | 2 | 0 | attacks | 0 | | Mage; Energy Elemental; Sage; Raven the Destroyer; Yellow Dragon
Dark Bomb | 3 | 1 | attacks | 0 | zone | Necromancer; Raven, Apprentice of Zeal; Zeal, Void Knight
Black Death | 4 | 1 | nothing | 6 | unit | Raven the Destroyer
Dark Void | 10 | 1 | attacks | 0 | unit | Zeal, Void Knight
Unleash the Darkness | 6 | 0 | attacks | 6 | | Zeal, Renegade Knight
Levitation | 2 | 1 | nothing | 0 | unit | Wizard Commander Radd
Gather Power 10 | 1 | 0 | nothing | 0 | | Battle Mage; Evans, Mage-Knight
Gather Power 20 | 2 | 0 | nothing | 0 | | Earth Elemental; Battle Mage
Treasure Horde | 2 | 0 | nothing | 0 | | Green Dragon; White Dragon
Magic Strike | 1 | 0 | attacks | 0 | | Prince Vaan; Evans, Mage-Knight
Magic Sweep | 1 | 0 | attacks | 0 | | Evans, Mage-Knight
Sweep | 0 | 0 | attacks | 0 | | High Knight; Prince Vaan; Zeal, Renegade Knight
Bow Attack 10 | 0 | 1 | attacks | 0 | unit | High Knight; Sir Knight Tiranny; King Jeffery; Zeal, Renegade Knight
Bow Attack 20 | 0 | 1 | attacks | 0 | unit | Knight Commander Gregorry; Prince Vaan
Heal 10 | 0 | 0 | attacks | 0 | ally | Water Elemental
Heal 20 | 0 | 0 | attacks | 0 | ally | Field Medic; Blue Dragon
Throw Potion 10 | 0 | 1 | attacks | 0 | ally | Field Medic
Throw Potion 20 | 0 | 1 | attacks | 0 | ally | Alchemist
Unknown Potion | 0 | 1 | attacks | 0 | unit | Alchemist
Cure 10 | 1 | 1 | attacks | 0 | ally | Troll Shaman
Cure 20 | 1 | 1 | attacks | 0 | ally | White Dragon
Combine Fire | 0 | 0 | nothing | 0 | ally | Human Commando
Mobile Attack | 0 | 0 | turn | 0 | | Lorenzo Maydon
Paralyze Poison | 0 | 1 | attacks | 11 | unit | Doomfly
Necromancy | 2 | 1 | nothing | 0 | zone | Necromancer
Teleportation | 2 | 0 | movement | 0 | zone |
"""


def _row(line: str) -> Printed:
    name, magic, reach, replaces, save, aims, units = (part.strip() for part in line.split("|"))
    listed = tuple(unit.strip() for unit in units.split(";") if unit.strip())
    return Printed(name, int(magic), int(reach), replaces, int(save), aims, listed)


TABLE = tuple(_row(line) for line in _TEXT.strip().splitlines())
EACH = [(unit, row) for row in TABLE for unit in row.units]


def test_the_table_has_every_ability_of_the_first_set() -> None:
    printed = {(card.name, ability.name) for card in CARDS.values() if card.name in NAMES for ability in card.abilities}
    assert {(unit, row.name) for unit, row in EACH} == printed
    assert {row.name for row in TABLE} - {row.name for _, row in EACH} == set(GIVEN) - {"Combine Fire"}


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.name)
def test_an_ability_has_the_figures_of_its_card(row: Printed) -> None:
    found = [ability for unit in row.units for ability in CARDS[KEYS[unit]].abilities if ability.name == row.name]
    for ability in found or [GIVEN[row.name]]:
        assert (ability.magic, ability.reach, ability.replaces, ability.save) == row[1:5]


def ready(unit: str, row: Printed, *, magic: int, zone: int = 3, distance: int = 0) -> tuple[Scene, int, int]:
    """Return the unit with those points, and somebody to aim at so far away; the other capital is far from both."""
    scene = Scene("Kingdom", "Kingdom")
    caster = scene.put(unit, zone, magic=magic)
    side = 0 if row.aims == "ally" else 1
    # An ally beside it for what heals, hurt; an enemy for the rest.
    other = scene.put("Heavy Blade", zone - distance, side, damage=50)
    return scene, caster, other


#: Those that are used at a time of their own: tests of their cards hold them.
_TIMED = ("Necromancy",)
_OWN_TURN = [(unit, row) for unit, row in EACH if row.name not in _TIMED]


@pytest.mark.parametrize(("unit", "row"), _OWN_TURN, ids=[f"{unit}: {row.name}" for unit, row in _OWN_TURN])
def test_an_ability_costs_its_price_and_not_a_point_less(unit: str, row: Printed) -> None:
    scene, caster, _ = ready(unit, row, magic=row.magic)
    assert scene.act(caster).code(UseAbility(caster, row.name)) in (
        ("", "tapped") if row.name == "Combine Fire" else ("",)
    )
    if row.magic:
        scene, caster, _ = ready(unit, row, magic=row.magic - 1)
        assert scene.act(caster).code(UseAbility(caster, row.name)) == "no_magic"
        scene, caster, _ = ready(unit, row, magic=row.magic)
        used = scene.act(caster, dice=[10]).do(UseAbility(caster, row.name))
        while used.prompt in ("target", "zone"):
            used.do(used.legal[0])
        assert not used.alive(caster) or used.unit(caster).magic == 0


_AIMED = [(unit, row) for unit, row in _OWN_TURN if row.aims in ("unit", "ally") and row.name != "Combine Fire"]


@pytest.mark.parametrize(("unit", "row"), _AIMED, ids=[f"{unit}: {row.name}" for unit, row in _AIMED])
def test_an_ability_reaches_its_zones_and_not_one_more(unit: str, row: Printed) -> None:
    for distance, code in ((row.reach, ""), (row.reach + 1, "out_of_range")):
        scene, caster, other = ready(unit, row, magic=row.magic, distance=distance)
        play = picking(scene, caster, row)
        assert play.code(ChooseUnit(other)) == code, distance


def picking(scene: Scene, caster: int, row: Printed) -> Play:
    """Return the question for the target. Somebody near on either side makes sure that it is asked."""
    for seat in (0, 1):
        scene.put("Heavy Blade", 3, seat, damage=50)
        scene.put("Ogre Warrior", 3, seat, damage=5)
    return scene.act(caster).do(UseAbility(caster, row.name))


@pytest.mark.parametrize(
    "row", [row for row in TABLE if row.aims == "zone" and row.magic == 3], ids=lambda row: row.name
)
def test_a_spell_on_a_zone_reaches_its_zones_and_not_one_more(row: Printed) -> None:
    for unit in row.units:
        scene = Scene()
        caster = scene.put(unit, 2, magic=row.magic)
        play = scene.act(caster).do(UseAbility(caster, row.name))
        codes = {zone: play.code(ChooseZone(zone)) for zone in range(1, 6)}
        assert codes == {1: "", 2: "", 3: "", 4: "out_of_range", 5: "out_of_range"}


_REPLACING = [(unit, row) for unit, row in _OWN_TURN if row.replaces == "attacks"]


@pytest.mark.parametrize(("unit", "row"), _REPLACING, ids=[f"{unit}: {row.name}" for unit, row in _REPLACING])
def test_an_ability_in_place_of_attacks_is_used_before_them_and_leaves_the_move(unit: str, row: Printed) -> None:
    scene, caster, _ = ready(unit, row, magic=row.magic)
    assert scene.act(caster, acted=True, attacks=1).code(UseAbility(caster, row.name)) == "attacks_spent"
    assert scene.act(caster, moved=2, went=2, gave_up=True).code(UseAbility(caster, row.name)) == "attacks_spent"
    assert scene.act(caster, moved=1, went=1).code(UseAbility(caster, row.name)) == ""
    scene, caster, other = ready(unit, row, magic=row.magic)
    play = scene.act(caster, dice=[10]).do(UseAbility(caster, row.name))
    while play.prompt != "activation" and play.state.decision is not None and play.alive(caster):
        play.do(play.legal[-1])
    if play.alive(caster) and play.table.turn.activation is not None and play.table.turn.activation.unit == caster:
        assert play.code(DeclareAttack(caster, other)) in ("attacks_spent", "no_target", "no_enemy")
        assert play.code(Move(caster, 2)) == ""


_SAVES = [(unit, row) for unit, row in _OWN_TURN if row.save and row.aims == "unit"]


@pytest.mark.parametrize(("unit", "row"), _SAVES, ids=[f"{unit}: {row.name}" for unit, row in _SAVES])
def test_a_save_is_made_with_its_number_and_not_with_one_less(unit: str, row: Printed) -> None:
    for face, saved in ((row.save, True), (row.save - 1, False)):
        scene = Scene()
        caster, other = scene.put(unit, 3, magic=row.magic), scene.put("Orc Grunt", 3, 1, damage=0)
        play = scene.act(caster, dice=[face]).do(UseAbility(caster, row.name)).at(other).passes()
        touched = not play.alive(other) or play.unit(other).tapped or play.damage(other) > 0
        assert touched != saved


_BOWS = [(unit, row) for unit, row in EACH if row.name.startswith("Bow Attack")]


@pytest.mark.parametrize(("unit", "row"), _BOWS, ids=[f"{unit}: {row.name}" for unit, row in _BOWS])
def test_a_bow_attack_is_two_worse_to_hit_and_does_its_own_damage(unit: str, row: Printed) -> None:
    atk = CARDS[KEYS[unit]].atk - 2
    for face, damage in ((16 - atk, int(row.name.split()[-1])), (15 - atk, 0)):
        scene = Scene()
        archer, other = scene.put(unit, 3, magic=0), scene.put("Heavy Blade", 4, 1)
        play = scene.act(archer, dice=[face]).do(UseAbility(archer, row.name)).at(other).passes()
        assert play.damage(other) == damage


@pytest.mark.parametrize(("attacks", "code"), [(0, ""), (1, ""), (2, "movement_spent")])
def test_what_replaces_movement_is_not_done_after_a_second_attack(attacks: int, code: str) -> None:
    """Further attacks are made instead of moving, and that is done once."""
    # rule: factions/replaces
    scene = Scene("Mage Guild", "Kingdom")
    mage = scene.put("Battle Mage", 3, equipment=["Teleportation Relic"], magic=3)
    blade = scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage, dice=[2] * attacks)
    for _ in range(attacks):
        play.do(DeclareAttack(mage, blade)).passes()
        while play.prompt == "reroll_attack":
            play.run(Decline())
    assert play.prompt == "activation"
    assert play.code(UseAbility(mage, "Teleportation")) == code
