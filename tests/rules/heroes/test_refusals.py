"""Refusals: why each question refuses a wrong answer, and by which rule. Invariants: what no valid state contains."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.commands import Pass
from game.core.refusals import RulesError
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.table import Link, Permanent, Resource
from tests.rules.heroes.proof import does_not
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, RHASKA, SEDGE, Play, Scene
from tests.rules.heroes.test_turns import begun


def refused(play: Play, command: object) -> tuple[str, str, tuple[int, ...]]:
    """Return the code, rule and pieces of a refusal."""
    why = play.why(command)  # type: ignore[arg-type]
    assert why is not None and why.text and command not in play.legal
    return why.code, why.rule, why.about


def test_each_question_wants_its_own_answers() -> None:
    asked: dict[str, tuple[Play, tuple[str, str]]] = {}
    asked["mulligan"] = (begun(), ("not_an_answer", "heroes/mulligan"))
    scene = Scene()
    asked["action"] = (scene.act(), ("not_an_answer", "heroes/priority"))
    scene = Scene(foe=SEDGE)
    scene.put("Lamplighter Recruit", 1)
    asked["protect"] = (scene.act().fight(HERO, FOE), ("not_an_answer", "heroes/protecting"))
    scene = Scene(foe=OSRIC)
    scene.put("Kettle Helm", 1)
    dob = scene.put("Ferryman Dob")
    asked["armor"] = (scene.act().fight(dob, FOE), ("not_an_answer", "heroes/armor"))
    scene = Scene(OSRIC)
    scene.put("Reeling Wound", on=FOE)
    scene.put("Reeling Wound", on=FOE)
    asked["next_trigger"] = (scene.begin_turn(), ("not_an_answer", "heroes/trigger_order"))
    scene = Scene()
    (adept,) = scene.hand("Frostmantle Adept")
    scene.put("Ferryman Dob", 1)
    asked["trigger_target"] = (scene.act().cast(adept), ("no_target", "heroes/targets"))
    offered = scene.act().cast(adept)
    offered.do(offered.legal[0]).passes()
    asked["optional"] = (offered, ("not_an_answer", "heroes/triggers"))
    scene = Scene(OSRIC, powers=True)
    scene.put("Oathkeeper Blade", exhausted=True)
    scene.put("Harpooner's Axe", exhausted=True)
    asked["choose_weapon"] = (scene.act().use(HERO), ("not_an_answer", "heroes/resolving"))
    scene = Scene()
    scene.put("Kettle Helm")
    (helm,) = scene.hand("Kettle Helm")
    asked["too_many"] = (scene.act().cast(helm), ("not_an_answer", "heroes/slots"))
    scene = Scene(SEDGE)
    (whisper,) = scene.hand("Dread Whisper")
    scene.hand("Kettle Helm", "Kettle Helm", seat=1)
    asked["discard_effect"] = (scene.act().cast(whisper, 1), ("not_in_hand", "heroes/discarding"))
    scene = Scene(RHASKA)
    (whistle,) = scene.hand("Whistle Them In")
    asked["search"] = (scene.act().cast(whistle), ("not_found", "heroes/searching"))
    scene = Scene()
    quest = scene.quest("Lost Heirloom")
    asked["take_shown"] = (scene.act().run(c.CompleteQuest(quest)), ("not_found", "heroes/revealing"))
    scene = Scene(RHASKA)
    glass = scene.put("Scout's Spyglass")
    asked["look_at_top"] = (scene.act().use(glass), ("not_an_answer", "heroes/looking"))
    for prompt, (play, why) in asked.items():
        assert play.prompt == prompt
        assert refused(play, c.Mulligan() if prompt != "mulligan" else Pass())[:2] == why


def test_a_card_outside_the_hand_is_neither_played_nor_placed(scene: Scene) -> None:
    (theirs,) = scene.hand("Kettle Helm", seat=1)
    quest = scene.quest("The Miller's Errand")
    (held,) = scene.hand("Light the Beacons")
    play = scene.act()
    for command in (c.PlayCard(theirs), c.PlayCard(0), c.PlayCard(quest)):
        assert refused(play, command) == ("not_in_hand", "heroes/playing", (command.card,))
    assert refused(play, c.PlaceResource(theirs)) == ("not_in_hand", "heroes/resources", (theirs,))
    assert refused(play, c.PlayCard(held)) == ("quest", "heroes/quests", (held,))
    assert refused(play, c.CompleteQuest(held)) == ("no_quest", "heroes/quests", (held,))
    assert refused(play, c.CompleteQuest(0))[0] == "no_quest"


def test_powers_of_others_and_unknown_powers() -> None:
    scene = Scene(OSRIC, ILSABET, powers=True)
    theirs, mine = scene.put("Chapel Novice", 1), scene.put("Chapel Novice")
    play = scene.act()
    assert refused(play, c.UsePower(theirs, 0, (HERO,))) == ("not_yours", "heroes/powers", (theirs,))
    assert refused(play, c.UsePower(999, 0)) == ("not_yours", "heroes/powers", (999,))
    assert refused(play, c.UsePower(mine, 1, (HERO,))) == ("no_power", "heroes/powers", (mine,))
    assert refused(play, c.UsePower(mine, -1, (HERO,)))[0] == "no_power"
    assert refused(play, c.UsePower(mine, 0, (HERO,), 3)) == ("not_an_answer", "heroes/costs", (3,))
    assert refused(play, c.UsePower(mine, 0))[:2] == ("targets", "heroes/targets")
    assert refused(play, c.UsePower(HERO, 0, (HERO,)))[:2] == ("targets", "heroes/targets")


def test_an_ability_without_any_target_cannot_be_played() -> None:
    scene = Scene(SEDGE)
    severance, hymn = scene.hand("Severance", "Mending Hymn")
    play = scene.act()
    why = play.why(c.PlayCard(severance, (FOE,)))
    assert why is not None and why.text == "There is no ally." and play.code(c.PlayCard(hymn, (FOE,))) == ""


@does_not("Unravel")
def test_abilities_of_each_sort_are_interrupted() -> None:
    for name, targets, cost in (("Clinging Cinders", "hero", 3), ("Call from the Barrow", "dead", 4)):
        scene = Scene(SEDGE, ILSABET)
        (card,) = scene.hand(name)
        (dead,) = scene.graveyard("Bonepicker")
        (unravel,) = scene.hand("Unravel", seat=1)
        play = scene.act().do(c.PlayCard(card, (FOE if targets == "hero" else dead,))).to(1)
        play.do(c.PlayCard(unravel, (play.table.chain[-1].id,))).passes()
        assert play.damage(FOE) == 0 and play.in_play("bonepicker") == [] and play.ready() == 10 - cost
        assert len(play.graveyard()) == 2


# Invariants


def flawed(**changes: object) -> tuple[str, ...]:
    scene = Scene()
    scene.put("Ferryman Dob")
    state = scene.act().state
    return HEROES.flaws(replace(state, table=replace(state.table, **changes)))


def test_a_sound_state_has_no_flaws() -> None:
    assert flawed() == ()


def test_lost_and_doubled_cards_are_flaws(scene: Scene) -> None:
    (helm,) = scene.hand("Kettle Helm")
    state = scene.act().state
    one, other = state.table.players
    doubled = replace(one, graveyard=(helm,))
    lost = replace(one, hand=())
    for player, words in ((doubled, "doubled"), (lost, "missing")):
        (flaw,) = HEROES.flaws(replace(state, table=replace(state.table, players=(player, other))))
        assert words in flaw and str(helm) in flaw


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"id": 7}, "is filed under"),
        ({"damage": -1}, "has -1 damage"),
        ({"damage": 3}, "has fatal damage and is still there"),
        ({"host": HERO}, f"is attached to {HERO}"),
        ({"key": "shield_wall"}, "is in play"),
    ],
)
def test_wrong_permanents_are_flaws(changes: dict[str, object], words: str, scene: Scene) -> None:
    dob = scene.put("Ferryman Dob")
    state = scene.act().state
    wrong = {**state.table.permanents, dob: replace(state.table.permanents[dob], **changes)}
    assert any(words in flaw for flaw in HEROES.flaws(replace(state, table=replace(state.table, permanents=wrong))))


def test_with_priority_nothing_waits_and_nobody_has_too_much() -> None:
    link = Link(7, 0, "trigger", "bonepicker")
    assert flawed(waiting=(link,)) == ("Bonepicker has triggered and is not on the chain",)
    play = Scene().act()
    for number, sound in ((1, True), (2, False)):
        helms = {900 + i: Permanent(900 + i, "kettle_helm", 1, i + 1) for i in range(number)}
        table = replace(play.table, permanents={**play.table.permanents, **helms})
        found = [flaw for flaw in HEROES.flaws(replace(play.state, table=table)) if "too many" in flaw]
        assert found == ([] if sound else ["seat 1 has too many of a kind in play"])
        unasked = replace(play.state, table=table, decision=None)
        assert not [flaw for flaw in HEROES.flaws(unasked) if "too many" in flaw]


def test_wrong_players_are_flaws(scene: Scene) -> None:
    quest = scene.quest("The Miller's Errand")
    dob = scene.put("Ferryman Dob")
    state = scene.act().state
    one, other = state.table.players
    both = tuple(replace(r, completed=True) if r.card == quest else r for r in one.resources)
    up = (Resource(one.resources[0].card, face_up=True), *one.resources[1:])
    for changes, words in (
        ({"hero": FOE}, "seat 0 has no hero"),
        ({"hero": dob}, "seat 0 has no hero"),
        ({"looked": 6}, "knows more of its deck"),
        ({"shown": -1}, "knows more of its deck"),
        ({"decked": True}, "seat 0 is out and plays on"),
        ({"resources": both}, "wrongly face up or completed"),
        ({"resources": up}, "wrongly face up or completed"),
    ):
        table = replace(state.table, players=(replace(one, **changes), other))
        assert any(words in flaw for flaw in HEROES.flaws(replace(state, table=table))), words


def test_a_step_that_asks_nothing_has_no_answers() -> None:
    state = Scene().act().state
    with pytest.raises(RulesError):
        HEROES.candidates(replace(state, agenda=state.agenda[:1]))


def test_permanents_know_their_records() -> None:
    assert Permanent(1, "kettle_helm", 0).record.defense == 2
