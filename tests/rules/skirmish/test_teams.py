"""Two players a side: seats 0 and 2 against 1 and 3. Who is whose ally, who is asked when, and what is whose own."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Decline, Pass
from game.core.views import view_for
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Turn
from tests.rules.skirmish.scene import Play, Scene


def teams(active: int = 0, *, windows: str = "able") -> Scene:
    """Return a scene of four seats in the turn of one of them."""
    scene = Scene(seats=4, windows=windows)
    scene.turn = Turn(1, active, "action")
    return scene


# rule: skirmish/responses


@pytest.fixture
def scene() -> Scene:
    return teams()


@pytest.mark.parametrize(("active", "order"), [(0, (1, 3)), (1, (2, 0)), (2, (3, 1)), (3, (0, 2))])
def test_opponents_are_asked_from_the_left_of_whose_turn_it_is(active: int, order: tuple[int, int]) -> None:
    scene = teams(active)
    mine = scene.put("earth_guardian", (5, 5), active)
    for seat, cell in zip(order, ((4, 4), (6, 6)), strict=True):
        scene.put("shadow_mastiff", cell, seat)
    play = scene.play(mine).do(c.UsePower(mine, 1))
    assert play.asked == order[0]
    assert play.do(Pass()).asked == order[1]


@pytest.mark.parametrize("left", [1, 3])
@pytest.mark.parametrize(("active", "order"), [(0, (2, 0)), (1, (3, 1)), (2, (0, 2)), (3, (1, 3))])
def test_whose_turn_it_is_comes_last_when_an_opponent_has_answered(
    active: int, order: tuple[int, int], left: int
) -> None:
    scene = teams(active)
    foe_seat = (active + left) % 4  # Whoever of the two has answered.
    mine = scene.put("earth_guardian", (5, 5), active)
    scene.put("dragon_knight", (8, 4), active)
    scene.put("dragon_knight", (8, 6), (active + 2) % 4)
    foe = scene.put("umbur_hulk", (6, 5), foe_seat)
    play = scene.play(mine).do(c.UsePower(mine, 1), c.StrikeBack(foe, mine))
    assert play.asked == order[0]
    assert play.do(Pass()).asked == order[1]


def test_who_has_passed_may_answer_again_after_another_has_answered(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5), 0)
    one = scene.put("drow_house_guard", (4, 4), 1)
    two = scene.put("drow_house_guard", (6, 6), 3)
    target = scene.put("shadow_mastiff", (6, 4), 1, tapped=True)
    play = scene.play(knight).do(c.Attack(knight, target), Pass())
    assert play.asked == 3
    play.do(c.StrikeBack(two, knight))
    assert play.asked == 1 and c.StrikeBack(one, knight) in play.legal
    assert play.do(c.StrikeBack(one, knight)).passes().damage(knight) == 10


def test_who_has_passed_is_not_asked_again_while_nobody_answers(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5), 0)
    scene.put("drow_house_guard", (4, 4), 1)
    scene.put("drow_house_guard", (6, 6), 3)
    target = scene.put("shadow_mastiff", (6, 4), 1, tapped=True)
    play = scene.play(knight).do(c.Attack(knight, target), Pass(), Pass())
    assert play.damage(target) == 15 and play.prompt == "activation"


def test_a_partner_answers_no_action_of_its_own_side() -> None:
    scene = teams(windows="always")
    archer = scene.put("elf_archer", (5, 5), 0)
    scene.put("dragon_knight", (5, 6), 2)
    scene.hand("block", seat=2)
    assert scene.play(archer).do(c.MoveCreature(archer, (6, 4))).prompt == "activation"


# rule: skirmish/off_turn_melee


def _guardian_taps_in_answer() -> tuple[Play, int, int, int]:
    """Return a play with a guardian's window: a knight tapped to attack, a hulk and the guardian in answer."""
    scene = teams()
    knight = scene.put("dragon_knight", (5, 5), 0)
    guardian = scene.put("earth_guardian", (7, 4), 0)
    hulk = scene.put("umbur_hulk", (6, 5), 1)
    mastiff = scene.put("shadow_mastiff", (6, 4), 3)
    play = scene.play(knight).do(c.Attack(knight, hulk), c.StrikeBack(hulk, knight), c.StrikeBack(guardian, hulk))
    return play, knight, guardian, mastiff


def test_only_who_tapped_for_the_action_that_is_answered_is_struck() -> None:
    play, knight, guardian, mastiff = _guardian_taps_in_answer()
    assert play.asked == 3 and play.answers(c.StrikeBack) == [c.StrikeBack(mastiff, guardian)]
    assert play.code(c.StrikeBack(mastiff, knight)) == "did_not_tap"  # It had tapped before, for the attack.
    play.do(Pass())
    assert play.asked == 3 and play.answers(c.StrikeBack) == [c.StrikeBack(mastiff, knight)]  # That window goes on.


def test_a_partners_creature_is_not_struck_with() -> None:
    play, _, guardian, _ = _guardian_taps_in_answer()
    hulk = next(one.id for one in play.table.creatures.values() if one.key == "umbur_hulk")
    assert play.code(c.StrikeBack(hulk, guardian)) == "not_yours"


# rule: skirmish/timing


@pytest.mark.parametrize("seat", [0, 2])
def test_minor_cards_are_not_answers_in_ones_own_turn_either(seat: int) -> None:
    scene = teams(windows="always")
    knight = scene.put("dragon_knight", (5, 5), 0)
    spare = scene.put("human_ranger", (8, 6), seat)
    foe = scene.put("umbur_hulk", (6, 5), 1)
    (card,) = scene.hand("level_up", seat=seat)
    play = scene.play(knight).do(c.Attack(knight, foe), c.StrikeBack(foe, knight))
    assert play.asked == seat and not play.answers(c.PlayCard)
    assert play.code(c.PlayCard(card, spare)) == "not_in_answer"


# rule: skirmish/deploying, skirmish/start_areas


@pytest.mark.parametrize(("hostess", "allowed"), [(0, True), (2, False), (1, False)])
def test_spiders_appear_beside_ones_own_priestess_only(hostess: int, allowed: bool, scene: Scene) -> None:
    scene.gold(0, 10, 8)
    scene.put("drow_priestess", (8, 5), hostess)
    (spider,) = scene.reserve("demonweb_spider")
    play = scene.play(phase="deploy").do(c.Deploy(spider))
    assert (c.ChooseCell((9, 6)) in play.legal) == allowed
    assert play.code(c.ChooseCell((9, 6))) == ("" if allowed else "not_a_start_square")


@pytest.mark.parametrize(("seat", "columns"), [(0, {0, 1}), (1, {14, 15}), (2, {0, 1}), (3, {14, 15})])
def test_partners_share_a_start_area(seat: int, columns: set[int]) -> None:
    scene = teams(seat)
    scene.gold(seat, 10, 8)
    scene.reserve("dragon_knight", seat=seat)
    play = scene.play(phase="deploy").do(c.Deploy(1))
    assert {choice.cell[0] for choice in play.answers(c.ChooseCell)} == columns


# rule: skirmish/allies


@pytest.mark.parametrize(("seat", "damage"), [(0, 10), (2, 10), (1, 15)])
def test_a_partners_creature_beside_it_keeps_the_assassin_from_being_alone(seat: int, damage: int) -> None:
    scene = teams()
    assassin = scene.put("drow_assassin", (5, 5), 0)
    scene.put("human_ranger", (4, 5), seat, tapped=True)
    foe = scene.put("dragon_knight", (6, 5), 1, tapped=True)
    assert scene.play(assassin).do(c.Attack(assassin, foe)).damage(foe) == damage


@pytest.mark.parametrize(("seat", "code"), [(0, ""), (2, ""), (1, "not_an_ally"), (3, "not_an_ally")])
def test_dark_pact_takes_a_partners_creature_and_no_enemys(seat: int, code: str, scene: Scene) -> None:
    priestess = scene.put("drow_priestess", (5, 5), 0)
    other = scene.put("dragon_knight", (7, 5), seat, tapped=True)
    for cell in ((5, 7), (6, 7)):
        scene.put("elf_archer", cell, 0)
    (card,) = scene.hand("dark_pact")
    scene.deck("web", "web", "dodge", "dodge")
    play = scene.play(priestess).do(c.PlayCard(card, priestess))
    assert play.code(c.ChooseCreature(other)) == code
    if not code:
        play.do(c.ChooseCreature(other)).passes()
        assert play.damage(other) == 5 and len(play.table.players[0].hand) == 3


def test_a_partners_creature_is_not_an_enemy_to_attack_to_stop_at_or_to_shoot(scene: Scene) -> None:
    archer = scene.put("elf_archer", (5, 5), 0)
    partner = scene.put("dragon_knight", (6, 5), 2)
    scene.put("shadow_mastiff", (12, 9), 1, tapped=True)
    play = scene.play(archer)
    assert play.code(c.Attack(archer, partner)) == "not_an_enemy"
    assert c.MoveCreature(archer, (12, 5)) in play.legal  # Straight past it, with all of its speed.
    assert play.code(c.MoveCreature(archer, (6, 5))) == "occupied"
    play.do(c.UsePower(archer, 0))
    assert play.prompt == "activation"  # The mastiff was the only one to shoot at.


def test_an_area_and_a_slide_take_a_partners_creature_too(scene: Scene) -> None:
    thug = scene.put("half_orc_thug", (5, 5), 0)
    partner = scene.put("dragon_knight", (7, 5), 2)
    (shove,) = scene.hand("shove")
    play = scene.play(thug).do(c.UsePower(thug, 0), c.ChooseCell((8, 5))).passes()
    assert play.damage(partner) == 5
    play.do(c.MoveCreature(thug, (6, 5)), c.PlayCard(shove, thug))
    assert (play.prompt, play.asked) == ("slide_to", 0)
    assert play.do(c.ChooseCell((10, 5))).cell(partner) == (10, 5)


# rule: skirmish/control, skirmish/nimble, skirmish/venom, skirmish/second_wind


def test_one_acts_with_ones_own_creatures_only(scene: Scene) -> None:
    scene.put("dragon_knight", (5, 5), 0)
    partner = scene.put("elf_archer", (7, 5), 2, tapped=True, attached=["action_point"])
    (card,) = scene.hand("level_up")
    play = scene.play()
    assert play.code(c.Activate(partner)) == play.code(c.PlayCard(card, partner)) == "not_yours"
    assert play.code(c.SpendCard(3)) == "not_attached"


def test_endless_night_makes_ones_own_drow_nimble_and_not_a_partners(scene: Scene) -> None:
    own = scene.put("drow_assassin", (5, 5), 0, tapped=True, attached=["endless_night"])
    partner = scene.put("drow_assassin", (7, 5), 2, tapped=True)
    play = scene.play(phase="deploy").do(c.EndTurn())
    assert not play.creature(own).tapped and play.creature(partner).tapped


@pytest.mark.parametrize(("seat", "damage"), [(1, 5), (3, 0), (0, 0), (2, 0)])
def test_poison_hurts_at_the_start_of_the_turn_of_who_controls_the_creature(seat: int, damage: int) -> None:
    scene = teams()
    victim = scene.put("dragon_knight", (5, 5), seat, attached=["lolths_sting"])
    play = scene.play(phase="deploy").do(c.EndTurn())
    assert play.table.turn.seat == 1 and play.damage(victim) == damage


def test_the_turn_goes_round_all_four(scene: Scene) -> None:
    play = scene.play(phase="deploy")
    seats = [play.table.turn.seat]
    for _ in range(4):
        play.do(*([c.EndActions()] if play.prompt == "between_activations" else []), c.EndTurn())
        seats.append(play.table.turn.seat)
    assert seats == [0, 1, 2, 3, 0]
    assert [player.vault for player in play.table.players] == [19, 19, 19, 19]  # Each in one's own refresh phase.


def test_a_partners_hand_and_reserve_are_seen_from_behind(scene: Scene) -> None:
    scene.put("dragon_knight", (5, 5), 0)
    scene.hand("web", "block")
    scene.reserve("gold_dragon")
    play = scene.play()
    seen = [view_for(SKIRMISH, play.state, seat).table.players[0] for seat in range(4)]
    assert [(player.hand, player.reserve) for player in seen] == [((2, 3), (4,)), *[((0, 0), (0,))] * 3]


# rule: skirmish/spoils


def _killed_by_both(active: int, blessed: tuple[int, ...]) -> Play:
    """Return a play in which a guardian of seat 0 or 2 strides off and is struck down by Drow guards of seats 1 and 3,
    in turn order: so the last one's blow resolves first."""
    scene = teams(active)
    guardian = scene.put("earth_guardian", (5, 5), active, damage=60)
    guards = {seat: scene.put("drow_house_guard", cell, seat) for seat, cell in ((1, (5, 6)), (3, (5, 4)))}
    for seat in blessed:
        scene.put("drow_wizard", (12, 3 + seat), seat, attached=["lolths_blessing"])
    for seat in range(4):
        scene.deck("web", "dodge", seat=seat)
    play = scene.play(guardian).do(c.UsePower(guardian, 1))
    for _ in range(2):
        play.do(c.StrikeBack(guards[play.asked], guardian))
    assert not play.alive(guardian)
    return play


@pytest.mark.parametrize(("active", "order"), [(0, [1, 3]), (2, [3, 1])])
def test_spoils_are_offered_in_turn_order(active: int, order: list[int]) -> None:
    play = _killed_by_both(active, (1, 3))
    asked = []
    while play.prompt == "draw_card":
        asked.append(play.asked)
        play.do(Agree())
    assert asked == order
    assert [len(player.hand) for player in play.table.players] == [0, 1, 0, 1]


def test_what_a_partner_has_destroyed_is_not_a_spoil() -> None:
    play = _killed_by_both(0, (3,))
    assert (play.prompt, play.asked) == ("draw_card", 3)
    play.do(Decline())
    assert play.prompt == "between_activations" and not play.happened(ce.ActionCardsDrawn)


@pytest.mark.parametrize("blessings", [1, 2])
def test_each_drow_that_hit_in_the_fatal_batch_brings_a_card_for_each_blessing(blessings: int) -> None:
    scene = teams(1)
    hulk = scene.put("umbur_hulk", (5, 5), 1, damage=60)
    for cell in ((7, 5), (4, 5)):
        scene.put("drow_assassin", cell, 0)
    scene.put("shadow_mastiff", (5, 7), 0)
    scene.put("drow_wizard", (12, 9), 0, attached=["lolths_blessing"] * blessings)
    scene.deck(*["web", "dodge"] * 3)
    play = scene.play(hulk).do(c.UsePower(hulk, 1))
    while play.prompt == "respond":
        play.do(*(play.answers(c.StrikeBack)[:1] or [Pass()]))
    (destroyed,) = play.happened(e.CreatureDestroyed)
    assert len(destroyed.by) == 3
    drawn = 0
    while play.prompt == "draw_card":
        drawn += 1
        play.do(Agree())
    assert drawn == 2 * blessings  # Two of the three that struck are Drow.


@pytest.mark.parametrize("seat", [0, 2])
def test_ones_own_or_a_partners_creature_that_is_destroyed_is_not_a_spoil(seat: int, scene: Scene) -> None:
    priestess = scene.put("drow_priestess", (5, 5), 0, attached=["lolths_blessing"])
    friend = scene.put("elf_archer", (6, 5), seat, tapped=True)
    foe = scene.put("elf_archer", (4, 5), 1, tapped=True)
    (card,) = scene.hand("aura_of_blight")
    scene.deck("web", "dodge")
    play = scene.play(priestess).do(c.PlayCard(card, priestess))
    assert not play.alive(friend) and not play.alive(foe) and play.prompt == "draw_card"  # For the enemy,
    assert play.do(Decline()).prompt == "activation"  # and for nobody else.
