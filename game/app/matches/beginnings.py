"""Whether a set-up or a state that was read from a file can be played from at all: right in form is not yet right in
meaning. Files are damaged, and written by hand; a match that begins in one never fails later because of that."""

from __future__ import annotations

from typing import Any

import msgspec

from game.app.files.wording import place_and_expectation
from game.app.games.entries import cards_of
from game.core import record, runner
from game.core.ruleset import Ruleset
from game.core.state import AnyState
from game.core.views import view_for

#: About how many answers are tried, on copies, before a state is played on.
_TRIED = 6
#: Numbers in a set-up or a state stay below this, except for the dice's seed and count.
_LARGEST = 1 << 31


def why_not_begun(game: Ruleset, setup: Any) -> str:
    """Return what keeps a match from beginning with a set-up: half a sentence, or nothing."""
    odd = _odd_value(msgspec.json.decode(record.encode(setup)), "setup", _LARGEST, frozenset())
    if odd:
        return odd
    try:
        flaws = game.flaws_of_setup(setup)
    except Exception as error:  # The rules were asked about something that no game can be.
        return f"a set-up that can be played was expected ({_called(error)})"
    return _plain(flaws[0]) if flaws else ""


def why_invalid(game: Ruleset, state: AnyState, seats: int) -> str:
    """Return what keeps a match of this many seats from going on with a state: half a sentence, or nothing. A state may
    have no open question: it is carried on to the next one first."""
    if seats < 1:
        return "seats are expected, and nobody sits there"
    keys = frozenset(cards_of(game.profile.game).names)
    odd = _odd_value(msgspec.json.decode(record.encode(state)), "state", seats, keys)
    if odd:
        return odd
    try:
        flaws = game.flaws(state)
        if flaws:
            return f"a sound state was expected: {flaws[0].rstrip('.')}"
        if state.decision is None and state.outcome is None:
            state = runner.resume(game, state).state
        return _why_not_asked(game, state, seats)
    except Exception as error:  # As above.
        return f"a state that can be played on was expected ({_called(error)})"


def _why_not_asked(game: Ruleset, state: AnyState, seats: int) -> str:
    """Return why a screen could not ask everything of a match: views of all seats, answers of the one asked."""
    for seat in range(seats):
        view_for(game, state, seat)
    if state.decision is None:
        return ""
    seat = state.decision.seat
    if not 0 <= seat < seats:
        return f"seat {seat} is asked and nobody sits there"
    answers = runner.legal(game, state)
    if not answers:
        return "a question without an answer is open"
    for answer in answers[:: max(1, len(answers) // _TRIED)]:
        runner.submit(game, state, seat, answer)
    return ""


def _odd_value(value: Any, place: str, seats: int, keys: frozenset[str]) -> str:
    """Return the first value that means nothing, in words, or nothing: a number beyond what a game counts, a seat that
    does not exist, a card of another game. ``keys`` are the cards'; none are looked at where there are none."""
    waiting = [(place, value)]
    while waiting:
        at, node = waiting.pop()
        name = at.rpartition(".")[2]
        if isinstance(node, dict):
            waiting += [(f"{at}.{key}", each) for key, each in node.items() if (at, key) != ("state", "dice")]
            for key, each in node.items():
                if isinstance(each, dict) and key.isdigit() and each.get("id", int(key)) != int(key):
                    return f"{at}.{key}.id: {key} was expected, it is {each['id']}"
        elif isinstance(node, list):
            waiting += [(f"{at}[{number}]", each) for number, each in enumerate(node)]
        elif isinstance(node, bool):
            continue
        elif isinstance(node, int) and not -_LARGEST < node < _LARGEST:
            return f"{at}: a number below {_LARGEST} was expected, it is {node}"
        elif isinstance(node, int) and name in ("seat", "owner") and not -1 <= node < seats:
            return f"{at}: a seat from 0 to {seats - 1} was expected, it is {node}"
        elif isinstance(node, str) and name == "key" and ".cards." in at and keys and node not in keys:
            return f"{at}: a card of the game was expected, it is {node[:60]!r}"
    return ""


def _plain(flaw: str) -> str:
    """Return a flaw as the end of a sentence."""
    return flaw[:1].lower() + flaw[1:].rstrip(".")


def _called(error: Exception) -> str:
    """Return an error in the words for a reader of the file."""
    if isinstance(error, ValueError):
        return place_and_expectation(error)
    text = str(error)
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
