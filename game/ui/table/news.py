"""What is news to a seat since it answered last: the worst of all that it was told, in a few lines."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

import msgspec

from game.app.matches.event_queue import ViewRenewed
from game.app.matches.names import joined
from game.core.cards import CardsDrawn
from game.core.events import Event, row_of
from game.core.scenario.events import ObjectiveChanged, Scored, Told
from game.ui.games.counting import NOBODY, Counted, Driven, Fell, GameCounts, Hurt, Joined, Lost, Noted, Played, Rolled
from game.ui.games.game_ui import game_ui_of
from game.ui.games.heard import Heard
from game.ui.games.news_lines import (
    AT_OWN,
    DECIDES,
    DICE,
    ELSEWHERE,
    PLAYED,
    Line,
    added_up,
    felled_by,
    few,
    in_one_way,
    is_last,
    often,
    summed,
    taken_by,
    times,
    told_apart,
    without_announced,
)
from game.ui.screens.game_screen import Counter as Figure
from game.ui.screens.game_screen import Inspection, LogLine
from game.ui.screens.items import piece
from game.ui.table.following import Following
from game.ui.table.traces import Traces

#: Lines that are shown at most.
MOST = 6
#: What a seat does with a card or power.
_DOES = ("plays", "uses", "turns over")
#: Lines of blows that are told one by one; of more it is told what they came to.
_BLOWS = 2


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
        self.counts: GameCounts | None = counts() if counts is not None else None
        self.traces = Traces()
        self.looks: dict[str, tuple[str, int]] = {}
        self.shifted: tuple[Shift, ...] = ()
        self.left_out = 0
        #: Whose pieces are, of those that were asked about.
        self._owners: dict[int, int] = {}
        #: Names that pieces of several seats have.
        self._shared: set[str] = set()

    def lines(self, since: int) -> tuple[str, ...]:
        """Return the worst lines after that many answers: what fell and was hurt first, then the rest as it happened;
        where not all of one rank fit, the last of them. What happened several times stands where it did first."""
        self.traces, self._owners, self.shifted, self._shared = Traces(), {}, (), set()
        lines = few(self._events(since), self.following.match.players.names, self._most)
        told: dict[tuple[str, int], list[tuple[int, Line]]] = {}
        for order, line in enumerate(lines):
            told.setdefault((line.text, line.seat), []).append((order, line))
        worst = {key: min(line.rank for _, line in each) for key, each in told.items()}
        chosen = sorted(told, key=lambda key: (worst[key], -told[key][-1][0]))[: self._most]
        # What befell one's own is in front; what was taken from it besides stands where it happened.
        chosen.sort(key=lambda key: (worst[key] if any(line.sign for _, line in told[key]) else 2, told[key][0][0]))
        self.left_out = len(told) - len(chosen)
        texts, names, self.looks = Counter(text for text, _ in chosen), self.following.match.players.names, {}
        for text, seat in chosen:
            # Words that are the same on both sides say whose they are.
            whole = f"{names[seat]}: {text}" if texts[text] > 1 and seat >= 0 else text
            signs = [line.sign for _, line in told[text, seat] if line.sign]
            self.looks[often(whole, len(told[text, seat]))] = signs[0] if signs else "", seat
        return tuple(self.looks)

    @property
    def _most(self) -> int:
        """Return how many lines are shown at most: where four or more play, one for each of the others."""
        seats = 0 if self.following.match.game.profile.together else len(self.following.match.players.names)
        return max(MOST, seats + 3 if seats > 3 else 0)

    def _events(self, since: int) -> list[Line]:
        """Return the lines of the log for all that the seat was told and that is news."""
        match, seat, screen, view = (
            self.following.match,
            self.following.seat,
            self.following.screen,
            self.following.view,
        )
        heard, is_own_turn, first, idle, previous = Heard(), False, None, NOBODY, None
        for start, batch in match.sent.since(seat, since):
            table, first = start, first or start
            self._shared |= self._shared_names(start)
            for event in batch:
                if isinstance(event, ViewRenewed):
                    continue
                line = screen.log_line(table, event)
                counted_in = self._counted_in(event, table)
                if self.counts is not None:
                    if self.counts.is_in_vain(previous, event):
                        heard.be_in_vain(heard.doing)
                    heard.doing = self.counts.cause(event, table, heard.doing)
                    heard.begin_part(line, self.counts.idle(event))
                self.traces.add(screen, table, event, counted_in, seat)
                self._hear_cause(heard, line, counted_in)
                after = match.game.apply(table, event)
                if line is not None and line.heading:
                    self._hear_idle(heard, idle)
                    is_own_turn, idle = line.seat == seat, NOBODY if line.seat == seat else line.seat
                elif line is not None:
                    # In a turn that all have together others may act before one does oneself.
                    is_own_turn = is_own_turn and line.seat in (seat, NOBODY)
                    before = heard.count
                    heard.turn = self._turn(after)
                    self._hear(heard, event, line, counted_in, table, is_own_turn=is_own_turn)
                    idle = idle if heard.count == before else NOBODY
                heard.count_lives(counted_in)
                table, previous = after, event
        if first is None or view is None:
            return []
        drawn = self.traces.compare(screen, first, view)
        self.shifted = tuple(self._shifts(first, view.table))
        if not heard.lines and drawn:
            return [Line(ELSEWHERE, f"New in your hand: {joined(times(drawn))}.", seat)]
        heard.lines = without_announced(heard.lines)
        return added_up(told_apart(self._summed(heard))) if heard.lines else heard.aside

    def _turn(self, table: object) -> tuple[int, int]:
        """Return the number of the turn, and whose it is, if it is not one of all."""
        screen, is_of_all = self.following.screen, self.following.match.game.profile.together
        return screen.turn_number(table), NOBODY if is_of_all else screen.turn_figures(table).seat

    def _hear_cause(self, heard: Heard, line: LogLine | None, counted_in: tuple[Counted, ...]) -> None:
        """Note what could fell something next: who strikes it, or a card or power whose line says nothing of that."""
        for one in counted_in:
            if isinstance(one, Hurt) and one.amount:
                heard.dealers[one.piece] = one.by
        if line is None or any(isinstance(one, Hurt | Fell | Lost | Rolled) for one in counted_in):
            return
        names = self.following.match.players.names
        if not line.text.startswith(tuple(f"{name} discards " for name in names)):
            is_played = line.text.startswith(tuple(f"{name} {does} " for name in names for does in _DOES))
            heard.cause, heard.attack = (line.text if is_played else ""), line

    def _felled(self, heard: Heard, text: str, fell: Fell, table: object) -> str:
        """Return the line of a fall with whose doing it was, if it does not say so."""
        names = self.following.match.players.names
        before, is_there, _ = text.rpartition(" by ")
        dealers = [self.following.screen.inspect(table, piece(one)) for one in fell.dealers]
        if is_there and len(names) > 2 and len(dealers) > 1 and None not in dealers:
            return f"{before} by {joined([self._called(one) for one in dealers if one is not None])}."
        by = heard.dealers.get(fell.piece, NOBODY) if fell.by is None else fell.by
        if is_there and by != NOBODY and len(names) > 2:
            return f"{text.removesuffix('.')} ({names[by]})."
        return text if is_there or ": " in text or not heard.cause else f"{heard.cause.removesuffix('.')}: {text}"

    def _dealt(self, heard: Heard, text: str, blow: Hurt, table: object) -> str:
        """Return the line of a blow with what dealt it, if it does not say so: the piece, who attacked, or what was
        played."""
        attack, seen = heard.attack, self.following.screen.inspect(table, piece(blow.dealer))
        before, is_there, after = text.removesuffix(".").partition(" damage")
        if not is_there or " takes " not in before or after.startswith(" from "):
            return text
        if blow.dealer and seen is not None:
            return f"{before} damage from {self._called(seen)}{after}."
        by, is_attack, _ = attack.text.partition(" attacks ") if attack is not None else ("", "", "")
        if is_attack and attack is not None and blow.piece in attack.about[1:] and not after:
            return f"{before} damage from {by}."
        is_told = not heard.cause or after or heard.doing
        return text if is_told else f"{before} damage ({heard.cause.removesuffix('.')})."

    def _driven(self, text: str, driven: Driven | None, table: object) -> str:
        """Return the line of a piece that was moved by another with that one, in place of the space where it is."""
        by = driven.driver if driven is not None and driven.driver != driven.piece else 0
        seen = self.following.screen.inspect(table, piece(by)) if by else None
        return text if seen is None else f"{text.rpartition(' to ')[0]} by {self._called(seen)}."

    def _called(self, seen: Inspection) -> str:
        """Return what a piece is called, with whose it is where there are several others and it is not one's own."""
        is_plain = self._is_own(seen.seat) or len(self.following.match.players.names) < 3
        return seen.title.partition(" (")[0] if is_plain else seen.title

    def _caused(self, heard: Heard, event: Event, text: str) -> str:
        """Return a line with the card, power or trigger that has brought it about, where it does not say so."""
        # What was drawn may be called like the card that has brought it.
        is_told = heard.doing in text and not (isinstance(event, CardsDrawn) and f"({heard.doing})" not in text)
        if not self._is_caused(heard, event) or is_told:
            return text
        first, more, rest = text.partition(". ")
        end = "." * text.endswith(".")
        return f"{first.removesuffix('.')} ({heard.doing}){more or end}{rest}".lstrip()

    def _is_caused(self, heard: Heard, event: Event) -> bool:
        """Return whether a card, a power or a trigger brought it about that has a name."""
        return self.counts is not None and isinstance(event, self.counts.caused) and bool(heard.doing)

    def _source(self, text: str, blow: Hurt, table: object) -> str:
        """Return what the line of a blow says of what dealt it: "from Thug with Club", or nothing."""
        before, is_there, after = text.removesuffix(".").partition(" deals ")
        if not is_there:
            _, _, after = before.partition(" damage" if " damage" in before else " Wound")
            return after.partition(". ")[0].strip()
        dealer, hurt = (self.following.screen.inspect(table, piece(one)) for one in (blow.dealer, blow.piece))
        _, _, after = after.partition(" damage to ")
        for name in (hurt.title, hurt.title.partition(" (")[0]) if hurt is not None else ():
            after = after.removeprefix(name)
        return f"from {self._called(dealer) if dealer is not None else before}{after}"

    def _shared_names(self, table: object) -> set[str]:
        """Return the names that pieces of several seats have on a table."""
        if self.counts is None:
            return set()
        seats = range(len(self.following.match.players.names))
        keys = Counter(key for seat in seats for key in set(self.counts.standing(table, seat)))
        return {self.counts.face(key).name for key, count in keys.items() if count > 1}

    def _whose(self, table: object, text: str, number: int, seat: int) -> str:
        """Return a line with whose a piece in it is, where there are several others and it is not the line's own, or
        another seat has one of that name."""
        seen = self.following.screen.inspect(table, piece(number))
        if seen is None:
            return text
        name, _, owner = seen.title.partition(" (")
        is_first = text.rpartition(": ")[2].startswith(f"{name} ")
        is_clear = seen.face.name not in self._shared or (seen.seat == seat and is_first)
        is_plain = self._is_own(seen.seat) or len(self.following.match.players.names) < 3
        is_plain = is_plain or (seen.seat == seat and " takes " not in text and " deals " not in text)
        if is_clear and is_plain:
            return text
        # A squad is called by its card.
        name = name if name in text else seen.face.name
        before, is_there, after = text.rpartition(name)
        is_told = not owner or f"{name} ({owner}" in text
        return f"{before}{name} ({owner}{after}" if is_there and not is_told else text

    def _hear_idle(self, heard: Heard, seat: int) -> None:
        """Say of a seat whose turn has ended that it did nothing in it."""
        if seat != NOBODY:
            text = f"{self.following.match.players.names[seat]} does nothing."
            heard.lines[next(heard.order)] = Line(ELSEWHERE, text, seat, turn=heard.turn)

    def _hear(
        self,
        heard: Heard,
        event: Event,
        line: LogLine,
        counted_in: tuple[Counted, ...],
        table: object,
        *,
        is_own_turn: bool,
    ) -> None:
        """Keep the line of an event if it is news; ``table`` is the one before."""
        rank, seat, screen, counts = self.rank(counted_in), self.following.seat, self.following.screen, self.counts
        if isinstance(event, Scored | ObjectiveChanged):
            rank = DECIDES
        elif rank == ELSEWHERE and line.seat != seat and self._is_at_own(table, line.about):
            rank = AT_OWN
        # What one's own turn begins with is in front of one.
        is_plain = rank >= ELSEWHERE or (rank == PLAYED and isinstance(event, CardsDrawn))
        is_seen = is_own_turn and line.seat == seat and is_plain and not self._is_caused(heard, event)
        if is_seen or line.text in heard.announced:
            return
        heard.count += 1
        if self._is_aside(event, counted_in):
            aside = Line(ELSEWHERE, line.text, line.seat, turn=heard.turn)
            heard.aside += [aside] if line.seat not in (seat, NOBODY) else []
            return
        heard.idle = ""
        driven = next((one for one in counted_in if isinstance(one, Driven)), None)
        is_latest = counts is not None and isinstance(event, counts.latest) and line.about and driven is None
        again = counts.again(event) if counts is not None else None
        key: Hashable = (type(event), line.about) if is_latest else again or next(heard.order)
        key = key if is_last(heard.lines, key) else next(heard.order)
        heard.lines.pop(key, None)
        first = screen.inspect(table, piece(line.about[0])) if line.about else None
        text = line.text
        for one in counted_in:
            text = self._felled(heard, text, one, table) if isinstance(one, Fell) else text
            if isinstance(one, Hurt) and one.amount:
                text = self._dealt(heard, self._whose(table, text, one.piece, line.seat), one, table)
                heard.sources[key] = self._caused(heard, event, self._source(text, one, table))
        for number in line.about if not any(isinstance(one, Hurt | Fell | Joined) for one in counted_in) else ():
            text = self._whose(table, text, number, line.seat)
        text = self._caused(heard, event, self._driven(text, driven, table))
        heard.announced.add(line.text.partition(": ")[2])
        heard.cause = text if heard.cause == line.text else heard.cause
        called = (first.title, first.title.partition(" (")[0], first.face.name) if first is not None else ()
        acts = text.partition(": ")[2]
        doer = next((name for name in called if text.startswith(f"{name} ") or acts.startswith(f"{name} ")), "")
        sign, goer = "" if rank else "graveyard", doer if is_latest else ""
        struck = [one.piece for one in counted_in if isinstance(one, Fell) or (isinstance(one, Hurt) and one.amount)]
        number = line.about[0] if doer and line.about[0] not in struck else 0
        announces = counts.announces(event, table) if counts is not None else None
        heard.lines[key] = Line(rank, text, line.seat, sign, doer, goer, number, heard.turn, announces)
        fell = [
            (one, seen.title)
            for one in counted_in
            if isinstance(one, Fell) and (seen := screen.inspect(table, piece(one.piece))) is not None
        ]
        heard.keep(key, [one for one in counted_in if isinstance(one, Hurt) and one.amount], fell)

    def _summed(self, heard: Heard) -> list[Line]:
        """Return the lines without the blows to what fell, of which its fall tells; many others are summed up."""
        lines, life = heard.lines, heard.life
        fallen = {life(key, one.piece): key for key, each in heard.fell.items() for one, _ in each}
        blows = {key: each for key, each in heard.blows.items() if each and not heard.fell[key]}
        felled = [key for key, each in blows.items() if all(life(key, one.piece) in fallen for one in each)]
        last = {life(key, blows[key][0].piece): (blows[key][0], lines[key].text, heard.sources[key]) for key in felled}
        hits, sources = defaultdict[Hashable, list[tuple[int, str]]](list), heard.told_sources()
        for key in felled:
            number = blows[key][0].piece
            hits[fallen[life(key, number)]].append((blows[key][0].amount, sources[key, number]))
            del blows[key], lines[key]
        # The keys of falls whose line tells of the last blow.
        told_before = {key for key, each in heard.blows.items() if each}
        for living, (blow, cause, source) in last.items():
            # Where nobody dealt it, the fall does not name what did it.
            key, fall = fallen[living], lines[fallen[living]]
            if blow.by == NOBODY and ": " not in fall.text and not (source and source in fall.text):
                lines[key] = msgspec.structs.replace(fall, text=f"{cause.removesuffix('.')}: {fall.text}")
                del hits[key][-1]
                told_before.add(key)
        taken = {key: taken_by(each, lines[key].text, is_told=key in told_before) for key, each in hits.items()}
        own = {key: each for key, each in blows.items() if any(self._is_own(one.of) for one in each)}
        for key in own:
            lines[key] = msgspec.structs.replace(lines[key], sign="wound")
        self._sum_up(heard, own, Line(1, "Hurt", self.following.seat, "wound"))
        if len(set(lines.values())) > self._most:
            others = {key: each for key, each in blows.items() if key not in own}
            self._sum_up(heard, others, Line(AT_OWN, "Others hurt"))
        for key, words in taken.items():
            lines[key] = msgspec.structs.replace(lines[key], text=f"{lines[key].text.removesuffix('.')}{words}.")
        if len(set(lines.values())) <= self._most:
            return list(lines.values())
        falls = {
            key: [(name.partition(" (")[0], felled_by(lines[key].text, name)) for _, name in each]
            for key, each in heard.fell.items()
            if each and key in lines and not lines[key].rank
        }
        if len(falls) < 2:
            return list(lines.values())
        told = joined(in_one_way([one for each in falls.values() for one in each]))
        whole = Line(0, f"Fallen: {told}.", self.following.seat, "graveyard", turn=lines[next(iter(falls))].turn)
        return [whole, *(line for key, line in lines.items() if key not in falls)]

    def _sum_up(self, heard: Heard, blows: Mapping[Hashable, Sequence[Hurt]], head: Line) -> None:
        """Put one line of what they came to, piece by piece and by what dealt it, in place of those of many blows."""
        lines = heard.lines
        if len({(lines[key].text, *(one.dealer for one in each)) for key, each in blows.items()}) <= _BLOWS:
            return
        hits, sources = defaultdict[int, list[tuple[int, str]]](list), heard.told_sources()
        for key, one in ((key, one) for key, each in blows.items() for one in each):
            hits[one.piece].append((one.amount, sources[key, one.piece]))
        told = [
            (
                seen.title.partition(" (")[0] if self._is_own(seen.seat) else seen.title,
                f" by {', '.join(summed(each))}",
            )
            for number, each in hits.items()
            if (seen := self.following.inspect(piece(number))) is not None
        ]
        if told:
            text = f"{head.text}: {'; '.join(in_one_way(told, ' each'))}."
            lines[next(iter(blows))] = msgspec.structs.replace(head, text=text)
            for key in list(blows)[1:]:
                del lines[key]

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
        if isinstance(event, Scored | ObjectiveChanged | Told):
            return (Noted(NOBODY),)
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
            if isinstance(one, Joined | Noted):
                return PLAYED
            # Of what those who play together play, each wants to know.
            if isinstance(one, Played) and (one.by != seat or self.following.match.game.profile.together):
                return PLAYED
            if isinstance(one, Lost) or (isinstance(one, Hurt) and one.amount):
                return AT_OWN
        return DICE if counted_in and all(isinstance(one, Rolled) for one in counted_in) else ELSEWHERE

    def names(self, pieces: Iterable[int]) -> list[str]:
        """Return what pieces are called, each name once."""
        seen = (self.following.inspect(piece(number)) for number in pieces)
        return list(dict.fromkeys(one.face.name for one in seen if one is not None))
