"""Pictures of results: which there are, and what is drawn on them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from matplotlib.colors import to_hex
from PIL import Image

from game.app import look
from game.app.simulation.charts import cards_chart, length_chart, places_chart, wins_chart, write_charts
from game.app.simulation.jobs import Wanted, order_of
from game.app.simulation.playing import Played, play
from game.app.simulation.results import Results

ROOT = Path(__file__).resolve().parents[3]


def results(game: str, games: int = 2, **wanted) -> Results:
    order = order_of(Wanted(game=game, games=games, **wanted))
    return Results(order, [play(order.job(number)) for number in range(games)])


@pytest.mark.parametrize(
    ("game", "more", "names"),
    [
        ("skirmish", {"maps": ("open_hall", "sunken_cavern")}, ["wins", "length", "cards", "places1", "places2"]),
        ("crawler", {}, ["wins", "length", "cards"]),
    ],
)
def test_each_game_has_the_pictures_that_there_is_something_for(game, more, names, tmp_path):
    found = write_charts(results(game, **more), tmp_path / "deep")
    assert [path.name for path in found] == [f"{name}.png" for name in names]
    for path in found:
        with Image.open(path) as image:
            assert image.format == "PNG" and image.width > 500 and len(image.getcolors(1 << 24)) > 5


def drawn_axes(found):
    """Return the axes that something is drawn on, without those that only write beside them."""
    return [axes for axes in found.axes if axes.lines or axes.patches or axes.collections]


def test_shares_are_grouped_and_even_is_marked():
    found = wins_chart(results("factions", players=("greedy", "random"), more={"last_cycle": 2}))
    axes = drawn_axes(found)
    assert [one.get_title(loc="left") for one in axes] == ["Players", "Seats"]
    assert [label.get_text() for label in axes[0].get_yticklabels()] == ["greedy", "random"]
    seats = [label.get_text() for label in axes[1].get_yticklabels()]
    assert seats == ["Blue (seat 0)", "Amber (seat 1)", "Going first"]
    assert axes[1].lines[-1].get_xdata()[0] == 50


def test_beside_each_share_stand_its_interval_and_how_many_games_it_is_of():
    found = wins_chart(results("factions", players=("greedy", "random"), more={"last_cycle": 2}))
    beside = next(axes for axes in found.axes if axes not in drawn_axes(found))
    shares = results("factions", players=("greedy", "random"), more={"last_cycle": 2}).by_player
    assert [label.get_text() for label in beside.get_yticklabels()] == [
        f"{share.words}, n = 2" for share in shares.values()
    ]
    cards = cards_chart(results("heroes", 1))
    notes = [label.get_text() for axes in cards.axes for label in axes.get_yticklabels() if "n = " in label.get_text()]
    assert len(notes) == 2 * len(drawn_axes(cards)[0].get_yticklabels())


def lengths(turns: list[int]) -> Results:
    """Return games of that many turns, and of seven answers each."""
    order = order_of(Wanted(game="factions", games=len(turns)))
    fields = {"winners": (0,), "scores": (0, 0), "reason": "capital", "answers": 7}
    return Results(order, [Played(job=job, seed=job, turns=count, **fields) for job, count in enumerate(turns)])


@pytest.mark.parametrize(("longest", "wide"), [(1, 1), (2, 1), (30, 1), (31, 2), (60, 2), (61, 3), (400, 14)])
def test_lengths_are_counted_in_columns_of_whole_turns(longest, wide):
    found = length_chart(lengths([1, longest]))
    _, turns = found.axes
    columns = turns.patches[:-1]
    assert {round(column.get_width(), 6) for column in columns} == {wide} and len(columns) <= 30
    assert all(column.get_x() % 1 == 0.5 for column in columns), "a column holds whole turns"
    assert columns[0].get_x() == 0.5 and columns[-1].get_x() + wide > longest
    assert sum(column.get_height() for column in columns) == 2
    assert turns.get_xlabel() == ("turns a game" if wide == 1 else f"turns a game, {wide} to a column")
    assert all(tick % 1 == 0 for axis in (turns.get_xticks(), turns.get_yticks()) for tick in axis)


def test_the_average_length_has_its_interval_and_how_many_games_it_is_of():
    # The deviation of 3, 5, 7 is 2: 1.96 * 2 / sqrt(3) = 2.26.
    title = length_chart(lengths([3, 5, 7])).axes[1].get_title(loc="left")
    assert title == "Turns: 5.0 (2.7 to 7.3) on average, n = 3"
    assert length_chart(lengths([4])).axes[1].get_title(loc="left") == "Turns: 4.0 on average, n = 1"


def test_heat_lies_on_the_places_of_the_map():
    found = places_chart(results("arena", 1, maps=("ridge",)), "ridge")
    assert len(found.axes) == 6 and all(axes.images for axes in found.axes)
    (heat,) = found.axes[0].collections
    left, bottom, right, top = (*found.axes[0].viewLim.min, *found.axes[0].viewLim.max)
    for path in heat.get_paths():
        for x, y in path.vertices:
            assert min(left, right) <= x <= max(left, right) and min(bottom, top) <= y <= max(bottom, top)


def test_each_heat_map_has_its_scale_beside_it_which_all_seats_share():
    played = results("arena", 1, maps=("ridge",))
    found = places_chart(played, "ridge")
    stood = [figures.stood for figures in played.places]
    for line in (found.axes[:3], found.axes[3:]):
        assert [axes.get_title(loc="left").split(" (")[0].split(": ")[1] for axes in line] == [
            "stood as a turn began", "fell", "shot from"
        ]  # fmt: skip
        (scale,) = line[0].child_axes
        assert scale.get_ylim() == (0, max(stood)) and all(tick % 1 == 0 for tick in scale.get_yticks())
        assert all(len(axes.child_axes) == 1 for axes in line)
    assert [found.axes[at].get_title(loc="left").split(":")[0] for at in (0, 3)] == ["Blue", "Amber"]
    blue = sum(figures.stood for figures in played.places if figures.seat == 0)
    assert found.axes[0].get_title(loc="left") == f"Blue: stood as a turn began (n = {blue})"


def test_pictures_have_the_colours_and_the_typefaces_of_the_window():
    from matplotlib import rcParams

    before = dict(rcParams)
    found = wins_chart(results("heroes", 1))
    assert to_hex(found.get_facecolor()) == look.SLATE and to_hex(found.axes[0].get_facecolor()) == look.SLATE_LIGHT
    assert found.axes[0].yaxis.get_ticklabels()[0].get_fontname() == "Noto Sans"
    title = found._suptitle
    assert title.get_fontname().startswith("Source Serif") and title.get_color() == look.BRASS
    assert title.get_text() == "Heroes: share of wins in 1 game"
    assert dict(rcParams) == before, "nothing else that draws is changed"


@pytest.mark.parametrize(("game", "drawn"), [("skirmish", 0), ("factions", 1)])
def test_boards_without_a_map_are_plain_and_zones_lie_on_their_table(game, drawn):
    found = places_chart(results(game, 1), "")
    assert [len(axes.images) for axes in found.axes] == [drawn] * 6
    (heat,) = found.axes[0].collections
    assert heat.get_paths()


def test_a_folder_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ValueError, match="it cannot be written"):
        write_charts(results("factions", 1, more={"last_cycle": 1}), tmp_path / "file")


def test_neither_the_window_nor_a_worker_loads_what_draws_pictures():
    code = (
        "import sys, game.ui.application, game.app.simulation.command, game.app.simulation.playing;"
        "print(sorted({'matplotlib', 'PIL', 'rich', 'openskill', 'distributed'} & set(sys.modules)))"
    )
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert ended.stdout.split()[-1:] == [b"[]"]
