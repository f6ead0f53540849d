"""The damage of a blow is what the rules say of it, also where it is known from another position."""

from __future__ import annotations

import random

from msgspec.structs import replace

from game.ai.skirmish.scene import MELEE, SHOT, Scene
from game.ai.skirmish.threats import ThreatMaps
from game.core import runner
from game.rules.skirmish.attacks import damage_of, struck
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state.table import Creature, Hit, Strike, Table
from tests.conformance.skirmish_setups import skirmish_setup_of
from tests.rules.skirmish.scene import Scene as Laid

PIERCING = Strike("melee", 10, pierces=True)


def by_the_rules(table: Table, dealer: Creature, target: Creature, strike: Strike) -> int:
    parts = struck(table, dealer, target, strike)
    return damage_of(table, Hit(0, dealer.seat, dealer.id, target.id, parts, strike.manner, strike.pierces)).total


def test_blows_are_what_the_rules_say_in_one_position_after_another() -> None:
    chance, maps = random.Random(5), ThreatMaps()
    state = runner.start(SKIRMISH, skirmish_setup_of("teams", 5), 5).state
    asked = 0
    for step in range(400):
        if state.outcome is not None:
            break
        table = state.table
        if step % 5 == 0:
            judge = Scene(table, 0, maps)
            for dealer in table.creatures.values():
                for target in judge.foes:
                    tapped = replace(target, tapped=not target.tapped)
                    for strike, one in ((MELEE, target), (SHOT, target), (PIERCING, target), (MELEE, tapped)):
                        assert judge.blow(dealer, one, strike) == by_the_rules(table, dealer, one, strike)
                        asked += 1
        answers = runner.legal(SKIRMISH, state)
        state = runner.submit(SKIRMISH, state, state.decision.seat, chance.choice(answers)).state
    assert asked > 1000


def test_what_lies_under_a_target_what_it_has_gained_and_who_stands_beside_a_loner_is_not_forgotten() -> None:
    maps = ThreatMaps()
    laid = Laid()
    assassin = laid.put("drow_assassin", (5, 5))
    knight = laid.put("dragon_knight", (6, 5), 1)
    plain = laid.table()

    def blow(table: Table) -> int:
        return Scene(table, 0, maps).blow(table.creatures[assassin], table.creatures[knight])

    alone = blow(plain)
    blocking = replace(plain, creatures={**plain.creatures, knight: replace(plain.creatures[knight], block=5)})
    assert blow(blocking) == alone - 5
    laid.put("drow_priestess", (4, 5))
    assert blow(laid.table()) == alone - 5  # A friend stands beside it.
    guard = laid.put("drow_house_guard", (6, 6))
    marked = laid.put("dragon_knight", (7, 5), 1, attached=["darkfire"])
    table = laid.table()
    judge = Scene(table, 0, maps)
    bare, lit = (judge.blow(table.creatures[guard], table.creatures[one]) for one in (knight, marked))
    assert lit > bare
    gained = replace(table, creatures={**table.creatures, knight: replace(table.creatures[knight], block=5)})
    assert Scene(gained, 0, maps).blow(gained.creatures[guard], gained.creatures[knight]) == bare - 5
