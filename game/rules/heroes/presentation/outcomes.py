"""What an attack or ability that is only considered would do to characters, as far as that is certain: counted by the
chapters that would carry it out, without responses."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from game.rules.heroes.cards import effects as e
from game.rules.heroes.carrying_out import concerned, packets_of_effect
from game.rules.heroes.links import effects_of
from game.rules.heroes.playing import link_of
from game.rules.heroes.presentation.queries import Blow, attack_preview, damage_preview, strike_preview
from game.rules.heroes.state.commands import CompleteQuest, PlayCard, UsePower
from game.rules.heroes.state.steps import Packet
from game.rules.heroes.state.table import Link, Table
from game.rules.heroes.stats import health_left


class Outcome(msgspec.Struct, frozen=True):
    """What becomes of one character that has health ``left``: the damage it takes, from the ``least`` to the ``most``;
    ``gone``: it is destroyed without damage, or goes back to a hand."""

    left: int
    least: int = 0
    most: int = 0
    gone: e.Destroy | e.ReturnToHand | None = None

    @property
    def falls(self) -> bool:
        """Return whether it is destroyed for certain."""
        return isinstance(self.gone, e.Destroy) or self.least >= self.left

    @property
    def may_fall(self) -> bool:
        """Return whether it is destroyed by the most."""
        return self.falls or self.most >= self.left

    def either(self, other: Outcome) -> Outcome:
        """Return what becomes of it if one or the other happens."""
        return replace(self, least=min(self.least, other.least), most=max(self.most, other.most))


def attack_outcomes(table: Table, attacker: int, defender: int) -> tuple[Outcome, Outcome]:
    """Return what an attack does to the defender, and the blow back to the attacker: each without a strike, or with one
    of the weapons that its hero could strike with."""
    preview = attack_preview(table, attacker, defender)
    blow, back = _outcome(table, preview.blow), _outcome(table, preview.back)
    for strike in (*preview.blow.strikes, *preview.back.strikes):
        if not strike.why:
            struck = strike_preview(table, attacker, defender, strike.weapon)
            blow = blow.either(_outcome(table, struck.blow))
            back = back.either(_outcome(table, struck.back))
    return blow, back


def ability_outcomes(table: Table, seat: int, command: PlayCard | UsePower | CompleteQuest) -> dict[int, Outcome]:
    """Return what a card, power or quest of a seat does to characters as it resolves, by their numbers."""
    link = link_of(table, seat, command, 0)
    if isinstance(command, PlayCard) and link.record.attaches is not None:
        link = replace(link, host=link.targets[0])
    return link_outcomes(table, link)


def link_outcomes(table: Table, link: Link) -> dict[int, Outcome]:
    """Return what a link does to characters as it resolves, by number: no card does two things to one."""
    return {number: one for effect in effects_of(link) for number, one in _by_effect(table, link, effect).items()}


def _by_effect(table: Table, link: Link, effect: e.Effect) -> dict[int, Outcome]:
    if isinstance(effect, e.DealDamage):
        return {one.target: _by_damage(table, one) for one in packets_of_effect(table, link, effect)}
    if isinstance(effect, e.Destroy | e.ReturnToHand):
        there = (one for one in concerned(table, link, "target") if table.permanents[one].record.is_character)
        return {one: Outcome(health_left(table, one), gone=effect) for one in there}
    return {}


def _by_damage(table: Table, packet: Packet) -> Outcome:
    # rule: heroes/packets
    if packet.amount <= 0:
        return Outcome(health_left(table, packet.target))
    return _outcome(table, damage_preview(table, packet))


def _outcome(table: Table, blow: Blow) -> Outcome:
    return Outcome(health_left(table, blow.target), max(0, blow.least), max(0, blow.dealt))
