"""The outcome of an attack or ability for each character that it may be aimed at or that could protect, in words on its
card. All figures come from the rules, computed from what the seat sees."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.core.commands import Command
from game.core.state import Step
from game.core.views import View
from game.rules.heroes.cards.effects import ReturnToHand
from game.rules.heroes.presentation import queries
from game.rules.heroes.presentation.outcomes import Outcome, ability_outcomes, attack_outcomes, link_outcomes
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import AimTrigger
from game.rules.heroes.state.table import Table
from game.ui.boards.cards.records import OutcomeShown
from game.ui.games.heroes.tallies import considered
from game.ui.screens.items import Item, Offers

AnyView = View[Table, Step]


def outcomes_of(view: AnyView, offers: Offers, pointed: Item | None, begun: Item | None) -> tuple[OutcomeShown, ...]:
    """Return the outcomes of the answer that is ``begun``, or of the answers to a question. For an attack on the
    character ``pointed`` at, the attacker and all possible protectors have theirs too."""
    table = view.table
    found: dict[int, Outcome] = {}
    for command in (offer.commands[0] for offer in offers.all):
        for number, one in _of_answer(view, command, begun):
            found[number] = found[number].either(one) if number in found else one
    protectors: tuple[int, ...] = ()
    pair = considered(view, table, pointed, begun, offers) if offers.all else None
    if pair is not None and table.combat is None and not table.chain:
        attacker, defender = pair
        protectors = queries.protectors_against(table, attacker, defender)
        found |= {one: attack_outcomes(table, attacker, one)[0] for one in protectors}
        if pointed is not None and pointed.number == defender:
            found[attacker] = attack_outcomes(table, attacker, defender)[1]
    if table.combat is not None and any(isinstance(offer.commands[0], c.Protect) for offer in offers.all):
        protectors = tuple(found)
        found[table.combat.defender] = attack_outcomes(table, table.combat.attacker, table.combat.defender)[0]
    return tuple(_told(table, number, one, view.seat, protects=number in protectors) for number, one in found.items())


def _of_answer(view: AnyView, command: Command, begun: Item | None) -> Iterable[tuple[int, Outcome]]:
    """Return what an answer does to characters, if it belongs to what is begun, or names its target."""
    table, step = view.table, view.step
    number = begun.number if begun is not None else None
    match command:
        case c.Propose() if command.attacker == number:
            return ((command.defender, attack_outcomes(table, command.attacker, command.defender)[0]),)
        case c.PlayCard() | c.CompleteQuest() if command.card == number:
            return ability_outcomes(table, view.seat, command).items()
        case c.UsePower() if command.source == number:
            return ability_outcomes(table, view.seat, command).items()
        case c.Protect() if table.combat is not None:
            return ((command.protector, attack_outcomes(table, table.combat.attacker, command.protector)[0]),)
        case c.ChooseTarget() if isinstance(step, AimTrigger):
            return link_outcomes(table, replace(step.link, targets=(command.target,))).items()
    return ()


def _told(table: Table, number: int, one: Outcome, viewer: int, *, protects: bool) -> OutcomeShown:
    """Return an outcome in words; a protector has a shield."""
    is_mine = table.permanents[number].seat == viewer
    words, short, icon = _words(one)
    harmed = isinstance(one.gone, ReturnToHand) or one.most > 0 or one.may_fall
    good = None if not harmed or not (is_mine or one.may_fall) else not is_mine
    if protects:
        return OutcomeShown(number, f"protects: {words}", short, "block", good)
    return OutcomeShown(number, words, short, icon, good)


def _words(one: Outcome) -> tuple[str, str, str]:
    """Return the words, the short ones, and the icon."""
    if isinstance(one.gone, ReturnToHand):
        return "back to the hand", "to hand", "hand"
    if one.may_fall:
        words = "falls" if one.falls else "may fall"
        return words, words, "dead"
    if not one.most:
        return "no damage", "none", "damage"
    amount = f"{one.most}" if one.least == one.most else f"{one.least} to {one.most}"
    return f"{amount} of {one.left} damage", f"{amount} of {one.left}", "damage"
