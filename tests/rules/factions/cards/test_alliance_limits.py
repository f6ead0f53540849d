"""Where the effects of the Alliance's cards end, and what becomes of them when something comes between."""

from __future__ import annotations

import pytest

from game.core.commands import Decline, Done
from game.rules.factions.cards import traits as t
from game.rules.factions.presentation.queries import reach_in_turn, unit_stats_of
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from game.rules.factions.stats import has
from tests.rules.factions.proof import does, does_not, shows
from tests.rules.factions.scene import Scene


@pytest.fixture
def scene() -> Scene:
    return Scene("Alliance")


@does_not("Human Commando")
def test_combine_fire_that_was_paid_for_does_not_need_its_teacher() -> None:
    scene = Scene("Alliance", "Mage Guild")
    commando, trooper = scene.put("Human Commando", 2, damage=20), scene.put("Alliance Trooper", 3)
    squire, enemy = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    scene.put("Sage", 3, 1)
    (bomb,) = scene.hand("Mana Bomb", seat=1)
    play = scene.act(squire, dice=[4]).do(c.UseAbility(trooper, "Combine Fire"))
    assert (play.prompt, play.asked) == ("respond_stacked", 1)
    play.run(c.PlayCard(bomb), c.ChooseUnit(commando))
    assert not play.alive(commando)
    # ATK 8 and 4 more against DEF 16: a natural 4 hits.
    assert play.run(c.DeclareAttack(squire, enemy)).damage(enemy) == 10


@does_not("Human Commando")
def test_combine_fire_waits_for_the_attack_into_the_next_round(scene: Scene) -> None:
    commando, squire = scene.put("Human Commando", 3), scene.put("Squire", 3)
    play = scene.act(squire).run(c.UseAbility(commando, "Combine Fire"), c.EndActivation())
    while play.table.turn.cycle == 2:
        play.run(c.EndActivation() if play.prompt == "activation" else play.legal[0])
    assert play.unit(squire).aimed == 4


@does_not("Lorenzo Maydon, Knight of the Alliance", "Red Dragon")
@pytest.mark.parametrize("name", ["Lorenzo Maydon, Knight of the Alliance", "Red Dragon"])
def test_a_move_that_a_blockade_stopped_gives_no_momentum(name: str, scene: Scene) -> None:
    unit, enemy = scene.put(name, 2, magic=0), scene.put("Black Dragon", 2, 1, magic=0)
    (card,) = scene.hand("Blockade", seat=1)
    play = scene.act(unit, dice=[19]).do(c.Move(unit, 1), c.PlayCard(card)).run(c.ChooseZone(1))
    assert play.zone(unit) == 2
    base = unit_stats_of(play.table, unit).dam
    assert play.run(c.DeclareAttack(unit, enemy)).damage(enemy) == base


@does_not("Lorenzo Maydon, Knight of the Alliance", "March the Troopers")
def test_a_march_is_not_a_momentum(scene: Scene) -> None:
    lorenzo, enemy = scene.put("Lorenzo Maydon, Knight of the Alliance", 2), scene.put("Black Dragon", 3, 1, magic=0)
    (card,) = scene.hand("March the Troopers")
    play = scene.act(lorenzo, dice=[19]).run(c.PlayCard(card), c.Move(lorenzo, 3), c.DeclareAttack(lorenzo, enemy))
    assert play.damage(enemy) == 20


@does_not("Human Commando")
def test_combine_fire_is_for_an_ally_in_the_same_zone_and_not_for_itself(scene: Scene) -> None:
    commando, trooper = scene.put("Human Commando", 3), scene.put("Alliance Trooper", 4)
    scene.put("Squire", 3, 1)
    assert scene.act(trooper).code(c.UseAbility(commando, "Combine Fire")) == "no_target"


@does_not("Human Commando")
def test_combine_fire_stays_with_an_attack_that_is_rolled_again_and_not_with_the_next(scene: Scene) -> None:
    commando, squire, enemy = scene.put("Human Commando", 3), scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    scene.put("General William Rendar", 4)
    # ATK 8 and 4 more against DEF 16: a natural 4 hits, and without the help an 8.
    play = scene.act(squire, dice=[3, 4, 7]).run(c.UseAbility(commando, "Combine Fire"))
    play.run(c.DeclareAttack(squire, enemy), c.Reroll(magic=False))
    assert play.damage(enemy) == 10
    play.run(c.DeclareAttack(squire, enemy), Decline())
    assert play.damage(enemy) == 10


@shows("Elf Commando")
def test_troopers_are_hidden_as_long_as_an_elf_commando_is_near() -> None:
    scene = Scene("Kingdom", "Alliance")
    shooter, trooper = scene.put("Sharpshooter", 3), scene.put("Alliance Trooper", 4, 1)
    commando = scene.put("Elf Commando", 5, 1)
    play = scene.act(shooter)
    assert play.code(c.DeclareAttack(shooter, trooper)) == "stealth"
    scene.units.pop(commando)
    scene.cards.pop(commando)
    assert scene.act(shooter).code(c.DeclareAttack(shooter, trooper)) == ""


@shows("Dwarf Commando")
@pytest.mark.parametrize(("attacker", "save"), [("Squire", 16), ("Squire", 15), ("Bow-for-Hire", 20)])
def test_troopers_parry_beside_a_dwarf_commando(attacker: str, save: int) -> None:
    scene = Scene("Kingdom", "Alliance")
    unit, trooper = scene.put(attacker, 3), scene.put("Alliance Trooper", 3, 1)
    scene.put("Dwarf Commando", 4, 1)
    play = scene.act(unit, dice=[15, save]).run(c.DeclareAttack(unit, trooper))
    assert (play.damage(trooper) == 0) == (save == 16)


@does_not("Dwarf Commando")
def test_a_dwarf_commando_moves_or_attacks_and_enters_no_swamp(scene: Scene) -> None:
    scene.build("Swamps of Kiran", 4)
    dwarf = scene.put("Dwarf Commando", 3)
    reached = {there.zone: there.attacks for there in reach_in_turn(scene.act(dwarf).table, dwarf)}
    assert reached == {2: False}


@does("Lorenzo Maydon", "Lorenzo Maydon, Knight of the Alliance")
@does_not("Lorenzo Maydon")
@pytest.mark.parametrize(
    ("name", "attacker", "save", "evades"),
    [
        ("Lorenzo Maydon", "Sharpshooter", 16, True),
        ("Lorenzo Maydon", "Sharpshooter", 15, False),
        ("Lorenzo Maydon", "Heavy Blade", 20, False),
        ("Lorenzo Maydon, Knight of the Alliance", "Sharpshooter", 16, True),
        ("Lorenzo Maydon, Knight of the Alliance", "Heavy Blade", 16, True),
        ("Lorenzo Maydon, Knight of the Alliance", "Heavy Blade", 15, False),
    ],
)
def test_lorenzo_evades(name: str, attacker: str, save: int, *, evades: bool) -> None:
    scene = Scene("Kingdom", "Alliance")
    unit, lorenzo = scene.put(attacker, 3), scene.put(name, 3, 1)
    play = scene.act(unit, dice=[19, save]).run(c.DeclareAttack(unit, lorenzo))
    assert play.damage(lorenzo) == (0 if evades else 30)


@does_not("Lorenzo Maydon, Knight of the Alliance")
def test_nobody_dodges_spells() -> None:
    scene = Scene("Kingdom", "Alliance")
    mage, lorenzo = scene.put("Apprentice Mage", 3), scene.put("Lorenzo Maydon, Knight of the Alliance", 3, 1)
    play = scene.act(mage, dice=[20]).run(c.UseAbility(mage, "Sparks"))
    assert (play.damage(lorenzo), play.happened(e.SaveRolled)) == (10, [])


@does_not("Lorenzo Maydon")
def test_mobile_attack_is_barred_by_enemies(scene: Scene) -> None:
    lorenzo, enemy = scene.put("Lorenzo Maydon", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(lorenzo, dice=[2]).run(c.UseAbility(lorenzo, "Mobile Attack"))
    assert play.code(c.Move(lorenzo, 4)) == "barred"
    play.run(Done(), c.DeclareAttack(lorenzo, enemy))
    assert (play.code(c.Move(lorenzo, 4)), play.code(c.Move(lorenzo, 2))) == ("barred", "")


@does_not("Lorenzo Maydon", "Swamps of Kiran")
def test_a_swamp_takes_one_of_the_two_moves_of_a_mobile_attack(scene: Scene) -> None:
    scene.build("Swamps of Kiran", 3)
    lorenzo = scene.put("Lorenzo Maydon", 2)
    play = scene.act(lorenzo).run(c.UseAbility(lorenzo, "Mobile Attack"), c.Move(lorenzo, 3), Done())
    assert (play.zone(lorenzo), play.code(c.Move(lorenzo, 4))) == (3, "too_far")
    # Nor is it a second move's end; as the only move it is.
    lorenzo = scene.put("Lorenzo Maydon", 1)
    play = scene.act(lorenzo).run(c.UseAbility(lorenzo, "Mobile Attack"), c.Move(lorenzo, 2), Done())
    assert (play.code(c.Move(lorenzo, 3)), play.code(c.Move(lorenzo, 1))) == ("too_far", "")
    stays = scene.put("Lorenzo Maydon", 4)
    play = scene.act(stays).run(c.UseAbility(stays, "Mobile Attack"), Done(), Done(), c.Move(stays, 3))
    assert play.zone(stays) == 3
    # A unit that leaves a swamp is not slowed.
    inside = scene.put("Lorenzo Maydon", 3)
    play = scene.act(inside).run(c.UseAbility(inside, "Mobile Attack"), c.Move(inside, 2), Done(), c.Move(inside, 1))
    assert play.zone(inside) == 1


@shows("General William Rendar")
def test_general_rendar_gives_one_roll_for_a_failed_attack_and_none_for_saves_or_far_away(scene: Scene) -> None:
    knight, enemy = scene.put("Knight", 3), scene.put("Ogre Warrior", 3, 1)
    scene.put("General William Rendar", 2)
    play = scene.act(knight, dice=[2, 19]).run(c.DeclareAttack(knight, enemy), c.Reroll(magic=False))
    assert play.damage(enemy) == 10
    play = scene.act(knight, dice=[2, 3]).run(c.DeclareAttack(knight, enemy), c.Reroll(magic=False))
    assert (play.damage(enemy), play.prompt) == (0, "activation")
    assert scene.act(enemy, dice=[15, 2]).run(c.DeclareAttack(enemy, knight)).damage(knight) == 30
    far, other = scene.put("Knight", 4), scene.put("Ogre Warrior", 4, 1)
    assert scene.act(far, dice=[2]).run(c.DeclareAttack(far, other)).prompt == "activation"


@does_not("Rebel Dragon Rider")
def test_a_rider_is_barred_by_what_flies_and_its_fire_is_reduced(scene: Scene) -> None:
    rider, dragon = scene.put("Rebel Dragon Rider", 3), scene.put("White Dragon", 3, 1, magic=0)
    play = scene.act(rider)
    assert (play.code(c.Move(rider, 4)), play.code(c.Move(rider, 2))) == ("barred", "")
    assert play.run(c.UseAbility(rider, "Fireball")).damage(dragon) == 10


@does("Rebel Dragon Rider")
def test_a_rider_counts_as_a_dragon_for_whoever_calls_one(scene: Scene) -> None:
    (call,) = scene.hand("Dragon Call")
    (rider,) = scene.deck("Rebel Dragon Rider")
    play = scene.building().run(c.PlayCard(call), c.ChooseCard(rider))
    assert play.table.players[0].hand == (rider,)


# Battle cards


@does_not("Advantageous Cover")
def test_advantageous_cover_hides_no_enemies_and_nobody_who_comes_later(scene: Scene) -> None:
    inside, late, enemy = scene.put("Squire", 3), scene.put("Squire", 2), scene.put("Squire", 3, 1)
    cover, march = scene.hand("Advantageous Cover", "March the Troopers")
    play = scene.building().run(c.PlayCard(cover), c.ChooseZone(3), c.PlayCard(march), c.Move(late, 3), Done())
    hidden = [has(play.table, play.unit(unit), t.Stealth) for unit in (inside, late, enemy)]
    assert hidden == [True, False, False]


@does("Advantageous Cover")
def test_advantageous_cover_answers_a_declared_attack_from_afar() -> None:
    scene = Scene("Kingdom", "Alliance")
    shooter, target = scene.put("Sharpshooter", 3), scene.put("Squire", 4, 1)
    (cover,) = scene.hand("Advantageous Cover", seat=1)
    play = scene.act(shooter, dice=[19]).do(c.DeclareAttack(shooter, target), c.PlayCard(cover)).run(c.ChooseZone(4))
    assert (play.alive(target), play.happened(e.AttackRolled)) == (True, [])


@does_not("Rendar’s Gambit")
@pytest.mark.parametrize(("coin", "asked"), [(1, 0), (2, 1)])
def test_rendars_gambit_is_looked_at_by_one_player_and_draws_nothing(coin: int, asked: int, scene: Scene) -> None:
    mine, theirs = scene.deck("Squire", "Knight"), scene.deck("Mage", "Sage", seat=1)
    (card,) = scene.hand("Rendar’s Gambit")
    play = scene.building().dice(coin, sides=2).run(c.PlayCard(card))
    deck = (theirs, mine)[coin - 1]
    assert play.answers(c.ChooseCard) == [c.ChooseCard(number) for number in deck]
    play.run(c.ChooseCard(deck[1]))
    (ordered,) = play.happened(ce.DeckReordered)
    assert (ordered.seat, ordered.cards, ordered.seen_by(1 - asked).cards) == (asked, (deck[0], deck[1]), (0, 0))
    assert [len(player.hand) for player in play.table.players] == [0, 0]
    assert sorted(play.table.players[0].deck + play.table.players[1].deck) == sorted(mine + theirs)


@does_not("Deploy the Spies")
def test_spies_take_nothing_out_of_the_hand(scene: Scene) -> None:
    theirs = scene.hand("Mage", "Sage", seat=1)
    spies, mine = scene.hand("Deploy the Spies", "Squire")
    play = scene.building().run(c.PlayCard(spies))
    assert mine not in play.happened(ce.HandSeen)[0].cards
    play.run(Done())
    assert (play.table.players[1].hand, play.prompt) == (theirs, "build")


# Locations and equipment


@shows("Hidden Base")
def test_hidden_base_keeps_arrows_out_but_not_who_comes_near() -> None:
    scene = Scene("Kingdom", "Alliance")
    scene.build("Hidden Base", 4, 1)
    shooter, orc = scene.put("Sharpshooter", 3), scene.put("Orc Grunt", 4)
    trooper = scene.put("Alliance Trooper", 4, 1)
    assert scene.act(shooter).code(c.DeclareAttack(shooter, trooper)) == "stealth"
    assert scene.act(orc).code(c.DeclareAttack(orc, trooper)) == ""


@does_not("Laranosk Woods")
def test_laranosk_woods_go_by_the_name_and_ones_own_build_turn() -> None:
    scene = Scene("Alliance", "Mage Guild")
    scene.build("Laranosk Woods", 2)
    # Raven is an elf, but not by name.
    scene.put("Raven the Destroyer", 2)
    scene.put("Elf Commando", 2)
    scene.points(0, 0)
    play = scene.upkeep()
    # Twenty, two for the zone, and one for the commando.
    assert play.table.players[0].build == 23
    assert play.run(c.EndBuild()).table.players[0].build == 23


@shows("Improved Firearm")
def test_improved_firearm_shoots_twice_over_two_zones_without_moving(scene: Scene) -> None:
    trooper = scene.put("Alliance Trooper", 3, equipment=["Improved Firearm"])
    enemy = scene.put("Heavy Blade", 5, 1)
    play = scene.act(trooper, dice=[10, 10]).run(c.DeclareAttack(trooper, enemy), c.DeclareAttack(trooper, enemy))
    assert play.damage(enemy) == 20
    assert play.code(c.DeclareAttack(trooper, enemy)) == "attacks_spent"
    play = scene.act(trooper, dice=[10]).run(c.Move(trooper, 4), c.DeclareAttack(trooper, enemy))
    assert play.code(c.DeclareAttack(trooper, enemy)) == "attacks_spent"
    scene = Scene("Alliance")
    trooper = scene.put("Alliance Trooper", 1, equipment=["Improved Firearm"])
    far = scene.put("Heavy Blade", 4, 1)
    assert scene.act(trooper).code(c.DeclareAttack(trooper, far)) == "out_of_range"


@does_not("Improved Firearm")
def test_a_bow_attack_does_not_make_a_unit_ranged(scene: Scene) -> None:
    scene.put("High Knight", 1)
    (card,) = scene.hand("Improved Firearm")
    assert scene.building().code(c.PlayCard(card)) == "no_target"
