"""A spell's way from the hand to the graveyard: playing it, countering it, its effects, and what these trigger."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.state import Step
from game.rules.arena.asking import AnyDraft
from game.rules.arena.cards import effects as ef
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.cards.traits import Rebirth
from game.rules.arena.drawing import knows
from game.rules.arena.effect_table import SORCERY_ROWS
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import steps as s
from game.rules.arena.state.commands import PlaySpell
from game.rules.arena.state.steps import Cast, HiddenTrigger, Place
from game.rules.arena.state.table import armies_of, figures_in, figures_of, record_of
from game.rules.arena.state.targets import OnArmy
from game.rules.arena.stats import planeswalker_of, trait_of


class Resolve(Step, frozen=True):
    """The card being played takes effect, unless it was countered."""


class EndSpell(Step, frozen=True):
    """The sorcery goes to the graveyard, and its triggers happen."""

    seat: int


def play(draft: AnyDraft, seat: int, command: PlaySpell) -> None:
    """Play a card; it can be countered before it takes effect."""
    # rule: arena/countering
    record = record_of(draft.table, command.card)
    down = record.kind == "hidden"
    key = "" if down else record.key
    draft.happen(ce.SpellPlayed(seat, command.card, key, command.target, knows(draft.table, seat)))
    moment: ef.Moment = "sorcery" if record.kind == "sorcery" else "enchantment"
    draft.push(HiddenTrigger(moment), Resolve())


def take_resolve(draft: AnyDraft, step: Resolve) -> None:
    """Put an enchantment on its army card, or begin with the effects of a sorcery."""
    playing = draft.table.playing
    if playing is None:
        return
    record = record_of(draft.table, playing.card)
    seat = playing.seat
    if record.kind == "sorcery":
        draft.push(Cast(seat, record.key, playing.target), EndSpell(seat))
        return
    assert isinstance(playing.target, OnArmy)
    down = record.kind == "hidden"
    draft.happen(ce.Enchanted(seat, playing.card, playing.target.army, down, knows(draft.table, seat)))


def take_cast(draft: AnyDraft, step: Cast) -> None:
    """Carry out the next effect of the sorcery."""
    effects = SPELL_CARDS[step.key].effects
    if step.at < len(effects):
        effect = effects[step.at]
        draft.push(replace(step, at=step.at + 1))
        SORCERY_ROWS[type(effect)].resolve(draft, step, effect)


def take_end_spell(draft: AnyDraft, step: EndSpell) -> None:
    """Put the card into the graveyard; Phoenixes may rise."""
    playing = draft.table.playing
    assert playing is not None
    draft.happen(ce.SpellBuried(step.seat, playing.card))
    # rule: arena/rebirth - once a sorcery, however many army cards of Phoenixes there are.
    for army in armies_of(draft.table, step.seat):
        fallen = figures_in(draft.table, army.id, "graveyard")
        if trait_of(ARMY_CARDS[army.key], Rebirth) is None or not fallen:
            continue
        walker = planeswalker_of(draft.table, step.seat)
        near = [one.id for kin in armies_of(draft.table, step.seat) if kin.key == army.key
                for one in figures_of(draft.table, kin.id)]  # fmt: skip
        if walker is not None:
            near.append(walker.id)
        draft.push(Place(step.seat, (fallen[0].id,), tuple(near), 0, "raised", optional=True))
        return


STEPS: dict[type[Step], Chapter] = {
    s.Cast: Chapter(take_cast),
    Resolve: Chapter(take_resolve),
    EndSpell: Chapter(take_end_spell),
}
