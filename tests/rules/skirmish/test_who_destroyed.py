"""Who destroyed a creature, who gets tokens for it, and blows whose dealer is gone."""

from __future__ import annotations

import pytest

from game.core.commands import Pass
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Play, Scene, damage_batches, duel

# rule: skirmish/destroying


def _blessed(*, block_of_target: bool) -> tuple[Play, int]:
    """Return two drow strike at the same moment: a mastiff that fells the archer, and a guard whose blow may be
    blocked."""
    scene = Scene()
    target = "dwarven_defender" if block_of_target else "elf_archer"
    mastiff = scene.put("shadow_mastiff", (5, 5))
    victim = scene.put(target, (6, 5), 1)
    guard = scene.put("drow_house_guard", (7, 5))
    scene.put("drow_priestess", (1, 1), attached=["lolths_blessing"])
    scene.deck("web", "dodge")
    play = scene.play(mastiff).do(c.Attack(mastiff, victim), c.StrikeBack(victim, mastiff))
    return play.do(c.StrikeBack(guard, victim)), victim


def test_only_a_hit_that_does_damage_destroys() -> None:
    play, victim = _blessed(block_of_target=True)
    play.passes()
    # 10 less 5 leaves the dwarf at 5; the guard's 5 is blocked away.
    assert play.alive(victim) and play.damage(victim) == 5 and play.prompt != "draw_card"


def test_each_hit_of_the_fatal_batch_counts_as_destroying() -> None:
    play, victim = _blessed(block_of_target=False)
    play.passes()
    assert not play.alive(victim)
    (destroyed,) = play.happened(e.CreatureDestroyed)
    assert destroyed.by == (3, 1)  # The held blow of the guard first, then the mastiff's own.
    assert play.prompt == "draw_card"  # The guard is a drow, and its blow did damage.


def test_a_blow_that_was_blocked_away_earns_nothing(scene: Scene) -> None:
    hulk = scene.put("umbur_hulk", (5, 5))  # 15, no drow.
    victim = scene.put("dwarven_defender", (7, 5), 1)  # 10 hit points, block 5.
    guard = scene.put("drow_house_guard", (8, 5))
    scene.put("drow_priestess", (1, 1), attached=["lolths_blessing"])
    scene.deck("web", "dodge")
    play = scene.play(hulk).do(c.Attack(hulk, victim), c.StrikeBack(victim, hulk), c.StrikeBack(guard, victim)).passes()
    assert not play.alive(victim) and play.happened(e.CreatureDestroyed)[0].by == (hulk,)
    assert play.prompt == "activation"


def test_tokens_go_to_the_first_opponent_in_turn_order_who_did_damage() -> None:
    scene = Scene(seats=4)
    scene.turn = type(scene.turn)(1, 1, "action")
    mine = scene.put("drow_house_guard", (6, 5), 1, damage=15)
    knight = scene.put("dragon_knight", (5, 5), 0)
    ally = scene.put("dragon_knight", (7, 5), 2)
    scene.gold(1, 0, 0)
    # The last to strike is seat 0, but seat 2 comes before it in turn order from the active seat 1.
    play = scene.play(mine).do(c.Attack(mine, knight), c.StrikeBack(ally, mine), c.StrikeBack(knight, mine)).passes()
    assert not play.alive(mine) and [player.points for player in play.table.players] == [0, 0, 2, 0]


def test_tokens_pass_over_an_opponent_whose_hit_did_nothing() -> None:
    scene = Scene(seats=4)
    scene.turn = type(scene.turn)(1, 1, "action")
    mine = scene.put("umbur_hulk", (5, 5), 1, damage=60)
    weak = scene.put("elf_archer", (4, 5), 2)  # 5, which block 5 takes off.
    strong = scene.put("dragon_knight", (7, 5), 0)
    scene.gold(1, 0, 0)
    play = scene.play(mine).do(c.Attack(mine, strong), c.StrikeBack(weak, mine), c.StrikeBack(strong, mine)).passes()
    assert not play.alive(mine) and [player.points for player in play.table.players] == [5, 0, 0, 0]


def test_nobody_gains_tokens_for_what_a_side_does_to_itself() -> None:
    scene = Scene(seats=4)
    priestess = scene.put("drow_priestess", (5, 5), 0)
    friend = scene.put("elf_archer", (6, 5), 2)
    (card,) = scene.hand("aura_of_blight")
    scene.gold(2, 0, 0)
    play = scene.play(priestess).run(c.PlayCard(card, priestess))
    assert not play.alive(friend) and play.table.ending and not any(p.points for p in play.table.players)
    assert [event.scorer for event in play.happened(ce.GoldMissing)] == [-1]


def test_poison_counts_for_the_player_whose_card_it_is(scene: Scene) -> None:
    victim = scene.put("elf_archer", (9, 5), 1)
    (sting,) = scene.hand("lolths_sting")
    scene.creatures[victim] = type(scene.creatures[victim])(victim, "elf_archer", 1, (9, 5), attached=(sting,))
    scene.zones[0]["hand"] = ()
    scene.gold(1, 0, 0)
    play = scene.play().do(c.EndActions(), c.EndTurn())
    assert not play.alive(victim) and play.table.players[0].points == 1


# rule: skirmish/resolved_hits


def test_a_blow_that_has_resolved_lands_though_its_dealer_died() -> None:
    scene, attacker, target = duel("dragon_knight", (5, 5), "umbur_hulk", (6, 5), tapped=True)
    striker = scene.put("elf_archer", (4, 5), 1)
    blocker = scene.put("dwarven_defender", (3, 5), 0)
    wizard = scene.put("war_wizard", (12, 5), 1)
    (shield,) = scene.hand("shield", seat=1)
    (block,) = scene.hand("block")
    play = scene.play(attacker).do(c.Attack(attacker, target), c.PlayCard(shield, wizard))
    assert play.asked == 0  # The shield chose the only target; it is answered with a blow, which it does not wait for.
    play.do(c.PlayCard(block, blocker))
    while c.StrikeBack(striker, attacker) not in play.legal:
        play.do(Pass())
    play.do(c.StrikeBack(striker, attacker)).passes()
    assert not play.alive(striker) and play.damage(target) == 0
    assert play.damage(attacker) == 5  # The archer's blow had resolved before the archer fell.


@pytest.mark.parametrize(("damage_of_striker", "is_offered"), [(15, False), (10, True)])
def test_a_drow_that_fell_before_its_blow_landed_brings_no_spoils(damage_of_striker: int, is_offered: bool) -> None:
    scene = Scene()
    attacker = scene.put("dragon_knight", (5, 5), damage=40)
    target = scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    striker = scene.put("drow_house_guard", (4, 5), 1, damage=damage_of_striker)
    blocker = scene.put("dwarven_defender", (3, 5))  # Its blow does 5.
    wizard = scene.put("war_wizard", (12, 5), 1, attached=["lolths_blessing"])
    (shield,) = scene.hand("shield", seat=1)
    (block,) = scene.hand("block")
    scene.deck("web", seat=1)
    play = scene.play(attacker).do(c.Attack(attacker, target), c.PlayCard(shield, wizard), c.PlayCard(block, blocker))
    while c.StrikeBack(striker, attacker) not in play.legal:
        play.do(Pass())
    play.do(c.StrikeBack(striker, attacker)).passes()
    (fallen,) = [event for event in play.happened(e.CreatureDestroyed) if event.creature == attacker]
    assert fallen.by == (striker,) and play.alive(striker) == is_offered
    assert (play.prompt == "draw_card") == is_offered


def test_a_blow_that_has_resolved_comes_to_nothing_when_its_target_falls_before_it_lands(scene: Scene) -> None:
    attacker = scene.put("dragon_knight", (5, 5), damage=35)
    target = scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    first = scene.put("drow_house_guard", (4, 4), 1)
    second = scene.put("drow_house_guard", (4, 6), 1)
    knight = scene.put("dragon_knight", (5, 6), 1)
    wizard = scene.put("war_wizard", (2, 5))
    (shield,) = scene.hand("shield")
    (block,) = scene.hand("block", seat=1)
    play = scene.play(attacker).do(c.Attack(attacker, target), c.StrikeBack(first, attacker))
    play.do(
        c.PlayCard(shield, wizard), c.ChooseCreature(attacker), c.PlayCard(block, knight)
    )  # The block's blow lands before the shield is up.
    while c.StrikeBack(second, attacker) not in play.legal:
        play.do(Pass())
    play.do(c.StrikeBack(second, attacker)).passes()
    (destroyed,) = play.happened(e.CreatureDestroyed)
    assert destroyed.by == (knight,) and damage_batches(play) == [1] and play.damage(target) == 0
