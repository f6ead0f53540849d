"""Scenarios as they are read from maps: what is drawn is what is played, and every mistake is told by its object."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.scenario import script as s
from tests.maps.scenarios.drawing import KILL, KNIGHT, SEATS, SPIDER, drawn, group, read


def script_of(folder: Path, *objects: str, **said: object) -> s.Script:
    found = read(folder, group(*objects, **said))
    assert found.scenarios, [str(problem) for problem in found.problems]
    return found.scenarios[0].script


def codes(folder: Path, *objects: str, **said: object) -> list[str]:
    return [problem.code for problem in read(folder, group(*objects, **said)).problems]


def test_a_scenario_is_read_whole(tmp_path: Path) -> None:
    region = drawn("Region", 5, (3, 0, 2, 2), "the gate")
    late = drawn("Piece", 3, (2, 2), card="Elf Archer", seat=1, arrives=30)
    trigger = drawn("Trigger", 30, (0, 0), "dawn", when="turn", turn=3, seat=1)
    words = drawn("Message", 31, (0, 0), words="Here we are.", trigger=30, speaker=3)
    hold = drawn("Objective", 21, (0, 0), seat=2, aim="hold", region=5, turns=2)
    found = script_of(tmp_path, *SEATS, KNIGHT, SPIDER, late, region, trigger, words, KILL, hold, turn_limit=9)
    assert found.sides == (0, 1) and found.turn_limit == 9
    assert [(piece.card, piece.seat, piece.spaces, piece.arrives) for piece in found.pieces] == [
        ("dragon_knight", 0, ((1, 1),), s.NONE),
        ("demonweb_spider", 1, ((6, 1),), s.NONE),
        ("elf_archer", 0, ((2, 2),), 0),
    ]
    assert found.regions[0].spaces == ((3, 0), (4, 0), (3, 1), (4, 1))
    assert found.triggers[0].effects == (s.Reinforce((2,)), s.Message("Here we are.", 2, s.NONE))
    assert found.triggers[1].effects == (s.Reinforce((0, 1)),), "the pieces of the start come with the start"
    assert [one.words for one in found.objectives] == ["Defeat all enemies.", "Hold the gate for 2 turns."]


def test_several_groups_are_several_scenarios_and_the_board_is_as_it_was(tmp_path: Path) -> None:
    plain = read(tmp_path)
    other = group(drawn("Piece", 41, (1, 1), card="Elf Archer"), number=95, name="Other")
    found = read(tmp_path, group(*SEATS, KNIGHT, KILL), other)
    assert [one.title for one in found.scenarios] == ["Toy", "Other"]
    assert found.board == plain.board


@pytest.mark.parametrize(
    ("objects", "code", "words"),
    [
        ([drawn("Piece", 3, (2, 2), card="Elf Archr")], "piece_card", 'did you mean "Elf Archer"'),
        ([drawn("Piece", 3, (99, 2), card="Elf Archer")], "piece_place", "no space"),
        ([drawn("Piece", 3, (1, 1), card="Elf Archer")], "piece_apart", "object 1"),
        ([drawn("Piece", 3, (2, 2), card="Elf Archer", seat=5)], "seat_unknown", "no seat 5"),
        ([drawn("Piece", 3, (2, 2), card="Elf Archer", arrives=1)], "reference", "a Trigger is expected"),
        ([drawn("Objective", 22, (0, 0), aim="reach")], "objective_region", "has a region"),
        ([drawn("Objective", 22, (0, 0), aim="protect")], "objective_piece", "a piece or a group"),
        ([drawn("Objective", 22, (0, 0), aim="defeat", group="wolves")], "group_unknown", '"wolves"'),
        ([drawn("Objective", 22, (0, 0), aim="defeat", piece=2, count=2)], "objective_count", "there are 1"),
        ([drawn("Objective", 22, (0, 0), aim="conquer")], "value_unknown", '"reach"'),
        ([drawn("Message", 31, (0, 0), words="Hello.")], "effect_trigger", "points at its trigger"),
        ([drawn("Message", 31, (0, 0), words="Hello.", trigger=77)], "reference", "no object of this scenario"),
        ([drawn("Region", 5, (90, 90, 1, 1))], "region_empty", "no space"),
        ([drawn("Trigger", 30, (0, 0), when="enters")], "trigger_region", "has a region"),
        ([drawn("Trigger", 30, (0, 0), by="own")], "trigger_by", "give the trigger a seat"),
        ([drawn("Seat", 12, (0, 0), seat=4)], "seat_missing", "seat 3 is missing"),
        ([drawn("Seat", 12, (0, 0), seat=2)], "seat_twice", "drawn twice"),
        ([drawn("Message", 31, (0, 0), words="x" * 401, trigger=30)], "words_long", "at most 400"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_by_its_object(objects: list[str], code: str, words: str, tmp_path: Path) -> None:
    found = read(tmp_path, group(*SEATS, KNIGHT, SPIDER, KILL, *objects))
    told = [str(problem) for problem in found.problems if problem.code == code]
    assert (told and words in told[0] and "object" in told[0]) or code == "seat_missing", list(map(str, found.problems))
    assert not found.scenarios


def test_an_unknown_ground_is_named_with_the_known_ones(tmp_path: Path) -> None:
    trigger, region = drawn("Trigger", 30, (0, 0)), drawn("Region", 5, (3, 0, 1, 1), "the gate")
    ground = drawn("Ground", 31, (0, 0), trigger=30, region=5, terrain="wal")
    assert "ground_terrain" in codes(tmp_path, KNIGHT, trigger, region, ground)


def test_a_large_creature_needs_room(tmp_path: Path) -> None:
    assert "piece_place" in codes(tmp_path, drawn("Piece", 3, (11, 7), card="Gold Dragon"))


# --- what can be told of the whole ---

GATE = drawn("Region", 5, (9, 7, 1, 1), "the gate")
REACH = drawn("Objective", 21, (0, 0), seat=1, aim="reach", region=5, piece=1)


def told(folder: Path, *objects: str, **said: object) -> list[str]:
    found = read(folder, group(*SEATS, KNIGHT, SPIDER, *objects, **said))
    return [f"{problem.code}: {problem.text}" for problem in found.problems]


def test_a_region_that_cannot_be_reached_in_time_is_reported(tmp_path: Path) -> None:
    assert told(tmp_path, GATE, REACH) == []
    assert (
        told(tmp_path, GATE, REACH.replace("</properties>", '<property name="by_turn" value="2"/></properties>')) == []
    )
    late = told(tmp_path, GATE, REACH.replace("</properties>", '<property name="by_turn" value="1"/></properties>'))
    assert late == ["objective_late: the gate is 2 turns away at full speed, and only 1 can be played"]


def test_a_trigger_that_cannot_fire_is_reported_with_the_link_that_is_missing(tmp_path: Path) -> None:
    first = drawn("Trigger", 30, (0, 0), "dawn", when="turn", turn=12)
    second = drawn("Trigger", 31, (0, 0), "noon", when="joined", after=30)
    words = [drawn("Message", 40 + number, (0, 0), words="x", trigger=30 + number) for number in range(2)]
    found = told(tmp_path, KILL, first, second, *words, turn_limit=11)
    assert found == [
        'trigger_never: the trigger "dawn" can never fire: it waits for turn 12, and the match has 11',
        'trigger_never: the trigger "noon" can never fire: it waits for "dawn", which does not fire before it',
    ]
    assert told(tmp_path, KILL, first, second, *words, turn_limit=12) == []


def test_triggers_that_wait_for_each_other_never_fire(tmp_path: Path) -> None:
    one = drawn("Trigger", 30, (0, 0), "egg", when="joined", after=31)
    other = drawn("Trigger", 31, (0, 0), "hen", when="joined", after=30)
    words = [drawn("Message", 40 + number, (0, 0), words="x", trigger=30 + number) for number in range(2)]
    assert len([line for line in told(tmp_path, KILL, one, other, *words) if "never" in line]) == 2


def test_a_match_that_nothing_can_end_is_refused(tmp_path: Path) -> None:
    medal = drawn("Objective", 21, (0, 0), aim="defeat", all=True, required=False, ends="nothing")
    assert any(line.startswith("endless") for line in told(tmp_path, medal, usual_end="false"))
    assert told(tmp_path, medal) == []


def test_a_mistake_in_one_scenario_keeps_no_other_from_being_played(tmp_path: Path) -> None:
    broken = group(*SEATS, KNIGHT, KILL, drawn("Objective", 22, (0, 0), aim="conquer"), name="Broken")
    also = group(drawn("Piece", 51, (1, 1), card="Elf Archr"), number=92, name="Broken too")
    sound = group(drawn("Piece", 41, (1, 1), card="Elf Archer"), number=95, name="Sound")
    found = read(tmp_path, broken, also, sound)
    assert [one.title for one in found.scenarios] == ["Sound"]
    assert {"value_unknown", "piece_card"} <= {problem.code for problem in found.problems}


def test_a_sentence_of_the_programs_own_is_not_searched_for_numbers(tmp_path: Path) -> None:
    second = drawn("Piece", 3, (3, 2), "guard 2", card="Elf Archer", seat=2)
    assert told(tmp_path, second, drawn("Objective", 21, (0, 0), seat=1, aim="defeat", piece=3)) == []


def test_words_that_name_another_number_than_the_rules_are_reported(tmp_path: Path) -> None:
    hold = drawn("Objective", 21, (0, 0), aim="hold", region=5, turns=3, words="Hold the gate for 4 turns.")
    assert any(line.startswith("objective_words") for line in told(tmp_path, GATE, hold))
    assert not told(tmp_path, GATE, hold.replace("4 turns", "3 turns"))
