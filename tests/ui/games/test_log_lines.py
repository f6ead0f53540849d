"""Whose the lines of the log are: where both sides have pieces of one name, the bar beside a line tells them apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from game.ai.players import player_for
from game.app.games.entries import evaluator_of
from game.core.events import Event
from game.core.sentences import Said, plain
from game.rules.crawler.state import card_events as cce
from game.rules.crawler.state.table import adventurer_by_id
from game.rules.skirmish import events as se
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.ui.games.game_ui import game_ui_of, screen_for
from game.ui.games.log_lines import seat_of
from game.ui.screens.game_screen import LogLine
from tests.ui.games.crawler.matches import a_match as crawler_match
from tests.ui.recaps.lacks import lacks
from tests.ui.table.many_tables import a_match


class Named(Event, frozen=True):
    """An event that names its seat."""

    seat: int
    piece: int


class Told(Event, frozen=True):
    """An event of pieces, a record or a record's fields."""

    piece: Any = None
    pieces: tuple[int, ...] = ()
    record: Any = None


def _owner(number: int) -> int | None:
    return {1: 0, 2: 1, 3: 1}.get(number)


FIELDS = {"piece": _owner, "record.piece": _owner, "pieces": _owner, "record": _owner}


@pytest.mark.parametrize(
    ("event", "seat"),
    [
        (Named(1, 1), 1),
        (Told(1), 0),
        (Told(2), 1),
        (Told(Named(1, 1)), 1),
        (Told(1, (2,)), 0),
        (Told(9, (2,)), 1),
        (Told(9), -1),
        (Told(), -1),
        (Told(pieces=(2, 3)), 1),
        (Told(pieces=(1, 2)), -1),
        (Told(pieces=(2, 9)), -1),
        (Told(record=Named(1, 1)), 0),
        (Told(record=Named(1, 9)), 1),
    ],
)
def test_a_line_is_the_seat_s_that_is_named_or_of_what_it_tells_first(event: Event, seat: int) -> None:
    assert seat_of(event, FIELDS) == seat


def _lines(game: str, answers: int) -> Iterator[tuple[Any, Event, LogLine]]:
    """Yield greedy players' lines, each with the table before and its event; a recap lacks no sentence."""
    match = a_match(game, "cc", seed=9)
    for _ in range(answers):
        if not match.players.step():
            break
    screen, counts = screen_for(match, "dark"), game_ui_of(game).counts
    assert counts is not None
    for table, batch in match.sent.recent(0, 10**6):
        for event in batch:
            line = screen.log_line(table, event)
            if line is not None:
                assert not list(lacks(screen, counts(), table, event, line))
                yield table, event, line
            table = match.game.apply(table, event)


#: Of each game: how many answers, where its pieces are, and for some events the number or record of whom they tell.
GAMES: dict[str, tuple[int, str, dict[str, Callable[[Any], Any]]]] = {
    "heroes": (
        150,
        "permanents",
        {
            "CombatBegan": lambda event: event.attacker,
            "DamageDealt": lambda event: event.source,
            "DamagePrevented": lambda event: event.target,
            "LinkAdded": lambda event: event.link,
            "PermanentEntered": lambda event: event.permanent,
            "PermanentLeft": lambda event: event.permanent,
            "Modified": lambda event: event.modifier.on[0],
        },
    ),
    "factions": (
        120,
        "units",
        {
            "AttackDeclared": lambda event: event.attack,
            "DamageDealt": lambda event: event.unit,
            "EntryAdded": lambda event: event.entry,
            "UnitDefeated": lambda event: event.unit,
            "UnitMoved": lambda event: event.unit,
        },
    ),
    "arena": (90, "figures", {"DamageDealt": lambda event: event.figure, "MoveEnded": lambda event: event.figure}),
    "skirmish": (
        120,
        "creatures",
        {
            "ActionDeclared": lambda event: event.action,
            "CreatureMoved": lambda event: event.creature,
            "DamageDealt": lambda event: event.dealer,
        },
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_line_has_the_bar_of_the_side_that_it_tells_of(game: str) -> None:
    answers, pieces, subjects = GAMES[game]
    told: Counter[str] = Counter()
    for table, event, line in _lines(game, answers):
        kind = type(event).__name__
        if kind in subjects:
            subject = subjects[kind](event)
            piece = getattr(table, pieces)[subject] if isinstance(subject, int) else subject
            assert line.seat == piece.seat, line.text
            told[kind] += 1
        if line.about:
            assert line.seat in (0, 1), line.text
    assert len(told) >= 2, told


def test_adventurers_lines_have_the_bar_of_whoever_leads_them_where_several_do() -> None:
    for seats in (1, 2):
        match, told = crawler_match(seats, seed=11), Counter[str]()
        players = [player_for("greedy", str(seat), evaluator_of("crawler")) for seat in range(seats)]
        for _ in range(60):
            assert match.asked is not None
            answer = players[match.asked].choose(match.view(match.asked), match.answers(match.asked))
            assert match.submit(match.asked, answer) is None
        screen, counts = screen_for(match, "dark"), game_ui_of("crawler").counts
        assert counts is not None
        for table, batch in match.sent.recent(0, 10**6):
            for event in batch:
                line = screen.log_line(table, event)
                if line is not None:
                    assert not list(lacks(screen, counts(), table, event, line))
                    numbers = [getattr(event, name, 0) for name in ("adventurer", "card", "target")]
                    led = [one.seat for one in map(partial(adventurer_by_id, table), numbers) if one is not None]
                    is_done = isinstance(event, cce.CrawlerCardPlayed | cce.CrawlerCardUsed)
                    whose = event.seat if is_done else (led or [-1])[0]
                    assert line.seat == (whose if seats > 1 else -1), line.text
                    told[type(event).__name__] += line.seat >= 0
                table = match.game.apply(table, event)
        assert (told["AdventurerCommitted"] > 1) == (seats > 1)


def test_what_a_sentence_lacks_for_a_recap_is_named() -> None:
    match = a_match("skirmish", "cc", seed=9)
    while not match.state.table.turn.number:
        assert match.players.step()
    screen, counts, table = screen_for(match, "dark"), game_ui_of("skirmish").counts, match.view(0).table
    first, second = list(table.creatures.values())[:2]
    assert counts is not None
    name, other = (CREATURES[one.key].name for one in (first, second))
    blow, fall = se.DamageDealt(0, second.id, first.id, 5, 0, "melee"), se.CreatureDestroyed(first.id, ())
    for event, said, count in (
        (blow, Said(name, "takes", "5 damage"), 0),
        (blow, Said(other, "deals", f"5 damage to {name}", kind="deal"), 0),
        (blow, Said(other, "deals", f"5 damage to {name}"), 1),
        (blow, plain(f"{name} takes 5 damage."), 2),
        (fall, Said(f"{name} ({match.players.names[first.seat]})", "falls"), 0),
        (fall, plain("Somebody falls."), 1),
        (se.FirstSeatChosen(0), Said(match.players.names[0], "begins"), 0),
        (se.FirstSeatChosen(0), plain(f"{match.players.names[0]} begins."), 1),
    ):
        line = LogLine(said, (first.id,))
        assert len(list(lacks(screen, counts(), table, event, line))) == count, (event, line.text)
