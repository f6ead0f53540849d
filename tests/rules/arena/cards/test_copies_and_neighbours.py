"""Copies of one card add up, "adjacent" on a card is as for engagement, and "of each other" is sight both ways."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.commands import Done
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.presentation.card_words import ability_text, card_text, plain
from game.rules.arena.standing import within_clear_sight
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from game.rules.arena.stats import move_of
from tests.rules.arena.battle import FLAT, B, Battle, H, S, battle, power, toughness

GREEN = ["Deep Roots"] * 2 + ["Bountiful Harvest"] * 4 + ["Titanic Growth"] * 4 + ["Call of the Grove"] * 2
BLACK = ["Hungry Dead"] * 2 + ["Bone Splinters"] * 4 + ["Grave Whisper"] * 4 + ["Spiteful End"] * 2
BLUE = ["Second Sight"] * 2 + ["Twisted Image"] * 4 + ["Selective Memory"] * 2 + ["Misdirection"] * 2
BLUE += ["Changed Places"] * 2


def _rows(middle: str) -> tuple[str, ...]:
    return (*FLAT[:4], middle, *FLAT[5:])


# Copies


def _roots(copies: int, *damages: int) -> Battle:
    seats = ({"army": ["Nissa Revane", "Pummelroot Elementals"], "spells": GREEN}, {"colour": "black"})
    on_army = tuple((f"Deep Roots{' #2' * number}", "Pummelroot Elementals") for number in range(copies))
    figures = [("Pummelroot Elementals", (3, 4 + place), damage) for place, damage in enumerate(damages)]
    return battle(("Nissa Revane", (1, 1)), *figures, ("Liliana Vess", (11, 9)), seats=seats, on_army=on_army,
                  phase="draw")  # fmt: skip


@pytest.mark.parametrize(("copies", "healed"), [(1, 1), (2, 2)])
def test_each_copy_of_deep_roots_heals_a_damage_as_the_turn_starts(copies: int, healed: int) -> None:
    b = _roots(copies, 2)
    while b.prompt == "regrow":
        b.do(c.ChooseFigure(b.id("Pummelroot Elementals")))
    assert b.damage("Pummelroot Elementals") == 2 - healed
    assert toughness(b, "Pummelroot Elementals", "Liliana Vess") == 3 + copies


def test_two_copies_of_deep_roots_may_heal_two_figures() -> None:
    b = _roots(2, 1, 2)
    assert b.prompt == "regrow"
    b.do(c.ChooseFigure(b.id("Pummelroot Elementals", 2)))
    assert b.prompt == "regrow"
    b.do(c.ChooseFigure(b.id("Pummelroot Elementals", 1)))
    assert [b.damage("Pummelroot Elementals", number) for number in (1, 2)] == [0, 1]


def test_deep_roots_heals_no_more_than_there_is() -> None:
    b = _roots(2, 1)
    assert b.damage("Pummelroot Elementals") == 0 and b.prompt != "regrow"


@pytest.mark.parametrize(("copies", "damage"), [(0, 3), (1, 2), (2, 1)])
def test_each_copy_of_hungry_dead_heals_a_damage_for_a_figure_destroyed(copies: int, damage: int) -> None:
    seats = ({"army": ["Liliana Vess", "Restless Zombies"], "spells": BLACK}, {"colour": "white"})
    on_army = tuple((f"Hungry Dead{' #2' * number}", "Restless Zombies") for number in range(copies))
    b = battle(("Liliana Vess", (1, 1), 3), ("Restless Zombies", (3, 4)), ("Kor Hookmasters", (4, 4), 2),
               ("Gideon Jura", (11, 9)), seats=seats, on_army=on_army, card="Restless Zombies")  # fmt: skip
    b.attack("Restless Zombies", "Kor Hookmasters", (H, H, H), (B, B))
    assert b.zone("Kor Hookmasters") == "graveyard" and b.damage("Liliana Vess") == damage


def _sight(copies: int) -> Battle:
    seats = ({"army": ["Jace Beleren"], "spells": BLUE}, {"colour": "white"})
    on_army = tuple((f"Second Sight{' #2' * number}", "Jace Beleren") for number in range(copies))
    b = battle(("Jace Beleren", (3, 4)), ("Gideon Jura", (7, 4)), seats=seats, on_army=on_army, card="Jace Beleren")
    return b.attack("Jace Beleren", "Gideon Jura", (B, B, B, B, B), *(((B,) * 5,) if not copies else ()))


@pytest.mark.parametrize("copies", [0, 1, 2])
def test_each_copy_of_second_sight_rolls_dice_again_once_a_turn(copies: int) -> None:
    b = _sight(copies)
    for number in range(copies):
        assert b.prompt == "roll_again"
        b.do(c.ChooseDie(0))
        last = number == copies - 1
        b.do(Done(), (H,), *(((B,) * 5,) if last else ()))
    assert b.prompt != "roll_again" and b.damage("Gideon Jura") == min(copies, 1)


def test_second_sight_that_is_left_alone_is_not_used_up() -> None:
    b = _sight(1)
    b.do(Done(), (B,) * 5)
    assert not any(word.startswith("second_roll") for word in b.table.turn.used)
    assert not any(isinstance(one, e.CombatRerolled) for one in b.events)


def test_two_copies_of_kindled_blood_add_up() -> None:
    spells = ["Kindled Blood"] * 2 + ["Twinflame"] * 4 + ["Seize the Day"] * 4 + ["Scattering Sparks"] * 2
    seats = ({"army": ["Chandra Nalaar", "Flamewing Phoenixes"], "spells": spells}, {"colour": "black"})
    on_army = (("Kindled Blood", "Flamewing Phoenixes"), ("Kindled Blood #2", "Flamewing Phoenixes"))
    b = battle(("Chandra Nalaar", (1, 1)), ("Flamewing Phoenixes", (3, 4)), seats=seats, on_army=on_army)
    assert move_of(b.table, b.figure("Flamewing Phoenixes")) == 6 + 2 + 2


# Intense Strike


def test_intense_strike_counts_who_was_beside_as_a_friend_when_the_turn_began() -> None:
    figures = (("Jace Beleren", (3, 3)), ("Blazing Firecats", (5, 4), 0, None, (6, 4)), ("Chandra Nalaar", (4, 4)),
               ("Flamewing Phoenixes", (9, 4)))  # fmt: skip
    b = battle(*figures, colours=("blue", "red"), phase="spells", card="Jace Beleren", hand=("Mind Control",))
    b.play("Mind Control", b.id("Blazing Firecats"))
    assert b.figure("Blazing Firecats").seat == 0
    # Chandra was beside it and its friend; the Phoenix was neither beside it.
    assert power(b, "Blazing Firecats", "Chandra Nalaar") == 4
    assert power(b, "Blazing Firecats", "Flamewing Phoenixes") == 5


def test_a_turn_that_begins_notes_friends_and_enemies_that_stand_side_by_side() -> None:
    b = battle(("Chandra Nalaar", (4, 4)), ("Blazing Firecats", (5, 4), 0, None, (6, 4)), ("Liliana Vess", (7, 4)),
               ("Restless Zombies", (9, 4)), colours=("red", "black"), phase="draw")  # fmt: skip
    chandra, cat, liliana = (b.id(name) for name in ("Chandra Nalaar", "Blazing Firecats", "Liliana Vess"))
    assert set(b.table.turn.beside) == {(chandra, cat), (cat, liliana)}


def test_intense_strike_forgets_neighbours_of_the_turn_before() -> None:
    b = battle(("Blazing Firecats", (5, 4), 0, None, (6, 4)), ("Chandra Nalaar", (1, 1)), ("Liliana Vess", (7, 4)),
               colours=("red", "black"), card="Blazing Firecats", turn={"beside": [["Liliana Vess", "Blazing Firecats"]]})  # fmt: skip  # noqa: E501
    assert power(b, "Blazing Firecats", "Liliana Vess") == 4
    new = battle(("Blazing Firecats", (5, 4), 0, None, (6, 4)), ("Chandra Nalaar", (1, 1)), ("Liliana Vess", (7, 4)),
                 colours=("red", "black"), card="Blazing Firecats", turn={"beside": []})  # fmt: skip
    assert power(new, "Blazing Firecats", "Liliana Vess") == 5


# Sight both ways


@pytest.mark.parametrize(("column", "both"), [(6, True), (7, False)])
def test_changed_places_wants_sight_both_ways(column: int, both: bool) -> None:
    rows = _rows("111" + "6" * 9)
    b = battle(("Leyline Phantoms", (2, 4)), ("Illusionary Projections", (column, 4)), ("Jace Beleren", (11, 9)),
               ("Gideon Jura", (11, 0)), colours=("blue", "white"), phase="spells", card="Jace Beleren", rows=rows,
               hand=("Changed Places",))  # fmt: skip
    high, low = b.figure("Illusionary Projections"), b.figure("Leyline Phantoms")
    assert within_clear_sight(b.table, high, low, 6) and within_clear_sight(b.table, low, high, 6) == both
    pair = {high.id, low.id}
    assert b.targets("Changed Places") & pair == (pair if both else set())


@pytest.mark.parametrize(("column", "near"), [(9, True), (10, False)])
def test_changed_places_reaches_six_spaces(column: int, near: bool) -> None:
    b = battle(("Leyline Phantoms", (3, 4)), ("Leyline Phantoms", (column, 4)), ("Jace Beleren", (0, 9)),
               ("Gideon Jura", (0, 0)), colours=("blue", "white"), phase="spells", card="Jace Beleren",
               hand=("Changed Places",))  # fmt: skip
    assert (b.id("Leyline Phantoms", 2) in b.targets("Changed Places")) == near


# Adjacent as for engagement


def _sparks(*figures: tuple[Any, ...], **board: Any) -> Battle:
    b = battle(("Flamewing Phoenixes", (4, 4)), ("Chandra Nalaar", (0, 0)), ("Liliana Vess", (4, 8)), *figures,
               colours=("red", "black"), card="Liliana Vess", turn={"seat": 1},
               on_army=(("Scattering Sparks", "Flamewing Phoenixes"),), **board)  # fmt: skip
    # Asked as it is announced, and as the attack has destroyed one of the squad; then as one is gone.
    b.attack("Liliana Vess", "Flamewing Phoenixes").done((H, H, H, H), (B, B)).done()
    b.turn_over("Scattering Sparks")
    return b


@pytest.mark.parametrize(("level", "hurt"), [("4", True), ("5", False)])
def test_scattering_sparks_reach_a_ledge_lower_than_the_figure_and_none_as_high(level: str, hurt: bool) -> None:
    b = _sparks(("Restless Zombies", (3, 4)), rows=_rows(f"111{level}11111111"))
    assert (b.zone("Restless Zombies") == "graveyard") == hurt


@pytest.mark.parametrize(("height", "hurt"), [(3, True), (4, False)])
def test_scattering_sparks_reach_over_a_wall_lower_than_the_figures(height: int, hurt: bool) -> None:
    b = _sparks(("Restless Zombies", (3, 4)), walls=[{"between": [(3, 4), (4, 4)], "height": height}])
    assert (b.zone("Restless Zombies") == "graveyard") == hurt


def test_scattering_sparks_hit_every_figure_beside_the_space_and_none_further_off() -> None:
    b = _sparks(("Restless Zombies", (3, 4)), ("Flamewing Phoenixes", (5, 4)), ("Restless Zombies", (2, 4)))
    assert b.prompt == "damage_order" and b.seat == 1
    b.do(c.ChooseFigure(b.id("Restless Zombies")))
    assert [b.zone("Restless Zombies", number) for number in (1, 2)] == ["graveyard", "field"]
    assert b.zone("Flamewing Phoenixes", 2) == "graveyard"


def _rebirth(**board: Any) -> set[tuple[int, int]]:
    b = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (11, 9)), colours=("red", "black"), phase="spells",
               card="Chandra Nalaar", hand=("Twinflame",), fallen=("Flamewing Phoenixes",), **board)  # fmt: skip
    b.play("Twinflame", b.id("Chandra Nalaar"))
    return {b.spot(one.spaces[0]) for one in b.legal(c.PlaceFigure)}


def test_rebirth_beside_is_as_for_engagement() -> None:
    flat = _rebirth()
    assert flat == {(2, 4), (4, 4), (2, 3), (3, 3), (2, 5), (3, 5)}
    assert _rebirth(rows=_rows("111141111111")) == flat
    assert _rebirth(rows=_rows("111151111111")) == flat - {(4, 4)}
    assert _rebirth(walls=[{"between": [(3, 4), (4, 4)], "height": 3}]) == flat
    assert _rebirth(walls=[{"between": [(3, 4), (4, 4)], "height": 4}]) == flat - {(4, 4)}


@pytest.mark.parametrize(("level", "hurt"), [("4", 3), ("5", 0)])
def test_killing_wave_hits_those_that_stand_beside_as_for_engagement(level: str, hurt: int) -> None:
    b = battle(("Liliana Vess", (3, 4)), ("Gideon Jura", (4, 4)), ("Restless Zombies", (2, 4)),
               colours=("black", "white"), phase="spells", card="Liliana Vess", hand=("Killing Wave",),
               rows=_rows(f"1111{level}1111111"))  # fmt: skip
    b.play("Killing Wave", b.id("Liliana Vess"))
    assert b.damage("Gideon Jura") == hurt and b.zone("Restless Zombies") == "field"


@pytest.mark.parametrize(("level", "more"), [("5", 1), ("6", 0)])
def test_battle_formation_wants_a_comrade_beside_as_for_engagement(level: str, more: int) -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Rhox Veterans", (4, 4)), ("Liliana Vess", (3, 9)),
               rows=_rows(f"1111{level}1111111"))  # fmt: skip
    assert toughness(b, "Rhox Veterans", "Liliana Vess") == 2 + more


@pytest.mark.parametrize(("level", "asked"), [("4", True), ("5", False)])
def test_trample_goes_on_to_those_that_stand_beside_as_for_engagement(level: str, asked: bool) -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Restless Zombies", (4, 4)), ("Restless Zombies", (5, 4)),
               ("Liliana Vess", (9, 9)), card="Rhox Veterans", rows=_rows(f"11111{level}111111"))  # fmt: skip
    b.attack("Rhox Veterans", "Restless Zombies", (H, H, B), (B,))
    assert (b.prompt == "trample") == asked


# Words


def test_mind_stealer_tells_that_it_brings_no_spells_and_no_summoning() -> None:
    text = ability_text(ARMY_CARDS["jace-beleren"])
    assert "No spells, no summoning." in text and "then it obeys its owner again" in text


def test_necrotic_stench_tells_its_floor_and_that_it_does_not_add_up() -> None:
    text = ability_text(ARMY_CARDS["blighted-reavers"])
    assert "not below 0" in text and "yours too" in text and "do not add up" in text


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("nissa-revane", "range 2 or more"),
        ("liliana-vess", "not an attack"),
        ("restless-zombies", "empty spaces"),
        ("flamewing-phoenixes", "from the graveyard to an empty space"),
        ("rise-of-the-dark-realms", "its army card with them"),
        ("changed-places", "if both fit"),
    ],
)
def test_a_card_tells_all_that_it_does(key: str, words: str) -> None:
    card = ARMY_CARDS[key] if key in ARMY_CARDS else SPELL_CARDS[key]
    assert words in plain(card_text(card))


def test_the_stench_takes_no_die_below_none() -> None:
    b = battle(("Blighted Reavers", (3, 4)), ("Blighted Reavers", (3, 5)), ("Elf Rangers", (4, 4)),
               ("Nissa Revane", (11, 9)), colours=("black", "green"), card="Blighted Reavers",
               )  # fmt: skip
    assert toughness(b, "Elf Rangers", "Blighted Reavers") == 0
    b.attack("Blighted Reavers", "Elf Rangers", (H, S, B))
    assert b.damage("Elf Rangers") == 1
