"""What is remembered of how units stand is what static effects say of them at that moment, on whatever table."""

import random
from itertools import product

from msgspec.structs import replace

from game.core import runner
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.effects import Ability
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.standing import standing_of, usable_by
from game.rules.factions.state.table import Table, Turn, Unit
from game.rules.factions.static_effects import static_traits
from tests.rules.factions.random_matches import factions_setup
from tests.rules.factions.scene import Scene


def _leaders(table: Table) -> tuple[Unit, ...]:
    return tuple(unit for unit in table.units.values() if unit.record.commander)


def _abilities(table: Table, unit: Unit) -> list[Ability]:
    granted = [trait.ability for _, trait in static_traits(table, unit, _leaders(table)) if isinstance(trait, t.Grants)]
    return list({ability.name: ability for ability in (*unit.record.abilities, *granted)}.values())


def _check(table: Table) -> None:
    for unit in table.units.values():
        assert standing_of(table, unit).traits == tuple(static_traits(table, unit, _leaders(table)))
    for seat, acting in product((0, 1), (0, *table.units)):
        assert list(usable_by(table, seat, acting)) == [
            (unit, ability)
            for unit in table.units.values()
            if unit.seat == seat
            for ability in _abilities(table, unit)
            if ability.replaces == "nothing" or unit.id == acting
        ]


def test_all_tables_of_a_match_are_answered_for_as_they_are_in_whatever_order() -> None:
    tables = []
    for seed in (11, 12, 14):
        chance = random.Random(seed)
        state = runner.start(FACTIONS, factions_setup(seed), seed).state
        while state.outcome is None and len(tables) < 120 * (seed - 10):
            tables.append(state.table)
            answer = chance.choice(runner.legal(FACTIONS, state))
            accepted = runner.submit(FACTIONS, state, state.decision.seat, answer)
            assert isinstance(accepted, runner.Accepted)
            state = accepted.state
    assert any(table.locations for table in tables) and any(_leaders(table) for table in tables)
    for table in (*tables, *random.Random(1).sample(tables, 60)):
        _check(table)


def test_of_two_commanders_alike_each_leads_the_other_and_neither_itself(scene: Scene) -> None:
    first, second = scene.put("Sir Knight Tiranny", 3), scene.put("Sir Knight Tiranny", 3)
    table = scene.table(Turn())
    alone = replace(table, units={number: unit for number, unit in table.units.items() if number != second})
    _check(table)
    _check(alone)
    led, lone = standing_of(table, table.units[first]), standing_of(alone, alone.units[first])
    assert (len(led.of_kind(t.RerollSaves)), len(lone.of_kind(t.RerollSaves))) == (1, 0)


def test_a_unit_that_is_not_on_the_table_stands_where_it_would_be(scene: Scene) -> None:
    scene.build("Fortress", 2)
    knight = scene.put("Knight", 3)
    table = scene.table(Turn())
    here = table.units[knight]
    there = replace(here, zone=2)
    assert standing_of(table, there).traits == tuple(static_traits(table, there, ()))
    assert standing_of(table, there).traits != standing_of(table, here).traits


def test_other_cards_under_the_same_numbers_are_other_equipment() -> None:
    one, other = Scene(), Scene()
    first, second = (
        scene.put("Knight", 3, equipment=[blade]) for scene, blade in ((one, "Heavy Blade"), (other, "Short Sword"))
    )
    assert first == second
    for scene in (one, other, one):
        _check(scene.table(Turn()))
