"""Factions over the line protocol: cards, decks, whole games, the stack in the view, positions, saves, replays,
junk."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app.games.entries import entry_of
from game.app.headless import Session
from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.app.records.replays import compare, read_recording
from game.rules.factions.cards.all_cards import CARDS
from game.rules.factions.cards.decks import flaws_of_deck, write_deck
from game.rules.factions.cards.effects import FACTIONS
from game.rules.factions.cards.starter_decks import starter_deck
from tests.app.headless.talk import Talk

LEVY = {"deck": "The King's Levy"}
POSITION = {
    "game": "factions",
    "seats": [{"faction": "Kingdom", "hand": ["Blockade"], "build": 20}, {"faction": "Alliance"}],
    "pieces": [
        {"name": "Knight", "zone": 3},
        {"name": "Elf Scout", "zone": 3, "seat": 1},
        {"name": "Elf Commando", "zone": 4, "seat": 1},
    ],
    "turn": {"phase": "combat"},
}


def answered_at_random(talk: Talk, reply: dict[str, Any], answers: int, seed: int = 5) -> dict[str, Any]:
    """Give random answers over the line protocol until the match ends, or that many were given."""
    chance = random.Random(seed)
    for _ in range(answers):
        if reply["decision"] is None:
            break
        kinds: dict[str, list[dict[str, Any]]] = {}
        for answer in reply["decision"]["answers"]:
            kinds.setdefault(answer["command"]["type"], []).append(answer)
        answer = chance.choice(kinds[chance.choice(sorted(kinds))])
        if answer["n"] % 2:
            reply = talk.well(do="answer", n=answer["n"])
        else:
            reply = talk.well(do="command", command=answer["command"], number=reply["decision"]["number"])
    return reply


def test_the_game_is_listed(talk):
    games = {game["game"]: game for game in talk.well(do="games")["games"]}
    assert games["factions"]["title"] == "Factions" and games["factions"]["most_seats"] == 2


def test_every_card_has_the_figures_of_its_type(talk):
    cards = talk.well(do="cards", game="factions")["cards"]
    assert [(card["name"], card["number"], card["type"]) for card in cards] == [
        (card.name, card.number, card.type) for card in CARDS.values()
    ]
    assert {card["rarity"] for card in cards} == {"C", "UC", "R", "VR"}
    common = {"number", "name", "rarity", "type", "factions", "cost", "text"}
    figures = {"hp", "def", "atk", "dam", "unique", "creature_types"}
    for card in cards:
        more = set(card) - common - {"magic", "magic_renewal", "counts_as"}
        assert more == (figures if card["type"] == "unit" else set())
        assert ("magic" in card) == ("magic_renewal" in card)
        assert "*" not in card["text"] and "{" not in card["text"]
    knight = next(card for card in cards if card["name"] == "Knight")
    assert (knight["cost"], knight["hp"], knight["def"], knight["atk"], knight["dam"]) == (15, 50, 17, 10, 10)


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_starter_deck_is_legal_and_called_by_its_name_or_its_faction(talk, faction):
    deck = starter_deck(faction)
    assert flaws_of_deck(deck) == ()
    lines = write_deck(deck)
    as_object = {"faction": deck.faction, "cards": list(deck.cards), "name": deck.name}
    digests = set()
    for written in (deck.name, deck.name.lower(), faction, lines, as_object, {**as_object, "cards": dict(deck.cards)}):
        reply = talk.well(do="new", game="factions", seed=4, setup={"seats": [{"deck": written}, LEVY]})
        digests.add(reply["digest"])
    reply = talk.well(do="new", game="factions", seed=4, setup={"seats": [{"faction": faction}, LEVY]})
    assert digests == {reply["digest"]}


def test_a_whole_game_is_played_over_the_protocol(talk):
    setup = {"seats": [{"name": "Ann", "faction": "Barbarian"}, {"name": "Ben"}], "last_cycle": 3}
    reply = talk.well(do="new", game="factions", seed=3, setup=setup)
    assert reply["decision"]["text"].startswith(("Ann: ", "Ben: "))
    reply = answered_at_random(talk, reply, 5000)
    assert reply["outcome"]["reason"] in ("cycles", "capital")
    assert talk.error(do="answer", n=0)["code"] == "match_over"


def test_the_stack_stands_in_the_view(talk):
    reply = talk.well(do="load", position={**POSITION, "windows": "always"})
    table = talk.well(do="view", seat=0)["view"]["table"]
    card = table["players"][0]["hand"][0]
    (activate,) = reply["decision"]["answers"]
    reply = talk.well(do="command", command=activate["command"])
    while reply["decision"]["seat"] != 0:
        reply = talk.well(do="command", command={"type": "Pass"})
    talk.well(do="command", command={"type": "PlayCard", "card": card})
    reply = talk.well(do="command", command={"type": "ChooseZone", "zone": 3})
    stacks = [talk.well(do="view", seat=seat)["view"]["table"]["stack"] for seat in (0, 1)]
    assert stacks[0] == stacks[1]
    (entry,) = stacks[0]
    assert (entry["key"], entry["seat"], entry["zone"], entry["card"]) == ("blockade", 0, 3, card)
    assert talk.well(do="view", seat=0)["view"]["table"]["players"][0]["build"] == 12
    while reply["decision"]["prompt"].startswith("respond"):
        reply = talk.well(do="command", command={"type": "Pass"})
    after = talk.well(do="view", seat=1)["view"]["table"]
    assert after["stack"] == [] and after["blockaded"] == [3]


def _unit(table: dict[str, Any], name: str) -> int:
    key = name.lower().replace(" ", "_")
    return next(unit["id"] for unit in table["units"].values() if unit["key"] == key)


def test_a_view_hides_the_other_hand_and_both_decks(talk):
    talk.well(do="new", game="factions", seed=3)
    for seat in (0, 1):
        own, other = talk.well(do="view", seat=seat)["view"]["table"]["players"][:: 1 if seat == 0 else -1]
        assert all(own["hand"]) and not any(other["hand"]) and not any(own["deck"]) and not any(other["deck"])


def test_distance_range_and_odds_between_units_and_zones(talk):
    talk.well(do="load", position=POSITION)
    table = talk.well(do="view", seat=0)["view"]["table"]
    knight, scout, commando = (_unit(table, name) for name in ("Knight", "Elf Scout", "Elf Commando"))
    near = talk.well(do="sight", **{"from": knight, "to": scout})
    assert (near["distance"], near["reach"], near["verdict"], near["why"]) == (0, 0, "clear", "")
    assert 0 < near["attack"]["hit"] < 1 and near["attack"]["expected"] > 0
    far = talk.well(do="sight", **{"from": knight, "to": commando})
    assert (far["distance"], far["verdict"]) == (1, "blocked") and far["why"].endswith("the attack reaches 0.")
    assert "attack" not in talk.well(do="sight", **{"from": scout, "to": commando})
    assert talk.well(do="sight", **{"from": [1], "to": [4]})["distance"] == 3
    assert talk.well(do="sight", **{"from": knight, "to": [5]}) == {"ok": True, "distance": 2}
    for wrong in (99, [6], [1, 2], "x", None, True, [True], [1.0], {}):
        assert talk.error(do="sight", **{"from": knight, "to": wrong})["text"].startswith("to: ")


def test_reach_lists_zones_and_targets(talk):
    talk.well(do="load", position=POSITION)
    table = talk.well(do="view", seat=0)["view"]["table"]
    knight, scout = _unit(table, "Knight"), _unit(table, "Elf Scout")
    reach = talk.well(do="reach", piece=knight)
    assert reach["targets"] == [scout]
    assert {"zone": 2, "steps": 1, "attacks": True} in reach["zones"]
    assert not any(way["zone"] > 3 for way in reach["zones"]), "an enemy bars the way forward"
    assert talk.error(do="reach", piece=99)["text"] == "piece: there is no unit 99 on the table"


def test_a_position_is_written_and_read_at_any_moment(talk):
    reply = talk.well(do="new", game="factions", seed=8, setup={"windows": "always", "last_cycle": 4})
    for part in range(12):
        reply = answered_at_random(talk, reply, 25, part)
        position = talk.well(do="position")["position"]
        again = Talk().well(do="load", position=position)
        assert again["digest"] == reply["digest"] and again["decision"] == reply["decision"]


@pytest.mark.parametrize("named", ["The War Cloth", "war_cloth", "factions/war_cloth.tmx"])
def test_a_match_may_name_the_table_that_it_is_laid_out_on(talk, named):
    talk.well(do="new", game="factions", setup={"map": named})
    assert talk.well(do="view", seat=0)["view"]["table"]["map"] == "factions/war_cloth.tmx"
    position = talk.well(do="position")["position"]
    assert position["map"] == "factions/war_cloth.tmx"
    assert talk.well(do="load", position={**POSITION, "map": named})["decision"]
    assert talk.well(do="position")["position"]["map"] == "factions/war_cloth.tmx"


def test_undo_takes_back_a_choice(talk):
    talk.well(do="load", position={**POSITION, "turn": {"phase": "build"}})
    digest = talk.session.match.digest
    table = talk.well(do="view", seat=0)["view"]["table"]
    talk.well(do="command", command={"type": "PlayCard", "card": table["players"][0]["hand"][0]})
    assert talk.well(do="undo")["digest"] == digest
    assert talk.error(do="undo")["code"] == "cannot_undo"


def test_a_save_resumes_where_it_was(talk, tmp_path):
    reply = answered_at_random(talk, talk.well(do="new", game="factions", seed=2), 60)
    file = str(tmp_path / "evening.json")
    talk.well(do="save", file=file)
    again = Talk().well(do="load", file=file)
    assert again["digest"] == reply["digest"] and again["notice"] == "" and again["decision"] == reply["decision"]
    found = compare(read_recording(tmp_path / "evening.json"))
    assert found.difference is None and found.answers == 60


def test_a_journal_replays_to_the_same_match(tmp_path):
    entry = entry_of("factions")
    setup = entry.setup({"seats": [{"faction": "Mage Guild"}, {"faction": "Underworld"}]})
    journal = Journal(tmp_path)
    match = Match.new(entry.ruleset, setup, (Seating("Ann", "greedy"), Seating("Ben", "greedy")), 6, journal)
    for _ in range(60):
        assert match.players.step()
    match.set_aside()
    (path,) = tmp_path.rglob("*.jsonl")
    found = compare(read_recording(path))
    assert found.difference is None and found.answers == 60 and found.digest == match.digest


def test_computer_players_play_to_the_end(talk):
    seatings = [{"name": "Ann", "kind": "greedy"}, {"name": "Ben", "kind": "random"}]
    reply = talk.well(do="new", game="factions", seed=1, setup={"last_cycle": 12}, seatings=seatings)
    assert reply["decision"] is None and reply["outcome"]["winners"] == [0]


@pytest.mark.parametrize(
    "setup, text",
    [
        ({"seatz": []}, "setup.seatz: one of at_zero, last_cycle, map, seats, windows is expected"),
        ({"seats": 5}, "setup.seats: a list of objects is expected"),
        ({"seats": [{}]}, "setup.seats: 2 are expected, not 1"),
        ({"seats": [{}, {"side": 1}]}, "setup.seats[1].side: one of deck, faction, name is expected"),
        ({"seats": [{}, {"name": 1}]}, "setup.seats[1].name: text is expected"),
        ({"seats": [{"faction": "Orcs"}, {}]}, "setup.seats[0].faction: one of Kingdom, Mage Guild, "),
        ({"seats": [{"faction": []}, {}]}, "setup.seats[0].faction: one of Kingdom, Mage Guild, "),
        ({"seats": [{**LEVY, "faction": "Kingdom"}, {}]}, "setup.seats[0].faction: a deck has a faction of its own"),
        (
            {"seats": [{"deck": {"cards": {"Squire": 6, "Mage": 2}}}, LEVY]},
            "setup.seats[0].deck.faction: a deck names its faction, as in 'faction: Kingdom'; "
            "these cards fit Kingdom or Mage Guild",
        ),
        (
            {"seats": [LEVY, {"deck": "6 Squire\n2 Mage"}]},
            "setup.seats[1].deck: line 1: a deck names its faction, as in 'faction: Kingdom'; "
            "these cards fit Kingdom or Mage Guild",
        ),
        ({"seats": [{"deck": 5}, {}]}, "setup.seats[0].deck: the name of a starter deck, "),
        ({"seats": [{"deck": None}, {}]}, "setup.seats[0].deck: the name of a starter deck, "),
        (
            {"seats": [{"deck": "The Kings Levy"}, {}]},
            "setup.seats[0].deck: there is no starter deck 'The Kings Levy'; ",
        ),
        ({"seats": [{"deck": "faction: Orcs\n6 Knight"}, {}]}, "setup.seats[0].deck: line 1: there is no faction"),
        ({"seats": [{"deck": "faction: Kingdom\n6 Knigt"}, {}]}, "setup.seats[0].deck: line 2: there is no card"),
        ({"seats": [{"deck": "faction: Kingdom\n6 Knight"}, {}]}, "setup.seats[0].deck: A deck has 60 cards, "),
        ({"seats": [{"deck": {}}, {}]}, "setup.seats[0].deck: "),
        ({"seats": [{"deck": {"faction": "Orcs", "cards": []}}, {}]}, "setup.seats[0].deck.faction: "),
        ({"seats": [{"deck": {"faction": "Kingdom", "cards": [["Knigt", 6]]}}, {}]}, "setup.seats[0].deck.cards[0]: "),
        ({"seats": [{"deck": {"faction": "Kingdom", "cards": {"Knight": 0}}}, {}]}, "setup.seats[0].deck.cards[0]: "),
        (
            {"seats": [{"deck": {"faction": "Kingdom", "cards": {"Knight": 60}}}, {}]},
            "setup.seats[0].deck: 60 of Knight",
        ),
        ({"seats": [{"deck": {"faction": "Kingdom", "cards": {"Knight": 10**30}}}, {}]}, "setup.seats[0].deck: "),
        ({"windows": "never"}, "setup.windows: "),
        ({"at_zero": 1}, "setup.at_zero: "),
        ({"last_cycle": 0}, "setup.last_cycle: 1 to 60 is expected, not 0"),
        ({"last_cycle": 61}, "setup.last_cycle: 1 to 60 is expected, not 61"),
        ({"last_cycle": "4"}, "setup.last_cycle: "),
        ({"map": 4}, "setup.map: "),
        ({"map": "The Stone Hal"}, "setup.map: there is no map 'The Stone Hal'; did you mean 'The Stone Hall'?"),
        ({"map": "a\0b"}, "setup.map: the name or the file of a map is expected"),
        ({"map": "maps/skirmish/open_hall.tmx"}, "setup.map: maps/skirmish/open_hall.tmx: a table of Factions"),
    ],
)
def test_what_is_wrong_with_a_set_up_is_reported_with_its_place(talk, setup, text):
    error = talk.error(do="new", game="factions", setup=setup)
    assert error["code"] == "bad_setup" and error["text"].startswith(text) and len(error["text"]) < 300


@pytest.mark.parametrize(
    "change, place",
    [
        ({"pieces": [{"name": "Knight", "zone": 7}]}, "pieces[0].zone: "),
        ({"pieces": [{"name": "Knigt", "zone": 3}]}, "pieces[0].name: "),
        ({"pieces": [{"name": "Blockade", "zone": 3}]}, "pieces[0].name: "),
        ({"pieces": [{"name": "Knight", "zone": 3, "damage": 99}]}, "pieces[0].damage: "),
        ({"seats": [{"hand": ["Nothing"]}, {}]}, "seats[0].hand[0]: "),
        ({"turn": {"phase": "nap"}}, "turn.phase: "),
        ({"board": []}, "object contains unknown field board"),
    ],
)
def test_what_is_wrong_with_a_position_is_reported_with_its_place(talk, change, place):
    error = talk.error(do="load", position={**POSITION, **change})
    assert error["code"] == "bad_document" and error["text"].startswith(place)


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
_SETUP_PARTS = ("seats", "windows", "at_zero", "last_cycle", "deck", "faction", "cards", "name")


@settings(max_examples=100, deadline=None)
@given(
    do=st.sampled_from(tuple(Session()._requests)),
    fields=st.dictionaries(
        st.sampled_from(("seed", "setup", "position", "n", "command", "seat", "from", "to", "piece", "number")),
        _json | st.dictionaries(st.sampled_from(_SETUP_PARTS), _json | st.just([{"deck": {}}, {}]), max_size=3),
        max_size=4,
    ),
)
def test_no_fields_bring_about_an_internal_error(do, fields):
    talk = Talk()
    talk.well(do="load", position=POSITION)
    reply = talk(do=do, **{"game": "factions", **fields})
    assert reply["ok"] or reply["error"]["code"] != "internal", reply


def test_replies_are_the_same_bytes_for_the_same_lines():
    lines = [b'{"do":"new","game":"factions","seed":4}', *[b'{"do":"answer","n":0}'] * 30, b'{"do":"view","seat":1}']
    replies = []
    for _ in range(2):
        session = Session()
        replies.append([session.reply(line) for line in lines])
    assert replies[0] == replies[1] and all(msgspec.json.decode(reply)["ok"] for reply in replies[0])
