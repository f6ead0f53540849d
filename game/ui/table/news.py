"""What is news to a seat since it answered last: the worst of all that it was told, in a few lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from game.app.matches.event_queue import ViewRenewed
from game.app.matches.names import joined
from game.core.events import Event, row_of
from game.core.scenario.events import ObjectiveChanged, Scored, Told
from game.ui.games.counting import (
    NO_COUNTS,
    NOBODY,
    Counted,
    Driven,
    Fell,
    GameCounts,
    Hurt,
    Joined,
    Lost,
    Noted,
    Played,
    Rolled,
)
from game.ui.games.game_ui import game_ui_of
from game.ui.recaps.doers import Naming
from game.ui.recaps.heard import Heard
from game.ui.recaps.lines import AT_OWN, DECIDES, DICE, ELSEWHERE, PLAYED, Line, few, summing, times
from game.ui.recaps.sums import summed_up
from game.ui.screens.game_screen import Counter as Figure
from game.ui.screens.game_screen import LogLine
from game.ui.screens.items import piece
from game.ui.table.following import Following
from game.ui.table.traces import Traces

#: Lines that are shown at most.
MOST = 6


class Shift(msgspec.Struct, frozen=True):
    """What a figure of a seat's strip was before, and is now."""

    seat: int
    before: Figure
    now: Figure


class News:
    """Makes the lines for the seat that is on, and with them the ``traces`` on the board, the ``looks`` of each line
    (the sign before it and whose it is), what of the strips has ``shifted``, and how many lines are ``left_out``."""

    def __init__(self, following: Following) -> None:
        self.following = following
        counts = game_ui_of(following.match.game.profile.game).counts
        self.counts: GameCounts = counts() if counts is not None else NO_COUNTS
        self.traces = Traces()
        self.looks: dict[str, tuple[str, int]] = {}
        self.shifted: tuple[Shift, ...] = ()
        self.left_out = 0

    def lines(self, since: int) -> tuple[str, ...]:
        """Return the worst lines after that many answers: what fell and was hurt first, then the rest as it happened;
        where not all of one rank fit, the last of them. What happened several times stands where it did first."""
        names = self.following.match.players.names
        self.traces, self.shifted, self.looks = Traces(), (), {}
        lines = few(self._events(since), names, self._most)
        told: dict[tuple[str, int], list[tuple[int, Line]]] = {}
        for order, line in enumerate(lines):
            told.setdefault((line.text, line.seat), []).append((order, line))
        worst = {key: min(line.rank for _, line in each) for key, each in told.items()}
        chosen = sorted(told, key=lambda key: (worst[key], -told[key][-1][0]))[: self._most]
        # What befell one's own is in front; what was taken from it besides stands where it happened.
        chosen.sort(key=lambda key: (worst[key] if any(line.sign for _, line in told[key]) else 2, told[key][0][0]))
        self.left_out = len(told) - len(chosen)
        texts = Counter(text for text, _ in chosen)
        for text, seat in chosen:
            lines = [line for _, line in told[text, seat]]
            # Words that are the same on both sides say whose they are.
            heads = (names[seat] if texts[text] > 1 and seat >= 0 else "", lines[0].head)
            whole = msgspec.structs.replace(lines[0], head=": ".join(filter(None, heads))).times(len(lines))
            self.looks[whole.text] = next((line.sign for line in lines if line.sign), ""), seat
        return tuple(self.looks)

    @property
    def _most(self) -> int:
        """Return how many lines are shown at most: where four or more play, one for each of the others."""
        seats = 0 if self.following.match.game.profile.together else len(self.following.match.players.names)
        return max(MOST, seats + 3 if seats > 3 else 0)

    def _events(self, since: int) -> list[Line]:
        """Return the lines of the log for all that the seat was told and that is news."""
        match, seat, screen = self.following.match, self.following.seat, self.following.screen
        heard, first, view = Heard(Naming(match, screen, seat, self.counts), self.counts), None, self.following.view
        for start, batch in match.sent.since(seat, since):
            table, first = start, first or start
            heard.naming.learn(start)
            for event in batch:
                if isinstance(event, ViewRenewed):
                    continue
                line, counted = screen.log_line(table, event), self._counted_in(event, table)
                heard.hear_cause(event, line, counted, table)
                self.traces.add(screen, table, event, counted, seat)
                after = match.game.apply(table, event)
                if line is not None and line.heading:
                    heard.begin_turn(line.seat)
                elif line is not None:
                    heard.turn = self._turn(after)
                    heard.hear(event, line, counted, table, self._rank_of(event, line, counted, heard.naming, table))
                heard.count_lives(counted)
                table = after
        if first is None or view is None:
            return []
        drawn = self.traces.compare(screen, first, view)
        self.shifted = tuple(self._shifts(first, view.table))
        if not heard.lines and drawn:
            return [summing(ELSEWHERE, f"New in your hand: {joined(times(drawn))}.", seat)]
        return summed_up(heard, self.following.table, self._most) or heard.aside

    def _turn(self, table: object) -> tuple[int, int]:
        """Return the number of the turn, and whose it is, if it is not one of all."""
        screen, is_of_all = self.following.screen, self.following.match.game.profile.together
        return screen.turn_number(table), NOBODY if is_of_all else screen.turn_figures(table).seat

    def _shifts(self, before: object, now: object) -> Iterator[Shift]:
        """Yield which figures of the strips are others than before, those of the seat first; cards that lie somewhere
        are lit there."""
        screen, seat = self.following.screen, self.following.seat
        for number in sorted(range(len(screen.names)), key=lambda each: each != seat):
            was = {one.place: one for one in screen.seat_figures(before, number, seat).counters}
            for one in screen.seat_figures(now, number, seat).counters:
                is_of_cards = one.is_pile or one.back is not None
                if not is_of_cards and one.place in was and was[one.place].shown != one.shown:
                    yield Shift(number, was[one.place], one)

    def _counted_in(self, event: Event, table: object) -> tuple[Counted, ...]:
        """Return what an event counts for, from the table before it."""
        if isinstance(event, Scored | ObjectiveChanged | Told):
            return (Noted(NOBODY),)
        tell = row_of(self.counts.rows, event)
        return tuple(tell(event, table)) if tell is not None else ()

    def _rank_of(self, event: Event, line: LogLine, counted: Sequence[Counted], naming: Naming, table: object) -> int:
        rank = self.rank(counted)
        if isinstance(event, Scored | ObjectiveChanged):
            return DECIDES
        is_at_own = rank == ELSEWHERE and line.seat != naming.seat and naming.is_at_own(table, line.about)
        return AT_OWN if is_at_own else rank

    def rank(self, counted_in: Sequence[Counted]) -> int:
        """Return how bad it is for the seat what an event counts for."""
        seat, is_together = self.following.seat, self.following.match.game.profile.together
        for one in counted_in:
            is_own = isinstance(one, Fell | Lost | Hurt) and (one.of == seat or (one.of >= 0 and is_together))
            if isinstance(one, Fell | Lost) and is_own:
                return 0 if isinstance(one, Fell) else 1
            if isinstance(one, Hurt) and is_own and one.amount:
                return 1
            if isinstance(one, Fell) or (isinstance(one, Driven) and one.of == seat):
                return 2
            if isinstance(one, Joined | Noted):
                return PLAYED
            # Of what those who play together play, each wants to know.
            if isinstance(one, Played) and (one.by != seat or is_together):
                return PLAYED
            if isinstance(one, Lost) or (isinstance(one, Hurt) and one.amount):
                return AT_OWN
        return DICE if counted_in and all(isinstance(one, Rolled) for one in counted_in) else ELSEWHERE

    def names(self, pieces: Iterable[int]) -> list[str]:
        """Return what pieces are called, each name once."""
        seen = (self.following.inspect(piece(number)) for number in pieces)
        return list(dict.fromkeys(one.face.name for one in seen if one is not None))
