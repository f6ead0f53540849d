"""Rules that no single card tells: the turn, spells, engagements, hidden things, and the ends."""

from __future__ import annotations

from itertools import product

import pytest

from game.core import runner
from game.core.commands import Concede
from game.rules.arena.attacks import damage_chances, why_no_attack
from game.rules.arena.cards.decks import PREMADE, flaws_of_army, flaws_of_spells
from game.rules.arena.combat_dice import hits, shields
from game.rules.arena.ends import scores
from game.rules.arena.presentation.queries import danger_of, reach_of, sight_between
from game.rules.arena.ruleset import ARENA
from game.rules.arena.setup import ArenaSetup, SeatSetup
from game.rules.arena.state import commands as c
from game.rules.arena.stats import dice_of, move_of, power_parts, toughness_parts
from tests.conformance.arena_setups import arena_setup
from tests.rules.arena.battle import B, Battle, H, S, battle


@pytest.mark.parametrize(("power", "toughness"), [(0, 2), (1, 0), (3, 2), (4, 3)])
def test_the_odds_are_those_of_all_throws(power: int, toughness: int) -> None:
    counts = [0] * (power + 1)
    for faces in product(range(1, 7), repeat=power + toughness):
        counts[max(0, hits(faces[:power]) - shields(faces[power:]))] += 1
    chances = damage_chances(power, toughness)
    assert all(abs(count / sum(counts) - chance) < 1e-12 for count, chance in zip(counts, chances, strict=True))


def test_the_first_player_of_a_duel_draws_no_card_in_the_first_turn() -> None:
    setup = next(arena_setup(n) for n in range(20) if arena_setup(n).board.mode == "duel")
    state = runner.start(ARENA, setup, 1).state
    while state.table.turn.number < 1:
        state = runner.submit(ARENA, state, state.decision.seat, runner.legal(ARENA, state)[0]).state
    first = state.table.turn.seat
    assert len(state.table.players[first].hand) == 3


def test_three_spells_a_turn_over_both_windows() -> None:
    hand = ("Healing Salve", "Near-Death Experience", "Healing Salve #2", "Near-Death Experience #2")
    b = battle(("Gideon Jura", (3, 4), 4), ("Liliana Vess", (11, 9)), phase="spells", card="Gideon Jura", hand=hand)
    b.play("Near-Death Experience").play("Healing Salve", b.id("Gideon Jura"))
    while b.prompt != "spells_after":
        b.done()
    b.play("Near-Death Experience")
    # A fourth card is in hand and nothing can be played: the turn has gone on.
    assert b.table.turn.seat == 1 and "Healing Salve" in b.names(b.table.players[0].hand)


def test_an_engaged_figure_attacks_only_those_it_is_engaged_with() -> None:
    b = battle(("Kor Hookmasters", (3, 4)), ("Restless Zombies", (4, 4)), ("Blighted Reavers", (6, 4)),
               card="Kor Hookmasters")  # fmt: skip
    assert {one.target for one in b.legal(c.Attack)} == {b.id("Restless Zombies")}
    assert b.why(c.Attack(b.id("Kor Hookmasters"), b.id("Blighted Reavers"))) == "engaged"


def test_a_ruins_wall_keeps_low_figures_apart_and_hides_them() -> None:
    wall = [{"between": [(3, 4), (4, 4)], "height": 4}]
    b = battle(("Kor Hookmasters", (3, 4)), ("Restless Zombies", (4, 4)), card="Kor Hookmasters", walls=wall)
    refusal = why_no_attack(b.table, b.figure("Kor Hookmasters"), b.figure("Restless Zombies"))
    assert refusal is not None and refusal.code == "no_sight"
    report = sight_between(b.table, b.figure("Kor Hookmasters"), b.figure("Restless Zombies"))
    assert not report.clear and {blocker.kind for blocker in report.blockers} == {"wall"}


def test_a_way_tells_whom_it_leaves_and_the_chance_to_come_away_unhurt() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Restless Zombies", (3, 3)), phase="move", card="Gideon Jura")
    reach = reach_of(b.table, b.id("Gideon Jura"))
    beside, away = danger_of(reach, (b.hex((4, 3)),)), danger_of(reach, (b.hex((3, 6)),))
    assert beside.leaves == () and beside.unhurt == 1.0
    assert away.leaves == (b.id("Restless Zombies"),) and away.unhurt == 0.5 and away.cost == 2


@pytest.mark.parametrize("kind", ["power", "toughness", "move"])
def test_a_permanent_glyph_helps_all_figures_of_whoever_stands_on_it(kind: str) -> None:
    b = battle(("Gideon Jura", (4, 4)), ("Kor Hookmasters", (8, 8)), ("Liliana Vess", (11, 4)),
               card="Kor Hookmasters", glyphs=[{"at": (4, 4), "kind": kind}])  # fmt: skip
    kor, foe = b.figure("Kor Hookmasters"), b.figure("Liliana Vess")
    found = {"power": dice_of(power_parts(b.table, kor, foe)), "toughness": dice_of(toughness_parts(b.table, kor, foe)),
             "move": move_of(b.table, kor)}  # fmt: skip
    plain = {"power": 3, "toughness": 2, "move": 5}
    assert found == {**plain, kind: plain[kind] + (2 if kind == "move" else 1)}


def test_in_a_duel_whoever_concedes_has_lost() -> None:
    b = battle(("Gideon Jura", (1, 1)), ("Liliana Vess", (9, 9)), phase="move", card="Gideon Jura")
    result = runner.submit(ARENA, b.state, 1, Concede(1))
    assert isinstance(result, runner.Accepted) and result.state.outcome is not None
    assert (result.state.outcome.reason, result.state.outcome.winners) == ("conceded", (0,))


def test_glyphs_help_all_figures_of_whoever_stands_on_them_and_knowledge_is_used_up() -> None:
    glyphs = [{"at": (4, 4), "kind": "knowledge"}, {"at": (8, 8), "kind": "move"}]
    b = battle(("Gideon Jura", (3, 4)), phase="move", card="Gideon Jura", glyphs=glyphs)
    b.move("Gideon Jura", (4, 4))
    assert len(b.table.players[0].hand) == 1 and [glyph.kind for glyph in b.table.glyphs] == ["move"]
    assert b.prompt != "move"


def test_cards_beyond_seven_are_discarded_as_the_turn_ends() -> None:
    seats = ({"army": ["Gideon Jura"], "spells": ["Healing Salve"] * 12, "hand": ["Healing Salve"] * 8},
             {"colour": "black"})  # fmt: skip
    b = battle(("Gideon Jura", (3, 4)), seats=seats, phase="spells_after", card="Gideon Jura", turn={"spells": 3})
    assert b.prompt == "hand_limit"
    b.do(b.legal(c.ChooseCard)[0])
    assert len(b.table.players[0].hand) == 7


def test_the_turn_passes_when_no_card_can_be_chosen_and_the_marker_moves() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Blighted Reavers", (8, 8)), phase="spells_after", card="Gideon Jura")
    assert b.table.turn.seat == 1 and b.table.turn.number == 4


def test_a_duel_is_won_by_destroying_the_planeswalker() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Liliana Vess", (4, 4), 6), card="Rhox Veterans")
    b.attack("Rhox Veterans", "Liliana Vess", (H, B, B), (B, B, B))
    assert (b.state.outcome.reason, b.state.outcome.winners) == ("planeswalkers", (0,))


def test_after_turn_thirty_points_are_counted() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Rhox Veterans", (2, 2)), ("Liliana Vess", (9, 9)), phase="spells_after",
               card="Gideon Jura", turn={"number": 30})  # fmt: skip
    while b.state.outcome is None:
        b.done()
    assert b.state.outcome.reason == "points" and b.state.outcome.scores == (380, 325)
    assert b.state.outcome.winners == (0,)


def _melee(*figures: tuple[object, ...], number: int) -> Battle:
    seats = tuple({"colour": colour} for colour in ("white", "black", "green"))
    return battle(*figures, seats=seats, phase="spells_after", card="Gideon Jura", turn={"number": number},
                  mode="melee", scoring=[(3, 4), (4, 4)])  # type: ignore[arg-type]  # fmt: skip


def test_a_melee_counts_the_figures_on_scoring_spaces_after_its_last_turn() -> None:
    b = _melee(("Gideon Jura", (1, 1)), ("Rhox Veterans", (3, 4)), ("Liliana Vess", (9, 9)),
               ("Nissa Revane", (5, 8)), ("Elf Rangers", (4, 4)), number=36)  # fmt: skip
    assert scores(b.table) == (30, 0, 28)
    while b.state.outcome is None:
        b.done()
    assert b.state.outcome.winners == (0,)


def test_equal_points_are_a_draw() -> None:
    b = _melee(("Gideon Jura", (1, 1)), ("Liliana Vess", (9, 9)), ("Nissa Revane", (5, 8)), number=36)
    while b.state.outcome is None:
        b.done()
    assert b.state.outcome.winners == () and b.state.outcome.scores == (0, 0, 0)


def test_what_the_other_side_holds_and_hides_is_not_seen() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (9, 9)), hand=("Healing Salve",),
               on_army=(("Turned Blade", "Gideon Jura"),), phase="spells", card="Gideon Jura",
               glyphs=[{"at": (6, 6), "kind": "random"}])  # fmt: skip
    mine, theirs = ARENA.table_for(b.table, 0), ARENA.table_for(b.table, 1)
    army = b.army("Gideon Jura")
    assert 0 not in mine.players[0].hand + mine.armies[army].hidden
    assert set(theirs.players[0].hand) == {0} and theirs.armies[army].hidden == (0,)
    assert mine.glyphs[0].kind == theirs.glyphs[0].kind == "random" and set(mine.players[0].library) == {0}


def test_team_mates_see_each_others_cards_and_a_team_needs_both_planeswalkers() -> None:
    seats = tuple({"colour": colour, "hand": []} for colour in ("white", "blue", "black", "red"))
    figures = (("Rhox Veterans", (3, 4)), ("Liliana Vess", (4, 4), 6), ("Chandra Nalaar", (9, 8)),
               ("Gideon Jura", (1, 1)), ("Jace Beleren", (1, 8)))  # fmt: skip
    b = battle(*figures, seats=seats, card="Rhox Veterans", mode="skirmish",
               on_army=(("Scatter Arc", "Jace Beleren"),))  # fmt: skip
    assert 0 not in ARENA.table_for(b.table, 0).armies[b.army("Jace Beleren")].hidden
    assert ARENA.table_for(b.table, 2).armies[b.army("Jace Beleren")].hidden == (0,)
    b.attack("Rhox Veterans", "Liliana Vess", (H, B, B), (B, B, B))
    assert b.state.outcome is None and b.zone("Liliana Vess") == "graveyard"


def test_height_gives_a_die_to_whoever_stands_higher() -> None:
    rows = ("111111111111",) * 4 + ("111311111111",) + ("111111111111",) * 5
    b = battle(("Kor Hookmasters", (3, 4)), ("Liliana Vess", (6, 4)), card="Kor Hookmasters", rows=rows)
    b.attack("Kor Hookmasters", "Liliana Vess", (H, H, H, H), (S, S, B))
    assert b.damage("Liliana Vess") == 2


def test_illegal_armies_and_decks_say_why() -> None:
    white, blue = PREMADE["white"], PREMADE["blue"]
    assert flaws_of_army(white.cards) == () and flaws_of_spells(white.spells, "white") == ()
    assert "exactly one Planeswalker" in flaws_of_army(white.cards[1:])[0]
    assert "is not white" in flaws_of_army((*white.cards[:2], blue.cards[1]))[0]
    assert "is unique" in " ".join(flaws_of_army((*white.cards, "rhox-veterans")))
    assert "at most 500" in " ".join(flaws_of_army((*white.cards, "kor-hookmasters")))
    assert "12 cards" in flaws_of_spells(white.spells[1:], "white")[0]
    assert "casts white" in " ".join(flaws_of_spells(blue.spells, "white"))
    wrong = ArenaSetup((SeatSetup(white.cards[1:], white.spells), SeatSetup(blue.cards, blue.spells)),
                       arena_setup(0).board)  # fmt: skip
    assert any("Seat 1" in flaw for flaw in ARENA.flaws_of_setup(wrong))


def test_a_figure_that_shares_a_space_with_one_it_passes_still_sees_it() -> None:
    b = battle(("Blazing Firecats", (3, 4), 0, None, (2, 4)), ("Chandra Nalaar", (4, 4)),
               ("Blazing Firecats", (9, 8), 0, None, (8, 8)), colours=("red", "black"), phase="move",
               card="Blazing Firecats")  # fmt: skip
    b.move("Blazing Firecats", (6, 4), back=(5, 4))
    assert b.at("Chandra Nalaar") == (4, 4) and b.at("Blazing Firecats") == (6, 4)
