"""Pictures of the real table in Help: each chapter's is of an existing lesson, and is drawn on the page."""

from __future__ import annotations

import pygame
import pytest

from game.app.games.entries import GAMES
from game.app.lessons.lesson import lessons_of
from game.ui.games.game_ui import game_ui_of
from game.ui.help.pictures import drawing, picture_kept, picture_size
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
