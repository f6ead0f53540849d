"""The text mirror: what is told of pages and of a table, to whom, and a match played by its lines alone."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.app.records.positions import match_from
from game.ui.comfort.narrator import Narrator, narrator_to
from game.ui.scenes.scene import Scene
from game.ui.scenes.spoken import Spoken, plain
from game.ui.window import bindings
from game.ui.window.actions import ACTIONS
from tests.journeys.driver import Driver
from tests.ui.shell.pages import a_match

KEYS = {bindings.key_words(key): key for one in ACTIONS for key in one.keys}


class Told(Scene):
    """A scene that says what it is given."""

    said = Spoken()

    def spoken(self) -> Spoken:
        return self.said


def hearing(driver: Driver) -> list[str]:
    """Return the lines that the driver's window tells from now on."""
    lines: list[str] = []
    driver.app.narrator = Narrator(lines.append)
    return lines


def test_what_is_new_is_shown_once_and_without_marks() -> None:
    lines: list[str] = []
    narrator, scene = Narrator(lines.append), Told()
    for said in (
        Spoken(page="Turn 1", log=("a", "b"), prompt="**Blue**: go", focus="x"),
        Spoken(page="Turn 1", log=("a", "b", "{icon:coin} c"), prompt="**Blue**: go", focus="y"),
        Spoken(page="Turn 1", log=("b", "{icon:coin} c", "d"), prompt="**Blue**: go", focus="y"),
    ):
        scene.said = said
        narrator.look(scene)
        narrator.look(scene)
    assert lines == ["page: Turn 1", "log: a", "log: b", "prompt: Blue: go", "on: x", "log: coin c", "on: y", "log: d"]
    assert plain("**a**\n b {icon:hp}1") == "a b hp 1"


def test_a_mirror_that_cannot_be_written_says_no_more() -> None:
    def refuse(line: str) -> None:
        raise BrokenPipeError(32, "Broken pipe")

    narrator, scene = Narrator(refuse), Told()
    scene.said = Spoken(page="a")
    narrator.look(scene)
    narrator.look(scene)
    assert "Broken pipe" in narrator.problem


def test_pages_tell_their_title_and_what_the_ring_is_on(driver: Driver) -> None:
    lines = hearing(driver)
    driver.enter_on("Settings")
    driver.tab_to("Theme: Walnut")
    assert (
        "page: Settings" in lines
        and lines[-1] == "on: Theme: Walnut, chosen. Projector: a light ground and strong contrast."
    )
    driver.tab_to("Volume")
    assert lines[-1].startswith("on: Volume, 0.")


def test_nothing_of_the_table_is_shown_behind_the_curtain(driver: Driver) -> None:
    lines = hearing(driver)
    driver.app.play(a_match())
    driver.frames()
    assert lines[0] == "page: Blue, your turn"
    assert not [line for line in lines if line.startswith(("hand:", "log:", "prompt:", "answers:"))]
    driver.key(pygame.K_RETURN)
    driver.frames(4)
    hands = [line for line in lines if line.startswith("hand:")]
    assert hands and any(line.startswith("prompt: Blue") for line in lines)
    view = driver.scene.match.view(1)  # type: ignore[attr-defined]
    assert view is not None and len([line for line in lines if line.startswith("page: Amber")]) == 0


def test_lines_go_to_a_file(tmp_path: Path) -> None:
    narrator, scene = narrator_to(tmp_path / "told.txt"), Told()
    scene.said = Spoken(page="Menu")
    narrator.look(scene)
    assert (tmp_path / "told.txt").read_text() == "page: Menu\n"
    with pytest.raises(OSError, match="No such file"):
        narrator_to(tmp_path / "no" / "told.txt")


def test_a_match_is_played_to_its_end_by_the_lines_alone() -> None:
    document = {
        "game": "skirmish",
        "map": ["11....22", "11....22", "11....22"],
        "pieces": [{"name": "Drow Wizard", "at": [2, 1]}, {"name": "Elf Archer", "at": [7, 0]}],
        "seats": [{"vault": 1, "supply": 19, "points": 2}, {"vault": 2, "supply": 18}],
    }
    driver = Driver(computer_pace="off", recap="never", ask_before_ending=False)
    lines = hearing(driver)
    driver.app.play(match_from(document))
    for key in (pygame.K_RETURN, pygame.K_n, pygame.K_RIGHT, pygame.K_RETURN):
        driver.key(key)
        driver.frames(2, 0.3)
    assert "on: Drow Wizard (Player 1), hp 10 of 10, damage 5, speed 6, Nimble, (2, 1)" in lines
    assert any(line.startswith("log: Drow Wizard moves") for line in lines), lines
    for _ in range(70):
        if "page: Player 1 wins" in lines:
            break
        driver.key(wanted(lines))
        driver.frames(2, 0.3)
    assert "page: Player 1 wins" in lines, "\n".join(lines[-14:])


def wanted(lines: list[str]) -> int:
    """Return the key that is pressed by somebody who has only heard the lines: to sit down, or what leads on."""
    line = next(
        one for one in reversed(lines) if one.startswith(("answers: ", "page: ")) and ("[" in one or "you" in one)
    )
    named = re.findall(r"\[([^\]]+)\]", line)
    return KEYS[named[-1]] if named else pygame.K_RETURN
