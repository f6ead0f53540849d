"""The fifteen army cards: their figures, and what each ability does and does not do."""

from __future__ import annotations

import pytest

from game.core.commands import Agree
from game.rules.arena.attacks import odds_of, targets_of
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.state import commands as c
from game.rules.arena.stats import dice_of, move_of, range_of, toughness_parts
from tests.rules.arena.battle import FLAT, B, H, S, battle, power, toughness

#: Name, colour, life, move, range, power, toughness, height, cost, share of a figure, figures.
FIGURES = (
    ("Gideon Jura", "white", 6, 6, 1, 3, 5, 5, 350, 350, 1),
    ("Jace Beleren", "blue", 7, 6, 7, 5, 3, 4, 340, 340, 1),
    ("Liliana Vess", "black", 7, 6, 6, 4, 3, 4, 325, 325, 1),
    ("Chandra Nalaar", "red", 6, 6, 5, 3, 4, 4, 365, 365, 1),
    ("Nissa Revane", "green", 7, 5, 7, 3, 4, 4, 330, 330, 1),
    ("Rhox Veterans", "white", 3, 5, 1, 3, 2, 5, 90, 30, 3),
    ("Kor Hookmasters", "white", 3, 5, 3, 3, 2, 4, 60, 20, 3),
    ("Leyline Phantoms", "blue", 3, 6, 1, 3, 5, 5, 95, 31, 3),
    ("Illusionary Projections", "blue", 2, 5, 6, 3, 2, 4, 65, 21, 3),
    ("Restless Zombies", "black", 1, 5, 1, 3, 1, 4, 60, 20, 3),
    ("Blighted Reavers", "black", 3, 5, 1, 3, 3, 5, 115, 38, 3),
    ("Flamewing Phoenixes", "red", 1, 6, 1, 2, 2, 4, 35, 11, 3),
    ("Blazing Firecats", "red", 3, 7, 1, 4, 3, 3, 100, 33, 3),
    ("Elf Rangers", "green", 2, 6, 5, 3, 2, 4, 85, 28, 3),
    ("Pummelroot Elementals", "green", 3, 5, 1, 4, 3, 6, 85, 28, 3),
)


@pytest.mark.parametrize("told", FIGURES, ids=lambda told: told[0])
def test_the_figures_of_an_army_card(told: tuple[object, ...]) -> None:
    card = next(card for card in ARMY_CARDS.values() if card.name == told[0])
    found = (
        card.name, card.colour, card.life, card.move, card.range, card.power, card.toughness, card.height, card.cost,
        card.ppf, card.figures,
    )  # fmt: skip
    assert found == told
    assert card.spaces == (2 if card.name == "Blazing Firecats" else 1)


def test_avatar_of_justice_counts_enemies_within_two_clear_sight_spaces() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Restless Zombies", (4, 4)), ("Restless Zombies", (5, 4)),
               ("Restless Zombies", (7, 4)), card="Gideon Jura")  # fmt: skip
    assert power(b, "Gideon Jura", "Restless Zombies") == 3 + 2


def test_counter_strike_hits_an_adjacent_attacker_with_each_shield_beyond_its_hits() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Blighted Reavers", (4, 4)), card="Blighted Reavers", turn={"seat": 1})
    b.attack("Blighted Reavers", "Gideon Jura", (H, B, B), (S, S, S, B, B))
    assert b.damage("Blighted Reavers") == 2 and b.damage("Gideon Jura") == 0


def test_counter_strike_leaves_attackers_that_are_not_adjacent_alone() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (7, 4)), card="Liliana Vess", turn={"seat": 1})
    b.attack("Liliana Vess", "Gideon Jura", (B, B, B, B), (S, S, S, S, S))
    assert b.damage("Liliana Vess") == 0


def test_focused_thoughts_looks_at_the_top_card_and_may_put_it_under() -> None:
    b = battle(("Jace Beleren", (3, 4)), colours=("blue", "black"), phase="spells", card="Jace Beleren")
    top = b.table.players[0].library[-1]
    b.do(c.UseAbility("focused_thoughts"))
    assert b.table.players[0].looking == (top,)
    b.do(Agree())
    assert b.table.players[0].library[0] == top and not b.legal(c.UseAbility)


def test_mind_stealer_borrows_a_planeswalker_on_sixteen() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (6, 4)), colours=("blue", "black"), phase="spells_after",
               card="Jace Beleren")  # fmt: skip
    assert b.done().prompt == "steal_mind"
    b.do(c.ChooseFigure(b.id("Liliana Vess")), (16,))
    assert b.prompt == "move" and b.figure("Liliana Vess").seat == 0
    b.done()
    assert b.figure("Liliana Vess").seat == 1


def test_mind_stealer_fails_on_fifteen_and_does_not_reach_five_spaces() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (6, 4)), colours=("blue", "black"), phase="spells_after",
               card="Jace Beleren")  # fmt: skip
    b.done().do(c.ChooseFigure(b.id("Liliana Vess")), (15,))
    assert b.figure("Liliana Vess").seat == 1
    far = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (8, 4)), colours=("blue", "black"), phase="spells_after",
                 card="Jace Beleren")  # fmt: skip
    assert far.done().prompt != "steal_mind"


def test_zombie_toughness_helps_own_zombies_within_four() -> None:
    b = battle(("Liliana Vess", (3, 4)), ("Restless Zombies", (5, 4)), ("Restless Zombies", (10, 4)),
               ("Gideon Jura", (6, 4)), colours=("black", "white"), card="Restless Zombies")  # fmt: skip
    near, far = b.figure("Restless Zombies", 1), b.figure("Restless Zombies", 2)
    gideon = b.figure("Gideon Jura")
    assert dice_of(toughness_parts(b.table, near, gideon)) == 2
    assert dice_of(toughness_parts(b.table, far, gideon)) == 1


def test_snuff_out_destroys_a_damaged_squad_figure_once_a_turn() -> None:
    b = battle(("Liliana Vess", (3, 4)), ("Rhox Veterans", (6, 4), 1), ("Rhox Veterans", (6, 6)),
               colours=("black", "white"), phase="spells", card="Liliana Vess")  # fmt: skip
    assert [one.target for one in b.legal(c.UseAbility)] == [b.id("Rhox Veterans")]
    b.do(c.UseAbility("snuff_out", b.id("Rhox Veterans")))
    assert b.zone("Rhox Veterans") == "graveyard" and not b.legal(c.UseAbility)


def test_double_attack_gives_chandra_a_second_attack() -> None:
    b = battle(("Chandra Nalaar", (3, 4)), ("Blighted Reavers", (6, 4)), ("Blighted Reavers", (6, 6)),
               colours=("red", "black"), card="Chandra Nalaar")  # fmt: skip
    b.attack("Chandra Nalaar", "Blighted Reavers", (B, B, B), (B, B, B))
    b.attack("Chandra Nalaar", "Blighted Reavers", (B, B, B), (B, B, B))
    assert b.prompt != "attack"


def test_super_heated_discards_a_red_card_for_a_damage_within_six() -> None:
    b = battle(("Chandra Nalaar", (1, 4)), ("Blighted Reavers", (7, 4)), ("Blighted Reavers", (8, 4)),
               colours=("red", "black"), phase="spells", card="Chandra Nalaar", hand=("Twinflame",))  # fmt: skip
    assert {one.target for one in b.legal(c.UseAbility)} == {b.id("Blighted Reavers")}
    b.do(c.UseAbility("super_heated", b.id("Blighted Reavers"), b.card("Twinflame")))
    assert b.damage("Blighted Reavers") == 1 and b.table.players[0].hand == ()


def test_keen_sight_lengthens_the_range_of_green_archers_near_nissa() -> None:
    b = battle(("Nissa Revane", (3, 4)), ("Elf Rangers", (5, 4)), ("Elf Rangers", (9, 4)),
               colours=("green", "black"), card="Elf Rangers")  # fmt: skip
    assert range_of(b.table, b.figure("Elf Rangers", 1)) == 7
    assert range_of(b.table, b.figure("Elf Rangers", 2)) == 5
    assert range_of(b.table, b.figure("Pummelroot Elementals")) == 1


def test_sprint_moves_nissa_three_spaces_when_her_turn_ends() -> None:
    b = battle(("Nissa Revane", (3, 4)), colours=("green", "black"), phase="spells_after", card="Nissa Revane")
    assert b.prompt == "move" and b.reaches("Nissa Revane", (6, 4)) and not b.reaches("Nissa Revane", (7, 4))


def test_battle_formation_adds_a_die_for_each_comrade_beside_it() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Rhox Veterans", (4, 4)), ("Rhox Veterans", (2, 4)),
               ("Liliana Vess", (7, 4)))  # fmt: skip
    assert toughness(b, "Rhox Veterans", "Liliana Vess") == 2 + 2
    gideon = battle(("Rhox Veterans", (3, 4)), ("Gideon Jura", (4, 4)), ("Liliana Vess", (7, 4)))
    assert toughness(gideon, "Rhox Veterans", "Liliana Vess") == 2


@pytest.mark.parametrize(
    ("name", "colour", "dice"), [("Rhox Veterans", "white", 3), ("Pummelroot Elementals", "green", 4)]
)
def test_trample_deals_the_rest_to_a_figure_beside_the_defender(name: str, colour: str, dice: int) -> None:
    b = battle((name, (3, 4)), ("Restless Zombies", (4, 4)), ("Restless Zombies", (5, 4)), ("Liliana Vess", (9, 9)),
               colours=(colour, "black"), card=name)  # fmt: skip
    b.attack(name, "Restless Zombies", (H, H) + (B,) * (dice - 2), (B,))
    assert b.prompt == "trample"
    b.do(c.ChooseFigure(b.id("Restless Zombies", 2)))
    assert b.zone("Restless Zombies", 1) == b.zone("Restless Zombies", 2) == "graveyard"


def test_trample_needs_more_damage_than_destroys() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Restless Zombies", (4, 4)), ("Restless Zombies", (5, 4)),
               card="Rhox Veterans")  # fmt: skip
    b.attack("Rhox Veterans", "Restless Zombies", (H, B, B), (B,))
    assert b.prompt != "trample"


def test_detain_keeps_a_squad_from_being_chosen_in_its_next_turn() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Restless Zombies", (9, 4)), ("Blighted Reavers", (9, 6)),
               ("Liliana Vess", (10, 4)), phase="spells",
               card="Gideon Jura")  # fmt: skip
    b.do(c.Summon(b.army("Kor Hookmasters")))
    for _ in range(3):
        b.do(b.legal(c.PlaceFigure)[0])
    assert b.prompt == "detain"
    b.do(c.ChooseArmy(b.army("Restless Zombies")))
    while b.prompt != "choose_army":
        b.done()
    assert b.seat == 1 and b.why(c.ChooseArmy(b.army("Restless Zombies"))) == "detained"
    assert b.why(c.ChooseArmy(b.army("Liliana Vess"))) == ""


def test_phantom_walk_passes_enemies_and_takes_no_leaving_attacks() -> None:
    wall = tuple((("Restless Zombies" if row != 4 else "Blighted Reavers"), (4, row)) for row in (3, 4, 5))
    b = battle(("Leyline Phantoms", (3, 4)), *wall, colours=("blue", "black"), phase="move", card="Leyline Phantoms")
    assert b.reaches("Leyline Phantoms", (5, 4))
    b.move("Leyline Phantoms", (6, 4))
    assert b.at("Leyline Phantoms") == (6, 4) and b.damage("Leyline Phantoms") == 0


def test_collective_knowledge_draws_a_card_when_summoned() -> None:
    b = battle(("Jace Beleren", (3, 4)), colours=("blue", "black"), phase="spells", card="Jace Beleren")
    b.do(c.Summon(b.army("Illusionary Projections")))
    for _ in range(3):
        b.do(b.legal(c.PlaceFigure)[0])
    assert len(b.table.players[0].hand) == 1


def test_illusionary_deception_exchanges_jace_with_a_projection_as_his_turn_starts() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Illusionary Projections", (8, 4)), ("Restless Zombies", (4, 4)),
               colours=("blue", "black"), phase="choose")  # fmt: skip
    b.do(c.ChooseArmy(b.army("Jace Beleren")))
    assert b.prompt == "deceive"
    b.do(c.ChooseFigure(b.id("Illusionary Projections")))
    assert b.at("Jace Beleren") == (8, 4) and b.at("Illusionary Projections") == (3, 4)
    assert b.damage("Jace Beleren") == 0


def test_darkness_arises_on_twelve_when_all_zombies_have_fallen() -> None:
    fallen = ("Restless Zombies",) * 3
    b = battle(("Liliana Vess", (3, 4)), colours=("black", "white"), phase="choose", fallen=fallen)
    assert b.prompt == "arise"
    b.do(Agree(), (12,))
    for _ in range(3):
        b.do(b.legal(c.PlaceFigure)[0])
    assert {b.zone("Restless Zombies", n) for n in (1, 2, 3)} == {"field"}
    few = battle(("Liliana Vess", (3, 4)), ("Restless Zombies", (5, 5)), colours=("black", "white"), phase="choose",
                 fallen=fallen[:2])  # fmt: skip
    few.do(c.ChooseArmy(few.army("Liliana Vess")))
    assert few.prompt != "arise"


def test_darkness_does_not_arise_on_eleven() -> None:
    b = battle(("Liliana Vess", (3, 4)), colours=("black", "white"), phase="choose", fallen=("Restless Zombies",) * 3)
    b.do(Agree(), (11,))
    assert b.zone("Restless Zombies") == "graveyard"


def test_necrotic_stench_weakens_creatures_once_but_no_zombies_and_no_planeswalkers() -> None:
    b = battle(("Blighted Reavers", (3, 4)), ("Blighted Reavers", (3, 5)), ("Pummelroot Elementals", (5, 4)),
               ("Nissa Revane", (4, 6)), ("Restless Zombies", (2, 4)), ("Elf Rangers", (8, 4)),
               ("Liliana Vess", (11, 9)),
               colours=("black", "green"))  # fmt: skip
    assert toughness(b, "Pummelroot Elementals", "Restless Zombies") == 3 - 2
    assert toughness(b, "Nissa Revane", "Restless Zombies") == 4
    assert toughness(b, "Restless Zombies", "Nissa Revane") == 1
    assert toughness(b, "Elf Rangers", "Restless Zombies") == 2


def test_flying_ignores_levels_water_figures_and_ruins() -> None:
    rows = ("111111111111",) * 4 + ("111191111111",) + ("111111111111",) * 5
    b = battle(("Flamewing Phoenixes", (3, 4)), colours=("red", "black"), phase="move", card="Flamewing Phoenixes",
               rows=rows, water=[(3, 3)], pillars=[{"at": (3, 5), "height": 9}])  # fmt: skip
    assert b.reaches("Flamewing Phoenixes", (5, 4)) and b.reaches("Flamewing Phoenixes", (4, 4))
    assert b.reaches("Flamewing Phoenixes", (3, 1)) and not b.reaches("Flamewing Phoenixes", (3, 5))
    assert b.reaches("Flamewing Phoenixes", (3, 6))


def test_taking_off_still_takes_leaving_attacks() -> None:
    b = battle(("Flamewing Phoenixes", (3, 4)), ("Blighted Reavers", (2, 4)), colours=("red", "black"), phase="move",
               card="Flamewing Phoenixes")  # fmt: skip
    b.move("Flamewing Phoenixes", (6, 4), (H,))
    assert b.zone("Flamewing Phoenixes") == "graveyard"


def test_rebirth_returns_a_phoenix_after_a_sorcery_that_was_not_countered() -> None:
    b = battle(("Chandra Nalaar", (3, 4)), colours=("red", "black"), phase="spells", card="Chandra Nalaar",
               hand=("Twinflame",), fallen=("Flamewing Phoenixes",))  # fmt: skip
    b.play("Twinflame", b.id("Chandra Nalaar"))
    assert b.prompt == "place_figure"
    places = {b.spot(one.spaces[0]) for one in b.legal(c.PlaceFigure)}
    assert places == {(2, 4), (4, 4), (2, 3), (3, 3), (2, 5), (3, 5)}
    b.do(b.legal(c.PlaceFigure)[0])
    assert b.zone("Flamewing Phoenixes") == "field"


def test_haste_lets_a_summoned_firecat_attack_at_once() -> None:
    b = battle(("Chandra Nalaar", (3, 4)), ("Blighted Reavers", (6, 4)), colours=("red", "black"), phase="spells",
               card="Chandra Nalaar")  # fmt: skip
    b.do(c.Summon(b.army("Blazing Firecats")))
    beside = next(one for one in b.legal(c.PlaceFigure) if b.spot(one.spaces[0]) == (5, 4))
    b.do(beside)
    for _ in range(2):
        b.do(b.legal(c.PlaceFigure)[0])
    assert b.prompt == "free_attack"
    b.attack("Blazing Firecats", "Blighted Reavers", (H, B, B, B, B), (B, B, B))
    assert b.damage("Blighted Reavers") == 1


def test_intense_strike_rolls_a_die_more_against_a_new_neighbour() -> None:
    figures = (("Blazing Firecats", (3, 4), 0, None, (2, 4)), ("Blighted Reavers", (4, 4)))
    b = battle(*figures, colours=("red", "black"), card="Blazing Firecats")
    assert power(b, "Blazing Firecats", "Blighted Reavers") == 4
    new = battle(*figures, colours=("red", "black"), card="Blazing Firecats", turn={"beside": []})
    assert power(new, "Blazing Firecats", "Blighted Reavers") == 5


def test_squad_sprint_moves_each_ranger_two_spaces_when_the_turn_ends() -> None:
    b = battle(("Elf Rangers", (3, 4)), ("Elf Rangers", (3, 6)), colours=("green", "black"), phase="spells_after",
               card="Elf Rangers")  # fmt: skip
    assert b.prompt == "move"
    assert b.reaches("Elf Rangers", (5, 4), 1) and b.reaches("Elf Rangers", (5, 6), 2)
    assert not b.reaches("Elf Rangers", (6, 4), 1)


def test_what_the_screen_asks_of_an_attack_agrees_with_the_rules() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Restless Zombies", (4, 4)), card="Gideon Jura", rows=FLAT)
    gideon, zombie = b.figure("Gideon Jura"), b.figure("Restless Zombies")
    assert [one.id for one in targets_of(b.table, gideon)] == [zombie.id]
    assert abs(sum(odds_of(b.table, gideon, zombie).damage) - 1) < 1e-12
    assert move_of(b.table, gideon) == 6
