"""What each effect does as it resolves. ``effect_rows.py`` says which function carries out which effect."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.effects import DamageType, Keyword, Until, Whom
from game.rules.heroes.damage import deal, heal
from game.rules.heroes.hands_and_decks import draw
from game.rules.heroes.links import effects_of
from game.rules.heroes.state import steps
from game.rules.heroes.state.commands import Choose
from game.rules.heroes.state.steps import ChooseWeapon, Discarding, LookingAtTop, Packet, Searching, TakingShown
from game.rules.heroes.state.table import (
    Link,
    Modifier,
    Permanent,
    Shield,
    Table,
    allies_of,
    characters_of,
    link_by_id,
    party,
)
from game.rules.heroes.state_check import destroy, leave
from game.rules.heroes.stats import atk_of
from game.rules.heroes.triggers import note

_Draft = Draft[Table, Step]


def concerned(table: Table, link: Link, to: Whom) -> tuple[int, ...]:
    """Return who in play an effect of a link is for, in the order of play."""
    if to == "target":
        return tuple(target for target in link.targets if target in table.permanents)
    if to == "host":
        return (link.host,) if link.host in table.permanents else ()
    if to == "this":
        return (link.source,) if link.source in table.permanents else ()
    if to == "own hero":
        return (table.players[link.seat].hero,)
    if to == "own weapons":
        return tuple(one.id for one in party(table, link.seat) if one.record.type == "Weapon")
    if to == "opposing characters":
        return tuple(one.id for one in characters_of(table, 1 - link.seat))
    return tuple(one.id for one in allies_of(table, link.seat if to == "own allies" else 1 - link.seat))


# Damage


def _packets(table: Table, link: Link, damage: tuple[int, DamageType], to: Whom) -> tuple[Packet, ...]:
    # rule: heroes/packets
    amount, damage_type = damage
    source = link.source if link.record.type == "Ally" else table.players[link.seat].hero
    return tuple(
        Packet(source, target, amount, damage_type, link.seat, by=link.key) for target in concerned(table, link, to)
    )


def deal_damage(draft: _Draft, link: Link, effect: e.DealDamage) -> None:
    deal(draft, *packets_of_effect(draft.table, link, effect))


def packets_of_effect(table: Table, link: Link, effect: e.DealDamage) -> tuple[Packet, ...]:
    """Return the damage that an effect of a link deals, before anything raises or prevents it."""
    amount = link.x if effect.amount == "X" else effect.amount
    packets = _packets(table, link, (amount, effect.damage), effect.to)
    return packets if effect.preventable else tuple(replace(packet, preventable=False) for packet in packets)


def deal_weapon_damage(draft: _Draft, link: Link, effect: e.DealWeaponDamage) -> None:
    """Choose a weapon whose ATK is the damage."""
    weapons = _weapons(draft.table, link.seat, effect.slot)
    if weapons:
        draft.push(ChooseWeapon(link, effects_of(link).index(effect), weapons))


def _weapons(table: Table, seat: int, slot: str = "") -> tuple[int, ...]:
    return tuple(one.id for one in party(table, seat) if one.record.type == "Weapon" and slot in ("", one.record.slot))


def why_not_weapon(table: Table, step: ChooseWeapon, command: Command) -> Refusal | None:
    """Return why that weapon cannot be chosen, or None."""
    if isinstance(command, Choose) and command.permanent in step.weapons:
        return None
    return Refusal("not_an_answer", "heroes/resolving", "One of these weapons is to be chosen.", step.weapons)


def answer_choose_weapon(draft: _Draft, step: ChooseWeapon, command: Choose) -> None:
    effect = effects_of(step.link)[step.index]
    if isinstance(effect, e.DealWeaponDamage):
        amount = atk_of(draft.table, command.permanent)
        deal(draft, *_packets(draft.table, step.link, (amount, effect.damage), effect.to))
    else:
        draft.happen(ev.Readied((command.permanent,), "effect"))


def heal_damage(draft: _Draft, link: Link, effect: e.Heal) -> None:
    """Remove damage from each of them."""
    amount = link.amount if effect.amount is None else effect.amount
    for target in concerned(draft.table, link, effect.to):
        heal(draft, target, amount)


# Ready and exhausted


def exhaust(draft: _Draft, link: Link, effect: e.Exhaust) -> None:
    """Exhaust those that are ready."""
    # rule: heroes/exhausting
    table = draft.table
    ready = tuple(one for one in concerned(table, link, effect.to) if not table.permanents[one].exhausted)
    if ready:
        draft.happen(ev.Exhausted(ready, "effect"))


def make_ready(draft: _Draft, link: Link, effect: e.Ready) -> None:
    """Ready those that are exhausted."""
    # rule: heroes/exhausting
    table = draft.table
    exhausted = tuple(one for one in concerned(table, link, effect.to) if table.permanents[one].exhausted)
    if exhausted:
        draft.happen(ev.Readied(exhausted, "effect"))


def ready_weapon(draft: _Draft, link: Link, effect: e.ReadyWeapon) -> None:
    """Ready the weapon that triggered it, or an exhausted one that is chosen."""
    table = draft.table
    weapons = tuple(one for one in _weapons(table, link.seat) if table.permanents[one].exhausted)
    if effect.that:
        weapons = tuple(one for one in weapons if one == link.weapon)
    if weapons:
        draft.push(ChooseWeapon(link, effects_of(link).index(effect), weapons))


def ready_resources(draft: _Draft, link: Link, effect: e.ReadyResources) -> None:
    """Ready as many resources as there are, open quests last."""
    # rule: heroes/paying
    row = draft.table.players[link.seat].resources
    places = [place for place, one in enumerate(row) if one.exhausted]
    places.sort(key=lambda place: (row[place].face_up, row[place].completed))
    if places:
        draft.happen(cev.ResourcesReadied(link.seat, tuple(sorted(places[: effect.count]))))


# Cards


def draw_cards(draft: _Draft, link: Link, effect: e.DrawCards) -> None:
    draw(draft, link.seat, effect.cards, "card")


def discard_cards(draft: _Draft, link: Link, effect: e.DiscardCards) -> None:
    """Let the targeted player discard."""
    for seat in link.targets:
        draft.push(Discarding(seat, effect.cards, "effect"))


def return_to_hand(draft: _Draft, link: Link, effect: e.ReturnToHand) -> None:
    cause = ev.Removal("effect", link.key)
    leave(draft, "returned", dict.fromkeys(concerned(draft.table, link, "target"), cause))


def destroy_targets(draft: _Draft, link: Link, effect: e.Destroy) -> None:
    table = draft.table
    there = (table.permanents[one] for one in concerned(table, link, "target"))
    destroy(draft, ev.Removal("effect", link.key), *there)


def interrupt(draft: _Draft, link: Link, effect: e.Interrupt) -> None:
    """Take each off the chain without effect; a card goes to its owner's graveyard."""
    # rule: heroes/interrupting
    for target in link.targets:
        if link_by_id(draft.table, target) is not None:
            draft.happen(cev.LinkLeft(target, "interrupted"))


def take_back(draft: _Draft, link: Link, effect: e.TakeBack) -> None:
    """Move cards from the graveyard to the hand."""
    for card in link.targets:
        draft.happen(cev.CardTakenBack(link.seat, card, card))


def put_into_play(draft: _Draft, link: Link, effect: e.PutIntoPlay) -> None:
    """Put cards into play from the graveyard."""
    # rule: heroes/new_objects
    table = draft.table
    for card in link.targets:
        number, key = draft.new_id(), table.cards[card].key
        permanent = Permanent(number, key, link.seat, card, exhausted=True, since=table.turn.number)
        draft.happen(ev.PermanentEntered(permanent, "graveyard"))
        note(draft, "enters", (permanent,))


def make_tokens(draft: _Draft, link: Link, effect: e.MakeTokens) -> None:
    # rule: heroes/tokens
    since = draft.table.turn.number
    tokens = [Permanent(draft.new_id(), effect.key, link.seat, since=since) for _ in range(effect.count)]
    draft.happen(*(ev.PermanentEntered(token, "token") for token in tokens))
    note(draft, "enters", tokens)


def search_deck(draft: _Draft, link: Link, effect: e.SearchDeck) -> None:
    """Let the player look through the deck."""
    draft.push(Searching(link.seat, effect.tag))


def reveal_top(draft: _Draft, link: Link, effect: e.RevealTop) -> None:
    deck = draft.table.players[link.seat].deck
    shown = deck[max(0, len(deck) - effect.cards) :]
    if shown:
        draft.happen(cev.TopShown(link.seat, shown))
        draft.push(TakingShown(link.seat, len(shown)))


def look_at_top(draft: _Draft, link: Link, effect: e.LookAtTop) -> None:
    """Let the player look at the top card."""
    deck = draft.table.players[link.seat].deck
    if deck:
        draft.happen(cev.TopLookedAt(link.seat, deck[-1:]))
        draft.push(LookingAtTop(link.seat))


def extra_turn(draft: _Draft, link: Link, effect: e.ExtraTurn) -> None:
    # rule: heroes/extra_turns
    draft.happen(ev.ExtraTurnAdded(link.seat))


# For a while


def _modify(
    draft: _Draft, link: Link, on: tuple[int, ...], until: Until, atk: int = 0, keyword: Keyword | None = None
) -> None:
    # rule: heroes/durations
    turn, number = draft.table.turn.number, draft.new_id()
    if on:
        draft.happen(ev.Modified(Modifier(number, on, until, link.seat, turn, atk, keyword)))


def strengthen(draft: _Draft, link: Link, effect: e.Strengthen) -> None:
    """Raise or lower the ATK of each."""
    table = draft.table
    on = concerned(table, link, effect.to)
    if effect.slot:
        on = tuple(one for one in on if table.permanents[one].record.slot == effect.slot)
    _modify(draft, link, on, effect.until, atk=effect.atk)


def give_keyword(draft: _Draft, link: Link, effect: e.GiveKeyword) -> None:
    _modify(draft, link, concerned(draft.table, link, effect.to), effect.until, keyword=effect.keyword)


def forbid_attack(draft: _Draft, link: Link, effect: e.ForbidAttack) -> None:
    # rule: heroes/cannot_attack
    table = draft.table
    for target in concerned(table, link, "target"):
        seat = table.permanents[target].seat
        modifier = Modifier(draft.new_id(), (target,), effect.until, seat, table.turn.number, no_attack=True)
        draft.happen(ev.Modified(modifier))


def prevent_next(draft: _Draft, link: Link, effect: e.PreventNext) -> None:
    """Give each a shield."""
    # rule: heroes/shields
    for target in concerned(draft.table, link, effect.to):
        draft.happen(ev.ShieldRaised(Shield(draft.new_id(), target, effect.amount)))


#: The steps of this chapter.
STEPS = {
    steps.ChooseWeapon: Chapter(
        lambda draft, step: draft.ask(step, step.link.seat, "pick", "choose_weapon", step.weapons),
        lambda table, step: (Choose(weapon) for weapon in step.weapons),
        why_not_weapon,
        answer_choose_weapon,
        (),
    )
}
