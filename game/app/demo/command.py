"""What ``python main.py demo`` does: it watches over the window, or reports on the visits."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from pathlib import Path
from types import FrameType
from typing import NoReturn

from game.app.demo.folder import demo_folder, is_code, staff_code
from game.app.demo.watch import Watch
from game.app.files.folders import program_folder


def report(folder: Path) -> str:
    """Write the report on all visits into a folder; return what was written, line by line. Raises ValueError."""
    from game.app.demo.report import write_report

    return write_report(demo_folder(), folder)


def watch(options: Namespace) -> int:
    """Keep the demo up until its staff end it. Raises ValueError for a number that is none."""
    if options.code and not is_code(options.code):
        raise ValueError(f"--code: four digits were expected, such as 4711, not {options.code!r}")
    folder = demo_folder()
    print(f"The number of the staff is {staff_code(folder, options.code)}. Visits and logs: {folder}", flush=True)
    size = [] if options.size is None else ["--size", "{}x{}".format(*options.size)]
    signal.signal(signal.SIGTERM, _end)
    return Watch(folder, [*_program(), "--window", *size], [*_program(), "--plain", *size]).run()


def _program() -> list[str]:
    """Return the command that starts this program's demo once more."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "demo"]
    return [sys.executable, str(program_folder() / "main.py"), "demo"]


def _end(_number: int, _frame: FrameType | None) -> NoReturn:
    """End as with Ctrl and C, and the window with it."""
    raise KeyboardInterrupt
