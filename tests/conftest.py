"""Before anything imports pygame: no window, no sound, and a home folder of the tests' own. And no test process grows
without end: pages and pictures that a test has left are collected, and a process that is too large fails the test."""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import gc
import importlib
import os
import shutil
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# Computer players answer at once, in this process; tests of the process that thinks say so.
os.environ["TESSERA_THINKING"] = "here"
# One folder a test process: workers that run side by side must not find each other's saves.
os.environ["TESSERA_HOME"] = tempfile.mkdtemp(prefix="tessera-tests-")
# What is compiled once is there for all workers, and for the programs that tests start. Where the environment asks that
# nothing be written beside the source, it goes to a folder of this run's own.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = tempfile.mkdtemp(prefix="tessera-compiled-")
    sys.dont_write_bytecode = False
    atexit.register(shutil.rmtree, sys.pycache_prefix, ignore_errors=True)

from game.app.files import folders
from game.app.maps import library
from game.ui.art import shelf
from game.ui.scenes import scene
from game.ui.window import display

# A killed process loses nothing that it has written, only a machine that stops does: no test waits for the disk.
os.fsync = lambda fd: None

# Music is made once, not again in each home.
_SOUNDS = Path(tempfile.mkdtemp(prefix="tessera-sounds-"))
folders.sounds_folder = lambda: _SOUNDS

# No test is about time: on a busy machine one example may take a moment.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

# Pages wait until all maps are read, however busy the machine is; tests that look at the waiting say so.
library.PATIENCE = 60.0

#: Megabytes that no process of the suite grows beyond; when this many have come since the last time, what nobody holds
#: any more is collected.
LIMIT = 1200
COME = 200
#: When more than this is left after that, what the window remembers goes, and then boards' tables and the like: all of
#: it is worked out again, which takes the tests to come a while, so it stays as long as there is room. The tests
#: themselves, and what all of them use, take half of it.
MUCH = 800


def megabytes(name: str) -> int:
    """Return this process's ``VmRSS``, its memory now, or ``VmHWM``, its most ever, on Linux; 0 elsewhere."""
    try:
        with open("/proc/self/status", encoding="ascii") as told:
            return next((int(line.split()[1]) // 1024 for line in told if line.startswith(name)), 0)
    except OSError:
        return 0


def give_back(rooms: str = "game.ui.") -> None:
    """Empty the shelves and what the window remembers (above all fonts of every size that a test has set), or with
    "game." what the whole program remembers, and collect."""
    shelf.clear_all()
    for name, module in tuple(sys.modules.items()):
        if name.startswith(rooms):
            for value in tuple(vars(module).values()):
                if hasattr(value, "cache_clear") and not isinstance(value, type):
                    value.cache_clear()
    collect()


def collect() -> None:
    """Collect what nobody holds any more, and give it back to the system: surfaces look small to Python."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)


# No window has smaller shelves than one of 3200x1800: half of all pictures were drawn again for a later test.
display.fit_shelves = lambda size: shelf.fit_shelves(max(size, (3200, 1800)))

# What a scene leaves is collected when it has become much, and not each time: that takes as long as many a test.
scene.give_back = lambda: collect() if megabytes("VmRSS") > MUCH else None

# What is larger than a window of 1280x720 goes back to the system when it is freed: by and by glibc would keep pieces
# of up to 32 megabytes. What is smaller comes and goes too often to be asked for each time.
with contextlib.suppress(OSError, AttributeError):
    _M_MMAP_THRESHOLD = -3
    ctypes.CDLL("libc.so.6").mallopt(_M_MMAP_THRESHOLD, 4 << 20)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return a worker more than cores: for a tenth of the time a worker waits for programs that tests start."""
    return (os.cpu_count() or 1) + 1


def pytest_collection(session: pytest.Session) -> None:
    """Let each worker begin, in a run of the whole suite, with a share of the test files: pytest takes longer to
    rewrite their assertions than to import them, and the others find those of the share rewritten."""
    count = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if count == 1 or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    files = sorted(Path(__file__).parent.rglob("test_*.py"))
    for file in files[int(os.environ["PYTEST_XDIST_WORKER"][2:]) :: count]:
        # What is wrong with a file is told when its tests are collected.
        with contextlib.suppress(Exception, pytest.skip.Exception):
            importlib.import_module(".".join(file.relative_to(session.config.rootpath).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Keep the tests once found: nothing goes through them again to see whether they are still held."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Expect the process to be no larger than it should, without what an earlier folder worked out."""
    before = megabytes("VmHWM")
    yield
    if nextitem is not None and _folder(item) != _folder(nextitem):
        give_back("game.")
        _size["left"] = megabytes("VmRSS")
    elif megabytes("VmRSS") > _size["left"] + COME:
        collect()
        for rooms in ("game.ui.", "game."):
            if megabytes("VmRSS") > MUCH:
                give_back(rooms)
        _size["left"] = megabytes("VmRSS")
    if before > LIMIT >= _size["told"]:
        _size["told"] = before
        pytest.fail(f"this process has grown to {before} MB in this test, and {LIMIT} MB are the limit", pytrace=False)


def _folder(item: pytest.Item) -> str:
    """Return the folder of tests/ that a test stands in."""
    return item.nodeid.split("/", 2)[1]


#: Megabytes: left after the last collecting, and those for which a test has failed already.
_size = {"left": megabytes("VmRSS"), "told": 0}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report how large a run without workers was."""
    if most := megabytes("VmHWM"):
        terminalreporter.write_line(f"this process was {most} MB large at most; {LIMIT} MB are the limit")
