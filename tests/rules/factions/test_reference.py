"""The rules agree with a reference that was written from the rules and the cards and not from the program."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.factions.cards.all_cards import CARDS
from tests.rules.factions import compare, reference
from tests.rules.factions.cards.test_printed_figures import NAMES
from tests.rules.factions.reference_cards import PRINTED


@pytest.mark.parametrize("first", range(0, 60, 12))
def test_attacks_and_turns_are_as_the_reference_says(first: int) -> None:
    attacks, positions = 0, 0
    for table in range(first, first + 12):
        more = compare.compare(table)
        attacks, positions = attacks + more[0], positions + more[1]
    assert attacks and positions


def test_the_reference_knows_the_units_of_the_first_set_with_their_figures() -> None:
    units = {card.name: card for card in CARDS.values() if card.type == "unit"}
    assert set(PRINTED) == set(units) & NAMES
    for name, printed in PRINTED.items():
        card = units[name]
        assert (card.hp, card.defense, card.atk, card.dam, card.magic) == printed[2:7], name
        assert (card.factions, card.creature_types) == ((printed.faction,), tuple(printed.types.split())), name
        assert (card.unique, bool(card.commander)) == ("unique" in printed.words, printed.commander_trait), name


def test_the_command_tells_what_it_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare.main(["--tables", "2", "--seed", "3"]) == 0
    assert "2 tables from 3" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("cost", lambda board, piece, zone: 1),
        ("is_barred", lambda board, piece, zone: False),
        ("speed", lambda held: 1),
        ("bonuses", lambda board, piece: (0, 0, 0)),
        ("attack_range", lambda board, piece: 1),
        ("may_buy", lambda board, turn: False),
        ("commanders", lambda board, piece: iter(())),
    ],
)
def test_a_reference_that_knew_less_would_not_agree(
    name: str, wrong: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reference, name, wrong)
    with pytest.raises(compare.Difference):
        for table in range(400):
            compare.compare(table)
