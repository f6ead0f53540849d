"""Where the window gives up a type (``Any``), a comment right above says why."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.source import Source, sources


def unexplained(source: Source) -> Iterator[str]:
    """Yield each place that names ``Any`` without a comment in the line before."""
    lines = source.text.splitlines()
    for node in ast.walk(source.tree):
        is_any = isinstance(node, ast.Name) and node.id == "Any"
        if is_any and not lines[node.lineno - 2].lstrip().startswith("#"):
            yield f"{source.path}:{node.lineno}: why is this Any?"


def test_the_window_says_why_where_it_gives_up_a_type() -> None:
    ui = [source for source in sources() if source.path.startswith("game/ui/") and "Any" in source.text]
    assert [place for source in ui for place in unexplained(source)] == []


def test_an_any_without_a_reason_is_found() -> None:
    text = "from typing import Any\n\n# Nobody knows.\ndef f(x: Any) -> None: ...\ndef g(x: list[Any]) -> None: ...\n"
    assert list(unexplained(Source("a.py", text))) == ["a.py:5: why is this Any?"]
