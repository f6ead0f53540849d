"""Crawler in the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ui.art.card_faces import FaceRecord
from game.ui.games.board_pictures import BoardPictures
from game.ui.games.crawler.card_back import BACK
from game.ui.games.crawler.end_words import END_WORDS
from game.ui.games.crawler.form import FORM
from game.ui.games.crawler.help_pages import HELP_PAGES
from game.ui.games.game_ui import GameUi
from game.ui.table.game_screen import GameScreen


def _screen(names: Sequence[str], theme: str) -> GameScreen:
    from game.ui.games.crawler.screen import CrawlerScreen

    return CrawlerScreen(names, theme)


def _face(key: str) -> FaceRecord:
    from game.ui.games.crawler.faces import crawler_face

    return crawler_face(key)


def _glossary() -> Mapping[str, str]:
    from game.rules.crawler.presentation.glossary import GLOSSARY

    return GLOSSARY


def _board_pictures() -> BoardPictures:
    from game.ui.games.crawler.board_pictures import BOARD_PICTURES

    return BOARD_PICTURES


GAME_UI = GameUi(
    board_pictures=_board_pictures,
    screen=_screen,
    form=FORM,
    help_pages=HELP_PAGES,
    glossary=_glossary,
    end=END_WORDS,
    card_back=BACK,
    noun="Adventurer",
    face=_face,
)
