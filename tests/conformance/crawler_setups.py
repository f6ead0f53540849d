"""Set-ups of Crawler under law: one player, two to four, or random scenarios; parties and options take turns."""

from __future__ import annotations

import random
from typing import get_args

from msgspec.structs import replace

from game.core.scenario import script as s
from game.core.scenario.script import Script
from game.rules.crawler.cards.adventurers import ADVENTURERS, QUESTS
from game.rules.crawler.cards.crawler_cards import CRAWLER_CARDS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.scenario import ZONES, space_of
from game.rules.crawler.setup import CrawlerSetup, SeatSetup, party_of
from game.rules.crawler.state.options import QUESTS_OF, Difficulty, Length
from tests.conformance.scripts import random_script

#: Numbers of players, in turn, by the name of the mode.
CRAWLER_MODES: dict[str, tuple[int, ...]] = {"alone": (1,), "together": (2, 3, 4), "scenario": (1, 2, 3)}


def crawler_setup_of(mode: str, number: int) -> CrawlerSetup:
    """Return a match of this mode; the same for the same number."""
    seats = CRAWLER_MODES[mode][number % len(CRAWLER_MODES[mode])]
    # Not in step with the seats, so that every number of players leads parties of several sizes.
    size = max(seats, 3 + number // 3 % 3)
    adventurers, quests = tuple(ADVENTURERS), tuple(QUESTS)
    # Every other party has an Adventurer twice.
    keys = [adventurers[(number + place * (1 + number % 2)) % (len(adventurers) - number % 2)] for place in range(size)]
    length: Length = get_args(Length)[number % 3]
    difficulty: Difficulty = get_args(Difficulty)[number // 2 % 3]
    wanted = CrawlerSetup(
        seats=tuple(SeatSetup() for _ in range(seats)),
        party=party_of(keys, seats),
        quests=tuple(quests[(number + place) % len(quests)] for place in range(QUESTS_OF[length])),
        length=length,
        difficulty=difficulty,
    )
    return replace(wanted, scenario=_script(number, seats)) if mode == "scenario" else wanted


def _script(number: int, seats: int) -> Script:
    """Return a random story: Adventurers and Dungeon cards that come, and the Dungeon as the last seat."""
    cards = [key for key, card in CRAWLER_CARDS.items() if card.stay != "assigned"]
    own = (*ADVENTURERS, *cards)
    chance = random.Random(f"crawler scenario {number}")
    spaces = [space_of(zone) for zone in ZONES]
    gift = s.Cards(0, chance.choice(list(CRAWLER_CARDS)), "a card")
    return random_script(chance, (*(0,) * seats, 1), spaces, [own] * seats + [tuple(DUNGEON_CARDS)], (gift,), seats)
