"""Draws every picture of ``assets/art`` that has a chapter anew: ``python assets/art/make_art.py``."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from drawing import (  # noqa: E402
    accents,
    arena_black,
    arena_blue,
    arena_green,
    arena_red,
    arena_scenes,
    arena_squads,
    arena_walkers,
    arena_white,
    beasts,
    crawler_adventure,
    crawler_beasts,
    crawler_foes,
    crawler_gear,
    crawler_hazards,
    crawler_scenes,
    crawler_skills,
    crown,
    crown_actions,
    drow,
    drow_actions,
    factions_alliance,
    factions_dragons,
    factions_feats,
    factions_horde,
    factions_kingdom,
    factions_mages,
    factions_places,
    factions_underworld,
    heroes_bulwark,
    heroes_commons,
    heroes_flamescribe,
    heroes_gloamcaller,
    heroes_lanternhold,
    heroes_pathfinder,
    heroes_scenes,
    heroes_thornmoot,
    scenes,
    shots,
    spells,
)

SKIRMISH = (beasts, drow, crown, drow_actions, crown_actions, shots, spells)
ARENA = (arena_walkers, arena_squads, arena_white, arena_blue, arena_black, arena_red, arena_green)
FACTIONS = (
    factions_kingdom,
    factions_mages,
    factions_alliance,
    factions_dragons,
    factions_horde,
    factions_underworld,
    factions_feats,
    factions_places,
)
CRAWLER = (crawler_adventure, crawler_gear, crawler_skills, crawler_foes, crawler_beasts, crawler_hazards)
HEROES = (
    heroes_commons,
    heroes_lanternhold,
    heroes_thornmoot,
    heroes_bulwark,
    heroes_flamescribe,
    heroes_pathfinder,
    heroes_gloamcaller,
)
CHAPTERS = (
    ("subjects", (*SKIRMISH, *ARENA, *FACTIONS, *CRAWLER, *HEROES)),
    ("scenes", (scenes, arena_scenes, crawler_scenes, heroes_scenes)),
    ("accents", (accents,)),
)


def drawings() -> dict[Path, str]:
    """Every picture of every chapter, by its file. Raises ValueError when two chapters draw the same one."""
    found: dict[Path, str] = {}
    for folder, chapters in CHAPTERS:
        for chapter in chapters:
            for name, text in chapter.DRAWN.items():
                path = HERE / folder / f"{name}.svg"
                if path in found:
                    raise ValueError(f"two chapters draw {folder}/{name}.svg, the second is {chapter.__name__}")
                found[path] = text
    return found


def differences() -> list[str]:
    """The files that are missing, or not as their chapter draws them."""
    stale = (path for path, text in drawings().items() if not path.exists() or path.read_text("utf-8") != text)
    return sorted(path.name for path in stale)


def others() -> list[str]:
    """The pictures that no chapter draws, by folder and name: somebody has drawn them otherwise."""
    drawn = drawings()
    found = (path for folder, _ in CHAPTERS for path in (HERE / folder).glob("*.svg") if path not in drawn)
    return sorted(f"{path.parent.name}/{path.stem}" for path in found)


def main() -> None:
    """Write all layers; pictures that no chapter draws stay as they are."""
    for path, text in drawings().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
