"""Answers to what is announced: blows off turn, cards, dodges and shields; and when each resolves."""

from __future__ import annotations

from game.core.commands import Pass
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Play, Scene, damage_batches, duel

# rule: skirmish/off_turn_melee, skirmish/simultaneous


def test_tapping_beside_an_untapped_enemy_invites_a_blow() -> None:
    scene, archer, _ = duel("elf_archer", (5, 5), "shadow_mastiff", (9, 5))
    guard = scene.put("drow_house_guard", (5, 6), 1)
    play = scene.play(archer).do(c.UsePower(archer, 0), c.ChooseCreature(2))
    assert c.StrikeBack(guard, archer) in play.legal
    play.do(c.StrikeBack(guard, archer)).passes()
    assert play.damage(2) == 5 and not play.alive(archer)  # Both shots land at the same moment.


def test_moving_and_minor_cards_do_not_invite_a_blow() -> None:
    scene, archer, _ = duel("elf_archer", (5, 5), "drow_house_guard", (5, 6))
    (card,) = scene.hand("level_up")
    play = scene.play(archer).do(c.MoveCreature(archer, (6, 4)), c.PlayCard(card, archer))
    assert play.prompt == "activation"


def test_an_assistant_that_taps_can_be_struck(scene: Scene) -> None:
    ranger = scene.put("human_ranger", (5, 5))
    helper = scene.put("half_orc_thug", (4, 5))
    foe = scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    watcher = scene.put("drow_house_guard", (3, 5), 1)
    (card,) = scene.hand("overwhelm")
    play = scene.play(ranger).do(c.PlayCard(card, ranger))
    assert play.creature(helper).tapped and c.StrikeBack(watcher, helper) in play.legal
    play.run(c.StrikeBack(watcher, helper))
    assert play.damage(helper) == 5 and play.damage(foe) == 30


def test_a_blow_may_be_struck_at_one_who_responds(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5))
    guardian = scene.put("earth_guardian", (7, 5))
    foe = scene.put("umbur_hulk", (6, 6), 1)
    far = scene.put("human_ranger", (9, 5))
    play = scene.play(knight).do(c.Attack(knight, foe), c.StrikeBack(foe, knight))
    assert play.asked == 0 and c.StrikeBack(guardian, foe) in play.legal
    assert play.code(c.StrikeBack(far, foe)) == "not_adjacent"
    assert play.run(c.StrikeBack(guardian, foe)).damage(foe) == 25  # 15 and 20, each less block 5.


def test_nested_blows_all_land_together(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5), damage=40)
    guardian = scene.put("earth_guardian", (6, 5))
    foe = scene.put("drow_blademaster", (6, 6), 1, damage=15)
    play = scene.play(knight).do(c.Attack(knight, foe), c.StrikeBack(foe, knight), c.StrikeBack(guardian, foe)).passes()
    assert not play.alive(foe) and not play.alive(knight) and play.alive(guardian)
    dealt = [batch for batch in play.batches if any(isinstance(event, e.DamageDealt) for event in batch)]
    assert len(dealt) == 1 and len(dealt[0]) == 3


def _struck_by_two(damage: int) -> tuple[Play, int, tuple[int, int]]:
    """Return an Earth Guardian uses Earthstride, and two guards beside it strike at it, the second one named first."""
    scene = Scene()
    guardian = scene.put("earth_guardian", (5, 5), damage=damage)
    one = scene.put("drow_house_guard", (5, 6), 1)
    two = scene.put("drow_house_guard", (5, 4), 1)
    play = scene.play(guardian).do(c.UsePower(guardian, 1), c.StrikeBack(two, guardian))
    return play.do(c.StrikeBack(one, guardian)).passes(), guardian, (one, two)


def test_blows_at_one_who_does_no_harm_land_together_before_it_acts() -> None:
    play, guardian, (one, two) = _struck_by_two(60)  # Of 65 hit points; each of the blows is fatal.
    assert not play.alive(guardian) and play.happened(ce.ActionDone)[-1].fizzled
    (destroyed,) = play.happened(e.CreatureDestroyed)
    assert set(destroyed.by) == {one, two}
    assert damage_batches(play) == [2] and play.prompt == "between_activations"


def test_who_outlives_the_blows_does_what_it_announced() -> None:
    play, guardian, _ = _struck_by_two(50)
    assert play.damage(guardian) == 60 and damage_batches(play) == [2] and play.prompt == "teleport_to"
    assert play.do(c.ChooseCell((12, 8))).cell(guardian) == (12, 8)
    play, guardian, _ = _struck_by_two(55)  # Only the two together are fatal.
    assert not play.alive(guardian)


def test_cards_that_answer_a_slide_land_together_before_anybody_is_slid(scene: Scene) -> None:
    guardian = scene.put("earth_guardian", (5, 5), damage=60, tapped=True)
    one = scene.put("dragon_knight", (6, 5), 1)
    two = scene.put("dragon_knight", (4, 5), 1)
    (shove,) = scene.hand("shove")
    blocks = scene.hand("block", "block", seat=1)
    play = scene.play(guardian).do(c.PlayCard(shove, guardian), c.ChooseCreature(one))
    play.do(c.PlayCard(blocks[0], one), c.PlayCard(blocks[1], two)).passes()
    (destroyed,) = play.happened(e.CreatureDestroyed)
    assert set(destroyed.by) == {one, two} and damage_batches(play) == [2]
    assert play.cell(one) == (6, 5) and play.happened(ce.ActionDone)[-1].fizzled


def test_a_blow_at_one_who_retreats_lands_before_it_shifts(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5))
    guardian = scene.put("earth_guardian", (7, 5))
    assassin = scene.put("drow_assassin", (6, 5), 1, damage=5)  # 20 left, as many as one blow does.
    (retreat,) = scene.hand("retreat", seat=1)
    play = scene.play(knight).do(c.Attack(knight, assassin), c.PlayCard(retreat, assassin))
    play.do(c.StrikeBack(guardian, assassin)).passes()
    assert not play.alive(assassin) and damage_batches(play) == [1]
    assert [event.fizzled for event in play.happened(ce.ActionDone)] == [False, True, True]


# rule: skirmish/responses, skirmish/fizzling


def test_responses_resolve_in_reverse_order(scene: Scene) -> None:
    mastiff = scene.put("shadow_mastiff", (5, 5))
    friend = scene.put("drow_assassin", (7, 6))
    knight = scene.put("dragon_knight", (6, 5), 1)
    (block,) = scene.hand("block", seat=1)
    (dodge,) = scene.hand("dodge")
    play = scene.play(mastiff).do(c.Attack(mastiff, knight), c.PlayCard(block, knight), c.ChooseCreature(mastiff))
    assert play.asked == 0 and play.prompt == "respond"
    assert play.code(c.PlayCard(dodge, mastiff)) == "tapped"  # It has tapped to attack.
    assert play.code(c.PlayCard(dodge, friend)) == "no_attack"
    done = play.passes().happened(ce.ActionDone)
    assert done[0].action > done[1].action


def test_interrupt_of_an_interrupt() -> None:
    scene, knight, assassin = duel("dragon_knight", (5, 5), "drow_assassin", (6, 5))
    guardian = scene.put("earth_guardian", (7, 5))
    (dodge,) = scene.hand("dodge", seat=1)
    play = scene.play(knight).do(c.Attack(knight, assassin), c.PlayCard(dodge, assassin))
    assert [action.what for action in play.table.stack] == ["attack", "card"]
    assert play.asked == 0
    play.do(c.StrikeBack(guardian, assassin))  # The assassin tapped to dodge: its neighbour strikes at it.
    play.passes()
    assert play.damage(assassin) == 20 and play.damage(knight) == 0


def test_the_window_goes_on_after_a_response_until_all_pass_in_a_row() -> None:
    scene, knight, one = duel("dragon_knight", (5, 5), "drow_house_guard", (6, 5))
    two = scene.put("drow_wizard", (4, 4), 1)
    play = scene.play(knight).do(c.Attack(knight, one), c.StrikeBack(one, knight))
    assert play.asked == 1 and c.StrikeBack(two, knight) in play.legal
    play.do(c.StrikeBack(two, knight)).passes()
    assert play.damage(knight) == 10


def test_an_action_whose_actor_is_gone_does_nothing_and_its_card_is_spent() -> None:
    scene, archer, _ = duel("elf_archer", (5, 5), "drow_house_guard", (5, 6))
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


def test_a_shield_raised_against_a_blow_holds_until_it_lands(scene: Scene) -> None:
    wizard = scene.put("war_wizard", (3, 5))
    archer = scene.put("elf_archer", (5, 5))
    guard = scene.put("drow_house_guard", (6, 5), 1)
    (card,) = scene.hand("shield")
    play = scene.play(archer).do(c.Attack(archer, guard), c.StrikeBack(guard, archer))
    play.do(c.PlayCard(card, wizard), c.ChooseCreature(archer)).passes()
    assert play.alive(archer) and play.damage(archer) == 0 and play.damage(guard) == 5


def test_a_shield_may_choose_which_source_it_stops(scene: Scene) -> None:
    wizard = scene.put("war_wizard", (3, 5))
    archer = scene.put("half_orc_thug", (5, 5))
    guard = scene.put("drow_house_guard", (6, 5), 1)
    hulk = scene.put("umbur_hulk", (5, 6), 1)
    (card,) = scene.hand("shield")
    play = scene.play(archer).do(c.Attack(archer, guard), c.StrikeBack(guard, archer), Pass())
    play.do(c.StrikeBack(hulk, archer))
    play.do(c.PlayCard(card, wizard))
    while play.prompt == "target":
        play.do(c.ChooseCreature(archer))
    assert play.prompt == "source" and len(play.answers(c.ChooseSource)) == 2
    hulks = next(action.id for action in play.table.stack if action.actor == hulk)
    play.do(c.ChooseSource(hulks)).passes()
    assert play.damage(archer) == 5
