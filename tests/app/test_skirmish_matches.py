"""Whole matches of Skirmish through the match, its queues, journals and saves."""

from __future__ import annotations

import random

import pytest

from game.app.games.entries import entry_of, fingerprints_of
from game.app.matches.event_queue import ViewRenewed
from game.app.matches.hotseat import Hotseat
from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.app.records.replays import compare, read_recording
from game.app.records.saves import load_match, save_match
from game.app.records.unfinished import resume, unfinished
from game.core.dice import Dice
from game.rules.skirmish.ruleset import SKIRMISH

PEOPLE = (Seating("Ann"), Seating("Bob"))


def setup(seats: int = 2):
    return entry_of("skirmish").setup({"seats": [{} for _ in range(seats)]})


def answer_at_random(match: Match, choice: random.Random) -> None:
    answers = match.answers(match.asked)
    kinds = sorted({type(answer).__name__ for answer in answers})
    kind = choice.choice(kinds)
    command = choice.choice([answer for answer in answers if type(answer).__name__ == kind])
    assert match.submit(match.asked, command, match.decision.number) is None


def on_the_table(table):
    """Return the open part of a table. (What is known of a hand is the rules' own law.)"""
    gold = [(player.vault, player.supply, len(player.hand), player.discard) for player in table.players]
    return table.creatures, table.turn, table.stack, gold


@pytest.mark.parametrize("seed, seats", [(1, 2), (2, 4)])
def test_what_a_seat_is_told_adds_up_to_its_view_with_undo_among_it(seed, seats):
    match = Match.new(SKIRMISH, setup(seats), None, seed)
    choice = random.Random(seed)
    opening = SKIRMISH.begin(setup(seats), Dice(seed)).table
    tables = [SKIRMISH.table_for(opening, seat) for seat in range(seats)]
    undone = 0
    while match.outcome is None:
        asked = match.asked
        before = match.digest
        answer_at_random(match, choice)
        if match.can_undo(asked) and choice.random() < 0.3:
            assert match.undo(asked) and match.digest == before
            undone += 1
        for seat in range(seats):
            queue = match.sent.queue(seat)
            while (batch := queue.next_batch()) is not None:
                if isinstance(batch[0], ViewRenewed):
                    tables[seat] = match.view(seat).table
                    continue
                for event in batch:
                    tables[seat] = SKIRMISH.apply(tables[seat], event)
            if not match.can_undo(asked):
                assert on_the_table(tables[seat]) == on_the_table(match.view(seat).table)
    assert undone > 10


def test_an_evening_at_one_screen_is_never_seen_by_the_wrong_seat():
    match = Match.new(SKIRMISH, setup(), PEOPLE, 4)
    hotseat = Hotseat(match)
    choice = random.Random(4)
    curtains = 0
    while match.outcome is None:
        if hotseat.curtain_for is not None:
            assert hotseat.view() is None and hotseat.curtain_for == match.asked
            hotseat.lift()
            curtains += 1
        assert hotseat.on == match.asked and hotseat.view().seat == match.asked
        answer_at_random(match, choice)
    assert curtains > 5


def test_a_match_survives_journal_save_and_replay(tmp_path):
    match = Match.new(SKIRMISH, setup(), (Seating("Ann"), Seating("Bob", "computer")), 6, Journal(tmp_path / "j"))
    choice = random.Random(6)
    for _ in range(150):
        if not match.players.step():
            answer_at_random(match, choice)
    path = save_match(match, "Evening", tmp_path / "s")
    match.set_aside()
    resumed = resume(unfinished(tmp_path / "j"))
    loaded = load_match("Evening", tmp_path / "s")
    assert resumed.digest == loaded.digest == match.digest and loaded.notice == ""
    assert loaded.sent.queue(0).since(0) == match.sent.queue(0).since(0)
    assert compare(read_recording(path)).difference is None
    assert compare(read_recording(resumed.journal.path)).difference is None


def test_fingerprints_are_of_cards_and_map():
    prints = fingerprints_of("skirmish", setup())
    other = entry_of("skirmish").setup({"map": ["11..22"] * 8})
    assert set(prints) == {"cards", "map"}
    assert fingerprints_of("skirmish", other)["map"] != prints["map"]
    assert fingerprints_of("skirmish", other)["cards"] == prints["cards"]
    assert Match.new(SKIRMISH, setup(), None, 1).opening.fingerprints == prints
