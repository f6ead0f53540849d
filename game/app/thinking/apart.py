"""A process of its own for thinking and searching, so that the window never waits for it. It ends with the one that
began it, however that ends: then its pipe is closed."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any


def work_apart(pipe: Connection, work: Callable[..., None], *given: Any) -> None:
    """Run the process. It ignores an interrupt from the terminal: that is for the window, which goes before it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    with contextlib.suppress(EOFError, OSError):
        work(pipe, *given)


class Apart:
    """The window's side of it. ``work`` gets the pipe and what is ``given``. ``is_lost``: nothing more will come."""

    def __init__(self, name: str, work: Callable[..., None], *given: Any) -> None:
        self.is_lost = False
        self._process: Any = None
        self._pipe: Connection | None = None
        try:
            context = multiprocessing.get_context("spawn")
            self._pipe, other = context.Pipe()
            self._process = context.Process(target=work_apart, args=(other, work, *given), name=name, daemon=True)
            self._process.start()
            other.close()
        except (OSError, ValueError):
            self.is_lost = True

    def send(self, message: bytes) -> None:
        """Tell the process something."""
        if self._pipe is not None:
            try:
                self._pipe.send_bytes(message)
            except OSError:
                self.is_lost = True

    def take(self) -> bytes | None:
        """Return what the process says next, if it has said anything."""
        try:
            if self._pipe is not None and not self.is_lost and self._pipe.poll():
                return self._pipe.recv_bytes()
        except (EOFError, OSError):
            self.is_lost = True
        return None

    def close(self) -> None:
        """Let the process go."""
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
        if process is not None and process.pid is not None:
            process.terminate()
            process.join(1.0)
            if process.is_alive():
                process.kill()
                process.join(1.0)
            with contextlib.suppress(ValueError):
                process.close()
