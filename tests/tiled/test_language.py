"""The reader of maps knows no game: it reads a map by whatever language it is given."""

from __future__ import annotations

from pathlib import Path

from game.tiled.language import Choice, Count, Language, MapClass, Word
from game.tiled.limits import MOST_SIDE
from game.tiled.problems import Findings
from game.tiled.reading import read_source

DEPTH = Count(1, 9)
POND = MapClass("Pond", ("map",), (Word("depth", DEPTH, "3"), Word("frozen", "bool", "false")), "#ff0000ff", 5)
LILY = MapClass("Lily", ("object",), (Word("colour", Choice("LilyColour", ("white", "pink")), "white"),), "#ff00ff00")
PONDS = Language((POND, LILY))


def pond(folder: Path, size: int = 5, inside: str = "", class_name: str = "Pond") -> Path:
    path = folder / "pond.tmx"
    path.write_text(
        f'<map version="1.10" class="{class_name}" orientation="orthogonal" width="{size}" height="{size}"'
        f' tilewidth="8" tileheight="8">{inside}</map>'
    )
    return path


def codes(path: Path, language: Language) -> list[str]:
    return [problem.code for problem in read_source(path, language)[1]]


def lily(colour: str = "", class_name: str = "Lily") -> str:
    said = f'<properties><property name="colour" value="{colour}"/></properties>' if colour else ""
    return f'<objectgroup name="Plants"><object id="1" class="{class_name}" x="1" y="1">{said}</object></objectgroup>'


def test_a_map_has_the_defaults_of_the_language(tmp_path: Path) -> None:
    source, problems = read_source(pond(tmp_path, inside=lily()), PONDS)
    assert source is not None
    assert problems == ()
    assert source.properties == {"depth": 3, "frozen": False}
    assert source.layers[0].shapes[0].properties == {"colour": "white"}


def test_another_language_gives_the_same_map_nothing_and_knows_none_of_its_classes(tmp_path: Path) -> None:
    source, problems = read_source(pond(tmp_path, inside=lily()), Language())
    assert (source.class_name, source.properties) == ("Pond", {})
    assert [problem.code for problem in problems] == ["class_unknown"]


def test_a_word_of_the_language_is_taken_and_any_other_is_an_error(tmp_path: Path) -> None:
    assert codes(pond(tmp_path, inside=lily("pink")), PONDS) == []
    assert codes(pond(tmp_path, inside=lily("blue")), PONDS) == ["value_unknown"]


def test_a_class_counts_only_where_it_may_stand(tmp_path: Path) -> None:
    assert codes(pond(tmp_path, inside=lily(class_name="Pond")), PONDS) == ["class_place"]


def test_a_map_has_as_many_squares_as_its_class_allows_and_not_one_more(tmp_path: Path) -> None:
    assert codes(pond(tmp_path, size=5), PONDS) == []
    assert codes(pond(tmp_path, size=6), PONDS) == ["map_size"]
    assert codes(pond(tmp_path, size=6), Language((LILY,))) == []


def test_a_class_that_says_nothing_of_squares_has_as_many_as_can_be_read() -> None:
    assert PONDS.most_squares("Pond") == 5
    assert PONDS.most_squares("Lily") == PONDS.most_squares("Unheard") == MOST_SIDE


def test_a_count_is_a_whole_number_within_its_bounds() -> None:
    depth = POND.words[0]
    assert [depth.takes(value) for value in (1, 9, "9")] == [True] * 3
    assert [depth.takes(value) for value in (0, 10, "", "-1", "2.5", "²", True)] == [False] * 7


def test_properties_are_checked_by_their_class() -> None:
    findings = Findings("pond.tmx")
    PONDS.check_words("Pond", {"depth": 9, "frozen": True}, "map", findings)
    assert findings.problems == ()
    PONDS.check_words("Pond", {"depht": 9, "frozen": "maybe"}, "map", findings)
    assert [problem.code for problem in findings.problems] == ["property_unknown", "value_unknown"]
    assert 'did you mean "depth"?' in findings.problems[0].text
