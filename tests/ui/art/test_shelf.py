"""The shelf: all that is kept stays below one budget of bytes, and what was not used for longest goes first."""

from __future__ import annotations

import gc
import importlib
import pkgutil
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from types import SimpleNamespace
from typing import get_type_hints

import numpy as np
import pygame
import pytest

import game.ui
from game.app.look import font_file
from game.ui.art import shelf as shelves
from game.ui.art.palette import THEMES
from game.ui.art.shelf import MEGABYTE, Shelf, holds, shelved, weight_of
from game.ui.panels.part_cache import PartCache


@pytest.fixture(autouse=True)
def _small_budget(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(shelves, "BUDGET", 6 * MEGABYTE)
    monkeypatch.setattr(shelves, "LEAST", 1 / 3)
    monkeypatch.setattr(shelves, "_STORE", shelves._Store())
    yield


class Board:
    """Something that holds pictures of its own."""


def megabyte() -> pygame.Surface:
    """Return a picture of one megabyte."""
    return pygame.Surface((512, 512), pygame.SRCALPHA)


def fill(shelf: Shelf, names: str) -> None:
    """Put pictures on a shelf."""
    for name in names:
        shelf.put(name, megabyte())


def present(shelf: Shelf, names: str) -> str:
    """Return which of the pictures are still there."""
    return "".join(name for name in names if name in shelf)


def test_more_than_the_budget_allows_does_not_stay() -> None:
    one, other = Shelf(), Shelf()
    for number in range(40):
        (one, other)[number % 2].put(number, megabyte())
        assert shelves.held() <= shelves.BUDGET
    assert shelves.held() == one.size + other.size == shelves.BUDGET and len(one) == len(other) == 3


def test_a_larger_window_keeps_as_many_pictures_of_its_size() -> None:
    shelf = Shelf()
    shelves.fit_shelves((3840, 2160))
    fill(shelf, "abcdefghijklmnopqrstuvwxyz")
    assert present(shelf, "abcdefghijklmnopqrstuvwxyz") == "cdefghijklmnopqrstuvwxyz"
    shelves.fit_shelves((1024, 600))
    assert present(shelf, "abcdefghijklmnopqrstuvwxyz") == "uvwxyz"


def test_what_was_not_used_for_longest_goes_first_whatever_shelf_it_is_on() -> None:
    one, other = Shelf(), Shelf()
    fill(one, "abc")
    fill(other, "def")
    assert one.find("a") is not None and one.find("x") is None
    fill(other, "g")
    assert (present(one, "abc"), present(other, "defg")) == ("ac", "defg")
    fill(one, "hi")
    assert (present(one, "abchi"), present(other, "defg")) == ("ahi", "efg")


def test_a_picture_is_drawn_once_and_again_when_it_is_gone() -> None:
    shelf, drawn = Shelf(), []

    def draw() -> pygame.Surface:
        drawn.append(1)
        return megabyte()

    first = shelf.keep("a", draw)
    assert shelf.keep("a", draw) is first and len(drawn) == 1
    fill(shelf, "bcdefg")
    assert shelf.keep("a", draw) is not first and len(drawn) == 2


def test_shelves_do_not_mix_their_keys_and_a_key_is_weighed_once() -> None:
    one, other = Shelf(), Shelf()
    mine, yours = one.put("a", megabyte()), other.put("a", megabyte())
    assert one.find("a") is mine and other.find("a") is yours
    again = one.put("a", megabyte())
    assert one.find("a") is again and one.size == MEGABYTE and shelves.held() == 2 * MEGABYTE


def test_what_would_take_more_than_half_of_the_room_is_not_kept() -> None:
    shelf = Shelf()
    half = pygame.Surface((512, 1536), pygame.SRCALPHA)
    assert weight_of(half) == 3 * MEGABYTE
    shelf.put("half", half)
    over = shelf.put("over", pygame.Surface((512, 1537), pygame.SRCALPHA))
    assert over.get_height() == 1537 and present(shelf, ["half", "over"]) == "half"  # type: ignore[arg-type]


def test_what_boards_hold_is_their_share_of_the_budget_as_long_as_they_live() -> None:
    shelf, board = Shelf(), Board()
    fill(shelf, "abcdef")
    holds(board, 3 * MEGABYTE)
    assert present(shelf, "abcdef") == "def" and shelves.held() == shelves.BUDGET
    holds(board, 2 * MEGABYTE)
    fill(shelf, "gh")
    assert present(shelf, "defgh") == "efgh"
    holds(board, 9 * MEGABYTE)
    assert present(shelf, "efgh") == "gh" and shelf.size == shelves.LEAST * shelves.BUDGET
    del board
    gc.collect()
    fill(shelf, "ijklmn")
    assert shelf.size == shelves.BUDGET


def test_what_the_table_keeps_counts_until_it_is_forgotten() -> None:
    parts, window_surface, area = PartCache(), pygame.Surface((640, 360)), pygame.Rect(0, 0, 320, 180)
    to = SimpleNamespace(theme=THEMES["walnut"], look=("walnut", "usual", ""), scale=1.0, px=round)
    parts.begin((640, 360), to)
    parts.part("pane", pygame.Rect(330, 10, 100, 50), 1, lambda surface: None)
    before = shelves.held() - sum(shelves._STORE.holders.values())
    kept = before + 3 * 640 * 360 * 4 + 100 * 50 * 4
    assert shelves.held() == kept, "board, window, an empty picture to draw on, and a pane"
    for _ in range(2):
        parts.lay(window_surface, area, lambda surface: None, is_at_rest=lambda: True, look=lambda: None)
    assert shelves.held() == kept
    parts.forget()
    assert shelves.held() == before


def test_results_of_functions_lie_on_the_shelf() -> None:
    calls = []

    @shelved
    def drawn(name: str, *, strong: bool = False) -> pygame.Surface:
        calls.append((name, strong))
        return megabyte()

    assert drawn("a") is drawn("a") and drawn("a", strong=True) is not drawn("a")
    assert calls == [("a", False), ("a", True)]
    for name in "bcdefghij":
        drawn(name)
    assert shelves.held() == shelves.BUDGET
    drawn("a")
    assert calls[-1] == ("a", False) and len(calls) == 12
    drawn.cache_clear()
    assert shelves.held() == 0


def test_everything_that_is_kept_has_a_weight() -> None:
    assert weight_of(megabyte()) == MEGABYTE
    assert weight_of(np.zeros((8, 16), np.float32)) == 512
    assert weight_of([(megabyte(), (3, 4)), (megabyte(), (0, 0))]) == 2 * MEGABYTE
    small, large = (weight_of(pygame.Font(font_file("body"), px)) for px in (16, 120))
    assert 300_000 < small < 800_000 < large < 1_600_000
    with pytest.raises(TypeError, match="str"):
        weight_of("words")


def test_every_shelf_can_be_emptied() -> None:
    one, other = Shelf(), Shelf()
    fill(one, "ab")
    fill(other, "c")
    one.clear()
    assert (one.size, other.size, shelves.held()) == (0, MEGABYTE, MEGABYTE)
    fill(one, "a")
    shelves.clear_all()
    assert (len(one), len(other), one.size, other.size, shelves.held()) == (0, 0, 0, 0, 0)


def test_no_picture_or_font_is_kept_beside_the_shelf() -> None:
    """A cache that counts its entries and not their bytes would escape the budget."""
    modules = [importlib.import_module(found.name) for found in pkgutil.walk_packages(game.ui.__path__, "game.ui.")]
    caches = [one for module in modules for one in vars(module).values() if isinstance(one, _lru_cache_wrapper)]
    assert len(caches) > 5
    for cache in caches:
        told = str(get_type_hints(cache.__wrapped__)["return"])
        assert not any(word in told for word in ("Surface", "ndarray", "Font")), cache
