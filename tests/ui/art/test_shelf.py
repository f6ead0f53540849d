"""Shelves: none holds more than its own limit, and all of them together no more than theirs."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.art import shelf as shelves
from game.ui.art.shelf import MEGABYTE, Shelf


@pytest.fixture(autouse=True)
def _few_shelves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(shelves, "_ALL", [])
    monkeypatch.setattr(shelves, "TOTAL", 4 * MEGABYTE)
    yield


def megabyte() -> pygame.Surface:
    """A picture of one megabyte."""
    return pygame.Surface((512, 512), pygame.SRCALPHA)


def fill(shelf: Shelf, names: str) -> None:
    """Put pictures on a shelf."""
    for name in names:
        shelf.put(name, megabyte())


def kept(shelf: Shelf, names: str) -> str:
    """Which of the pictures are still there."""
    return "".join(name for name in names if name in shelf._kept)


def test_a_shelf_that_is_full_forgets_what_was_not_used_for_longest() -> None:
    one = Shelf(2 * MEGABYTE)
    fill(one, "ab")
    one.find("a")
    fill(one, "c")
    assert kept(one, "abc") == "ac" and one.size == 2 * MEGABYTE


def test_all_shelves_hold_the_total_and_not_one_picture_more() -> None:
    one, other = Shelf(3 * MEGABYTE), Shelf(3 * MEGABYTE)
    fill(one, "ab")
    fill(other, "cd")
    assert kept(one, "ab") == "ab" and shelves.held() == 4 * MEGABYTE
    fill(other, "e")
    assert kept(one, "ab") == "b" and kept(other, "cde") == "cde" and shelves.held() == 4 * MEGABYTE


def test_the_shelf_that_was_not_used_for_longest_gives_way() -> None:
    first, second, third = (Shelf(4 * MEGABYTE) for _ in range(3))
    fill(first, "a")
    fill(second, "bc")
    first.find("a")
    fill(third, "defg")
    assert (kept(first, "a"), kept(second, "bc"), kept(third, "defg")) == ("", "", "defg")
    fill(first, "a")
    assert (kept(first, "a"), kept(third, "defg")) == ("a", "efg")


def test_a_shelf_that_is_alone_keeps_its_own_limit() -> None:
    alone = Shelf(6 * MEGABYTE)
    fill(alone, "abcdef")
    assert kept(alone, "abcdef") == "abcdef"


def test_every_shelf_can_be_emptied() -> None:
    one, other = Shelf(MEGABYTE), Shelf(MEGABYTE)
    fill(one, "a")
    fill(other, "b")
    shelves.clear_all()
    assert (len(one), len(other), shelves.held()) == (0, 0, 0)
