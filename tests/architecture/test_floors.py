"""The house itself: floors, homes of libraries, what may not be called where, lengths, names, and cited rules."""

from __future__ import annotations

import fnmatch
import re
import tomllib
from collections.abc import Callable, Iterator

import pytest

from tests.architecture.source import (
    LONGEST_FILE,
    ROOT,
    Source,
    boolean_positions,
    cited_rules,
    documented_rules,
    empty_names,
    forbidden_calls,
    games_entered,
    games_named,
    guesses_about_boards,
    long_functions,
    orders_of_sets,
    sources,
    strayed_libraries,
    upward_imports,
    walls_between_boards,
    walls_between_games,
)

#: Files that may be longer, and why.
LONG_FILES: dict[str, str] = {}
#: Complaints (their beginnings, without the line) that are right as they are, and why.
_ASSISTANTS = "a helper is a creature that assists"
_A_MODE = "Arena has a mode of that name"
_ARENA_MODES = (
    "app/games/arena/battlefield.py",
    "app/games/arena/entry.py",
    "app/games/arena/map_words.py",
    "rules/arena/state/board.py",
    "rules/arena/setup.py",
    "ui/games/arena/form.py",
)
AS_THEY_ARE: dict[str, str] = {
    "game/geometry/reach.py _ground has the boolean position ignores_slow": "private, and its cache goes by position",
    "game/tiled/cells.py split_gid has the boolean position is_hex": "a number and its kind of map are one thing",
    "game/rules/skirmish/announcing.py is called choose_helper": _ASSISTANTS,
    "game/rules/skirmish/levels.py is called possible_helpers": _ASSISTANTS,
    "game/rules/skirmish/levels.py is called helpers_wanted": _ASSISTANTS,
    **{f"game/{place} names the game skirmish": _A_MODE for place in _ARENA_MODES},
}
#: What refusals and comments may cite beside the games: chapters of the engine and of the command line.
OTHER_CHAPTERS = {"core", "headless", "scenario"}

CHECKS: tuple[Callable[[Source], Iterator[str]], ...] = (
    upward_imports,
    walls_between_games,
    walls_between_boards,
    guesses_about_boards,
    strayed_libraries,
    forbidden_calls,
    games_named,
    games_entered,
    orders_of_sets,
    long_functions,
    boolean_positions,
    empty_names,
)


def is_excused(complaint: str) -> bool:
    """Return whether there is a reason on record for what is complained of."""
    place, _, text = complaint.partition(" ")
    return f"{place.split(':')[0]} {text}" in AS_THEY_ARE


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_house_is_in_order(check: Callable[[Source], Iterator[str]]) -> None:
    found = [complaint for source in sources() for complaint in check(source)]
    assert [complaint for complaint in found if not is_excused(complaint)] == []


def test_excuses_are_still_needed() -> None:
    excused = {excuse.split()[0] for excuse in AS_THEY_ARE}
    looked_at = [source for source in sources() if source.path in excused]
    found = {complaint for source in looked_at for check in CHECKS for complaint in check(source)}
    needed = {f"{place.split(':')[0]} {text}" for place, _, text in (line.partition(" ") for line in found)}
    assert set(AS_THEY_ARE) - needed == set()


def test_files_are_chapters() -> None:
    long = {source.path: len(source.text.splitlines()) for source in sources()}
    assert {path: lines for path, lines in long.items() if lines > LONGEST_FILE and path not in LONG_FILES} == {}


def test_names_that_nothing_needs_to_use_are_still_there() -> None:
    """What vulture lets pass (``pyproject.toml`` says why) stands in the program as a word."""
    allowed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["vulture"]["ignore_names"]
    words = {word for source in sources() for word in re.findall(r"\w+", source.text)}
    assert [name for name in allowed if not fnmatch.filter(words, name)] == []


def test_there_is_something_to_look_at() -> None:
    floors = {source.floor for source in sources()}
    assert {"geometry", "core", "rules", "ai", "tiled", "app", "ui"} <= floors
    assert "main.py" in {source.path for source in sources()}


def test_every_cited_rule_stands_in_the_rules_page() -> None:
    unknown = []
    for source in sources():
        for game, word, line in cited_rules(source):
            told = documented_rules(game)
            if told is not None and word not in told:
                unknown.append(f"{source.path}:{line} cites {game}/{word}")
    assert unknown == []


def test_games_that_are_cited_are_games() -> None:
    games = {folder.name for folder in (ROOT / "game" / "rules").iterdir() if folder.is_dir()}
    cited = {game for source in sources() for game, _, _ in cited_rules(source)}
    assert cited <= games | OTHER_CHAPTERS


# --- the checks themselves ---


def complaints(check: Callable[[Source], Iterator[str]], path: str, text: str) -> int:
    return len(list(check(Source(path, text))))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("game/core/a.py", "from game.rules.skirmish import x"),
        ("game/core/a.py", "def f():\n    import game.app.matches.match"),
        ("game/geometry/a.py", "from game.core.dice import Dice"),
        ("game/ai/a.py", "import importlib\nimportlib.import_module('game.ui.x')"),
        ("game/app/a.py", "from game import ui"),
        ("game/app/a.py", "from game.tools import x"),
        ("game/tiled/a.py", "from game.app.maps import reading"),
        ("game/tiled/a.py", "from game.rules.arena.state.board import Board"),
        ("game/tiled/a.py", "from game.core import record"),
        ("game/ai/a.py", "from game.tiled.source import Source"),
    ],
)
def test_an_import_from_above_is_found(path: str, text: str) -> None:
    assert complaints(upward_imports, path, text) == 1


@pytest.mark.parametrize(
    ("path", "text", "count"),
    [
        ("game/rules/arena/a.py", "from game.rules.skirmish.state.table import Table", 1),
        ("game/rules/arena/a.py", "from game.rules import skirmish", 1),
        ("game/rules/arena/a.py", "from ..skirmish import table", 1),
        ("game/ai/factions/a.py", "from game.rules.arena.state.table import Table", 1),
        ("game/app/games/arena/a.py", "def f():\n    import game.app.games.skirmish.boards", 1),
        ("game/ui/games/arena/a.py", "from game.ui.games.skirmish import board\nfrom game.rules.factions import x", 2),
        ("game/ui/games/arena/a.py", "from game.rules.arena import x\nfrom game.ui.games import game_ui", 0),
        ("game/app/games/entries.py", "from game.app.games.skirmish.entry import Entry", 0),
        ("game/ui/plain/a.py", "from game.rules.skirmish import words", 0),
    ],
)
def test_walls_between_games(path: str, text: str, count: int) -> None:
    assert complaints(walls_between_games, path, text) == count


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("game/rules/arena/a.py", "from game.core import dice\nfrom game.rules.arena import b\nfrom . import c"),
        ("game/ui/a.py", "from game.app.matches.match import Match\nfrom game.rules.skirmish import words"),
        ("game/tiled/a.py", "from game.geometry.hexes import Hex\nfrom game.tiled import cells"),
        ("game/app/a.py", "from game.tiled.source import Source"),
        ("main.py", "from game.ui.run import run"),
    ],
)
def test_imports_from_below_are_fine(path: str, text: str) -> None:
    assert complaints(upward_imports, path, text) == 0


def test_guesses_about_boards_are_found() -> None:
    text = "getattr(self.screen.board, 'x', None)\nhasattr(board, 'y')\ngetattr(self.screen, 'z')\ngetattr(event, 'w')"
    assert complaints(guesses_about_boards, "game/ui/table/a.py", text) == 3
    assert complaints(guesses_about_boards, "game/ui/scenes/a.py", text) == 0
    assert complaints(guesses_about_boards, "game/ui/table/a.py", "board.turning.turn(1)") == 0


@pytest.mark.parametrize(
    ("path", "text", "count"),
    [
        ("game/ui/boards/squares/a.py", "from game.rules.skirmish.state.table import Table", 1),
        ("game/ui/boards/squares/a.py", "from game.ui.boards.hexes.board import HexBoardView", 1),
        ("game/ui/boards/shared/a.py", "from game.ui.boards.cards.layout import Box", 1),
        ("game/ui/boards/cards/a.py", "from game.ui.screens.items import Thing", 1),
        ("game/ui/boards/cards/a.py", "from game.app.maps.reading import read_map", 1),
        ("game/ui/boards/hexes/a.py", "from game.ui.games.arena.board import ArenaBoard", 1),
        ("game/ui/boards/hexes/a.py", "def f():\n    import game.core.events", 1),
        ("game/ui/boards/cards/a.py", "from game.ui.boards.cards.layout import Box\nimport math", 0),
        ("game/ui/boards/cards/a.py", "from game.ui.boards.shared.camera import Camera", 0),
        ("game/ui/boards/hexes/a.py", "from game.geometry.hexes import Hex\nfrom game.ui.art.palette import INK", 0),
        ("game/ui/boards/shared/a.py", "from game.app.maps.picture import MapPicture", 0),
        ("game/ui/games/arena/a.py", "from game.ui.boards.hexes.board import HexBoardView", 0),
    ],
)
def test_walls_between_boards(path: str, text: str, count: int) -> None:
    assert complaints(walls_between_boards, path, text) == count


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("game/app/matches/match.py", "import pygame"),
        ("game/app/matches/match.py", "def f():\n    from pygame.locals import KEYDOWN"),
        ("game/ui/boards.py", "import pytmx"),
        ("game/app/records/saves.py", "import pickle"),
        ("game/rules/skirmish/turns.py", "import random"),
        ("game/core/dice.py", "from time import monotonic"),
        ("main.py", "import pygame"),
    ],
)
def test_a_strayed_library_is_found(path: str, text: str) -> None:
    assert complaints(strayed_libraries, path, text) == 1


def test_libraries_at_home_are_fine() -> None:
    assert complaints(strayed_libraries, "game/ui/a.py", "import pygame\nimport random") == 0
    assert complaints(strayed_libraries, "game/tiled/plain_xml.py", "import pytmx\nimport time") == 0


def test_forbidden_calls_are_found() -> None:
    assert complaints(forbidden_calls, "game/core/a.py", "a = hash(b)\nc = id(d)\nimport os\nos.urandom(3)") == 3
    assert complaints(forbidden_calls, "game/ui/a.py", "eval('1')\nexec('2')") == 2
    assert complaints(forbidden_calls, "game/core/a.py", "step.id\nhash_of(step)") == 0


@pytest.mark.parametrize(
    "text",
    [
        "for a in {1, 2}: pass",
        "a = [b for b in set(c)]",
        "a = tuple(set(b) & c)",
        "a = next(iter({b for b in c}))",
        "a = {b: 1 for b in frozenset(c) | d}",
        "a = ','.join({b})",
    ],
)
def test_the_order_of_a_set_is_found(text: str) -> None:
    assert complaints(orders_of_sets, "game/core/a.py", text) >= 1


@pytest.mark.parametrize(
    "text", ["a = sorted({1, 2})", "a = any(b for b in set(c))", "a = {b for b in set(c)}", "for a in (1, 2): pass"]
)
def test_sets_without_an_order_are_fine(text: str) -> None:
    assert complaints(orders_of_sets, "game/core/a.py", text) == 0


def test_boolean_positions_are_found() -> None:
    text = "def f(a: bool): pass\ndef g(a=False): pass\ndef h(*, a: bool = True): pass\ndef i(a: int = 0): pass"
    assert complaints(boolean_positions, "game/core/a.py", text) == 2


def test_empty_names_are_found() -> None:
    assert complaints(empty_names, "game/app/utils.py", "class CardManager: pass\ndef handle_event(): pass") == 3
    assert complaints(empty_names, "game/app/dates.py", "class Informant: pass\ndef update(): pass") == 0


def test_long_functions_are_found() -> None:
    assert complaints(long_functions, "game/core/a.py", "def f():\n" + "    a = 1\n" * 60) == 1
    assert complaints(long_functions, "game/core/a.py", "def f():\n" + "    a = 1\n" * 59) == 0


def test_cited_rules_are_found() -> None:
    text = "# rule: skirmish/cover\na = Refusal('far', 'skirmish/reach')\n"
    assert list(cited_rules(Source("game/rules/skirmish/a.py", text))) == [
        ("skirmish", "cover", 1),
        ("skirmish", "reach", 2),
    ]


@pytest.mark.parametrize(
    ("path", "text", "count"),
    [
        ("game/app/headless.py", "name = 'skirmish'", 1),
        ("game/ui/scenes/menu.py", "from x import y\ncall('arena', game='factions')", 2),
        ("game/rules/factions/cards/all_cards.py", "mode = 'arena'", 1),
        ("game/ui/games/game_ui.py", "def f():\n    return {'skirmish': 1}", 1),
        ("game/rules/arena/cards.py", "game = 'arena'", 0),
        ("game/ai/factions/judging.py", "game = 'factions'", 0),
        ("game/app/games/skirmish/entry.py", "game = 'skirmish'", 0),
        ("game/ui/games/skirmish/screen.py", "game = 'skirmish'", 0),
        ("game/app/games/entries.py", "GAMES = {'skirmish': 1}", 0),
        ("game/app/headless.py", '"""Plays skirmish."""\nrule = "skirmish/cover"', 0),
    ],
)
def test_a_game_that_is_named_elsewhere_is_found(path: str, text: str, count: int) -> None:
    assert complaints(games_named, path, text) == count


@pytest.mark.parametrize(
    ("path", "text", "count"),
    [
        ("game/app/matches/match.py", "from game.rules.skirmish.ruleset import SKIRMISH", 1),
        ("game/ui/scenes/menu.py", "def f():\n    import game.ui.games.arena.screen", 1),
        ("game/ui/games/arena/screen.py", "from game.ui.games.skirmish import offers", 1),
        ("game/app/matches/match.py", "from game.ai.factions.judging import FactionsEvaluator", 1),
        ("game/ui/games/arena/screen.py", "from game.rules.arena import words\nimport game.app.games.arena.entry", 0),
        ("game/app/headless.py", "from game.app.games.entries import GAMES\nfrom game.ai.players import PLAYERS", 0),
    ],
)
def test_a_game_that_is_entered_from_elsewhere_is_found(path: str, text: str, count: int) -> None:
    assert complaints(games_entered, path, text) == count
