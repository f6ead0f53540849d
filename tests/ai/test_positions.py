"""The positions of each game: every entry asks something, and the players pass as many as they did; and the runner."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from game.app.games import entries
from tests.ai.positions import exercises as exercises_module
from tests.ai.positions.__main__ import main
from tests.ai.positions.asking import Asked, answered
from tests.ai.positions.exercises import FOLDER, ExerciseError, games, path_of, read, share_of_blind
from tests.games.tic_tac_toe import ENTRY

#: What share of its game's positions a player passes at least.
LEAST = 0.9
#: Answers tried in place of the level's, so that the suite stays quick.
NODES = 40
#: Which positions the players fail that the suite asks, by game and player.
KNOWN_FAILURES: dict[str, dict[str, list[str]]] = msgspec.json.decode((FOLDER / "known_failures.json").read_bytes())


@pytest.mark.parametrize("game", games())
class TestGame:
    def test_there_are_enough_of_different_names_and_groups(self, game: str) -> None:
        found = read(path_of(game))
        assert len(found) >= 120
        assert [name for name, times in Counter(one.name for one in found).items() if times > 1] == []
        assert len({one.group for one in found}) >= 5
        assert [one.name for one in found if not one.why.strip()] == []

    def test_every_entry_asks_something_and_luck_is_not_enough(self, game: str) -> None:
        shares = [share_of_blind(one) for one in read(path_of(game))]
        assert sum(shares) / len(shares) <= 0.6

    @pytest.mark.parametrize("kind", ["greedy", "normal"])
    def test_the_player_fails_the_known_ones_and_no_other(self, game: str, kind: str) -> None:
        asked = [Asked(exercise, game, kind, 1, NODES) for exercise in read(path_of(game))]
        outcomes = list(answered(asked))
        failed = sorted(outcome.name for outcome in outcomes if not outcome.passed)
        assert failed == KNOWN_FAILURES[game][kind], "a cure is good news too: it belongs into the file"
        assert 1 - len(failed) / len(outcomes) >= LEAST


# The runner, at positions of tic-tac-toe

SOUND = {
    "name": "three in a row",
    "group": "finishing blow",
    "why": "The row is full with it.",
    "right": [{"type": "PlaceMark", "cell": 2}],
}


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(entries.GAMES, "tic_tac_toe", entries.Listed("Tic-tac-toe", lambda: ENTRY))


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(exercises_module, "FOLDER", tmp_path)
    return tmp_path


def position() -> dict[str, object]:
    """Return a row of two for the seat that is asked."""
    from game.core import record
    from game.core.dice import Dice
    from game.core.state import State
    from tests.games.tic_tac_toe import Table, Turn

    state = State(Table((0, 0, -1, 1, 1, -1, -1, -1, -1)), (Turn(0),), None, Dice(1), 1, 1)
    return {"game": "tic_tac_toe", "seats": [{}, {}], "state": msgspec.json.decode(record.encode(state))}


def written(folder: Path, **changed: object) -> Path:
    """Return a file with one entry."""
    path = folder / "tic_tac_toe.json"
    entry = {**SOUND, "position": position(), **changed}
    path.write_bytes(msgspec.json.encode([{name: value for name, value in entry.items() if value is not None}]))
    return path


def test_an_entry_is_put_to_a_player(folder: Path) -> None:
    (exercise,) = read(written(folder))
    assert share_of_blind(exercise) == 1 / 5
    outcomes = list(answered([Asked(exercise, "tic_tac_toe", "blind", seed) for seed in range(40)]))
    passed = [outcome for outcome in outcomes if outcome.passed]
    assert 0 < len(passed) < 20
    assert {outcome.answers for outcome in passed} == {('Cell 3 {"type":"PlaceMark","cell":2}',)}


def test_what_must_not_be_answered(folder: Path) -> None:
    (exercise,) = read(written(folder, right=None, wrong=[{"cell": 5}, {"cell": 6}]))
    assert share_of_blind(exercise) == 3 / 5
    outcomes = list(answered([Asked(exercise, "tic_tac_toe", "blind", seed) for seed in range(40)]))
    assert {outcome.passed for outcome in outcomes} == {True, False}
    assert all(outcome.passed != ('"cell":5' in str(outcome) or '"cell":6' in str(outcome)) for outcome in outcomes)


def test_answers_may_be_given_before(folder: Path) -> None:
    (exercise,) = read(written(folder, first=[{"cell": 2}]))
    with pytest.raises(ExerciseError, match="nobody is asked"):
        share_of_blind(exercise)
    (exercise,) = read(written(folder, first=[{"cell": 8}], right=[{"cell": 5}]))
    assert share_of_blind(exercise) == 1 / 4


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"right": None}, "entry 'three in a row': right: either right or wrong is expected"),
        ({"wrong": [{"cell": 5}]}, "either right or wrong is expected, and not both"),
        ({"name": None}, "entry 0: .*name"),
        ({"group": 3}, r"entry 'three in a row': .*\$.group"),
        ({"hint": ""}, "entry 'three in a row': .*hint"),
        ({"right": [{"cell": 0}]}, r"entry 'three in a row': right\[0\]: no legal answer"),
        ({"right": [{"cell": 2}, {"cel": 2}]}, r"right\[1\]: no legal answer"),
        ({"right": [{"type": "PlaceMark"}]}, "right: every legal answer is"),
        ({"first": [{"cell": 0}]}, r"first\[0\]: no legal answer"),
        ({"position": {"game": "tic_tac_toe", "state": 3}}, "entry 'three in a row': position: state"),
        ({"position": {"game": "skirmish"}}, "position.game: tic_tac_toe is expected"),
    ],
)
def test_what_is_wrong_with_an_entry_is_reported_with_file_entry_and_field(
    folder: Path, changed: dict[str, object], told: str
) -> None:
    with pytest.raises(ExerciseError, match="tic_tac_toe.json: .*" + told):
        share_of_blind(read(written(folder, **changed))[0])


def test_the_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(folder)
    assert main(["--game", "tic_tac_toe", "--players", "blind", "--seeds", "20"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("blind: ") and "of 20)" in told and "three in a row [finishing blow]" in told
    assert main(["--game", "tic_tac_toe", "--list"]) == 0
    assert "finishing blow (1)" in capsys.readouterr().out
    (folder / "tic_tac_toe.json").write_text("[")
    assert main(["--game", "tic_tac_toe"]) == 1
    assert "tic_tac_toe.json" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["--game", "tic_tac_toe", "--players", "nobody"])
