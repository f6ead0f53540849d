"""What a card looks like is worked out once: the table asks for it at every drawing."""

from __future__ import annotations

import pytest

from game.app.games.entries import GAMES
from game.ui.games.game_ui import game_ui_of

FACES = {game: face for game in GAMES if (face := game_ui_of(game).face) is not None}


@pytest.mark.parametrize("game", FACES)
def test_a_face_is_worked_out_once(game: str) -> None:
    faces = game_ui_of(game).all_faces().values()
    assert faces
    for face in faces:
        assert FACES[game](face.key) is FACES[game](face.key)
