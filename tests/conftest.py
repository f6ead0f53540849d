"""Before anything imports pygame: no window, no sound, and a home folder of the tests' own."""

from __future__ import annotations

import os
import tempfile

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# One folder a test process: workers that run side by side must not find each other's saves.
os.environ["TESSERA_HOME"] = tempfile.mkdtemp(prefix="tessera-tests-")

from game.app import library

# Pages wait until all maps are read, however busy the machine is; tests that look at the waiting say so.
library.PATIENCE = 60.0
