"""White and blue spell cards: what each does, and what it does not."""

from __future__ import annotations

from game.core.commands import Done
from game.rules.arena.state import commands as c
from game.rules.arena.state.steps import Moves
from tests.rules.arena.battle import B, Battle, H, S, battle, power, toughness


def white(*figures: tuple[object, ...], hand: tuple[str, ...], **more: object) -> Battle:
    """Return Gideon's spell window."""
    return battle(("Gideon Jura", (3, 4), 4), *figures, phase="spells", card="Gideon Jura", hand=hand, **more)  # type: ignore[arg-type]


def test_healing_salve_draws_and_heals_two_from_a_friend() -> None:
    b = white(("Rhox Veterans", (5, 5), 1), ("Restless Zombies", (9, 9)), hand=("Healing Salve",))
    assert b.targets("Healing Salve") == {b.id("Gideon Jura"), b.id("Rhox Veterans")}
    b.play("Healing Salve", b.id("Gideon Jura"))
    assert b.damage("Gideon Jura") == 2 and len(b.table.players[0].hand) == 1


def test_near_death_experience_heals_two_from_the_planeswalker() -> None:
    b = white(hand=("Near-Death Experience",)).play("Near-Death Experience")
    assert b.damage("Gideon Jura") == 2


def test_steadfast_guard_gives_the_planeswalker_a_toughness_die() -> None:
    b = white(("Liliana Vess", (7, 4)), hand=("Steadfast Guard",))
    b.play("Steadfast Guard", b.army("Gideon Jura"))
    assert toughness(b, "Gideon Jura", "Liliana Vess") == 6


def test_hold_the_rank_strengthens_a_unique_squad_that_the_enemy_does_not_move() -> None:
    b = battle(("Rhox Veterans", (5, 5)), ("Jace Beleren", (8, 4)), colours=("white", "blue"), phase="spells",
               card="Jace Beleren", foe_hand=("Unsummon", "Mind Control"),
               on_army=(("Hold the Rank", "Rhox Veterans"),), turn={"seat": 1})  # fmt: skip
    assert toughness(b, "Rhox Veterans", "Jace Beleren") == 3
    assert b.army("Rhox Veterans") not in b.targets("Unsummon")
    b.play("Mind Control", b.id("Rhox Veterans"))
    assert b.prompt != "move"


def test_levys_oath_gives_a_common_squad_a_power_die() -> None:
    b = white(("Kor Hookmasters", (5, 5)), ("Rhox Veterans", (8, 8)), ("Liliana Vess", (7, 4)), hand=("Levy's Oath",))
    assert b.targets("Levy's Oath") == {b.army("Kor Hookmasters")}
    b.play("Levy's Oath", b.army("Kor Hookmasters"))
    assert power(b, "Kor Hookmasters", "Liliana Vess") == 4


def test_guarded_retreat_spares_the_squad_leaving_attacks_this_turn() -> None:
    figures = (("Kor Hookmasters", (3, 4)), ("Kor Hookmasters", (3, 6)), ("Restless Zombies", (4, 4)),
               ("Restless Zombies", (4, 6)))  # fmt: skip
    b = battle(*figures, phase="move", card="Kor Hookmasters", on_army=(("Guarded Retreat", "Kor Hookmasters"),))
    b.move("Kor Hookmasters", (1, 4))
    assert b.prompt == "turn_over" and b.seat == 0
    b.turn_over("Guarded Retreat")
    b.move("Kor Hookmasters", (1, 6), number=2)
    assert b.damage("Kor Hookmasters", 1) == b.damage("Kor Hookmasters", 2) == 0
    held = battle(*figures, phase="move", card="Kor Hookmasters", on_army=(("Guarded Retreat", "Kor Hookmasters"),))
    held.move("Kor Hookmasters", (1, 4)).do(Done(), (H,))
    assert held.damage("Kor Hookmasters") == 1


def test_turned_blade_ends_an_attack_on_the_planeswalker_which_counts_as_made() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Blighted Reavers", (4, 4)), card="Blighted Reavers",
               on_army=(("Turned Blade", "Gideon Jura"),), turn={"seat": 1})  # fmt: skip
    b.attack("Blighted Reavers", "Gideon Jura").turn_over("Turned Blade")
    assert b.damage("Gideon Jura") == 0 and b.prompt != "attack"
    assert "Turned Blade" in b.names(b.table.players[0].graveyard)


def test_mirrored_zeal_deals_the_attacker_the_same_damage() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Blighted Reavers", (4, 4)), card="Blighted Reavers",
               on_army=(("Mirrored Zeal", "Rhox Veterans"),), turn={"seat": 1})  # fmt: skip
    b.attack("Blighted Reavers", "Rhox Veterans").done((H, H, B)).done()
    assert b.damage("Rhox Veterans") == 2
    b.turn_over("Mirrored Zeal")
    assert b.damage("Blighted Reavers") == 2


def test_forward_march_moves_each_figure_of_a_squad_three_spaces() -> None:
    b = white(("Rhox Veterans", (5, 5)), ("Rhox Veterans", (5, 7)), hand=("Forward March",))
    b.play("Forward March", b.army("Rhox Veterans"))
    assert isinstance(b.state.agenda[-1], Moves)
    assert b.reaches("Rhox Veterans", (8, 5)) and not b.reaches("Rhox Veterans", (9, 5))
    b.move("Rhox Veterans", (8, 5)).move("Rhox Veterans", (8, 7), number=2)
    assert b.at("Rhox Veterans") == (8, 5) and b.at("Rhox Veterans", 2) == (8, 7)


def test_lance_of_noon_strikes_an_enemy_within_four() -> None:
    b = white(("Blighted Reavers", (7, 4)), ("Blighted Reavers", (8, 4)), ("Rhox Veterans", (4, 6)),
              hand=("Lance of Noon",))  # fmt: skip
    assert b.targets("Lance of Noon") == {b.id("Blighted Reavers")}
    b.play("Lance of Noon", b.id("Blighted Reavers"))
    assert b.damage("Blighted Reavers") == 2


# Blue


def blue(*figures: tuple[object, ...], hand: tuple[str, ...], **more: object) -> Battle:
    """Return Jace's spell window."""
    return battle(("Jace Beleren", (3, 4)), *figures, colours=("blue", "black"), phase="spells", card="Jace Beleren",
                  hand=hand, **more)  # type: ignore[arg-type]  # fmt: skip


def test_selective_memory_takes_a_sorcery_from_the_library() -> None:
    b = blue(hand=("Selective Memory",)).play("Selective Memory")
    assert b.prompt == "search" and b.table.players[0].looking
    assert "Scatter Arc" not in b.names(tuple(one.card for one in b.legal(c.ChooseCard)))
    wanted = next(one for one in b.legal(c.ChooseCard) if b.names((one.card,)) == ["Unsummon"])
    b.do(wanted)
    assert b.names(b.table.players[0].hand) == ["Unsummon"] and b.table.players[0].looking == ()


def test_twisted_image_exchanges_power_and_toughness_after_all_else() -> None:
    b = blue(("Blighted Reavers", (7, 4)), ("Leyline Phantoms", (9, 8)), hand=("Twisted Image",))
    assert power(b, "Jace Beleren", "Blighted Reavers") == 5
    b.play("Twisted Image", b.id("Jace Beleren"))
    assert power(b, "Jace Beleren", "Blighted Reavers") == 3
    assert toughness(b, "Jace Beleren", "Blighted Reavers") == 5


def test_scatter_arc_counters_the_next_enchantment_face_up_or_face_down() -> None:
    for name, kind in (("Steadfast Guard", "open"), ("Turned Blade", "hidden")):
        b = battle(("Gideon Jura", (3, 4)), ("Jace Beleren", (9, 4)), colours=("white", "blue"), phase="spells",
                   card="Gideon Jura", hand=(name,), on_army=(("Scatter Arc", "Jace Beleren"),))  # fmt: skip
        b.play(name, b.army("Gideon Jura"))
        assert b.prompt == "turn_over" and b.seat == 1, kind
        b.turn_over("Scatter Arc")
        army = b.table.armies[b.army("Gideon Jura")]
        assert army.auras == army.hidden == () and name in b.names(b.table.players[0].graveyard)


def test_scatter_arc_lets_sorceries_be() -> None:
    b = battle(("Gideon Jura", (3, 4), 3), ("Jace Beleren", (9, 4)), colours=("white", "blue"), phase="spells",
               card="Gideon Jura", hand=("Near-Death Experience",),
               on_army=(("Scatter Arc", "Jace Beleren"),))  # fmt: skip
    b.play("Near-Death Experience")
    # Its owner is asked, because something face down lies there; but this card does not answer.
    assert b.prompt == "turn_over" and b.legal() == (Done(),)
    assert b.why(c.TurnOver(b.card("Scatter Arc"))) == "no_answer"
    b.done()
    assert b.damage("Gideon Jura") == 1


def test_unsummon_returns_a_squad_without_damage_and_enchantments() -> None:
    b = blue(("Blighted Reavers", (7, 4), 2), ("Blighted Reavers", (8, 4)), hand=("Unsummon",),
             foe_fallen=("Blighted Reavers",), on_army=(("Creeping Dread", "Blighted Reavers"),))  # fmt: skip
    b.play("Unsummon", b.army("Blighted Reavers"))
    zones = [b.zone("Blighted Reavers", n) for n in (1, 2, 3)]
    assert sorted(zones) == ["graveyard", "reserve", "reserve"]
    assert b.table.armies[b.army("Blighted Reavers")].hidden == ()
    assert "Creeping Dread" in b.names(b.table.players[1].graveyard)


def test_undertow_returns_the_attackers_squad() -> None:
    b = battle(("Leyline Phantoms", (3, 4)), ("Blighted Reavers", (4, 4)), ("Blighted Reavers", (8, 8)),
               colours=("blue", "black"), card="Blighted Reavers", on_army=(("Undertow", "Leyline Phantoms"),),
               turn={"seat": 1})  # fmt: skip
    b.attack("Blighted Reavers", "Leyline Phantoms").turn_over("Undertow")
    assert b.zone("Blighted Reavers", 1) == b.zone("Blighted Reavers", 2) == "reserve"


def test_undertow_waits_for_squads_only() -> None:
    b = battle(("Leyline Phantoms", (3, 4)), ("Liliana Vess", (7, 4)), colours=("blue", "black"), card="Liliana Vess",
               on_army=(("Undertow", "Leyline Phantoms"),), turn={"seat": 1})  # fmt: skip
    b.attack("Liliana Vess", "Leyline Phantoms")
    assert b.prompt == "turn_over" and b.legal() == (Done(),)


def test_fading_step_takes_the_attacked_squad_home_and_the_attack_counts() -> None:
    b = battle(("Illusionary Projections", (3, 4)), ("Blighted Reavers", (4, 4)), colours=("blue", "black"),
               card="Blighted Reavers",
               on_army=(("Fading Step", "Illusionary Projections"),), turn={"seat": 1})  # fmt: skip
    b.attack("Blighted Reavers", "Illusionary Projections").turn_over("Fading Step")
    assert b.zone("Illusionary Projections") == "reserve" and b.prompt != "attack"


def test_mind_control_moves_and_attacks_once_with_an_enemy_squad_figure() -> None:
    b = blue(("Blighted Reavers", (7, 4)), ("Restless Zombies", (8, 6)), ("Blighted Reavers", (9, 4)),
             hand=("Mind Control",))  # fmt: skip
    assert b.id("Liliana Vess") not in b.targets("Mind Control")
    assert b.id("Blighted Reavers", 2) not in b.targets("Mind Control")
    b.play("Mind Control", b.id("Blighted Reavers"))
    b.move("Blighted Reavers", (8, 5)).done()
    assert b.prompt == "free_attack"
    b.attack("Blighted Reavers", "Restless Zombies", (H, B, B), (B, B))
    assert b.zone("Restless Zombies") == "graveyard" and b.figure("Blighted Reavers").seat == 1


def test_psychic_rebuttal_counters_a_sorcery() -> None:
    b = battle(("Gideon Jura", (3, 4), 3), ("Jace Beleren", (9, 4)), colours=("white", "blue"), phase="spells",
               card="Gideon Jura", hand=("Near-Death Experience",),
               on_army=(("Psychic Rebuttal", "Jace Beleren"),))  # fmt: skip
    b.play("Near-Death Experience").turn_over("Psychic Rebuttal")
    assert b.damage("Gideon Jura") == 3 and "Near-Death Experience" in b.names(b.table.players[0].graveyard)


def test_misdirection_needs_another_card_that_the_enchantment_may_lie_on() -> None:
    seats = (
        {"colour": "blue", "hand": ["Misdirection"]},
        {"army": ["Liliana Vess", "Restless Zombies", "Restless Zombies"], "spells": ["Hungry Dead"] * 12},
    )
    b = battle(("Jace Beleren", (3, 4)), ("Restless Zombies", (9, 4)), seats=seats, phase="spells",
               card="Jace Beleren", on_army=(("Hungry Dead", "Restless Zombies"),))  # fmt: skip
    assert b.targets("Misdirection") == set()


def test_misdirection_finds_a_new_holder() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Leyline Phantoms", (5, 5)), ("Blighted Reavers", (9, 4)),
               colours=("blue", "black"), phase="spells", card="Jace Beleren", hand=("Misdirection",),
               on_army=(("Withering Curse", "Leyline Phantoms"),))  # fmt: skip
    curse = b.card("Withering Curse")
    assert b.targets("Misdirection") == {curse}
    b.play("Misdirection", curse)
    assert b.table.armies[b.army("Blighted Reavers")].auras == (curse,)


def test_changed_places_exchanges_two_friends_without_leaving_attacks() -> None:
    b = blue(("Leyline Phantoms", (7, 4)), ("Leyline Phantoms", (11, 9)), ("Restless Zombies", (3, 5)),
             hand=("Changed Places",))  # fmt: skip
    b.play("Changed Places", b.id("Jace Beleren"))
    if b.prompt == "swap":
        b.do(c.ChooseFigure(b.id("Leyline Phantoms")))
    assert b.at("Jace Beleren") == (7, 4) and b.at("Leyline Phantoms") == (3, 4) and b.damage("Jace Beleren") == 0


def test_second_sight_rolls_dice_again_once_a_turn() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Blighted Reavers", (7, 4)), colours=("blue", "black"), card="Jace Beleren",
               on_army=(("Second Sight", "Jace Beleren"),))  # fmt: skip
    b.attack("Jace Beleren", "Blighted Reavers", (H, B, B, B, B))
    assert b.prompt == "roll_again"
    b.do(c.ChooseDie(1)).do(c.ChooseDie(3)).done((H, H), (S, B, B))
    assert b.damage("Blighted Reavers") == 2
