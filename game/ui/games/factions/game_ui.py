"""Factions in the window."""

from __future__ import annotations

from game.ui.games.factions.card_back import BACK
from game.ui.games.factions.end_words import END_WORDS
from game.ui.games.factions.form import FORM
from game.ui.games.factions.help_pages import HELP_PAGES, HELP_PICTURES
from game.ui.games.game_ui import GameUi, later

GAME_UI = GameUi(
    all_faces=later(f"{__package__}.faces", "all_faces"),
    about="Armies march through five zones to the other capital, with a d20 and a stack.",
    screen=later(f"{__package__}.screen", "FactionsScreen"),
    form=FORM,
    help_pages=HELP_PAGES,
    help_pictures=HELP_PICTURES,
    glossary=later("game.rules.factions.presentation.card_words", "GLOSSARY"),
    end=END_WORDS,
    counts=later(f"{__package__}.counts", "COUNTS"),
    face=later(f"{__package__}.faces", "factions_face"),
    card_back=BACK,
    sounds=later(f"{__package__}.sounds", "SOUNDS"),
    board_pictures=later(f"{__package__}.board_pictures", "BOARD_PICTURES"),
    noun="unit",
)
