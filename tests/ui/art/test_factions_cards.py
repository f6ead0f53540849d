"""Factions' cards: faces from the records, a picture of its own for every card, frames by faction, capitals."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from game.rules.factions.cards.all_cards import CARDS, RECORDS
from game.ui.art.card_backs import card_back
from game.ui.art.card_faces import card_face, fitting_card
from game.ui.art.card_stock import card_height
from game.ui.art.icons import has_icon
from game.ui.art.palette import faction_colour
from game.ui.art.tokens import token
from game.ui.games.arena.card_back import BACK as ARENA_BACK
from game.ui.games.factions.card_back import BACK as FACTIONS_BACK
from game.ui.games.factions.faces import capital_key, factions_face
from game.ui.games.skirmish.card_back import BACK as SKIRMISH_BACK
from tests.ui.art.keys import undrawn
from tests.ui.art.likeness import pixels

FACTIONS = ("Kingdom", "Mage Guild", "Alliance", "Barbarian", "Underworld", "Neutral")
FACES = [factions_face(key) for key in CARDS]


def test_a_unit_shows_its_figures_and_its_cost() -> None:
    for key, card in CARDS.items():
        face = factions_face(key)
        assert (face.name, face.level) == (card.name, card.cost)
        if card.type != "unit":
            assert face.figures == ()
            continue
        shown = dict(face.figures)
        assert (shown["hp"], shown["shield"]) == (str(card.hp), str(card.defense))
        assert (int(shown["blade"]), shown["damage"]) == (card.atk, str(card.dam))
        assert shown.get("magic") == (None if card.magic is None else f"{card.magic}+{card.renewal}")


def test_an_unknown_card_has_no_face() -> None:
    with pytest.raises(KeyError):
        factions_face("nobody")


def test_the_kind_line_names_type_factions_and_rarity() -> None:
    face = factions_face("counterspell")
    assert face.kind == "Battle card"
    assert face.keywords == ("Underworld / Mage Guild",)
    assert (face.faction, face.second_faction) == ("Underworld", "Mage Guild")
    assert factions_face("king_jeffery").marks == (("unique", ""), ("star", "R"))


def test_every_icon_of_the_faces_is_drawn() -> None:
    for name in sorted({name for face in FACES for name, _ in (*face.figures, *face.marks)} | {"flag"}):
        assert has_icon(name), name


def test_every_card_has_its_own_subject() -> None:
    assert undrawn(RECORDS) == []


def test_every_faction_has_its_frame_and_its_capital() -> None:
    colours = [faction_colour(faction) for faction in FACTIONS]
    for one, two in combinations(colours, 2):
        assert sum(abs(a - b) for a, b in zip(one, two, strict=True)) > 60
    assert len({capital_key(faction) for faction in FACTIONS}) == len(FACTIONS)


def test_two_factions_share_a_frame() -> None:
    face = pixels(card_face(factions_face("area_of_regeneration"), 200))
    left, right = face[2:5, 60:220].mean(axis=(0, 1)), face[195:198, 60:220].mean(axis=(0, 1))
    plain = pixels(card_face(factions_face("meditation"), 200))
    assert np.abs(left - plain[2:5, 60:220].mean(axis=(0, 1))).max() < 6
    assert np.abs(right - plain[195:198, 60:220].mean(axis=(0, 1))).max() > 10


@pytest.mark.parametrize("width", [80, 120, 240, 480])
def test_faces_are_cards_at_every_width(width: int) -> None:
    for key in ("prince_vaan", "counterspell", "fortress", "stun_gun", "capital"):
        assert fitting_card(factions_face(key), width).get_size() == (width, card_height(width))


def test_the_back_is_its_own() -> None:
    backs = [pixels(card_back(back, 120)) for back in (FACTIONS_BACK, ARENA_BACK, SKIRMISH_BACK)]
    for one, two in combinations(backs, 2):
        assert np.abs(one - two).mean() > 2


def test_portraits_fit_tokens() -> None:
    for key in ("skeleton", "black_dragon", "tank_of_ragnos", "capital_kingdom"):
        assert pixels(token(key, 0, 72)).std() > 18
