"""The simulation commands of the command line: from their options to the lines that are printed.

Every function raises ValueError, with one sentence, for what cannot be done.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.app.campaigns.campaign import is_campaign, read_campaign
from game.app.files import folders
from game.app.games.entries import GAMES
from game.app.maps.scenarios import ListedScenario
from game.app.simulation.jobs import Order, Wanted, ladder_order, order_of
from game.app.simulation.progress import shown_progress
from game.app.simulation.results import Results
from game.app.simulation.running import Plays, carry_out, cores, on_this_machine
from game.app.simulation.stopping import Stopped
from game.app.simulation.summary import summary


def simulate(options: Namespace) -> str:
    """Play games of computer players; with a folder, write tables and pictures into it."""
    order = order_of(wanted_by(options))
    results = _played(order, options, options.out)
    return "\n".join((summary(results), *_written(results, options.out)))


def ratings(options: Namespace) -> str:
    """Let players play against one another and rate them; with a folder, write tables and pictures, too."""
    from game.app.simulation.ladder import ladder_table

    results = _played(ladder_order(wanted_by(options)), options, options.out)
    return "\n".join((ladder_table(results), *_written(results, options.out)))


def fair(options: Namespace, path: Path) -> tuple[str, ...]:
    """Return who wins on a map, and from which side; a chart goes into the folder, or among the player's own files."""
    from game.app.simulation.charts import fairness_chart, save
    from game.app.simulation.fairness import order_for, verdict
    from game.app.simulation.scenarios import scenarios_of

    if is_campaign(path):
        return tuple(_fair_campaign(path, options))
    told = [line for listed in scenarios_of(path) for line in _fair_scenario(listed, options)]
    if told:
        return tuple(told)
    wanted = Wanted(game="", games=options.games, players=_words(options.players), seed=options.seed)
    order = order_for(path, wanted)
    if isinstance(order, str):
        return (order,)
    results = _played(order, options, None if options.out is None else options.out / path.stem)
    picture = (options.out or folders.home() / "fairness") / f"{path.stem}.png"
    try:
        save(fairness_chart(results, f"{path.stem}: {len(results.games)} games of {options.players}"), picture)
        where = f"{picture} shows it."
    except ValueError as error:
        # The results of many games are printed all the same.
        where = f"there is no picture: {error}."
    return tuple(f"{path}: fair: {line}" for line in (*verdict(results), where))


def _fair_scenario(listed: ListedScenario, options: Namespace) -> Iterator[str]:
    """Yield the results of a scenario played by computers."""
    from game.app.simulation.scenarios import played_out

    player = _words(options.players)[0]
    for line in played_out(listed, player, options.games, options.seed, options.jobs or cores()):
        yield f"{listed.path}: {listed.drawn.title}: {line}"


def _fair_campaign(path: Path, options: Namespace) -> Iterator[str]:
    """Yield the results of a campaign played by computers, chapter by chapter."""
    from game.app.simulation.campaigns import campaign_played_out

    found = read_campaign(path)
    if found.campaign is None:
        yield from found.problems
        return
    player: Any = _words(options.players)[0]
    for line in campaign_played_out(found.campaign, player, options.games, options.seed, options.jobs or cores()):
        yield f"{found.path}: {found.campaign.title}: {line}"


def wanted_by(options: Namespace) -> Wanted:
    """Return what the options of a command ask for. Raises ValueError for two games at once."""
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


def _played(order: Order, options: Namespace, folder: Path | None) -> Results:
    """Play all games of an order and show their progress; games that ``folder`` holds are not played again."""
    with shown_progress(order.game) as report:
        return Results(order, carry_out(order, _plays(options), folder, report))


def _plays(options: Namespace) -> Plays:
    if options.cluster is None:
        return on_this_machine(options.jobs or cores())
    from game.app.simulation.cluster import on_cluster

    return on_cluster(options.cluster)


def _written(results: Results, folder: Path | None) -> tuple[str, ...]:
    """Write tables and charts, and return a line that says where."""
    if folder is None:
        return ()
    from game.app.simulation.charts import write_charts
    from game.app.simulation.tables import write_tables

    try:
        names = [path.name for path in (*write_tables(results, folder), *write_charts(results, folder))]
    except KeyboardInterrupt:
        raise Stopped(len(results.games), len(results.games), is_kept=True) from None
    return (f"{folder}: {', '.join(names)}",)
