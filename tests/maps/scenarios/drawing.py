"""Maps with scenarios for tests: a board of squares, and objects over it, each called by a label."""

from __future__ import annotations

from pathlib import Path

from game.app.maps.language import language
from game.app.maps.reading import MapFile, read_map
from game.tiled.language import Count, Reference
from tests.maps import builders as b


def drawn(kind: str, number: int, at: tuple[float, ...], name: str = "", **said: object) -> str:
    """Return an object: at a square, or a rectangle of squares; references are numbers of objects."""
    known = language().class_named(kind)
    words = {word.name: word for word in known.words} if known else {}
    lines = ""
    for word, value in said.items():
        of = words[word].kind if word in words else "string"
        sort = "object" if isinstance(of, Reference) else "int" if isinstance(of, Count) else of
        sort = sort if isinstance(sort, str) else "string"
        text = str(value).lower() if isinstance(value, bool) else value
        lines += f'<property name="{word}" type="{sort}" value="{text}"/>'
    x, y = at[0] * 16 + (8 if len(at) == 2 else 0), at[1] * 16 + (8 if len(at) == 2 else 0)
    size = f' width="{at[2] * 16}" height="{at[3] * 16}"' if len(at) == 4 else ""
    point = "" if size else "<point/>"
    called = f' name="{name}"' if name else ""
    properties = f"<properties>{lines}</properties>" if lines else ""
    return f'<object id="{number}"{called} class="{kind}" x="{x}" y="{y}"{size}>{properties}{point}</object>'


def group(*objects: str, number: int = 90, name: str = "Toy", **said: object) -> str:
    """Return a group of the class Scenario with these objects."""
    lines = "".join(f'<property name="{word}" value="{value}"/>' for word, value in said.items())
    properties = f"<properties>{lines}</properties>" if lines else ""
    inner = f'<objectgroup id="{number + 1}" name="things">{"".join(objects)}</objectgroup>'
    return f'<group id="{number}" name="{name}" class="Scenario">{properties}{inner}</group>'


def read(folder: Path, *groups: str) -> MapFile:
    """Return the plain board with these groups over it."""
    return read_map(b.write(folder, b.layers() + "".join(groups)))


KNIGHT = drawn("Piece", 1, (1, 1), "the knight", card="Dragon Knight", seat=1)
SPIDER = drawn("Piece", 2, (6, 1), card="Demonweb Spider", seat=2)
SEATS = (drawn("Seat", 10, (0, 0), "Ann", seat=1, side=1, list="crown"), drawn("Seat", 11, (0, 0), "Bob", seat=2))
KILL = drawn("Objective", 20, (0, 0), seat=1, aim="defeat", all=True)
