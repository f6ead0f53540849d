"""Keys that the player has chosen: what they do, what is told of conflicts, and that a way out is never lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.app.files.settings import Settings, read_settings
from game.ui.comfort.keys_page import KeysPage
from game.ui.screens import keys
from game.ui.window import bindings
from game.ui.window.actions import ACTIONS, CTRL, action
from tests.journeys.driver import Driver


@pytest.fixture(autouse=True)
def first_keys() -> Iterator[None]:
    yield
    bindings.use({})


def press(key: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod)


def test_every_key_has_a_name_by_which_it_is_found_again() -> None:
    for one in ACTIONS:
        kept, told = bindings.use({one.name: [bindings.key_name(key) for key in one.keys]})
        assert (kept, told) == ({}, ()) and bindings.keys_of(one.name) == one.keys


def test_a_chosen_key_acts_and_the_first_one_does_not() -> None:
    assert bindings.use({"pass": ["q"], "undo": ["ctrl+y"], "answer_1": ["f2"], "log": ["é"]})[1] == ()
    assert keys.action_of(press(pygame.K_q)) == "pass" and keys.action_of(press(pygame.K_p)) == ""
    assert keys.action_of(press(pygame.K_y, pygame.KMOD_CTRL)) == "undo" and keys.action_of(press(pygame.K_y)) == ""
    assert keys.digit_of(press(pygame.K_F2)) == 1 and keys.digit_of(press(pygame.K_1)) == 0
    assert keys.action_of(press(ord("é"))) == "log" and bindings.key_of("log") == "É"
    assert (keys.hint("pass"), keys.hint("undo"), keys.cap_of("1")) == ("Q", "Ctrl+Y", "F2")


@pytest.mark.parametrize(
    ("chosen", "told", "kept"),
    [
        ({"fly": ["q"]}, "no action 'fly'", {}),
        ({"pass": ["no such key"]}, "'no such key' is not a key", {}),
        ({"pass": ["left shift"]}, "'left shift' is not a key", {}),
        ({"back": ["q"]}, "back always has Esc", {"back": ["q", "escape"]}),
        ({"pass": ["escape"]}, "Esc cannot be for pass as well as back", {}),
        ({"pass": ["e", "q"]}, "E cannot be for pass as well as end", {"pass": ["q"]}),
        ({"end": ["q"], "pass": ["q"]}, "Q cannot be for pass as well as end", {"end": ["q"]}),
    ],
)
def test_what_cannot_be_used_of_chosen_keys_is_shown_and_mended(
    chosen: dict[str, list[str]], told: str, kept: dict[str, list[str]]
) -> None:
    mended, messages = bindings.use(chosen)
    assert len(messages) == 1 and told in messages[0]
    assert mended == kept and bindings.use(mended) == (kept, ())


def test_two_actions_may_exchange_their_keys() -> None:
    assert bindings.use({"end": ["p"], "pass": ["e"]})[1] == ()
    assert keys.action_of(press(pygame.K_e)) == "pass"


def test_a_key_may_mean_something_else_in_a_replay() -> None:
    assert bindings.holder_of("replay_view", pygame.K_e) is None
    assert bindings.holder_of("pan_up", pygame.K_e) == action("end") == bindings.holder_of("help", pygame.K_e)


def test_a_damaged_settings_file_is_shown_once_and_mended(home: Path) -> None:
    content = {"keys": {"pass": ["q"], "end": ["q"], "fly": ["x"]}}
    (home / "settings.json").write_bytes(msgspec.json.encode(content))
    read = read_settings()
    driver = Driver(keys=read.settings.keys)
    said = getattr(driver.scene, "message")  # noqa: B009
    assert "Q cannot be for pass as well as end" in said and "no action 'fly'" in said
    assert read_settings().settings.keys == {"end": ["q"]}


def test_a_key_is_chosen_by_keys_alone_and_kept(driver: Driver) -> None:
    driver.enter_on("Settings", "Keys", "Pass", "Another key")
    driver.key(pygame.K_q)
    assert bindings.keys_text("pass") == "Q" and read_settings().settings.keys == {"pass": ["q"]}
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, KeysPage)
    driver.enter_on("Reset all keys", "Reset")
    assert read_settings().settings.keys == {} and bindings.keys_text("pass") == "P"


def test_a_conflict_is_named_by_mouse_and_the_key_moves_if_that_is_wanted() -> None:
    driver = Driver(keys={})
    driver.app.open("keys")
    driver.click_on("Pass", "One more key")
    driver.key(pygame.K_u)
    assert "U" in driver.scene.text and "Undo the last answer" in driver.scene.text  # type: ignore[attr-defined]
    assert "It keeps Ctrl+Z." in driver.scene.text  # type: ignore[attr-defined]
    driver.click_on("Take it")
    assert bindings.keys_of("pass") == (pygame.K_p, pygame.K_u) and bindings.keys_of("undo") == (CTRL | pygame.K_z,)
    driver.click_on("Without P")
    assert bindings.keys_of("pass") == (pygame.K_u,)
    driver.click_on("Default: P")
    assert bindings.keys_of("pass") == (pygame.K_p,)


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_ESCAPE])
def test_the_ways_on_and_out_are_taken_from_nobody(key: int, driver: Driver) -> None:
    driver.app.open("keys")
    driver.click_on("Pass", "Another key")
    driver.key(key)
    assert bindings.keys_of("pass") == (pygame.K_p,)
    driver.key(pygame.K_ESCAPE, times=3)
    assert driver.scene.__class__.__name__ == "Menu"


def test_no_letter_is_a_key_while_somebody_writes() -> None:
    driver = Driver(keys={"help": ["y"], "back": ["escape", "k"]})
    driver.app.open("new game")
    driver.tab_to("Seed")
    driver.write("yk")
    assert driver.scene.__class__.__name__ == "NewGame"
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_y)
    assert driver.scene.__class__.__name__ == "HelpScreen"
    driver.key(pygame.K_k)
    assert driver.scene.__class__.__name__ == "NewGame"


def test_settings_hold_no_keys_at_first() -> None:
    assert Settings().keys == {}
