"""The faces and backs of Heroes' cards: what is printed stands there, and its icons are drawn."""

from __future__ import annotations

import pytest

from game.rules.heroes.cards.all_cards import CARDS, HEROES, RECORDS
from game.rules.heroes.presentation.card_words import card_text
from game.ui.art.card_faces import card_face
from game.ui.art.icons import has_icon
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
