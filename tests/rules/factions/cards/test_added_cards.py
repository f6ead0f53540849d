"""A card that is added to the game is in no deck until somebody puts it there."""

from __future__ import annotations

import json
import subprocess
import sys

from game.rules.factions.cards.effects import FACTIONS as NAMES
from game.rules.factions.cards.starter_decks import starter_deck

#: A program that adds a card of every faction before anything has read the cards, and begins each ready deck.
_BEGUN = """
import json
from game.rules.factions.cards import underworld_cards as cards
from game.rules.factions.cards.effects import FACTIONS as NAMES
from game.rules.factions.cards.records import unit

cards.NEUTRAL_UNITS += tuple(
    unit(200 + number, f"Added {name}", "C", name, 1, (10, 10, 1, 10), "Human")
    for number, name in enumerate(NAMES)
)

from game.app.games.factions.entry import ENTRY
from game.core import runner
from game.rules.factions.cards.all_cards import CARDS

assert sum(key.startswith("added") for key in CARDS) == len(NAMES)
begun = {}
for name in NAMES:
    setup = ENTRY.setup({"seats": [{"faction": name}, {"faction": name}]})
    table = runner.start(ENTRY.ruleset, setup, 1).state.table
    begun[name] = sorted(card.key for card in table.cards.values() if card.owner == 0)
print(json.dumps(begun))
"""


def test_an_added_card_is_in_no_ready_deck() -> None:
    ran = subprocess.run([sys.executable, "-c", _BEGUN], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    decks = {name: starter_deck(name).cards for name in NAMES}
    assert json.loads(ran.stdout) == {
        name: sorted(key for key, count in cards for _ in range(count)) for name, cards in decks.items()
    }
