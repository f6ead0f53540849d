"""Rare meetings of cards, players and times of play; each test names the rule that decides it. One chapter: what meets
are cards of both factions."""

from __future__ import annotations

import pytest

from game.core.commands import Decline, Done, Pass
from game.rules.skirmish import card_events as ce
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Turn
from tests.rules.skirmish.scene import Scene, damage_batches, duel

# rule: skirmish/block


def test_block_gained_between_activations_is_gone_in_the_opponents_turn() -> None:
    scene, knight, mastiff = duel("dragon_knight", (6, 5), "shadow_mastiff", (7, 5))
    (block,) = scene.hand("block")
    play = scene.play().do(c.PlayCard(block, knight)).passes()
    assert play.creature(knight).block == 10
    play.do(c.EndActions())
    assert play.creature(knight).block == 10  # Still the same turn.
    play.do(c.EndTurn())
    assert play.creature(knight).block == 0
    play.do(c.Activate(mastiff), c.Attack(mastiff, knight))
    assert play.passes().damage(knight) == 10


def test_block_gained_between_activations_lasts_until_the_next_one(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (6, 5))
    other = scene.put("elf_archer", (1, 1))
    (block,) = scene.hand("block")
    play = scene.play().do(c.PlayCard(block, knight))
    assert play.creature(knight).block == 10
    assert play.do(c.Activate(other)).creature(knight).block == 0


def test_block_gained_in_the_deploy_phase_ends_with_the_turn(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (6, 5))
    (block,) = scene.hand("block")
    play = scene.play(phase="deploy").do(c.PlayCard(block, knight))
    assert play.creature(knight).block == 10
    assert play.do(c.EndTurn()).creature(knight).block == 0


def test_block_is_gained_though_no_enemy_is_adjacent() -> None:
    scene, archer, knight = duel("elf_archer", (2, 5), "dragon_knight", (9, 5))
    (block,) = scene.hand("block", seat=1)
    play = scene.play(archer).do(c.UsePower(archer, 0))
    assert play.code(c.PlayCard(block, knight)) == ""
    play.do(c.PlayCard(block, knight)).passes()
    assert play.damage(knight) == 0 and play.creature(knight).block == 10
    assert block in play.table.players[1].discard


def test_block_is_gained_though_its_target_has_gone() -> None:
    scene, mastiff, knight = duel("shadow_mastiff", (5, 5), "dragon_knight", (6, 5))
    other = scene.put("drow_assassin", (7, 5), 0)
    (block,) = scene.hand("block", seat=1)
    (retreat,) = scene.hand("retreat")
    play = scene.play(mastiff).do(c.Attack(mastiff, knight), c.PlayCard(block, knight), c.ChooseCreature(other))
    play.do(c.PlayCard(retreat, other), c.ChooseCell((12, 5))).passes()
    assert play.creature(knight).block == 10 and play.damage(knight) == 0 and play.damage(other) == 0


def test_twin_blades_gain_block_with_nobody_adjacent() -> None:
    scene, blade, _ = duel("drow_blademaster", (5, 5), "dragon_knight", (8, 5))
    play = scene.play(blade).do(c.UsePower(blade, 0))
    assert play.creature(blade).block == 5 and play.creature(blade).tapped and play.prompt == "activation"


def test_what_gains_no_block_first_needs_a_target() -> None:
    scene, knight, _ = duel("dragon_knight", (5, 5), "shadow_mastiff", (7, 5))
    (attack,) = scene.hand("power_attack")
    assert scene.play(knight).code(c.PlayCard(attack, knight)) == "no_target"


# rule: skirmish/responses


def test_in_a_team_game_answers_are_asked_from_the_active_players_left() -> None:
    scene = Scene(seats=4)
    mine = scene.put("dragon_knight", (5, 5), 0)
    partner = scene.put("elf_archer", (8, 6), 2)
    spare = scene.put("elf_archer", (7, 4), 0)
    foe = scene.put("umbur_hulk", (6, 5), 1)
    other = scene.put("shadow_mastiff", (4, 4), 3)
    play = scene.play(mine).do(c.Attack(mine, foe))
    assert play.asked == 1
    play.do(c.StrikeBack(foe, mine))
    assert play.asked == 2 and c.StrikeBack(partner, foe) in play.legal  # The partner on the left comes first,
    play.do(Pass())
    assert play.asked == 0 and c.StrikeBack(spare, foe) in play.legal  # the active player last.
    play.do(Pass())
    assert play.asked == 3 and c.StrikeBack(other, mine) in play.legal


def test_the_order_turns_with_the_active_player() -> None:
    scene = Scene(seats=4)
    scene.turn = Turn(1, 2, "action")
    mine = scene.put("dragon_knight", (5, 5), 2)
    for seat, cell in ((1, (4, 4)), (3, (6, 6))):
        scene.put("shadow_mastiff", cell, seat)
    foe = scene.put("umbur_hulk", (6, 4), 1, tapped=True)
    play = scene.play(mine).do(c.Attack(mine, foe))
    assert play.asked == 3
    assert play.do(Pass()).asked == 1


# rule: skirmish/timing


def test_minor_and_immediate_cards_are_played_in_ones_own_deploy_phase(scene: Scene) -> None:
    archer = scene.put("elf_archer", (5, 5))
    knight = scene.put("dragon_knight", (6, 5))
    foe = scene.put("shadow_mastiff", (7, 5), 1, tapped=True)
    fast, block, attack = scene.hand("fast_advance", "block", "power_attack")
    play = scene.play(phase="deploy")
    assert play.code(c.PlayCard(attack, knight)) == "not_activating"
    play.do(c.PlayCard(fast, archer), c.ChooseCell((1, 5)), c.PlayCard(block, knight))
    assert play.cell(archer) == (1, 5) and play.damage(foe) == 15 and play.prompt == "deploy"


def test_a_card_is_spent_in_the_deploy_phase(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (6, 5), tapped=True, attached=["action_point"])
    play = scene.play(phase="deploy").do(c.SpendCard(2))
    assert not play.creature(knight).tapped and play.prompt == "deploy"


def test_minor_cards_are_played_between_activations_and_by_tapped_creatures(scene: Scene) -> None:
    archer = scene.put("elf_archer", (5, 5), tapped=True)
    (card,) = scene.hand("level_up")
    play = scene.play().do(c.PlayCard(card, archer))
    assert play.creature(archer).attached == (card,) and play.code(c.Activate(archer)) == ""


def test_minor_cards_are_not_answers_and_not_for_others_turns() -> None:
    scene, knight, mastiff = duel("dragon_knight", (6, 5), "shadow_mastiff", (7, 5))
    (web,) = scene.hand("web", seat=1)
    play = scene.play(knight).do(c.Attack(knight, mastiff))
    assert play.code(c.PlayCard(web, mastiff)) == "not_in_answer"


def test_a_standard_card_needs_ones_own_activation(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (6, 5))
    other = scene.put("earth_guardian", (6, 6))
    scene.put("shadow_mastiff", (7, 5), 1)
    (card,) = scene.hand("power_attack")
    assert scene.play().code(c.PlayCard(card, knight)) == "not_activating"
    assert scene.play(other).code(c.PlayCard(card, knight)) == "not_activating"
    assert scene.play(knight).code(c.PlayCard(card, knight)) == ""


# rule: skirmish/prevent


@pytest.mark.parametrize("answered", [1, 2])
def test_a_shield_covers_rapid_shot_whole(answered: int) -> None:
    scene, assassin, foe = duel("drow_assassin", (5, 5), "dragon_knight", (8, 5))
    wizard = scene.put("war_wizard", (9, 5), 1, tapped=False)
    (rapid,) = scene.hand("rapid_shot")
    (shield,) = scene.hand("shield", seat=1)
    play = scene.play(assassin).do(c.PlayCard(rapid, assassin), c.ChooseCreature(foe))
    if answered == 1:
        play.do(c.PlayCard(shield, wizard)).passes().do(c.ChooseCreature(foe)).passes()
        assert play.damage(foe) == 0  # Neither of the two shots.
    else:
        play.passes().do(c.ChooseCreature(foe), c.PlayCard(shield, wizard)).passes()
        assert play.prompt == "activation" and play.damage(foe) == 10  # The first had landed.


def test_a_shield_covers_only_the_shielded_creature() -> None:
    scene, assassin, foe = duel("drow_assassin", (5, 5), "dragon_knight", (8, 5))
    wizard = scene.put("war_wizard", (9, 5), 1)
    (rapid,) = scene.hand("rapid_shot")
    (shield,) = scene.hand("shield", seat=1)
    play = scene.play(assassin).do(c.PlayCard(rapid, assassin), c.ChooseCreature(foe))
    play.do(c.PlayCard(shield, wizard)).passes().do(c.ChooseCreature(wizard)).passes()
    assert (play.damage(foe), play.damage(wizard)) == (0, 10)


def test_dodge_escapes_only_one_of_two_shots(scene: Scene) -> None:
    guard = scene.put("drow_house_guard", (5, 5), 0)
    assassin = scene.put("drow_assassin", (8, 5), 1)
    (rapid,) = scene.hand("rapid_shot")
    (dodge,) = scene.hand("dodge", seat=1)
    helper = scene.put("drow_wizard", (5, 6))
    play = scene.play(guard).do(c.PlayCard(rapid, guard), c.PlayCard(dodge, assassin)).passes()
    assert play.damage(assassin) == 0 and play.creature(helper).tapped
    play.do(c.ChooseCreature(assassin)).passes()
    assert play.damage(assassin) == 5


def test_dodge_escapes_the_second_of_two_shots(scene: Scene) -> None:
    guard = scene.put("drow_house_guard", (5, 5), 0)
    assassin = scene.put("drow_assassin", (8, 5), 1)
    scene.put("drow_wizard", (5, 6))
    (rapid,) = scene.hand("rapid_shot")
    (dodge,) = scene.hand("dodge", seat=1)
    play = scene.play(guard).do(c.PlayCard(rapid, guard), Pass(), c.ChooseCreature(assassin))
    assert play.damage(assassin) == 5
    play.do(c.PlayCard(dodge, assassin)).passes()  # The first has landed and cannot be escaped any more.
    assert play.prompt == "activation" and play.damage(assassin) == 5


def test_the_card_dodge_answers_shots_as_well_as_blows() -> None:
    scene, archer, assassin = duel("elf_archer", (2, 5), "drow_assassin", (8, 5))
    (dodge,) = scene.hand("dodge", seat=1)
    play = scene.play(archer).do(c.UsePower(archer, 0), c.PlayCard(dodge, assassin)).passes()
    assert play.damage(assassin) == 0


# rule: skirmish/feint


def test_a_feint_invites_the_blow_at_the_creature_that_it_taps(scene: Scene) -> None:
    thug = scene.put("half_orc_thug", (5, 5))
    friend = scene.put("dragon_knight", (7, 5))
    far = scene.put("earth_guardian", (9, 5))
    foe = scene.put("shadow_mastiff", (6, 5), 1)
    (card,) = scene.hand("feint")
    play = scene.play(thug).do(c.PlayCard(card, thug))
    assert play.prompt == "respond" and play.asked == 0 and play.creature(foe).tapped
    assert play.code(c.StrikeBack(far, foe)) == "not_adjacent"
    play.do(c.StrikeBack(friend, foe), c.StrikeBack(thug, foe)).passes()
    assert play.damage(foe) == 25 and play.creature(friend).tapped and play.prompt == "activation"


def test_a_feint_at_a_friend_invites_the_enemies(scene: Scene) -> None:
    thug = scene.put("half_orc_thug", (5, 5))
    friend = scene.put("dragon_knight", (6, 5))
    foe = scene.put("shadow_mastiff", (7, 5), 1)
    (card,) = scene.hand("feint")
    play = scene.play(thug).do(c.PlayCard(card, thug))
    assert play.asked == 1 and c.StrikeBack(foe, friend) in play.legal
    assert play.code(c.StrikeBack(foe, thug)) == "did_not_tap"
    assert play.do(c.StrikeBack(foe, friend)).passes().damage(friend) == 10


# rule: skirmish/assisting


def test_a_partners_refusal_holds_for_that_card_only() -> None:
    scene = Scene(seats=4)
    ranger = scene.put("human_ranger", (5, 5))
    scene.put("half_orc_thug", (4, 5), 2)
    scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    overwhelm, whirlwind = scene.hand("overwhelm", "whirlwind_attack")
    play = scene.play(ranger).do(c.PlayCard(overwhelm, ranger), Decline())
    assert play.code(c.PlayCard(overwhelm, ranger)) == "level"
    assert play.code(c.PlayCard(whirlwind, ranger)) == ""
    assert play.do(c.PlayCard(whirlwind, ranger)).prompt == "may_assist"


def test_only_the_owner_of_a_card_knows_for_which_one_help_was_refused() -> None:
    from game.core.views import view_for
    from game.rules.skirmish.ruleset import SKIRMISH

    scene = Scene(seats=4)
    ranger = scene.put("human_ranger", (5, 5))
    thug = scene.put("half_orc_thug", (4, 5), 2)
    scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    (overwhelm,) = scene.hand("overwhelm")
    play = scene.play(ranger).do(c.PlayCard(overwhelm, ranger), Decline())
    seen = [view_for(SKIRMISH, play.state, seat).table.turn.unwilling for seat in range(4)]
    assert seen == [((thug, overwhelm),), ((thug, 0),), ((thug, 0),), ((thug, 0),)]
    (event,) = play.happened(ce.AssistDeclined)
    assert [event.seen_by(seat).card for seat in range(4)] == [overwhelm, 0, 0, 0]


def test_what_is_dealt_again_tells_nothing_of_the_card_that_was_refused() -> None:
    from game.core.dice import Dice
    from game.rules.skirmish.ruleset import SKIRMISH

    worlds = []
    for refused in (0, 1):
        scene = Scene(seats=4)
        ranger = scene.put("human_ranger", (5, 5))
        scene.put("half_orc_thug", (4, 5), 2)
        scene.put("umbur_hulk", (6, 5), 1, tapped=True)
        cards = scene.hand("overwhelm", "whirlwind_attack")
        play = scene.play(ranger).do(c.PlayCard(cards[refused], ranger), Decline())
        worlds.append([SKIRMISH.redeal(play.state, seat, Dice(7)).table.turn for seat in (0, 1)])
    (own, seen), (own_too, seen_too) = worlds
    assert own != own_too and seen == seen_too


def test_who_refused_the_card_that_is_being_played_has_refused_it_in_every_world() -> None:
    """A card that is being announced stays in its hand when cards are dealt again, and so does who will not help."""
    from game.core import runner
    from game.core.dice import Dice
    from game.rules.skirmish.ruleset import SKIRMISH

    scene = Scene(seats=4)
    ranger = scene.put("human_ranger", (5, 5))
    thug = scene.put("half_orc_thug", (4, 5), 2)
    others = [scene.put("half_orc_thug", (5, 4), 2), scene.put("half_orc_thug", (5, 6), 2)]
    scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    (card,) = scene.hand("overwhelm")
    play = scene.play(ranger).do(c.PlayCard(card, ranger), c.ChooseCreature(thug), Decline())
    assert play.state.decision is not None and play.state.decision.prompt == "assist"
    for seat in (1, 2, 3):
        twin = SKIRMISH.redeal(play.state, seat, Dice(7))
        assert runner.legal(SKIRMISH, twin) == tuple(c.ChooseCreature(number) for number in others)


# rule: skirmish/fizzling


def test_lolths_sting_attaches_though_its_actor_fell(scene: Scene) -> None:
    guard = scene.put("drow_house_guard", (5, 5), damage=15)
    foe = scene.put("dragon_knight", (6, 5), 1)
    (card,) = scene.hand("lolths_sting")
    play = scene.play(guard).do(c.PlayCard(card, guard), c.StrikeBack(foe, guard)).passes()
    assert not play.alive(guard) and play.damage(foe) == 5
    assert play.creature(foe).attached == (card,)
    play.do(c.EndActions(), c.EndTurn())
    assert play.damage(foe) == 10


def test_forceful_strike_slides_and_draws_though_its_actor_fell(scene: Scene) -> None:
    cleric = scene.put("dwarf_cleric", (5, 5), damage=20)
    foe = scene.put("dragon_knight", (6, 5), 1)
    (card,) = scene.hand("forceful_strike")
    scene.deck("run")
    play = scene.play(cleric).do(c.PlayCard(card, cleric), c.StrikeBack(foe, cleric)).passes()
    assert not play.alive(cleric) and play.prompt == "slide_to" and play.asked == 0
    play.do(c.ChooseCell((9, 5)))
    assert play.cell(foe) == (9, 5) and len(play.table.players[0].hand) == 1


def test_a_creature_that_fell_does_not_shift_or_strike_any_more(scene: Scene) -> None:
    guard = scene.put("drow_house_guard", (5, 5), damage=15)
    foe = scene.put("dragon_knight", (6, 5), 1)
    (card,) = scene.hand("advancing_strike")
    play = scene.play(guard).do(c.PlayCard(card, guard), c.StrikeBack(foe, guard)).passes()
    assert not play.alive(guard) and play.damage(foe) == 5 and play.prompt == "between_activations"


# rule: skirmish/simultaneous


def test_charge_and_the_blow_that_answers_it_land_together(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5), damage=40)
    foe = scene.put("drow_house_guard", (6, 5), 1, damage=15)
    (card,) = scene.hand("charge")
    play = scene.play(knight).do(c.PlayCard(card, knight), c.StrikeBack(foe, knight)).passes()
    assert play.prompt == "move_to" and play.damage(knight) == 40
    play.do(Done(), c.ChooseCreature(foe)).passes()
    assert not play.alive(knight) and not play.alive(foe) and damage_batches(play) == [2]


def test_a_blow_that_answers_charge_lands_at_its_end_when_nobody_is_attacked(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5), damage=40)
    foe = scene.put("drow_house_guard", (6, 5), 1)
    (card,) = scene.hand("charge")
    play = scene.play(knight).do(c.PlayCard(card, knight), c.StrikeBack(foe, knight)).passes()
    play.do(c.ChooseCell((4, 5)))
    assert not play.alive(knight) and play.damage(foe) == 0 and play.prompt == "between_activations"


def test_shadow_strike_and_the_blow_that_answers_it_land_together(scene: Scene) -> None:
    assassin = scene.put("drow_assassin", (5, 5), damage=15)
    foe = scene.put("dragon_knight", (6, 5), 1, damage=30)
    (card,) = scene.hand("shadow_strike")
    play = scene.play(assassin).do(c.PlayCard(card, assassin), c.StrikeBack(foe, assassin)).passes()
    assert play.prompt == "shift_to"
    play.do(c.ChooseCell((7, 6)), c.ChooseCreature(foe)).passes()
    assert not play.alive(assassin) and not play.alive(foe) and damage_batches(play) == [2]


def test_confusion_gaze_and_the_blow_that_answers_it_land_together(scene: Scene) -> None:
    hulk = scene.put("umbur_hulk", (2, 2), damage=55)
    foe = scene.put("dragon_knight", (4, 2), 1, damage=30)
    play = scene.play(hulk).do(c.UsePower(hulk, 0), c.StrikeBack(foe, hulk)).passes()
    assert play.prompt == "slide_to" and play.damage(hulk) == 55
    play.do(Done(), c.ChooseCreature(foe)).passes()
    assert not play.alive(foe) and not play.alive(hulk) and damage_batches(play) == [2]


def test_a_blow_held_for_confusion_gaze_lands_with_its_attack_and_the_answers_to_that() -> None:
    scene, hulk, foe = duel("umbur_hulk", (2, 2), "dragon_knight", (4, 2))
    other = scene.put("earth_guardian", (4, 3), 1)
    (block,) = scene.hand("block", seat=1)
    play = scene.play(hulk).do(c.UsePower(hulk, 0), c.ChooseCreature(foe), c.StrikeBack(foe, hulk)).passes()
    play.do(Done(), c.ChooseCreature(other), c.PlayCard(block, other)).passes()
    assert play.damage(hulk) == 25 and play.damage(other) == 5 and damage_batches(play) == [3]
