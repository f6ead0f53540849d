"""What cards, damage and effects are worth to a greedy player of Heroes, in points of about a resource each."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.heroes import effects as e
from game.rules.heroes.effects import Effect
from game.rules.heroes.records import CardRecord
from game.rules.heroes.stats import atk_of, health_left, keywords_of
from game.rules.heroes.table import Link, Table, allies_of, characters_of, hero_of, link_by_id, record_of_card

#: What a fallen hero counts, and a card in hand.
WIN, CARD = 1000.0, 1.6


def printed_value(record: CardRecord) -> float:
    """What a card is worth in play, by what is printed."""
    if record.type == "Ally":
        words = len(record.powers) + len(record.triggers) + len(record.continuous) + len(record.keywords)
        return 0.9 * record.atk + 0.6 * record.health + 0.6 * words
    return float(record.cost)


def value_of(table: Table, number: int) -> float:
    """What something in play is worth now."""
    permanent = table.permanents[number]
    if permanent.record.type != "Ally":
        return printed_value(permanent.record)
    words = len(permanent.record.powers) + len(permanent.record.continuous) + len(keywords_of(table, number))
    return 0.9 * atk_of(table, number) + 0.6 * health_left(table, number) + 0.6 * words


def harm(table: Table, number: int, amount: int) -> float:
    """What damage to a character costs its player: more the less health is left, all of it if it is fatal."""
    left = health_left(table, number)
    if amount <= 0 or left <= 0:
        return 0.0
    if table.permanents[number].record.type == "Hero":
        return WIN if amount >= left else amount * (0.55 + 4.0 / left)
    value = value_of(table, number)
    return value if amount >= left else 0.45 * value * amount / left


def relief(table: Table, number: int, amount: int) -> float:
    """What healing a character is worth to its player."""
    healed = min(amount, table.permanents[number].damage)
    return 0.45 * healed if table.permanents[number].record.type == "Hero" else 0.5 * healed


def effects_value(
    table: Table, seat: int, effects: Iterable[Effect], targets: tuple[int, ...], x: int = 0, host: int = 0
) -> float:
    """What effects do for a seat with these targets."""
    return sum(_effect_value(table, seat, effect, targets or ((host,) if host else ()), x) for effect in effects)


def _effect_value(table: Table, seat: int, effect: Effect, targets: tuple[int, ...], x: int) -> float:
    there = tuple(target for target in targets if target in table.permanents)
    sign = {one: -1.0 if table.permanents[one].seat == seat else 1.0 for one in there}
    match effect:
        case e.DealDamage(amount=amount, to=to):
            dealt = x if amount == "X" else int(amount)
            hit = _hit(table, seat, to, there)
            return sum((-1.0 if table.permanents[one].seat == seat else 1.0) * harm(table, one, dealt) for one in hit)
        case e.DealWeaponDamage():
            weapons = [one for one in table.permanents.values() if one.seat == seat and one.record.slot == effect.slot]
            atk = max((atk_of(table, one.id) for one in weapons), default=0)
            return sum(sign[one] * harm(table, one, atk) for one in there)
        case e.Heal(amount=amount, to=to):
            healed = [hero_of(table, seat).id] if to == "own hero" else there
            return sum(-sign.get(one, -1.0) * relief(table, one, amount or 0) for one in healed)
        case e.Destroy():
            return sum(sign[one] * value_of(table, one) for one in there)
        case e.ReturnToHand():
            return sum(sign[one] * (0.7 * value_of(table, one) - CARD) for one in there)
        case e.Interrupt():
            links = [link for link in (link_by_id(table, target) for target in targets) if link is not None]
            return sum((1.0 if link.seat != seat else -5.0) * link.record.cost for link in links)
        case e.Exhaust() | e.ForbidAttack():
            return sum(sign[one] * (0.0 if table.permanents[one].exhausted else 1.2) for one in there)
        case e.Ready():
            return sum(-sign[one] * (1.0 if table.permanents[one].exhausted else 0.0) for one in there)
        case e.Strengthen(atk=atk):
            return sum(-sign[one] * 0.5 * atk for one in there)
        case e.DrawCards(cards=cards):
            return CARD * cards if len(table.players[seat].deck) > cards else -WIN
        case e.DiscardCards():
            return CARD if table.players[1 - seat].hand else -1.0
        case e.TakeBack() | e.PutIntoPlay():
            kept = 0.4 if isinstance(effect, e.TakeBack) else 0.9
            return sum(kept * printed_value(record_of_card(table, card)) for card in targets if card in table.cards)
        case e.MakeTokens(count=count):
            return 1.4 * count
        case e.ReadyWeapon() | e.ReadyResources() | e.PreventNext() | e.GiveKeyword() | e.LookAtTop():
            return 0.2
    return 1.0


def _hit(table: Table, seat: int, to: str, there: tuple[int, ...]) -> tuple[int, ...]:
    """Whom damage hits."""
    if to == "opposing allies":
        return tuple(one.id for one in allies_of(table, 1 - seat))
    if to == "opposing characters":
        return tuple(one.id for one in characters_of(table, 1 - seat))
    return there


def trigger_effects(link: Link) -> tuple[Effect, ...]:
    """What a waiting or offered trigger does."""
    return link.record.triggers[link.index].effects
