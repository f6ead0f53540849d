"""A bundle for a report: what is on the screen, the match, versions, settings and the last errors, in one zip.

It is written for the program's developers. The match lies in it whole, with what every seat hides.
"""

from __future__ import annotations

import io
import platform
import sys
import time
import traceback
import zipfile
from collections import deque
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.app.files import folders
from game.app.files.settings import Settings
from game.app.files.writing import write_new
from game.app.matches.opening import VERSION
from game.app.records.positions import position_of

if TYPE_CHECKING:
    from game.app.matches.match import Match

_PACKAGES = ("pygame-ce", "pygame_gui", "pytmx", "numpy", "msgspec", "platformdirs", "zstandard")
#: How many other names are tried if there are bundles from the same second.
_TRIES = 100
#: The last errors, the newest last.
_errors: deque[str] = deque(maxlen=20)


class Part(msgspec.Struct, frozen=True):
    """A file of a bundle: its name, what it is in a few words, and what makes it. Where that fails, or gives nothing,
    the bundle says so and has the other files all the same."""

    name: str
    words: str
    make: Callable[[], bytes | None]


def remember_error(error: BaseException) -> None:
    """Keep an error that was caught, for the next bundles."""
    told = "".join(traceback.format_exception(error))
    _errors.append(f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{told}")


def parts_of(
    settings: Settings, match: Match | None, shown: str, log: Callable[[], str], picture: Callable[[], bytes]
) -> tuple[Part, ...]:
    """Return a bundle's files. ``shown`` is what is open, ``log`` the screen's last lines, ``picture`` a PNG."""
    own = msgspec.structs.replace(settings, program="(a program)" if settings.program else "")
    return (
        Part("screen.png", "what was on the screen", picture),
        Part("position.json", "how the match stood", lambda: _json(position_of(match)) if match else None),
        Part("journal.jsonl", "how the match began, and every answer", lambda: _journal(match)),
        Part("log.txt", "the last lines of the log", lambda: log().encode() or None),
        Part("versions.json", "the program, its packages, the system", lambda: _json(_versions(shown))),
        Part("settings.json", "your settings, without the command of a program that plays", lambda: _json(own)),
        Part("errors.txt", "errors that were caught since the start", lambda: "\n".join(_errors).encode() or None),
    )


def write_bundle(parts: tuple[Part, ...]) -> tuple[Path, tuple[str, ...]]:
    """Write a bundle; return where, and a line for each file in it. No file is ever replaced. Raises OSError."""
    held = io.BytesIO()
    lines = []
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as packed:
        for part in parts:
            try:
                content = part.make()
            except Exception as error:  # A report of a mistake must not fail for the same mistake.
                remember_error(error)
                lines.append(f"no {part.name}: it cannot be made ({type(error).__name__}: {error})")
                continue
            if content is not None:
                packed.writestr(part.name, content)
                lines.append(f"{part.name}: {part.words}")
        packed.writestr("contents.txt", "\n".join((*lines, "")))
    return _written(held.getvalue()), tuple(lines)


def _written(content: bytes) -> Path:
    name = f"bundle {time.strftime('%Y-%m-%d %H.%M.%S')}"
    for number in range(1, _TRIES):
        path = folders.bundles_folder() / f"{name}{f' ({number})' if number > 1 else ''}.zip"
        try:
            write_new(path, content)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(0, "a hundred bundles of this second are there", str(folders.bundles_folder()))


def _journal(match: Match | None) -> bytes | None:
    if match is None:
        return None
    path = match.kept_at or match.journal.path
    return path.read_bytes() if path is not None and path.is_file() else None


def _json(content: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"


def _versions(shown: str) -> dict[str, str]:
    found = {"tessera": VERSION, "python": sys.version, "system": platform.platform(), "open": shown}
    for package in _PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "missing"
    return found
