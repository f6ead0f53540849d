"""Set-ups of Heroes under law: the modes are its kinds of windows, and random scenarios."""

from __future__ import annotations

import random
from typing import Literal, get_args

from msgspec.structs import replace

from game.core.scenario import script as s
from game.rules.heroes.cards.all_cards import CARDS
from game.rules.heroes.scenario import ZONES, space_of
from game.rules.heroes.setup import HeroesSetup
from game.rules.heroes.state.options import Windows
from tests.conformance.scripts import random_script
from tests.rules.heroes.random_matches import heroes_setup

HeroesMode = Windows | Literal["scenario"]
HEROES_MODES: tuple[HeroesMode, ...] = (*get_args(Windows), "scenario")


def heroes_setup_of(mode: HeroesMode, number: int) -> HeroesSetup:
    """Return a match of this mode; the same for the same number."""
    if mode != "scenario":
        return heroes_setup(mode, number)
    wanted = heroes_setup("always" if number % 2 else "able", number)
    keys = tuple(
        card.key
        for card in CARDS.values()
        if card.type in ("Ally", "Weapon", "Armor", "Item") or (card.ongoing and card.attaches is None)
    )
    spaces = [space_of(zone, seat) for zone in ZONES for seat in (0, 1)]
    chance = random.Random(f"heroes scenario {number}")
    gifts = [s.Cards(seat, chance.choice(list(CARDS)), "a card") for seat in (0, 1)]
    return replace(wanted, scenario=random_script(chance, (0, 1), spaces, (keys, keys), gifts))
