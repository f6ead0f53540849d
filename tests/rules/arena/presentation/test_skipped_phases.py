"""A part of the turn in which nothing can be done is passed over, and the log says so."""

from __future__ import annotations

from typing import Any

import pytest

from game.core import runner
from game.rules.arena.presentation.event_words import event_text
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import events as e
from tests.rules.arena.battle import Battle, battle

NAMES = ("Ada", "Ben")
ALONE = (("Gideon Jura", (3, 4)), ("Liliana Vess", (9, 4)))
#: Gideon on a space of his own, far from everybody.
HELD = ("1111....1...",)


def _line(b: Battle, phase: Any, viewer: int = 1) -> str | None:
    """Return what the log of a seat says of a part of the turn that begins."""
    table = ARENA.table_for(b.written.table, viewer)
    return event_text(table, e.PhaseBegan(table.turn.seat, phase), NAMES)


def test_spells_and_squads_before_the_move() -> None:
    # rule: arena/turn
    gone = {"army": ["Gideon Jura"], "spells": ["Healing Salve"]}
    none = battle(*ALONE, phase="attack", card="Gideon Jura", seats=(gone, {"colour": "black"}))
    assert _line(none, "spells") == "Ada has no spell, ability or squad to use before the move."
    assert _line(none, "spells_after") == "Ada has no spell or ability to use after the attacks."
    squads = battle(*ALONE, phase="attack", card="Gideon Jura")
    assert _line(squads, "spells") is None
    assert _line(squads, "spells_after") == "Ada has no spell or ability to use after the attacks."
    ability = battle(*ALONE, ("Rhox Veterans", (9, 5), 1), phase="attack", card="Liliana Vess", turn={"seat": 1})
    assert _line(ability, "spells_after") is None


@pytest.mark.parametrize("windows", ["always", "able"])
@pytest.mark.parametrize("card", ["Forward March", "Mirrored Zeal", "Healing Salve"])
def test_who_holds_a_card_is_never_told_to_have_none_to_play(card: str, windows: str) -> None:
    # rule: arena/windows
    army = {"army": ["Gideon Jura"], "spells": [card], "hand": [card]}
    b = battle(*ALONE, phase="spells", card="Gideon Jura", seats=(army, {"colour": "black"}), windows=windows)
    for viewer in (0, 1):
        assert [_line(b, phase, viewer) for phase in ("spells", "spells_after")] == [None, None]


def test_three_spells_are_as_good_as_none() -> None:
    army = {"army": ["Gideon Jura"], "spells": ["Healing Salve"], "hand": ["Healing Salve"]}
    for spells, is_told in ((2, False), (3, True)):
        b = battle(*ALONE, phase="attack", card="Gideon Jura", seats=(army, {"colour": "black"}),
                   turn={"spells": spells})  # fmt: skip
        assert (_line(b, "spells_after") is not None) is is_told


def test_moves_and_attacks() -> None:
    far = battle(*ALONE, phase="spells", card="Gideon Jura")
    assert (_line(far, "move"), _line(far, "attack")) == (None, "Ada has nobody to attack.")
    near = battle(("Gideon Jura", (8, 4)), ALONE[1], phase="spells", card="Gideon Jura")
    assert (_line(near, "move"), _line(near, "attack")) == (None, None)
    held = battle(("Gideon Jura", (8, 0)), ("Liliana Vess", (0, 0)), phase="spells", card="Gideon Jura", rows=HELD)
    assert _line(held, "move") == "Ada has no figure that can move."
    snared = battle(("Gideon Jura", (8, 4)), ALONE[1], phase="spells", card="Gideon Jura", turn={"halted": [0]})
    assert (_line(snared, "move"), _line(snared, "attack")) == (
        "Ada has no figure that can move.", "Ada has nobody to attack.")  # fmt: skip


def test_other_parts_of_a_turn_are_not_told() -> None:
    b = battle(*ALONE, phase="attack", card="Gideon Jura")
    assert [_line(b, phase) for phase in ("draw", "choose", "end")] == [None] * 3


def test_a_turn_without_an_army_card_to_choose_is_reported_as_passed() -> None:
    # rule: arena/choosing
    army = {"army": ["Gideon Jura"], "spells": ["Healing Salve"], "fallen": ["Gideon Jura"]}
    melee = battle(("Liliana Vess", (9, 4)), ("Nissa Revane", (3, 4)), phase="draw", mode="melee", scoring=[(0, 0)],
                   seats=(army, {"colour": "black"}, {"colour": "green"}))  # fmt: skip
    assert melee.table.turn.seat == 1, "seat 0 had nothing to choose"
    before = battle(*ALONE, phase="choose").written.table
    assert event_text(before, e.TurnEnded(0, 3), NAMES) == "Ada has no army card to choose and passes the turn."
    chosen = battle(*ALONE, phase="attack", card="Gideon Jura").written.table
    assert event_text(chosen, e.TurnEnded(0, 3), NAMES) is None


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_reported_as_skipped_was_not_asked_and_the_other_way_round(seed: int) -> None:
    """Over a while of a match: no question belongs to a part of the turn that the log passed over."""
    from tests.conformance.arena_setups import arena_setup_of

    state = runner.start(ARENA, arena_setup_of("duel", seed), seed).state
    told = asked = 0
    for number in range(150):
        decision = state.decision
        if decision is None:
            break
        legal = runner.legal(ARENA, state)
        result = runner.submit(ARENA, state, decision.seat, legal[(number * 7) % len(legal)])
        assert isinstance(result, runner.Accepted)
        table = state.table
        skipped = ""
        for event in result.events:
            if isinstance(event, e.PhaseBegan):
                skipped = event.phase if event_text(table, event, NAMES) is not None else ""
                told += bool(skipped)
            table = ARENA.apply(table, event)
        state = result.state
        if state.decision is not None and state.decision.prompt == state.table.turn.phase:
            asked += 1
            assert state.decision.prompt != skipped
    assert told > 3 and asked > 3
