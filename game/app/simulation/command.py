"""What the command line asks of simulations: from its options to the lines that are printed.

Every function raises ValueError, with one sentence, for what cannot be done.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from game.app.games.entries import GAMES
from game.app.simulation.jobs import Order, Wanted, order_of
from game.app.simulation.progress import shown_progress
from game.app.simulation.results import Results
from game.app.simulation.running import Plays, carry_out, cores, on_this_machine
from game.app.simulation.summary import summary


def simulate(options: Namespace) -> str:
    """Play games of computer players; with a folder, write tables and pictures into it."""
    order = order_of(wanted_by(options))
    return "\n".join((summary(results := _played(order, options)), *_written(results, options.out)))


def wanted_by(options: Namespace) -> Wanted:
    """What the options of a command ask for. Raises ValueError for two games at once."""
    if options.game and options.named and options.game != options.named:
        raise ValueError(f"game: {options.game} and {options.named} are two; name one")
    return Wanted(
        game=options.game or options.named or next(iter(GAMES)),
        games=options.games,
        players=_words(options.players),
        decks=_words(options.decks or ""),
        maps=tuple(options.map or ()),
        seats=options.seats or 0,
        seed=options.seed,
        program=options.player,
    )


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _played(order: Order, options: Namespace) -> Results:
    """All games of an order, with a bar that tells how far it is."""
    with shown_progress(order.game) as tell:
        return Results(order, carry_out(order, _plays(options), options.out, tell))


def _plays(options: Namespace) -> Plays:
    if options.cluster is None:
        return on_this_machine(options.jobs or cores())
    from game.app.simulation.cluster import on_cluster

    return on_cluster(options.cluster)


def _written(results: Results, folder: Path | None) -> tuple[str, ...]:
    """Write tables and pictures; a line that tells where."""
    if folder is None:
        return ()
    from game.app.simulation.charts import write_charts
    from game.app.simulation.tables import write_tables

    names = [path.name for path in (*write_tables(results, folder), *write_charts(results, folder))]
    return (f"{folder}: {', '.join(names)}",)
