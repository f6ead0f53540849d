"""Heroes in the window: the faces and backs of its cards, its words, and what can be chosen for a match. It is played
on the plain screen."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.art.card_faces import FaceRecord
from game.ui.games.game_ui import GameUi
from game.ui.games.heroes.card_back import BACK
from game.ui.games.heroes.form import FORM


def _face(key: str) -> FaceRecord:
    from game.ui.games.heroes.faces import heroes_face

    return heroes_face(key)


def _glossary() -> Mapping[str, str]:
    from game.rules.heroes.card_words import GLOSSARY

    return GLOSSARY


GAME_UI = GameUi(form=FORM, glossary=_glossary, card_back=BACK, noun="character", face=_face)
