"""Positions, field by field: what each says, what it is without it, and how a wrong one is refused. One chapter: a
document and its fields, of which many go together."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core import record, runner
from game.core.commands import Concede
from game.geometry.hexes import from_axial
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.positions.reading import PositionError, load_position, write_position
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state.table import Table

FLAT = ["1111111"] * 5


def document(**changes: Any) -> dict[str, Any]:
    """Return a duel on a flat field."""
    return {"map": FLAT, **changes}


def refused(**changes: Any) -> str:
    """Return what is said about a document that cannot be."""
    with pytest.raises(PositionError) as raised:
        load_position(document(**changes))
    return str(raised.value)


def table_of(**changes: Any) -> Table:
    table: Table = load_position(document(**changes)).table
    return table


def standing(table: Table) -> dict[str, list[tuple[int, int]]]:
    """Return where the figures on the battlefield stand, by the names of their cards."""
    found: dict[str, list[tuple[int, int]]] = {}
    for one in table.figures.values():
        if one.zone == "field":
            name = ARMY_CARDS[table.armies[one.army].key].name
            found.setdefault(name, []).append(from_axial(table.board.stagger, one.spaces[0]))
    return found


# The document


@pytest.mark.parametrize(("seed", "fine"), [(-1, False), (0, True), ((1 << 63) - 1, True), (1 << 63, False)])
def test_the_seed_is_a_number_of_63_bits(seed: int, fine: bool) -> None:
    if fine:
        assert load_position(document(seed=seed)).dice.seed == seed
    else:
        assert refused(seed=seed) == "seed: a number from 0 to 2**63 - 1 is expected"


@pytest.mark.parametrize("changes", [{"drawn": -1}, {"next_decision": 0}])
def test_counters_are_counted_from_the_start(changes: dict[str, int]) -> None:
    assert refused(**changes).startswith("drawn, next_decision: numbers counted")


def test_counters_at_their_least_are_fine() -> None:
    assert load_position(document(drawn=0, next_decision=1)).next_decision == 1


@pytest.mark.parametrize("count", [1, 3])
def test_a_duel_is_for_two_seats(count: int) -> None:
    assert refused(seats=[{}] * count) == f"seats: 2 are expected, not {count}"
    assert refused(map={"rows": FLAT, "mode": "melee"}, seats=[{}] * 2) == "seats: 3 or 4 or 5 are expected, not 2"


def test_without_seats_they_play_the_colours_in_their_order() -> None:
    table = table_of()
    assert [ARMY_CARDS[table.armies[one.armies[0]].key].colour for one in table.players] == ["white", "blue"]


def test_the_first_number_is_not_less_than_those_given_out() -> None:
    first = load_position(document()).next_id
    assert load_position(document(next_id=first)).next_id == first
    assert load_position(document(next_id=first + 5)).next_id == first + 5
    assert refused(next_id=first - 1) == f"next_id: at least {first} is expected"


@pytest.mark.parametrize("seat", [-1, 2])
def test_seats_are_among_those_at_the_table(seat: int) -> None:
    words = f"a seat from 0 to 1 is expected, not {seat}"
    assert refused(out=[seat]) == f"out: {words}"
    assert refused(turn={"seat": seat}) == f"turn.seat: {words}"
    assert refused(figures=[{"name": "Gideon Jura", "at": [1, 1], "seat": seat}]) == f"figures[0].seat: {words}"
    assert refused(figures=[{"name": "Gideon Jura", "at": [1, 1], "owner": seat}]) == f"figures[0].owner: {words}"
    enchanted = {"card": "Steadfast Guard", "on": "Gideon Jura"}
    for name in ("seat", "owner"):
        assert refused(enchantments=[{**enchanted, name: seat}]) == f"enchantments[0].{name}: {words}"


# Figures


def test_planeswalkers_begin_in_the_middle_of_their_own_zone() -> None:
    found = standing(table_of())
    assert found == {"Gideon Jura": [(0, 2)], "Jace Beleren": [(6, 2)]}


def test_team_mates_begin_in_one_zone_and_opponents_in_the_other() -> None:
    table = table_of(map={"rows": FLAT, "mode": "skirmish"})
    found = standing(table)
    assert [found[name][0][0] for name in ("Gideon Jura", "Jace Beleren", "Liliana Vess", "Chandra Nalaar")] == [
        0, 0, 6, 6,
    ]  # fmt: skip


def test_a_planeswalker_that_finds_no_space_in_its_zone_is_reported() -> None:
    figures = [{"name": "Rhox Veterans", "at": [0, 0]}]
    text = refused(map={"rows": ["111"]}, figures=figures)
    assert text == "figures: the Planeswalker of seat 0 finds no space in its start zone"


@pytest.mark.parametrize(("damage", "fine"), [(-1, False), (0, True), (5, True), (6, False)])
def test_damage_is_less_than_the_life(damage: int, fine: bool) -> None:
    figures = [{"name": "Gideon Jura", "at": [1, 1], "damage": damage}]
    if fine:
        assert next(one.damage for one in table_of(figures=figures).figures.values() if one.zone == "field") == damage
    else:
        assert refused(figures=figures) == f"figures[0].damage: 0 to 5 is expected, not {damage}"


@pytest.mark.parametrize(("which", "fine"), [(0, False), (1, True), (3, True), (4, False)])
def test_a_figure_of_a_card_is_counted_from_one(which: int, fine: bool) -> None:
    figures = [{"name": "Rhox Veterans", "at": [2, 2], "figure": which}]
    if fine:
        table = table_of(figures=figures)
        army = next(one for one in table.armies.values() if one.key == "rhox-veterans")
        assert table.figures[army.figures[which - 1]].zone == "field"
    else:
        assert refused(figures=figures) == f"figures[0].figure: 1 to 3 is expected, not {which}"


def test_a_figure_is_named_once() -> None:
    many = [{"name": "Rhox Veterans", "at": [column, 2]} for column in range(1, 5)]
    assert len(standing(table_of(figures=many[:3]))["Rhox Veterans"]) == 3
    assert refused(figures=many) == "figures[3]: Rhox Veterans is named more often than there are figures of that name"
    twice = [{"name": "Rhox Veterans", "at": [column, 2], "figure": 2} for column in (1, 2)]
    assert "named more often" in refused(figures=twice)


def test_two_figures_never_stand_on_one_space() -> None:
    figures = [{"name": "Rhox Veterans", "at": [2, 2]}, {"name": "Gideon Jura", "at": [2, 2]}]
    assert refused(figures=figures) == "figures[1].at: the space is filled by figures[0]"


def test_a_long_figure_fills_two_neighbouring_spaces() -> None:
    seats = [{"colour": "red"}, {"colour": "blue"}]
    firecats = {"name": "Blazing Firecats", "at": [2, 2]}
    table = table_of(seats=seats, figures=[firecats])
    cat = next(one for one in table.figures.values() if one.zone == "field" and len(one.spaces) == 2)
    assert from_axial(table.board.stagger, cat.spaces[0]) == (2, 2)
    words = "figures[0].back: Blazing Firecats fills 2 neighbouring spaces"
    assert refused(seats=seats, figures=[{**firecats, "back": [4, 2]}]) == words
    one = {"name": "Flamewing Phoenixes", "at": [2, 2], "back": [3, 2]}
    assert "fills 1 neighbouring spaces" in refused(seats=seats, figures=[one])
    lonely = {"rows": ["11111", ".....", "..1..", ".....", "11111"]}
    assert refused(map=lonely, seats=seats, figures=[firecats]).startswith("figures[0].back: there is no level space")


def test_a_place_is_on_the_battlefield_and_can_be_stood_on() -> None:
    assert refused(figures=[{"name": "Gideon Jura", "at": [9, 9]}]) == "figures[0].at: there is no space (9, 9)"
    pillar = {"rows": FLAT, "pillars": [{"at": [2, 2]}]}
    assert refused(map=pillar, figures=[{"name": "Gideon Jura", "at": [2, 2]}]).startswith("figures[0].at: ")


def test_fallen_figures_lie_in_the_graveyard() -> None:
    seats = [{"fallen": ["Rhox Veterans", {"name": "Rhox Veterans", "figure": 3}]}, {}]
    table = table_of(seats=seats)
    army = next(one for one in table.armies.values() if one.key == "rhox-veterans")
    assert [table.figures[number].zone for number in army.figures] == ["graveyard", "reserve", "graveyard"]
    bad = [{"fallen": [{"name": "Rhox Veterans", "figure": 4}]}, {}]
    assert refused(seats=bad) == "seats[0].fallen[0].figure: 1 to 3 is expected, not 4"
    assert refused(seats=[{"fallen": ["Restless Zombies"]}, {}]) == (
        "seats[0].fallen[0]: Restless Zombies is not in the army of seat 0"
    )


# Names of cards


def test_a_card_is_called_by_its_name_or_key_in_any_case() -> None:
    for name in ("Gideon Jura", "gideon-jura", "GIDEON JURA"):
        assert standing(table_of(figures=[{"name": name, "at": [3, 3]}]))["Gideon Jura"] == [(3, 3)]


def test_an_unknown_name_is_reported_with_the_two_nearest() -> None:
    text = refused(figures=[{"name": "Gidion Jura", "at": [1, 1]}])
    assert text == "figures[0].name: there is no army card 'Gidion Jura'; did you mean Gideon Jura?"
    assert refused(figures=[{"name": "xyz", "at": [1, 1]}]) == "figures[0].name: there is no army card 'xyz'"
    hand = [{"colour": "white", "hand": ["Forward Marsch"]}, {}]
    text = "seats[0].hand[0]: there is no spell card 'Forward Marsch'; did you mean Forward March?"
    assert refused(seats=hand) == text
    two = [{"colour": "black", "hand": ["Healing Dead"]}, {}]
    assert refused(seats=two).endswith("did you mean Healing Salve or Hungry Dead?")


@pytest.mark.parametrize(("copy", "fine"), [("#0", False), ("#1", True), ("#2", True), ("#3", False), ("#x", False)])
def test_a_copy_is_counted_from_one(copy: str, fine: bool) -> None:
    seats = [{"colour": "white", "hand": [f"Healing Salve {copy}"]}, {}]
    if fine:
        table = table_of(seats=seats)
        salves = [number for number, card in table.cards.items() if card.owner == 0 and card.key == "healing-salve"]
        assert table.players[0].hand == (salves[int(copy[1:]) - 1],)
    else:
        assert refused(seats=seats) == f"seats[0].hand[0]: #1 to #2 are expected, not {copy}"


def test_a_card_is_named_as_often_as_the_deck_has_it() -> None:
    both = [{"colour": "white", "hand": ["Healing Salve"], "graveyard": ["Healing Salve"]}, {}]
    assert len(table_of(seats=both).players[0].graveyard) == 1
    three = [{"colour": "white", "hand": ["Healing Salve"] * 3}, {}]
    assert refused(seats=three) == "seats[0].hand[2]: Healing Salve is named more often than it is among the spells"
    other = [{"colour": "white", "hand": ["Unsummon"]}, {}]
    assert refused(seats=other) == "seats[0].hand[0]: Unsummon is not among the spells of seat 0"


def test_an_army_has_one_planeswalker() -> None:
    for army, count in ((["Rhox Veterans"], 0), (["Gideon Jura", "Jace Beleren"], 2)):
        assert refused(seats=[{"army": army}, {}]) == (
            f"seats[0].army: exactly one Planeswalker is expected, not {count}"
        )


@pytest.mark.parametrize(("squads", "fine"), [(99, True), (100, False)])
def test_an_army_has_at_most_a_hundred_cards(squads: int, fine: bool) -> None:
    seats = [{"army": ["Gideon Jura", *["Kor Hookmasters"] * squads]}, {}]
    if fine:
        assert len(table_of(seats=seats).players[0].armies) == 100
    else:
        assert refused(seats=seats) == "seats[0]: at most 100 army cards and 100 spell cards are expected"


@pytest.mark.parametrize(("cards", "fine"), [(100, True), (101, False)])
def test_a_spell_deck_has_at_most_a_hundred_cards(cards: int, fine: bool) -> None:
    seats = [{"spells": ["Healing Salve"] * cards}, {}]
    if fine:
        assert len(table_of(seats=seats).players[0].library) == 100
    else:
        assert refused(seats=seats) == "seats[0]: at most 100 army cards and 100 spell cards are expected"


def test_what_the_phase_tells_is_not_written_twice() -> None:
    seats = [{"hand": ["Near-Death Experience"]}, {}]
    state = runner.resume(ARENA, load_position(document(seats=seats, turn={"phase": "spells"}))).state
    assert "pending" not in write_position(state)
    over = runner.submit(ARENA, state, state.decision.seat, Concede(0))
    assert isinstance(over, runner.Accepted) and "pending" in write_position(over.state)


@pytest.mark.parametrize(
    ("pending", "text"),
    [
        ({"playing": {"seat": -1, "card": 9, "key": "", "target": None}}, "pending.playing.seat: "),
        ({"playing": {"seat": 2, "card": 9, "key": "", "target": None}}, "pending.playing.seat: "),
        (
            {"playing": {"seat": 1, "card": 9, "key": "Overrun", "target": None}},
            "pending.playing.key: the key of a spell card is expected, not 'Overrun'",
        ),
        ({"looking": [[1]]}, "pending.looking: 2 are expected, one per seat"),
    ],
)
def test_what_is_being_played_is_a_spell_of_a_seat(pending: dict[str, Any], text: str) -> None:
    assert refused(pending=pending).startswith(text)


def test_a_seat_plays_the_spells_of_its_planeswalkers_colour_when_none_are_named() -> None:
    table = table_of(seats=[{"army": ["Nissa Revane"]}, {}])
    assert {table.cards[card].key for card in table.players[0].library} >= {"overrun", "titanic-growth"}


def test_a_library_is_the_rest_or_whole_with_its_top_card_first() -> None:
    spells = ["Healing Salve", "Forward March", "Turned Blade"]
    table = table_of(seats=[{"spells": spells, "library": ["Turned Blade", "Healing Salve"],
                             "hand": ["Forward March"]}, {}])  # fmt: skip
    assert [table.cards[card].key for card in table.players[0].library] == ["healing-salve", "turned-blade"]
    text = refused(seats=[{"spells": spells, "library": ["Turned Blade"]}, {}])
    assert text.startswith("seats[0]: ") and "lies nowhere; name it, or leave the library to the rest" in text


def test_a_sorcery_lies_on_no_army_card() -> None:
    text = refused(enchantments=[{"card": "Forward March", "on": "Gideon Jura"}])
    assert text == "enchantments[0].card: Forward March is a sorcery and lies on no army card"


def test_an_enchantment_lies_on_the_card_of_the_seat_that_is_named() -> None:
    seats = [{"colour": "white"}, {"colour": "white"}]
    for seat in (0, 1):
        table = table_of(seats=seats, enchantments=[{"card": "Steadfast Guard", "on": "Gideon Jura", "seat": seat}])
        assert [army.owner for army in table.armies.values() if army.auras] == [seat]
        assert all(table.cards[card].owner == seat for army in table.armies.values() for card in army.auras)
    table = table_of(seats=seats, enchantments=[{"card": "Steadfast Guard", "on": "Gideon Jura", "owner": 1}])
    assert [(army.owner, table.cards[army.auras[0]].owner) for army in table.armies.values() if army.auras] == [(0, 1)]


# The turn


@pytest.mark.parametrize(("turn", "words"), [
    ({"number": 0}, "turn.number: 1 to 30 is expected, not 0"),
    ({"number": 31}, "turn.number: 1 to 30 is expected, not 31"),
    ({"spells": -1}, "turn.spells, turn.summoned: 0 to 3 spells, and 0 or more squads, are expected"),
    ({"spells": 4}, "turn.spells, turn.summoned: 0 to 3 spells, and 0 or more squads, are expected"),
    ({"summoned": -1}, "turn.spells, turn.summoned: 0 to 3 spells, and 0 or more squads, are expected"),
    ({"phase": "setup"}, "turn.phase: draw, choose, spells, move, attack, spells_after, end is expected, not setup"),
    ({"moved": [0], "phase": "move"}, "turn.moved[0]: there is no figures[0]"),
    ({"halted": ["Gideon Jura"], "phase": "move"}, "turn.halted[0]: no figure is called 'Gideon Jura'"),
])  # fmt: skip
def test_a_wrong_turn_names_the_field(turn: dict[str, Any], words: str) -> None:
    assert refused(turn=turn) == words


def test_a_turn_at_its_limits_is_fine() -> None:
    for turn in ({"number": 1}, {"number": 30}, {"spells": 3, "phase": "spells"}, {"summoned": 0}):
        table_of(turn=turn)


def test_what_is_left_out_of_a_turn() -> None:
    turn = table_of().turn
    assert (turn.number, turn.seat, turn.phase, turn.army, turn.spells, turn.summoned) == (1, 0, "choose", 0, 0, 0)


def test_no_card_is_chosen_before_one_is_chosen() -> None:
    assert table_of(turn={"phase": "draw"}).turn.army == table_of(turn={"phase": "choose"}).turn.army == 0
    chosen = table_of(turn={"phase": "move"}).turn.army
    assert chosen == table_of().players[0].armies[0]


@pytest.mark.parametrize(("phase", "prompts"), [
    ("choose", ["spells", "move"]), ("spells", ["spells", "move"]), ("move", ["move"]), ("attack", ["attack"]),
    ("spells_after", ["spells_after"]), ("end", []),
])  # fmt: skip
def test_a_phase_goes_on_with_all_that_follows_it_and_nothing_before(phase: str, prompts: list[str]) -> None:
    figures = [{"name": "Gideon Jura", "at": [2, 2]}, {"name": "Jace Beleren", "at": [3, 2]}]
    seats = [{"hand": ["Near-Death Experience"]}, {}]
    state = runner.resume(ARENA, load_position(document(figures=figures, seats=seats, turn={"phase": phase}))).state
    found = []
    while state.decision is not None and state.table.turn.seat == 0:
        if state.decision.prompt not in found:
            found.append(state.decision.prompt)
        answers = runner.legal(ARENA, state)
        done = [one for one in answers if type(one).__name__ in ("Done", "Decline")]
        result = runner.submit(ARENA, state, state.decision.seat, done[0] if done else answers[0])
        assert isinstance(result, runner.Accepted)
        state = result.state
    order = ["spells", "move", "attack", "spells_after"]
    first = order.index(prompts[0]) if prompts else len(order)
    assert [prompt for prompt in found if prompt in order] == order[first:]


def test_figures_of_the_turn_are_called_by_number_or_by_a_name_that_one_has() -> None:
    figures = [{"name": "Gideon Jura", "at": [2, 2]}, {"name": "Rhox Veterans", "at": [3, 3]},
               {"name": "Rhox Veterans", "at": [5, 3]}]  # fmt: skip
    turn = table_of(figures=figures, turn={"phase": "attack", "moved": [1], "attacked": ["Gideon Jura"]}).turn
    assert len(turn.moved) == len(turn.attacked) == 1 and turn.moved != turn.attacked
    text = refused(figures=figures, turn={"phase": "attack", "moved": ["Rhox Veterans"]})
    assert text == "turn.moved[0]: several figures are called 'Rhox Veterans'"


def test_the_chosen_card_needs_a_figure_on_the_battlefield() -> None:
    seats = [{"fallen": ["Gideon Jura"]}, {}]
    text = "turn.card: seat 0 has no figure on the battlefield"
    assert refused(seats=seats, turn={"phase": "move"}) == text


# Glyphs and the battlefield


def test_glyphs_lie_where_the_battlefield_has_them() -> None:
    board = {"rows": FLAT, "glyphs": [{"at": [2, 1], "kind": "power"}, {"at": [4, 1], "kind": "move"}]}
    assert [glyph.kind for glyph in table_of(map=board).glyphs] == ["power", "move"]
    assert [glyph.kind for glyph in table_of(map=board, glyphs=[{"at": [4, 1], "kind": "move"}]).glyphs] == ["move"]
    words = "glyphs[0].at: the battlefield has no glyph, or no other, on (3, 3)"
    assert refused(map=board, glyphs=[{"at": [3, 3], "kind": "move"}]) == words
    chance = {"rows": FLAT, "glyphs": [{"at": [2, 1]}]}
    assert not table_of(map=chance).glyphs[0].is_up
    assert table_of(map=chance, glyphs=[{"at": [2, 1], "kind": "power"}]).glyphs[0].is_up
    assert not table_of(map=chance, glyphs=[{"at": [2, 1], "kind": "power", "up": False}]).glyphs[0].is_up


def test_only_a_glyph_that_the_map_deals_by_chance_is_dealt() -> None:
    fixed = {"rows": FLAT, "glyphs": [{"at": [2, 1], "kind": "power"}, {"at": [4, 1]}]}
    words = "glyphs[{}].kind: the map tells the kind of the glyph on (2, 1), so none is dealt there by chance; "
    words += "power is expected, not random"
    assert refused(map=fixed, glyphs=[{"at": [4, 1]}, {"at": [2, 1], "kind": "random"}]) == words.format(1)
    assert refused(map=fixed, glyphs=[{"at": [2, 1]}]) == words.format(0), "also where the kind is left out"
    dealt = table_of(map=fixed, glyphs=[{"at": [2, 1], "kind": "power"}, {"at": [4, 1], "kind": "random"}]).glyphs
    assert [glyph.is_up for glyph in dealt] == [True, False] and "random" not in [glyph.kind for glyph in dealt]
    many = {"rows": FLAT, "glyphs": [{"at": [column, 1]} for column in range(1, 6)]}
    five = table_of(map=many, glyphs=[{"at": [column, 1]} for column in range(1, 6)]).glyphs
    assert len(five) == 5 and "random" not in [glyph.kind for glyph in five]


@pytest.mark.parametrize(("what", "low", "high"), [("pillars", 1, 99), ("walls", 1, 99)])
def test_ruins_are_from_one_to_ninety_nine_levels_high(what: str, low: int, high: int) -> None:
    for height, fine in ((low - 1, False), (low, True), (high, True), (high + 1, False)):
        ruin: dict[str, Any] = {"at": [2, 1]} if what == "pillars" else {"between": [[2, 1], [3, 1]]}
        board = {"rows": FLAT, what: [{**ruin, "height": height}]}
        if fine:
            table_of(map=board)
        else:
            assert refused(map=board) == f"map.{what}[0].height: {low} to {high} is expected, not {height}"


def test_ruins_without_a_height_are_nine_and_four_levels_high() -> None:
    board = {"rows": FLAT, "pillars": [{"at": [2, 1]}], "walls": [{"between": [[4, 1], [5, 1]]}]}
    terrain = table_of(map=board).board.terrain
    assert [column.pillar for column in terrain.columns if column.pillar] == [9]
    assert [wall.height for wall in terrain.walls] == [4]


@pytest.mark.parametrize(("level", "fine"), [(-100, False), (-99, True), (99, True), (100, False)])
def test_levels_are_from_minus_ninety_nine_to_ninety_nine(level: int, fine: bool) -> None:
    rows = [[1, 1, level, 1]]
    if fine:
        assert level in {column.level for column in table_of(map={"rows": rows}).board.terrain.columns}
    else:
        assert refused(map={"rows": rows}) == f"map.rows[0]: levels from -99 to 99 are expected, not {level}"


def test_a_letter_is_a_level_from_ten_on() -> None:
    levels = {column.level for column in table_of(map=["1az1"]).board.terrain.columns}
    assert levels == {1, 10, 35}
    assert refused(map=["1A11"]) == "map[0]: levels 0 to 9 and a to z, or . are expected, not 'A'"


def test_everything_about_a_battlefield_is_written_and_read_again() -> None:
    board = {"rows": ["1112", "1a.1", "1111"], "name": "Here", "mode": "melee", "water": [[1, 0]], "axis": "x",
             "pillars": [{"at": [0, 2], "height": 3}], "walls": [{"between": [[2, 0], [3, 0]], "height": 2}],
             "glyphs": [{"at": [1, 2], "kind": "toughness"}], "starts": [[[0, 0], [1, 0], [2, 0], [3, 0], [0, 1]]],
             "scoring": [[1, 1]], "index": "even", "source": "here.tmx"}  # fmt: skip
    state = load_position({"map": board, "seats": [{}, {}, {}]})
    again = load_position(msgspec.json.decode(msgspec.json.encode(write_position(state))))
    assert again.table.board == state.table.board and record.encode(again) == record.encode(state)
    read = state.table.board
    assert (read.name, read.mode, read.source) == ("Here", "melee", "here.tmx")
    assert len(read.starts) == 1 and len(read.starts[0]) == 5 and len(read.scoring) == 1


def test_a_melee_without_start_zones_begins_anywhere_and_a_duel_at_both_ends() -> None:
    duel, melee = table_of().board, table_of(map={"rows": FLAT, "mode": "melee"}).board
    assert [len(zone) for zone in duel.starts] == [5, 5]
    assert {from_axial(duel.stagger, place)[0] for place in duel.starts[0]} == {0}
    assert {from_axial(duel.stagger, place)[0] for place in duel.starts[1]} == {6}
    assert [len(zone) for zone in melee.starts] == [35]
