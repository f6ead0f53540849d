"""The report of what players leave undone, and why the search overruled what looked best."""

from __future__ import annotations

import pytest

from game.ai.players import PLAYERS
from game.ai.search_player import SearchPlayer
from game.ai.trials import Budget, TriedAnswer
from game.ai.worlds import DealtWorlds
from game.core import runner
from game.core.dice import Dice
from game.core.state import State
from tests.ai.explain import _compared, overruled
from tests.ai.report import Asked, Played, losses, main, named_in, play, report
from tests.games.tic_tac_toe import TIC_TAC_TOE, PlaceMark, Table, Turn


def test_an_answer_is_about_the_card_that_it_names_first() -> None:
    assert named_in("skirmish", "Play Web with Giant Spider", PlaceMark(1)) == "PlaceMark Web"
    assert named_in("skirmish", "Move Drow Priestess to (1, 2)", PlaceMark(1)) == "PlaceMark Drow Priestess"
    assert named_in("skirmish", "Square (3, 2)", PlaceMark(1)) == "PlaceMark Square"
    assert named_in("factions", "Knight: Gather Power 20", PlaceMark(1)) == "PlaceMark Knight: Gather Power"


def test_what_is_offered_and_never_chosen_is_reported() -> None:
    games = [
        Played(1, {"PlayCard Web": 4, "Done": 9, "PlayCard Rare": 1}, {"Done": 9}, lost=1),
        Played(2, {"PlayCard Web": 3, "Attack Ogre": 8}, {"Attack Ogre": 1}, "Ann: 'x'; 'y' would have held", 1),
    ]
    told = report(games).splitlines()
    assert told[0] == "2 games; 4 things offered, 1 of them never chosen"
    assert told[1] == "    PlayCard Web: offered in 7 questions"
    assert told[2:] == [
        "1 of 2 losses by an answer that loses at once where another holds",
        "    seed 2: Ann: 'x'; 'y' would have held",
    ]
    assert "PlayCard Web" not in report(games, least=8)


def test_an_answer_that_lets_the_other_win_at_once_is_found() -> None:
    """O threatens the middle row; X may block it or not."""
    cells = (0, -1, -1, -1, 1, 1, -1, -1, 0)
    state = runner.resume(TIC_TAC_TOE, State(Table(cells), (Turn(0),), None, Dice(1), 1, 1)).state
    worlds = DealtWorlds(TIC_TAC_TOE, state, 0, 1)
    assert losses(worlds, 0, PlaceMark(3), None) == 0
    assert losses(worlds, 0, PlaceMark(1), None) > 0


def test_an_answer_that_only_puts_the_loss_off_does_not_hold() -> None:
    """X blocks the middle row; whoever plays on without a thought loses some of the games all the same."""
    cells = (0, -1, -1, -1, 1, 1, -1, -1, 0)
    state = runner.resume(TIC_TAC_TOE, State(Table(cells), (Turn(0),), None, Dice(1), 1, 1)).state
    worlds = DealtWorlds(TIC_TAC_TOE, state, 0, 1)
    assert losses(worlds, 0, PlaceMark(3), None) == 0
    assert 0 < losses(worlds, 0, PlaceMark(3), None, 9) < 1


def test_a_game_is_counted() -> None:
    played = play(Asked("heroes", ("random", "greedy"), 4))
    assert played.lost == 1
    assert played.chosen.items() and set(played.chosen) <= set(played.offered)
    assert any(subject.startswith("PlayCard ") for subject in played.chosen)
    powers = [subject for subject in played.offered if subject.startswith("UsePower ")]
    assert powers and all(subject.endswith(": power") for subject in powers), "whom a power is used on is another thing"


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "skirmish", "--games", "1", "--players", "greedy"]) == 0
    assert capsys.readouterr().out.startswith("1 games; ")


def test_what_overruled_the_best_look_is_told_item_by_item() -> None:
    chosen = TriedAnswer(PlaceMark(1), [0.6, 0.7], {"hand": 2.0, "allies": 5.0})
    liked = TriedAnswer(PlaceMark(2), [0.5, 0.5], {"hand": 2.01, "allies": 4.0, "deck": 3.0})
    told = str(_compared(4, "action", ["Charge", "Wait"], chosen, liked))
    assert told == "4 [action] Charge (0.650) and not Wait (0.500), 2 worlds: deck -3.0, allies +1.0"


def test_a_match_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "normal", lambda seed, evaluator: SearchPlayer(seed, evaluator, Budget(60, 4, 30)))
    found = [one for one, _ in zip(overruled("factions", ("normal", "greedy"), 3), range(60), strict=False)]
    told = [one for one in found if one is not None]
    assert 0 < len(told) < len(found)
    assert all(one.worlds > 0 for one in told)
