"""Colours that people choose for their seats: in the match and whatever shows it, and nowhere else."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest
from msgspec.structs import replace

from game.app.files.last_set_up import read_last_set_up
from game.app.matches.opening import Seating
from game.app.records.course import Recorded
from game.app.records.journal import read_journal
from game.ui.art.chosen_colours import colours_of
from game.ui.art.palette import SEAT_COLOURS
from game.ui.art.tokens import banner_shape
from game.ui.art.tones import seat_colour, seat_colour_name
from game.ui.boards.squares.ground_marks import plus
from game.ui.review.replay import ReplayScene
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.ui.shell.pages import a_match


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ([None, None], (0, 1, 2, 3, 4)),
        ([4, None], (4, 1, 2, 3, 0)),
        ([1, None], (1, 0, 2, 3, 4)),
        ([1, 1, None], (1, 0, 2, 3, 4)),
        ([5, -1, None], (0, 1, 2, 3, 4)),
        ([4, 3, 2, 1, 0, 1], (4, 3, 2, 1, 0)),
    ],
)
def test_no_two_seats_have_the_same_colour(chosen: list[int | None], found: tuple[int, ...]) -> None:
    assert colours_of([SimpleNamespace(colour=colour) for colour in chosen]) == found


def _shown() -> list[str]:
    assert [seat_colour(seat) for seat in (0, 1)] == [SEAT_COLOURS[number] for number in _numbers()]
    return [seat_colour_name(seat) for seat in (0, 1)]


def _numbers() -> list[int]:
    names = ("Blue", "Amber", "Teal", "Plum", "Brick")
    return [names.index(seat_colour_name(seat)) for seat in (0, 1)]


def test_a_chosen_colour_holds_in_the_match_and_its_replay_and_is_kept_for_the_next_one(driver: Driver) -> None:
    driver.click_on("New game")
    for _ in range(200):
        driver.frames()
        if driver.scene.choice.listing is None:  # type: ignore[union-attr]
            break
    driver.frames(2)
    driver.click_on("Colour 1", "Colour 1")
    assert _shown() == ["Plum", "Amber"] and driver.scene.choice.seats[0].name == "Plum"  # type: ignore[union-attr]
    driver.click_on("Start")
    driver.frames(3)
    table = next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))
    path = table.match.journal.path
    assert path is not None and [one.colour for one in read_journal(path).opening.seatings] == [3, None]
    assert _shown() == ["Plum", "Amber"]
    table.match.rename(("Ann", "Amber"))
    recorded = Recorded.of(table.match)
    driver.app.go_home()
    assert _shown() == ["Blue", "Amber"], "the menu shows no match"
    driver.app.stack.push(ReplayScene(driver.app, recorded))
    assert _shown() == ["Plum", "Amber"]
    driver.app.play(a_match("human", "easy"))
    assert _shown() == ["Blue", "Amber"], "another match has its own"
    kept, _ = read_last_set_up()
    assert kept is not None and kept.seats[0].colour == 3
    driver.app.go_home()
    driver.click_on("New game")
    driver.frames(2)
    assert _shown() == ["Plum", "Amber"]
    driver.key(pygame.K_ESCAPE)
    assert _shown() == ["Blue", "Amber"]


@pytest.mark.parametrize("way", ["colours", "palette"])
def test_no_picture_of_a_seat_stays_in_another_colour(way: str, driver: Driver) -> None:
    before = [pygame.image.tobytes(draw, "RGB") for draw in (banner_shape(0, 40), plus(40, 0))]
    if way == "colours":
        match = a_match("human", "easy")
        match.opening = replace(match.opening, seatings=(Seating("Blue", "human", 4), Seating("Amber", "easy")))
        driver.app.play(match)
    else:
        driver.app.change_settings(palette="tritanopia")
    after = [pygame.image.tobytes(draw, "RGB") for draw in (banner_shape(0, 40), plus(40, 0))]
    assert all(one != other for one, other in zip(before, after, strict=True))
