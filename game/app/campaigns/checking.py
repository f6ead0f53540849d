"""Checking maps, their lessons, and campaigns for their designers: every problem in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.app.campaigns.campaign import is_campaign, read_campaign
from game.app.lessons.checking import check_lessons
from game.app.maps.check import check_files
from game.app.maps.reading import read_map
from game.core.words import counted


def check_all(paths: Sequence[Path]) -> tuple[tuple[str, ...], int]:
    """Return lines to print, and how the program ends: 1 if anything cannot be played, otherwise 0."""
    maps = [path for path in paths if not is_campaign(path)]
    lines, ended = check_files(maps)
    untaught = check_lessons(maps)
    campaigns = [check_campaign(path) for path in paths if is_campaign(path)]
    told = (*lines, *untaught, *(line for rows, _ in campaigns for line in rows))
    return told, 1 if ended or untaught or not all(is_good for _, is_good in campaigns) else 0


def check_campaign(path: Path) -> tuple[tuple[str, ...], bool]:
    """Return what is wrong with a campaign and with its chapters' maps, a line each; and whether it can be played."""
    found = read_campaign(path)
    if found.campaign is None:
        return (*found.problems, f"{found.path}: cannot be played."), False
    maps = [read_map(chapter.listed.path) for chapter in found.campaign.chapters]
    told = [str(problem) for one in maps for problem in one.problems]
    carries = ", ".join(found.campaign.carries) or "nothing"
    told.append(f"{found.path}: good: {counted(len(maps), 'chapter')}, carrying on {carries}.")
    return tuple(told), True
