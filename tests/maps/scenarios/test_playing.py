"""Scenarios on boards of Skirmish, played: pieces come, triggers fire, objectives end the match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.core import runner
from game.core.commands import Command
from game.core.scenario.events import ObjectiveChanged, Told
from game.core.views import view_for
from game.rules.skirmish import scenario_events as se
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from tests.core.playing import Playing
from tests.maps.scenarios.drawing import KILL, KNIGHT, SEATS, SPIDER, drawn, group, read


class Match(Playing[Any]):
    """A match of a scenario on the plain board."""

    game = SKIRMISH

    def turns(self, count: int) -> Match:
        """Let that many turns go by in which nobody does anything."""
        events = []
        for _ in range(count):
            for command in (c.EndActions(), c.EndTurn()):
                if self.state.outcome is None:
                    self.run(command)
                    events += self.events
        self.events = events
        return self


def play(folder: Path, *objects: str, **said: object) -> Match:
    found = read(folder, group(*SEATS, KNIGHT, SPIDER, *objects, **said))
    assert found.scenarios, list(map(str, found.problems))
    return Match(runner.start(SKIRMISH, found.scenarios[0].setup, 5))


def cell_of(match: Match, key: str) -> Any:
    return next((one.cell for one in match.table.creatures.values() if one.key == key), None)


def walk(match: Match, key: str, to: tuple[int, int]) -> Command:
    number = next(one.id for one in match.table.creatures.values() if one.key == key)
    return c.MoveCreature(number, to)


def test_pieces_stand_where_they_are_drawn_and_nobody_chooses_starting_creatures(tmp_path: Path) -> None:
    match = play(tmp_path, KILL)
    assert cell_of(match, "dragon_knight") == (1, 1) and cell_of(match, "demonweb_spider") == (6, 1)
    assert match.asked == 0 and match.prompt == "between_activations"
    assert [len(player.hand) for player in match.table.players] == [4, 3]


def test_a_piece_that_arrives_comes_in_its_turn_to_the_next_free_square(tmp_path: Path) -> None:
    # rule: scenario/reinforce
    late = drawn("Piece", 3, (1, 1), card="Elf Archer", seat=1, arrives=30)
    trigger = drawn("Trigger", 30, (0, 0), "dawn", when="turn", turn=2, seat=1)
    match = play(tmp_path, KILL, late, trigger).turns(1)
    assert cell_of(match, "elf_archer") is None
    match.turns(1)
    assert cell_of(match, "elf_archer") in {(0, 0), (0, 1), (0, 2), (1, 0), (2, 0), (1, 2), (2, 1), (2, 2)}
    assert any(isinstance(event, se.CreatureArrived) for event in match.events)


def test_a_piece_without_room_is_lost_where_the_map_says_so(tmp_path: Path) -> None:
    # rule: scenario/reinforce
    late = drawn("Piece", 3, (1, 1), card="Elf Archer", seat=1, arrives=30, if_full="lost")
    match = play(tmp_path, KILL, late, drawn("Trigger", 30, (0, 0), when="turn", turn=2, seat=1)).turns(2)
    assert cell_of(match, "elf_archer") is None


def test_words_are_reported_to_those_they_are_for(tmp_path: Path) -> None:
    trigger = drawn("Trigger", 30, (0, 0), when="turn", turn=1, seat=2)
    secret = drawn("Message", 31, (0, 0), words="They sleep.", trigger=30, to=2)
    match = play(tmp_path, KILL, trigger, secret).turns(1)
    told = next(event for event in match.events if isinstance(event, Told))
    assert told.seen_by(1).words == "They sleep." and told.seen_by(0).words == ""


def test_reaching_a_region_ends_the_match(tmp_path: Path) -> None:
    # rule: scenario/end
    gate = drawn("Region", 5, (3, 1, 1, 1), "the gate")
    reach = drawn("Objective", 21, (0, 0), seat=1, aim="reach", region=5)
    match = play(tmp_path, gate, reach)
    match.run(c.Activate(match.table.scenario.numbers[0]), walk(match, "dragon_knight", (4, 1)))
    assert match.state.outcome is not None, "the gate was on its way"
    assert match.state.outcome.winners == (0,) and match.state.outcome.reason == "objectives"
    assert any(isinstance(event, ObjectiveChanged) and event.status == "met" for event in match.events)


def test_more_than_a_hundred_triggers_may_fire_at_once(tmp_path: Path) -> None:
    many = [drawn("Trigger", 100 + 2 * n, (0, 0), f"bell {n}", when="turn", turn=0) for n in range(150)]
    bells = [drawn("Score", 101 + 2 * n, (0, 0), trigger=100 + 2 * n, seat=1, amount=1) for n in range(150)]
    match = play(tmp_path, KILL, *many, *bells)
    assert match.table.scenario.scores == (150, 0) and match.state.outcome is None


def test_an_objective_that_loses_when_it_is_met_does_not_lose_when_it_fails(tmp_path: Path) -> None:
    # rule: scenario/end
    late = drawn("Objective", 21, (0, 0), seat=1, aim="survive", turns=9, by_turn=1, ends="loss")
    match = play(tmp_path, KILL, late).turns(2)
    assert match.table.scenario.objectives[1].status == "failed" and match.state.outcome is None


def test_points_decide_by_an_objective_that_is_shown_after_they_were_got(tmp_path: Path) -> None:
    # rule: scenario/score
    start = drawn("Trigger", 30, (0, 0), when="turn", turn=0)
    points = drawn("Score", 31, (0, 0), trigger=30, seat=1, amount=3)
    score = drawn("Objective", 21, (0, 0), seat=1, aim="score", count=3, after=32)
    dawn = drawn("Trigger", 32, (0, 0), when="turn", turn=2, seat=1)
    match = play(tmp_path, drawn("Objective", 20, (0, 0), seat=2, aim="survive"), start, points, score, dawn)
    assert match.turns(1).state.outcome is None
    ended = match.turns(1).state.outcome
    assert ended is not None and ended.winners == (0,)


def test_the_turn_limit_ends_the_match_as_it_says(tmp_path: Path) -> None:
    # rule: scenario/end
    match = play(tmp_path, KILL, turn_limit=2, at_limit="loss", limit_side=1).turns(4)
    assert match.state.outcome.winners == (1,) and match.state.outcome.reason == "turn limit"
    assert play(tmp_path, KILL, turn_limit=2).turns(3).state.outcome is None


def test_without_the_usual_end_gold_does_not_end_the_match(tmp_path: Path) -> None:
    # rule: scenario/usual_end
    assert play(tmp_path, KILL, usual_end="false").turns(60).state.outcome is None
    ended = play(tmp_path, KILL).turns(60).state.outcome
    assert ended is not None and ended.reason == "gold"


def test_ground_that_closes_takes_whoever_stands_there(tmp_path: Path) -> None:
    # rule: scenario/ground
    pit = drawn("Region", 5, (6, 1, 1, 1), "the pit")
    trigger = drawn("Trigger", 30, (0, 0), when="turn", turn=2, seat=1)
    fall = drawn("Ground", 31, (0, 0), trigger=30, region=5, terrain="wall")
    match = play(tmp_path, KILL, pit, trigger, fall).turns(1)
    assert cell_of(match, "demonweb_spider") == (6, 1)
    match.turns(1)
    assert match.table.board.grid.blocks((6, 1)) and cell_of(match, "demonweb_spider") is None
    assert match.state.outcome is not None and match.state.outcome.winners == (0,)


def test_a_seat_sees_no_trigger_and_no_piece_that_is_to_come(tmp_path: Path) -> None:
    late = drawn("Piece", 3, (1, 2), card="Elf Archer", seat=2, arrives=30)
    match = play(tmp_path, KILL, late, drawn("Trigger", 30, (0, 0), "ambush", when="turn", turn=5))
    seen = view_for(SKIRMISH, match.state, 0).table.scenario
    assert seen.script.triggers == () and not any(piece.card for piece in seen.script.pieces)
    assert seen.script.objectives == match.table.scenario.script.objectives


def test_who_is_to_score_knows_what_for(tmp_path: Path) -> None:
    # rule: scenario/score
    score = drawn("Objective", 21, (0, 0), seat=1, aim="score", count=2)
    falls = drawn("Trigger", 30, (0, 0), "a trophy", when="falls", seat=2)
    secret = drawn("Trigger", 31, (0, 0), "a curse", when="falls", seat=2)
    scores = drawn("Score", 32, (0, 0), trigger=30, seat=1, amount=1)
    more = drawn("Score", 33, (0, 0), trigger=31, seat=1, amount=1), drawn("Gold", 34, (0, 0), trigger=31, amount=1)
    match = play(tmp_path, score, falls, secret, scores, *more)
    seen = view_for(SKIRMISH, match.state, 0).table.scenario
    assert [one.name for one in seen.script.triggers if one.effects] == ["a trophy"] and not seen.firings
    world = SKIRMISH.redeal(match.state, 0, match.state.dice).table.scenario
    assert len(world.firings) == len(world.script.triggers)


def test_a_hidden_objective_is_shown_by_its_trigger_and_counts_from_then(tmp_path: Path) -> None:
    # rule: scenario/after
    gate = drawn("Region", 5, (1, 1, 1, 1), "the gate")
    reach = drawn("Objective", 21, (0, 0), seat=1, aim="reach", region=5, after=30)
    match = play(tmp_path, gate, reach, KILL, drawn("Trigger", 30, (0, 0), when="turn", turn=2, seat=1))
    assert match.table.scenario.objectives[1].status == "hidden"
    match.turns(2)
    assert match.table.scenario.objectives[1].status == "met", "the knight has stood there all the time"
    assert match.state.outcome is None, "another objective is required as well"
