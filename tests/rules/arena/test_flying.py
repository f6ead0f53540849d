"""Flying: what it passes over, where it lands, and the one die that each enemy has as it takes off."""

from __future__ import annotations

from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.presentation.card_words import GLOSSARY, ability_text
from game.rules.arena.presentation.queries import danger_of, reach_of
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from tests.rules.arena.battle import B, Battle, H, battle

PHOENIX = "Flamewing Phoenixes"
#: Every way from (3, 4) to (5, 5) leaves (4, 4), comes back beside it at (4, 5), and leaves it again.
BEND = ("1......1", "........", "........", "........", "...11...", "..1.11..", "...11...", "........")


def _flight(*foes: tuple[object, ...], rows: tuple[str, ...] | None = None, at: tuple[int, int] = (3, 4),
            **more: object) -> Battle:  # fmt: skip
    rest = {"rows": rows} if rows is not None else {}
    return battle((PHOENIX, at), ("Chandra Nalaar", (0, 0)), *foes, colours=("red", "black"), phase="move",
                  card=PHOENIX, **rest, **more)  # type: ignore[arg-type]  # fmt: skip


def _struck(b: Battle) -> list[int]:
    """Return the enemies that rolled a leaving die, in order."""
    return [one.enemy for one in b.events if isinstance(one, e.LeavingStruck)]


def test_an_enemy_flown_past_again_rolls_no_second_die() -> None:
    b = _flight(("Blighted Reavers", (4, 4)), ("Liliana Vess", (7, 0)), rows=BEND)
    reach = reach_of(b.table, b.id(PHOENIX))
    end = (b.hex((5, 5)),)
    assert [b.spot(step[0]) for step in reach.path(end)] == [(4, 4), (4, 5), (5, 5)]
    danger = danger_of(reach, end)
    assert (danger.leaves, danger.unhurt, reach.risk(end)) == ((b.id("Blighted Reavers"),), 0.5, 1)
    b.move(PHOENIX, (5, 5), (B,))
    assert _struck(b) == [b.id("Blighted Reavers")] and b.at(PHOENIX) == (5, 5)


def test_who_walks_that_way_is_struck_each_time_that_it_leaves() -> None:
    b = battle(("Elf Rangers", (3, 4)), ("Nissa Revane", (0, 0)), ("Blighted Reavers", (4, 4)),
               ("Liliana Vess", (7, 0)), colours=("green", "black"), phase="move", card="Elf Rangers",
               rows=BEND)  # fmt: skip
    end = (b.hex((5, 5)),)
    assert reach_of(b.table, b.id("Elf Rangers")).risk(end) == 2
    b.move("Elf Rangers", (5, 5), (B,), (B,))
    assert _struck(b) == [b.id("Blighted Reavers")] * 2


def test_each_enemy_at_the_take_off_rolls_one_die_and_those_on_the_way_none() -> None:
    b = _flight(("Blighted Reavers", (2, 4)), ("Blighted Reavers", (2, 3)), ("Restless Zombies", (6, 4)),
                ("Liliana Vess", (11, 9)))  # fmt: skip
    two = (b.id("Blighted Reavers", 1), b.id("Blighted Reavers", 2))
    danger = danger_of(reach_of(b.table, b.id(PHOENIX)), (b.hex((9, 4)),))
    assert (danger.leaves, danger.unhurt, danger.cost) == (two, 0.25, 6)
    b.move(PHOENIX, (9, 4), (B,), (B,))
    assert _struck(b) == list(two)


def test_who_falls_at_the_take_off_is_taken_from_where_it_stood() -> None:
    b = _flight(("Blighted Reavers", (2, 4)), ("Liliana Vess", (11, 9)))
    b.move(PHOENIX, (6, 4), (H,))
    assert b.zone(PHOENIX) == "graveyard" and not any(isinstance(one, e.FigureMoved) for one in b.events)


def test_all_dice_of_a_flight_are_rolled_at_the_take_off() -> None:
    # The only short way to (4, 2) first goes on beside the Reaver, and then away from it.
    b = _flight(("Blighted Reavers", (4, 4)), ("Liliana Vess", (11, 9)))
    end = (b.hex((4, 2)),)
    reach = reach_of(b.table, b.id(PHOENIX), 2)
    assert [b.spot(step[0]) for step in reach.path(end)] == [(3, 3), (4, 2)]
    left = list(reach.path_finder.left_on(reach.path(end)))
    assert left == [frozenset({b.id("Blighted Reavers")}), frozenset()]
    b.move(PHOENIX, (4, 2), (H,))
    assert b.zone(PHOENIX) == "graveyard" and not any(isinstance(one, e.FigureMoved) for one in b.events)


def test_a_flight_that_stays_beside_its_enemy_is_not_struck() -> None:
    b = _flight(("Blighted Reavers", (4, 4)), ("Liliana Vess", (11, 9)))
    # One step on, and half round it.
    for there in ((3, 3), (5, 4)):
        assert danger_of(reach_of(b.table, b.id(PHOENIX)), (b.hex(there),)).leaves == ()
    b.move(PHOENIX, (5, 4))
    assert _struck(b) == []


def test_who_has_landed_takes_off_again() -> None:
    b = _flight(("Restless Zombies", (6, 4)), ("Liliana Vess", (11, 9)))
    b.move(PHOENIX, (5, 4))
    assert _struck(b) == []
    b.move(PHOENIX, (5, 7), (B,))
    assert _struck(b) == [b.id("Restless Zombies")]


def test_nobody_is_snared_who_flies_past_but_who_lands() -> None:
    foes = (("Blighted Reavers", (6, 4)), ("Liliana Vess", (11, 9)))
    on_army = (("Creeping Dread", "Blighted Reavers"),)
    past = _flight(*foes, on_army=on_army).move(PHOENIX, (8, 4))
    assert past.prompt != "turn_over" and past.at(PHOENIX) == (8, 4)
    lands = _flight(*foes, on_army=on_army).move(PHOENIX, (7, 4))
    assert lands.prompt == "turn_over" and lands.seat == 1


def test_a_glyph_stops_a_flight_too() -> None:
    b = _flight(("Liliana Vess", (8, 4)), rows=("1........", *(".........",) * 3, "...111111"),
                glyphs=[{"at": (5, 4), "kind": "power"}])  # fmt: skip
    assert b.reaches(PHOENIX, (5, 4)) and not b.reaches(PHOENIX, (6, 4))


def test_flights_end_on_no_figure_no_pillar_and_pass_over_walls() -> None:
    b = _flight(("Restless Zombies", (4, 4)), ("Liliana Vess", (11, 9)), pillars=[{"at": (3, 5), "height": 9}],
                walls=[{"between": [(3, 4), (3, 3)], "height": 9}])  # fmt: skip
    assert not b.reaches(PHOENIX, (4, 4)) and not b.reaches(PHOENIX, (3, 5)) and b.reaches(PHOENIX, (3, 3))
    assert b.why(c.MoveFigure(b.id(PHOENIX), (b.hex((4, 4)),))) == "taken"
    assert b.why(c.MoveFigure(b.id(PHOENIX), (b.hex((3, 5)),))) == "ruin"


def test_flying_pays_a_space_a_step_whatever_the_levels_and_waters() -> None:
    rows = ("111111111111",) * 4 + ("111919191111",) + ("111111111111",) * 5
    b = _flight(("Liliana Vess", (11, 9)), rows=rows, at=(2, 4), water=[(4, 4)])
    reach = reach_of(b.table, b.id(PHOENIX))
    assert reach.cost((b.hex((7, 4)),)) == 5 and danger_of(reach, (b.hex((7, 4)),)).falls == ()
    assert b.reaches(PHOENIX, (8, 4)) and not b.reaches(PHOENIX, (9, 4))


def test_the_card_and_the_glossary_tell_all_of_it() -> None:
    text = ability_text(ARMY_CARDS["flamewing-phoenixes"])
    assert GLOSSARY["Flying"] in text
    for words in ("levels", "water", "figures", "ruins", "without becoming engaged",
                  "Taking off still takes leaving-engagement attacks"):  # fmt: skip
        assert words in text


def test_a_flight_that_leaves_an_enemy_and_lands_beside_it_has_come_beside_it() -> None:
    b = _flight(("Blighted Reavers", (4, 4)), ("Liliana Vess", (7, 0)), rows=BEND,
                on_army=(("Creeping Dread", "Blighted Reavers"),))  # fmt: skip
    b.move(PHOENIX, (4, 5), (B,))
    assert b.prompt == "turn_over"
    stays = _flight(("Blighted Reavers", (4, 4)), ("Liliana Vess", (11, 9)),
                    on_army=(("Creeping Dread", "Blighted Reavers"),))  # fmt: skip
    stays.move(PHOENIX, (3, 3))
    assert stays.prompt != "turn_over"
