"""Every answer that the rules shut out is refused with a code, the rule, and whom it is about."""

from __future__ import annotations

from game.core import runner
from game.core.commands import Agree, Command, Decline, Done, Pass
from game.rules.skirmish.attacks import why_no_strike
from game.rules.skirmish.cards.effects import Blast, Deal, Heal, Slide, Surround
from game.rules.skirmish.choices import why_no_middle, why_no_target
from game.rules.skirmish.levels import why_no_assist
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Strike
from tests.rules.skirmish.scene import OPEN, Play, Scene, duel


def refused(play: Play, command: Command, code: str, rule: str, about: tuple[int, ...]) -> bool:
    refusal = play.why(command)
    assert refusal is not None, command
    assert (refusal.code, refusal.rule, refusal.about) == (code, f"skirmish/{rule}", about), refusal
    return command not in play.legal and refusal.text.endswith(".")


def beside_a_foe() -> tuple[Play, int, int, int, int]:
    """Return an active knight, a friend, an enemy beside the knight, and a card in hand."""
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5))
    friend = scene.put("elf_archer", (1, 1))
    foe = scene.put("shadow_mastiff", (6, 5), 1)
    (card,) = scene.hand("power_attack")
    return scene.play(knight), knight, friend, foe, card


# rule: skirmish/control, skirmish/activation


def test_only_ones_own_creatures_act_and_only_the_active_one() -> None:
    play, knight, friend, foe, card = beside_a_foe()
    for command in (c.MoveCreature(foe, (9, 9)), c.Attack(foe, knight), c.UsePower(foe, 0), c.TearFree(foe, 1)):
        assert refused(play, command, "not_yours", "control", (foe,))
    for other in (c.MoveCreature(friend, (2, 2)), c.Attack(friend, foe), c.UsePower(friend, 0)):
        assert refused(play, other, "not_activating", "activation", (friend,))
    assert refused(play, c.PlayCard(card, foe), "not_yours", "control", (foe,))
    assert refused(play, c.MoveCreature(999, (2, 2)), "not_yours", "control", (999,))


def test_between_activations_nobody_acts_before_it_is_activated() -> None:
    play, knight, friend, foe, _ = beside_a_foe()
    play.do(c.EndActivation())
    for command in (
        c.MoveCreature(friend, (2, 2)),
        c.Attack(friend, foe),
        c.UsePower(friend, 0),
        c.TearFree(friend, 1),
    ):
        assert refused(play, command, "not_activating", "activation", (friend,))
    assert refused(play, c.Activate(knight), "activated", "activation", (knight,))
    assert refused(play, c.Activate(foe), "not_yours", "control", (foe,))
    assert refused(play, c.Activate(999), "not_yours", "control", (999,))
    for wrong in (c.EndTurn(), c.EndActivation(), c.Deploy(1), Pass()):
        assert refused(play, wrong, "not_now", "turn", ())


def test_what_is_not_asked_is_refused() -> None:
    play, *_ = beside_a_foe()
    for wrong in (c.EndTurn(), c.EndActions(), c.Activate(2), c.Deploy(1), Pass(), Done(), Agree()):
        assert refused(play, wrong, "not_now", "turn", ())
    play.do(c.EndActivation(), c.EndActions())
    for wrong in (c.EndActions(), c.Activate(2), c.MoveCreature(1, (5, 4)), c.Attack(1, 3)):
        assert refused(play, wrong, "not_now", "turn", ())
    assert refused(play, c.Deploy(77), "not_in_reserve", "deploying", (77,))
    assert refused(play, c.Deploy(0), "not_in_reserve", "deploying", (0,))


# rule: skirmish/tapping, skirmish/powers, skirmish/targets


def test_the_tapped_cannot_tap_and_nobody_has_powers_that_it_lacks(scene: Scene) -> None:
    archer = scene.put("elf_archer", (5, 5), tapped=True)
    guardian = scene.put("earth_guardian", (5, 6))
    foe = scene.put("shadow_mastiff", (6, 5), 1)
    play = scene.play(archer)
    for command in (c.Attack(archer, foe), c.UsePower(archer, 0), c.TearFree(archer, 1)):
        assert refused(play, command, "tapped", "tapping", (archer,))
    play = scene.play(guardian)
    assert play.code(c.UsePower(guardian, 0)) == "" == play.code(c.UsePower(guardian, 1))
    for power in (2, -1):
        assert refused(play, c.UsePower(guardian, power), "no_power", "powers", (guardian,))
    assert refused(play, c.Attack(guardian, 99), "no_target", "targets", (99,))
    assert refused(play, c.TearFree(guardian, 3), "not_attached", "rooted", (guardian, 3))


def test_only_what_holds_is_torn_off(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5), attached=["level_up", "web"])
    level_up, web = scene.creatures[knight].attached
    play = scene.play(knight)
    assert refused(play, c.TearFree(knight, level_up), "not_attached", "rooted", (knight, level_up))
    assert play.code(c.TearFree(knight, web)) == ""


def test_a_card_is_played_from_ones_own_hand() -> None:
    play, knight, _, foe, card = beside_a_foe()
    assert refused(play, c.PlayCard(99, knight), "not_in_hand", "playing_cards", (99,))
    assert refused(play, c.PlayCard(0, knight), "not_in_hand", "playing_cards", (0,))
    play.do(c.PlayCard(card, knight)).passes()
    assert refused(play, c.PlayCard(card, knight), "not_in_hand", "playing_cards", (card,)) and foe


# rule: skirmish/responses, skirmish/off_turn_melee, skirmish/dodging


def test_what_is_not_an_answer_to_an_announced_action() -> None:
    scene = Scene((*OPEN[:5], "......#.........", *OPEN[:6]))
    archer = scene.put("elf_archer", (5, 4))
    foe = scene.put("shadow_mastiff", (7, 6), 1)
    other = scene.put("drow_wizard", (12, 9), 1)
    tired = scene.put("drow_house_guard", (4, 4), 1, tapped=True)
    play = scene.play(archer).do(c.UsePower(archer, 0), c.ChooseCreature(foe))
    assert play.asked == 1 and play.code(c.DodgeShot(foe)) == ""
    assert refused(play, c.DodgeShot(other), "not_shot_at", "dodging", (other,))
    assert refused(play, c.DodgeShot(archer), "not_yours", "control", (archer,))
    assert refused(play, c.StrikeBack(archer, foe), "not_yours", "control", (archer,))
    assert refused(play, c.StrikeBack(foe, archer), "not_adjacent", "melee", (foe, archer))
    assert refused(play, c.StrikeBack(tired, archer), "tapped", "tapping", (tired,))
    assert refused(play, c.StrikeBack(foe, other), "did_not_tap", "off_turn_melee", (other,))
    for wrong in (c.EndTurn(), c.Activate(foe), c.MoveCreature(foe, (8, 8)), Done()):
        assert refused(play, wrong, "not_a_response", "responses", ())


def test_a_shot_is_dodged_from_cover_once_and_only_untapped() -> None:
    for wall, tapped, code in (("#", False, ""), (".", False, "no_cover"), ("#", True, "tapped")):
        scene = Scene((*OPEN[:5], f"......{wall}.........", *OPEN[:6]), windows="always")
        archer = scene.put("elf_archer", (5, 4))
        foe = scene.put("shadow_mastiff", (7, 6), 1, tapped=tapped)
        scene.put("shadow_mastiff", (15, 11), 1)
        scene.hand("web", seat=1)
        play = scene.play(archer).do(c.UsePower(archer, 0), c.ChooseCreature(foe))
        assert play.code(c.DodgeShot(foe)) == code


def test_a_blow_is_not_dodged_by_tapping() -> None:
    scene = Scene(windows="always")
    knight = scene.put("dragon_knight", (5, 5))
    foe = scene.put("shadow_mastiff", (6, 5), 1)
    play = scene.play(knight).do(c.Attack(knight, foe))
    assert refused(play, c.DodgeShot(foe), "not_shot_at", "dodging", (foe,))


# rule: skirmish/targets, skirmish/slide, skirmish/healing


def test_targets_that_effects_do_not_take(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5))
    friend = scene.put("elf_archer", (6, 5))
    foe = scene.put("shadow_mastiff", (6, 6), 1, attached=["shroud_of_darkness"])
    beside = scene.put("drow_wizard", (7, 7), 1)
    far = scene.put("umbur_hulk", (12, 5), 1)
    table = scene.table()
    one = table.creatures

    def why(effect: object, target: int) -> tuple[str, str]:
        refusal = why_no_target(table, one[knight], effect, one[target])  # type: ignore[arg-type]
        return (refusal.code, refusal.rule.removeprefix("skirmish/")) if refusal else ("", "")

    assert why(Deal(5, reach=5), knight) == ("not_itself", "targets")
    assert why(Deal(5, reach=5, whom="ally"), foe) == ("not_an_ally", "allies")
    assert why(Deal(5, reach=5, whom="ally"), friend) == ("", "")
    assert why(Deal(5, reach=5), far) == ("out_of_range", "within")
    assert why(Heal(5), friend) == ("unharmed", "healing") and why(Heal(5), far) == ("not_adjacent", "adjacent")
    assert why(Slide(3, whom="enemy", reach=5), friend) == ("not_an_enemy", "slide")
    assert why(Slide(3, whom="enemy", reach=5), far) == ("out_of_range", "within")
    assert why(Slide(3, whom="adjacent"), far) == ("not_adjacent", "adjacent")
    assert why(Surround(5), foe) == ("no_target", "targets")
    for target in (foe, beside):
        refusal = why_no_strike(table, one[knight], one[target], Strike("ranged", 0, 10))
        assert refusal and (refusal.code, refusal.about) == ("shrouded", (target, foe))
    assert why_no_strike(table, one[knight], one[far], Strike("ranged", 0, 10)) is None


def test_the_middle_of_an_area() -> None:
    scene = Scene(("................", "....#...........", *OPEN[:10]))
    thug = scene.put("half_orc_thug", (1, 1))
    foe = scene.put("dragon_knight", (5, 3), 1)
    table = scene.table()

    def why(cell: tuple[int, int]) -> str:
        refusal = why_no_middle(table, table.creatures[thug], Blast(5, reach=5, radius=1), cell)
        return refusal.code if refusal else ""

    assert [why(cell) for cell in ((4, 1), (-1, 1), (16, 1), (7, 1), (1, 6), (5, 4), (1, 2))] == [
        "wall", "wall", "wall", "out_of_range", "nobody_there", "", ""
    ]  # fmt: skip
    assert foe


# rule: skirmish/assisting


def test_who_cannot_assist_and_why() -> None:
    scene = Scene(seats=4)
    ranger = scene.put("human_ranger", (5, 5))
    foe = scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    tired = scene.put("dwarven_defender", (4, 5), tapped=True)
    weak = scene.put("war_wizard", (4, 4))
    far = scene.put("dwarven_defender", (2, 5))
    partner = scene.put("half_orc_thug", (5, 4), 2)
    (card,) = scene.hand("overwhelm")
    play = scene.play(ranger)
    table = play.table

    def why(helper: int) -> str:
        refusal = why_no_assist(table, card, table.creatures[ranger], table.creatures[helper], (foe,))
        return refusal.code if refusal else ""

    assert [why(one) for one in (ranger, foe, tired, weak, far, partner)] == [
        "not_an_ally", "not_an_ally", "tapped", "ability", "not_adjacent", ""
    ]  # fmt: skip
    play.do(c.PlayCard(card, ranger), Decline())
    table = play.table
    assert why(partner) == "unwilling"


def test_a_choice_is_answered_with_a_choice(scene: Scene) -> None:
    archer = scene.put("elf_archer", (5, 5))
    one, two = (scene.put("shadow_mastiff", (x, 8), 1, tapped=True) for x in (5, 7))
    play = scene.play(archer).do(c.UsePower(archer, 0))
    assert refused(play, c.ChooseCreature(77), "no_creature", "targets", ())
    assert refused(play, c.ChooseCreature(archer), "not_an_enemy", "attacks", (archer,))
    for wrong in (Done(), Pass(), c.ChooseCell((5, 8)), Agree(), c.ChooseSource(1)):
        assert refused(play, wrong, "not_an_answer", "turn", ())
    assert two and play.do(c.ChooseCreature(one)).damage(one) == 5


def test_a_creature_that_is_moved_ends_where_it_can() -> None:
    scene, knight, foe = duel("dragon_knight", (5, 5), "shadow_mastiff", (6, 5), tapped=True)
    (card,) = scene.hand("tide_of_iron")
    play = scene.play(knight).do(c.PlayCard(card, knight), c.ChooseCell((9, 5)))
    assert refused(play, c.ChooseCell((6, 5)), "not_beside", "moving", (foe,))
    assert refused(play, c.ChooseCell((9, 5)), "occupied", "space", (foe,))
    assert refused(play, c.ChooseCell((-1, 5)), "no_room", "space", ())
    for wrong in (Pass(), c.ChooseCreature(foe), Decline()):
        assert refused(play, wrong, "not_an_answer", "turn", ())
    assert play.do(Done()).cell(knight) == (5, 5)


def test_a_further_attack_takes_targets_that_it_can_reach() -> None:
    scene, blade, foe = duel("drow_blademaster", (5, 5), "earth_guardian", (6, 5), tapped=True)
    other = scene.put("earth_guardian", (4, 5), 1, tapped=True)
    far = scene.put("dragon_knight", (9, 5), 1)
    play = scene.play(blade).do(c.UsePower(blade, 0), c.ChooseCreature(foe))
    assert play.prompt == "target"
    assert refused(play, c.ChooseCreature(far), "not_adjacent", "melee", (blade, far))
    assert refused(play, c.ChooseCreature(77), "no_creature", "targets", ())
    assert refused(play, Pass(), "not_an_answer", "turn", ())
    assert play.do(Done()).damage(other) == 0 and play.damage(foe) == 5  # It may be left out.


def test_only_the_asked_seat_answers() -> None:
    play, knight, *_ = beside_a_foe()
    for seat in (1, 5):
        answer = runner.submit(SKIRMISH, play.state, seat, c.EndActivation())
        assert not isinstance(answer, runner.Accepted) and knight
