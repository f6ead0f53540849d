"""What happens in Heroes is told to the table: every event that is seen has its records, about cards that are there."""

from __future__ import annotations

import random
from typing import Any

from game.app.matches.event_queue import ViewRenewed
from game.rules.heroes.ruleset import HEROES
from game.ui.boards.cards import records as r
from game.ui.games.event_records import records_of
from game.ui.games.heroes.board import shown
from game.ui.games.heroes.motions import MOTIONS
from tests.ui.games.heroes.matches import a_match, some_answer


def pieces_on(table: Any) -> set[int]:
    """Return the cards that are shown on the table."""
    return {one.piece for card in shown(table)[0] for one in (card, *card.attached)}


def told(seed: int, count: int = 250, **more: Any) -> dict[str, list[r.Record]]:
    """Return every event's record in a match played at random, by names, from seat 0's view."""
    match, chance = a_match(seed=seed, **more), random.Random(seed)
    found: dict[str, list[r.Record]] = {}
    queue = match.sent.queue(0)
    queue.skip()
    table = match.view(0).table
    for _ in range(count):
        if match.asked is None:
            break
        assert match.submit(match.asked, some_answer(match, chance)) is None
        while not queue.is_dry:
            batch = queue.next_batch() or ()
            there = pieces_on(table)
            records: list[r.Record] = []
            for event in batch:
                if isinstance(event, ViewRenewed):
                    table = match.view(0).table
                    continue
                after = HEROES.apply(table, event)
                of_event = records_of(MOTIONS, (event,), table, after)
                found.setdefault(type(event).__name__, []).extend(of_event)
                records += of_event
                table = after
            there |= pieces_on(table)
            for record in records:
                if isinstance(record, r.Turned | r.CardTurnedOver | r.CardLeft | r.CardPlayed):
                    assert record.piece in there, record
    return found


def test_every_event_is_seen_but_those_that_say_why_not() -> None:
    rows = {kind.__name__: row for kind, row in MOTIONS.items()}
    for heroes in (("captain_osric_vane", "mother_sedge"), ("rhaska_longstride", "ilsabet_quill")):
        for seed in (1, 4):
            for name, records in told(seed, heroes=heroes).items():
                row = rows[name]
                assert not records if isinstance(row, str) else records or name in ("HandReturned", "LinkLeft"), name


def test_draws_of_the_other_seat_show_backs_alone() -> None:
    flown = [record for record in told(2)["CardsDrawn"] if isinstance(record, r.CardFlown)]
    assert {bool(record.key) for record in flown if record.seat == 0} == {True}
    assert {bool(record.key) for record in flown if record.seat == 1} == {False}


def test_blows_are_struck_shot_or_thrown_and_a_hero_turns_over_raised() -> None:
    seen: dict[type, int] = {}
    for seed in (1, 4, 8):
        for heroes in (("captain_osric_vane", "mother_sedge"), ("rhaska_longstride", "ilsabet_quill")):
            found = told(seed, 400, heroes=heroes)
            for record in found.get("DamageDealt", ()):
                seen[type(record)] = seen.get(type(record), 0) + 1
            turned = [one for one in found.get("HeroFlipped", ()) if isinstance(one, r.CardTurnedOver)]
            assert all(one.raised for one in turned)
            seen[r.CardTurnedOver] = seen.get(r.CardTurnedOver, 0) + len(turned)
    assert {r.Struck, r.ShotFired, r.Damaged, r.CardTurnedOver} <= seen.keys() and seen[r.CardTurnedOver]
