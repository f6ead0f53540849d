"""The last page of a match of Crawler: why it is over, and how far the Quests and the party came."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.state import Outcome
from game.ui.games.end_words import Column, EndWords

if TYPE_CHECKING:
    from game.rules.crawler.state.table import Table


def _party(table: Table, seat: int, outcome: Outcome) -> str:
    """Return the Adventurers that a seat led, with the Life that is left."""
    from game.rules.crawler.cards.all_cards import record_of

    living = [f"{one.record.name} {one.record.life - one.wounds}/{one.record.life}" for one in table.party
              if one.seat == seat]  # fmt: skip
    fallen = [record_of(table.cards[number]).name for number in table.fallen]
    words = ", ".join(living) or "nobody is left"
    return f"{words}; fallen: {', '.join(fallen)}" if fallen and table.seats == 1 else words


def _besides(table: Table, outcome: Outcome) -> str:
    """Return how far each Quest came, and in which round."""
    from game.rules.crawler.quests import progress

    told = []
    for quest in table.quests:
        done, wanted = progress(table, quest)
        told.append(f"{quest.record.name} {'complete' if quest.complete else f'{done} of {wanted}'}")
    return f"Round {table.round.number}. {', '.join(told)}."


def _goal(table: Table, seat: int) -> tuple[str, str]:
    from game.rules.crawler.quests import progress

    names = " and ".join(quest.record.name for quest in table.quests)
    far = ", ".join("/".join(map(str, progress(table, quest))) for quest in table.quests)
    return f"Complete {names} before your last Adventurer dies", far


END_WORDS: EndWords[Table] = EndWords(
    reasons={
        "quests": "The Quests are complete.",
        "exhausted": "The dungeon is exhausted: no card was left to build the Encounter with.",
    },
    columns=(Column("Party, with Life left", _party, share=0.72, left=True),),
    draws={
        "party_died": "The last Adventurer has died.",
        "no_cards": "No Crawler card was left to draw.",
        "conceded": "The party gave up.",
    },
    besides=_besides,
    goal=_goal,
    no_winner="The party has lost",
    all_win="The party has won",
)
