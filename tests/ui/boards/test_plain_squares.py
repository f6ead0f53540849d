"""A board of squares of a game that has no hit points, no map and no numbers at its edges."""

from __future__ import annotations

import re

import pygame
import pytest

from game.ui.art.palette import THEMES
from game.ui.boards.shared.camera import SQUARE, Camera
from game.ui.boards.squares.board import SquareBoardView
from game.ui.boards.squares.edge_names import _names
from game.ui.boards.squares.figures import _picture
from game.ui.boards.squares.ground import Ground
from game.ui.boards.squares.records import FigureShown, GroundShown
from tests.architecture.source import sources
from tests.ui.boards.scene import screen

RED, STONE = (200, 30, 30), (74, 69, 62)
LETTERED = GroundShown(4, 3, colour=(90, 90, 90), column_names=tuple("abcd"), row_names=tuple("321"))


def painted(shown: GroundShown) -> pygame.Surface:
    screen()
    surface = pygame.Surface((shown.columns * SQUARE, shown.rows * SQUARE))
    Ground(shown).paint(surface, surface.get_rect())
    return surface


def near(surface: pygame.Surface, cell: tuple[float, float]) -> tuple[int, ...]:
    return tuple(surface.get_at((round((cell[0] + 0.5) * SQUARE), round((cell[1] + 0.5) * SQUARE)))[:3])


def test_a_ground_without_a_map_has_its_own_colours_and_lines() -> None:
    bare = painted(GroundShown(4, 3, colour=(90, 90, 90)))
    drawn = painted(GroundShown(4, 3, colour=(90, 90, 90), colours={(1, 1): RED}, lines=(((0, 2), (3, 2)),)))
    assert near(drawn, (1, 1))[0] > 2 * near(bare, (1, 1))[0] - 40 and near(drawn, (1, 1))[1] < near(bare, (1, 1))[1]
    assert near(drawn, (2, 0)) == near(bare, (2, 0))
    assert near(drawn, (1.5, 2)) != near(bare, (1.5, 2))
    assert near(painted(GroundShown(4, 3)), (2, 0)) != near(bare, (2, 0)), "stone, where nothing is said"


def test_no_line_is_ruled_at_closed_squares() -> None:
    area = pygame.Rect(0, 0, 3, 3)

    def ruled(*closed: tuple[int, int]) -> set[tuple[int, int]]:
        surface = pygame.Surface((3 * SQUARE, 3 * SQUARE))
        surface.fill((200, 200, 200))
        Ground(GroundShown(3, 3, closed=frozenset(closed))).rule_squares(surface, area, SQUARE)
        middles = [(x, y) for x in range(3) for y in range(3)]
        return {(x, y) for x, y in middles if surface.get_at((x * SQUARE, y * SQUARE + SQUARE // 2))[0] < 200}

    screen()
    assert ruled() == {(x, y) for x in (1, 2) for y in range(3)}
    assert ruled((1, 1)) == {(1, 0), (2, 0), (1, 2), (2, 2)}


def test_edges_are_named_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    screen()
    camera = Camera(4, 3, pygame.Rect(0, 0, 640, 480))
    camera.fit()
    said: list[str] = []
    monkeypatch.setattr("game.ui.boards.squares.edge_names.name_pictures", lambda name, *_: said.append(name) or [])
    list(_names(camera, LETTERED, THEMES["walnut"], 15))
    assert said == ["a", "b", "c", "d", "3", "2", "1"]
    said.clear()
    list(_names(camera, GroundShown(4, 3), THEMES["walnut"], 15))
    assert said == []


def test_a_piece_without_health_has_no_arc_and_no_figures_at_its_name() -> None:
    window = screen()
    view = SquareBoardView(LETTERED)
    plain, hale = FigureShown(1, "man", "White", 0, (1, 1)), FigureShown(2, "man", "White", 0, (1, 1), health=1.0)
    looks = [_picture(view.miniatures.look_of(one), 60) for one in (plain, hale)]
    assert pygame.image.tobytes(looks[0], "RGBA") != pygame.image.tobytes(looks[1], "RGBA")
    view.show([plain])
    view.fit(window.get_rect())
    view.miniatures.hovered = 1
    view.draw(window, window.get_rect(), whole=True)
    named = view.name_rect()
    view.show([FigureShown(1, "man", "White", 0, (1, 1), health=1.0, health_words="4/4")])
    longer = view.name_rect()
    assert named is not None and longer is not None and named.width < longer.width


#: Words of one game that a board of squares does not know.
OF_ONE_GAME = re.compile(r"creature|tapp|hit point|\bhp\b|damage|blast|terrain|skirmish|shot|[^_]tint", re.IGNORECASE)


def test_boards_of_squares_have_no_words_of_one_game() -> None:
    """In names and in what is said; what they are given by others (``token(tapped=...)``) is called as it is there."""
    found = []
    for source in sources():
        if source.path.startswith("game/ui/boards/squares/"):
            for number, line in enumerate(source.text.splitlines(), 1):
                given = re.sub(r"\b(?:tapped=|tones\(\)\.blast\b)", "", line)
                found += [f"{source.path}:{number}: {line.strip()}"] if OF_ONE_GAME.search(given) else []
    assert found == []
