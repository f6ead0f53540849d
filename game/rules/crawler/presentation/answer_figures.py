"""The outcome of a struggle with one more card or Adventurer, for its button. The chapters decide."""

from __future__ import annotations

from game.core.commands import Command
from game.core.words import counted
from game.rules.crawler.presentation.queries import attack_sum, retaliation_sum
from game.rules.crawler.state.commands import Commit, PlayCard, UseCard
from game.rules.crawler.state.table import Table


def figures_of(table: Table, command: Command) -> str:
    """Return the sum of the struggle at hand after an answer, such as "7 against 5"; "" where it commits nothing."""
    adventurers = (command.adventurer,) if isinstance(command, Commit) else ()
    is_boosted = isinstance(command, PlayCard) and command.boosted
    cards = ((command.card, is_boosted),) if isinstance(command, PlayCard | UseCard) else ()
    if table.struggle is None or not (adventurers or cards):
        return ""
    if table.struggle.kind == "attack":
        before, after = attack_sum(table).report, attack_sum(table, adventurers, cards).report
        sums = (after.total_power, after.total_stamina)
        same = sums == (before.total_power, before.total_stamina) and before.made == after.made
        short = f"{after.missing} short" if after.missing else "once somebody attacks"
        return "" if same else f"{sums[0]} against {sums[1]}, {'won' if after.wins else short}"
    before_it, after_it = retaliation_sum(table).attacks[0], retaliation_sum(table, adventurers, cards).attacks[0]
    if before_it.stamina == after_it.stamina or not after_it.assaults:
        return ""
    wounds = sum(assault.hits for assault in after_it.assaults)
    return f"{counted(wounds, 'Wound')} left to take" if wounds else "no Wound"
