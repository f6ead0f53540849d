"""What squares are worth to a creature: by the way to the foe, less what is lost to those who strike there."""

from __future__ import annotations

from game.ai.skirmish.places import Blow, Loss, Places, Way
from game.geometry.square_masks import masks_of
from game.geometry.squares import SquareGrid
from game.rules.skirmish.state.table import Creature

GRID = SquareGrid(("....",))
FOE = Creature(7, "dragon_knight", 1, (0, 0))


def test_steps_count_beyond_those_that_are_near_enough() -> None:
    way = Way([[3, 2, 1, 0]], 1, -0.5)
    assert [way.worth((x, 0)) for x in range(4)] == [-1.0, -0.5, 0.0, 0.0]


def test_who_walks_to_where_it_falls_comes_no_nearer() -> None:
    way = Way([[3, 2, 1, 0]], 0, -1.0)
    assert way.reached((0, 0), (2, 0), 0.0) == way.worth((2, 0)) == -1.0
    assert way.reached((0, 0), (2, 0), 1.0) == way.worth((0, 0)) == -3.0
    assert way.reached((0, 0), (2, 0), 0.5) == -1.5  # what is only likely is risked
    assert way.reached((2, 0), (0, 0), 1.0) == -3.0  # a step back is one, whoever may strike there


def test_who_strikes_on_a_square_is_asked_once_for_all_squares_where_the_same_do_the_hardest_first() -> None:
    masks, asked = masks_of(GRID), []

    def loss(blows: list[Blow]) -> Loss:
        asked.append(blows)
        return float(sum(blow for blow, _ in blows)), float(len(blows)), 0.0

    threats = [(9, FOE, masks.of([(1, 0), (2, 0), (3, 0)])), (4, None, masks.of([(2, 0), (3, 0)]))]
    places = Places(masks, threats, loss, Way([[0, 0, 0, 5]], 0, -1.0), (0, 0))
    assert asked == []
    assert (places.tapped((0, 0)), places.untapped((0, 0))) == (0.0, 0.0)
    assert (places.tapped((1, 0)), places.untapped((1, 0))) == (-9.0, -1.0)
    assert (places.tapped((2, 0)), places.untapped((2, 0))) == (-13.0, -2.0)
    assert (places.tapped((3, 0)), places.untapped((3, 0))) == (-18.0, -7.0)
    assert asked == [[], [(9, FOE)], [(9, FOE), (4, None)]]
