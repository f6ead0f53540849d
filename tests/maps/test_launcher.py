"""Tiled's commands start the client with an interpreter that can run it, or say what to do."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.files import folders
from game.app.maps.project_file import project
from main import main

MAPS = folders.program_folder() / "maps"
SH = pytest.mark.skipif(shutil.which("sh") is None, reason="there is no sh on this system")


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """Return a client's folder, with a space in its name, whose main.py tells how it was started."""
    folder = tmp_path / "my client"
    (folder / "maps").mkdir(parents=True)
    shutil.copy(MAPS / "tessera.sh", folder / "maps" / "tessera.sh")
    told = "import json, os, sys; print(json.dumps([sys.executable, os.getcwd(), *sys.argv[1:]]))"
    (folder / "main.py").write_text(told)
    return folder


def launched(client: Path, *arguments: str, path: str) -> subprocess.CompletedProcess[str]:
    command = [shutil.which("sh") or "sh", str(client / "maps" / "tessera.sh"), *arguments]
    return subprocess.run(command, env={"PATH": path}, capture_output=True, text=True, timeout=60, cwd="/")


def tools_only(folder: Path) -> str:
    """Return a folder with the few tools that the launcher needs, and no Python."""
    (folder / "tools").mkdir()
    for name in ("dirname", "cat"):
        (folder / "tools" / name).symlink_to(shutil.which(name) or "")
    return str(folder / "tools")


def python_of(place: Path) -> None:
    """Put a Python that has the client's packages in some place."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    place.chmod(0o755)


def broken_python_of(place: Path) -> None:
    """Put a Python that lacks them in some place."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text("#!/bin/sh\nexit 1\n")
    place.chmod(0o755)


@SH
@pytest.mark.parametrize("where", ["recorded", ".venv/bin/python", "venv/bin/python", "path"])
def test_the_launcher_finds_the_interpreter(where: str, client: Path, tmp_path: Path) -> None:
    tools = tools_only(tmp_path)
    broken_python_of(Path(tools) / "python3")
    if where == "recorded":
        python_of(tmp_path / "some where" / "python")
        (client / "maps" / ".interpreter").write_text(f"{tmp_path / 'some where' / 'python'}\n")
    elif where == "path":
        python_of(Path(tools) / "python")
    else:
        python_of(client / where)
    ran = launched(client, "check", "a map.tmx", path=tools)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    executable, folder, *arguments = json.loads(ran.stdout)
    assert (executable, arguments) == (sys.executable, ["check", "a map.tmx"])
    assert Path(folder) == client


@SH
def test_an_interpreter_that_is_gone_is_passed_over(client: Path, tmp_path: Path) -> None:
    (client / "maps" / ".interpreter").write_text("/gone/python\n")
    python_of(client / ".venv/bin/python")
    assert launched(client, "check", path=tools_only(tmp_path)).returncode == 0


@SH
def test_without_an_interpreter_it_says_what_to_do(client: Path, tmp_path: Path) -> None:
    ran = launched(client, "check", path=tools_only(tmp_path))
    assert ran.returncode == 1 and "python main.py tiled" in ran.stdout and str(client) in ran.stdout


def test_the_commands_of_the_project() -> None:
    commands = project()["commands"]
    here = {command["name"]: command for command in commands}
    assert {name: command["shortcut"] for name, command in here.items()} == {
        "Check this map": "F5",
        "Play this map": "F6",
        "Look at this map": "F7",
        "Check this map (Windows)": "Ctrl+F5",
        "Play this map (Windows)": "Ctrl+F6",
        "Look at this map (Windows)": "Ctrl+F7",
    }
    assert all(command["saveBeforeExecute"] and command["showOutput"] for command in commands)
    play = here["Play this map"]
    assert (play["command"], play["arguments"]) == ("sh", "%projectpath/tessera.sh play --map %mapfile --quick")
    assert here["Play this map (Windows)"]["command"] == "%projectpath/tessera.cmd"
    for command in commands:
        word = "tessera.cmd" if "Windows" in command["name"] else "tessera.sh"
        assert word in command["command"] + command["arguments"] and (MAPS / word).is_file()


def test_both_launchers_look_in_the_same_places() -> None:
    texts = {name: (MAPS / name).read_text() for name in ("tessera.sh", "tessera.cmd")}
    for name, text in texts.items():
        for word in (".interpreter", ".venv", "main.py", "pytmx", "python main.py tiled"):
            assert word in text, (name, word)


def test_the_interpreter_is_written_down(capsys: pytest.CaptureFixture[str]) -> None:
    written = MAPS / ".interpreter"
    before = written.read_text() if written.exists() else None
    try:
        assert main(["tiled"]) == 0
        assert written.read_text() == f"{sys.executable}\n" and "F6 plays it" in capsys.readouterr().out
    finally:
        written.unlink()
        if before is not None:
            written.write_text(before)


@SH
def test_a_client_that_is_one_program_is_started_without_any_python(client: Path, tmp_path: Path) -> None:
    program = client / "tessera"
    program.write_text('#!/bin/sh\necho "$PWD" "$@"\n')
    program.chmod(0o755)
    told = launched(client, "check", "a map.tmx", path=tools_only(tmp_path))
    assert told.stdout == f"{client} check a map.tmx\n" and told.returncode == 0
