"""Whole screens look as they did when somebody last looked at them (``python -m tests.pictures`` stores them again)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.pictures.golden import BLOCK, SMALL, differences, path_of
from tests.pictures.screens import SCREENS, picture_of


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_it_did(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    picture = picture_of(name)
    found = differences(name, picture)
    if found:
        pygame.image.save(picture, tmp_path / f"{name}.png")
    assert not found, f"{name}: {'; '.join(found)}. Drawn now: {tmp_path / f'{name}.png'}"


@pytest.mark.parametrize("name", SCREENS)
def test_a_stored_picture_is_small(name: str) -> None:
    assert path_of(name).stat().st_size <= 60 * 1024


def test_what_moved_or_vanished_is_noticed() -> None:
    stored = pygame.transform.scale(pygame.image.load(path_of("menu")), (1280, 720))
    assert not differences("menu", stored)
    tag = pygame.Rect(66, 274, 322, 38)
    without = stored.copy()
    without.fill((58, 40, 30), tag)
    assert differences("menu", without)
    moved = stored.copy()
    moved.blit(stored, (tag.x, tag.y + 25), tag)
    assert differences("menu", moved)
    shifted = pygame.Surface(stored.get_size())
    shifted.blit(stored, (1, 0))
    assert not differences("menu", shifted), "a pixel is not noticed"
    assert SMALL[0] % BLOCK == 0 and SMALL[1] % BLOCK == 0
