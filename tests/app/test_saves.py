"""Saves: checked before they are opened, and never half written."""

from __future__ import annotations

import os
import re
import time

import msgspec
import pytest

from game.app.files.writing import plain_name
from game.app.games.counted import Counted
from game.app.matches.match import Match, Seating
from game.app.matches.names import joined, joined_within
from game.app.records import saves
from game.app.records.journal import Journal
from game.app.records.unfinished import resume, unfinished
from tests.app.toy_game import STONES, EndTurn, RollForIt, StonesSetup, Take

SEATINGS = (Seating("Ann"), Seating("Bob", "computer"))


class CountedStones(Counted):
    """The stones that are left stand for the turn."""

    def turn(self, table):
        return table.stones


def played(*commands) -> Match:
    match = Match.new(STONES, StonesSetup(30), SEATINGS, 9)
    for command in commands or (Take(1), RollForIt(), Take(2)):
        assert match.submit(match.asked, command) is None
    return match


def test_a_save_comes_back(tmp_path):
    match = played()
    path = saves.save_match(match, "An evening", tmp_path)
    again = saves.load_match("An evening", tmp_path)
    assert again.digest == match.digest and again.given == match.given and again.notice == ""
    assert again.opening.seatings == SEATINGS and again.can_undo(0) and again.sent.queue(0).is_dry
    assert saves.load_match(path).digest == match.digest
    [entry] = saves.list_saves(tmp_path)
    assert (entry.name, entry.game, entry.title, entry.problem) == ("An evening", "stones", "Stones", "")


def test_a_save_opens_in_the_players_folder_by_default(own_home):
    path = saves.save_match(played(), "x")
    assert path.parent == own_home / "saves" and saves.load_match("x").digest == played().digest


def test_the_same_name_is_refused_unless_that_save_is_to_be_replaced(tmp_path):
    saves.save_match(played(Take(1)), "a/b", tmp_path)
    saves.save_match(played(Take(3)), "a:b", tmp_path)
    other = saves.save_called("a:b", tmp_path)
    for replaced in (None, other):
        with pytest.raises(saves.SaveError, match="There is a save called 'a/b' already"):
            saves.save_match(played(Take(2)), "a/b", tmp_path, replaced=replaced)
    assert saves.load_match("a/b", tmp_path).state.table.stones == 29
    saves.save_match(played(Take(2)), "a/b", tmp_path, replaced=saves.save_called("a/b", tmp_path))
    assert len(saves.list_saves(tmp_path)) == 2
    assert saves.load_match("a/b", tmp_path).state.table.stones == 28
    assert saves.load_match("a:b", tmp_path).state.table.stones == 27


def test_a_name_finds_its_save_whatever_the_file_is_called(tmp_path):
    saves.save_match(played(Take(1)), "a/b", tmp_path)
    saves.save_match(played(Take(3)), "a:b", tmp_path)
    (tmp_path / "a_b.json").unlink()
    there = saves.save_called("a:b", tmp_path)
    assert there is not None and there.path.name == "a_b (2).json"
    assert saves.save_match(played(Take(2)), "a:b", tmp_path, replaced=there) == there.path
    assert [entry.name for entry in saves.list_saves(tmp_path)] == ["a:b"]


def test_a_damaged_file_is_not_written_over(tmp_path):
    (tmp_path / "x.json").write_text("{")
    with pytest.raises(saves.SaveError, match="There is a save called 'x' already"):
        saves.save_match(played(), "x", tmp_path)
    (tmp_path / "a_b.json").write_text("{")
    assert saves.save_match(played(), "a/b", tmp_path).name == "a_b (2).json"
    assert (tmp_path / "x.json").read_text() == (tmp_path / "a_b.json").read_text() == "{"


def test_a_first_name_tells_game_seats_turn_and_day_and_is_never_taken(tmp_path, stones, monkeypatch):
    match, day = played(Take(3)), time.strftime("%Y-%m-%d")
    assert saves.first_name(match, tmp_path) == f"Stones (Ann and Bob) {day}"
    monkeypatch.setattr(stones, "counted", CountedStones())
    for number in range(1, 4):
        name = f"Stones turn 27 (Ann and Bob) {day}{f' ({number})' if number > 1 else ''}"
        assert saves.first_name(match, tmp_path) == name
        saves.save_match(match, name, tmp_path)
    # The name of a damaged save is its file's.
    (tmp_path / f"{name[:-3]}(4).json").write_text("{")
    assert saves.first_name(match, tmp_path).endswith("(5)")
    assert saves.list_saves(tmp_path)[-1].when == "turn 27"


@pytest.mark.parametrize(
    "names",
    [
        ("Bartholomew the Unready", "Wilhelmina of Thunderhold"),
        ("山田太郎" * 6, "佐藤花子" * 6),
        ("Анна", "Борис"),
        ("🎲", "///"),
        ("x" * 24, "y"),
    ],
)
def test_a_first_name_is_never_too_long_and_can_be_saved(tmp_path, names):
    seatings = tuple(Seating(name) for name in names)
    match = Match.new(STONES, StonesSetup(30), seatings, 9)
    first = saves.first_name(match, tmp_path)
    assert len(first) <= saves.LONGEST_NAME
    saves.save_match(match, first, tmp_path)
    second = saves.first_name(match, tmp_path)
    assert second != first and len(second) <= saves.LONGEST_NAME
    saves.save_match(match, second, tmp_path)
    assert {entry.name for entry in saves.list_saves(tmp_path)} == {first, second}
    assert not any(entry.problem for entry in saves.list_saves(tmp_path))


@pytest.mark.parametrize(
    "letters, told",
    [
        (23, "Bartholomew and Wil Roy"),
        (22, "Bartholom… and Wil Roy"),
        (15, "Bart… and Wil…"),
        (9, "B… and W…"),
        (8, "2 seats"),
    ],
)
def test_names_in_a_number_of_letters(letters, told):
    assert joined_within(("Bartholomew", "Wil Roy"), letters) == told and len(told) <= letters


@pytest.mark.parametrize("letters, told", [(17, "山田太郎 and 花子"), (16, "山田… and 花子"), (11, "2 seats")])
def test_letters_of_east_asia_are_as_wide_as_two(letters, told):
    assert joined_within(("山田太郎", "花子"), letters) == told


@pytest.mark.parametrize(
    "names, told", [((), ""), (("A",), "A"), (("A", "B"), "A and B"), (("A", "B", "C"), "A, B and C")]
)
def test_names_in_a_row(names, told):
    assert joined(names) == told


@pytest.mark.parametrize(
    "wanted, name",
    [
        ("../../etc/passwd", "_.._etc_passwd"),
        ("  two   words ", "two words"),
        ("con", "_con"),
        ("Grüße 1", "Grüße 1"),
        ("a\0b\nc", "a_b_c"),
        ("x" * 300, "x" * 60),
        (".hidden", "hidden"),
    ],
)
def test_names_are_made_safe(wanted, name):
    assert plain_name(wanted) == name


@pytest.mark.parametrize("name", ["", "   ", "...", "///", "\0"])
def test_names_without_anything_are_refused(tmp_path, name):
    with pytest.raises(saves.SaveError, match="at least one letter or digit"):
        saves.save_match(played(), name, tmp_path)


def test_a_full_disk_leaves_the_old_save(tmp_path, monkeypatch):
    match = played(Take(1))
    path = saves.save_match(match, "one", tmp_path)

    def no_room(_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_room)
        with pytest.raises(saves.SaveError, match=r"one\.json: the save cannot be written \(No space left on device\)"):
            saves.save_match(played(Take(3)), "one", tmp_path, replaced=saves.save_called("one", tmp_path))
    assert saves.load_match(path).digest == match.digest
    assert [file.name for file in tmp_path.iterdir()] == ["one.json"]


def changed(path, **changes):
    document = msgspec.json.decode(path.read_bytes())
    for place, value in changes.items():
        *way, last = place.split("__")
        part = document
        for step in way:
            part = part[int(step) if step.isdigit() else step]
        part[int(last) if last.isdigit() else last] = value
    path.write_bytes(msgspec.json.encode(document))


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"format": 99}, r"format: 3 was expected, it is 99"),
        ({"format": "x"}, r"format: a whole number was expected, there is a text"),
        ({"digest": "abc"}, r"snapshot: the position that was saved was expected"),
        ({"snapshot__table__stones": 5}, r"snapshot: the position that was saved was expected"),
        ({"snapshot__table__stones": "many"}, r"snapshot\.table\.stones: a whole number was expected, there is a text"),
        ({"snapshot__agenda__0__type": "Nap"}, r"snapshot\.agenda\[0\]\.type: invalid value 'Nap'"),
        ({"snapshot": None}, r"snapshot: an object with fields was expected, there is nothing"),
        ({"opening__game": "chess"}, r"opening\.game: one of .* was expected, it is 'chess'"),
        ({"opening__seatings": []}, r"snapshot: .*nobody sits there"),
        ({"opening__seed": -4}, r"opening: seed: a number from 0"),
        ({"opening__setup__stones": 31}, r"answers\[0\]: an answer that leads to the recorded position"),
        ({"answers__1__command__type": "Nap"}, r"answers\[1\]: type: invalid value 'Nap'"),
        ({"answers__1__digest": "0"}, r"answers\[1\]: an answer that leads to the recorded position"),
        ({"answers__2__seat": 1}, r"answers\[2\]: a legal answer was expected"),
        ({"answers": []}, r"answers that lead to the saved position"),
        ({"answers": 7}, r"answers: a list was expected, there is a whole number"),
    ],
)
def test_a_save_that_is_wrong_is_refused_in_one_sentence(tmp_path, change, sentence):
    path = saves.save_match(played(), "one", tmp_path)
    changed(path, **change)
    with pytest.raises(saves.SaveError, match=sentence) as caught:
        saves.load_match(path)
    text = str(caught.value)
    assert text.startswith(str(path)) and text.endswith(".") and "\n" not in text


@pytest.mark.parametrize("content", [b"", b"{", b"null", b"[]", b"\0\0", b"\xff\xfe", b"[" * 200_000, b'{"format":1}'])
def test_foreign_files_are_refused_and_listed_with_their_problem(tmp_path, content):
    (tmp_path / "junk.json").write_bytes(content)
    with pytest.raises(saves.SaveError):
        saves.load_match(tmp_path / "junk.json")
    [entry] = saves.list_saves(tmp_path)
    assert entry.problem and entry.name == "junk"


def test_what_is_not_there_is_said(tmp_path):
    with pytest.raises(saves.SaveError, match="there is no save called 'nothing'"):
        saves.load_match("nothing", tmp_path)
    with pytest.raises(saves.SaveError, match="there is no such file"):
        saves.load_match(tmp_path / "nothing.json")
    with pytest.raises(saves.SaveError, match="there is no such file"):
        saves.load_match(tmp_path)
    assert saves.list_saves(tmp_path / "nowhere") == ()


def test_a_save_made_with_other_cards_opens_at_its_snapshot(tmp_path, stones, monkeypatch):
    match = played()
    path = saves.save_match(match, "old", tmp_path)
    monkeypatch.setattr(stones, "cards_of", ["stone", "pebble"])
    again = saves.load_match(path)
    assert again.digest == match.digest and "other cards" in again.notice and again.given == []
    assert again.submit(0, EndTurn()) is None
    assert again.players.step()
    # Saved once more it has a history again, from the snapshot on.
    later = saves.load_match(saves.save_match(again, "new", tmp_path))
    assert later.digest == again.digest and later.notice == "" and len(later.given) == 2


def test_a_notice_names_the_cards_that_are_others(tmp_path, stones, monkeypatch):
    monkeypatch.setattr(stones, "cards_of", ["stone", "pebble", "flint", "agate"])
    path = saves.save_match(played(), "old", tmp_path)
    monkeypatch.setattr(stones, "cards_of", ["stone", "pebble", "flint", "opal"])
    assert "saved with other cards (agate, Opal): it goes on" in saves.load_match(path).notice
    monkeypatch.setattr(stones, "cards_of", ["stone", "boulder", "jet"])
    assert "other cards (agate, Boulder, flint and 2 more)" in saves.load_match(path).notice
    changed(path, opening__cards={})
    assert "saved with other cards: it goes on" in saves.load_match(path).notice


DAMAGE = {"digest": "abc"}
OLD = {"opening__version": "0.0.1"}
FOREIGN = {"opening__fingerprints__cards": "00", "opening__cards__stone": "00"}


@pytest.mark.parametrize(
    "change, cause",
    [
        (DAMAGE, "Damaged"),
        (DAMAGE | OLD, "Made by another version (0.0.1; this is 0.1.0)"),
        (DAMAGE | FOREIGN, "Made with other cards (Stone)"),
        (DAMAGE | OLD | FOREIGN, "Made by another version (0.0.1; this is 0.1.0) and with other cards (Stone)"),
        ({"snapshot__table__stones": "many"} | FOREIGN, "Made with other cards (Stone)"),
        ({"answers__2__seat": 1}, "Damaged"),
        ({"format": 1}, "Made by another version (its files have format 1; this is 0.1.0)"),
        ({"format": 1} | OLD, "Made by another version (0.0.1; this is 0.1.0)"),
        ({"format": "x"}, "Damaged"),
        ({"answers": 7}, "Damaged"),
        ({"opening__game": "chess"}, "A match of a game that is not here (chess)"),
    ],
)
def test_a_refused_save_says_whether_it_is_damaged_or_of_another_version_or_other_cards(tmp_path, change, cause):
    path = saves.save_match(played(), "one", tmp_path)
    changed(path, **change)
    with pytest.raises(saves.SaveError) as caught:
        saves.load_match(path)
    assert caught.value.cause == cause
    assert str(caught.value).startswith(f"{path}: {cause[0].lower()}{cause[1:]}: ")


def test_a_list_says_in_short_what_it_can_see(tmp_path):
    path = saves.save_match(played(), "one", tmp_path)
    changed(path, format=1)
    assert saves.list_saves(tmp_path)[0].cause.startswith("Made by another version")
    path.write_bytes(b"{")
    assert saves.list_saves(tmp_path)[0].cause == "Damaged"
    path.unlink()
    path.mkdir()
    assert saves.list_saves(tmp_path)[0].cause == "There is no such file"


def test_a_save_of_another_version_that_cannot_be_followed_opens_at_its_snapshot(tmp_path):
    path = saves.save_match(played(), "old", tmp_path)
    changed(path, opening__version="0.0.1", answers__0__digest="different")
    assert "0.0.1" in saves.load_match(path).notice


def test_a_loaded_match_goes_on_in_a_journal(tmp_path):
    path = saves.save_match(played(), "one", tmp_path)
    match = saves.load_match(path, journal=Journal(tmp_path / "journals"))
    match.submit(0, EndTurn())
    match.set_aside()
    assert resume(unfinished(tmp_path / "journals")).digest == match.digest


def test_fingerprints_and_a_version_are_written(tmp_path):
    save = saves.read_save(saves.write_save(played(), tmp_path / "deep" / "er" / "one.json"))
    assert save.opening.fingerprints.keys() == {"cards"} and save.opening.version and save.format == 3


def test_saves_can_be_thrown_away(tmp_path):
    saves.save_match(played(), "one", tmp_path)
    [entry] = saves.list_saves(tmp_path)
    saves.remove_save(entry)
    assert saves.list_saves(tmp_path) == ()
    with pytest.raises(saves.SaveError):
        saves.remove_save(entry)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b'{"format": 3}', b'{"format": null}'])
def test_no_refusal_speaks_of_types_or_decoders(tmp_path, content):
    path = saves.save_match(played(), "one", tmp_path)
    path.write_bytes(content)
    with pytest.raises(saves.SaveError) as refused:
        saves.load_match(path)
    text = str(refused.value)
    assert text.startswith(f"{path}: ") and "expected" in text and text.endswith(".") and not text.endswith("..")
    technical = r"msgspec|\b(int|str|array|null|digest|truncated|malformed)\b"
    assert not re.search(technical, text.removeprefix(str(path)))


def test_a_refused_answer_ends_with_one_full_stop(tmp_path):
    path = saves.save_match(played(), "one", tmp_path)
    document = msgspec.json.decode(path.read_bytes())
    document["answers"][0]["seat"] = 5
    path.write_bytes(msgspec.json.encode(document))
    with pytest.raises(saves.SaveError, match=r"answers\[0\]: .*[^.]\.$"):
        saves.load_match(path)
