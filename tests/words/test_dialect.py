"""No sentence of the program or its pages has words that are always wrong."""

from __future__ import annotations

from tests.words.dialect import complaints, without_a_verb, wrong_words


def test_nothing_is_written_in_words_that_are_always_wrong() -> None:
    found = list(complaints())
    assert not found, "\n".join(found)


def test_a_wrong_word_is_found_with_its_line_and_what_to_write() -> None:
    lines = ["All is well.", "It hangs on the dice.", "Renewed; now ANEW and on the own side.", "It was reckoned."]
    found = [(line, words) for line, words, _ in wrong_words(lines)]
    assert found == [(2, "hangs on"), (3, "ANEW"), (3, "the own"), (4, "reckoned")]
    assert next(wrong_words(lines))[2] == "depends on"
    assert [line for line, _, _ in wrong_words(["#: All of it hangs", "#: on the dice."])] == [1]
    named = wrong_words(["def test_it_hangs_on_the_own_side() -> None:"])
    assert [words for _, words, _ in named] == ["hangs on", "the own"]


def test_a_docstring_that_begins_without_a_verb_is_found() -> None:
    source = 'def rim():\n    """The rim."""\n\ndef lift():\n    """Lift it."""\n\ndef is_up():\n    """Is it up?"""\n'
    assert list(without_a_verb(source)) == [(1, "The"), (7, "Is")]
