"""How many dice an attack and its defence roll, what they come to and how often: each limit, and one past it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from game.rules.arena import stats
from game.rules.arena.attacks import back_chances, damage_chances, odds_of
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.traits import Flying, Rally
from game.rules.arena.combat_dice import hits, shields
from game.rules.arena.ends import scores
from game.rules.arena.state.table import AttackMade, Lasting, field
from tests.rules.arena.battle import B, H, S, battle
from tests.rules.arena.duels import CARDS, duel, enemy_of, rows_around


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_a_figure_rolls_the_dice_of_its_card(card: Any) -> None:
    foe, _ = enemy_of(card)
    b = duel(card, (9, 9))
    mine, other = b.figure(card.name), b.figure(foe)
    strike = 1 if card.key == "blazing-firecats" else 0
    assert stats.power_parts(b.table, mine, other)[0] == (card.name, card.power)
    assert stats.dice_of(stats.power_parts(b.table, mine, other)) == card.power + strike
    assert stats.toughness_parts(b.table, mine, other)[0] == (card.name, card.toughness)
    assert stats.move_parts(b.table, mine) == ((card.name, card.move),) and stats.life_left(b.table, mine) == card.life


@pytest.mark.parametrize(
    ("mine", "theirs", "power", "toughness"), [(1, 1, 0, 0), (2, 1, 1, 0), (1, 2, 0, 1), (4, 1, 1, 0)]
)
def test_height_is_one_die_however_high(mine: int, theirs: int, power: int, toughness: int) -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (3, 4)), colours=("blue", "black"), card="Jace Beleren",
               rows=rows_around(f"1{mine}1{theirs}11111111"))  # fmt: skip
    jace, liliana = b.figure("Jace Beleren"), b.figure("Liliana Vess")
    assert stats.dice_of(stats.power_parts(b.table, jace, liliana)) == 5 + power
    assert stats.dice_of(stats.toughness_parts(b.table, liliana, jace)) == 3 + toughness
    assert (("Height advantage", 1) in stats.power_parts(b.table, jace, liliana)) == bool(power)


def test_land_is_higher_than_water() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (3, 4)), colours=("blue", "black"), card="Jace Beleren",
               water=[(3, 4)])  # fmt: skip
    assert stats.dice_of(stats.power_parts(b.table, b.figure("Jace Beleren"), b.figure("Liliana Vess"))) == 6


def test_reasons_stand_in_the_order_of_the_rules() -> None:
    b = battle(("Gideon Jura", (1, 4)), ("Rhox Veterans", (3, 4)), ("Rhox Veterans", (3, 5)), ("Liliana Vess", (4, 4)),
               card="Rhox Veterans", rows=rows_around("111211111111"), hand=(),
               glyphs=[{"at": (1, 4), "kind": "power"}, {"at": (3, 5), "kind": "toughness"}],
               on_army=(("Hold the Rank", "Rhox Veterans"),))  # fmt: skip
    veteran, liliana = b.figure("Rhox Veterans"), b.figure("Liliana Vess")
    assert stats.power_parts(b.table, veteran, liliana) == (
        ("Rhox Veterans", 3), ("Height advantage", 1), ("Glyph of Power", 1),
    )  # fmt: skip
    assert stats.toughness_parts(b.table, veteran, liliana) == (
        ("Rhox Veterans", 2), ("Height advantage", 1), ("Glyph of Toughness", 1), ("Battle Formation", 1),
        ("Hold the Rank", 1),
    )  # fmt: skip


def test_glyphs_help_those_who_control_their_holder_and_add_up() -> None:
    two = [{"at": (1, 4), "kind": "power"}, {"at": (1, 6), "kind": "power"}, {"at": (9, 2), "kind": "power"}]
    b = battle(("Gideon Jura", (1, 4)), ("Kor Hookmasters", (1, 6)), ("Kor Hookmasters", (6, 6)),
               ("Liliana Vess", (9, 4)), card="Kor Hookmasters", glyphs=two)  # fmt: skip
    kor, liliana = b.figure("Kor Hookmasters", 2), b.figure("Liliana Vess")
    assert stats.dice_of(stats.power_parts(b.table, kor, liliana)) == 3 + 2
    # Nobody stands on the third one, and the enemy on none.
    assert stats.dice_of(stats.power_parts(b.table, liliana, kor)) == 4
    assert stats.dice_of(stats.toughness_parts(b.table, kor, liliana)) == 2


def test_a_face_down_glyph_helps_nobody() -> None:
    b = battle(("Gideon Jura", (1, 4)), ("Liliana Vess", (9, 4)), card="Gideon Jura", phase="move",
               glyphs=[{"at": (1, 4), "kind": "random"}])  # fmt: skip
    kinds = [replace(glyph, kind="move", is_up=False) for glyph in b.table.glyphs]
    down = replace(b.table, glyphs=tuple(kinds))
    up = replace(b.table, glyphs=tuple(replace(glyph, is_up=True) for glyph in kinds))
    assert stats.move_of(down, b.figure("Gideon Jura")) == 6 and stats.move_of(up, b.figure("Gideon Jura")) == 8


def test_what_lasts_helps_its_figure_or_its_squad_and_nobody_else() -> None:
    b = battle(("Nissa Revane", (1, 4)), ("Elf Rangers", (3, 4)), ("Elf Rangers", (3, 6)), ("Liliana Vess", (9, 4)),
               colours=("green", "black"), card="Elf Rangers", phase="spells",
               hand=("Titanic Growth", "Overrun"))  # fmt: skip
    b.play("Titanic Growth", b.id("Elf Rangers")).play("Overrun", b.army("Elf Rangers"))
    liliana = b.figure("Liliana Vess")
    one, two, nissa = b.figure("Elf Rangers"), b.figure("Elf Rangers", 2), b.figure("Nissa Revane")
    assert stats.power_parts(b.table, one, liliana)[1:] == (("Titanic Growth", 2), ("Overrun", 1))
    assert stats.power_parts(b.table, two, liliana)[1:] == (("Overrun", 1),)
    assert stats.power_parts(b.table, nissa, liliana)[1:] == ()
    assert stats.toughness_parts(b.table, one, liliana)[1:] == (("Titanic Growth", 2),)
    assert stats.toughness_parts(b.table, two, liliana)[1:] == ()


@pytest.mark.parametrize(("mine", "theirs", "more"), [(1, 1, 1), (2, 1, 2), (1, 2, 1)])
def test_bark_mantle_counts_attackers_on_a_lower_level(mine: int, theirs: int, more: int) -> None:
    b = battle(("Nissa Revane", (1, 4)), ("Liliana Vess", (3, 4)), colours=("green", "black"), card="Nissa Revane",
               on_army=(("Bark Mantle", "Nissa Revane"),), rows=rows_around(f"1{mine}1{theirs}11111111"))  # fmt: skip
    height = int(mine > theirs)
    assert (
        stats.dice_of(stats.toughness_parts(b.table, b.figure("Nissa Revane"), b.figure("Liliana Vess")))
        == 4 + more + height
    )


@pytest.mark.parametrize(("column", "count"), [(3, 1), (4, 0)])
def test_avatar_of_justice_reaches_two_spaces(column: int, count: int) -> None:
    b = battle(("Gideon Jura", (1, 4)), ("Restless Zombies", (column, 4)), ("Rhox Veterans", (1, 5)),
               ("Liliana Vess", (9, 9)), card="Gideon Jura")  # fmt: skip
    parts = stats.power_parts(b.table, b.figure("Gideon Jura"), b.figure("Restless Zombies"))
    assert stats.dice_of(parts) == 3 + count and (("Avatar of Justice", 1) in parts) == bool(count)


@pytest.mark.parametrize(("column", "more"), [(5, 1), (6, 0)])
def test_zombie_toughness_reaches_four_spaces(column: int, more: int) -> None:
    b = battle(("Liliana Vess", (1, 4)), ("Restless Zombies", (column, 4)), ("Gideon Jura", (9, 9)),
               colours=("black", "white"), card="Restless Zombies")  # fmt: skip
    zombie, gideon = b.figure("Restless Zombies"), b.figure("Gideon Jura")
    assert stats.toughness_parts(b.table, zombie, gideon)[1:] == ((("Zombie Toughness", 1),) if more else ())
    assert stats.toughness_parts(b.table, b.figure("Liliana Vess"), gideon)[1:] == ()


@pytest.mark.parametrize(("column", "less"), [(3, 2), (4, 0)])
def test_necrotic_stench_reaches_two_spaces(column: int, less: int) -> None:
    b = battle(("Blighted Reavers", (1, 4)), ("Pummelroot Elementals", (column, 4)), ("Liliana Vess", (11, 9)),
               ("Nissa Revane", (11, 0)), colours=("black", "green"), card="Blighted Reavers")  # fmt: skip
    plant, reaver = b.figure("Pummelroot Elementals"), b.figure("Blighted Reavers")
    assert stats.dice_of(stats.toughness_parts(b.table, plant, reaver)) == 3 - less
    assert stats.toughness_parts(b.table, reaver, plant) == (("Blighted Reavers", 3),)


def test_battle_formation_counts_own_comrades_of_the_name_on_any_card() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Rhox Veterans", (4, 4)), ("Kor Hookmasters", (2, 4)),
               ("Liliana Vess", (9, 9)), card="Rhox Veterans")  # fmt: skip
    liliana = b.figure("Liliana Vess")
    assert stats.toughness_parts(b.table, b.figure("Rhox Veterans"), liliana)[1:] == (("Battle Formation", 1),)
    assert stats.toughness_parts(b.table, b.figure("Kor Hookmasters"), liliana)[1:] == ()


def test_battle_formation_asks_who_controls_a_comrade_now() -> None:
    # rule: arena/controller
    b = battle(("Rhox Veterans", (3, 4)), ("Rhox Veterans", (4, 4)), ("Liliana Vess", (9, 9)),
               card="Rhox Veterans")  # fmt: skip
    one, other = (figure for figure in field(b.table) if figure.army == b.figure("Rhox Veterans").army)
    liliana = b.figure("Liliana Vess")
    taken = replace(b.table, figures={**b.table.figures, other.id: replace(other, seat=1)})
    assert stats.toughness_parts(taken, one, liliana)[1:] == ()
    assert stats.toughness_parts(taken, taken.figures[other.id], one)[1:] == ()
    both = replace(taken, figures={**taken.figures, one.id: replace(one, seat=1)})
    assert stats.toughness_parts(both, both.figures[one.id], one)[1:] == (("Battle Formation", 1),)


def test_twisted_image_exchanges_what_all_else_has_come_to() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (3, 4)), colours=("blue", "black"), card="Jace Beleren",
               rows=rows_around("121111111111"))  # fmt: skip
    jace, liliana = b.figure("Jace Beleren"), b.figure("Liliana Vess")
    once = replace(b.table, lasting=(Lasting("exchange", 0, jace.id, key="twisted-image"),))
    assert stats.dice_of(stats.power_parts(once, jace, liliana)) == 3 + 1
    assert stats.dice_of(stats.toughness_parts(once, jace, liliana)) == 5 + 1
    assert stats.dice_of(stats.power_parts(once, liliana, jace)) == 4
    twice = replace(b.table, lasting=once.lasting * 2)
    assert stats.dice_of(stats.power_parts(twice, jace, liliana)) == 5 + 1


@pytest.mark.parametrize(("power", "fewer", "dice"), [(5, 2, 3), (5, 4, 1), (5, 9, 1)])
def test_dice_taken_from_an_attack_leave_one(power: int, fewer: int, dice: int) -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (3, 4)), colours=("blue", "black"), card="Jace Beleren")
    jace, liliana = b.figure("Jace Beleren"), b.figure("Liliana Vess")
    attack_made = AttackMade(jace.id, liliana.id, 0, is_adjacent=False, fewer=fewer, more=3)
    assert stats.dice_of(stats.power_parts(b.table, jace, liliana, attack_made)) == dice and power == 5
    assert stats.dice_of(stats.toughness_parts(b.table, liliana, jace, attack_made)) == 3 + 3
    plain = AttackMade(jace.id, liliana.id, 0, is_adjacent=False)
    assert stats.power_parts(b.table, jace, liliana, plain) == stats.power_parts(b.table, jace, liliana)
    assert stats.toughness_parts(b.table, liliana, jace, plain) == stats.toughness_parts(b.table, liliana, jace)


def test_an_attack_without_dice_gains_none_from_backdraft() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (3, 4)), colours=("blue", "black"), card="Jace Beleren")
    jace, liliana = b.figure("Jace Beleren"), b.figure("Liliana Vess")
    spent = replace(b.table, lasting=(Lasting("growth", 0, jace.id, power=-9, key="titanic-growth"),))
    assert (
        stats.dice_of(
            stats.power_parts(spent, jace, liliana, AttackMade(jace.id, liliana.id, 0, is_adjacent=False, fewer=2))
        )
        == 0
    )


# What lies on cards


def test_abilities_and_enchantments_are_found_by_their_sort() -> None:
    b = battle(("Nissa Revane", (1, 4)), ("Elf Rangers", (3, 4)), ("Liliana Vess", (9, 4)), colours=("green", "black"),
               card="Elf Rangers", on_army=(("Fleet Trail", "Elf Rangers"),))  # fmt: skip
    rangers, nissa = b.figure("Elf Rangers"), b.figure("Nissa Revane")
    assert stats.is_sure_footed(b.table, rangers) and not stats.is_sure_footed(b.table, nissa)
    assert not stats.is_steadfast(b.table, rangers)
    assert [name for name, _ in stats.auras_on(b.table, rangers.army)] == ["Fleet Trail"] * 2
    assert stats.trait_of(ARMY_CARDS["flamewing-phoenixes"], Flying) == Flying()
    assert stats.trait_of(ARMY_CARDS["elf-rangers"], Flying) is None
    liliana = ARMY_CARDS["liliana-vess"]
    rally = stats.trait_of(liliana, Rally)
    assert rally is not None and stats.ability_name(liliana, rally) == "Zombie Toughness"
    steadfast = battle(("Rhox Veterans", (1, 4)), on_army=(("Hold the Rank", "Rhox Veterans"),), card="Rhox Veterans")
    assert stats.is_steadfast(steadfast.table, steadfast.figure("Rhox Veterans"))
    army = steadfast.army("Rhox Veterans")
    card = steadfast.card("Hold the Rank")
    sort = type(stats.aura_of(steadfast.table, army, object))
    assert [number for number, _ in stats.auras_of(steadfast.table, army, sort)] == [card]


def test_a_seat_s_planeswalker_is_found_while_it_stands() -> None:
    b = battle(("Gideon Jura", (1, 1)), ("Rhox Veterans", (3, 4)), ("Liliana Vess", (9, 4)), card="Rhox Veterans")
    gideon = b.figure("Gideon Jura")
    found = stats.planeswalker_of(b.table, 0)
    assert found is not None and found.id == gideon.id
    assert stats.planeswalker_army(b.table, 0).id == gideon.army
    assert stats.is_planeswalker(b.table, gideon) and not stats.is_planeswalker(b.table, b.figure("Rhox Veterans"))
    fallen = replace(gideon, zone="graveyard", spaces=())
    gone = replace(b.table, figures={**b.table.figures, gideon.id: fallen})
    assert stats.planeswalker_of(gone, 0) is None and stats.planeswalker_of(gone, 1) is not None


# Odds


@pytest.mark.parametrize(("power", "toughness"), [(0, 0), (1, 3), (2, 2), (3, 4)])
def test_the_odds_of_striking_back_are_those_of_all_throws(power: int, toughness: int) -> None:
    counts = [0] * (toughness + 1)
    for faces in product(range(1, 7), repeat=power + toughness):
        counts[max(0, shields(faces[power:]) - hits(faces[:power]))] += 1
    chances = back_chances(power, toughness)
    assert len(chances) == toughness + 1
    assert all(abs(count / sum(counts) - chance) < 1e-12 for count, chance in zip(counts, chances, strict=True))


def test_the_faces_of_the_combat_die() -> None:
    assert [hits((face,)) for face in range(1, 7)] == [1, 1, 1, 0, 0, 0]
    assert [shields((face,)) for face in range(1, 7)] == [0, 0, 0, 1, 1, 0]


@pytest.mark.parametrize(("damage", "life"), [(0, 7), (5, 2), (6, 1)])
def test_the_odds_to_destroy_are_those_of_as_much_damage_as_there_is_life(damage: int, life: int) -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (5, 4), damage), colours=("blue", "black"),
               card="Jace Beleren")  # fmt: skip
    jace, liliana = b.figure("Jace Beleren"), b.figure("Liliana Vess")
    odds = odds_of(b.table, jace, liliana)
    assert stats.life_left(b.table, liliana) == life and odds.damage == damage_chances(5, 3)
    assert odds.kill == sum(damage_chances(5, 3)[life:]) and odds.back == ()
    assert odds.power == stats.power_parts(b.table, jace, liliana)
    assert odds.toughness == stats.toughness_parts(b.table, liliana, jace)


@pytest.mark.parametrize(("column", "strikes"), [(2, True), (3, False)])
def test_gideon_strikes_back_at_who_stands_beside_him(column: int, strikes: bool) -> None:
    b = battle(("Gideon Jura", (1, 4)), ("Liliana Vess", (column, 4)), card="Liliana Vess", turn={"seat": 1})
    odds = odds_of(b.table, b.figure("Liliana Vess"), b.figure("Gideon Jura"))
    assert odds.back == (back_chances(4, 5) if strikes else ())
    assert odds_of(b.table, b.figure("Gideon Jura"), b.figure("Liliana Vess")).back == ()


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_as_much_damage_as_its_life_destroys_a_figure(card: Any) -> None:
    foe = "Rhox Veterans" if card.colour != "white" else "Restless Zombies"
    mine = next(one.name for one in CARDS if one.kind == "planeswalker" and one.colour == card.colour)
    for taken, zone in ((card.life - 1, "field"), (card.life, "graveyard")):
        placed: list[tuple[Any, ...]] = [(card.name, (3, 4), 0, 1, (2, 4)) if card.spaces == 2 else (card.name, (3, 4))]
        placed += [] if mine == card.name else [(mine, (11, 0))]
        foe_walker = "Gideon Jura" if foe == "Rhox Veterans" else "Liliana Vess"
        colours = ("white" if foe == "Rhox Veterans" else "black", card.colour)
        rest = card.life - 1
        hurt = [(one[0], one[1], rest, *one[3:]) if one[0] == card.name else one for one in placed]
        b = battle(*hurt, (foe, (4, 4)), (foe_walker, (11, 9)), colours=colours, card=foe)
        dice = stats.dice_of(stats.power_parts(b.table, b.figure(foe), b.figure(card.name)))
        shown = stats.dice_of(stats.toughness_parts(b.table, b.figure(card.name), b.figure(foe)))
        hit = taken - rest
        faces = (H,) * hit + (B,) * (dice - hit)
        b.attack(foe, card.name, faces, *(((B,) * shown,) if shown else ()))
        assert b.zone(card.name) == zone
        assert zone == "graveyard" or b.damage(card.name) == rest


def test_scores_count_the_owner_s_figures_and_an_edge_of_a_long_one() -> None:
    b = battle(("Chandra Nalaar", (1, 1)), ("Blazing Firecats", (4, 4), 0, None, (3, 4)), ("Liliana Vess", (9, 9)),
               colours=("red", "black"), card="Chandra Nalaar", phase="spells")  # fmt: skip
    assert scores(b.table) == (365 + 33, 325)
    seats = tuple({"colour": colour} for colour in ("red", "black", "green"))
    melee = battle(("Chandra Nalaar", (1, 1)), ("Blazing Firecats", (4, 4), 0, None, (3, 4)), ("Liliana Vess", (9, 9)),
                   ("Nissa Revane", (5, 8)), seats=seats, mode="melee", scoring=[(3, 4), (9, 9)], card="Chandra Nalaar",
                   phase="spells")  # fmt: skip
    assert scores(melee.table) == (33, 325, 0)


@pytest.mark.parametrize(("shield", "damage"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_each_shield_blocks_a_hit(shield: int, damage: int) -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (5, 4)), colours=("blue", "black"), card="Jace Beleren")
    b.attack("Jace Beleren", "Liliana Vess", (H, H, S, S, B), (S,) * shield + (H,) * (3 - shield))
    assert b.damage("Liliana Vess") == damage
