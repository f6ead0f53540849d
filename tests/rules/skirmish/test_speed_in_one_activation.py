"""Moving by speed is one movement in an activation, however it is split; a card's move stands for itself."""

from __future__ import annotations

import pytest

from game.core.commands import Done
from game.rules.skirmish.presentation.queries import reach_of, stats_of
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Play, Scene

LANE = ("################", "................", "################")


def walks(play: Play) -> set[tuple[int, int]]:
    """Return the squares that the active creature may still move to by its speed; the screen's reach must be the
    same."""
    active = play.table.turn.activation
    assert active is not None
    found = {move.to for move in play.answers(c.MoveCreature)}
    assert found == set(reach_of(play.table, active.creature).costs)
    return found


# rule: skirmish/moving


@pytest.fixture
def scene() -> Scene:
    return Scene(LANE)


def test_a_guard_of_a_corridor_is_not_walked_past_in_several_moves() -> None:
    scene = Scene(("........",) * 3)
    knight = scene.put("dragon_knight", (2, 1))
    scene.put("drow_house_guard", (6, 1), 1)
    play = scene.play(knight).do(c.MoveCreature(knight, (5, 1)))
    assert walks(play) == set()
    for there in ((5, 0), (6, 0), (6, 2), (4, 1)):
        assert play.code(c.MoveCreature(knight, there)) == "stopped"


def test_the_corridor_of_height_three_with_a_guard_in_its_lowest_row() -> None:
    scene = Scene(("........",) * 3)
    knight = scene.put("dragon_knight", (2, 2))
    scene.put("drow_house_guard", (6, 2), 1)
    play = scene.play(knight).do(c.MoveCreature(knight, (5, 1)))
    assert play.code(c.MoveCreature(knight, (6, 1))) == "stopped"
    assert play.code(c.MoveCreature(knight, (7, 1))) == "stopped"


def test_begun_beside_an_enemy_a_movement_is_one_square_in_all() -> None:
    scene = Scene(("................",) * 5)
    knight = scene.put("dragon_knight", (4, 2))
    scene.put("shadow_mastiff", (3, 2), 1)
    play = scene.play(knight)
    assert walks(play) == {(3, 1), (4, 1), (5, 1), (3, 3), (4, 3), (5, 3), (5, 2)}
    play.do(c.MoveCreature(knight, (5, 2)))  # Away from it: that square was all.
    assert walks(play) == set() and play.code(c.MoveCreature(knight, (6, 2))) == "stopped"


def test_begun_beside_an_enemy_rough_ground_may_still_be_entered() -> None:
    scene = Scene(("................", ".....^..........", "................"))
    knight = scene.put("dragon_knight", (4, 1))
    scene.put("shadow_mastiff", (3, 1), 1)
    play = scene.play(knight).do(c.MoveCreature(knight, (5, 1)))
    assert play.table.turn.activation and play.table.turn.activation.moved == 2
    assert walks(play) == set()


def test_the_rest_of_the_speed_is_there_once_the_enemy_is_destroyed(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (1, 1))
    spider = scene.put("demonweb_spider", (5, 1), 1, tapped=True)
    play = scene.play(knight).do(c.MoveCreature(knight, (4, 1)))
    assert walks(play) == set()
    play.do(c.Attack(knight, spider))
    assert walks(play) == {(x, 1) for x in (1, 2, 3, 5, 6, 7)}  # 3 of 6 are left.


def test_the_rest_of_the_speed_is_there_once_the_enemy_is_slid_away(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (1, 1))
    guard = scene.put("drow_house_guard", (5, 1), 1)
    (shove,) = scene.hand("shove")
    play = scene.play(knight).do(c.MoveCreature(knight, (4, 1)), c.PlayCard(shove, knight), c.ChooseCell((8, 1)))
    assert play.cell(guard) == (8, 1) and walks(play) == {(x, 1) for x in (1, 2, 3, 5, 6, 7)}


def test_sliding_it_only_so_far_that_it_is_still_adjacent_does_not_help() -> None:
    scene = Scene(("................",) * 3)
    knight = scene.put("dragon_knight", (1, 1))
    scene.put("drow_house_guard", (5, 1), 1)
    (shove,) = scene.hand("shove")
    play = scene.play(knight).do(c.MoveCreature(knight, (4, 1)), c.PlayCard(shove, knight), c.ChooseCell((5, 2)))
    assert walks(play) == set()


def test_the_rest_of_the_speed_is_there_once_the_enemy_has_moved_away() -> None:
    scene = Scene(("................",) * 3)
    knight = scene.put("dragon_knight", (1, 1))
    assassin = scene.put("drow_assassin", (5, 1), 1)
    (retreat,) = scene.hand("retreat", seat=1)
    play = scene.play(knight).do(c.MoveCreature(knight, (4, 1)), c.Attack(knight, assassin))
    play.do(c.PlayCard(retreat, assassin), c.ChooseCell((10, 1))).passes()
    assert (7, 1) in walks(play) and (8, 1) not in walks(play)


def test_with_two_enemies_adjacent_both_must_be_gone() -> None:
    scene = Scene(("................",) * 3)
    knight = scene.put("dragon_knight", (1, 1))
    spider = scene.put("demonweb_spider", (5, 1), 1, tapped=True)
    other = scene.put("demonweb_spider", (5, 2), 1, tapped=True)
    play = scene.play(knight).do(c.MoveCreature(knight, (4, 1)), c.Attack(knight, spider))
    assert walks(play) == set()
    (shove,) = scene.hand("shove")
    play = scene.play(knight).do(c.MoveCreature(knight, (4, 1)), c.Attack(knight, spider))
    play.do(c.PlayCard(shove, knight), c.ChooseCell((8, 2)))
    assert play.cell(other) == (8, 2) and (7, 1) in walks(play)


def test_stepping_away_frees_the_rest_only_when_the_enemy_that_it_left_is_gone() -> None:
    scene = Scene(("................",) * 5)
    archer = scene.put("elf_archer", (4, 2))  # Speed 7.
    spider = scene.put("demonweb_spider", (3, 2), 1, tapped=True, damage=5)
    mastiff = scene.put("shadow_mastiff", (14, 4), 1, tapped=True)
    play = scene.play(archer).do(c.MoveCreature(archer, (5, 2)), c.UsePower(archer, 0), c.ChooseCreature(mastiff))
    assert walks(play) == set()
    play = scene.play(archer).do(c.MoveCreature(archer, (5, 2)), c.UsePower(archer, 0), c.ChooseCreature(spider))
    assert not play.alive(spider) and (11, 2) in walks(play) and (12, 2) not in walks(play)


def _from_one_to_another() -> tuple[Play, int, int, int]:
    """Return a play in which a knight began its movement beside a mastiff and has come beside a wizard with its one
    square. A guardian may shove."""
    scene = Scene(("................",) * 5)
    knight = scene.put("dragon_knight", (5, 2))
    mastiff = scene.put("shadow_mastiff", (4, 2), 1, tapped=True)
    wizard = scene.put("drow_wizard", (7, 2), 1, tapped=True)
    scene.put("earth_guardian", (4, 3))
    scene.hand("shove")
    return scene.play(knight).do(c.MoveCreature(knight, (6, 2))), knight, mastiff, wizard


def test_the_fall_of_another_enemy_does_not_free_a_movement_that_began_beside_one() -> None:
    play, knight, mastiff, wizard = _from_one_to_another()
    play.do(c.Attack(knight, wizard))
    assert not play.alive(wizard) and walks(play) == set()
    refusal = play.why(c.MoveCreature(knight, (7, 2)))
    assert refusal and refusal.about == (mastiff,)
    assert refusal.text == "Dragon Knight began beside Shadow Mastiff, so one square was all of its movement."


def test_while_both_are_there_who_held_it_first_is_reported() -> None:
    play, knight, mastiff, wizard = _from_one_to_another()
    refusal = play.why(c.MoveCreature(knight, (6, 1)))
    assert refusal and refusal.about == (mastiff, wizard) and "began beside Shadow Mastiff" in refusal.text


def test_it_goes_on_once_the_enemy_beside_whom_it_began_has_been_slid_too() -> None:
    play, knight, _, wizard = _from_one_to_another()
    (shove,), guardian = play.table.players[0].hand, wizard + 1
    play.do(c.PlayCard(shove, guardian), c.ChooseCell((1, 2)))
    assert walks(play) == set()  # The wizard is still there,
    play.do(c.Attack(knight, wizard))
    assert (11, 2) in walks(play) and (12, 2) not in walks(play)  # and now nobody is.


def test_a_cards_move_away_from_one_enemy_does_not_free_what_another_holds() -> None:
    scene = Scene(("................",) * 5)
    archer = scene.put("elf_archer", (5, 2))
    scene.put("shadow_mastiff", (4, 2), 1, tapped=True)
    scene.put("drow_wizard", (7, 3), 1, tapped=True)
    (advance,) = scene.hand("fast_advance")
    play = scene.play(archer).do(c.MoveCreature(archer, (6, 2)), c.PlayCard(advance, archer), c.ChooseCell((8, 0)))
    assert walks(play) == set()


def test_a_cards_move_away_from_the_enemy_beside_whom_it_began_frees_it() -> None:
    scene = Scene(("................",) * 5)
    archer = scene.put("elf_archer", (5, 2))
    scene.put("shadow_mastiff", (4, 2), 1, tapped=True)
    (advance,) = scene.hand("fast_advance")
    play = scene.play(archer).do(c.MoveCreature(archer, (5, 1)), c.PlayCard(advance, archer), c.ChooseCell((9, 1)))
    assert (15, 1) in walks(play)  # It has only come to another square beside the mastiff by itself.


def test_a_split_movement_shares_one_speed_and_stops_when_it_enters(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (1, 1))
    scene.put("shadow_mastiff", (8, 1), 1)
    play = scene.play(knight).do(c.MoveCreature(knight, (3, 1)))
    assert walks(play) == {(x, 1) for x in (0, 1, 2, 4, 5, 6, 7)}
    play.do(c.MoveCreature(knight, (5, 1)))
    assert walks(play) == {(3, 1), (4, 1), (6, 1), (7, 1)}
    play.do(c.MoveCreature(knight, (7, 1)))
    assert walks(play) == set() and play.code(c.MoveCreature(knight, (6, 1))) == "no_speed"


def test_the_last_square_of_the_speed_may_be_moved_and_none_after_it(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (1, 1))
    play = scene.play(knight).do(c.MoveCreature(knight, (6, 1)))  # 5 of 6.
    assert play.code(c.MoveCreature(knight, (7, 1))) == "" and play.code(c.MoveCreature(knight, (8, 1))) == "too_far"
    assert play.do(c.MoveCreature(knight, (7, 1))).code(c.MoveCreature(knight, (8, 1))) == "no_speed"


def test_a_minor_card_between_the_parts_changes_nothing(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (1, 1))
    scene.put("shadow_mastiff", (5, 1), 1)
    (card,) = scene.hand("level_up")
    play = scene.play(knight).do(c.MoveCreature(knight, (4, 1)), c.PlayCard(card, knight))
    assert walks(play) == set()


def test_an_enemy_that_came_meanwhile_leaves_one_square() -> None:
    scene = Scene(("................",) * 6)
    hulk = scene.put("umbur_hulk", (1, 2))
    foe = scene.put("dragon_knight", (7, 2), 1)
    play = scene.play(hulk).do(c.MoveCreature(hulk, (3, 2))).run(c.UsePower(hulk, 0), c.ChooseCell((5, 2)), Done())
    assert play.cell(foe) == (5, 2)
    assert walks(play) == {(x, y) for x in (2, 3, 4) for y in (1, 2, 3)} - {(3, 2), (4, 1), (4, 2)}
    play.do(c.MoveCreature(hulk, (2, 2)))
    assert walks(play) == set()


def test_a_new_activation_begins_a_new_movement(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (1, 1))
    archer = scene.put("elf_archer", (10, 1))
    scene.put("shadow_mastiff", (5, 1), 1)
    play = scene.play(knight).do(c.MoveCreature(knight, (4, 1)), c.EndActivation(), c.Activate(archer))
    assert (7, 1) in walks(play)


def test_scuttling_creatures_are_never_stopped(scene: Scene) -> None:
    spider = scene.put("demonweb_spider", (4, 1))
    scene.put("dragon_knight", (5, 1), 1)
    play = scene.play(spider).do(c.MoveCreature(spider, (6, 1)))
    assert (11, 1) in walks(play) and (12, 1) not in walks(play)


def test_flying_creatures_are_stopped_like_others() -> None:
    scene = Scene(("................",) * 4)
    dragon = scene.put("gold_dragon", (1, 0))
    scene.put("demonweb_spider", (6, 1), 1)
    play = scene.play(dragon).do(c.MoveCreature(dragon, (4, 0)))
    assert walks(play) == set()


def test_the_screen_is_told_the_speed_that_is_left_and_that_it_is_stopped(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (1, 1))
    scene.put("shadow_mastiff", (5, 1), 1)
    play = scene.play(knight).do(c.MoveCreature(knight, (4, 1)))
    stats = stats_of(play.table, knight)
    assert (stats.speed_left, "Stopped" in stats.states) == (3, True)
    refusal = play.why(c.MoveCreature(knight, (3, 1)))
    assert refusal and refusal.rule == "skirmish/moving" and refusal.about == (2,)


# rule: skirmish/card_moves


@pytest.mark.parametrize(("card", "squares"), [("run", 6), ("fast_advance", 4)])
def test_a_card_that_moves_a_number_of_squares_moves_them_beside_an_enemy_too(card: str, squares: int) -> None:
    scene = Scene(("................",) * 5)
    ranger = scene.put("human_ranger", (4, 2))
    scene.put("shadow_mastiff", (3, 2), 1, tapped=True)
    (number,) = scene.hand(card)
    play = scene.play(ranger).do(c.PlayCard(number, ranger))
    assert c.ChooseCell((4 + squares, 2)) in play.legal and c.ChooseCell((5 + squares, 2)) not in play.legal


def test_entering_a_square_beside_an_enemy_ends_a_cards_move(scene: Scene) -> None:
    ranger = scene.put("human_ranger", (4, 1))
    scene.put("shadow_mastiff", (3, 1), 1, tapped=True)
    scene.put("shadow_mastiff", (8, 1), 1, tapped=True)
    (number,) = scene.hand("run")
    play = scene.play(ranger).do(c.PlayCard(number, ranger))
    assert {choice.cell for choice in play.answers(c.ChooseCell)} == {(5, 1), (6, 1), (7, 1)}


def test_tide_of_iron_follows_three_squares_though_another_enemy_is_adjacent() -> None:
    scene = Scene(("................",) * 5)
    knight = scene.put("dragon_knight", (5, 2))
    foe = scene.put("shadow_mastiff", (6, 2), 1, tapped=True)
    scene.put("shadow_mastiff", (4, 2), 1, tapped=True)
    (card,) = scene.hand("tide_of_iron")
    play = scene.play(knight).do(c.PlayCard(card, knight), c.ChooseCreature(foe), c.ChooseCell((9, 2)))
    assert {choice.cell for choice in play.answers(c.ChooseCell)} == {(8, 1), (8, 2), (8, 3)}


def _over_the_hulk(slid_to: tuple[int, int], *others: tuple[int, int]) -> set[tuple[int, int]]:
    """Return where the dragon may end after Tide of Iron has slid a hulk there; wall is above them."""
    scene = Scene(("################", *["................"] * 6))
    dragon = scene.put("gold_dragon", (6, 1))
    scene.put("umbur_hulk", (4, 1), 1, tapped=True)
    for cell in others:
        scene.put("shadow_mastiff", cell, 1, tapped=True)
    (card,) = scene.hand("tide_of_iron")
    play = scene.play(dragon).do(c.PlayCard(card, dragon))
    play.do(c.ChooseCell(slid_to) if slid_to != (4, 1) else Done())
    return {choice.cell for choice in play.answers(c.ChooseCell)}


@pytest.mark.parametrize("slid_to", [(4, 3), (5, 3)])
def test_who_flies_passes_an_enemy_with_a_cards_move_that_begins_beside_it(slid_to: tuple[int, int]) -> None:
    found = _over_the_hulk(slid_to)
    assert (3, 1) in found  # Above the hulk with the first two squares, beside it again with the third.
    assert (2, 1) not in found and (4, 2) not in found


def test_who_flies_is_stopped_above_an_enemy_by_no_one_but_others() -> None:
    assert (3, 3) in _over_the_hulk((4, 1)) - _over_the_hulk((4, 1), (6, 4))


def test_who_comes_beside_an_enemy_by_a_cards_move_does_not_fly_on_over_it() -> None:
    assert (2, 1) not in _over_the_hulk((3, 1)) and (5, 1) in _over_the_hulk((3, 1))


def test_a_cards_move_uses_no_speed_and_frees_who_was_stopped(scene: Scene) -> None:
    ranger = scene.put("human_ranger", (1, 1))
    scene.put("shadow_mastiff", (5, 1), 1)
    (number,) = scene.hand("fast_advance")
    play = scene.play(ranger).do(c.MoveCreature(ranger, (4, 1)), c.PlayCard(number, ranger), c.ChooseCell((0, 1)))
    assert walks(play) == {(1, 1), (2, 1), (3, 1)}


def test_charge_moves_the_speed_which_is_one_beside_an_enemy() -> None:
    scene = Scene(("................",) * 5)
    knight = scene.put("dragon_knight", (4, 2))
    scene.put("shadow_mastiff", (3, 2), 1, tapped=True)
    (card,) = scene.hand("charge")
    play = scene.play(knight).do(c.PlayCard(card, knight))
    assert {choice.cell for choice in play.answers(c.ChooseCell)} == {
        (3, 1), (4, 1), (5, 1), (3, 3), (4, 3), (5, 3), (5, 2)
    }  # fmt: skip


def test_shifting_and_sliding_mind_no_enemies(scene: Scene) -> None:
    guard = scene.put("drow_house_guard", (4, 1))
    foe = scene.put("dragon_knight", (5, 1), 1, tapped=True)
    (card,) = scene.hand("advancing_strike")
    play = scene.play(guard).do(c.PlayCard(card, guard))
    assert play.damage(foe) == 5
    assert {choice.cell for choice in play.answers(c.ChooseCell)} == {(x, 1) for x in (0, 1, 2, 3)}


def test_a_position_tells_who_has_ended_a_movement() -> None:
    from game.rules.skirmish.positions.reading import load_position, write_position

    document = {
        "map": list(LANE),
        "pieces": [{"name": "Dragon Knight", "at": [4, 1]}, {"name": "Shadow Mastiff", "at": [5, 1]}],
        "seats": [{"faction": "crown"}, {"faction": "drow"}],
        "turn": {"active": 0, "moved": 3, "stopped_by": [1]},
    }
    state = load_position(document)
    activation = state.table.turn.activation
    assert activation and activation.stopped_by == (tuple(state.table.creatures)[1],)
    again = load_position(write_position(state, ("", "")))
    assert again.table.turn == state.table.turn
