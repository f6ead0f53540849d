"""How a match of Factions begins: decks that nobody has ordered, a roll for the initiative, five cards each."""

from __future__ import annotations

import pytest

from game.core import runner
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.setup import FactionsSetup
from game.rules.factions.state import card_events as ce
from game.rules.factions.state.table import Entry
from tests.rules.factions.random_matches import factions_setup


@pytest.mark.parametrize("seed", range(1, 4))
def test_both_decks_are_shuffled_before_a_card_is_drawn(seed: int) -> None:
    """rule: factions/start"""
    begun = runner.start(FACTIONS, factions_setup(seed), seed)
    shuffled = [event for event in begun.events if isinstance(event, ce.DeckShuffled)]
    assert [event.seat for event in shuffled] == [0, 1]
    assert all(list(event.deck) != sorted(event.deck) for event in shuffled)
    drawn = [place for place, event in enumerate(begun.events) if isinstance(event, ce.CardsDrawn)]
    assert drawn and begun.events.index(shuffled[-1]) < drawn[0]


def test_a_card_on_the_stack_is_shown_and_what_a_unit_can_do_was_known() -> None:
    """rule: factions/playing"""
    assert ce.EntryAdded(Entry(1, 0, "card", "mana_bomb", card=9)).shows_something
    assert not ce.EntryAdded(Entry(1, 0, "ability", "knight", unit=9, word="Parry")).shows_something
    assert ce.EntryAdded(Entry(1, 0, "ability", "knight", unit=9, word="Parry")).paid == 0
    assert not ce.EntryAdded(Entry(1, 0, "trigger", "knight", unit=9, word="Tactics")).shows_something


def test_a_match_in_which_nothing_is_said_is_as_the_rules_have_it() -> None:
    setup = FactionsSetup(factions_setup(1).seats)
    assert (setup.windows, setup.at_zero, setup.last_cycle) == ("able", False, None)
    assert FACTIONS.profile.hidden
