"""Sorceries and open enchantments at their limits: each number and one past it, and what each "own", "friendly",
"enemy", "other" and "until" shuts out. Hidden ones are in ``limits/test_hidden.py``."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.arena.state import commands as c
from game.rules.arena.state.card_events import CardTaken
from game.rules.arena.state.events import FigureDestroyed
from game.rules.arena.state.targets import OnSeat
from game.rules.arena.stats import move_of
from tests.rules.arena.battle import B, Battle, H, battle, power, toughness

WALKERS = {"white": "Gideon Jura", "blue": "Jace Beleren", "black": "Liliana Vess", "red": "Chandra Nalaar",
           "green": "Nissa Revane"}  # fmt: skip


def window(colour: str, *figures: Any, hand: str, at: Any = (3, 4), damage: int = 0, foe: str = "black",
           **more: Any) -> Battle:  # fmt: skip
    """Return a Planeswalker's spell window with one card in hand."""
    walker = WALKERS[colour]
    return battle((walker, at, damage), *figures, colours=(colour, foe), phase="spells", card=walker, hand=(hand,),
                  **more)  # fmt: skip


def teams(*figures: Any, hand: str, first: str, colours: tuple[str, ...] = ("green", "black", "blue")) -> Battle:
    """Return a skirmish in the spell window of the first seat; the second is its team-mate."""
    seats = ({"colour": first, "hand": [hand]}, *({"colour": colour} for colour in colours))
    return battle(*figures, seats=seats, mode="skirmish", phase="spells", card=WALKERS[first])


# Healing


@pytest.mark.parametrize(("damage", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_healing_salve_heals_up_to_two_and_draws_one(damage: int, left: int) -> None:
    b = window("white", hand="Healing Salve", damage=damage)
    library = len(b.table.players[0].library)
    b.play("Healing Salve", b.id("Gideon Jura"))
    assert b.damage("Gideon Jura") == left
    assert len(b.table.players[0].hand) == 1 and len(b.table.players[0].library) == library - 1


def test_healing_salve_is_for_friends_of_the_whole_side_only() -> None:
    b = teams(("Gideon Jura", (1, 1)), ("Nissa Revane", (3, 1), 2), ("Elf Rangers", (5, 1)), ("Liliana Vess", (9, 9)),
              ("Jace Beleren", (11, 9)), hand="Healing Salve", first="white")  # fmt: skip
    assert b.targets("Healing Salve") == {b.id(name) for name in ("Gideon Jura", "Nissa Revane", "Elf Rangers")}


@pytest.mark.parametrize(("name", "colour", "amount"), [("Near-Death Experience", "white", 2),
                                                       ("Bountiful Harvest", "green", 3)])  # fmt: skip
def test_ones_own_planeswalker_is_healed_by_that_much_and_no_more(name: str, colour: str, amount: int) -> None:
    for damage in (0, 1, amount, amount + 1):
        b = window(colour, hand=name, damage=damage)
        assert b.targets(name) == {0}
        assert b.play(name).damage(WALKERS[colour]) == max(0, damage - amount)


def test_a_team_mates_planeswalker_is_not_healed_in_place_of_ones_own() -> None:
    b = teams(("Gideon Jura", (1, 1), 3), ("Nissa Revane", (3, 1), 3), ("Liliana Vess", (9, 9)),
              ("Jace Beleren", (11, 9)), hand="Near-Death Experience", first="white")  # fmt: skip
    b.play("Near-Death Experience")
    assert b.damage("Gideon Jura") == 1 and b.damage("Nissa Revane") == 3


@pytest.mark.parametrize(("damage", "left"), [(3, 0), (4, 0), (5, 1)])
def test_altars_reap_heals_up_to_four(damage: int, left: int) -> None:
    b = window("black", ("Restless Zombies", (9, 9)), hand="Altar's Reap", damage=damage, foe="white")
    assert b.play("Altar's Reap", b.id("Restless Zombies")).damage("Liliana Vess") == left
    # Nobody is told to have destroyed it.
    assert [event.dealer for event in b.events if isinstance(event, FigureDestroyed)] == [0]


@pytest.mark.parametrize("name", ["Altar's Reap", "Bone Splinters"])
def test_only_own_squad_figures_are_given(name: str) -> None:
    b = teams(("Liliana Vess", (1, 1)), ("Restless Zombies", (3, 3)), ("Nissa Revane", (3, 1)), ("Elf Rangers", (5, 1)),
              ("Gideon Jura", (9, 9)), ("Rhox Veterans", (9, 7)), ("Jace Beleren", (11, 9)), hand=name, first="black",
              colours=("green", "white", "blue"))  # fmt: skip
    assert b.targets(name) == {b.id("Restless Zombies")}


def test_bone_splinters_destroys_enemy_squad_figures_only() -> None:
    b = teams(("Liliana Vess", (1, 1)), ("Restless Zombies", (3, 3)), ("Nissa Revane", (3, 1)), ("Elf Rangers", (5, 1)),
              ("Gideon Jura", (9, 9)), ("Rhox Veterans", (9, 7)), ("Kor Hookmasters", (11, 0)),
              ("Jace Beleren", (11, 9)), hand="Bone Splinters", first="black",
              colours=("green", "white", "blue"))  # fmt: skip
    b.play("Bone Splinters", b.id("Restless Zombies"))
    assert {one.figure for one in b.legal()} == {b.id("Rhox Veterans"), b.id("Kor Hookmasters")}
    assert b.why(c.ChooseFigure(b.id("Gideon Jura"))) == b.why(c.ChooseFigure(b.id("Elf Rangers"))) == "no_figure"
    assert b.why(c.ChooseArmy(b.army("Rhox Veterans"))) == "not_an_answer"


# Damage and reach


@pytest.mark.parametrize(("name", "colour", "reach"), [("Lance of Noon", "white", 4), ("Ember Lash", "red", 5)])
def test_damage_reaches_so_far_and_no_further(name: str, colour: str, reach: int) -> None:
    b = window(colour, ("Blighted Reavers", (3 + reach, 4)), ("Blighted Reavers", (4 + reach, 5)), hand=name)
    b2 = window(colour, ("Blighted Reavers", (4 + reach, 4)), ("Restless Zombies", (1, 4)), hand=name)
    assert b.id("Blighted Reavers") in b.targets(name)
    assert b2.targets(name) == {b2.id("Restless Zombies")}
    b.play(name, b.id("Blighted Reavers"))
    assert b.damage("Blighted Reavers") == 2 and b.zone("Blighted Reavers") == "field"


@pytest.mark.parametrize(("name", "colour", "own"), [("Lance of Noon", "white", "Rhox Veterans"),
                                                    ("Ember Lash", "red", "Flamewing Phoenixes")])  # fmt: skip
def test_a_lance_is_for_enemies_and_a_lash_for_anybody_but_the_caster(name: str, colour: str, own: str) -> None:
    b = window(colour, (own, (4, 4)), ("Restless Zombies", (2, 4)), ("Liliana Vess", (3, 6)), hand=name)
    enemies = {b.id("Restless Zombies"), b.id("Liliana Vess")}
    assert b.targets(name) == (enemies if name == "Lance of Noon" else enemies | {b.id(own)})


@pytest.mark.parametrize("name", ["Lance of Noon", "Mind Control"])
def test_what_is_not_seen_is_out_of_reach(name: str) -> None:
    rows = ("1191111",) * 3
    b = battle((WALKERS["white" if name == "Lance of Noon" else "blue"], (0, 1)), ("Blighted Reavers", (4, 1)),
               colours=("white" if name == "Lance of Noon" else "blue", "black"), phase="spells", hand=(name,),
               rows=rows)  # fmt: skip
    assert b.targets(name) == set()


@pytest.mark.parametrize(("column", "near"), [(8, True), (9, False)])
def test_mind_control_reaches_five(column: int, near: bool) -> None:
    b = window("blue", ("Blighted Reavers", (column, 4)), ("Leyline Phantoms", (3, 6)), hand="Mind Control")
    assert (b.id("Blighted Reavers") in b.targets("Mind Control")) == near
    assert b.id("Leyline Phantoms") not in b.targets("Mind Control")


def test_mind_control_attacks_once_as_the_casters_figure_and_gives_it_back() -> None:
    b = window("blue", ("Blighted Reavers", (5, 4)), ("Restless Zombies", (6, 4)), ("Restless Zombies", (6, 5)),
               hand="Mind Control")  # fmt: skip
    b.play("Mind Control", b.id("Blighted Reavers"))
    assert b.figure("Blighted Reavers").seat == 0 and b.prompt == "move"
    b.done().attack("Blighted Reavers", "Restless Zombies", (B, B, B), (B,) * 1)
    assert b.prompt != "free_attack" and b.figure("Blighted Reavers").seat == 1


def test_killing_wave_destroys_three_life() -> None:
    b = window("black", ("Rhox Veterans", (4, 4)), hand="Killing Wave", foe="white")
    b.play("Killing Wave", b.id("Liliana Vess"))
    assert b.zone("Rhox Veterans") == "graveyard"


def test_killing_wave_deals_three_to_planeswalkers_too_and_none_two_spaces_off() -> None:
    b = window("black", ("Gideon Jura", (4, 4)), ("Rhox Veterans", (5, 4)), ("Blighted Reavers", (2, 4)),
               hand="Killing Wave", foe="white")  # fmt: skip
    b.play("Killing Wave", b.id("Liliana Vess"))
    assert b.damage("Gideon Jura") == 3 and b.damage("Rhox Veterans") == 0 and b.damage("Blighted Reavers") == 0


def test_killing_wave_is_aimed_at_any_planeswalker_and_at_nothing_else() -> None:
    b = window("black", ("Gideon Jura", (9, 4)), ("Rhox Veterans", (5, 4)), hand="Killing Wave", foe="white")
    assert b.targets("Killing Wave") == {b.id("Liliana Vess"), b.id("Gideon Jura")}
    assert b.why(c.PlaySpell(b.card("Killing Wave"), b.on(b.id("Rhox Veterans")))) == "wrong_target"
    assert b.why(c.PlaySpell(b.card("Killing Wave"))) == "wrong_target"


# Moving and returning


@pytest.mark.parametrize("number", [1, 2, 3])
def test_forward_march_is_three_spaces_for_each_of_the_squad_and_nobody_else(number: int) -> None:
    b = window("white", ("Rhox Veterans", (5, 1)), ("Rhox Veterans", (5, 4)), ("Rhox Veterans", (5, 7)),
               ("Kor Hookmasters", (1, 9)), hand="Forward March")  # fmt: skip
    b.play("Forward March", b.army("Rhox Veterans"))
    row = b.at("Rhox Veterans", number)[1]
    assert b.reaches("Rhox Veterans", (8, row), number) and not b.reaches("Rhox Veterans", (9, row), number)
    assert not any(one.figure in (b.id("Gideon Jura"), b.id("Kor Hookmasters")) for one in b.legal(c.MoveFigure))


def test_forward_march_is_for_squads_of_the_whole_side_but_no_enemys() -> None:
    b = teams(("Gideon Jura", (1, 1)), ("Kor Hookmasters", (1, 3)), ("Nissa Revane", (3, 1)), ("Elf Rangers", (5, 1)),
              ("Liliana Vess", (9, 9)), ("Restless Zombies", (9, 7)), ("Jace Beleren", (11, 9)),
              hand="Forward March", first="white")  # fmt: skip
    assert b.targets("Forward March") == {b.army("Kor Hookmasters"), b.army("Elf Rangers")}


def test_unsummon_is_for_squads_on_the_battlefield_own_and_enemy() -> None:
    b = window("blue", ("Leyline Phantoms", (5, 5)), ("Restless Zombies", (9, 7)), hand="Unsummon")
    assert b.targets("Unsummon") == {b.army("Leyline Phantoms"), b.army("Restless Zombies")}


def test_unsummon_of_ones_own_squad_ignores_hold_the_rank() -> None:
    mine = {"army": ["Jace Beleren", "Leyline Phantoms"], "spells": ["Unsummon", "Hold the Rank"], "hand": ["Unsummon"]}
    b = battle(("Jace Beleren", (3, 4)), ("Leyline Phantoms", (5, 5)), ("Liliana Vess", (9, 9)),
               seats=(mine, {"colour": "black"}), phase="spells", card="Jace Beleren",
               on_army=(("Hold the Rank", "Leyline Phantoms"),))  # fmt: skip
    assert b.targets("Unsummon") == {b.army("Leyline Phantoms")}


@pytest.mark.parametrize("fallen", [1, 2, 3])
def test_rise_of_the_dark_realms_returns_up_to_three(fallen: int) -> None:
    b = battle(("Liliana Vess", (3, 4)), colours=("black", "white"), phase="spells", card="Liliana Vess",
               hand=("Rise of the Dark Realms",), fallen=("Restless Zombies",) * fallen)  # fmt: skip
    b.play("Rise of the Dark Realms", b.army("Restless Zombies"))
    for _ in range(fallen):
        b.do(b.legal(c.PlaceFigure)[0])
    assert b.prompt != "place_figure"
    assert sum(b.zone("Restless Zombies", n) == "field" for n in (1, 2, 3)) == fallen


def test_rise_of_the_dark_realms_may_stop_reaches_five_and_is_for_own_squads() -> None:
    b = battle(("Liliana Vess", (0, 4)), colours=("black", "white"), phase="spells", card="Liliana Vess",
               hand=("Rise of the Dark Realms",), fallen=("Restless Zombies",) * 2, foe_fallen=("Rhox Veterans",),
               rows=("1111111111",) * 9)  # fmt: skip
    assert b.targets("Rise of the Dark Realms") == {b.army("Restless Zombies")}
    b.play("Rise of the Dark Realms", b.army("Restless Zombies"))
    spots = {b.spot(one.spaces[0]) for one in b.legal(c.PlaceFigure)}
    assert (5, 4) in spots and (6, 4) not in spots
    b.done()
    assert b.zone("Restless Zombies", 1) == b.zone("Restless Zombies", 2) == "graveyard"


# Cards


def test_grave_whisper_takes_one_card_of_an_opponent_with_cards() -> None:
    seats = ({"colour": "black", "hand": ["Grave Whisper"]}, {"colour": "green", "hand": ["Overrun"]},
             {"colour": "white", "hand": ["Healing Salve", "Forward March"]}, {"colour": "blue"})  # fmt: skip
    b = battle(("Liliana Vess", (1, 1)), ("Nissa Revane", (3, 1)), ("Gideon Jura", (9, 9)), ("Jace Beleren", (11, 9)),
               seats=seats, mode="skirmish", phase="spells", card="Liliana Vess")  # fmt: skip
    assert b.targets("Grave Whisper") == {OnSeat(2)}
    b.play("Grave Whisper", OnSeat(2))
    assert len(b.table.players[2].hand) == 1 and len(b.table.players[2].graveyard) == 1


@pytest.mark.parametrize(("name", "colour"), [("Selective Memory", "blue"), ("Call of the Grove", "green")])
def test_a_search_needs_a_library_shuffles_it_and_may_find_nothing(name: str, colour: str) -> None:
    b = window(colour, hand=name)
    before = len(b.table.players[0].library)
    b.play(name).done()
    assert len(b.table.players[0].library) == before and b.table.players[0].hand == ()
    assert not any(isinstance(event, CardTaken) for event in b.events)
    assert any(type(event).__name__ == "LibraryShuffled" for event in b.events)
    mine = {"army": [WALKERS[colour]], "spells": [name], "hand": [name]}
    empty = battle((WALKERS[colour], (3, 4)), seats=(mine, {"colour": "black"}), phase="spells", card=WALKERS[colour])
    assert empty.targets(name) == set()


def test_what_a_search_finds_is_shown_but_not_which_of_the_copies_it_is() -> None:
    b = window("blue", hand="Selective Memory").play("Selective Memory")
    image = next(one for one in b.legal(c.ChooseCard) if b.names((one.card,)) == ["Twisted Image"])
    b.do(image)
    [taken] = [event for event in b.events if isinstance(event, CardTaken)]
    assert (taken.seen_by(0).card, taken.seen_by(0).key) == (image.card, "twisted-image")
    assert (taken.seen_by(1).card, taken.seen_by(1).key) == (0, "twisted-image")


def test_misdirection_moves_no_hidden_enchantment() -> None:
    b = window("blue", ("Leyline Phantoms", (5, 5)), ("Blighted Reavers", (9, 4)), hand="Misdirection",
               on_army=(("Undertow", "Leyline Phantoms"), ("Creeping Dread", "Blighted Reavers")))  # fmt: skip
    assert b.targets("Misdirection") == set()


# Strength for a while


def test_twinflame_is_for_the_next_attack_of_one_friend() -> None:
    b = window("red", ("Flamewing Phoenixes", (4, 4)), ("Flamewing Phoenixes", (4, 6)), ("Restless Zombies", (5, 4)),
               hand="Twinflame")  # fmt: skip
    friends = {b.id("Chandra Nalaar"), b.id("Flamewing Phoenixes"), b.id("Flamewing Phoenixes", 2)}
    assert b.targets("Twinflame") == friends
    b.play("Twinflame", b.id("Flamewing Phoenixes"))
    assert power(b, "Flamewing Phoenixes", "Restless Zombies") == 5
    assert power(b, "Flamewing Phoenixes", "Restless Zombies", 2) == 2


def test_twinflame_not_used_ends_with_the_turn() -> None:
    b = window("red", ("Restless Zombies", (9, 4)), hand="Twinflame").play("Twinflame", 2)
    assert [one.what for one in b.table.lasting] == ["twin"]
    while b.table.turn.seat == 0:
        b.done()
    assert b.table.lasting == ()


def test_seize_the_day_is_for_own_red_squad_figures() -> None:
    seats = ({"army": ["Chandra Nalaar", "Flamewing Phoenixes", "Rhox Veterans"], "spells": ["Seize the Day"],
              "hand": ["Seize the Day"]},
             {"army": ["Nissa Revane", "Blazing Firecats"], "spells": ["Overrun"]}, {"colour": "black"},
             {"colour": "red"})  # fmt: skip
    b = battle(("Chandra Nalaar", (1, 1)), ("Flamewing Phoenixes", (3, 3)), ("Rhox Veterans", (5, 3)),
               ("Nissa Revane", (3, 1)), ("Blazing Firecats", (6, 6), 0, None, (5, 6)), ("Liliana Vess", (9, 9)),
               ("Chandra Nalaar", (11, 9), 0, 3), seats=seats, mode="skirmish", phase="spells",
               card="Chandra Nalaar")  # fmt: skip
    assert b.targets("Seize the Day") == {b.id("Flamewing Phoenixes")}


def test_titanic_growth_is_two_and_two_for_one_friend() -> None:
    b = window("green", ("Elf Rangers", (6, 6)), ("Elf Rangers", (6, 8)), ("Restless Zombies", (9, 9)),
               hand="Titanic Growth")  # fmt: skip
    assert b.id("Restless Zombies") not in b.targets("Titanic Growth")
    b.play("Titanic Growth", b.id("Elf Rangers"))
    assert power(b, "Elf Rangers", "Restless Zombies") == 5 and toughness(b, "Elf Rangers", "Restless Zombies") == 4
    assert power(b, "Elf Rangers", "Restless Zombies", 2) == 3
    assert toughness(b, "Elf Rangers", "Restless Zombies", 2) == 2


def test_overrun_is_one_die_for_each_of_ones_own_squad_this_turn() -> None:
    b = teams(("Nissa Revane", (1, 1)), ("Elf Rangers", (3, 3)), ("Elf Rangers", (5, 3)), ("Gideon Jura", (3, 1)),
              ("Rhox Veterans", (5, 1)), ("Liliana Vess", (9, 9)), ("Restless Zombies", (9, 7)),
              ("Jace Beleren", (11, 9)), hand="Overrun", first="green", colours=("white", "black", "blue"))  # fmt: skip
    assert b.targets("Overrun") == {b.army("Elf Rangers")}
    b.play("Overrun", b.army("Elf Rangers"))
    for number in (1, 2):
        assert power(b, "Elf Rangers", "Restless Zombies", number) == 4
    assert toughness(b, "Elf Rangers", "Restless Zombies") == 2
    while b.table.turn.seat == 0:
        b.done()
    assert power(b, "Elf Rangers", "Restless Zombies") == 3


def test_twisted_image_is_for_any_one_figure_until_the_turn_ends() -> None:
    b = window("blue", ("Blighted Reavers", (9, 4)), ("Liliana Vess", (0, 0)), ("Restless Zombies", (9, 8)),
               hand="Twisted Image")  # fmt: skip
    assert len(b.targets("Twisted Image")) == len([one for one in b.table.figures.values() if one.zone == "field"])
    b.play("Twisted Image", b.id("Restless Zombies"))
    assert power(b, "Restless Zombies", "Jace Beleren") == 1 and toughness(b, "Restless Zombies", "Jace Beleren") == 3
    assert power(b, "Blighted Reavers", "Jace Beleren") == 3
    while b.table.turn.seat == 0:
        b.done()
    assert power(b, "Restless Zombies", "Jace Beleren") == 3


def test_two_twisted_images_undo_each_other() -> None:
    mine = {"army": ["Jace Beleren"], "spells": ["Twisted Image"] * 2, "hand": ["Twisted Image"] * 2}
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (9, 4)), seats=(mine, {"colour": "black"}), phase="spells",
               card="Jace Beleren")  # fmt: skip
    b.play("Twisted Image", b.id("Jace Beleren")).play("Twisted Image", b.id("Jace Beleren"))
    assert power(b, "Jace Beleren", "Liliana Vess") == 5


# Open enchantments: the same for every figure of the card, and for no other


@pytest.mark.parametrize(
    ("card", "on", "other", "power_more", "toughness_more", "move_more"),
    [
        ("Steadfast Guard", "Gideon Jura", "Rhox Veterans", 0, 1, 0),
        ("Hold the Rank", "Rhox Veterans", "Gideon Jura", 0, 1, 0),
        ("Levy's Oath", "Kor Hookmasters", "Rhox Veterans", 1, 0, 0),
        ("Withering Curse", "Leyline Phantoms", "Jace Beleren", 0, -1, 0),
        ("Fan the Flames", "Rhox Veterans", "Gideon Jura", 1, 0, 0),
        ("Kindled Blood", "Kor Hookmasters", "Rhox Veterans", 0, 0, 2),
        ("Deep Roots", "Rhox Veterans", "Gideon Jura", 0, 1, 0),
        ("Fleet Trail", "Kor Hookmasters", "Rhox Veterans", 0, 0, 1),
        ("Bark Mantle", "Gideon Jura", "Rhox Veterans", 0, 1, 0),
    ],
)
def test_an_open_enchantment_gives_so_much(
    card: str, on: str, other: str, power_more: int, toughness_more: int, move_more: int
) -> None:
    seats = ({"army": ["Gideon Jura", "Rhox Veterans", "Kor Hookmasters"], "spells": [card]},
             {"army": ["Jace Beleren", "Leyline Phantoms"], "spells": [card]})  # fmt: skip
    figures = (("Gideon Jura", (0, 0)), ("Rhox Veterans", (3, 4)), ("Kor Hookmasters", (6, 4)),
               ("Jace Beleren", (11, 9)), ("Leyline Phantoms", (9, 7)))  # fmt: skip
    plain = battle(*figures, seats=seats)
    on_army = battle(*figures, seats=seats, on_army=((card, on),))
    enemy = "Jace Beleren" if on != "Leyline Phantoms" else "Gideon Jura"
    for name, more in ((on, (power_more, toughness_more, move_more)), (other, (0, 0, 0))):
        found = [
            (power(b, name, enemy), toughness(b, name, enemy), move_of(b.table, b.figure(name)))
            for b in (plain, on_army)
        ]
        assert tuple(after - before for before, after in zip(*found, strict=True)) == more


def test_bark_mantle_gives_nothing_more_against_the_same_or_a_higher_level() -> None:
    for level, more in (("1", 2), ("2", 1), ("3", 1)):
        rows = ("111111111111",) * 4 + (f"1112111{level}1111",) + ("111111111111",) * 5
        found = [
            battle(("Nissa Revane", (3, 4)), ("Liliana Vess", (7, 4)), colours=("green", "black"), rows=rows,
                   on_army=on_army)
            for on_army in ((), (("Bark Mantle", "Nissa Revane"),))
        ]  # fmt: skip
        bare, mantled = (toughness(b, "Nissa Revane", "Liliana Vess") for b in found)
        assert mantled - bare == more


def test_hungry_dead_feeds_on_one_damage_of_destroyed_figures_only() -> None:
    for roll, healed in (((H, B, B), 1), ((B, B, B), 0)):
        b = battle(("Liliana Vess", (1, 1), 3), ("Restless Zombies", (3, 4)), ("Kor Hookmasters", (4, 4), 2),
                   colours=("black", "white"), card="Restless Zombies",
                   on_army=(("Hungry Dead", "Restless Zombies"),))  # fmt: skip
        b.attack("Restless Zombies", "Kor Hookmasters", roll, (B, B))
        assert b.damage("Liliana Vess") == 3 - healed


@pytest.mark.parametrize(("spells", "refused"), [(2, False), (3, True)])
def test_three_spells_are_played_in_a_turn_and_no_fourth(spells: int, refused: bool) -> None:
    b = battle(("Gideon Jura", (3, 4), 4), phase="spells", card="Gideon Jura", hand=("Near-Death Experience",),
               turn={"spells": spells})  # fmt: skip
    assert bool(b.legal(c.PlaySpell)) != refused
