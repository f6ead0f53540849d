"""The plain picture that is shown when the demo cannot be kept up. It needs next to nothing of the program, so that
whatever ends the demo does not end this."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.app.demo.watch import AGAIN, ENDED
from game.app.look import BRASS, INK, TABLE
from game.ui.demo.chord import Chord

#: Seconds after which the demo is tried again by itself.
RESTS = 600.0
_WORDS = ("This table is resting.", "Please ask the staff.")


def run_plain(folder: Path, code: str, size: tuple[int, int] | None, beat: Callable[[], None]) -> int:
    """Show the picture until the staff have struck their chord and typed their number, which ends the demo, or until
    it is time to try again. Return how the watching process is to go on."""
    pygame.display.init()
    pygame.font.init()
    sizes = pygame.display.get_desktop_sizes()
    screen = pygame.display.set_mode(size or sizes[0], 0 if size else pygame.FULLSCREEN)
    chord, clock, typed, waited = Chord(), pygame.time.Clock(), "", 0.0
    is_open = False
    while waited < RESTS:
        beat()
        events = pygame.event.get()
        seconds = clock.tick(10) / 1000
        waited += seconds
        is_open |= chord.is_struck(events, seconds, screen.get_size())
        for event in events:
            if is_open and event.type == pygame.KEYDOWN and pygame.K_0 <= event.key <= pygame.K_9:
                typed = f"{typed}{event.key - pygame.K_0}"[-4:]
        if typed == code:
            return ENDED
        note = f"Staff code: {'*' * len(typed)}" if is_open else f"Logs: {folder / 'logs'}"
        _draw(screen, note)
        pygame.display.flip()
    return AGAIN


def _draw(screen: pygame.Surface, note: str) -> None:
    width, height = screen.get_size()
    screen.fill(TABLE)
    large, small = pygame.font.Font(None, height // 9), pygame.font.Font(None, height // 30)
    for number, words in enumerate(_WORDS):
        line = large.render(words, antialias=True, color=BRASS)
        screen.blit(line, line.get_rect(center=(width // 2, height // 3 + number * height // 6)))
    line = small.render(note, antialias=True, color=INK)
    screen.blit(line, line.get_rect(midbottom=(width // 2, height - height // 30)))
