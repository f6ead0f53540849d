"""Windows: when seats may play Crawler cards, use Permanents, commit Adventurers and bribe; and why not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.remembered import remembered
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler import card_effects, stats
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.cards.effects import Effect, Stamina
from game.rules.crawler.cards.records import CrawlerRecord
from game.rules.crawler.cards.terms import AttackLine
from game.rules.crawler.cards.traits import Flight, Greedy, MostAttackers, Spook
from game.rules.crawler.resources import cost_of, lacking, occupying, pool
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Bribe, Commit, PlayCard, UseCard
from game.rules.crawler.state.steps import CardEffects, Window
from game.rules.crawler.state.table import (
    CrawlerCard,
    Row,
    StruggleKind,
    Table,
    adventurer_by_id,
    crawler_record,
    dungeon_card_by_id,
    name_of,
    played_by_id,
)
from game.rules.crawler.struggles import attacking

_Draft = Draft[Table, Step]

#: The row that a card lies in, by how long it stays.
ROWS: dict[str, Row] = {"encounter": "response", "permanent": "permanent", "assigned": "assigned"}
#: Dungeon cards that say that they are Greedy.
_GREEDY = frozenset(
    card.key for card in DUNGEON_CARDS.values() if any(isinstance(trait, Greedy) for trait in card.traits)
)
_NOT_AN_ANSWER = Refusal("not_an_answer", "crawler/playing", ELSE_ASKED)


# Windows


def take_window(draft: _Draft, step: Window) -> None:
    """Ask the next seat, if it can do anything; when none is left the struggle is resolved."""
    # rule: crawler/players
    if not step.seats:
        return
    if step.seats[0] not in stats.leading(draft.table):
        # An Adventurer may have died while the others acted.
        draft.push(Window(step.seats[1:], step.prompt))
        return
    if actions(draft.table, step):
        draft.ask(step, step.seats[0], "act", step.prompt, _about(draft.table))
    else:
        draft.push(Window(step.seats[1:], step.prompt))


def _about(table: Table) -> tuple[int, ...]:
    """Return the cards that the struggle is against."""
    if table.struggle is None or table.struggle.kind == "attack":
        return ()
    return attacking(table)


def window_choices(table: Table, step: Window) -> tuple[Command, ...]:
    return (*actions(table, step), Done())


@remembered
def actions(table: Table, step: Window) -> tuple[Command, ...]:
    """Return all that the seat that is next may do. Each of it is legal."""
    return tuple(one for one in _worth_asking(table, step.seats[0]) if why_not_in_window(table, step, one) is None)


def _worth_asking(table: Table, seat: int) -> Iterator[Command]:
    """Yield all that a seat could do, legal or not: what cannot be paid for is left out at once."""
    if table.struggle is not None:
        yield from (Commit(one.id) for one in table.party if one.seat == seat)
    for card in table.hand:
        record = crawler_record(table, card)
        if not lacking(table, record):
            yield PlayCard(card)
            if record.boost is not None:
                yield PlayCard(card, boosted=True)
    yield from (UseCard(card.id) for card in table.played if card.record.spend or card.record.uses)
    greedy = [
        card.id
        for card in table.encounter
        if card.key in _GREEDY and stats.trait_of(table, card.id, Greedy) is not None
    ]
    yield from (Bribe(character, card) for character in greedy for card in table.hand)


def why_not_in_window(table: Table, step: Window, command: Command) -> Refusal | None:
    """Return why a seat may not do something in a window."""
    if isinstance(command, Done):
        return None
    if isinstance(command, Commit):
        return why_no_commit(table, step.seats[0], command.adventurer)
    if isinstance(command, PlayCard):
        return why_no_play(table, command.card, boosted=command.boosted)
    if isinstance(command, UseCard):
        return why_no_use(table, command.card)
    if isinstance(command, Bribe):
        return why_no_bribe(table, command.character, command.card)
    return _NOT_AN_ANSWER


def act_in_window(draft: _Draft, step: Window, command: Command) -> None:
    """Carry out what a seat does; after anything but Done it goes on."""
    if isinstance(command, Done):
        draft.push(Window(step.seats[1:], step.prompt))
        return
    if isinstance(command, Commit):
        draft.happen(ev.AdventurerCommitted(command.adventurer))
        draft.push(step)
    elif isinstance(command, PlayCard):
        _play(draft, command, step.seats[0])
        draft.push(CardEffects(command.card, step.seats[0]), step)
    elif isinstance(command, UseCard):
        _use(draft, command.card, step.seats[0])
        draft.push(CardEffects(command.card, step.seats[0]), step)
    elif isinstance(command, Bribe):
        # rule: crawler/greedy
        draft.happen(cev.CardDiscarded(command.card, "bribe", command.character))
        draft.happen(cev.DungeonCardLeft(command.character, "grave", "bribe"))
        draft.push(step)


# Adventurers


def why_no_commit(table: Table, seat: int, number: int) -> Refusal | None:
    """Return why a seat may not Activate an Adventurer for the struggle at hand."""
    # rule: crawler/activate
    adventurer = adventurer_by_id(table, number)
    if adventurer is None:
        return Refusal("no_adventurer", "crawler/activate", "Choose a living Adventurer.")
    name = adventurer.record.name
    if adventurer.seat != seat:
        return Refusal("not_led", "crawler/players", f"Another player leads {name}.", (number,))
    struggle = table.struggle
    if struggle is None:
        return Refusal("no_struggle", "crawler/activate", "Nothing is attacked or defended now.", (number,))
    if stats.is_locked(table, number):
        return Refusal("locked", "crawler/lock", f"{name} is Locked.", (number,))
    is_attack = struggle.kind == "attack"
    if adventurer.attacked if is_attack else adventurer.defended:
        what, gives = ("attacked", "Power") if is_attack else ("defended", "Stamina")
        text = f"{name} has {what} in this round already."
        if number in struggle.adventurers:
            text = f"{name} is committed already: it gives its {gives} once a round."
        return Refusal("once_a_round", "crawler/one_use", text, (number,))
    if adventurer.activated:
        return Refusal("activated", "crawler/activate", f"{name} is Activated.", (number,))
    if is_attack:
        return _why_no_attacker(table, number)
    if not attacking(table):
        return Refusal("no_attackers", "crawler/retaliation", "Nothing attacks the party now.", (number,))
    return None


def _why_no_attacker(table: Table, number: int) -> Refusal | None:
    """Return why one more may not attack where few may: those with Flight are not counted."""
    # rule: crawler/terrain
    if table.struggle is None or stats.adventurer_has(table, number, Flight):
        return None
    counted = [one for one in table.struggle.adventurers if not stats.adventurer_has(table, one, Flight)]
    for card, trait in stats.traits_in_force(table, MostAttackers):
        if len(counted) >= trait.adventurers:
            text = f"{card.record.name}: no more than {trait.adventurers} Adventurers may attack."
            return Refusal("too_many", "crawler/terrain", text, (card.id, number))
    return None


# Cards


def box_of(record: CrawlerRecord, *, boosted: bool) -> tuple[Effect, ...]:
    """Return the effects of a card's first or second box."""
    return record.boost.effects if boosted and record.boost is not None else record.effects


def why_no_play(table: Table, card: int, *, boosted: bool = False) -> Refusal | None:
    """Return why a card of the hand cannot be brought into play now, with this box."""
    if card not in table.hand:
        return Refusal("not_in_hand", "crawler/playing", "Choose a card in your hand.")
    record = crawler_record(table, card)
    return (
        _why_barred(table, record, card)
        or (_why_no_boost(table, record, card) if boosted else None)
        or _why_not_paid(table, record, card)
        or _why_not_now(table, record, card, box_of(record, boosted=boosted))
        or card_effects.why_no_effect(table, card, box_of(record, boosted=boosted))
    )


def _why_barred(table: Table, record: CrawlerRecord, card: int) -> Refusal | None:
    if stats.is_barred(table, record.type):
        # rule: crawler/cannot_use
        return Refusal("barred", "crawler/cannot_use", f"{record.type} cards cannot be used now.", (card,))
    if record.alignments and not stats.has_active_alignment(table, record.alignments):
        wanted = " or ".join(record.alignments)
        text = f"{record.name} needs an Active Adventurer that is {wanted}."
        return Refusal("no_alignment", "crawler/alignment", text, (card,))
    return None


def _why_no_boost(table: Table, record: CrawlerRecord, card: int) -> Refusal | None:
    # rule: crawler/boost
    if record.boost is None:
        return Refusal("no_boost", "crawler/boost", f"{record.name} has one box only.", (card,))
    for spooking, _ in stats.traits_in_force(table, Spook):
        text = f"{spooking.record.name}: no Boost can be used."
        return Refusal("spooked", "crawler/spook", text, (card, spooking.id))
    if not stats.has_active_class(table, record.boost.classes):
        text = f"The Boost needs an Active {' or '.join(record.boost.classes)}."
        return Refusal("no_class", "crawler/boost", text, (card,))
    return None


def _why_not_paid(table: Table, record: CrawlerRecord, card: int) -> Refusal | None:
    """Return which pool lacks how much, and what occupies it."""
    # rule: crawler/resources
    lack = lacking(table, record)
    if not lack:
        return None
    text = f"{record.name} costs {cost_of(table, record)} {record.type}; the pool is {pool(table, record.type)}"
    holding = occupying(table, record.type)
    held = ", ".join(f"{one.record.name} {cost_of(table, one.record)}" for one in holding)
    text += f", less {held}: {lack} short." if held else f": {lack} short."
    return Refusal("unpaid", "crawler/resources", text, (card, *(one.id for one in holding)))


def _why_not_now(table: Table, record: CrawlerRecord, card: int, box: tuple[Effect, ...]) -> Refusal | None:
    """Return why a box serves nothing now: Power is for the Adventurers' attack alone, Stamina for a defence; a
    Permanent's wait until it is used."""
    # rule: crawler/one_use
    # What else a card does can be had at any time.
    if record.stay != "encounter" or card_effects.does_more(box):
        return None
    return _why_no_part(table, record, card, box)


def _why_no_part(table: Table, record: CrawlerRecord, card: int, box: tuple[Effect, ...]) -> Refusal | None:
    if _serves_now(table, box):
        return None
    if any(isinstance(effect, AttackLine) for effect in box):
        return Refusal("no_attack", "crawler/attack", f"{record.name} is for the Adventurers' attack.", (card,))
    if any(isinstance(effect, Stamina) for effect in box):
        is_defence = table.struggle is not None and table.struggle.kind != "attack"
        text = f"{record.name} is for a defence{', and nothing attacks the party now' if is_defence else ''}."
        return Refusal("no_defence", "crawler/retaliation", text, (card,))
    return None


def serves_struggle(box: Iterable[Effect], kind: StruggleKind) -> bool:
    """Return whether a box gives Power to the Adventurers' attack, or Stamina to a defence."""
    # rule: crawler/one_use
    given = AttackLine if kind == "attack" else Stamina
    return any(isinstance(effect, given) for effect in box)


def _serves_now(table: Table, box: Iterable[Effect]) -> bool:
    """Return whether a box would be committed to the struggle at hand."""
    struggle = table.struggle
    if struggle is None or not serves_struggle(box, struggle.kind):
        return False
    return struggle.kind == "attack" or bool(attacking(table))


def _play(draft: _Draft, command: PlayCard, seat: int) -> None:
    """Lay the card in its row; if it serves the struggle at hand it is committed to it."""
    table = draft.table
    record = crawler_record(table, command.card)
    row = ROWS[record.stay]
    card = CrawlerCard(command.card, record.key, row, table.round.number, command.boosted)
    draft.happen(cev.CrawlerCardPlayed(card, seat))
    if row == "response" and _serves_now(table, box_of(record, boosted=command.boosted)):
        draft.happen(cev.CrawlerCardCommitted(command.card))


# Permanents


def why_no_use(table: Table, number: int) -> Refusal | None:
    """Return why the ability of a Permanent cannot be used now."""
    # rule: crawler/permanent
    card = played_by_id(table, number)
    if card is None or not (card.record.spend or card.record.uses):
        return Refusal("no_ability", "crawler/permanent", "Choose a Permanent in play that can be used.", (number,))
    if card.exhausted:
        return Refusal("spent", "crawler/permanent", f"{card.record.name} is Spent.", (number,))
    if stats.is_barred(table, card.record.type):
        # rule: crawler/cannot_use
        text = f"{card.record.type} cards cannot be used now."
        return Refusal("barred", "crawler/cannot_use", text, (number,))
    return _why_no_part(table, card.record, number, card.record.effects) or card_effects.why_no_effect(
        table, number, card.record.effects
    )


def _use(draft: _Draft, number: int, seat: int) -> None:
    """Use a card in play. A Spent card gives what it has once, and leaves at removal, as does one used up."""
    card = played_by_id(draft.table, number)
    assert card is not None
    spent = card.spent + 1
    draft.happen(cev.CrawlerCardUsed(number, spent, card.record.spend or spent >= card.record.uses, seat))
    if _serves_now(draft.table, card.record.effects):
        draft.happen(cev.CrawlerCardCommitted(number))


# Greedy


def why_no_bribe(table: Table, character: int, card: int) -> Refusal | None:
    """Return why a card of the hand does not buy a Character off."""
    # rule: crawler/greedy
    found = dungeon_card_by_id(table, character)
    trait = stats.trait_of(table, character, Greedy)
    if found is None or trait is None or stats.is_slain(found):
        return Refusal("not_greedy", "crawler/greedy", "Choose a Greedy card of the Encounter.", (character,))
    if card not in table.hand:
        return Refusal("not_in_hand", "crawler/greedy", "Choose a card in your hand.")
    if crawler_record(table, card).cost < trait.cost:
        text = f"{found.record.name} wants a card of Cost {trait.cost} or more; {name_of(table, card)} costs less."
        return Refusal("too_cheap", "crawler/greedy", text, (character, card))
    return None


STEPS: dict[type[Step], Chapter] = {
    s.Window: Chapter(take_window, window_choices, why_not_in_window, act_in_window, doubtful=())
}
