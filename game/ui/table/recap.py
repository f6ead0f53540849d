"""What has happened since a seat answered last, in a few lines, the worst first: told when its player sits down
again."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from time import perf_counter

import pygame

from game.app.matches.event_queue import ViewRenewed
from game.app.matches.names import joined
from game.app.records.course import Recorded
from game.core.events import Event, row_of
from game.core.scenario.events import Scored
from game.core.words import counted
from game.ui.art import fonts
from game.ui.art.tones import seat_colour
from game.ui.games.counting import Counted, Driven, Fell, GameCounts, Hurt, Joined, Lost, Noted, Played, Rolled
from game.ui.games.game_ui import game_ui_of
from game.ui.scenes.scene import Window
from game.ui.screens.items import piece
from game.ui.screens.keys import action_of
from game.ui.table.following import Following
from game.ui.table.looking import Spots
from game.ui.table.traces import Traces
from game.ui.window import backdrop
from game.ui.window.bindings import key_of

#: Lines that are shown at most.
MOST = 6
#: A computer player's turn of this many answers was long enough to be summed up.
LONG = 4
HEADING, FIRST_HEADING = "Since your last turn", "So far"
#: How bad it is what was done to the seat's own or lost by others, what others did elsewhere, and what dice came to,
#: which is told where nothing else would be left out.
AT_OWN, ELSEWHERE, DICE = 4, 5, 6
#: Lines of blows that are told one by one; of more it is told what they came to.
_BLOWS = 2
#: Seconds of a frame in which it is worked out what is threatened.
_SPENT = 0.003
#: So many names of what is threatened are told.
_NAMED = 4
#: Where it may lie in the free part of the table: where it covers least of what it tells about.
_PLACES = ("midtop", "topleft", "topright", "bottomleft", "bottomright")
_OF_HANDS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class Recap:
    """Owns the ``lines`` that are shown; none: it is not. They are made of what the seat was told, and stay until its
    player does anything."""

    def __init__(self, app: Window, following: Following) -> None:
        self.app, self.following = app, following
        counts = game_ui_of(following.match.game.profile.game).counts
        self._counts: GameCounts | None = counts() if counts is not None else None
        self.lines: tuple[str, ...] = ()
        self.traces = Traces()
        #: Which pieces are threatened, and whether they could fall: what is still being worked out, and what was found
        #: last.
        self._work: Iterator[Mapping[int, bool]] = iter(())
        self._found: Mapping[int, bool] = {}
        self.is_busy = False
        self.threatened: Mapping[int, bool] = {}
        #: The lines of what fell of the seat's own, those of what was hurt, and whose each line is.
        self._fallen: set[str] = set()
        self._hurt: set[str] = set()
        self._seats: dict[str, int] = {}
        #: The sign before each line that is shown, and whose it is.
        self._looks: dict[str, tuple[str, int]] = {}
        #: Whose pieces are, of those that were asked about.
        self._owners: dict[int, int] = {}
        self._left_out = 0
        self._box = pygame.Rect(0, 0, 0, 0)
        #: The change of the match at which the turn of a computer player was told of last.
        self._told_at = -1

    def forget(self) -> None:
        """Hold nothing that a seat was told."""
        self.lines, self.traces = (), Traces()
        self._work, self.is_busy, self.threatened = iter(()), False, {}

    def show(self) -> None:
        """Tell the seat that is on what has happened since it answered last."""
        if self.following.is_open:
            following = self.following
            self.lines = self._made()
            self._work, self._found = following.screen.threatened(following.table, following.seat), {}
            self.threatened = {}
            self.is_busy = bool(self.lines)
            self.app.redraw()

    def update(self) -> None:
        """Work out for a small part of a frame what is threatened; the line comes when all of it is known."""
        until = perf_counter() + _SPENT
        while self.is_busy and perf_counter() < until:
            found = next(self._work, None)
            if found is not None:
                self._found = found
                continue
            self.is_busy, self.threatened = False, self._found
            self.app.redraw()

    @property
    def threats(self) -> tuple[str, ...]:
        """Return the lines that tell what could fall and what else is threatened; nothing where nothing is, or it is
        not known yet."""
        # "1 more" would be no shorter than its name.
        few = _NAMED + 1
        return tuple(
            f"{head}: {joined(names if len(names) <= few else [*names[:_NAMED], f'{len(names) - _NAMED} more'])}."
            for head, falls in (("Could fall", True), ("Threatened", False))
            if (names := self._names(number for number, is_last in self.threatened.items() if is_last is falls))
        )

    def _names(self, pieces: Iterable[int]) -> list[str]:
        """Return what pieces are called, each name once."""
        seen = (self.following.inspect(piece(number)) for number in pieces)
        return list(dict.fromkeys(one.face.name for one in seen if one is not None))

    def play(self) -> None:
        """Play what has happened since the seat answered last as a replay, seen from its own place."""
        match, seat = self.following.match, self.following.seat
        if match.given and self.following.hotseat.on == seat:
            self.app.open("replay", self.app, Recorded.of(match), match.answers_before(seat), seat=seat)

    def lifted(self) -> None:
        """Note that the curtain has been lifted."""
        if self.app.settings.recap != "never":
            self.show()

    def sat_down(self) -> None:
        """Note that one person continues a match."""
        if self.app.settings.recap == "always":
            self.show()

    def caught_up(self) -> None:
        """Tell of a long turn of computer players, once: everything has been shown."""
        match, seat = self.following.match, self.following.seat
        if self.app.settings.recap != "always" or match.asked != seat or self._told_at == match.revision:
            return
        self._told_at = match.revision
        before = match.answers_before(seat)
        others = match.given[before:] if before else ()
        if sum(not match.players.is_human(answer.seat) for answer in others) >= LONG:
            self.show()

    def pass_over(self, event: pygame.event.Event) -> bool:
        """Let a key or a press pass through it to what it does; True for a press on it, or the key that leads back,
        which do nothing more."""
        if not self.lines or event.type not in _OF_HANDS:
            return False
        self.forget()
        if event.type == pygame.KEYDOWN:
            return action_of(event) == "back"
        return bool(self._box.collidepoint(event.pos))

    def _made(self) -> tuple[str, ...]:
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
        self._left_out = len(told) - len(chosen)
        self._looks = {}
        for text in chosen:
            line = f"{text} ({counted(told[text][2], 'time')})" if told[text][2] > 1 else text
            sign = "graveyard" if text in self._fallen else "wound" if text in self._hurt else ""
            self._looks[line] = sign, self._seats.get(text, -1)
        return tuple(self._looks)

    def _events(self) -> Iterable[tuple[int, str]]:
        """Return how bad it is for the seat, 0 being the worst, and the log's line for it, of all that it was told and
        that is news."""
        match, seat, screen = self.following.match, self.following.seat, self.following.screen
        counts, found, order, is_own_turn = self._counts, dict[Hashable, tuple[int, str]](), count(), False
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
                rank = self._rank(counted_in)
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
        if len(set(told.values())) > MOST and len(falls) > _BLOWS:
            told = {"fallen": (2, f"Fallen: {joined(_times(list(falls.values())))}."), **told}
            told = {key: one for key, one in told.items() if key not in falls}
        return told.values()

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
            named[" and ".join(self._names([number]))].append(str(amount))
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
        tell = row_of(self._counts.rows, event) if self._counts is not None else None
        return tuple(tell(event, table)) if tell is not None else ()

    def _is_own(self, seat: int) -> bool:
        """Return whether what that seat has is its own, too: people who play together share what befalls them."""
        return seat == self.following.seat or (seat >= 0 and self.following.match.game.profile.together)

    def _is_aside(self, event: Event, counted_in: tuple[Counted, ...]) -> bool:
        """Return whether an event is no news."""
        counts = self._counts
        if counts is None or not all(isinstance(one, Joined) for one in counted_in):
            return False
        return counts.repeats(event) or (not counted_in and isinstance(event, counts.aside))

    def _rank(self, counted_in: Sequence[Counted]) -> int:
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

    def draw(
        self, surface: pygame.Surface, free: pygame.Rect, spots: Spots | None = None, clear: pygame.Rect | None = None
    ) -> bool:
        """Draw the lines in the upper middle of the free part of the table, and the traces on the board; return whether
        there was anything to draw. The lines stay in the ``clear`` part (None: all of it)."""
        if not self.lines:
            return False
        if spots is not None:
            before = surface.get_clip()
            surface.set_clip(free)
            self.traces.draw(surface, self.following, spots, self.app.text_px(14), tuple(self.threatened))
            surface.set_clip(before)
            # The hand and the strips lie around the free part.
            self.traces.draw_lit(surface, spots, self.app.text_px(14), "card", "place")
        app, theme = self.app, self.app.theme
        # Large script gives way here: the table is to be seen below what is told of it.
        px = min(app.text_px(15), max(app.px(15), free.height // 20))
        clear = clear or free
        wide = min(clear.width - app.px(40), max(app.px(460), px * 30))
        has_answered = self.following.match.answers_before(self.following.seat)
        head = fonts.rich_text(HEADING if has_answered else FIRST_HEADING, "title", round(px * 1.2), wide, theme.ink)
        looks = [self._looks.get(line, ("", -1)) for line in self.lines]
        looks += [("warning", -1) for _ in self.threats]
        words = [
            f"{{icon:{sign}}} {line}" if sign else line
            for line, (sign, _) in zip((*self.lines, *self.threats), looks, strict=True)
        ]
        rows = [fonts.rich_text(line, "body", px, wide, theme.ink) for line in words]
        more = f"{self._left_out} more in the log ({key_of('log')}). " if self._left_out else ""
        again = f"{key_of('recap')} shows it again, {key_of('recap_replay')} plays it."
        how = f"{more}Press anywhere to close this; {again}"
        rows.append(fonts.rich_text(how, "body", round(px * 0.9), wide, theme.dim_ink))
        gap = app.px(4)
        box = pygame.Rect(0, 0, wide + app.px(36), head.get_height() + app.px(28))
        box.height += sum(row.get_height() + gap for row in rows)
        box = min(
            (
                box.move_to(**{side: getattr(room.inflate(0, -app.px(16)), side)})
                for room in (free, clear)
                for side in _PLACES
            ),
            key=lambda place: (not clear.contains(place), self.traces.covered(place, self.following, spots)),
        )
        self._box = box
        backdrop.lay_panel(surface, box, theme.name, scale=app.scale, alpha=245, edge=theme.brass)
        y = box.y + app.px(12)
        seats = (-1, *(seat for _, seat in looks), -1)
        for row, seat in zip((head, *rows), seats, strict=True):
            if seat >= 0:
                bar = pygame.Rect(box.x + app.px(10), y + 2, app.px(3), row.get_height() - 4)
                pygame.draw.rect(surface, seat_colour(seat), bar)
            surface.blit(row, (box.x + app.px(18), y))
            y += row.get_height() + gap
        return True


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
