"""Decks of Crawler in the editor of lists: both decks in one list, each with its bar."""

from __future__ import annotations

import pytest

from game.app.games.crawler.list_kind import LIST, list_of
from game.app.lists.card_list import CardList
from game.app.lists.kinds import ListError, Section, list_kind_of
from game.rules.crawler.cards.decks import DECK_CARDS, STARTER_DECKS
from game.rules.crawler.cards.terms import CRAWLER_TYPES, DUNGEON_TYPES
from game.rules.crawler.presentation.card_words import plain

STARTER = list_of(STARTER_DECKS)


def test_crawler_builds_decks() -> None:
    assert list_kind_of("crawler") is LIST
    assert (LIST.word, LIST.words, LIST.folder) == ("deck", "Decks", "crawler_decks")
    (premade,) = LIST.premade()
    assert (premade.name, premade.called, premade.content.size) == ("Starter decks", "starter", 130)


def test_each_deck_has_a_section() -> None:
    crawler, dungeon = LIST.sections(STARTER.removed("zombie"))
    assert (crawler.heading, crawler.figures, crawler.amount, crawler.most) == (
        "Crawler deck",
        "65 of 65 cards",
        65,
        65,
    )
    assert (dungeon.heading, dungeon.figures, dungeon.amount, dungeon.most) == (
        "Dungeon deck",
        "64 of 65 cards",
        64,
        65,
    )
    assert _counts(crawler) == ["Equipment 18", "Magic 16", "Skill 16", "Tactic 15"]
    assert _counts(dungeon) == ["Character 42", "Event 8", "Terrain 6", "Trap 8"]
    # The cheapest first, then by name.
    assert [(row.name, row.cost) for row in crawler.groups[3].rows][:4] == [
        ("Grim Bargain", 0),
        ("Scout Ahead", 0),
        ("Bold Defiance", 1),
        ("Feint", 1),
    ]


def _counts(section: Section) -> list[str]:
    return [plain(group.words) for group in section.groups]


def test_an_empty_list_says_what_to_do() -> None:
    crawler, dungeon = LIST.sections(CardList())
    assert (crawler.groups, crawler.amount, crawler.empty) == (
        (),
        0,
        "Choose Crawler cards, or open the starter decks.",
    )
    assert dungeon.empty == "Choose Dungeon cards, or open the starter decks."
    charts = LIST.charts(CardList(), {})
    assert charts is not None and charts.words == "" and {count for _, count in charts.costs} == {0}
    assert LIST.contents(CardList()) == "no cards"


def test_charts_of_the_starter_decks() -> None:
    charts = LIST.charts(STARTER, {"Deck": ""})
    assert charts.costs == (("0", 8), ("1", 80), ("2", 34), ("3", 7), ("4+", 1))
    assert dict(charts.kinds)["Equipment"] == 18 and dict(charts.kinds)["Trap"] == 8
    assert charts.words == "A Crawler card costs 1.2 on average and a Dungeon card costs 1.5 on average."


def test_reasons_are_the_rules() -> None:
    assert LIST.flaws(STARTER) == ()
    assert LIST.flaws(STARTER.added("rally")) == ("A Crawler deck has 65 cards, this one has 66.",)
    assert LIST.why_no_more(STARTER, "goblin_slinger") == "Max 4 of Goblin Slinger per deck."
    assert LIST.why_no_more(STARTER, "rally") == ""
    assert LIST.cost_of(STARTER, "banishment") == 3


@pytest.mark.parametrize(
    ("wanted", "words", "found"),
    [
        ({"Deck": "Dungeon", "Cost": "4+"}, "", {"horned_ravager"}),
        ({"Deck": "Crawler", "Cost": "3"}, "", {"banishment"}),
        ({"Deck": "Crawler", "Cost": "4+"}, "", set()),
        ({"Type": "Terrain"}, "", {"graveyard", "flooded_hall", "choking_fog", "narrow_stair"}),
        ({"Deck": "Crawler", "Type": "Terrain"}, "", set()),
        ({}, "goblin reach", {"goblin_lancer"}),
        ({}, "massive", {"horned_ravager"}),
        ({}, "disruption", {"bold_defiance"}),
        ({"Type": "Magic"}, "wound priest", {"mend", "thunderclap"}),
    ],
)
def test_cards_are_found(wanted: dict[str, str], words: str, found: set[str]) -> None:
    assert set(LIST.pool(STARTER, wanted, words)) == found


def test_notes_tell_the_limit_and_the_keywords() -> None:
    notes = LIST.notes_of(STARTER, "barrow_wolf")
    assert notes[0] == "**Max 4** per Dungeon deck."
    assert any(note.startswith("**Frenzy** ") for note in notes) and any(note.startswith("**Leap** ") for note in notes)
    assert not any(note.startswith("**Charge** ") for note in notes)
    assert LIST.notes_of(STARTER, "rally")[0] == "**Max 4** per Crawler deck."


def test_a_line_of_contents_counts_types() -> None:
    assert LIST.contents(CardList((("rally", 2), ("zombie", 3)))) == "2 Tactic, 3 Character"
    assert LIST.seat(CardList((("rally", 2),))) == {"decks": "2 Rally\n"}


def test_files_and_text_are_read_back() -> None:
    assert LIST.from_file(LIST.to_file("Mine", STARTER)) == ("Mine", STARTER)
    assert LIST.from_text(LIST.text("Mine", STARTER)) == STARTER
    assert set(LIST.names()) == set(DECK_CARDS)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("3 Rallye", "Line 1: there is no card 'Rallye'; did you mean Rally?"),
        ("3 Qqqq", "Line 1: there is no card 'Qqqq'."),
        ("# nothing", "There is no list of cards to read: one card per line is expected, as in 3 Short Spear."),
        ("401 Rally", "At most 400 cards are expected in both decks, not 401."),
    ],
)
def test_text_that_is_not_a_list(text: str, said: str) -> None:
    with pytest.raises(ListError) as wrong:
        LIST.from_text(text)
    assert str(wrong.value) == said
    with pytest.raises(ListError) as small:
        LIST.from_file(text.encode())
    assert str(small.value) == said[0].lower() + said[1:]


def test_bytes_that_are_not_text() -> None:
    with pytest.raises(ListError, match="it is no text that holds both decks"):
        LIST.from_file(b"\xff\xfe\x00")
    assert LIST.from_text("400 Rally").size == 400


@pytest.mark.parametrize(
    ("deck", "costs", "kinds", "words"),
    [
        ("Crawler", (5, 44, 15, 1, 0), CRAWLER_TYPES, "A Crawler card costs 1.2 on average."),
        ("Dungeon", (3, 36, 19, 6, 1), DUNGEON_TYPES, "A Dungeon card costs 1.5 on average."),
    ],
)
def test_charts_are_of_the_deck_that_is_shown(
    deck: str, costs: tuple[int, ...], kinds: tuple[str, ...], words: str
) -> None:
    charts = LIST.charts(STARTER, {"Deck": deck, "Type": "", "Cost": "3"})
    assert charts is not None and tuple(count for _, count in charts.costs) == costs
    assert tuple(kind for kind, _ in charts.kinds) == kinds and sum(count for _, count in charts.kinds) == 65
    assert charts.words == words
