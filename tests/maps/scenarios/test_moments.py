"""Written positions as drawings, and back: what is drawn means the same position, and nothing is lost silently."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.app.maps.reading import read_map
from game.app.maps.scenarios import first_scenario
from game.app.matches.scenarios import begin_scenario
from game.app.records.drawings import convert, drawn
from game.app.records.positions import match_from, read_document
from game.app.scenarios.cards import marks_of
from game.app.scenarios.field_lines import fields_of, lines_of, marks_text
from tests.ai.positions.exercises import games, path_of, read

ROOT = Path(__file__).resolve().parents[3]
DEMO = sorted((ROOT / "assets" / "demo").glob("*.json"))
#: Every how many positions of a game one is drawn here. All of them were, when this was written.
_STEP = 8
#: Boards that maps may not have.
_SMALL = "8x8 to 64x64 squares"

SMALL: dict[str, Any] = {
    "game": "skirmish",
    "map": ["11........22"] * 8,
    "pieces": [
        {"name": "Drow Wizard", "at": [3, 2], "damage": 5},
        {"name": "Elf Archer", "at": [6, 2], "tapped": True},
    ],
}


def _same(document: dict[str, Any], folder: Path) -> None:
    text, _ = drawn(document, folder)
    path = folder / "drawn.tmx"
    path.write_text(text, encoding="utf-8")
    listed = first_scenario(path)
    assert begin_scenario(listed).digest == match_from(document).digest


@pytest.mark.parametrize("game", games())
def test_positions_are_drawn_and_read_again(game: str, tmp_path: Path) -> None:
    drawn_ones = 0
    for exercise in read(path_of(game))[::_STEP]:
        try:
            _same(exercise.position, tmp_path)
            drawn_ones += 1
        except ValueError as error:
            assert _SMALL in str(error), exercise.name
    assert drawn_ones >= 8


@pytest.mark.parametrize("path", DEMO, ids=lambda path: path.stem)
def test_positions_of_the_demo_are_drawn_and_read_again(path: Path, tmp_path: Path) -> None:
    _same(read_document(path), tmp_path)


def test_a_position_becomes_a_map_and_a_position_again(tmp_path: Path) -> None:
    (tmp_path / "small.json").write_bytes(msgspec.json.encode(SMALL))
    told = list(convert(tmp_path / "small.json", "tmx", tmp_path / "small.tmx"))
    assert '"moment" of the group says what is not an object: ' in told[0]
    assert "map" in told[0]
    list(convert(tmp_path / "small.tmx", "json", tmp_path / "again.json"))
    again = read_document(tmp_path / "again.json")
    assert match_from(again).digest == match_from(SMALL).digest


def test_a_drawn_position_can_be_given_objectives(tmp_path: Path) -> None:
    text, _ = drawn(SMALL, tmp_path)
    more = (
        '<object id="90" class="Objective" x="0" y="0"><properties><property name="seat" type="int" value="1"/>'
        '<property name="all" type="bool" value="true"/></properties><point/></object></objectgroup>'
    )
    (tmp_path / "drawn.tmx").write_text(text.replace("</objectgroup>", more), encoding="utf-8")
    match = begin_scenario(first_scenario(tmp_path / "drawn.tmx"))
    scenario = match.state.table.scenario
    assert [objective.aim for objective in scenario.script.objectives] == ["defeat"]
    assert all(number in match.state.table.creatures for number in scenario.numbers)
    assert scenario.turns == (1, 0)


def test_the_beginning_of_a_scenario_is_written_and_what_is_lost_is_reported(tmp_path: Path) -> None:
    path = ROOT / "maps" / "crawler" / "scenarios" / "the_captains_rope.tmx"
    told = list(convert(path, "json", tmp_path / "rope.json"))
    assert told[0].endswith("they are left out: 3 triggers, 4 objectives, 2 pieces that come later, the briefing.")
    party = read_document(tmp_path / "rope.json")["party"]
    assert [one["name"] for one in party] == ["Hedge Knight", "Shrine Keeper", "Ember Adept"]


@pytest.mark.parametrize(
    ("name", "wanted", "what"),
    [
        ("none.json", "tmx", "there is no such file"),
        ("none.json", "json", r"a map \(.tmx\) is expected for --to json"),
        ("some.tmx", "tmx", r"a position \(.json\) is expected for --to tmx"),
    ],
)
def test_what_cannot_be_converted_is_reported(name: str, wanted: str, what: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=what):
        list(convert(tmp_path / name, wanted, tmp_path / "out"))


def test_links_that_lead_in_a_circle_are_reported(tmp_path: Path) -> None:
    circle, scenario = tmp_path / "circle.tmx", ROOT / "maps" / "crawler" / "scenarios" / "the_captains_rope.tmx"
    circle.symlink_to(circle)
    for path, out in ((circle, tmp_path / "rope.json"), (scenario, circle)):
        with pytest.raises(ValueError, match="symbolic links"):
            list(convert(path, "json", out))


def test_a_board_that_no_map_may_have_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="map: this board cannot be drawn: a board of 8x8"):
        drawn({**SMALL, "map": ["11........22"] * 7}, tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("seed: ", "seed ", 'line \\d: "field: value" is expected'),
        ("seed: 0", "seed: none", "seed: a whole number was expected"),
        ("seed: 0", "sede: 0", "object contains unknown field sede"),
        ("vault: 20", "vault: [20", '"has" of seat 1: line'),
        ('value="Drow Wizard"', 'value="Drow Wizzard"', "did you mean"),
    ],
)
def test_slips_in_a_drawn_position_are_reported(old: str, new: str, what: str, tmp_path: Path) -> None:
    text, _ = drawn({**SMALL, "seed": 0, "drawn": 0}, tmp_path)
    text = text.replace('moment">', 'moment">seed: 0\n') if "seed: 0" not in text else text
    assert old in text
    (tmp_path / "slip.tmx").write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = "\n".join(map(str, read_map(tmp_path / "slip.tmx").problems))
    assert re.search(what, problems, re.IGNORECASE), problems


def test_words_of_a_position_are_read_as_they_are_written() -> None:
    said = {"hand": ["Web", "Ward, of Light"], "vault": 3, "is": True, "name": "17", "other": "a word", "none": ""}
    assert fields_of(lines_of(said)) == said
    marks = {"poison": 2, "activated": True, "chosen": [3, 4], "attached": [{"card": "Web", "owner": 1}]}
    assert marks_of(marks_text(marks)) == marks
