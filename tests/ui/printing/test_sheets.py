"""A game on paper: every card is there with its picture and its text, nothing is cut short, and each page is a page."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pygame
import pytest

from game.app.games.entries import GAMES, entry_of
from game.app.maps.scenarios import list_scenarios
from game.ui.games.game_ui import game_ui_of
from game.ui.printing import sheets

SHIPPED = tuple(GAMES)


@pytest.fixture(autouse=True)
def no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn elsewhere: here they are blank."""
    monkeypatch.setattr(sheets, "card_face", lambda face, width: pygame.Surface((10, 14)))


@pytest.mark.parametrize("game", SHIPPED)
def test_everything_of_a_game_is_printed(game: str, tmp_path: Path) -> None:
    start, cards, scenarios = (path.read_text("utf-8") for path in sheets.write_sheets(game, tmp_path))
    told = unescape(cards)
    rows = entry_of(game).cards()
    assert cards.count("<article>") == len(rows)
    for row in rows:
        assert f"<h3>{row['name']}</h3>" in told and row.get("text", "") in told
    pictures = re.findall(r'<img src="([^"]+)"', cards)
    drawn = game_ui_of(game).all_faces()
    assert len(set(pictures)) == sum(row["name"] in drawn for row in rows)
    assert all((tmp_path / one).is_file() for one in pictures)
    assert all(heading in unescape(start) for heading, _ in game_ui_of(game).help_pages)
    assert all(one.drawn.title in unescape(scenarios) for one in list_scenarios(game))
    for page in (start, cards, scenarios):
        assert "..." not in page and "…" not in page and "{icon" not in page and "**" not in page
    assert " ," not in start


def test_a_secret_objective_is_not_printed(tmp_path: Path) -> None:
    for game in SHIPPED:
        secret = [
            each.words for one in list_scenarios(game) for each in one.drawn.script.objectives if each.known_to != "all"
        ]
        page = unescape(sheets.write_sheets(game, tmp_path / game)[2].read_text("utf-8")) if secret else ""
        assert not [words for words in secret if words in page]


def test_an_unknown_game_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="chess"):
        sheets.write_sheets("chess", tmp_path)
