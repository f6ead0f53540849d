"""The client's entry in the menu of a Linux desktop, with its icon: files that any desktop reads (freedesktop.org)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame

from game.app.files.folders import program_folder
from game.ui.scenes.brand import mark

ICON_PX = 256


def write_desktop_entry() -> Path:
    """Write the icon and the entry of this program for the current user; return the entry. Raises OSError."""
    shared = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    icon = shared / "icons" / "hicolor" / f"{ICON_PX}x{ICON_PX}" / "apps" / "tessera.png"
    entry = shared / "applications" / "tessera.desktop"
    for path in (icon, entry):
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(mark(ICON_PX), icon)
    except pygame.error as error:
        raise OSError(f"{icon}: {error}") from error
    entry.write_text(entry_text(icon), encoding="utf-8")
    return entry


def entry_text(icon: Path) -> str:
    """Return the entry: the command that starts this program, quoted as the format wants it."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, str(program_folder() / "main.py")]
    command = " ".join(_quoted(word) for word in program)
    return f"""[Desktop Entry]
Type=Application
Name=Tessera
Comment=Skirmish and card games on one table
Exec={command}
Icon={icon}
Categories=Game;BoardGame;
Terminal=false
StartupWMClass=tessera
"""


def _quoted(word: str) -> str:
    """Return a word as it stands in Exec: in quotes, with what is special inside them escaped, and percents doubled."""
    for special in ("\\", '"', "`", "$"):
        word = word.replace(special, "\\" + special)
    return '"' + word.replace("\\", "\\\\").replace("%", "%%") + '"'
