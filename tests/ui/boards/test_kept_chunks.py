"""Which chunks of a board are kept: those in view, a few of those seen last, and no more surfaces than that takes."""

from __future__ import annotations

import gc

import pygame
import pytest

from game.ui.art import shelf as shelves
from game.ui.boards.hexes.board import HexBoardView
from game.ui.boards.hexes.chunks import _PATCHES
from game.ui.boards.hexes.materials import WATER_FRAMES
from game.ui.boards.shared.kept_chunks import BEYOND, CHUNK, SPARE, KeptChunks
from game.ui.games.skirmish.board import SkirmishBoard
from tests.ui.boards.hexes.battlefields import duel, shown_as
from tests.ui.boards.scene import board, screen, skirmish


def built(kept: KeptChunks[int], *keys: int) -> None:
    """Chunks that are filled with a tone of their own."""
    for key in keys:
        kept.build(key, lambda chunk, key=key: chunk.fill((key, 0, 0)))  # type: ignore[misc]


def tone(picture: pygame.Surface) -> tuple[int, ...]:
    return tuple(picture.get_at((5, 5))[:3])


def test_beyond_the_view_a_few_are_kept_and_those_first_that_were_seen_last() -> None:
    kept: KeptChunks[int] = KeptChunks()
    kept.see([1, 2])
    built(kept, 1, 2)
    kept.see([3])
    built(kept, *range(3, 3 + BEYOND - 2))
    assert not kept.is_full and list(kept) == list(range(1, BEYOND + 1))
    kept.see([2])
    built(kept, 20)
    assert kept.is_full and len(list(kept)) == BEYOND + 1
    built(kept, 21)
    assert 1 not in kept and 2 in kept, "2 is in view"
    kept.see([])
    assert list(kept) == [*range(4, BEYOND + 1), 2, 20, 21], "a smaller view has less room"


def test_all_of_a_view_is_kept_however_large_it_is() -> None:
    kept: KeptChunks[int] = KeptChunks()
    wanted = list(range(BEYOND * 3))
    kept.see(wanted)
    built(kept, *wanted)
    assert list(kept) == wanted and kept.bytes == len(wanted) * CHUNK * CHUNK * 4


def test_marks_are_painted_on_a_copy_once_a_version() -> None:
    kept: KeptChunks[int] = KeptChunks()
    kept.see([1])
    built(kept, 1)
    calls = []

    def mark(copy: pygame.Surface) -> None:
        calls.append(tone(copy))
        copy.fill((0, 200, 0))

    assert tone(kept.marked(1, 4, mark)) == tone(kept.marked(1, 4, mark)) == (0, 200, 0)
    assert tone(kept.plain(1)) == (1, 0, 0) and len(calls) == 1 and len(kept) == 2
    assert tone(kept.marked(1, 5, mark)) == (0, 200, 0)
    assert calls == [(1, 0, 0)] * 2 and len(kept) == 2
    kept.unmark(1)
    kept.marked(1, 5, mark)
    assert calls == [(1, 0, 0)] * 3


def test_out_of_view_nothing_is_marked_and_few_surfaces_wait_for_the_next_chunk() -> None:
    kept: KeptChunks[int] = KeptChunks()
    wanted = list(range(6))
    kept.see(wanted)
    built(kept, *wanted)
    for key in wanted:
        kept.marked(key, 1, lambda copy: None)
    assert len(kept) == 12
    kept.see([0])
    assert len(kept) == 6 + 1 + SPARE
    built(kept, 7, 8)
    assert len(kept) == 8 + 1
    kept.clear()
    assert len(kept) == 0 and list(kept) == []


def test_boards_say_how_much_they_hold() -> None:
    window = screen(900, 640)
    view = SkirmishBoard(board())
    view.show_table(skirmish())
    view.fit(window.get_rect())
    view.draw(window, window.get_rect(), whole=True)
    assert shelves._STORE.holders[view.chunks] == view.chunks.kept.bytes > 0
    hexes = HexBoardView(shown_as(duel()))
    hexes.fit(window.get_rect())
    hexes.draw(window, window.get_rect(), whole=True)
    patches = [patch for _, patch in hexes.chunks._patches.values()]
    assert patches
    held = hexes.chunks.kept.bytes + sum(map(shelves.weight_of, patches))
    assert shelves._STORE.holders[hexes.chunks] == held
    del view, hexes, patches
    gc.collect()
    assert not any(type(one).__name__.endswith(("Chunks", "ChunkStore")) for one in shelves._STORE.holders)


@pytest.mark.parametrize("least", [_PATCHES, 1])
def test_of_the_water_all_that_is_in_view_is_kept_and_little_more(least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.boards.hexes.chunks._PATCHES", least)
    window = screen(900, 640)
    view = HexBoardView(shown_as(duel()))
    view.fit(window.get_rect())
    chunks = view.chunks
    for zoom in (0.5, 1.0, 2.0, 1.0):
        view.camera.zoom_to(zoom)
        px = view.camera.square_px
        for moment in range(WATER_FRAMES):
            chunks.draw(window, view.camera, view.overlays, whole=True)
            assert chunks.draw_water(window, view.camera, view.overlays, moment, whole=True)
        seen = view.camera.rect.move(-view.camera.origin[0], -view.camera.origin[1])
        needed = {place for place, box in chunks._wet(px) if box.colliderect(seen)}
        there = {(place, moment) for place, _, zoomed, moment in chunks._patches if zoomed == px}
        assert needed and there >= {(place, moment) for place in needed for moment in range(WATER_FRAMES)}
        weight = sum(shelves.weight_of(patch) for _, patch in chunks._patches.values())
        assert weight == chunks._patch_bytes <= max(least, len(needed) * px * px * 4 * WATER_FRAMES)
