"""Gold that moves when creatures fall, and how the match ends."""

from __future__ import annotations

from game.core import runner
from game.core.commands import Concede
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Scene, duel

# rule: skirmish/destroying, skirmish/gold, skirmish/the_end


def test_a_destroyed_creature_moves_its_level_in_gold_and_drops_its_cards() -> None:
    scene, knight, spider = duel(
        "dragon_knight", (5, 5), "giant_spider", (6, 5), damage=20, tapped=True, attached=["darkfire"]
    )
    play = scene.play(knight).do(c.Attack(knight, spider))
    player = play.table.players[1]
    assert (player.vault, player.supply) == (17, 3) and player.graveyard == (spider,) and player.discard == (3,)


def test_missing_gold_is_points_for_the_opponent_and_ends_the_game_with_the_turn() -> None:
    scene, knight, spider = duel("dragon_knight", (5, 5), "giant_spider", (6, 5), damage=20, tapped=True)
    scene.gold(1, 1)
    play = scene.play(knight).do(c.Attack(knight, spider))
    assert play.table.ending and play.table.players[0].points == 2 and play.table.players[1].supply == 1
    play.do(c.EndActivation(), c.EndActions(), c.EndTurn())
    outcome = play.state.outcome
    assert outcome and outcome.scores == (22, 0) and outcome.winners == (0,)
    assert runner.legal(SKIRMISH, play.state) == ()


def test_an_empty_vault_in_the_refresh_phase_ends_the_game_without_points(scene: Scene) -> None:
    scene.gold(1, 0, 5)
    scene.gold(0, 3, 0)
    play = scene.play(phase="deploy").do(c.EndTurn())
    assert play.table.ending and play.table.players[0].points == 0
    play.do(c.EndActions(), c.EndTurn())
    assert play.state.outcome and play.state.outcome.scores == (3, 0)


def test_equal_points_are_a_draw(scene: Scene) -> None:
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
    play = Scene(seats=4).play()
    accepted = runner.submit(SKIRMISH, play.state, 3, Concede(3))
    assert isinstance(accepted, runner.Accepted) and accepted.state.outcome.winners == (0, 2)


# rule: skirmish/deploying, skirmish/gold


def test_exactly_enough_gold_deploys() -> None:
    for supply, code in ((4, ""), (3, "gold")):
        scene = Scene()
        scene.gold(0, 10, supply)
        (knight,) = scene.reserve("dragon_knight")
        assert scene.play(phase="deploy").code(c.Deploy(knight)) == code


def test_the_vault_is_emptied_to_the_last_gold_before_any_is_missing() -> None:
    for vault, points in ((3, 0), (2, 1)):
        scene, knight, _ = duel("dragon_knight", (5, 5), "giant_spider", (6, 5), damage=20, tapped=True)
        scene.gold(1, vault)
        play = scene.play(knight).do(c.Attack(knight, 2))
        assert play.table.ending == bool(points) and play.table.players[0].points == points
        assert (play.table.players[1].vault, play.table.players[1].supply) == (0, vault)


def test_the_refresh_phase_takes_the_last_gold_without_ending() -> None:
    for vault, ending in ((1, False), (0, True)):
        scene = Scene()
        scene.gold(1, vault, 0)
        assert scene.play(phase="deploy").do(c.EndTurn()).table.ending == ending


def test_the_reserve_is_not_filled_beyond_three(scene: Scene) -> None:
    scene.reserve("elf_archer", "elf_archer", "dragon_knight")
    scene.creature_deck("war_wizard")
    play = scene.play(phase="deploy").do(c.EndTurn())
    assert len(play.table.players[0].reserve) == 3 and len(play.table.players[0].creatures) == 1
