"""The turn: tapping and activations, the refresh phase and the deploy phase."""

from __future__ import annotations

from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Scene, duel

# rule: skirmish/tapping, skirmish/activation


def test_a_tapped_creature_may_still_move_and_play_minor_cards(scene: Scene) -> None:
    archer = scene.put("elf_archer", (5, 5), tapped=True)
    scene.put("shadow_mastiff", (8, 5), 1)
    (quick,) = scene.hand("quick_shot")
    play = scene.play().do(c.Activate(archer))
    assert play.code(c.UsePower(archer, 0)) == "tapped"
    assert c.PlayCard(quick, archer) in play.legal and play.answers(c.MoveCreature)


def test_each_creature_activates_once_a_turn(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5))
    play = scene.play().do(c.Activate(knight), c.EndActivation())
    assert play.code(c.Activate(knight)) == "activated"
    assert play.code(c.MoveCreature(knight, (6, 5))) == "not_activating"


# rule: skirmish/refresh, skirmish/deploying


def test_refresh_untaps_moves_gold_and_draws(scene: Scene) -> None:
    scene.put("dragon_knight", (5, 5))
    foe = scene.put("shadow_mastiff", (9, 5), 1, tapped=True)
    (web,) = scene.deck("web", seat=1)
    play = scene.play().do(c.EndActions(), c.EndTurn())
    player = play.table.players[1]
    assert not play.creature(foe).tapped and (player.vault, player.supply, player.hand) == (19, 1, (web,))
    assert play.table.turn.phase == "action" and play.table.turn.seat == 1


def test_deploying_costs_the_level_and_needs_the_gold(scene: Scene) -> None:
    scene.gold(0, 10, 3)
    knight, archer = scene.reserve("dragon_knight", "elf_archer")
    play = scene.play(phase="deploy")
    assert play.code(c.Deploy(knight)) == "gold"
    play.do(c.Deploy(archer), c.ChooseCell((0, 0)))
    assert play.table.players[0].supply == 2 and play.cell(archer) == (0, 0)
    assert not play.creature(archer).tapped


def test_the_reserve_is_filled_to_three_at_the_end_of_the_turn(scene: Scene) -> None:
    scene.reserve("elf_archer")
    scene.creature_deck("dragon_knight", "war_wizard", "gold_dragon")
    play = scene.play(phase="deploy").do(c.EndTurn())
    player = play.table.players[0]
    assert len(player.reserve) == 3 and len(player.creatures) == 1


def test_empty_decks_give_nothing_and_cost_nothing(scene: Scene) -> None:
    play = scene.play(phase="deploy").do(c.EndTurn())
    assert play.table.players[1].hand == () and play.table.players[0].reserve == ()
    assert play.state.outcome is None


def test_a_creature_without_room_in_the_start_area_is_not_deployed() -> None:
    scene = Scene(("..######",) + ("########",) * 6 + ("######..",))
    scene.gold(0, 10, 8)
    scene.put("elf_archer", (0, 0))
    archer, spider = scene.reserve("elf_archer", "giant_spider")
    play = scene.play(phase="deploy")
    assert play.code(c.Deploy(archer)) == "" and play.code(c.Deploy(spider)) == "no_room"
    scene.put("elf_archer", (1, 0))
    assert scene.play(phase="deploy").code(c.Deploy(archer)) == "no_room"


# rule: skirmish/second_wind


def test_only_an_action_point_is_discarded_and_only_by_who_is_tapped(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5), tapped=True, attached=["level_up", "action_point"])
    other = scene.put("dragon_knight", (5, 7), attached=["action_point"])
    level_up, point, others_point = knight + 1, knight + 2, other + 1
    play = scene.play()
    assert [play.code(c.SpendCard(card)) for card in (level_up, point, others_point)] == [
        "not_attached",
        "",
        "untapped",
    ]


def test_an_action_point_is_discarded_while_being_attacked_and_one_of_an_untapped_creature_is_not() -> None:
    scene, mastiff, knight = duel(
        "shadow_mastiff", (6, 5), "dragon_knight", (5, 5), tapped=True, attached=["action_point"]
    )
    other = scene.put("dragon_knight", (9, 7), 1, attached=["action_point"])
    play = scene.play(mastiff).do(c.Attack(mastiff, knight))
    assert play.code(c.SpendCard(other + 1)) == "untapped"
    play.do(c.SpendCard(knight + 1))
    assert play.prompt == "respond" and play.do(c.StrikeBack(knight, mastiff)).passes().damage(mastiff) == 15
