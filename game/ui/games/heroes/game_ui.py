"""Heroes in the window."""

from __future__ import annotations

from game.ui.games.game_ui import GameUi, later
from game.ui.games.heroes.card_back import BACK
from game.ui.games.heroes.end_words import END_WORDS
from game.ui.games.heroes.form import FORM
from game.ui.games.heroes.help_pages import HELP_PAGES, HELP_PICTURES

GAME_UI = GameUi(
    all_faces=later(f"{__package__}.faces", "all_faces"),
    about="A hero with allies, weapons, armor and quests, and a chain of responses.",
    screen=later(f"{__package__}.screen", "HeroesScreen"),
    form=FORM,
    help_pages=HELP_PAGES,
    help_pictures=HELP_PICTURES,
    glossary=later("game.rules.heroes.presentation.card_words", "GLOSSARY"),
    end=END_WORDS,
    counts=later(f"{__package__}.counts", "COUNTS"),
    face=later(f"{__package__}.faces", "heroes_face"),
    card_back=BACK,
    sounds=later(f"{__package__}.sounds", "SOUNDS"),
    board_pictures=later(f"{__package__}.board_pictures", "BOARD_PICTURES"),
    noun="character",
)
