"""The faces and backs of Heroes' cards: what is printed stands there, and its icons are drawn."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.rules.heroes.cards.all_cards import CARDS, HEROES, RECORDS
from game.rules.heroes.presentation.card_words import card_text
from game.ui.art.card_faces import card_face, fitting_card, last_row_high, picture_foot
from game.ui.art.icons import has_icon
from game.ui.boards.cards.records import CardShown, CounterShown
from game.ui.boards.cards.whole_cards import card_look, card_margin, figure_spots, whole_card
from game.ui.games.heroes.chain import WHAT
from game.ui.games.heroes.faces import attack_icon, heroes_back, heroes_face, turned_key
from game.ui.games.heroes.offers import _ICONS


def test_a_face_shows_the_printed_figures() -> None:
    for key, card in RECORDS.items():
        face = heroes_face(key)
        figures = dict(face.figures)
        assert face.name == card.name and face.text == card_text(card)
        if card.type == "Hero":
            assert figures == {"hp": str(card.health)} and face.level is None
        elif card.type == "Ally":
            assert figures == {attack_icon(card): str(card.atk), "hp": str(card.health)}
        elif card.type == "Weapon":
            assert figures == {attack_icon(card): str(card.atk), "strike": str(card.strike)}
        elif card.type == "Armor":
            assert figures == {"block": str(card.defense)}
        else:
            assert figures == {}
        assert face.level == (None if card.type in ("Hero", "Quest") else card.cost)


def test_what_a_card_is_stands_there_word_for_word() -> None:
    words = {face.name: face.keywords for face in map(heroes_face, RECORDS)}
    assert words["High Marshal Edda Rowe"] == ("Protector", "Human", "Unique", "Lanternhold")
    assert words["Wallwatch Archer"] == ("Long-Range", "Elf", "Lanternhold")


def test_every_icon_of_the_faces_is_drawn_and_damage_has_its_own() -> None:
    faces = [heroes_face(key) for key in RECORDS]
    names = {name for face in faces for name, _ in face.figures} | {face.cost_icon for face in faces}
    names |= {"resource", "hidden", "clock", "tap", "block", "damage", *WHAT.values(), *_ICONS.values()}
    assert [name for name in sorted(names) if name and not has_icon(name)] == []
    assert {attack_icon(card) for card in CARDS.values() if card.type == "Ally"} >= {"melee", "fire", "shadow"}


def test_cards_of_a_class_have_the_tone_of_its_faction() -> None:
    factions = {key: heroes_face(key).faction for key in HEROES}
    assert set(factions.values()) == {"lanternhold", "thornmoot"}
    for card in CARDS.values():
        face = heroes_face(card.key)
        assert (face.faction == "neutral") == (not card.icons)
        for hero_key, hero in HEROES.items():
            if hero.hero_class in card.icons or hero.faction in card.icons:
                assert face.faction == factions[hero_key]


def test_an_unknown_card_has_no_face() -> None:
    for key in ("nobody", turned_key("nobody")):
        with pytest.raises(KeyError):
            heroes_face(key)


def test_words_fit_on_every_large_face() -> None:
    for key in RECORDS:
        assert card_face(heroes_face(key), 260).get_size() == (260, 364)
    assert heroes_back("", 90).get_size() == (90, 126)


@pytest.mark.parametrize(("wide", "inner"), [(160, 152), (300, 286)])
@pytest.mark.parametrize("key", ["bonepicker", "ash_shaman", "bone_sickle"])
def test_figures_on_a_card_in_play_cover_none_of_its_words(key: str, wide: int, inner: int) -> None:
    size, face = (wide, wide * 7 // 5), heroes_face(key)
    figures = (CounterShown("blade", 2), CounterShown("hp", 3))
    look = card_look(CardShown(1, key, face.name, 0, "", figures=figures), face, turned=False, under=False)
    box = pygame.Rect(0, 0, *size)
    high = box.height - last_row_high(face, inner) - 12
    assert min(spot.top for spot in figure_spots(look, box)) >= high
    # Down to the figures the face is the one that has a row of its own for them.
    margin, edge = card_margin(size), (wide - inner) // 2
    part = pygame.Rect(inner // 10, inner // 4, inner * 8 // 10, high - inner // 4 - edge)
    shown = whole_card(look, size, heroes_back).subsurface(part.move(margin + edge, margin + edge))
    whole = pygame.transform.smoothscale(fitting_card(face, inner), (inner, size[1] - 2 * edge)).subsurface(part)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.mark.parametrize("wide", [160, 300])
def test_counters_lie_on_the_picture_and_not_on_the_words_below_it(wide: int) -> None:
    face = heroes_face("bonepicker")
    hurt = CardShown(1, "bonepicker", face.name, 0, "", counters=(CounterShown("wound", 1),))
    size = (wide, wide * 7 // 5)
    pictures = [
        whole_card(card_look(one, face, turned=False, under=False), size, heroes_back)
        for one in (hurt, replace(hurt, counters=()))
    ]
    top = card_margin(size) + round(wide * 0.08) + picture_foot(face, wide - round(wide * 0.045))
    below = pygame.Rect(0, top, pictures[0].get_width(), pictures[0].get_height() - top)
    one, other = (pygame.image.tobytes(picture.subsurface(below), "RGBA") for picture in pictures)
    assert one == other
