"""``main.py explain``: why an answer is not legal, by which rule, in which function."""

from __future__ import annotations

import inspect
import json
from pathlib import Path

import pytest

import main
from game.app.games.entries import entry_of
from game.app.matches.match import Match
from game.app.records.saves import write_save
from game.core.commands import Concede
from game.rules.skirmish import setup
from game.rules.skirmish.ruleset import SKIRMISH

ROWS = ["11....22"] * 4


@pytest.fixture
def position(tmp_path: Path) -> str:
    """Write down two creatures too far apart to attack; the second seat's is active."""
    pieces = [{"name": "Droider", "at": [2, 0]}, {"name": "Drow Wizard", "seat": 1, "at": [7, 3]}]
    turn = {"seat": 1, "active": "Drow Wizard"}
    path = tmp_path / "position.json"
    document = {"game": "skirmish", "map": {"rows": ROWS}, "seats": [{}, {"faction": "drow"}]}
    path.write_text(json.dumps({**document, "pieces": pieces, "turn": turn}))
    return str(path)


def a_match() -> Match:
    return Match.new(SKIRMISH, entry_of("skirmish").setup({}), None, 5)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str], str]:
    ended = main.main(["explain", *words])
    out, err = capsys.readouterr()
    return ended, out.splitlines(), err


def test_without_an_answer_every_legal_one_is_listed(position: str, capsys: pytest.CaptureFixture[str]) -> None:
    ended, lines, err = said(capsys, position)
    assert (ended, err) == (0, "")
    assert "Drow Wizard is active" in lines[0]
    assert [line.split()[0] for line in lines[1:]] == [str(number) for number in range(len(lines) - 1)]
    assert any("End activation" in line and '{"type":"EndActivation"}' in line for line in lines)


def test_a_legal_answer_is_said_to_be_legal_by_its_number(position: str, capsys: pytest.CaptureFixture[str]) -> None:
    last = len(said(capsys, position)[1]) - 2
    ended, lines, _ = said(capsys, position, str(last))
    assert (ended, lines[1:]) == (0, ["End activation", f"It is legal (number {last} of 0 to {last})."])
    assert said(capsys, position, '{"type":"EndActivation"}')[1][-1] == lines[-1]


def test_a_number_beyond_the_list_and_what_is_not_an_answer_get_one_line(
    position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    last = len(said(capsys, position)[1]) - 2
    for answer in (str(last + 1), "{", '{"type":"Fly"}', '{"type":"Attack"}'):
        ended, lines, err = said(capsys, position, answer)
        assert (ended, lines, err.count("\n")) == (1, [], 1)
        assert "ANSWER" in err


def test_a_refusal_names_its_rule_its_page_and_the_function(position: str, capsys: pytest.CaptureFixture[str]) -> None:
    first = said(capsys, position)[1][1]
    active = json.loads(first[first.index("{") :])["creature"]
    answer = json.dumps({"type": "Attack", "creature": active, "target": 10})
    ended, lines, err = said(capsys, position, answer)
    assert (ended, err) == (0, "")
    assert lines[2].startswith("It is not legal: ")
    assert lines[3].startswith("Rule: skirmish/") and "(docs/rules/skirmish.md#" in lines[3]
    assert lines[4].startswith("Refused by: game/rules/skirmish/")


def test_the_function_is_where_the_refusal_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = a_match()
    save = write_save(match, tmp_path / "save.json")
    _, lines, _ = said(capsys, str(save), '{"type":"ChooseCreature","creature":99}')
    place = lines[4].removeprefix("Refused by: ")
    path, _, rest = place.partition(":")
    line, _, name = rest.partition(" in ")
    assert path == "game/rules/skirmish/setup.py"
    function = getattr(setup, name)
    source, first = inspect.getsourcelines(function)
    assert "Refusal(" in source[int(line) - first]


def test_a_match_that_is_over_asks_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = a_match()
    match.submit(0, Concede(0))
    save = write_save(match, tmp_path / "save.json")
    assert said(capsys, str(save), "0")[1] == ["Nothing is asked: the match is over."]


def test_a_file_that_is_not_there_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    ended, lines, err = said(capsys, "none.json")
    assert (ended, lines, err) == (1, [], "tessera: none.json: there is no such file\n")
