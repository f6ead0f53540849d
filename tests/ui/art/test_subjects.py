"""Subjects of Crawler and Heroes: one for every card, hero and token, each full and unlike all others of its game."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations

import numpy as np
import pygame
import pytest

from game.rules.crawler.cards.all_cards import CARDS
from game.rules.heroes.cards.all_cards import RECORDS
from game.ui.art.card_faces import FaceRecord, card_face, small_card
from game.ui.art.illustrations import illustration, own_subject, seed_of, subject_picture
from game.ui.art.palette import faction_colour
from game.ui.boards.cards.portraits import little_card
from tests.ui.art.keys import undrawn

GAMES = {"crawler": tuple(CARDS), "heroes": tuple(RECORDS)}


def pixels(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(surface).astype(np.int16)


def test_a_name_that_two_games_have_is_drawn_twice() -> None:
    assert own_subject("crawler", "zombie") == "crawler_zombie"
    assert own_subject("factions", "zombie") == "zombie"
    assert own_subject("crawler", "tower_shield") == "tower_shield"
    assert own_subject("heroes", "tower_shield") == "heroes_tower_shield"
    assert own_subject("heroes", "shield_wall") == "shield_wall"


def test_a_face_shows_the_subject_that_it_names() -> None:
    plain = FaceRecord("zombie", "Zombie")
    own = FaceRecord("zombie", "Zombie", picture="crawler_zombie")
    assert (pixels(card_face(plain, 120)) != pixels(card_face(own, 120))).any()
    assert (pixels(small_card(plain, 60)) != pixels(small_card(own, 60))).any()
    assert (pixels(little_card(plain, 60)) != pixels(little_card(own, 60))).any()
    same = FaceRecord("zombie", "Zombie", picture="zombie")
    assert (pixels(small_card(plain, 60)) == pixels(small_card(same, 60))).all()


def test_the_factions_of_heroes_differ_from_each_other_and_from_neutral_cards() -> None:
    factions = {record.faction or "Neutral" for record in RECORDS.values()}
    assert factions == {"Lanternhold", "Thornmoot", "Neutral"}
    for one, two in combinations(sorted(factions), 2):
        assert sum(abs(a - b) for a, b in zip(faction_colour(one), faction_colour(two), strict=True)) > 60, (one, two)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_own_subject(game: str) -> None:
    subjects = [own_subject(game, key) for key in GAMES[game]]
    assert undrawn(subjects) == []
    assert len(set(subjects)) == len(subjects)


def test_no_subject_serves_both_games() -> None:
    drawn = [{own_subject(game, key) for key in keys} for game, keys in GAMES.items()]
    assert not drawn[0] & drawn[1]


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_full_and_differ_from_each_other(game: str) -> None:
    names = [own_subject(game, key) for key in GAMES[game]]
    drawn = {name: pixels(illustration(name, (108, 72), tint="neutral", seed=seed_of(name))) for name in names}
    assert [name for name, picture in drawn.items() if picture.std() <= 18] == []
    assert alike(drawn, 6) == []


@pytest.mark.parametrize("game", GAMES)
def test_subjects_differ_at_the_size_of_a_token(game: str) -> None:
    names = [own_subject(game, key) for key in GAMES[game]]
    assert alike({name: pixels(subject_picture(name, 64, faction_colour("alliance"))) for name in names}, 5) == []


def alike(shapes: dict[str, np.ndarray], least: float) -> Collection[tuple[str, str]]:
    """Return the pairs that differ by less than ``least`` of 255 on average."""
    return [(one, two) for one, two in combinations(shapes, 2) if np.abs(shapes[one] - shapes[two]).mean() <= least]
