"""The process of the demo's window, as its watch starts it."""

from __future__ import annotations

import faulthandler
import sys
from collections.abc import Callable
from pathlib import Path

from game.app.demo.folder import staff_code
from game.app.demo.watch import ENDED, SIGN


def sign_of_life() -> Callable[[], None]:
    """Return what gives one: a letter on the output. Once nobody listens any more, the window ends: its parent has
    gone."""

    def give() -> None:
        try:
            sys.stdout.write(SIGN.decode())
            sys.stdout.flush()
        except OSError as error:
            raise SystemExit(1) from error

    return give


def run_window(folder: Path, size: tuple[int, int] | None, *, is_plain: bool) -> int:
    """Show the demo, or the plain picture, until it ends; return how. Raises pygame.error without a display."""
    faulthandler.enable()
    code, beat = staff_code(folder), sign_of_life()
    if is_plain:
        from game.ui.demo.plain import run_plain

        return run_plain(folder, code, size, beat)
    from game.ui.demo.application import DemoApplication

    app = DemoApplication(folder, code, size, beat)
    try:
        app.loop()
    finally:
        app.close()
    return ENDED
