"""What the log, the buttons and the prompt say, in full sentences."""

from __future__ import annotations

from game.core.commands import Agree, Concede, Decline, Done, Pass
from game.geometry.terrain import DIFFICULT, FLOOR
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.presentation.event_words import event_text
from game.rules.skirmish.presentation.words import action_text, answer_text, prompt_text, terrain_words
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Action, Strike
from tests.rules.skirmish.scene import Play, Scene, duel

NAMES = ("Red", "Blue")


def hall() -> tuple[Play, int, int, int, int]:
    """Return a knight, a wizard and an enemy, and a card in hand."""
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5))
    wizard = scene.put("war_wizard", (4, 5))
    foe = scene.put("shadow_mastiff", (6, 5), 1)
    (card,) = scene.hand("fireball")
    scene.reserve("elf_archer")
    return scene.play(knight), knight, wizard, foe, card


def test_announced_actions_in_words() -> None:
    play, knight, wizard, foe, card = hall()
    table = play.table

    def said(what: str, actor: int = knight, **more: object) -> str:
        key = table.creatures[actor].key
        return action_text(table, Action(9, 0, actor, key, what, **more))  # type: ignore[arg-type]

    assert said("move", cell=(3, 4)) == "Dragon Knight moves to (3, 4)" and said("move") == "Dragon Knight moves"
    assert said("attack", targets=(foe,), strike=Strike("melee")) == "Dragon Knight attacks Shadow Mastiff"
    assert said("attack", targets=(foe,), strike=Strike("ranged")) == "Dragon Knight shoots at Shadow Mastiff"
    assert said("dodge") == "Dragon Knight dodges" and said("tear") == "Dragon Knight tears free"
    assert said("tap") == "Dragon Knight is tapped"
    assert said("power", wizard, power=0, targets=(foe,)) == "War Wizard uses Magic Missile on Shadow Mastiff"
    assert said("card", wizard, source_card=card, cell=(7, 7)) == "War Wizard uses Fireball at (7, 7)"
    assert said("card", wizard, source_card=card) == "War Wizard uses Fireball"
    two = said("attack", targets=(foe, wizard), strike=Strike("melee"))
    assert two == "Dragon Knight attacks Shadow Mastiff and War Wizard"


def test_an_action_about_who_does_it_says_so_and_dodging_needs_no_word(scene: Scene) -> None:
    cleric = scene.put("dwarf_cleric", (5, 5), damage=5)
    dodge, darkfire = scene.hand("dodge", "darkfire")
    table = scene.table()
    touch = Action(9, 0, cleric, "dwarf_cleric", "power", power=0, targets=(cleric,))
    assert action_text(table, touch) == "Dwarf Cleric uses Healing Touch on itself"
    for card, words in ((darkfire, "Dwarf Cleric uses Darkfire on itself"), (dodge, "Dwarf Cleric uses Dodge")):
        action = Action(9, 0, cleric, "dwarf_cleric", "card", source_card=card, targets=(cleric,))
        assert action_text(table, action) == words


def test_the_log_names_who_assists_and_an_ally_is_told_whom_it_would_assist() -> None:
    scene = Scene(seats=4)
    guard = scene.put("drow_house_guard", (4, 4))
    foe = scene.put("dragon_knight", (5, 4), 1)
    assassin = scene.put("drow_assassin", (6, 4), 2)
    (sneak,) = scene.hand("sneak_attack")
    play = scene.play(guard).do(c.PlayCard(sneak, guard))
    assert play.state.decision is not None
    text = prompt_text(play.table, play.state.decision, ("A", "B", "C", "D"))
    assert text == "C: may Drow Assassin tap to assist Drow House Guard?"
    before = play.table
    (declared,) = play.do(c.Agree()).happened(ce.ActionDeclared)
    assert assassin in declared.action.tapped and foe in declared.action.targets
    assert event_text(before, declared, NAMES) == (
        "Drow House Guard uses Sneak Attack on Dragon Knight, assisted by Drow Assassin."
    )


def test_answers_in_words() -> None:
    play, knight, wizard, foe, card = hall()
    archer = play.table.players[0].reserve[0]
    for command, words in (
        (c.GoFirst(1), "Blue begins"),
        (c.GoFirst(3), "Seat 4 begins"),
        (c.ChooseCreature(foe), "Shadow Mastiff"),
        (c.ChooseCell((1, 2)), "Choose square (1, 2)"),
        (c.ChooseSource(99), "Prevent it"),
        (Agree(), "Yes"),
        (Decline(), "No"),
        (Done(), "Done"),
        (c.Activate(knight), "Activate Dragon Knight"),
        (c.EndActivation(), "End activation"),
        (c.EndActions(), "Go to deploy phase"),
        (c.MoveCreature(knight, (1, 2)), "Move Dragon Knight to (1, 2)"),
        (c.Attack(knight, foe), "Dragon Knight attacks Shadow Mastiff"),
        (c.StrikeBack(foe, knight), "Shadow Mastiff attacks Dragon Knight"),
        (c.UsePower(wizard, 0), "Magic Missile"),
        (c.PlayCard(card, wizard), "Play Fireball with War Wizard"),
        (c.TearFree(knight, card), "Tear off Fireball"),
        (c.SpendCard(card), "Discard Fireball to untap"),
        (c.DodgeShot(foe), "Shadow Mastiff taps to dodge"),
        (Pass(), "Pass"),
        (c.Deploy(archer), "Deploy Elf Archer (1 gold)"),
        (c.EndTurn(), "End Red's turn"),
        (Concede(0), "Concede"),
    ):
        assert answer_text(play.table, command, NAMES) == words


def test_a_source_to_prevent_is_named() -> None:
    scene, archer, guard = duel("elf_archer", (5, 5), "drow_house_guard", (6, 5))
    scene.put("war_wizard", (9, 5), 1)
    scene.hand("shield", seat=1)
    play = scene.play(archer).do(c.Attack(archer, guard))
    number = play.table.stack[-1].id
    said = answer_text(play.table, c.ChooseSource(number), NAMES)
    assert said == "Prevent: Elf Archer attacks Drow House Guard"
    assert play.state.decision is not None
    assert prompt_text(play.table, play.state.decision, NAMES) == (
        "Blue: Elf Archer attacks Drow House Guard. Respond or pass?"
    )


def test_questions_name_who_is_asked_about_what() -> None:
    play, knight, *_ = hall()
    assert play.state.decision is not None
    text = prompt_text(play.table, play.state.decision, NAMES)
    assert text == "Red: Dragon Knight is active: move, attack or end its activation."
    play.do(c.EndActivation())
    assert play.state.decision is not None and knight
    assert prompt_text(play.table, play.state.decision, NAMES) == (
        "Red: activate a creature or go on to the deploy phase."
    )


def asked_of(play: Play) -> str:
    """Return what the bar says to the seat that is asked."""
    assert play.state.decision is not None
    return prompt_text(play.table, play.state.decision, NAMES)


def test_an_active_creature_is_asked_only_for_what_it_still_can_do(scene: Scene) -> None:
    wizard = scene.put("war_wizard", (4, 5), attached=("action_point",))
    scene.put("shadow_mastiff", (7, 5), 1)
    (point,) = scene.hand("action_point")
    play = scene.play(wizard)
    begin = "Red: War Wizard is active:"
    assert asked_of(play) == f"{begin} move, use a power, play cards or end its activation."
    play.do(c.MoveCreature(wizard, (6, 5)))
    assert asked_of(play) == f"{begin} attack, use a power, play cards or end its activation."
    play.do(c.UsePower(wizard, 0))
    while play.prompt == "respond":
        play.do(Pass())
    assert asked_of(play) == f"{begin} play cards, discard an attached card to untap or end its activation."
    play.do(c.PlayCard(point, wizard))
    while play.prompt == "respond":
        play.do(Pass())
    assert asked_of(play) == f"{begin} discard an attached card to untap or end its activation."
    held = Scene()
    held.put("shadow_mastiff", (5, 5), 1)
    tired = held.put("war_wizard", (4, 5), tapped=True, attached=("web",))
    assert asked_of(held.play(tired)) == "Red: War Wizard can do nothing more: end its activation."
    caught = Scene()
    bound = caught.put("war_wizard", (4, 5), attached=("web",))
    assert asked_of(caught.play(bound)) == "Red: War Wizard is active: tear itself free or end its activation."


def test_between_activations_and_when_deploying_only_what_can_be_done_is_asked(scene: Scene) -> None:
    archer = scene.put("elf_archer", (5, 5))
    scene.hand("action_point")
    play = scene.play()
    assert asked_of(play) == "Red: activate a creature, play cards or go on to the deploy phase."
    play.do(c.Activate(archer)).do(c.EndActivation())
    assert asked_of(play) == "Red: no creature is left to activate: play cards or go on to the deploy phase."
    rich = Scene()
    rich.reserve("elf_archer")
    rich.gold(0, 10, 2)
    play = rich.play(phase="deploy")
    assert asked_of(play) == "Red: deploy creatures from your reserve or end your turn."
    rich.gold(0, 10, 0)
    play = rich.play(phase="deploy")
    assert asked_of(play) == "Red: nothing can be deployed now: end your turn."


def test_who_may_not_know_what_a_seat_holds_is_told_what_it_might_be() -> None:
    def told(play: Play) -> str:
        assert play.state.decision is not None
        return prompt_text(SKIRMISH.table_for(play.table, 1), play.state.decision, NAMES)

    scene = Scene()
    archer = scene.put("elf_archer", (5, 5), tapped=True)
    assert told(scene.play()) == "Red: activate a creature or go on to the deploy phase."
    scene.hand("fireball")
    assert told(scene.play()) == "Red: activate a creature, play cards or go on to the deploy phase."
    assert told(scene.play(archer)) == "Red: Elf Archer is active: move, play cards or end its activation."
    scene.reserve("elf_archer")
    scene.gold(0, 10, 0)
    assert told(scene.play(phase="deploy")) == "Red: deploy creatures from your reserve, play cards or end your turn."


def test_events_in_words() -> None:
    play, knight, wizard, foe, card = hall()
    table = play.table
    attack = Action(9, 0, knight, "dragon_knight", "attack", strike=Strike("melee"), targets=(foe,))
    move = Action(9, 0, knight, "dragon_knight", "move", cell=(1, 1))
    for event, words in (
        (e.FirstSeatChosen(1), "Blue begins."),
        (e.StartingCreaturePlaced(0, knight, "dragon_knight", (0, 0)), "Red starts with Dragon Knight."),
        (e.TurnBegan(1, 4), "Turn 4: Blue."),
        (e.CreaturesTapped((foe,), "feint"), "Shadow Mastiff is tapped by a feint."),
        (e.CreaturesTapped((foe,), "attack"), None),
        (e.CreaturesUntapped((foe, knight), "nimble"), "Shadow Mastiff and Dragon Knight untap."),
        (e.CreaturesUntapped((foe,), "nimble"), "Shadow Mastiff untaps."),
        (e.CreaturesUntapped((foe,), "refresh"), None),
        (ce.ActionCardsDrawn(0, (card,)), "Red draws Fireball."),
        (ce.ActionCardsDrawn(1, (0,)), "Blue draws an action card."),
        (ce.ActionCardsDrawn(1, (0, 0)), "Blue draws 2 action cards."),
        (ce.CreatureCardsDrawn(1, (0,)), "Blue draws a creature card."),
        (ce.CreatureCardsDrawn(0, (knight,)), "Red draws Dragon Knight."),
        (ce.CardsRevealed(0, (card,), card, (card,)), "Red reveals an action card and takes Fireball."),
        (ce.CardsRevealed(0, (card, card), 0, ()), "Red reveals 2 action cards and finds none."),
        (ce.AssistDeclined(0, wizard, card), "War Wizard will not assist."),
        (ce.ActionDeclared(attack), "Dragon Knight attacks Shadow Mastiff."),
        (ce.ActionDeclared(move), None),
        (ce.ActionDeclared(Action(9, 1, foe, "shadow_mastiff", "tap")), None),
        (e.CreatureMoved(foe, ((1, 1), (2, 2)), "move"), "Shadow Mastiff moves to (2, 2)."),
        (e.CreatureMoved(foe, ((2, 2),), "shift"), "Shadow Mastiff shifts to (2, 2)."),
        (e.CreatureMoved(foe, ((2, 2),), "slide"), "Shadow Mastiff is slid to (2, 2)."),
        (e.CreatureMoved(foe, ((2, 2),), "teleport"), "Shadow Mastiff teleports to (2, 2)."),
        (e.CreatureMoved(foe, (), "move"), None),
        (e.BlockGained(knight, 10), "Dragon Knight gains block 10."),
        (e.ShieldRaised(knight, 9, whole=True), "Dragon Knight is shielded."),
        (e.ShieldRaised(knight, 9), "Dragon Knight takes no damage from that attack."),
        (e.ShotDodged(foe, 9), "Shadow Mastiff dodges the shot."),
        (e.DamageDealt(9, knight, foe, 15, 0, "melee"), "Dragon Knight deals 15 damage to Shadow Mastiff."),
        (
            e.DamageDealt(9, knight, foe, 10, 5, "melee"),
            "Dragon Knight deals 10 damage to Shadow Mastiff (5 prevented).",
        ),
        (e.DamageDealt(0, 0, foe, 5, 0, "attached"), "Shadow Mastiff takes 5 damage from an attached card."),
        (e.CreatureHealed(foe, 5), "Shadow Mastiff heals 5."),
        (e.CreatureDestroyed(foe, (knight,)), "Shadow Mastiff (Blue) is destroyed by Dragon Knight."),
        (e.CreatureDestroyed(foe, ()), "Shadow Mastiff (Blue) is destroyed."),
        (ce.GoldMoved(1, 4, "destroyed"), "Blue moves 4 gold from vault to supply."),
        (ce.GoldMissing(1, 2, 0), "Blue's vault lacks 2 gold: this turn is the last. Red gains 2 VP."),
        (ce.GoldMissing(1, 2, -1), "Blue's vault lacks 2 gold: this turn is the last."),
        (ce.CardAttached(card, knight), "Fireball is attached to Dragon Knight."),
        (e.CreatureDeployed(0, knight, "dragon_knight", (0, 0), 4), "Red deploys Dragon Knight for 4 gold."),
        (e.MatchEnded((3, 3), (), "gold"), "The match is a draw."),
        (e.MatchEnded((3, 2), (0,), "gold"), "Red wins the match."),
        (e.MatchEnded((3, 2), (0, 1), "gold"), "Red and Blue win the match."),
        (e.PhaseBegan(0, "deploy"), None),
    ):
        assert event_text(table, event, NAMES) == words, event


def test_what_came_to_nothing_is_reported() -> None:
    play, knight, _, foe, _ = hall()
    play.do(c.Attack(knight, foe))
    number = play.table.stack[-1].id
    assert event_text(play.table, ce.ActionDone(number, fizzled=True), NAMES) == (
        "Dragon Knight attacks Shadow Mastiff: has no effect."
    )
    assert event_text(play.table, ce.ActionDone(number), NAMES) is None


def test_a_name_that_ends_with_a_mark_of_its_own_has_no_full_stop_after_it() -> None:
    scene, knight, foe = duel("dragon_knight", (5, 5), "shadow_mastiff", (6, 5))
    run, fireball = scene.hand("run", "fireball")
    play = scene.play(knight)
    for cards, words in (((run,), "Red draws Run!"), ((run, fireball), "Red draws Run!, Fireball.")):
        assert event_text(play.table, ce.ActionCardsDrawn(0, cards), NAMES) == words
    assert event_text(play.table, e.CreatureMoved(foe, ((6, 5), (7, 5)), "move"), NAMES) == (
        "Shadow Mastiff moves to (7, 5)."
    )


def test_damage_of_an_attached_card_names_the_card(scene: Scene) -> None:
    knight = scene.put("dragon_knight", (5, 5), attached=["lolths_sting"])
    table = scene.table()
    assert event_text(table, e.DamageDealt(0, 0, knight, 5, 0, "attached"), NAMES) == (
        "Dragon Knight takes 5 damage from Lolth's Sting."
    )


def test_ground_says_what_it_does() -> None:
    assert [terrain_words(ground) for ground in (FLOOR, DIFFICULT)] == [
        "",
        "Difficult ground: a step into it costs two.",
    ]
