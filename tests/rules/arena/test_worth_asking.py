"""What is remembered is as if it were asked again, and only those are asked about who can come into question: in games
of random answers, compared with asking about everybody, on a table that remembers nothing."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from game.core import record, runner
from game.geometry.hex_reach import ways
from game.rules.arena import movement, standing, stats, summoning
from game.rules.arena.attacks import targets_of, why_no_attack
from game.rules.arena.engagements import Engagements, engagements_of
from game.rules.arena.movement import PathFinder, reach_of
from game.rules.arena.ruleset import ARENA
from game.rules.arena.standing import are_adjacent, are_enemies, beside, engaged_with
from game.rules.arena.state.table import Lasting, Table, field, remembered_sides, remembered_standing
from tests.conformance.arena_setups import ARENA_MODES, arena_setup_of

#: A random scenario may be over before there is anything to see.
MODES = tuple(mode for mode in ARENA_MODES if mode != "scenario")


def tables(mode: Any, seed: int) -> Iterator[Table]:
    """Yield a table of every ninth decision of a game, and a copy of it that remembers nothing."""
    chance = random.Random(seed)
    state = runner.start(ARENA, arena_setup_of(mode, seed), seed).state
    count = 0
    while state.outcome is None and count < 400:
        answers = runner.legal(ARENA, state)
        if count % 9 == 0:
            fresh = record.decode_state(ARENA, record.encode(state))
            assert runner.legal(ARENA, fresh) == answers
            yield state.table
            yield fresh.table
        state = runner.submit(ARENA, state, state.decision.seat, chance.choice(answers)).state
        count += 1


@pytest.mark.parametrize("mode", MODES)
def test_whoever_is_not_asked_about_is_not_beside_and_cannot_be_attacked(mode: Any) -> None:
    attacks = 0
    for table in tables(mode, 21):
        for one in field(table):
            others = tuple(other for other in field(table) if other.id != one.id and are_adjacent(table, one, other))
            assert beside(table, one) == others
            enemies = tuple(other for other in others if are_enemies(table, one, other))
            assert engaged_with(table, one) == enemies
            engaged = PathFinder(table, one).engaged_at(one.spaces)
            assert engaged == {other.id for other in enemies}
            targets = tuple(other for other in field(table) if why_no_attack(table, one, other) is None)
            assert targets_of(table, one) == targets
            attacks += len(targets)
    assert attacks > 50


class Shown:
    """A table, a player or a card that shows nothing but some of what it is."""

    def __init__(self, **shown: Any) -> None:
        self.__dict__.update(shown)

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} was looked at")


def shown(table: Table, *more: str) -> Any:
    """Return a table that remembers nothing and shows only whose figures stand where; and ``more``."""
    army = ("id", "key", "owner", *(name for name in more if name == "auras"))
    glyphs = tuple(Shown(at=glyph.at) for glyph in table.glyphs)
    others = {name: getattr(table, name) for name in more if name in ("cards", "lasting")}
    return Shown(
        board=Shown(terrain=table.board.terrain),
        figures=dict(table.figures),
        players=tuple(Shown(team=player.team) for player in table.players),
        armies={number: Shown(**{name: getattr(one, name) for name in army}) for number, one in table.armies.items()},
        glyphs=glyphs if "glyphs" in more else (),
        turn=Shown(sheltered=table.turn.sheltered) if "turn" in more else Shown(halted=()),
        **others,
    )


def forget() -> None:
    """Forget what was seen, so that everything is worked out on the very table that is asked about."""
    for kind in (remembered_sides, remembered_standing, movement.remembered_moving, summoning.remembered_occupied):
        kind._known.clear()
        kind._recent.clear()


def standing_answers(table: Any, numbers: list[int]) -> list[Any]:
    """Return what is worked out of where figures stand."""
    found: list[Any] = [field(table), standing.bodies_of(table), standing.by_space(table)]
    for number in numbers:
        one = table.figures[number]
        found += [stats.range_of(table, one), engaged_with(table, one), targets_of(table, one)]
        found += [stats._spaces_of(table, one.seat), set(engagements_of(table, table.players[one.seat].team).spaces)]
    return found


def test_what_is_remembered_depends_on_nothing_else() -> None:
    for table in tables("skirmish", 22):
        calm = replace(table, turn=replace(table.turn, halted=()))
        numbers = [one.id for one in field(table)]
        waiting = [one for one in table.figures.values() if one.zone == "reserve"][:2]
        answers = []
        for asked in (shown(calm), calm):
            forget()
            answers.append(standing_answers(asked, numbers))
        assert answers[0] == answers[1]
        answers = []
        for asked in (shown(calm, "glyphs"), calm):
            forget()
            answers.append([summoning.occupied(asked)])
            answers[-1] += [summoning.poses(asked, (near,), 5, one, ()) for near in numbers[:1] for one in waiting]
        assert answers[0] == answers[1]
        assert answers[0][0] == {space for one in field(table) for space in one.spaces} | {g.at for g in table.glyphs}
        answers = []
        for asked in (shown(calm, "glyphs", "turn", "cards", "lasting", "auras"), calm):
            forget()
            answers.append([movement.moves_of(asked, number, 4) for number in numbers[:4]])
        assert answers[0] == answers[1]


def test_what_is_remembered_goes_when_it_is_seen_to_change() -> None:
    table = next(table for table in tables("skirmish", 22) if len(field(table)) > 6 and table.glyphs)
    one = field(table)[0]
    away = replace(one, zone="graveyard", spaces=())
    fewer = replace(table, figures={**table.figures, one.id: away})
    assert field(fewer) == field(table)[1:] and not set(one.spaces) & set(standing.by_space(fewer))
    assert not set(one.spaces) & summoning.occupied(fewer)
    assert summoning.occupied(replace(table, glyphs=())) == frozenset(standing.by_space(table))
    sides = tuple(replace(player, team=0) for player in table.players)
    assert engagements_of(table, 0).spaces and not engagements_of(replace(table, players=sides), 0).spaces
    sheltered = replace(table, turn=replace(table.turn, sheltered=tuple(table.armies)))
    assert movement.crossing_of(sheltered, one.id).movement_type.leaves_freely
    assert not movement.crossing_of(table, one.id).movement_type.leaves_freely
    charging = replace(table, lasting=(Lasting("charge", one.seat, army=one.army),))
    assert movement.crossing_of(charging, one.id).movement_type.charges
    assert not movement.crossing_of(table, one.id).movement_type.charges
    cards = {**table.cards, 999: replace(next(iter(table.cards.values())), key="fleet-trail")}
    armies = {number: replace(army, auras=(999,)) for number, army in table.armies.items()}
    assert movement.crossing_of(replace(table, cards=cards, armies=armies), one.id).movement_type.sure_footed
    moved = replace(table.glyphs[0], at=one.spaces[0])
    assert one.spaces[0] in movement.crossing_of(replace(table, glyphs=(moved,)), one.id).glyphs
    keys = {number: replace(army, key=table.armies[one.army].key) for number, army in table.armies.items()}
    assert {body.height for body in standing.bodies_of(replace(table, armies=keys))} == {
        standing.card_of(replace(table, armies=keys), one).height
    }


def test_seats_that_see_the_same_figures_share_what_is_remembered_of_them() -> None:
    for table in filter(field, tables("skirmish", 22)):
        one = field(table)[0]
        for seat in (0, 1):
            seen = ARENA.table_for(table, seat)
            assert engagements_of(seen, 0) is engagements_of(table, 0)
            assert reach_of(seen, one, 3) is reach_of(table, one, 3)


@pytest.mark.parametrize("mode", MODES)
def test_a_reach_is_what_the_plain_search_finds_step_by_step(mode: Any) -> None:
    long = risky = 0
    for table in tables(mode, 23):
        for one in field(table):
            path_finder = PathFinder(table, one)
            if path_finder.passes_through or (path_finder.movement_type.flies and path_finder.started):
                continue  # whom a flight has left, or a charge passed through, is not part of a place
            found = movement.Reach(path_finder, 5)
            due = ways(one.spaces, path_finder.steps, 5)
            ends = [spaces for spaces in due if path_finder.may_end(spaces)]
            assert list(found.places) == ends
            assert [found.path(spaces) for spaces in ends] == [due.path(spaces) for spaces in ends]
            assert [(found.risk(spaces), found.cost(spaces)) for spaces in ends] == [
                (due[spaces].risk, due[spaces].cost) for spaces in ends
            ]
            long += len(one.spaces) > 1
            risky += sum(found.risk(spaces) > 0 for spaces in ends)
    assert risky > 20 and (long > 20 or mode != "duel")


def test_what_a_table_remembers_goes_with_it() -> None:
    """A path finder that held its table would keep both until circles are cleared away, which takes a fifth of all
    time."""
    chance = random.Random(4)
    state = runner.start(ARENA, arena_setup_of("duel", 24), 24).state
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for _ in range(150):
            answers = runner.legal(ARENA, state)
            state = runner.submit(ARENA, state, state.decision.seat, chance.choice(answers)).state
        gc.collect()
        # Grounds that were put out of their store meanwhile are circles, and nothing of a table.
        assert not [type(one) for one in gc.garbage if isinstance(one, Table | PathFinder | Engagements)]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
