"""The deck editor's view of Heroes: what fits a hero, why not one more, sections and charts."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.app.games.heroes.list_kind import LIST, deck_of, list_of
from game.app.lists.card_list import CardList
from game.app.lists.kinds import ListError
from game.app.lists.saved import saved_lists, write_list
from game.rules.heroes.cards.all_cards import CARDS
from game.rules.heroes.cards.starter_decks import quick_deck, starter_deck

SEDGE = list_of(starter_deck("mother_sedge"))


def icons(keys: Iterable[str]) -> set[tuple[str, ...]]:
    return {CARDS[key].icons for key in keys}


def test_cards_are_looked_for_by_hero_icon_type_cost_and_words() -> None:
    fitting = LIST.pool(SEDGE, LIST.first_wanted(SEDGE), "")
    assert icons(fitting) == {(), ("Thornmoot",), ("Gloamcaller",)}
    assert "bonepicker" in fitting and "kettle_helm" not in fitting
    assert icons(LIST.pool(SEDGE, {"Cards": "Bulwark"}, "")) == {("Bulwark",)}
    assert icons(LIST.pool(SEDGE, {"Cards": "neutral"}, "")) == {()}
    assert LIST.pool(SEDGE, {"Cards": "", "Type": "Item"}, "ring") == ("veterans_signet",)
    assert set(LIST.pool(SEDGE, {"Cost": "5+", "Type": "Ally"}, "protector")) == {
        "high_marshal_edda_rowe",
        "ironback_hauler",
        "old_thicket_bear",
    }
    assert all(LIST.cost_of(SEDGE, key) == 0 for key in LIST.pool(SEDGE, {"Cost": "0"}, ""))


def test_why_not_one_more() -> None:
    assert LIST.why_no_more(SEDGE, "bonepicker") == ""
    four = SEDGE.added("bonepicker").added("bonepicker")
    assert LIST.why_no_more(four, "bonepicker") == "Max 4 of Bonepicker per deck."
    assert LIST.why_no_more(SEDGE, "kettle_helm").startswith("Kettle Helm is for Bulwark;")
    assert LIST.flaws(SEDGE) == () and LIST.flaws(SEDGE.removed("bonepicker")) != ()


def test_the_section_is_full_at_sixty_or_at_a_quick_decks_thirty() -> None:
    (section,) = LIST.sections(SEDGE)
    assert (section.amount, section.most, section.figures) == (60, 60, "60 of 60 cards")
    (section,) = LIST.sections(list_of(quick_deck("mother_sedge")))
    assert (section.amount, section.most) == (30, 30)
    (section,) = LIST.sections(CardList(declared="mother_sedge"))
    assert (section.amount, section.most, section.groups) == (0, 60, ())


def test_charts_leave_quests_out_of_the_costs() -> None:
    charts = LIST.charts(SEDGE, {})
    assert sum(count for _, count in charts.costs) == 52 and dict(charts.kinds)["Quests"] == 8
    assert charts.words == "2.8 resources a card."
    assert LIST.charts(CardList(declared="mother_sedge"), {}).words == ""


def test_notes_say_limits_and_words() -> None:
    notes = LIST.notes_of(SEDGE, "marsh_skitterer")
    assert notes[0] == "**Any number** per deck." and any(note.startswith("**Unlimited**") for note in notes)
    assert any(note.startswith("Kettle Helm is for Bulwark") for note in LIST.notes_of(SEDGE, "kettle_helm"))
    assert LIST.contents(SEDGE).startswith("Mother Sedge: 22 allies, 20 abilities")
    one = next(key for key, card in CARDS.items() if card.type == "Item")
    assert LIST.contents(CardList(((one, 1),), "mother_sedge")) == "Mother Sedge: 1 item"
    assert LIST.colour_of(SEDGE) == "Thornmoot" and deck_of(SEDGE, "Mine").name == "Mine"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hero: Mother Sedge", "There is no list of cards to read"),
        ("2 Bonepicker", "Line 1: a deck names its hero"),
        ("hero: Mother Sedge\n1001 Bonepicker", "At most 1000 cards are expected in a deck, not 1001."),
    ],
)
def test_a_text_that_is_not_a_deck_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ListError) as caught:
        LIST.from_text(text)
    assert str(caught.value).startswith(sentence)


def test_a_file_that_is_not_text_is_refused() -> None:
    with pytest.raises(ListError, match="it is no text that holds a deck"):
        LIST.from_file(b"\xff\xfe")


def test_a_deck_of_a_thousand_cards_is_saved_and_opened_again() -> None:
    whole = LIST.from_text("hero: Mother Sedge\n999 Marsh Skitterer\nBonepicker")
    assert whole.size == 1000 and LIST.flaws(whole) == ()
    assert LIST.why_no_more(whole, "bonepicker") == "A list holds up to 1000 cards."
    assert LIST.why_no_more(whole.removed("bonepicker"), "bonepicker") == ""
    write_list(LIST, "Skitterers", whole)
    [saved] = saved_lists(LIST)
    assert saved.content == whole and saved.why_not == ""
