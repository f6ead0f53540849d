"""What becomes of actions that answers have overtaken, and of movements that enemies interrupt."""

from __future__ import annotations

from game.core.commands import Done, Pass
from game.rules.skirmish import card_events as ce
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Play, Scene, duel

# rule: skirmish/fizzling


def test_a_move_whose_square_is_taken_meanwhile_does_not_happen(scene: Scene) -> None:
    archer = scene.put("elf_archer", (5, 5))
    assassin = scene.put("drow_assassin", (9, 9))
    knight = scene.put("dragon_knight", (10, 9), 1)
    (retreat,) = scene.hand("retreat")
    (block,) = scene.hand("block", seat=1)
    play = scene.play(archer).do(c.MoveCreature(archer, (8, 8)), c.PlayCard(block, knight))
    play.do(c.PlayCard(retreat, assassin), c.ChooseCell((8, 8))).passes()
    assert play.cell(assassin) == (8, 8) and play.cell(archer) == (5, 5)
    assert play.table.turn.activation and play.table.turn.activation.moved == 0
    assert play.happened(ce.ActionDone)[-1].fizzled


def _missile(retreats: bool) -> tuple[Play, int]:
    """Return a missile at a creature five squares away, which may retreat from a blow in the meantime."""
    scene = Scene(("." * 24,) * 12)
    wizard = scene.put("war_wizard", (2, 5))
    mine = scene.put("dwarven_defender", (7, 6))
    target = scene.put("drow_assassin", (7, 5), 1)
    other = scene.put("dragon_knight", (20, 5), 1)
    (block,) = scene.hand("block")
    theirs, retreat = scene.hand("block", "retreat", seat=1)
    play = scene.play(wizard).do(c.UsePower(wizard, 0), c.ChooseCreature(target), c.PlayCard(theirs, other))
    play.do(c.PlayCard(block, mine))
    if retreats:
        play.do(c.PlayCard(retreat, target), c.ChooseCell((12, 5)))
    return play.passes(), target


def test_damage_at_a_creature_that_has_gone_out_of_reach_comes_to_nothing() -> None:
    play, target = _missile(retreats=True)
    assert play.damage(target) == 0 and play.happened(ce.ActionDone)[-1].fizzled
    play, target = _missile(retreats=False)
    assert play.damage(target) == 15 and not play.happened(ce.ActionDone)[-1].fizzled


def test_an_area_with_nobody_near_enough_cannot_be_announced() -> None:
    scene = Scene(("." * 24,) * 12)
    thug = scene.put("half_orc_thug", (0, 0))
    scene.put("dragon_knight", (20, 5), 1)
    scene.put("dragon_knight", (0, 11))
    play = scene.play(thug)
    assert play.code(c.UsePower(thug, 0)) == ""  # It catches at least the thug itself.
    (fireball,) = scene.hand("fireball")
    assert play.code(c.PlayCard(fireball, thug)) != ""


def test_nobody_is_asked_where_to_when_there_is_no_room() -> None:
    scene = Scene(("....",) * 2)
    hulk = scene.put("umbur_hulk", (0, 0))
    scene.put("giant_spider", (2, 0))
    play = scene.play(hulk).do(c.UsePower(hulk, 1))
    assert play.prompt == "activation" and play.cell(hulk) == (0, 0)


def test_retreat_shifts_though_a_shield_has_stopped_the_damage_first() -> None:
    scene, knight, assassin = duel("dragon_knight", (5, 5), "drow_assassin", (6, 5))
    wizard = scene.put("war_wizard", (9, 5), 1)
    retreat, shield = scene.hand("retreat", "shield", seat=1)
    play = scene.play(knight).do(c.Attack(knight, assassin), c.PlayCard(retreat, assassin))
    while play.prompt == "respond":
        shielding = c.PlayCard(shield, wizard)
        play.do(shielding if shielding in play.legal else Pass())
    assert play.prompt == "shift_to"
    assert play.do(Done()).passes().damage(assassin) == 0


# rule: skirmish/moving


def test_an_enemy_that_came_beside_a_stopped_creature_keeps_it_stopped() -> None:
    scene = Scene(("." * 16,) * 8)
    hulk = scene.put("umbur_hulk", (1, 2))
    archer = scene.put("elf_archer", (4, 2), 1, tapped=True)
    foe = scene.put("dragon_knight", (7, 5), 1, tapped=True)
    play = scene.play(hulk).do(c.MoveCreature(hulk, (2, 2)), c.UsePower(hulk, 0), c.ChooseCreature(foe))
    play.do(c.ChooseCell((4, 4)), c.ChooseCreature(archer))
    assert not play.alive(archer) and play.answers(c.MoveCreature) == []
    assert play.code(c.MoveCreature(hulk, (1, 2))) == "stopped"
    assert play.table.turn.activation and play.table.turn.activation.stopped_by == (foe,)
