"""The worst blunders as a page to read, each with a picture of the table and the position as a file."""

from __future__ import annotations

import html
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pygame

from game.app.matches.opening import Seating, SeatKind
from game.app.records.positions import match_from
from tests.ai.blunders.decisions import Judged

#: How many are shown.
MOST = 20
_HEAD = """<!doctype html><meta charset="utf-8"><title>{title}</title>
<style>body {{ font: 16px sans-serif; max-width: 1280px; margin: 2em auto }} img {{ width: 100% }}</style>
<h1>{title}</h1><pre>{summary}</pre>
"""
_BLUNDER = """<h2>{place}. Seed {seed}, answer {number}, {when}: {gain:+.0f} games in a hundred</h2>
<p>{prompt}. Given: <b>{given}</b>. Better: <b>{better}</b>, then {plan}; at least {least:+.0f}, of {games} games.
<a href="{name}.json">The position</a></p><img src="{name}.png" alt="The table">
<details><summary>In words</summary><pre>{table}</pre></details>
"""


def write_page(game: str, player: str, summary: str, found: Sequence[Judged], folder: Path) -> Path:
    """Write the page of the worst of what was judged, and return where it is."""
    worst = sorted((one for one in found if one.position), key=lambda one: -one.least)[:MOST]
    parts = [_HEAD.format(title=f"Blunders of {player} in {game}", summary=html.escape(summary))]
    for place, one in enumerate(worst, 1):
        name = f"{one.seed}-{one.number}"
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(one.position))
        if not (folder / f"{name}.png").exists():
            pygame.image.save(picture_of(one), folder / f"{name}.png")
        words = {
            field: html.escape(str(getattr(one, field))) for field in ("when", "prompt", "given", "better", "plan")
        }
        figures = {"gain": 100 * one.gain, "least": 100 * one.least, "seed": one.seed, "number": one.number}
        table = html.escape("\n".join(one.table))
        parts.append(_BLUNDER.format(place=place, name=name, games=one.games, table=table, **words, **figures))
    page = folder / "index.html"
    page.write_text("\n".join(parts), "utf-8")
    return page


def picture_of(one: Judged) -> pygame.Surface:
    """Return the table as the seat that was asked sees it."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    # The window's parts are for whoever looks at a page alone.
    from tests.journeys.table_hands import at_the_table, wait

    asked = match_from(one.position)
    kinds: list[SeatKind] = ["human" if seat == asked.asked else "computer" for seat in range(len(asked.players.names))]
    seatings = tuple(map(Seating, asked.players.names, kinds))
    driver, scene = at_the_table(match_from(one.position, seatings))
    wait(driver, scene)
    driver.rest()
    return driver.app.display.screen.copy()
