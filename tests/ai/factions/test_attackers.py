"""The zones that attackers reach are remembered between tables: they equal what would be found afresh."""

import random

import pytest
from msgspec.structs import replace

from game.ai.factions import threats
from game.ai.factions.threats import Attacker
from game.core import runner
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state.table import Table, Turn
from tests.rules.factions.random_matches import factions_setup
from tests.rules.factions.scene import Scene


def _tables() -> list[Table]:
    tables = []
    for seed in (21, 22, 24):
        chance = random.Random(seed)
        state = runner.start(FACTIONS, factions_setup(seed), seed).state
        for _ in range(150):
            if state.outcome is None:
                tables.append(state.table)
                answer = chance.choice(runner.legal(FACTIONS, state))
                accepted = runner.submit(FACTIONS, state, state.decision.seat, answer)
                assert isinstance(accepted, runner.Accepted)
                state = accepted.state
    return tables


def _attacks(table: Table) -> list[tuple[dict[int, int], dict[int, int]]]:
    attackers = [Attacker(table, unit) for unit in table.units.values()]
    return [(attacker.near, attacker.far) for attacker in attackers]


def _found_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[tuple[dict[int, int], dict[int, int]]]:
    with monkeypatch.context() as patch:
        patch.setattr(threats._Known, "attacks", {})
        patch.setattr(threats._Known, "bars", {})
        return _attacks(table)


def test_attackers_of_a_match_come_to_where_they_would_be_found_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = _tables()
    assert any(table.locations for table in tables)
    again = [_found_again(table, monkeypatch) for table in tables]
    order = list(range(len(tables)))
    random.Random(5).shuffle(order)
    for number in (*range(len(tables)), *order):
        assert _attacks(tables[number]) == again[number]


def test_what_bars_the_way_is_looked_at_again_on_each_table(scene: Scene) -> None:
    knight, orc = scene.put("Knight", 2), scene.put("Orc Grunt", 2, 1)
    table = scene.table(Turn())
    units = dict(table.units)
    units[orc] = replace(units[orc], paralyzed=True)
    helpless = replace(table, units=units)
    shut = replace(helpless, blockaded=(3,))
    for _ in range(2):
        assert set(Attacker(table, table.units[knight]).near) == {1, 2}
        assert set(Attacker(helpless, helpless.units[knight]).near) == {1, 2, 3}
        assert set(Attacker(shut, shut.units[knight]).near) == {1, 2}


def test_what_to_expect_of_an_attack_depends_on_the_very_unit_that_is_attacked(scene: Scene) -> None:
    knight, orc = scene.put("Knight", 3), scene.put("Orc Grunt", 3, 1)
    table = scene.table(Turn())
    foe = Attacker(table, table.units[orc])
    weak, strong = table.units[knight], replace(table.units[knight], key="black_dragon")
    assert foe.expected(weak) > foe.expected(strong) < foe.expected(weak)
