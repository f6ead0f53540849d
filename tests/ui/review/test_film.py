"""A recorded match is written as pictures by the command line, with no window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from game.app.files.folders import program_folder
from game.app.records.course import Recorded
from game.app.records.saves import write_save
from game.ui.review.replay import ReplayScene
from tests.app.test_course import a_long_match
from tests.journeys.driver import Driver


def film(save: Path, folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "main.py", "replay", str(save), "--film", str(folder), "--size", "640x360", *more]
    return subprocess.run(
        command, cwd=program_folder(), env=dict(os.environ), capture_output=True, text=True, check=False
    )


def test_each_moment_is_a_frame_and_all_of_them_move(tmp_path: Path) -> None:
    save = write_save(a_long_match(4), tmp_path / "short.json")
    before = save.read_bytes()
    done = film(save, tmp_path / "film", "--view", "Blue")
    assert done.returncode == 0 and "5 frames" in done.stdout, done.stderr
    frames = sorted((tmp_path / "film").glob("frame-*.png"))
    assert len(frames) == 5 and len({one.read_bytes() for one in frames}) > 1
    with Image.open(tmp_path / "film" / "film.gif") as moving:
        assert moving.format == "GIF" and getattr(moving, "n_frames", 1) > 1
    assert save.read_bytes() == before
    refused = film(save, tmp_path / "film", "--view", "all")
    assert refused.returncode == 1 and "--view: one of Blue was expected, not 'all'" in refused.stderr


def test_nobody_is_shown_what_several_people_hide(driver: Driver) -> None:
    with pytest.raises(ValueError, match="secrets from one another"):
        ReplayScene(driver.app, Recorded.of(a_long_match(4, kinds="hh")))
