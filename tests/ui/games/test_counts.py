"""What a match came to: counted from its events, of every game that is played in the window."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from game.app.games.entries import entry_of
from game.app.matches.following import follow
from game.app.matches.match import Match, Seating
from game.app.thinking.turning_points import Chance
from game.core.commands import Concede
from game.core.events import Notice, event_table
from game.rules.factions.state.events import CapitalFallen
from game.rules.factions.state.table import Table
from game.ui.art.palette import THEMES
from game.ui.art.tones import seat_colour
from game.ui.games.counting import NOBODY, Counts, Fell, Hurt, Played, Rolled, Sums, cells_of, in_all, sums_of
from game.ui.games.crawler.counts import COUNTS as CRAWLER_COUNTS
from game.ui.games.game_ui import game_ui_of
from game.ui.panels.end_pictures import Curve

GAMES = ("skirmish", "arena", "factions", "heroes", "crawler")


class _Told(Notice, frozen=True):
    """Something to be counted."""

    counted: tuple[Any, ...]


class _Sent:
    def __init__(self, *batches: tuple[Any, ...]) -> None:
        self.batches = batches

    def happened(self, seat: int) -> Any:
        return ((None, batch) for batch in self.batches)


class _Match:
    """As much of a match as counting needs."""

    opening = SimpleNamespace(seatings=("Blue", "Amber"))

    def __init__(self, *counted: Any) -> None:
        self.sent = _Sent(*((_Told((one,)),) for one in counted))

    def view(self, seat: int) -> Any:
        return type("View", (), {"table": None})()


def _counts() -> Counts[Any]:
    return Counts(
        rows=event_table((_Told, lambda event, table: event.counted)),
        standing=lambda table, seat: ("stands",),
        face=str,
        dice="Dice",
    )


def _sums(*counted: Any) -> list[Sums]:
    return sums_of(_counts(), _Match(*counted))  # type: ignore[arg-type]


def test_damage_counts_for_who_did_it_and_not_on_ones_own() -> None:
    blue, amber = _sums(Hurt(0, 1, 7, 3), Hurt(0, 1, 8, 2), Hurt(1, 1, 7, 9), Hurt(NOBODY, 0, 3, 5))
    assert (blue.damage, amber.damage) == (5, 0)


def test_who_hurt_a_piece_last_felled_it_unless_somebody_is_named() -> None:
    blue, amber = _sums(Hurt(0, 1, 7, 3), Fell(1, 7, "elf"), Hurt(0, 1, 8, 1), Fell(1, 8, "orc", 1), Fell(1, 9, "bat"))
    assert (blue.kills, amber.kills) == (1, 0)
    assert amber.fallen == ("elf", "orc", "bat") and blue.fallen == () and blue.stood == ("stands",)


def test_a_hit_for_nothing_felled_nobody() -> None:
    blue, amber = _sums(Hurt(0, 1, 7, 3), Hurt(1, 1, 7, 0), Fell(1, 7, "elf"))
    assert (blue.kills, amber.kills) == (1, 0)


def test_the_luck_of_dice_is_what_they_came_to_above_what_is_expected() -> None:
    sums = _sums(Rolled(0, 3, 1.5), Rolled(0, 1, 1.5), Rolled(1, 0, 1.0), Played(1))
    assert [one.luck for one in sums] == [1.0, -1.0]
    heads, rows = cells_of(_counts(), sums)
    assert heads == ("Cards", "Dice"), "nobody did any damage"
    assert rows == [("0", "4 (+1.0)"), ("1", "0 (-1.0)")]


def played_out(game: str, most: int = 600) -> Match:
    """Return a match of random answers that was given up in the end."""
    entry = entry_of(game)
    setup = entry.setup({"seats": [{}, {}]} if game != "crawler" else {})
    seatings = [Seating(f"Seat {seat}", "human") for seat in range(entry.ruleset.seats(setup))]
    match = Match.new(entry.ruleset, setup, seatings, 11)
    chance = random.Random(5)
    while match.outcome is None and len(match.given) < most:
        assert match.asked is not None
        match.submit(match.asked, chance.choice(match.answers(match.asked)))
    if match.outcome is None:
        assert match.asked is not None
        match.submit(match.asked, Concede(match.asked))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_game_counts_what_its_matches_came_to(game: str) -> None:
    found = game_ui_of(game).counts
    assert found is not None
    counts, match = found(), played_out(game)
    sums = sums_of(counts, match)
    assert sum(one.cards for one in sums) > 0
    assert sum(one.damage for one in sums) > 0
    for one in sums:
        for key in (*one.stood, *one.fallen):
            assert counts.face(key).name
    if game in ("arena", "factions"):
        assert all(one.expected > 0 for one in sums) and counts.dice
    again = follow(match.opening, match.given)
    assert sums_of(counts, again) == sums


def test_a_capital_that_has_fallen_does_not_stand() -> None:
    found = game_ui_of("factions").counts
    assert found is not None
    counts, match = found(), played_out("factions", 20)
    table: Table = match.state.table
    capital = table.units[table.players[1].capital]
    assert capital.id and counts.standing(table, 1)
    (fell,) = counts.rows[CapitalFallen](CapitalFallen(1), table)
    assert isinstance(fell, Fell) and (fell.of, fell.piece) == (1, capital.id)
    lost = replace(table, units={**table.units, capital.id: replace(capital, damage=101)})
    assert fell.key in counts.standing(table, 1) and fell.key not in counts.standing(lost, 1)


def test_who_plays_together_has_one_row_and_one_line() -> None:
    sums = [Sums(damage=2, kills=1, cards=3), Sums(damage=1, kills=1, cards=2)]
    assert cells_of(CRAWLER_COUNTS, [in_all(sums)])[1] == [("3", "2", "5")]
    chances = [Chance(number, number % 2, number / 10, f"turn {number}") for number in range(9)]

    def line(*, together: bool) -> set[tuple[int, ...]]:
        picture = Curve(chances, 9, (400, 200), 13, together=together).drawn(-1, THEMES["walnut"], "")
        return {tuple(picture.get_at((x, y))[:3]) for x in range(400) for y in range(200)}

    colours = {seat_colour(0), seat_colour(1)}
    assert colours <= line(together=False) and colours.isdisjoint(line(together=True))
