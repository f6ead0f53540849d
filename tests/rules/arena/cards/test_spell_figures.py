"""The figures of every spell card as a table: colour, kind, cost, copies, and the numbers of its effects."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import fields

from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.presentation.card_words import kind_words, plain, spell_text

TABLE = """
Healing Salve | white | sorcery | 10 | 2 | 1 2
Near-Death Experience | white | sorcery | 10 | 2 | 2
Steadfast Guard | white | enchant planeswalker | 15 | 1 | 1
Hold the Rank | white | enchant unique squad | 15 | 1 | 1
Levy's Oath | white | enchant common squad | 10 | 1 | 1
Guarded Retreat | white | hidden enchant common squad | 10 | 1 | -
Turned Blade | white | hidden enchant planeswalker | 25 | 1 | -
Mirrored Zeal | white | hidden enchant unique squad | 20 | 1 | -
Forward March | white | sorcery | 10 | 1 | 3
Lance of Noon | white | sorcery | 25 | 1 | 2 4
Selective Memory | blue | sorcery | 5 | 1 | -
Twisted Image | blue | sorcery | 10 | 2 | -
Scatter Arc | blue | hidden enchant planeswalker | 15 | 1 | -
Unsummon | blue | sorcery | 25 | 1 | -
Undertow | blue | hidden enchant unique squad | 20 | 1 | -
Fading Step | blue | hidden enchant common squad | 15 | 1 | -
Mind Control | blue | sorcery | 25 | 1 | 5
Psychic Rebuttal | blue | hidden enchant planeswalker | 20 | 1 | -
Misdirection | blue | sorcery | 10 | 1 | -
Changed Places | blue | sorcery | 10 | 1 | 6
Second Sight | blue | enchant planeswalker | 20 | 1 | -
Altar's Reap | black | sorcery | 25 | 1 | 4
Bone Splinters | black | sorcery | 10 | 2 | -
Rise of the Dark Realms | black | sorcery | 25 | 1 | 3 5
Killing Wave | black | sorcery | 20 | 1 | 3
Grave Whisper | black | sorcery | 10 | 2 | 1
Withering Curse | black | enchant unique squad | 15 | 1 | -1
Hungry Dead | black | enchant common squad | 10 | 1 | 1
Death's Bargain | black | hidden enchant planeswalker | 25 | 1 | -
Spiteful End | black | hidden enchant common squad | 15 | 1 | 2
Creeping Dread | black | hidden enchant unique squad | 15 | 1 | -
Twinflame | red | sorcery | 15 | 2 | 3
Seize the Day | red | sorcery | 10 | 2 | -
Ember Lash | red | sorcery | 20 | 2 | 2 5
Fan the Flames | red | enchant unique squad | 15 | 1 | 1
Kindled Blood | red | enchant common squad | 5 | 1 | 2
Wreath of Fire | red | enchant planeswalker | 20 | 1 | 1
Answering Blaze | red | hidden enchant planeswalker | 20 | 1 | 2
Scattering Sparks | red | hidden enchant common squad | 10 | 1 | 1
Backdraft | red | hidden enchant unique squad | 15 | 1 | 2
Bountiful Harvest | green | sorcery | 15 | 2 | 3
Titanic Growth | green | sorcery | 15 | 2 | 2 2
Overrun | green | sorcery | 20 | 1 | 1
Deep Roots | green | enchant unique squad | 20 | 1 | 1 1
Fleet Trail | green | enchant common squad | 10 | 1 | 1
Bark Mantle | green | enchant planeswalker | 15 | 1 | 1 1
Snaring Vines | green | hidden enchant planeswalker | 20 | 1 | -
Ambush in the Leaves | green | hidden enchant common squad | 20 | 1 | 3
Thick Hide | green | hidden enchant unique squad | 15 | 1 | 3
Call of the Grove | green | sorcery | 5 | 1 | -
"""
ROWS = [[part.strip() for part in row.split("|")] for row in TABLE.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_spell_card_has_the_figures_of_the_table(row: list[str]) -> None:
    name, colour, kind, cost, copies, numbers = row
    card = next(card for card in SPELL_CARDS.values() if card.name == name)
    assert card.key == re.sub("[^a-z]+", "-", name.lower().replace("'", ""))
    assert (card.colour, card.cost, card.copies) == (colour, int(cost), int(copies))
    assert kind_words(card).lower() == kind
    found = [getattr(effect, field.name) for effect in card.effects for field in fields(type(effect))]
    wanted = [] if numbers == "-" else [int(number) for number in numbers.split()]
    assert [value for value in found if isinstance(value, int) and value] == wanted


def test_the_first_set_has_twelve_cards_of_each_colour() -> None:
    for colour in ("white", "blue", "black", "red", "green"):
        assert sum(int(row[4]) for row in ROWS if row[1] == colour) == 12


def test_every_card_says_something_without_marks_left_over() -> None:
    for card in SPELL_CARDS.values():
        text = plain(spell_text(card))
        assert text.endswith(".") and not re.search(r"[{}*]", text), text
