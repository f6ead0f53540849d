"""Records: what is written is read back, the same bytes each time, and differences are named."""

from __future__ import annotations

import msgspec
import pytest

from game.core import record, runner
from game.core.commands import Concede
from tests.core.tiny import Ask, Go, Say, Tiny

GAME = Tiny()


def test_a_state_is_read_back() -> None:
    state = runner.start(GAME, (Ask(1), Go("on"), Ask(0)), 3).state
    text = record.encode(state)
    assert record.decode_state(GAME, text) == state
    assert record.encode(record.decode_state(GAME, text)) == text
    assert record.digest(record.decode_state(GAME, text)) == record.digest(state)


@pytest.mark.parametrize("command", [Say("yes"), Concede(1)])
def test_a_command_is_read_back(command: Say | Concede) -> None:
    text = record.encode(command)
    assert record.decode_command(GAME, text) == command
    assert record.decode_command(GAME, msgspec.Raw(text)) == command


def test_a_set_up_is_read_back() -> None:
    setup = (Ask(1, ("a",)), Go("x"))
    assert record.decode_setup(GAME, record.encode(setup)) == setup


def test_the_tag_is_the_type_name() -> None:
    assert msgspec.json.decode(record.encode(Say("yes"))) == {"type": "Say", "word": "yes"}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (b'{"type":"Sing"}', "type"),
        (b'{"type":"Say"}', "word"),
        (b'{"type":"Say","word":3}', r"\$.word"),
        (b'{"word":"yes"}', "type"),
        (b"[]", "array"),
    ],
)
def test_a_wrong_command_names_the_place(text: bytes, place: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=place):
        record.decode_command(GAME, text)


def test_text_that_is_not_json_is_an_error() -> None:
    with pytest.raises(msgspec.DecodeError):
        record.decode_state(GAME, b"{")


def test_digests_tell_states_apart() -> None:
    states = [runner.start(GAME, (Ask(seat),), seed).state for seat in (0, 1) for seed in (1, 2)]
    assert len({record.digest(state) for state in states}) == 4
    assert record.digest(states[0]) == record.digest(msgspec.structs.replace(states[0]))


def test_a_digest_is_24_hexadecimal_digits() -> None:
    """Journals and replays that people keep hold digests of this length."""
    assert len(record.digest(runner.start(GAME, (Ask(0),), 1).state)) == 24


def test_saves_are_of_format_3() -> None:
    """A save of another format is refused: another number here shuts out every save there is."""
    assert record.FORMAT == 3


def test_equal_records_are_the_same_bytes() -> None:
    one, other = ({"b": 1, "a": (2, 3)}, {"b": 1, "a": (2, 3)})
    assert record.encode(one) == record.encode(other)


@pytest.mark.parametrize(
    ("left", "right", "found"),
    [
        ({"a": 1}, {"a": 1}, None),
        ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 3]}}, "state.a.b[1] is 2 against 3"),
        ({"a": 1}, {}, "state.a is on one side only"),
        ({"a": [1]}, {"a": [1, 2]}, "state.a has 1 entries against 2"),
        ({"b": 1, "a": 1}, {"b": 2, "a": 2}, "state.a is 1 against 2"),
        ([], {}, "state is [] against {}"),
        (1, None, "state is 1 against None"),
    ],
)
def test_the_first_difference_is_named(left: object, right: object, found: str | None) -> None:
    assert record.first_difference(left, right) == found
