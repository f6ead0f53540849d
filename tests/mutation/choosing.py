"""Which tests a mutant is put to, and in which order: the narrowest and fastest first."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from tests.mutation.line_map import LineMap
from tests.mutation.mutants import Mutant
from tests.mutation.packages import Package, source_of

#: A test has failed once it takes this many times longer than without a change, but never before this many seconds.
TIMES, LEAST_SECONDS = 10, 2.0


class Choice:
    """Asks the map. ``broken`` are tests that fail without any change: they are left out."""

    def __init__(self, root: Path, package: Package, line_map: LineMap) -> None:
        self._root, self._package, self._map = root, package, line_map
        self.broken = {name for name, run in line_map.runs.items() if not run.passed}
        self._usable = {name for name, run in line_map.runs.items() if run.passed and not run.forks}

    def at_import(self, mutant: Mutant) -> bool:
        """Return whether the place runs at import: then more changes than living functions."""
        if not mutant.function:
            return True
        return any(self._map.runs_at_import(mutant.file, line) for line in self._lines(mutant))

    def tests_for(self, mutant: Mutant) -> list[str]:
        """Return the tests, in the order in which they are run."""
        if not mutant.function:
            return self._by_words(mutant)
        found = {name for line in self._lines(mutant) for name in self._map.tests_at(mutant.file, line)}
        if self.at_import(mutant):
            return [*self._in_order(found), *(name for name in self._by_words(mutant) if name not in found)]
        return self._in_order(found)

    def limit_of(self, test: str) -> float:
        """Processor seconds after which a test has failed."""
        return max(LEAST_SECONDS, TIMES * self._map.runs[test].seconds)

    def _in_order(self, names: Iterable[str]) -> list[str]:
        runs = self._map.runs
        usable = (name for name in names if name in self._usable)
        return sorted(usable, key=lambda name: (self._package.group_of(name), runs[name].seconds, name))

    def _lines(self, mutant: Mutant) -> range:
        return statement_at(source_of(self._root, mutant.file), mutant.line)

    def _by_words(self, mutant: Mutant) -> list[str]:
        """Tests for a table or a card: every test that runs anything of the package (or of a package whose narrowest
        tests these are), and those first that name it."""
        folders = {str(Path(source).parent) for source in self._package.sources}
        near = [
            name
            for name, run in self._map.runs.items()
            if self._package.group_of(name) == 0 or any(str(Path(file).parent) in folders for file in run.lines)
        ]
        words = words_around(source_of(self._root, mutant.file), mutant.line)
        ordered = self._in_order(near)
        naming = {name for name in ordered if any(word in self._text_of(name) for word in words)}
        return [*(name for name in ordered if name in naming), *(name for name in ordered if name not in naming)]

    def _text_of(self, name: str) -> str:
        file, _, test = name.partition("::")
        return name + _texts_of_tests(self._root / file).get(test.split("[")[0].split("::")[-1], "")


@cache
def _texts_of_tests(path: Path) -> dict[str, str]:
    """Return the text of each test of a file, by its name."""
    if not path.exists():
        return {}
    source = path.read_text("utf-8")
    lines = source.splitlines()
    texts = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            texts[node.name] = "\n".join(lines[first - 1 : node.end_lineno])
    return texts


@cache
def _tree(source: str) -> ast.Module:
    return ast.parse(source)


def statement_at(source: str, line: int) -> range:
    """Return the lines of the innermost statement at a line; of a compound one only its head."""
    best = range(line, line + 1)
    size = 1 << 30
    for node in ast.walk(_tree(source)):
        if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            lines = range(*_head(node))
            if line in lines and len(lines) <= size:
                best, size = lines, len(lines)
    return best


def _head(node: ast.stmt | ast.excepthandler | ast.match_case) -> tuple[int, int]:
    first = node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno
    body = getattr(node, "body", None)
    if isinstance(body, list) and body:
        return first, max(body[0].lineno, first + 1)
    return first, int(getattr(node, "end_lineno", first) or first) + 1


def words_around(source: str, line: int) -> frozenset[str]:
    """Words in quotes of the smallest call around a line that has any: a card's key and name."""
    calls = [
        node
        for node in ast.walk(_tree(source))
        if isinstance(node, ast.Call) and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]
    for call in sorted(calls, key=lambda node: (node.end_lineno or 0) - node.lineno):
        words = frozenset(_strings(call))
        if words:
            return words
    return frozenset()


def _strings(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and len(each.value) > 2:
            yield each.value
