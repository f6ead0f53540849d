"""Draws the scenarios and the lessons that come with Tessera: ``python maps/draw_scenarios.py`` writes
maps/<game>/scenarios/*.tmx, maps/<game>/lessons/*.tmx and the chapters of campaigns.

Each is a board of the game with a group of the class Scenario over it; what stands in the group is told in
``maps/scenario_plans``. After that the maps are Tiled's: open, draw, save.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.sax.saxutils import quoteattr

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent)]

from scenario_plans import PLANS, Plan, Thing  # noqa: E402
from scenario_plans.yards import yard  # noqa: E402

from game.app.maps.language import language  # noqa: E402
from game.tiled.language import Choice, Count, Reference, Word  # noqa: E402

_LAYERS = {"Region": "Regions", "Piece": "Pieces", "Item": "Pieces", "Step": "Steps"}


def _type_of(word: Word) -> str:
    if isinstance(word.kind, Reference):
        return ' type="object"'
    if isinstance(word.kind, Count):
        return ' type="int"'
    if isinstance(word.kind, Choice):
        return f' propertytype="{word.kind.name}"'
    return ' type="bool"' if word.kind == "bool" else ""


def _properties(class_name: str, said: dict[str, object], numbers: dict[str, int], indent: str) -> str:
    """Return what an element says of itself; whatever is as its class has it is left out."""
    known = language().class_named(class_name)
    assert known is not None, class_name
    words = {word.name: word for word in known.words}
    lines = ""
    for name in sorted(said):
        word, value = words[name], said[name]
        text = str(numbers[str(value)]) if isinstance(word.kind, Reference) else str(value)
        text = text.lower() if isinstance(value, bool) else text
        if "\n" in text:
            lines += f'{indent} <property name="{name}">{text.replace("&", "&amp;").replace("<", "&lt;")}</property>\n'
        else:
            lines += f'{indent} <property name="{name}"{_type_of(word)} value={quoteattr(text)}/>\n'
    return f"{indent}<properties>\n{lines}{indent}</properties>\n" if lines else ""


def _object(thing: Thing, numbers: dict[str, int], plan: Plan) -> str:
    x, y, *size = plan.pixels(thing)
    shape = f' width="{size[0]:g}" height="{size[1]:g}"' if size else ""
    name = f" name={quoteattr(thing.name)}" if thing.name else ""
    text = f'   <object id="{numbers[thing.label]}"{name} class="{thing.kind}" x="{x:g}" y="{y:g}"{shape}>\n'
    text += _properties(thing.kind, thing.said, numbers, "    ")
    return text + ("" if size else "    <point/>\n") + "   </object>\n"


def _board(plan: Plan) -> str:
    """Return the map file of the board without the scenario."""
    if not plan.board.endswith(".tmx"):
        return yard(plan.board)
    return (FOLDER / plan.game / plan.board).read_text(encoding="utf-8")


def document(plan: Plan) -> str:
    """Return the whole map file: the board, and the scenario over it."""
    board = _board(plan)
    board = board.replace('source="../', f'source="../{"../" * len(Path(plan.folder).parts)}')
    layer = int(re.search(r'nextlayerid="(\d+)"', board)[1])  # type: ignore[index]
    first = int(re.search(r'nextobjectid="(\d+)"', board)[1])  # type: ignore[index]
    numbers = {thing.label: first + place for place, thing in enumerate(plan.things)}
    rows: dict[str, str] = {}
    for thing in plan.things:
        name = _LAYERS.get(thing.kind, "Story")
        rows[name] = rows.get(name, "") + _object(thing, numbers, plan)
    text = f' <group id="{layer}" name={quoteattr(plan.title)} class="{plan.group}">\n'
    text += _properties(plan.group, {"title": plan.title, "author": "Tessera", **plan.said}, {}, "  ")
    for number, (name, objects) in enumerate(rows.items(), layer + 1):
        text += f'  <objectgroup id="{number}" name="{name}">\n{objects}  </objectgroup>\n'
    board = re.sub(r'nextlayerid="\d+"', f'nextlayerid="{layer + len(rows) + 1}"', board)
    board = re.sub(r'nextobjectid="\d+"', f'nextobjectid="{first + len(numbers)}"', board)
    board = re.sub(r'(<property name="title" value=)"[^"]*"', rf"\1{quoteattr(plan.title)}", board, count=1)
    return board.replace("</map>", f"{text} </group>\n</map>")


def main() -> None:
    """Write every scenario."""
    for plan in PLANS:
        path = FOLDER / plan.game / plan.folder / f"{plan.file}.tmx"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(document(plan), encoding="utf-8")
    print(f"{len(PLANS)} scenarios and lessons are written.")


if __name__ == "__main__":
    main()
