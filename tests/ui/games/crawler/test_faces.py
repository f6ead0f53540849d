"""The faces and backs of Crawler's cards, and what lies on its table."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from msgspec.structs import replace

from game.rules.crawler.cards.all_cards import CARDS, KEYS
from game.rules.crawler.cards.records import AdventurerRecord, CrawlerRecord, DungeonRecord
from game.rules.crawler.cards.terms import CRAWLER_TYPES
from game.rules.crawler.presentation.card_words import card_text
from game.rules.crawler.presentation.glossary import GLOSSARY
from game.rules.crawler.presentation.queries import encounter_gauge
from game.ui.art.card_faces import card_face, last_row_high, small_card
from game.ui.art.icons import has_icon
from game.ui.boards.cards.lines_of_cards import cards_in
from game.ui.boards.cards.records import CardShown, CounterShown
from game.ui.boards.cards.whole_cards import card_look, figure_spots
from game.ui.games.crawler.board import shown
from game.ui.games.crawler.faces import crawler_back, crawler_face
from game.ui.games.crawler.figures import glossary
from game.ui.games.crawler.tables import ENCOUNTER, PARTY, layouts, plain_layout
from tests.ui.games.crawler.matches import moments


def test_a_face_shows_the_printed_figures() -> None:
    for key, card in CARDS.items():
        face, figures = crawler_face(key), dict(crawler_face(key).figures)
        assert face.name == card.name
        if isinstance(card, AdventurerRecord):
            assert {kind: int(figures[kind.lower()]) for kind in CRAWLER_TYPES} == dict(
                zip(CRAWLER_TYPES, card.resources, strict=True)
            )
            assert figures["hp"] == str(card.life)
        elif isinstance(card, CrawlerRecord):
            assert (face.level, face.kind) == (card.cost, card.type)
        elif isinstance(card, DungeonRecord):
            assert face.level == card.cost
            assert figures.get("blade") == (None if card.power is None else str(card.power))


def test_the_boost_stands_in_a_box_with_its_two_classes_and_no_word_is_lost() -> None:
    boosted = 0
    for key, card in CARDS.items():
        face = crawler_face(key)
        if not isinstance(card, CrawlerRecord):
            assert not face.boxed
            continue
        if card.boost is not None:
            boosted += 1
            assert face.boxed.startswith("".join(f"{{icon:{one.lower()}}} " for one in card.boost.classes))
            assert "**Boost**" in face.boxed and "**Boost**" not in face.text
        for line in card_text(card).split("\n"):
            assert line in face.text or line in face.boxed
    assert boosted > 4


def test_a_card_shows_the_power_or_stamina_that_it_gives_even_when_it_is_small() -> None:
    keys = ("short_spear", "yew_bow", "tower_shield", "leather_armour", "rally")
    told = {key: crawler_face(key).lead for key in keys}
    assert told == {
        "short_spear": ("blade", "+2"),
        "yew_bow": ("blade", "+3"),
        "tower_shield": ("block", "+4"),
        "leather_armour": ("block", "+1 each"),
        "rally": ("", ""),
    }
    bare = replace(crawler_face("short_spear"), lead=("", ""))
    pictures = [pygame.image.tobytes(small_card(face, 80), "RGBA") for face in (crawler_face("short_spear"), bare)]
    assert pictures[0] != pictures[1]


def test_every_icon_of_the_faces_is_drawn() -> None:
    names = {face.cost_icon for face in map(crawler_face, CARDS)}
    names |= {"quest", "wound", "poison", "lock", "clock", "spent"}
    names |= {name for face in map(crawler_face, CARDS) for name, _ in face.figures}
    assert [name for name in sorted(names) if name and not has_icon(name)] == []


def test_a_name_that_another_game_has_too_shows_the_picture_drawn_for_crawler() -> None:
    assert (crawler_face("zombie").key, crawler_face("zombie").subject) == ("zombie", "crawler_zombie")
    assert crawler_face("feint").subject == "crawler_feint"
    assert {key for key in CARDS if crawler_face(key).subject != key} == {"zombie", "feint"}


def test_an_unknown_card_has_no_face() -> None:
    with pytest.raises(KeyError):
        crawler_face("nobody")


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Leather Armour", "Attacker"),
        ("Prism Essence", "Adjacent Target"),
        ("Captive", "Dungeon Retaliation"),
        ("Captive", "Condition"),
        ("Press the Advantage", "Legal Target"),
        ("Bar the Door", "Reshuffle"),
        ("Poison Needle", "Target"),
        ("Barrow Wolf", "Trigger"),
        ("Barrow Wolf", "Combat Trigger"),
        ("Mire Lurker", "Amphibious"),
        ("Cistern Eel", "Aquatic"),
        ("Cistern Eel", "Sonic"),
        ("Frost Shade", "Cold"),
        ("Fire Rune", "Fire"),
        ("Ember Bolt", "Magic"),
        ("Spirit Blade", "Supernatural"),
        ("Hedge Knight", "Good"),
        ("Road Thief", "Neutral"),
        ("Gallows Captain", "Evil"),
        ("Ember Adept", "Chaotic"),
    ],
)
def test_a_card_has_a_tooltip_for_what_stands_on_it(name: str, word: str) -> None:
    assert (word, GLOSSARY[word]) in glossary(KEYS[name])


def test_the_three_backs_differ() -> None:
    backs = {deck: pygame.image.tobytes(crawler_back(deck, 90), "RGBA") for deck in ("crawler", "dungeon", "")}
    assert len(set(backs.values())) == 3


def test_words_fit_on_every_large_face() -> None:
    for key in CARDS:
        assert card_face(crawler_face(key), 260).get_size() == (260, 364)


def test_every_card_in_play_lies_on_every_table() -> None:
    for layout in (*layouts(), plain_layout()):
        for view in list(moments(3, 80))[::8]:
            units, _, _, _, piles, gauges = shown(view.table)
            places = {area.name for area in layout.areas}
            assert {card.area for card in units} | {pile.area for pile in piles} <= places
            assert {gauge.area for gauge in gauges} <= places
            assigned = [under.piece for card in units for under in card.attached]
            laid = {card.piece for card in units} | set(assigned)
            table = view.table
            expected = [*table.party, *table.encounter, *table.played, *table.quests]
            assert laid == {one.id for one in expected}
            assert (gauges[0].value, gauges[0].most) == encounter_gauge(table)


def test_the_life_of_an_adventurer_covers_none_of_what_it_provides() -> None:
    for size in ((110, 154), (140, 196), (260, 364)):
        box, face = pygame.Rect(20, 20, *size), crawler_face("hedge_knight")
        shown = CardShown(1, "hedge_knight", "Hedge Knight", 0, PARTY, figures=(CounterShown("hp", 5),))
        (life,) = figure_spots(card_look(shown, face, turned=False, under=False), box)
        assert life.bottom <= box.bottom - last_row_high(face, size[0]) and box.top < life.top
        assert life.right > box.centerx
        (lying,) = figure_spots(card_look(shown, face, turned=True, under=False), box)
        assert lying.bottom > box.bottom, "on its side the row stands elsewhere"


@pytest.mark.parametrize("count", range(2, 9))
def test_the_figures_of_neighbours_keep_apart(count: int) -> None:
    (area,) = (one for one in plain_layout().areas if one.what == ENCOUNTER)
    figures = (CounterShown("blade", 1), CounterShown("block", 1))
    for exhausted in (False, True):
        cards = [
            CardShown(n, "zombie", "Zombie", 4, ENCOUNTER, figures=figures, exhausted=exhausted) for n in range(count)
        ]
        places = []
        for number, spot in sorted(cards_in(area, cards).items()):
            box = pygame.Rect(*(round(40 * one) for one in (spot.box.x, spot.box.y, spot.box.w, spot.box.h)))
            places += figure_spots(card_look(cards[number], crawler_face("zombie"), turned=exhausted, under=False), box)
        assert all(not one.colliderect(other) for one, other in combinations(places, 2)), (count, exhausted)
