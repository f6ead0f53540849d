"""The examples that the rulebook works through, each as it is told there."""

from __future__ import annotations

from game.rules.skirmish import events as e
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Scene, duel


def test_two_level_two_creatures_with_dexterity_play_a_level_four_card_together(scene: Scene) -> None:
    one = scene.put("drow_house_guard", (5, 5), 1)
    two = scene.put("drow_house_guard", (5, 6), 1)
    knight = scene.put("dragon_knight", (6, 5))
    (retreat,) = scene.hand("retreat", seat=1)  # Level 4 DEX.
    play = scene.play(knight).do(c.Attack(knight, one), c.PlayCard(retreat, one))
    assert play.creature(one).tapped and play.creature(two).tapped
    assert play.table.stack[-1].tapped == (one, two)


def test_a_level_three_strength_card_needs_level_three_and_strength(scene: Scene) -> None:
    ranger = scene.put("human_ranger", (5, 5))  # STR, but level 2.
    wizard = scene.put("war_wizard", (8, 8))  # Level 4, but no STR.
    knight = scene.put("dragon_knight", (5, 7))  # Both.
    scene.put("shadow_mastiff", (6, 6), 1)
    (card,) = scene.hand("whirlwind_attack")
    assert scene.play(ranger).code(c.PlayCard(card, ranger)) == "level"
    assert scene.play(wizard).code(c.PlayCard(card, wizard)) == "ability"
    assert scene.play(knight).code(c.PlayCard(card, knight)) == ""


def test_house_guard_and_elf_archer_deal_their_damage_at_the_same_moment() -> None:
    scene, guard, archer = duel("drow_house_guard", (5, 5), "elf_archer", (6, 5))
    play = scene.play(guard).do(c.Attack(guard, archer), c.StrikeBack(archer, guard)).passes()
    assert not play.alive(archer) and play.damage(guard) == 5
    together = [batch for batch in play.batches if any(isinstance(event, e.DamageDealt) for event in batch)]
    assert len(together) == 1 and len(together[0]) == 2


def test_halfling_sneak_adds_five_against_a_tapped_creature() -> None:
    scene, halfling, foe = duel("halfling_sneak", (5, 5), "umbur_hulk", (6, 5), tapped=True)
    assert scene.play(halfling).do(c.Attack(halfling, foe)).damage(foe) == 5  # 5 + 5, less block 5.


def test_block_five_turns_fifteen_into_ten(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5))  # Damage 15.
    hulk = scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    assert scene.play(knight).do(c.Attack(knight, hulk)).damage(hulk) == 10


def test_healing_takes_damage_tokens_off(scene: Scene) -> None:
    cleric = scene.put("dwarf_cleric", (5, 5))
    knight = scene.put("dragon_knight", (6, 5), damage=10)
    assert scene.play(cleric).do(c.UsePower(cleric, 0)).damage(knight) == 5


def test_a_melee_attack_with_ten_more_damage_deals_ten_more() -> None:
    scene, guard, foe = duel("dragon_knight", (5, 5), "gold_dragon", (6, 5), tapped=True)
    (card,) = scene.hand("power_attack")
    assert scene.play(guard).do(c.PlayCard(card, guard)).damage(foe) == 25


def test_all_creatures_within_two_squares_are_counted_by_the_shortest_route() -> None:
    scene = Scene(("........", "........", "..###...", "........", "........", "........", "........", "........"))
    dragon = scene.put("gold_dragon", (0, 5))
    behind = scene.put("drow_assassin", (3, 1), 1)  # Two squares off, but through wall.
    beside = scene.put("shadow_mastiff", (5, 3), 1)
    (card,) = scene.hand("fireball")
    play = scene.play(dragon).run(c.PlayCard(card, dragon), c.ChooseCell((3, 3)))
    assert play.damage(beside) == 10 and play.damage(behind) == 0


def test_a_card_that_moves_four_squares_ignores_the_creatures_speed(scene: Scene) -> None:
    archer = scene.put("elf_archer", (1, 5))
    (card,) = scene.hand("fast_advance")
    play = scene.play(archer).do(c.MoveCreature(archer, (8, 5)))  # All of its speed of 7.
    assert not play.answers(c.MoveCreature)
    play.do(c.PlayCard(card, archer))
    assert play.do(c.ChooseCell((12, 5))).cell(archer) == (12, 5)


def test_poison_dealt_on_two_turns_is_two_sources(scene: Scene) -> None:
    foe = scene.put("dragon_knight", (9, 5), 1, attached=["acid_arrow"])
    play = scene.play().do(c.EndActions(), c.EndTurn())
    assert play.damage(foe) == 5
    play.do(c.EndActions(), c.EndTurn(), c.EndActions(), c.EndTurn())
    assert play.damage(foe) == 10
