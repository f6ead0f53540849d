"""The project file, from which Tiled learns the map language: ``python -m game.app.maps.project_file`` writes
``maps/tessera.tiled-project`` from the classes of all games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from game.app.files import folders
from game.app.maps.language import language
from game.tiled.language import Choice

PROJECT = "tessera.tiled-project"


def project() -> dict[str, Any]:
    """Return the contents of the Tiled project file."""
    classes = language().classes
    choices = {word.kind.name: word.kind for each in classes for word in each.words if isinstance(word.kind, Choice)}
    kinds: list[dict[str, Any]] = [
        {
            "id": number,
            "name": choice.name,
            "storageType": "string",
            "type": "enum",
            "values": list(choice.values),
            "valuesAsFlags": False,
        }
        for number, choice in enumerate((choices[name] for name in sorted(choices)), 1)
    ]
    for number, each in enumerate(classes, len(choices) + 1):
        members = [word.member for word in each.words]
        kinds.append(
            {
                "color": each.colour,
                "drawFill": True,
                "id": number,
                "members": members,
                "name": each.name,
                "type": "class",
                "useAs": ["property", *each.used_on],
            }
        )
    return {
        "automappingRulesFile": "rules.txt",
        "commands": [
            _command(f"{name}{system}", f"{before}{arguments}", f"{with_key}{key}", executable)
            for system, executable, before, with_key in _SYSTEMS
            for name, arguments, key in _COMMANDS
        ],
        "compatibilityVersion": 1100,
        "extensionsPath": "extensions",
        "folders": ["."],
        "properties": [],
        "propertyTypes": kinds,
    }


#: What Tiled can do with a map, and the keys for it.
_COMMANDS = (
    ("Check this map", "check %mapfile", "F5"),
    ("Play this map", "play --map %mapfile --quick", "F6"),
    ("Look at this map", "map %mapfile", "F7"),
)
#: Tiled's commands are the same on all systems, and starting a script is not: what is added to a command's name, the
#: program, what comes before its arguments, and what is held with the key.
_SYSTEMS = (("", "sh", "%projectpath/tessera.sh ", ""), (" (Windows)", "%projectpath/tessera.cmd", "", "Ctrl+"))
#: Where the launchers look for the interpreter that the client was started with.
INTERPRETER = ".interpreter"


def write_interpreter() -> Path:
    """Write which interpreter runs this program, for Tiled's commands; return that file. Raises OSError."""
    path = project_file().parent / INTERPRETER
    text = f"{sys.executable}\n"
    if not path.is_file() or path.read_text(encoding="utf-8", errors="replace") != text:
        path.write_text(text, encoding="utf-8")
    return path


def _command(name: str, arguments: str, shortcut: str, executable: str) -> dict[str, Any]:
    # Tiled gives %projectpath as the project file's folder; the program lies one folder above it.
    return {
        "arguments": arguments,
        "command": executable,
        "enabled": True,
        "name": name,
        "saveBeforeExecute": True,
        "shortcut": shortcut,
        "showOutput": True,
        "workingDirectory": "%projectpath/..",
    }


def project_text() -> str:
    return json.dumps(project(), indent=4) + "\n"


def project_file() -> Path:
    return folders.program_folder() / "maps" / PROJECT


if __name__ == "__main__":
    project_file().write_text(project_text(), encoding="utf-8")
    print(f"{project_file()} is written.")
