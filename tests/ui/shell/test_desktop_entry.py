"""The client's entry in the menu of a Linux desktop."""

from __future__ import annotations

import configparser
import shlex
import sys
from pathlib import Path

import pygame
import pytest

from game.app.files.folders import program_folder
from game.ui import desktop_entry
from main import main

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="entries of this kind are for Linux")


@LINUX
def test_the_entry_starts_this_program_and_shows_its_icon(tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["desktop"]) == 0
    file = tmp_path / "applications" / "tessera.desktop"
    assert capsys.readouterr().out == f"{file} is written.\n"
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(file, encoding="utf-8")
    assert shlex.split(entry["Desktop Entry"]["Exec"]) == [sys.executable, str(program_folder() / "main.py")]
    assert pygame.image.load(entry["Desktop Entry"]["Icon"]).get_size() == (256, 256)


def test_what_is_special_in_a_command_is_escaped(monkeypatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", '/a b/100% "$x"')
    assert r'Exec="/a b/100%% \\"\\$x\\""' in desktop_entry.entry_text(Path("/i.png")).splitlines()


@LINUX
def test_a_folder_that_cannot_be_written_is_shown(tmp_path: Path, monkeypatch, capsys) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert main(["desktop"]) == 1
    assert "it cannot be written" in capsys.readouterr().err
