"""Tables of Factions on the pages: chosen for a match, shown as their maps draw them, seen in the map viewer."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.app.files import folders
from game.app.games.entries import GAMES, entry_of
from game.app.maps.library import check_map, list_maps
from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.core import runner
from game.core.commands import Pass
from game.core.views import view_for
from game.rules.factions.presentation.queries import attack_preview
from game.rules.factions.presentation.words import prompt_text
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state.commands import DeclareAttack, UseAbility
from game.rules.factions.state.table import name_of
from game.ui.application import Application
from game.ui.art.icons import has_icon
from game.ui.boards.cards.drawn import drawn_ground
from game.ui.boards.cards.ground import CardGround
from game.ui.games.factions.board import FactionsBoard
from game.ui.games.factions.offers import offers_of, zone
from game.ui.games.factions.screen import FactionsScreen
from game.ui.games.factions.tables import layout_of
from game.ui.games.game_ui import game_ui_of
from game.ui.help.screen import HelpScreen
from game.ui.maps.viewer import MapViewer
from game.ui.new_game.page import NewGame
from game.ui.scenes.board_picture import board_picture
from game.ui.table.scene import TableScene
from tests.bench.zones import crowded_zones
from tests.journeys.driver import Driver
from tests.journeys.playing import open_window, settle, table_of

SHIPPED = folders.program_folder() / "maps" / "factions"


NAMES = (Seating("Ada"), Seating("Ben"))


def point_at(app: Application, place: tuple[float, float]) -> None:
    pos = (round(place[0]), round(place[1]))
    app.step(0.02, [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))])


def own_table(home: Path, name: str, *changes: tuple[str, str]) -> Path:
    """Return the shipped hall under another name in the player's folder, with some of its text replaced."""
    text = (SHIPPED / "stone_hall.tmx").read_text(encoding="utf-8")
    tilesets = (SHIPPED.parent / "tilesets").as_posix()
    for before, after in (("../tilesets", tilesets), ("The Stone Hall", name), *changes):
        assert before in text
        text = text.replace(before, after)
    place = home / "maps" / "factions" / f"{name.lower().replace(' ', '_')}.tmx"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")
    return place


@pytest.fixture
def page() -> tuple[Driver, NewGame]:
    driver, page = Driver(), NewGame()
    driver.app.stack.push(page)
    driver.enter_on("Game: Factions")
    return driver, page


def board_of(driver: Driver) -> FactionsBoard:
    scene = next(scene for scene in driver.app.stack.scenes if isinstance(scene, TableScene))
    assert isinstance(scene.screen, FactionsScreen) and scene.screen.board is not None
    return scene.screen.board


def test_a_match_is_laid_out_on_the_chosen_table(page: tuple[Driver, NewGame]) -> None:
    driver, _ = page
    driver.click_on("Table: The War Cloth", "Two players")
    driver.rest(3.0)
    driver.key(pygame.K_RETURN)
    driver.rest(1.0)
    board = board_of(driver)
    assert board.layout.name == "The War Cloth" and "The Stone Hall" in board.turning.words
    board.turning.turn(1)
    assert board.layout.name == "The Stone Hall" and "The War Cloth" in board.turning.words


def test_ones_own_table_is_offered_and_a_broken_one_says_why(home: Path) -> None:
    own_table(home, "Mine")
    own_table(home, "Unfinished", ('type="TableStack"', 'type="TableStak"'))
    driver, page = Driver(), NewGame()
    driver.app.stack.push(page)
    driver.enter_on("Game: Factions")
    assert "TableStack" in driver.control("Table: Unfinished").why_not
    driver.click_on("Table: Mine")
    match = page.choice.match()
    table = match.view(0).table
    assert table.map == "factions/mine.tmx" and table.at_zero is False
    assert FactionsBoard(("A", "B"), on=table.map).layout.name == "Mine"


def test_a_table_that_is_gone_is_replaced_by_another(home: Path) -> None:
    place = own_table(home, "Mine")
    setup = entry_of("factions").setup({"map": "Mine"})
    place.unlink()
    match = Match.new(entry_of("factions").ruleset, setup, None, 3, journal=Journal())
    assert match.view(0).table.map == "factions/mine.tmx"
    assert FactionsBoard(("A", "B"), on="factions/mine.tmx").layout.name == "The Stone Hall"


def test_units_may_fall_at_zero(page: tuple[Driver, NewGame]) -> None:
    driver, page_shown = page
    driver.click_on("Destroyed at: 0 HP")
    assert page_shown.choice.match().view(0).table.at_zero
    driver.click_on("Destroyed at: less than 0 HP")
    assert not page_shown.choice.match().view(0).table.at_zero


def test_a_match_may_be_counted_out(page: tuple[Driver, NewGame]) -> None:
    driver, page_shown = page
    assert page_shown.choice.match().view(0).table.last_cycle is None
    driver.click_on("The match ends: after 40 cycles")
    assert page_shown.choice.match().view(0).table.last_cycle == 40
    driver.click_on("The match ends: with a capital")
    assert page_shown.choice.match().view(0).table.last_cycle is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_is_cut_on_the_page(size: tuple[int, int]) -> None:
    driver, page = Driver(size), NewGame()
    driver.app.stack.push(page)
    driver.enter_on("Game: Factions")
    driver.rest(0.5)
    assert page.sheet.cut() == []


def test_a_table_looks_as_its_map_is_drawn(home: Path) -> None:
    layouts = [layout_of(entry.board) for entry in list_maps("factions") if not entry.scenarios]
    hall, cloth = (drawn_ground(layout, 20) for layout in layouts)
    assert hall is not None and cloth is not None
    assert pygame.transform.average_color(hall)[:3] != pygame.transform.average_color(cloth)[:3]
    tinted = check_map(own_table(home, "Red Hall", ('tintcolor="#8b93a3"', 'tintcolor="#ff2020"')))
    red, green, blue, *_ = pygame.transform.average_color(CardGround(layout_of(tinted.board)).picture(20))
    assert red > 1.5 * green and red > 1.5 * blue
    unseen = check_map(own_table(home, "Bare", ('name="Ground"', 'name="Ground" visible="0"'),
                                 ('name="Rims"', 'name="Rims" visible="0"')))  # fmt: skip
    assert drawn_ground(layout_of(unseen.board), 20) is None
    assert CardGround(layout_of(unseen.board)).picture(20).get_size() == (480, 240)


def test_a_table_that_is_drawn_again_is_painted_again(home: Path) -> None:
    place = own_table(home, "Mine")
    before = CardGround(layout_of(check_map(place).board)).picture(20)
    place.write_text(place.read_text(encoding="utf-8").replace("#8b93a3", "#20ff20"), encoding="utf-8")
    after = CardGround(layout_of(check_map(place).board)).picture(20)
    assert pygame.transform.average_color(before) != pygame.transform.average_color(after)


def test_hands_lie_as_backs_in_their_places() -> None:
    match = Match.new(entry_of("factions").ruleset, entry_of("factions").setup({}), None, 3, journal=Journal())
    board = FactionsBoard(match.players.names)
    screen = pygame.display.get_surface() or pygame.Surface((960, 480))
    board.fit(screen.get_rect())
    board.show_table(match.view(0).table)
    assert [board.plaques.piles[f"hand {seat}"].count for seat in (0, 1)] == [7, 7]
    board.draw(screen, screen.get_rect(), whole=True)
    box = board.layout.by_side("hand")[1]
    shown = screen.subsurface(pygame.Rect(board.camera.at((box.x, box.y)), (4, 4))).copy()
    middle = board.camera.at(box.middle)
    card = screen.subsurface(pygame.Rect(middle[0] - 2, middle[1] - 2, 4, 4))
    assert pygame.transform.average_color(shown) != pygame.transform.average_color(card)


def test_abilities_of_units_that_are_called_alike_are_told_apart() -> None:
    pieces = [{"name": "Human Commando", "zone": zone} for zone in (2, 2, 3)]
    state = entry_of("factions").load_position({"game": "factions", "seats": [{"faction": "Alliance"}, {}],
                                                "pieces": pieces})  # fmt: skip
    state = runner.resume(FACTIONS, state).state
    numbers = [unit.id for unit in state.table.units.values() if not unit.is_capital]
    answers = [UseAbility(number, "Combine Fire") for number in numbers]
    words = [offer.words for offer in offers_of(view_for(FACTIONS, state, 0), answers, ("A", "B")).all]
    assert words == [f"Human Commando: Combine Fire ({place})" for place in
                     ("zone 2, number 1", "zone 2, number 2", "zone 3")]  # fmt: skip


def test_the_viewer_shows_tables() -> None:
    driver, viewer = Driver(), MapViewer()
    driver.app.stack.push(viewer)
    driver.click_on(next(name for name in driver.names if name.endswith("The War Cloth")))
    entry = viewer.entries[viewer.index]
    assert entry.game == "factions" and entry.title == "The War Cloth" and not entry.problems
    picture = board_picture(entry.game, entry.board, entry.path, (400, 400), "walnut")
    assert picture.get_size() == (400, 200)


def test_what_lies_on_the_table_is_shown_when_it_is_pointed_at() -> None:
    app = crowded_zones((1280, 720))
    table = table_of(app)
    board, shown = table.screen.board, table.following.table
    assert isinstance(board, FactionsBoard) and not table.laying.window.rows
    assert table.pointing.inspected().face.name == name_of(shown, shown.stack[-1].card)
    second = shown.stack[-2]
    place = board.stack.places(board.camera)[second.id]
    point_at(app, (place.left + 4, place.top + 4))
    seen = table.pointing.inspected()
    assert seen is not None and seen.face.name == name_of(shown, second.card) and board.stack.hovered == second.id
    assert [fact[1] for fact in seen.facts][1] == "after 1 other"
    point_at(app, board.spot_of_unit(next(iter(shown.units))).center)
    assert board.stack.hovered is None
    assert table.pointing.inspected().title.startswith("Capital")


def test_locations_and_graveyards_are_shown_when_they_are_pointed_at() -> None:
    position = {"game": "factions", "seats": [{"graveyard": ["Knight", "Squire", "Knight"]}, {}],
                "locations": [{"name": "Fortress", "zone": 1}], "turn": {"phase": "build"}}  # fmt: skip
    state = runner.resume(FACTIONS, entry_of("factions").load_position(position)).state
    app = open_window()
    app.play(Match.from_state(FACTIONS, state, NAMES))
    table = table_of(app)
    settle(app, table)
    board = table.screen.board
    assert isinstance(board, FactionsBoard)
    point_at(app, board.camera.at(board.layout.locations[1].middle))
    assert table.pointing.inspected().title == "Fortress"
    point_at(app, board.camera.at(board.layout.by_side("graveyard")[0].middle))
    seen = table.pointing.inspected()
    assert seen.title == "Ada's graveyard: 3 cards" and seen.face.name == "Knight"
    assert [fact[1] for fact in seen.facts] == ["2 Knight", "Squire"]
    point_at(app, board.camera.at(board.layout.by_side("graveyard")[1].middle))
    assert table.pointing.inspected() is None


def test_pointing_at_a_far_zone_means_all_the_moves_there() -> None:
    position = {"game": "factions", "seats": [{}, {}], "pieces": [{"name": "Kruul, Ninja Master", "zone": 1}],
                "turn": {"phase": "combat", "active": "Kruul, Ninja Master"}}  # fmt: skip
    state = runner.resume(FACTIONS, entry_of("factions").load_position(position)).state
    app = open_window()
    app.play(Match.from_state(FACTIONS, state, (Seating("Ada"), Seating("Ben"))))
    table = table_of(app)
    settle(app, table)
    assert {cell[0] for cell in table.answering.all_offers.cells()} == {2, 3, 4}
    (far,) = table.answering.all_offers.at(zone(4))
    assert [command.zone for command in far.commands] == [2, 3, 4] and "4" in far.words
    table.answering.give(far)
    settle(app, table)
    unit = next(unit for unit in table.match.view(0).table.units.values() if not unit.is_capital)
    assert unit.zone == 4


def test_rolls_again_and_evasions_tell_their_odds() -> None:
    position = {"game": "factions", "seats": [{}, {}], "seed": 4,
                "pieces": [{"name": "Mage", "zone": 3}, {"name": "Battle Mage", "zone": 3, "seat": 1}],
                "turn": {"phase": "combat", "active": "Mage"}}  # fmt: skip
    seen = {}
    for seed in range(12):
        match = Match.from_state(FACTIONS, entry_of("factions").load_position({**position, "seed": seed}), NAMES)
        attack = next(one for one in match.answers(0) if isinstance(one, DeclareAttack))
        assert match.submit(0, attack) is None
        while match.decision is not None and match.decision.kind == "respond":
            match.submit(match.asked, next(one for one in match.answers(match.asked) if isinstance(one, Pass)))
        decision = match.decision
        view = match.view(decision.seat)
        offers = offers_of(view, match.answers(decision.seat), match.players.names).all
        seen[decision.prompt] = (
            [offer.words for offer in offers],
            prompt_text(view.table, decision, match.players.names),
        )
    words, prompt = seen["reroll_attack"]
    chance = attack_preview(match.view(0).table, attack.unit, attack.target).hit
    assert words == [f"Roll again for 1 magic: {chance:.0%} to hit", "Keep the roll"] and 0.2 < chance < 0.8
    assert prompt.startswith("Ada: Mage has rolled ") and prompt.endswith(" against Battle Mage. Roll again?")


@pytest.mark.parametrize("game", [game for game in GAMES if game_ui_of(game).help_pages])
def test_help_pages_are_pages(game: str) -> None:
    told = game_ui_of(game).help_pages
    assert len(told) >= 6 and game_ui_of(game).glossary()
    for heading, text in told:
        assert heading and text
        assert all(has_icon(name) for name in re.findall(r"\{icon:(\w+)\}", text))
    driver, page = Driver(), HelpScreen(game)
    driver.app.stack.push(page)
    driver.rest(0.3)
    assert page.sheet.cut() == []


def test_the_bar_names_the_ability_whose_target_is_chosen() -> None:
    position = {"game": "factions", "seats": [{"faction": "Barbarian"}, {}],
                "pieces": [{"name": "Troll Shaman", "zone": 3}, {"name": "Ogre Warrior", "zone": 3, "seat": 1},
                           {"name": "Knight", "zone": 3, "seat": 1}],
                "turn": {"phase": "combat", "active": "Troll Shaman"}}  # fmt: skip
    state = runner.resume(FACTIONS, entry_of("factions").load_position(position)).state
    app = open_window()
    app.play(Match.from_state(FACTIONS, state, NAMES))
    table = table_of(app)
    settle(app, table)
    assert table.laying.prompt_text() == "Ada: Troll Shaman is active: move, attack, use abilities or end its turn."
    sparks = next(one for one in table.answering.all_offers.all if one.commands[0] == UseAbility(1, "Sparks"))
    table.answering.give(sparks)
    settle(app, table)
    assert table.laying.prompt_text() == "Ada: choose a target for Sparks (Troll Shaman)."
