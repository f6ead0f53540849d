"""Set-ups of Factions under law: the modes are its kinds of windows, and random scenarios; options take turns."""

from __future__ import annotations

import random
from typing import Literal, get_args

from msgspec.structs import replace

from game.core.scenario import script as s
from game.rules.factions.cards.all_cards import CARDS
from game.rules.factions.scenario import zone_space
from game.rules.factions.setup import FactionsSetup
from game.rules.factions.state.options import Windows
from game.rules.factions.state.table import ZONES
from tests.conformance.scripts import random_script
from tests.rules.factions.random_matches import factions_setup

FactionsMode = Windows | Literal["scenario"]
FACTIONS_MODES: tuple[FactionsMode, ...] = (*get_args(Windows), "scenario")


def factions_setup_of(mode: FactionsMode, number: int) -> FactionsSetup:
    """Return a match with these windows, or a scenario; the same for the same number. Every other one falls at
    zero."""
    wanted = replace(factions_setup(number), at_zero=number % 2 == 1)
    if mode != "scenario":
        return replace(wanted, windows=mode)
    units = tuple(card.key for card in CARDS.values() if card.type == "unit")
    chance = random.Random(f"factions scenario {number}")
    own = [s.Gold(0, 2), *(s.Cards(seat, chance.choice(list(CARDS)), "a card") for seat in (0, 1))]
    script = random_script(chance, (0, 1), [zone_space(zone) for zone in ZONES], (units, units), own)
    return replace(wanted, windows="always" if number % 3 else "able", scenario=script)
