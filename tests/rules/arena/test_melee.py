"""Melees of three to five: who concedes or has no figure left is out, is asked nothing, and the others play on."""

from __future__ import annotations

from typing import Any

import pytest

from game.core import runner
from game.core.commands import Concede
from game.core.refusals import Refusal
from game.rules.arena.ends import scores
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from tests.conformance.arena_setups import arena_setup_of
from tests.rules.arena.battle import B, Battle, H, battle

COLOURS = ("white", "black", "green", "red", "blue")
WALKERS = (("Gideon Jura", (1, 1)), ("Liliana Vess", (9, 1)), ("Nissa Revane", (9, 9)), ("Chandra Nalaar", (1, 9)),
           ("Jace Beleren", (5, 9)))  # fmt: skip
SCORING = [(3, 4), (4, 4), (9, 1)]


def melee(*figures: tuple[Any, ...], count: int = 3, **more: Any) -> Battle:
    """Return a melee of that many seats, each with its Planeswalker in a corner unless the seat's cards are told by its
    colour."""
    seats = tuple({"colour": colour, **more.pop(colour, {})} for colour in COLOURS[:count])
    gone = {name for seat in seats for name in seat.get("fallen", ())} | {one[0] for one in figures}
    walkers = [one for one in WALKERS[:count] if one[0] not in gone]
    return battle(*walkers, *figures, seats=seats, mode="melee", scoring=SCORING,
                  **{"phase": "spells", "card": "Gideon Jura", **more})  # fmt: skip


def concede(b: Battle, seat: int) -> Battle:
    """Give up for a seat, whoever is asked."""
    result = runner.submit(ARENA, b.state, seat, Concede(seat))
    assert isinstance(result, runner.Accepted), result
    b.state = result.state
    b.events.extend(result.events)
    assert ARENA.flaws(b.state) == ()
    return b


def until_turn_of_another(b: Battle) -> Battle:
    """Let the turn go by."""
    seat = b.table.turn.seat
    while b.state.outcome is None and b.table.turn.seat == seat:
        b.done()
    return b


# Conceding


@pytest.mark.parametrize("count", [3, 4, 5])
def test_who_concedes_a_melee_is_out_and_the_others_play_on_until_one_is_left(count: int) -> None:
    # rule: arena/out
    b = melee(("Restless Zombies", (4, 4)), count=count, hand=("Healing Salve",))
    assert scores(b.table)[1] == 325 + 20
    concede(b, 1)
    assert b.state.outcome is None and b.table.out == (1,)
    assert b.zone("Liliana Vess") == b.zone("Restless Zombies") == "graveyard" and scores(b.table)[1] == 0
    for seat in range(2, count):
        assert b.state.outcome is None
        concede(b, seat)
    assert (b.state.outcome.reason, b.state.outcome.winners) == ("last_left", (0,))


def test_who_is_out_cannot_concede_and_its_turn_is_passed_over() -> None:
    b = concede(melee(count=4), 1)
    refused = runner.submit(ARENA, b.state, 1, Concede(1))
    assert isinstance(refused, Refusal) and (refused.code, refused.rule) == ("out", "arena/out")
    assert [until_turn_of_another(b).table.turn.seat for _ in range(3)] == [2, 3, 0]


def test_who_concedes_in_its_own_turn_ends_it_at_once() -> None:
    b = concede(melee(), 0)
    assert b.table.turn.seat == 1 and b.seat == 1
    assert [one.seat for one in b.events if isinstance(one, e.TurnEnded)] == [0]


def test_the_last_turn_counts_also_when_its_player_concedes() -> None:
    b = concede(melee(turn={"number": 36}), 0)
    assert (b.state.outcome.reason, b.state.outcome.winners, b.state.outcome.scores) == ("points", (1,), (0, 325, 0))


def test_who_is_asked_meanwhile_is_asked_the_same_again() -> None:
    b = melee(hand=("Healing Salve",))
    before = b.legal()
    concede(b, 2)
    assert (b.prompt, b.seat) == ("spells", 0) and set(b.legal()) == set(before)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_attack_goes_on_only_if_both_still_stand(seat: int) -> None:
    b = melee(("Rhox Veterans", (3, 4)), ("Liliana Vess", (4, 4)), ("Restless Zombies", (8, 8)), phase="attack",
              card="Rhox Veterans", on_army=(("Death's Bargain", "Liliana Vess"),))  # fmt: skip
    b.attack("Rhox Veterans", "Liliana Vess")
    if b.prompt == "turn_over":
        concede(b, seat)
    assert b.table.out == (seat,)
    if seat == 2:
        assert (b.prompt, b.seat) == ("turn_over", 1)
        b.done((H, H, B), (B, B, B))
        assert b.damage("Liliana Vess") == 2
    else:
        assert b.table.attack_made is None and b.prompt != "turn_over"
        assert b.seat != seat


def test_what_lay_on_the_cards_of_who_concedes_goes_to_the_graveyards() -> None:
    b = melee(("Restless Zombies", (4, 4)), on_army=(("Creeping Dread", "Restless Zombies"),
              ("Withering Curse", "Gideon Jura")))  # fmt: skip
    concede(b, 1)
    army = b.table.armies[b.army("Restless Zombies")]
    assert army.hidden == () and "Creeping Dread" in b.names(b.table.players[1].graveyard)


def test_a_spell_being_played_is_lost_with_who_plays_it() -> None:
    b = melee(("Jace Beleren", (3, 4)), count=5, card="Jace Beleren", turn={"seat": 4},
              blue={"hand": ("Selective Memory",)})  # fmt: skip
    b.play("Selective Memory")
    assert b.prompt == "search"
    concede(b, 4)
    assert b.table.playing is None and b.table.players[4].looking == ()
    assert "Selective Memory" in b.names(b.table.players[4].graveyard) and b.table.turn.seat == 0


@pytest.mark.parametrize(("card", "on"), [("Mind Control", "Restless Zombies"), ("Misdirection", "Hungry Dead"),
                                          ("Unsummon", "Restless Zombies")])  # fmt: skip
def test_a_spell_aimed_at_what_leaves_is_countered(card: str, on: str) -> None:
    b = melee(("Jace Beleren", (3, 4)), ("Restless Zombies", (5, 4)), ("Kor Hookmasters", (1, 4)), count=5,
              card="Jace Beleren", turn={"seat": 4}, blue={"hand": (card,)},
              white={"spells": ["Psychic Rebuttal"], "army": ["Gideon Jura", "Kor Hookmasters"]},
              on_army=(("Hungry Dead", "Restless Zombies"), ("Psychic Rebuttal", "Gideon Jura")))  # fmt: skip
    aims = {"Mind Control": b.id, "Misdirection": b.card, "Unsummon": b.army}
    b.play(card, aims[card](on))
    assert (b.prompt, b.seat) == ("turn_over", 0)
    concede(b, 1).done()
    assert b.table.turn.spells == 0 and card in b.names(b.table.players[4].graveyard)
    assert b.table.playing is None and b.seat == 4


def test_an_enchantment_that_leaves_while_its_new_place_is_asked_is_not_moved() -> None:
    b = melee(("Jace Beleren", (3, 4)), ("Restless Zombies", (5, 4)), ("Kor Hookmasters", (1, 4)),
              ("Elf Rangers", (9, 5)), count=5, card="Jace Beleren", turn={"seat": 4},
              blue={"hand": ("Misdirection",)}, on_army=(("Hungry Dead", "Restless Zombies"),))  # fmt: skip
    assert b.play("Misdirection", b.card("Hungry Dead")).prompt == "rededicate"
    concede(b, 1)
    assert b.prompt != "rededicate" and "Hungry Dead" in b.names(b.table.players[1].graveyard)


def test_a_borrowed_figure_is_its_owners_again_when_the_borrower_concedes() -> None:
    b = melee(("Jace Beleren", (3, 4)), ("Restless Zombies", (5, 4)), count=5, card="Jace Beleren", turn={"seat": 4},
              blue={"hand": ("Mind Control",)})  # fmt: skip
    b.play("Mind Control", b.id("Restless Zombies"))
    assert b.figure("Restless Zombies").seat == 4
    concede(b, 4)
    zombie = b.figure("Restless Zombies")
    assert (zombie.seat, zombie.zone) == (1, "field")


def test_a_figure_that_another_borrows_leaves_with_its_owner() -> None:
    b = melee(("Jace Beleren", (3, 4)), ("Restless Zombies", (5, 4)), count=5, card="Jace Beleren", turn={"seat": 4},
              blue={"hand": ("Mind Control",)})  # fmt: skip
    b.play("Mind Control", b.id("Restless Zombies"))
    concede(b, 1)
    assert b.zone("Restless Zombies") == "graveyard" and b.state.outcome is None and b.seat == 4


@pytest.mark.parametrize("number", range(3))
def test_who_concedes_before_the_first_turn_places_nobody(number: int) -> None:
    started = runner.start(ARENA, arena_setup_of("melee", number), number)
    decision = started.state.decision
    assert decision is not None and decision.prompt == "place_planeswalker"
    after = runner.submit(ARENA, started.state, decision.seat, Concede(decision.seat))
    assert isinstance(after, runner.Accepted)
    state = after.state
    while state.decision is not None and state.decision.prompt == "place_planeswalker":
        assert state.decision.seat != decision.seat
        state = runner.submit(ARENA, state, state.decision.seat, runner.legal(ARENA, state)[0]).state  # type: ignore[union-attr]
    assert state.table.turn.number == 1 and state.table.turn.seat != decision.seat


def test_conceding_outside_a_melee_ends_the_match_for_the_whole_team() -> None:
    seats = tuple({"colour": colour} for colour in ("white", "black", "green", "red"))
    b = battle(*WALKERS[:4], seats=seats, mode="skirmish", phase="spells", card="Gideon Jura")
    concede(b, 1)
    assert b.state.outcome is not None and b.state.outcome.reason == "conceded"
    teams = [player.team for player in b.table.players]
    assert [teams[seat] != teams[1] for seat in b.state.outcome.winners] == [True, True]


# Out


def test_who_falls_in_its_own_turn_owes_a_discard_that_the_dice_make() -> None:
    salves = {"army": ["Gideon Jura"], "spells": ["Healing Salve"] * 12, "hand": ["Healing Salve"] * 9}
    b = melee(("Gideon Jura", (3, 4), 5), ("Liliana Vess", (4, 4)), phase="move", white=salves)
    b.move("Gideon Jura", (2, 4), (H,))
    assert b.table.out == (0,) and b.table.turn.seat == 1
    assert len(b.table.players[0].hand) == 7
    assert len([one for one in b.events if isinstance(one, ce.CardDiscarded)]) == 2


def test_the_order_of_what_its_last_figure_caused_falls_to_the_next_seat() -> None:
    # rule: arena/simultaneous_damage
    b = melee(("Flamewing Phoenixes", (3, 4)), ("Restless Zombies", (4, 4)), ("Blighted Reavers", (3, 3)),
              count=4, phase="move", card="Flamewing Phoenixes", turn={"seat": 3}, red={"fallen": ["Chandra Nalaar"]},
              on_army=(("Scattering Sparks", "Flamewing Phoenixes"),))  # fmt: skip
    b.move("Flamewing Phoenixes", (1, 5)).done((H,))
    assert (b.prompt, b.seat) == ("turn_over", 3)
    b.turn_over("Scattering Sparks")
    assert (b.prompt, b.seat) == ("damage_order", 0)
    b.do(b.legal(c.ChooseFigure)[0])
    assert b.table.out == (3,)


def test_who_is_out_is_not_asked_about_its_hidden_enchantments() -> None:
    # rule: arena/enchantments
    ambush = ("Ambush in the Leaves", "Elf Rangers")
    b = melee(("Elf Rangers", (3, 4)), ("Blighted Reavers", (9, 4)), phase="move", card="Blighted Reavers",
              turn={"seat": 1}, on_army=(ambush,))  # fmt: skip
    concede(b, 2)
    b.move("Blighted Reavers", (6, 4)).done()
    assert b.seat != 2


def test_a_player_whose_last_figure_another_borrows_is_not_out() -> None:
    # rule: arena/victory - it is whose it was.
    b = melee(("Jace Beleren", (3, 4)), ("Restless Zombies", (5, 4)), ("Elf Rangers", (6, 4), 1), count=5,
              phase="spells", card="Jace Beleren", turn={"seat": 4}, black={"fallen": ["Liliana Vess"]},
              blue={"hand": ("Mind Control",)})  # fmt: skip
    b.play("Mind Control", b.id("Restless Zombies")).done()
    b.attack("Restless Zombies", "Elf Rangers", (H, B, B), (B, B))
    assert b.zone("Elf Rangers") == "graveyard" and b.table.out == ()
    while b.table.turn.seat == 4:
        b.done()
    assert b.table.out == () and b.figure("Restless Zombies").seat == 1


def test_who_was_destroyed_by_an_attack_plays_on_until_it_is_over() -> None:
    # rule: arena/destroyed - Trample ends another's last figure first, and Answering Blaze is asked about all the same.
    b = melee(("Pummelroot Elementals", (3, 4), 0, 2), ("Chandra Nalaar", (4, 4), 5), ("Restless Zombies", (5, 4)),
              count=4, phase="attack", card="Pummelroot Elementals", turn={"seat": 2},
              black={"fallen": ["Liliana Vess"]}, on_army=(("Wreath of Fire", "Chandra Nalaar"),))  # fmt: skip
    b.attack("Pummelroot Elementals", "Chandra Nalaar", (H, H, H, H), (B, B, B, B))
    assert b.prompt == "trample"
    b.do(c.ChooseFigure(b.id("Restless Zombies")))
    assert b.table.out == (1, 3) and b.damage("Pummelroot Elementals") == 1
    out = [one.seat for one in b.events if isinstance(one, e.PlayerOut)]
    assert out == [1, 3]
