"""Subjects: one for every card, hero and token, each full and unlike all others of its game."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.crawler.cards.all_cards import CARDS
from game.rules.factions.cards.all_cards import CARDS as FACTIONS_CARDS
from game.rules.heroes.cards.all_cards import RECORDS
from game.ui.art.card_faces import FaceRecord, card_face, small_card
from game.ui.art.illustrations import illustration, own_subject, seed_of, subject_picture
from game.ui.art.palette import faction_colour
from game.ui.boards.cards.portraits import little_card
from game.ui.games.arena.faces import arena_face
from game.ui.games.factions.faces import capital_key, factions_face
from tests.ui.art.gallery import records
from tests.ui.art.keys import undrawn
from tests.ui.art.likeness import alike, pixels

GAMES = {"crawler": tuple(CARDS), "heroes": tuple(RECORDS)}


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


#: The subjects of each game's cards, with the tint that a card gives its picture.
PICTURES: dict[str, dict[str, str]] = {
    **{game: {own_subject(game, key): "neutral" for key in keys} for game, keys in GAMES.items()},
    "skirmish": {face.key: face.faction for face in records()},
    "arena": {key: arena_face(key).faction for key in (*ARMY_CARDS, *SPELL_CARDS)},
    "factions": {key: factions_face(key).faction for key in FACTIONS_CARDS},
}
#: What else is drawn as a token.
CAPITALS = [capital_key(name) for name in ("Kingdom", "Mage Guild", "Alliance", "Barbarian", "Underworld", "Neutral")]


@pytest.mark.parametrize("game", PICTURES)
def test_pictures_are_full_and_differ_from_each_other(game: str) -> None:
    drawn = {
        name: pixels(illustration(name, (108, 72), tint=tint, seed=seed_of(name)))
        for name, tint in PICTURES[game].items()
    }
    assert [name for name, picture in drawn.items() if picture.std() <= 18] == []
    assert alike(drawn, 6) == []


@pytest.mark.parametrize("game", ["crawler", "heroes", "factions"])
def test_subjects_differ_at_the_size_of_a_token(game: str) -> None:
    names = [*PICTURES[game], *(CAPITALS if game == "factions" else [])]
    assert alike({name: pixels(subject_picture(name, 64, faction_colour("alliance"))) for name in names}, 5) == []


@pytest.mark.parametrize(("game", "tint"), [("skirmish", "drow"), ("arena", "green")])
def test_subjects_differ_by_shape_alone(game: str, tint: str) -> None:
    pictures = {name: subject_picture(name, 64, faction_colour(tint)) for name in PICTURES[game]}
    shapes = {name: (pygame.surfarray.array_alpha(one) > 128).astype(np.int16) for name, one in pictures.items()}
    assert [name for name, shape in shapes.items() if not 0.08 < shape.mean() < 0.95] == []
    assert alike(shapes, 0.03) == []
