"""Pictures of the real table in Help: each chapter's is of an existing lesson, and is drawn on the page."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.games.entries import GAMES
from game.app.lessons.lesson import lessons_of
from game.ui.boards.cards.board import CardBoardView
from game.ui.games.game_ui import game_ui_of
from game.ui.help import pictures
from game.ui.help.pictures import drawing, picture_kept, picture_size
from game.ui.table.drawing import Drawing
from tests.journeys.driver import Driver


def test_each_picture_is_of_a_chapter_and_of_a_step_that_there_is() -> None:
    for game in GAMES:
        own = game_ui_of(game)
        steps = {one.path.stem: len(one.steps) for one in lessons_of(game)}
        assert set(own.help_pictures) <= {heading for heading, _ in own.help_pages}
        assert all(1 <= one.step <= steps[one.lesson] for one in own.help_pictures.values())


@pytest.mark.parametrize(
    ("game", "chapter"), [("skirmish", "Moving"), ("heroes", "The chain"), ("crawler", "Resources")]
)
def test_a_picture_shows_the_table_with_a_ring_or_a_card_with_its_figures(game: str, chapter: str) -> None:
    driver, picture = Driver(), game_ui_of(game).help_pictures[chapter]
    lesson = next(one for one in lessons_of(game) if one.path.stem == picture.lesson)
    size = picture_size(600)
    assert sum(1 for _ in drawing(driver.app, lesson, picture, size)) < 40
    drawn = picture_kept(driver.app, game, picture, size)
    assert drawn is not None and drawn.get_size() == size
    tones = pygame.surfarray.array3d(drawn).reshape(-1, 3)
    assert tones.std(axis=0).min() > 15


@pytest.mark.parametrize(("game", "chapter"), [("heroes", "The chain"), ("crawler", "Resources")])
def test_a_table_is_drawn_in_parts_and_not_at_all_for_the_picture_of_a_card(
    game: str, chapter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, picture = Driver(), game_ui_of(game).help_pictures[chapter]
    lesson = next(one for one in lessons_of(game) if one.path.stem == picture.lesson)
    done: list[str] = []
    for of, name in ((pictures._Still, "enter"), (pictures._Still, "resize"), (Drawing, "keep_panels"),
                     (CardBoardView, "paint_ahead"), (pictures._Still, "draw")):  # fmt: skip
        monkeypatch.setattr(of, name, noting(done, name, getattr(of, name)))
    parts: list[tuple[str, ...]] = []
    for _ in drawing(driver.app, lesson, picture, picture_size(600)):
        parts.append(tuple(done))
        done.clear()
    first = [part for part in parts if part][:5]
    if picture.card:
        assert first == [("enter",), ("resize",)]
    else:
        # Drawing asks for the panels again, and finds them kept.
        assert first == [("enter",), ("resize",), ("keep_panels",), ("paint_ahead",), ("draw", "keep_panels")]


def noting(done: list[str], name: str, do: Callable[..., object]) -> Callable[..., object]:
    """Return a method that does the same and notes that it did."""

    def noted(*given: object, **named: object) -> object:
        done.append(name)
        return do(*given, **named)

    return noted
