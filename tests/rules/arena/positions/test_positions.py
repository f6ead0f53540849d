"""Positions: what is written is read back as the same match, and what a person leaves out has a default."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from game.core import record, runner
from game.core.state import AnyState
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.positions.reading import PositionError, load_position, write_position
from game.rules.arena.ruleset import ARENA
from tests.conformance.arena_setups import arena_setup


def _again(state: AnyState) -> AnyState:
    document = msgspec.json.decode(msgspec.json.encode(write_position(state, ("Ada", "Ben"))))
    return runner.resume(ARENA, load_position(document)).state


@pytest.mark.parametrize("seed", range(8))
def test_every_position_of_a_match_can_be_written_and_read(seed: int) -> None:
    chance = random.Random(seed)
    state = runner.start(ARENA, arena_setup(seed), seed).state
    for number in range(120):
        if state.decision is None:
            break
        if number % 6 == 0:
            again = _again(state)
            assert record.encode(again) == record.encode(state)
            assert runner.legal(ARENA, again) == runner.legal(ARENA, state)
            seat = state.decision.seat
            assert ARENA.table_for(again.table, seat) == ARENA.table_for(state.table, seat)
        answer = chance.choice(runner.legal(ARENA, state))
        state = runner.submit(ARENA, state, state.decision.seat, answer).state


def test_a_finished_match_can_be_written_and_read() -> None:
    chance = random.Random(2)
    state = runner.start(ARENA, arena_setup(4), 4).state
    while state.decision is not None:
        answer = chance.choice(runner.legal(ARENA, state))
        state = runner.submit(ARENA, state, state.decision.seat, answer).state
    assert record.encode(_again(state)) == record.encode(state)


def test_planeswalkers_begin_in_their_zones_when_nothing_is_said() -> None:
    table = load_position({"map": ["111111", "111111", "111111"]}).table
    standing = [figure for figure in table.figures.values() if figure.zone == "field"]
    assert [figure.seat for figure in standing] == [0, 1]
    assert all(figure.spaces[0] in table.board.starts[figure.seat] for figure in standing)


def test_enchantments_lie_on_army_cards_and_fallen_figures_in_the_graveyard() -> None:
    document: dict[str, Any] = {
        "map": ["111111"] * 3,
        "seats": [{"colour": "white", "fallen": ["Rhox Veterans"]}, {"colour": "blue"}],
    }
    aura = next(card for card in SPELL_CARDS.values() if card.kind == "enchantment" and card.colour == "white")
    hidden = next(card for card in SPELL_CARDS.values() if card.kind == "hidden" and card.colour == "white")
    document["enchantments"] = [{"card": card.name, "on": "Gideon Jura"} for card in (aura, hidden)]
    table = load_position(document).table
    assert [one.zone for one in table.figures.values()].count("graveyard") == 1
    assert len(table.players[0].library) == 10
    walker = next(army for army in table.armies.values() if army.key == "gideon-jura")
    assert [table.cards[card].key for card in walker.auras + walker.hidden] == [aura.key, hidden.key]


def test_glyphs_of_chance_are_dealt_by_the_seed() -> None:
    drawn = {"rows": ["111111"] * 3, "glyphs": [{"at": [2, 1]}, {"at": [3, 1]}]}
    table = load_position({"map": drawn, "seed": 4}).table
    assert all(not glyph.is_up and glyph.kind != "random" for glyph in table.glyphs)
    assert table == load_position({"map": drawn, "seed": 4}).table


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "game: 'arena' was expected"),
        ({"map": []}, "map: 1 to"),
        ({"map": ["..."]}, "map: at least one space"),
        ({"map": {"rows": ["11"], "water": [[5, 5]]}}, "map.water[0]: there is no space (5, 5)"),
        ({"map": {"rows": ["111"], "walls": [{"between": [[0, 0], [2, 0]]}]}}, "map.walls[0].between: two"),
        ({"map": {"rows": ["111"], "pillars": [{"at": [0, 0], "height": 0}]}}, "map.pillars[0].height: 1 to 99"),
    ],
)
def test_a_wrong_battlefield_names_the_place(change: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as raised:
        load_position({"map": ["111111"], **change})
    assert words in str(raised.value)
