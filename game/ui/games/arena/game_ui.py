"""Arena in the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ui.art.card_faces import FaceRecord
from game.ui.games.arena.card_back import BACK
from game.ui.games.arena.end_words import END_WORDS
from game.ui.games.arena.form import FORM
from game.ui.games.arena.help_pages import HELP_PAGES
from game.ui.games.board_pictures import BoardPictures
from game.ui.games.game_ui import GameUi
from game.ui.table.game_screen import GameScreen


def _screen(names: Sequence[str], theme: str) -> GameScreen:
    from game.ui.games.arena.screen import ArenaScreen

    return ArenaScreen(names, theme)


def _face(key: str) -> FaceRecord:
    from game.ui.games.arena.faces import arena_face

    return arena_face(key)


def _glossary() -> Mapping[str, str]:
    from game.rules.arena.presentation.card_words import GLOSSARY

    return GLOSSARY


def _board_pictures() -> BoardPictures:
    from game.ui.games.arena.board_pictures import BOARD_PICTURES

    return BOARD_PICTURES


GAME_UI = GameUi(
    screen=_screen,
    form=FORM,
    help_pages=HELP_PAGES,
    glossary=_glossary,
    card_back=BACK,
    noun="figure",
    face=_face,
    end=END_WORDS,
    board_pictures=_board_pictures,
)
