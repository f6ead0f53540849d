"""How even the games are that computer players play: ``python -m tests.balance GAME``, how strong these are:
``python -m tests.balance players``, and whether they pursue the objectives of scenarios:
``python -m tests.balance objectives``, with the options of each one's own file."""

from __future__ import annotations

import sys

from tests.balance import crawler, factions, heroes, objectives, players, styles

#: What is measured for each game.
MEASURED = {
    "crawler": crawler.main,
    "factions": factions.main,
    "heroes": heroes.main,
    "objectives": objectives.main,
    "players": players.main,
    "styles": styles.main,
}


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code."""
    if not arguments or arguments[0] not in MEASURED:
        print(f"one of {', '.join(MEASURED)} is expected", file=sys.stderr)
        return 2
    return MEASURED[arguments[0]](arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
