"""The tables of how strong the computer players are: what they count, and where they are written."""

from __future__ import annotations

import pytest

from game.app.simulation.folder import ResultsFolder
from game.app.simulation.playing import Played
from tests.balance import players


def fill(out, game, pair, count, *, without=()):
    """Games of a pair that its first player always wins."""
    order = players.order_for(game, pair, count)
    folder = ResultsFolder(players.folder_of(out, game, pair), order)
    for number in range(count):
        if number not in without:
            seat = order.line_up(number).players.index(pair[0]) if game != "crawler" else 0
            winners = (seat,) if order.line_up(number).players[seat] == pair[0] else ()
            folder.add(Played(number, order.job(number).seed, winners, (0, 0), "end", 9, 3))
    folder.close()


def test_tables_are_made_of_what_was_played(tmp_path):
    page = tmp_path / "players.md"
    page.write_bytes(players.PAGE.read_bytes())
    fill(tmp_path, "factions", ("greedy", "random"), 8)
    fill(tmp_path, "factions", ("normal", "greedy"), 6, without=(3,))
    fill(tmp_path, "crawler", ("normal", "greedy"), 4)
    written = ["--page", str(page), "--record", str(tmp_path / "players.csv")]
    assert players.main(["--out", str(tmp_path), "--games", "0", *written]) == 0
    text = page.read_text("utf-8")
    assert "| Factions | greedy against random | 8 | 100.0 % (67.6 to 100.0 %) | 0.0 % (0.0 to 32.4 %) |" in text
    # A gap, and half of a pair of games, are left out.
    assert "| Factions | normal against greedy | 2 | 100.0 %" in text
    assert "| Crawler | normal against greedy | 2 | 100.0 % (34.2 to 100.0 %) | 0.0 %" in text
    # A game that was not played has no line between the marks; what the page says elsewhere stays as it is.
    made = text[text.index("<!-- strength: begin -->") : text.index("<!-- strength: end -->")]
    made += text[text.index("<!-- ladders: begin -->") :]
    assert "### Factions" in made and "### Crawler" in made and "Heroes" not in made
    again = text
    assert players.main(["--out", str(tmp_path / "nothing"), "--games", "0", *written]) == 0
    assert page.read_text("utf-8") == again, "the record alone makes the same tables"


def test_lists_of_unequal_strength_meet_themselves():
    order = players.order_for("skirmish", ("normal", "greedy"), 8)
    assert [(line_up.decks, line_up.players) for line_up in order.line_ups] == [
        (("drow", "drow"), ("normal", "greedy")),
        (("drow", "drow"), ("greedy", "normal")),
        (("crown", "crown"), ("normal", "greedy")),
        (("crown", "crown"), ("greedy", "normal")),
    ]
    assert {line_up.decks for line_up in players.order_for("heroes", ("normal", "greedy"), 8).line_ups} == {("", "")}


def test_what_is_missing_is_played(tmp_path):
    page = tmp_path / "players.md"
    page.write_bytes(players.PAGE.read_bytes())
    words = ["--out", str(tmp_path), "--game", "heroes", "--pair", "greedy,random", "--page", str(page)]
    record = tmp_path / "players.csv"
    record.write_text("game,players,sum,games\nheroes,greedy random,1w 1l,\n", "utf-8")
    assert players.main([*words, "--games", "4", "--record", str(record)]) == 0
    assert "| Heroes | greedy against random | 4 |" in page.read_text("utf-8")
    known = {("heroes", ("greedy", "random")): players.Ended("1w 1l", "ww")}
    assert players.record_of(record) == known, "what is recorded is not played again"
    order = players.order_for("heroes", ("greedy", "random"), 4)
    folder = ResultsFolder(players.folder_of(tmp_path, "heroes", ("greedy", "random")), order)
    folder.close()
    assert sorted(folder.played) == [2, 3]


def test_a_record_tells_how_each_game_ended_for_its_first_player(tmp_path):
    file = tmp_path / "players.csv"
    file.write_text("game,players,sum,games\nheroes,normal greedy,,wwdl\ncrawler,normal greedy,,wl\n", "utf-8")
    record = players.record_of(file)
    ((pair, heroes),) = players.measured(record, "heroes")
    assert pair == ("normal", "greedy")
    assert [game.winners for game in heroes.games] == [(0,), (1,), (), (0,)], "the seats are exchanged each game"
    assert heroes.by_player["normal"].points == 2.5 and heroes.by_player["normal"].games == 4
    ((_, crawler),) = players.measured(record, "crawler")
    assert [share.points for share in crawler.by_player.values()] == [1, 0]
    assert list(crawler.by_player) == ["normal", "greedy"]
    assert players.record_of(tmp_path / "none.csv") == {}


def test_games_of_which_only_the_sum_is_known_are_kept_as_a_sum():
    assert players.Ended("6w 1d 3l", "dd").all == "wlwdwlwwlw" + "dd"
    assert players.Ended("2w 1l, 0w 3l").all == "wl" + "ll" + "wl"
    assert players.Ended("", "w").all == "w" and players.Ended().all == ""


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("heroes,normal greedy", "line 3 should be a game, a pair of players not named yet, a sum and letters"),
        ("chess,normal greedy,,w", "line 3 should be a game"),
        ("heroes,greedy normal,,w", "line 3 should be a game"),
        ("arena,normal greedy,,w", "line 3 should be a game"),
        ("heroes,normal greedy,,wxw", "line 3: 'x' is none of the letters w, d, l"),
        ("crawler,normal greedy,,wd", "line 3: 'd' is none of the letters w, l"),
        ("heroes,normal greedy,3w,2l,w", "line 3 should be a game"),
        ("heroes,normal greedy,w3,w", "line 3: 'w3' is no sum of the letters w, d, l"),
        ("crawler,normal greedy,3w 2l,", "line 3: '3w 2l' is no sum of the letters w, l"),
        ('crawler,normal greedy,"3w 2l, 1w 3l",', "line 3: '3w 2l, 1w 3l' is no sum"),
        ('crawler,normal greedy,"3w 2l, 1w 4d",', "line 3: '3w 2l, 1w 4d' is no sum"),
    ],
)
def test_a_damaged_record_is_reported_and_nothing_is_written(tmp_path, capsys, line, told):
    record, page = tmp_path / "players.csv", tmp_path / "players.md"
    record.write_text(f"game,players,sum,games\narena,normal greedy,,wl\n{line}\n", "utf-8")
    assert players.main(["--out", str(tmp_path), "--games", "0", "--page", str(page), "--record", str(record)]) == 2
    assert capsys.readouterr().err.startswith(f"{record}: {told}")
    assert record.read_text("utf-8").endswith(f"{line}\n") and not page.exists()


def test_the_page_is_what_its_record_says(tmp_path):
    page = tmp_path / "players.md"
    page.write_bytes(players.PAGE.read_bytes())
    record = tmp_path / "players.csv"
    record.write_bytes(players.RECORD.read_bytes())
    assert players.main(["--out", str(tmp_path), "--games", "0", "--page", str(page), "--record", str(record)]) == 0
    assert page.read_bytes() == players.PAGE.read_bytes() and record.read_bytes() == players.RECORD.read_bytes()


def test_only_what_stands_between_its_marks_is_replaced():
    page = "a\n<!-- x: begin -->\nold\n<!-- x: end -->\nb\n<!-- y: begin -->\nkept\n<!-- y: end -->\n"
    assert players.written_into(page, "x", "new") == page.replace("old", "new")
    assert all(f"<!-- {name}: begin -->" in players.PAGE.read_text("utf-8") for name in ("strength", "ladders"))
    assert len(set(players.PAIRS)) == len(players.PAIRS)
