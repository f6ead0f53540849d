"""Crawler in the window."""

from __future__ import annotations

from game.ui.games.crawler.card_back import BACK
from game.ui.games.crawler.end_words import END_WORDS
from game.ui.games.crawler.form import FORM
from game.ui.games.crawler.help_pages import HELP_PAGES, HELP_PICTURES
from game.ui.games.game_ui import GameUi, later

GAME_UI = GameUi(
    all_faces=later(f"{__package__}.faces", "all_faces"),
    about="A party of Adventurers against a dungeon that builds itself.",
    screen=later(f"{__package__}.screen", "CrawlerScreen"),
    form=FORM,
    help_pages=HELP_PAGES,
    help_pictures=HELP_PICTURES,
    glossary=later("game.rules.crawler.presentation.glossary", "GLOSSARY"),
    end=END_WORDS,
    counts=later(f"{__package__}.counts", "COUNTS"),
    face=later(f"{__package__}.faces", "crawler_face"),
    card_back=BACK,
    sounds=later(f"{__package__}.sounds", "SOUNDS"),
    board_pictures=later(f"{__package__}.board_pictures", "BOARD_PICTURES"),
    noun="Adventurer",
)
