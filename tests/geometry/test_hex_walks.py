"""Ways over numbered footprints agree with the plain search, way for way and in the same order, on random boards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.geometry.hex_reach import Step, ways
from game.geometry.hex_terrain import Column, HexTerrain
from game.geometry.hex_walks import Footprint, Footprints, StepGraph, footprints, walks
from game.geometry.hexes import neighbours
from tests.geometry.hex_reference import random_terrain

LINE = HexTerrain(tuple(Column((q, 0), 1) for q in range(4)))


def steps_on(terrain: HexTerrain, place: Footprint) -> Iterator[Step]:
    """Yield turning round for nothing; elsewhere a climb costs its levels, a fall is a risk, and water stops."""
    front = place[0]
    if len(place) == 2:
        yield Step(place[::-1], 0)
    for to in neighbours(front):
        if to in terrain.by_place and to not in place:
            rise = terrain.top(to) - terrain.top(front)
            if rise < 4:
                is_wet = terrain.by_place[to].ground == "water"
                yield Step((to, front)[: len(place)], 1 + max(0, rise), int(rise < -3), is_wet)


def graph_on(terrain: HexTerrain, length: int) -> StepGraph:
    return StepGraph(footprints(terrain, length), lambda place: steps_on(terrain, place))


class Case:
    """A random board with a start, and what bars, stops and holds on it."""

    def __init__(self, number: int) -> None:
        dice = random.Random(f"walks {number}")
        self.terrain = random_terrain(dice)
        self.length = dice.choice((1, 1, 2))
        self.graph = graph_on(self.terrain, self.length)
        self.prints = self.graph.prints
        numbers = range(len(self.prints.places))
        self.closed = {one for one in numbers if dice.random() < 0.15}
        self.stopping = {one for one in numbers if dice.random() < 0.05}
        share = dice.choice((0.0, 0.2, 0.6))
        self.held = {
            one: {dice.randint(1, 4), dice.randint(1, 4)} if dice.random() < share else set() for one in numbers
        }
        self.budget = dice.randint(0, 8)
        self.start = dice.choice(self.prints.places) if numbers else ()

    def steps(self, place: Footprint) -> Iterator[Step]:
        """Yield each step as the plain search wants to be told."""
        here = self.prints.numbers[place]
        for step in steps_on(self.terrain, place):
            after = self.prints.numbers[step.node]
            if after in self.closed:
                continue
            left = set() if after == self.prints.turned[here] else self.held[here] - self.held[after]
            yield Step(step.node, step.cost, step.risk + len(left), step.stops or after in self.stopping)


def test_random_boards_agree_with_the_plain_search() -> None:
    seen = risky = 0
    for number in range(1500):
        case = Case(number)
        if not case.start:
            continue
        plain = ways(case.start, case.steps, case.budget)
        found = walks(case.graph, case.start, case.budget, closed=case.closed, stopping=case.stopping, held=case.held)
        assert list(found) == list(plain) and len(found) == len(plain)
        for place in found:
            assert (found.risk(place), found.cost(place)) == (plain[place].risk, plain[place].cost)
            assert found.path(place) == plain.path(place)
            risky += found.risk(place) > 0
        assert case.start not in found
        seen += len(found)
    assert seen > 10_000 and risky > 1_000


def test_nobody_holds_where_nobody_is_said_to() -> None:
    graph = graph_on(LINE, 1)
    free = walks(graph, ((0, 0),), 2)
    assert list(free) == [((1, 0),), ((2, 0),)] and free.risk(((1, 0),)) == 0
    held = walks(graph, ((0, 0),), 2, held={0: {7, 8}, 1: {8}, 2: set()})
    assert [held.risk(place) for place in held] == [1, 2]
    assert ((3, 0),) not in free and ((9, 9),) not in free
    with pytest.raises(KeyError):
        free.path(((3, 0),))


def test_turning_round_costs_nothing_and_leaves_nobody() -> None:
    graph = graph_on(LINE, 2)
    start = ((1, 0), (0, 0))
    turned = graph.prints.numbers[start[::-1]]
    held = {number: {5} for number in range(len(graph.prints.places))}
    found = walks(graph, start, 0, held={**held, turned: set()})
    assert list(found) == [start[::-1]] and found.cost(start[::-1]) == found.risk(start[::-1]) == 0


def test_footprints_are_numbered_by_what_they_fill() -> None:
    prints = footprints(LINE, 2)
    assert prints is footprints(LINE, 2) and isinstance(prints, Footprints)
    assert set(prints.places) == {((q, 0), (q + side, 0)) for q in range(4) for side in (-1, 1) if 0 <= q + side < 4}
    for number, place in enumerate(prints.places):
        assert prints.numbers[place] == number and prints.places[prints.turned[number]] == place[::-1]
        for space in prints.by_front:
            assert (number in prints.by_front[space]) == (space == place[0])
            assert (number in prints.filling[space]) == (space in place)
    assert footprints(LINE, 1).places == tuple(((q, 0),) for q in range(4))
    assert set(footprints(LINE, 1).turned) == {-1}


def test_the_steps_of_a_footprint_are_asked_for_once() -> None:
    asked: list[Footprint] = []

    def steps(place: Footprint) -> Iterator[Step]:
        asked.append(place)
        return steps_on(LINE, place)

    graph = StepGraph(footprints(LINE, 1), steps)
    assert list(walks(graph, ((0, 0),), 3)) == list(walks(graph, ((0, 0),), 3))
    assert asked == [((0, 0),), ((1, 0),), ((2, 0),)]
