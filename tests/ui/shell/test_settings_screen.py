"""The page of settings, by mouse and by keys."""

from __future__ import annotations

import pygame
import pytest

from game.app.files.settings import read_settings
from game.ui.sound.mixer import Sounds
from tests.journeys.driver import Driver


def test_settings_by_mouse_take_effect_and_are_kept(driver: Driver) -> None:
    driver.click_on("Settings")
    before = driver.app.text_px(16)
    driver.click_on("Text: 150 %")
    assert driver.app.text_px(16) == round(before * 1.5)
    driver.click_on("Theme: Projector", "Animation speed: 2x", "Reduce motion: Yes")
    stored = read_settings().settings
    assert (stored.text_scale, stored.theme, stored.animation_speed, stored.reduced_motion) == (
        1.5,
        "projector",
        "x2",
        True,
    )
    assert driver.control("Theme: Projector").is_chosen


def test_settings_by_keys_take_effect_and_are_kept(driver: Driver) -> None:
    driver.enter_on("Settings")
    driver.tab_to("UI scale: 125 %")
    driver.key(pygame.K_SPACE)
    assert driver.app.settings.ui_scale == 1.25
    driver.tab_to("Volume")
    driver.key(pygame.K_RIGHT, times=3)
    assert read_settings().settings.volume == pytest.approx(0.3)
    driver.key(pygame.K_LEFT)
    assert driver.app.settings.volume == pytest.approx(0.2)


def test_effects_are_as_loud_as_is_chosen_apart_from_music(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[float] = []
    monkeypatch.setattr(Sounds, "play", lambda sounds, name, volume, table: heard.append(volume))
    driver = Driver(volume=0.5)
    driver.enter_on("Settings")
    driver.tab_to("Effects")
    for steps, volume in ((0, [0.5]), (5, [0.25]), (5, [])):
        driver.key(pygame.K_LEFT, times=steps)
        heard.clear()
        driver.app.sound("tick")
        assert heard == pytest.approx(volume)
    settings = read_settings().settings
    assert (settings.effects_volume, settings.music_volume, settings.volume) == (0.0, 0.5, 0.5)


def test_the_volume_follows_the_mouse(driver: Driver) -> None:
    driver.click_on("Settings")
    rect = driver.control("Volume").rect
    knob = (rect.left + driver.app.px(12), rect.centery)
    driver.move(knob)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=knob, button=1)
    driver.frames(3)
    driver.move(rect.center)
    driver.frames(3)
    driver.post(pygame.MOUSEBUTTONUP, pos=rect.center, button=1)
    assert 0.3 < read_settings().settings.volume < 0.7
