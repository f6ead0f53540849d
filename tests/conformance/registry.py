"""The games under law, and their modes. A new game joins with a maker of set-ups and one line in ``MODES``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from msgspec.structs import replace

from game.app.campaigns.campaign import campaign_files
from game.app.maps.scenarios import list_scenarios
from game.core.state import AnyState
from game.rules.arena.presentation import queries as arena_queries
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state.table import field
from game.rules.crawler.presentation import queries as crawler_queries
from game.rules.crawler.ruleset import CRAWLER
from game.rules.factions.ruleset import FACTIONS
from game.rules.heroes.ruleset import HEROES
from game.rules.skirmish.presentation import queries
from game.rules.skirmish.ruleset import SKIRMISH
from tests.conformance.arena_setups import ARENA_MODES, arena_setup_of
from tests.conformance.crawler_setups import CRAWLER_MODES, crawler_setup_of
from tests.conformance.factions_setups import FACTIONS_MODES, factions_setup_of
from tests.conformance.heroes_setups import HEROES_MODES, heroes_setup_of
from tests.conformance.skirmish_setups import SKIRMISH_MODES, skirmish_setup_of
from tests.conformance.walks import GameUnderLaw
from tests.rules.factions.random_matches import figures, sentences
from tests.rules.heroes import random_matches as heroes_matches


def _sheets(state: AnyState, seat: int) -> None:
    """Ask what the screen asks about creatures, of the seat's own table."""
    table = SKIRMISH.table_for(state.table, seat)
    first, *others = (*table.creatures, 0)[:4]
    for number in (first, *others):
        if number:
            queries.stats_of(table, number)
            queries.reach_of(table, number)
            queries.threatened(table, number)
    for target in others:
        if target:
            queries.sight_from(table, target)
            queries.sight_between(table, table.creatures[first], table.creatures[target])
            queries.attack_preview(table, first, target)


def _figures(state: AnyState, seat: int) -> None:
    """Ask what the screen asks about figures of Arena, of the seat's own table."""
    table = ARENA.table_for(state.table, seat)
    standing = field(table)[:4]
    for one in standing:
        arena_queries.stats_of(table, one.id)
        reach = arena_queries.reach_of(table, one.id)
        for spaces in tuple(reach.places)[-2:]:
            arena_queries.danger_of(reach, spaces)
        for other in standing:
            if other.id != one.id:
                arena_queries.sight_between(table, one, other)
                arena_queries.odds_of(table, one, other)
        arena_queries.targets_of(table, one)


def _sums(state: AnyState, seat: int) -> None:
    """Ask what the screen asks about struggles of Crawler, of the seat's own table."""
    table = CRAWLER.table_for(state.table, seat)
    upright = [one.id for one in table.party if not one.activated][:2]
    hand = [(card, False) for card in table.hand[:2]]
    crawler_queries.pools(table)
    crawler_queries.encounter_gauge(table)
    crawler_queries.quest_counts(table)
    crawler_queries.attack_sum(table, upright, hand)
    crawler_queries.retaliation_sum(table, upright, hand)
    for card in table.hand:
        crawler_queries.why_not(table, card)


def _always_ask(state: AnyState) -> bool:
    """Return whether windows open though nobody may be able to answer; the other kinds tell who can."""
    return bool(state.table.windows == "always")


def _modes(game: GameUnderLaw, setup_of: Callable[[Any, int], Any], modes: Iterable[str]) -> dict[str, GameUnderLaw]:
    return {mode: replace(game, name=f"{game.name}/{mode}", setups=partial(setup_of, mode)) for mode in modes}


def _in_turn(modes: dict[str, GameUnderLaw]) -> GameUnderLaw:
    """Return a game in all its modes, one after the other."""
    every = tuple(modes.values())

    def setups(number: int) -> Any:
        return every[number % len(every)].setups(number // len(every))

    return replace(every[0], name=every[0].name.partition("/")[0], setups=setups)


#: What is to come in a scenario is nobody's secret: a seat that cannot know it is shown none of it.
_STORY = ".scenario."
_ARENA = GameUnderLaw(
    "arena",
    ARENA,
    lambda number: None,
    (_figures,),
    forced=(".hidden", ".playing.card", _STORY),
    is_discreet=_always_ask,
)
_FACTIONS = GameUnderLaw(
    "factions",
    FACTIONS,
    lambda number: None,
    (figures, sentences),
    forced=(_STORY,),
    is_discreet=_always_ask,
    # Some matches are not counted out, and then nothing need end them.
    given_up=2000,
)
_HEROES = GameUnderLaw(
    "heroes",
    HEROES,
    lambda number: None,
    (heroes_matches.sheets, heroes_matches.sentences),
    forced=(_STORY,),
    is_discreet=_always_ask,
)
_SKIRMISH = GameUnderLaw(
    "skirmish", SKIRMISH, lambda number: None, (_sheets,), forced=(_STORY,), is_discreet=_always_ask
)
_CRAWLER = GameUnderLaw("crawler", CRAWLER, lambda number: None, (_sums,), forced=(_STORY,))

#: Every game's modes by their names.
MODES: dict[str, dict[str, GameUnderLaw]] = {
    "arena": _modes(_ARENA, arena_setup_of, ARENA_MODES),
    "crawler": _modes(_CRAWLER, crawler_setup_of, CRAWLER_MODES),
    "factions": _modes(_FACTIONS, factions_setup_of, FACTIONS_MODES),
    "heroes": _modes(_HEROES, heroes_setup_of, HEROES_MODES),
    "skirmish": _modes(_SKIRMISH, skirmish_setup_of, SKIRMISH_MODES),
}
#: The mode of the scenarios that come with the program, which only the longer runs play.
SHIPPED = "shipped"
#: Every game, with its modes in turn.
GAMES: dict[str, GameUnderLaw] = {name: _in_turn(modes) for name, modes in MODES.items()}


def shipped(game: str) -> GameUnderLaw:
    """Return a game whose set-ups are the shipped scenarios, those of campaigns last, nothing carried on."""
    campaigns = [file.campaign for file in campaign_files(game) if file.campaign is not None]
    listed = [*list_scenarios(game), *(chapter.listed for one in campaigns for chapter in one.chapters)]

    def setups(number: int) -> Any:
        return listed[number % len(listed)].drawn.setup

    return replace(GAMES[game], name=f"{game}/{SHIPPED}", setups=setups)


def find(name: str) -> GameUnderLaw:
    """Return a game under law by name, or its mode (``arena/melee``), tests' games too. Raises KeyError."""
    game, _, mode = name.partition("/")
    if mode == SHIPPED:
        return shipped(game)
    if mode:
        return MODES[game][mode]
    if game in GAMES:
        return GAMES[game]
    from tests.conformance.broken_toys import TOYS
    from tests.games.listed import UNDER_LAW

    return {**TOYS, **UNDER_LAW}[game]
