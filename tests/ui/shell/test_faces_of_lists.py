"""What the window needs of a game that builds lists of cards: the faces of its cards."""

from __future__ import annotations

import pytest

from game.app.games.entries import GAMES
from game.app.lists.kinds import list_kind_of
from game.ui.games.game_ui import game_ui_of


@pytest.mark.parametrize("game", [game for game in GAMES if list_kind_of(game) is not None])
def test_a_game_that_builds_lists_shows_its_cards(game: str) -> None:
    kind, face = list_kind_of(game), game_ui_of(game).face
    assert kind is not None and face is not None
    for key, name in kind.names().items():
        assert face(key).name == name
