"""Finding the mutants of a file: one small change each, known by the text of its line and not by the line's number."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import parso

from tests.mutation.operators import operators
from tests.mutation.packages import Package, digest_of, digest_of_source, source_of

#: What is not read: words for people and for the type checker, imports, and decorators' arguments.
_SKIPPED = {"fstring", "import_name", "import_from", "decorator", "decorators", "string", "newline", "endmarker"}
#: Where an operator stands between two numbers, and not before ``*arguments`` or a ``**mapping``.
_ARITHMETIC = {"arith_expr", "term", "power", "expr", "xor_expr", "and_expr", "shift_expr"}


class Mutant(msgspec.Struct, frozen=True):
    """One change of a file. ``start`` and ``end`` count characters from its beginning; ``before`` and ``after`` are the
    changed line (or lines, joined) without its indentation; ``function`` names the outermost function whose body is
    changed, with its classes, and is empty for what runs at import."""

    file: str
    line: int
    start: int
    end: int
    text: str
    operator: str
    before: str
    after: str
    function: str
    key: str

    def applied(self, source: str) -> str:
        """Return the file with the change."""
        return source[: self.start] + self.text + source[self.end :]


class _Edit(msgspec.Struct, frozen=True, order=True):
    start: int
    end: int
    text: str
    operator: str


def find_mutants(root: Path, package: Package, files: Iterable[str] = ()) -> list[Mutant]:
    """Return every mutant of a package's files in their order; ``files``: parts of names to narrow it."""
    wanted = list(files)
    sources = [
        name for name in package.sources if not wanted or any(part in (name, Path(name).stem) for part in wanted)
    ]
    return [mutant for name in sources for mutant in _remembered(root, name)]


def _remembered(root: Path, file: str) -> list[Mutant]:
    """Return the mutants of a file, found once for each text of the file and of these chapters."""
    parts = map(digest_of, (Path(__file__), Path(__file__).with_name("operators.py")))
    name = "-".join([file.replace("/", "."), digest_of_source(root, file), *parts])
    path = root / ".mutation" / "mutants" / f"{name}.json"
    if path.exists():
        return msgspec.json.decode(path.read_bytes(), type=list[Mutant])
    found = mutants_of(file, source_of(root, file))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(found))
    return found


def sampled(mutants: Iterable[Mutant], size: int, seed: int) -> list[Mutant]:
    """Return a random sample that stays the same for lines that stay the same: the seed gives every mutant a place of
    its own in the draw, whatever else is written around it. In the order of the files."""
    drawn = sorted(mutants, key=lambda mutant: hashlib.sha256(f"{seed}:{mutant.key}".encode()).digest())
    return sorted(drawn[:size] if size else drawn, key=lambda mutant: (mutant.file, mutant.start, mutant.text))


def mutants_of(file: str, source: str) -> list[Mutant]:
    """Return every mutant of one file's text."""
    found: list[Mutant] = []
    bodies = list(_bodies(ast.parse(source)))
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    alike = _places_among_alike(lines)
    known: Counter[str] = Counter()
    for edit in sorted(set(_edits(parso.parse(source), starts))):
        first = next(n for n in range(len(lines)) if starts[n + 1] > edit.start)
        last = next(n for n in range(first, len(lines)) if starts[n + 1] >= edit.end)
        changed = source[starts[first] : edit.start] + edit.text + source[edit.end : starts[last + 1]]
        before, after = _one_line("".join(lines[first : last + 1])), _one_line(changed)
        if before == after:
            continue
        name = f"{file}|{before}|{alike[first]}|{after}"
        known[name] += 1
        key = hashlib.sha256(f"{name}|{known[name]}".encode()).hexdigest()[:20]
        function = _function_at(bodies, edit.start - starts[first], first + 1)
        place = (file, first + 1, edit.start, edit.end, edit.text, edit.operator)
        found.append(Mutant(*place, before, after, function, key))
    return found


def _one_line(text: str) -> str:
    return " ".join(line.strip() for line in text.strip().splitlines())


def _places_among_alike(lines: list[str]) -> list[int]:
    seen: Counter[str] = Counter()
    places = []
    for line in lines:
        seen[line.strip()] += 1
        places.append(seen[line.strip()])
    return places


# --- the changes ---


def _edits(tree: Any, starts: list[int]) -> Iterator[_Edit]:
    kinds = operators()
    for node in _nodes(tree):
        for name, operator in kinds:
            if name.startswith("ReplaceBinary") and node.type == "operator" and node.parent.type not in _ARITHMETIC:
                continue
            for index, _ in enumerate(list(operator.mutation_positions(node))):
                old = node.get_code(include_prefix=False)
                new = _text_after(operator, node, index)
                edit = _narrowed(starts[node.start_pos[0] - 1] + node.start_pos[1], old, new, name)
                if edit is not None:
                    yield edit


def _text_after(operator: Any, node: Any, index: int) -> str:
    """Return the node's text after the change; the tree is left as it was."""
    path = [(each, getattr(each, "value", None), list(getattr(each, "children", ()))) for each in _below(node)]
    changed = operator.mutate(node, index)
    text = "" if changed is None else changed.get_code(include_prefix=False)
    for each, value, children in path:
        if hasattr(each, "children"):
            each.children = children
        else:
            each.value = value
    # cosmic-ray writes a blank before a number.
    return text.strip() if node.type == "number" else text


def _narrowed(start: int, old: str, new: str, operator: str) -> _Edit | None:
    if old == new:
        return None
    head = 0
    while head < min(len(old), len(new)) and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < min(len(old), len(new)) - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return _Edit(start + head, start + len(old) - tail, new[head : len(new) - tail], operator)


def _below(node: Any) -> Iterator[Any]:
    yield node
    for child in getattr(node, "children", ()):
        yield from _below(child)


def _nodes(node: Any) -> Iterator[Any]:
    """Yield the nodes that are worth a change."""
    if node.type in _SKIPPED or _is_for_types_only(node):
        return
    yield node
    for child in getattr(node, "children", ()):
        yield from _nodes(child)


def _is_for_types_only(node: Any) -> bool:
    """Annotations, arguments of a class, unions of types, and what is under ``if TYPE_CHECKING``."""
    parent = node.parent
    if parent is None:
        return False
    if parent.type == "annassign":
        return parent.children.index(node) < 2
    if parent.type == "tfpdef":
        return True
    if parent.type == "funcdef":
        place = parent.children.index(node)
        return parent.children[place - 1].type == "operator" and parent.children[place - 1].value == "->"
    if parent.type == "classdef":
        return node.type in ("arglist", "argument")
    if parent.type == "parameters" and node.type == "operator":
        return True
    if node.type == "if_stmt":
        return "TYPE_CHECKING" in node.children[1].get_code()
    return node.type == "expr" and _is_union(node)


def _is_union(node: Any) -> bool:
    """Names of types between bars: ``Cell | None``."""
    if {child.value for child in node.children[1::2]} != {"|"}:
        return False
    names = [child.get_code().strip().split("[")[0].split(".")[-1] for child in node.children[::2]]
    return all(name == "None" or name in ("int", "str", "bool", "float") or name[:1].isupper() for name in names)


# --- where a change lies ---


class _Body(msgspec.Struct, frozen=True):
    function: str
    first: tuple[int, int]
    last: tuple[int, int]


def _bodies(tree: ast.AST, within: tuple[str, ...] = ()) -> Iterator[_Body]:
    """Bodies of functions that stand in a module or in its classes; what lies in a nested function is its outer's."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            first, last = node.body[0], node.body[-1]
            name = ".".join([*within, node.name])
            end = (last.end_lineno or 0, last.end_col_offset or 0)
            yield _Body(name, (first.lineno, first.col_offset), end)
        elif isinstance(node, ast.ClassDef):
            yield from _bodies(node, (*within, node.name))
        elif isinstance(node, ast.If | ast.Try):
            yield from _bodies(node, within)


def _function_at(bodies: list[_Body], column: int, line: int) -> str:
    return next((body.function for body in bodies if body.first <= (line, column) <= body.last), "")
