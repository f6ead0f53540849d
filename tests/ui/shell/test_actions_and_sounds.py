"""The table of actions, and the sounds."""

from __future__ import annotations

import pygame
import pytest

from game.rules.skirmish import setup, turns
from game.ui.art import fonts
from game.ui.games.skirmish.help_pages import HELP_PAGES
from game.ui.screens import keys
from game.ui.sound.effects import RECIPES
from game.ui.sound.mixer import Sounds
from game.ui.window import actions, bindings


def test_names_are_told_apart() -> None:
    assert len({one.name for one in actions.ACTIONS}) == len(actions.ACTIONS)
    assert {one.group for one in actions.ACTIONS} == set(actions.GROUPS)


@pytest.mark.parametrize("group", actions.GROUPS)
def test_a_key_means_one_thing_in_a_group(group: actions.Group) -> None:
    keys = [key for one in actions.ACTIONS if one.group == group for key in one.keys]
    assert len(set(keys)) == len(keys)


def test_keys_have_names_that_the_font_can_set() -> None:
    for one in actions.ACTIONS:
        for key in one.keys:
            name = bindings.key_words(key)
            assert name != "?"
            assert all(metrics is not None for metrics in fonts.font("body", 16).metrics(name))


def test_an_action_names_each_of_its_keys_once() -> None:
    assert keys.hint("end") == "E" and bindings.keys_text("press") == "Enter or Space"


def test_the_help_names_every_key_of_the_table() -> None:
    told = {key for one in actions.ACTIONS for key in one.keys}
    assert {pygame.K_p, pygame.K_i, pygame.K_HOME, pygame.K_PLUS, pygame.K_MINUS, pygame.K_m} <= told
    for one in actions.ACTIONS:
        press = pygame.event.Event(pygame.KEYDOWN, key=one.keys[0] & ~actions.CTRL, mod=0)
        if one.group in ("At the table", "The board", "The camera"):
            assert (keys.action_of(press) or f"answer_{keys.digit_of(press)}") == one.name


def test_all_sounds_of_a_match_are_there() -> None:
    wanted = {"step", "blade", "arrow", "spell", "coin", "card", "dice", "death", "fanfare", "tick", "hit"}
    assert wanted <= set(RECIPES)


def test_sounds_are_played_or_passed_over() -> None:
    sounds = Sounds()
    sounds.play("coin", 0.5)
    sounds.play("coin", 0.0)
    sounds.play("no such sound", 1.0)


def test_a_machine_without_audio_stays_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise pygame.error("No audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sounds = Sounds()
    sounds.play("coin", 1.0)


def test_the_help_of_skirmish_tells_the_figures_of_its_rules() -> None:
    """Where gold moves and what counts at the end is told as the rules have it."""
    told = " ".join(text for _, text in HELP_PAGES)
    words = {20: "twenty", 7: "seven", 3: "three"}
    assert f"{words[setup.VAULT]} gold" in told and f"at most {words[setup.STARTING_LEVELS]} levels" in told
    assert f"none above level {setup.STARTING_LEVEL}" in told and f"filled to {words[turns.RESERVE]}" in told
    assert "each missing gold is a victory token" in told and "1 gold goes from your vault" in told
