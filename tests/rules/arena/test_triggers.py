"""What waits for an event: in which order it happens, and what still happens though its figure is gone."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.commands import Agree
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.spells import why_no_spells
from game.rules.arena.state import commands as c
from game.rules.arena.state.events import CombatRerolled
from tests.rules.arena.battle import FLAT, B, Battle, H, S, battle


def seat(*army: str, spells: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """Return a seat with these army cards and spells."""
    return {"army": list(army), "spells": list(spells), **more}


# The turn player's first


def test_trample_of_the_player_whose_turn_it_is_comes_before_mirrored_zeal() -> None:
    b = battle(("Pummelroot Elementals", (3, 4)), ("Rhox Veterans", (4, 4), 2), ("Rhox Veterans", (5, 4)),
               colours=("green", "white"), card="Pummelroot Elementals",
               on_army=(("Mirrored Zeal", "Rhox Veterans"),))  # fmt: skip
    b.attack("Pummelroot Elementals", "Rhox Veterans").done((H, H, H, B)).done((B, B, B))
    assert b.prompt == "trample" and b.seat == 0
    b.do(c.ChooseFigure(b.id("Rhox Veterans", 2)))
    # Damage that tramples on is damage of the attack, too: asked about it, then about the first.
    assert b.damage("Rhox Veterans", 2) == 2 and b.prompt == "turn_over" and b.seat == 1
    b.done()
    b.turn_over("Mirrored Zeal")
    assert b.zone("Pummelroot Elementals") == "graveyard"


def test_mirrored_zeal_of_the_player_whose_turn_it_is_comes_before_trample() -> None:
    # The Elementals attack out of turn: they lie in ambush.
    mine = seat("Nissa Revane", "Pummelroot Elementals", spells=("Ambush in the Leaves",))
    theirs = seat("Gideon Jura", "Rhox Veterans", spells=("Mirrored Zeal",))
    b = battle(("Pummelroot Elementals", (3, 4)), ("Rhox Veterans", (4, 4), 2), ("Rhox Veterans", (4, 5)),
               seats=(mine, theirs), card="Rhox Veterans", on_army=(("Mirrored Zeal", "Rhox Veterans"),),
               turn={"seat": 1})  # fmt: skip
    out_of_turn(b, "Pummelroot Elementals", "Rhox Veterans")
    b.done((H, H, H, B)).done((B, B, B))
    assert b.prompt == "turn_over" and b.seat == 1
    b.turn_over("Mirrored Zeal")
    # The attacker is destroyed; what it tramples on had been set off before.
    assert b.zone("Pummelroot Elementals") == "graveyard" and b.prompt == "trample" and b.seat == 0


def out_of_turn(b: Battle, one: str, other: str) -> None:
    """Let one figure attack another though it is not its player's turn."""
    from game.core.state import State
    from game.core.steps import Draft
    from game.rules.arena.attacking import announce
    from game.rules.arena.ruleset import ARENA

    draft: Draft[Any, Any] = Draft(ARENA, b.state)
    draft.answered()
    draft.decision = None
    announce(draft, c.Attack(b.id(one), b.id(other)), b.figure(one).seat, counts=False)
    while draft.decision is None:
        ARENA.take(draft, draft.agenda.pop())
    state = draft.state()
    assert isinstance(state, State)
    b.state = state


def test_the_attackers_reroll_comes_before_thick_hide_in_its_own_turn() -> None:
    mine = seat("Jace Beleren", spells=("Second Sight",))
    theirs = seat("Nissa Revane", "Pummelroot Elementals", spells=("Thick Hide",))
    b = battle(("Jace Beleren", (3, 4)), ("Pummelroot Elementals", (6, 4)), seats=(mine, theirs), card="Jace Beleren",
               on_army=(("Second Sight", "Jace Beleren"), ("Thick Hide", "Pummelroot Elementals")))  # fmt: skip
    b.attack("Jace Beleren", "Pummelroot Elementals").done((H, B, B, B, B))
    assert b.prompt == "roll_again" and b.seat == 0
    b.do(c.ChooseDie(1)).done((H,))
    assert b.prompt == "turn_over" and b.seat == 1
    b.turn_over("Thick Hide", (S, S, B, B, B, B))
    assert b.damage("Pummelroot Elementals") == 0


def test_thick_hide_comes_before_a_reroll_when_it_is_its_owners_turn() -> None:
    mine = seat("Jace Beleren", spells=("Second Sight",))
    theirs = seat("Nissa Revane", "Pummelroot Elementals", spells=("Thick Hide",))
    b = battle(("Jace Beleren", (3, 4)), ("Pummelroot Elementals", (6, 4)), ("Nissa Revane", (9, 9)),
               seats=(mine, theirs), phase="move", card="Pummelroot Elementals", turn={"seat": 1},
               on_army=(("Second Sight", "Jace Beleren"), ("Thick Hide", "Pummelroot Elementals")))  # fmt: skip
    out_of_turn(b, "Jace Beleren", "Pummelroot Elementals")
    b.done((H, B, B, B, B))
    assert b.prompt == "turn_over" and b.seat == 1
    b.done()
    assert b.prompt == "roll_again" and b.seat == 0


# Copies, and whose they are


def test_second_sight_twice_rolls_again_twice() -> None:
    mine = seat("Jace Beleren", spells=("Second Sight", "Second Sight"))
    on_army = (("Second Sight", "Jace Beleren"), ("Second Sight #2", "Jace Beleren"))
    b = battle(("Jace Beleren", (3, 4)), ("Blighted Reavers", (7, 4)), seats=(mine, {"colour": "black"}),
               card="Jace Beleren", on_army=on_army)  # fmt: skip
    b.attack("Jace Beleren", "Blighted Reavers", (B, B, B, B, B))
    b.do(c.ChooseDie(0)).done((H,))
    assert b.prompt == "roll_again"
    b.do(c.ChooseDie(0)).done((B,), (B, B, B))
    used = [event.used for event in b.events if isinstance(event, CombatRerolled)]
    assert b.damage("Blighted Reavers") == 0 and len(set(used)) == 2


def test_second_sight_is_used_once_a_turn_but_not_used_up_by_keeping_the_dice() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Restless Zombies", (4, 4)), ("Restless Zombies", (2, 4)),
               colours=("blue", "black"), card="Restless Zombies", on_army=(("Second Sight", "Jace Beleren"),),
               turn={"seat": 1})  # fmt: skip
    b.attack("Restless Zombies", "Jace Beleren", (B, B, B), (B, B, B))
    assert b.prompt == "roll_again" and b.seat == 0
    b.done()
    b.attack("Restless Zombies", "Jace Beleren", (H, B, B), (B, B, B), by=2)
    # After the last die there is nothing more to take up.
    b.do(c.ChooseDie(2), (S,))
    assert b.damage("Jace Beleren") == 0
    assert sum(isinstance(event, CombatRerolled) for event in b.events) == 1


def test_dice_are_rolled_again_by_the_owner_of_second_sight_also_on_an_enemys_card() -> None:
    mine = seat("Jace Beleren", "Leyline Phantoms", spells=("Second Sight",))
    b = battle(("Jace Beleren", (9, 9)), ("Liliana Vess", (3, 4)), ("Restless Zombies", (9, 2)),
               ("Leyline Phantoms", (6, 4)), seats=(mine, {"colour": "black"}),
               card="Liliana Vess", on_army=(("Second Sight", "Liliana Vess"),), turn={"seat": 1})  # fmt: skip
    b.attack("Liliana Vess", "Leyline Phantoms", (H, H, H, H))
    assert b.prompt == "roll_again" and b.seat == 0


def test_hungry_dead_heals_once_for_each_copy_and_its_owners_planeswalker() -> None:
    mine = seat("Liliana Vess", "Restless Zombies", spells=("Hungry Dead", "Hungry Dead"))
    theirs = seat("Gideon Jura", "Kor Hookmasters", spells=("Hungry Dead",))
    once, twice = ("Hungry Dead", "Restless Zombies"), ("Hungry Dead #2", "Restless Zombies")
    for on_army, healed in (((once, twice), 2), ((once,), 1)):
        b = battle(("Liliana Vess", (1, 1), 3), ("Gideon Jura", (9, 9), 3), ("Restless Zombies", (3, 4)),
                   ("Kor Hookmasters", (4, 4), 2), seats=(mine, theirs), card="Restless Zombies",
                   on_army=on_army)  # fmt: skip
        b.attack("Restless Zombies", "Kor Hookmasters", (H, B, B), (B, B))
        assert (b.damage("Liliana Vess"), b.damage("Gideon Jura")) == (3 - healed, 3)


def test_hungry_dead_on_an_enemys_squad_heals_the_one_who_played_it() -> None:
    mine = seat("Liliana Vess", "Restless Zombies", spells=("Bone Splinters",))
    theirs = seat("Gideon Jura", "Kor Hookmasters", spells=("Hungry Dead",))
    b = battle(("Liliana Vess", (1, 1), 3), ("Gideon Jura", (9, 9), 3), ("Restless Zombies", (3, 4)),
               ("Kor Hookmasters", (4, 4), 2), seats=(mine, theirs), card="Restless Zombies",
               on_army=(("Hungry Dead", "Restless Zombies"),))  # fmt: skip
    b.attack("Restless Zombies", "Kor Hookmasters", (H, B, B), (B, B))
    assert b.damage("Liliana Vess") == 3 and b.damage("Gideon Jura") == 2


def test_deep_roots_heals_for_each_copy_at_its_owners_turn() -> None:
    mine = seat("Nissa Revane", "Pummelroot Elementals", spells=("Deep Roots", "Deep Roots"))
    once, twice = ("Deep Roots", "Pummelroot Elementals"), ("Deep Roots #2", "Pummelroot Elementals")
    for on_army, left in (((once,), 1), ((once, twice), 0)):
        b = battle(("Pummelroot Elementals", (6, 6), 2), ("Liliana Vess", (11, 9)), ("Nissa Revane", (1, 1)),
                   seats=(mine, {"colour": "black"}), phase="draw", on_army=on_army)  # fmt: skip
        while b.prompt == "regrow":
            b.do(b.legal(c.ChooseFigure)[0])
        assert b.damage("Pummelroot Elementals") == left


def test_deep_roots_on_an_enemys_squad_heals_as_the_turn_of_its_owner_starts_and_whom_that_one_chooses() -> None:
    mine = seat("Nissa Revane", spells=("Deep Roots",))
    theirs = seat("Gideon Jura", "Rhox Veterans", spells=("Turned Blade",))
    figures = (("Nissa Revane", (1, 1)), ("Gideon Jura", (9, 9)), ("Rhox Veterans", (5, 5), 1),
               ("Rhox Veterans", (7, 7), 2))  # fmt: skip
    for turn, is_asked in ((0, True), (1, False)):
        b = battle(*figures, seats=(mine, theirs), phase="draw", on_army=(("Deep Roots", "Rhox Veterans"),),
                   turn={"seat": turn})  # fmt: skip
        assert (b.prompt == "regrow") == is_asked
        if is_asked:
            assert b.seat == 0
            b.do(c.ChooseFigure(b.id("Rhox Veterans", 2)))
            assert b.damage("Rhox Veterans", 2) == 1


# What lay on a card whose figure this very event destroys


TEAMS = {"mode": "skirmish"}


def skirmish(attacker: tuple[Any, ...], on_army: str, **more: Any) -> Battle:
    """Let Liliana's side attack Chandra, who has a team-mate, so that the match continues without her."""
    seats = (seat("Chandra Nalaar", spells=(on_army,)), seat("Gideon Jura"), seat("Liliana Vess"), seat("Jace Beleren"))
    return battle(("Chandra Nalaar", (3, 4), 5), attacker, ("Gideon Jura", (1, 9)),
                  ("Jace Beleren", (11, 9)), seats=seats, card="Liliana Vess", turn={"seat": 2},
                  on_army=((on_army, "Chandra Nalaar"),), **TEAMS, **more)  # fmt: skip


def test_answering_blaze_burns_who_destroyed_its_planeswalker_and_is_buried_after_that() -> None:
    b = skirmish(("Liliana Vess", (7, 4)), "Answering Blaze")
    b.attack("Liliana Vess", "Chandra Nalaar").done((H, B, B, B), (B,) * 4)
    assert b.zone("Chandra Nalaar") == "graveyard" and b.prompt == "turn_over"
    b.turn_over("Answering Blaze")
    assert b.damage("Liliana Vess") == 2 and b.names(b.table.players[0].graveyard) == ["Answering Blaze"]
    assert b.prompt != "turn_over"


def test_answering_blaze_that_is_not_turned_over_is_buried_with_its_planeswalker() -> None:
    b = skirmish(("Liliana Vess", (7, 4)), "Answering Blaze")
    b.attack("Liliana Vess", "Chandra Nalaar").done((H, B, B, B), (B,) * 4).done()
    assert b.damage("Liliana Vess") == 0 and b.names(b.table.players[0].graveyard) == ["Answering Blaze"]
    assert b.table.armies[b.army("Chandra Nalaar")].hidden == ()


def test_wreath_of_fire_burns_who_destroyed_its_planeswalker_once_and_before_it_is_buried() -> None:
    b = skirmish(("Liliana Vess", (4, 4)), "Wreath of Fire")
    b.attack("Liliana Vess", "Chandra Nalaar", (H, B, B, B), (B,) * 4)
    assert b.zone("Chandra Nalaar") == "graveyard" and b.damage("Liliana Vess") == 1
    kinds = [type(event).__name__ for event in b.events]
    burnt = [number for number, event in enumerate(b.events) if getattr(event, "why", "") == "thorns"]
    assert len(burnt) == 1 and burnt[0] < kinds.index("EnchantmentsBuried") and kinds.count("EnchantmentsBuried") == 1


def test_two_planeswalkers_that_destroy_each_other_make_a_duel_a_draw() -> None:
    b = battle(("Chandra Nalaar", (3, 4), 5), ("Liliana Vess", (4, 4), 6), colours=("red", "black"),
               card="Liliana Vess", on_army=(("Wreath of Fire", "Chandra Nalaar"),), turn={"seat": 1})  # fmt: skip
    b.attack("Liliana Vess", "Chandra Nalaar", (H, B, B, B), (B,) * 4)
    assert b.state.outcome is not None and b.state.outcome.winners == ()


def test_a_planeswalker_without_an_answer_loses_a_duel_at_once() -> None:
    b = battle(("Chandra Nalaar", (3, 4), 5), ("Liliana Vess", (4, 4), 6), colours=("red", "black"),
               card="Liliana Vess", turn={"seat": 1})  # fmt: skip
    b.attack("Liliana Vess", "Chandra Nalaar", (H, B, B, B), (B,) * 4)
    assert b.state.outcome is not None and b.state.outcome.winners == (1,)


def test_wreaths_of_two_owners_add_up() -> None:
    mine = seat("Chandra Nalaar", spells=("Wreath of Fire", "Wreath of Fire"))
    b = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (4, 4)), seats=(mine, {"colour": "black"}),
               card="Liliana Vess", turn={"seat": 1},
               on_army=(("Wreath of Fire", "Chandra Nalaar"), ("Wreath of Fire #2", "Chandra Nalaar")))  # fmt: skip
    b.attack("Liliana Vess", "Chandra Nalaar", (B,) * 4, (B,) * 4)
    assert b.damage("Liliana Vess") == 2


# What returns, what counts


def test_darkness_arises_once_for_all_army_cards_of_the_name_and_returns_all_that_fell() -> None:
    mine = seat("Liliana Vess", "Restless Zombies", "Restless Zombies", spells=(), fallen=["Restless Zombies"] * 6)
    b = battle(("Liliana Vess", (3, 4)), ("Gideon Jura", (11, 9)), seats=(mine, {"colour": "white"}), phase="choose")
    assert b.prompt == "arise"
    b.do(Agree(), (12,))
    placed = 0
    while b.prompt == "place_figure":
        b.do(b.legal(c.PlaceFigure)[0])
        placed += 1
    assert placed == 6 and b.prompt != "arise"
    assert all(one.zone == "field" for one in b.table.figures.values()
               if ARMY_CARDS[b.table.armies[one.army].key].name == "Restless Zombies")  # fmt: skip


def test_darkness_arises_is_rolled_once_also_when_it_fails() -> None:
    mine = seat("Liliana Vess", "Restless Zombies", "Restless Zombies", spells=(), fallen=["Restless Zombies"] * 6)
    b = battle(("Liliana Vess", (3, 4)), ("Gideon Jura", (11, 9)), seats=(mine, {"colour": "white"}), phase="choose")
    b.do(Agree(), (11,))
    assert b.prompt != "arise" and b.prompt != "place_figure"


def test_darkness_does_not_arise_while_one_of_another_card_of_the_name_stands() -> None:
    mine = seat("Liliana Vess", "Restless Zombies", "Restless Zombies", spells=(), fallen=["Restless Zombies"] * 5)
    b = battle(("Liliana Vess", (3, 4)), ("Restless Zombies #2", (9, 9)), ("Gideon Jura", (11, 9)),
               seats=(mine, {"colour": "white"}), phase="choose")  # fmt: skip
    b.do(c.ChooseArmy(b.army("Liliana Vess")))
    assert b.prompt != "arise"


def test_a_countered_spell_does_not_count_towards_the_three() -> None:
    hand = ["Near-Death Experience"] * 2 + ["Healing Salve"] * 2
    mine = seat("Gideon Jura", spells=tuple(hand), hand=hand)
    theirs = seat("Jace Beleren", spells=("Psychic Rebuttal",))
    b = battle(("Gideon Jura", (3, 4), 5), ("Jace Beleren", (9, 4)), seats=(mine, theirs), phase="spells",
               card="Gideon Jura", on_army=(("Psychic Rebuttal", "Jace Beleren"),))  # fmt: skip
    b.play("Near-Death Experience").turn_over("Psychic Rebuttal")
    assert b.table.turn.spells == 0
    b.play("Near-Death Experience")
    assert b.table.turn.spells == 1
    b.play("Healing Salve", b.id("Gideon Jura")).play("Healing Salve", b.id("Gideon Jura"))
    assert b.table.turn.spells == 3


def test_a_spell_that_is_not_countered_counts_and_the_fourth_is_refused() -> None:
    hand = ["Near-Death Experience"] * 2 + ["Healing Salve"] * 2
    mine = seat("Gideon Jura", spells=tuple(hand), hand=hand)
    theirs = seat("Jace Beleren", spells=("Scatter Arc",))
    b = battle(("Gideon Jura", (3, 4), 5), ("Jace Beleren", (9, 4)), seats=(mine, theirs), phase="spells",
               card="Gideon Jura", on_army=(("Scatter Arc", "Jace Beleren"),))  # fmt: skip
    b.play("Near-Death Experience").done().play("Near-Death Experience").done()
    b.play("Healing Salve", b.id("Gideon Jura")).done()
    # With three played there is nothing to ask about any more.
    assert b.table.turn.spells == 3 and b.prompt == "move"
    assert why_no_spells(b.table, 0) is not None


# Open enchantments


def test_an_open_enchantment_lies_on_any_such_card_own_allied_or_enemy() -> None:
    seats = (seat("Gideon Jura", "Rhox Veterans", spells=("Hold the Rank", "Steadfast Guard", "Levy's Oath"),
                  hand=["Hold the Rank", "Steadfast Guard", "Levy's Oath"]),
             seat("Liliana Vess", "Blighted Reavers", "Restless Zombies"), seat("Jace Beleren", "Leyline Phantoms"),
             seat("Nissa Revane"))  # fmt: skip
    b = battle(("Gideon Jura", (1, 1)), ("Rhox Veterans", (1, 3)), ("Liliana Vess", (9, 9)),
               ("Blighted Reavers", (9, 7)), ("Restless Zombies", (7, 7)), ("Jace Beleren", (3, 1)),
               ("Leyline Phantoms", (5, 1)), ("Nissa Revane", (11, 9)), seats=seats, phase="spells",
               card="Gideon Jura", **TEAMS)  # fmt: skip
    unique = {"Rhox Veterans", "Blighted Reavers", "Leyline Phantoms"}
    assert b.targets("Hold the Rank") == {b.army(name) for name in unique}
    walkers = {"Gideon Jura", "Liliana Vess", "Jace Beleren", "Nissa Revane"}
    assert b.targets("Steadfast Guard") == {b.army(name) for name in walkers}
    assert b.targets("Levy's Oath") == {b.army("Restless Zombies")}


def test_a_hidden_enchantment_lies_on_own_cards_only() -> None:
    seats = (seat("Gideon Jura", "Rhox Veterans", spells=("Mirrored Zeal",), hand=["Mirrored Zeal"]),
             seat("Liliana Vess", "Blighted Reavers"), seat("Jace Beleren", "Leyline Phantoms"),
             seat("Nissa Revane"))  # fmt: skip
    b = battle(("Gideon Jura", (1, 1)), ("Rhox Veterans", (1, 3)), ("Blighted Reavers", (9, 7)),
               ("Liliana Vess", (9, 9)), ("Jace Beleren", (3, 1)),
               ("Leyline Phantoms", (5, 1)), ("Nissa Revane", (11, 9)), seats=seats, phase="spells",
               card="Gideon Jura", **TEAMS)  # fmt: skip
    assert b.targets("Mirrored Zeal") == {b.army("Rhox Veterans")}


def test_an_enchantment_does_not_lie_on_a_card_without_a_figure_on_the_battlefield() -> None:
    b = battle(("Gideon Jura", (1, 1)), ("Liliana Vess", (9, 9)), phase="spells", card="Gideon Jura",
               hand=("Hold the Rank", "Steadfast Guard"))  # fmt: skip
    assert b.targets("Hold the Rank") == set() and len(b.targets("Steadfast Guard")) == 2
    assert b.why(c.PlaySpell(b.card("Hold the Rank"), b.on(b.army("Rhox Veterans")))) == "no_target"
    nothing = b.refusal(c.PlaySpell(b.card("Hold the Rank"), b.on(b.army("Rhox Veterans"))))
    assert nothing.endswith("could be played on. It lies on any unique squad in play.")
    wrong = b.refusal(c.PlaySpell(b.card("Steadfast Guard"), b.on(b.army("Rhox Veterans"))))
    assert wrong == "Steadfast Guard cannot be played on that. It lies on any Planeswalker in play."


@pytest.mark.parametrize("out", [(), (2,)])
def test_who_is_out_of_a_melee_rolls_no_dice_again(out: tuple[int, ...]) -> None:
    seats = [{"army": ["Jace Beleren"]}, {"army": ["Liliana Vess", "Blighted Reavers"]},
             {"army": ["Gideon Jura", "Kor Hookmasters"], "spells": ["Second Sight"]}]  # fmt: skip
    figures = [{"name": "Jace Beleren", "at": [3, 4]}, {"name": "Blighted Reavers", "at": [6, 4]},
               {"name": "Liliana Vess", "at": [9, 9]}]  # fmt: skip
    if out:
        seats[2]["fallen"] = ["Gideon Jura", *["Kor Hookmasters"] * 3]
    b = Battle({"game": "arena", "map": {"rows": FLAT, "mode": "melee", "scoring": [[0, 0]]}, "seats": seats,
                "figures": figures, "out": out,
                "enchantments": [{"card": "Second Sight", "on": "Jace Beleren", "owner": 2}],
                "turn": {"phase": "attack", "card": "Jace Beleren", "number": 4}})  # fmt: skip
    b.attack("Jace Beleren", "Blighted Reavers", (H, B, B, B, B), *(((B, B, B),) if out else ()))
    assert (b.prompt == "roll_again") != bool(out)
    if not out:
        assert b.seat == 2
