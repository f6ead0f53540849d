"""Law 9's other process: plays seeded games again with another hash seed and a used-up global generator.

``python -m tests.conformance.fresh_process GAME SEED...`` writes the digests of each game as one JSON object.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Collection

from tests.conformance.walks import GameUnderLaw, digests_of_game


def digests_in_fresh_process(under: GameUnderLaw, seeds: Collection[int]) -> dict[int, list[str]]:
    """Return the digests of the seeds' games, from another process. Raises RuntimeError with its words."""
    mine = os.environ.get("PYTHONHASHSEED", "random")
    environment = {**os.environ, "PYTHONHASHSEED": "4711" if mine != "4711" else "1147"}
    command = [sys.executable, "-m", "tests.conformance.fresh_process", under.name, *map(str, seeds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the fresh process failed: {done.stderr[-2000:]}")
    return {int(seed): digests for seed, digests in json.loads(done.stdout).items()}


def _found(name: str) -> GameUnderLaw:
    # The toys are looked for first, so that their tests load no other game.
    from tests.conformance.broken_toys import TOYS

    if name in TOYS:
        return TOYS[name]
    from tests.conformance.registry import find

    return find(name)


def main(arguments: list[str]) -> None:
    """Play and write."""
    under = _found(arguments[0])
    written = {}
    for seed in arguments[1:]:
        random.seed(f"burnt {seed}")
        for _ in range(17):
            random.random()
        written[seed] = digests_of_game(under, int(seed))
    print(json.dumps(written))


if __name__ == "__main__":
    main(sys.argv[1:])
