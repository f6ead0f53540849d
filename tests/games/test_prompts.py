"""What each game asks its players: a name, a colon, and a sentence that goes on with a small letter."""

from __future__ import annotations

import importlib
from random import Random

import pytest

from game.app.games.entries import GAMES, entry_of
from tests.ui.table.many_tables import NAMES, a_match


@pytest.mark.parametrize("game", list(GAMES))
def test_a_question_begins_with_a_small_letter_unless_with_a_name(game: str) -> None:
    words = importlib.import_module(f"game.rules.{game}.presentation.words")
    tables = [words._PROMPTS, getattr(words, "_RESPONSES", {})]
    sentences = [sentence for table in tables for sentence in table.values()]
    assert len(sentences) > 10
    for sentence in sentences:
        assert sentence[0].islower() or sentence[0] == "{", sentence
        assert sentence[-1] in ".?", sentence


@pytest.mark.parametrize("game", list(GAMES))
def test_whoever_is_asked_is_named_first(game: str) -> None:
    match, chance, entry = a_match(game, "h" if game == "crawler" else "hh"), Random(4), entry_of(game)
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        text = entry.prompt_text(match.view(decision.seat).table, decision, NAMES)
        name, _, said = text.partition(": ")
        assert name == NAMES[decision.seat] and said and said == said.strip()
        match.submit(decision.seat, chance.choice(match.answers(decision.seat)))


