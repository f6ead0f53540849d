"""The scenarios that can be played: those that come with the program, and those on the player's own maps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.app.games.game_entry import refuse_unknown
from game.app.maps.library import MapEntry, find_map, list_maps
from game.app.maps.reading import read_map
from game.app.scenarios.kinds import Drawn
from game.tiled.problems import expected


class ListedScenario(msgspec.Struct, frozen=True):
    """A scenario with the game and the map file that it stands in."""

    game: str
    path: Path
    drawn: Drawn


def scenarios_in(entry: MapEntry) -> tuple[ListedScenario, ...]:
    """Return the scenarios of a map that was read, without those that are lessons or puzzles."""
    played = (drawn for drawn in entry.scenarios if not drawn.steps and drawn.puzzle is None)
    return tuple(ListedScenario(entry.game, entry.path, drawn) for drawn in played)


def list_scenarios(game: str) -> tuple[ListedScenario, ...]:
    """Return every scenario of a game, those that come with the program first. Never raises."""
    return tuple(listed for entry in list_maps(game) for listed in scenarios_in(entry))


def scenario_named(name: str, game: str) -> ListedScenario:
    """Return a scenario by its map's path, file or title; "hall.tmx#The Siege" is one of several. Raises ValueError."""
    file, _, title = name.partition("#")
    entry = find_map(file, game)
    found = scenarios_in(entry)
    if not found:
        raise ValueError(entry.problems[0] if entry.errors else f"{entry.path}: no scenario is drawn on this map")
    if not title:
        return found[0]
    titles = [listed.drawn.title for listed in found]
    if title not in titles:
        raise ValueError(f'{entry.path}: there is no scenario "{title}"; {expected(titles, title)}')
    return found[titles.index(title)]


def first_scenario(path: Path) -> ListedScenario:
    """Return the first scenario of a map file. Raises ValueError with what is wrong."""
    found = read_map(path)
    if found.errors or not found.scenarios or found.kind is None:
        raise ValueError(str(found.errors[0]) if found.errors else f"{path}: no scenario is drawn on this map")
    return ListedScenario(found.kind.game, path, found.scenarios[0])


def setup_of_scenario(document: dict[str, Any], game: str, options: type[msgspec.Struct]) -> Any:
    """Return the set-up of the scenario that a document names, with its options, or None. Raises ValueError."""
    if not isinstance(document.get("scenario"), str):
        return None
    refuse_unknown(document, {"scenario", *options.__struct_fields__}, "setup")
    try:
        drawn = scenario_named(document["scenario"], game).drawn
        if drawn.moment is not None:
            raise ValueError(f'"{drawn.title}" begins in the middle of a match; its position is expected instead')
    except ValueError as error:
        raise ValueError(f"setup.scenario: {error}") from error
    setup = drawn.setup
    given = {name: value for name, value in document.items() if name in options.__struct_fields__}
    return msgspec.structs.replace(setup, **msgspec.to_builtins(msgspec.convert(given, options))) if given else setup
