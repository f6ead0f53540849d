"""Summoning and placing at their limits: five clear-sight spaces, two squads, empty spaces, room for all."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.commands import Agree, Done
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from game.rules.arena.summoning import all_fit, is_empty, poses
from tests.rules.arena.battle import FLAT, B, Battle, H, battle

STRIP = ("1" * 14,)


def _spells(*figures: tuple[Any, ...], **more: Any) -> Battle:
    said = {"phase": "spells", "card": "Gideon Jura", **more}
    return battle(*figures, **said)


def _placed(b: Battle) -> set[tuple[int, int]]:
    return {b.spot(one.spaces[0]) for one in b.legal(c.PlaceFigure)}


def _summon(b: Battle, name: str) -> Battle:
    return b.do(c.Summon(b.army(name)))


# How far, and where


def test_figures_are_summoned_within_five_spaces_and_not_on_the_sixth() -> None:
    b = _spells(("Gideon Jura", (3, 0)), ("Liliana Vess", (13, 0)), rows=STRIP)
    _summon(b, "Kor Hookmasters")
    assert _placed(b) == {(column, 0) for column in (0, 1, 2, 4, 5, 6, 7, 8)}
    assert b.why(c.PlaceFigure((b.hex((9, 0)),))) == "out_of_reach"
    assert b.why(c.PlaceFigure((b.hex((3, 0)),))) == "not_empty"
    assert b.why(Done()) == "not_an_answer" and b.why(c.PlaceFigure(())) == "out_of_reach"
    assert not b.legal(Done)


def test_only_empty_spaces_without_ruin_figure_and_glyph() -> None:
    b = _spells(("Gideon Jura", (3, 4)), ("Rhox Veterans", (4, 4)), ("Liliana Vess", (11, 9)),
                glyphs=[{"at": (3, 5), "kind": "power"}], pillars=[{"at": (2, 4), "height": 1}],
                water=[(3, 3)])  # fmt: skip
    for spot, empty in (((3, 4), False), ((4, 4), False), ((3, 5), False), ((2, 4), False), ((3, 3), True)):
        assert is_empty(b.table, b.hex(spot)) == empty
    assert not is_empty(b.table, (99, 99))
    _summon(b, "Kor Hookmasters")
    assert {(4, 4), (3, 5), (2, 4)}.isdisjoint(_placed(b)) and (3, 3) in _placed(b)
    for spot, code in (((4, 4), "not_empty"), ((3, 5), "not_empty"), ((2, 4), "ruin")):
        assert b.why(c.PlaceFigure((b.hex(spot),))) == code


def test_what_is_wrong_with_two_spaces_is_reported_before_how_far_they_are() -> None:
    rows = (*FLAT[:4], "111111111114", *FLAT[5:])
    b = _spells(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (11, 9)), rows=rows, colours=("red", "black"),
                card="Chandra Nalaar")  # fmt: skip
    _summon(b, "Blazing Firecats")
    name = "Blazing Firecats"
    for front, back, code, text in (
        ((3, 6), (3, 7), "", ""),
        ((3, 6), (3, 8), "apart", f"{name} stands on two spaces beside each other."),
        ((3, 5), (3, 4), "not_empty", "That space is not empty."),
        ((11, 4), (10, 4), "uneven", "A double-space figure stands on two spaces of one level."),
        ((11, 0), (10, 0), "out_of_reach", f"{name} must be placed within 5 clear-sight spaces of Chandra Nalaar, "
                                           "with room for the rest of the squad."),
    ):  # fmt: skip
        spaces = c.PlaceFigure((b.hex(front), b.hex(back)))
        assert (b.why(spaces), b.refusal(spaces)) == (code, text)
    assert b.why(c.PlaceFigure((b.hex((3, 6)),))) == "out_of_reach", "half a place is none"


def test_a_space_that_is_not_seen_is_not_summoned_on() -> None:
    rows = (*FLAT[:4], "111191111111", *FLAT[5:])
    b = _spells(("Gideon Jura", (3, 4)), ("Liliana Vess", (11, 9)), rows=rows)
    _summon(b, "Kor Hookmasters")
    assert (5, 4) not in _placed(b) and (4, 4) not in _placed(b) and (2, 4) in _placed(b)


def test_the_front_of_a_long_figure_is_within_reach_and_its_back_need_not_be() -> None:
    b = battle(("Chandra Nalaar", (1, 0)), ("Liliana Vess", (13, 0)), colours=("red", "black"), phase="spells",
               card="Chandra Nalaar", rows=STRIP, fallen=("Blazing Firecats",) * 2)  # fmt: skip
    _summon(b, "Blazing Firecats")
    found = {tuple(b.spot(space)[0] for space in one.spaces) for one in b.legal(c.PlaceFigure)}
    assert (6, 7) in found and (7, 6) not in found and (6, 5) in found and (2, 3) in found
    assert not any(1 in spaces for spaces in found)


def test_a_long_figure_is_placed_on_two_empty_spaces_of_one_level() -> None:
    b = battle(("Chandra Nalaar", (1, 0)), ("Liliana Vess", (13, 0)), colours=("red", "black"), phase="spells",
               card="Chandra Nalaar", rows=("11111122111111",), fallen=("Blazing Firecats",) * 2,
               water=[(2, 0)], glyphs=[{"at": (4, 0), "kind": "power"}])  # fmt: skip
    places = poses(b.table, (b.id("Chandra Nalaar"),), 5, b.figure("Blazing Firecats", 3))
    assert {tuple(b.spot(space)[0] for space in one) for one in places} == {(6, 7)}


# All or none


@pytest.mark.parametrize(("spaces", "why"), [(3, ""), (2, "no_room")])
def test_a_squad_is_summoned_when_all_its_figures_fit(spaces: int, why: str) -> None:
    b = _spells(("Gideon Jura", (0, 0)), ("Liliana Vess", (spaces + 1, 0)), rows=("1" * (spaces + 2),),
                hand=("Healing Salve",))  # fmt: skip
    assert b.why(c.Summon(b.army("Kor Hookmasters"))) == why


def test_figures_that_fell_are_not_waited_for() -> None:
    b = _spells(("Gideon Jura", (0, 0)), ("Liliana Vess", (3, 0)), rows=("1111",), fallen=("Kor Hookmasters",))
    assert b.why(c.Summon(b.army("Kor Hookmasters"))) == ""
    _summon(b, "Kor Hookmasters")
    # Two spaces for two figures: the first is asked about, the last has one place left.
    b.do(c.PlaceFigure((b.hex((2, 0)),)))
    assert [b.zone("Kor Hookmasters", number) for number in (1, 2, 3)].count("field") == 2
    assert b.at("Kor Hookmasters", 2) == (2, 0) and b.at("Kor Hookmasters", 3) == (1, 0)


def test_the_refusal_speaks_of_the_rest_of_the_squad_while_there_is_one() -> None:
    b = _spells(("Gideon Jura", (0, 0)), ("Liliana Vess", (13, 0)), rows=STRIP, fallen=("Kor Hookmasters",))
    _summon(b, "Kor Hookmasters")
    far = c.PlaceFigure((b.hex((9, 0)),))
    where = "Kor Hookmasters must be placed within 5 clear-sight spaces of Gideon Jura"
    assert b.refusal(far) == f"{where}, with room for the rest of the squad."
    b.do(b.legal(c.PlaceFigure)[0])
    assert b.refusal(far) == f"{where}."


def test_a_long_figure_leaves_room_for_those_after_it() -> None:
    b = battle(("Chandra Nalaar", (0, 0)), ("Liliana Vess", (5, 0)), colours=("red", "black"), phase="spells",
               card="Chandra Nalaar", rows=("111111",), fallen=("Blazing Firecats",))  # fmt: skip
    _summon(b, "Blazing Firecats")
    found = {frozenset(b.spot(space)[0] for space in one.spaces) for one in b.legal(c.PlaceFigure)}
    # Four spaces for two Firecats: the middle two would leave none for the other.
    assert found == {frozenset({1, 2}), frozenset({3, 4})}


@pytest.mark.parametrize(("count", "fit"), [(2, True), (3, False)])
def test_places_that_overlap_are_counted_once(count: int, fit: bool) -> None:
    line = tuple(((q, 0), (q + 1, 0)) for q in range(4))
    assert all_fit(line, count) == fit
    assert all_fit(tuple(((q, 0),) for q in range(2)), count) == (count <= 2)
    assert not all_fit((), 1) and all_fit((), 0)


# Which squads, and how many


def _three_squads(**more: Any) -> Battle:
    army = ["Gideon Jura", "Kor Hookmasters", "Kor Hookmasters"]
    deck = ["Healing Salve"] * 4 + ["Near-Death Experience"] * 4 + ["Levy's Oath"] * 2 + ["Guarded Retreat"] * 2
    seats = ({"army": army, "spells": deck, "hand": ["Healing Salve"]}, {"colour": "black"})
    return _spells(("Gideon Jura", (5, 4)), ("Liliana Vess", (11, 9)), seats=seats, **more)


@pytest.mark.parametrize(("summoned", "why"), [(1, ""), (2, "two_squads")])
def test_two_squads_are_summoned_in_a_turn_and_no_third(summoned: int, why: str) -> None:
    b = _three_squads(turn={"summoned": summoned})
    assert b.why(c.Summon(b.army("Kor Hookmasters"))) == why
    assert bool(b.legal(c.Summon)) == (not why)


def test_each_summons_counts() -> None:
    b = _three_squads()
    for army in [one.army for one in b.legal(c.Summon)]:
        assert b.why(c.Summon(army)) == ""
        b.do(c.Summon(army))
        while b.prompt == "place_figure":
            b.do(b.legal(c.PlaceFigure)[0])
    assert b.table.turn.summoned == 2
    placed = [one for one in b.events if isinstance(one, e.FigurePlaced)]
    assert len(placed) == 6 and {one.why for one in placed} == {"summoned"}
    assert len({one.figure for one in placed}) == 6


def test_what_cannot_be_summoned_says_why() -> None:
    b = _spells(("Gideon Jura", (5, 4)), ("Rhox Veterans", (8, 8)), ("Rhox Veterans", (9, 8)),
                ("Rhox Veterans", (7, 8)), ("Liliana Vess", (11, 9)), hand=("Healing Salve",))  # fmt: skip
    assert b.why(c.Summon(b.army("Rhox Veterans"))) == "not_in_reserve"
    assert b.why(c.Summon(b.army("Restless Zombies"))) == "no_army" and b.why(c.Summon(999)) == "no_army"
    other = _spells(("Gideon Jura", (5, 4)), ("Rhox Veterans", (8, 8)), ("Liliana Vess", (11, 9)),
                    card="Rhox Veterans", hand=("Healing Salve",))  # fmt: skip
    assert other.why(c.Summon(other.army("Kor Hookmasters"))) == "not_the_planeswalker" and not other.legal(c.Summon)
    late = _spells(("Gideon Jura", (5, 4), 3), ("Liliana Vess", (11, 9)), phase="spells_after", hand=("Healing Salve",))
    assert late.why(c.Summon(late.army("Kor Hookmasters"))) == "too_late" and not late.legal(c.Summon)


# When summoned


def _summoned(name: str, colour: str, walker: str, *foes: tuple[Any, ...], **more: Any) -> Battle:
    b = battle((walker, (3, 4)), *foes, colours=(colour, "black"), phase="spells", card=walker, **more)
    _summon(b, name)
    while b.prompt == "place_figure":
        b.do(b.legal(c.PlaceFigure)[0])
    return b


def test_detain_names_an_enemy_squad_and_no_planeswalker_and_none_of_ones_own() -> None:
    b = _summoned("Kor Hookmasters", "white", "Gideon Jura", ("Liliana Vess", (11, 9)), ("Rhox Veterans", (9, 1)),
                  ("Restless Zombies", (9, 8)), ("Blighted Reavers", (9, 6)))  # fmt: skip
    assert b.prompt == "detain"
    zombies, reavers = b.army("Restless Zombies"), b.army("Blighted Reavers")
    assert {one.army for one in b.legal(c.ChooseArmy)} == {zombies, reavers}
    assert b.why(c.ChooseArmy(b.army("Liliana Vess"))) == b.why(c.ChooseArmy(b.army("Rhox Veterans"))) == "no_army"
    assert b.why(Done()) == "not_an_answer"
    b.do(c.ChooseArmy(reavers))
    assert [(one.what, one.seat, one.key) for one in b.table.lasting] == [("detained", 1, "blighted-reavers")]


def test_detain_without_an_enemy_squad_asks_nothing() -> None:
    b = _summoned("Kor Hookmasters", "white", "Gideon Jura", ("Liliana Vess", (11, 9)))
    assert b.prompt != "detain" and b.table.lasting == ()


def test_collective_knowledge_draws_a_card_and_haste_gives_one_attack() -> None:
    b = _summoned("Illusionary Projections", "blue", "Jace Beleren", ("Liliana Vess", (11, 9)))
    assert len(b.table.players[0].hand) == 1
    cats = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (5, 4)), ("Restless Zombies", (5, 5)),
                  colours=("red", "black"), phase="spells", card="Chandra Nalaar")  # fmt: skip
    _summon(cats, "Blazing Firecats")
    while cats.prompt == "place_figure":
        beside = [one for one in cats.legal(c.PlaceFigure) if cats.hex((4, 4)) in one.spaces]
        cats.do((beside or cats.legal(c.PlaceFigure))[0])
    assert cats.prompt == "free_attack"
    cats.attack("Blazing Firecats", "Liliana Vess", (H, B, B, B, B), (B, B, B))
    # One of the figures, once; and it is not the attack of a turn.
    assert cats.prompt != "free_attack" and cats.table.turn.attacked == ()
    assert cats.damage("Liliana Vess") == 1


# Return from the graveyard


def test_darkness_arises_reaches_four_spaces() -> None:
    b = battle(("Liliana Vess", (3, 0)), ("Gideon Jura", (13, 0)), colours=("black", "white"), phase="choose",
               fallen=("Restless Zombies",) * 3, rows=STRIP)  # fmt: skip
    b.do(Agree(), (12,))
    assert _placed(b) == {(column, 0) for column in (0, 1, 2, 4, 5, 6, 7)}


def test_rise_of_the_dark_realms_reaches_five_spaces_and_may_stop() -> None:
    b = battle(("Liliana Vess", (3, 0)), ("Gideon Jura", (13, 0)), colours=("black", "white"), phase="spells",
               card="Liliana Vess", fallen=("Restless Zombies",) * 3, rows=STRIP,
               hand=("Rise of the Dark Realms",))  # fmt: skip
    b.play("Rise of the Dark Realms", b.army("Restless Zombies"))
    assert _placed(b) == {(column, 0) for column in (0, 1, 2, 4, 5, 6, 7, 8)}
    b.do(c.PlaceFigure((b.hex((4, 0)),)))
    assert (4, 0) not in _placed(b) and b.why(Done()) == "" and len(b.legal(Done)) == 1
    b.done()
    assert [b.zone("Restless Zombies", number) for number in (1, 2, 3)].count("field") == 1


def test_rebirth_may_be_left_alone() -> None:
    b = battle(("Chandra Nalaar", (3, 4)), ("Liliana Vess", (11, 9)), colours=("red", "black"), phase="spells",
               card="Chandra Nalaar", hand=("Twinflame",), fallen=("Flamewing Phoenixes",))  # fmt: skip
    b.play("Twinflame", b.id("Chandra Nalaar"))
    assert b.prompt == "place_figure"
    b.done()
    assert b.zone("Flamewing Phoenixes") == "graveyard"


def test_rebirth_is_beside_another_phoenix_too_and_not_beside_other_squads() -> None:
    b = battle(("Chandra Nalaar", (1, 4)), ("Flamewing Phoenixes", (5, 4)), ("Blazing Firecats", (9, 4), 0, 0, (8, 4)),
               ("Liliana Vess", (11, 9)), colours=("red", "black"), phase="spells", card="Chandra Nalaar",
               hand=("Twinflame",), fallen=("Flamewing Phoenixes",))  # fmt: skip
    b.play("Twinflame", b.id("Chandra Nalaar"))
    places = _placed(b)
    assert {(4, 4), (6, 4), (0, 4), (2, 4)} <= places and (10, 4) not in places and (7, 4) not in places


def test_the_fallen_for_whom_there_is_no_room_stay_where_they_are() -> None:
    b = battle(("Liliana Vess", (0, 0)), ("Gideon Jura", (1, 0)), colours=("black", "white"), phase="choose",
               fallen=("Restless Zombies",) * 3, rows=("11",))  # fmt: skip
    b.do(Agree(), (12,))
    assert b.prompt != "place_figure" and b.zone("Restless Zombies") == "graveyard"
    one = battle(("Liliana Vess", (0, 0)), ("Gideon Jura", (2, 0)), colours=("black", "white"), phase="choose",
                 fallen=("Restless Zombies",) * 3, rows=("111",))  # fmt: skip
    one.do(Agree(), (12,))
    assert [one.zone("Restless Zombies", number) for number in (1, 2, 3)].count("field") == 1
