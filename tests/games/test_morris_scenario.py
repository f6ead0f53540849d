"""Scenarios of a sixth game: what it says in one file is enough to draw them, to play them, and to keep the laws."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.app.maps.language import language
from game.app.scenarios.kinds import Drawn
from game.app.scenarios.reading import scenarios_of
from game.core import runner
from game.core.commands import Command
from game.core.scenario.ruleset import ScenarioSetup
from game.tiled.problems import Findings
from game.tiled.reading import read_source
from tests.conformance.holding import hold
from tests.conformance.laws import ALL_LAWS
from tests.conformance.scripts import random_script
from tests.conformance.walks import GameUnderLaw
from tests.games.morris.scenario import DRAWN, STORY
from tests.games.morris.state import MEN, POINTS, PlaceMan, name_of

POINT = {name_of(point): point for point in range(len(POINTS))}

#: Two men wait on the top row for a third, a guest comes in turn 2, and whoever stands in the middle holds it.
_GROUP = """<group id="1" name="Story" class="Scenario"><properties>
<property name="title" value="The Mill"/><property name="turn_limit" type="int" value="3"/>
<property name="usual_end" type="bool" value="false"/>
</properties><objectgroup id="2" name="All">
<object id="1" class="Piece" x="16" y="16"><properties>
<property name="card" value="Man"/></properties><point/></object>
<object id="2" class="Piece" x="112" y="16"><properties>
<property name="card" value="Man"/></properties><point/></object>
<object id="3" class="Piece" x="112" y="48"><properties><property name="card" value="Man"/>
<property name="seat" type="int" value="2"/></properties><point/></object>
<object id="4" class="Objective" x="0" y="0"><properties><property name="piece" type="object" value="3"/>
<property name="by_turn" type="int" value="1"/></properties><point/></object>
<object id="5" class="Trigger" x="0" y="0" name="late"><properties><property name="turn" type="int" value="2"/>
<property name="seat" type="int" value="2"/></properties><point/></object>
<object id="6" class="Piece" x="208" y="208"><properties><property name="card" value="Man"/>
<property name="arrives" type="object" value="5"/>
<property name="seat" type="int" value="2"/></properties><point/></object>
</objectgroup></group>"""
_MAP = """<map version="1.10" orientation="orthogonal" width="7" height="7" tilewidth="32" tileheight="32"
 nextlayerid="3" nextobjectid="7">{}</map>"""


def drawn(folder: Path, group: str = _GROUP) -> Drawn:
    path = folder / "story.tmx"
    path.write_text(_MAP.format(group))
    source, problems = read_source(path, language())
    assert source is not None and not problems
    findings = Findings(path)
    (found,) = scenarios_of(source, None, DRAWN, findings)
    assert [str(one) for one in findings.problems] == []
    return found


def after(setup: Any, *commands: Command) -> Any:
    state = runner.start(STORY, setup, 1).state
    for command in commands:
        given = runner.submit(STORY, state, state.decision.seat, command)
        assert isinstance(given, runner.Accepted), given
        state = given.state
    return state


def test_what_is_drawn_stands_on_the_board_and_is_won_by_its_objective(tmp_path: Path) -> None:
    story = drawn(tmp_path)
    state = after(story.setup)
    assert [name_of(at) for at in state.table.men(0)] == ["a7", "d7"] and state.table.placed == (2, 1)
    state = after(story.setup, PlaceMan(POINT["g7"]))
    assert state.outcome.winners == (0,) and state.outcome.reason == "objectives"


def test_what_comes_too_late_has_failed_and_pieces_arrive_with_their_trigger(tmp_path: Path) -> None:
    late = drawn(tmp_path, _GROUP.replace('name="by_turn" type="int" value="1"', 'name="by_turn" type="int" value="3"'))
    state = after(late.setup, *(PlaceMan(POINT[name]) for name in ("a1", "a4", "d1")))
    assert state.table.points[POINT["g1"]] > MEN and state.table.placed == (4, 3)
    soon = drawn(tmp_path)
    state = after(soon.setup, PlaceMan(POINT["a1"]), PlaceMan(POINT["a4"]))
    assert state.outcome.winners == (1,)


def _random_setup(number: int) -> ScenarioSetup:
    return ScenarioSetup(2, random_script(random.Random(number), (0, 1), POINTS, (("man",), ("man",))))


@pytest.mark.parametrize("seed", range(3))
def test_random_scenarios_keep_the_laws(seed: int) -> None:
    hold(
        GameUnderLaw("morris_story", STORY, _random_setup, forced=(".scenario.",)), seed, laws=ALL_LAWS - {9}, sample=2
    )
