"""What the frame benchmark draws: a crowded table of ours, and the same with the peers' libraries."""

from __future__ import annotations

import math
import resource
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pygame
from msgspec.structs import replace

from game.app.files.settings import Settings
from game.app.games.skirmish.boards import board_named
from game.app.matches.match import Match, Seating
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.ruleset import SKIRMISH
from game.ui.application import Application
from game.ui.boards.shared.creature_motions import Slide
from game.ui.boards.shared.flying_motions import FloatingText
from game.ui.scenes.curtain import Curtain
from game.ui.table.scene import TableScene
from tests.rules.skirmish.scene import Scene


def crowded_table(size: tuple[int, int]) -> Application:
    """Return a window with a match of fifty creatures on the sunken cavern, at rest."""
    app = Application(size, settings=Settings(animation_speed="off", volume=0.0))
    board = board_named("sunken_cavern")
    scene = Scene(board.grid.rows)
    scene.board = board
    keys = [key for key, card in CREATURES.items() if not card.large]
    free = [cell for cell in board.grid.cells() if not board.grid.blocks(cell)]
    for number in range(50):
        scene.put(keys[number % len(keys)], free[number * 7], number % 2, tapped=number % 5 == 0)
    scene.hand("fireball", "charge", "shield", "run", "power_attack")
    state = scene.play().state
    app.play(Match.from_state(SKIRMISH, state, (Seating("Blue", "human"), Seating("Amber", "computer"))))
    return seated(app, 6)


def seated(app: Application, frames: int) -> Application:
    """Return the window after that many frames of a match, with whoever sits down having taken the seat."""
    for _ in range(frames):
        if isinstance(app.stack.top, Curtain):
            app.step(0.05, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")])
        app.redraw()
        app.step(0.05, [])
    return app


def wandering_pointer(app: Application) -> Callable[[], None]:
    """Return a frame in which the pointer has come to another square, so that what is pointed at is another thing."""
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    board = scene.laying.layout.board
    rounds = count()

    def frame() -> None:
        step = next(rounds)
        pos = (board.x + step * 97 % board.width, board.y + step * 53 % board.height)
        app.step(0.016, [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False)])

    return frame


def changed_board(app: Application) -> Callable[[], None]:
    """Return a frame in which all of the board is drawn, as when the view moves, and the panels are kept."""
    scene = app.stack.top
    assert isinstance(scene, TableScene)

    def frame() -> None:
        scene.drawing.cache.invalidate_board()
        app.redraw()
        app.step(0.016, [])

    return frame


def moving_piece(app: Application) -> tuple[Callable[[], None], Callable[[], None]]:
    """Return a frame in which the piece nearest to the board's middle goes four spaces, over and over, and words rise
    beside it; and what lets all be as it was."""
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    board: Any = scene.following.board
    area = scene.laying.layout.free
    spots = sorted(
        ((x, y) for x in range(area.left, area.right, 9) for y in range(area.top, area.bottom, 9)),
        key=lambda spot: math.dist(spot, area.center),
    )
    spot, piece = next((spot, board.piece_at(spot)) for spot in spots if board.piece_at(spot) is not None)
    way = Slide(piece, [(step, 0) for step in range(5)])
    text = FloatingText("-3", board.camera.place_at(spot), (255, 120, 120), large=True)

    def frame() -> None:
        if not board.timeline.is_playing:
            app.settings = replace(app.settings, animation_speed="x1")
            board.timeline.speed = 1.0
            board.timeline.begin([way, text], list, list, before={}, after={})
        if max(way.share, text.share) > 0.9:
            way.elapsed = text.elapsed = 0.0
        app.step(0.016, [])

    def stop() -> None:
        app.settings = replace(app.settings, animation_speed="off")
        board.finish()
        scene.refresh()

    return frame, stop


def peak_megabytes() -> int:
    """Return the most memory that this process has had."""
    return megabytes("VmHWM")


def megabytes(line: str) -> int:
    """Return what Linux tells of this process: ``VmRSS``, its memory now, or ``VmHWM``, the most that it ever was. What
    the resources say begins with the parent's peak, so the process's own page is read where there is one; elsewhere the
    most is all that is known."""
    page = Path("/proc/self/status")
    if page.is_file():
        told = next(told for told in page.read_text().splitlines() if told.startswith(f"{line}:"))
        return int(told.split()[1]) // 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 * 1024 if sys.platform == "darwin" else 1024)


def pyscroll_and_gui(screen: pygame.Surface) -> Callable[[], None]:
    """Return a frame of the same board by pyscroll, with fifty sprites, and an interface by pygame_gui."""
    import pygame_gui
    import pyscroll
    from pytmx.util_pygame import load_pygame

    from game.app.files import folders

    path = folders.shipped_maps("skirmish") / "sunken_cavern.tmx"
    group = pyscroll.PyscrollGroup(
        pyscroll.BufferedRenderer(pyscroll.TiledMapData(load_pygame(str(path))), screen.get_size()), default_layer=1
    )
    for number in range(50):
        sprite = pygame.sprite.Sprite()
        sprite.image = pygame.Surface((64, 64), pygame.SRCALPHA)
        pygame.draw.circle(sprite.image, (200, 120, 40), (32, 32), 30)
        sprite.rect = sprite.image.get_rect(topleft=(number % 10 * 120, number // 10 * 120))
        group.add(sprite)
    manager = pygame_gui.UIManager(screen.get_size())
    for number in range(24):
        rect = pygame.Rect(1500, 20 + number * 40, 180, 34)
        pygame_gui.elements.UIButton(rect, f"Button {number}", manager)
    text = "<br>".join(f"Line {number} of the log" for number in range(60))
    pygame_gui.elements.UITextBox(text, pygame.Rect(1200, 20, 280, 900), manager)

    def frame() -> None:
        group.center((900, 600))
        group.draw(screen)
        manager.update(0.016)
        manager.draw_ui(screen)

    return frame
