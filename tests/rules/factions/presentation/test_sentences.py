"""Sentences on cards, in the log and on buttons, word by word where a number or a name could slip."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.commands import Command, Decline, Done, PlayCard
from game.core.decisions import Decision
from game.core.events import DiceRolled, Event
from game.core.views import view_for
from game.rules.factions.cards.all_cards import CARDS, KEYS
from game.rules.factions.presentation.card_words import card_text, plain, trait_name, trait_text
from game.rules.factions.presentation.event_words import event_text
from game.rules.factions.presentation.queries import attack_preview, odds_of, save_chance
from game.rules.factions.presentation.words import answer_text, entry_text, prompt_text
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as e
from tests.rules.factions.scene import CAPITALS, Play, Scene

NAMES = ("Ada", "Ben")


def sentences(play: Play, kind: type[Event]) -> list[str | None]:
    """Return the log lines of the last events of a kind."""
    return [event_text(play.table, event, NAMES) for event in play.happened(kind)]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "Knight",
            "Double Attack: 1 more attack in a turn without moving.\n"
            "Parry: when hit by an attack that is not ranged, save 16: no damage.",
        ),
        ("Shadow Ninja", "save 16: no damage and attacks the attacker at once."),
        ("Kruul, Ninja Master", "Ninja Dodge: when hit by an attack, save 11: no damage."),
        ("Battle Mage", "Sense Attack: for 1 magic, when hit by an attack, save 11: no damage."),
        ("Necromancer", "Mana Shield: when a magic ability would damage it, save 11: no damage."),
        ("Thastalos, Barbarian Overlord", "Triple Attack: 2 more attacks in a turn without moving."),
        ("Thastalos, Barbarian Overlord", "Mighty Swing: +4 attack and +10 damage while it does not move in its turn."),
        ("Arian, Bounty Hunter", "Accurate Shot: +4 attack while it does not move in its turn."),
        ("Fire Elemental", "Recoil: an attack on it that is not ranged does its attacker 10 damage."),
        ("Dwarf Commando", "Speed -1: 1 zone less in a turn."),
        ("Yellow Dragon", "Speed +2: 2 zones more in a turn."),
        ("Elf Scout", "Greater Ranged: attacks reach 2 zones."),
        ("Alliance Trooper", "Ranged: attacks reach 1 zone."),
        ("Short Sword", "Gives +2 attack."),
        ("Battle Suit", "Gives +2 attack and +2 defense."),
        ("Imperial Blade", "Only for Kingdom units. Gives +4 attack."),
        ("Berzerking", "A unit of yours gets +4 attack and +10 damage until the round ends."),
        ("Powerful Blow", "Each of your units gets +4 attack and **Penetration**: its attacks ignore Damage Reduction"),
        ("Field Medic", "Heal 20 (replaces attacks): heal itself or an ally in its zone by 20."),
        ("Field Medic", "Throw Potion 10 (replaces attacks): heal an ally within 1 zone by 10."),
        ("Raven the Destroyer", "Black Death (4 magic): a unit within 1 zone is defeated. Save 6."),
        ("Zeal, Void Knight", "Dark Void (10 magic, replaces attacks): an enemy within 1 zone is defeated."),
        ("Human Commando", "Combine Fire (tap it): an ally in its zone gets +4 attack for one attack."),
        ("Dragon Call", "Take a unit with “Dragon” in its name from your deck into your hand."),
        ("Recruitment Center", "Take a unit that is not unique from your deck into your hand."),
        ("Hidden Base", "Each of your Alliance units here gets"),
        ("Laranosk Woods", "with “Elf” in its name here gets"),
        ("Deadlands", "Units not of the Underworld take 10 damage when their turn ends here."),
        ("Spiked Catapult", "Splash 10: its attack does 10 damage to each unit in the target's zone, save 11."),
    ],
)
def test_a_card_says(name: str, text: str) -> None:
    assert plain(text) in plain(card_text(CARDS[KEYS[name]]))


def test_figures_alone_have_no_name() -> None:
    (sword,), (blade) = CARDS["short_sword"].traits, CARDS["heavy_blade"].traits[0]
    assert trait_text(sword) == "+2 attack." and trait_name(sword) == "+2 attack"
    assert trait_text(blade) == f"**{trait_name(blade)}**: its attacks ignore Damage Reduction."


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    table = Scene().building().table
    asked = [prompt_text(table, Decision(1, seat, "act", "build"), ("Ada",)) for seat in (0, 1)]
    assert [text.split(":")[0] for text in asked] == ["Ada", "Seat 2"]
    assert prompt_text(table, Decision(1, 0, "act", "build"), ("", "Ben")).startswith("Seat 1: ")


def test_an_effect_on_the_stack_says_what_it_is_aimed_at() -> None:
    scene = Scene("Mage Guild", "Kingdom")
    scene.put("Mage", 3)
    target, other = scene.put("Heavy Blade", 3, 1), scene.put("Squire", 3, 1)
    (bomb,) = scene.hand("Mana Bomb")
    scene.hand("March the Troopers", seat=1)
    play = scene.building().do(c.PlayCard(bomb), c.ChooseUnit(target))
    assert entry_text(play.table, play.table.stack[0]) == "Mana Bomb on Heavy Blade"
    assert sentences(play, ce.EntryAdded) == ["Ada plays Mana Bomb on Heavy Blade for 8 build points."]
    assert other in play.table.units


def test_what_resolved_is_not_told_and_what_did_nothing_is(scene: Scene) -> None:
    squire, march = scene.hand("Squire", "March the Troopers")
    king = scene.put("King Jeffery", 3)
    play = scene.building().do(c.PlayCard(squire), c.ChooseZone(3))
    before = play.table
    play.do(c.PlayCard(march))
    march_left = play.happened(ce.EntryLeft)
    assert [event_text(before, event, NAMES) for event in march_left] == [None] * len(march_left)
    lines = log(play, c.Move(king, 4))
    assert "Squire in zone 3 has no effect: Units cannot be deployed in zone 3." in lines


def test_what_comes_of_a_trigger_is_told_and_why_nothing_does() -> None:
    scene = Scene("Mage Guild", "Kingdom")
    elemental, knight = scene.put("Energy Elemental", 3, magic=0), scene.put("Knight", 3, 1)
    play = scene.act(knight, dice=[19]).run(c.DeclareAttack(knight, elemental))
    assert play.prompt == "strike_back"
    assert log(play, Decline())[0] == "Energy Elemental does not attack Knight at once."

    scene = Scene()
    elemental = scene.put("Energy Elemental", 3, equipment=["Spiked Armor"], magic=0, damage=55)
    armored = scene.put("Yellow Dragon", 3, 1, equipment=["Spiked Armor"], magic=0)
    play = scene.act(elemental, dice=[19, 5]).run(c.DeclareAttack(elemental, armored))
    lines = log(play, next(choice for choice in play.legal if getattr(choice, "word", "") == "Recoil"))
    why = "Energy Elemental is no longer in play."
    assert f"Yellow Dragon's Quick Reactions on Energy Elemental has no effect: {why}" in lines

    scene = Scene("Mage Guild", "Kingdom")
    orc, squire = scene.put("Orc Grunt", 3), scene.put("Squire", 3, 1)
    (march,) = scene.hand("March the Troopers", seat=1)
    play = scene.act(orc).do(c.DeclareAttack(orc, squire), PlayCard(march))
    lines = log(play, c.Move(squire, 4))
    assert "Orc Grunt's attack is lost: Squire is 1 zone away; the attack reaches 0." in lines


def log(play: Play, *commands: Command) -> list[str]:
    """Return the log lines of answers after which everybody passes, each told from the table as it was before its
    event."""
    lines: list[str | None] = []
    for command in commands:
        table = play.table
        for event in play.do(command).passes().events:
            lines.append(event_text(table, event, NAMES))
            table = event.apply(table)
    return [line for line in lines if line]


def test_the_log_of_a_build_turn_and_of_attacks_says_figures_and_what_came_of_them(scene: Scene) -> None:
    scene.deck("Squire", "Knight")
    before = scene.upkeep().table
    drawn, gained = ce.CardsDrawn(0, (1, 0), "card"), ce.BuildGained
    told = {
        drawn: "Ada draws 2 cards.",
        replace(drawn, cards=(1, 2)): "Ada draws 2 cards: Squire, Knight.",
        replace(drawn, cards=(1,)): "Ada draws a card: Squire.",
        replace(drawn, cards=(0,)): "Ada draws a card.",
        gained(0, 1, "zones"): "Ada gains 1 build point for zones.",
        gained(1, 5, "kingdom"): "Ben gains 5 build points as Kingdom.",
        gained(1, 2, "productive"): "Ben gains 2 build points from workers.",
        gained(1, 2, "other"): "Ben gains 2 build points.",
        DiceRolled(0, 2, (1,), "gambit"): "Ada tosses heads.",
        DiceRolled(1, 2, (2,), "gambit"): "Ben tosses tails.",
    }
    assert {event: event_text(before, event, NAMES) for event in told} == told
    for die, end in ((2, "a miss"), (15, "a hit"), (20, "a critical hit")):
        scene = Scene()
        knight, blade = scene.put("Knight", 3), scene.put("Heavy Blade", 3, 1)
        lines = log(scene.act(knight, dice=[die]), c.DeclareAttack(knight, blade))
        assert f"Knight rolls {die}: {die + 10} against 16, {end}." in lines, lines
    lorenzo = scene.put("Lorenzo Maydon", 3)
    play = scene.act(lorenzo, dice=[2]).run(c.UseAbility(lorenzo, "Mobile Attack"), Done())
    assert "Lorenzo Maydon shoots at Heavy Blade." in log(play, c.DeclareAttack(lorenzo, blade))
    elemental = scene.put("Fire Elemental", 3, 1)
    lines = log(scene.act(knight, dice=[15]), c.DeclareAttack(knight, elemental))
    assert any(line.endswith("goes on the stack.") and "Recoil" in line for line in lines), lines


def test_a_move_that_is_lost_is_reported(scene: Scene) -> None:
    # rule: factions/moving
    squire = scene.put("Squire", 3)
    (blockade,) = scene.hand("Blockade", seat=1)
    play = scene.act(squire).do(c.Move(squire, 4), c.PlayCard(blockade))
    assert log(play, c.ChooseZone(4))[1:] == [
        "Zone 4 is closed for this round.",
        "Squire cannot go to zone 4 any more; its move is lost.",
    ]


@pytest.mark.parametrize(
    ("zone", "line"), [(4, "zone in reach of the caster is wanted."), (2, "Green Dragon goes to zone 2.")]
)
def test_levitation_to_where_who_stepped_in_stands_already_is_reported_to_do_nothing(zone: int, line: str) -> None:
    # rule: factions/fizzling
    scene = Scene("Mage Guild", "Kingdom")
    radd, squire = scene.put("Wizard Commander Radd", 3, magic=2), scene.put("Squire", 3, 1)
    dragon = scene.put("Green Dragon", 4, 1, magic=0)
    play = scene.act(radd).do(c.UseAbility(radd, "Levitation"), c.ChooseUnit(squire), c.ChooseZone(zone))
    assert log(play, c.ChooseUnit(dragon))[-1].endswith(line)


def test_teleportation_over_a_blockade_is_reported_to_do_nothing() -> None:
    # rule: factions/fizzling
    scene = Scene("Mage Guild", "Kingdom")
    mage = scene.put("Mage", 3, equipment=["Teleportation Relic"])
    (blockade,) = scene.hand("Blockade", seat=1)
    play = scene.act(mage).do(c.UseAbility(mage, "Teleportation"), c.ChooseZone(1), c.PlayCard(blockade))
    assert log(play, c.ChooseZone(3))[-1] == (
        "Mage's Teleportation in zone 1 has no effect: A blockade closes the zone this round."
    )
    assert play.zone(mage) == 3


def test_power_that_is_not_gathered_any_more_is_reported_to_do_nothing() -> None:
    # rule: factions/fizzling
    scene = Scene("Mage Guild", "Mage Guild")
    mage = scene.put("Battle Mage", 3, damage=55)
    scene.put("Apprentice Mage", 3, 1)
    (bomb,) = scene.hand("Mana Bomb", seat=1)
    play = scene.act(mage).do(c.UseAbility(mage, "Gather Power 20"))
    assert log(play, c.PlayCard(bomb))[-1] == (
        "Battle Mage's Gather Power 20 has no effect: Battle Mage is no longer in play."
    )


def test_a_card_that_resolves_is_reported_as_played_and_as_what_it_brings(scene: Scene) -> None:
    (squire,) = scene.hand("Squire")
    play = scene.building()
    table, lines = play.table, []
    for event in play.do(c.PlayCard(squire)).events:
        # The log is told from the table as it was before each event.
        lines.append(event_text(table, event, NAMES))
        table = event.apply(table)
    assert [line for line in lines if line] == [
        "Ada plays Squire in zone 1 for 8 build points.",
        "Squire comes into play for Ada in zone 1.",
    ]


def test_a_save_is_reported_with_what_was_wanted(scene: Scene) -> None:
    blade, knight = scene.put("Heavy Blade", 3), scene.put("Knight", 3, 1)
    play = scene.act(blade, dice=[15, 16]).run(c.DeclareAttack(blade, knight))
    assert sentences(play, e.SaveRolled) == ["Knight rolls 16 for Parry, 16 wanted: saved."]
    play = scene.act(blade, dice=[15, 15]).run(c.DeclareAttack(blade, knight))
    assert sentences(play, e.SaveRolled) == ["Knight rolls 15 for Parry, 16 wanted: not saved."]
    assert sentences(play, e.DamageDealt) == ["Knight takes 30 damage."]


@pytest.mark.parametrize(("at_zero", "damage", "told"), [
    (False, 50, "Heavy Blade takes 30 damage. At 0 hit points it still stands; any more damage defeats it."),
    (False, 49, "Heavy Blade takes 30 damage."),
    (False, 51, "Heavy Blade takes 30 damage."),
    (True, 50, "Heavy Blade takes 30 damage."),
])  # fmt: skip
def test_a_unit_that_stands_at_0_is_reported(at_zero: bool, damage: int, told: str) -> None:
    scene = Scene(at_zero=at_zero)
    blade, other = scene.put("Heavy Blade", 3), scene.put("Heavy Blade", 3, 1, damage=damage)
    before = scene.act(blade, dice=[19])
    table = before.table
    lines = []
    for event in before.run(c.DeclareAttack(blade, other)).events:
        lines.append(event_text(table, event, NAMES))
        table = event.apply(table)
    assert told in lines
    assert (other in table.units) == (damage + 30 < 80 or (damage + 30 == 80 and not at_zero))


def test_previews_note_what_else_may_come(scene: Scene) -> None:
    blade = scene.put("Heavy Blade", 3)
    plain_one, spiked = scene.put("Ogre Warrior", 3, 1), scene.put("Fire Elemental", 3, 1, magic=0)
    shielded = scene.put("Raven, Apprentice of Zeal", 3, 1, magic=0)
    risen, seer = scene.put("Zombie", 3, 1), scene.put("Battle Mage", 3, 1, magic=1)
    table = scene.act(blade).table
    notes = {
        target: attack_preview(table, blade, target).notes for target in (plain_one, spiked, shielded, risen, seer)
    }
    assert notes == {
        plain_one: (),
        spiked: ("Recoil: the attacker takes 10 damage.",),
        shielded: ("Dark Shield may take damage off.",),
        risen: ("Defeated, it comes back with a save of 11.",),
        seer: ("Sense Attack: save 11 for 1 magic.",),
    }
    archer = scene.put("Alliance Trooper", 3)
    table = scene.act(archer).table
    assert attack_preview(table, archer, spiked).notes == ()
    assert attack_preview(table, archer, seer).notes == ("Sense Attack: save 11 for 1 magic.",)


def test_previews_at_zero_count_equal_damage_as_defeat() -> None:
    for at_zero, chance in ((True, 0.95), (False, 0.05)):
        scene = Scene(at_zero=at_zero)
        squire, enemy = scene.put("Knight", 3), scene.put("Peasant", 3, 1)
        preview = attack_preview(scene.act(squire).table, squire, enemy)
        assert preview.defeats == pytest.approx(chance)


def test_saves_of_nothing_cannot_fail_and_of_21_cannot_be_made(scene: Scene) -> None:
    knight = scene.put("Knight", 3)
    table = scene.building().table
    assert [float(save_chance(table, knight, needed)) for needed in (0, 1, 2, 20, 21, 22)] == [1, 1, 0.95, 0.05, 0, 0]


def test_odds_are_reported_for_evading_and_not_for_leaving_it(scene: Scene) -> None:
    blade, mage = scene.put("Heavy Blade", 3), scene.put("Battle Mage", 3, 1, magic=1)
    play = scene.act(blade, dice=[15]).run(c.DeclareAttack(blade, mage))
    assert play.prompt == "evade"
    assert odds_of(play.state) == {c.ChooseEvasion("Sense Attack"): 0.5}
    assert c.Decline() in play.legal


def test_odds_of_a_save_rolled_again_count_mettle(scene: Scene) -> None:
    blade, vaan = scene.put("Heavy Blade", 3), scene.put("Prince Vaan", 3, 1, magic=1)
    play = scene.act(blade, dice=[15, 2]).run(c.DeclareAttack(blade, vaan))
    assert play.prompt == "reroll_save"
    # Sixteen is wanted, and four are added: twelve or more.
    assert odds_of(play.state)[c.Reroll(magic=True)] == pytest.approx(9 / 20)


def asked_of(play: Play) -> str:
    """Return what the bar says to the seat that is asked."""
    decision = play.state.decision
    view = view_for(FACTIONS, play.state, decision.seat)
    return prompt_text(view.table, decision, NAMES, view.agenda[-1])


def test_an_active_unit_is_asked_only_for_what_it_still_can_do() -> None:
    scene = Scene("Barbarian")
    ogre, troll = scene.put("Ogre Warrior", 3), scene.put("Troll Shaman", 1)
    scene.put("Ogre Warrior", 3, 1)
    play = scene.act(ogre)
    assert asked_of(play) == "Ada: Ogre Warrior is active: move, attack or end its turn."
    assert asked_of(scene.act(ogre, attacks=1, acted=True, settled=True)).endswith(" is active: end its turn.")
    assert asked_of(scene.act(troll, gave_up=True, settled=True)).endswith(" is active: end its turn.")
    # A second zone is more than its speed of 1, if it attacks.
    further = asked_of(scene.act(troll, moved=1))
    assert " is active: move (its attack is lost then), " in further
    scene.hand("Berzerking")
    said = asked_of(scene.act(ogre, attacks=1, acted=True, settled=True))
    assert said.endswith(" is active: play cards or end its turn.")


def test_a_capital_is_not_asked_to_move() -> None:
    scene = Scene("Barbarian")
    scene.put("Ogre Warrior", 1, 1)
    assert asked_of(scene.act(CAPITALS[0])) == "Ada: Ada's capital is active: attack or end its turn."


def test_who_is_asked_for_a_target_is_told_which_ability() -> None:
    scene = Scene("Barbarian")
    troll = scene.put("Troll Shaman", 3, magic=9)
    for _ in range(2):
        scene.put("Ogre Warrior", 3, 1, damage=5)
        scene.put("Ogre Warrior", 3, damage=5)
    play = scene.act(troll)
    targeted = [answer for answer in play.legal if isinstance(answer, c.UseAbility) and answer.unit == troll]
    assert len(targeted) > 1
    for answer in targeted:
        play = scene.act(troll).do(answer)
        assert play.prompt == "target"
        assert asked_of(play) == f"Ada: choose a target for {answer.ability} (Troll Shaman)."


def test_what_inspires_units_is_reported_with_its_figures() -> None:
    scene = Scene("Barbarian")
    orc = scene.put("Orc Grunt", 3)
    (card,) = scene.hand("Berzerking")
    play = scene.act(orc).do(c.PlayCard(card), c.ChooseUnit(orc))
    before = play.table
    play.passes()
    (event,) = play.happened(e.UnitsInspired)
    said = event_text(before, event, ("Ada", "Ben"))
    assert said is not None and said.startswith("Orc Grunt: ") and said.endswith(" until the round ends.")
    assert "+4" in said and "+10" in said


@pytest.mark.parametrize(
    ("cards", "words"),
    [((1, 2), "Ada looks at the other hand: Squire, Knight."), ((0, 0), "Ada looks at the other hand."),
     ((), "Ada looks at the other hand.")],
)  # fmt: skip
def test_a_hand_that_is_looked_at_is_listed_for_the_seat_that_sees_it(cards: tuple[int, ...], words: str) -> None:
    scene = Scene()
    assert scene.hand("Squire", "Knight", seat=1) == (1, 2)
    assert event_text(scene.combat().table, ce.HandSeen(0, cards), NAMES) == words


@pytest.mark.parametrize(("winners", "words"), [((0,), "Ada wins."), ((1,), "Ben wins."), ((), "The match is a draw.")])
def test_the_end_of_a_match_is_reported(winners: tuple[int, ...], words: str) -> None:
    assert event_text(Scene().combat().table, e.MatchEnded((1, 0), winners, "capital"), NAMES) == words


def test_a_counterspell_on_the_stack_is_reported_with_what_it_counters() -> None:
    scene = Scene("Mage Guild", "Underworld")
    tome, _ = scene.hand("Tome of Knowledge", "Blockade")
    (spell,) = scene.hand("Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(tome), c.PlayCard(spell))
    below, top = play.table.stack
    assert entry_text(play.table, top, NAMES) == "Counterspell on Tome of Knowledge"
    # Once that has gone it is told alone.
    assert entry_text(replace(play.table, stack=(top,)), top, NAMES) == "Counterspell"
    assert entry_text(play.table, below, NAMES) == "Tome of Knowledge"
    countered = ce.EntryLeft(below.id, "countered", "graveyard")
    assert event_text(play.table, countered, NAMES) == "Tome of Knowledge is countered."


def test_what_a_location_does_is_reported_with_whom_it_does_it_to(scene: Scene) -> None:
    squire, other = scene.put("Squire", 3, damage=5), scene.put("Squire", 3)
    scene.build("Deadlands", 3)
    scene.hand("Blockade")
    for unit in (squire, other):
        play = scene.act(unit).do(c.EndActivation())
        assert [entry_text(play.table, entry, NAMES) for entry in play.table.stack] == ["Deadlands on Squire"]


def test_the_dice_for_the_initiative_are_reported_and_no_others() -> None:
    table = Scene().combat().table
    assert event_text(table, DiceRolled(1, 20, (17,), "initiative"), NAMES) == "Ben rolls 17."
    assert event_text(table, DiceRolled(1, 20, (17,), "attack"), NAMES) is None


def test_a_card_that_is_not_known_is_a_card() -> None:
    assert answer_text(Scene().combat().table, c.PlayCard(0), NAMES) == "Play a card"
