"""The steps of Crawler: what is still to be carried out, with all that it needs to know.

Each step's chapter is named beside it in ``chapters.py``.
"""

from __future__ import annotations

from game.core.state import Step
from game.rules.crawler.cards.terms import Affliction, DamageType

# The match and its rounds


class BeginMatch(Step, frozen=True):
    """Shuffle both decks and draw the first hand."""


class OfferRedraw(Step, frozen=True):
    """The party may draw another first hand, once."""


class BeginRound(Step, frozen=True):
    """The next round begins."""


# Building the Encounter


class Build(Step, frozen=True):
    """Draw the next Dungeon card, until the limit is reached."""


class EndBuild(Step, frozen=True):
    """Flip the top card, unless one Busted; then the Encounter is closed."""

    busted: bool = False


class Enter(Step, frozen=True):
    """What a card does as it comes into play."""

    card: int


class DrawDungeonCards(Step, frozen=True):
    """Dungeon cards come into play one after another, whatever the limit."""

    count: int
    by: int


# Playing cards


class Respond(Step, frozen=True):
    """The party responds to the Encounter."""


class Window(Step, frozen=True):
    """These seats may in turn play cards, commit and bribe; the first one is next. ``prompt`` says what for."""

    seats: tuple[int, ...]
    prompt: str


class CardEffects(Step, frozen=True):
    """What a Crawler card does that this seat has just played or used, from the ``index``th of its effects on."""

    card: int
    seat: int
    index: int = 0


class ChooseTarget(Step, frozen=True):
    """The ``index``th effect of a Crawler card is aimed; it has happened to those that are ``chosen``."""

    card: int
    seat: int
    index: int
    chosen: tuple[int, ...] = ()


class ArrangeParty(Step, frozen=True):
    """The party takes another Marching Order: those that are ``placed`` already, from the front on."""

    card: int
    seat: int
    placed: tuple[int, ...] = ()


class ArrangeDeck(Step, frozen=True):
    """Looked-at cards are put on ``top`` of the Dungeon deck (last topmost) and to its ``bottom`` (first lowest)."""

    card: int
    seat: int
    top: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()


class SearchForCard(Step, frozen=True):
    """The Crawler deck is looked through for ``left`` more cards."""

    card: int
    seat: int
    left: int


# Combat


class Triggers(Step, frozen=True):
    """Combat triggers that were not yet carried out, in an order of the party's choice."""


class CarryOutTrigger(Step, frozen=True):
    """One combat trigger."""

    card: int


class CallSnare(Step, frozen=True):
    """Discard cards, or Activate the Primary Target."""

    card: int
    cards: int


class BeginAttack(Step, frozen=True):
    """The Adventurers may attack."""


class ResolveAttack(Step, frozen=True):
    """Power against stamina."""


class ChooseWounds(Step, frozen=True):
    """Characters are chosen for the Wounds of a won attack; ``left`` more, of those that are not ``chosen``."""

    left: int
    chosen: tuple[int, ...] = ()


class EndStruggle(Step, frozen=True):
    """What was committed is used up."""


class BeginRetaliation(Step, frozen=True):
    """The Dungeon attacks the Primary Target."""


class AimedAttack(Step, frozen=True):
    """The next card attacks that has a target of its own."""


class ResolveDefence(Step, frozen=True):
    """The Dungeon's power against the party's stamina."""


class Conditions(Step, frozen=True):
    """Win and Lose Conditions of cards are read."""


class Reward(Step, frozen=True):
    """A Quest token, then Wounds off an Adventurer of the party's choice: what a Win Condition gives."""

    card: int
    tokens: int
    wounds: int


# Wounds and afflictions


class WoundCharacter(Step, frozen=True):
    """A Character would take a Wound of these types; ``melee``: of an attack at Melee distance; ``by`` the card that
    deals it (0: the Adventurers' attack), ``combat`` as part of an attack."""

    card: int
    types: tuple[DamageType, ...]
    melee: bool = False
    combat: bool = False
    by: int = 0
    paid: tuple[str, ...] = ()


class PayForWound(Step, frozen=True):
    """The wound is prevented unless the party discards cards for the ``keyword``: ``left`` more (0: nothing was paid
    yet). ``wound`` follows when it has."""

    wound: WoundCharacter
    keyword: str
    left: int = 0


class Rampaging(Step, frozen=True):
    """A wounded Character wounds one of the Adventurers that attacked it."""

    card: int


class WoundAdventurer(Step, frozen=True):
    """An Adventurer takes a Wound. ``why`` is the kind of struggle, or a word."""

    adventurer: int
    why: str
    by: int = 0


class Afflict(Step, frozen=True):
    """A card is afflicted."""

    card: int
    affliction: Affliction
    by: int = 0


class DiscardCards(Step, frozen=True):
    """The party discards ``count`` cards of its choice, or all that it has."""

    count: int
    why: str
    by: int = 0


class BurnCards(Step, frozen=True):
    """The top cards of the Crawler deck go to its grave."""

    count: int
    by: int


class StealEquipment(Step, frozen=True):
    """A Permanent Equipment of the party's choice leaves play."""

    by: int


# The end of the Encounter


class EndLine(Step, frozen=True):
    """A line of the end of the Encounter, 1 to 10."""

    line: int


class DropCards(Step, frozen=True):
    """Unwanted cards may be dropped."""


class Reap(Step, frozen=True):
    """A Reaver's effect."""

    card: int


class SummonCards(Step, frozen=True):
    """Search the Dungeon deck for Characters and bring them into play."""

    cost: int
    character_types: tuple[str, ...]
    count: int
    by: int


class RemoveCards(Step, frozen=True):
    """Cards without permanency leave play."""


class RemoveDungeonCard(Step, frozen=True):
    """One Dungeon card is removed."""

    card: int


class Maintain(Step, frozen=True):
    """Permanents and assigned cards that the pools no longer pay for are dropped."""
