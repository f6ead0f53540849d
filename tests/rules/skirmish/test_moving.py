"""What moving costs, what stops it, and where no body can go."""

from __future__ import annotations

from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Scene, duel

# rule: skirmish/moving


def test_moving_costs_one_a_square_and_two_into_rubble() -> None:
    scene = Scene(("....^...........",) * 3)
    knight = scene.put("dragon_knight", (1, 1))  # Speed 6.
    play = scene.play(knight)
    assert c.MoveCreature(knight, (6, 1)) in play.legal and c.MoveCreature(knight, (7, 1)) not in play.legal
    play.do(c.MoveCreature(knight, (4, 1)))
    assert play.table.turn.activation and play.table.turn.activation.moved == 4


def test_moving_beside_an_enemy_ends_the_move() -> None:
    scene = Scene(("################", "................", "################"))
    knight = scene.put("dragon_knight", (1, 1))
    scene.put("shadow_mastiff", (6, 1), 1)
    play = scene.play(knight).do(c.MoveCreature(knight, (5, 1)))
    assert play.cell(knight) == (5, 1)


def test_starting_beside_an_enemy_a_move_is_one_square() -> None:
    scene = Scene(("................", ".....^..........", "................"))
    knight = scene.put("dragon_knight", (4, 1))
    scene.put("shadow_mastiff", (3, 1), 1)
    play = scene.play(knight)
    assert play.code(c.MoveCreature(knight, (6, 1))) == "engaged"
    assert c.MoveCreature(knight, (5, 1)) in play.legal  # Difficult ground may still be entered.


def test_after_destroying_the_neighbour_the_creature_moves_freely() -> None:
    scene, knight, spider = duel("dragon_knight", (4, 5), "demonweb_spider", (3, 5), tapped=True)
    play = scene.play(knight)
    assert c.MoveCreature(knight, (10, 5)) not in play.legal
    play.do(c.Attack(knight, spider))
    assert c.MoveCreature(knight, (10, 5)) in play.legal


def test_a_move_split_around_an_attack_shares_one_speed() -> None:
    scene, knight, spider = duel("dragon_knight", (1, 5), "demonweb_spider", (5, 5), tapped=True)
    play = scene.play(knight).do(c.MoveCreature(knight, (4, 5)), c.Attack(knight, spider))
    assert c.MoveCreature(knight, (7, 5)) in play.legal and c.MoveCreature(knight, (8, 5)) not in play.legal


def test_allies_can_be_passed_but_not_stood_on() -> None:
    scene = Scene(("################", "................", "################"))
    knight = scene.put("dragon_knight", (1, 1))
    scene.put("elf_archer", (2, 1))
    play = scene.play(knight)
    assert c.MoveCreature(knight, (3, 1)) in play.legal and play.code(c.MoveCreature(knight, (2, 1))) == "occupied"


def test_enemies_cannot_be_passed() -> None:
    scene = Scene(("################", "................", "################"))
    knight = scene.put("dragon_knight", (1, 1))
    scene.put("elf_archer", (4, 1), 1)
    assert c.MoveCreature(knight, (5, 1)) not in scene.play(knight).legal


def test_corners_bar_diagonal_steps() -> None:
    scene = Scene(("....", ".#..", "....", "...."))
    knight = scene.put("dragon_knight", (0, 1))
    found = scene.play(knight).answers(c.MoveCreature)
    assert c.MoveCreature(knight, (1, 2)) in found
    scene = Scene((".#..", "....", "....", "...."))
    archer = scene.put("elf_archer", (0, 0), tapped=True)
    foe = scene.put("shadow_mastiff", (1, 1), 1)
    play = scene.play(archer)
    assert c.MoveCreature(archer, (0, 1)) in play.legal
    assert play.code(c.MoveCreature(archer, (1, 1))) == "occupied"
    assert foe


def test_a_large_creature_moves_as_a_block() -> None:
    scene = Scene(("................", "......#.........", "................", "................"))
    dragon = scene.put("umbur_hulk", (2, 0))
    play = scene.play(dragon)
    assert c.MoveCreature(dragon, (4, 0)) in play.legal and play.code(c.MoveCreature(dragon, (5, 0))) == "no_room"
    assert c.MoveCreature(dragon, (5, 2)) in play.legal
