"""The shell's pages for Arena: a new match of each mode, the army builder, the end, help and battlefields."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.files import folders
from game.app.games.arena.list_kind import LIST, army_of, list_of
from game.app.games.skirmish.boards import board_named
from game.app.lists.saved import read_list, saved_lists, write_list
from game.app.maps.library import list_maps
from game.app.maps.reading import read_map
from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.core.commands import Concede
from game.core.state import Outcome
from game.rules.arena.cards import decks
from game.rules.arena.cards.decks import PREMADE
from game.rules.arena.ruleset import ARENA
from game.rules.arena.setup import ArenaSetup, SeatSetup
from game.ui.art.palette import SEAT_NAMES
from game.ui.games.game_ui import game_ui_of
from game.ui.help.screen import HelpScreen
from game.ui.lists.editor import ListEditor
from game.ui.lists.saved_screen import SavedListsScreen
from game.ui.maps.viewer import MapViewer
from game.ui.new_game.match_choice import MatchChoice, rematch
from game.ui.new_game.page import NewGame
from game.ui.review.end_screen import EndScreen
from game.ui.scenes.question import NameDialog, Question
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.table.scene import TableScene
from game.ui.window import clipboard
from tests.journeys.driver import Driver

MODES = [
    ("The Duel", "Duel", 2, [0, 1]),
    ("The Skirmish", "Two teams of two", 4, [0, 0, 1, 1]),
    ("The Melee", "Melee of three", 3, [0, 1, 2]),
    ("The Melee", "Melee of four", 4, [0, 1, 2, 3]),
    ("The Melee", "Melee of five", 5, [0, 1, 2, 3, 4]),
]

pytestmark = pytest.mark.usefixtures("plain_cards")


def a_match(battlefield: str = "duel", *, count: int = 2) -> Match:
    board = read_map(folders.shipped_maps("arena") / f"{battlefield}.tmx").board
    assert board is not None
    armies = list(PREMADE.values())[:count]
    seats = tuple(SeatSetup(army.cards, army.spells, name) for army, name in zip(armies, SEAT_NAMES, strict=False))
    seatings = tuple(Seating(name, "human") for name in SEAT_NAMES[:count])
    return Match.new(ARENA, ArenaSetup(seats, board), seatings, 5, journal=Journal())


def played_on(match: Match, answers: int) -> Match:
    """Return the match after that many answers at random."""
    chance = random.Random(4)
    for _ in range(answers):
        if match.outcome is not None or match.asked is None:
            break
        assert match.submit(match.asked, chance.choice(list(match.answers(match.asked)))) is None
    return match


def ended(match: Match) -> Match:
    assert match.submit(0, Concede(0)) is None
    return match


SCENES: dict[str, Callable[[], SheetScene]] = {
    "builder": lambda: ListEditor(LIST),
    "armies": lambda: SavedListsScreen(LIST, lambda name, army: None),
    "end": lambda: EndScreen(ended(a_match("melee", count=5)), lambda: None),
    "help": lambda: HelpScreen("arena"),
}


def new_game(driver: Driver) -> NewGame:
    """Return the page of a new match, with Arena chosen."""
    driver.app.stack.push(NewGame())
    driver.click_on("Game: Arena")
    assert isinstance(driver.scene, NewGame)
    return driver.scene


def builder(driver: Driver) -> ListEditor:
    """Return the builder of armies, as the page of a new match opens it."""
    new_game(driver)
    driver.click_on("Armies…")
    assert isinstance(driver.scene, ListEditor)
    return driver.scene


# --- a new match ---


@pytest.mark.parametrize(("board", "table", "count", "teams"), MODES)
def test_a_match_of_each_mode_begins(board: str, table: str, count: int, teams: list[int]) -> None:
    choice = MatchChoice()
    choice.choose_game("arena")
    choice.choose_board([entry.title for entry in choice.maps].index(board))
    choice.choose_table(table)
    assert choice.problem() == ""
    match = choice.match()
    assert match.state.table.board.name == board and len(match.opening.seatings) == count
    assert [player.team for player in match.state.table.players] == teams
    colours = {decks.colour_of(tuple(army.key for army in _armies(match, seat))) for seat in range(count)}
    assert len(colours) == count


def test_a_match_begins_with_the_mouse(driver: Driver) -> None:
    page = new_game(driver)
    driver.click_on("Board: The Melee", "Table: Melee of five", "Seat 5 colour: Gideon", "Seat 2 colour: Chandra")
    driver.click_on("Start")
    table = next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))
    match = table.match
    assert len(match.opening.seatings) == 5 and match.opening.seed == 5 and page.choice.game == "arena"
    assert [decks.colour_of(tuple(army.key for army in _armies(match, seat))) for seat in (1, 4)] == ["red", "white"]


def test_questions_tell_nothing_unless_only_who_is_able_shall_be_asked() -> None:
    for choose, windows in ((), "always"), (("Responses: only when they can",), "able"):
        driver = Driver()
        new_game(driver)
        for label in choose:
            driver.click_on(label)
        driver.click_on("Start")
        table = next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))
        assert table.match.state.table.windows == windows
        assert rematch(table.match).state.table.windows == windows


def test_a_rematch_has_the_same_battlefield() -> None:
    match = a_match("lagoon")
    again = rematch(match)
    assert again.opening.seatings == match.opening.seatings and again.state.table.board == match.state.table.board


def _armies(match: Match, seat: int) -> list:  # type: ignore[type-arg]
    return [army for army in match.state.table.armies.values() if army.owner == seat]


def open_tables(driver: Driver) -> list[str]:
    tables = (name for name in driver.names if name.startswith("Table: "))
    return [name for name in tables if not driver.control(name).why_not]


def test_a_board_sets_the_tables_by_keys(driver: Driver) -> None:
    driver.app.stack.push(NewGame())
    driver.enter_on("Game: Arena")
    assert open_tables(driver) == ["Table: Duel"]
    assert driver.control("Table: Melee of four").why_not == "The chosen board is for: Duel. Choose another board."
    assert driver.names.index("Board: The Duel") < driver.names.index("Board: The Skirmish")
    driver.enter_on("Board: The Melee")
    assert open_tables(driver) == [f"Table: Melee of {words}" for words in ("three", "four", "five")]
    driver.enter_on("Table: Melee of five", "Seat 5 colour: Gideon")
    assert driver.control("Seat 5 colour: Gideon").is_chosen
    driver.enter_on("Board: The Ridge")
    assert driver.control("Table: Duel").is_chosen and "Name 3" not in driver.names
    driver.enter_on("Game: Skirmish")
    assert driver.control("Table: Two players").is_chosen and "Armies…" not in driver.names


def test_a_quick_melee_is_against_computers(driver: Driver) -> None:
    page = new_game(driver)
    driver.click_on("Board: The Melee", "Table: Melee of five")
    assert "Three players" in driver.names
    page.app.play = lambda match: None  # type: ignore[method-assign,assignment]
    driver.click_on("Quick game")
    assert [seat.kind for seat in page.choice.taken] == ["human", "normal", "normal"]


def test_an_army_of_ones_own_plays_for_a_seat(home: Path) -> None:
    army = list_of(PREMADE["red"]).removed("twinflame").added("backdraft")
    write_list(LIST, "Backdraft twice", army)
    write_list(LIST, "Too few", army.removed("backdraft"))
    (home / "armies" / "torn.army.json").write_text("{")
    driver = Driver()
    page = new_game(driver)
    assert "A spell deck has 12 cards" in driver.control("Seat 2 colour: Too few").why_not
    assert driver.control("Seat 2 colour: torn").why_not
    driver.click_on("Seat 2 colour: Too few")
    assert page.choice.seats[1].own_list == ""
    driver.click_on("Seat 2 colour: Backdraft twice")
    table = page.choice.match().state.table
    assert sorted(table.cards[card].key for card in table.players[1].library) == sorted(army_of(army).spells)
    driver.click_on("Seat 2 colour: Nissa")
    assert not driver.control("Seat 2 colour: Backdraft twice").is_chosen


def test_armies_of_one_name_are_told_apart(home: Path) -> None:
    path = write_list(LIST, "Gideon", list_of(PREMADE["red"]))
    shutil.copy(path, home / "armies" / "copy.army.json")
    driver = Driver()
    page = new_game(driver)
    assert len(set(driver.names)) == len(driver.names)
    driver.click_on("Seat 1 colour: Gideon (own)")
    assert page.choice.seats[0].own_list == "Gideon"
    driver.click_on("Seat 1 colour: Gideon (copy)")
    assert page.choice.seats[0].own_list == "Gideon (copy)" and page.choice.problem() == ""


def test_an_army_that_is_gone_is_shown() -> None:
    path = write_list(LIST, "Mine", list_of(PREMADE["red"]))
    driver = Driver()
    page = new_game(driver)
    driver.click_on("Seat 1 colour: Mine")
    path.unlink()
    driver.click_on("Start")
    assert driver.scene is page and page.message == "Mine: this army is not there any more."


def test_a_battlefield_from_the_command_line_chooses_its_game() -> None:
    page = NewGame(folders.shipped_maps("arena") / "ridge.tmx")
    Driver().app.stack.push(page)
    assert page.choice.game == "arena" and page.choice.chosen is not None and page.choice.chosen.title == "The Ridge"
    assert page.choice.problem() == ""


def test_a_battlefield_is_not_a_board_of_skirmish(home: Path) -> None:
    shutil.copytree(folders.program_folder() / "maps", home / "maps")
    shutil.copy(home / "maps" / "arena" / "ridge.tmx", home / "maps" / "skirmish" / "hexes.tmx")
    entry = next(entry for entry in list_maps("skirmish") if entry.path.name == "hexes.tmx")
    assert entry.game == "arena"
    with pytest.raises(ValueError, match="a board to play on was expected"):
        board_named("hexes")
    driver = Driver()
    driver.click_on("New game")
    assert driver.names.count("Board: The Ridge") == 1
    assert driver.control("Board: The Ridge").why_not == "It is a map of Arena."


# --- the builder ---


def test_an_army_is_built_with_the_mouse_and_chosen(driver: Driver) -> None:
    scene = builder(driver)
    driver.click_on("Cards: Green")
    for name in ("Nissa Revane", "Elf Rangers", "Pummelroot Elementals", *("Titanic Growth",) * 5):
        driver.click_on(f"Add {name}")
    assert (
        army_of(scene.content).cards == PREMADE["green"].cards
        and army_of(scene.content).spells == ("titanic-growth",) * 4
    )
    assert driver.control("Add Titanic Growth").why_not == "Max 4 of Titanic Growth per deck: 2 sets of 2."
    driver.click_on("Less Titanic Growth")
    driver.click(driver.control("Add Titanic Growth").shown.center, button=3)
    assert army_of(scene.content).spells == ("titanic-growth",) * 2
    driver.click_on("More Titanic Growth", "Save")
    assert isinstance(driver.scene, NameDialog)
    driver.click_on("Save")
    assert scene.message == "Saved. It is not legal yet."
    assert driver.scene is scene and scene.name == "My green army" and scene.title == "Army: My green army"
    driver.click_on("Back")
    assert isinstance(driver.scene, NewGame)
    assert driver.control("Seat 1 colour: My green army").why_not == LIST.flaws(scene.content)[0]


def test_an_army_is_built_with_the_keys(driver: Driver) -> None:
    driver.app.stack.push(NewGame())
    driver.enter_on("Game: Arena", "Armies…")
    scene = driver.scene
    assert isinstance(scene, ListEditor)
    driver.enter_on("Open…")
    assert isinstance(driver.scene, SavedListsScreen)
    driver.enter_on("Open red")
    assert army_of(scene.content) == PREMADE["red"] and scene.wanted == {"Cards": "red"}
    driver.tab_to("Search")
    driver.write("backdraft")
    assert [name for name in driver.names if name.startswith("Add ")] == ["Add Backdraft"]
    driver.tab_to("Add Backdraft")
    driver.key(pygame.K_RETURN, pygame.K_RETURN)
    assert army_of(scene.content).spells.count("backdraft") == 2
    driver.key(pygame.K_DELETE)
    assert army_of(scene.content).spells.count("backdraft") == 1
    driver.key(pygame.K_2)
    driver.enter_on("Less Twinflame")
    assert (
        army_of(scene.content).spells.count("backdraft") == 2 and army_of(scene.content).spells.count("twinflame") == 1
    )
    assert LIST.flaws(scene.content) == ()
    driver.enter_on("Save")
    driver.write("Embers")
    driver.key(pygame.K_RETURN)
    assert driver.scene is scene
    (entry,) = saved_lists(LIST)
    assert entry.name == "Embers" and read_list(LIST, entry.path)[1] == scene.content


@pytest.mark.usefixtures("painted")
def test_a_card_looked_at_is_shown_large(driver: Driver) -> None:
    scene = builder(driver)
    driver.rest(1.0)
    before = driver.app.display.screen.subsurface(scene._zoom).copy()
    driver.move(driver.control("Add Rhox Veterans").rect.center)
    driver.rest(0.3)
    assert scene.shown == "rhox-veterans" and not scene.is_moving
    seen = driver.app.display.screen.subsurface(scene._zoom)
    assert pygame.image.tobytes(seen, "RGB") != pygame.image.tobytes(before, "RGB")
    driver.move((2, 2))
    driver.rest(0.3)
    assert scene.shown == "rhox-veterans"
    driver.tab_to("Add Healing Salve")
    driver.rest(0.3)
    assert scene.shown == "healing-salve"


def test_a_list_is_copied_and_pasted(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[str] = []
    monkeypatch.setattr(clipboard, "write", lambda text: held.append(text) or "")
    monkeypatch.setattr(clipboard, "read", lambda: held[-1])
    driver = Driver()
    scene = builder(driver)
    assert driver.control("Copy list").why_not
    scene.take("", list_of(PREMADE["black"]))
    driver.click_on("Copy list")
    assert held == [LIST.text("", list_of(PREMADE["black"]))] and "2 Bone Splinters" in held[0]
    held.append("Nissa Revane\n2 Titanic Growth")
    driver.click_on("Paste list")
    assert (
        army_of(scene.content).cards == ("nissa-revane",) and army_of(scene.content).spells == ("titanic-growth",) * 2
    )
    driver.key(pygame.K_c, mod=pygame.KMOD_CTRL)
    assert held[-1] == LIST.text("", scene.content)
    held.append("2 Titanic Grwth")
    driver.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert scene.is_problem and "did you mean 'Titanic Growth'" in scene.message
    assert army_of(scene.content).cards == ("nissa-revane",)


def test_the_clipboard_itself_says_when_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", broken)
    monkeypatch.setattr(pygame.scrap, "get_text", broken)
    assert clipboard.write("x") == "There is no clipboard on this machine." and clipboard.read() == ""


def test_what_is_not_saved_is_asked_about(driver: Driver) -> None:
    scene = builder(driver)
    driver.click_on("Add Gideon Jura")
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Question)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene
    driver.click_on("Clear")
    assert scene.content == LIST.empty
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, NewGame)


def test_armies_are_opened_and_deleted(home: Path) -> None:
    write_list(LIST, "First", list_of(PREMADE["blue"]))
    (home / "armies" / "torn.army.json").write_text("{")
    driver = Driver()
    scene = builder(driver)
    driver.click_on("Open…")
    assert driver.control("Open torn (2)").why_not.startswith("torn.army.json: ")
    driver.click_on("Delete torn (2)")
    assert isinstance(driver.scene, Question)
    driver.click_on("Delete")
    assert [entry.name for entry in saved_lists(LIST)] == ["First"]
    driver.click_on("Open First (1)")
    assert driver.scene is scene and scene.name == "First" and army_of(scene.content) == PREMADE["blue"]


# --- every page ---


@pytest.mark.parametrize("scene", SCENES)
def test_tab_comes_to_every_control(scene: str, driver: Driver) -> None:
    driver.app.stack.push(SCENES[scene]())
    driver.rest()
    names = driver.names
    assert len(set(names)) == len(names)
    came_to = []
    for _ in names:
        driver.key(pygame.K_TAB)
        focus = driver.sheet_scene.sheet.focus
        assert focus is not None and focus.shown.height > 0
        came_to.append(focus.name)
    assert sorted(came_to) == sorted(names)


@pytest.mark.parametrize(("size", "scale"), [((1024, 600), 1.0), ((1280, 720), 1.5)])
def test_words_fit(size: tuple[int, int], scale: float) -> None:
    write_list(LIST, "A name that is rather long", list_of(PREMADE["green"]))
    driver = Driver(size, text_scale=scale, ui_scale=scale)
    for name, make in SCENES.items():
        driver.app.stack.replace(make())
        driver.frames(1)
        assert driver.sheet_scene.sheet.cut() == [], name
    page = new_game(driver)
    for board in ("The Duel", "The Skirmish", "The Melee"):
        page.choice.choose_board([entry.title for entry in page.choice.maps].index(board))
        page.rebuild()
        assert page.sheet.cut() == [], board


def test_words_fit_three_times_as_large() -> None:
    driver = Driver((1280, 720), text_scale=3.0)
    for name, make in SCENES.items():
        driver.app.stack.replace(make())
        driver.frames(1)
        assert driver.sheet_scene.sheet.cut() == [], name
    driver.app.stack.push(ListEditor(LIST))
    driver.tab_to("Add Gideon Jura")
    driver.rest(0.5)
    assert driver.scene.shown == "gideon-jura"  # type: ignore[attr-defined]


# --- the end, help, battlefields ---


def test_the_end_tells_what_counted() -> None:
    match = ended(played_on(a_match(), 120))
    scene = EndScreen(match, lambda: None)
    Driver().app.stack.push(scene)
    assert [column.head for column in scene.columns] == ["What counted", "Points"]
    assert scene._title == "Amber wins" and scene._why.startswith("Blue gave up.")
    assert match.outcome is not None
    for seat, cells in scene.rows:
        assert cells[0] == SEAT_NAMES[seat] and cells[2] == str(match.outcome.scores[seat])
    assert "Gideon Jura 350" in scene.rows[0][1][1]


def test_the_end_by_points_tells_those_of_the_sides() -> None:
    match = a_match("skirmish", count=4)
    table = match.view(0).table
    outcome = Outcome("points", (0, 1), (350, 40, 100, 200))
    told = game_ui_of("arena").end.besides
    assert told is not None and told(table, outcome) == "The figures still standing count: 390 to 300 points."
    melee = a_match("melee", count=3).view(0).table
    assert told(melee, Outcome("points", (), (0, 0, 0))) == "Figures on scoring spaces count."
    assert told(melee, Outcome("conceded", (), (0, 0, 0))) == ""


def test_the_end_of_skirmish_has_its_own_columns() -> None:
    assert [column.head for column in game_ui_of("skirmish").end.columns] == ["Tokens", "Vault", "Points"]
    assert [column.head for column in game_ui_of("draughts").end.columns] == ["Points"]


def test_help_is_about_the_game_that_is_on(driver: Driver) -> None:
    scene = EndScreen(ended(a_match()), lambda: None)
    driver.app.stack.push(scene)
    driver.app.stack.push(HelpScreen())
    assert isinstance(driver.scene, HelpScreen) and driver.scene.game == "arena"
    driver.click_on("Glossary", "Game: Skirmish")
    assert driver.scene.game == "skirmish" and driver.scene.chapter == "Glossary"
    new_game(driver)
    driver.app.stack.push(HelpScreen())
    assert driver.scene.game == "arena"  # type: ignore[attr-defined]


def test_help_of_arena_has_words_for_everything() -> None:
    headings = [heading for heading, _ in game_ui_of("arena").help_pages]
    for heading in ("What it is about", "A turn in five actions", "Moving", "Engagement", "Sight and range", "Dice"):
        assert heading in headings
    assert "Engaged" in game_ui_of("arena").glossary() and game_ui_of("draughts").glossary() == {}


def test_a_battlefield_that_changes_is_read_again(home: Path) -> None:
    shutil.copytree(folders.program_folder() / "maps", home / "maps")
    mine = home / "maps" / "arena" / "mine.tmx"
    mine.write_text("<map>")
    driver = Driver()
    driver.app.stack.push(MapViewer(mine))
    scene = driver.scene
    assert isinstance(scene, MapViewer) and scene.entries[0].is_broken
    mine.write_text((folders.shipped_maps("arena") / "lagoon.tmx").read_text())
    os.utime(mine, (1, 1))
    driver.rest(2.0)
    assert scene.entries[0].game == "arena" and scene.entries[0].problems == ()
    text = mine.read_text()
    assert 'value="duel"' in text
    mine.write_text(text.replace('value="duel"', 'value="joust"'))
    os.utime(mine, (2, 2))
    driver.rest(2.0)
    assert any("joust" in problem for problem in scene.entries[0].problems)
