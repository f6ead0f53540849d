"""Acts that are carried out in a process of their own, which is killed at a step of a write: before it or after it."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

#: Everything that changes what is on disk.
STEPS = ("fsync", "replace", "link", "unlink", "utime", "mkdir", "open")
_ears: list[Callable[[str], object]] = []


def told(words: str = ".") -> None:
    """Say that everything until now was done."""
    for ear in _ears[-1:]:
        ear(words)


@contextlib.contextmanager
def hears(ear: Callable[[str], object]) -> Iterator[None]:
    """Hear what is ``told`` in this process."""
    _ears.append(ear)
    try:
        yield
    finally:
        _ears.pop()


def dying(act: Callable[[], Any], number: int, after: float | None = None) -> tuple[str, bool]:
    """Carry ``act`` out in a process that dies at a step: an odd number dies before it, an even one after it, 0 at
    none; or that is killed ``after`` that many seconds. Return what it has ``told``, and whether it died. Raises
    AssertionError where it failed."""
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(out)
        _die(act, number, into)
    os.close(into)
    until = time.monotonic() + after if after is not None else None
    words = b""
    while True:
        left = max(0.0, until - time.monotonic()) if until is not None else None
        if not select.select([out], [], [], left)[0]:
            os.kill(child, signal.SIGKILL)
            until = None
            continue
        more = os.read(out, 1 << 16)
        if not more:
            break
        words += more
    os.close(out)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return words.decode(), os.WIFSIGNALED(status)


def _die(act: Callable[[], Any], number: int, pipe: int) -> None:
    """Die at a step. Never returns."""
    _ears.append(lambda words: os.write(pipe, words.encode()))
    left_over = [number]

    def step(real: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any, **more: Any) -> Any:
            _count(left_over)
            made = real(*given, **more)
            _count(left_over)
            return made

        return counted

    try:
        for name in STEPS:
            setattr(os, name, step(getattr(os, name)))
        act()
        os._exit(0)
    except BaseException:
        import traceback

        traceback.print_exc()
        os._exit(1)


def _count(left_over: list[int]) -> None:
    left_over[0] -= 1
    if left_over[0] == 0:
        os.kill(os.getpid(), signal.SIGKILL)
