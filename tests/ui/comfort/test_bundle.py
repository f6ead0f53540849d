"""The bundle that a key writes: what is in it, on any page, after a mistake, and with no disk to take it."""

from __future__ import annotations

import errno
import json
import zipfile
from pathlib import Path

import pygame
import pytest

from game.app.files import folders
from game.app.records import bundle
from game.app.records.bundle import Part, remember_error, write_bundle
from game.ui import application
from game.ui.scenes.question import Notice
from tests.journeys.driver import Driver
from tests.ui.shell.pages import a_match


def bundles() -> list[Path]:
    return sorted(folders.bundles_folder().glob("*.zip"))


def test_a_key_writes_a_bundle_of_the_match_and_says_where() -> None:
    driver = Driver(program="bot --token secret")
    driver.app.play(a_match("human", "greedy"))
    driver.frames()
    driver.key(pygame.K_F12)
    notice = driver.scene
    (path,) = bundles()
    assert isinstance(notice, Notice) and str(path) in notice.text and "what is hidden" in notice.text
    with zipfile.ZipFile(path) as packed:
        names = set(packed.namelist())
        assert {"screen.png", "position.json", "journal.jsonl", "versions.json", "settings.json"} <= names
        assert packed.read("screen.png").startswith(b"\x89PNG")
        assert json.loads(packed.read("position.json"))["game"] == "skirmish"
        assert "secret" not in packed.read("settings.json").decode()
        assert packed.read("contents.txt").decode().splitlines() == [
            line.removeprefix("- ") for line in notice.text.splitlines() if line.startswith("- ")
        ]
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is not notice


@pytest.mark.parametrize("page", ["settings", "keys", "help", "maps", "new game"])
def test_a_bundle_is_written_on_any_page_and_never_over_another(page: str, driver: Driver) -> None:
    driver.app.open(page)
    driver.frames()
    driver.key(pygame.K_F12, times=2)
    assert len(bundles()) == 2


def test_a_part_that_cannot_be_made_is_shown_and_the_others_are_there() -> None:
    def fail() -> bytes:
        raise ValueError("no such thing")

    parts = (Part("a.txt", "a", lambda: b"1"), Part("b.txt", "b", fail), Part("c.txt", "c", lambda: None))
    path, lines = write_bundle(parts)
    assert lines == ("a.txt: a", "no b.txt: it cannot be made (ValueError: no such thing)")
    assert zipfile.ZipFile(path).namelist() == ["a.txt", "contents.txt"]


def test_a_full_disk_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(bundle, "write_new", refuse)
    driver = Driver()
    driver.key(pygame.K_F12)
    told = driver.scene
    assert isinstance(told, Notice) and told.heading == "No bundle was written"
    assert "No space left on device" in told.text and not bundles()


def test_after_a_mistake_the_menu_is_there_and_the_next_bundle_tells_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "SOON", 1000.0)
    driver = Driver()
    driver.app.open("settings")
    driver.app.survive(ZeroDivisionError("division by zero"))
    told = driver.scene
    assert isinstance(told, Notice) and "division by zero" in told.text and "F12" in told.text
    driver.key(pygame.K_F12)
    assert "ZeroDivisionError" in zipfile.ZipFile(bundles()[0]).read("errors.txt").decode()
    driver.key(pygame.K_ESCAPE, times=2)
    assert driver.scene.__class__.__name__ == "Menu"
    with pytest.raises(KeyError):
        driver.app.survive(KeyError("again"))


def test_few_errors_are_remembered() -> None:
    for number in range(30):
        remember_error(ValueError(f"error {number}"))
    parts = bundle.parts_of(Driver().app.settings, None, "", str, bytes)
    told = next(part for part in parts if part.name == "errors.txt").make()
    assert told is not None and b"error 29" in told and b"error 9\n" not in told
