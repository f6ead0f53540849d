"""Units are told apart by their names, however small their tokens are."""

from __future__ import annotations

import numpy as np
import pygame
import pytest
from msgspec.structs import replace

from game.rules.factions.cards.all_cards import RECORDS
from game.ui.art import fonts
from game.ui.boards.cards.tokens import brief_name, look_of, title_of, token
from game.ui.games.factions.faces import factions_face
from tests.ui.boards.cards.zone_tables import unit


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("wide", [47, 60, 73, 90])
def test_a_token_of_any_size_shows_a_name(wide: int) -> None:
    look = look_of(unit(1, "knight", 0, 3), factions_face("knight"))
    size = (wide, round(wide * 1.24))
    looks = (look, replace(look, name="Squire"))
    named, other = (pygame.surfarray.array3d(token(one, size)).astype(int) for one in looks)
    assert (np.abs(named - other) > 60).sum() > wide


def test_titles_of_one_or_two_words_stand_whole_on_the_smallest_token_that_has_them() -> None:
    names = [record.name for record in RECORDS.values() if record.type == "unit"]
    for name in names:
        lines, px = title_of(name, 72)
        is_whole = "".join(lines).replace(" ", "") == name.replace(" ", "")
        assert px == 11 and lines and (is_whole or len(name.split()) > 2), name
    assert len(names) > 50
    assert title_of("Sword-for-Hire", 72)[0] == ("Sword-for-", "Hire")
    # What is cut ends with a word, and of a word too long for the token nothing is there.
    assert title_of("Kruul Ogre-Destroyerofworlds", 72)[0] == ("Kruul Ogre",)
    assert title_of("Necromancer", 72)[0] == ("Necromancer",) and title_of("Necromancer", 69)[0] == ()


@pytest.mark.parametrize(
    ("name", "room", "told"),
    [
        ("Energy Elemental", 200, "Energy Elemental"),
        ("Energy Elemental", 36, "Energy"),
        ("Zeal, Void Knight", 36, "Zeal"),
        ("Knight", 36, "Knight"),
        ("Sharpshooter", 30, "Sharpshooter"),
    ],
)
def test_a_name_gives_way_word_by_word(name: str, room: int, told: str) -> None:
    words, px = brief_name(name, room, 12)
    assert words == told and 9 <= px <= 12
    assert px == 9 or fonts.text_width(words, "body", px) <= room
