"""Heroes in the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ui.art.card_faces import FaceRecord
from game.ui.games.board_pictures import BoardPictures
from game.ui.games.game_ui import GameUi
from game.ui.games.heroes.card_back import BACK
from game.ui.games.heroes.end_words import END_WORDS
from game.ui.games.heroes.form import FORM
from game.ui.games.heroes.help_pages import HELP_PAGES
from game.ui.table.game_screen import GameScreen


def _screen(names: Sequence[str], theme: str) -> GameScreen:
    from game.ui.games.heroes.screen import HeroesScreen

    return HeroesScreen(names, theme)


def _face(key: str) -> FaceRecord:
    from game.ui.games.heroes.faces import heroes_face

    return heroes_face(key)


def _glossary() -> Mapping[str, str]:
    from game.rules.heroes.presentation.card_words import GLOSSARY

    return GLOSSARY


def _board_pictures() -> BoardPictures:
    from game.ui.games.heroes.board_pictures import BOARD_PICTURES

    return BOARD_PICTURES


GAME_UI = GameUi(
    board_pictures=_board_pictures,
    screen=_screen,
    form=FORM,
    help_pages=HELP_PAGES,
    glossary=_glossary,
    end=END_WORDS,
    card_back=BACK,
    noun="character",
    face=_face,
)
