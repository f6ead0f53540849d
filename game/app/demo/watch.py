"""The process that keeps the demo up: it starts the window as a process of its own, listens to its signs of life, and
starts it again when it hangs or ends."""

from __future__ import annotations

import contextlib
import logging
import logging.handlers
import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import IO

from game.app.demo.visits import Visit, add_visit

#: How the window ends: as the staff want it; with nothing left to show, so that the demo is tried again.
ENDED, AGAIN = 0, 4
#: Seconds without a sign of life after which the window hangs, and those that it has for its first one.
SILENCE, STARTING = 10.0, 120.0
#: After this many ends within this many seconds a plain picture is shown instead of the demo.
CRASHES, WITHIN = 5, 600.0
#: Seconds from an end to the next start; and after the plain picture could not be shown either, as where there is no
#: display: the list of visits is not to fill up with restarts overnight.
PAUSE, NO_PICTURE = 0.3, 30.0
#: Bytes of a log, and how many of them are kept.
LOG_BYTES, LOGS = 1 << 20, 4
#: Seconds that a process that is to end has for it, and one that hangs, to write where: the next guest waits.
_GRACE, _LAST_WORDS = 1.0, 0.5
#: What the window writes as a sign of life.
SIGN = b"."
#: Seconds from one look at the window to the next; after this many the watch itself stood still.
_LOOKS, SLEPT = 0.25, 5.0


class Child:
    """A process with a window: its signs of life come on its output, its complaints go to the log."""

    def __init__(self, command: Sequence[str], log: Callable[[str], None]) -> None:
        #: SDL would take the signal to end for a press on the window's close button, which the demo does not have.
        env = {**os.environ, "SDL_NO_SIGNAL_HANDLERS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
        )
        self._log = log
        self._heard = time.monotonic() + STARTING - SILENCE
        assert self.process.stdout is not None and self.process.stderr is not None
        self._threads = [
            threading.Thread(target=self._listen, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self._keep, args=(self.process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def hangs(self) -> bool:
        """Return whether there has been no sign of life for too long."""
        return time.monotonic() - self._heard > SILENCE

    def wakes(self) -> None:
        """Count its silence from now on."""
        self._heard = max(self._heard, time.monotonic())

    def end(self) -> None:
        """End the process, whatever it does; one that hangs writes where into the log first."""
        ends, grace = (
            (getattr(signal, "SIGABRT", signal.SIGTERM), _LAST_WORDS) if self.hangs else (signal.SIGTERM, _GRACE)
        )
        with contextlib.suppress(OSError, ValueError):
            self.process.send_signal(ends)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(grace)
        self.process.kill()
        self.process.wait()
        self.finish()

    def finish(self) -> None:
        """Wait until all that it wrote is in the log."""
        for thread in self._threads:
            # A process that thinks for the window may hold the pipes open for a while.
            thread.join(_LOOKS)

    def _listen(self, output: IO[bytes]) -> None:
        while letter := output.read(1):
            # What a library prints is no sign of life.
            self._heard = time.monotonic() if letter == SIGN else self._heard

    def _keep(self, errors: IO[bytes]) -> None:
        for line in errors:
            self._log(line.decode("utf-8", "replace").rstrip())


class Watch:
    """Keeps the demo of a ``folder`` up: ``demo`` and ``plain`` are the commands of its window and of the plain
    picture. ``sleep`` waits."""

    def __init__(
        self,
        folder: Path,
        demo: Sequence[str],
        plain: Sequence[str],
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.folder, self._demo, self._plain, self._sleep = folder, demo, plain, sleep
        self._child: Child | None = None
        #: When the window has ended lately.
        self.crashes: list[float] = []
        self._logger = logging.getLogger(f"demo {folder}")
        self._open_log()

    def _open_log(self) -> None:
        self._logger.setLevel(logging.INFO)
        self._logger.propagate = False
        for handler in tuple(self._logger.handlers):
            self._logger.removeHandler(handler)
        # A full disk costs the line, not the demo: logging complains of it on this process's own errors.
        try:
            (self.folder / "logs").mkdir(parents=True, exist_ok=True)
            handler = logging.handlers.RotatingFileHandler(
                self.folder / "logs" / "demo.log", maxBytes=LOG_BYTES, backupCount=LOGS - 1, encoding="utf-8"
            )
        except OSError:
            self._logger.addHandler(logging.NullHandler())
            return
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        self._logger.addHandler(handler)

    def run(self) -> int:
        """Keep it up until the staff end it; return how it ended."""
        try:
            while True:
                ended = self._once(self._demo)
                if ended == ENDED:
                    return ENDED
                self._has_crashed(ended)
                if len(self.crashes) >= CRASHES:
                    self.crashes.clear()
                    times = f"{CRASHES} times in {WITHIN / 60:.0f} minutes"
                    self._log(f"The demo has ended {times}: a plain picture is shown.")
                    ended = self._once(self._plain)
                    if ended == ENDED:
                        return ENDED
                    self._sleep(_GRACE if ended == AGAIN else NO_PICTURE)
                self._sleep(PAUSE)
        finally:
            self.stop()

    def stop(self) -> None:
        """End the window, if there is one, and close the log."""
        if self._child is not None and self._child.process.poll() is None:
            self._child.end()
        for handler in tuple(self._logger.handlers):
            self._logger.removeHandler(handler)
            handler.close()

    def _once(self, command: Sequence[str]) -> int:
        """Run the window once; return how it ended, below 0 for one that was ended because it hung."""
        self._log("The window is started.")
        try:
            self._child = child = Child(command, self._log)
        except OSError as error:
            # No memory is left, or the stick with the program was pulled: there may be some later.
            self._log(f"It cannot be started ({error.strerror or error}).")
            return -1
        looked = time.monotonic()
        while child.process.poll() is None:
            if time.monotonic() - looked > SLEPT:
                # The machine slept, and the window with it.
                child.wakes()
            looked = time.monotonic()
            if child.hangs:
                self._log(f"There was no sign of life for {SILENCE:.0f} seconds: the window is ended.")
                child.end()
                return -1
            self._sleep(_LOOKS)
        child.finish()
        return child.process.returncode

    def _has_crashed(self, ended: int) -> None:
        self._log(f"The window has ended ({ended}); it is started again.")
        now = time.monotonic()
        self.crashes = [*(at for at in self.crashes if now - at < WITHIN), now]
        time_now = datetime.now().isoformat(timespec="seconds")
        told = add_visit(self.folder, Visit(start=time_now, game="", end=time_now, ended="restart", people=0))
        if told:
            self._log(told)

    def _log(self, line: str) -> None:
        self._logger.info(line)
