"""Arena by lines: cards, matches, positions, sight, reach, undo and saves, and what is said about wrong documents."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.app.games.arena.entry import ArenaEntry
from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.app.records.journal import Journal
from game.app.records.replays import compare, read_recording
from game.app.records.unfinished import resume, unfinished
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from tests.app.headless.talk import Talk
from tests.app.simulation.orders import play_games

FIELD = {
    "rows": ["1111111", "1111111", "1112111", "1111111", "1111111"],
    "water": [[1, 1]],
    "pillars": [{"at": [3, 4], "height": 6}],
    "walls": [{"between": [[5, 0], [6, 0]], "height": 5}],
    "glyphs": [{"at": [2, 2], "kind": "power"}, {"at": [4, 2]}],
}
PUZZLE: dict[str, Any] = {
    "game": "arena",
    "map": FIELD,
    "seats": [{"colour": "blue", "name": "Ada", "hand": ["Unsummon"]}, {"colour": "red", "name": "Ben"}],
    "figures": [{"name": "Jace Beleren", "at": [0, 2], "damage": 3}, {"name": "Chandra Nalaar", "at": [6, 2]}],
}


def test_arena_is_listed(talk: Talk) -> None:
    listed = next(game for game in talk.well(do="games")["games"] if game["game"] == "arena")
    assert (listed["title"], listed["least_seats"], listed["most_seats"]) == ("Arena", 2, 5)


def test_cards_have_their_figures(talk: Talk) -> None:
    cards = talk.well(do="cards", game="arena")["cards"]
    kinds = {card["kind"] for card in cards}
    assert kinds == {"planeswalker", "squad", "sorcery", "enchantment", "hidden enchantment"}
    armies = [card for card in cards if card["kind"] in ("planeswalker", "squad")]
    assert [card["name"] for card in armies] == [card.name for card in ARMY_CARDS.values()]
    spells = {card["name"]: card["copies"] for card in cards if card not in armies}
    assert spells == {card.name: card.copies for card in SPELL_CARDS.values()}
    jace = next(card for card in cards if card["name"] == "Jace Beleren")
    assert (jace["life"], jace["move"], jace["range"], jace["power"], jace["toughness"]) == (7, 6, 7, 5, 3)
    assert (jace["height"], jace["cost"], jace["ppf"], jace["figures"], jace["unique"]) == (4, 340, 340, 1, True)
    assert all(card["text"] and "{" not in card["text"] and "*" not in card["text"] for card in cards)


def test_the_shortest_set_up_is_a_duel_that_begins(talk: Talk) -> None:
    begun = talk.well(do="new", game="arena", seed=7)
    assert begun["decision"]["prompt"] == "go_first" and begun["decision"]["text"]
    talk.well(do="answer", n=0)
    assert talk.well(do="decision")["decision"]["prompt"] == "place_planeswalker"
    view = talk.well(do="view", seat=1)["view"]
    assert view["table"]["board"]["name"] == "The Duel"


def test_any_answers_lead_on_and_positions_hold_the_match(talk: Talk) -> None:
    chance = random.Random(5)
    reply = talk.well(do="new", game="arena", seed=5, setup={"seats": [{"colour": "green"}, {"colour": "black"}]})
    for number in range(80):
        if reply["decision"] is None:
            break
        reply = talk.well(do="answer", n=chance.randrange(len(reply["decision"]["answers"])))
        if number % 8 == 0:
            document = talk.well(do="position")["position"]
            again = Talk().well(do="load", position=document)
            assert again["digest"] == reply["digest"] and again["decision"] == reply["decision"]


@pytest.mark.parametrize("windows", ["always", "able"])
def test_a_set_up_and_a_position_say_whom_the_match_asks(talk: Talk, windows: str) -> None:
    # rule: arena/windows
    talk.well(do="new", game="arena", setup={"windows": windows})
    position = talk.well(do="position")["position"]
    assert position.get("windows", "always") == windows
    for told in (position, {**PUZZLE, "windows": windows}):
        talk.well(do="load", position=told)
        assert talk.well(do="view", seat=1)["view"]["table"]["windows"] == windows


def test_a_match_that_asks_only_who_is_able_is_saved_as_one(talk: Talk, tmp_path: Path) -> None:
    begun = talk.well(do="new", game="arena", seed=2, setup={"windows": "able"})
    file = talk.well(do="save", file=str(tmp_path / "able.json"))["file"]
    again = Talk()
    assert again.well(do="load", file=file)["digest"] == begun["digest"]
    assert again.well(do="view", seat=0)["view"]["table"]["windows"] == "able"
    assert compare(read_recording(Path(file))).difference is None


def test_a_written_position_is_played_on(talk: Talk) -> None:
    begun = talk.well(do="load", position=PUZZLE)
    assert begun["decision"]["prompt"] == "spells"
    done = next(each["n"] for each in begun["decision"]["answers"] if each["command"]["type"] == "Done")
    assert talk.well(do="answer", n=done)["decision"]["prompt"] == "move"
    assert talk.well(do="undo")["digest"] == begun["digest"]
    assert talk.well(do="decision")["decision"]["prompt"] == "spells"


def test_places_are_columns_and_rows(talk: Talk) -> None:
    talk.well(do="load", position=PUZZLE)
    document = talk.well(do="position")["position"]
    assert [figure["at"] for figure in document["figures"]] == [[0, 2], [6, 2]]
    assert "pending" not in document


def test_sight_between_figures_and_to_spaces(talk: Talk) -> None:
    talk.well(do="load", position=PUZZLE)
    seen = talk.well(do="sight", **{"from": [0, 2], "to": [6, 2]})
    assert seen["sees"] is True and seen["spaces_apart"] == 6
    assert seen["hit_zone"]["seen"] <= seen["hit_zone"]["of"] == len(seen["hit_zone"]["lines"])
    hill = talk.well(do="sight", **{"from": [0, 2], "to": [4, 2]})
    assert set(hill) >= {"sees", "space"}
    behind = talk.well(do="sight", **{"from": [0, 2], "to": [3, 4]})
    assert behind["sees"] is False and [3, 4] in [blocker["at"] for blocker in behind["space"]["blockers"]]
    assert talk.refusal(do="sight", **{"from": [3, 3], "to": [6, 2]}).startswith("from: a figure")
    assert talk.refusal(do="sight", **{"from": [0, 2], "to": [9, 9]}) == "to: there is no space (9, 9)"
    assert talk.refusal(do="sight", **{"from": 999, "to": [6, 2]}).startswith("from: there is no figure 999")
    assert talk.refusal(do="sight").startswith("from: a space [column, row]")


def test_reach_tells_costs_risks_and_ways(talk: Talk) -> None:
    talk.well(do="load", position=PUZZLE)
    table = talk.well(do="view", seat=0)["view"]["table"]
    jace = next(int(number) for number, figure in table["figures"].items() if figure["damage"] == 3)
    spaces = talk.well(do="reach", piece=jace)["spaces"]
    assert [place["cost"] for place in spaces] == sorted(place["cost"] for place in spaces)
    beside = next(place for place in spaces if place["at"] == [[1, 2]])
    assert beside == {"at": [[1, 2]], "cost": 1, "leaves": [], "falls": [], "unhurt": 1.0, "path": [[[1, 2]]]}
    assert talk.refusal(do="reach", piece=0) == "piece: there is no figure 0 on the battlefield"


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"map": "The Dual"}, "setup.map: there is no map 'The Dual'; did you mean 'The Duel'?"),
        ({"map": ["11", "1?"]}, "setup.map[1]: levels"),
        ({"map": 5}, "setup.map: a battlefield's name"),
        ({"seats": [{"colour": "pink"}, {}]}, "setup.seats[0].colour: white, blue, black, red or green"),
        (
            {"seats": [{"army": ["Jace Belern"]}, {}]},
            "setup.seats[0].army[0]: there is no army card 'Jace Belern'; did",
        ),
        ({"seats": [{"army": ["Rhox Veterans"]}, {}]}, "setup.seats[0].army: exactly one Planeswalker"),
        ({"seats": [{"army": ["Jace Beleren", "Rhox Veterans"]}, {}]}, "Rhox Veterans is not blue"),
        ({"seats": [{"spells": ["Unsummon"]}, {}]}, "setup.seats: Seat 1: A spell deck has 12 cards, not 1."),
        ({"seats": [{}] * 3}, "setup.seats: The Duel is a battlefield for 2 players, not 3."),
        ({"seats": [{}] * 9}, "setup.seats: a list of at most 5"),
        ({"seats": [5, {}]}, "setup.seats[0]: an object"),
        ({"seats": [{"army": 5}, {}]}, "setup.seats[0].army: Expected"),
        ({"colour": "red"}, "setup.colour: one of"),
        ({"seats": [{"hand": []}, {}]}, "setup.seats[0].hand: one of"),
        ({"windows": "never"}, "setup.windows: invalid enum value 'never'"),
        ({"windows": None}, "setup.windows: "),
        ({"window": "able"}, "setup.window: one of board, map, seats, windows is expected"),
    ],
)
def test_a_wrong_set_up_gets_one_clear_sentence(talk: Talk, setup: dict[str, Any], words: str) -> None:
    assert words.casefold() in talk.refusal(do="new", game="arena", setup=setup).casefold()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"map": "Nowhere"}, "map: there is no map 'Nowhere'"),
        ({"seats": [{}]}, "seats: 2 are expected, not 1"),
        (
            {"seats": [{"hand": ["Unsumon"], "colour": "blue"}, {}], "figures": []},
            "seats[0].hand[0]: there is no spell",
        ),
        ({"figures": [{"name": "Jace Beleren", "at": [9, 9]}]}, "figures[0].at: there is no space (9, 9)"),
        ({"figures": [{"name": "Jace Beleren", "at": [3, 4]}]}, "figures[0].at: a pillar stands on (3, 4)"),
        ({"figures": [{"name": "Jace Beleren", "at": [0, 0], "damage": 7}]}, "figures[0].damage: 0 to 6"),
        ({"figures": [{"name": "Jace Beleren", "at": [0, 0], "seat": 4}]}, "figures[0].seat: a seat from 0 to 1"),
        ({"figures": [{"name": "Nissa Revane", "at": [0, 0]}]}, "figures[0].name: Nissa Revane is not in the army"),
        (
            {"figures": [{"name": "Jace Beleren", "at": [0, row]} for row in (0, 1)]},
            "figures[1]: Jace Beleren is named",
        ),
        ({"enchantments": [{"card": "Unsummon", "on": "Jace Beleren"}]}, "enchantments[0].card: Unsummon is"),
        ({"glyphs": [{"at": [0, 0], "kind": "power"}]}, "glyphs[0].at: the battlefield has no glyph"),
        ({"turn": {"phase": "over"}}, "turn.phase: draw"),
        ({"turn": {"number": 31}}, "turn.number: 1 to 30"),
        ({"turn": {"moved": [7]}}, "turn.moved[0]: there is no figures[7]"),
        ({"turn": {"card": "Nissa Revane", "phase": "move"}}, "turn.card: Nissa Revane is not in the army of seat 0"),
        ({"out": [7]}, "out: a seat"),
        ({"windows": "never"}, "windows: invalid enum value 'never'"),
        ({"seed": -1}, "seed: a number"),
        ({"pieces": []}, "object contains unknown field pieces"),
    ],
)
def test_a_wrong_position_names_the_place(talk: Talk, change: dict[str, Any], words: str) -> None:
    hands = {"seats": [{"colour": "blue"}, {"colour": "red"}]}
    assert words in talk.refusal(do="load", position={**PUZZLE, **hands, **change})


@pytest.mark.parametrize("phase", ["draw", "choose", "spells", "move", "attack", "spells_after", "end"])
def test_every_phase_can_be_written(talk: Talk, phase: str) -> None:
    assert talk.well(do="load", position={**PUZZLE, "turn": {"phase": phase}})["decision"] is not None


@pytest.mark.parametrize(
    "junk", [{"map": {}}, {"seats": {}}, {"figures": [[]]}, {"turn": 1}, {"pending": {"agenda": [1]}}]
)
def test_junk_is_answered(talk: Talk, junk: dict[str, Any]) -> None:
    talk.refusal(do="load", position={**PUZZLE, **junk})


@pytest.mark.parametrize("name", ["The Duel", "duel"])
def test_a_battlefield_has_its_title_and_its_file_s_name(name: str) -> None:
    assert ArenaEntry().setup({"map": name}).board.name == "The Duel"


def test_a_save_resumes_where_it_was_and_replays(talk: Talk, tmp_path: Path) -> None:
    chance = random.Random(3)
    reply = talk.well(do="new", game="arena", seed=3)
    for _ in range(30):
        reply = talk.well(do="answer", n=chance.randrange(len(reply["decision"]["answers"])))
    file = talk.well(do="save", file=str(tmp_path / "one.json"))["file"]
    again = Talk().well(do="load", file=file)
    assert again["digest"] == reply["digest"] and again["decision"] == reply["decision"]
    assert compare(read_recording(Path(file))).difference is None


def test_an_unfinished_match_is_continued_from_its_journal(tmp_path: Path) -> None:
    entry, chance = entry_of("arena"), random.Random(8)
    match = Match.new(entry.ruleset, entry.setup({}), (Seating("Ada"), Seating("Ben")), 8, Journal(tmp_path))
    for _ in range(25):
        assert match.asked is not None
        assert match.submit(match.asked, chance.choice(match.answers(match.asked))) is None
    match.set_aside()
    left = unfinished(tmp_path)
    assert left is not None and left.game == "arena"
    again = resume(left)
    assert again.digest == match.digest and again.given == match.given
    again.set_aside()
    assert compare(read_recording(next(tmp_path.glob("*.jsonl")))).difference is None


def test_whole_games_are_simulated() -> None:
    (played,) = play_games("arena", {}, [1])
    assert played.answers > 20 and played.reason


def test_a_match_may_begin_with_other_seats() -> None:
    entry = entry_of("arena")
    setup = entry.setup({"map": "melee"})
    seatings = tuple(Seating(f"Seat {seat}") for seat in range(3))
    assert Match.new(entry.ruleset, setup, seatings, 1).decision is not None
