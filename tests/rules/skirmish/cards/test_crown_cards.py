"""Each Crown action card does what it says. Tests name the card."""

from __future__ import annotations

import pytest

from game.core.commands import Done, Pass
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Scene, duel


def test_tide_of_iron_drives_the_target_back_and_follows() -> None:
    scene, knight, foe = duel("dragon_knight", (5, 5), "shadow_mastiff", (6, 5))
    (card,) = scene.hand("tide_of_iron")
    play = scene.play(knight).do(c.PlayCard(card, knight)).passes()
    assert play.damage(foe) == 15 and play.prompt == "slide_to" and play.asked == 0
    play.do(c.ChooseCell((9, 5)))
    assert play.prompt == "move_to"
    assert {cell.cell for cell in play.answers(c.ChooseCell)} == {(8, 4), (8, 5), (8, 6)}  # Beside it, in 3 squares.
    assert play.do(c.ChooseCell((8, 5))).cell(knight) == (8, 5)


def test_tide_of_iron_ends_with_the_target_destroyed() -> None:
    scene, knight, foe = duel("dragon_knight", (5, 5), "demonweb_spider", (6, 5), tapped=True)
    (card,) = scene.hand("tide_of_iron")
    play = scene.play(knight).do(c.PlayCard(card, knight))
    assert not play.alive(foe) and play.prompt == "activation"


def test_wide_swing_hits_two(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5))
    foes = [scene.put("shadow_mastiff", cell, 1, tapped=True) for cell in ((6, 5), (4, 5), (5, 6))]
    (card,) = scene.hand("wide_swing")
    play = scene.play(knight).do(c.PlayCard(card, knight), c.ChooseCreature(foes[0]), c.ChooseCreature(foes[2]))
    assert [play.damage(foe) for foe in foes] == [15, 0, 15]


def test_wide_swing_takes_two_different_targets() -> None:
    scene, knight, one = duel("dragon_knight", (5, 5), "shadow_mastiff", (6, 5))
    scene.put("shadow_mastiff", (4, 5), 1)
    scene.put("shadow_mastiff", (5, 4), 1)
    (card,) = scene.hand("wide_swing")
    play = scene.play(knight).do(c.PlayCard(card, knight), c.ChooseCreature(one))
    assert play.prompt == "target" and play.code(c.ChooseCreature(one)) == "chosen_already"
    assert play.code(Done()) == "not_an_answer"  # With two to choose, it takes two.


def test_wide_swing_with_a_single_neighbour_hits_that_one() -> None:
    scene, knight, foe = duel("dragon_knight", (5, 5), "shadow_mastiff", (6, 5), tapped=True)
    (card,) = scene.hand("wide_swing")
    assert scene.play(knight).do(c.PlayCard(card, knight)).damage(foe) == 15


@pytest.mark.parametrize(("retreating", "fizzled"), [(0, False), (1, False), (2, True)])
def test_wide_swing_still_hits_the_one_that_has_not_retreated(retreating: int, fizzled: bool, scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5))
    foes = [scene.put("drow_assassin", cell, 1) for cell in ((6, 5), (4, 5))]
    (card,) = scene.hand("wide_swing")
    cards = scene.hand("retreat", "retreat", seat=1)
    play = scene.play(knight).do(c.PlayCard(card, knight), c.ChooseCreature(foes[0]))
    gone = foes if retreating == 2 else [foes[retreating]]
    play.do(*(c.PlayCard(card, foe) for card, foe in zip(cards, gone, strict=False)))
    while play.prompt in ("respond", "shift_to"):
        where = next((choice for choice in play.answers(c.ChooseCell) if choice.cell[1] == 8), Pass())
        play.do(where)
    assert [play.damage(foe) for foe in foes] == [0 if foe in gone else 15 for foe in foes]
    assert play.happened(ce.ActionDone)[-1].fizzled == fizzled


def test_wide_swing_needs_somebody() -> None:
    scene, knight, _ = duel("dragon_knight", (5, 5), "shadow_mastiff", (7, 5))
    scene.put("elf_archer", (6, 5))
    (card,) = scene.hand("wide_swing")
    assert scene.play(knight).code(c.PlayCard(card, knight)) == "no_target"


def test_power_attack_adds_ten() -> None:
    scene, knight, foe = duel("dragon_knight", (5, 5), "shadow_mastiff", (6, 5))
    (card,) = scene.hand("power_attack")
    play = scene.play(knight).do(c.PlayCard(card, knight)).passes()
    assert play.damage(foe) == 25 and card in play.table.players[0].discard


@pytest.mark.parametrize(("attached", "damage"), [((), 0), (("darkfire",), 5)])
def test_printed_and_gained_block_add_up(attached: tuple[str, ...], damage: int) -> None:
    scene, knight, dwarf = duel("dragon_knight", (5, 5), "dwarven_defender", (6, 5), attached=attached)
    (block,) = scene.hand("block", seat=1)
    play = scene.play(knight).do(c.Attack(knight, dwarf), c.PlayCard(block, dwarf)).passes()
    assert play.damage(dwarf) == damage  # 5 and 10 take off all of 15, and of 20 all but 5.


def test_block_answers_an_attack_with_block_and_a_blow() -> None:
    scene, mastiff, knight = duel("shadow_mastiff", (5, 5), "dragon_knight", (6, 5))
    (card,) = scene.hand("block", seat=1)
    play = scene.play(mastiff).do(c.Attack(mastiff, knight), c.PlayCard(card, knight)).passes()
    assert play.damage(knight) == 0 and play.damage(mastiff) == 15
    assert play.creature(knight).block == 10
    play.do(c.EndActivation())
    assert play.creature(knight).block == 0


def test_block_can_be_played_on_your_own_turn() -> None:
    scene, knight, foe = duel("dragon_knight", (6, 5), "shadow_mastiff", (5, 5), tapped=True)
    (card,) = scene.hand("block")
    play = scene.play().do(c.PlayCard(card, knight))
    assert play.damage(foe) == 15 and play.creature(knight).tapped


def test_acid_arrow_splashes_and_burns_on() -> None:
    scene, dragon, foe = duel("gold_dragon", (2, 5), "shadow_mastiff", (6, 5))
    beside = scene.put("drow_assassin", (7, 5), 1)
    (card,) = scene.hand("acid_arrow")
    play = scene.play(dragon).do(c.PlayCard(card, dragon), c.ChooseCreature(foe)).passes()
    assert (play.damage(foe), play.damage(beside)) == (5, 5)
    assert play.creature(foe).attached == (card,) and play.creature(beside).attached == ()
    play.do(c.EndActivation(), c.EndActions(), c.EndTurn())
    assert (play.damage(foe), play.damage(beside)) == (10, 5)


def test_fireball_catches_everybody_within_two_squares(scene: Scene) -> None:
    dragon = scene.put("gold_dragon", (1, 1))
    helper = scene.put("war_wizard", (3, 1))
    near = scene.put("shadow_mastiff", (10, 5), 1)
    mine = scene.put("elf_archer", (12, 6))
    far = scene.put("drow_assassin", (13, 5), 1)
    (card,) = scene.hand("fireball")
    play = scene.play(dragon).do(c.PlayCard(card, dragon), c.ChooseCell((10, 6))).passes()
    assert play.damage(near) == 10 and not play.alive(mine) and play.damage(far) == 0
    assert play.damage(helper) == 0


def test_fireball_reaches_ten_squares_round_walls() -> None:
    scene = Scene(("....#...........",) * 7 + ("................",) + ("....#...........",) * 4)
    dragon = scene.put("gold_dragon", (0, 0))
    scene.put("shadow_mastiff", (8, 0), 1)
    (card,) = scene.hand("fireball")
    play = scene.play(dragon).do(c.PlayCard(card, dragon))
    # Straight it would be seven squares; the way round through the gap is longer than ten.
    assert play.code(c.ChooseCell((8, 0))) == "out_of_range"
    assert play.code(c.ChooseCell((7, 4))) == "nobody_there"  # Within ten by the gap, but it would catch nobody.
    assert play.code(c.ChooseCell((4, 0))) == "wall"


def test_shield_prevents_all_damage_from_one_source() -> None:
    scene, wizard, archer = duel("drow_wizard", (5, 5), "elf_archer", (8, 5))
    guardian = scene.put("war_wizard", (11, 5), 1)
    (card,) = scene.hand("shield", seat=1)
    play = scene.play(wizard).do(c.UsePower(wizard, 0)).do(c.PlayCard(card, guardian)).passes()
    assert play.alive(archer) and play.damage(archer) == 0 and play.creature(guardian).tapped
    assert play.happened(e.DamageDealt)[0].prevented == 5


def test_shield_needs_a_source(scene: Scene) -> None:
    wizard = scene.put("war_wizard", (5, 5))
    (card,) = scene.hand("shield")
    assert scene.play(wizard).code(c.PlayCard(card, wizard)) == "no_target"


def test_quick_shot_is_minor_and_leaves_the_archer_untapped() -> None:
    scene, archer, foe = duel("elf_archer", (5, 5), "shadow_mastiff", (8, 5))
    (card,) = scene.hand("quick_shot")
    play = scene.play(archer).do(c.PlayCard(card, archer)).passes()
    assert play.damage(foe) == 5 and not play.creature(archer).tapped
    assert play.do(c.UsePower(archer, 0)).passes().damage(foe) == 10


def test_run_moves_six_and_draws(scene: Scene) -> None:
    ranger = scene.put("human_ranger", (5, 5))
    (card,) = scene.hand("run")
    scene.deck("shove")
    play = scene.play(ranger).do(c.PlayCard(card, ranger))
    assert play.prompt == "move_to" and c.ChooseCell((11, 5)) in play.legal
    play.do(c.ChooseCell((11, 5)))
    assert play.cell(ranger) == (11, 5) and len(play.table.players[0].hand) == 1
    assert c.MoveCreature(ranger, (12, 11)) in play.legal  # Its own speed is still there.


def test_overwhelm_adds_thirty() -> None:
    scene, guardian, foe = duel("earth_guardian", (5, 5), "umbur_hulk", (6, 5))
    (card,) = scene.hand("overwhelm")
    play = scene.play(guardian).do(c.PlayCard(card, guardian)).passes()
    assert play.damage(foe) == 45  # 20 + 30 - block 5


def test_whirlwind_attack_hits_each_adjacent_enemy(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5))
    friend = scene.put("earth_guardian", (4, 4))
    foes = [scene.put("shadow_mastiff", cell, 1, tapped=True) for cell in ((6, 5), (4, 5), (7, 5))]
    (card,) = scene.hand("whirlwind_attack")
    play = scene.play(knight).do(c.PlayCard(card, knight))
    assert [play.damage(foe) for foe in foes] == [15, 15, 0] and play.damage(friend) == 0


def test_shove_slides_a_neighbour_of_either_side(scene: Scene) -> None:
    defender = scene.put("dwarven_defender", (5, 5))
    friend = scene.put("elf_archer", (5, 4))
    foe = scene.put("shadow_mastiff", (6, 5), 1)
    (card,) = scene.hand("shove")
    play = scene.play(defender).do(c.PlayCard(card, defender))
    assert {choice.creature for choice in play.answers(c.ChooseCreature)} == {friend, foe}
    play.do(c.ChooseCreature(foe))
    assert c.ChooseCell((10, 5)) not in play.legal
    play.do(c.ChooseCell((9, 8)))
    assert play.cell(foe) == (9, 8) and not play.creature(defender).tapped


def test_pinning_shot_holds_what_it_damages() -> None:
    scene, thug, foe = duel("half_orc_thug", (5, 5), "shadow_mastiff", (9, 5))
    (card,) = scene.hand("pinning_shot")
    play = scene.play(thug).do(c.PlayCard(card, thug)).passes()
    assert play.damage(foe) == 10 and play.creature(foe).attached == (card,)
    play.do(c.EndActivation(), c.EndActions(), c.EndTurn(), c.Activate(foe))
    assert not play.answers(c.MoveCreature) and c.TearFree(foe, card) in play.legal


def test_pinning_shot_that_was_dodged_is_discarded() -> None:
    scene = Scene(("................",) * 5 + ("......#.........",) + ("................",) * 6)
    thug = scene.put("half_orc_thug", (5, 4))
    foe = scene.put("shadow_mastiff", (7, 6), 1)
    (card,) = scene.hand("pinning_shot")
    play = scene.play(thug).do(c.PlayCard(card, thug))
    assert c.DodgeShot(foe) in play.legal
    play.do(c.DodgeShot(foe)).passes()
    assert play.damage(foe) == 0 and play.creature(foe).attached == () and play.creature(foe).tapped
    assert card in play.table.players[0].discard


def test_feint_taps_a_neighbour_that_cannot_answer() -> None:
    scene, halfling, foe = duel("half_orc_thug", (5, 5), "drow_assassin", (6, 5))
    (card,) = scene.hand("feint")
    play = scene.play(halfling).do(c.PlayCard(card, halfling)).passes()
    assert play.creature(foe).tapped and not play.creature(halfling).tapped
    assert play.do(c.Attack(halfling, foe)).damage(foe) == 10  # Nobody strikes back.


def test_feint_bars_only_its_target_from_immediate_actions() -> None:
    scene, thug, target = duel("half_orc_thug", (5, 5), "dragon_knight", (6, 5))
    other = scene.put("earth_guardian", (5, 6), 1)
    (card,) = scene.hand("feint")
    (block,) = scene.hand("block", seat=1)
    play = scene.play(thug).do(c.PlayCard(card, thug), c.ChooseCreature(target))
    assert play.prompt == "respond"
    assert play.code(c.PlayCard(block, target)) == "feinted" and play.code(c.PlayCard(block, other)) == ""


def test_the_target_of_a_feint_may_answer_what_is_announced_above_it(scene: Scene) -> None:
    thug = scene.put("half_orc_thug", (5, 5), tapped=True)
    friend = scene.put("dragon_knight", (7, 6))
    wizard = scene.put("war_wizard", (6, 5), 1)
    guardian = scene.put("earth_guardian", (6, 6), 1)
    dwarf = scene.put("dwarven_defender", (4, 5), 1)
    (card,) = scene.hand("feint")
    block, shield, second = scene.hand("block", "shield", "block", seat=1)
    play = scene.play(thug).do(c.PlayCard(card, thug), c.ChooseCreature(wizard))
    play.do(c.PlayCard(block, guardian), c.ChooseCreature(thug), c.StrikeBack(friend, guardian))
    assert play.asked == 1 and play.code(c.PlayCard(shield, wizard)) == ""  # Against the blow,
    play.do(Pass())
    assert play.asked == 1 and [action.what for action in play.table.stack] == ["card", "card", "attack"]
    assert play.code(c.PlayCard(second, dwarf)) == ""
    assert play.code(c.PlayCard(shield, wizard)) == "feinted"  # but not in the window of the feint.


def test_level_up_raises_level_and_hit_points() -> None:
    scene, archer, foe = duel("elf_archer", (5, 5), "shadow_mastiff", (6, 5))
    level_up, fast = scene.hand("level_up", "run")
    play = scene.play(archer)
    assert play.code(c.PlayCard(fast, archer)) == "level"
    play.do(c.PlayCard(level_up, archer))
    assert play.code(c.PlayCard(fast, archer)) == ""  # Level 2 now.
    play.do(c.EndActivation(), c.EndActions(), c.EndTurn(), c.Activate(foe), c.Attack(foe, archer)).passes()
    assert play.alive(archer) and play.damage(archer) == 10


def test_a_creature_that_was_levelled_up_is_still_worth_its_printed_level() -> None:
    scene, mastiff, archer = duel(
        "shadow_mastiff", (5, 5), "elf_archer", (6, 5), damage=5, attached=["level_up"], tapped=True
    )
    play = scene.play(mastiff).do(c.Attack(mastiff, archer))
    assert not play.alive(archer)
    assert (play.table.players[1].vault, play.table.players[1].supply) == (19, 1)


def test_action_point_untaps_for_a_second_attack() -> None:
    scene, knight, foe = duel("dragon_knight", (5, 5), "shadow_mastiff", (6, 5), tapped=True)
    (card,) = scene.hand("action_point")
    play = scene.play(knight)
    assert play.code(c.SpendCard(card)) == "not_attached"
    play.do(c.PlayCard(card, knight))
    assert play.code(c.SpendCard(card)) == "untapped"
    play.do(c.Attack(knight, foe), c.SpendCard(card))
    assert not play.creature(knight).tapped and card in play.table.players[0].discard
    assert play.do(c.Attack(knight, foe)).damage(foe) == 30


def test_action_point_can_be_spent_on_the_opponents_turn() -> None:
    scene, mastiff, knight = duel(
        "shadow_mastiff", (5, 5), "dragon_knight", (6, 5), tapped=True, attached=["action_point"]
    )
    point = 3
    play = scene.play(mastiff).do(c.Attack(mastiff, knight))
    play.do(c.SpendCard(point))
    assert play.prompt == "respond" and c.StrikeBack(knight, mastiff) in play.legal


def test_charge_moves_its_speed_then_attacks() -> None:
    scene, knight, foe = duel("dragon_knight", (1, 5), "shadow_mastiff", (8, 5), tapped=True)
    (card,) = scene.hand("charge")
    play = scene.play(knight).run(c.PlayCard(card, knight))
    assert play.prompt == "move_to"
    play.run(c.ChooseCell((7, 5)), c.ChooseCreature(foe))
    assert play.damage(foe) == 15 and play.creature(knight).tapped


def test_charge_at_somebody_already_adjacent_may_stay() -> None:
    scene, knight, foe = duel("dragon_knight", (7, 5), "shadow_mastiff", (8, 5), tapped=True)
    (card,) = scene.hand("charge")
    assert scene.play(knight).run(c.PlayCard(card, knight), Done(), c.ChooseCreature(foe)).damage(foe) == 15


def test_bigbys_forceful_hand_hits_and_throws_eight_squares() -> None:
    scene = Scene(("." * 24,) * 8)
    wizard = scene.put("war_wizard", (2, 4))
    foe = scene.put("umbur_hulk", (3, 4), 1)
    (card,) = scene.hand("bigbys_forceful_hand")
    play = scene.play(wizard).do(c.PlayCard(card, wizard)).passes()
    assert play.damage(foe) == 10  # No attack: block does not help.
    assert c.ChooseCell((11, 4)) in play.legal and c.ChooseCell((12, 4)) not in play.legal


def test_forceful_strike_slides_and_draws() -> None:
    scene, knight, foe = duel("dragon_knight", (5, 5), "shadow_mastiff", (6, 5), tapped=True)
    (card,) = scene.hand("forceful_strike")
    scene.deck("run")
    play = scene.play(knight).do(c.PlayCard(card, knight), c.ChooseCell((9, 5)))
    assert play.damage(foe) == 15 and play.cell(foe) == (9, 5) and len(play.table.players[0].hand) == 1


def test_fast_advance_is_a_minor_move_of_four(scene: Scene) -> None:
    archer = scene.put("elf_archer", (5, 5))
    (card,) = scene.hand("fast_advance")
    play = scene.play(archer).do(c.PlayCard(card, archer))
    assert c.ChooseCell((9, 5)) in play.legal and c.ChooseCell((10, 5)) not in play.legal
    play.do(c.ChooseCell((9, 5)))
    assert not play.creature(archer).tapped and c.MoveCreature(archer, (9, 11)) in play.legal


def test_fast_advance_is_a_move_and_stops_beside_enemies() -> None:
    scene, archer, _ = duel("elf_archer", (5, 5), "shadow_mastiff", (8, 5))
    (card,) = scene.hand("fast_advance")
    play = scene.play(archer).do(c.PlayCard(card, archer))
    assert c.ChooseCell((7, 5)) in play.legal and c.ChooseCell((9, 5)) not in play.legal
