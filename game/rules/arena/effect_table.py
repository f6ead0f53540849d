"""One row for each effect of a spell card: its words, what it can be aimed at, and how it is carried out.

An effect without a row cannot be on a card: the card could neither be read nor played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from game.core.words import counted
from game.rules.arena import abilities, aims, attacking, damage, recalling, stats
from game.rules.arena import hidden_effects as hd
from game.rules.arena import sorcery_effects as sd
from game.rules.arena.cards import effects as ef
from game.rules.arena.cards.effects import Effect
from game.rules.arena.cards.phrases import a_card, more_dice, signed
from game.rules.arena.state.table import Table
from game.rules.arena.state.targets import Target

_Words = Callable[[Any], str]
_Resolve = Callable[..., None]


class SorceryRow(NamedTuple):
    """An effect of a sorcery. ``aims``: what a seat can aim it at, nothing for one that is aimed at nothing; ``needs``:
    what must be there besides."""

    words: _Words
    resolve: _Resolve
    aims: Callable[[Table, int, Any], Iterator[Target]] | None = None
    needs: Callable[[Table, int], bool] | None = None


class OpenRow(NamedTuple):
    """An effect of an enchantment that lies face up: the functions that count it for as long as it lies there."""

    words: _Words
    counted_in: tuple[Callable[..., Any], ...]


class HiddenRow(NamedTuple):
    """An effect of a hidden enchantment. ``answers``: whether it would change anything at its moment. ``prevents``:
    what it answers does not happen, so nothing else answers it."""

    words: _Words
    resolve: _Resolve
    answers: Callable[..., bool]
    prevents: bool = False


def _bonus(effect: ef.Bonus) -> str:
    parts = [(effect.power, "power"), (effect.toughness, "toughness"), (effect.move, "move")]
    return "Enchanted figures have " + " and ".join(signed(n, icon) for n, icon in parts if n) + "."


def _counter(effect: ef.Counter) -> str:
    what = "a sorcery" if effect.moment == "sorcery" else "an enchantment, open or face down"
    return f"Turn over when an opponent plays {what}: it is countered."


def _snare(effect: ef.Snare) -> str:
    whom = "it stops and does" if effect.whom == "figure" else "all figures of its card stop and do"
    return f"Turn over when an enemy figure moves next to a figure of this card: {whom} not attack this turn."


SORCERY_ROWS: dict[type, SorceryRow] = {
    ef.Draw: SorceryRow(lambda e: f"Draw {a_card(e.cards)}.", sd.draw),
    ef.Heal: SorceryRow(
        lambda e: f"Take up to {e.amount} damage off one friendly figure.", sd.heal_figure, aims.friends
    ),
    ef.HealPlaneswalker: SorceryRow(
        lambda e: f"Take up to {e.amount} damage off your Planeswalker.", sd.heal_planeswalker
    ),
    ef.March: SorceryRow(
        lambda e: f"Choose a friendly squad: each of its figures may move up to {counted(e.steps, 'space')}.",
        sd.march,
        aims.friendly_squads,
    ),
    ef.Harm: SorceryRow(
        lambda x: (
            f"Deal {x.amount} damage to {'an enemy figure' if x.whom == 'enemy' else 'any figure'} "
            f"within {x.reach} clear-sight spaces of your Planeswalker."
        ),
        sd.harm,
        aims.harmed,
    ),
    ef.Search: SorceryRow(
        lambda e: (
            f"Look through your library for {'a sorcery' if e.sort == 'sorcery' else 'an enchantment'}, "
            "show it and take it in hand. Shuffle."
        ),
        sd.search,
        needs=aims.a_library,
    ),
    ef.Exchange: SorceryRow(
        lambda e: (
            "Choose a figure: its {icon:power} power and {icon:toughness} toughness trade places until "
            "the turn ends, when all else is counted."
        ),
        sd.turn_round,
        aims.figures,
    ),
    ef.Recall: SorceryRow(
        lambda e: (
            "Choose a squad: its figures on the battlefield go back to their owner's reserve, without "
            "damage or enchantments."
        ),
        sd.send_home,
        aims.recalled,
    ),
    ef.Control: SorceryRow(
        lambda e: (
            f"Choose an enemy squad figure within {e.reach} clear-sight spaces of your Planeswalker. You "
            "may move it and attack once with it as if it were yours."
        ),
        sd.control,
        aims.controlled,
    ),
    ef.Rededicate: SorceryRow(
        lambda e: "Put an enchantment that lies face up on another army card that it may lie on.",
        sd.rededicate,
        aims.rededicated,
    ),
    ef.SwapFigures: SorceryRow(
        lambda e: (
            f"Two friendly figures within {e.reach} clear-sight spaces of each other trade places, if both fit, "
            "without leaving-engagement attacks."
        ),
        sd.swap,
        aims.swapped,
    ),
    ef.Sacrifice: SorceryRow(lambda e: "Destroy a squad figure of yours.", sd.sacrifice, aims.own_figures),
    ef.Slay: SorceryRow(
        lambda e: "Then destroy an enemy squad figure, wherever it stands.", sd.slay, needs=aims.an_enemy_figure
    ),
    ef.Raise: SorceryRow(
        lambda e: (
            f"Up to {counted(e.figures, 'figure')} of a squad of yours come back from the graveyard to empty "
            f"spaces within {e.reach} clear-sight spaces of your Planeswalker, and its army card with them."
        ),
        sd.raise_fallen,
        aims.fallen_squads,
    ),
    ef.Wave: SorceryRow(
        lambda e: (
            f"Choose a Planeswalker: deal {e.amount} damage to each figure beside it that is not a {e.spares}, "
            "in the order you like."
        ),
        sd.wave,
        aims.planeswalkers,
    ),
    ef.Discard: SorceryRow(
        lambda e: f"Choose an opponent, who discards {a_card(e.cards)} at random.", sd.discard, aims.opponents
    ),
    ef.Twin: SorceryRow(
        lambda e: f"The next attack of a friendly figure this turn rolls {more_dice(e.dice)}.", sd.twin, aims.friends
    ),
    ef.Seize: SorceryRow(
        lambda e: f"One figure of a {e.colour} squad of yours moves and attacks once, right now.", sd.seize, aims.seized
    ),
    ef.Growth: SorceryRow(
        lambda e: (
            f"A friendly figure has {signed(e.power, 'power')} and {signed(e.toughness, 'toughness')} "
            "until your next turn starts."
        ),
        sd.grow,
        aims.friends,
    ),
    ef.Charge: SorceryRow(
        lambda e: (
            f"Choose a squad of yours: until the turn ends its figures have {signed(e.power, 'power')} "
            "and may pass through enemies."
        ),
        sd.charge,
        aims.own_squads,
    ),
}

OPEN_ROWS: dict[type, OpenRow] = {
    ef.Bonus: OpenRow(_bonus, (stats.move_parts, stats.power_parts, stats.toughness_parts)),
    ef.Steadfast: OpenRow(lambda e: "Enemy effects cannot move them.", (recalling.why_no_recall, stats.is_steadfast)),
    ef.HighGround: OpenRow(
        lambda e: f"{signed(e.toughness, 'toughness')} more against an attacker on lower ground.",
        (stats.toughness_parts,),
    ),
    ef.SureFooted: OpenRow(lambda e: "Climbing costs them nothing; the height limit stays.", (stats.is_sure_footed,)),
    ef.SecondRoll: OpenRow(
        lambda e: "Once a turn, after its attack or toughness dice fall, you may roll any of them again.",
        (attacking.take_again,),
    ),
    ef.Thorns: OpenRow(
        lambda e: f"When an adjacent enemy figure has attacked it, deal {e.amount} damage to that figure.",
        (attacking.take_end,),
    ),
    ef.Feast: OpenRow(
        lambda e: (
            f"Each time a figure of this squad destroys a figure by attacking, take {e.amount} damage off "
            "your Planeswalker."
        ),
        (damage.take_feasting,),
    ),
    ef.Regrowth: OpenRow(
        lambda e: f"When your turn starts, take {e.amount} damage off one of them.", (abilities.at_start,)
    ),
}

HIDDEN_ROWS: dict[type, HiddenRow] = {
    ef.Counter: HiddenRow(_counter, hd.counter, hd.always),
    ef.Turn: HiddenRow(
        lambda e: "Turn over when it is attacked: the attack ends before any roll, and counts as made.",
        hd.turn_aside,
        hd.always,
    ),
    ef.Fade: HiddenRow(
        lambda e: (
            "Turn over when a figure of this squad is attacked: the squad goes back to your reserve. "
            "There is no attack, but it counts as made."
        ),
        hd.fade,
        hd.always,
    ),
    ef.Drag: HiddenRow(
        lambda e: (
            "Turn over when a squad figure attacks a figure of this squad: the attacker's squad goes back "
            "to its owner's reserve, and there is no attack."
        ),
        hd.drag,
        hd.draggable,
    ),
    ef.Damp: HiddenRow(
        lambda e: (
            f"Turn over when a figure of this squad is attacked: the attack rolls {e.dice} dice fewer, "
            "but at least one."
        ),
        hd.damp,
        hd.always,
    ),
    ef.Harden: HiddenRow(
        lambda e: (
            "Turn over when an attack on a figure of this squad has been rolled: it rolls "
            f"{e.dice} more toughness dice."
        ),
        hd.harden,
        hd.always,
    ),
    ef.Mirror: HiddenRow(
        lambda e: "Turn over when an attack damages a figure of this squad: the attacker takes as much.",
        hd.mirror,
        hd.attacker_stands,
    ),
    ef.Spite: HiddenRow(
        lambda e: f"Turn over when an attack destroys a figure of this squad: deal {e.amount} damage to the attacker.",
        hd.strike_back,
        hd.attacker_stands,
    ),
    ef.Sparks: HiddenRow(
        lambda e: (
            f"Turn over when a figure of this squad is destroyed: deal {e.amount} damage to each figure "
            "beside the space it left."
        ),
        hd.spark,
        hd.always,
    ),
    ef.Bargain: HiddenRow(
        lambda e: (
            "Turn over when damage would destroy it: destroy a squad figure of yours instead, and prevent that damage."
        ),
        hd.bargain,
        hd.somebody_to_give,
        prevents=True,
    ),
    ef.Blaze: HiddenRow(
        lambda e: (
            f"Turn over when a figure that is not adjacent attacks it: after the attack deal {e.amount} "
            "damage to the attacker."
        ),
        hd.strike_back,
        hd.attacked_from_afar,
    ),
    ef.Retreat: HiddenRow(
        lambda e: (
            "Turn over when a figure of this squad would take a leaving-engagement attack: the squad takes none "
            "this turn."
        ),
        hd.shelter,
        hd.leaving,
    ),
    ef.Snare: HiddenRow(_snare, hd.snare, hd.beside_it),
    ef.Ambush: HiddenRow(
        lambda e: (
            f"Turn over when an enemy figure ends its move within {e.reach} clear-sight spaces of a figure "
            "of this squad: that figure attacks it at once."
        ),
        hd.ambush,
        hd.in_ambush,
    ),
}

_ROWS: dict[type, SorceryRow | OpenRow | HiddenRow] = {**SORCERY_ROWS, **OPEN_ROWS, **HIDDEN_ROWS}


def row_of(effect: Effect) -> SorceryRow | OpenRow | HiddenRow:
    return _ROWS[type(effect)]
