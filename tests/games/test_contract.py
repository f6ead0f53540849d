"""What tests ask of every listed game they ask of a game that gives no more than docs/adding.md says it must, too."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
#: How a test goes through the listed games, or through those under the laws.
_LISTS = re.compile(
    r"^from (?:game\.app\.games\.entries|tests\.conformance\.registry) import .*\bGAMES\b", re.MULTILINE
)


def test_tests_of_all_games_pass_for_games_that_leave_out_what_is_optional() -> None:
    files = [path for path in sorted(TESTS.rglob("test_*.py")) if _LISTS.search(path.read_text("utf-8"))]
    assert len(files) > 10
    asked = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.games.listed",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
    ]
    told = subprocess.run(
        [*asked, "-k", "morris or tic_tac_toe or weir", *map(str, files)],
        capture_output=True,
        text=True,
        cwd=TESTS.parent,
    )
    assert told.returncode == 0, told.stdout[-3000:]
    assert told.stdout.split("[100%]")[0].count(".") > 20, told.stdout[-500:]
