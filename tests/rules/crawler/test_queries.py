"""What a screen asks: why a card cannot be played, the gauge of the Encounter, and that asking changes nothing."""

from __future__ import annotations

from msgspec.structs import replace

from game.core import record
from game.core.commands import Done
from game.rules.crawler.presentation import queries
from game.rules.crawler.presentation.answer_figures import figures_of
from game.rules.crawler.state.commands import Commit, PlayCard, UseCard
from tests.rules.crawler.encounters import Scene


def test_why_not_is_asked_of_both_boxes(scene: Scene) -> None:
    scene.dungeon("Zombie")
    cleave, drill = scene.hand("Cleave"), scene.hand("Shield Drill")
    play = scene.attack()
    assert queries.why_not(play.table, cleave) is None
    refusal = queries.why_not(play.table, drill)
    assert refusal is not None and refusal.code == "no_defence"
    scene.dungeon("Phantom")
    assert queries.why_not(scene.attack().table, cleave) is None, "Spook leaves the first box"
    scene.dungeon("Rushed")
    refusal = queries.why_not(scene.attack().table, cleave)
    assert refusal is not None and refusal.code == "barred"


def test_why_not_tells_of_a_card_of_one_box(scene: Scene) -> None:
    rally = scene.hand("Rally")
    scene.in_play("Feint", "response", entered=2)
    scene.in_play("Feint", "response", entered=2)
    refusal = queries.why_not(scene.respond().table, rally)
    assert refusal is not None and refusal.text == (
        "Rally costs 1 Tactic; the pool is 2, less Feint 1, Feint 1: 1 short."
    )


def test_the_gauge_is_what_lies_there_and_the_limit(scene: Scene) -> None:
    scene.dungeon("Ashen Wight", "Captive")
    assert queries.encounter_gauge(scene.table) == (3, 5)
    scene.dungeon("Dread Herald")
    assert queries.encounter_gauge(scene.table) == (6, 6)


def test_thinking_of_more_leaves_the_table_as_it_is(scene: Scene) -> None:
    scene.dungeon("Goblin Slinger")
    spear, shield = scene.hand("Short Spear"), scene.hand("Tower Shield")
    play = scene.attack()
    before = record.digest(play.state)
    thought = queries.attack_sum(play.table, scene.party, [(spear, False), (shield, False)])
    assert thought.report.total_power == 6, "a Permanent gives nothing as it is played"
    assert record.digest(play.state) == before and play.power == 0


def test_what_is_thought_of_for_a_defence_counts_every_attack(scene: Scene) -> None:
    wisp, needle = scene.dungeon("Grave Wisp"), scene.dungeon("Poison Needle")
    ward = scene.hand("Ward of Light")
    play = scene.defend()
    coming = queries.retaliation_sum(play.table, (), [(ward, False)])
    assert [report.attackers for report in coming.attacks] == [(wisp,), (needle,)]
    assert coming.attacks[0].magic == 4 and not coming.attacks[0].assaults[0].hits
    assert coming.attacks[1].stamina == () and coming.attacks[1].assaults[0].hits
    play.done()
    assert play.table.struggle is not None and play.table.struggle.aimed == needle
    coming = queries.retaliation_sum(play.table, scene.party[:1])
    assert [report.attackers for report in coming.attacks] == [(needle,)]
    assert not coming.attacks[0].assaults[0].hits


def test_a_trigger_at_hand_is_shown_alone(scene: Scene) -> None:
    wolf = scene.dungeon("Barrow Wolf")
    scene.dungeon("Zombie", "Poison Needle")
    coming = queries.retaliation_sum(scene.triggers().table)
    assert [report.attackers for report in coming.attacks] == [(wolf,)]


def test_who_is_upright_can_still_defend(scene: Scene) -> None:
    scene.dungeon("Zombie")
    scene.mark(scene.party[0], activated=True)
    scene.mark(scene.party[1], defended=True)
    scene.mark(scene.party[2], locks=1)
    assert queries.retaliation_sum(scene.table).upright == (scene.party[3],)


def test_the_retaliation_after_an_attack_is_what_pin_and_immunity_leave_of_it() -> None:
    scene = Scene("Gallows Captain", "Hedge Knight")
    ravager, zombie = scene.dungeon("Horned Ravager"), scene.dungeon("Zombie")
    bow = scene.hand("Yew Bow")
    play = scene.attack().commit(scene.party[0]).boost(bow)
    after = queries.after_attack(play.table, wounded=(ravager,))
    assert [report.attackers for report in queries.retaliation_sum(after).attacks] == [(zombie,)]
    unwounded = queries.after_attack(play.table)
    assert queries.retaliation_sum(unwounded).attacks[0].attackers == (ravager, zombie)
    pinned, free = after.encounter
    play.done().choose(ravager)
    assert (pinned.activated, pinned.locks, pinned.wounds) == (True, 1, 1)
    assert replace(play.foe(ravager), stripped=pinned.stripped) == pinned
    assert (free.activated, free.locks, free.wounds) == (False, 0, 0)


def test_an_immune_character_is_left_as_it_is() -> None:
    scene = Scene("Gallows Captain", "Hedge Knight")
    scene.adventurer("Ember Adept")
    immune, zombie = scene.dungeon("Bone Sentry"), scene.dungeon("Zombie")
    lance = scene.hand("Frost Lance")
    play = scene.attack().commit(scene.party[0]).card(lance)
    assert [card.wounds for card in queries.after_attack(play.table, wounded=(immune, zombie)).encounter] == [0, 1]
    assert play.done().choose(immune).wounds(immune) == [0]


def test_who_is_wounded_for_certain_is_the_only_target_that_asks_no_price() -> None:
    scene = Scene("Gallows Captain", "Hedge Knight")
    zombie = scene.dungeon("Zombie")
    table = scene.attack().commit(*scene.party).table
    assert queries.attack_sum(table).certain == (zombie,)
    assert queries.attack_sum(scene.attack().table).certain == (), "an attack that is not won wounds nobody"
    scene.dungeon("Zombie")
    table = scene.attack().commit(*scene.party).table
    assert queries.attack_sum(table).certain == () and queries.attack_sum(table).most == 1
    paid = Scene("Gallows Captain", "Hedge Knight")
    paid.dungeon("Cave Rat Swarm")
    assert queries.attack_sum(paid.attack().commit(*paid.party).table).certain == ()


def test_an_attack_with_area_reaches_the_hidden_once_the_others_are_chosen() -> None:
    scene = Scene("Hedge Knight", "Gallows Captain", "Ember Adept")
    zombie, hidden = scene.dungeon("Zombie"), scene.dungeon("Grave Wisp")
    cleave = scene.hand("Cleave")
    table = scene.attack().commit(*scene.party).boost(cleave).table
    found = queries.attack_sum(table)
    assert (found.targets, found.most) == ((zombie,), 2)
    found = queries.attack_sum(table, chosen=(zombie,))
    assert (found.targets, found.most, found.certain) == ((hidden,), 2, (zombie,))
    assert queries.attack_sum(table, chosen=(zombie, hidden)).targets == ()


def test_who_leaps_is_reached_by_an_attack_without_area_only() -> None:
    # rule: crawler/leap
    scene = Scene("Hedge Knight", "Gallows Captain", "Ember Adept")
    wolf, zombie = scene.dungeon("Barrow Wolf"), scene.dungeon("Zombie")
    cleave = scene.hand("Cleave")
    play = scene.attack().commit(*scene.party)
    alone = queries.attack_sum(play.table)
    assert (alone.targets, alone.most) == ((wolf, zombie), 1)
    wide = queries.attack_sum(play.boost(cleave).table)
    assert (wide.report.area, wide.targets, wide.most, wide.certain) == (2, (zombie,), 1, (zombie,))
    scene = Scene("Hedge Knight", "Gallows Captain")
    wolf = scene.dungeon("Barrow Wolf")
    leaping = queries.attack_sum(scene.attack().commit(*scene.party).table)
    assert (leaping.targets, leaping.most, leaping.certain) == ((wolf,), 1, (wolf,))


def test_an_answer_says_the_sum_of_the_struggle_after_it(scene: Scene) -> None:
    scene.dungeon("Zombie", "Cistern Eel")
    bolt, drill, shield = scene.hand("Ember Bolt"), scene.hand("Shield Drill"), scene.hand("Tower Shield")
    knight, thief, adept, keeper = scene.party
    assert figures_of(scene.respond().table, PlayCard(shield)) == "", "there is no struggle"
    play = scene.attack()
    assert [figures_of(play.table, one) for one in (Commit(knight), PlayCard(bolt), PlayCard(shield), Done())] == [
        "1 against 2, 1 short", "2 against 2, once somebody attacks", "", ""
    ]  # fmt: skip
    play.commit(knight)
    assert [figures_of(play.table, one) for one in (Commit(thief), PlayCard(bolt))] == [
        "2 against 2, won", "3 against 2, won"
    ]  # fmt: skip
    play = scene.defend()
    assert figures_of(play.table, Commit(keeper)) == figures_of(play.table, PlayCard(drill)) == "1 Wound left to take"
    assert figures_of(play.table, PlayCard(shield)) == ""
    play.commit(thief, keeper)
    assert figures_of(play.table, Commit(adept)) == "1 Wound left to take"
    assert figures_of(play.table, PlayCard(drill, boosted=True)) == "no Wound"
    laid = scene.in_play("Tower Shield")
    play = scene.defend()
    assert figures_of(play.table, UseCard(laid)) == "no Wound" and figures_of(play.table, PlayCard(shield)) == ""
    assert figures_of(scene.attack().table, UseCard(laid)) == ""
