"""What abilities, cards and their targets are worth to a greedy player of Factions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from game.ai.factions.evaluation import RESCUE, SAVED, VICTORY, Scene, card_value
from game.ai.factions.threats import Attacker
from game.ai.factions.unit_values import borne_value, deck_of, left_in_deck, magic_price
from game.core.state import Step
from game.rules.factions.announcing import need_of, possible_picks
from game.rules.factions.cards import effects as e
from game.rules.factions.cards import records as r
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.cards.effects import Ability
from game.rules.factions.cards.records import CardRecord
from game.rules.factions.figures import why_no_attack
from game.rules.factions.searching import is_sought
from game.rules.factions.standing import standing_of
from game.rules.factions.state.steps import Announce, Priority
from game.rules.factions.state.table import ZONES, Unit, distance, entry_by_id, home_of
from game.rules.factions.stats import ability_named, has, max_hp_of, price_of
from game.rules.factions.targets import why_no_target, why_not_lifted
from game.rules.factions.turns import UPKEEP_BUILD

NEVER = -10.0
#: What share of its value a foe is worth less that is moved a zone away.
LIFTED = 0.1
#: How much of a unit's value it is worth that no blow fells it any more: foes have others to strike at, too.
RELIEF = 0.5
#: What two points of magic for the turn of a unit are worth.
MEDITATION = 1.5
#: What a build point is worth besides, for which a unit of the hand has to wait.
WANTED = 0.3
#: What a build point is worth that is left when everything in the hand is paid for, and an upkeep more lies beside it.
SPARE = 0.05


def ability_value(scene: Scene, number: int, name: str, step: Step) -> float:
    """Return the value of using an ability now, with the best choices."""
    unit = scene.table.units[number]
    ability = ability_named(scene.table, unit, name)
    if ability is None:
        return NEVER
    fallen = step.fallen if isinstance(step, Priority) else ()
    announce = Announce(scene.seat, 0, number, name, fallen=fallen)
    value = -magic_price(unit, ability.magic)
    if not need_of(scene.table, announce):
        return value + _whole(scene, unit, ability)
    best = max((pick_value(scene, announce, pick) for pick in possible_picks(scene.table, announce)), default=0.0)
    return value + best if best > 0 else NEVER


def _whole(scene: Scene, unit: Unit, ability: Ability) -> float:
    """Return the value of an ability without choices."""
    effect = ability.effect
    if isinstance(effect, e.HarmZone):
        return _zone_harm(scene, unit.zone, effect.damage, ability.save, spared=unit.id)
    if isinstance(effect, e.SlayZone):
        there = (one for one in scene.table.units.values() if one.zone == unit.zone and not one.is_capital)
        return sum(scene.value(one) if scene.is_foe(one) else -scene.value(one) for one in there)
    if isinstance(effect, e.Gather):
        return _gathering(scene, unit, effect.damage)
    if isinstance(effect, e.Earn):
        return 0.5 * effect.build
    if isinstance(effect, e.SweepAttack | e.Strikes):
        return _attacks_at_once(scene, unit, ability)
    if isinstance(effect, e.RideBy):
        zones = (zone for zone in ZONES if distance(zone, unit.zone) == 1)
        return max(scene.best_attack(unit, zone) for zone in zones)
    return 0.5


def _attacks_at_once(scene: Scene, unit: Unit, ability: Ability) -> float:
    """Return what a sweep, or several attacks, are worth on those whom they hurt."""
    foes = [foe for foe in scene.foes if not (ability.magic and has(scene.table, foe, t.MagicImmunity))]
    if isinstance(ability.effect, e.Strikes):
        reach = scene.figures(unit).reach
        struck = (foe for foe in foes if why_no_attack(scene.table, unit, foe, reach) is None)
        return ability.effect.count * max((scene.attack_value(unit, foe) for foe in struck), default=0.0)
    return sum(scene.attack_value(unit, foe) for foe in foes if foe.zone == unit.zone)


def _gathering(scene: Scene, unit: Unit, more: int) -> float:
    """Return the value of more damage on the next attack to a unit that makes one now."""
    activation = scene.table.turn.activation
    if activation is None or activation.unit != unit.id or activation.acted or activation.gave_up:
        return NEVER
    reach = scene.figures(unit).reach
    targets = [foe for foe in scene.foes if why_no_attack(scene.table, unit, foe, reach) is None]
    plain = max((scene.guess(unit, foe) for foe in targets), default=0.0)
    better = max((scene.guess(unit, foe, more) for foe in targets), default=0.0)
    # The attack itself comes afterwards, so that its value is not lost by gathering first.
    return better if better > plain + magic_price(unit, 1) else NEVER


def pick_value(scene: Scene, step: Announce, pick: int) -> float:
    """Return the value of a choice for a card or an ability that is being announced."""
    if step.card:
        return _card_pick(scene, record_of(scene.table.cards[step.card].key), step.card, pick)
    unit = scene.table.units[step.unit]
    ability = ability_named(scene.table, unit, step.ability)
    if ability is None:
        return 0.0
    if need_of(scene.table, step) == "zone":
        return _zone_pick(scene, unit, ability, step, pick)
    return _unit_pick(scene, unit, ability, scene.table.units[pick])


# Abilities


def unsaved(ability: Ability) -> float:
    """Return the chance that a unit does not make the save against an ability."""
    return (ability.save - 1) / 20 if ability.save else 1.0


def _zone_harm(scene: Scene, zone: int, damage: int, save: int, spared: int = 0) -> float:
    chance = (save - 1) / 20 if save else 1.0
    there = (unit for unit in scene.table.units.values() if unit.zone == zone and unit.id != spared)
    return sum(scene.harm(unit, damage, chance) for unit in there)


def _mending(scene: Scene, target: Unit, amount: int) -> float:
    """Return the value of healing a unit, with what it has to fear less; the undead take it as damage."""
    if has(scene.table, target, t.Undead):
        return scene.harm(target, amount)
    healed = min(amount, target.damage)
    share = healed / max(1, max_hp_of(scene.table, target))
    if target.is_capital:
        value = 30 * share
    else:
        value = 0.8 * scene.value(target) * share
        if healed and not scene.is_foe(target):
            after = replace(target, damage=target.damage - healed)
            value += RELIEF * scene.value(target) * (scene.threats.falls(target) - scene.threats.falls(after))
    return -value if scene.is_foe(target) else value


def best_mending(scene: Scene, unit: Unit, zone: int) -> float:
    """Return the value of the best healing that a unit can do from a zone; 0 without any."""
    best = 0.0
    for ability in standing_of(scene.table, unit).abilities:
        if not isinstance(ability.effect, e.Mend) or ability.magic > unit.magic:
            continue
        there, amount = replace(unit, zone=zone), ability.effect.amount
        for target in scene.own:
            aimed = there if target.id == unit.id else target
            if why_no_target(scene.table, there, ability, aimed) is None:
                best = max(best, _mending(scene, target, amount) - magic_price(unit, ability.magic))
    return best


def _unit_pick(scene: Scene, unit: Unit, ability: Ability, target: Unit) -> float:
    """Return the value of an ability against, or for, a unit."""
    effect: Any = ability.effect
    if ability.magic and has(scene.table, target, t.MagicImmunity):
        return NEVER
    foe, chance = scene.is_foe(target), unsaved(ability)
    value = 0.0 if target.is_capital else scene.value(target)
    match effect:
        case e.Harm():
            harm = scene.harm(target, effect.damage, chance)
            return harm + chance * scene.turn_lost(target) if foe and effect.taps else harm
        case e.Mend():
            return _mending(scene, target, effect.amount)
        case e.Gamble():
            sure = 0.05 * (VICTORY if target.is_capital else value) if foe else -value
            return sure + 0.45 * scene.harm(target, effect.damage) + 0.45 * _mending(scene, target, effect.mend)
        case e.Slay():
            return chance * value if foe else -2 * value
        case e.Paralyze():
            return chance * (0.1 if target.tapped else 0.35) * value if foe else -value
        case e.Shoot():
            return scene.attack_value(unit, target, ability.name)
        case e.Aim():
            gain = effect.atk / 20 * scene.best_attack(target, target.zone) if not target.tapped else 0.0
            return gain - (scene.best_attack(unit, unit.zone) or 0.3)
        case e.Lift():
            zones = [zone for zone in ZONES if why_not_lifted(scene.table, unit, target, zone) is None]
            return chance * max((_lifted(scene, target, zone) for zone in zones), default=NEVER)
    return 0.0


def _zone_pick(scene: Scene, unit: Unit, ability: Ability, step: Announce, zone: int) -> float:
    effect = ability.effect
    if isinstance(effect, e.HarmZone):
        return _zone_harm(scene, zone, effect.damage, ability.save)
    if isinstance(effect, e.Teleport):
        gain = scene.best_attack(unit, zone) - scene.best_attack(unit, unit.zone)
        return gain + scene.pull(unit, zone) - scene.pull(unit, unit.zone)
    if isinstance(effect, e.Lift):
        lifted = scene.table.units[step.picks[0]]
        return _lifted(scene, lifted, zone)
    return 4.0 + 0.1 * scene.progress(zone)


def _lifted(scene: Scene, target: Unit, zone: int) -> float:
    """Return what it is worth that a unit is moved to a zone: a foe farther from one's own home."""
    if scene.is_foe(target):
        return LIFTED * scene.value(target) * (scene.progress(zone) - scene.progress(target.zone))
    return scene.pull(target, zone) - scene.pull(target, target.zone) - 1.0


# Cards


def play_value(scene: Scene, card: int, step: Step) -> float:
    """Return the value of playing a card now, compared with keeping the build points."""
    table = scene.table
    record = record_of(table.cards[card].key)
    price = price_of(table, scene.seat, card)
    if record.type == "unit":
        return 2.0 + card_value(record)
    if record.battle is None:
        announce = Announce(scene.seat, card)
        best = max((pick_value(scene, announce, pick) for pick in possible_picks(table, announce)), default=NEVER)
        return best - _spent(scene, price)
    weigh = _BATTLES.get(type(record.battle))
    if weigh is None:
        fallen = step.fallen if isinstance(step, Priority) else ()
        announce = Announce(scene.seat, card, fallen=fallen)
        picks = [pick_value(scene, announce, pick) for pick in possible_picks(table, announce)]
        return max(picks, default=NEVER) - _spent(scene, price)
    return weigh(scene, record.battle, step) - _spent(scene, price)


def _spent(scene: Scene, price: int) -> float:
    """Return what build points are worth that buy anything but units: more if units of the hand wait for them, little
    if nothing that the hand holds ever needs them."""
    table, player = scene.table, scene.table.players[scene.seat]
    units = (card for card in player.hand if card and record_of(table.cards[card].key).type == "unit")
    missing = sum(price_of(table, scene.seat, card) for card in units) - (player.build - price) - UPKEEP_BUILD
    idle = min(price, max(0, player.build - sum(_prices_in_hand(scene)) - UPKEEP_BUILD))
    return SAVED * (price - idle) + SPARE * idle + WANTED * max(0, min(price, missing))


def _prices_in_hand(scene: Scene) -> Iterator[int]:
    """Yield what the cards of the seat's hand cost now."""
    return (price_of(scene.table, scene.seat, card) for card in scene.table.players[scene.seat].hand if card)


def _card_pick(scene: Scene, record: CardRecord, card: int, pick: int) -> float:
    if record.type == "unit":
        recruit = Unit(0, record.key, scene.seat, pick, magic=record.magic or 0)
        attack = 0.5 * scene.best_attack(recruit, pick)
        return scene.pull(recruit, pick) + attack
    if record.type == "location":
        return _location_pick(scene, record, pick)
    if record.type == "equipment":
        bearer = scene.table.units[pick]
        alike = any(scene.table.cards[one].key == record.key for one in bearer.attached)
        return 0.45 * borne_value(record, bearer) + 0.08 * scene.value(bearer) - (2.0 if alike else 0.0)
    battle: Any = record.battle
    match battle:
        case r.Blockade():
            return _closing(scene, pick)
        case r.Cover():
            return _covered(scene, pick)
        case r.RaiseFallen():
            return 6.0
        case r.Bomb():
            return scene.harm(scene.table.units[pick], battle.damage)
        case r.Inspire():
            return _attacking(scene, scene.table.units[pick])
        case r.Counter():
            entry = entry_by_id(scene.table, pick)
            if entry is None or entry.seat == scene.seat or not entry.card:
                return NEVER
            return card_value(record_of(entry.key))
    return 0.0


def _closing(scene: Scene, zone: int) -> float:
    """Return what it is worth that nobody goes in or out of a zone in this round."""
    if zone != home_of(scene.seat):
        return NEVER
    threats = scene.threats
    near = sum(threats.on_capital.get(foe.unit.id, 0) for foe, _ in threats.foes if foe.reaches_without_moving(zone))
    if near <= threats.capital_left < sum(threats.on_capital.values()):
        return RESCUE
    return min(8.0, 0.5 * scene.home_in_danger)


def _location_pick(scene: Scene, record: CardRecord, zone: int) -> float:
    """Return the value of a location in a zone: where own units stand, and forward if it matters on the way."""
    own = sum(1 for unit in scene.own if unit.zone == zone and not unit.is_capital)
    steps = scene.progress(zone)
    value = 0.0
    for effect in record.location:
        if isinstance(effect, r.Ground):
            value += 2.5 + 0.8 * own + 0.2 * steps
        elif isinstance(effect, r.Musters):
            value += 2.5 * min(4, left_in_deck(scene.table, scene.seat, effect.key)) - steps
        elif isinstance(effect, r.Outpost):
            value += 2.5 * steps
        elif isinstance(effect, r.Blight):
            value += 1.0 + 1.2 * steps
        else:
            value += 2.5 + 0.6 * steps
    return value


def _covered(scene: Scene, zone: int) -> float:
    """Return the value of stealth to one's own units of a zone: those that only shooters from elsewhere reach."""
    if any(foe.zone == zone and not foe.is_capital for foe in scene.foes):
        return NEVER
    there = [unit for unit in scene.own if unit.zone == zone and not unit.is_capital]
    return 0.12 * sum(scene.value(unit) for unit in there if scene.is_open_to(unit, zone))


def _attacking(scene: Scene, unit: Unit) -> float:
    """Return what better figures for the round are worth to a unit: much while its own attack is being answered."""
    attack = scene.table.attacks[-1] if scene.table.attacks else None
    if attack is not None and attack.attacker == unit.id and not attack.face:
        return 0.5 * scene.guess(unit, scene.table.units[attack.target])
    return NEVER


def _marching(scene: Scene, battle: r.March, step: Step) -> float:
    if not isinstance(step, Priority) or step.event != "combat":
        return NEVER
    gains = []
    for unit in scene.own:
        if not unit.is_capital:
            ways = [zone for zone in ZONES if distance(zone, unit.zone) == 1]
            best = max(scene.best_attack(unit, zone) + scene.pull(unit, zone) for zone in ways)
            gains.append(best - scene.best_attack(unit, unit.zone) - scene.pull(unit, unit.zone))
    return 0.5 * sum(gain for gain in gains if gain > 0) - 1.0


def _meditating(scene: Scene, battle: r.Meditate, step: Step) -> float:
    """Return the value of magic for mages that have nothing else to do in the round."""
    if not isinstance(step, Priority) or step.event != "combat":
        return NEVER
    mages = (unit for unit in scene.own if unit.record.magic is not None and battle.faction in unit.record.factions)
    return sum(-magic_price(unit, -battle.magic) for unit in mages if not _strikes(scene, unit)) - 1.0


def _strikes(scene: Scene, unit: Unit) -> bool:
    """Return whether a unit has a blow to strike in its turn that is worth as much as meditating."""
    zones = Attacker(scene.table, unit).near
    return any(scene.best_attack(unit, zone) >= MEDITATION for zone in zones)


def _inspiring(scene: Scene, battle: r.Inspire, step: Step) -> float:
    """Return what better figures are worth for one unit, or for all when several can attack."""
    if not battle.everyone:
        return max((_attacking(scene, unit) for unit in scene.own), default=NEVER)
    if not isinstance(step, Priority) or step.event != "combat":
        return NEVER
    return 0.25 * sum(scene.best_attack(unit, unit.zone) for unit in scene.own)


def _searching(scene: Scene, battle: r.Search, step: Step) -> float:
    if not isinstance(step, Priority) or step.event != "build_over":
        return NEVER
    found = any(is_sought(record_of(key), battle) for key in deck_of(scene.table, scene.seat))
    return 10.0 if found else NEVER


def _when_rich(value: float, purse: int) -> Callable[[Scene, Any, Step], float]:
    """Return the value of a card that is played when there is nothing better to buy."""

    def weigh(scene: Scene, battle: Any, step: Step) -> float:
        return value if scene.table.players[scene.seat].build >= purse else NEVER

    return weigh


def _decaying(scene: Scene, battle: r.Decay, step: Step) -> float:
    foe = scene.table.units[scene.table.players[1 - scene.seat].capital]
    own = scene.table.units[scene.table.players[scene.seat].capital]
    return scene.harm(foe, battle.amount) + 0.3 * min(own.damage, battle.amount)


_BATTLES: dict[type[Any], Callable[[Scene, Any, Step], float]] = {
    r.March: _marching,
    r.Meditate: _meditating,
    r.Inspire: _inspiring,
    r.Search: _searching,
    r.DrawCards: lambda scene, battle, step: 5.0 * battle.cards,
    r.Decay: _decaying,
    r.Gambit: _when_rich(2.0, 20),
    r.Spy: _when_rich(1.5, 30),
}
