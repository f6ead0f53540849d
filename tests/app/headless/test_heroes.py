"""Heroes by lines: cards, decks, whole games, the chain in the view, positions, saves, replays, and set-ups refused."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.app.games.entries import entry_of
from game.app.games.heroes.ready_decks import deck_from
from game.core import runner
from game.rules.heroes.cards.all_cards import CARDS, HEROES
from game.rules.heroes.cards.decks import write_deck
from game.rules.heroes.cards.starter_decks import STARTER_DECKS, quick_deck, starter_deck
from tests.app.headless.talk import Talk
from tests.app.simulation.orders import play_games

FIELDS = {"name", "type", "icons", "cost", "atk", "damage_type", "health", "def", "strike", "tags", "keywords", "text"}
QUICK = [{"deck": "Wall and Hammer (quick)"}, {"deck": "Rot and Renewal (quick)"}]


def cards(talk: Talk) -> dict[str, dict[str, Any]]:
    return {card["name"]: card for card in talk.well(do="cards", game="heroes")["cards"]}


def test_the_game_is_listed(talk: Talk) -> None:
    games = {game["game"]: game for game in talk.well(do="games")["games"]}
    assert games["heroes"]["title"] == "Heroes" and games["heroes"]["most_seats"] == 2


def test_every_card_has_exactly_its_fields(talk: Talk) -> None:
    found = cards(talk)
    assert list(found) == [card.name for card in (*HEROES.values(), *CARDS.values())]
    for card in found.values():
        if card["type"] == "Hero":
            assert set(card) == {"name", "type", "health", "faction", "race", "class", "text"}
        else:
            assert set(card) == FIELDS
            assert (card["atk"] is None) == (card["type"] not in ("Ally", "Weapon"))
            assert (card["health"] is None) == (card["type"] != "Ally")
            assert (card["def"] is None) == (card["type"] != "Armor")
            assert (card["strike"] is None) == (card["type"] != "Weapon")
            assert (card["cost"] is None) == (card["type"] == "Quest")
        assert "*" not in card["text"]


def test_figures_are_those_of_the_cards(talk: Talk) -> None:
    found = cards(talk)
    sling = found["Wardstone Sling"]
    assert (sling["atk"], sling["strike"], sling["damage_type"], sling["cost"]) == (1, 1, "Nature", 1)
    assert found["Patient Aim"]["cost"] == "1+X" and found["Kettle Helm"]["def"] == 2
    assert found["Marsh Skitterer"]["icons"] == [] and found["Marsh Skitterer"]["tags"] == ["Beast", "Unlimited"]
    assert found["Lamplighter Recruit"]["keywords"] == ["Protector"]
    osric = found["Captain Osric Vane"]
    assert (osric["health"], osric["faction"], osric["race"], osric["class"]) == (28, "Lanternhold", "Human", "Bulwark")


def test_a_whole_game_by_lines(talk: Talk) -> None:
    reply = talk.well(do="new", game="heroes", seed=4, setup={"seats": QUICK, "windows": "always"})
    chance = random.Random(2)
    for number in range(3000):
        if reply["decision"] is None:
            break
        answer = chance.choice(reply["decision"]["answers"])
        assert answer["text"] and reply["decision"]["text"]
        if number % 2:
            reply = talk.well(do="answer", n=answer["n"])
        else:
            reply = talk.well(do="command", command=answer["command"], number=reply["decision"]["number"])
    assert reply["decision"] is None and reply["outcome"]["reason"] == "defeated"


def test_a_position_by_lines_and_what_it_refuses(talk: Talk) -> None:
    position = {
        "game": "heroes",
        "seats": [{"hero": "Rhaska Longstride", "resources": ["Patient Aim"]}, {"damage": 24}],
        "pieces": [{"name": "Mudfoot Runner"}, {"name": "Briar Slinker", "seat": 1}],
        "turn": {"number": 3},
    }
    reply = talk.well(do="load", position=position)
    texts = {answer["text"]: answer for answer in reply["decision"]["answers"]}
    assert "Mudfoot Runner attacks Mother Sedge" in texts
    command = {**texts["Mudfoot Runner attacks Mother Sedge"]["command"]}
    command["defender"] = command["attacker"] + 1
    refused = talk.error(do="command", command=command)
    assert refused["code"] == "elusive" and refused["rule"] == "heroes/elusive"
    reply = talk.well(do="answer", n=texts["Mudfoot Runner attacks Mother Sedge"]["n"])
    while reply["decision"] is not None:
        reply = talk.well(do="answer", n=reply["decision"]["answers"][-1]["n"])
    assert reply["outcome"]["winners"] == [0]
    wrong = talk.error(do="load", position={**position, "pieces": [{"name": "Mudfoot Walker"}]})
    assert wrong["text"].startswith("pieces[0].name: there is no card 'Mudfoot Walker'")


def test_a_match_is_saved_and_goes_on(talk: Talk, tmp_path: Path) -> None:
    reply = talk.well(do="new", game="heroes", seed=4, setup={"seats": QUICK})
    for _ in range(40):
        reply = talk.well(do="answer", n=reply["decision"]["answers"][0]["n"])
    file = str(tmp_path / "halfway.json")
    talk.well(do="save", file=file)
    other = Talk()
    again = other.well(do="load", file=file)
    assert again["decision"]["answers"] == reply["decision"]["answers"]
    onward = other.well(do="answer", n=again["decision"]["answers"][-1]["n"])
    there = talk.well(do="answer", n=reply["decision"]["answers"][-1]["n"])
    assert onward["decision"] == there["decision"]


def test_games_of_computer_players_come_to_an_end() -> None:
    (result,) = play_games("heroes", {"seats": QUICK}, range(3, 4), ["random"])
    assert result.reason == "defeated"


# Set-ups


def test_seats_that_say_nothing_play_the_first_and_the_last_hero() -> None:
    setup = entry_of("heroes").setup({})
    assert [seat.deck for seat in setup.seats] == [starter_deck("captain_osric_vane"), starter_deck("mother_sedge")]
    assert (setup.windows, setup.last_turn) == ("able", None)


@pytest.mark.parametrize(
    "written",
    [
        "Rot and Renewal",
        "mother sedge",
        write_deck(starter_deck("mother_sedge")),
        {"hero": "Mother Sedge", "cards": {CARDS[key].name: 2 for key, _ in starter_deck("mother_sedge").cards}},
        {"hero": "Mother Sedge", "cards": [[CARDS[key].name, 2] for key, _ in starter_deck("mother_sedge").cards]},
    ],
)
def test_a_deck_is_written_in_many_ways(written: Any) -> None:
    deck = deck_from(written, "deck")
    assert (deck.hero, deck.cards) == ("mother_sedge", starter_deck("mother_sedge").cards)


def test_every_deck_that_comes_with_the_game_is_found_by_its_name() -> None:
    assert [deck_from(deck.name, "deck") for deck in STARTER_DECKS] == list(STARTER_DECKS)
    assert deck_from("Ink and Ember (quick)", "deck") == quick_deck("ilsabet_quill")


def test_quick_decks_are_those_of_heroes_who_are_only_named() -> None:
    seats = [{"deck": "mother sedge"}, {"deck": "Ink and Ember"}]
    quick, full = (entry_of("heroes").setup({"seats": seats, "decks": decks}) for decks in ("quick", "full"))
    assert [seat.deck for seat in quick.seats] == [quick_deck("mother_sedge"), starter_deck("ilsabet_quill")]
    assert [seat.deck for seat in full.seats] == [starter_deck("mother_sedge"), starter_deck("ilsabet_quill")]
    assert [seat.deck.size for seat in entry_of("heroes").setup({"decks": "quick"}).seats] == [30, 30]


def test_a_match_is_laid_out_on_the_table_that_is_named() -> None:
    entry = entry_of("heroes")
    setup = entry.setup({"map": "Lantern Hall"})
    assert setup.map == "heroes/lantern_hall.tmx"
    state = runner.start(entry.ruleset, setup, 1).state
    written = entry.write_position(state, ("One", "Two"))
    assert entry.load_position(written).table.map == setup.map
    with pytest.raises(ValueError, match=r"^map: there is no map 'nowhere'"):
        entry.load_position({**written, "map": "nowhere"})


@pytest.mark.parametrize(
    ("setup", "text"),
    [
        ({"seats": [{}]}, "setup.seats: 2 are expected, not 1"),
        ({"seats": {}}, "setup.seats: a list of objects is expected"),
        ({"seats": [{"army": 1}, {}]}, "setup.seats[0].army: one of deck, name is expected"),
        ({"seats": [{"name": 1}, {}]}, "setup.seats[0].name: text is expected"),
        ({"seats": [{"deck": 1}, {}]}, "setup.seats[0].deck: the name of a deck"),
        (
            {"seats": [{"deck": "Rot and Renewl"}, {}]},
            "setup.seats[0].deck: there is no deck 'Rot and Renewl'; did you",
        ),
        ({"seats": [{"deck": "zzzz"}, {}]}, "setup.seats[0].deck: there is no deck 'zzzz'; there are Wall and Hammer"),
        ({"seats": [{}, {"deck": "hero: Mother Sedge\n2 Shield"}]}, "setup.seats[1].deck: line 2: there is no card"),
        ({"seats": [{}, {"deck": "hero: Mother Sedge\n2 Bonepicker"}]}, "setup.seats[1].deck: A deck has 60 cards"),
        (
            {"seats": [{"deck": {"hero": "Osric", "cards": {}}}, {}]},
            "setup.seats[0].deck.hero: there is no hero 'Osric'",
        ),
        (
            {"seats": [{"deck": {"hero": "Mother Sedge", "cards": {"Bonepicker": 0}}}, {}]},
            "setup.seats[0].deck.cards[0]: 1 or more of Bonepicker",
        ),
        ({"seats": [{"deck": {"hero": "Mother Sedge"}}, {}]}, "setup.seats[0].deck"),
        ({"windows": "key"}, "setup.windows"),
        ({"last_turn": 501}, "setup.last_turn: 1 to 500 is expected, not 501"),
        ({"map": "x"}, "setup.map: there is no map 'x'"),
        ({"decks": "short"}, "setup.decks: one of full, quick is expected, not 'short'"),
        ({"maps": "x"}, "setup.maps: one of decks, last_turn, map, seats, windows is expected"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_its_place(setup: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError) as caught:
        entry_of("heroes").setup(setup)
    assert str(caught.value).startswith(text), str(caught.value)
