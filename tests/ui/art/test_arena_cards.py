"""Arena's cards and pieces: faces from the records, a picture for every card, dice, markers and discs."""

from __future__ import annotations

from itertools import combinations

import msgspec
import numpy as np
import pytest

from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.ui.art.card_backs import card_back
from game.ui.art.card_faces import FaceRecord, card_face
from game.ui.art.card_stock import card_height
from game.ui.art.icons import has_icon
from game.ui.art.layers import layer
from game.ui.art.palette import contrast, darker, faction_colour, lighter
from game.ui.games.arena.card_back import BACK as ARENA_BACK
from game.ui.games.arena.faces import BRIEF_BELOW, arena_face, with_icons
from game.ui.games.skirmish.card_back import BACK as SKIRMISH_BACK
from tests.ui.art.keys import key_of_name, undrawn
from tests.ui.art.likeness import pixels

COLOURS = ("white", "blue", "black", "red", "green")
FACES = [arena_face(key) for key in (*ARMY_CARDS, *SPELL_CARDS)]


def test_an_army_card_shows_its_six_figures_and_its_cost() -> None:
    for key, card in ARMY_CARDS.items():
        face = arena_face(key)
        assert [name for name, _ in face.figures] == ["life", "move", "range", "power", "toughness", "height"]
        assert [int(value) for _, value in face.figures] == [getattr(card, name) for name, _ in face.figures]
        assert face.level == card.cost
        assert len(face.marks) == (0 if card.kind == "planeswalker" else 2)


def test_a_spell_says_what_it_is() -> None:
    signs = {face.cost_icon for face in FACES if not face.figures}
    assert signs == {"sorcery", "enchant", "hidden"}
    assert arena_face("twinflame").kind == "Sorcery"
    assert arena_face("bark-mantle").kind == "Enchant Planeswalker"
    assert arena_face("backdraft").kind == "Hidden enchant unique squad"


def test_measured_damage_gets_its_icon() -> None:
    assert with_icons("deal 2 damage to a figure") == "deal {icon:damage} 2 damage to a figure"
    assert with_icons("{icon:damage} 2 damage") == "{icon:damage} 2 damage"
    assert with_icons("prevent that damage") == "prevent that damage"


def test_every_icon_of_the_faces_is_drawn() -> None:
    names = {name for face in FACES for name, _ in (*face.figures, *face.marks)} | {f.cost_icon for f in FACES} - {""}
    inline = {part.split("}")[0] for face in FACES for part in face.text.split("{icon:")[1:]}
    for name in sorted(names | inline | {"arena", "hit", "knowledge"}):
        assert has_icon(name), name


@pytest.mark.parametrize("colour", COLOURS)
def test_a_kind_line_reads_on_its_colour(colour: str) -> None:
    assert card_face(FaceRecord("x", "Name", 350, kind="Kind", faction=colour), 240).get_size() == (240, 336)
    # Even on the palest frame there is a darker ground for the ink that the line is set in.
    assert contrast(lighter(faction_colour(colour), 0.86), darker(faction_colour(colour), 0.60)) > 5


def test_colours_are_five_frames() -> None:
    frames = [pixels(card_face(FaceRecord("x", "Same", faction=c), 180))[1:6] for c in COLOURS]
    for one, two in combinations(frames, 2):
        assert np.abs(one - two).mean() > 8


def test_every_card_has_its_own_subject() -> None:
    assert undrawn(face.key for face in FACES) == []
    assert [face.key for face in FACES if key_of_name(face.name) != face.key.replace("-", "_")] == []


def test_a_narrow_face_gives_its_words_to_the_picture() -> None:
    face = arena_face("jace-beleren")
    bare = msgspec.structs.replace(face, text="")
    assert card_face(face, BRIEF_BELOW - 20) is card_face(bare, BRIEF_BELOW - 20)
    assert (pixels(card_face(face, 400)) != pixels(card_face(bare, 400))).any()
    assert card_face(face, 120).get_size() == (120, card_height(120))


def test_a_hidden_enchantment_has_its_own_back() -> None:
    plain, hidden = card_back(ARENA_BACK, 120), card_back(ARENA_BACK, 120, deck="hidden")
    other = card_back(SKIRMISH_BACK, 120)
    assert np.abs(pixels(plain) - pixels(hidden)).mean() > 4
    assert np.abs(pixels(plain) - pixels(other)).mean() > 2


def test_a_cards_key_and_its_file_are_one_name() -> None:
    found = layer("subjects", "elf-archer")
    assert found is not None and found == layer("subjects", "elf_archer")
