"""Every sentence of the program in one file: ``python -m tests.words [FILE]`` writes them with their places.

Whoever changes what the program says reads them in one go; cards come as players read them. ``python -m tests.words
check`` names what is written in words that are always wrong (``dialect.py``).
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.words.dialect import complaints

ROOT = Path(__file__).resolve().parents[2]


def _skipped(tree: ast.Module) -> set[ast.AST]:
    """Constants that nobody reads on screen: docstrings, annotations, and the keys of look-ups."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(first.value)
        if isinstance(node, ast.FunctionDef) and node.returns is not None:
            found.update(ast.walk(node.returns))
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            found.update(ast.walk(node.annotation))
        if isinstance(node, ast.Subscript):
            found.update(ast.walk(node.slice))
    return found


def sentences(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and text of all in a file that reads like words; ``{...}`` stands for what is put in."""
    tree = ast.parse(path.read_text("utf-8"))
    skipped = _skipped(tree)
    within: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            within.update(ast.walk(node))
            within.discard(node)
    for node in ast.walk(tree):
        if node in skipped or node in within:
            continue
        text = ""
        if isinstance(node, ast.JoinedStr):
            text = "".join(
                str(part.value) if isinstance(part, ast.Constant) else f"{{{ast.unparse(part.value)}}}"
                for part in node.values
                if isinstance(part, ast.Constant | ast.FormattedValue)
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        if " " in text.strip() or text[:1].isupper():
            yield node.lineno, text


def written() -> Iterator[str]:
    """Yield all lines of the list."""
    for path in [ROOT / "main.py", *sorted((ROOT / "game").rglob("*.py"))]:
        found = list(dict.fromkeys(sentences(path)))
        if found:
            yield f"\n## {path.relative_to(ROOT).as_posix()}"
            yield from (f"{line:5}  {text}" for line, text in sorted(found))


def main(arguments: list[str]) -> None:
    """Write the list to a file, or to the screen; with ``check``, name what is in words that are always wrong."""
    if arguments == ["check"]:
        sys.exit("\n".join(complaints()) or None)
    text = "\n".join(written()) + "\n"
    if arguments:
        Path(arguments[0]).write_text(text, "utf-8")
        print(f"{arguments[0]} is written.")
    else:
        print(text, end="")


if __name__ == "__main__":
    main(sys.argv[1:])
