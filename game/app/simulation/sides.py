"""What games were played on, for words and pictures: the board, its places, what sides and seats are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.games.counted import Place
from game.app.games.entries import entry_of
from game.app.maps.picture import MapPicture
from game.app.maps.reading import picture_for
from game.app.simulation.board_picture import outline
from game.app.simulation.results import Results
from game.app.simulation.seats import seat_words
from game.core import record


def setup_on(results: Results, named: str) -> Any:
    """Return the set-up of the first line-up on a map."""
    line_up = next(line_up for line_up in results.order.line_ups if line_up.map == named)
    return record.decode_setup(entry_of(results.order.game).ruleset, line_up.setup)


def board_under(game: str, setup: Any) -> MapPicture | None:
    """Return the picture of the set-up's map; None for a board that is not drawn."""
    source = entry_of(game).counted.map_source(setup)
    return picture_for(source) if source else None


def corners_of(game: str, setup: Any, board: MapPicture | None, place: Place) -> Sequence[tuple[float, float]]:
    """Return a place's corners as the picture counts; a square where there is none."""
    box = entry_of(game).counted.place_box(setup, place)
    if box is None and board is not None:
        return outline(board, place)
    left, top, width, height = box or (float(place[0]), float(place[1]), 1.0, 1.0)
    return (left, top), (left + width, top), (left + width, top + height), (left, top + height)


def side_words(results: Results, name: str) -> str:
    """Return a side with where it starts, if all games had one map: "Side 1 (at the upper left)"; a seat by its colour
    and its number in the tables: "Blue (seat 0)"; anything else as it is."""
    what, _, number = name.partition(" ")
    if what == "seat":
        return seat_words(name)
    setup = setup_on(results, results.order.line_ups[0].map)
    board, counted = board_under(results.order.game, setup), entry_of(results.order.game).counted
    if what != "side" or board is None or len({line_up.map for line_up in results.order.line_ups}) > 1:
        return name.capitalize()
    corners = [corner for place in counted.start_areas(setup)[int(number) - 1] for corner in outline(board, place)]
    across = sum(x for x, _ in corners) / len(corners) / board.width
    down = sum(y for _, y in corners) / len(corners) / board.height
    return f"{name.capitalize()} ({_corner(across, down)})"


def _corner(across: float, down: float) -> str:
    """Return where on the board a point is, from 0 to 1 each way."""
    side = "left" if across < 0.4 else "right" if across > 0.6 else ""
    height = "upper" if down < 0.4 else "lower" if down > 0.6 else ""
    if side and height:
        return f"at the {height} {side}"
    if side:
        return f"at the {side}"
    return {"upper": "at the top", "lower": "at the bottom", "": "in the middle"}[height]
