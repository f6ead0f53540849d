"""The command that measures styles: what it counts, and that it resumes where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.balance import styles
from tests.balance.styles import Played, gave_up, main, table, told


def seat(kind: str, result: float, **counts: float) -> Played:
    usual = {"turns": 4, "attacks": 6, "spent": 2, "replies": 1, "held": 20, "spread": 0.2, "tried": 10}
    return Played(kind, result, **{**usual, **counts}, hopeless=not result)  # type: ignore[arg-type]


def test_both_players_of_a_pair_are_reported() -> None:
    games = {("heroes", "normal-bold"): [[seat("normal-bold", 1), seat("normal", 0, attacks=2)]] * 2}
    lines = table(games).splitlines()
    assert len(lines) == 4 and "normal-bold | 2 | 100.0 %" in lines[2] and "| normal | 2 | 0.0 %" in lines[3]
    assert "| 1.50 ± 0.00 | 0.50 ± 0.00 | 0.25 ± 0.00 | 5.00 ± 0.00 | 2.00 ± 0.00 |" in lines[2]
    assert gave_up(games) == "Heroes: 2 of 4 seats, 0 of them won"


def test_an_interval_is_that_of_the_games() -> None:
    assert told(lambda one: one.attacks, [seat("a", 1, attacks=1), seat("a", 1, attacks=3)]) == "2.00 ± 1.96"
    assert told(lambda one: one.attacks, [seat("a", 1)]) == "6.00 ± 0.00"


def test_each_game_is_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = []

    def play(order: object, number: int, nodes: int) -> list[Played]:
        played.append((number, nodes))
        return [seat("hard-tricky", 1), seat("hard", 0)]

    monkeypatch.setattr(styles, "play", play)
    wanted = ["--out", str(tmp_path), "--game", "heroes", "--style", "tricky", "--level", "hard", "--nodes", "9"]
    assert main([*wanted, "--games", "2"]) == 0 and main([*wanted, "--games", "3"]) == 0
    assert played == [(0, 9), (1, 9), (2, 9)]
    assert "hard-tricky | 3 |" in capsys.readouterr().out


def test_a_seat_is_counted_as_it_plays() -> None:
    order = styles.order_for("heroes", ("normal-bold", "normal"), 1)
    one, other = styles.play(order, 0, 1)
    assert {one.kind, other.kind} == {"normal-bold", "normal"} and one.result + other.result == 1
    assert min(one.turns, other.turns) > 2 and one.attacks + other.attacks > 2 and one.held > 0
