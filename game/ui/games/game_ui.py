"""What the window needs of a game besides its rules: one record a game, in the game's own folder.

It is found by the game's name: ``game/ui/games/<name>/game_ui.py`` holds ``GAME_UI``, or ``game_ui.py`` of a game's
own package (``Listed.package``). A game without one is playable all the same, on the plain screen.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from game.app.games.entries import entry_of, package_of
from game.app.matches.match import Match
from game.ui.art.card_backs import PLAIN_BACK, CardBack
from game.ui.art.card_faces import FaceRecord
from game.ui.art.menu_picture import MenuPicture
from game.ui.games.board_pictures import BoardPictures, GamePictures
from game.ui.games.counting import GameCounts
from game.ui.games.end_words import PLAIN_END, GameEnd
from game.ui.games.set_up_form import GameForm, plain_form
from game.ui.screens.game_screen import GameScreen

if TYPE_CHECKING:
    from game.ui.sound.effects import TableSounds


class HelpPicture(msgspec.Struct, frozen=True):
    """A picture of the real table in a chapter of Help: how it stands at a ``step`` of the game's ``lesson``, from 1,
    with the step's ring; or, with a ``card`` that lies there, that card with what its figures mean."""

    lesson: str
    step: int
    card: str = ""


class GameUi(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the window; whatever is left out has a plain default.

    ``about`` is a sentence for people who do not know the game. ``screen`` makes the screen of a match, from the seats'
    names and the theme. ``form`` is what can be chosen for a match. ``help_pages`` are headings and texts,
    ``help_pictures`` the pictures of some by their headings, ``glossary`` gives the game's words with their meanings.
    ``end`` is said on the last page, ``counts`` tells what is counted there. ``face`` is how a card looks, by its
    key, ``all_faces`` those of all cards by their names, ``card_back`` the other side. ``board_pictures`` are of what
    its maps hold. ``menu_picture`` is what lies beside the menu. ``noun`` is what the game calls a piece on the
    board, ``sounds`` how its table sounds (None: as pages do)."""

    about: str = ""
    # The type of its tables is the game's own.
    screen: Callable[[Sequence[str], str], GameScreen[Any]] | None = None
    form: GameForm | None = None
    help_pages: tuple[tuple[str, str], ...] = ()
    help_pictures: Mapping[str, HelpPicture] = {}
    glossary: Callable[[], Mapping[str, str]] = dict
    end: GameEnd = PLAIN_END
    counts: Callable[[], GameCounts] | None = None
    face: Callable[[str], FaceRecord] | None = None
    all_faces: Callable[[], Mapping[str, FaceRecord]] = dict
    card_back: CardBack = PLAIN_BACK
    board_pictures: Callable[[], GamePictures] = BoardPictures
    menu_picture: Callable[[], MenuPicture] | None = None
    noun: str = "piece"
    sounds: Callable[[], TableSounds | None] = lambda: None


# What is called by its name has a type that only its caller knows.
def later(module: str, name: str) -> Callable[..., Any]:
    """Return what a module calls so, imported when asked for: functions and classes are called, all else given."""

    def asked(*given: object) -> object:
        found = getattr(importlib.import_module(module), name)
        return found(*given) if callable(found) else found

    return asked


_PLAIN = GameUi()


def game_ui_of(game: str) -> GameUi:
    """Return a game's record, imported only when it is asked for."""
    return _game_ui_in(package_of(game, __package__))


@cache
def _game_ui_in(package: str) -> GameUi:
    if importlib.util.find_spec(package) is None or importlib.util.find_spec(f"{package}.game_ui") is None:
        return _PLAIN
    found: GameUi = importlib.import_module(f"{package}.game_ui").GAME_UI
    return found


def form_of(game: str) -> GameForm:
    """Return what can be chosen for a match of a game."""
    own = game_ui_of(game).form
    if own is not None:
        return own
    return plain_form(entry_of(game).ruleset.profile)


def screen_for(match: Match, theme: str) -> GameScreen[object]:
    """Return the screen of a match's game; the plain one for a game that has none of its own."""
    screen = game_ui_of(match.game.profile.game).screen
    if screen is not None:
        return screen(match.players.names, theme)
    from game.ui.plain.screen import PlainScreen

    return PlainScreen(entry_of(match.game.profile.game), match.players.names, theme)
