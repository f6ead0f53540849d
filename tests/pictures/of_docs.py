"""Draws the pictures of docs/scenarios.md: ``python -m tests.pictures.of_docs [NAME...]``; look at each of them."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from PIL import Image

from game.app.campaigns.campaign import read_campaign
from game.app.campaigns.progress import keep_won
from game.app.maps.scenarios import first_scenario
from game.app.matches.scenarios import begin_scenario
from game.core.scenario.carried import Carried
from game.ui.maps.viewer import MapViewer
from game.ui.scenarios.page import ScenariosPage
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "pictures"
#: The scenario that the page draws.
FIRST = ROOT / "docs" / "first_scenario.tmx"
_CAMPAIGN = ROOT / "maps" / "crawler" / "campaigns" / "the_long_stair"
#: The window, how wide its pictures are kept, and with how many colours.
_SIZE, _WIDE, _COLOURS = (1280, 720), 720, 48


def _viewer() -> Driver:
    driver = Driver(_SIZE)
    driver.app.stack.push(MapViewer(FIRST))
    driver.rest(6)
    return driver


def _briefing() -> Driver:
    driver = Driver(_SIZE)
    driver.app.stack.push(TableScene(driver.app, begin_scenario(first_scenario(FIRST), seed=5)))
    driver.rest(4)
    return driver


def _table() -> Driver:
    driver = _briefing()
    driver.key(pygame.K_RETURN)
    driver.rest(4)
    return driver


def _campaign() -> Driver:
    campaign = read_campaign(_CAMPAIGN).campaign
    keep_won(campaign.name, 0, Carried())
    driver = Driver(_SIZE)
    page = ScenariosPage((campaign.game,))
    driver.app.stack.push(page)
    while page.is_moving:
        driver.rest(0.2)
    driver.rest(1)
    return driver


PICTURES: dict[str, Callable[[], Driver]] = {
    "scenario_checked": _viewer,
    "scenario_briefing": _briefing,
    "scenario_table": _table,
    "scenario_campaign": _campaign,
}


def main(names: list[str]) -> int:
    """Draw the named pictures, or all."""
    for name in names or PICTURES:
        os.environ["TESSERA_HOME"] = tempfile.mkdtemp(prefix="tessera-home-")
        screen = PICTURES[name]().app.display.screen
        whole = Image.frombytes("RGB", screen.get_size(), pygame.image.tobytes(screen, "RGB"))
        high = round(_WIDE * whole.height / whole.width)
        path = FOLDER / f"{name}.png"
        small = whole.resize((_WIDE, high), Image.Resampling.LANCZOS)
        small.quantize(_COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
        print(f"{path}: {path.stat().st_size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
