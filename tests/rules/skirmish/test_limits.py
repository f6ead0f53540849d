"""Every distance, amount, number of copies and level of a card at its limit and one past it."""

from __future__ import annotations

import pytest

from game.rules.skirmish import events as e
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.levels import levels_missing
from game.rules.skirmish.movement import teleport_squares, why_no_teleport
from game.rules.skirmish.presentation.queries import stats_of
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Play, Scene, duel

WIDE = ("." * 34,) * 16


def card_at(card: str, actor: str, distance: int, *, seat: int = 1, helpers: str = "") -> tuple[Play, int, int, int]:
    """Return a scene in which ``actor`` could play the card at a creature that many squares away; its helper stands
    behind it. Gives the match, the actor, the other creature and the card."""
    scene = Scene(WIDE)
    doer = scene.put(actor, (4, 6))
    other = scene.put("earth_guardian", (4 + distance, 6), seat)
    if helpers:
        scene.put(helpers, (3, 5))
    (number,) = scene.hand(card)
    return scene.play(doer), doer, other, number


# rule: skirmish/within


@pytest.mark.parametrize(
    ("card", "actor", "reach"),
    [
        ("darkfire", "drow_wizard", 10),
        ("web", "drow_wizard", 10),
        ("acid_arrow", "war_wizard", 5),
        ("quick_shot", "elf_archer", 5),
        ("pinning_shot", "human_ranger", 5),
        ("rapid_shot", "drow_assassin", 5),
        ("bigbys_forceful_hand", "war_wizard", 1),
        ("shove", "human_ranger", 1),
        ("feint", "human_ranger", 1),
        ("power_attack", "human_ranger", 1),
        ("aura_of_blight", "drow_priestess", 1),
    ],
)
def test_a_card_reaches_so_far_and_no_farther(card: str, actor: str, reach: int) -> None:
    for distance, within in ((reach, True), (reach + 1, False)):
        play, doer, other, number = card_at(card, actor, distance)
        if play.code(c.PlayCard(number, doer)) == "":
            play.do(c.PlayCard(number, doer))
            chosen = play.prompt == "target" and c.ChooseCreature(other) in play.legal
            play.passes()
            there = play.creature(other)
            touched = bool(chosen or there.damage or there.attached or there.tapped or play.prompt == "slide_to")
            assert touched == within, (card, distance)
        else:
            assert not within, (card, distance, play.code(c.PlayCard(number, doer)))


@pytest.mark.parametrize(
    ("actor", "power", "reach"),
    [
        ("drow_wizard", 0, 5),
        ("war_wizard", 0, 5),
        ("drow_assassin", 0, 10),
        ("elf_archer", 0, 10),
        ("umbur_hulk", 0, 5),
        ("earth_guardian", 0, 1),
    ],
)
def test_a_power_reaches_so_far_and_no_farther(actor: str, power: int, reach: int) -> None:
    size = 2 if actor == "umbur_hulk" else 1
    for distance, code in ((reach, ""), (reach + 1, "no_target")):
        scene = Scene(WIDE)
        doer = scene.put(actor, (4, 6))
        scene.put("dragon_knight", (3 + size + distance, 6), 1)
        assert scene.play(doer).code(c.UsePower(doer, power)) == code


def test_dark_pact_reaches_an_ally_within_five() -> None:
    for distance, code in ((5, ""), (6, "no_target")):
        play, doer, _, number = card_at("dark_pact", "drow_priestess", distance, seat=0)
        assert play.code(c.PlayCard(number, doer)) == code


@pytest.mark.parametrize(("distance", "helped"), [(5, True), (6, False)])
def test_a_shield_reaches_five_squares(distance: int, helped: bool) -> None:
    scene = Scene(WIDE)
    archer = scene.put("elf_archer", (4, 2))
    foe = scene.put("dragon_knight", (10, 2), 1)
    wizard = scene.put("war_wizard", (10, 2 + distance), 1)
    (card,) = scene.hand("shield", seat=1)
    play = scene.play(archer).do(c.UsePower(archer, 0), *([c.ChooseCreature(foe)] if distance == 5 else []))
    while play.prompt == "target":
        play.do(c.ChooseCreature(foe))
    assert (play.prompt == "respond" and c.PlayCard(card, wizard) in play.legal) == helped


@pytest.mark.parametrize(
    ("actor", "card", "reach", "radius", "amount"),
    [("gold_dragon", "", 5, 1, 15), ("half_orc_thug", "", 5, 1, 5), ("war_wizard", "fireball", 10, 2, 10)],
)
def test_an_area_lies_so_far_away_and_is_so_wide(actor: str, card: str, reach: int, radius: int, amount: int) -> None:
    scene = Scene(WIDE)
    doer = scene.put(actor, (2, 6), attached=["level_up"])
    edge = (3 if actor == "gold_dragon" else 2) + reach
    near = scene.put("dragon_knight", (edge + radius, 6), 1)
    far = scene.put("dragon_knight", (edge + radius + 1, 6), 1)
    numbers = scene.hand(card) if card else ()
    play = scene.play(doer).do(c.PlayCard(numbers[0], doer) if card else c.UsePower(doer, 0))
    assert play.code(c.ChooseCell((edge + 1, 6))) == "out_of_range"
    play.do(c.ChooseCell((edge, 6))).passes()
    assert (play.damage(near), play.damage(far), play.damage(doer)) == (amount, 0, 0)


# rule: skirmish/slide, skirmish/teleport, skirmish/card_moves


def _farthest(play: Play, way: tuple[int, int], start: tuple[int, int]) -> int:
    """Return how many squares straight in one direction may be chosen."""
    cells = {choice.cell for choice in play.answers(c.ChooseCell)}
    return max(n for n in range(40) if n == 0 or (start[0] + n * way[0], start[1] + n * way[1]) in cells)


@pytest.mark.parametrize(
    ("card", "actor", "prompt", "squares"),
    [
        ("shove", "human_ranger", "slide_to", 3),
        ("forceful_strike", "human_ranger", "slide_to", 3),
        ("tide_of_iron", "human_ranger", "slide_to", 3),
        ("bigbys_forceful_hand", "war_wizard", "slide_to", 8),
        ("shadow_strike", "drow_assassin", "shift_to", 2),
        ("advancing_strike", "demonweb_spider", "shift_to", 7),
        ("advancing_strike", "drow_house_guard", "shift_to", 6),
        ("hit_on_the_run", "shadow_mastiff", "shift_to", 8),
        ("run", "human_ranger", "move_to", 6),
        ("fast_advance", "elf_archer", "move_to", 4),
        ("fast_advance", "halfling_sneak", "move_to", 4),
    ],
)
def test_a_card_moves_that_many_squares(card: str, actor: str, prompt: str, squares: int) -> None:
    play, doer, other, number = card_at(card, actor, 1)
    play.do(c.PlayCard(number, doer)).passes()
    assert play.prompt == prompt
    if prompt == "slide_to":
        assert _farthest(play, (1, 0), play.cell(other)) == squares
        assert play.answers(c.ChooseCell) and play.code(c.ChooseCell((5 + squares + 1, 6))) == "too_far"
    else:
        assert _farthest(play, (0, 1), play.cell(doer)) == squares


@pytest.mark.parametrize(
    ("actor", "power", "squares"), [("umbur_hulk", 1, 9), ("earth_guardian", 1, 9), ("earth_guardian", 0, 3)]
)
def test_a_power_moves_that_many_squares(actor: str, power: int, squares: int) -> None:
    scene = Scene(WIDE)
    doer = scene.put(actor, (4, 4))
    foe = scene.put("dragon_knight", (5, 5) if power == 0 else (30, 5), 1)
    play = scene.play(doer).do(c.UsePower(doer, power)).passes()
    start = play.cell(foe if power == 0 else doer)
    assert _farthest(play, (1, 1), start) == squares
    beyond = (start[0] + squares + 1, start[1])
    assert play.code(c.ChooseCell(beyond)) == "too_far"


def test_confusion_gaze_slides_three_squares() -> None:
    scene = Scene(WIDE)
    hulk = scene.put("umbur_hulk", (4, 4))
    foe = scene.put("dragon_knight", (9, 4), 1)
    play = scene.play(hulk).do(c.UsePower(hulk, 0))
    assert _farthest(play, (0, 1), play.cell(foe)) == 3 and _farthest(play, (1, 0), play.cell(foe)) == 3


@pytest.mark.parametrize(("actor", "squares"), [("dwarven_defender", 5), ("dragon_knight", 6), ("gold_dragon", 8)])
def test_charge_moves_the_speed_of_the_creature(actor: str, squares: int) -> None:
    scene = Scene(WIDE)
    doer = scene.put(actor, (4, 6))
    (card,) = scene.hand("charge")
    play = scene.play(doer).do(c.PlayCard(card, doer))
    assert _farthest(play, (1, 0), (4, 6)) == squares


def test_retreat_shifts_the_speed() -> None:
    scene = Scene(WIDE)
    knight = scene.put("dragon_knight", (6, 6))
    mastiff = scene.put("shadow_mastiff", (7, 6), 1)
    (card,) = scene.hand("retreat", seat=1)
    play = scene.play(knight).do(c.Attack(knight, mastiff), c.PlayCard(card, mastiff))
    assert play.prompt == "shift_to" and _farthest(play, (1, 0), (7, 6)) == 8


def test_teleporting_counts_squares_straight_and_needs_a_free_one() -> None:
    scene = Scene(("....######......",) * 12)
    guardian = scene.put("earth_guardian", (2, 2))
    scene.put("dragon_knight", (11, 2), 1)
    play = scene.play(guardian).do(c.UsePower(guardian, 1))
    assert play.code(c.ChooseCell((11, 3))) == "" and play.code(c.ChooseCell((11, 2))) == "occupied"
    assert play.code(c.ChooseCell((2, 2))) == "same_place" and play.code(c.ChooseCell((5, 2))) == "no_room"
    assert play.code(c.ChooseCell((12, 2))) == "too_far" and play.code(c.ChooseCell((2, 12))) == "too_far"


@pytest.mark.parametrize("cell", [(0, 0), (7, 0), (3, 4), (0, 6), (7, 6), (6, 5)])
@pytest.mark.parametrize("key", ["earth_guardian", "umbur_hulk"])
def test_squares_offered_to_one_who_teleports_are_those_that_are_not_refused(cell: tuple[int, int], key: str) -> None:
    scene = Scene(("........", ".....#..", "..#.....", "........", "........", "........", "........", "........"))
    doer = scene.put(key, (min(cell[0], 6), min(cell[1], 6)))
    scene.put("dragon_knight", (4, 6), 1)
    table = scene.table()
    creature = table.creatures[doer]
    for squares in (0, 1, 3, 9):
        found = teleport_squares(table, creature, squares)
        fitting = [there for there in table.board.grid.cells() if not why_no_teleport(table, creature, there, squares)]
        assert list(found) == fitting
        assert all(max(abs(x - creature.cell[0]), abs(y - creature.cell[1])) <= squares for x, y in found)


# rule: skirmish/damage


@pytest.mark.parametrize(
    ("card", "actor", "amount"),
    [
        ("hit_on_the_run", "shadow_mastiff", 20),
        ("piercing_strike", "shadow_mastiff", 20),
        ("advancing_strike", "shadow_mastiff", 10),
        ("lolths_sting", "shadow_mastiff", 10),
        ("power_attack", "dragon_knight", 25),
        ("forceful_strike", "dragon_knight", 15),
        ("tide_of_iron", "dragon_knight", 15),
        ("whirlwind_attack", "dragon_knight", 15),
        ("aura_of_blight", "drow_priestess", 10),
        ("acid_arrow", "war_wizard", 5),
        ("bigbys_forceful_hand", "war_wizard", 10),
        ("quick_shot", "half_orc_thug", 10),
        ("pinning_shot", "half_orc_thug", 10),
        ("rapid_shot", "drow_assassin", 10),
        ("distant_shot", "drow_assassin", 10),
        ("shadow_strike", "drow_assassin", 0),
    ],
)
def test_a_card_deals_so_much(card: str, actor: str, amount: int) -> None:
    play, doer, other, number = card_at(card, actor, 1)
    play.do(c.PlayCard(number, doer)).passes()
    assert play.damage(other) == amount


def test_a_creature_falls_at_its_hit_points_and_not_below() -> None:
    for damage, alive in ((25, True), (30, False)):
        scene, knight, foe = duel("shadow_mastiff", (5, 5), "dragon_knight", (6, 5), damage=damage + 5, tapped=True)
        play = scene.play(knight).do(c.Attack(knight, foe))
        assert play.alive(foe) == alive


def test_block_takes_off_all_of_a_small_blow_and_no_more() -> None:
    scene, archer, dwarf = duel("elf_archer", (5, 5), "dwarven_defender", (6, 5), tapped=True)
    assert scene.play(archer).do(c.Attack(archer, dwarf)).damage(dwarf) == 0  # 5 less 5, never healed below.


def test_healing_takes_five_off_and_never_more_than_there_is() -> None:
    for damage, left in ((5, 0), (10, 5)):
        scene = Scene()
        cleric = scene.put("dwarf_cleric", (5, 5), damage=damage)
        assert scene.play(cleric).do(c.UsePower(cleric, 0)).damage(cleric) == left


def test_two_darkfires_add_up() -> None:
    scene, mastiff, foe = duel(
        "shadow_mastiff", (5, 5), "earth_guardian", (6, 5), attached=["darkfire", "darkfire"], tapped=True
    )
    assert scene.play(mastiff).do(c.Attack(mastiff, foe)).damage(foe) == 20


def test_two_poisons_hurt_each_on_its_own(scene: Scene) -> None:
    foe = scene.put("earth_guardian", (6, 5), 1, attached=["lolths_sting", "acid_arrow"])
    play = scene.play().do(c.EndActions(), c.EndTurn())
    assert play.damage(foe) == 10
    # Nobody deals it by an action, and none of it is prevented.
    assert play.happened(e.DamageDealt) == [e.DamageDealt(0, 0, foe, 5, 0, "attached")] * 2


# rule: skirmish/playing_cards


@pytest.mark.parametrize("key", sorted(ACTIONS))
def test_a_card_needs_its_level_and_not_one_less(key: str) -> None:
    record = ACTIONS[key]
    for raised in range(7):
        scene = Scene()
        archer = scene.put("elf_archer", (5, 5), attached=["level_up"] * raised)
        table = scene.table()
        assert stats_of(table, archer).level == 1 + raised
        missing = levels_missing(table, record, table.creatures[archer], ())
        assert missing == max(0, record.level - 1 - raised)


@pytest.mark.parametrize(
    ("key", "actor"),
    [
        ("dodge", "drow_house_guard"),
        ("hit_on_the_run", "drow_house_guard"),
        ("piercing_strike", "drow_house_guard"),
        ("rapid_shot", "drow_house_guard"),
        ("retreat", "drow_blademaster"),
        ("shadow_strike", "drow_blademaster"),
        ("lolths_sting", "demonweb_spider"),
        ("sneak_attack", "droider"),
        ("fireball", "war_wizard"),
        ("overwhelm", "dragon_knight"),
        ("whirlwind_attack", "human_ranger"),
        ("run", "elf_archer"),
        ("pinning_shot", "elf_archer"),
        ("feint", "elf_archer"),
        ("level_up", "elf_archer"),
    ],
)
def test_an_actor_of_the_level_below_is_refused(key: str, actor: str) -> None:
    record = ACTIONS[key]
    for attached, enough in ((0, None), (1, True)):
        scene = Scene()
        size = 2 if actor == "droider" else 1
        doer = scene.put(actor, (5, 5), attached=["level_up"] * attached)
        foe = scene.put("dragon_knight", (5 + size, 5), 1)
        (card,) = scene.hand(key)
        level = stats_of(scene.table(), doer).level
        play = scene.play(doer) if record.timing != "immediate" else _attacked(scene, doer, foe, card)
        code = play.code(c.PlayCard(card, doer))
        assert (code == "level") == (level < record.level), (key, level, code)
        assert enough is None or key == "sneak_attack" or code == ""


def _attacked(scene: Scene, doer: int, foe: int, card: int) -> Play:
    """Return the same scene on the turn of the other seat, which attacks the creature."""
    scene.turn = type(scene.turn)(1, 1, "action")
    other = scene.put("dragon_knight", (5, 6), 0)
    scene.hand("block")
    play = scene.play(foe).do(c.Attack(foe, doer))
    assert play.asked == 0 and other
    return play


@pytest.mark.parametrize(
    ("key", "with_ability", "without"),
    [
        ("advancing_strike", "human_ranger", "earth_guardian"),
        ("aura_of_blight", "dwarf_cleric", "dragon_knight"),
        ("acid_arrow", "war_wizard", "dragon_knight"),
        ("shove", "dwarf_cleric", "elf_archer"),
        ("level_up", "war_wizard", ""),
        ("action_point", "elf_archer", ""),
    ],
)
def test_a_card_needs_its_ability(key: str, with_ability: str, without: str) -> None:
    for actor, code in ((with_ability, ""), (without, "ability")):
        if actor:
            play, doer, _, number = card_at(key, actor, 1)
            assert play.code(c.PlayCard(number, doer)) == code


@pytest.mark.parametrize("key", ["distant_shot", "rapid_shot", "quick_shot", "pinning_shot"])
def test_a_card_that_requires_ranged_needs_the_keyword(key: str) -> None:
    play, doer, _, number = card_at(key, "shadow_mastiff", 3)
    assert play.code(c.PlayCard(number, doer)) == "keyword"
    play, doer, _, number = card_at(key, "drow_assassin", 3)
    assert play.code(c.PlayCard(number, doer)) == ""


def test_affinity_is_for_the_keyword_alone() -> None:
    for key, actor, code in (
        ("darkfire", "demonweb_spider", "ability"),
        ("darkfire", "drow_assassin", ""),
        ("web", "demonweb_spider", ""),
        ("web", "drow_assassin", "ability"),
        ("web", "droider", ""),
    ):
        play, doer, _, number = card_at(key, actor, 3)
        assert play.code(c.PlayCard(number, doer)) == code
