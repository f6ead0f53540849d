"""Skirmish in the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ui.games.board_pictures import BoardPictures
from game.ui.games.game_ui import GameUi
from game.ui.games.skirmish.card_back import BACK
from game.ui.games.skirmish.end_words import END_WORDS
from game.ui.games.skirmish.form import FORM
from game.ui.games.skirmish.help_pages import HELP_PAGES
from game.ui.scenes.menu_picture import MenuPicture
from game.ui.table.game_screen import GameScreen


def _screen(names: Sequence[str], theme: str) -> GameScreen:
    from game.ui.games.skirmish.screen import SkirmishScreen

    return SkirmishScreen(names, theme)


def _glossary() -> Mapping[str, str]:
    from game.rules.skirmish.presentation.words import GLOSSARY

    return GLOSSARY


def _menu_picture() -> MenuPicture:
    from game.ui.games.skirmish.menu_picture import menu_picture

    return menu_picture()


def _board_pictures() -> BoardPictures:
    from game.ui.games.skirmish.board_pictures import BOARD_PICTURES

    return BOARD_PICTURES


GAME_UI = GameUi(
    screen=_screen,
    form=FORM,
    help_pages=HELP_PAGES,
    glossary=_glossary,
    card_back=BACK,
    noun="creature",
    end=END_WORDS,
    board_pictures=_board_pictures,
    menu_picture=_menu_picture,
)
