"""Small pictures of boards: each game draws its own, and what cannot be painted is drawn plainly."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.app.games.entries import GAMES
from game.app.maps.library import MapEntry, list_maps
from game.rules.crawler.setup import READY_PARTY, READY_QUESTS
from game.ui.games import game_ui
from game.ui.games.board_pictures import BoardPictures
from game.ui.new_game.match_choice import MatchChoice
from game.ui.scenes.board_picture import board_picture, schematic

SIZE = (300, 200)


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.init()
    pygame.display.set_mode((8, 8))


def first_map(game: str) -> MapEntry:
    return next(entry for entry in list_maps(game) if entry.is_playable)


def tones(picture: pygame.Surface) -> int:
    return len(set(pygame.image.tobytes(picture, "RGB")))


@pytest.mark.parametrize("game", [game for game in GAMES if list_maps(game)])
def test_a_board_is_drawn_plainly_and_painted_equally_large(game: str) -> None:
    if game_ui.game_ui_of(game).board_pictures() == BoardPictures():
        pytest.skip("its maps are shown as a bare table")
    entry = first_map(game)
    plain, painted = schematic(game, entry.board, SIZE), board_picture(game, entry.board, entry.path, SIZE, "walnut")
    assert plain.get_size() == painted.get_size()
    assert plain.get_width() <= SIZE[0] and plain.get_height() <= SIZE[1]
    assert tones(plain) >= 3 and tones(painted) > 3 * tones(plain)
    assert board_picture(game, entry.board, entry.path, SIZE, "walnut") is painted
    assert board_picture(game, entry.board, entry.path, SIZE, "walnut", 1) is not painted


def test_a_tile_is_painted_with_its_start_area() -> None:
    tile = next(entry for entry in list_maps("skirmish") if entry.is_part and entry.board.starts)
    bare = replace(tile.board, starts=())
    with_start, without = (board_picture("skirmish", board, tile.path, SIZE, "walnut", stamp)
                           for stamp, board in enumerate((tile.board, bare), 1))  # fmt: skip
    assert with_start.get_size() == without.get_size()
    assert pygame.image.tobytes(with_start, "RGB") != pygame.image.tobytes(without, "RGB")


def test_what_cannot_be_painted_is_drawn_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(board: object, path: Path, size: tuple[int, int], theme: str) -> pygame.Surface:
        raise pygame.error("no such picture")

    def plain(board: object, size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size)
        surface.fill((9, 99, 199))
        return surface

    own = game_ui.GameUi(board_pictures=lambda: BoardPictures(plain, fails))
    monkeypatch.setattr("game.ui.scenes.board_picture.game_ui_of", lambda game: own)
    picture = board_picture("chess", object(), Path("chess.tmx"), SIZE, "walnut", 5)
    assert picture.get_size() == SIZE and tuple(picture.get_at((150, 100)))[:3] == (9, 99, 199)


def test_a_game_without_pictures_has_a_bare_table() -> None:
    picture = board_picture("no such game", object(), Path("x.tmx"), SIZE, "walnut", 6)
    assert picture.get_size() == SIZE and tones(picture) < 12


def test_the_table_of_a_new_match_shows_as_many_quests_as_are_laid_out() -> None:
    entry = first_map("crawler")
    pictures = {}
    for quests in (READY_QUESTS["quick"], READY_QUESTS["standard"]):
        chosen = {"party": READY_PARTY, "quests": quests}
        picture = board_picture("crawler", entry.board, entry.path, SIZE, "walnut", lined_up=chosen)
        pictures[len(quests)] = pygame.image.tobytes(picture, "RGB")
    plain = board_picture("crawler", entry.board, entry.path, SIZE, "walnut")
    assert pictures[1] != pictures[2] == pygame.image.tobytes(plain, "RGB")


def test_the_table_of_heroes_shows_those_that_are_chosen() -> None:
    choice = MatchChoice()
    choice.take_game("heroes")
    assert choice.shown_on_table == {"deck": ("Captain Osric Vane", "Ilsabet Quill")}
    entry = first_map("heroes")

    def picture() -> bytes:
        shown = board_picture("heroes", entry.board, entry.path, SIZE, "walnut", lined_up=choice.shown_on_table)
        return pygame.image.tobytes(shown, "RGB")

    first = picture()
    choice.seats[1].faction = "Mother Sedge"
    second = picture()
    choice.seats[1].faction = "Ilsabet Quill"
    assert first != second and first == picture()
