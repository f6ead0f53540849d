"""The rules of Skirmish, chapter by chapter; each test names its rule."""

from __future__ import annotations

from game.core import runner
from game.rules.skirmish import commands as c
from game.rules.skirmish import events as e
from game.rules.skirmish.queries import attack_preview, sight_from, stats_of, threatened
from game.rules.skirmish.ruleset import SKIRMISH
from tests.rules.skirmish.scene import OPEN, Scene

# rule: skirmish/moving


def test_moving_costs_one_a_square_and_two_into_rubble() -> None:
    scene = Scene(("....^...........",) * 3)
    knight = scene.put("dragon_knight", (1, 1))  # Speed 6.
    play = scene.play(knight)
    assert c.MoveCreature(knight, (6, 1)) in play.legal and c.MoveCreature(knight, (7, 1)) not in play.legal
    play.do(c.MoveCreature(knight, (4, 1)))
    assert play.table.turn.activation and play.table.turn.activation.moved == 4


def test_moving_beside_an_enemy_ends_the_move() -> None:
    scene = Scene(("################", "................", "################"))
    knight = scene.put("dragon_knight", (1, 1))
    scene.put("shadow_mastiff", (6, 1), 1)
    play = scene.play(knight).do(c.MoveCreature(knight, (5, 1)))
    assert play.cell(knight) == (5, 1)


def test_starting_beside_an_enemy_a_move_is_one_square() -> None:
    scene = Scene(("................", ".....^..........", "................"))
    knight = scene.put("dragon_knight", (4, 1))
    scene.put("shadow_mastiff", (3, 1), 1)
    play = scene.play(knight)
    assert play.code(c.MoveCreature(knight, (6, 1))) == "engaged"
    assert c.MoveCreature(knight, (5, 1)) in play.legal  # Difficult ground may still be entered.


def test_after_destroying_the_neighbour_the_creature_moves_freely() -> None:
    scene = Scene()
    knight = scene.put("dragon_knight", (4, 5))
    spider = scene.put("demonweb_spider", (3, 5), 1, tapped=True)
    play = scene.play(knight)
    assert c.MoveCreature(knight, (10, 5)) not in play.legal
    play.do(c.Attack(knight, spider))
    assert c.MoveCreature(knight, (10, 5)) in play.legal


def test_a_move_split_around_an_attack_shares_one_speed() -> None:
    scene = Scene()
    knight = scene.put("dragon_knight", (1, 5))
    spider = scene.put("demonweb_spider", (5, 5), 1, tapped=True)
    play = scene.play(knight).do(c.MoveCreature(knight, (4, 5)), c.Attack(knight, spider))
    assert c.MoveCreature(knight, (7, 5)) in play.legal and c.MoveCreature(knight, (8, 5)) not in play.legal


def test_allies_can_be_passed_but_not_stood_on() -> None:
    scene = Scene(("################", "................", "################"))
    knight = scene.put("dragon_knight", (1, 1))
    scene.put("elf_archer", (2, 1))
    play = scene.play(knight)
    assert c.MoveCreature(knight, (3, 1)) in play.legal and play.code(c.MoveCreature(knight, (2, 1))) == "occupied"


def test_enemies_cannot_be_passed() -> None:
    scene = Scene(("################", "................", "################"))
    knight = scene.put("dragon_knight", (1, 1))
    scene.put("elf_archer", (4, 1), 1)
    assert c.MoveCreature(knight, (5, 1)) not in scene.play(knight).legal


def test_corners_bar_diagonal_steps() -> None:
    scene = Scene(("....", ".#..", "....", "...."))
    knight = scene.put("dragon_knight", (0, 1))
    found = scene.play(knight).answers(c.MoveCreature)
    assert c.MoveCreature(knight, (1, 2)) in found
    scene = Scene((".#..", "....", "....", "...."))
    archer = scene.put("elf_archer", (0, 0), tapped=True)
    foe = scene.put("shadow_mastiff", (1, 1), 1)
    play = scene.play(archer)
    assert c.MoveCreature(archer, (0, 1)) in play.legal
    assert play.code(c.MoveCreature(archer, (1, 1))) == "occupied"
    assert foe


def test_a_large_creature_moves_as_a_block() -> None:
    scene = Scene(("................", "......#.........", "................", "................"))
    dragon = scene.put("umbur_hulk", (2, 0))
    play = scene.play(dragon)
    assert c.MoveCreature(dragon, (4, 0)) in play.legal and play.code(c.MoveCreature(dragon, (5, 0))) == "no_room"
    assert c.MoveCreature(dragon, (5, 2)) in play.legal


# rule: skirmish/melee, skirmish/corners


def test_no_melee_across_a_walls_corner_though_adjacent() -> None:
    scene = Scene((".#..", "....", "....", "...."))
    archer = scene.put("elf_archer", (0, 0))
    foe = scene.put("shadow_mastiff", (1, 1), 1)
    play = scene.play(archer)
    assert play.code(c.Attack(archer, foe)) == "corner"
    assert play.code(c.MoveCreature(archer, (0, 2))) == "engaged"  # Adjacent all the same.


def test_only_adjacent_enemies_can_be_attacked() -> None:
    scene = Scene()
    knight = scene.put("dragon_knight", (1, 1))
    friend = scene.put("elf_archer", (2, 1))
    foe = scene.put("shadow_mastiff", (3, 1), 1)
    play = scene.play(knight)
    assert play.code(c.Attack(knight, friend)) == "not_an_enemy" and play.code(c.Attack(knight, foe)) == "not_adjacent"


# rule: skirmish/sight, skirmish/cover, skirmish/dodging


def test_cover_lets_the_target_tap_to_dodge() -> None:
    scene = Scene((*OPEN[:5], "......#.........", *OPEN[:6]))
    archer = scene.put("elf_archer", (5, 4))
    foe = scene.put("shadow_mastiff", (7, 6), 1)
    play = scene.play(archer).do(c.UsePower(archer, 0))
    assert play.asked == 1 and c.DodgeShot(foe) in play.legal
    play.do(c.DodgeShot(foe)).passes()
    assert play.damage(foe) == 0 and play.creature(foe).tapped


def test_a_clear_shot_cannot_be_dodged_by_tapping() -> None:
    scene = Scene()
    archer = scene.put("elf_archer", (5, 4))
    foe = scene.put("shadow_mastiff", (9, 6), 1)
    assert scene.play(archer).do(c.UsePower(archer, 0)).damage(foe) == 5


def test_no_shot_without_sight_and_the_refusal_names_the_wall() -> None:
    scene = Scene(("...#............",) * 12)
    archer = scene.put("elf_archer", (1, 4))
    foe = scene.put("shadow_mastiff", (5, 4), 1)
    assert scene.play(archer).code(c.UsePower(archer, 0)) == "no_target"
    from game.rules.skirmish.attacks import why_no_strike
    from game.rules.skirmish.table import Strike

    table = scene.table()
    refusal = why_no_strike(table, table.creatures[archer], table.creatures[foe], Strike("ranged"))
    assert refusal and refusal.code == "out_of_sight" and all(cell[0] == 3 for cell in refusal.cells)


def test_creatures_do_not_block_sight() -> None:
    scene = Scene(("################", "................", "################"))
    archer = scene.put("elf_archer", (1, 1))
    scene.put("dragon_knight", (3, 1))
    foe = scene.put("shadow_mastiff", (6, 1), 1)
    assert scene.play(archer).do(c.UsePower(archer, 0)).damage(foe) == 5


# rule: skirmish/off_turn_melee, skirmish/simultaneous


def test_tapping_beside_an_untapped_enemy_invites_a_blow() -> None:
    scene = Scene()
    archer = scene.put("elf_archer", (5, 5))
    scene.put("shadow_mastiff", (9, 5), 1)
    guard = scene.put("drow_house_guard", (5, 6), 1)
    play = scene.play(archer).do(c.UsePower(archer, 0), c.ChooseCreature(2))
    assert c.StrikeBack(guard, archer) in play.legal
    play.do(c.StrikeBack(guard, archer)).passes()
    assert play.damage(2) == 5 and not play.alive(archer)  # Both shots land at the same moment.


def test_moving_and_minor_cards_do_not_invite_a_blow() -> None:
    scene = Scene()
    archer = scene.put("elf_archer", (5, 5))
    scene.put("drow_house_guard", (5, 6), 1)
    (card,) = scene.hand("level_up")
    play = scene.play(archer).do(c.MoveCreature(archer, (6, 4)), c.PlayCard(card, archer))
    assert play.prompt == "activation"


def test_an_assistant_that_taps_can_be_struck() -> None:
    scene = Scene()
    ranger = scene.put("human_ranger", (5, 5))
    helper = scene.put("half_orc_thug", (4, 5))
    foe = scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    watcher = scene.put("drow_house_guard", (3, 5), 1)
    (card,) = scene.hand("overwhelm")
    play = scene.play(ranger).do(c.PlayCard(card, ranger))
    assert play.creature(helper).tapped and c.StrikeBack(watcher, helper) in play.legal
    play.run(c.StrikeBack(watcher, helper))
    assert play.damage(helper) == 5 and play.damage(foe) == 30


def test_a_blow_may_be_struck_at_one_who_responds() -> None:
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5))
    guardian = scene.put("earth_guardian", (7, 5))
    foe = scene.put("umbur_hulk", (6, 6), 1)
    far = scene.put("human_ranger", (9, 5))
    play = scene.play(knight).do(c.Attack(knight, foe), c.StrikeBack(foe, knight))
    assert play.asked == 0 and c.StrikeBack(guardian, foe) in play.legal
    assert play.code(c.StrikeBack(far, foe)) == "not_adjacent"
    assert play.run(c.StrikeBack(guardian, foe)).damage(foe) == 25  # 15 and 20, each less block 5.


def test_nested_blows_all_land_together() -> None:
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5), damage=40)
    guardian = scene.put("earth_guardian", (6, 5))
    foe = scene.put("drow_blademaster", (6, 6), 1, damage=15)
    play = scene.play(knight).do(c.Attack(knight, foe), c.StrikeBack(foe, knight), c.StrikeBack(guardian, foe)).passes()
    assert not play.alive(foe) and not play.alive(knight) and play.alive(guardian)
    dealt = [batch for batch in play.batches if any(isinstance(event, e.DamageDealt) for event in batch)]
    assert len(dealt) == 1 and len(dealt[0]) == 3


def test_damage_answered_to_an_action_that_deals_none_lands_first() -> None:
    scene = Scene()
    guardian = scene.put("earth_guardian", (5, 5), damage=60)
    scene.put("drow_house_guard", (5, 6), 1)
    play = scene.play(guardian).do(c.UsePower(guardian, 1), c.StrikeBack(2, guardian)).passes()
    assert not play.alive(guardian) and play.happened(e.ActionDone)[-1].fizzled


# rule: skirmish/responses, skirmish/fizzling


def test_responses_resolve_in_reverse_order() -> None:
    scene = Scene()
    mastiff = scene.put("shadow_mastiff", (5, 5))
    friend = scene.put("drow_assassin", (7, 6))
    knight = scene.put("dragon_knight", (6, 5), 1)
    (block,) = scene.hand("block", seat=1)
    (dodge,) = scene.hand("dodge")
    play = scene.play(mastiff).do(c.Attack(mastiff, knight), c.PlayCard(block, knight), c.ChooseCreature(mastiff))
    assert play.asked == 0 and play.prompt == "respond"
    assert play.code(c.PlayCard(dodge, mastiff)) == "tapped"  # It has tapped to attack.
    assert play.code(c.PlayCard(dodge, friend)) == "no_attack"
    done = play.passes().happened(e.ActionDone)
    assert done[0].action > done[1].action


def test_interrupt_of_an_interrupt() -> None:
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5))
    assassin = scene.put("drow_assassin", (6, 5), 1)
    guardian = scene.put("earth_guardian", (7, 5))
    (dodge,) = scene.hand("dodge", seat=1)
    play = scene.play(knight).do(c.Attack(knight, assassin), c.PlayCard(dodge, assassin))
    assert [action.what for action in play.table.stack] == ["attack", "card"]
    assert play.asked == 0
    play.do(c.StrikeBack(guardian, assassin))  # The assassin tapped to dodge: its neighbour strikes at it.
    play.passes()
    assert play.damage(assassin) == 20 and play.damage(knight) == 0


def test_the_window_goes_on_after_a_response_until_all_pass_in_a_row() -> None:
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5))
    one = scene.put("drow_house_guard", (6, 5), 1)
    two = scene.put("drow_wizard", (4, 4), 1)
    play = scene.play(knight).do(c.Attack(knight, one), c.StrikeBack(one, knight))
    assert play.asked == 1 and c.StrikeBack(two, knight) in play.legal
    play.do(c.StrikeBack(two, knight)).passes()
    assert play.damage(knight) == 10


def test_an_action_whose_actor_is_gone_does_nothing_and_its_card_is_spent() -> None:
    scene = Scene()
    archer = scene.put("elf_archer", (5, 5))
    scene.put("drow_house_guard", (5, 6), 1)
    (card,) = scene.hand("run")
    helper = scene.put("human_ranger", (4, 4))
    play = scene.play(archer).do(c.PlayCard(card, archer), c.StrikeBack(2, archer)).passes()
    assert not play.alive(archer) and play.creature(helper).tapped
    assert card in play.table.players[0].discard and play.table.players[0].hand == ()
    assert play.prompt == "between_activations"  # Its activation ended with it.


def test_windows_always_ask_whoever_might_have_an_answer() -> None:
    for windows, asked in (("able", 0), ("always", 1)):
        scene = Scene(windows=windows)
        knight = scene.put("dragon_knight", (1, 1))
        scene.put("shadow_mastiff", (12, 9), 1)
        scene.hand("web", seat=1)
        play = scene.play(knight).do(c.MoveCreature(knight, (3, 1)))
        assert play.asked == asked


# rule: skirmish/prevent


def test_a_shield_raised_against_a_blow_holds_until_it_lands() -> None:
    scene = Scene()
    wizard = scene.put("war_wizard", (3, 5))
    archer = scene.put("elf_archer", (5, 5))
    guard = scene.put("drow_house_guard", (6, 5), 1)
    (card,) = scene.hand("shield")
    play = scene.play(archer).do(c.Attack(archer, guard), c.StrikeBack(guard, archer))
    play.do(c.PlayCard(card, wizard), c.ChooseCreature(archer)).passes()
    assert play.alive(archer) and play.damage(archer) == 0 and play.damage(guard) == 5


def test_a_shield_may_choose_which_source_it_stops() -> None:
    scene = Scene()
    wizard = scene.put("war_wizard", (3, 5))
    archer = scene.put("half_orc_thug", (5, 5))
    guard = scene.put("drow_house_guard", (6, 5), 1)
    hulk = scene.put("umbur_hulk", (5, 6), 1)
    (card,) = scene.hand("shield")
    play = scene.play(archer).do(c.Attack(archer, guard), c.StrikeBack(guard, archer), c.Pass())
    play.do(c.StrikeBack(hulk, archer))
    play.do(c.PlayCard(card, wizard))
    while play.prompt == "target":
        play.do(c.ChooseCreature(archer))
    assert play.prompt == "source" and len(play.answers(c.ChooseSource)) == 2
    hulks = next(action.id for action in play.table.stack if action.actor == hulk)
    play.do(c.ChooseSource(hulks)).passes()
    assert play.damage(archer) == 5


# rule: skirmish/assisting


def test_an_ally_is_asked_before_its_creature_assists() -> None:
    scene = Scene(seats=4)
    ranger = scene.put("human_ranger", (5, 5))
    thug = scene.put("half_orc_thug", (4, 5), 2)
    foe = scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    (card,) = scene.hand("overwhelm")
    play = scene.play(ranger).do(c.PlayCard(card, ranger))
    assert play.asked == 2 and play.prompt == "may_assist"
    refused = scene.play(ranger).do(c.PlayCard(card, ranger), c.Decline())
    assert refused.prompt == "activation" and card in refused.table.players[0].hand
    assert refused.code(c.PlayCard(card, ranger)) == "level"  # Not asked again this turn.
    play.do(c.Agree()).passes()
    assert play.creature(thug).tapped and play.damage(foe) == 30


def test_assistants_need_the_ability_of_the_card() -> None:
    scene = Scene()
    ranger = scene.put("human_ranger", (5, 5))
    scene.put("war_wizard", (4, 5))  # INT only.
    scene.put("umbur_hulk", (6, 5), 1)
    (card,) = scene.hand("overwhelm")
    assert scene.play(ranger).code(c.PlayCard(card, ranger)) == "level"


# rule: skirmish/tapping, skirmish/activation


def test_a_tapped_creature_may_still_move_and_play_minor_cards() -> None:
    scene = Scene()
    archer = scene.put("elf_archer", (5, 5), tapped=True)
    scene.put("shadow_mastiff", (8, 5), 1)
    (quick,) = scene.hand("quick_shot")
    play = scene.play().do(c.Activate(archer))
    assert play.code(c.UsePower(archer, 0)) == "tapped"
    assert c.PlayCard(quick, archer) in play.legal and play.answers(c.MoveCreature)


def test_each_creature_activates_once_a_turn() -> None:
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5))
    play = scene.play().do(c.Activate(knight), c.EndActivation())
    assert play.code(c.Activate(knight)) == "activated"
    assert play.code(c.MoveCreature(knight, (6, 5))) == "not_activating"


# rule: skirmish/refresh, skirmish/deploying


def test_refresh_untaps_moves_gold_and_draws() -> None:
    scene = Scene()
    scene.put("dragon_knight", (5, 5))
    foe = scene.put("shadow_mastiff", (9, 5), 1, tapped=True)
    (web,) = scene.deck("web", seat=1)
    play = scene.play().do(c.EndActions(), c.EndTurn())
    player = play.table.players[1]
    assert not play.creature(foe).tapped and (player.vault, player.supply, player.hand) == (19, 1, (web,))
    assert play.table.turn.phase == "action" and play.table.turn.seat == 1


def test_deploying_costs_the_level_and_needs_the_gold() -> None:
    scene = Scene()
    scene.gold(0, 10, 3)
    knight, archer = scene.reserve("dragon_knight", "elf_archer")
    play = scene.play(phase="deploy")
    assert play.code(c.Deploy(knight)) == "gold"
    play.do(c.Deploy(archer), c.ChooseCell((0, 0)))
    assert play.table.players[0].supply == 2 and play.cell(archer) == (0, 0)
    assert not play.creature(archer).tapped


def test_the_reserve_is_filled_to_three_at_the_end_of_the_turn() -> None:
    scene = Scene()
    scene.reserve("elf_archer")
    scene.creature_deck("dragon_knight", "war_wizard", "gold_dragon")
    play = scene.play(phase="deploy").do(c.EndTurn())
    player = play.table.players[0]
    assert len(player.reserve) == 3 and len(player.creatures) == 1


def test_empty_decks_give_nothing_and_cost_nothing() -> None:
    scene = Scene()
    play = scene.play(phase="deploy").do(c.EndTurn())
    assert play.table.players[1].hand == () and play.table.players[0].reserve == ()
    assert play.state.outcome is None


# rule: skirmish/destroying, skirmish/gold, skirmish/the_end


def test_a_destroyed_creature_moves_its_level_in_gold_and_drops_its_cards() -> None:
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5))
    spider = scene.put("giant_spider", (6, 5), 1, damage=20, tapped=True, attached=["darkfire"])
    play = scene.play(knight).do(c.Attack(knight, spider))
    player = play.table.players[1]
    assert (player.vault, player.supply) == (17, 3) and player.graveyard == (spider,) and player.discard == (3,)


def test_missing_gold_is_points_for_the_opponent_and_ends_the_game_with_the_turn() -> None:
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5))
    spider = scene.put("giant_spider", (6, 5), 1, damage=20, tapped=True)
    scene.gold(1, 1)
    play = scene.play(knight).do(c.Attack(knight, spider))
    assert play.table.ending and play.table.players[0].points == 2 and play.table.players[1].supply == 1
    play.do(c.EndActivation(), c.EndActions(), c.EndTurn())
    outcome = play.state.outcome
    assert outcome and outcome.scores == (22, 0) and outcome.winners == (0,)
    assert runner.legal(SKIRMISH, play.state) == ()


def test_an_empty_vault_in_the_refresh_phase_ends_the_game_without_points() -> None:
    scene = Scene()
    scene.gold(1, 0, 5)
    scene.gold(0, 3, 0)
    play = scene.play(phase="deploy").do(c.EndTurn())
    assert play.table.ending and play.table.players[0].points == 0
    play.do(c.EndActions(), c.EndTurn())
    assert play.state.outcome and play.state.outcome.scores == (3, 0)


def test_equal_points_are_a_draw() -> None:
    scene = Scene()
    scene.gold(1, 0, 5)
    scene.gold(0, 0, 5)
    play = scene.play(phase="deploy").do(c.EndTurn(), c.EndActions(), c.EndTurn())
    assert play.state.outcome and play.state.outcome.winners == ()


def test_in_a_team_game_the_sides_points_count_together() -> None:
    scene = Scene(seats=4)
    for seat, vault in enumerate((5, 0, 2, 6)):
        scene.gold(seat, vault, 0)
    play = scene.play(phase="deploy").do(c.EndTurn(), c.EndActions(), c.EndTurn())
    assert play.state.outcome and play.state.outcome.winners == (0, 2)  # 5 + 2 against 0 + 6.


def test_conceding_loses_for_the_side() -> None:
    from game.core.commands import Concede

    play = Scene(seats=4).play()
    accepted = runner.submit(SKIRMISH, play.state, 3, Concede(3))
    assert isinstance(accepted, runner.Accepted) and accepted.state.outcome.winners == (0, 2)


# The queries that a screen asks


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
    from game.rules.skirmish.table import Strike

    preview = attack_preview(table, archer, foe, Strike("ranged", 0, 10))
    assert preview.cover and preview.damage.total == 0 and preview.damage.prevented == 5 and not preview.destroys
