"""What the log, the prompts and the buttons say, sentence by sentence."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from game.core.commands import Agree, ChooseAnswer, Concede, Decline, Done
from game.core.decisions import Decision
from game.core.events import DiceRolled
from game.core.scenario.words import SCENARIO_SENTENCES
from game.core.views import view_for
from game.rules.arena.cards.phrases import a_card
from game.rules.arena.combat_dice import hits, shields
from game.rules.arena.presentation.answer_figures import unanswered
from game.rules.arena.presentation.card_words import GLOSSARY, card_text, plain
from game.rules.arena.presentation.event_words import event_text
from game.rules.arena.presentation.names import figure_name
from game.rules.arena.presentation.words import answer_text, card_record, done_text, place, prompt_text
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from game.rules.arena.state import scenario_events as se
from game.rules.arena.state.steps import HiddenTrigger
from game.rules.arena.state.table import AttackMade, Lasting
from game.rules.arena.state.targets import OnArmy, OnEnchantment, OnFigure, OnSeat
from tests.rules.arena.battle import B, Battle, H, S, battle

NAMES = ("Ada", "Ben")


@pytest.fixture
def b() -> Battle:
    """Return a duel with a squad, an enchantment and cards in hand."""
    return battle(("Gideon Jura", (3, 4)), ("Rhox Veterans", (5, 4)), ("Liliana Vess", (9, 4)),
                  ("Flamewing Phoenixes", (7, 7)), seats=(
                      {"army": ["Gideon Jura", "Rhox Veterans", "Flamewing Phoenixes"],
                       "spells": ["Healing Salve", "Hold the Rank", "Forward March", "Mirrored Zeal"],
                       "hand": ["Healing Salve", "Forward March"]}, {"colour": "black"}),
                  on_army=(("Hold the Rank", "Rhox Veterans"), ("Mirrored Zeal", "Rhox Veterans")))  # fmt: skip


def said(b: Battle, event: Any) -> str | None:
    """Return the line of the log for an event."""
    return event_text(b.table, event, NAMES)


def test_within_a_spell_the_attack_that_it_lets_be_made_is_what_is_answered() -> None:
    mine = {"army": ["Chandra Nalaar", "Flamewing Phoenixes"], "spells": ["Seize the Day"], "hand": ["Seize the Day"]}
    theirs = {"army": ["Gideon Jura"], "spells": ["Turned Blade"]}
    b = battle(("Chandra Nalaar", (1, 4)), ("Flamewing Phoenixes", (4, 4)), ("Gideon Jura", (5, 4), None, 1),
               phase="spells", seats=(mine, theirs), on_army=(("Turned Blade", "Gideon Jura"),))  # fmt: skip
    b.play("Seize the Day", b.id("Flamewing Phoenixes"))
    asked = []
    while b.prompt not in ("spells", ""):
        if b.prompt == "turn_over":
            assert b.state.decision is not None
            asked.append(prompt_text(b.table, b.state.decision, NAMES))
        if b.prompt == "free_attack":
            b.attack("Flamewing Phoenixes", "Gideon Jura")
        else:
            b.do(c.TurnOver(b.card("Turned Blade"))) if b.legal(c.TurnOver) else b.done()
    assert asked[-1] == "Ben: Flamewing Phoenix 1 attacks Gideon Jura. Turn over the card hidden on Gideon Jura?"


@pytest.mark.parametrize(
    ("power", "toughness", "is_off", "line"),
    [
        ((1, 6), (4, 5), False, "Liliana Vess takes no damage: 2 shields against 1 hit."),
        # As many shields as hits keep all of them off; one fewer does not.
        ((1, 2), (4, 5), False, "Liliana Vess takes no damage: 2 shields against 2 hits."),
        ((1, 2), (4, 6), False, None),
        ((6, 4), (6,), False, "Liliana Vess takes no damage: no hit."),
        ((6, 4), (6,), True, None),
        ((), (), False, None),
    ],
)
def test_an_attack_that_did_nothing_says_why(
    power: tuple[int, ...], toughness: tuple[int, ...], is_off: bool, line: str | None, b: Battle
) -> None:
    attacker, defender = b.id("Gideon Jura"), b.id("Liliana Vess")
    made = AttackMade(attacker, defender, 1, is_adjacent=True, power=power, toughness=toughness, is_off=is_off)
    ended = e.AttackEnded(attacker, defender, hits(power), shields(toughness))
    assert event_text(replace(b.table, attack_made=made), ended, NAMES) == line


def test_every_event_that_is_logged_has_a_sentence(b: Battle) -> None:
    gideon, rhox, liliana = (b.id(name) for name in ("Gideon Jura", "Rhox Veterans", "Liliana Vess"))
    army, salve, rank = b.army("Rhox Veterans"), b.card("Healing Salve"), b.card("Hold the Rank")
    zeal, at = b.card("Mirrored Zeal"), (b.hex((5, 4)),)
    told = {
        DiceRolled(0, 20, (7,), "first"): "Ada rolls 7 on the d20 for the first turn.",
        DiceRolled(1, 20, (12,), "arise"): "Ben rolls 12 on the d20 for Darkness Arises.",
        DiceRolled(1, 20, (16, 3), "steal_mind"): "Ben rolls 16, 3 on the d20 for Mind Stealer.",
        DiceRolled(1, 6, (1,), "power"): None,
        e.GlyphsDealt(("power",)): None,
        ce.LibraryShuffled(0, (salve,)): None,
        e.FirstSeatChosen(1): "Ben goes first, as the winner of the roll chose.",
        se.FigureArrived(0, 0, rhox, at, 0): "Rhox Veteran 1 joins Ada.",
        se.GroundChanged(at, "water", -1, b.table.board): "The ground changes to water.",
        se.GroundChanged(at, "", 3, b.table.board): "The ground changes to level 3.",
        se.FigureLeft(rhox): "Rhox Veteran 1 leaves the battlefield.",
        e.FigurePlaced(rhox, at, "start"): "Rhox Veteran 1 begins at (5, 4).",
        e.FigurePlaced(rhox, at, "summoned"): "Rhox Veteran 1 is summoned to (5, 4).",
        e.FigurePlaced(rhox, at, "raised"): "Rhox Veteran 1 returns to (5, 4).",
        e.FigurePlaced(rhox, at, "exchanged"): "Rhox Veteran 1 appears at (5, 4).",
        ce.CardsDrawn(0, (salve,), (0,)): "Ada draws Healing Salve.",
        ce.CardsDrawn(0, (0,), (0,)): "Ada draws a card.",
        ce.CardsDrawn(0, (0, 0), (0,)): "Ada draws 2 cards.",
        e.TurnBegan(1, 4, ()): "Turn 4: Ben.",
        e.TurnEnded(1, 4): None,
        e.PhaseBegan(1, "move"): None,
        e.ArmyChosen(0, army): "Ada chooses Rhox Veterans.",
        ce.SpellPlayed(0, salve, "healing-salve", OnFigure(gideon)): "Ada plays Healing Salve on Gideon Jura.",
        ce.SpellPlayed(0, salve, "forward-march", OnArmy(army)): "Ada plays Forward March on Rhox Veterans.",
        ce.SpellPlayed(0, salve, "misdirection", OnEnchantment(rank)): "Ada plays Misdirection on Hold the Rank.",
        ce.SpellPlayed(0, salve, "grave-whisper", OnSeat(1)): "Ada plays Grave Whisper on Ben.",
        ce.SpellPlayed(0, salve, "bountiful-harvest", None): "Ada plays Bountiful Harvest.",
        ce.SpellPlayed(0, 0, "", OnArmy(army)): "Ada plays a hidden enchantment on Rhox Veterans.",
        ce.SpellCountered(0, salve): "Healing Salve is countered.",
        ce.SpellBuried(0, salve): None,
        ce.Enchanted(0, rank, army, False): None,  # noqa: FBT003
        ce.EnchantmentMoved(rank, 1, army): "Hold the Rank goes to Rhox Veterans.",
        ce.EnchantmentsBuried(army, (rank,), ()): "Hold the Rank on Rhox Veterans goes to the graveyard.",
        ce.HiddenTurned(0, zeal, army, 0): "Ada turns over Mirrored Zeal on Rhox Veterans.",
        ce.CardDiscarded(0, salve): "Ada discards Healing Salve.",
        ce.LibraryOpened(0, (salve,), (0,)): "Ada looks at the top card of the library.",
        ce.LibraryOpened(0, (salve, zeal), (0,)): "Ada looks at the library.",
        ce.LibraryClosed(0): None,
        ce.CardTaken(0, 0, "unsummon", ()): "Ada takes Unsummon.",
        ce.CardPutUnder(0): "Ada puts the top card at the bottom.",
        e.AbilityUsed(1, 4, "snuff_out 4"): "Ben uses Snuff Out.",
        e.ArmySummoned(0, army): "Ada summons Rhox Veteran 2 and Rhox Veteran 3.",
        e.FigureMoved(rhox, at, 1): None,
        e.MoveBegan(rhox, 5): None,
        e.MoveStopped(rhox): None,
        e.MoveEnded(rhox, True): "Rhox Veteran 1 has moved to (5, 4).",  # noqa: FBT003
        e.MoveEnded(rhox + 1, True): None,  # noqa: FBT003
        e.LeavingStruck(rhox, liliana, True): "Rhox Veteran 1 leaves Liliana Vess and is struck.",  # noqa: FBT003
        e.LeavingStruck(rhox, liliana, False): "Rhox Veteran 1 leaves Liliana Vess unharmed.",  # noqa: FBT003
        e.FigureFell(rhox, 5, True): "Rhox Veteran 1 falls 5 levels and is hurt.",  # noqa: FBT003
        e.FigureFell(rhox, 6, False): "Rhox Veteran 1 falls 6 levels unharmed.",  # noqa: FBT003
        e.FiguresHalted((rhox, gideon)): "Rhox Veteran 1, Gideon Jura can neither move nor attack any more.",
        e.FiguresHalted((rhox, rhox + 1)): "Rhox Veteran 1 can neither move nor attack any more.",
        e.FiguresHalted((rhox + 1,)): None,
        e.SquadSheltered(army): "Rhox Veterans may leave engagements freely.",
        e.GlyphTurned(1, "move"): "A glyph of Movement is turned over.",
        e.GlyphTurned(1, "random"): "A glyph of chance is turned over.",
        e.GlyphRemoved(1): "The glyph is used up.",
        e.AttackAnnounced(rhox, liliana, 0, True, True): "Rhox Veteran 1 attacks Liliana Vess.",  # noqa: FBT003
        e.AttackAltered(is_off=True): "The attack does not happen.",
        e.AttackAltered(fewer=2): "The attack rolls 2 dice fewer.",
        e.AttackAltered(fewer=1): "The attack rolls 1 die fewer.",
        e.AttackAltered(more=1): "The defence rolls 1 die more.",
        e.AttackAltered(more=3): "The defence rolls 3 dice more.",
        e.CombatRolled(0, rhox, "power", (H, H, B), ()): "Rhox Veteran 1 rolls 2 hits on 3 dice.",
        e.CombatRolled(0, rhox, "power", (H, S, B), ()): "Rhox Veteran 1 rolls 1 hit on 3 dice.",
        e.CombatRolled(0, rhox, "toughness", (H, S), ()): "Rhox Veteran 1 rolls 1 shield on 2 dice.",
        e.CombatRolled(0, rhox, "toughness", (H,), ()): "Rhox Veteran 1 rolls 0 shields on 1 die.",
        e.CombatRerolled(0, "power", (1, 2), (H, H), "x"): "Ada rolls 2 dice again.",
        e.CombatRerolled(0, "power", (1,), (H, H), "x"): "Ada rolls 1 die again.",
        e.AttackEnded(rhox, liliana, 1, 0): None,
        e.DamageDealt(rhox, 2, 0, "attack"): "Rhox Veteran 1 takes 2 damage.",
        e.DamageDealt(rhox, 1, 0, "leaving"): "Rhox Veteran 1 takes 1 damage as it leaves an engagement.",
        e.DamageDealt(rhox, 1, 0, "fall"): "Rhox Veteran 1 takes 1 damage from a fall.",
        e.DamageDealt(rhox, 1, 0, "counter_strike"): "Rhox Veteran 1 takes 1 damage from Counter Strike.",
        e.DamageDealt(rhox, 1, 0, "thorns"): "Rhox Veteran 1 takes 1 damage from a Wreath of Fire.",
        e.DamageDealt(rhox, 1, 0, "trample"): "Rhox Veteran 1 takes 1 damage from Trample.",
        e.DamagePrevented(rhox, 2): "2 damage to Rhox Veteran 1 is prevented.",
        e.FigureHealed(rhox, 2): "Rhox Veteran 1 heals 2.",
        e.FigureDestroyed(rhox, 0): "Rhox Veteran 1 is destroyed.",
        e.FigureDestroyed(rhox, gideon): "Rhox Veteran 1 is destroyed by Gideon Jura.",
        e.ArmyBuried(army): "The army card Rhox Veterans leaves the game.",
        e.SquadRecalled(army, (rhox,)): "The squad Rhox Veterans returns to the reserve.",
        e.ControlTaken(rhox, 1): "Ben controls Rhox Veteran 1.",
        e.LastingBegan(Lasting("twin", 0)): None,
        e.LastingBegan(
            Lasting("detained", 1, key="kor-hookmasters")
        ): "Kor Hookmasters of Ben are detained for the next turn.",
        e.LastingEnded(Lasting("twin", 0)): None,
        e.Passed(0, "turn_over", army): None,
        e.Passed(0, "spells"): "Ada is done with spells before the move.",
        e.Passed(1, "spells_after"): "Ben is done with spells after the attacks.",
        e.Passed(1, "borrowed_abilities", army): "Ben is done with the abilities of Rhox Veterans.",
        e.PlayerOut(1): "Ben is out.",
    }
    for event, sentence in told.items():
        assert said(b, event) == sentence, event
    assert {type(event) for event in told} | set(SCENARIO_SENTENCES) == set(get_args(ARENA.event_type))


def test_one_card_is_a_card_and_several_are_counted() -> None:
    assert [a_card(count) for count in (1, 2, 3)] == ["a card", "2 cards", "3 cards"]
    assert "draw a card" in plain(card_text(card_record("healing-salve"))).lower()


def test_every_answer_has_its_words(b: Battle) -> None:
    gideon, rhox, liliana = (b.id(name) for name in ("Gideon Jura", "Rhox Veterans", "Liliana Vess"))
    army, salve, at = b.army("Rhox Veterans"), b.card("Healing Salve"), (b.hex((5, 4)),)
    told = {
        c.GoFirst(1): "Ben goes first",
        c.PlaceFigure(at): "Place it on space (5, 4)",
        c.ChooseArmy(army): "Rhox Veterans",
        c.PlaySpell(salve): "Play Healing Salve",
        c.PlaySpell(salve, OnFigure(gideon)): "Play Healing Salve on Gideon Jura",
        c.PlaySpell(salve, OnSeat(1)): "Play Healing Salve on Ben",
        c.UseAbility("focused_thoughts"): "Focused Thoughts",
        c.UseAbility("snuff_out", rhox): "Snuff Out on Rhox Veteran 1",
        c.UseAbility("super_heated", rhox, salve): "Super Heated on Rhox Veteran 1, discarding Healing Salve",
        c.Summon(army): "Summon Rhox Veterans",
        c.MoveFigure(rhox, at): "Move Rhox Veteran 1 to (5, 4)",
        c.Attack(rhox, liliana): "Rhox Veteran 1 attacks Liliana Vess",
        c.ChooseFigure(rhox): "Rhox Veteran 1",
        c.ChooseCard(salve): "Healing Salve",
        c.ChooseDie(0): "Die 1",
        c.TurnOver(salve): "Turn over Healing Salve",
        Agree(): "Yes",
        Decline(): "No",
        Done(): "Done",
    }
    for command, words in told.items():
        assert answer_text(b.table, command, NAMES) == words
    # What a scenario asks is told by its own words.
    assert {type(command) for command in told} | {ChooseAnswer} == set(get_args(c.AnyCommand))
    assert answer_text(b.table, Concede(0), NAMES) == "Concede"


@pytest.mark.parametrize(("prompt", "about", "words"), [
    ("choose_army", "", "Ada: choose the army card of this turn."),
    ("free_attack", "Rhox Veterans", "Ada: Rhox Veteran 1 may attack once, now."),
    ("turn_over", "Rhox Veterans", "Ada: its moment has come. Turn over the card hidden on Rhox Veteran 1?"),
    ("place_planeswalker", "Gideon Jura", "Ada: place Gideon Jura in a starting zone."),
    ("place_figure", "", "Ada: place the figure."),
    ("hand_limit", "", "Ada: you hold more than seven cards: discard one."),
])  # fmt: skip
def test_a_question_says_who_and_what_about(b: Battle, prompt: str, about: str, words: str) -> None:
    pieces = (b.id(about),) if about else ()
    assert prompt_text(b.table, Decision(1, 0, "pick", prompt, pieces), NAMES) == words


def asked_of(b: Battle) -> str:
    assert b.state.decision is not None
    return prompt_text(b.table, b.state.decision, NAMES)


def test_with_spells_only_what_can_still_be_done_is_asked() -> None:
    army = {"army": ["Gideon Jura", "Rhox Veterans"], "spells": ["Healing Salve"], "hand": ["Healing Salve"]}
    hurt = battle(("Gideon Jura", (3, 4), 3), ("Liliana Vess", (9, 4)), phase="spells", card="Gideon Jura",
                  seats=(army, {"colour": "black"}))  # fmt: skip
    assert asked_of(hurt) == "Ada: play spells or summon; then go on to move."
    hurt.play("Healing Salve", hurt.id("Gideon Jura"))
    assert asked_of(hurt) == "Ada: summon; then go on to move."


def test_a_question_about_an_army_card_and_about_an_enchantment(b: Battle) -> None:
    arise = Decision(1, 1, "pick", "arise", (b.army("Rhox Veterans"),))
    assert prompt_text(b.table, arise, NAMES) == "Ben: roll for Rhox Veterans to return?"
    rededicate = Decision(1, 1, "pick", "rededicate", (b.card("Hold the Rank"),))
    assert prompt_text(b.table, rededicate, NAMES) == "Ben: on which army card does Hold the Rank lie now?"


def test_a_question_about_a_hidden_enchantment_says_what_it_would_answer() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Restless Zombies", (4, 4)), ("Gideon Jura", (9, 9)),
               card="Restless Zombies", on_army=(("Mirrored Zeal", "Rhox Veterans"),), turn={"seat": 1})  # fmt: skip
    b.attack("Restless Zombies", "Rhox Veterans")
    assert b.state.decision is not None
    words = prompt_text(b.table, b.state.decision, NAMES)
    assert words == "Ada: Restless Zombie 1 attacks Rhox Veteran 1. Turn over the card hidden on Rhox Veterans?"
    moving = battle(("Rhox Veterans", (7, 4)), ("Restless Zombies", (3, 4)), card="Restless Zombies", phase="move",
                    on_army=(("Mirrored Zeal", "Rhox Veterans"),), turn={"seat": 1})  # fmt: skip
    moving.move("Restless Zombies", (6, 4))
    assert moving.state.decision is not None
    words = prompt_text(moving.table, moving.state.decision, NAMES)
    assert words == "Ada: Restless Zombie 1 moves. Turn over the card hidden on Rhox Veterans?"


@pytest.mark.parametrize(("spell", "words"), [("Near-Death Experience", "Near-Death Experience is being played."),
                                             ("Turned Blade", "a hidden enchantment is being played.")])  # fmt: skip
def test_a_question_about_a_spell_names_it_unless_it_is_played_face_down(spell: str, words: str) -> None:
    b = battle(("Gideon Jura", (3, 4), 3), ("Jace Beleren", (9, 4)), colours=("white", "blue"), phase="spells",
               card="Gideon Jura", hand=(spell,), on_army=(("Scatter Arc", "Jace Beleren"),))  # fmt: skip
    b.play(spell, b.army("Gideon Jura") if spell == "Turned Blade" else None)
    assert b.state.decision is not None
    told = prompt_text(b.table, b.state.decision, NAMES)
    assert told == f"Ben: {words} Turn over the card hidden on Jace Beleren?"


def test_every_question_of_the_rules_has_its_words_and_going_on_is_called_something(b: Battle) -> None:
    for prompt, words in (("spells", "Go on to move"), ("spells_after", "No more spells"), ("move", "No more moves"),
                          ("attack", "No more attacks"), ("turn_over", "Leave it hidden"), ("free_attack", "No attack"),
                          ("place_figure", "No more figures"), ("trample", "Let the rest be"), ("search", "Take none"),
                          ("roll_again", "Roll them again, or keep all"), ("steal_mind", "Done")):  # fmt: skip
        assert done_text(prompt) == words


def test_names_of_figures_places_and_cards(b: Battle) -> None:
    assert figure_name(b.table, b.id("Flamewing Phoenixes", 2)) == "Flamewing Phoenix 2"
    assert figure_name(b.table, b.id("Rhox Veterans", 3)) == "Rhox Veteran 3"
    assert figure_name(b.table, b.id("Gideon Jura")) == "Gideon Jura" and figure_name(b.table, 999) == "nobody"
    assert place(b.table, b.hex((5, 7))) == "(5, 7)"
    assert event_text(b.table, e.PlayerOut(4), NAMES) == "Seat 5 is out."
    assert card_record("rhox-veterans").name == "Rhox Veterans" and card_record("unsummon").name == "Unsummon"


def test_the_words_of_army_cards_say_their_numbers() -> None:
    texts = {name: plain(card_text(card_record(name))) for name in ("gideon-jura", "jace-beleren", "elf-rangers",
                                                                  "blighted-reavers", "chandra-nalaar")}  # fmt: skip
    assert "+1 power for each enemy figure within 2 clear-sight spaces." in texts["gideon-jura"]
    assert "On 16 or more" in texts["jace-beleren"] and "within 4 clear-sight spaces" in texts["jace-beleren"]
    assert "up to 2 spaces" in texts["elf-rangers"]
    assert "-2 toughness" in texts["blighted-reavers"] and "within 2 clear-sight" in texts["blighted-reavers"]
    assert "discard a red card: deal 1 damage to a figure within 6" in texts["chandra-nalaar"]


def test_the_glossary_explains_in_sentences() -> None:
    assert all(text.endswith(".") for text in GLOSSARY.values()) and "Hidden enchantment" in GLOSSARY


def test_in_a_melee_nobody_chooses_who_goes_first(b: Battle) -> None:
    table = replace(b.table, board=replace(b.table.board, mode="melee"))
    assert event_text(table, e.FirstSeatChosen(1), NAMES) == "Ben goes first."


def test_what_an_attack_does_is_reported_only_before_it_has_done_it() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Restless Zombies", (4, 4)), ("Gideon Jura", (9, 9)),
               card="Restless Zombies", on_army=(("Mirrored Zeal", "Rhox Veterans"),), turn={"seat": 1})  # fmt: skip

    def told() -> tuple[str, str]:
        view = view_for(ARENA, b.state, 0)
        step = view.agenda[-1]
        assert isinstance(step, HiddenTrigger)
        return step.moment, unanswered(view)

    b.attack("Restless Zombies", "Rhox Veterans")
    moment, words = told()
    assert moment == "announced" and words.endswith("to be destroyed")
    b.done((H, H, B))
    assert told() == ("rolled", "2 hits before its shields")
    b.done((B, B))
    assert told() == ("hurt", "")
