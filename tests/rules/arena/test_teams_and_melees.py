"""Two against two, and melees of three to five: when they end, who wins, and what a fallen Planeswalker leaves."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.commands import Done
from game.rules.arena.ends import scores
from game.rules.arena.state import commands as c
from tests.rules.arena.battle import B, Battle, H, battle
from tests.rules.arena.test_melee import SCORING, WALKERS, melee

LAST = {3: 36, 4: 48, 5: 60}


def _teams(*figures: tuple[Any, ...], **more: Any) -> Battle:
    """Return white and black against green and red, each Planeswalker in a corner unless it is told."""
    colours = ("white", "black", "green", "red")
    seats = tuple({"colour": colour, **more.pop(colour, {})} for colour in colours)
    told = {one[0] for one in figures} | {name for seat in seats for name in seat.get("fallen", ())}
    walkers = [one for one in WALKERS[:4] if one[0] not in told]
    return battle(*walkers, *figures, seats=seats, mode="skirmish", **{"card": "Gideon Jura", **more})


def _end_turn(b: Battle) -> Battle:
    turn = b.table.turn.number
    while b.state.outcome is None and b.table.turn.number == turn:
        b.do(Done() if b.legal(Done) else b.legal()[0])
    return b


def _slay(b: Battle, name: str) -> Battle:
    """Let Gideon destroy a Planeswalker beside him that has one life left."""
    toughness = {"Nissa Revane": 4, "Chandra Nalaar": 4, "Liliana Vess": 3}[name]
    return b.attack("Gideon Jura", name, (H,) * (3 + 1), (B,) * toughness)


def test_a_team_fights_on_until_both_its_planeswalkers_have_fallen() -> None:
    # rule: arena/victory
    one = _slay(_teams(("Gideon Jura", (3, 4)), ("Nissa Revane", (4, 4), 6)), "Nissa Revane")
    assert one.zone("Nissa Revane") == "graveyard" and one.state.outcome is None
    both = _slay(_teams(("Gideon Jura", (3, 4)), ("Nissa Revane", (4, 4), 6), red={"fallen": ["Chandra Nalaar"]}),
                 "Nissa Revane")  # fmt: skip
    assert (both.state.outcome.reason, both.state.outcome.winners) == ("planeswalkers", (0, 1))


def test_whose_planeswalker_has_fallen_draws_and_plays_nothing_and_its_squads_fight_on() -> None:
    # rule: arena/spells, arena/last_card
    b = _teams(("Gideon Jura", (3, 4)), ("Nissa Revane", (4, 4), 6), ("Elf Rangers", (9, 5)), phase="attack",
               green={"hand": ("Overrun",)})  # fmt: skip
    _slay(b, "Nissa Revane")
    while b.table.turn.seat != 2:
        _end_turn(b)
    assert len(b.table.players[2].hand) == 1, "it has drawn nothing"
    # There is no other card to choose, and neither squads nor spells before the move.
    assert b.table.turn.army == b.army("Elf Rangers") and b.prompt == "move"
    assert b.legal(c.PlaySpell) == () and b.legal(c.MoveFigure)


def test_the_points_of_a_team_are_added_and_equal_ones_are_a_draw() -> None:
    # rule: arena/scoring
    b = _end_turn(_teams(("Restless Zombies", (5, 5)), phase="move", turn={"number": 60}))
    assert b.state.outcome is not None and b.state.outcome.scores == (350, 325 + 20, 330, 365)
    assert b.state.outcome.winners == () and 350 + 345 == 330 + 365, "the sums are equal"
    more = _end_turn(_teams(("Restless Zombies", (5, 5)), ("Restless Zombies", (5, 7)), phase="move",
                            turn={"number": 60}))  # fmt: skip
    assert more.state.outcome is not None and more.state.outcome.winners == (0, 1)
    early = _end_turn(_teams(phase="move", turn={"number": 59}))
    assert early.state.outcome is None


@pytest.mark.parametrize("count", [3, 4, 5])
def test_a_melee_ends_after_its_last_turn_and_not_one_before(count: int) -> None:
    # rule: arena/scoring
    early = _end_turn(melee(count=count, phase="move", turn={"number": LAST[count] - 1}))
    assert early.state.outcome is None and early.table.turn.number == LAST[count]
    b = _end_turn(melee(count=count, phase="move", turn={"number": LAST[count]}))
    assert (b.state.outcome.reason, b.state.outcome.winners) == ("points", (1,)), "Liliana stands where it counts"
    assert b.state.outcome.scores == (0, 325, *(0,) * (count - 2))


@pytest.mark.parametrize("count", [3, 4, 5])
def test_in_a_melee_only_figures_on_scoring_spaces_count_and_equal_points_are_a_draw(count: int) -> None:
    # rule: arena/scoring
    off = (("Liliana Vess", (8, 3)),)
    none = _end_turn(melee(*off, count=count, phase="move", turn={"number": LAST[count]}))
    assert none.state.outcome is not None and none.state.outcome.winners == ()
    squads = (*off, ("Rhox Veterans", SCORING[0]), ("Restless Zombies", SCORING[1]), ("Rhox Veterans", (6, 6)))
    b = melee(*squads, count=count, phase="move", turn={"number": LAST[count]})
    assert scores(b.table) == (30, 20, *(0,) * (count - 2))
    _end_turn(b)
    assert b.state.outcome is not None and b.state.outcome.winners == (0,)


@pytest.mark.parametrize("count", [3, 4, 5])
def test_everybody_is_everybodys_enemy_in_a_melee_and_draws_in_the_first_turn(count: int) -> None:
    # rule: arena/draw
    b = melee(count=count, phase="draw", card=None, turn={"number": 1}, white={"hand": ()})
    assert len(b.table.players[0].hand) == 1
    assert len({player.team for player in b.table.players}) == count


def test_the_first_player_of_a_duel_draws_nothing_and_of_two_teams_one_card() -> None:
    # rule: arena/draw
    duel = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (9, 4)), phase="draw", turn={"number": 1})
    teams = _teams(phase="draw", card=None, turn={"number": 1})
    assert [len(b.table.players[0].hand) for b in (duel, teams)] == [0, 1]


@pytest.mark.parametrize(("seat", "asked"), [(1, False), (2, True), (3, True)])
def test_a_spell_is_answered_by_enemies_and_never_by_the_ally(seat: int, asked: bool) -> None:
    # rule: arena/hidden_enchantments
    names = {1: "Liliana Vess", 2: "Nissa Revane", 3: "Chandra Nalaar"}
    seats = [{"army": [name], "spells": ["Psychic Rebuttal"] if number == seat else ["Healing Salve"]}
             for number, (name, _) in enumerate(WALKERS[:4])]  # fmt: skip
    seats[0] = {"army": ["Gideon Jura"], "spells": ["Healing Salve"], "hand": ["Healing Salve"]}
    b = battle(("Gideon Jura", (1, 1), 1), *WALKERS[1:4], seats=tuple(seats), mode="skirmish", phase="spells",
               card="Gideon Jura", on_army=(("Psychic Rebuttal", names[seat]),))  # fmt: skip
    b.play("Healing Salve", b.id("Gideon Jura"))
    assert ((b.prompt, b.seat) == ("turn_over", seat)) == asked
    assert (b.damage("Gideon Jura") == 0) != asked
