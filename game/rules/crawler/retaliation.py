"""Step 3.3: the Dungeon retaliates; and what follows from any attack of the Dungeon."""

from __future__ import annotations

from game.core.chapters import Chapter
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.cards.terms import Lock, Pin, Poison
from game.rules.crawler.cards.traits import Contact, Drain, Shaken, Steal
from game.rules.crawler.choosing import one_of
from game.rules.crawler.power import total
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose
from game.rules.crawler.state.table import Struggle, Table
from game.rules.crawler.stats import leading, speaker, trait_of, traits_of
from game.rules.crawler.struggles import Assault, aimed_at, aiming, defence_report

_Draft = Draft[Table, Step]


def take_begin_retaliation(draft: _Draft, step: s.BeginRetaliation) -> None:
    """Begin the attack of all that aim at the Primary Target; those with a target of their own follow."""
    # rule: crawler/retaliation
    draft.happen(ev.PhaseBegan("retaliation"), ev.StruggleBegan(Struggle("retaliation")))
    draft.push(
        s.Window(leading(draft.table), "defend"),
        s.ResolveDefence(),
        s.EndStruggle(),
        s.AimedAttack(),
        s.Conditions(),
        s.EndLine(1),
    )


def take_aimed_attack(draft: _Draft, step: s.AimedAttack) -> None:
    """Begin the next attack on a place of the Marching Order, defended on its own."""
    # rule: crawler/target
    cards = aiming(draft.table)
    if not cards:
        return
    struggle = Struggle("retaliation", aimed=cards[0], target=aimed_at(draft.table, cards[0]))
    draft.happen(ev.StruggleBegan(struggle))
    draft.push(s.Window(leading(draft.table), "defend"), s.ResolveDefence(), s.EndStruggle(), s.AimedAttack())


def take_resolve_defence(draft: _Draft, step: s.ResolveDefence) -> None:
    """Activate the attackers; each target that is not defended takes a Wound and what the attackers bring with it."""
    # rule: crawler/retaliation
    report = defence_report(draft.table)
    if not report.attackers:
        return
    struggle = draft.table.struggle
    assert struggle is not None
    draft.happen(ev.CardsActivated(report.attackers))
    if not report.assaults:
        draft.happen(ev.TargetGone(report.attackers))
        return
    stamina = total(report.stamina)
    follows: list[Step] = []
    hitting: dict[int, None] = {}
    for assault in report.assaults:
        power = total(assault.power)
        draft.happen(ev.DefenceResolved(assault.target, assault.attackers, power, stamina, assault.hits))
        follows += _contacts(draft.table, assault)
        if assault.hits:
            follows.append(s.WoundAdventurer(assault.target, struggle.kind, assault.attackers[0]))
            follows += _afflictions(draft.table, assault)
            hitting.update(dict.fromkeys(assault.attackers))
    draft.push(*follows, *_successes(draft.table, tuple(hitting)))


def _contacts(table: Table, assault: Assault) -> list[Step]:
    """Return what attackers bring by Contact, whatever Power and Stamina are."""
    # rule: crawler/contact
    found: list[Step] = []
    for number in assault.attackers:
        for trait in traits_of(table, number):
            if isinstance(trait, Contact):
                found.append(s.Afflict(assault.target, trait.affliction, number))
    return found


def _afflictions(table: Table, assault: Assault) -> list[Step]:
    """Return what attackers bring with a Wound."""
    # rule: crawler/afflictions
    found: list[Step] = []
    for number in assault.attackers:
        for trait in traits_of(table, number):
            if isinstance(trait, Lock | Poison | Pin):
                found.append(s.Afflict(assault.target, trait, number))
    return found


def _successes(table: Table, attackers: tuple[int, ...]) -> list[Step]:
    """Return what attackers do whose attack was a success; Drains are added up."""
    found: list[Step] = []
    # rule: crawler/drain
    drains = {number: trait.cards for number in attackers if (trait := trait_of(table, number, Drain)) is not None}
    if drains:
        found.append(s.BurnCards(sum(drains.values()), next(iter(drains))))
    for number in attackers:
        shaken, steal = trait_of(table, number, Shaken), trait_of(table, number, Steal)
        if shaken is not None:
            # rule: crawler/shaken
            found.append(s.DiscardCards(shaken.cards, "shaken", number))
        if steal is not None:
            found.append(s.StealEquipment(number))
    return found


# Steal


def stealable(table: Table) -> tuple[int, ...]:
    """Return the Permanent Equipment of the party."""
    # rule: crawler/steal
    return tuple(card.id for card in table.played if card.row == "permanent" and card.record.type == "Equipment")


def take_steal(draft: _Draft, step: s.StealEquipment) -> None:
    """Let the party choose which one goes."""
    if stealable(draft.table):
        draft.ask(step, speaker(draft.table), "pick", "steal", (step.by,))


def answer_steal(draft: _Draft, step: s.StealEquipment, command: Choose) -> None:
    """Put it into the grave."""
    draft.happen(cev.CrawlerCardLeft(command.card, "stolen", step.by))


STEPS: dict[type[Step], Chapter] = {
    s.BeginRetaliation: Chapter(take_begin_retaliation),
    s.AimedAttack: Chapter(take_aimed_attack),
    s.ResolveDefence: Chapter(take_resolve_defence),
    s.StealEquipment: one_of(
        lambda table, step: stealable(table),
        Refusal("no_equipment", "crawler/steal", "Choose a Permanent Equipment in play."),
        take_steal,
        answer_steal,
    ),
}
