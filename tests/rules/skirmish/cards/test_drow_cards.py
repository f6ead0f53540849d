"""Each drow action card does what it says. Tests name the card."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Done, Pass
from game.rules.skirmish import card_events as ce
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Scene, duel


def test_advancing_strike_attacks_then_shifts_its_speed() -> None:
    scene, guard, foe = duel("drow_house_guard", (5, 5), "dragon_knight", (6, 5))
    (card,) = scene.hand("advancing_strike")
    play = scene.play(guard).run(c.PlayCard(card, guard))
    assert play.damage(foe) == 5 and play.prompt == "shift_to"
    assert (
        c.ChooseCell((11, 5)) in play.legal and c.ChooseCell((12, 5)) not in play.legal
    )  # speed 6, beside enemies too
    play.run(c.ChooseCell((5, 11)))
    assert play.cell(guard) == (5, 11) and play.creature(guard).tapped
    assert card in play.table.players[0].discard


def test_aura_of_blight_hurts_friend_and_foe_beside_it(scene: Scene) -> None:
    priestess = scene.put("drow_priestess", (5, 5))
    friend = scene.put("shadow_mastiff", (4, 4))
    foe = scene.put("dragon_knight", (6, 6), 1)
    far = scene.put("human_ranger", (7, 7), 1)
    (card,) = scene.hand("aura_of_blight")
    play = scene.play(priestess).run(c.PlayCard(card, priestess))
    assert (play.damage(friend), play.damage(foe), play.damage(far), play.damage(priestess)) == (10, 10, 0, 0)


def test_aura_of_blight_is_not_an_attack_so_block_does_not_help() -> None:
    scene, priestess, hulk = duel("drow_priestess", (5, 5), "umbur_hulk", (6, 5))
    (card,) = scene.hand("aura_of_blight")
    assert scene.play(priestess).run(c.PlayCard(card, priestess)).damage(hulk) == 10


def test_a_shield_keeps_aura_of_blight_off_one_creature() -> None:
    scene, priestess, shielded = duel("drow_priestess", (5, 5), "dragon_knight", (6, 5), tapped=True)
    other = scene.put("dragon_knight", (4, 5), 1, tapped=True)
    far = scene.put("dragon_knight", (8, 5), 1, tapped=True)
    wizard = scene.put("war_wizard", (9, 5), 1)
    (aura,) = scene.hand("aura_of_blight")
    (shield,) = scene.hand("shield", seat=1)
    play = scene.play(priestess).do(c.PlayCard(aura, priestess), c.PlayCard(shield, wizard))
    assert play.code(c.ChooseCreature(far)) == "no_source"  # Nothing is about to hurt that one.
    play.do(c.ChooseCreature(shielded)).passes()
    assert (play.damage(shielded), play.damage(other)) == (0, 10)


def test_dark_pact_hurts_an_ally_and_draws_three(scene: Scene) -> None:
    priestess = scene.put("drow_priestess", (5, 5))
    friend = scene.put("shadow_mastiff", (9, 5))
    far = scene.put("drow_assassin", (11, 5))
    foe = scene.put("dragon_knight", (6, 6), 1)
    (card,) = scene.hand("dark_pact")
    scene.deck("web", "dodge", "retreat", "darkfire")
    play = scene.play(priestess)
    play.run(c.PlayCard(card, priestess))
    # One ally in reach: it is chosen without asking, and neither the foe nor the actor was.
    assert play.damage(friend) == 5 and play.damage(far) == 0 and play.damage(foe) == 0
    assert [play.table.cards[n].key for n in play.table.players[0].hand] == ["web", "dodge", "retreat"]


@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_dark_pact_draws_what_is_left_in_the_deck(left: int, drawn: int, scene: Scene) -> None:
    priestess = scene.put("drow_priestess", (5, 5))
    scene.put("dragon_knight", (6, 5))
    (card,) = scene.hand("dark_pact")
    scene.deck(*["web"] * left)
    play = scene.play(priestess).do(c.PlayCard(card, priestess)).passes()
    assert len(play.table.players[0].hand) == drawn and len(play.table.players[0].actions) == left - drawn


def test_dark_pact_cannot_be_prevented(scene: Scene) -> None:
    priestess = scene.put("drow_priestess", (5, 5))
    friend = scene.put("umbur_hulk", (6, 5))
    (card,) = scene.hand("dark_pact")
    scene.deck("web")
    wizard = scene.put("war_wizard", (8, 5), 1)
    scene.hand("shield", seat=1)
    play = scene.play(priestess).do(c.PlayCard(card, priestess))
    shield = play.answers(c.PlayCard)
    assert shield and play.asked == 1
    play.run(c.PlayCard(shield[0].card, wizard))
    assert play.damage(friend) == 5 and len(play.table.players[0].hand) == 1


def test_dark_pact_needs_an_ally(scene: Scene) -> None:
    priestess = scene.put("drow_priestess", (5, 5))
    (card,) = scene.hand("dark_pact")
    assert scene.play(priestess).code(c.PlayCard(card, priestess)) == "no_target"


def test_darkfire_makes_attacks_hit_harder_and_any_drow_can_play_it(scene: Scene) -> None:
    guard = scene.put("drow_house_guard", (5, 5))  # DEX only, but a Drow
    foe = scene.put("dragon_knight", (6, 5), 1)
    (card,) = scene.hand("darkfire")
    play = scene.play(guard).run(c.PlayCard(card, guard), c.ChooseCreature(foe))
    assert play.creature(foe).attached == (card,) and not play.creature(guard).tapped
    assert play.run(c.Attack(guard, foe)).damage(foe) == 10


def test_darkfire_does_not_raise_damage_that_is_not_an_attack() -> None:
    scene, wizard, foe = duel("drow_wizard", (5, 5), "dragon_knight", (7, 5), attached=["darkfire"])
    assert scene.play(wizard).do(c.UsePower(wizard, 0)).damage(foe) == 5


def test_darkfire_without_int_or_affinity_is_refused(scene: Scene) -> None:
    mastiff = scene.put("shadow_mastiff", (5, 5))
    (card,) = scene.hand("darkfire")
    assert scene.play(mastiff).code(c.PlayCard(card, mastiff)) == "ability"


def test_distant_shot_reaches_as_far_as_the_eye() -> None:
    scene = Scene(("." * 30,) * 8)
    guard = scene.put("drow_house_guard", (0, 0))
    foe = scene.put("dragon_knight", (29, 7), 1)
    (card,) = scene.hand("distant_shot")
    assert scene.play(guard).do(c.PlayCard(card, guard)).damage(foe) == 5


def test_distant_shot_requires_ranged() -> None:
    scene, spider, _ = duel("demonweb_spider", (0, 0), "dragon_knight", (9, 7))
    (card,) = scene.hand("distant_shot")
    assert scene.play(spider).code(c.PlayCard(card, spider)) == "keyword"


def test_dodge_escapes_one_attack() -> None:
    scene, knight, assassin = duel("dragon_knight", (5, 5), "drow_assassin", (6, 5))
    (card,) = scene.hand("dodge", seat=1)
    play = scene.play(knight).do(c.Attack(knight, assassin))
    assert play.prompt == "respond" and play.asked == 1
    play.do(c.PlayCard(card, assassin)).passes()
    assert play.damage(assassin) == 0 and play.creature(assassin).tapped
    assert card in play.table.players[1].discard


def test_dodge_does_not_answer_what_is_not_an_attack() -> None:
    scene, wizard, assassin = duel("war_wizard", (5, 5), "drow_assassin", (8, 5))
    scene.hand("dodge", seat=1)
    play = scene.play(wizard).do(c.UsePower(wizard, 0))
    assert play.prompt == "activation" and play.damage(assassin) == 10


def test_endless_night_makes_your_drow_nimble(scene: Scene) -> None:
    bearer = scene.put("droider", (5, 5))
    drow = scene.put("drow_assassin", (8, 5), tapped=True)
    beast = scene.put("shadow_mastiff", (1, 1), tapped=True)
    (card,) = scene.hand("endless_night")
    play = scene.play(bearer).do(c.PlayCard(card, bearer))
    assert play.creature(bearer).attached == (card,)
    play.do(c.EndActivation(), c.EndActions(), c.EndTurn())
    assert not play.creature(drow).tapped and play.creature(beast).tapped


def test_hit_on_the_run_adds_ten_and_shifts() -> None:
    scene, blade, foe = duel("drow_blademaster", (5, 5), "dragon_knight", (6, 5))
    (card,) = scene.hand("hit_on_the_run")
    play = scene.play(blade).run(c.PlayCard(card, blade))
    assert play.damage(foe) == 15
    assert play.run(c.ChooseCell((3, 3))).cell(blade) == (3, 3)


def test_lolths_blessing_offers_a_card_for_each_kill_by_a_drow(scene: Scene) -> None:
    assassin = scene.put("drow_assassin", (5, 5))
    scene.put("drow_priestess", (1, 1), attached=["lolths_blessing"])
    scene.put("elf_archer", (6, 5), 1)
    scene.deck("web", "dodge")
    victim = 4
    play = scene.play(assassin).run(c.Attack(assassin, victim))
    assert play.prompt == "draw_card" and not play.alive(victim)
    play.run(Agree())
    assert len(play.table.players[0].hand) == 1


def test_lolths_blessing_may_be_declined_and_ignores_kills_by_others(scene: Scene) -> None:
    mastiff = scene.put("shadow_mastiff", (5, 5))
    scene.put("drow_priestess", (1, 1), attached=["lolths_blessing"])
    archer = scene.put("elf_archer", (6, 5), 1)
    scene.deck("web", "dodge")
    play = scene.play(mastiff).do(c.Attack(mastiff, archer)).passes()
    assert not play.alive(archer) and play.prompt == "activation"


def test_lolths_sting_poisons_the_creature_that_it_damages() -> None:
    scene, guard, foe = duel("drow_house_guard", (5, 5), "dragon_knight", (6, 5))
    (card,) = scene.hand("lolths_sting")
    play = scene.play(guard).do(c.PlayCard(card, guard)).passes()
    assert play.creature(foe).attached == (card,) and play.damage(foe) == 5
    play.do(c.EndActivation(), c.EndActions(), c.EndTurn())
    assert play.table.turn.seat == 1 and play.damage(foe) == 10
    play.do(c.EndActions(), c.EndTurn())
    assert play.damage(foe) == 10  # Only in its controller's turn.


def test_lolths_sting_that_is_blocked_away_is_discarded() -> None:
    scene, guard, foe = duel("drow_house_guard", (5, 5), "dwarven_defender", (6, 5))
    (card,) = scene.hand("lolths_sting")
    play = scene.play(guard).do(c.PlayCard(card, guard)).passes()
    assert play.creature(foe).attached == () and card in play.table.players[0].discard


def test_lolths_sting_is_not_attached_for_the_damage_of_another_blow(scene: Scene) -> None:
    guard = scene.put("drow_house_guard", (5, 5))
    mastiff = scene.put("shadow_mastiff", (7, 5))
    dwarf = scene.put("dwarven_defender", (6, 5), 1)
    (card,) = scene.hand("lolths_sting")
    play = scene.play(guard).do(c.PlayCard(card, guard), c.StrikeBack(dwarf, guard), c.StrikeBack(mastiff, dwarf))
    play.passes()
    assert play.damage(dwarf) == 5 and play.creature(dwarf).attached == () and card in play.table.players[0].discard


def test_piercing_strike_ignores_block() -> None:
    scene, blade, hulk = duel("drow_blademaster", (5, 5), "umbur_hulk", (6, 5))
    (card,) = scene.hand("piercing_strike")
    assert scene.play(blade).do(c.PlayCard(card, blade)).passes().damage(hulk) == 15


def test_rapid_shot_shoots_twice_and_may_change_its_target() -> None:
    scene, assassin, first = duel("drow_assassin", (5, 5), "dragon_knight", (8, 5))
    second = scene.put("earth_guardian", (9, 6), 1)
    (card,) = scene.hand("rapid_shot")
    play = scene.play(assassin).do(c.PlayCard(card, assassin), c.ChooseCreature(first))
    assert play.prompt == "target" and play.damage(first) == 10
    play.do(c.ChooseCreature(second))
    assert play.damage(second) == 10 and play.damage(first) == 10


def test_nobody_taps_for_the_second_shot_so_nobody_strikes_for_it() -> None:
    scene, assassin, beside = duel("drow_assassin", (5, 5), "dragon_knight", (6, 5))
    (card,) = scene.hand("rapid_shot")
    play = scene.play(assassin).do(c.PlayCard(card, assassin))
    assert c.StrikeBack(beside, assassin) in play.legal  # For the first one it has tapped.
    play.do(Pass(), c.ChooseCreature(beside))
    assert play.prompt == "activation" and play.damage(beside) == 20 and not play.creature(beside).tapped


def test_rapid_shot_reaches_five_squares() -> None:
    scene, assassin, _ = duel("drow_assassin", (5, 5), "dragon_knight", (11, 5))
    (card,) = scene.hand("rapid_shot")
    assert scene.play(assassin).code(c.PlayCard(card, assassin)) == "no_target"


def test_retreat_ignores_the_damage_and_shifts_away() -> None:
    scene, knight, assassin = duel("dragon_knight", (5, 5), "drow_assassin", (6, 5))
    (card,) = scene.hand("retreat", seat=1)
    play = scene.play(knight).do(c.Attack(knight, assassin), c.PlayCard(card, assassin))
    assert play.prompt == "shift_to" and play.asked == 1
    play.do(c.ChooseCell((10, 5)))
    assert play.damage(assassin) == 0 and play.cell(assassin) == (10, 5)
    assert [done.fizzled for done in play.happened(ce.ActionDone)] == [False, True]  # Out of reach by then.


def test_retreat_may_stay_and_still_takes_no_damage() -> None:
    scene, knight, assassin = duel("dragon_knight", (5, 5), "drow_assassin", (6, 5))
    (card,) = scene.hand("retreat", seat=1)
    play = scene.play(knight).do(c.Attack(knight, assassin), c.PlayCard(card, assassin), Done())
    assert play.damage(assassin) == 0 and play.cell(assassin) == (6, 5)


def test_shadow_strike_shifts_two_then_strikes() -> None:
    scene, assassin, foe = duel("drow_assassin", (5, 5), "gold_dragon", (8, 5))
    (card,) = scene.hand("shadow_strike")
    play = scene.play(assassin).run(c.PlayCard(card, assassin), c.ChooseCell((7, 5)), c.ChooseCreature(foe))
    # 10, +15 for the card, +5 for being alone.
    assert play.damage(foe) == 30


def test_shroud_of_darkness_keeps_shots_off_bearer_and_neighbours() -> None:
    scene, archer, _ = duel("elf_archer", (1, 5), "droider", (8, 5), attached=["shroud_of_darkness"])
    beside = scene.put("drow_wizard", (7, 7), 1)
    open_ = scene.put("drow_house_guard", (5, 1), 1)
    play = scene.play(archer)
    play.do(c.UsePower(archer, 0))
    assert play.damage(open_) == 5 and play.damage(beside) == 0  # The only target left.


def test_shroud_of_darkness_does_not_stop_melee() -> None:
    scene, knight, droider = duel("dragon_knight", (7, 5), "droider", (8, 5), attached=["shroud_of_darkness"])
    assert scene.play(knight).do(c.Attack(knight, droider)).passes().damage(droider) == 15


def test_sneak_attack_takes_help_from_allies_beside_the_target() -> None:
    scene, guard, foe = duel("drow_house_guard", (5, 5), "gold_dragon", (6, 5))
    flanker = scene.put("drow_assassin", (8, 5))  # Beside the dragon, not beside the guard.
    (card,) = scene.hand("sneak_attack")
    play = scene.play(guard).do(c.PlayCard(card, guard)).passes()
    assert play.damage(foe) == 35
    assert play.creature(flanker).tapped and play.creature(guard).tapped


def test_sneak_attack_without_enough_levels_is_refused() -> None:
    scene, guard, _ = duel("drow_house_guard", (5, 5), "gold_dragon", (6, 5))
    scene.put("drow_assassin", (12, 5))
    (card,) = scene.hand("sneak_attack")
    assert scene.play(guard).code(c.PlayCard(card, guard)) == "level"


def test_sneak_attack_is_not_aimed_where_too_few_could_assist() -> None:
    scene, assassin, flanked = duel("drow_assassin", (5, 5), "dragon_knight", (6, 5), tapped=True)
    alone = scene.put("dragon_knight", (4, 5), 1, tapped=True)
    other = scene.put("dragon_knight", (5, 6), 1, tapped=True)
    for cell in ((7, 5), (6, 7)):  # Beside the first one, and beside the third.
        scene.put("drow_house_guard", cell)
    (card,) = scene.hand("sneak_attack")
    play = scene.play(assassin).do(c.PlayCard(card, assassin))
    codes = [play.code(c.ChooseCreature(one)) for one in (flanked, alone, other)]
    assert codes == ["", "level", ""]


def test_web_holds_a_creature_until_it_tears_free() -> None:
    scene, spider, foe = duel("demonweb_spider", (5, 5), "dragon_knight", (9, 5))
    (card,) = scene.hand("web")
    play = scene.play(spider).do(c.PlayCard(card, spider), c.ChooseCreature(foe))
    assert play.creature(foe).attached == (card,)
    play.do(c.EndActivation(), c.EndActions(), c.EndTurn(), c.Activate(foe))
    assert play.code(c.MoveCreature(foe, (10, 5))) == "rooted" and not play.answers(c.MoveCreature)
    play.do(c.TearFree(foe, card)).passes()
    assert play.creature(foe).attached == () and play.creature(foe).tapped
    assert card in play.table.players[0].discard
    assert play.answers(c.MoveCreature)


def test_web_does_not_keep_a_creature_from_being_slid() -> None:
    scene, cleric, foe = duel("dwarf_cleric", (5, 5), "shadow_mastiff", (6, 5), attached=["web"])
    (card,) = scene.hand("shove")
    play = scene.play(cleric).do(c.PlayCard(card, cleric))
    assert play.prompt == "slide_to"
    assert play.do(c.ChooseCell((9, 5))).cell(foe) == (9, 5)


def test_web_has_spider_affinity(scene: Scene) -> None:
    spider = scene.put("giant_spider", (5, 5))  # No INT.
    guard = scene.put("drow_house_guard", (1, 1))
    (card,) = scene.hand("web")
    play = scene.play(spider)
    assert play.code(c.PlayCard(card, spider)) == ""
    assert scene.play(guard).code(c.PlayCard(card, guard)) == "ability"
