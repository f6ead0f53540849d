"""The demo's own folder: its settings, the staff's code, the list of visits and the logs. No player's files lie in
it."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path

import msgspec

from game.app.files.folders import home
from game.app.files.settings import Settings, read_settings, save_settings
from game.app.files.writing import write_whole

#: Twice the usual size: words of 28 pixels in a window of 720 lines, read from two metres away.
LARGE_TEXT = 2.0


def demo_folder() -> Path:
    """Return the folder of the demo, inside the player's own one. It need not exist yet."""
    return home() / "demo"


def demo_settings(folder: Path) -> Settings:
    """Return the settings of the demo: those chosen by its staff, or large text."""
    if (folder / "settings.json").exists():
        return read_settings(folder).settings
    return Settings(text_scale=LARGE_TEXT, recap="never", ask_before_ending=False)


def keep_settings(folder: Path, settings: Settings) -> str:
    """Save the settings of the demo; return what prevented it, as a sentence, or nothing."""
    try:
        save_settings(settings, folder)
    except OSError as error:
        return f"The settings of the demo cannot be saved ({error.strerror or error})."
    return ""


def is_code(text: str) -> bool:
    """Return whether it is a number of four digits."""
    return len(text) == 4 and text.isascii() and text.isdigit()


def staff_code(folder: Path, wanted: str = "") -> str:
    """Return the code that opens the staff's page: the wanted one, which is then kept; or the one kept before; or a new
    one."""
    path = folder / "staff.json"
    if not wanted:
        try:
            kept = msgspec.json.decode(path.read_bytes(), type=dict[str, str]).get("code", "")
        except (OSError, msgspec.MsgspecError, UnicodeError):
            kept = ""
        if is_code(kept):
            return kept
    code = wanted or f"{secrets.randbelow(9000) + 1000}"
    # If it cannot be saved, it is valid for this run only.
    with contextlib.suppress(OSError):
        write_whole(path, msgspec.json.encode({"code": code}) + b"\n")
    return code
