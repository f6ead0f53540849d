"""The record of each game in the window, and the defaults of a game that has none."""

from __future__ import annotations

import pytest

from game.ui.games.game_ui import form_of, game_ui_of
from game.ui.scenes.menu import _picture


@pytest.mark.parametrize("game", ["skirmish", "arena", "factions"])
def test_a_game_has_its_record(game: str) -> None:
    own = game_ui_of(game)
    assert own.screen is not None and own.form is form_of(game)
    assert own.help_pages and own.glossary() and own.end.columns
    assert game_ui_of(game) is own


def test_a_game_without_a_record_has_plain_defaults() -> None:
    plain = game_ui_of("draughts")
    assert plain.screen is plain.form is plain.menu_picture is None
    assert plain.help_pages == () and dict(plain.glossary()) == {}
    assert [column.head for column in plain.end.columns] == ["Points"]


def test_the_menu_shows_the_picture_of_a_game() -> None:
    shown = _picture()
    assert shown is not None and shown.pieces
    assert any(card.face is None for card in shown.cards) and any(card.face is not None for card in shown.cards)
