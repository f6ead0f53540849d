"""Skirmish in the window."""

from __future__ import annotations

from game.ui.games.game_ui import GameUi, later
from game.ui.games.skirmish.card_back import BACK
from game.ui.games.skirmish.end_words import END_WORDS
from game.ui.games.skirmish.form import FORM
from game.ui.games.skirmish.help_pages import HELP_PAGES, HELP_PICTURES

GAME_UI = GameUi(
    all_faces=later(f"{__package__}.figures", "all_faces"),
    about="Two sides of miniatures on squares, two decks each, and gold that runs out.",
    screen=later(f"{__package__}.screen", "SkirmishScreen"),
    form=FORM,
    help_pages=HELP_PAGES,
    help_pictures=HELP_PICTURES,
    glossary=later(f"{__package__}.glossary", "WORDS"),
    end=END_WORDS,
    counts=later(f"{__package__}.counts", "COUNTS"),
    card_back=BACK,
    sounds=later(f"{__package__}.sounds", "SOUNDS"),
    board_pictures=later(f"{__package__}.board_pictures", "BOARD_PICTURES"),
    menu_picture=later(f"{__package__}.menu_picture", "menu_picture"),
    noun="creature",
)
