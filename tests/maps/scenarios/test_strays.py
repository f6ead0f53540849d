"""What a designer's hand slips over in Tiled: layers beside their group, seats that say nothing, squares of wall."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from game.app.files import folders
from game.app.maps.language import language
from game.app.maps.reading import MapFile, read_map
from game.app.simulation.scenarios import ScenarioGame, _told, scenarios_of
from game.tiled.language import Choice
from tests.maps.scenarios.drawing import KILL, KNIGHT, SPIDER, drawn, group, read

FILES = sorted((folders.program_folder() / "maps").glob("*/scenarios/*.tmx"))
FIRST = folders.program_folder() / "docs" / "first_scenario.tmx"
SEATS = (drawn("Seat", 10, (0, 0), "Ann", seat=1), drawn("Seat", 11, (0, 0), "Bob", seat=2))


def layer(*objects: str, name: str = "Objects", class_name: str = "") -> str:
    """Return an object layer that lies in no group."""
    said = f' class="{class_name}"' if class_name else ""
    return f'<objectgroup id="80" name="{name}"{said}>{"".join(objects)}</objectgroup>'


def told(found: MapFile) -> list[str]:
    return [str(problem).partition(": ")[2] for problem in found.problems]


def test_a_layer_beside_its_group_is_told_with_what_lies_on_it(tmp_path: Path) -> None:
    """Tiled lays a new object layer above the group that is selected, not into it."""
    found = read(tmp_path, '<group id="90" name="Toy" class="Scenario"/>', layer(*SEATS, KNIGHT, SPIDER, KILL))
    (line,) = told(found)
    assert line.startswith('layer "Objects": error: what is drawn here for a scenario (Seat, Objective, Piece) lies in')
    assert "drag this layer into the group" in line and found.errors


def test_what_belongs_to_the_board_may_lie_in_no_group(tmp_path: Path) -> None:
    area = drawn("StartArea", 60, (0, 0, 2, 8), side="1")
    assert told(read(tmp_path, layer(area))) == told(read(tmp_path))


@pytest.mark.parametrize("class_name", ["Scenario", "Lesson"])
def test_a_class_of_groups_on_a_layer_is_told(class_name: str, tmp_path: Path) -> None:
    (line,) = told(read(tmp_path, layer(KNIGHT, class_name=class_name)))
    assert line.startswith(f'layer "Objects": error: a layer has the class {class_name}, which is for a group')


def setup_of(found: MapFile) -> Any:
    assert found.scenarios, told(found)
    return found.scenarios[0].setup


def test_a_seat_without_a_list_has_that_of_its_pieces(tmp_path: Path) -> None:
    assert [seat.faction for seat in setup_of(read(tmp_path, group(*SEATS, KNIGHT, SPIDER, KILL))).seats] == [
        "crown",
        "drow",
    ]
    said = SEATS[0].replace("</properties>", '<property name="list" value="drow"/></properties>')
    assert [seat.faction for seat in setup_of(read(tmp_path, group(said, SEATS[1], KNIGHT, SPIDER, KILL))).seats] == [
        "drow",
        "drow",
    ]


def test_a_piece_in_a_wall_is_told_with_its_square(tmp_path: Path) -> None:
    beyond = drawn("Piece", 3, (9, 7), card="Gold Dragon")
    (line,) = told(read(tmp_path, group(*SEATS, KNIGHT, SPIDER, KILL, beyond)))
    assert line.startswith('layer "Toy/things", square 9,7, object 3: error: Gold Dragon cannot stand there')


def test_a_planeswalkers_colour_is_its_armys(tmp_path: Path) -> None:
    shipped = folders.program_folder() / "maps" / "arena" / "scenarios" / "the_flight.tmx"
    text = shipped.read_text(encoding="utf-8").replace('source="../', f'source="{shipped.parent.parent}/')
    plain = tmp_path / "plain.tmx"
    plain.write_text(re.sub(r' *<property name="list" value="\w+"/>\n', "", text), encoding="utf-8")
    assert plain.read_text(encoding="utf-8") != text
    assert [seat.army for seat in setup_of(read_map(plain)).seats] == [
        seat.army for seat in setup_of(read_map(shipped)).seats
    ]


@pytest.mark.parametrize("path", [*FILES, FIRST], ids=lambda path: path.stem)
def test_what_has_few_values_is_a_list_in_tiled(path: Path) -> None:
    """Tiled offers the values of an enum where the property says that it is one, and a field for letters elsewhere."""
    said = [
        (row.get("propertytype"), word.kind.name)
        for parent in ElementTree.parse(path).iter()
        for row in parent.findall("properties/property")
        if (known := language().class_named(parent.get("class", parent.get("type", "")))) is not None
        for word in known.words
        if isinstance(word.kind, Choice) and word.name == row.get("name")
    ]
    assert said and all(told == meant for told, meant in said)


def test_games_that_all_took_as_long_are_told_in_one_number() -> None:
    listed = scenarios_of(FIRST)[0]
    games = [ScenarioGame((0,), "turn limit", 1, ("met", "open"), (1, 0)) for _ in range(2)]
    assert "They took 1 turn." in _told(listed, games, {})


def test_one_slip_is_one_message(tmp_path: Path) -> None:
    """A class with a letter too many, a region that is a line of letters, two pieces on one square."""
    slip = drawn("Region", 5, (3, 0, 2, 2), "the gate").replace('class="Region"', 'class="Regionh"')
    hold = drawn("Objective", 21, (0, 0), seat=2, aim="hold", region=5, turns=2)
    letters = drawn("Region", 6, (0, 0, 1, 1)).replace("</object>", "<text>Hello</text></object>")
    second = drawn("Piece", 3, (1, 1), card="Elf Archer", seat=1)
    assert told(read(tmp_path, group(*SEATS, KNIGHT, SPIDER, slip, hold))) == [
        'layer "Toy/things", object 5 "the gate": warning: unknown class "Regionh" of an object; '
        'did you mean "Region"?',
        'layer "Toy/things", object 21: error: "region" points at object 5, which has the class "Regionh"; '
        "a Region is expected",
    ]
    assert told(read(tmp_path, group(*SEATS, KNIGHT, SPIDER, KILL, letters))) == [
        'layer "Toy/things", object 6: error: a rectangle, ellipse or polygon is expected for a region, not a text'
    ]
    assert told(read(tmp_path, group(*SEATS, KNIGHT, SPIDER, KILL, second))) == [
        'layer "Toy/things", square 1,1, object 3: error: Elf Archer stands where Dragon Knight '
        '(object 1 "the knight") does'
    ]


def test_the_first_scenario_is_read_as_tiled_1_11_saves_it() -> None:
    """It was drawn there by the steps of docs/scenarios.md: templates, references, enums, a bare region."""
    found = read_map(Path(__file__).with_name("drawn_in_tiled_1_11.tmx"))
    assert told(found) == [] and 'tiledversion="1.11.0"' in found.path.read_text(encoding="utf-8")
    (drawn_there,) = found.scenarios
    script, shipped = drawn_there.script, read_map(FIRST).scenarios[0].script
    assert [(piece.card, piece.seat) for piece in sorted(script.pieces, key=lambda one: one.card)] == [
        (piece.card, piece.seat) for piece in sorted(shipped.pieces, key=lambda one: one.card)
    ]
    assert [one.words for one in script.objectives] == [one.words for one in shipped.objectives]
    assert (script.turn_limit, script.at_limit, script.usual_end) == (10, "loss", False)
    assert len(script.regions[0].spaces) == 16
    assert [seat.faction for seat in drawn_there.setup.seats] == ["crown", "drow"]
    (spider,) = [piece for piece in script.pieces if piece.card == "demonweb_spider"]
    assert script.triggers[spider.arrives].name == "the spider comes"
