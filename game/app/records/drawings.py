"""Scenarios as written positions, and written positions as scenarios: what the command ``scenario`` does."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from xml.etree import ElementTree as Xml

import msgspec

from game.app.files import folders
from game.app.maps.kinds import MapKind
from game.app.maps.language import kinds, language
from game.app.maps.reading import path_of, read_map
from game.app.maps.scenarios import first_scenario
from game.app.matches.scenarios import begin_scenario
from game.app.records.positions import DocumentError, match_from, position_of, read_document
from game.app.scenarios.drawing import draw_moment
from game.app.scenarios.kinds import ScenarioKind
from game.core import record
from game.core.words import counted
from game.tiled.reading import read_source

#: A JSON object.
Document = dict[str, Any]


def convert(path: Path, wanted: str, out: Path | None) -> Iterator[str]:
    """Write a drawing's position ("json") or a position's drawing ("tmx"); yield what to tell. Raises ValueError."""
    if (path.suffix.lower() == ".json") == (wanted == "json"):
        what = "a position (.json)" if wanted == "tmx" else "a map (.tmx)"
        raise ValueError(f"{path}: {what} is expected for --to {wanted}")
    target = out or Path(f"{path.stem}.{wanted}")
    # A link that leads in a circle is told as one that cannot be opened.
    whole = Path(os.path.realpath(target))
    if whole == Path(os.path.realpath(path)):
        raise ValueError(f"{target}: that is the file that is read; another one is expected for --out")
    try:
        if wanted == "json":
            document, told = written(path)
            text = msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"
        else:
            text, told = drawn(read_document(path), whole.parent)
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{target}: it cannot be written ({error.strerror or error})") from error
    except DocumentError as error:
        place = "" if str(error).startswith(str(path)) else f"{path}: "
        raise ValueError(f"{place}{error}") from error
    yield from (f"{path}: {line}" for line in told)
    yield f"{target} is written."


def written(path: Path) -> tuple[Document, list[str]]:
    """Return the position with which a map's first scenario begins, and what no position says. Raises ValueError."""
    listed = first_scenario(path)
    match = begin_scenario(listed, seed=listed.drawn.seed)
    document = position_of(match)
    script = listed.drawn.script
    counts = [
        (sum(trigger.name != "the start" for trigger in script.triggers), "trigger"),
        (len(script.objectives), "objective"),
        (len(script.regions), "region"),
        (len(script.items), "item"),
        (len(listed.drawn.steps), "step"),
        (sum(piece.arrives >= 0 for piece in script.pieces), "piece that comes later"),
    ]
    lost = [_several(count, word) for count, word in counts if count]
    lost += ["the briefing"] if script.briefing else []
    if script.turn_limit:
        lost.append(f"the limit of {counted(script.turn_limit, 'turn')}")
    told = f"a position does not say these, and they are left out: {', '.join(lost)}." if lost else ""
    return document, [told] if told else []


def _several(count: int, word: str) -> str:
    return counted(count, word) if not word.endswith("later") or count == 1 else f"{count} pieces that come later"


def drawn(document: Document, folder: Path) -> tuple[str, list[str]]:
    """Return the map file of a written position, to lie in a folder, and what stands there in words alone. It is read
    again to see that it means the same. Raises ValueError."""
    match = match_from(document)
    whole = position_of(match)
    game = str(whole["game"])
    of_map, map_file = _board_file(game, whole.get("map", ""), folder)
    with TemporaryDirectory(dir=folder) as trial:
        _draw_on(of_map, map_file, whole, Path(trial))
        Xml.indent(map_file, " ")
        text = '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(map_file, encoding="unicode") + "\n"
        told = _read_again(text, record.digest(match.state), Path(trial))
    return text, told


def _board_file(game: str, said: Any, folder: Path) -> tuple[MapKind, Xml.Element]:
    """Return the map file of a position's board: where it comes from, one laid out for it, or a game's first table."""
    kind = next(one for one in kinds().values() if one.game == game and one.scenarios is not None)
    moments = _scenarios(kind).moments
    assert moments is not None
    source = said.get("source", "") if isinstance(said, dict) else said
    path = path_of(source) if source else None
    found = read_map(path) if path is not None else None
    if isinstance(said, dict) and (
        found is None or found.board is None or not _is_like(moments.map_of(found.board), said)
    ):
        assert moments.draw_board is not None
        map_file = Xml.fromstring(moments.draw_board(said))
        _point_from(map_file, folders.program_folder() / "maps", folder)
        return kind, map_file
    path = path or next(iter(sorted((folders.program_folder() / "maps" / game).glob("*.tmx"))))
    map_file = Xml.parse(path).getroot()
    _point_from(map_file, path.parent, folder)
    return kind, map_file


def _is_like(drawn: Document, said: Document) -> bool:
    """Return whether a board that is drawn is the one that a position says."""
    return all(drawn.get(name) == value for name, value in said.items() if name not in ("name", "source"))


def _scenarios(kind: MapKind) -> ScenarioKind:
    assert kind.scenarios is not None
    return kind.scenarios


def _point_from(map_file: Xml.Element, old: Path, new: Path) -> None:
    """Let references of a map file to other files lead from its new folder."""
    for element in map_file.iter():
        for name in ("source", "template"):
            said = element.get(name)
            if said and not re.match(r"[a-z]+:", said):
                element.set(name, os.path.relpath(old / said, new).replace(os.sep, "/"))


def _draw_on(kind: MapKind, map_file: Xml.Element, whole: Document, trial: Path) -> None:
    """Add a position to a board that is read first, for its places."""
    path = trial / "board.tmx"
    copy = Xml.fromstring(Xml.tostring(map_file))
    _point_from(copy, trial.parent, trial)
    path.write_bytes(Xml.tostring(copy))
    found = read_map(path)
    source, _ = read_source(path, language())
    if found.board is None or source is None:
        why = found.errors[0].text if found.errors else "it cannot be read"
        raise DocumentError(f"map: this board cannot be drawn: {why}")
    draw_moment(map_file, source, found.board, _scenarios(kind), whole)


def _read_again(text: str, digest: str, trial: Path) -> list[str]:
    """Return what a drawing says in words alone. Raises ValueError where it means another position."""
    path = trial / "again.tmx"
    again = Xml.fromstring(text)
    _point_from(again, trial.parent, trial)
    path.write_bytes(Xml.tostring(again))
    found = read_map(path)
    if not found.scenarios or found.errors:
        problem = found.errors[0] if found.errors else None
        raise DocumentError(f"this cannot be drawn: {problem.text if problem else 'no scenario comes of it'}")
    moment = found.scenarios[0].moment
    assert moment is not None
    if record.digest(match_from(moment.document).state) != digest:
        raise DocumentError("this cannot be drawn: what is drawn means another position")
    group = next(one for one in again.iter("group") if one.get("class") == "Scenario")
    words = [one for one in group.iter("property") if one.get("name") == "moment"]
    said = [line.partition(":")[0] for line in (words[0].text or words[0].get("value") or "").splitlines()]
    return [f'the property "moment" of the group says what is not an object: {", ".join(said)}.']
