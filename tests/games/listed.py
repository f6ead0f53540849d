"""The games of the tests in the lists of games. As a plugin of pytest it lists them before tests are collected:

    python -m pytest -p tests.games.listed -k "tic_tac_toe or morris or weir" tests

As a program it is ``main.py`` with these games: ``python -m tests.games.listed play --game morris``.
"""

from __future__ import annotations

from game.app.games import entries
from game.app.games.entries import Listed
from tests.conformance import registry
from tests.conformance.walks import GameUnderLaw
from tests.games import weir
from tests.games.morris.ruleset import MORRIS
from tests.games.tic_tac_toe import ENTRY, TIC_TAC_TOE

#: A game with nothing that is optional, one with a screen and computer players of its own, and one of hidden cards.
LISTED: dict[str, Listed] = {
    "tic_tac_toe": Listed("Tic-tac-toe", lambda: ENTRY),
    "morris": Listed("Nine Men's Morris", package="tests.games.morris"),
    "weir": Listed("Weir", lambda: weir.ENTRY),
}
UNDER_LAW: dict[str, GameUnderLaw] = {
    "tic_tac_toe": GameUnderLaw("tic_tac_toe", TIC_TAC_TOE, lambda number: TIC_TAC_TOE.setup_type()),
    "morris": GameUnderLaw("morris", MORRIS, lambda number: MORRIS.setup_type()),
    "weir": GameUnderLaw("weir", weir.WEIR, lambda number: weir.WEIR.setup_type()),
}


def pytest_configure() -> None:
    """List them, when pytest takes this module as a plugin."""
    entries.GAMES.update(LISTED)
    registry.GAMES.update(UNDER_LAW)
    registry.MODES.update({name: {name: under} for name, under in UNDER_LAW.items()})


if __name__ == "__main__":
    import sys

    from main import main

    entries.GAMES.update(LISTED)
    sys.exit(main())
