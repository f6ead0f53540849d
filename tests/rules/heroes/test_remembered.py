"""What is remembered of a table depends on nothing that the table may change without its being asked again: in games of
random answers, asked of tables that show nothing else, and of fresh ones."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.core import record, runner
from game.rules.heroes import playing, state_check, stats
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import table as lying
from game.rules.heroes.state.table import Permanent, Table
from tests.conformance.heroes_setups import HEROES_MODES, heroes_setup_of


def tables(mode: Any, seed: int) -> Iterator[tuple[Table, Table]]:
    """Yield the table of every fifth decision of a game, and a copy of it that remembers nothing."""
    chance = random.Random(seed)
    state = runner.start(HEROES, heroes_setup_of(mode, seed), seed).state
    for count in range(600):
        if state.outcome is not None:
            return
        if count % 5 == 0:
            fresh = record.decode_state(HEROES, record.encode(state))
            assert runner.legal(HEROES, fresh) == runner.legal(HEROES, state)
            yield state.table, fresh.table
        state = runner.submit(HEROES, state, state.decision.seat, chance.choice(runner.legal(HEROES, state))).state


class Only:
    """Shows nothing but these fields of a record."""

    def __init__(self, shown: Any, *fields: str) -> None:
        for field in fields:
            setattr(self, field, getattr(shown, field))


def lasting(permanent: Permanent) -> Any:
    """Return something in play of which nobody can tell whether it is exhausted or damaged."""
    return Only(permanent, "id", "record", "seat", "face_up", "host")


def words_and_sources(table: Any) -> list[tuple[type, int, Any]]:
    return [(kind, one.id, word) for kind, found in stats._continuous(table).items() for one, word in found]


WHILE_THERE: tuple[Callable[[Any, int], Any], ...] = (
    lambda table, seat: stats._hampered(table),
    lambda table, seat: [stats.keywords_of(table, number) for number in table.permanents],
    lambda table, seat: state_check._unfit(table),
    state_check.too_many,
    playing._owned_powers,
)
IN_PLAY: tuple[Callable[[Any, int], Any], ...] = (
    lying.party,
    lying.characters_of,
    lambda table, seat: stats.fatally_damaged(table),
    lambda table, seat: [stats.atk_of(table, number) for number in table.permanents],
    lambda table, seat: state_check._is_in_order(table),
)


@pytest.mark.parametrize("mode", HEROES_MODES)
def test_what_is_remembered_depends_on_nothing_else(mode: Any) -> None:
    words = hampered = hurt = 0
    for seed in range(60, 66):
        for table, fresh in tables(mode, seed):
            bare: Any = Only(table, "modifiers", "combat", "scenario")
            bare.permanents = dict(table.permanents)
            bare.players = [Only(player, "hero") for player in table.players]
            there: Any = Only(table, "modifiers")
            there.permanents = {number: lasting(one) for number, one in table.permanents.items()}
            for seat in (0, 1):
                for ask in WHILE_THERE:
                    assert ask(table, seat) == ask(there, seat) == ask(fresh, seat)
                for ask in IN_PLAY:
                    assert ask(table, seat) == ask(bare, seat) == ask(fresh, seat)
            assert words_and_sources(table) == words_and_sources(there) == words_and_sources(fresh)
            words += len(words_and_sources(table))
            hampered += len(stats._hampered(table))
            hurt += any(one.damage for one in table.permanents.values())
    if mode != "scenario":
        # A scenario is soon over.
        assert words > 50 and hampered > 0
    assert words > 10 and hurt > 5
