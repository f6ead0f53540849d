"""Armies of the player's own: files, lists of text, and what is wrong with them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app.games.arena import building
from game.app.games.arena.armies import (
    ArmyError,
    armies_folder,
    army_from_text,
    army_text,
    delete_army,
    list_armies,
    read_army,
    write_army,
)
from game.rules.arena import decks
from game.rules.arena.decks import PREMADE, Army


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("colour", PREMADE)
def test_an_army_is_written_and_read(colour):
    path = write_army(f"My {colour}", PREMADE[colour])
    assert read_army(path) == (f"My {colour}", PREMADE[colour])
    assert [(entry.name, entry.army, entry.why_not) for entry in list_armies()] == [
        (f"My {colour}", PREMADE[colour], "")
    ]


def test_an_army_of_the_same_name_is_replaced_and_one_is_deleted():
    write_army("One", PREMADE["red"])
    path = write_army("One", PREMADE["blue"])
    write_army("another", PREMADE["red"])
    assert [entry.name for entry in list_armies()] == ["another", "One"]
    assert read_army(path)[1] == PREMADE["blue"]
    delete_army(path)
    assert [entry.name for entry in list_armies()] == ["another"]
    with pytest.raises(ArmyError, match="cannot be deleted"):
        delete_army(path)


@pytest.mark.parametrize("name", ["", "///", "..", "   "])
def test_a_name_that_no_file_can_have_is_refused(name):
    with pytest.raises(ArmyError, match="cannot be called so"):
        write_army(name, PREMADE["red"])


def test_a_name_cannot_lead_out_of_the_folder():
    path = write_army("../../etc/passwd", PREMADE["red"])
    assert path.parent == armies_folder() and read_army(path)[0] == "../../etc/passwd"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "no JSON object"),
        (b"\xff\x00", "no JSON object"),
        (b"[" * 5000, "expected `object`"),
        (b"[]", "expected `object`"),
        (b'{"name": "x", "army": []}', "missing required field `spells`"),
        (b'{"name": 3, "army": [], "spells": []}', "name: expected `str`"),
        (b'{"name": "x", "army": [], "spells": [], "more": 1}', "unknown field `more`"),
        (b'{"name": "x", "army": [], "spells": [], "game": "chess"}', "'arena' is expected"),
        (b'{"name": " ", "army": [], "spells": []}', "1 to 60 letters"),
        (b'{"name": "x", "army": ["Gideon Jure"], "spells": []}', "army[0]: there is no card 'Gideon Jure'"),
        (b'{"name": "x", "army": [], "spells": ["Gideon Jura"]}', "spells[0]: there is no card"),
        (b'{"name": "x", "army": [' + b",".join([b'"Elf Rangers"'] * 300) + b'], "spells": []}', "at most 200 cards"),
        (b" " * 70_000, "too large"),
    ],
)
def test_a_bad_file_is_told_in_one_sentence(content, told):
    folder = armies_folder()
    folder.mkdir()
    (folder / "bad.army.json").write_bytes(content)
    write_army("good", PREMADE["red"])
    bad, good = list_armies()
    assert bad.army is None and bad.name == "bad" and bad.why_not == bad.problem and good.army is not None
    assert told in bad.problem and bad.problem.startswith("bad.army.json: ") and bad.problem.endswith(".")
    assert "\n" not in bad.problem and len(bad.problem) < 160


def test_what_is_no_file_is_not_listed():
    (armies_folder() / "folder.army.json").mkdir(parents=True)
    (armies_folder() / "notes.txt").write_text("")
    assert list_armies() == ()
    with pytest.raises(ArmyError, match="cannot be read"):
        read_army(armies_folder() / "none.army.json")


def test_an_army_against_the_rules_is_kept_and_says_why():
    army = Army(("gideon-jura", "elf-rangers"), ())
    write_army("mixed", army)
    (entry,) = list_armies()
    assert entry.army == army and entry.why_not == decks.flaws(army)[0]


@pytest.mark.parametrize("colour", PREMADE)
def test_a_list_is_read_back(colour):
    assert army_from_text(army_text(PREMADE[colour])) == PREMADE[colour]


def test_a_list_may_be_written_by_hand():
    army = army_from_text("# mine\n\nnissa  revane\n2 Elf Rangers\n2x titanic growth\n 1 Call of the Grove \r\n")
    assert army.cards == ("nissa-revane", "elf-rangers", "elf-rangers")
    assert army.spells == ("titanic-growth", "titanic-growth", "call-of-the-grove")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no list of cards"),
        ("# nothing\n", "no list of cards"),
        ("Nissa Revane\n2 Titanic Grwth", "Line 2: there is no card 'Titanic Grwth'; did you mean 'Titanic Growth'"),
        ("999 Titanic Growth", "Line 1: at most 200 cards"),
        ("x" * 100_000, "Line 1: there is no card"),
    ],
)
def test_a_list_that_cannot_be_read_is_told_by_its_line(text, told):
    with pytest.raises(ArmyError) as caught:
        army_from_text(text)
    assert told in str(caught.value) and len(str(caught.value)) < 160


@given(st.text(max_size=200))
@settings(max_examples=60, deadline=None)
def test_any_text_is_an_army_or_one_sentence(text):
    try:
        army = army_from_text(text)
    except ArmyError as error:
        assert str(error).endswith(".") and "\n" not in str(error)
    else:
        assert army_from_text(army_text(army)) == army


@given(st.lists(st.tuples(st.booleans(), st.sampled_from(building.pool(None))), max_size=30))
@settings(max_examples=60, deadline=None)
def test_one_more_and_one_less_keep_count(steps):
    army = building.EMPTY
    counts: dict[str, int] = {}
    for more, key in steps:
        army = building.added(army, key) if more else building.removed(army, key)
        counts[key] = max(0, counts.get(key, 0) + (1 if more else -1))
    held = {card.key: card.count for card in (*building.held(army.cards), *building.held(army.spells))}
    assert held == {key: count for key, count in counts.items() if count}
    total = sum(count * building.card_of(key).cost for key, count in counts.items())
    assert building.cost_of(army.cards) + building.cost_of(army.spells) == total


def test_cards_are_found_by_their_words():
    assert building.pool("green", "titanic") == ("titanic-growth",)
    assert building.pool("red", "titanic") == ()
    assert set(building.pool(None, "SORCERY")) > set(building.pool("green", "sorcery")) != set()
    assert len(building.pool(None)) == sum(len(building.pool(colour)) for colour in building.COLOURS)
    assert building.notes_of("titanic-growth")[0] == "**Max 4 per deck**: 2 sets of 2."
