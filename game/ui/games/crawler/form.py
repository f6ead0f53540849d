"""What can be chosen for a match of Crawler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.rules.crawler.cards.adventurers import ADVENTURERS, QUESTS
from game.rules.crawler.cards.records import AdventurerRecord
from game.rules.crawler.cards.terms import CRAWLER_TYPES
from game.rules.crawler.presentation.card_words import card_text
from game.rules.crawler.setup import LEAST_PARTY, MOST_PARTY, READY_PARTY, READY_QUESTS
from game.rules.crawler.state.options import LIMIT_CHANGE, QUESTS_OF
from game.ui.games.set_up_form import Form, Lineup, Pick, Table

if TYPE_CHECKING:
    from game.app.maps.card_table import CardTable

_COUNTS = ("One player", "Two players", "Three players", "Four players")
_LENGTHS = {"quick": "Quick", "standard": "Standard", "unyielding": "Unyielding"}
#: About how long a match of each length takes one player; docs/crawler_balance.md tells how that is estimated.
MINUTES = {"quick": 15, "standard": 40, "unyielding": 45}
_DIFFICULTIES = {"gentle": "Gentle", "normal": "Normal", "harsh": "Harsh"}


def _provides(adventurer: AdventurerRecord) -> str:
    each = ", ".join(f"{kind} {adventurer.resource(kind)}" for kind in CRAWLER_TYPES)
    return f"{adventurer.character_class}, {adventurer.alignment}. {each}. Life {adventurer.life}."


def _quests(picked: Mapping[str, str]) -> tuple[int, int]:
    count = QUESTS_OF[picked["length"]]  # type: ignore[index]
    return count, count


def _length_hint(length: str, count: int) -> str:
    # rule: crawler/quests
    asked = f"{count} Quest{'s' if count > 1 else ''} to complete"
    shorter = ", and it asks for less" if length == "quick" else ""
    return f"{asked}{shorter}: about {MINUTES[length]} minutes for one player."


def _limit_hint(change: int) -> str:
    words = {-1: "as many as the party has Adventurers", 0: "one more than the party has Adventurers"}
    return f"Encounter Limit: {words.get(change, 'two more than the party has Adventurers')}."


def _layout(_board: CardTable) -> str:
    """Return where things lie on a table of Crawler: at which side, panels decide."""
    return "The Encounter above, the party below; Quests at one side, the decks at the other."


FORM: Form[CardTable] = Form(
    tables=tuple(Table(count, words) for count, words in enumerate(_COUNTS, 1)),
    uses_maps=True,
    board_words="Table",
    size_words=_layout,
    tells_sides=False,
    is_solo=True,
    shares_list=True,
    picks=(
        Pick(
            "length",
            "Length",
            tuple((key, f"{word}, {MINUTES[key]} min") for key, word in _LENGTHS.items()),
            "standard",
            {key: _length_hint(key, count) for key, count in QUESTS_OF.items()},
            quick="quick",
        ),
        Pick(
            "difficulty",
            "Encounter Limit",
            tuple(_DIFFICULTIES.items()),
            "normal",
            {key: _limit_hint(change) for key, change in LIMIT_CHANGE.items()},
        ),
    ),
    lineups=(
        Lineup(
            "party",
            "Party",
            tuple((key, one.name) for key, one in ADVENTURERS.items()),
            lambda _: READY_PARTY,
            lambda _: (LEAST_PARTY, MOST_PARTY),
            repeats=True,
            words="In Marching Order: the first one is in front and is attacked first.",
            hints={key: _provides(one) for key, one in ADVENTURERS.items()},
            is_led=True,
        ),
        Lineup(
            "quests",
            "Quests",
            tuple((key, one.name) for key, one in QUESTS.items()),
            lambda picked: READY_QUESTS[picked["length"]],  # type: ignore[index]
            _quests,
            hints={key: card_text(one) for key, one in QUESTS.items()},
        ),
    ),
)
