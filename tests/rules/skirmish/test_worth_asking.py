"""Only those are asked about who can come into question, and what is remembered is as if it were asked again: in games
of random answers, lists are compared with asking about everybody, on a table that remembers nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from game.core import record, runner
from game.rules.skirmish import choices, deploying, levels, movement, stack, stats, turns
from game.rules.skirmish.attacks import why_no_strike
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import Melee
from game.rules.skirmish.choices import possible_targets, why_no_target
from game.rules.skirmish.levels import playable, possible_helpers, why_no_assist, why_no_play
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Strike, Table
from game.rules.skirmish.stats import are_adjacent, beside, remembered_on_board
from game.rules.skirmish.view import table_for
from tests.conformance.skirmish_setups import SKIRMISH_MODES, skirmish_setup_of

#: A random scenario may be over before there is anything to see.
MODES = tuple(mode for mode in SKIRMISH_MODES if mode != "scenario")


def tables(mode: Any, seed: int) -> Iterator[Table]:
    """Yield a table of every seventh decision of a game, and a copy of it that remembers nothing."""
    chance = random.Random(seed)
    state = runner.start(SKIRMISH, skirmish_setup_of(mode, seed), seed).state
    count = 0
    while state.outcome is None and count < 420:
        answers = runner.legal(SKIRMISH, state)
        if count % 7 == 0 or state.table.stack:
            fresh = record.decode_state(SKIRMISH, record.encode(state))
            assert runner.legal(SKIRMISH, fresh) == answers
            yield state.table
            yield fresh.table
        state = runner.submit(SKIRMISH, state, state.decision.seat, chance.choice(answers)).state
        count += 1


@pytest.mark.parametrize("mode", MODES)
def test_whoever_is_not_asked_about_could_not_be_chosen(mode: Any) -> None:
    effects = tuple(dict.fromkeys(effect for card in ACTIONS.values() for effect in card.effects))
    found = 0
    for table in tables(mode, 11):
        everybody = tuple(table.creatures.values())
        for actor in everybody[:4]:
            for effect in effects:
                all_targets = tuple(one for one in everybody if why_no_target(table, actor, effect, one) is None)
                assert possible_targets(table, actor, effect) == all_targets
                assert choices.has_target(table, actor, effect) == bool(all_targets)
                found += len(all_targets)
    assert found > 100


@pytest.mark.parametrize("mode", MODES)
def test_whoever_is_not_asked_about_could_not_play_or_assist(mode: Any) -> None:
    plays = helps = 0
    for table in tables(mode, 12):
        everybody = tuple(table.creatures.values())
        for player in table.players:
            playing = [
                (card, one.id)
                for card in player.hand
                for one in everybody
                if why_no_play(table, player.seat, card, one.id) is None
            ]
            assert list(playable(table, player.seat, "standard", "minor", "immediate")) == playing
            for timing in ("standard", "minor", "immediate"):
                timely = [play for play in playing if ACTIONS[table.cards[play[0]].key].timing == timing]
                assert list(playable(table, player.seat, timing)) == timely
            plays += len(playing)
            for card in player.hand:
                for actor in everybody[:3]:
                    for targets in ((), (everybody[-1].id,)):
                        helpers = tuple(
                            one for one in everybody if why_no_assist(table, card, actor, one, targets) is None
                        )
                        assert possible_helpers(table, card, actor, targets) == helpers
                        helps += len(helpers)
    assert plays > 20
    assert helps > 20


def test_who_is_beside_is_who_is_adjacent() -> None:
    for table in tables("duel", 13):
        for one in table.creatures.values():
            adjacent = tuple(other for other in table.creatures.values() if are_adjacent(one, other))
            assert beside(table, one) == adjacent


class OnlyTheBoard:
    """A table that shows nothing but what the answers remembered with the board may depend on."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def __getattr__(self, name: str) -> Any:
        if name == "players":
            return tuple(OnlyTheSide(player.side) for player in self._table.players)
        if name not in {field.partition(".")[0] for field in remembered_on_board.fields}:
            raise AssertionError(f"{name} was looked at")
        if name == "turn":
            return OnlyTheTurn(self._table.turn.unwilling)
        return getattr(self._table, name)


class OnlyTheSide:
    def __init__(self, side: int) -> None:
        self.side = side


class OnlyTheTurn:
    def __init__(self, unwilling: tuple[tuple[int, int], ...]) -> None:
        self.unwilling = unwilling


def test_what_is_remembered_with_the_board_depends_on_nothing_else() -> None:
    for table in tables("teams", 14):
        # Another dict of the same creatures: none of it is remembered yet.
        bare: Any = OnlyTheBoard(replace(table, creatures=dict(table.creatures)))
        stats.taken_squares(bare)
        for seat, player in enumerate(table.players):
            for card in player.hand:
                assert levels._able(bare, seat, card) == levels._able(table, seat, card)
        for creature in tuple(table.creatures.values())[:3]:
            assert beside(bare, creature) == beside(table, creature)
            stats.is_shrouded(bare, creature)
            for manner in ("speed", "move", "shift", "slide"):
                assert movement.reach_of(bare, creature, manner, 3).costs == (
                    movement.reach_of(table, creature, manner, 3).costs
                )
            for effect in (effect for card in ACTIONS.values() for effect in card.effects):
                if not choices.AIMS[type(effect)].announced:
                    assert possible_targets(bare, creature, effect) == possible_targets(table, creature, effect)


def test_who_looks_at_the_table_is_told_what_has_been_worked_out_for_it() -> None:
    for table in tables("teams", 19):
        seen = table_for(table, 1)
        for creature in table.creatures.values():
            assert movement.reach_of(seen, creature, "speed", 3) is movement.reach_of(table, creature, "speed", 3)
            assert choices.melee_targets(seen, creature.id) is choices.melee_targets(table, creature.id)


def test_another_side_is_not_told_what_was_worked_out_for_this_one() -> None:
    for table in tables("duel", 20):
        changed = tuple(replace(player, side=0) for player in table.players)
        together = replace(table, players=changed)
        for creature in table.creatures.values():
            assert choices.melee_targets(together, creature.id) == ()


def test_no_answer_is_listed_that_is_illegal_and_none_is_left_out_of_an_activation() -> None:
    seen = 0
    for table in tables("duel", 15):
        if table.turn.activation is None or table.turn.activation.creature not in table.creatures:
            continue
        listed = tuple(turns.activation_choices(table))
        seat, actor = table.turn.seat, table.turn.activation.creature
        attacks = [c.Attack(actor, other) for other in table.creatures]
        plays = [c.PlayCard(card, one) for card in table.players[seat].hand for one in table.creatures]
        powers = [c.UsePower(actor, power) for power in range(3)]
        tears = [c.TearFree(actor, card) for card in table.creatures[actor].attached]
        for command in (*attacks, *plays, *powers, *tears):
            assert (turns.why_not_in_activation(table, command) is None) == (command in listed)
            seen += command in listed
    assert seen > 10


def test_no_creature_is_listed_that_cannot_be_deployed_and_none_is_left_out() -> None:
    seen = 0
    for table in tables("duel", 16):
        if table.turn.phase != "deploy":
            continue
        listed = tuple(turns.deploy_choices(table))
        for card in table.players[table.turn.seat].reserve:
            command = c.Deploy(card)
            assert (turns.why_not_in_deploy(table, command) is None) == (command in listed)
            seen += command not in listed
    assert seen > 3


def test_cards_of_a_time_are_those_of_the_hand_in_their_order() -> None:
    for table in tables("duel", 17):
        for player in table.players:
            timing = {card: ACTIONS[table.cards[card].key].timing for card in player.hand}
            for wanted in (("standard",), ("immediate",), ("minor", "immediate")):
                cards = tuple(card for card in player.hand if timing[card] in wanted)
                assert stack.held(table, player.seat, *wanted) == cards


def test_who_can_be_struck_is_who_may_be_attacked_and_squares_to_deploy_on_are_all_that_are_legal() -> None:
    struck = placed = 0
    records = [record for record in CREATURES.values() if record.count]
    for number, table in enumerate(tables("teams", 18)):
        for one in table.creatures.values():
            others = tuple(
                other
                for other in table.creatures.values()
                if why_no_strike(table, one, other, Strike("melee", 5, pierces=True)) is None
            )
            assert choices.melee_targets(table, one.id) == others == possible_targets(table, one, Melee(5))
            struck += len(others)
        record, seat = records[number % len(records)], number % len(table.players)
        cells = tuple(
            cell
            for cell in table.board.grid.cells()
            if deploying.why_not_here(table, seat, record, cell, starting=False) is None
        )
        assert deploying.deploy_squares(table, seat, record) == cells
        placed += len(cells)
    assert struck > 20 and placed > 100
