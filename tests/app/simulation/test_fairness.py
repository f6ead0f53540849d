"""Who wins on a map: words that promise no more than the games tell, and a picture."""

from __future__ import annotations

from pathlib import Path

import pytest

import main
from game.app.files import folders
from game.app.simulation.charts import fairness_chart
from game.app.simulation.fairness import order_for, verdict
from game.app.simulation.jobs import Order, Wanted
from game.app.simulation.playing import PlaceCount, Played, play
from game.app.simulation.results import Results

MAPS = folders.program_folder() / "maps"
CAVERN = MAPS / "skirmish" / "sunken_cavern.tmx"
RIDGE = MAPS / "arena" / "ridge.tmx"


def ordered(path: Path, games: int, players: tuple[str, ...] = ("random",)) -> Order:
    order = order_for(path, Wanted(game="", games=games, players=players))
    assert isinstance(order, Order)
    return order


def won(order: Order, sides: list[int | None], **more) -> Results:
    """Return games won by the seat that started on a side, or drawn; seats change sides from game to game."""
    games = []
    for number, side in enumerate(sides):
        starts = (number % 2, 1 - number % 2)
        winners = () if side is None else (starts.index(side),)
        fields = {"reason": "gold", "answers": 9, "turns": 4, "first": 0, "starts": starts, **more}
        games.append(Played(job=number, seed=number, winners=winners, scores=(0, 0), **fields))
    return Results(order, games)


def test_a_side_that_wins_beyond_chance_is_named_with_its_place():
    # 29 of 40 are 57.2 to 83.9 %.
    said = verdict(won(ordered(CAVERN, 40), [0] * 29 + [1] * 11))
    assert said[0] == "Side 1 (at the upper left) wins 72.5 % (57.2 to 83.9 %) of 40 games: the map favours it."
    assert "against" not in " ".join(said)
    said = verdict(won(ordered(CAVERN, 40), [0] * 11 + [1] * 29))
    assert said[0].startswith("Side 2 (at the lower right) wins 72.5 %")


def test_what_may_be_chance_is_called_so():
    # 26 of 40 are 49.5 to 77.9 %.
    said = verdict(won(ordered(CAVERN, 40), [0] * 26 + [1] * 14))
    assert said[0] == (
        "No side is favoured as far as 40 games tell; an advantage of less than about 14 points would not show in so"
        " few."
    )
    assert said[1] == "Side 1 (at the upper left) wins 65.0 % (49.5 to 77.9 %)."
    assert said[2].startswith("Side 2 (at the lower right) wins 35.0 %")


def test_draws_and_who_goes_first_are_reported():
    said = verdict(won(ordered(CAVERN, 4), [0, 0, None, None]))
    assert "Who goes first wins 50.0 % (15.0 to 85.0 %)." in said
    assert "2 of the games were drawn; a draw counts as half a win." in said


def test_where_most_fell_and_shot_is_reported():
    places = (PlaceCount(0, (3, 4), 9, 2, 0), PlaceCount(1, (3, 4), 0, 1, 0), PlaceCount(1, (5, 1), 1, 1, 7))
    said = verdict(won(ordered(CAVERN, 2), [0, 1], places=places))
    assert said[-2:] == ("Most pieces fell at 3,4 (6), 5,1 (2).", "Most shots came from 5,1 (14).")


def test_where_all_start_in_one_place_seats_are_compared():
    order = ordered(MAPS / "arena" / "melee.tmx", 30)
    seats = len(order.line_ups[0].players)
    games = [Played(number, 0, (1,), (0,) * seats, "points", 9, 4, 0, (0,) * seats) for number in range(30)]
    said = verdict(Results(order, games))
    assert said[0].startswith("Amber (seat 1) wins 100.0 %") and said[0].endswith("the map favours it.")
    assert [line.endswith("the map is against it.") for line in said[1:seats]] == [True] * (seats - 1)


def test_sides_are_told_by_where_seats_stood():
    order = ordered(RIDGE, 2)
    starts = [play(order.job(number)).starts for number in range(2)]
    assert all(sorted(sides) == [0, 1] for sides in starts)


def test_seats_change_their_usual_decks():
    assert [line_up.decks for line_up in ordered(CAVERN, 1).line_ups] == [("drow", "crown"), ("crown", "drow")]
    assert [line_up.decks for line_up in ordered(RIDGE, 1).line_ups] == [("white", "blue"), ("blue", "white")]


def test_a_table_is_fair_without_playing():
    said = order_for(MAPS / "factions" / "war_cloth.tmx", Wanted(game="", games=1))
    assert isinstance(said, str) and said.endswith("fair: a match is the same on every table.")


@pytest.mark.parametrize(
    ("path", "text"),
    [
        (MAPS / "skirmish" / "tiles" / "bend.tmx", "boards are built of it; it is not played on by itself"),
        (MAPS / "none.tmx", "it cannot be played on"),
    ],
)
def test_what_is_not_a_board_is_refused(path, text):
    with pytest.raises(ValueError, match=text):
        order_for(path, Wanted(game="", games=1))


def test_the_picture_has_sides_and_heat():
    order = ordered(RIDGE, 2)
    found = fairness_chart(Results(order, [play(order.job(number)) for number in range(2)]), "The Ridge")
    titles = [axes.get_title(loc="left").partition(" (n")[0] for axes in found.axes]
    sides = ["Side 1 (at the top): stood as a turn began", "Side 2 (at the bottom): stood as a turn began"]
    assert titles == ["", "", *sides, "All: fell", "All: shot from"]
    side = found.axes[2].collections[0]
    assert len(side.get_paths()) > 1


def test_the_command_line_checks_and_plays(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    words = ["check", "--fair", str(CAVERN), "--games", "2", "--players", "random", "--jobs", "1"]
    assert main.main(words) == 0
    said = capsys.readouterr().out
    assert "good: board" in said and "fair: No side is favoured as far as 2 games tell" in said
    assert (tmp_path / "fairness" / "sunken_cavern.png").read_bytes().startswith(b"\x89PNG")
    assert main.main([*words, "--out", str(tmp_path / "out")]) == 0
    assert (tmp_path / "out" / "sunken_cavern" / "games.jsonl").exists()
    assert (tmp_path / "out" / "sunken_cavern.png").exists()


def test_without_a_picture_the_words_are_reported(capsys, tmp_path, monkeypatch):
    (tmp_path / "fairness").write_bytes(b"")
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    assert main.main(["check", "--fair", str(CAVERN), "--games", "1", "--players", "random", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "No side is favoured" in said
    assert "there is no picture: " in said.splitlines()[-1] and "it cannot be written" in said.splitlines()[-1]


def test_a_broken_map_is_not_played_on(capsys, tmp_path):
    (tmp_path / "junk.tmx").write_bytes(b"junk")
    assert main.main(["check", "--fair", str(tmp_path / "junk.tmx")]) == 1
    said = capsys.readouterr()
    assert "cannot be used" in said.out and "fair:" not in said.out and said.err == ""
    assert main.main(["check", "--fair", str(CAVERN), "--players", "dog"]) == 1
    assert "there is no player 'dog'" in capsys.readouterr().err
