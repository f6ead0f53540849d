"""A match is begun, named and deleted by hand, and the window is killed in each of these. A hundred matches, and saves,
replays and all else: ``python -m tests.journeys.killed``."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.app.records.journal import Journal
from game.app.records.unfinished import resume
from game.core.commands import Concede
from tests.journeys.killed import Kept, Script, begin, delete, delete_save, give_up, go_on, load, look, name, save
from tests.ui.table.many_tables import a_match

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be forked here")


def test_whoever_is_killed_finds_the_match_once_with_all_that_was_answered() -> None:
    script = Script(3)
    script.run(range(1), (begin, name, delete))
    assert script.thrown == 1 and script.killed.total()


def test_a_match_that_a_computer_player_ends_is_no_longer_played_or_saved() -> None:
    match = a_match("skirmish", "hh")
    match.write_to(Journal())
    script, kept = Script(3), Kept(0, "skirmish", "Easy", gives_up=True, path=match.journal.path or Path())
    match.set_aside()
    assert all(script._can(act, kept) for act in (go_on, save, give_up)) and not script._is_done(save, kept)
    match = resume(kept.path)
    assert match.submit(match.asked or 0, Concede(match.asked or 0)) is None
    kept.path = match.kept_at or Path()
    assert not any(script._can(act, kept) for act in (go_on, save, give_up, load, delete_save))
    assert all(script._can(act, kept) for act in (look, delete)) and script._is_done(save, kept)
