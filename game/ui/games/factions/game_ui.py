"""Factions in the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ui.art.card_faces import FaceRecord
from game.ui.games.board_pictures import BoardPictures
from game.ui.games.factions.card_back import BACK
from game.ui.games.factions.end_words import END_WORDS
from game.ui.games.factions.form import FORM
from game.ui.games.factions.help_pages import HELP_PAGES
from game.ui.games.game_ui import GameUi
from game.ui.table.game_screen import GameScreen


def _screen(names: Sequence[str], theme: str) -> GameScreen:
    from game.ui.games.factions.screen import FactionsScreen

    return FactionsScreen(names, theme)


def _face(key: str) -> FaceRecord:
    from game.ui.games.factions.faces import factions_face

    return factions_face(key)


def _glossary() -> Mapping[str, str]:
    from game.rules.factions.presentation.card_words import GLOSSARY

    return GLOSSARY


def _board_pictures() -> BoardPictures:
    from game.ui.games.factions.board_pictures import BOARD_PICTURES

    return BOARD_PICTURES


GAME_UI = GameUi(
    board_pictures=_board_pictures,
    screen=_screen,
    form=FORM,
    help_pages=HELP_PAGES,
    glossary=_glossary,
    end=END_WORDS,
    card_back=BACK,
    noun="unit",
    face=_face,
)
