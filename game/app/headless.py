"""Headless play: one JSON object per line in, one a line out, so that a program in any language can play.

``docs/headless.md`` describes the protocol. Whatever comes in is answered; only the end of the input ends it.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from game.app.files.wording import DECODING, place_and_expectation
from game.app.games.entries import GAMES, entry_of
from game.app.games.game_entry import Document, GameEntry
from game.app.matches.match import Match, Seating
from game.app.matches.questions import question_of
from game.app.records.positions import DocumentError, match_from, position_of, read_document
from game.app.records.saves import SaveError, load_match, write_save
from game.core import record
from game.core.commands import Command, Concede
from game.core.events import Event
from game.core.refusals import Refusal, RulesError

#: The longest line that is read, in bytes.
LONGEST_LINE = 8 << 20


class Wrong(Exception):
    """A request that cannot be met, as the refusal that answers it."""

    def __init__(self, code: str, text: str, rule: str = "headless/protocol") -> None:
        super().__init__(text)
        self.refusal = Refusal(code, rule, text)


class Session:
    """One conversation: at most one match at a time."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self._requests: dict[str, Callable[[Document], Document]] = {
            "games": self._games,
            "cards": self._cards,
            "new": self._new,
            "load": self._load,
            "decision": self._decision,
            "answer": self._answer,
            "command": self._command,
            "view": self._view,
            "position": self._position,
            "sight": self._sight,
            "reach": self._reach,
            "undo": self._undo,
            "save": self._save,
        }

    def reply(self, line: bytes) -> bytes:
        """Return the answer to one line, without its line end. Never raises."""
        try:
            return msgspec.json.encode({"ok": True, **self._serve(line)})
        except Wrong as wrong:
            refusal = wrong.refusal
        except (DocumentError, SaveError) as error:
            refusal = Refusal("bad_document", "headless/documents", str(error))
        except Exception as error:  # A bug must not end the conversation; the match is as it was.
            refusal = Refusal("internal", "headless/protocol", f"{type(error).__name__}: {error}")
        try:
            return msgspec.json.encode({"ok": False, "error": refusal})
        except UnicodeError:
            plain = refusal.text.encode("ascii", "backslashreplace").decode()
            return msgspec.json.encode({"ok": False, "error": Refusal(refusal.code, refusal.rule, plain)})

    def _serve(self, line: bytes) -> Document:
        try:
            request = msgspec.json.decode(line)
        except DECODING as error:
            raise Wrong("bad_json", f"a JSON object was expected ({place_and_expectation(error)})") from error
        if not isinstance(request, dict):
            raise Wrong("not_an_object", "a JSON object was expected")
        do = request.get("do")
        if not isinstance(do, str):
            raise Wrong("bad_request", f"do: one of {', '.join(self._requests)} is expected")
        serve = self._requests.get(do)
        if serve is None:
            near = difflib.get_close_matches(do[:40], self._requests, 1)
            hint = f"did you mean {near[0]}?" if near else f"one of {', '.join(self._requests)} is expected"
            raise Wrong("unknown_do", f"do: {do[:40]!r} is unknown; {hint}")
        return serve(request)

    # What is there

    def _games(self, request: Document) -> Document:
        profiles = [(name, listed, entry_of(name).ruleset.profile) for name, listed in GAMES.items()]
        return {
            "games": [
                {
                    "game": name,
                    "title": listed.title,
                    "least_seats": profile.least_seats,
                    "most_seats": profile.most_seats,
                    "longest": profile.longest,
                }
                for name, listed, profile in profiles
            ]
        }

    def _cards(self, request: Document) -> Document:
        name = _text(request, "game", self.match.opening.game if self.match else None)
        return {"game": name, "cards": _entry(name).cards()}

    # Beginning

    def _new(self, request: Document) -> Document:
        name = _text(request, "game", None)
        entry = _entry(name)
        seed = _number(request, "seed", 0)
        document = request.get("setup", {})
        if not isinstance(document, dict):
            raise Wrong("bad_request", "setup: an object is expected")
        try:
            setup = entry.setup(document)
            seatings = _seatings(request) or _people(entry.seat_names(document))
            match = Match.new(entry.ruleset, setup, seatings, seed)
        except DECODING as error:
            raise Wrong("bad_setup", place_and_expectation(error), f"{name}/setup") from error
        return self._begun(match, [match.happened])

    def _load(self, request: Document) -> Document:
        document = request.get("position")
        if document is None:
            path = _path(request)
            document = read_document(path)
            if "snapshot" in document:
                match = load_match(path)
                return {"notice": match.notice, **self._begun(match, [])}
        if not isinstance(document, dict):
            raise Wrong("bad_request", "position: an object is expected, or a file's name as file")
        match = match_from(document, _seatings(request))
        try:
            return self._begun(match, [match.happened])
        except (LookupError, AttributeError, AssertionError, RulesError, *DECODING) as error:
            text = f"position: the rules cannot go on from it ({error or type(error).__name__})"
            raise DocumentError(text) from error

    def _begun(self, match: Match, happened: list[tuple[tuple[Event, ...], ...]]) -> Document:
        """Play this match from now on, if there is anything to say about it; else go on with the one before."""
        before, self.match = self.match, match
        try:
            return self._played(happened)
        except BaseException:
            self.match = before
            raise

    # Playing

    def _decision(self, request: Document) -> Document:
        return self._open_question(self._running())

    def _answer(self, request: Document) -> Document:
        match = self._running()
        number = _number(request, "n", None)
        seat = match.asked
        if seat is None:
            raise _refused(Refusal("match_over", "core/match", "The match is over."))
        answers = match.answers(seat)
        if not 0 <= number < len(answers):
            raise Wrong("no_such_answer", f"n: 0 to {len(answers) - 1} is expected, not {number}", "core/decision")
        return self._give(match, request, seat, answers[number])

    def _command(self, request: Document) -> Document:
        match = self._running()
        try:
            command = record.decode_command(match.game, record.encode(request.get("command")))
        except DECODING as error:
            raise Wrong("bad_command", place_and_expectation(error, "command")) from error
        seat = command.seat if isinstance(command, Concede) else match.asked
        return self._give(match, request, 0 if seat is None else seat, command)

    def _give(self, match: Match, request: Document, asked: int, command: Command) -> Document:
        """Answer; ``seat`` and ``number`` of the request say whose answer it is to which question."""
        seat = _number(request, "seat", asked)
        number = _number(request, "number", -1)
        refusal = match.submit(seat, command, None if number < 0 else number)
        if refusal is not None:
            raise _refused(refusal)
        return self._played([match.happened])

    def _undo(self, request: Document) -> Document:
        match = self._running()
        seat = _number(request, "seat", match.given[-1].seat if match.given else 0)
        if not match.undo(seat):
            text = "Only a seat's own last answer can be taken back, if nothing was rolled, drawn or shown since."
            raise _refused(Refusal("cannot_undo", "core/undo", text))
        return self._played([])

    # Looking

    def _view(self, request: Document) -> Document:
        match = self._running()
        seat = _number(request, "seat", None)
        if not 0 <= seat < len(match.opening.seatings):
            raise Wrong("bad_request", f"seat: 0 to {len(match.opening.seatings) - 1} is expected, not {seat}")
        return {"view": match.view(seat)}

    def _position(self, request: Document) -> Document:
        return {"position": position_of(self._running())}

    def _sight(self, request: Document) -> Document:
        match = self._running()
        return _asked_of(match, lambda entry: entry.sight(match.state, request.get("from"), request.get("to")))

    def _reach(self, request: Document) -> Document:
        match = self._running()
        piece = _number(request, "piece", None)
        return _asked_of(match, lambda entry: entry.reach(match.state, piece))

    def _save(self, request: Document) -> Document:
        return {"file": str(write_save(self._running(), _path(request)))}

    # Answering

    def _running(self) -> Match:
        if self.match is None:
            raise Wrong("no_match", "there is no match yet: new or load begins one")
        return self.match

    def _played(self, happened: list[tuple[tuple[Event, ...], ...]]) -> Document:
        """Return what happened, computer seats' answers with it, and the question that is open now."""
        match = self._running()
        known = match.players.notice
        while match.players.step():
            happened.append(match.happened)
        batches = [batch for batches in happened for batch in batches]
        given_up: Document = {} if match.players.notice == known else {"notice": match.players.notice}
        return {
            **given_up,
            "events": [event for batch in batches for event in batch],
            "batches": [len(batch) for batch in batches],
            "digest": match.digest,
            **self._open_question(match),
        }

    def _open_question(self, match: Match) -> Document:
        """Return the decision with its answers (or null), and the outcome (or null)."""
        decision = match.decision
        if decision is None:
            return {"decision": None, "outcome": match.outcome}
        seat = decision.seat
        entry, view = entry_of(match.opening.game), match.view(seat)
        question = question_of(entry, view, decision, match.answers(seat), match.players.names)
        return {"decision": question, "outcome": None}


def _refused(refusal: Refusal) -> Wrong:
    wrong = Wrong(refusal.code, refusal.text)
    wrong.refusal = refusal
    return wrong


def _asked_of(match: Match, ask: Callable[[GameEntry], Document]) -> Document:
    try:
        return ask(entry_of(match.opening.game))
    except ValueError as error:
        raise Wrong("bad_request", str(error)) from error


def _entry(name: str) -> GameEntry:
    try:
        return entry_of(name)
    except ValueError as error:
        raise Wrong("unknown_game", str(error)) from error


def _text(request: Document, field: str, default: str | None) -> str:
    value = request.get(field, default)
    if not isinstance(value, str):
        raise Wrong("bad_request", f"{field}: text is expected")
    return value


def _number(request: Document, field: str, default: int | None) -> int:
    value = request.get(field, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Wrong("bad_request", f"{field}: a whole number is expected")
    return value


def _path(request: Document) -> Path:
    name = _text(request, "file", None)
    if not name or "\0" in name or len(name) > 4096:
        raise Wrong("bad_request", "file: the name of a file is expected")
    return Path(name)


def _seatings(request: Document) -> tuple[Seating, ...] | None:
    given = request.get("seatings")
    if given is None:
        return None
    try:
        return msgspec.convert(given, tuple[Seating, ...])
    except msgspec.ValidationError as error:
        raise Wrong("bad_request", place_and_expectation(error, "seatings")) from error


def _people(names: tuple[str, ...]) -> tuple[Seating, ...]:
    return tuple(Seating(name or f"Player {seat + 1}") for seat, name in enumerate(names))


def _lines(stream: BinaryIO) -> Any:
    """Return the lines of a stream, or None in the place of one that is too long."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE:
            yield line.rstrip(b"\r\n")
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE + 1)
        yield None


def converse(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer every line until the input ends. Raises BrokenPipeError when nobody listens any more."""
    session = Session()
    too_long = msgspec.json.encode(
        {
            "ok": False,
            "error": Refusal("too_long", "headless/protocol", f"a line of at most {LONGEST_LINE} bytes was expected"),
        }
    )
    for line in _lines(incoming):
        outgoing.write((too_long if line is None else session.reply(line)) + b"\n")
        outgoing.flush()
