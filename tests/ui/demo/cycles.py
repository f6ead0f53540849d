"""Visit after visit, as fast as they come: ``python -m tests.ui.demo.cycles [VISITS]`` prints the memory, the longest
reset and the greatest frame, and whether settings, files and the picture were the same after each."""

from __future__ import annotations

import hashlib
import os
import random
import sys
import tempfile
import time
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", TESSERA_THINKING="here")
os.environ["TESSERA_HOME"] = tempfile.mkdtemp(prefix="tessera-cycles-")

import pygame

from game.app.demo.positions import demo_files
from game.ui.demo.application import DemoApplication
from tests.conftest import megabytes
from tests.ui.demo.conftest import Hands


def digest_of(app: DemoApplication) -> str:
    """Return what the demo shows and holds just after a reset, as a digest."""
    app.redraw()
    while not app.step(0.0, []):
        continue
    found = hashlib.blake2b(pygame.image.tobytes(app.display.screen, "RGB"), digest_size=8)
    files = sorted(path.name for path in app.folder.rglob("*") if path.name != "sessions.csv")
    found.update(repr((app.settings, app.messages, files)).encode())
    return found.hexdigest()


def main(visits: int) -> None:
    """Let that many visitors come, press this and that, and go."""
    chance, app = random.Random(7), DemoApplication(Path(os.environ["TESSERA_HOME"]) / "demo", "4711", (1280, 720))
    hands, slowest, differ = Hands(app), 0.0, 0
    digests: dict[int, str] = {}
    for number in range(1, visits + 1):
        position = (app._next - 1) % len(demo_files())
        found = digest_of(app)
        differ += digests.setdefault(position, found) != found
        hands.key(pygame.K_SPACE)
        for _ in range(chance.randrange(12)):
            if chance.random() < 0.5:
                hands.click((chance.randrange(1280), chance.randrange(720)))
            else:
                hands.key(chance.choice((pygame.K_RETURN, pygame.K_TAB, pygame.K_1, pygame.K_e, pygame.K_ESCAPE)))
        if app.states.state != "attract":
            begun = time.process_time()
            app.leave("went away")
            slowest = max(slowest, time.process_time() - begun)
        else:
            # They have said that they are done, and the next match has been shown for a moment.
            app.show_next()
        if number % max(1, visits // 15) == 0:
            told = f"{megabytes('VmRSS')} MB, slowest reset {slowest:.2f} s, {differ} differed"
            print(f"{number} visits: {told}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
