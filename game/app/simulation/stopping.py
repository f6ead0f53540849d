"""Stopping a simulation from outside, at any moment: an interrupt, the end of the terminal, a request to end."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Iterator
from typing import Any

#: The signals by which a command is stopped, as far as the system has them.
SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
#: Seconds after which an interrupt that was lost comes again.
_AGAIN = 0.01


class Stopped(KeyboardInterrupt):
    """Games were stopped: how many of how many were done. ``is_kept``: they lie in a folder."""

    def __init__(self, done: int, games: int, *, is_kept: bool) -> None:
        rest = "the same command resumes" if is_kept else "they are lost; with --out FOLDER the same command resumes"
        super().__init__(f"stopped at {done} of {games}; {rest}")


@contextlib.contextmanager
def stoppable() -> Iterator[None]:
    """Let each of the signals raise KeyboardInterrupt meanwhile, except for those that the starter of the program has
    turned off, as nohup does. After one of them the process is about to end: no other one is heard any more."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = [number for number in SIGNALS if signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, _stop) for number in heard}
    hook, sys.unraisablehook = sys.unraisablehook, _come_again
    try:
        yield
    except KeyboardInterrupt:
        ignore_further()
        raise
    finally:
        sys.unraisablehook = hook
        for number, handler in before.items():
            if signal.getsignal(number) is _stop:
                signal.signal(number, handler)


def ignore_further() -> None:
    """Ignore further signals while the program is being stopped: none must break into that."""
    for number in SIGNALS:
        if signal.getsignal(number) is _stop:
            signal.signal(number, signal.SIG_IGN)


@contextlib.contextmanager
def held_back() -> Iterator[None]:
    """Hold signals back until after this. A process that is begun meanwhile gets none before it calls
    ``leave_to_parent``, so that none breaks into its beginning."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_to_parent() -> None:
    """Leave signals that reach all processes of a terminal to the one that ends this one."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL if number == signal.SIGTERM else signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)


def _stop(number: int, frame: Any) -> None:
    raise KeyboardInterrupt(number)


def _come_again(lost: sys.UnraisableHookArgs) -> None:
    """Raise again an interrupt that came in a callback of the interpreter, where every error is lost."""
    if isinstance(lost.exc_value, KeyboardInterrupt) and lost.exc_value.args:
        threading.Timer(_AGAIN, _send, lost.exc_value.args[:1]).start()
    else:
        sys.__unraisablehook__(lost)


def _send(number: int) -> None:
    """Send the main thread a signal: it wakes from whatever it waits for."""
    main = threading.main_thread().ident
    if hasattr(signal, "pthread_kill") and main is not None:
        signal.pthread_kill(main, number)
    else:
        signal.raise_signal(number)
