"""Black, red and green spell cards: what each does, and what it does not."""

from __future__ import annotations

from game.core.commands import Done
from game.rules.arena.state import commands as c
from game.rules.arena.state.targets import OnSeat
from game.rules.arena.stats import move_of
from tests.rules.arena.battle import B, Battle, H, S, battle, power, toughness


def black(*figures: tuple[object, ...], hand: tuple[str, ...] = (), **more: object) -> Battle:
    """Return Liliana's spell window."""
    return battle(("Liliana Vess", (3, 4), 5), *figures, colours=("black", "white"), phase="spells",
                  card="Liliana Vess", hand=hand, **more)  # type: ignore[arg-type]  # fmt: skip


def test_altars_reap_gives_a_squad_figure_for_four_life() -> None:
    b = black(("Restless Zombies", (9, 9)), ("Rhox Veterans", (8, 2)), hand=("Altar's Reap",))
    assert b.targets("Altar's Reap") == {b.id("Restless Zombies")}
    b.play("Altar's Reap", b.id("Restless Zombies"))
    assert b.zone("Restless Zombies") == "graveyard" and b.damage("Liliana Vess") == 1


def test_bone_splinters_gives_a_figure_to_destroy_one_anywhere() -> None:
    b = black(("Restless Zombies", (9, 9)), ("Rhox Veterans", (11, 0)), ("Rhox Veterans", (11, 2)),
              hand=("Bone Splinters",))  # fmt: skip
    b.play("Bone Splinters", b.id("Restless Zombies"))
    assert b.prompt == "slay"
    b.do(c.ChooseFigure(b.id("Rhox Veterans", 2)))
    assert b.zone("Rhox Veterans", 2) == "graveyard"
    alone = black(("Restless Zombies", (9, 9)), hand=("Bone Splinters",))
    assert alone.targets("Bone Splinters") == set()


def test_rise_of_the_dark_realms_returns_up_to_three_figures_of_a_squad() -> None:
    b = black(hand=("Rise of the Dark Realms",), fallen=("Restless Zombies", "Restless Zombies", "Blighted Reavers"))
    b.play("Rise of the Dark Realms", b.army("Restless Zombies"))
    assert b.prompt == "place_figure"
    b.do(b.legal(c.PlaceFigure)[0]).do(b.legal(c.PlaceFigure)[0])
    assert {b.zone("Restless Zombies", n) for n in (1, 2)} == {"field"} and b.zone("Blighted Reavers") == "graveyard"


def test_killing_wave_spares_zombies_and_the_planeswalker_itself() -> None:
    b = black(("Restless Zombies", (4, 4)), ("Rhox Veterans", (2, 4)), ("Rhox Veterans", (3, 5)),
              ("Rhox Veterans", (6, 4)), hand=("Killing Wave",))  # fmt: skip
    b.play("Killing Wave", b.id("Liliana Vess"))
    assert b.prompt == "damage_order" and b.seat == 0
    b.do(b.legal(c.ChooseFigure)[0])
    assert b.zone("Rhox Veterans", 1) == b.zone("Rhox Veterans", 2) == "graveyard"
    assert b.zone("Rhox Veterans", 3) == b.zone("Restless Zombies") == "field" and b.damage("Liliana Vess") == 5


def test_grave_whisper_makes_an_opponent_discard_at_random() -> None:
    b = black(hand=("Grave Whisper",), foe_hand=("Healing Salve", "Turned Blade"))
    b.play("Grave Whisper", OnSeat(1))
    assert len(b.table.players[1].hand) == 1 and len(b.table.players[1].graveyard) == 1
    assert black(hand=("Grave Whisper",)).targets("Grave Whisper") == set()


def test_withering_curse_may_lie_on_an_enemys_unique_squad() -> None:
    b = black(("Rhox Veterans", (9, 9)), ("Blighted Reavers", (2, 8)), hand=("Withering Curse",))
    assert b.targets("Withering Curse") == {b.army("Rhox Veterans"), b.army("Blighted Reavers")}
    b.play("Withering Curse", b.army("Rhox Veterans"))
    assert toughness(b, "Rhox Veterans", "Liliana Vess") == 1


def test_hungry_dead_heals_the_planeswalker_when_the_squad_kills() -> None:
    b = battle(("Liliana Vess", (1, 1), 3), ("Restless Zombies", (3, 4)), ("Kor Hookmasters", (4, 4), 2),
               colours=("black", "white"), card="Restless Zombies",
               on_army=(("Hungry Dead", "Restless Zombies"),))  # fmt: skip
    b.attack("Restless Zombies", "Kor Hookmasters", (H, B, B), (B, B))
    assert b.damage("Liliana Vess") == 2


def test_deaths_bargain_gives_a_squad_figure_for_the_planeswalker() -> None:
    b = battle(("Liliana Vess", (3, 4), 6), ("Restless Zombies", (9, 9)), ("Restless Zombies", (9, 1)),
               ("Rhox Veterans", (4, 4)), colours=("black", "white"), card="Rhox Veterans",
               on_army=(("Death's Bargain", "Liliana Vess"),), turn={"seat": 1})  # fmt: skip
    b.attack("Rhox Veterans", "Liliana Vess").done((H, H, B), (B, B, B))
    assert b.prompt == "turn_over"
    b.turn_over("Death's Bargain").do(c.ChooseFigure(b.id("Restless Zombies", 2)))
    assert b.damage("Liliana Vess") == 6 and b.zone("Restless Zombies", 2) == "graveyard"


def test_spiteful_end_deals_two_to_the_attacker_that_destroyed() -> None:
    b = battle(("Restless Zombies", (3, 4)), ("Rhox Veterans", (4, 4)), colours=("black", "white"),
               card="Rhox Veterans", on_army=(("Spiteful End", "Restless Zombies"),), turn={"seat": 1})  # fmt: skip
    b.attack("Rhox Veterans", "Restless Zombies").done((H, B, B), (B, B)).turn_over("Spiteful End")
    assert b.damage("Rhox Veterans") == 2


def test_creeping_dread_halts_the_figure_that_comes_beside() -> None:
    b = battle(("Blighted Reavers", (7, 4)), ("Rhox Veterans", (3, 4)), ("Rhox Veterans", (3, 6)),
               colours=("black", "white"), phase="move", card="Rhox Veterans",
               on_army=(("Creeping Dread", "Blighted Reavers"),), turn={"seat": 1})  # fmt: skip
    b.move("Rhox Veterans", (6, 4)).turn_over("Creeping Dread")
    assert not any(one.figure == b.id("Rhox Veterans") for one in b.legal(c.MoveFigure))
    assert any(one.figure == b.id("Rhox Veterans", 2) for one in b.legal(c.MoveFigure))
    b.done()
    assert b.prompt != "attack"


# Red


def red(*figures: tuple[object, ...], hand: tuple[str, ...] = (), **more: object) -> Battle:
    """Return Chandra's spell window."""
    return battle(("Chandra Nalaar", (3, 4)), *figures, colours=("red", "black"), phase="spells",
                  card="Chandra Nalaar", hand=hand, **more)  # type: ignore[arg-type]  # fmt: skip


def test_twinflame_gives_the_next_attack_three_dice() -> None:
    b = red(("Blighted Reavers", (6, 4)), hand=("Twinflame",))
    b.play("Twinflame", b.id("Chandra Nalaar"))
    assert power(b, "Chandra Nalaar", "Blighted Reavers") == 6
    while b.prompt != "attack":
        b.done()
    b.attack("Chandra Nalaar", "Blighted Reavers", (B,) * 6, (B, B, B))
    assert power(b, "Chandra Nalaar", "Blighted Reavers") == 3


def test_seize_the_day_moves_a_red_squad_figure_and_attacks_with_it() -> None:
    b = red(("Flamewing Phoenixes", (4, 7)), ("Restless Zombies", (8, 7)), hand=("Seize the Day",))
    assert b.targets("Seize the Day") == {b.id("Flamewing Phoenixes")}
    b.play("Seize the Day", b.id("Flamewing Phoenixes"))
    b.move("Flamewing Phoenixes", (7, 7)).done()
    b.attack("Flamewing Phoenixes", "Restless Zombies", (H, B), (B, B))
    assert b.zone("Restless Zombies") == "graveyard"


def test_ember_lash_burns_anybody_within_five() -> None:
    b = red(("Blighted Reavers", (8, 4)), ("Blighted Reavers", (9, 4)), ("Flamewing Phoenixes", (4, 6)),
            hand=("Ember Lash",))  # fmt: skip
    assert b.targets("Ember Lash") == {b.id("Blighted Reavers"), b.id("Flamewing Phoenixes")}
    b.play("Ember Lash", b.id("Blighted Reavers"))
    assert b.damage("Blighted Reavers") == 2


def test_fan_the_flames_gives_a_unique_squad_a_power_die() -> None:
    b = red(("Blazing Firecats", (6, 6), 0, None, (5, 6)), ("Blighted Reavers", (9, 9)), hand=("Fan the Flames",),
            turn={"beside": []})  # fmt: skip
    assert b.targets("Fan the Flames") == {b.army("Blazing Firecats"), b.army("Blighted Reavers")}
    before = power(b, "Blazing Firecats", "Blighted Reavers")
    b.play("Fan the Flames", b.army("Blazing Firecats"))
    assert power(b, "Blazing Firecats", "Blighted Reavers") == before + 1


def test_kindled_blood_gives_a_common_squad_two_spaces() -> None:
    b = red(("Flamewing Phoenixes", (6, 6)), hand=("Kindled Blood",))
    b.play("Kindled Blood", b.army("Flamewing Phoenixes"))
    assert move_of(b.table, b.figure("Flamewing Phoenixes")) == 8


def test_wreath_of_fire_burns_an_adjacent_attacker() -> None:
    for spot, burnt in (((4, 4), 1), ((7, 4), 0)):
        b = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", spot), colours=("red", "black"), card="Liliana Vess",
                   on_army=(("Wreath of Fire", "Chandra Nalaar"),), turn={"seat": 1})  # fmt: skip
        b.attack("Liliana Vess", "Chandra Nalaar", (B, B, B, B), (B, B, B, B))
        assert b.damage("Liliana Vess") == burnt


def test_answering_blaze_burns_an_attacker_from_afar() -> None:
    b = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (7, 4)), colours=("red", "black"), card="Liliana Vess",
               on_army=(("Answering Blaze", "Chandra Nalaar"),), turn={"seat": 1})  # fmt: skip
    b.attack("Liliana Vess", "Chandra Nalaar").done((H, B, B, B), (B, B, B, B)).turn_over("Answering Blaze")
    assert b.damage("Liliana Vess") == 2 and b.damage("Chandra Nalaar") == 1
    near = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (4, 4)), colours=("red", "black"), card="Liliana Vess",
                  on_army=(("Answering Blaze", "Chandra Nalaar"),), turn={"seat": 1})  # fmt: skip
    near.attack("Liliana Vess", "Chandra Nalaar").done((B, B, B, B), (B, B, B, B))
    assert near.prompt != "turn_over"


def test_scattering_sparks_burn_everybody_beside_the_space_that_was_left() -> None:
    b = battle(("Flamewing Phoenixes", (3, 4)), ("Chandra Nalaar", (2, 4)), ("Blighted Reavers", (4, 4)),
               ("Blighted Reavers", (7, 7)), colours=("red", "black"), card="Blighted Reavers",
               on_army=(("Scattering Sparks", "Flamewing Phoenixes"),), turn={"seat": 1})  # fmt: skip
    b.attack("Blighted Reavers", "Flamewing Phoenixes").done((H, B, B)).done().turn_over("Scattering Sparks")
    b.do(b.legal(c.ChooseFigure)[0])
    assert b.damage("Chandra Nalaar") == 1 and b.damage("Blighted Reavers") == 1
    assert b.damage("Blighted Reavers", 2) == 0


def test_backdraft_takes_two_attack_dice_but_leaves_one() -> None:
    b = battle(("Blazing Firecats", (3, 4), 0, None, (2, 4)), ("Blighted Reavers", (4, 4)), colours=("red", "black"),
               card="Blighted Reavers", on_army=(("Backdraft", "Blazing Firecats"),), turn={"seat": 1})  # fmt: skip
    b.attack("Blighted Reavers", "Blazing Firecats").turn_over("Backdraft", (H,), (B,))
    assert b.damage("Blazing Firecats") == 1


# Green


def green(*figures: tuple[object, ...], hand: tuple[str, ...] = (), **more: object) -> Battle:
    """Return Nissa's spell window."""
    return battle(("Nissa Revane", (3, 4), 4), *figures, colours=("green", "black"), phase="spells",
                  card="Nissa Revane", hand=hand, **more)  # type: ignore[arg-type]  # fmt: skip


def test_bountiful_harvest_heals_three() -> None:
    assert green(hand=("Bountiful Harvest",)).play("Bountiful Harvest").damage("Nissa Revane") == 1


def test_titanic_growth_lasts_until_the_casters_next_turn() -> None:
    b = green(("Elf Rangers", (6, 6)), ("Blighted Reavers", (9, 9)), hand=("Titanic Growth",))
    b.play("Titanic Growth", b.id("Elf Rangers"))
    assert power(b, "Elf Rangers", "Blighted Reavers") == 5 and toughness(b, "Elf Rangers", "Blighted Reavers") == 4
    turn = b.table.turn.number
    while b.table.turn.number == turn:
        b.done()
    assert power(b, "Elf Rangers", "Blighted Reavers") == 5
    while b.table.turn.number <= turn + 1:
        b.do(b.legal(Done)[0] if b.legal(Done) else b.legal()[0])
    assert power(b, "Elf Rangers", "Blighted Reavers") == 3


def test_overrun_strengthens_a_squad_that_passes_through_enemies_this_turn() -> None:
    wall = (("Restless Zombies", (7, 5)), ("Blighted Reavers", (7, 4)), ("Blighted Reavers", (7, 6)))
    b = green(("Elf Rangers", (6, 5)), *wall, hand=("Overrun",), turn={"card": "Nissa Revane"})
    b.play("Overrun", b.army("Elf Rangers"))
    assert power(b, "Elf Rangers", "Blighted Reavers") == 4
    charging = battle(("Elf Rangers", (6, 5)), *wall, colours=("green", "black"), phase="spells", card="Elf Rangers",
                      hand=("Overrun",))  # fmt: skip
    charging.play("Overrun", charging.army("Elf Rangers"))
    while charging.prompt != "move":
        charging.done()
    assert charging.reaches("Elf Rangers", (8, 5))


def test_deep_roots_strengthens_and_heals_as_the_turn_starts() -> None:
    b = battle(("Pummelroot Elementals", (6, 6), 2), ("Pummelroot Elementals", (8, 6)), colours=("green", "black"),
               phase="draw", on_army=(("Deep Roots", "Pummelroot Elementals"),))  # fmt: skip
    assert toughness(b, "Pummelroot Elementals", "Liliana Vess") == 4


def test_deep_roots_heals_at_the_start_of_its_owners_turn() -> None:
    b = battle(("Pummelroot Elementals", (6, 6), 2), ("Liliana Vess", (11, 9)), colours=("green", "black"),
               phase="spells_after", card="Liliana Vess", on_army=(("Deep Roots", "Pummelroot Elementals"),),
               turn={"seat": 1, "used": []})  # fmt: skip
    while b.table.turn.seat == 1:
        b.done()
    assert b.damage("Pummelroot Elementals") == 1


def test_fleet_trail_counts_no_climbed_levels_but_keeps_the_height_limit() -> None:
    rows = ("111111111111",) * 4 + ("111113511111",) + ("111111111111",) * 5
    b = battle(("Elf Rangers", (4, 4)), colours=("green", "black"), phase="move", card="Elf Rangers", rows=rows,
               on_army=(("Fleet Trail", "Elf Rangers"),))  # fmt: skip
    step = next(one for one in b.legal(c.MoveFigure) if b.spot(one.to[0]) == (5, 4))
    b.do(step)
    assert b.table.turn.moving is not None and b.table.turn.moving.spent == 1
    assert b.table.turn.moving.budget == 7
    wall = tuple(row.replace("3", "1") for row in rows)
    high = battle(("Elf Rangers", (5, 4)), colours=("green", "black"), phase="move", card="Elf Rangers", rows=wall,
                  on_army=(("Fleet Trail", "Elf Rangers"),))  # fmt: skip
    assert not high.reaches("Elf Rangers", (6, 4))


def test_bark_mantle_is_better_against_attackers_below() -> None:
    rows = ("111111111111",) * 4 + ("111311111111",) + ("111111111111",) * 5
    b = battle(("Nissa Revane", (3, 4)), ("Liliana Vess", (7, 4)), colours=("green", "black"), rows=rows,
               on_army=(("Bark Mantle", "Nissa Revane"),))  # fmt: skip
    assert toughness(b, "Nissa Revane", "Liliana Vess") == 4 + 1 + 1 + 1
    flat = battle(("Nissa Revane", (3, 4)), ("Liliana Vess", (7, 4)), colours=("green", "black"),
                  on_army=(("Bark Mantle", "Nissa Revane"),))  # fmt: skip
    assert toughness(flat, "Nissa Revane", "Liliana Vess") == 5


def test_snaring_vines_halt_the_whole_squad() -> None:
    b = battle(("Nissa Revane", (7, 4)), ("Blighted Reavers", (3, 4)), ("Blighted Reavers", (3, 6)),
               colours=("green", "black"), phase="move", card="Blighted Reavers",
               on_army=(("Snaring Vines", "Nissa Revane"),), turn={"seat": 1})  # fmt: skip
    b.move("Blighted Reavers", (6, 4)).turn_over("Snaring Vines")
    assert not b.legal(c.MoveFigure) and b.prompt not in ("move", "attack")


def test_ambush_in_the_leaves_attacks_an_enemy_that_ends_its_move_near() -> None:
    b = battle(("Elf Rangers", (7, 4)), ("Blighted Reavers", (1, 4)), colours=("green", "black"), phase="move",
               card="Blighted Reavers", on_army=(("Ambush in the Leaves", "Elf Rangers"),),
               turn={"seat": 1})  # fmt: skip
    b.move("Blighted Reavers", (5, 4)).done()
    assert b.prompt == "turn_over"
    b.turn_over("Ambush in the Leaves", (H, H, B), (B, B, S))
    assert b.damage("Blighted Reavers") == 1


def test_thick_hide_rolls_three_more_toughness_dice_after_the_attack_roll() -> None:
    b = battle(("Pummelroot Elementals", (3, 4)), ("Rhox Veterans", (4, 4)), colours=("green", "white"),
               card="Rhox Veterans", on_army=(("Thick Hide", "Pummelroot Elementals"),), turn={"seat": 1})  # fmt: skip
    b.attack("Rhox Veterans", "Pummelroot Elementals").done((H, H, H))
    b.turn_over("Thick Hide", (S, S, S, B, B, B))
    assert b.damage("Pummelroot Elementals") == 0


def test_call_of_the_grove_takes_an_enchantment_from_the_library() -> None:
    b = green(hand=("Call of the Grove",)).play("Call of the Grove")
    found = b.names(tuple(one.card for one in b.legal(c.ChooseCard)))
    assert "Overrun" not in found and "Deep Roots" in found
    b.do(next(one for one in b.legal(c.ChooseCard) if b.names((one.card,)) == ["Deep Roots"]))
    assert b.names(b.table.players[0].hand) == ["Deep Roots"]
