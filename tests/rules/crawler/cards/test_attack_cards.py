"""Crawler cards that give Power: how much, from which distance, of which types, for how many Wounds."""

from __future__ import annotations

import pytest

from game.core.commands import Decline, Done
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.commands import Choose, Commit, PlayCard
from game.rules.crawler.stats import primary_target
from game.rules.crawler.struggles import attack_report
from tests.rules.crawler.encounters import THE_END, Play, Scene
from tests.rules.crawler.figures import cells
from tests.rules.crawler.proof import does, does_not, shows

#: Box, name, distance, Power, types (the card's own the last), Area, and a class for a Boost.
BOXES = """
first | Short Spear | Reach | 2 | Harm Equipment | 1 |
first | Throwing Axe | Thrown | 2 | Harm Equipment | 1 |
first | Yew Bow | Ranged | 3 | Harm Equipment | 1 |
second | Yew Bow | Ranged | 4 | Harm Equipment | 1 | Road Thief, Gallows Captain
first | Ember Bolt | Ranged | 2 | Fire Magic | 1 |
first | Frost Lance | Reach | 3 | Cold Magic | 1 |
first | Thunderclap | Thrown | 2 | Sonic Magic | 2 |
second | Thunderclap | Thrown | 3 | Sonic Magic | 3 | Ember Adept, Shrine Keeper
first | Spirit Blade | Melee | 2 | Supernatural Magic | 1 |
first | Cleave | Melee | 2 | Harm Skill | 1 |
second | Cleave | Melee | 3 | Harm Skill | 2 | Hedge Knight, Gallows Captain
first | Backstab | Melee | 2 | Skill | 1 |
second | Backstab | Melee | 3 | Skill | 1 | Road Thief, Gallows Captain
first | Flanking March | Melee | 2 | Tactic | 1 |
"""
ROWS = cells(BOXES)
NAMES = tuple(dict.fromkeys(row[1] for row in ROWS))
BOOSTED = tuple(row[1] for row in ROWS if row[0] == "second")
ALL_FIVE = ("Hedge Knight", "Road Thief", "Ember Adept", "Shrine Keeper", "Gallows Captain")
DISTANCES = ("Melee", "Reach", "Thrown", "Ranged")


def attacked(row: tuple[str, ...], *foes: str) -> tuple[Play, list[int]]:
    """Return the first Adventurer attacks with a card against these."""
    scene = Scene(*ALL_FIVE)
    card, numbers = scene.hand(row[1]), [scene.dungeon(foe) for foe in foes]
    play = scene.attack().commit(scene.party[0]).run(PlayCard(card, boosted=row[0] == "second"))
    if play.question == "arrange_party":
        play.run(Decline())
    return play, numbers


def ids(row: tuple[str, ...]) -> str:
    return f"{row[1]} {row[0]}"


@does(*NAMES)
@pytest.mark.parametrize("row", ROWS, ids=ids)
def test_a_card_adds_its_power_and_its_types_and_as_much_stamina_is_overcome(row: tuple[str, ...]) -> None:
    power, area = int(row[3]) + 1, int(row[5])
    play, eels = attacked(row, *["Cistern Eel"] * power)
    assert (play.power, play.defence) == (power, power)
    assert list(attack_report(play.table).types) == row[4].split()
    play.done().choose(*eels[:area])
    assert play.happened(ev.AttackResolved)[-1].won
    assert play.wounds(*eels) == [1] * area + [0] * (power - area)


@does_not(*NAMES)
@pytest.mark.parametrize("row", ROWS, ids=ids)
def test_one_stamina_more_is_not_overcome(row: tuple[str, ...]) -> None:
    power = int(row[3]) + 1
    play, eels = attacked(row, *["Cistern Eel"] * (power + 1))
    play.done()
    assert not play.happened(ev.AttackResolved)[-1].won
    assert (play.question, play.wounds(*eels)) == (THE_END, [0] * (power + 1))


@shows(*NAMES)
@pytest.mark.parametrize("row", ROWS, ids=ids)
def test_the_distance_strips_what_is_as_far_or_nearer_and_nothing_farther(row: tuple[str, ...]) -> None:
    play, foes = attacked(row, "Cistern Eel", "Goblin Lancer", "Goblin Slinger", "Ember Imp")
    reached = DISTANCES.index(row[2])
    play.done()
    stripped = [play.foe(number).stripped for number in foes]
    assert stripped == [False, *(reached >= place for place in (1, 2, 3))]


@does_not(*NAMES)
@pytest.mark.parametrize("row", ROWS, ids=ids)
def test_power_is_for_an_attack_and_needs_somebody_who_attacks(row: tuple[str, ...]) -> None:
    scene = Scene(*ALL_FIVE)
    card, boosted = scene.hand(row[1]), row[0] == "second"
    eel = scene.dungeon("Cistern Eel")
    # Flanking March has another effect, for which it can be played at any time.
    refused = "" if row[1] == "Flanking March" else "no_attack"
    assert scene.defend().code(PlayCard(card, boosted=boosted)) == refused
    assert scene.respond().code(PlayCard(card, boosted=boosted)) == refused
    play = scene.attack().run(PlayCard(card, boosted=boosted))
    if play.question == "arrange_party":
        play.run(Decline())
    play.done()
    resolved = play.happened(ev.AttackResolved)[-1]
    assert (resolved.made, resolved.won, play.wounds(eel)) == (False, False, [0])


@shows(*BOOSTED)
@pytest.mark.parametrize("row", [row for row in ROWS if row[0] == "second"], ids=ids)
def test_a_boost_wants_an_active_adventurer_of_either_class(row: tuple[str, ...]) -> None:
    able = row[6].split(", ")
    # Somebody pays for every type and has no class that helps.
    others = [name for name in ALL_FIVE if name not in able]
    scene = Scene(*others, *others)
    card = scene.hand(row[1])
    scene.dungeon("Cistern Eel")
    assert scene.attack().code(PlayCard(card, boosted=True)) == "no_class"
    for name in able:
        helper = scene.adventurer(name)
        assert scene.attack().code(PlayCard(card, boosted=True)) == ""
        # Activated is Active all the same; Locked is not.
        scene.mark(helper, activated=True)
        assert scene.attack().code(PlayCard(card, boosted=True)) == ""
        scene.mark(helper, locks=1)
        assert scene.attack().code(PlayCard(card, boosted=True)) == "no_class"


@does_not("Short Spear", "Throwing Axe", "Ember Bolt", "Frost Lance", "Spirit Blade", "Flanking March")
@pytest.mark.parametrize("row", [row for row in ROWS if row[0] == "first" and row[1] not in BOOSTED], ids=ids)
def test_a_card_of_one_box_has_no_boost(row: tuple[str, ...]) -> None:
    scene = Scene(*ALL_FIVE)
    card = scene.hand(row[1])
    assert scene.attack().code(PlayCard(card, boosted=True)) == "no_boost"


@does("Thunderclap", "Cleave")
@does_not("Thunderclap", "Cleave", "Short Spear")
@pytest.mark.parametrize(("name", "boosted", "most"), [("Thunderclap", False, 2), ("Cleave", True, 2)])
def test_an_area_wounds_others_and_no_one_twice_and_may_stop_before(name: str, boosted: bool, most: int) -> None:
    scene = Scene(*ALL_FIVE)
    card, foes = scene.hand(name), [scene.dungeon("Toll Troll"), scene.dungeon("Ashen Wight")]
    play = scene.attack().commit(*scene.party).run(PlayCard(card, boosted=boosted), Done())
    assert play.code(Done()) == "no_target"
    play.choose(foes[1])
    assert play.code(Choose(foes[1])) == "chosen"
    assert play.run(Done()).wounds(*foes) == [0, 1]
    one_wound = Scene("Hedge Knight")
    spear, eels = one_wound.hand("Short Spear"), [one_wound.dungeon("Cistern Eel") for _ in range(2)]
    hit = one_wound.attack().commit(one_wound.party[0]).card(spear).done().choose(eels[0])
    assert (hit.question, hit.wounds(*eels), most) == (THE_END, [1, 0], 2)


@shows("Yew Bow")
def test_the_boosted_bow_pins_whom_it_wounds_and_nobody_else() -> None:
    for boosted in (True, False):
        scene = Scene("Road Thief", "Hedge Knight", "Hedge Knight", "Hedge Knight")
        bow, wight, eel = scene.hand("Yew Bow"), scene.dungeon("Ashen Wight"), scene.dungeon("Cistern Eel")
        play = scene.attack().commit(*scene.party).run(PlayCard(bow, boosted=boosted), Done()).choose(wight)
        assert play.wounds(wight) == [1]
        assert (play.foe(wight).activated, play.foe(wight).locks) == (boosted, int(boosted))
        assert (play.foe(eel).activated, play.foe(eel).locks) == (False, 0)


@shows("Frost Lance")
def test_the_lance_locks_whom_it_wounds_and_nobody_whom_cold_does_not_wound() -> None:
    scene = Scene("Ember Adept", "Hedge Knight", "Hedge Knight")
    lance, wight, shade = scene.hand("Frost Lance"), scene.dungeon("Ashen Wight"), scene.dungeon("Frost Shade")
    play = scene.attack().commit(*scene.party).card(lance).done().choose(wight)
    assert (play.foe(wight).locks, play.foe(wight).activated, play.foe(shade).locks) == (1, False, 0)
    spared = scene.attack().commit(*scene.party).card(lance).done().choose(shade)
    assert (spared.wounds(shade), spared.foe(shade).locks) == ([0], 0)


@shows("Backstab")
def test_the_boosted_backstab_finds_stealth_and_the_plain_one_does_not() -> None:
    for boosted in (True, False):
        scene = Scene("Road Thief", "Hedge Knight")
        knife, wisp, eel = scene.hand("Backstab"), scene.dungeon("Grave Wisp"), scene.dungeon("Cistern Eel")
        play = scene.attack().commit(*scene.party).run(PlayCard(knife, boosted=boosted), Done())
        if boosted:
            assert play.choose(wisp).wounds(wisp, eel) == [1, 0]
        else:
            # The eel is the only target, so nobody is asked.
            assert play.wounds(wisp, eel) == [0, 1]


@shows("Backstab")
def test_the_boosted_backstab_calls_no_rampage_and_the_plain_one_does() -> None:
    for boosted in (True, False):
        scene = Scene("Road Thief", "Hedge Knight")
        knife, ravager = scene.hand("Backstab"), scene.dungeon("Horned Ravager")
        play = scene.attack().commit(*scene.party).run(PlayCard(knife, boosted=boosted), Done())
        assert play.wounds(ravager) == [1]
        if boosted:
            assert (play.question, play.wounds(*scene.party)) == (THE_END, [0, 0])
        else:
            assert play.choose(scene.party[1]).wounds(*scene.party) == [0, 1]


@shows("Flanking March")
def test_the_march_puts_the_party_in_another_order_or_leaves_it() -> None:
    scene = Scene("Hedge Knight", "Gallows Captain", "Road Thief")
    knight, captain, thief = scene.party
    march = scene.hand("Flanking March")
    play = scene.attack().card(march).choose(thief)
    assert play.choices() == [knight, captain] and play.code(Choose(thief)) == "no_place"
    play.choose(captain)
    assert [one.id for one in play.table.party] == [thief, captain, knight]
    assert (primary_target(play.table), play.question) == (thief, "attack")
    left = scene.attack().card(march).choose(captain).run(Decline())
    assert [one.id for one in left.table.party] == [captain, knight, thief]
    kept = scene.attack().card(march).run(Decline())
    assert [one.id for one in kept.table.party] == scene.party and kept.happened(ev.PartyArranged) == []
    # The March is in the struggle at hand all the same.
    assert kept.commit(knight).power == 3


@does_not("Flanking March")
def test_nobody_arranges_a_party_of_one() -> None:
    scene = Scene("Gallows Captain")
    march = scene.hand("Flanking March")
    play = scene.attack().card(march)
    assert (play.question, play.code(Commit(scene.party[0]))) == ("attack", "")
