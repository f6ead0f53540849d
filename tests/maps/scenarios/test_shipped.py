"""The scenarios that come with the program: nothing is wrong with them, and they can be played to their end."""

from __future__ import annotations

import importlib
import random
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.app.files import folders
from game.app.games.entries import GAMES, entry_of
from game.app.maps.reading import read_map
from game.app.maps.scenarios import list_scenarios, scenario_named
from game.app.matches.scenarios import begin_scenario, seat_kinds
from game.app.simulation.scenarios import play_scenario, scenarios_of
from game.core import record
from game.core.commands import Concede
from game.rules.arena.state.commands import Summon
from tests.conformance.holding import hold
from tests.conformance.registry import GAMES as GAMES_UNDER_LAW

FILES = sorted((folders.program_folder() / "maps").glob("*/scenarios/*.tmx"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_is_wrong_with_it_and_it_is_played_to_its_end(path: Path) -> None:
    found = read_map(path)
    assert not found.problems, [str(problem) for problem in found.problems]
    (drawn,) = found.scenarios
    assert drawn.about and drawn.script.briefing and drawn.minutes and drawn.difficulty
    game = play_scenario(scenarios_of(path)[0], "greedy", -1, 3)
    assert game.turns <= (drawn.script.turn_limit or game.turns), "what ends at its limit has no turn more"
    assert game.reason and game.turns
    setup = entry_of(found.kind.game).setup({"scenario": str(path)})  # type: ignore[union-attr]
    assert record.encode(setup) == record.encode(drawn.setup)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_laws_hold_in_it(path: Path) -> None:
    listed = scenarios_of(path)[0]
    under = replace(GAMES_UNDER_LAW[listed.game], setups=lambda number: listed.drawn.setup)
    assert hold(under, 4, stride=25, most=120).decisions


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_is_what_its_plan_draws(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(folders.program_folder() / "maps"))
    for name in [name for name in sys.modules if name.startswith("scenario_plans")]:
        del sys.modules[name]
    drawing = importlib.import_module("draw_scenarios")
    game = path.parent.parent.name
    plan = next((plan for plan in drawing.PLANS if (plan.file, plan.game) == (path.stem, game)), None)
    if plan is None:
        pytest.skip("it was drawn in Tiled")
    assert drawing.document(plan) == path.read_text(encoding="utf-8")


def test_scenarios_are_listed_and_begin_with_the_seats_that_are_drawn() -> None:
    listed = {game: [one.drawn.title for one in list_scenarios(game)] for game in GAMES}
    assert len(listed["skirmish"]) == 6 and len(listed["arena"]) == 6
    assert all(len(listed[game]) == 3 for game in ("crawler", "heroes", "factions"))
    two = scenario_named("two_against_the_dark", "skirmish")
    assert seat_kinds(two.drawn.seats) == ("human", "normal", "human", "normal")
    match = begin_scenario(two)
    assert match.players.names == ("North Watch", "West Dark", "South Watch", "East Dark")
    with pytest.raises(ValueError, match="no scenario is drawn"):
        scenario_named("open_hall", "skirmish")
    with pytest.raises(ValueError, match="is expected"):
        scenario_named("the_race#Nothing", "skirmish")


def test_a_piece_of_arena_is_a_figure_of_its_army_and_the_rest_stays_in_reserve() -> None:
    match = begin_scenario(scenario_named("hold_the_ridge", "arena"), ("human", "human"))
    table = match.state.table
    standing = [one for one in table.figures.values() if one.zone == "field"]
    assert len(standing) == 8 and sum(one.zone == "reserve" for one in table.figures.values()) == 6
    assert table.scenario.numbers[:2] == tuple(one.id for one in standing[:2])
    assert match.decision is not None and match.decision.prompt == "choose_army"


def test_a_squad_that_the_scenario_brings_is_not_summoned_before() -> None:
    # rule: scenario/reinforce
    match, chance = begin_scenario(scenario_named("hold_the_ridge", "arena"), ("human", "human")), random.Random(2)
    table = match.state.table
    dead = next(one for one in table.armies.values() if one.key == "restless-zombies" and one.owner == 1)
    assert {one.card for one in table.scenario.awaited} == {dead.key}
    assert match.view(0).table.scenario.awaited == () and len(match.view(1).table.scenario.awaited) == 3
    others = 0
    while match.state.table.scenario.awaited:
        assert match.asked is not None
        legal = [one for one in match.answers(match.asked) if not isinstance(one, Concede)]
        summons = [one for one in legal if isinstance(one, Summon)]
        assert Summon(dead.id) not in summons
        if match.asked == 1 and match.decision.prompt == "spells":
            refusal = match.game.why_illegal(match.state, Summon(dead.id))
            others += refusal is not None and refusal.code == "awaited"
        assert match.submit(match.asked, chance.choice(legal)) is None
    assert others and match.view(1).table.scenario.awaited == ()
    risen = [one for one in match.state.table.figures.values() if one.army == dead.id and one.zone == "field"]
    assert len(risen) == 3
