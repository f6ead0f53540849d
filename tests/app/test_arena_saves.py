"""Saves and journals of Arena: what a spell was played on is written with its sort; a bare number is refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal, JournalError
from game.app.records.saves import SaveError, load_match, save_match
from game.app.records.unfinished import resume
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state.commands import PlaySpell
from tests.conformance.arena_setups import arena_setup

SEATINGS = (Seating("Ada"), Seating("Ben"))


def _with_a_spell(journal: Journal | None = None) -> Match:
    """Return a duel in which a spell has been played on something."""
    match = Match.new(ARENA, arena_setup(0), SEATINGS, 3, journal)
    chance = random.Random(1)
    for _ in range(400):
        answers = match.answers(match.asked)
        spells = [one for one in answers if isinstance(one, PlaySpell) and one.target is not None]
        assert match.submit(match.asked, chance.choice(spells or list(answers))) is None
        if spells:
            return match
    raise AssertionError("no spell could be played")


def _numbered(content: bytes) -> bytes:
    """Return the same file with the first target as a bare number, as older programs wrote it."""
    before, marker, after = content.partition(b'"target":{')
    assert marker
    return before + b'"target":' + b"7" + after[after.index(b"}") + 1 :]


def test_a_save_with_a_spell_comes_back(tmp_path: Path) -> None:
    match = _with_a_spell()
    assert load_match(save_match(match, "spell", tmp_path)).digest == match.digest


def test_a_save_that_names_a_target_by_a_bare_number_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = save_match(_with_a_spell(), "old", tmp_path)
    path.write_bytes(_numbered(path.read_bytes()))
    with pytest.raises(SaveError) as raised:
        load_match(path)
    text = str(raised.value)
    assert text.startswith(f"{path}: ") and text.endswith(".") and "\n" not in text and "target" in text


def test_a_journal_that_names_a_target_by_a_bare_number_is_refused_in_one_sentence(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    _with_a_spell(journal)
    journal.close()
    path = next(iter(tmp_path.iterdir()))
    path.write_bytes(_numbered(path.read_bytes()))
    with pytest.raises(JournalError) as raised:
        resume(path)
    text = str(raised.value)
    assert text.endswith(".") and "\n" not in text and "target" in text
