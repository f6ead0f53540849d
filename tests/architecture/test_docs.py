"""What the pages of docs/ name is there: files, folders, modules that are run, classes, functions, fields."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from functools import cache

import pytest

from game.command_line import parser
from tests.architecture.source import ROOT, sources

PAGES = sorted(
    [
        *(ROOT / "docs").glob("*.md"),
        *(ROOT / page for page in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "assets/art/README.md")),
    ]
)
#: What a path ends with that is meant to be a file of the project.
FILES = (".py", ".md", ".json", ".toml", ".tmx", ".tsx", ".svg", ".txt", ".tiled-project")
#: Pages about the program itself: a name that stands there in backticks stands in the source, too.
ABOUT_CODE = ("adding.md", "architecture.md", "where_rules_live.md", "window.md", "testing.md", "laws.md")
#: Names that belong to somebody else's program; files of the designer's own, and endings of files.
NOT_OURS = {"ignore_names", "mypy", "vulture"}
IN_BUNDLES = {"position.json", "log.txt", "versions.json", "errors.txt", "contents.txt"}
NO_FILES = {"cellar.tmx", "settings.json", "statistics.json", *IN_BUNDLES, *FILES}


def quoted(text: str) -> list[str]:
    """Return what stands in single backticks, outside of blocks of code."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    lines = [line for line in prose.splitlines() if not line.startswith("    ")]
    return [word for line in lines for word in re.findall(r"`([^`]+)`", line)]


@cache
def is_there(path: str) -> bool:
    """Return whether there is such a file or folder, from the root or by the end of its path. ``<name>`` is any, and
    ``core/state.State`` is what that file defines."""
    if not path.endswith(FILES) and "." in path:
        path, _, name = path.rpartition(".")
        file = ROOT / "game" / f"{path}.py"
        return file.exists() and re.search(rf"\b{name}\b", file.read_text("utf-8")) is not None
    wanted = re.sub(r"<[^>]*>|NAME", "*", path.rstrip("/"))
    places = (wanted, *(f"{top}/**/{wanted}" for top in ("game", "tests", "assets", "maps")))
    return any(next(ROOT.glob(place), None) is not None for place in places)


def paths(text: str) -> list[str]:
    """Return the files and folders that a page names."""
    found = [word for word in quoted(text) if re.fullmatch(r"[\w<>*./-]+", word) and word not in NO_FILES]
    return [word for word in found if word.endswith(FILES) or ("/" in word and word.split("/")[0] in tops())]


@cache
def tops() -> set[str]:
    """Return the first parts of paths: folders of the project, and the floors and rooms below game/."""
    folders = [*ROOT.iterdir(), *(ROOT / "game").iterdir()]
    return {folder.name for folder in folders if folder.is_dir() and not folder.name.startswith((".", "_"))}


def links(text: str) -> list[str]:
    """Return the files that a page links to."""
    found = re.findall(r"\]\(([^)\s]+)\)", text)
    return [link.partition("#")[0] for link in found if "://" not in link and link[0] != "#"]


@cache
def words_of_the_source() -> frozenset[str]:
    """Return every word of the program and of its tests."""
    texts = [one.text for one in sources()] + [file.read_text("utf-8") for file in (ROOT / "tests").rglob("*.py")]
    return frozenset(word for text in texts for word in re.findall(r"\w+", text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
class TestPage:
    def test_files_and_folders_that_it_names_are_there(self, page) -> None:
        text = page.read_text("utf-8")
        assert [path for path in paths(text) if not is_there(path) and not (page.parent / path).exists()] == []

    def test_pages_that_it_links_to_are_there(self, page) -> None:
        assert [link for link in links(page.read_text("utf-8")) if not (page.parent / link).exists()] == []

    def test_modules_that_it_runs_are_there(self, page) -> None:
        for module in re.findall(r"python -m ((?:tests|game)[\w.]*\w)", page.read_text("utf-8")):
            path = ROOT / module.replace(".", "/")
            assert (path / "__main__.py").exists() or path.with_suffix(".py").exists(), module

    def test_headings_that_it_links_to_are_there(self, page) -> None:
        for link in re.findall(r"\]\(([^)\s]*#[^)\s]+)\)", page.read_text("utf-8")):
            target, _, heading = link.partition("#")
            linked = page.parent / target if target else page
            assert "://" in link or heading in headings(linked.read_text("utf-8")), link

    def test_commands_that_it_tells_are_there(self, page) -> None:
        assert set(re.findall(r"main\.py ([a-z]\w*)", page.read_text("utf-8"))) <= commands()


def headings(text: str) -> set[str]:
    """Return the headings of a page, as links name them."""
    found = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found}


@cache
def commands() -> set[str]:
    return {word for action in parser()._actions if action.dest == "command" for word in action.choices or ()}


def test_the_readme_lists_every_command() -> None:
    table = re.findall(r"^\| `([a-z]+)", (ROOT / "README.md").read_text("utf-8"), re.M)
    assert set(table) == commands()


def comments_and_docstrings(text: str) -> str:
    """Return what a file of the program says of itself to its readers."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    said = [token.string for token in tokens if token.type == tokenize.COMMENT]
    kinds = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    said += [ast.get_docstring(node) or "" for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)]
    return "\n".join(said)


_PATH = re.compile(r"(?<![\w/.<{])(?:[\w<>-]+/)+[\w-]+\.(?:py|md|json|toml|tmx|tsx|svg)\b|(?<![\w/.<{*])[a-z_]+\.py\b")


def strayed_paths(text: str) -> list[str]:
    """Return the files that comments and docstrings name and that are not there."""
    if not _PATH.search(text):
        return []
    named = _PATH.findall(comments_and_docstrings(text))
    return [path for path in named if path not in NO_FILES and not is_there(path)]


def test_files_that_comments_name_are_there() -> None:
    files = [(one.path, one.text) for one in sources()]
    files += [(file.relative_to(ROOT).as_posix(), file.read_text("utf-8")) for file in (ROOT / "tests").rglob("*.py")]
    strayed = {path: found for path, text in files if (found := strayed_paths(text))}
    assert strayed == {}


def test_a_path_in_a_comment_that_leads_nowhere_is_found() -> None:
    assert strayed_paths("# see core/nowhere.py\nx = 'core/elsewhere.py'\n") == ["core/nowhere.py"]
    assert strayed_paths('"""As ``gone.py`` says, and core/dice.py."""\n') == ["gone.py"]


def test_the_package_needs_what_the_client_s_requirements_are() -> None:
    client = (ROOT / "requirements.txt").read_text("utf-8").split("# Its tests")[0]
    needed = [line for line in client.splitlines() if line and not line.startswith("#")]
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert package["dependencies"] == needed


def test_chapters_stand_in_the_rules_of_the_game_that_they_are_listed_for() -> None:
    parts = re.split(r"^## ", (ROOT / "docs" / "where_rules_live.md").read_text("utf-8"), flags=re.M)
    listed = {game: part for part in parts if (game := part.split()[0].lower()) in ("skirmish", "arena", "heroes")}
    assert len(listed) == 3
    for game, part in listed.items():
        chapters = [path for path in quoted(part) if path.endswith(".py") and not path.startswith("geometry/")]
        assert len(chapters) > 9
        # Other games are spoken of below the table, in a paragraph that names their folder.
        rows = [path for path in chapters if any(path in row for row in part.splitlines() if row.startswith("|"))]
        assert [path for path in rows if not (ROOT / "game" / "rules" / game / path).is_file()] == []


@pytest.mark.parametrize("page", ABOUT_CODE)
def test_names_of_the_program_are_those_of_its_source(page: str) -> None:
    words = quoted((ROOT / "docs" / page).read_text("utf-8"))
    names = [name for name in words if re.fullmatch(r"[A-Za-z_][\w.]*", name)]
    unknown = [
        name
        for name in names
        if not name.endswith(FILES)
        and not {part for part in name.split(".") if part} <= words_of_the_source() | tops() | NOT_OURS
    ]
    assert unknown == []


def test_what_is_not_there_is_found() -> None:
    good = "`core/state.py`, `core/state.State`, `steps.py`, `game/ai/<name>`, `game/tiled`"
    bad = ["game/core/cellar.py", "cellar.py", "core/state.Cellar", "core/cellar.State", "game/cellar/<name>"]
    text = f"See {good}, {', '.join(f'`{path}`' for path in bad)} and [this](none.md#there) and [that](#here)."
    assert [path for path in paths(text) if not is_there(path)] == bad
    assert links(text) == ["none.md"]
