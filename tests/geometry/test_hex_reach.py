"""Steps between hexes, and ways of least risk: small cases of each clause, then random graphs against all walks."""

from __future__ import annotations

import random

import pytest

from game.geometry.hex_distance import distance, distances_from
from game.geometry.hex_reach import Step, Way, ways
from game.geometry.hex_terrain import Column, HexTerrain
from game.geometry.hexes import neighbours, steps_apart
from tests.geometry.hex_reference import random_terrain, walks

Graph = dict[str, tuple[Step, ...]]


def test_steps_go_round_holes() -> None:
    ring = HexTerrain(tuple(Column(place, 1) for place in neighbours((0, 0))))
    assert distance(ring, (1, 0), (-1, 0)) == 3 and distance(ring, (1, 0), (0, 1)) == 1
    assert distance(ring, (1, 0), (1, 0)) == 0
    assert distance(ring, (1, 0), (0, 0)) is None and distance(ring, (0, 0), (1, 0)) is None
    assert distance(HexTerrain((Column((0, 0), 1), Column((2, 0), 1))), (0, 0), (2, 0)) is None


def test_steps_agree_with_the_relaxed_table_of_all_pairs() -> None:
    for number in range(20):
        terrain = random_terrain(random.Random(f"steps {number}"), 5, 5)
        places = list(terrain.by_place)
        far = {(a, b): int(steps_apart(a, b)) if steps_apart(a, b) <= 1 else 99 for a in places for b in places}
        for through in places:
            for a in places:
                for b in places:
                    far[a, b] = min(far[a, b], far[a, through] + far[through, b])
        for a in places:
            assert dict(distances_from(terrain, a)) == {b: far[a, b] for b in places if far[a, b] < 99}
            assert list(distances_from(terrain, a).values()) == sorted(distances_from(terrain, a).values())


def graph_of(graph: Graph, budget: int) -> dict[str, tuple[int, int]]:
    found = ways("start", lambda node: graph.get(node, ()), budget)
    return {node: (way.risk, way.cost) for node, way in found.items()}


def test_less_risk_goes_before_less_cost() -> None:
    graph = {"start": (Step("near", 1, risk=1), Step("round", 2)), "round": (Step("near", 2),)}
    assert graph_of(graph, 9) == {"round": (0, 2), "near": (0, 4)}
    assert graph_of(graph, 3) == {"round": (0, 2), "near": (1, 1)}


def test_a_riskier_way_leads_on_where_the_safe_one_is_too_dear() -> None:
    graph = {"start": (Step("gate", 1, risk=1), Step("gate", 3)), "gate": (Step("hall", 2),)}
    found = ways("start", lambda node: graph.get(node, ()), 4)
    assert found["gate"] == Way(0, 3) and found["hall"] == Way(1, 3)
    assert found.front("gate") == (Way(0, 3), Way(1, 1)) and found.path("hall") == ("gate", "hall")
    assert ways("start", lambda node: graph.get(node, ()), 5)["hall"] == Way(0, 5)


def test_nothing_goes_on_from_a_stop_but_another_way_into_it_may() -> None:
    graph = {
        "start": (Step("ford", 1, stops=True), Step("bank", 1)),
        "bank": (Step("ford", 2),),
        "ford": (Step("wood", 1),),
    }
    found = ways("start", lambda node: graph.get(node, ()), 4)
    assert found["ford"] == Way(0, 1) and found.path("ford") == ("ford",)
    assert found["wood"] == Way(0, 4) and found.path("wood") == ("bank", "ford", "wood")
    assert "wood" not in ways("start", lambda node: graph.get(node, ()), 3)


def test_equal_ways_keep_the_first_found_and_the_start_is_left_out() -> None:
    graph = {"start": (Step("b", 1), Step("a", 1)), "a": (Step("end", 1), Step("start", 0)), "b": (Step("end", 1),)}
    found = ways("start", lambda node: graph.get(node, ()), 4)
    assert list(found) == ["b", "a", "end"] and found.path("end") == ("b", "end")
    assert "start" not in found and found.best is found and len(found) == 3
    with pytest.raises(KeyError):
        found.path("start")


def test_steps_that_pay_back_are_refused() -> None:
    for cost, risk in ((-1, 0), (1, -1)):
        with pytest.raises(ValueError, match=f"the step to a has a cost of {cost} and a risk of {risk}"):
            Step("a", cost, risk)
    assert Step("a", 0, 0).cost == 0


def random_graph(dice: random.Random) -> Graph:
    names = ["start", *"abcdef"]
    return {
        name: tuple(
            Step(dice.choice(names), dice.choice((0, 1, 1, 2, 3)), dice.choice((0, 0, 1, 2)), dice.random() < 0.2)
            for _ in range(dice.randint(1, 4))
        )
        for name in names
    }


def test_random_graphs_agree_with_all_walks() -> None:
    for number in range(400):
        dice = random.Random(f"ways {number}")
        graph, budget = random_graph(dice), dice.randint(1, 7)
        found = ways("start", lambda node, graph=graph: graph[node], budget)
        walked = walks("start", lambda node, graph=graph: graph[node], budget)
        assert {node: (way.risk, way.cost) for node, way in found.items()} == {
            node: min(pairs) for node, pairs in walked.items()
        }
        assert list(found.values()) == sorted(found.values())
        for node in found:
            for place, way in enumerate(found.front(node)):
                assert (way.risk, way.cost) in walked[node]
                assert follow(graph, found.path(node, place), way)
            assert found.front(node)[0] == found[node]


def follow(graph: Graph, path: tuple[str, ...], way: Way) -> bool:
    """Return whether steps along the path can add up to the way, with a stop nowhere but at its end."""
    sums, here = {(0, 0)}, "start"
    for place, node in enumerate(path):
        last = place == len(path) - 1
        steps = [step for step in graph[here] if step.node == node and (last or not step.stops)]
        sums = {(risk + step.risk, cost + step.cost) for risk, cost in sums for step in steps}
        here = node
    return (way.risk, way.cost) in sums
