"""A test that names a card which is in no match of it fails."""

from __future__ import annotations

import pytest

from game.app.games.entries import entry_of
from game.app.matches.match import Match
from tests.rules.proof import Proof


def _a_match() -> Match:
    entry = entry_of("skirmish")
    return Match.new(entry.ruleset, entry.setup({}), None, 1)


def test_a_card_that_was_in_no_match_is_named() -> None:
    proof = Proof("Skirmish", {"Gold Dragon": "gold_dragon", "Nobody": "nobody"})

    @proof.does("Gold Dragon")
    def seen() -> None:
        _a_match()

    @proof.does("Gold Dragon", "Nobody")
    def unseen() -> None:
        _a_match()

    @proof.does_not("Nobody", anywhere=True)
    def elsewhere() -> None:
        pass

    seen()
    elsewhere()
    with pytest.raises(AssertionError, match=r"in no match of this test: \['Nobody'\]"):
        unseen()
    with pytest.raises(ValueError, match="no cards of Skirmish"):
        proof.does("Somebody")


def test_a_case_names_the_cards_that_it_is_about() -> None:
    proof = Proof("Skirmish", {"Nobody": "nobody"})

    @proof.does("Nobody")
    def case(name: str) -> None:
        _a_match()

    case(name="Gold Dragon")
    with pytest.raises(AssertionError, match="in no match"):
        case(name="Nobody")
