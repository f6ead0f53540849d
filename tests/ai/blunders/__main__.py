"""``python -m tests.ai.blunders --game heroes --positions 60 --seed 1 --out runs`` judges that many decisions of Normal
and prints how many were blunders. What is judged lies in the folder, position by position; stopped, it goes on there.
The worst are written there as a page to read, ``index.html``. ``--check`` judges the judge itself instead, at positions
with proven answers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from game.ai.players import PLAYERS
from game.app.games.entries import GAMES
from game.app.simulation.intervals import Share
from game.app.simulation.jobs import made_with
from tests.ai.blunders.checking import checked
from tests.ai.blunders.decisions import Judged, Wanted, judged_of
from tests.ai.blunders.judge import BLUNDER, Verdict
from tests.ai.blunders.page import write_page


class Kept(msgspec.Struct, frozen=True):
    """The first line of the file: what is judged there, and with which cards, rules and players."""

    wanted: Wanted
    made_with: dict[str, str]


def judged(wanted: Wanted, positions: int, file: Path, jobs: int) -> list[Judged]:
    """Return that many judged decisions, those first that the file holds; each new one is written there at once. Raises
    ValueError where the file holds others."""
    file.parent.mkdir(parents=True, exist_ok=True)
    kept, text = Kept(wanted, made_with(wanted.game)), file.read_bytes() if file.exists() else b""
    # A last line that was only half written is dropped.
    lines = text[: text.rfind(b"\n") + 1].splitlines() or [msgspec.json.encode(kept)]
    if msgspec.json.decode(lines[0], type=Kept) != kept:
        raise ValueError(f"{file}: it holds other decisions, or those of other players; name another folder")
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    found = [msgspec.json.decode(line, type=Judged) for line in lines[1:]]
    seeds = range(wanted.seed, wanted.seed - (-positions // wanted.each))
    with file.open("ab") as out:
        for one in _new(wanted, seeds, found, jobs):
            found.append(one)
            out.write(msgspec.json.encode(one) + b"\n")
            out.flush()
            print(f"{len(found)} of {positions}: {told(one)}", file=sys.stderr, flush=True)
    return [one for one in found if one.seed in seeds]


def _new(wanted: Wanted, seeds: range, found: Sequence[Judged], jobs: int) -> Iterator[Judged]:
    known = {seed: frozenset(one.number for one in found if one.seed == seed) for seed in seeds}
    missing = [seed for seed in seeds if len(known[seed]) < wanted.each]
    if jobs == 1:
        for seed in missing:
            yield from judged_of(wanted, seed, known[seed])
        return
    with ProcessPoolExecutor(jobs) as pool:
        for each in pool.map(partial(_of_seed, wanted), [(seed, known[seed]) for seed in missing]):
            yield from each


def _of_seed(wanted: Wanted, missing: tuple[int, frozenset[int]]) -> list[Judged]:
    return list(judged_of(wanted, *missing))


def told(one: Judged) -> str:
    """Return a judged decision as a line."""
    line = f"seed {one.seed}, answer {one.number}, {one.when} [{one.prompt}] {one.given}"
    if not one.better:
        return line
    gain = f"{100 * one.gain:+.0f} (at least {100 * one.least:+.0f}) in {one.games} games"
    return f"{line} | {one.better}, then {one.plan}: {gain}"


def summary(found: Sequence[Judged]) -> str:
    """Return how many were blunders and what they cost, as lines."""
    verdicts = [Verdict(None, one.gain, one.least, one.games) for one in found]
    sure, likely = [one for one in verdicts if one.is_blunder], [one for one in verdicts if one.is_likely]
    shares = [Share(len(some), len(found)).words for some in (sure, likely)]
    lost = sum(one.gain for one in likely) / max(1, len(found))
    return "\n".join(
        [
            f"{len(found)} decisions of {len({one.seed for one in found})} games",
            f"blunders, sure of {100 * BLUNDER:.0f} games in a hundred or more: {len(sure)}, {shares[0]}",
            f"with those that came out so and are sure to cost some: {len(likely)}, {shares[1]}",
            f"mean loss by these: {100 * lost:.1f} games in a hundred for each decision",
        ]
    )


def main(words: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.ai.blunders", description=__doc__)
    parser.add_argument("--game", required=True, choices=list(GAMES))
    parser.add_argument("--player", default="normal", choices=list(PLAYERS))
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--each", type=int, default=5, help="decisions of each match")
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--out", type=Path, default=Path("runs"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="judge positions with proven answers instead")
    options = parser.parse_args(words)
    if options.check:
        print(checked(options.game, options.positions, options.seed))
        return 0
    wanted = Wanted(options.game, options.player, options.seed, options.each)
    folder = options.out / f"blunders-{options.game}-{options.player}"
    try:
        found = judged(wanted, options.positions, folder / "judged.jsonl", options.jobs)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    print(summary(found))
    print(write_page(options.game, options.player, summary(found), found, folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
