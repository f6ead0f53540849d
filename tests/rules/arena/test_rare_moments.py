"""Moments that come up seldom: a squad's last figure, two cards of one name, squads sent home, no room to stand."""

from __future__ import annotations

from game.rules.arena.state import commands as c
from tests.rules.arena.battle import B, H, battle


def test_mirrored_zeal_answers_also_for_the_last_figure_of_its_squad() -> None:
    b = battle(("Gideon Jura", (1, 1)), ("Rhox Veterans", (3, 4), 2), ("Blighted Reavers", (4, 4)),
               ("Liliana Vess", (9, 9)), card="Blighted Reavers", fallen=("Rhox Veterans", "Rhox Veterans"),
               on_army=(("Mirrored Zeal", "Rhox Veterans"),), turn={"seat": 1})  # fmt: skip
    b.attack("Blighted Reavers", "Rhox Veterans").done((H, H, B)).done()
    assert b.prompt == "turn_over" and b.zone("Rhox Veterans") == "graveyard"
    b.turn_over("Mirrored Zeal")
    assert b.damage("Blighted Reavers") == 2
    assert "Mirrored Zeal" in b.names(b.table.players[0].graveyard)


def test_one_phoenix_returns_for_a_sorcery_however_many_cards_of_them_there_are() -> None:
    army = ["Chandra Nalaar", "Flamewing Phoenixes", "Flamewing Phoenixes"]
    seats = ({"army": army, "spells": ["Twinflame"] * 4 + ["Seize the Day"] * 4 + ["Kindled Blood"] * 2
              + ["Scattering Sparks"] * 2, "hand": ["Twinflame"], "fallen": ["Flamewing Phoenixes"] * 4},
             {"colour": "black"})  # fmt: skip
    b = battle(("Chandra Nalaar", (3, 4)), seats=seats, phase="spells", card="Chandra Nalaar")
    phoenixes = [one for one in b.table.figures.values() if one.zone == "graveyard"]
    assert len({one.army for one in phoenixes}) == 2
    b.play("Twinflame", b.id("Chandra Nalaar"))
    assert b.prompt == "place_figure"
    b.do(b.legal(c.PlaceFigure)[0])
    assert b.prompt != "place_figure"
    assert sum(b.table.figures[one.id].zone == "field" for one in phoenixes) == 1


def test_whose_last_figures_are_sent_home_is_out_of_a_melee() -> None:
    seats = ({"colour": "blue", "hand": ["Unsummon"]}, {"colour": "black", "fallen": ["Liliana Vess"]},
             {"colour": "green"})  # fmt: skip
    b = battle(("Jace Beleren", (1, 1)), ("Restless Zombies", (3, 4)), ("Nissa Revane", (5, 8)), seats=seats,
               phase="spells", card="Jace Beleren", mode="melee", scoring=[(3, 4), (4, 4)])  # fmt: skip
    b.play("Unsummon", b.army("Restless Zombies"))
    assert b.table.out == (1,) and b.state.outcome is None


def test_the_last_one_left_wins_a_melee_at_once_also_by_sending_others_home() -> None:
    seats = ({"colour": "blue", "hand": ["Unsummon"]}, {"colour": "black", "fallen": ["Liliana Vess"]},
             {"colour": "green", "fallen": ["Nissa Revane"]})  # fmt: skip
    b = battle(("Jace Beleren", (1, 1)), ("Restless Zombies", (3, 4)), seats=seats, phase="spells",
               card="Jace Beleren", mode="melee", scoring=[(3, 4), (4, 4)])  # fmt: skip
    b.play("Unsummon", b.army("Restless Zombies"))
    assert (b.state.outcome.reason, b.state.outcome.winners) == ("last_left", (0,))


def test_a_squad_whose_figures_all_fit_is_summoned_whole_also_in_a_narrow_place() -> None:
    b = battle(("Gideon Jura", (0, 0)), ("Liliana Vess", (7, 0)), phase="spells", card="Gideon Jura",
               rows=("11111111",))  # fmt: skip
    b.do(c.Summon(b.army("Kor Hookmasters")))
    # Those that stand in front hide nothing from those that are placed with them.
    for column in (1, 2, 3):
        b.do(c.PlaceFigure((b.hex((column, 0)),)))
    assert [b.at("Kor Hookmasters", number) for number in (1, 2, 3)] == [(1, 0), (2, 0), (3, 0)]


def test_a_squad_without_room_for_all_its_figures_is_not_summoned() -> None:
    b = battle(("Gideon Jura", (0, 0)), ("Liliana Vess", (3, 0)), phase="spells", card="Gideon Jura", rows=("1111",),
               hand=("Healing Salve",))  # fmt: skip
    assert not b.legal(c.Summon) and b.why(c.Summon(b.army("Kor Hookmasters"))) == "no_room"
