"""Each creature does what its card says. Tests name the creature."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Decline, Done
from game.rules.skirmish import card_events as ce
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import OPEN, Scene, duel

WALLED = ("................", "................", "....##..........", *OPEN[:9])


def test_demonweb_spider_scuttles_through_enemies_without_stopping() -> None:
    scene = Scene(("################", "................", "################"))
    spider = scene.put("demonweb_spider", (3, 1))
    scene.put("dragon_knight", (5, 1), 1)
    play = scene.play(spider)
    assert c.MoveCreature(spider, (8, 1)) in play.legal  # Past the knight in the corridor.
    assert play.code(c.MoveCreature(spider, (5, 1))) == "occupied"
    assert c.MoveCreature(spider, (10, 1)) in play.legal and c.MoveCreature(spider, (11, 1)) not in play.legal


@pytest.mark.parametrize("key", ["giant_spider", "droider"])
def test_large_spiders_scuttle_too(key: str, scene: Scene) -> None:
    spider = scene.put(key, (3, 4))
    scene.put("dragon_knight", (5, 4), 1)
    play = scene.play(spider)
    assert c.MoveCreature(spider, (6, 4)) in play.legal and c.MoveCreature(spider, (8, 4)) in play.legal


@pytest.mark.parametrize("key", ["drow_house_guard", "drow_wizard", "human_ranger"])
def test_nimble_creatures_untap_at_the_end_of_their_turn(key: str, scene: Scene) -> None:
    nimble = scene.put(key, (3, 4), tapped=True)
    slow = scene.put("dragon_knight", (3, 6), tapped=True)
    play = scene.play().do(c.EndActions(), c.EndTurn())
    assert not play.creature(nimble).tapped and play.creature(slow).tapped


def test_shadow_mastiff_may_appear_beside_any_wall() -> None:
    scene = Scene(WALLED)
    scene.gold(0, 10, 6)
    (card,) = scene.reserve("shadow_mastiff")
    play = scene.play(phase="deploy").do(c.Deploy(card))
    cells = {choice.cell for choice in play.answers(c.ChooseCell)}
    assert {(3, 1), (6, 3), (4, 1), (5, 3)} <= cells and (7, 7) not in cells and (0, 5) in cells
    play.do(c.ChooseCell((6, 3)))
    assert play.cell(card) == (6, 3)
    player = play.table.players[0]
    assert (player.supply, player.spent) == (2, 8)  # 4 had been spent before.


def test_the_boards_edge_is_not_a_wall_for_shadow_mastiff() -> None:
    scene = Scene(("................",) * 6 + ("........#.......",) + ("................",) * 5)
    scene.gold(0, 10, 6)
    (card,) = scene.reserve("shadow_mastiff")
    play = scene.play(phase="deploy").do(c.Deploy(card))
    beside = {(x, y) for x in (7, 8, 9) for y in (5, 6, 7)} - {(8, 6)}
    assert {choice.cell for choice in play.answers(c.ChooseCell)} == beside | set(play.table.board.starts[0])
    for edge in ((8, 0), (8, 11), (15, 5)):
        assert play.code(c.ChooseCell(edge)) == "not_a_start_square"


def test_other_creatures_appear_in_their_start_area() -> None:
    scene = Scene(WALLED)
    scene.gold(0, 10, 6)
    (card,) = scene.reserve("dragon_knight")
    play = scene.play(phase="deploy").do(c.Deploy(card))
    assert all(choice.cell[0] < 2 for choice in play.answers(c.ChooseCell))
    assert play.code(c.ChooseCell((6, 3))) == "not_a_start_square"


def test_drow_wizard_deals_five_within_five_squares_of_anybody() -> None:
    scene, wizard, foe = duel("drow_wizard", (1, 1), "dragon_knight", (6, 1))
    play = scene.play(wizard).run(c.UsePower(wizard, 0))
    assert play.damage(foe) == 5 and play.creature(wizard).tapped


def test_drow_wizard_needs_somebody_within_five_squares() -> None:
    scene, wizard, _ = duel("drow_wizard", (1, 1), "dragon_knight", (7, 1))
    assert scene.play(wizard).code(c.UsePower(wizard, 0)) == "no_target"


def test_umbur_hulk_gazes_an_enemy_towards_itself_and_strikes() -> None:
    scene, hulk, foe = duel("umbur_hulk", (2, 2), "dragon_knight", (7, 2))
    play = scene.play(hulk).run(c.UsePower(hulk, 0))
    assert play.prompt == "slide_to" and play.asked == 0
    play.run(c.ChooseCell((4, 2)))
    assert play.prompt == "target"
    assert play.run(c.ChooseCreature(foe)).damage(foe) == 15


def test_umbur_hulk_cannot_gaze_beyond_five_squares_or_at_friends(scene: Scene) -> None:
    hulk = scene.put("umbur_hulk", (2, 2))
    scene.put("drow_priestess", (5, 2))
    scene.put("dragon_knight", (9, 2), 1)
    assert scene.play(hulk).code(c.UsePower(hulk, 0)) == "no_target"


def test_umbur_hulk_burrows_nine_squares_through_walls() -> None:
    scene = Scene(("....##..........",) * 12)
    hulk = scene.put("umbur_hulk", (2, 2))
    play = scene.play(hulk).run(c.UsePower(hulk, 1))
    assert c.ChooseCell((11, 2)) in play.legal and c.ChooseCell((12, 2)) not in play.legal
    assert play.code(c.ChooseCell((3, 2))) == "no_room"  # Half in the wall.
    assert play.do(c.ChooseCell((11, 9))).cell(hulk) == (11, 9)


def test_umbur_hulk_blocks_five_of_each_attack() -> None:
    scene, knight, hulk = duel("dragon_knight", (4, 2), "umbur_hulk", (2, 2))
    assert scene.play(knight).run(c.Attack(knight, hulk)).damage(hulk) == 10


def test_drow_priestess_is_ready_for_a_wisdom_card(scene: Scene) -> None:
    scene.gold(0, 10, 5)
    (card,) = scene.reserve("drow_priestess")
    _web, _dodge, pact, retreat = scene.deck("web", "dodge", "dark_pact", "retreat")
    play = scene.play(phase="deploy").do(c.Deploy(card), c.ChooseCell((0, 0)))
    assert play.prompt == "ready_WIS"
    play.do(Agree())
    assert play.table.players[0].hand == (pact,)
    revealed = play.happened(ce.CardsRevealed)[0]
    assert [play.table.cards[n].key for n in revealed.cards] == ["web", "dodge", "dark_pact"]
    assert len(play.table.players[0].actions) == 3 and retreat in play.table.players[0].actions


def test_ready_may_be_declined_and_finds_nothing_in_a_deck_without_the_ability(scene: Scene) -> None:
    scene.gold(0, 10, 5)
    (card,) = scene.reserve("drow_priestess")
    scene.deck("web", "dodge")
    play = scene.play(phase="deploy").do(c.Deploy(card), c.ChooseCell((0, 0)))
    declined = play.do(Decline())
    assert declined.table.players[0].hand == ()
    again = scene.play(phase="deploy").do(c.Deploy(card), c.ChooseCell((0, 0)), Agree())
    assert again.table.players[0].hand == () and len(again.table.players[0].actions) == 2


def test_drow_priestess_lets_spiders_appear_beside_her(scene: Scene) -> None:
    scene.gold(0, 10, 8)
    scene.put("drow_priestess", (8, 5))
    small, large, drow = scene.reserve("demonweb_spider", "giant_spider", "drow_wizard")
    play = scene.play(phase="deploy").do(c.Deploy(small))
    cells = {choice.cell for choice in play.answers(c.ChooseCell)}
    ring = {(x, y) for x in (7, 8, 9) for y in (4, 5, 6)} - {(8, 5)}
    assert cells == ring | set(play.table.board.starts[0])
    play.do(c.ChooseCell((9, 6)), c.Deploy(large))
    cells = {choice.cell for choice in play.answers(c.ChooseCell)}
    assert {(6, 4), (9, 4), (7, 3)} <= cells and (8, 6) not in cells  # The small one stands there.
    play.do(c.ChooseCell((6, 4)), c.Deploy(drow))
    assert all(choice.cell[0] < 2 for choice in play.answers(c.ChooseCell))


def test_drow_assassin_shoots_ten_squares() -> None:
    scene, assassin, foe = duel("drow_assassin", (1, 1), "dragon_knight", (11, 5))
    assert scene.play(assassin).run(c.UsePower(assassin, 0)).damage(foe) == 10


def test_drow_assassin_strikes_harder_alone() -> None:
    scene, assassin, foe = duel("drow_assassin", (5, 5), "dragon_knight", (6, 5))
    assert scene.play(assassin).run(c.Attack(assassin, foe)).damage(foe) == 15
    scene.put("drow_wizard", (4, 4))
    assert scene.play(assassin).run(c.Attack(assassin, foe)).damage(foe) == 10


def test_drow_blademaster_blocks_and_strikes_twice() -> None:
    scene, blade, foe = duel("drow_blademaster", (5, 5), "dragon_knight", (6, 5))
    other = scene.put("elf_archer", (4, 5), 1)
    play = scene.play(blade).do(c.UsePower(blade, 0), c.ChooseCreature(foe), c.StrikeBack(foe, blade)).passes()
    assert play.damage(foe) == 5 and play.damage(blade) == 10  # 15 less the block of 5.
    assert play.prompt == "target"
    play.run(c.ChooseCreature(other))
    assert not play.alive(other)


def test_gold_dragon_breathes_on_a_square_and_those_around_it(scene: Scene) -> None:
    dragon = scene.put("gold_dragon", (1, 1))
    foes = [scene.put("shadow_mastiff", cell, 1, tapped=True) for cell in ((6, 5), (7, 5), (9, 5))]
    play = scene.play(dragon).run(c.UsePower(dragon, 0), c.ChooseCell((6, 4)))
    assert [play.damage(foe) for foe in foes] == [15, 15, 0]


def test_gold_dragon_flies_over_enemies_and_rubble_but_stops_beside_enemies() -> None:
    scene = Scene(("....^^^^........",) * 4)
    dragon = scene.put("gold_dragon", (1, 0))
    play = scene.play(dragon)
    assert c.MoveCreature(dragon, (9, 0)) in play.legal  # Eight squares over difficult ground.
    scene.put("demonweb_spider", (6, 1), 1)
    play = scene.play(dragon)
    assert c.MoveCreature(dragon, (4, 0)) in play.legal and c.MoveCreature(dragon, (9, 0)) not in play.legal


def test_earth_guardian_slams_and_slides() -> None:
    scene, guardian, foe = duel("earth_guardian", (5, 5), "umbur_hulk", (6, 5), tapped=True)
    play = scene.play(guardian).do(c.UsePower(guardian, 0))
    assert play.damage(foe) == 15 and play.prompt == "slide_to"
    assert play.do(c.ChooseCell((9, 5))).cell(foe) == (9, 5)


def test_earth_guardian_strides_nine_squares(scene: Scene) -> None:
    guardian = scene.put("earth_guardian", (5, 5))
    play = scene.play(guardian).do(c.UsePower(guardian, 1))
    assert c.ChooseCell((14, 5)) in play.legal and c.ChooseCell((15, 5)) not in play.legal
    assert play.do(Done()).cell(guardian) == (5, 5)


def test_dragon_knight_is_strong_and_plain() -> None:
    knight = CREATURES["dragon_knight"]
    assert (knight.hp, knight.damage, knight.traits, knight.powers) == (45, 15, (), ())


def test_war_wizard_is_ready_for_an_intelligence_card(scene: Scene) -> None:
    scene.gold(0, 10, 5)
    (card,) = scene.reserve("war_wizard")
    _run, fireball = scene.deck("run", "fireball")
    play = scene.play(phase="deploy").do(c.Deploy(card), c.ChooseCell((0, 0)), Agree())
    assert play.table.players[0].hand == (fireball,)


def test_war_wizard_casts_magic_missile() -> None:
    scene, wizard, hulk = duel("war_wizard", (1, 1), "umbur_hulk", (6, 1))
    assert scene.play(wizard).run(c.UsePower(wizard, 0)).damage(hulk) == 10  # No attack: block does not help.


def test_elf_archer_shoots_ten_squares() -> None:
    scene, archer, foe = duel("elf_archer", (1, 1), "shadow_mastiff", (11, 1))
    scene.put("shadow_mastiff", (12, 1), 1)
    play = scene.play(archer).run(c.UsePower(archer, 0))
    assert play.damage(foe) == 5


def test_dwarf_cleric_heals_itself_or_a_neighbour(scene: Scene) -> None:
    cleric = scene.put("dwarf_cleric", (5, 5), damage=10)
    friend = scene.put("dragon_knight", (6, 6), damage=20)
    scene.put("earth_guardian", (9, 9), damage=20)
    play = scene.play(cleric).do(c.UsePower(cleric, 0))
    assert {choice.creature for choice in play.answers(c.ChooseCreature)} == {cleric, friend}
    assert play.do(c.ChooseCreature(friend)).damage(friend) == 15


def test_dwarf_cleric_cannot_heal_the_unharmed(scene: Scene) -> None:
    cleric = scene.put("dwarf_cleric", (5, 5))
    assert scene.play(cleric).code(c.UsePower(cleric, 0)) == "no_target"


def test_halfling_sneak_hurts_tapped_creatures_more() -> None:
    scene, halfling, foe = duel("halfling_sneak", (5, 5), "shadow_mastiff", (6, 5), tapped=True)
    assert scene.play(halfling).run(c.Attack(halfling, foe)).damage(foe) == 10


def test_halfling_sneak_hurts_untapped_creatures_as_printed() -> None:
    scene, halfling, foe = duel("halfling_sneak", (5, 5), "shadow_mastiff", (6, 5))
    assert scene.play(halfling).run(c.Attack(halfling, foe)).damage(foe) == 5


def test_dwarven_defender_blocks_five() -> None:
    scene, mastiff, dwarf = duel("shadow_mastiff", (5, 5), "dwarven_defender", (6, 5))
    assert scene.play(mastiff).run(c.Attack(mastiff, dwarf)).damage(dwarf) == 5


def test_half_orc_thug_blasts_a_square_and_those_around_it(scene: Scene) -> None:
    thug = scene.put("half_orc_thug", (1, 1))
    foes = [scene.put("shadow_mastiff", cell, 1) for cell in ((5, 1), (6, 2), (8, 1))]
    play = scene.play(thug).run(c.UsePower(thug, 0), c.ChooseCell((6, 1)))
    assert [play.damage(foe) for foe in foes] == [5, 5, 0]
