"""The damage step in its order: bonuses, doubling, reduction, evasions, shields, damage; then what it triggers."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Decline
from game.rules.factions.cards import traits as t
from game.rules.factions.presentation.queries import attack_preview
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.scene import CAPITALS, Play, Scene


def strike(
    attacker: str, target: str, *rolls: int, equipment: tuple[str, ...] = (), gathered: int = 0, damage: int = 0
) -> tuple[Play, int, int]:
    """Strike once in a zone, and play on until it is over or somebody has a choice."""
    scene = Scene()
    one = scene.put(attacker, 3, equipment=equipment, magic=0, gathered=gathered)
    other = scene.put(target, 3, 1, magic=0, damage=damage)
    return scene.act(one, dice=rolls).run(c.DeclareAttack(one, other)), one, other


# Bonuses, doubling, reduction


@pytest.mark.parametrize(
    ("attacker", "target", "roll", "equipment", "gathered", "damage"),
    [
        ("Squire", "Heavy Blade", 19, ("Axe of Despair",), 0, 20),
        ("Squire", "Heavy Blade", 20, ("Axe of Despair",), 0, 40),
        ("Squire", "Heavy Blade", 20, ("Axe of Despair", "Axe of Despair"), 0, 60),
        ("Battle Mage", "White Dragon", 20, (), 20, 50),
        ("Ogre Warrior", "Earth Elemental", 19, (), 0, 20),
        ("Ogre Warrior", "Earth Elemental", 20, ("Axe of Despair",), 0, 70),
        ("Fire Elemental", "Earth Elemental", 19, (), 0, 50),
        ("Squire", "Earth Elemental", 19, (), 0, 0),
        ("Squire", "Earth Elemental", 20, (), 0, 10),
        ("Spiked Catapult", "Tank of Ragnos", 20, (), 0, 40),
        ("Heavy Blade", "White Dragon", 20, ("Axe of Despair",), 0, 80),
        ("Mana Hunter", "White Dragon", 20, (), 0, 50),
        ("Elite Orc Warrior", "White Dragon", 20, (), 0, 50),
    ],
)
def test_damage_step_adds_doubles_and_reduces_in_this_order(
    attacker: str, target: str, roll: int, equipment: tuple[str, ...], gathered: int, damage: int
) -> None:
    play, _, other = strike(attacker, target, roll, 5, equipment=equipment, gathered=gathered)
    if play.prompt == "reroll_attack":
        play.run(Decline())
    dealt = [event.amount for event in play.happened(e.DamageDealt) if event.unit == other and event.kind != "effect"]
    assert dealt == [damage]


def test_critical_hits_need_the_natural_roll() -> None:
    # A 19 with whatever bonus is none, and a 20 hits a defense beyond all sums.
    play, _, other = strike("Thastalos, Barbarian Overlord", "Heavy Blade", 19)
    assert play.damage(other) == 30
    play, _, other = strike("Peasant", "White Dragon", 20)
    assert play.happened(e.AttackRolled)[0].critical


@pytest.mark.parametrize(("target", "damage"), [("Necromancer", 30), ("Tank of Ragnos", 20)])
def test_critical_hits_on_the_immune_hit_without_doubling(target: str, damage: int) -> None:
    play, _, other = strike("Ogre Warrior", target, 20)
    roll = play.happened(e.AttackRolled)[0]
    assert (roll.hit, roll.critical, play.damage(other)) == (True, False, damage)


def test_a_vicious_19_always_hits_but_for_the_immune(scene: Scene) -> None:
    # ATK 10 and 19 make 29; neither elemental could reach a defense of 30.
    elemental = scene.put("Fire Elemental", 3, magic=0)
    hard = t.Bonus(defense=20)
    soft, sturdy = scene.put("Heavy Blade", 3, 1, lasting=(hard,)), scene.put("Necromancer", 3, 1, lasting=(hard,))
    play = scene.act(elemental, dice=[19])
    assert play.run(c.DeclareAttack(elemental, soft)).damage(soft) == 60
    play = scene.act(elemental, dice=[19])
    assert play.run(c.DeclareAttack(elemental, sturdy)).damage(sturdy) == 0


def test_damage_reduction_is_for_spells_and_effects_too_and_penetration_for_attacks_only() -> None:
    scene = Scene("Mage Guild")
    dragon, elemental = scene.put("Black Dragon", 3), scene.put("Earth Elemental", 3, 1, magic=0)
    assert scene.act(dragon).run(c.UseAbility(dragon, "Fireball")).damage(elemental) == 10
    play, tank, _ = strike("Tank of Ragnos", "Spiked Catapult", 2)
    assert play.damage(tank) == 0


def test_damage_reduction_comes_before_evasions_and_is_reported_with_the_damage() -> None:
    play, _, other = strike("Ogre Warrior", "Earth Elemental", 19)
    (dealt,) = play.happened(e.DamageDealt)
    assert (dealt.unit, dealt.amount, dealt.reduced) == (other, 20, 10)


# Evasions and shields


def test_evasions_come_before_dark_shield(scene: Scene) -> None:
    blade, raven = scene.put("Heavy Blade", 3), scene.put("Raven, Apprentice of Zeal", 3, 1, magic=0)
    scene.put("Lorenzo Maydon, Knight of the Alliance", 4, 1)
    play = scene.act(blade, dice=[19, 15, 11]).run(c.DeclareAttack(blade, raven))
    # The commander teaches followers, and Raven is one.
    assert [save.why for save in play.happened(e.SaveRolled)] == ["Dodge", "Dark Shield"]
    assert play.damage(raven) == 20
    play = scene.act(blade, dice=[19, 16]).run(c.DeclareAttack(blade, raven))
    assert [save.why for save in play.happened(e.SaveRolled)] == ["Dodge"]
    assert play.happened(e.DamageDealt) == []


def test_dark_shield_is_not_pierced_and_takes_ten_off_a_critical_hit() -> None:
    play, _, zeal = strike("Heavy Blade", "Zeal, Void Knight", 20, 11)
    assert play.damage(zeal) == 50


def test_dark_shield_is_not_rolled_for_when_nothing_is_left(scene: Scene) -> None:
    squire = scene.put("Squire", 3)
    raven = scene.put("Raven, Apprentice of Zeal", 3, 1, magic=0, lasting=(t.DamageReduction(10),))
    play = scene.act(squire, dice=[19]).run(c.DeclareAttack(squire, raven))
    assert play.happened(e.SaveRolled) == []


def test_all_free_evasions_are_tried_until_one_saves(scene: Scene) -> None:
    blade, trooper = scene.put("Heavy Blade", 3), scene.put("Alliance Trooper", 3, 1)
    scene.put("Dwarf Commando", 4, 1)
    scene.put("Lorenzo Maydon, Knight of the Alliance", 4, 1)
    play = scene.act(blade, dice=[19, 3, 4]).run(c.DeclareAttack(blade, trooper), c.ChooseEvasion("Parry"))
    assert [(save.why, save.saved) for save in play.happened(e.SaveRolled)] == [("Parry", False), ("Dodge", False)]
    assert not play.alive(trooper)
    play = scene.act(blade, dice=[19, 16]).run(c.DeclareAttack(blade, trooper), c.ChooseEvasion("Parry"))
    assert len(play.happened(e.SaveRolled)) == 1
    assert play.alive(trooper)


def test_an_evasion_needs_a_hit() -> None:
    play, _, _ = strike("Heavy Blade", "Knight", 2)
    assert play.happened(e.SaveRolled) == []


@pytest.mark.parametrize(("face", "stunned"), [(16, False), (15, True)])
def test_an_evaded_attack_does_not_stun(face: int, *, stunned: bool, scene: Scene) -> None:
    elemental, knight = scene.put("Energy Elemental", 3, magic=0), scene.put("Knight", 3, 1)
    play = scene.act(elemental, dice=[15, face, 10]).run(c.DeclareAttack(elemental, knight))
    assert play.unit(knight).tapped == stunned
    assert [save.why for save in play.happened(e.SaveRolled)] == ["Parry", "Stun"][: 1 + stunned]


@pytest.mark.parametrize(("face", "prompt"), [(16, "activation"), (15, "strike_back")])
def test_an_evaded_attack_is_not_reacted_to(face: int, prompt: str, scene: Scene) -> None:
    knight, dragon = scene.put("Knight", 3), scene.put("Yellow Dragon", 3, 1, magic=0)
    scene.put("Lorenzo Maydon, Knight of the Alliance", 4, 1)
    play = scene.act(knight, dice=[15, face]).run(c.DeclareAttack(knight, dragon))
    assert play.prompt == prompt


@pytest.mark.parametrize(("face", "pricked"), [(16, 0), (15, 10)])
def test_an_evaded_attack_meets_no_spikes(face: int, pricked: int, scene: Scene) -> None:
    blade, knight = scene.put("Heavy Blade", 3), scene.put("Knight", 3, 1, equipment=["Spiked Armor"])
    play = scene.act(blade, dice=[15, face]).run(c.DeclareAttack(blade, knight))
    assert (play.damage(knight), play.damage(blade)) == (0 if face == 16 else 30, pricked)


@pytest.mark.parametrize(("roll", "face", "splashed"), [(15, 16, 0), (15, 15, 10), (2, 16, 10)])
def test_an_evaded_attack_does_not_splash_but_a_missed_one_does(roll: int, face: int, splashed: int) -> None:
    scene = Scene()
    catapult, lorenzo = scene.put("Spiked Catapult", 2), scene.put("Lorenzo Maydon", 3, 1)
    beside = scene.put("Heavy Blade", 3, 1)
    # The saves against a splash fail.
    dice = [roll, 2, 2] if roll == 2 else [roll, face, 2, 2][: 2 if face == 16 else 4]
    play = scene.act(catapult, dice=dice).run(c.DeclareAttack(catapult, lorenzo))
    assert play.damage(beside) == splashed


def test_an_evaded_attack_of_a_twin_attack_may_still_be_followed(scene: Scene) -> None:
    fly, knight = scene.put("Doomfly", 3), scene.put("Knight", 3, 1)
    play = scene.act(fly, dice=[15, 16, 15, 2]).run(c.DeclareAttack(fly, knight))
    assert (play.prompt, play.damage(knight)) == ("twin_attack", 0)
    # The second attack is another attack: that the first one was evaded does not help against it.
    assert play.run(Agree()).damage(knight) == 20


def test_what_evades_a_spell_ends_no_attack() -> None:
    scene = Scene("Mage Guild", "Mage Guild")
    mage, raven = scene.put("Apprentice Mage", 3), scene.put("Raven the Destroyer", 3, 1, magic=0)
    play = scene.act(mage, dice=[11]).run(c.UseAbility(mage, "Sparks"))
    (evaded,) = play.happened(e.DamageEvaded)
    assert (evaded.by, evaded.attack, play.damage(raven)) == ("Mana Shield", 0, 0)


@pytest.mark.parametrize(("ability", "damage"), [("Magic Strike", 0), ("Magic Sweep", 0), ("", 30)])
def test_mana_shield_is_of_use_against_attacks_that_are_paid_with_magic_and_no_others(
    ability: str, damage: int
) -> None:
    scene = Scene("Kingdom", "Kingdom")
    evans, raven = (
        scene.put("Evans, Mage-Knight", 3, magic=1 if ability else 0),
        scene.put("Raven the Destroyer", 3, 1, magic=0),
    )
    play = scene.act(evans, dice=[15, 11])
    preview = attack_preview(play.table, evans, raven, ability)
    assert ("Mana Shield: save 11." in preview.notes) is bool(ability)
    play.do(c.UseAbility(evans, ability) if ability else c.DeclareAttack(evans, raven)).passes()
    if play.prompt in ("strike", "sweep"):
        play.run(c.ChooseUnit(raven))
    assert play.damage(raven) == damage
    assert [evaded.by for evaded in play.happened(e.DamageEvaded)] == (["Mana Shield"] if ability else [])


@pytest.mark.parametrize(("roll", "damage"), [(11, 0), (10, 30)])
def test_mana_shield_saves_from_a_magic_strike_at_11(roll: int, damage: int, scene: Scene) -> None:
    evans, raven = scene.put("Evans, Mage-Knight", 3), scene.put("Raven the Destroyer", 3, 1, magic=0)
    play = scene.act(evans, dice=[15, roll]).run(c.UseAbility(evans, "Magic Strike"), c.ChooseUnit(raven))
    assert play.damage(raven) == damage


# Triggers


def test_life_drain_heals_what_was_dealt_after_all_reductions(scene: Scene) -> None:
    knight, other = scene.put("Dark Knight", 3, magic=0, damage=40), scene.put("Earth Elemental", 3, 1, magic=0)
    play = scene.act(knight, dice=[19, 11]).run(c.DeclareAttack(knight, other))
    assert play.damage(knight) == 30


def test_life_drain_drains_nothing_from_an_evaded_attack(scene: Scene) -> None:
    one, other = scene.put("Dark Knight", 3, magic=0, damage=40), scene.put("Dark Knight", 3, 1, magic=0)
    play = scene.act(one, dice=[19, 16]).run(c.DeclareAttack(one, other))
    assert [save.why for save in play.happened(e.SaveRolled)] == ["Parry"]
    assert play.damage(one) == 40


def test_recoil_comes_from_a_unit_that_the_attack_defeats() -> None:
    play, orc, catapult = strike("Orc Grunt", "Spiked Catapult", 19, damage=5)
    assert not play.alive(catapult)
    assert play.damage(orc) == 10


def test_triggers_of_both_sides_resolve_one_after_another_with_the_fallen_between(scene: Scene) -> None:
    elemental = scene.put("Energy Elemental", 3, equipment=["Spiked Armor"], magic=0, damage=55)
    armored = scene.put("Yellow Dragon", 3, 1, equipment=["Spiked Armor"], magic=0)
    play = scene.act(elemental, dice=[19, 5]).run(c.DeclareAttack(elemental, armored))
    # Stun is the turn player's; then the other side orders Recoil and Quick Reactions.
    assert (play.prompt, play.asked) == ("next_trigger", 1)
    assert [event.entry.word for event in play.happened(ce.EntryAdded)] == ["Stun"]
    assert play.unit(armored).tapped
    play.run(next(choice for choice in play.legal if getattr(choice, "word", "") == "Recoil"))
    # The attacker has fallen to the recoil, so there is nobody left to strike at.
    assert not play.alive(elemental)
    assert play.happened(e.AttackDeclared) == []


# Immediate attacks


def test_an_immediate_attack_is_not_answered_by_the_unit_that_it_answers(scene: Scene) -> None:
    # The dragon attacks, the ninja parries and strikes back twice; the dragon, hit, does not react at once.
    dragon, ninja = scene.put("Yellow Dragon", 3, magic=0), scene.put("Shadow Ninja", 3, 1)
    play = scene.act(dragon, dice=[19, 16, 19, 19]).run(c.DeclareAttack(dragon, ninja))
    assert play.prompt == "twin_attack"
    play.run(Agree())
    assert play.prompt == "activation"
    assert play.damage(dragon) == 40


def test_an_immediate_attack_that_answers_nobody_may_be_answered_once(scene: Scene) -> None:
    leader, mine = scene.put("General Luther Maxwell", 3), scene.put("Yellow Dragon", 3, magic=0)
    theirs = scene.put("Yellow Dragon", 3, 1, magic=0)
    play = scene.act(leader, dice=[19, 19]).run(c.EndActivation(), c.DeclareAttack(mine, theirs))
    assert (play.prompt, play.asked) == ("strike_back", 1)
    play.run(Agree())
    assert (play.damage(mine), play.damage(theirs)) == (30, 30)
    # The answer hit its attacker, who may not answer it.
    assert play.prompt != "strike_back"


def test_an_immediate_attack_taps_nobody_and_spends_no_activation(scene: Scene) -> None:
    knight, ninja = scene.put("Heavy Blade", 3), scene.put("High Knight", 3, 1)
    play = scene.act(knight, dice=[19, 16, 19]).run(c.DeclareAttack(knight, ninja))
    assert not play.unit(ninja).tapped
    play.run(c.EndActivation())
    assert play.legal == (c.Activate(ninja),)
    assert play.run(c.Activate(ninja)).code(c.DeclareAttack(ninja, knight)) == ""


def test_an_immediate_attack_of_a_tapped_unit_is_possible(scene: Scene) -> None:
    knight, ninja = scene.put("Heavy Blade", 3), scene.put("High Knight", 3, 1, tapped=True)
    play = scene.act(knight, dice=[19, 16, 19]).run(c.DeclareAttack(knight, ninja))
    assert play.damage(knight) == 10


# Falling together


def test_units_that_fall_at_the_same_time_fall_together() -> None:
    scene = Scene("Underworld", "Kingdom")
    necromancer = scene.put("Necromancer", 2, magic=3)
    ally, one, other = scene.put("Squire", 3), scene.put("Orc Grunt", 3, 1), scene.put("Squire", 3, 1, damage=5)
    (card,) = scene.hand("Necromancy")
    (skeleton,) = scene.deck("Skeleton")
    play = scene.act(necromancer).do(c.UseAbility(necromancer, "Dark Bomb"), c.ChooseZone(3))
    assert [event.unit for event in play.happened(e.UnitDefeated)] == [one, other]
    assert (play.prompt, play.alive(ally), play.damage(ally)) == ("respond_destroyed", True, 20)
    play.run(c.PlayCard(card))
    assert play.prompt == "search"
    assert play.table.players[1].graveyard == (one, other)
    assert skeleton in play.table.players[0].deck


def test_healing_comes_never_below_no_damage_and_defeats_no_capital(scene: Scene) -> None:
    medic, squire = scene.put("Field Medic", 1), scene.put("Squire", 1, damage=5)
    play = scene.act(medic).run(c.UseAbility(medic, "Heal 20"), c.ChooseUnit(squire))
    assert play.damage(squire) == 0
    assert [event.amount for event in play.happened(e.UnitHealed)] == [5]
    assert play.damage(CAPITALS[0]) == 0


def test_rolling_again_is_offered_before_anybody_answers_the_roll() -> None:
    scene = Scene("Kingdom", "Kingdom", windows="always")
    mage, enemy = scene.put("Mage", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage, dice=[2, 19]).do(c.DeclareAttack(mage, enemy))
    while play.prompt == "respond_attack":
        play.do(play.legal[0])
    assert play.prompt == "reroll_attack"
    play.do(c.Reroll(magic=True))
    assert play.prompt == "respond_hit"
