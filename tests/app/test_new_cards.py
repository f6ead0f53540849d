"""A newly added card is in no deck that comes with the game, and all of those decks can be played as before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

#: How a game's cards get one more, a copy under another name, before anything else of the game is imported.
ADDING = {
    "skirmish": """
from game.rules.skirmish.cards import action_cards, creature_cards
for table, key in ((creature_cards.CREATURES, "drow_wizard"), (action_cards.ACTIONS, "feint")):
    table["brand_new"] = replace(table[key], key="brand_new", name="Brand New", count=0)
""",
    "arena": """
from game.rules.arena.cards import army_cards, spell_cards
for table in (army_cards.ARMY_CARDS, spell_cards.SPELL_CARDS):
    table["brand-new"] = replace(next(iter(table.values())), key="brand-new", name="Brand New")
""",
    "factions": """
from game.rules.factions.cards import kingdom_cards as cards
cards.KINGDOM_UNITS += (replace(cards.KINGDOM_UNITS[0], key="brand_new", number=999, name="Brand New"),)
""",
    "crawler": """
from game.rules.crawler.cards import crawler_cards, dungeon_cards
for table in (crawler_cards.CRAWLER_CARDS, dungeon_cards.DUNGEON_CARDS):
    table["brand_new"] = replace(next(iter(table.values())), key="brand_new", name="Brand New", count=0)
""",
    "heroes": """
from game.rules.heroes.cards import neutral_cards as cards
cards.NEUTRAL_CARDS += (replace(cards.NEUTRAL_CARDS[0], key="brand_new", name="Brand New"),)
""",
}

BEGINNING = """
from game.app.games.entries import entry_of
from game.app.lists.kinds import list_kind_of
from game.app.matches.match import Match
from game.core import record
entry, kind = entry_of({game!r}), list_kind_of({game!r})
assert any(card["name"] == "Brand New" for card in entry.cards()), "the card was not added"
seats = [kind.seat(one.content) for one in kind.premade()] if kind is not None else [{{}}]
for seat in seats:
    for document in ({{"seats": [dict(seat), dict(seat)]}}, {{**seat, "seats": [{{}}]}}, {{}}):
        try:
            setup = entry.setup(document)
        except ValueError:
            continue
        match = Match.new(entry.ruleset, setup, None, 7)
        print(record.digest(match.state), b"brand" in record.encode(match.state).lower())
for document in {more!r}:
    print(record.digest(Match.new(entry.ruleset, entry.setup(document), None, 7).state), False)
"""
#: Further ready decks, by set-ups.
MORE = {"heroes": [{"decks": "quick"}], "skirmish": [{"seats": [{"faction": "crown"}, {"faction": "crown"}]}]}


def begun(game: str, adding: str) -> list[str]:
    """Return what every ready deck begins with in a fresh process: digest, and whether the new card is there."""
    beginning = BEGINNING.format(game=game, more=MORE.get(game, []))
    if not adding:
        beginning = beginning.replace("assert any", "assert not any")
    code = f"from msgspec.structs import replace\n{adding}\n{beginning}"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert told.returncode == 0, told.stderr
    return told.stdout.splitlines()


@pytest.mark.parametrize("game", sorted(ADDING))
def test_a_new_card_is_in_no_ready_deck_and_each_begins_as_before(game: str) -> None:
    before, after = begun(game, ""), begun(game, ADDING[game])
    assert after == before and len(after) >= 2
    assert all(line.endswith(" False") for line in after)
