"""Headless play: whatever comes in is answered, and a whole game can be played by lines."""

from __future__ import annotations

import io
import os
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app import headless
from game.app.games.entries import GAMES
from game.app.headless import Session, converse
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from tests.app.headless.talk import HALL, Talk


def test_games_are_listed(talk):
    games = talk.well(do="games")["games"]
    assert [game["game"] for game in games] == list(GAMES)
    assert games[0]["least_seats"] == 2 and games[0]["most_seats"] == 4


def test_cards_have_their_figures(talk):
    cards = talk.well(do="cards", game="skirmish")["cards"]
    creatures = [card for card in cards if card["deck"] == "creatures"]
    actions = [card for card in cards if card["deck"] == "actions"]
    for told, records in ((creatures, CREATURES), (actions, ACTIONS)):
        assert {card["name"]: card["count"] for card in told} == {card.name: card.count for card in records.values()}
    common = {"name", "deck", "faction", "count", "level", "abilities", "text"}
    assert all(set(card) == common | {"hp", "damage", "speed", "keywords", "large"} for card in creatures)
    assert all(set(card) == common | {"kind"} for card in actions)
    assert {card["kind"] for card in actions} == {"standard", "minor", "immediate"}
    hulk = next(card for card in creatures if card["name"] == "Umbur Hulk")
    assert (hulk["hp"], hulk["damage"], hulk["speed"], hulk["level"], hulk["large"]) == (65, 15, 6, 5, True)
    assert not any("{" in card["text"] or "*" in card["text"] for card in cards)


def test_a_decision_lists_every_answer_with_words(talk):
    talk.well(do="new", game="skirmish", seed=7, setup={"map": HALL})
    decision = talk.well(do="decision")["decision"]
    assert {"number", "seat", "kind", "prompt", "text", "answers"} <= set(decision)
    assert [answer["n"] for answer in decision["answers"]] == list(range(len(decision["answers"])))
    assert all(answer["command"]["type"] and answer["text"] for answer in decision["answers"])


def test_a_whole_game_is_played_by_lines(talk):
    reply = talk.well(do="new", game="skirmish", seed=3, setup={"map": HALL})
    choice = random.Random(5)
    steps = 0
    while reply["decision"] is not None:
        answers = reply["decision"]["answers"]
        by_kind: dict[str, list] = {}
        for answer in answers:
            by_kind.setdefault(answer["command"]["type"], []).append(answer)
        answer = choice.choice(by_kind[choice.choice(sorted(by_kind))])
        if steps % 2:
            reply = talk.well(do="answer", n=answer["n"])
        else:
            reply = talk.well(do="command", command=answer["command"], number=reply["decision"]["number"])
        assert sum(reply["batches"]) == len(reply["events"])
        steps += 1
    assert reply["outcome"]["reason"] == "gold" and steps > 20
    assert talk.error(do="answer", n=0)["code"] == "match_over"
    assert talk.well(do="decision") == {"ok": True, "decision": None, "outcome": reply["outcome"]}


def test_the_same_lines_give_the_same_bytes():
    lines = [b'{"do":"new","game":"skirmish","seed":4}', *[b'{"do":"answer","n":0}'] * 20, b'{"do":"view","seat":1}']
    replies = []
    for _ in range(2):
        session = Session()
        replies.append([session.reply(line) for line in lines])
    assert replies[0] == replies[1]


def test_computer_seats_answer_at_once(talk):
    seatings = [{"name": "Ann"}, {"name": "Automaton", "kind": "computer"}]
    reply = talk.well(do="new", game="skirmish", seed=1, setup={"map": HALL}, seatings=seatings)
    assert reply["decision"]["seat"] == 0
    seatings[0]["kind"] = "computer"
    reply = talk.well(do="new", game="skirmish", seed=1, setup={"map": HALL}, seatings=seatings)
    assert reply["decision"] is None and reply["outcome"]


def test_four_seats(talk):
    setup = {"map": HALL, "seats": [{"name": "A"}, {"name": "B"}, {"faction": "crown"}, {"faction": "drow"}]}
    reply = talk.well(do="new", game="skirmish", setup=setup)
    assert reply["decision"]["text"].startswith(("A:", "B:"))
    assert [player["side"] for player in talk.well(do="view", seat=3)["view"]["table"]["players"]] == [0, 1, 0, 1]


def test_a_view_hides_and_a_position_tells(talk):
    reply = talk.well(do="new", game="skirmish", seed=3, setup={"map": HALL})
    while reply["decision"]["prompt"] != "between_activations":
        reply = talk.well(do="answer", n=0)
    hands = [player["hand"] for player in talk.well(do="view", seat=0)["view"]["table"]["players"]]
    assert all(hands[0]) and not any(hands[1])
    digest = reply["digest"]
    position = talk.well(do="position")["position"]
    other = Talk()
    again = other.well(do="load", position=position)
    assert again["digest"] == digest and again["decision"] == reply["decision"]


def test_sight_and_reach(talk):
    position = {"map": HALL, "pieces": [{"name": "Drow Wizard", "at": [3, 2]}, {"name": "Elf Archer #1", "at": [5, 2]}]}
    talk.well(do="load", position=position)
    creatures = talk.well(do="view", seat=0)["view"]["table"]["creatures"]
    wizard, archer = (int(number) for number in creatures)
    sight = talk.well(do="sight", **{"from": [3, 2], "to": [5, 2]})
    assert sight["verdict"] == "cover" == talk.well(do="sight", **{"from": wizard, "to": archer})["verdict"]
    assert sight["lines"]
    reach = talk.well(do="reach", piece=wizard)["squares"]
    assert reach[0]["cost"] == 1 and all(square["path"][-1] == square["cell"] for square in reach)
    assert talk.error(do="reach", piece=99)["text"].startswith("piece: there is no creature 99")
    assert talk.error(do="reach", piece="x")["code"] == "bad_request"
    assert "off the board" in talk.error(do="sight", **{"from": [3, 99], "to": [0, 0]})["text"]
    assert talk.error(do="sight", **{"from": "x", "to": [0, 0]})["code"] == "bad_request"


def test_undo(talk):
    talk.well(do="new", game="stones", seed=1)
    digest = talk.session.match.digest
    talk.well(do="command", command={"type": "Take", "stones": 2})
    assert talk.well(do="undo")["digest"] == digest
    assert talk.error(do="undo")["code"] == "cannot_undo"
    talk.well(do="command", command={"type": "RollForIt"})
    assert talk.error(do="undo", seat=0)["code"] == "cannot_undo"


def test_save_and_load(talk, tmp_path):
    talk.well(do="new", game="skirmish", seed=2, setup={"map": HALL})
    reply = talk.well(do="answer", n=1)
    file = str(tmp_path / "evening.json")
    assert talk.well(do="save", file=file)["file"] == file
    other = Talk()
    again = other.well(do="load", file=file)
    assert again["digest"] == reply["digest"] and again["notice"] == "" and again["decision"] == reply["decision"]
    (tmp_path / "puzzle.json").write_bytes(msgspec.json.encode(other.well(do="position")["position"]))
    assert other.well(do="load", file=str(tmp_path / "puzzle.json"))["digest"] == reply["digest"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_save_replaces_plain_files_only(talk, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    talk.well(do="new", game="stones", seed=1)
    assert "not a plain file" in talk.error(do="save", file=str(tmp_path / "pipe"))["text"]
    assert (tmp_path / "pipe").is_fifo()


def test_refusals_come_from_the_rules(talk):
    position = {"map": HALL, "pieces": [{"name": "Drow Wizard", "at": [3, 2]}, {"name": "Dragon Knight", "at": [5, 4]}]}
    talk.well(do="load", position=position)
    wizard, knight = (int(number) for number in talk.well(do="view", seat=0)["view"]["table"]["creatures"])
    talk.well(do="command", command={"type": "Activate", "creature": wizard})
    error = talk.error(do="command", command={"type": "Attack", "creature": wizard, "target": knight})
    assert error["code"] == "not_adjacent" and error["rule"] == "skirmish/melee" and error["about"] == [wizard, knight]
    assert talk.error(do="command", command={"type": "EndActivation"}, seat=1)["code"] == "not_asked"
    assert talk.error(do="command", command={"type": "EndActivation"}, number=0)["code"] == "stale"
    assert talk.well(do="command", command={"type": "Concede", "seat": 1})["outcome"]["winners"] == [0]


@pytest.mark.parametrize(
    "request_, code",
    [
        ({}, "bad_request"),
        ({"do": 1}, "bad_request"),
        ({"do": "dance"}, "unknown_do"),
        ({"do": "x" * 100_000}, "unknown_do"),
        ({"do": "new"}, "bad_request"),
        ({"do": "new", "game": "chess"}, "unknown_game"),
        ({"do": "new", "game": ["skirmish"]}, "bad_request"),
        ({"do": "new", "game": "skirmish", "seed": -1}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "seed": 1 << 63}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "seed": 1.5}, "bad_request"),
        ({"do": "new", "game": "skirmish", "seed": True}, "bad_request"),
        ({"do": "new", "game": "skirmish", "seed": "7"}, "bad_request"),
        ({"do": "new", "game": "skirmish", "setup": []}, "bad_request"),
        ({"do": "new", "game": "skirmish", "setup": {"boardd": 1}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"map": "no such map"}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"map": "a\0b"}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"map": ["x"]}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"map": ["...", "."]}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"map": ["." * 1000]}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"map": []}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"map": 5}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"seats": [{}]}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"seats": 5}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"seats": [{"faction": "orc"}, {}]}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"seats": [{"side": 1}, {}]}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"windows": "never"}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"tiles": ["none", "none"]}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "setup": {"board": {"name": "x"}}}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "seatings": [{"name": "One"}]}, "bad_setup"),
        ({"do": "new", "game": "skirmish", "seatings": [{"name": "One", "kind": "dog"}]}, "bad_request"),
        ({"do": "load"}, "bad_request"),
        ({"do": "load", "position": 5}, "bad_request"),
        ({"do": "load", "position": {}}, "ok"),
        ({"do": "load", "position": {"game": "chess"}}, "bad_document"),
        ({"do": "load", "position": {"map": ["."], "pieces": 1}}, "bad_document"),
        ({"do": "load", "file": "/no/such/file"}, "bad_document"),
        ({"do": "load", "file": "/dev/zero"}, "bad_document"),
        ({"do": "load", "file": "a\0b"}, "bad_request"),
        ({"do": "load", "file": "/"}, "bad_document"),
        ({"do": "decision"}, "no_match"),
        ({"do": "answer", "n": 0}, "no_match"),
        ({"do": "undo"}, "no_match"),
        ({"do": "view", "seat": 0}, "no_match"),
        ({"do": "save", "file": "x"}, "no_match"),
        ({"do": "cards"}, "bad_request"),
        ({"do": "cards", "game": "chess"}, "unknown_game"),
    ],
)
def test_requests_that_cannot_be_met(talk, request_, code):
    if code == "ok":
        talk.well(**request_)
    else:
        assert talk.error(**request_)["code"] == code


@pytest.mark.parametrize(
    "request_, code",
    [
        ({"do": "answer"}, "bad_request"),
        ({"do": "answer", "n": -1}, "no_such_answer"),
        ({"do": "answer", "n": 10**30}, "no_such_answer"),
        ({"do": "answer", "n": 0.0}, "bad_request"),
        ({"do": "answer", "n": False}, "bad_request"),
        ({"do": "answer", "n": None}, "bad_request"),
        ({"do": "answer", "n": 0, "seat": 1}, "not_asked"),
        ({"do": "answer", "n": 0, "seat": 10**30}, "no_such_seat"),
        ({"do": "answer", "n": 0, "number": 99}, "stale"),
        ({"do": "command"}, "bad_command"),
        ({"do": "command", "command": 5}, "bad_command"),
        ({"do": "command", "command": {"type": "Nap"}}, "bad_command"),
        ({"do": "command", "command": {"type": "Undo"}}, "bad_command"),
        ({"do": "command", "command": {"type": "Take", "stones": "x"}}, "bad_command"),
        ({"do": "command", "command": {"type": "Take", "stones": 10**30}}, "too_many"),
        ({"do": "command", "command": {"type": "Take", "stones": 7}}, "too_many"),
        ({"do": "command", "command": {"type": "Concede", "seat": 9}}, "no_such_seat"),
        ({"do": "command", "command": {"type": "Concede", "seat": -1}}, "no_such_seat"),
        ({"do": "view"}, "bad_request"),
        ({"do": "view", "seat": -1}, "bad_request"),
        ({"do": "view", "seat": 2}, "bad_request"),
        ({"do": "reach"}, "bad_request"),
        ({"do": "sight"}, "bad_request"),
        ({"do": "save"}, "bad_request"),
        ({"do": "save", "file": ""}, "bad_request"),
        ({"do": "save", "file": "/dev/null/x"}, "bad_document"),
        ({"do": "save", "file": "/"}, "bad_document"),
    ],
)
def test_junk_leaves_the_match_as_it_is(talk, request_, code):
    talk.well(do="new", game="stones", seed=1)
    digest = talk.session.match.digest
    assert talk.error(**request_)["code"] == code
    assert talk.session.match.digest == digest


JUNK = [
    b"",
    b"   ",
    b"nonsense",
    b"\0",
    b'{"do":"games"}\0',
    b"\xff\xfe\xfd",
    b'{"do":"\xff"}',
    b'{"do":"\\ud800"}',
    b"null",
    b"5",
    b"[]",
    b'"games"',
    b"{" * 100_000,
    b"[" * 100_000,
    b'{"do":' * 50_000,
    b'{"do":"answer","n":1e999}',
    b'{"do":"answer","n":NaN}',
    b'{"do":"answer","n":' + b"9" * 100_000 + b"}",
    b'{"do":"new","game":"skirmish","setup":' + b'{"map":' * 900 + b"1" + b"}" * 901,
]


@pytest.mark.parametrize("line", JUNK, ids=range(len(JUNK)))
def test_junk_is_answered(line):
    reply = msgspec.json.decode(Session().reply(line))
    assert reply["ok"] is False and set(reply["error"]) >= {"code", "rule", "about", "text"}
    assert len(reply["error"]["text"]) < 500


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
_FIELDS = ("game", "seed", "setup", "position", "n", "command", "seat", "from", "to", "piece", "seatings", "number")


@settings(max_examples=150, deadline=None)
@given(
    do=st.sampled_from(tuple(Session()._requests)),
    fields=st.dictionaries(st.sampled_from(_FIELDS), _json | st.just("skirmish"), max_size=4),
)
def test_any_fields_are_answered_and_never_by_an_internal_error(do, fields):
    talk = Talk()
    talk.well(do="load", position={"map": HALL, "pieces": [{"name": "Drow Wizard", "at": [3, 2]}]})
    reply = talk(do=do, **fields)
    assert reply["ok"] or reply["error"]["code"] != "internal", reply


def test_lines_are_answered_one_by_one_and_long_ones_too(monkeypatch):
    monkeypatch.setattr(headless, "LONGEST_LINE", 1000)
    long = b'{"do":"games","x":"' + b"y" * 5000 + b'"}'
    exact = b'{"do":"games"}'.ljust(999)
    incoming = io.BytesIO(b"\n".join([b'{"do":"games"}', long, exact, b"\r", long, b'{"do":"games"}']))
    outgoing = io.BytesIO()
    converse(incoming, outgoing)
    replies = [msgspec.json.decode(line) for line in outgoing.getvalue().splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, True, False, False, True]
    assert replies[1]["error"]["code"] == "too_long"


def test_an_internal_error_is_reported_and_the_match_stays(talk, monkeypatch):
    talk.well(do="new", game="stones", seed=1)
    monkeypatch.setattr(headless, "position_of", lambda match: 1 / 0)
    assert talk.error(do="position")["code"] == "internal"
    talk.well(do="answer", n=0)
