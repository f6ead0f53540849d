"""Armies of the player's own: files, lists of text, and what is wrong with them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app.games.arena.list_kind import COLOURS, LIST, army_of, list_of
from game.app.lists.card_list import CardList
from game.app.lists.kinds import ListError
from game.app.lists.saved import delete_list, folder_of, read_list, saved_lists, write_list
from game.rules.arena.cards import decks
from game.rules.arena.cards.decks import PREMADE, Army

EVERY_CARD = LIST.pool(LIST.empty, {}, "")


@pytest.mark.parametrize("colour", PREMADE)
def test_an_army_is_written_and_read(colour):
    path = write_list(LIST, f"My {colour}", list_of(PREMADE[colour]))
    assert read_list(LIST, path) == (f"My {colour}", list_of(PREMADE[colour]))
    assert [(entry.name, entry.content, entry.why_not) for entry in saved_lists(LIST)] == [
        (f"My {colour}", list_of(PREMADE[colour]), "")
    ]


def test_an_army_of_the_same_name_is_replaced_and_one_is_deleted():
    write_list(LIST, "One", list_of(PREMADE["red"]))
    path = write_list(LIST, "One", list_of(PREMADE["blue"]))
    write_list(LIST, "another", list_of(PREMADE["red"]))
    assert [entry.name for entry in saved_lists(LIST)] == ["another", "One"]
    assert read_list(LIST, path)[1] == list_of(PREMADE["blue"])
    delete_list(LIST, path)
    assert [entry.name for entry in saved_lists(LIST)] == ["another"]
    with pytest.raises(ListError, match="cannot be deleted"):
        delete_list(LIST, path)


@pytest.mark.parametrize("name", ["", "///", "..", "   "])
def test_a_name_that_no_file_can_have_is_refused(name):
    with pytest.raises(ListError, match="cannot have that name"):
        write_list(LIST, name, list_of(PREMADE["red"]))


def test_a_name_cannot_lead_out_of_the_folder():
    path = write_list(LIST, "../../etc/passwd", list_of(PREMADE["red"]))
    assert path.parent == folder_of(LIST) and read_list(LIST, path)[0] == "../../etc/passwd"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "not a JSON object"),
        (b"\xff\x00", "not a JSON object"),
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
def test_a_bad_file_is_reported_in_one_sentence(content, sentence):
    folder = folder_of(LIST)
    folder.mkdir(parents=True)
    (folder / "bad.army.json").write_bytes(content)
    write_list(LIST, "good", list_of(PREMADE["red"]))
    bad, good = saved_lists(LIST)
    assert bad.content is None and bad.name == "bad" and bad.why_not == bad.problem and good.content is not None
    assert sentence in bad.problem and bad.problem.startswith("bad.army.json: ") and bad.problem.endswith(".")
    assert "\n" not in bad.problem and len(bad.problem) < 160


def test_what_is_not_a_file_is_not_listed():
    (folder_of(LIST) / "folder.army.json").mkdir(parents=True)
    (folder_of(LIST) / "notes.txt").write_text("")
    assert saved_lists(LIST) == ()
    with pytest.raises(ListError, match="cannot be read"):
        read_list(LIST, folder_of(LIST) / "none.army.json")


def test_an_army_against_the_rules_is_kept_and_says_why():
    army = list_of(Army(("gideon-jura", "elf-rangers"), ()))
    write_list(LIST, "mixed", army)
    (entry,) = saved_lists(LIST)
    assert entry.content == army and entry.why_not == decks.flaws(army_of(army))[0]


@pytest.mark.parametrize("colour", PREMADE)
def test_a_list_is_read_back(colour):
    assert LIST.from_text(LIST.text("", list_of(PREMADE[colour]))) == list_of(PREMADE[colour])


def test_a_list_may_be_written_by_hand():
    army = army_of(
        LIST.from_text("# mine\n\nnissa  revane\n2 Elf Rangers\n2x titanic growth\n 1 Call of the Grove \r\n")
    )
    assert army.cards == ("nissa-revane", "elf-rangers", "elf-rangers")
    assert army.spells == ("titanic-growth", "titanic-growth", "call-of-the-grove")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "no list of cards"),
        ("# nothing\n", "no list of cards"),
        ("Nissa Revane\n2 Titanic Grwth", "Line 2: there is no card 'Titanic Grwth'; did you mean 'Titanic Growth'"),
        ("999 Titanic Growth", "Line 1: at most 200 cards"),
        ("x" * 100_000, "Line 1: there is no card"),
    ],
)
def test_a_list_that_cannot_be_read_is_told_by_its_line(text, sentence):
    with pytest.raises(ListError) as caught:
        LIST.from_text(text)
    assert sentence in str(caught.value) and len(str(caught.value)) < 160


@given(st.text(max_size=200))
@settings(max_examples=60, deadline=None)
def test_any_text_is_an_army_or_one_sentence(text):
    try:
        army = LIST.from_text(text)
    except ListError as error:
        assert str(error).endswith(".") and "\n" not in str(error)
    else:
        assert LIST.from_text(LIST.text("", army)) == army


@given(st.lists(st.tuples(st.booleans(), st.sampled_from(EVERY_CARD)), max_size=30))
@settings(max_examples=60, deadline=None)
def test_one_more_and_one_less_keep_count(steps):
    army = LIST.empty
    counts: dict[str, int] = {}
    for more, key in steps:
        army = army.added(key) if more else army.removed(key)
        counts[key] = max(0, counts.get(key, 0) + (1 if more else -1))
    held = {row.key: row.count for section in LIST.sections(army) for group in section.groups for row in group.rows}
    assert held == dict(army.cards) == {key: count for key, count in counts.items() if count}
    assert sum(section.amount for section in LIST.sections(army)) == LIST.whole_cost(army)
    assert army.size == sum(counts.values())


def pool(colour: str, words: str = "") -> tuple[str, ...]:
    return LIST.pool(LIST.empty, {"Cards": colour}, words)


def test_cards_are_found_by_their_words():
    assert pool("green", "titanic") == ("titanic-growth",)
    assert pool("red", "titanic") == ()
    assert set(pool("", "SORCERY")) > set(pool("green", "sorcery")) != set()
    assert len(pool("")) == sum(len(pool(colour)) for colour in COLOURS)
    assert LIST.notes_of(CardList(), "titanic-growth")[0] == "**Max 4 per deck**: 2 sets of 2."
