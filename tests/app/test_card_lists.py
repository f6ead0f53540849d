"""Lists of cards of any game: counts, text, files; and what each game says of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.games.entries import GAMES, entry_of
from game.app.lists.card_list import CardList, counted
from game.app.lists.kinds import ListError, ListKind, Section, list_kind_of
from game.app.lists.saved import delete_list, folder_of, read_list, saved_lists, write_list

BUILT = [name for name in GAMES if list_kind_of(name) is not None]


class Bouquets(ListKind):
    """A toy: bouquets of three flowers at most."""

    game, word, folder, ending, example = "garden", "bouquet", "bouquets", ".txt", "2 Rose"
    most_cards = 5

    def names(self):
        return {"rose": "Rose", "lily": "Lily of the Valley"}

    def flaws(self, content):
        return ("A bouquet has three flowers at most.",) if content.size > 3 else ()

    def why_no_more(self, content, key):
        return ""

    def cost_of(self, content, key):
        return 2 if key == "rose" else 5

    def seat(self, content):
        return {"flowers": content.keys}

    def premade(self):
        return ()

    def pool(self, content, wanted, words):
        return tuple(self.names())

    def notes_of(self, content, key):
        return ()

    def sections(self, content):
        return (Section("Bouquet", "", content.size, 3, (), ""),)

    def contents(self, content):
        return ""

    def to_file(self, name, content):
        return f"{name}\n{self.text(name, content)}".encode()

    def from_file(self, content):
        name, _, text = content.decode().partition("\n")
        return name, self.from_text(text)


KIND = Bouquets()


def test_one_more_and_one_less() -> None:
    content = CardList().added("rose").added("lily").added("rose")
    assert content == CardList((("rose", 2), ("lily", 1))) == counted(("rose", "lily", "rose"))
    assert (content.size, content.count_of("rose"), content.count_of("tulip")) == (3, 2, 0)
    assert content.keys == ("rose", "rose", "lily")
    assert content.removed("rose").removed("rose") == CardList((("lily", 1),))
    assert content.removed("tulip") == content


def test_what_a_list_is_declared_for_stays_when_its_cards_change() -> None:
    assert CardList((("lily", 1),), "spring").added("rose").removed("lily") == CardList((("rose", 1),), "spring")


def test_a_list_costs_what_its_cards_cost() -> None:
    content = counted(("rose", "lily", "rose"))
    assert KIND.whole_cost(content) == 9
    assert [(row.name, row.cost, row.count) for row in KIND.rows(content, ("rose",))] == [("Rose", 2, 2)]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("2 Rose\nlily of  the VALLEY\n", (("rose", 2), ("lily", 1))),
        ("# mine\n\n2x rose\n3 Rose\n", (("rose", 5),)),
        ("Rose\r\n1 × Rose", (("rose", 2),)),
    ],
)
def test_a_list_is_read_from_text(text: str, cards: tuple[tuple[str, int], ...]) -> None:
    content = KIND.from_text(text)
    assert content.cards == cards
    assert KIND.from_text(KIND.text("", content)) == content


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no list of cards to read: one card per line is expected, as in 2 Rose."),
        ("0 Rose", "There is no list of cards to read: one card per line is expected, as in 2 Rose."),
        ("Rose\n2 Rosa", "Line 2: there is no card 'Rosa'; did you mean 'Rose'."),
        ("3 Rose\n3 Rose", "Line 2: at most 5 cards are expected."),
        ("1000 Rose", "Line 1: at most 5 cards are expected."),
    ],
)
def test_a_list_that_cannot_be_read_is_told_by_its_line(text: str, sentence: str) -> None:
    with pytest.raises(ListError) as caught:
        KIND.from_text(text)
    assert str(caught.value) == sentence


def test_lists_are_kept_in_a_folder_of_their_game(own_home: Path) -> None:
    content = counted(("rose", "lily"))
    path = write_list(KIND, " May  Day ", content)
    assert path == own_home / "bouquets" / "May Day.txt" and folder_of(KIND) == path.parent
    assert read_list(KIND, path) == ("May Day", content)
    write_list(KIND, "Too many", counted(("rose",) * 4))
    (path.parent / "nameless.txt").write_text("\n2 Rose\n")
    found = saved_lists(KIND)
    assert [(one.name, one.why_not) for one in found] == [
        ("May Day", ""),
        ("nameless", ""),
        ("Too many", "A bouquet has three flowers at most."),
    ]
    delete_list(KIND, path)
    assert [one.name for one in saved_lists(KIND)] == ["nameless", "Too many"]
    with pytest.raises(ListError, match="The bouquet cannot be deleted"):
        delete_list(KIND, path)


def test_a_file_of_the_right_size_is_read_and_one_byte_more_is_not(own_home: Path) -> None:
    folder_of(KIND).mkdir(parents=True)
    path = folder_of(KIND) / "long.txt"
    path.write_bytes(b"Long\n2 Rose\n".ljust(64_000, b"\n"))
    assert read_list(KIND, path) == ("Long", counted(("rose",) * 2))
    path.write_bytes(b"Long\n2 Rose\n".ljust(64_001, b"\n"))
    with pytest.raises(ListError, match=r"long\.txt: it is too large to be a bouquet\."):
        read_list(KIND, path)


def test_a_game_without_lists_builds_none() -> None:
    assert list_kind_of("nobody_plays_this") is None
    assert list_kind_of("skirmish") is None


@pytest.mark.parametrize("game", BUILT)
def test_what_comes_with_a_game_may_be_played_and_is_read_back(game: str) -> None:
    kind = list_kind_of(game)
    assert kind is not None and kind.game == game and kind.premade()
    for one in kind.premade():
        assert kind.flaws(one.content) == ()
        assert kind.from_text(kind.text(one.name, one.content)) == one.content
        assert kind.from_file(kind.to_file(one.name, one.content)) == (one.name, one.content)
        sentence = kind.sections(one.content)
        rows = [row for section in sentence for group in section.groups for row in group.rows]
        assert sorted((row.key, row.count) for row in rows) == sorted(one.content.cards)
        assert kind.contents(one.content) and kind.colour_of(one.content)
        seats = [kind.seat(one.content), kind.seat(one.content)]
        assert entry_of(game).setup({"seats": seats})


@pytest.mark.parametrize("game", BUILT)
def test_every_card_of_a_game_can_be_found(game: str) -> None:
    kind = list_kind_of(game)
    assert set(kind.pool(kind.empty, {}, "")) == set(kind.names())
    for key, name in kind.names().items():
        assert kind.notes_of(kind.empty, key)
        for typed in (name, name.upper(), name.replace("’", "'"), name.replace("'", "’")):
            assert key in kind.pool(kind.empty, {}, typed)
    assert {each.name for each in kind.filters} == set(kind.first_wanted(kind.empty))
    for each in kind.filters:
        values = [value for value, _ in each.options]
        assert values.count("") == 1 and kind.first_wanted(kind.empty)[each.name] in values
        assert all(kind.pool(kind.empty, {each.name: value}, "") for value in values)
    all_words = [words for each in kind.filters for value, words in each.options if value == ""]
    assert len(set(all_words)) == len(all_words), "each row says of what it shows all"
