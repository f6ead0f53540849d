"""Whom an attack reaches: adjacent enemies, corners, sight and cover."""

from __future__ import annotations

from game.rules.skirmish.attacks import why_no_strike
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Strike
from tests.rules.skirmish.scene import OPEN, Scene, duel

# rule: skirmish/melee, skirmish/corners


def test_no_melee_across_a_walls_corner_though_adjacent() -> None:
    scene = Scene((".#..", "....", "....", "...."))
    archer = scene.put("elf_archer", (0, 0))
    foe = scene.put("shadow_mastiff", (1, 1), 1)
    play = scene.play(archer)
    assert play.code(c.Attack(archer, foe)) == "corner"
    assert play.code(c.MoveCreature(archer, (0, 2))) == "engaged"  # Adjacent all the same.


def test_only_adjacent_enemies_can_be_attacked(scene: Scene) -> None:
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
    scene, archer, foe = duel("elf_archer", (5, 4), "shadow_mastiff", (9, 6))
    assert scene.play(archer).do(c.UsePower(archer, 0)).damage(foe) == 5


def test_no_shot_without_sight_and_the_refusal_names_the_wall() -> None:
    scene = Scene(("...#............",) * 12)
    archer = scene.put("elf_archer", (1, 4))
    foe = scene.put("shadow_mastiff", (5, 4), 1)
    assert scene.play(archer).code(c.UsePower(archer, 0)) == "no_target"
    table = scene.table()
    refusal = why_no_strike(table, table.creatures[archer], table.creatures[foe], Strike("ranged"))
    assert refusal and refusal.code == "out_of_sight" and all(cell[0] == 3 for cell in refusal.cells)


def test_creatures_do_not_block_sight() -> None:
    scene = Scene(("################", "................", "################"))
    archer = scene.put("elf_archer", (1, 1))
    scene.put("dragon_knight", (3, 1))
    foe = scene.put("shadow_mastiff", (6, 1), 1)
    assert scene.play(archer).do(c.UsePower(archer, 0)).damage(foe) == 5
