"""What each game asks its players: a name, a colon, and a sentence that goes on with a small letter."""

from __future__ import annotations

from random import Random

import pytest

from game.app.games.entries import GAMES, entry_of
from tests.ui.table.many_tables import NAMES, a_match


@pytest.mark.parametrize("game", list(GAMES))
def test_whoever_is_asked_is_named_first_and_the_sentence_goes_on(game: str) -> None:
    match, chance, entry = a_match(game, "h" if game == "crawler" else "hh"), Random(4), entry_of(game)
    cards = tuple(card["name"] for card in entry.cards())
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        text = entry.prompt_text(match.view(decision.seat).table, decision, NAMES)
        name, _, said = text.partition(": ")
        assert name == NAMES[decision.seat] and said and said == said.strip()
        assert said[0].islower() or said.startswith((*cards, *NAMES)), said
        assert said[-1] in ".?", said
        match.submit(decision.seat, chance.choice(match.answers(decision.seat)))
