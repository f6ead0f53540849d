"""Pictures of results: which there are, and what is drawn on them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from game.app.simulation.charts import places_chart, wins_chart, write_charts
from game.app.simulation.jobs import Wanted, order_of
from game.app.simulation.playing import play
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


def test_shares_are_grouped_and_even_is_marked():
    found = wins_chart(results("factions", players=("greedy", "random"), more={"last_cycle": 2}))
    assert [axes.get_title(loc="left") for axes in found.axes] == ["players", "seats"]
    assert [label.get_text() for label in found.axes[0].get_yticklabels()] == ["greedy (2)", "random (2)"]
    assert found.axes[1].lines[-1].get_xdata()[0] == 50


def test_heat_lies_on_the_places_of_the_map():
    found = places_chart(results("arena", 1, maps=("ridge",)), "ridge")
    assert len(found.axes) == 6 and all(axes.images for axes in found.axes)
    (heat,) = found.axes[0].collections
    left, bottom, right, top = (*found.axes[0].viewLim.min, *found.axes[0].viewLim.max)
    for path in heat.get_paths():
        for x, y in path.vertices:
            assert min(left, right) <= x <= max(left, right) and min(bottom, top) <= y <= max(bottom, top)


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
