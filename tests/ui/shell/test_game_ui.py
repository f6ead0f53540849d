"""The record of each game in the window, and the defaults of a game that has none."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game.app.games.entries import GAMES
from game.ui.art.card_faces import FaceRecord
from game.ui.art.menu_picture import MenuPicture
from game.ui.games.board_pictures import BoardPictures
from game.ui.games.game_ui import form_of, game_ui_of
from game.ui.new_game.quick_game import QuickGame
from game.ui.scenes.menu import _picture
from game.ui.screens.screen_defaults import ScreenDefaults
from tests.journeys.driver import Driver

#: A card of each game whose record has faces.
FIRST_CARDS = {"arena": "healing-salve", "crawler": "hedge_knight", "factions": "knight", "heroes": "ferryman_dob"}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_game_says_of_itself_is_fit_for_its_pages(game: str) -> None:
    own = game_ui_of(game)
    assert form_of(game).tables and own.end.columns and own.noun
    assert not own.about or (own.about.endswith(".") and len(own.about) < 90)
    assert all(heading and text for heading, text in own.help_pages)
    assert game_ui_of(game) is own


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_record_imports_later_is_there(game: str) -> None:
    own, names = game_ui_of(game), ("Ann", "Ben", "Cleo", "Dan")
    assert own.screen is None or isinstance(own.screen(names, "walnut"), ScreenDefaults)
    assert isinstance(own.board_pictures(), BoardPictures)
    assert all(isinstance(word, str) and meaning for word, meaning in own.glossary().items())
    if game in FIRST_CARDS:
        assert own.face is not None and isinstance(own.face(FIRST_CARDS[game]), FaceRecord)
    if own.menu_picture is not None:
        assert isinstance(own.menu_picture(), MenuPicture)


def test_a_record_imports_nothing_that_only_a_match_needs() -> None:
    asked = "import sys; from game.ui.games.game_ui import game_ui_of; from game.app.games.entries import GAMES\n"
    asked += "[game_ui_of(game) for game in GAMES]\n"
    asked += (
        "print([name for name in sys.modules if name.startswith('game.ui') and name.endswith(('.screen', '.faces'))])"
    )
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert told.splitlines()[-1] == "[]"


def test_a_game_without_a_record_has_plain_defaults() -> None:
    plain = game_ui_of("draughts")
    assert plain.screen is plain.form is plain.menu_picture is None
    assert plain.help_pages == () and dict(plain.glossary()) == {}
    assert [column.head for column in plain.end.columns] == ["Points"]


def test_the_menu_shows_the_picture_of_a_game() -> None:
    shown = _picture()
    assert shown is not None and shown.pieces
    assert any(card.face is None for card in shown.cards) and any(card.face is not None for card in shown.cards)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1024, 768), 2.0), ((800, 600), 3.0)])
def test_the_page_of_quick_games_says_what_each_is_about(size: tuple[int, int], text: float) -> None:
    driver = Driver(size)
    driver.app.change_settings(text_scale=text)
    page = QuickGame()
    driver.app.stack.push(page)
    driver.rest(0.2)
    notes = {control.name: control.element.face.note for control in page.sheet.controls if control.view is not None}
    assert set(notes) == {listed.title for listed in GAMES.values()} and page.sheet.cut() == []
    for name, listed in GAMES.items():
        assert notes[listed.title].startswith(game_ui_of(name).about)
