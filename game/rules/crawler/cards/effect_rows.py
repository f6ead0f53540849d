"""What Crawler cards do, one row per effect: how it reads, and where it is counted if it is not carried out.

A test compares the rows with all effects, so that none lacks its words; what is carried out as a card is
played stands in ``effect_targets.AIMED`` or in ``card_effects.CARRIED_OUT``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.core.words import an
from game.rules.crawler.cards import effects as e
from game.rules.crawler.cards.effects import Effect
from game.rules.crawler.cards.phrases import afflicted, amount, attack_name, crawler_cards, either
from game.rules.crawler.cards.terms import AttackLine, Burn, Pin
from game.rules.crawler.cards.trait_rows import TRAITS, trait_name


class EffectRow(msgspec.Struct, frozen=True):
    """``words`` are a sentence without its full stop. ``used_in`` is the chapter and the function that counts what is
    not carried out: Power, Stamina, and what holds as long as the card is in play."""

    words: Callable[[Any], str]
    used_in: str = ""


def _attack(effect: AttackLine) -> str:
    area = f"; it may wound {effect.area} Characters" if effect.area > 1 else ""
    return f"**{attack_name(effect)}**: +{effect.power} Power for your attack{area}"


def _afflicts(effect: e.AfflictsWounded) -> str:
    words = "is Pinned" if isinstance(effect.affliction, Pin) else afflicted(effect.affliction)
    return f"Each Character that it wounds {words}"


def _assign(effect: e.Assign) -> str:
    rows = [(trait, TRAITS[type(trait)]) for trait in effect.traits]
    gains = [f"**{trait_name(trait)}** ({(row.for_adventurer or row.means)(trait)})" for trait, row in rows]
    return f"Assign to an Adventurer: {' and '.join(gains)}"


def _of_cost(cost: int | None) -> str:
    return "" if cost is None else f" of Cost {cost} or less"


def _activate(effect: e.ActivateCharacter) -> str:
    locks = f"; it gets {amount(effect.locks, 'Lock token')}" if effect.locks else ""
    return f"Activate a Character{_of_cost(effect.cost)}{locks}"


def _remove(effect: e.RemoveFromPlay) -> str:
    what = f"{an(effect.card_type)}{_of_cost(effect.cost)}"
    if effect.restock:
        return f"Restock {what} in play: it is reshuffled into its deck"
    # rule: crawler/remove_from_play
    yet = " that has not attacked; what it did as it came into play stays done" if effect.card_type == "Trap" else ""
    return f"Remove from play {what}{yet}"


def _plainly(words: str) -> Callable[[Any], str]:
    return lambda effect: words


EFFECTS: dict[type[Effect], EffectRow] = {
    AttackLine: EffectRow(_attack, "struggles._attack_lines"),
    e.AfflictsWounded: EffectRow(_afflicts, "wounds.afflictions_of_attack"),
    e.IgnoresTraits: EffectRow(lambda x: f"Ignore {either(x.traits, 'and')} in this attack", "stats._ignored_now"),
    e.Stamina: EffectRow(
        lambda x: f"+{x.stamina} Stamina{' for each attacker' if x.per_attacker else ''} ({', '.join(x.types)})",
        "struggles.stamina_of_card",
    ),
    e.MoreStamina: EffectRow(
        lambda x: f"+{x.stamina} more with an Active {x.alignment} Adventurer", "struggles.stamina_of_card"
    ),
    e.Heal: EffectRow(
        lambda x: f"Remove {amount(x.wounds, 'Wound')}{' and all Poison tokens' if x.poison else ''} from an Adventurer"
    ),
    e.ResetAdventurers: EffectRow(
        lambda x: f"Reset {amount(x.adventurers, 'Adventurer')}; a Locked one loses 1 Lock token instead"
    ),
    e.RemoveLocks: EffectRow(_plainly("Remove all Lock tokens from an Adventurer")),
    e.ChoosePrimaryTarget: EffectRow(_plainly("You may choose the Primary Target for this round")),
    e.RearrangeMarchingOrder: EffectRow(_plainly("Rearrange the Marching Order")),
    e.Assign: EffectRow(_assign),
    e.ActivateCharacter: EffectRow(_activate),
    e.IgnoreAttributes: EffectRow(_plainly("Ignore all attributes of a Character until it leaves play")),
    e.RemoveFromPlay: EffectRow(_remove),
    e.WoundAfterWin: EffectRow(
        lambda x: (
            f"**Condition**: if you won Adventurers Attack in this round, {amount(x.wounds, 'Wound')} "
            f"({', '.join(x.damage)}) for a legal target that it did not wound"
        )
    ),
    e.Weaken: EffectRow(
        lambda x: f"Each attacking Character that is not {x.spares} has -{x.power} Power in this round",
        "power._weakened",
    ),
    e.Embolden: EffectRow(lambda x: f"Each Character has +{x.power} Power and is {x.word} in this round"),
    e.Draw: EffectRow(lambda x: f"Draw {crawler_cards(x.cards)}"),
    e.HandLimit: EffectRow(lambda x: f"Your Hand Limit is {x.limit}", "stats.hand_limit"),
    e.RearrangeDungeon: EffectRow(
        lambda x: (
            f"Rearrange the top {amount(x.cards, 'card')} of the Dungeon deck: each goes on top or to the bottom; "
            f"{x.cards + x.more} with an Active {x.alignment} Adventurer"
        )
    ),
    e.SearchDeck: EffectRow(lambda x: f"Search the Crawler deck for {amount(x.cards, 'card')} of your choice"),
    Burn: EffectRow(lambda x: f"Burn {crawler_cards(x.cards)}"),
}


def effect_text(effect: Effect) -> str:
    """Return what an effect does, as a sentence without its full stop."""
    return EFFECTS[type(effect)].words(effect)


def effects_text(effects: tuple[Effect, ...]) -> str:
    return " ".join(f"{effect_text(effect)}." for effect in effects)
