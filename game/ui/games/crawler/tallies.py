"""The struggles as sums beside the table, item by item, from the rules' own reports; and the ten lines of the end of an
encounter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from game.rules.crawler.cards.phrases import affliction_name
from game.rules.crawler.cards.terms import Lock, Pin, Poison
from game.rules.crawler.cards.trait_rows import trait_name
from game.rules.crawler.cards.traits import Contact, Drain, Shaken, Steal
from game.rules.crawler.power import Item, power_of, total
from game.rules.crawler.presentation import queries
from game.rules.crawler.state.table import Table, name_of
from game.rules.crawler.stats import traits_of
from game.rules.crawler.struggles import Assault, AttackReport, DefenceReport
from game.rules.crawler.wounds import wounded_with
from game.ui.games.crawler.faces import crawler_face
from game.ui.screens.tally import State, Tally, TallyLine, TallySide

#: The ten lines of the end of an encounter, each with its icon.
END_LINES = (
    ("discard", "Drop unwanted cards"),
    ("graveyard", "Remove cards"),
    ("clock", "Time: 1 token off each card"),
    ("poison", "Poison: 1 token becomes a Wound"),
    ("untap", "Reset Activated cards"),
    ("lock", "Lock: 1 token off each card"),
    ("attachment", "Permanents that are not paid for leave"),
    ("hand", "Draw to the Hand Limit, 1 at least"),
    ("discard", "Discard to the Hand Limit"),
    ("quest", "Quests"),
)
#: Phases before the retaliation, in which the attack is laid out.
_BEFORE = ("respond", "triggers", "attack")
#: What an attack that hits brings besides the Wound.
_BRINGS = (Lock, Poison, Pin, Drain, Shaken, Steal)

Verdict = tuple[str, bool | None]


class Considered(msgspec.Struct, frozen=True):
    """What is pointed at and may be committed: Adventurers, and cards, with whether they are boosted. The Characters
    ``wounded`` are chosen for the attack's Wounds, or pointed at for one."""

    adventurers: tuple[int, ...] = ()
    cards: tuple[tuple[int, bool], ...] = ()
    wounded: tuple[int, ...] = ()

    @property
    def numbers(self) -> frozenset[int]:
        return frozenset((*self.adventurers, *(card for card, _ in self.cards)))


NOTHING = Considered()


def tallies_of(table: Table, considered: Considered = NOTHING, *, is_resolved: bool = False) -> tuple[Tally, ...]:
    """Return the sums of this moment, with what somebody thinks of committing. ``is_resolved``: the struggle is being
    carried out; when its attackers are Activated for it, nothing of the sum is left to be shown."""
    phase, struggle = table.round.phase, table.struggle
    if phase == "end":
        return (end_of_encounter(table),)
    if struggle is not None and struggle.kind != "attack":
        at_hand = queries.retaliation_sum(table, considered.adventurers, considered.cards)
        if is_resolved and not at_hand.attacks[0].assaults:
            return ()
        found = [_defence(table, at_hand, considered)]
        return (*found, _attack(table, NOTHING)) if struggle.trigger else tuple(found)
    if phase in _BEFORE and table.encounter:
        return _attack(table, considered), _forecast(table, considered)
    return ()


# The Adventurers' attack


def _attack(table: Table, considered: Considered) -> Tally:
    attack = queries.attack_sum(table, considered.adventurers, considered.cards)
    report = attack.report
    ours = TallySide("Power", str(report.total_power), _lines(table, report.power, considered), "blade")
    theirs = TallySide("Stamina", str(report.total_stamina), _lines(table, report.stamina), "block")
    verdict = (*_attack_verdict(table, report, attack.most), *_shared(table, attack))
    hint = f"{report.distance}, {' and '.join(report.types)}. As much Power as Stamina wins."
    return Tally("Adventurers attack", (ours, theirs), verdict, hint)


def _attack_verdict(table: Table, report: AttackReport, most: int) -> Iterable[Verdict]:
    if report.wins:
        yield f"Wins: up to {most} Wounds" if most > 1 else "Wins: 1 Wound", True
    elif report.made:
        yield f"{report.missing} more Power needed", False
    elif report.missing:
        yield f"{report.missing} Power needed, and an Adventurer to attack", None
    else:
        yield "Any Adventurer wins", None
    if report.stripped and report.made:
        names = ", ".join(dict.fromkeys(name_of(table, card) for card in report.stripped))
        yield f"{names}: no bonus for distance this round", None


def _shared(table: Table, attack: queries.AttackSum) -> Iterable[Verdict]:
    """Yield a line for each other card that a Wound to a target also hurts."""
    # rule: crawler/possession
    for number in attack.targets:
        for other in wounded_with(table, number, attack.report.types):
            yield f"A Wound for {name_of(table, number)} is one for {name_of(table, other)}, too", False


# The Dungeon's attacks


def _defence(table: Table, at_hand: queries.RetaliationSum, considered: Considered) -> Tally:
    """Return the attack of the Dungeon at hand."""
    report = at_hand.attacks[0]
    if not report.assaults:
        return Tally(_title(table), (), (("Nothing attacks", True), *_separate(table, at_hand.attacks[1:])))
    power = report.assaults[0].power
    theirs = TallySide("Power", str(total(power)), _lines(table, power), "blade")
    ours = TallySide("Stamina", str(total(report.stamina)), _lines(table, report.stamina, considered), "block")
    verdict = (*_outcomes(table, report, "is defended"), *_separate(table, at_hand.attacks[1:]))
    return Tally(_title(table), (theirs, ours), verdict, "As much Stamina as Power is enough.")


def _title(table: Table) -> str:
    struggle = table.struggle
    single = (struggle.trigger or struggle.aimed) if struggle is not None else 0
    return f"{name_of(table, single)} attacks" if single else "The dungeon retaliates"


def _forecast(table: Table, considered: Considered) -> Tally:
    """Return what the retaliation would do after this attack, with all who are upright then set against it; and how
    much less it would be with a Wound for each of the Characters that a won attack may choose. Characters that are
    certain to be wounded, or chosen for it, count as wounded."""
    attack = queries.attack_sum(table, considered.adventurers, considered.cards, considered.wounded)
    after = queries.after_triggers(
        queries.after_attack(table, considered.adventurers, considered.cards, attack.certain)
    )
    coming = queries.retaliation_sum(after, queries.retaliation_sum(after).upright)
    report = coming.attacks[0]
    title = "Retaliation afterwards"
    first = tuple((f"{name_of(table, one)} attacks before that, alone: {power_of(table, one)} Power", None)
                  for one in queries.attack_before(table))  # fmt: skip
    separate = (*first, *_separate(table, coming.attacks[1:]), *_lessened(table, considered, attack, _power(report)))
    if not report.assaults:
        return Tally(title, (), separate or (("Nothing attacks", True),))
    power = report.assaults[0].power
    theirs = TallySide("Power", str(total(power)), _lines(table, power), "blade")
    ours = TallySide("Upright", str(total(report.stamina)), _lines(table, report.stamina), "block")
    hint = "The Dungeon's attack after yours, against the Stamina of all Adventurers who are still upright."
    return Tally(title, (theirs, ours), (*_outcomes(table, report, "can be defended"), *separate), hint)


def _power(report: DefenceReport) -> int:
    """Return the Power that the first target of an attack of the Dungeon faces."""
    return total(report.assaults[0].power) if report.assaults else 0


def _lessened(table: Table, considered: Considered, attack: queries.AttackSum, power: int) -> Iterable[Verdict]:
    """Return what a won attack leaves: to whom the next Wound may go, and what is left of the Retaliation then; with
    Area, what is left with all Wounds dealt."""

    def left_with(*wounded: int) -> int:
        after = queries.after_triggers(
            queries.after_attack(table, considered.adventurers, considered.cards, (*considered.wounded, *wounded))
        )
        return _power(queries.retaliation_sum(after).attacks[0])

    targets = attack.targets if attack.report.wins and not attack.certain[len(considered.wounded) :] else ()
    for number in targets:
        left = left_with(number)
        if left < power:
            yield f"A Wound for {name_of(table, number)}: {left} Power left", None
    more = attack.most - len(considered.wounded)
    if 1 < more <= len(targets):
        # rule: crawler/area
        least = min(left_with(*chosen) for chosen in combinations(targets, more))
        yield f"All {attack.most} Wounds: {least} Power left{' at the least' if more < len(targets) else ''}", None


def _outcomes(table: Table, report: DefenceReport, defended: str) -> Iterable[Verdict]:
    """Return what becomes of each Adventurer that is attacked."""
    for assault in report.assaults:
        name = name_of(table, assault.target)
        if assault.hits:
            brought = "".join(f", {word}" for word in (*_brought(table, assault), *_contacts(table, assault)))
            yield f"{name}: 1 Wound{brought} ({_why(table, assault)})", False
            continue
        contacts = _contacts(table, assault)
        yield f"{name} {defended}", True
        if contacts:
            yield f"By Contact all the same: {', '.join(contacts)}", False


def _why(table: Table, assault: Assault) -> str:
    """Return what would have to be different for an attack not to hit."""
    if assault.unstoppable:
        return f"{name_of(table, assault.unstoppable[0])} is Unstoppable"
    if assault.magic_missing >= max(1, assault.missing):
        return f"{assault.magic_missing} more Magic or Supernatural Stamina needed"
    magic = f", {assault.magic_missing} of it Magic or Supernatural" if assault.magic_missing else ""
    return f"{assault.missing} more Stamina needed{magic}"


def _brought(table: Table, assault: Assault) -> tuple[str, ...]:
    """Return what the attackers bring with the Wound, each once."""
    found = (trait for number in assault.attackers for trait in traits_of(table, number))
    return tuple(dict.fromkeys(trait_name(trait) for trait in found if isinstance(trait, _BRINGS)))


def _contacts(table: Table, assault: Assault) -> tuple[str, ...]:
    """Return what the attackers bring by Contact, whatever Power and Stamina are."""
    found = (trait for number in assault.attackers for trait in traits_of(table, number))
    return tuple(affliction_name(trait.affliction) for trait in found if isinstance(trait, Contact))


def _separate(table: Table, reports: Sequence[DefenceReport]) -> Iterable[Verdict]:
    """Return the attacks on a place of their own, which are defended separately afterwards."""
    for report in reports:
        for assault in report.assaults:
            who = name_of(table, assault.attackers[0]) if assault.attackers else "It"
            yield f"{who} attacks {name_of(table, assault.target)} separately: {total(assault.power)} Power", None


# Lines


def _lines(table: Table, items: Sequence[Item], considered: Considered = NOTHING) -> tuple[TallyLine, ...]:
    """Return a line for each card with what it gives, item by item in its hint; what is only thought of is lit."""
    by_card: dict[int, list[Item]] = {}
    for item in items:
        by_card.setdefault(item.card, []).append(item)
    found = []
    for card, its in by_card.items():
        name = name_of(table, card)
        state: State = "lit" if card in considered.numbers else ""
        about = (card, *(item.by for item in its if item.by))
        figure, hint = str(sum(item.amount for item in its)), f"**{name}**: {items_text(table, its)}"
        found.append(TallyLine(name, figure, crawler_face(table.cards[card]).cost_icon, state, about, hint))
    return tuple(found) or (TallyLine("nothing yet", state="dim"),)


def items_text(table: Table, items: Sequence[Item]) -> str:
    """Return items as words: "Power +2, Bolster +1 (Goblin Skulker)"."""
    told = []
    for item in items:
        by = f" ({name_of(table, item.by)})" if item.by else ""
        told.append(f"{item.word.capitalize()} {item.amount:+d}{by}")
    return f"{', '.join(told) or 'none'}."


# The end of an encounter


def end_of_encounter(table: Table) -> Tally:
    """Return the ten lines in their order, the present one lit, those that are done dim."""
    now = table.round.line
    lines = []
    for number, (icon, words) in enumerate(END_LINES, 1):
        state: State = "lit" if number == now else "dim" if number < now else ""
        lines.append(TallyLine(f"{number}. {words}", "", icon, state))
    return Tally("End of the encounter", (TallySide("", "", tuple(lines)),))
