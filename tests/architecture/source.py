"""The project's own source as trees, and questions about it. Each question yields one sentence a complaint."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]

#: From the ground up: a folder imports only from those before it. The games stand side by side.
FLOORS = ("geometry", "core", "rules", "ai", "tiled", "app", "ui")

#: Libraries that are at home on one floor or in one file, and nowhere else.
HOMES = {
    "pygame": "game/ui/",
    "pygame_gui": "game/ui/",
    "fontawesome_free_pack": "game/ui/",
    "font_source_serif_pro": "game/ui/",
    "pytmx": "game/tiled/plain_xml.py",
    "platformdirs": "game/app/",
    "matplotlib": ("game/app/simulation/charts.py", "game/app/demo/report.py"),
    "PIL": ("game/app/simulation/board_picture.py", "game/ui/review/film.py", "game/ui/printing/sheets.py"),
    "rich": "game/app/simulation/progress.py",
    "distributed": "game/app/simulation/cluster.py",
    "openskill": "game/app/simulation/ladder.py",
}
#: Libraries that must not be imported at all.
NOWHERE = {"pickle", "shelve", "marshal", "dill", "thorpy", "pygame_menu", "copy_reg"}
#: Modules that nothing below the computer players may know: chance, clocks, identities, the machine.
NOT_BELOW_AI = {"random", "secrets", "time", "datetime", "uuid", "threading", "asyncio", "os", "sys", "tempfile"}
#: Calls that nothing below the computer players may make.
CALLS_NOT_BELOW_AI = {"hash", "id", "open", "input", "print", "vars", "globals"}
CALLS_NOWHERE = {"eval", "exec", "compile", "__import__"}

#: Floors that know less than all below them: they import from these floors and from themselves alone.
ALONE = {"tiled": ("geometry",)}

LONGEST_FILE = 450
LONGEST_FUNCTION = 60
#: Words that say nothing about what a thing is.
EMPTY_WORDS = {"manager", "helper", "helpers", "util", "utils", "data", "info", "handle", "handler", "misc"}


class Source(msgspec.Struct, frozen=True):
    """One file: its path from the project's root, with slashes, and its text."""

    path: str
    text: str

    @property
    def tree(self) -> ast.Module:
        return _parsed(self.text)

    @property
    def floor(self) -> str:
        """Return the floor that it stands on, or nothing for ``main.py`` and ``game/__init__.py``."""
        parts = self.path.split("/")
        return parts[1] if len(parts) > 2 and parts[0] == "game" else ""

    @property
    def game(self) -> str:
        """Return the game whose rules it holds, or nothing."""
        parts = self.path.split("/")
        return parts[2] if self.floor == "rules" and len(parts) > 3 else ""

    @property
    def below_ai(self) -> bool:
        """Return whether it stands below the computer players."""
        return self.floor in FLOORS[: FLOORS.index("ai")]


@cache
def _parsed(text: str) -> ast.Module:
    return ast.parse(text)


def forget_trees() -> None:
    """Give back the trees of all files that were asked about."""
    _parsed.cache_clear()


@cache
def sources() -> tuple[Source, ...]:
    """Return every file of the program, sorted by path."""
    files = [*sorted((ROOT / "game").rglob("*.py")), ROOT / "main.py"]
    return tuple(Source(file.relative_to(ROOT).as_posix(), file.read_text("utf-8")) for file in files if file.exists())


def imported(source: Source) -> Iterator[tuple[str, int]]:
    """Full names of what a file imports anywhere in it, with the line: ``game.core.record.encode``."""
    package = source.path.removesuffix(".py").removesuffix("/__init__").split("/")
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from ((name.name, node.lineno) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                start = package if source.path.endswith("__init__.py") else package[:-1]
                base = ".".join([*start[: len(start) - node.level + 1], *filter(None, [node.module])])
            yield from ((f"{base}.{name.name}", node.lineno) for name in node.names)
        elif isinstance(node, ast.Call) and _called(node) == "import_module" and node.args:
            name = node.args[0]
            yield (name.value if isinstance(name, ast.Constant) else "?"), node.lineno


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def upward_imports(source: Source) -> Iterator[str]:
    """Imports from a floor above, or from a floor that is not to be known here."""
    if not source.floor:
        return
    here = FLOORS.index(source.floor)
    for name, line in imported(source):
        parts = name.split(".")
        if parts[0] != "game" or len(parts) < 2:
            continue
        if parts[1] not in FLOORS:
            yield f"{source.path}:{line} imports {name}, which is on no floor"
        elif FLOORS.index(parts[1]) > here:
            yield f"{source.path}:{line}: {source.floor} imports {name} from a floor above"
        elif source.floor in ALONE and parts[1] not in (source.floor, *ALONE[source.floor]):
            yield f"{source.path}:{line}: {source.floor} imports {name}, of which it may not know"


_GAME_FOLDERS = re.compile(r"game\.(?:rules|ai|(?:app|ui)\.games)\.(\w+)\.")


def walls_between_games(source: Source) -> Iterator[str]:
    """Imports of another game in a game's own folder, on any floor."""
    own = _GAME_FOLDERS.match(source.path.replace("/", "."))
    if own is None or own[1] not in games():
        return
    for name, line in imported(source):
        other = _GAME_FOLDERS.match(f"{name}.")
        if other is not None and other[1] in games() - {own[1]}:
            yield f"{source.path}:{line}: {own[1]} imports {name} of another game"


#: Rooms of the boards on the screen; each imports only itself and what they share.
BOARD_ROOMS = "game/ui/boards/"
SHARED_ROOM = "shared"
#: All that boards know of the program below the window: geometry, and the plain facts of a map's picture.
KNOWN_TO_BOARDS = ("game.geometry.", "game.app.maps.picture.", "game.app.files.folders", "game.ui.art.")


def walls_between_boards(source: Source) -> Iterator[str]:
    """Imports of rules, of the application, or of another kind of board in a board of the screen."""
    if not source.path.startswith(BOARD_ROOMS):
        return
    room = source.path.removeprefix(BOARD_ROOMS).split("/")[0]
    own = tuple(f"game.ui.boards.{name}." for name in (room, SHARED_ROOM))
    for name, line in imported(source):
        if name.startswith("game.") and not name.startswith((*own, *KNOWN_TO_BOARDS)):
            yield f"{source.path}:{line} imports {name} into a board"


def _own_game(source: Source) -> str:
    """Return the game in whose folder a file stands, on any floor; nothing for what belongs to no game."""
    parts = source.path.split("/")
    places = parts[2:3] if parts[1:2] in (["rules"], ["ai"]) else parts[3:4] if parts[2:3] == ["games"] else []
    return places[0] if places and places[0] in games() else ""


@cache
def games() -> frozenset[str]:
    """Return every game that has rules."""
    return frozenset(folder.name for folder in (ROOT / "game" / "rules").iterdir() if (folder / "ruleset.py").exists())


#: The one list of games.
LIST_OF_GAMES = "game/app/games/entries.py"


def games_named(source: Source) -> Iterator[str]:
    """Strings that are a game's name, away from its own folders and from the list of games. What a module, a class or a
    function says of itself does not count."""
    if source.path == LIST_OF_GAMES:
        return
    here = _own_game(source)
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and node.value in games() - {here}:
            yield f"{source.path}:{node.lineno} names the game {node.value}"


def games_entered(source: Source) -> Iterator[str]:
    """Imports from a game's own folders into files that do not belong to it: games are found by their names."""
    here = _own_game(source)
    for name, line in imported(source):
        parts = name.split(".")
        found = parts[2:3] if parts[1:2] in (["rules"], ["ai"]) else parts[3:4] if parts[2:3] == ["games"] else []
        if parts[0] == "game" and found and found[0] in games() and found[0] != here:
            yield f"{source.path}:{line} enters the game {found[0]}: {name}"


#: The table of a match in the window, in rooms.
_TABLE = ("game/ui/table/", "game/ui/panels/", "game/ui/screens/")


def guesses_about_boards(source: Source) -> Iterator[str]:
    """Places in the window that try out whether a board, or a game's screen, has something: what boards have is
    declared in ``BoardView``, and what a screen has in ``GameScreen``."""
    if not source.path.startswith((*_TABLE, "game/ui/games/", "game/ui/plain/")):
        return
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and _called(node) in ("getattr", "hasattr") and node.args:
            asked = ast.unparse(node.args[0])
            is_board = asked == "board" and source.path.startswith(_TABLE)
            if is_board or asked.endswith(("screen", "screen.board", "self.board")):
                yield f"{source.path}:{node.lineno} tries out what {asked} has"


def strayed_libraries(source: Source) -> Iterator[str]:
    """Libraries away from their home, and libraries that have none."""
    for name, line in imported(source):
        library = name.split(".")[0]
        if library in NOWHERE:
            yield f"{source.path}:{line} imports {library}"
        elif library in HOMES and not source.path.startswith(HOMES[library]):
            yield f"{source.path}:{line} imports {library}, whose home is {HOMES[library]}"
        elif source.below_ai and library in NOT_BELOW_AI:
            yield f"{source.path}:{line} imports {library} below the computer players"


def forbidden_calls(source: Source) -> Iterator[str]:
    """Calls that run text as a program, or that depend on the process."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            name = node.func.id
            if name in CALLS_NOWHERE or (source.below_ai and name in CALLS_NOT_BELOW_AI):
                yield f"{source.path}:{node.lineno} calls {name}()"
        elif isinstance(node, ast.Attribute) and node.attr == "urandom":
            yield f"{source.path}:{node.lineno} uses urandom"


_COMPREHENSION = (ast.ListComp, ast.GeneratorExp, ast.DictComp)
#: Calls that show the order in which they get things, and calls that make nothing of it.
_ORDERED = {"tuple", "list", "iter", "enumerate", "join", "next"}
_ORDERLESS = {"sorted", "any", "all", "sum", "len", "min", "max", "set", "frozenset"}


def _is_set(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.BitOr | ast.Sub | ast.BitXor):
        return _is_set(node.left) or _is_set(node.right)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    return isinstance(node, ast.Set | ast.SetComp)


def orders_of_sets(source: Source) -> Iterator[str]:
    """Places below the computer players where a set is gone through in an order that can be seen."""
    if not source.below_ai:
        return
    calm: set[ast.AST] = set()
    for node in ast.walk(source.tree):
        gone_through: list[ast.expr] = []
        if isinstance(node, ast.Call) and _called(node) in _ORDERLESS:
            calm.update(node.args)
        elif isinstance(node, ast.Call) and _called(node) in _ORDERED:
            gone_through = node.args
        elif isinstance(node, ast.For):
            gone_through = [node.iter]
        elif isinstance(node, _COMPREHENSION) and node not in calm:
            gone_through = [part.iter for part in node.generators]
        if any(_is_set(passed) for passed in gone_through):
            yield f"{source.path}:{node.lineno} goes through a set in its own order"


def long_functions(source: Source) -> Iterator[str]:
    """Functions that do not fit a screen."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            length = node.end_lineno - node.lineno + 1
            if length > LONGEST_FUNCTION:
                yield f"{source.path}:{node.lineno} {node.name} has {length} lines"


def boolean_positions(source: Source) -> Iterator[str]:
    """Parameters that are yes or no and may be given by position: nobody can read ``draw(card, True)``."""
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if node.name.startswith("__") or any("setter" in ast.unparse(mark) for mark in node.decorator_list):
            continue
        arguments = [*node.args.posonlyargs, *node.args.args]
        defaults = [None] * (len(arguments) - len(node.args.defaults)) + list(node.args.defaults)
        for argument, default in zip(arguments, defaults, strict=True):
            typed = isinstance(argument.annotation, ast.Name) and argument.annotation.id == "bool"
            if typed or (isinstance(default, ast.Constant) and isinstance(default.value, bool)):
                yield f"{source.path}:{node.lineno} {node.name} has the boolean position {argument.arg}"


def empty_names(source: Source) -> Iterator[str]:
    """Modules, classes and functions whose name has a word that says nothing."""
    names = [(source.path.rsplit("/", 1)[-1].removesuffix(".py"), 1)]
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    names += [(node.name, node.lineno) for node in ast.walk(source.tree) if isinstance(node, kinds)]
    for name, line in names:
        words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}
        if words & EMPTY_WORDS:
            yield f"{source.path}:{line} is called {name}"


_CITED = re.compile(r"# rule: ([a-z_]+)/([\w-]+)")


def cited_rules(source: Source) -> Iterator[tuple[str, str, int]]:
    """Rules that comments cite and refusals give as their reason: game, word and line."""
    for number, line in enumerate(source.text.splitlines(), 1):
        yield from ((game, word, number) for game, word in _CITED.findall(line))
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and _called(node) == "Refusal" and len(node.args) > 1:
            rule = node.args[1]
            if isinstance(rule, ast.Constant) and isinstance(rule.value, str):
                game, _, word = rule.value.partition("/")
                yield game, word, node.lineno


def documented_rules(game: str) -> frozenset[str] | None:
    """Words that have a heading (``### word``) or an anchor (``<a id="word">``) in the game's rules page; None when
    there is no page yet."""
    page = ROOT / "docs" / "rules" / f"{game}.md"
    if not page.exists():
        return None
    text = page.read_text("utf-8")
    words = re.findall(r"^#{2,4} +`?([\w-]+)`?", text, re.MULTILINE)
    return frozenset((*words, *re.findall(r"""<a (?:id|name)=["']([\w-]+)["']""", text)))
