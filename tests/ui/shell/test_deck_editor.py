"""The deck editor of Factions: looking for cards, building, opening, keeping, lists as text; by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.games.entries import GAMES, entry_of
from game.app.games.factions.list_kind import LIST, TYPES, deck_of, list_of
from game.app.lists.card_list import CardList
from game.app.lists.kinds import ListError, list_kind_of
from game.app.lists.saved import read_list, saved_lists, write_list
from game.core.record import decode_setup
from game.rules.factions.cards.all_cards import CARDS
from game.rules.factions.cards.decks import cost_of, write_deck
from game.rules.factions.cards.effects import FACTIONS, Faction
from game.rules.factions.cards.starter_decks import starter_deck
from game.ui.lists.editor import ListEditor
from game.ui.lists.saved_screen import SavedListsScreen
from game.ui.new_game.page import NewGame
from game.ui.scenes.question import NameDialog, Question
from game.ui.window import clipboard
from tests.journeys.driver import Driver

pytestmark = pytest.mark.usefixtures("plain_cards")


def editor(driver: Driver) -> ListEditor:
    scene = ListEditor(LIST)
    driver.app.stack.push(scene)
    driver.frames()
    return scene


def offered(driver: Driver) -> list[str]:
    return [name.removeprefix("Add ") for name in driver.names if name.startswith("Add ")]


# --- looking for cards ---


def pool(declared: str, wanted: dict[str, str] | None = None, words: str = "") -> tuple[str, ...]:
    return LIST.pool(CardList(declared=declared), wanted or {}, words)


def test_cards_are_found_by_faction_type_cost_and_words() -> None:
    assert pool("Kingdom") == tuple(CARDS)
    found = pool("Mage Guild", {"Cards": "Mage Guild", "Type": "unit", "Cost": "20-29"}, "elemental")
    assert found
    for key in found:
        card = CARDS[key]
        assert "Mage Guild" in card.factions and card.type == "unit" and 20 <= card.cost <= 29
        assert "Elemental" in card.name or "Elemental" in card.creature_types
    assert pool("Kingdom", words="nothing has such words") == ()


def test_a_cost_is_what_the_deck_pays() -> None:
    at_home = pool("Barbarian", {"Cards": "Barbarian", "Cost": "20-29"})
    abroad = pool("Kingdom", {"Cards": "Barbarian", "Cost": "20-29"})
    assert at_home != abroad
    assert all(20 <= cost_of(CARDS[key], "Kingdom") <= 29 for key in abroad)


@pytest.mark.parametrize("faction", FACTIONS)
def test_charts_count_every_card(faction: Faction) -> None:
    deck = starter_deck(faction)
    charts = LIST.charts(list_of(deck), {})
    assert sum(count for _, count in charts.costs) == sum(count for _, count in charts.kinds) == deck.size
    assert [words for words, _ in charts.kinds] == list(TYPES.values())
    (section,) = LIST.sections(list_of(deck))
    rows = [row for group in section.groups for row in group.rows]
    assert sum(row.count * row.cost for row in rows) == LIST.whole_cost(list_of(deck))
    assert sum(row.count for row in rows) == section.amount == section.most == deck.size


# --- by mouse ---


def test_a_deck_is_built_and_saved_with_the_mouse(home: Path, driver: Driver) -> None:
    scene = editor(driver)
    driver.click_on("Cards: Underworld", "Type: Units", "Cost: 0 to 9")
    assert offered(driver) and all(CARDS[scene.keys[f"Add {name}"]].type == "unit" for name in offered(driver))
    name = offered(driver)[0]
    key = scene.keys[f"Add {name}"]
    for _ in range(3):
        driver.click_on(f"Add {name}")
    driver.click_on(f"Less {name}")
    assert scene.content.count_of(key) == 2
    driver.click(driver.control(f"Add {name}").shown.center, button=3)
    driver.click_on(f"More {name}")
    assert scene.content.count_of(key) == 2
    driver.click_on("Deck of: Underworld")
    assert scene.content.declared == "Underworld"
    driver.click_on("Save")
    assert isinstance(driver.scene, NameDialog)
    driver.click_on("Save")
    assert scene.message == "Saved. It is not legal yet." and scene.title == "Deck: My Underworld deck"
    (entry,) = saved_lists(LIST)
    assert entry.content == scene.content
    assert entry.why_not == LIST.flaws(scene.content)[0]


def test_a_starter_deck_is_legal_and_a_change_is_not_lost_unasked(driver: Driver) -> None:
    scene = editor(driver)
    driver.click_on("Open…")
    assert isinstance(driver.scene, SavedListsScreen)
    driver.click_on("Open Mage Guild")
    assert scene.content.cards == starter_deck("Mage Guild").cards and LIST.flaws(scene.content) == ()
    assert scene.wanted["Cards"] == "Mage Guild"
    driver.click_on(f"Add {offered(driver)[0]}")
    assert LIST.flaws(scene.content)
    driver.click_on("Back")
    assert isinstance(driver.scene, Question)
    driver.click_on("Cancel")
    assert driver.scene is scene
    driver.click_on("Clear")
    assert scene.content == CardList(declared="Mage Guild") and driver.control("Save").why_not


def test_a_cleared_deck_and_each_change_before_it_come_back_with_undo(driver: Driver) -> None:
    scene = editor(driver)
    assert driver.control("Undo").why_not == "Nothing has been changed yet."
    scene.take("", list_of(starter_deck("Mage Guild")))
    whole = scene.content
    assert driver.control("Undo").why_not, "what was opened is where it begins"
    name = offered(driver)[0]
    press_with_shift(driver, f"Add {name}")
    more = scene.content
    assert more.size > whole.size
    driver.click_on("Deck of: Kingdom", "Clear")
    assert not scene.content.cards
    driver.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert (scene.content.cards, scene.content.declared) == (more.cards, "Kingdom")
    driver.click_on("Undo")
    assert scene.content == more, "what was declared is a step, what Shift did is one"
    driver.click_on("Undo")
    assert scene.content == whole and driver.control("Undo").why_not
    driver.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert scene.content == whole


# --- by keys ---


def test_a_deck_is_built_and_saved_with_the_keys(home: Path, driver: Driver) -> None:
    scene = editor(driver)
    driver.enter_on("Open…", "Open Kingdom", "Cards: All")
    driver.tab_to("Search")
    driver.write("counterspell")
    assert offered(driver) == ["Counterspell"]
    driver.tab_to("Add Counterspell")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_DELETE)
    assert scene.content.count_of("counterspell") == 1
    driver.enter_on("Less Squire")
    assert LIST.flaws(scene.content) == ()
    driver.enter_on("Save")
    driver.key(pygame.K_END)
    driver.write("!")
    driver.key(pygame.K_RETURN)
    assert driver.scene is scene and scene.message == "Saved. It can be chosen for a seat of a new game."
    (entry,) = saved_lists(LIST)
    assert entry.name == "My Kingdom deck!" and entry.why_not == ""


def brightest(driver: Driver, name: str) -> int:
    """Of the words in a line to write in, the brightest pixel: the three colours' sum."""
    inside = driver.control(name).shown.inflate(-16, -12)
    return int(pygame.surfarray.array3d(driver.app.display.screen.subsurface(inside)).sum(axis=2).max())


def test_what_an_empty_line_is_for_is_dimmer_than_what_is_written_there(driver: Driver) -> None:
    editor(driver)
    driver.frames(2)
    explained = brightest(driver, "Search")
    driver.tab_to("Search")
    driver.write("words on the card")
    driver.tab_to("Save")
    driver.frames(2)
    written = brightest(driver, "Search")
    assert written > explained + 120
    driver.tab_to("Search")
    for _ in "words on the card":
        driver.key(pygame.K_BACKSPACE)
    driver.tab_to("Save")
    driver.frames(2)
    assert brightest(driver, "Search") == explained


# --- several at once, and no more than may be ---


def press_with_shift(driver: Driver, name: str, button: int = 1) -> None:
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    driver.click(driver.control(name).shown.center, button)
    pygame.key.set_mods(0)


def test_shift_puts_in_as_many_as_there_may_be_and_one_more_is_refused_with_the_reason(driver: Driver) -> None:
    scene = editor(driver)
    name = offered(driver)[0]
    key = scene.keys[f"Add {name}"]
    driver.click_on(f"Add {name}")
    press_with_shift(driver, f"Add {name}")
    assert scene.content.count_of(key) == 6
    assert driver.control(f"Add {name}").why_not == f"Max 6 of {name} per deck."
    assert driver.control(f"More {name}").why_not == f"Max 6 of {name} per deck."
    driver.click_on(f"Add {name}")
    assert scene.content.count_of(key) == 6
    press_with_shift(driver, f"Add {name}", button=3)
    assert scene.content.count_of(key) == 0 and driver.control(f"Add {name}").why_not == ""


def test_shift_takes_all_out_of_which_there_may_be_any_number(driver: Driver) -> None:
    scene = editor(driver)
    driver.click_on("Cards: Neutral")
    driver.tab_to("Search")
    driver.write("peasant")
    press_with_shift(driver, "Add Peasant")
    press_with_shift(driver, "Add Peasant")
    assert scene.content.count_of("peasant") == 12
    press_with_shift(driver, "Less Peasant")
    assert scene.content.count_of("peasant") == 0


def test_a_card_of_a_type_is_counted_in_the_singular() -> None:
    assert LIST.contents(CardList((("peasant", 1),), "Kingdom")) == "Kingdom: 1 unit"
    assert LIST.contents(CardList((("peasant", 2),), "Kingdom")) == "Kingdom: 2 units"


def test_a_digit_sets_how_many_as_far_as_the_rules_go(driver: Driver) -> None:
    scene = editor(driver)
    name = offered(driver)[0]
    key = scene.keys[f"Add {name}"]
    driver.tab_to(f"Add {name}")
    for digit, count, message in (
        (pygame.K_4, 4, ""),
        (pygame.K_KP_2, 2, ""),
        (pygame.K_9, 6, ""),
        (pygame.K_8, 6, f"Max 6 of {name} per deck."),
        (pygame.K_KP_0, 0, ""),
    ):
        driver.key(digit)
        assert (scene.content.count_of(key), scene.message) == (count, message)


def test_a_card_without_limit_goes_on(driver: Driver) -> None:
    scene = editor(driver)
    scene.set_count("peasant", 20)
    assert scene.content.count_of("peasant") == 20 and scene.why_no_more("peasant") == ""


def test_a_digit_that_is_looked_for_changes_no_card(driver: Driver) -> None:
    scene = editor(driver)
    driver.tab_to("Search")
    driver.write("4")
    assert scene.content.size == 0 and scene.words == "4"


def test_the_builders_are_reached_from_the_menu(home: Path) -> None:
    write_list(LIST, "Too few", list_of(starter_deck("Barbarian")).removed("orc_grunt"))
    driver = Driver()
    driver.click_on("Decks")
    builders = [listed.title for name, listed in GAMES.items() if list_kind_of(name) is not None]
    assert [name for name in driver.names if name != "Back"] == builders and {"Arena", "Factions"} <= set(builders)
    driver.click_on("Factions")
    assert isinstance(driver.scene, ListEditor) and driver.scene.kind is LIST
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    assert "New game" in driver.names


# --- lists and files ---


def test_a_list_is_copied_and_pasted(monkeypatch: pytest.MonkeyPatch) -> None:
    clipped: list[str] = []
    monkeypatch.setattr(clipboard, "write", lambda text: clipped.append(text) or "")
    monkeypatch.setattr(clipboard, "read", lambda: clipped[-1])
    driver = Driver()
    scene = editor(driver)
    scene.take("Horde", list_of(starter_deck("Barbarian")))
    driver.click_on("Copy list")
    assert clipped[-1].startswith("name: Horde\nfaction: Barbarian\n")
    driver.click_on("Clear")
    driver.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert scene.content.cards == starter_deck("Barbarian").cards and scene.message == "The list was read."
    clipped.append("4 Knihgt")
    driver.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert scene.is_problem and scene.message == "Line 1: there is no card 'Knihgt'; did you mean Knight?"
    assert scene.content.cards == starter_deck("Barbarian").cards
    clipped.append("6 Squire\n2 Mage")
    driver.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert scene.message == (
        "Line 1: a deck names its faction, as in 'faction: Kingdom'; these cards fit Kingdom or Mage Guild."
    )
    assert scene.is_problem and scene.content.cards == starter_deck("Barbarian").cards
    clipped.append(" \n")
    driver.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert scene.message == "There is no list of cards to read: one card per line is expected, as in 4 Knight."


def test_a_deck_file_is_the_list_that_people_paste(home: Path) -> None:
    deck = starter_deck("Alliance")
    path = write_list(LIST, "Companies", list_of(deck))
    assert path.name == "Companies.txt" and path.read_text().startswith("name: Companies\n")
    assert read_list(LIST, path) == ("Companies", list_of(deck))
    (home / "decks" / "plain.txt").write_text("faction: Neutral\n60 Peasant\n")
    assert [entry.name for entry in saved_lists(LIST)] == ["Companies", "plain"]


BAD_FILES = {
    "empty.txt": (b"", "there is no list of cards to read: one card per line is expected, as in 4 Knight."),
    "binary.txt": (b"\xff\xfe\x00", "it is no text that holds a deck."),
    "faction.txt": (b"faction: Elves\n", "line 1: there is no faction 'Elves'"),
    "large.txt": (b"#" * 70_000, "it is too large to be a deck."),
    "none.txt": (
        b"60 Peasant\n",
        "line 1: a deck names its faction, as in 'faction: Kingdom'; these cards fit Neutral.",
    ),
    "many.txt": (b"faction: Neutral\n900 Peasant\n", "at most 400 cards are expected in a deck, not 900."),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_file_is_shown_in_one_sentence(home: Path, name: str) -> None:
    content, sentence = BAD_FILES[name]
    (home / "decks").mkdir(parents=True)
    (home / "decks" / name).write_bytes(content)
    (entry,) = saved_lists(LIST)
    assert entry.content is None and entry.why_not.startswith(f"{name}: {sentence}")
    driver = Driver()
    driver.app.stack.push(SavedListsScreen(LIST, lambda name, deck: None))
    assert driver.control(f"Open {entry.name} (1)").why_not == entry.problem
    driver.click_on(f"Delete {entry.name} (1)", "Delete")
    assert saved_lists(LIST) == ()


def test_what_is_written_is_read_again() -> None:
    for faction in FACTIONS:
        assert deck_of(LIST.from_text(write_deck(starter_deck(faction))), starter_deck(faction).name) == starter_deck(
            faction
        )
    with pytest.raises(ListError, match="at least one letter"):
        write_list(LIST, "...", list_of(starter_deck("Kingdom")))


# --- looks ---


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_card_looked_at_is_shown_large(size: tuple[int, int]) -> None:
    driver = Driver(size)
    scene = editor(driver)
    driver.click_on("Cost: 50+")
    driver.rest(1.0)
    name = offered(driver)[-1]
    before = pygame.image.tobytes(driver.app.display.screen.subsurface(scene._zoom), "RGB")
    driver.tab_to(f"Add {name}")
    driver.rest(0.5)
    assert CARDS[scene.shown].name == name and not scene.is_moving
    assert pygame.image.tobytes(driver.app.display.screen.subsurface(scene._zoom), "RGB") != before


def test_nothing_is_cut_at_any_size_of_script() -> None:
    for size, scale in (((1280, 720), 1.0), ((1920, 1080), 1.0), ((1024, 640), 1.5)):
        driver = Driver(size, text_scale=scale)
        scene = editor(driver)
        scene.take("", list_of(starter_deck("Neutral")))
        driver.frames()
        assert scene.sheet.cut() == []


# --- a new match ---


def test_a_deck_of_ones_own_plays_for_a_seat(home: Path) -> None:
    mine = list_of(starter_deck("Barbarian")).removed("orc_grunt").added("peasant")
    write_list(LIST, "Grunts and one", mine)
    write_list(LIST, "Too few", mine.removed("peasant"))
    driver = Driver()
    page = NewGame()
    driver.app.stack.push(page)
    driver.enter_on("Game: Factions", "Decks…")
    assert isinstance(driver.scene, ListEditor) and driver.scene.kind is LIST
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is page
    assert driver.control("Seat 2 faction: Too few").why_not == "A deck has 60 cards, this one has 59."
    driver.click_on("Seat 1 faction: Underworld", "Seat 2 faction: Grunts and one")
    opening = page.choice.match().opening
    seats = decode_setup(entry_of("factions").ruleset, bytes(opening.setup)).seats
    assert [seat.deck.faction for seat in seats] == ["Underworld", "Barbarian"]
    assert seats[1].deck.cards == mine.cards and page.sheet.cut() == []


def test_another_deck_is_replaced_only_when_that_is_answered() -> None:
    theirs = LIST.premade()[0].content
    write_list(LIST, "Mine", theirs)
    driver = Driver()
    scene = editor(driver)
    driver.click_on("Deck of: Underworld", f"Add {offered(driver)[0]}")
    driver.enter_on("Save")
    driver.write("Mine")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, Question) and "Mine" in driver.scene.text
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, NameDialog) and saved_lists(LIST)[0].content == theirs
    driver.key(pygame.K_RETURN)
    driver.enter_on("Replace")
    assert driver.scene is scene and saved_lists(LIST)[0].content == scene.content != theirs
    # One's own deck is saved again without a question.
    driver.click_on(f"Add {offered(driver)[0]}")
    driver.enter_on("Save")
    driver.key(pygame.K_RETURN)
    assert driver.scene is scene and saved_lists(LIST)[0].content == scene.content
