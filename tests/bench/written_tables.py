"""Tables of every game that are written down rather than played: early in a match, in its middle, and crowded."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.app.files.folders import shipped_maps
from game.app.games.skirmish.boards import board_named
from game.app.maps.reading import read_map
from game.core.state import State
from game.rules.crawler.cards.all_cards import CARDS as CRAWLER_CARDS
from game.rules.factions.cards.all_cards import CARDS as FACTIONS_CARDS
from game.rules.factions.state.table import Entry, Turn
from game.rules.heroes.cards.all_cards import RECORDS as HEROES_RECORDS
from game.rules.heroes.state.table import Turn as HeroesTurn
from tests.rules.crawler.encounters import Scene as CrawlerScene
from tests.rules.factions.scene import Scene as FactionsScene
from tests.rules.heroes.scene import HERO, NOW
from tests.rules.heroes.scene import Scene as HeroesScene

#: What lies on each table, by game and moment.
Counts = dict[str, dict[str, int]]
HEROES: Counts = {
    "early": {"allies": 1, "equipment": 1, "resources": 2, "quests": 0, "attached": 0},
    "middle": {"allies": 5, "equipment": 5, "resources": 6, "quests": 0, "attached": 1},
    "crowded": {"allies": 8, "equipment": 5, "resources": 8, "quests": 1, "attached": 5},
}
CRAWLER: Counts = {
    "early": {"party": 5, "encounter": 1, "responses": 0, "permanents": 0, "assigned": 0},
    "middle": {"party": 5, "encounter": 3, "responses": 0, "permanents": 1, "assigned": 1},
    "crowded": {"party": 6, "encounter": 7, "responses": 4, "permanents": 4, "assigned": 5},
}
FACTIONS: Counts = {
    "early": {"units": 1, "locations": 1, "stack": 0},
    "middle": {"units": 2, "locations": 3, "stack": 2},
    "crowded": {"units": 4, "locations": 5, "stack": 6},
}
_EQUIPMENT = (
    ("Oathkeeper Blade", "Kettle Helm", "Plated Cuirass", "Tower Shield", "Veteran's Signet"),
    ("Bone Sickle", "Moth-Eaten Cowl", "Ash Vestments", "Grave Candle", "Veteran's Signet"),
)
_QUESTS = ("The Miller's Errand", "Lost Heirloom")


def heroes(moment: str) -> Any:
    """Return a table of Heroes: both seats have the same number of everything."""
    counts = HEROES[moment]
    scene = HeroesScene(resources=counts["resources"])
    records = sorted({record.name: record for record in HEROES_RECORDS.values()}.values(), key=lambda one: one.name)
    allies = [one.name for one in records if one.type == "Ally" and not one.token and not one.slot]
    attached = [one.name for one in records if one.type == "Ability" and one.attaches is not None]
    for seat in (0, 1):
        there = [
            scene.put(name, seat, exhausted=number % 3 == 2, damage=number % 2)
            for number, name in enumerate(allies[seat * 8 :][: counts["allies"]])
        ]
        for number, name in enumerate(_EQUIPMENT[seat][: counts["equipment"]]):
            scene.put(name, seat, exhausted=number == 1)
        for number in range(min(counts["attached"], len(attached))):
            scene.put(attached[number], seat, on=there[0])
        for name in _QUESTS[: counts["quests"]]:
            scene.quest(name, seat)
        scene.graveyard(*allies[:2], seat=seat)
    scene.change(HERO, damage=7)
    state: State[Any, Any] = scene.state(HeroesTurn(NOW, 0, "action"))
    return state.table


def crawler(moment: str) -> Any:
    """Return a table of Crawler with three Quests."""
    counts = CRAWLER[moment]

    def names(kind: str) -> list[str]:
        return sorted(one.name for one in CRAWLER_CARDS.values() if type(one).__name__ == kind)

    dungeon = sorted({one.name for one in CRAWLER_CARDS.values() if getattr(one, "type", "") == "Character"})
    cards = names("CrawlerRecord")
    scene = CrawlerScene(*names("AdventurerRecord")[: counts["party"]])
    for number, name in enumerate(dungeon[: counts["encounter"]]):
        scene.dungeon(name, wounds=number % 2)
    for number, what in enumerate(("responses", "permanents")):
        for name in cards[number * 8 :][: counts[what]]:
            scene.in_play(name, "response" if what == "responses" else "permanent")
    for name in cards[20:][: counts["assigned"]]:
        scene.in_play(name, "assigned", host=scene.table.encounter[0].id)
    for name in names("QuestRecord")[:3]:
        scene.quest(name)
    scene.pile("crawler_deck", *cards[:9])
    scene.pile("dungeon_deck", *dungeon[:9])
    scene.mark(scene.party[0], wounds=2, poison=1, activated=True)
    return replace(scene.table, cards=dict(scene.cards))


def factions(moment: str) -> Any:
    """Return a table of Factions: in each zone as many units of each seat, locations and effects on the stack."""
    counts = FACTIONS[moment]
    scene = FactionsScene("Kingdom", "Mage Guild")
    units = sorted(one.name for one in FACTIONS_CARDS.values() if one.type == "unit")
    places = sorted(one.name for one in FACTIONS_CARDS.values() if one.type == "location")
    for zone in range(1, 6):
        for seat in (0, 1):
            for number in range(counts["units"]):
                scene.put(units[(zone * 3 + number + seat * 7) % len(units)], zone, seat, tapped=number % 3 == 2)
        if zone <= counts["locations"]:
            scene.build(places[zone % len(places)], zone, zone % 2)
    cards = scene.hand(*units[:6])
    for seat in (0, 1):
        scene.deck(*units[:9], seat=seat)
        scene.hand(*units[:5], seat=seat)
    table = scene.table(Turn(2, 0, "combat", 0))
    stack = tuple(
        Entry(900 + number, number % 2, "card", table.cards[cards[number]].key, cards[number], targets=(1,))
        for number in range(counts["stack"])
    )
    return replace(table, stack=stack)


def skirmish_board(moment: str) -> Any:
    """Return a board of Skirmish: a small, a usual and the largest one that comes with the program."""
    return board_named({"early": "open_hall", "middle": "crossing_corridors", "crowded": "sunken_cavern"}[moment])


def arena_board(moment: str) -> Any:
    """Return a battlefield of Arena: a small, a usual and the largest one that comes with the program."""
    name = {"early": "duel", "middle": "ridge", "crowded": "melee"}[moment]
    return read_map(shipped_maps("arena") / f"{name}.tmx").board
