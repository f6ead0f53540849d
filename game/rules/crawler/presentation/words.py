"""What the screen and the log say about a match: questions, answers and the table as sentences.

``event_words.py`` has the lines of the log. ``names`` are the seats' names, one per seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.commands import ChooseAnswer, Command, Concede, Decline, Done
from game.core.decisions import Decision
from game.core.scenario.words import choice_answer, choice_words
from game.core.views import View
from game.core.words import asked, counted
from game.rules.crawler.cards.terms import CRAWLER_TYPES
from game.rules.crawler.cards.traits import Regeneration
from game.rules.crawler.power import power_of, total
from game.rules.crawler.presentation.queries import next_in_window, retaliation_sum, wounds_in_reach
from game.rules.crawler.quests import progress
from game.rules.crawler.resources import cost_of, occupied, pool
from game.rules.crawler.state import commands as c
from game.rules.crawler.state.table import Adventurer, DungeonCard, Table, crawler_record, name_of
from game.rules.crawler.stats import encounter_cost, encounter_limit, hand_limit, is_locked, primary_target, trait_of
from game.rules.crawler.struggles import aiming, attack_report, defence_report
from game.rules.crawler.wounds import charm_of

AnyView = View[Any, Any]
Names = Sequence[str]


def seat_name(names: Names, seat: int) -> str:
    return names[seat] if seat < len(names) and names[seat] else f"Player {seat + 1}"


def names_of(table: Table, numbers: Sequence[int]) -> str:
    return ", ".join(name_of(table, number) for number in numbers) or "nothing"


# Questions

_PROMPTS = {
    "mulligan": "keep this hand, or draw another one?",
    "respond": "respond before combat begins.",
    "attack": "commit Adventurers and cards to the attack.",
    "defend": "defend against {0}.",
    "heal": "{0}: who is healed?",
    "reset": "{0}: who is reset?",
    "remove_locks": "{0}: who is unlocked?",
    "primary_target": "{0}: who is the Primary Target in this round?",
    "assign": "{0}: whom is it assigned to?",
    "activate": "{0}: which Character is Activated?",
    "ignore": "{0}: whose attributes are ignored?",
    "remove_from_play": "{0}: which card leaves play?",
    "wound_after_win": "{0}: which Character takes the Wound?",
    "arrange_party": "{0}: who comes next, from the front?",
    "arrange_deck": "{0}: which card goes where?",
    "search": "{0}: which card do you take?",
    "order_triggers": "which combat trigger comes first?",
    "snare": "{0}: discard, or Activate the Primary Target?",
    "wound": "which Character takes the Wound?",
    "pay_charm": "{0} has Charm: discard to wound it?",
    "pay_regeneration": "{0} has Regeneration: discard to wound it?",
    "rampage": "{0} rampages: which Adventurer takes the Wound?",
    "steal": "{0} steals: which Equipment?",
    "discard": "discard a card.",
    "discard_for_card": "{0}: discard a card.",
    "reward": "{0} is saved: whose Wound is removed?",
    "drop": "drop cards that you do not want?",
    "reaver": "which Character does {0} remove?",
    "maintain": "the pools no longer pay for all: drop one.",
}
_LAST_CHANCE = "play cards before the Encounter ends."


def prompt_text(table: Table, decision: Decision, names: Names) -> str:
    """Return who is asked what and why, for the prompt bar."""
    if choice := choice_words(table, decision, names):
        return choice
    about, shared = names_of(table, decision.about), ""
    if decision.prompt == "mulligan" and table.seats > 1:
        # rule: crawler/players
        shared = f" Hand, pools and decks are the party's; {seat_name(names, table.round.lead)} speaks for the party."
    return asked(seat_name(names, decision.seat), _question(table, decision).format(about) + shared)


def wound_price(table: Table, decision: Decision) -> str:
    """Return what is to be discarded for a Wound that is to be paid for: "2 cards"; "" for any other question."""
    if decision.prompt == "pay_charm":
        charm = charm_of(table, decision.about[0])
        return f"{counted(charm.tactics, 'Tactic card')} or {counted(charm.others, 'other card')}"
    trait = trait_of(table, decision.about[0], Regeneration) if decision.prompt == "pay_regeneration" else None
    return counted(trait.cards, "card") if trait is not None else ""


def _question(table: Table, decision: Decision) -> str:
    """Return what is asked at this moment, with a gap for the cards that it is about."""
    wanted = _PROMPTS.get(decision.prompt, decision.prompt.replace("_", " ") + ".")
    if decision.prompt == "wound":
        return wanted + _wounds_chosen(table, decision.about)
    if decision.prompt == "snare" and any(one.activated for one in table.party if one.id == primary_target(table)):
        # rule: crawler/snare
        return "{0}: discard, or a Lock token for the Primary Target?"
    if decision.prompt == "discard":
        # rule: crawler/hand
        over = len(table.hand) - hand_limit(table)
        return f"discard {counted(over, 'card')}, down to the Hand Limit." if over > 0 else wanted
    if decision.prompt != "defend":
        return wanted
    if decision.about:
        is_gone = table.struggle is not None and table.struggle.gone
        return "the target has died: the attack of {0} does nothing." if is_gone else wanted
    # rule: crawler/retaliation: nothing attacks, it is a chance to play cards before what follows.
    if table.struggle is not None and table.struggle.trigger:
        return "play cards before combat continues."
    waiting = aiming(table)
    return f"play cards before {name_of(table, waiting[0])} attacks." if waiting else _LAST_CHANCE


def _wounds_chosen(table: Table, chosen: tuple[int, ...]) -> str:
    """Return how many Characters an attack with Area has so far, where it can have several."""
    # rule: crawler/area
    most = len(wounds_in_reach(table, chosen))
    return f" {len(chosen)} of up to {most} chosen." if most > 1 else ""


# Answers


def _played(table: Table, command: c.PlayCard) -> str:
    record = crawler_record(table, command.card)
    boost = ", boosted" if command.boosted else ""
    return f"Play {record.name}{boost} ({cost_of(table, record)} {record.type})"


_ANSWERS: dict[type[Command], Callable[[Table, Any], str]] = {
    c.KeepHand: lambda table, command: "Keep the hand",
    c.Redraw: lambda table, command: "Draw another hand",
    c.PlayCard: _played,
    c.UseCard: lambda table, command: (
        f"{'Spend' if crawler_record(table, command.card).spend else 'Use'} {name_of(table, command.card)}"
    ),
    c.Bribe: lambda table, command: f"Bribe {name_of(table, command.character)} with {name_of(table, command.card)}",
    c.Commit: lambda table, command: f"Activate {name_of(table, command.adventurer)}",
    Done: lambda table, command: done_text(table),
    ChooseAnswer: choice_answer,
    c.Choose: lambda table, command: name_of(table, command.card),
    Decline: lambda table, command: "Leave it",
    c.Drop: lambda table, command: f"Drop {name_of(table, command.card)}",
    c.PutOnTop: lambda table, command: f"{name_of(table, command.card)} on top",
    c.PutOnBottom: lambda table, command: f"{name_of(table, command.card)} to the bottom",
}


#: What choosing a card means, by the question.
_CHOICES = {
    "heal": "Heal {0}",
    "reset": "Reset {0}",
    "remove_locks": "Unlock {0}",
    "primary_target": "Make {0} the Primary Target",
    "assign": "Assign it to {0}",
    "activate": "Activate {0}",
    "ignore": "Ignore the attributes of {0}",
    "remove_from_play": "Remove {0} from play",
    "wound_after_win": "Wound {0}",
    "arrange_party": "{0} comes next",
    "search": "Take {0}",
    "order_triggers": "{0} comes first",
    "snare": "Discard {0}",
    "wound": "Wound {0}",
    "pay_charm": "Discard {0}",
    "pay_regeneration": "Discard {0}",
    "rampage": "{0} takes the Wound",
    "steal": "Lose {0}",
    "discard": "Discard {0}",
    "discard_for_card": "Discard {0}",
    "reward": "Remove a Wound of {0}",
    "reaver": "Remove {0}",
    "maintain": "Drop {0}",
}


def _chosen(view: AnyView, command: c.Choose) -> str:
    """Return what choosing a card means for the question at hand."""
    table, prompt = view.table, view.decision.prompt if view.decision is not None else ""
    words = _CHOICES.get(prompt, "{0}")
    if prompt == "snare" and command.card == primary_target(table):
        # rule: crawler/snare
        words = "Lock {0}" if any(one.activated for one in table.party if one.id == command.card) else "Activate {0}"
    return words.format(name_of(table, command.card))


def done_text(table: Table) -> str:
    """Return what going on means at this moment, when nobody else goes on."""
    struggle = table.struggle
    if struggle is None:
        return "Begin combat" if table.round.phase == "respond" else "Keep the rest"
    if struggle.kind == "attack":
        if table.round.won:
            return "No more Wounds"
        return "Attack" if struggle.adventurers else "No attack"
    return "Take what comes" if defence_report(table).assaults else "Go on"


def only_these_text(table: Table, chosen: Sequence[int]) -> str:
    """Return what stopping means while Characters are chosen for the Wounds of an attack with Area."""
    # rule: crawler/area
    return f"Wound only {name_of(table, chosen[0])}" if len(chosen) == 1 else f"Wound only these {len(chosen)}"


def answer_text(table: Table, command: Command, names: Names) -> str:
    """Return an answer in a few words."""
    if isinstance(command, Concede):
        return f"{seat_name(names, command.seat)} gives up"
    return _ANSWERS[type(command)](table, command)


def offer_text(view: AnyView, command: Command, names: Names) -> str:
    """Return an answer as the seat that is asked is offered it. It is only done where another goes on; who is the last
    to be done resolves the struggle."""
    if isinstance(command, c.Choose):
        return _chosen(view, command)
    # rule: crawler/players
    following = next_in_window(view) if isinstance(command, Done) else None
    if following is not None:
        return f"Done: {seat_name(names, following)} goes on"
    return answer_text(view.table, command, names)


# The table


def table_text(table: Table, names: Names) -> tuple[str, ...]:
    """Return the table as lines, for screens without a board."""
    now = table.round
    pools = ", ".join(f"{each} {occupied(table, each)}/{pool(table, each)}" for each in CRAWLER_TYPES)
    flipped = f"; on top {name_of(table, table.dungeon_deck[-1])}" if table.flipped else ""
    lines = [
        f"Round {now.number}, {now.phase}. Encounter {encounter_cost(table)}/{encounter_limit(table)}",
        f"Dungeon deck {len(table.dungeon_deck)}{flipped}; its grave {len(table.dungeon_grave)}",
        *(f"  {dungeon_card_text(table, card)}" for card in table.encounter),
        "Marching Order",
        *(f"  {adventurer_text(table, one, names)}" for one in table.party),
        f"Pools used: {pools}",
    ]
    lines += [f"  in play: {card.record.name}" for card in table.played]
    lines.append(f"Hand: {names_of(table, table.hand)}")
    lines.append(f"Crawler deck {len(table.crawler_deck)}; its grave {len(table.crawler_grave)}")
    for quest in table.quests:
        done, wanted = progress(table, quest)
        lines.append(f"Quest: {quest.record.name} {'complete' if quest.complete else f'{done}/{wanted}'}")
    return (*lines, *struggle_text(table))


def struggle_text(table: Table) -> tuple[str, ...]:
    """Return the struggle at hand as lines; while the party attacks, the Retaliation that would follow, too."""
    if table.struggle is None:
        return ()
    lines = []
    if table.struggle.kind == "attack":
        report = attack_report(table)
        lines.append(f"Attack: {report.total_power} against {report.total_stamina}, {report.missing} missing")
    for defence in retaliation_sum(table).attacks:
        for assault in defence.assaults:
            lack = assault.missing or assault.magic_missing
            lacking = f"{lack} missing" if lack else "nothing stops it" if assault.hits else "held"
            attackers, target = names_of(table, assault.attackers), name_of(table, assault.target)
            lines.append(f"{attackers} on {target}: {total(assault.power)}, {lacking}")
    return tuple(lines)


def _marks(**counts: int) -> str:
    found = [f"{count} {word}" for word, count in counts.items() if count]
    return f" ({', '.join(found)})" if found else ""


def dungeon_card_text(table: Table, card: DungeonCard) -> str:
    """Return a card of the Encounter in a line."""
    record = card.record
    figures = f", {power_of(table, card.id)}/{record.life - card.wounds}" if record.type == "Character" else ""
    marks = _marks(poison=card.poison, locks=card.locks, time=card.time, spent=card.spent)
    turned = ", Activated" if card.activated else ""
    return f"{record.name} [{record.type} {record.cost}{figures}]{marks}{turned}"


def adventurer_text(table: Table, one: Adventurer, names: Names) -> str:
    marks = _marks(wounds=one.wounds, poison=one.poison, locks=one.locks)
    turned = (", Activated" if one.activated else "") + (", Locked" if is_locked(table, one.id) else "")
    front = " <- Primary Target" if primary_target(table) == one.id else ""
    leader = f", {seat_name(names, one.seat)}" if table.seats > 1 else ""
    return f"{one.record.name} [{one.record.life - one.wounds} Life{leader}]{marks}{turned}{front}"
