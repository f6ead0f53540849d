"""Sentences of the log in their parts."""

from __future__ import annotations

import pytest

from game.core.events import DiceRolled, tellers
from game.core.sentences import Said, plain


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (Said("Orc", "rests"), "Orc rests."),
        (
            Said("Orc", "deals", "3 damage to Elf", how="with Axe", cause="Fire"),
            "Orc deals 3 damage to Elf with Axe (Fire).",
        ),
        (
            Said("Elf", "is destroyed", by="by Orc", more=": it was one too many"),
            "Elf is destroyed by Orc: it was one too many.",
        ),
        (
            Said("Amber", "gains", "point", count=1, more=" for zones", then="Blue gains none."),
            "Amber gains 1 point for zones. Blue gains none.",
        ),
        (Said("Amber", "plans:", Said("Orc", "attacks", "Elf")), "Amber plans: Orc attacks Elf."),
        # A name with a mark of its own ends the sentence.
        (Said("Orc", "uses", "Run!"), "Orc uses Run!"),
        (plain("Night falls."), "Night falls."),
        (plain("Who is there?"), "Who is there?"),
    ],
)
def test_a_sentence_is_put_together_of_its_parts(said: Said, words: str) -> None:
    assert str(said) == words


@pytest.mark.parametrize(
    ("said", "name", "words"),
    [
        (
            Said("Mage", "takes", "1 damage", by="from Apprentice Mage"),
            "Mage",
            "{} takes 1 damage from Apprentice Mage.",
        ),
        (Said("Orc 1", "attacks", "Orc 12"), "Orc 1", "{} attacks Orc 12."),
        (Said("Orc 12", "attacks", "Orc 1"), "Orc 1", "Orc 12 attacks {}."),
        (Said("Amber", "plays", "Web on Orc 12 and Orc 1"), "Orc 1", "Amber plays Web on Orc 12 and {}."),
        (Said("Amber", "plans:", Said("Orc", "attacks", "Elf")), "Elf", "Amber plans: Orc attacks {}."),
        (Said("Orcs", "come"), "Orc", "Orcs come."),
    ],
)
def test_a_name_is_found_where_the_whole_of_it_stands(said: Said, name: str, words: str) -> None:
    called = f"{name} (Blue)"
    assert str(said.naming(name, called)) == words.format(called)


def test_a_row_gives_a_sentence_in_parts_or_as_it_stands_or_none() -> None:
    rolled = DiceRolled(0, 6, (3,), "why")
    for row, words in (
        (Said("Ada", "rolls", "3"), "Ada rolls 3."),
        ("A die falls.", "A die falls."),
        ("", None),
        (None, None),
    ):
        said, text = tellers({DiceRolled: lambda table, event, names, row=row: row})  # fmt: skip
        assert text(None, rolled, ()) == words
        assert said(None, rolled, ()) == (plain(row) if isinstance(row, str) and row else row or None)
    said, text = tellers({DiceRolled: "dice are not told"})
    assert said(None, rolled, ()) is text(None, rolled, ()) is None
