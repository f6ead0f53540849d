"""What is news to a seat since it answered last: the worst of all that it was told, in a few lines."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import count

from game.app.matches.event_queue import ViewRenewed
from game.app.matches.names import joined
from game.core.events import Event, row_of
from game.core.scenario.events import Scored
from game.core.words import counted
from game.ui.games.counting import Counted, Driven, Fell, GameCounts, Hurt, Joined, Lost, Noted, Played, Rolled
from game.ui.games.game_ui import game_ui_of
from game.ui.screens.items import piece
from game.ui.table.following import Following
from game.ui.table.traces import Traces

#: Lines that are shown at most.
MOST = 6
#: How bad it is what was done to the seat's own or lost by others, what others did elsewhere, and what dice came to,
#: which is told where nothing else would be left out.
AT_OWN, ELSEWHERE, DICE = 4, 5, 6
#: Lines of blows that are told one by one; of more it is told what they came to.
_BLOWS = 2


class News:
    """Makes the lines for the seat that is on, and with them the ``traces`` on the board, the ``looks`` of each line
    (the sign before it and whose it is), and how many are ``left_out``."""

    def __init__(self, following: Following) -> None:
        self.following = following
        counts = game_ui_of(following.match.game.profile.game).counts
        self.counts: GameCounts | None = counts() if counts is not None else None
        self.traces = Traces()
        self.looks: dict[str, tuple[str, int]] = {}
        self.left_out = 0
        #: The lines of what fell of the seat's own, those of what was hurt, and whose each line is.
        self._fallen: set[str] = set()
        self._hurt: set[str] = set()
        self._seats: dict[str, int] = {}
        #: Whose pieces are, of those that were asked about.
        self._owners: dict[int, int] = {}

    def lines(self) -> tuple[str, ...]:
        """Return the worst lines: what fell and was hurt first, then the rest as it happened; where not all of one rank
        fit, the last of them. What happened several times stands where it did first: an attack before its rolls."""
        self.traces, self._fallen, self._hurt, self._seats, self._owners = Traces(), set(), set(), {}, {}
        told: dict[str, tuple[int, int, int]] = {}
        last: dict[str, int] = {}
        events = list(self._events())
        if len(set(events)) > MOST:
            events = self._merged(events)
        for order, (rank, text) in enumerate(events):
            worst, first, times = told.get(text, (rank, order, 0))
            told[text], last[text] = (min(worst, rank), first, times + 1), order
        chosen = sorted(told, key=lambda text: (told[text][0], -last[text]))[:MOST]
        chosen.sort(key=lambda text: (min(told[text][0], 2), told[text][1]))
        self.left_out = len(told) - len(chosen)
        self.looks = {}
        for text in chosen:
            line = f"{text} ({counted(told[text][2], 'time')})" if told[text][2] > 1 else text
            sign = "graveyard" if text in self._fallen else "wound" if text in self._hurt else ""
            self.looks[line] = sign, self._seats.get(text, -1)
        return tuple(self.looks)

    def _events(self) -> Iterable[tuple[int, str]]:
        """Return how bad it is for the seat, 0 being the worst, and the log's line for it, of all that it was told and
        that is news."""
        match, seat, screen = self.following.match, self.following.seat, self.following.screen
        counts, found, order, is_own_turn = self.counts, dict[Hashable, tuple[int, str]](), count(), False
        blows, fallen, first = dict[Hashable, list[Hurt]](), set[int](), None
        falls = dict[Hashable, str]()
        for start, batch in match.sent.since(seat, match.answers_before(seat)):
            table, first = start, first or start
            for event in batch:
                if isinstance(event, ViewRenewed):
                    continue
                line = screen.log_line(table, event)
                counted_in = self._counted_in(event, table)
                self.traces.add(screen, table, event, counted_in, seat)
                fallen |= {one.piece for one in counted_in if isinstance(one, Fell) and self._is_own(one.of)}
                rank = self.rank(counted_in)
                if rank == ELSEWHERE and line is not None and line.seat != seat and self._is_at_own(table, line.about):
                    rank = AT_OWN
                # What one's own turn begins with is in front of one.
                is_seen = line is None or (is_own_turn and line.seat == seat and rank >= ELSEWHERE)
                if line is not None and line.heading:
                    is_own_turn = line.seat == seat
                elif line is not None and not is_seen and not self._is_aside(event, counted_in):
                    self._seats[line.text] = line.seat
                    self._fallen |= {line.text} if not rank else set()
                    is_latest = counts is not None and isinstance(event, counts.latest) and line.about
                    key: Hashable = (type(event), line.about) if is_latest else next(order)
                    found.pop(key, None)
                    found[key] = rank, line.text
                    gone = next((one for one in counted_in if isinstance(one, Fell) and not self._is_own(one.of)), None)
                    if gone is not None and (seen := screen.inspect(table, piece(gone.piece))) is not None:
                        falls[key] = seen.title
                    hurts = [one for one in counted_in if isinstance(one, Hurt) and one.amount]
                    blows[key] = [one for one in hurts if self._is_own(one.of)]
                table = match.game.apply(table, event)
        if first is not None and self.following.view is not None:
            self.traces.compare(screen, first, self.following.view)
        told = self._summed(found, {key: hurt for key, hurt in blows.items() if hurt}, fallen)
        if len(set(told.values())) <= MOST or len(falls) <= _BLOWS:
            return told.values()
        others = (one for key, one in told.items() if key not in falls)
        return [(2, f"Fallen: {joined(_times(list(falls.values())))}."), *others]

    def _summed(
        self, found: dict[Hashable, tuple[int, str]], blows: Mapping[Hashable, Sequence[Hurt]], fallen: set[int]
    ) -> dict[Hashable, tuple[int, str]]:
        """Return the lines with those of many blows summed up. What one that fell was hurt by before is told where
        nothing else would be left out."""
        standing = [key for key, hurt in blows.items() if any(one.piece not in fallen for one in hurt)]
        for key in blows.keys() - set(standing):
            found[key] = DICE, found[key][1]
        self._hurt = {found[key][1] for key in standing}
        if len(self._hurt) <= _BLOWS:
            return found
        sums: defaultdict[int, int] = defaultdict(int)
        for one in (one for key in standing for one in blows[key] if one.piece not in fallen):
            sums[one.piece] += one.amount
        named: defaultdict[str, list[str]] = defaultdict(list)
        for number, amount in sums.items():
            named[" and ".join(self.names([number]))].append(str(amount))
        text = f"Hurt: {joined([f'{name} by {joined(each)}' for name, each in named.items() if name])}."
        self._hurt, self._seats[text] = {text}, self.following.seat
        return {"hurt": (1, text), **{key: told for key, told in found.items() if key not in standing}}

    def _merged(self, events: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
        """Return the lines with those in one that tell of the same doing of one seat: "Amber plays Web and Darkfire.";
        it stands where the first of them did."""
        names, groups = self.following.match.players.names, dict[Hashable, tuple[int, list[str]]]()
        for number, (rank, text) in enumerate(events):
            begin = _beginning(text, names, self._seats.get(text, -1))
            groups.setdefault((rank, begin) if begin else number, (rank, []))[1].append(text)
        merged = []
        for rank, texts in groups.values():
            if len(set(texts)) < 2:
                merged += [(rank, text) for text in texts]
                continue
            begin = f"{_beginning(texts[0], names, self._seats[texts[0]])} "
            rests = _times([text.removeprefix(begin).removesuffix(".") for text in texts])
            whole = f"{begin}{'; '.join(rests)}."
            self._seats[whole] = self._seats[texts[0]]
            merged.append((rank, whole))
        return merged

    def _is_at_own(self, table: object, about: Iterable[int]) -> bool:
        """Return whether any of these pieces is the seat's."""
        for number in about:
            if number not in self._owners:
                seen = self.following.screen.inspect(table, piece(number))
                self._owners[number] = seen.seat if seen is not None else -1
            if self._owners[number] == self.following.seat:
                return True
        return False

    def _counted_in(self, event: Event, table: object) -> tuple[Counted, ...]:
        """Return what an event counts for, from the table before it."""
        if isinstance(event, Scored):
            return (Noted(event.seat),)
        tell = row_of(self.counts.rows, event) if self.counts is not None else None
        return tuple(tell(event, table)) if tell is not None else ()

    def _is_own(self, seat: int) -> bool:
        """Return whether what that seat has is its own, too: people who play together share what befalls them."""
        return seat == self.following.seat or (seat >= 0 and self.following.match.game.profile.together)

    def _is_aside(self, event: Event, counted_in: tuple[Counted, ...]) -> bool:
        """Return whether an event is no news."""
        counts = self.counts
        if counts is None or not all(isinstance(one, Joined) for one in counted_in):
            return False
        return counts.repeats(event) or (not counted_in and isinstance(event, counts.aside))

    def rank(self, counted_in: Sequence[Counted]) -> int:
        seat = self.following.seat
        for one in counted_in:
            if isinstance(one, Fell | Lost) and self._is_own(one.of):
                return 0 if isinstance(one, Fell) else 1
            if isinstance(one, Hurt) and self._is_own(one.of) and one.amount:
                return 1
            if isinstance(one, Fell) or (isinstance(one, Driven) and one.of == seat):
                return 2
            if isinstance(one, Joined | Noted) or (isinstance(one, Played) and one.by != seat):
                return 3
            if isinstance(one, Lost):
                return AT_OWN
        return DICE if counted_in and all(isinstance(one, Rolled) for one in counted_in) else ELSEWHERE

    def names(self, pieces: Iterable[int]) -> list[str]:
        """Return what pieces are called, each name once."""
        seen = (self.following.inspect(piece(number)) for number in pieces)
        return list(dict.fromkeys(one.face.name for one in seen if one is not None))


def _beginning(text: str, names: Sequence[str], seat: int) -> str:
    """Return how a line begins that names its seat and what that does, to the colon if it has one; "" for others."""
    rest = text.removeprefix(f"{names[seat]} ") if seat >= 0 else text
    if rest == text or " " not in rest:
        return ""
    doing, is_there, _ = rest.partition(": ")
    return f"{names[seat]} {doing}:" if is_there else f"{names[seat]} {rest.partition(' ')[0]}"


def _times(words: Sequence[str]) -> list[str]:
    """Return each of the words once, with how often it is there if that is more than once."""
    times = Counter(words)
    return [f"{one} ({counted(many, 'time')})" if many > 1 else one for one, many in times.items()]
